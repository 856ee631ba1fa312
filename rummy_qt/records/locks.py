"""Keeping two processes off one match, by locks that the system lets go when a process dies.

They are our own, though ``filelock`` is well kept: to import it would make the start 12 ms longer.
"""

from __future__ import annotations

import hashlib
import os
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Final

from .paths import locks_dir
from .sentences import RecordInUse, Sentence, reason

_PATIENCE: Final = 0.1
"""Seconds to wait for a lock: ``held_elsewhere`` of another process may have it for a moment."""
_LOOK_EVERY: Final = 0.01


class FileLock:
    """The lock of a file, of which the system has one for each time that the file is opened.

    ``flock(2)``, and ``_locking`` on Windows. The file stays, for whoever waits at it.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._file: int | None = None
        """What is open, and locked."""

    @property
    def is_held(self) -> bool:
        return self._file is not None

    def take(self, patience: float = 0) -> bool:
        """Whether it is held, within so many seconds; ``OSError`` where there are no locks."""
        end = time.monotonic() + patience
        while not self._taken():
            if time.monotonic() >= end:
                return False
            time.sleep(_LOOK_EVERY)
        return True

    def _taken(self) -> bool:
        file = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o644)
        try:
            # Who comes after it was unlinked would lock another one.
            if _lock(file) and os.fstat(file).st_nlink:
                self._file = file
        finally:
            if not self.is_held:
                os.close(file)
        return self.is_held

    def release(self) -> None:
        """Lets go what is held; to close it does so, even where that fails."""
        if self._file is not None:
            file, self._file = self._file, None
            with suppress(OSError):
                os.close(file)


class MatchLock(FileLock):
    """The lock of one record file, held by this window or by none."""

    def __init__(self, path: Path) -> None:
        """Takes the lock; ``RecordInUse`` if another window, of this process too, has it."""
        super().__init__(_lock_file(path))
        self.path = path
        self.trouble: Sentence | None = None
        """Why the match could not be locked, if no lock could be made at all."""
        try:
            if not self.take(_PATIENCE):
                raise RecordInUse(Sentence("in_use", path=path))
        except OSError as error:
            self.trouble = Sentence("unlocked", why=reason(error))

    def discard(self) -> None:
        """Lets the lock go, with its file: for a match that is no more."""
        self.release()
        with suppress(OSError):
            self._path.unlink()


def held_elsewhere(path: Path) -> bool:
    """Whether a window, be it one of this process, has the match of this file open now."""
    lock = FileLock(_lock_file(path))
    try:
        return not lock.take()
    except OSError:
        return False
    finally:
        lock.release()


def _lock(file: int) -> bool:
    """Whether an open file could be locked; ``OSError`` where no file can."""
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):  # POSIX, Windows
        return False
    return True


def _lock_file(path: Path) -> Path:
    """One file a match, whatever way leads to it."""
    whole = os.path.normcase(os.path.realpath(path))
    return locks_dir() / (hashlib.sha256(os.fsencode(whole)).hexdigest()[:20] + ".lock")
