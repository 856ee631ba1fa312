"""Robust output: to streams that may be closed, full or not UTF-8, and to private files."""

from __future__ import annotations

import errno
import io
import os
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import TextIO

_BROKEN_PIPE = {errno.EPIPE, errno.EINVAL}
"""The error numbers of a pipe without a reader, on POSIX systems and on Windows."""


def write_private(path: Path, mode: str, lines: Iterable[bytes]) -> None:
    """Writes to a file that only this user may read, as it contains deals.

    Creates missing folders. ``mode`` is a binary mode of ``open``.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        with open(path, mode, opener=lambda name, how: os.open(name, how, 0o600)) as file:
            if hasattr(os, "fchmod"):
                os.fchmod(file.fileno(), 0o600)  # the file may have existed before
            file.writelines(lines)
    except OSError as error:  # an error of a full disk has no file name
        raise OSError(error.errno, error.strerror, str(path)) from None


def quantity(number: int, noun: str, ending: str = "s") -> str:
    """The number with its noun: ``1 match``, ``2 matches`` (with ``es`` as the ending)."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}{ending}"


class Output(io.TextIOBase):
    """A stream that ignores a broken pipe, so that the command finishes with its own status."""

    def __init__(self, stream: TextIO | None, *, raises: bool = True) -> None:
        """``stream`` is None if the program has none; ``raises`` errors other than broken pipes."""
        self._stream, self._raises = stream, raises

    def write(self, text: str) -> int:
        """Writes and flushes; characters that the encoding lacks become ``?``.

        ``OSError`` with one clear sentence for errors other than a broken pipe.
        """
        if self._stream is not None:
            encoding = self._stream.encoding or "utf-8"
            try:
                self._stream.write(text.encode(encoding, "replace").decode(encoding))
                self._stream.flush()
            except OSError as error:
                self._redirect_to_null(self._stream)
                if self._raises and error.errno not in _BROKEN_PIPE:
                    raise OSError(f"the output cannot be written: {error.strerror}") from None
        return len(text)

    def _redirect_to_null(self, stream: TextIO) -> None:
        """Discards all further output, including Python's flush at exit."""
        self._stream = None
        with suppress(OSError):
            null = os.open(os.devnull, os.O_WRONLY)
            os.dup2(null, stream.fileno())
            os.close(null)
