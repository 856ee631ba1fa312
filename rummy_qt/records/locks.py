"""Keeping two processes off one match, by locks that the system lets go when a process dies."""

from __future__ import annotations

import hashlib
import os
from contextlib import suppress
from pathlib import Path
from typing import Final

from filelock import BaseFileLock, FileLock, Timeout

from .paths import locks_dir
from .sentences import RecordInUse, Sentence, reason

_PATIENCE: Final = 0.1
"""Seconds to wait for a lock: ``held_elsewhere`` of another process may have it for a moment."""


_TRIES: Final = 3


class MatchLock:
    """The lock of one record file, held by this window or by none."""

    def __init__(self, path: Path) -> None:
        """Takes the lock; ``RecordInUse`` if another window, of this process too, has it."""
        self.path = path
        self.trouble: Sentence | None = None
        """Why the match could not be locked, if no lock could be made at all."""
        self._lock: BaseFileLock | None = _lock_of(path)
        try:
            self._lock.acquire(timeout=_PATIENCE, poll_interval=_PATIENCE / 10)
        except Timeout:
            raise RecordInUse(Sentence("in_use", path=path)) from None
        except OSError as error:
            self._lock = None
            self.trouble = Sentence("unlocked", why=reason(error))

    def release(self) -> None:
        if self._lock is not None:
            _let_go(self._lock)
            self._lock = None

    def discard(self) -> None:
        """Lets the lock go, with its file: for a match that is no more."""
        self.release()
        with suppress(OSError):
            _lock_file(self.path).unlink()


def held_elsewhere(path: Path) -> bool:
    """Whether a window, be it one of this process, has the match of this file open now."""
    lock = _lock_of(path)
    try:
        lock.acquire(timeout=0)
    except Timeout:
        return True
    except OSError:
        return False
    _let_go(lock)
    return False


def _lock_of(path: Path) -> BaseFileLock:
    # Where the file system has no locks there is none: a file in its place outlives its process.
    return FileLock(_lock_file(path), thread_local=False, fallback_to_soft=False)


def _let_go(lock: BaseFileLock) -> None:
    """Unlocks; if that fails for good, the system does it when the process ends."""
    for _ in range(_TRIES):
        with suppress(OSError):
            lock.release()
            return


def _lock_file(path: Path) -> Path:
    """One file a match, whatever way leads to it."""
    whole = os.path.normcase(os.path.realpath(path))
    return locks_dir() / (hashlib.sha256(os.fsencode(whole)).hexdigest()[:20] + ".lock")
