"""Single instance: a second start raises the first window and passes its file to it.

The first process holds a lock. A second start writes a request into a folder, as a file that the
first deletes when it has read it. Each screen (display server) has its own lock and folder.
"""

from __future__ import annotations

import json
import os
import time
import zlib
from collections.abc import Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple

from . import files
from .locks import FileLock
from .paths import locks_dir

_PATIENCE: Final = 2.0
"""Seconds to wait for an answer from the first window."""
_POLL: Final = 0.02
"""Seconds between looks for the answer."""
_LARGEST: Final = 1 << 16
"""Bytes of a request."""


class SecondStart(NamedTuple):
    """The request of a second start."""

    file: Path | None
    """A match to open."""
    token: str
    """The Wayland activation token that allows a window to be raised; empty elsewhere."""


class FirstWindow:
    """The role of the first window on a screen."""

    def __init__(self, environ: Mapping[str, str]) -> None:
        """``environ`` determines the screen."""
        names = ("QT_QPA_PLATFORM", "WAYLAND_DISPLAY", "DISPLAY")
        screen = zlib.crc32(" ".join(environ.get(name, "") for name in names).encode())
        self.folder = locks_dir() / f"window-{screen:08x}"
        """Holds the requests; watch it for changes."""
        self._lock = FileLock(self.folder.with_suffix(".lock"))

    def take(self) -> bool:
        """Whether this process is the first; True also if locks do not work."""
        try:
            self.folder.mkdir(exist_ok=True)
            return self._lock.take()
        except OSError:
            return True

    def hand_over(self, request: SecondStart) -> bool:
        """Passes a request to the first window; whether it was read in time."""
        path = self.folder / f"{os.urandom(8).hex()}.json"
        values = {"file": request.file and str(request.file), "token": request.token}
        end = time.monotonic() + _PATIENCE
        with suppress(OSError):
            files.create(path, json.dumps(values).encode(), lasting=False)
            try:
                while path.exists():
                    if time.monotonic() > end:
                        return False
                    time.sleep(_POLL)
                return True
            finally:
                path.unlink(missing_ok=True)
        return False

    def requests(self) -> Iterator[SecondStart]:
        """Reads and deletes the requests of second starts."""
        for path in self.folder.glob("*.json"):
            with suppress(OSError, ValueError, LookupError, TypeError):  # invalid, or withdrawn
                values = files.json_of(files.read_regular(path, _LARGEST))
                request = SecondStart(values["file"] and Path(values["file"]), str(values["token"]))
                path.unlink()
                yield request

    def leave(self) -> None:
        """Gives up the role: this process has no window any more."""
        with suppress(OSError):  # a request is left in it
            self.folder.rmdir()
        self._lock.release()
