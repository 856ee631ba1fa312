"""File locks, which the system releases when a process dies, so that no match is opened twice.

Not from ``filelock``, because importing it makes the start 12 ms longer.
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
from .sentences import RecordError, Sentence, reason

_PATIENCE: Final = 0.1
"""Seconds to wait for a lock, which ``held_elsewhere`` in another process may hold briefly."""
_RETRY: Final = 0.01
"""Seconds between attempts."""


class FileLock:
    """A lock on a file, exclusive also within one process.

    ``flock(2)``, or ``_locking`` on Windows. The file is not deleted, as others may wait for it.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._file: int | None = None
        """The descriptor of the locked file."""

    def take(self, patience: float = 0) -> bool:
        """Tries to lock for ``patience`` seconds, once if 0; ``OSError`` if locks do not work."""
        end = time.monotonic() + patience
        while not self._try():
            if time.monotonic() >= end:
                return False
            time.sleep(_RETRY)
        return True

    def _try(self) -> bool:
        file = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o644)
        try:
            # The lock of a file that was deleted meanwhile excludes nobody.
            if _lock(file) and os.fstat(file).st_nlink:
                self._file = file
        finally:
            if self._file is None:
                os.close(file)
        return self._file is not None

    def release(self) -> None:
        """Releases the lock, if held, by closing the file."""
        if self._file is not None:
            file, self._file = self._file, None
            with suppress(OSError):  # it is released even then
                os.close(file)


class MatchLock(FileLock):
    """The lock of one record file."""

    def __init__(self, path: Path) -> None:
        """Takes the lock; ``RecordError`` if another window, also of this process, has it."""
        super().__init__(_lock_file(path))
        self.path = path
        self.trouble: Sentence | None = None
        """Why the match is not locked, if locks do not work."""
        try:
            if not self.take(_PATIENCE):
                raise RecordError(Sentence("in_use", path=path))
        except OSError as error:
            self.trouble = Sentence("unlocked", why=reason(error))

    def discard(self) -> None:
        """Releases the lock of a deleted match, and deletes the lock file."""
        self.release()
        with suppress(OSError):
            self._path.unlink()


def held_elsewhere(path: Path) -> bool:
    """Whether a window, also of this process, has the match of this file open."""
    lock = FileLock(_lock_file(path))
    try:
        return not lock.take()
    except OSError:
        return False
    finally:
        lock.release()


def _lock(file: int) -> bool:
    """Whether the open file could be locked; ``OSError`` if locks do not work."""
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
    """The lock file of a match, the same for every path to it."""
    whole = os.path.normcase(os.path.realpath(path))
    return locks_dir() / (hashlib.sha256(os.fsencode(whole)).hexdigest()[:20] + ".lock")
