"""Files that are there whole or not at all, and files kept aside."""

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
"""Seconds; a draft gets its name within one."""


class NotAFile(OSError):
    """A folder, a pipe or a device has the name."""

    def __init__(self) -> None:
        super().__init__(errno.EINVAL, "it is not a file")


def create(path: Path, data: bytes, *, lasting: bool = True) -> None:
    """Makes a new file with this content, on the disk when this returns.

    Where it need not be ``lasting``, it is only with the operating system. ``FileExistsError``
    where the name is taken; ``OSError`` leaves nothing behind.
    """
    _put(path, data, _give_name, lasting=lasting)


def _make_folder(folder: Path) -> None:
    """Makes the folder; ``NotADirectoryError`` where a file has its name."""
    with suppress(OSError):
        if folder.is_dir():  # to make it anew would wait for whoever works in it
            return
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except FileExistsError as error:
        raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR), folder) from error


def replace(path: Path, data: bytes, *, lasting: bool = True) -> None:
    """Gives a file this content, as ``create``; ``OSError`` leaves it as it was."""
    _put(path, data, Path.replace, lasting=lasting)


def _put(
    path: Path, data: bytes, give_name: Callable[[Path, Path], object], *, lasting: bool
) -> None:
    """Writes the content under a passing name in the same folder, then gives it its own."""
    _make_folder(path.parent)
    draft = path.with_name(f".{os.urandom(8).hex()}.draft")
    fd = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL | BINARY, 0o666)
    try:
        try:
            write_all(fd, data)
            if lasting:
                os.fsync(fd)
        finally:
            os.close(fd)
        give_name(draft, path)
    except OSError:
        with suppress(OSError):
            draft.unlink()
        raise
    if lasting:
        sync_folder(path.parent)


def open_regular(path: Path) -> BinaryIO:
    """A file for reading; ``OSError`` where it cannot be read.

    ``NotAFile`` for a folder, and for a pipe or a device, which might never end.
    """
    if not stat.S_ISREG(path.stat().st_mode):  # opening a device may do something
        raise NotAFile
    fd = os.open(path, os.O_RDONLY | BINARY | _NO_WAIT)
    try:
        if not stat.S_ISREG(os.fstat(fd).st_mode):  # it took the file's name meanwhile
            raise NotAFile
        return os.fdopen(fd, "rb")
    except OSError:
        os.close(fd)
        raise


def read_regular(path: Path, largest: int) -> bytes:
    """The content of a file; ``Fault`` where it is none, or has more than ``largest`` bytes."""
    try:
        with open_regular(path) as file:
            content = file.read(largest + 1)
    except NotAFile:
        raise Fault("file_missing") from None
    expect(len(content) <= largest, "file_too_large")
    return content


def json_of(text: bytes | str) -> Any:
    """What a small file or a message says as JSON; ``ValueError`` for whatever is none."""
    try:
        return json.loads(text)
    except RecursionError:
        raise ValueError("it is nested too deep") from None


def keep_aside(path: Path, largest: int) -> Path | None:
    """Copies a damaged file beside itself, as ``name.damaged.ext``; None if that fails.

    A copy that is there already is not made again. What is no file, or has more than ``largest``
    bytes, is not copied: it gets the copy's name itself.
    """
    import filecmp  # few files are damaged
    import shutil

    try:
        about = path.stat()
        if not stat.S_ISREG(about.st_mode) or about.st_size > largest:
            return lay_aside(path)
        first = _aside(path)
        for present in path.parent.glob(f"{first.stem}*{path.suffix}"):
            if filecmp.cmp(path, present, shallow=False):
                return present
        copy = next(free_names(first))
        shutil.copyfile(path, copy)
    except OSError:
        return None
    return copy


def lay_aside(path: Path) -> Path | None:
    """Gives the thing itself the name of a copy; None if that fails."""
    try:
        return path.rename(next(free_names(_aside(path))))
    except OSError:
        return None


def _aside(path: Path) -> Path:
    return path.with_name(f"{path.stem}.damaged{path.suffix}")


def free_names(path: Path) -> Iterator[Path]:
    """``path`` and then ``name-2.ext``, ``name-3.ext``, … as far as they are not taken."""
    for n in count(1):
        name = path if n == 1 else path.with_name(f"{path.stem}-{n}{path.suffix}")
        if not os.path.lexists(name):
            yield name


def safe_name(name: str) -> str:
    """A name that every system takes for a file, without its ending."""
    safe = "".join(c if c.isalnum() or c in "-_ " else "-" for c in name).strip()
    return safe.encode("utf-8", "replace")[:100].decode("utf-8", "ignore") or "match"


def clear_old_drafts(folder: Path) -> None:
    """Removes drafts that a killed program left behind; a fresh one may be being written."""
    with suppress(OSError), os.scandir(folder) as there:
        for file in there:
            if _DRAFT_NAME.fullmatch(file.name):
                with suppress(OSError):
                    if time.time() - file.stat().st_mtime > _OLD_DRAFT:
                        Path(file.path).unlink()


def write_all(fd: int, data: bytes) -> None:
    """Hands all of the data to the system; ``OSError`` when it takes only a part."""
    left = memoryview(data)
    while left:
        left = left[os.write(fd, left) :]


def _give_name(draft: Path, path: Path) -> None:
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
    """Makes a new name last; only POSIX systems can, and need, be asked to."""
    if os.name != "posix":
        return
    with suppress(OSError):
        fd = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(fd)
        finally:
            os.close(fd)
