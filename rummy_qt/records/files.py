"""Atomic writing of files, safe reading, and copies of damaged files."""

from __future__ import annotations

import errno
import json
import os
import re
import stat
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Any, BinaryIO, Final

from .sentences import Fault, expect

BINARY = getattr(os, "O_BINARY", 0)
_NO_WAIT = getattr(os, "O_NONBLOCK", 0)

_DRAFT_NAME: Final = re.compile(r"\.[0-9a-f]{16}\.draft")
_OLD_DRAFT: Final = 3600.0
"""Seconds; a draft is normally renamed within one."""


class NotAFile(OSError):
    """The path is a folder, a pipe or a device."""

    def __init__(self) -> None:
        super().__init__(errno.EINVAL, "it is not a file")


def create(path: Path, data: bytes, *, lasting: bool = True) -> None:
    """Creates a new file with this content, atomically.

    ``lasting`` also syncs it to the disk. ``FileExistsError`` if the path exists; after an
    ``OSError`` no file is left.
    """
    _write(path, data, _rename_new, lasting=lasting)


def replace(path: Path, data: bytes, *, lasting: bool = True) -> None:
    """Creates or replaces a file, as ``create``; an ``OSError`` leaves the old content."""
    _write(path, data, Path.replace, lasting=lasting)


def _write(
    path: Path, data: bytes, rename: Callable[[Path, Path], object], *, lasting: bool
) -> None:
    """Writes a draft in the same folder, made if needed, then renames it."""
    with suppress(FileExistsError):  # another file; ``os.open`` raises ``NotADirectoryError``
        if not path.parent.is_dir():  # ``mkdir`` would wait for other work in the folder
            path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f".{os.urandom(8).hex()}.draft")
    fd = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL | BINARY, 0o666)
    try:
        try:
            write_all(fd, data)
            if lasting:
                os.fsync(fd)
        finally:
            os.close(fd)
        rename(draft, path)
    except OSError:
        with suppress(OSError):
            draft.unlink()
        raise
    if lasting:
        sync_folder(path.parent)


def open_regular(path: Path) -> BinaryIO:
    """Opens a file for reading; ``OSError`` if it cannot be read.

    ``NotAFile`` for a folder, and for a pipe or a device, which might never end.
    """
    if not stat.S_ISREG(path.stat().st_mode):  # opening a device may have side effects
        raise NotAFile
    fd = os.open(path, os.O_RDONLY | BINARY | _NO_WAIT)
    try:
        if not stat.S_ISREG(os.fstat(fd).st_mode):  # the file was replaced meanwhile
            raise NotAFile
        return os.fdopen(fd, "rb")
    except OSError:
        os.close(fd)
        raise


def read_regular(path: Path, largest: int) -> bytes:
    """The content of a file; ``Fault`` if it is not one or has more than ``largest`` bytes."""
    try:
        with open_regular(path) as file:
            content = file.read(largest + 1)
    except NotAFile:
        raise Fault("file_missing") from None
    expect(len(content) <= largest, "file_too_large")
    return content


def json_of(text: bytes | str) -> Any:
    """The value of a small file or message in JSON; ``ValueError`` if it is not JSON."""
    try:
        return json.loads(text)
    except RecursionError:
        raise ValueError("it is nested too deeply") from None


def keep_aside(path: Path, largest: int) -> Path | None:
    """Copies a damaged file to ``name.damaged.ext``, unless there is such a copy already.

    Returns the copy's path, or None if copying fails. Anything that is not a file, or has more
    than ``largest`` bytes, is renamed instead.
    """
    import filecmp  # rarely needed
    import shutil

    try:
        status = path.stat()
        if not stat.S_ISREG(status.st_mode) or status.st_size > largest:
            return rename_damaged(path)
        first = _damaged_name(path)
        for present in path.parent.glob(f"{first.stem}*{path.suffix}"):
            if filecmp.cmp(path, present, shallow=False):
                return present
        copy = next(free_names(first))
        shutil.copyfile(path, copy)
    except OSError:
        return None
    return copy


def rename_damaged(path: Path) -> Path | None:
    """Renames a file or folder to ``name.damaged.ext``; None if that fails."""
    try:
        return path.rename(next(free_names(_damaged_name(path))))
    except OSError:
        return None


def _damaged_name(path: Path) -> Path:
    return path.with_name(f"{path.stem}.damaged{path.suffix}")


def free_names(path: Path) -> Iterator[Path]:
    """Those of ``path``, ``name-2.ext``, ``name-3.ext``, … that do not exist."""
    for n in count(1):
        name = path if n == 1 else path.with_name(f"{path.stem}-{n}{path.suffix}")
        if not os.path.lexists(name):
            yield name


def safe_name(name: str) -> str:
    """A file name without suffix that is valid on every system."""
    safe = "".join(c if c.isalnum() or c in "-_ " else "-" for c in name).strip()
    return safe.encode("utf-8", "replace")[:100].decode("utf-8", "ignore") or "match"


def clear_old_drafts(folder: Path) -> None:
    """Removes drafts of killed programs; a recent one may still be being written."""
    with suppress(OSError), os.scandir(folder) as files:  # they only take room
        for file in files:
            if _DRAFT_NAME.fullmatch(file.name):
                with suppress(OSError):
                    if time.time() - file.stat().st_mtime > _OLD_DRAFT:
                        Path(file.path).unlink()


def write_all(fd: int, data: bytes) -> None:
    """Writes all of the data; after an ``OSError`` a part may be written."""
    rest = memoryview(data)
    while rest:
        rest = rest[os.write(fd, rest) :]


def _rename_new(draft: Path, path: Path) -> None:
    """Renames a draft; ``FileExistsError`` if the path exists."""
    try:
        os.link(draft, path)
    except FileExistsError:
        raise
    except (OSError, NotImplementedError, AttributeError):  # a file system without hard links
        if os.path.lexists(path):
            raise FileExistsError(errno.EEXIST, "the file exists", str(path)) from None
        draft.rename(path)
    else:
        draft.unlink()


def sync_folder(folder: Path) -> None:
    """Syncs a folder, so that a new file name survives a power cut; only needed on POSIX."""
    with suppress(OSError):  # Windows opens no folders
        fd = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(fd)
        finally:
            os.close(fd)
