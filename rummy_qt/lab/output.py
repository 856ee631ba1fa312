"""Standard output and error that may be closed, full, or of another encoding than ours."""

from __future__ import annotations

import io
import os
from contextlib import suppress
from typing import TextIO


class Output(io.TextIOBase):
    """A stream whose reader may leave: the command goes on to its end, and its status counts."""

    def __init__(self, stream: TextIO | None, forgiven: type[OSError] = BrokenPipeError) -> None:
        """``stream`` is None where the program was started without one.

        What is not ``forgiven`` is an ``OSError`` of one clear sentence.
        """
        self._stream = stream
        self._forgiven = forgiven

    def write(self, text: str) -> int:
        """Writes at once; what the stream's encoding has no sign for is written as ``?``."""
        if self._stream is not None:
            encoding = self._stream.encoding or "utf-8"
            try:
                self._stream.write(text.encode(encoding, "replace").decode(encoding))
                self._stream.flush()
            except OSError as error:
                self._leave(self._stream)
                if not isinstance(error, self._forgiven):
                    why = f"the output cannot be written: {error.strerror}"
                    raise OSError(why) from None
        return len(text)

    def _leave(self, stream: TextIO) -> None:
        """Nothing more goes there, nor does Python try at its end."""
        self._stream = None
        with suppress(OSError):
            nowhere = os.open(os.devnull, os.O_WRONLY)
            os.dup2(nowhere, stream.fileno())
            os.close(nowhere)
