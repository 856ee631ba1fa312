"""One window a person: a second start raises the first one, and hands over its file.

Whoever has the lock is first. A second start lays its wish into a folder, as a file that is gone
once it was heard; windows on other screens have a lock and a folder of their own.
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
"""Seconds until a first window that does not answer is left alone."""
_LOOK_EVERY: Final = 0.02
_LARGEST: Final = 1 << 16
"""Bytes of a wish."""


class SecondStart(NamedTuple):
    """What a second start asks for."""

    file: Path | None
    """A match to open."""
    token: str
    """What lets a Wayland window come to the front; empty elsewhere."""


class FirstWindow:
    """The place of the first window on a screen, taken by this process or by none."""

    def __init__(self, environ: Mapping[str, str]) -> None:
        """Of the screen on which windows of this environment are seen."""
        names = ("QT_QPA_PLATFORM", "WAYLAND_DISPLAY", "DISPLAY")
        screen = zlib.crc32(" ".join(environ.get(name, "") for name in names).encode())
        self.folder = locks_dir() / f"window-{screen:08x}"
        """That changes when there is a wish."""
        self._lock = FileLock(self.folder.with_suffix(".lock"))

    def take(self) -> bool:
        """Whether this process is the first one, or nobody can say."""
        try:
            self.folder.mkdir(exist_ok=True)
            return self._lock.take()
        except OSError:
            return True

    def hand_over(self, wish: SecondStart) -> bool:
        """Has the first window come to the front; False where it does not."""
        path = self.folder / f"{os.urandom(8).hex()}.json"
        told = {"file": wish.file and str(wish.file), "token": wish.token}
        end = time.monotonic() + _PATIENCE
        with suppress(OSError):
            files.create(path, json.dumps(told).encode(), lasting=False)
            try:
                while path.exists():
                    if time.monotonic() > end:
                        return False
                    time.sleep(_LOOK_EVERY)
                return True
            finally:
                path.unlink(missing_ok=True)
        return False

    def wishes(self) -> Iterator[SecondStart]:
        """What second starts ask for: each knows by now that it was heard."""
        for path in self.folder.glob("*.json"):
            with suppress(OSError, ValueError, LookupError, TypeError):  # no wish, or withdrawn
                told = files.json_of(files.read_regular(path, _LARGEST))
                wish = SecondStart(told["file"] and Path(told["file"]), str(told["token"]))
                path.unlink()
                yield wish

    def leave(self) -> None:
        """This process has no window any more."""
        with suppress(OSError):  # somebody waits there
            self.folder.rmdir()
        self._lock.release()
