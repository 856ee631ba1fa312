"""Standard output and error that may be closed, full, or of another encoding than ours."""

from __future__ import annotations

import errno
import io
import os
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import TextIO

_READER_LEFT = {errno.EPIPE, errno.EINVAL}
"""What POSIX systems, and what Windows, call a pipe that nobody reads."""


def write_private(path: Path, mode: str, lines: Iterable[bytes]) -> None:
    """Writes to a file that only this user may read: it tells deals, or will.

    Folders are made; ``mode`` is that of ``open``, in bytes.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        with open(path, mode, opener=lambda name, how: os.open(name, how, 0o600)) as file:
            if hasattr(os, "fchmod"):
                os.fchmod(file.fileno(), 0o600)  # it may have been there before
            file.writelines(lines)
    except OSError as error:  # a full disk does not say what it could not hold
        raise OSError(error.errno, error.strerror, str(path)) from None


def so_many(number: int, one: str, ending: str = "s") -> str:
    """The number and what is counted: ``1 match``, ``2 matches`` (whose ending is ``es``)."""
    return f"{number} {one}" if number == 1 else f"{number} {one}{ending}"


class Output(io.TextIOBase):
    """A stream whose reader may leave: the command goes on to its end, and its status counts."""

    def __init__(self, stream: TextIO | None, *, tells: bool = True) -> None:
        """No stream: the program was started without. ``tells`` of what cannot be written."""
        self._stream, self._tells = stream, tells

    def write(self, text: str) -> int:
        """Writes at once; what the stream's encoding has no sign for is written as ``?``.

        ``OSError`` of one clear sentence where it cannot be written although somebody reads.
        """
        if self._stream is not None:
            encoding = self._stream.encoding or "utf-8"
            try:
                self._stream.write(text.encode(encoding, "replace").decode(encoding))
                self._stream.flush()
            except OSError as error:
                self._leave(self._stream)
                if self._tells and error.errno not in _READER_LEFT:
                    raise OSError(f"the output cannot be written: {error.strerror}") from None
        return len(text)

    def _leave(self, stream: TextIO) -> None:
        """Nothing more goes there, nor does Python try at its end."""
        self._stream = None
        with suppress(OSError):
            nowhere = os.open(os.devnull, os.O_WRONLY)
            os.dup2(nowhere, stream.fileno())
            os.close(nowhere)
