"""A disk that fails at the Nth operation, stops half-way, kills the program, or is slow.

It wraps the operating system: in this process, for the files of one folder, by replacing Python's
own functions. An operation is any call that opens, reads, writes, syncs, renames, removes, locks
or inspects one of these files.
"""

from __future__ import annotations

import builtins
import errno
import io
import os
import signal
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NoReturn

FAULTS: Final[dict[str, int]] = {
    name: getattr(errno, name) for name in ("EIO", "ENOSPC", "EACCES", "EROFS")
}
PART: Final = "part"
"""The fault in which half of a write is done and the disk is full for the rest."""
KILLS: Final = ("half", "before")
"""The faults in which the program is killed after half of a write, and before an operation."""
WRITES: Final = ("write",)
"""The operations that can be half done."""

_BY_PATH: Final = (
    "open", "stat", "lstat", "scandir", "listdir", "mkdir", "rename", "replace", "link",
    "unlink", "remove", "rmdir", "truncate", "chmod", "utime", "access",
)  # fmt: skip
_BY_NUMBER: Final = ("write", "read", "fsync", "fdatasync", "ftruncate", "fstat", "fdopen", "close")


class Disk:
    """The disk under one folder. Made once per process, and never removed."""

    def __init__(
        self,
        folder: Path,
        at: int = 0,
        fault: str = "",
        lasting: int = 1,
        sync_seconds: float = 0,
    ) -> None:
        """``fault`` happens at operation ``at`` (from 1), an error for ``lasting`` operations."""
        self.operations: list[str] = []
        """The names of the operations done so far."""
        self.befell = ""
        """The operation in which the fault happened; empty until then."""
        self.synced_by: set[str] = set()
        """The threads that waited for the disk."""
        self._folder = os.fspath(folder)
        self._at = at
        self._fault = fault
        self._lasting = lasting
        self._sync_seconds = sync_seconds
        self._numbers: set[int] = set()
        self._lock = threading.Lock()

    def put_in(self) -> None:
        for name in _BY_PATH:
            setattr(os, name, self._by_path(name, getattr(os, name)))
        for name in _BY_NUMBER:
            if hasattr(os, name):
                setattr(os, name, self._by_number(name, getattr(os, name)))
        opens = self._opens_object(io.open)
        io.open = builtins.open = opens
        if sys.platform != "win32":
            import fcntl

            fcntl.flock = self._by_number("flock", fcntl.flock)

    # ------------------------------------------------------------------- replaced functions

    def _by_path(self, name: str, real: Callable[..., Any]) -> Callable[..., Any]:
        def operation(path: Any = ".", *args: Any, **options: Any) -> Any:
            if isinstance(path, int):
                mine = path in self._numbers
            else:
                mine = os.fsdecode(path).startswith(self._folder)
            if not mine:
                return real(path, *args, **options)
            value = self._do(name, lambda: real(path, *args, **options))
            if name == "open":
                self._numbers.add(value)
            return value

        return operation

    def _by_number(self, name: str, real: Callable[..., Any]) -> Callable[..., Any]:
        def operation(number: Any, *args: Any) -> Any:
            fd = number if isinstance(number, int) else number.fileno()
            if fd not in self._numbers:
                return real(number, *args)
            if name == "close":  # it fails as a write does, but the descriptor is free all the same
                self._numbers.discard(fd)
                return real(number, *args)
            if name in ("fsync", "fdatasync"):
                self.synced_by.add(threading.current_thread().name)
                time.sleep(self._sync_seconds)
            half = None
            if name == "write":
                data = args[0]

                def half() -> None:
                    real(number, bytes(data)[: len(data) // 2])

            return self._do(name, lambda: real(number, *args), half)

        return operation

    def _opens_object(self, real: Callable[..., Any]) -> Callable[..., Any]:
        def opened(file: Any, *args: Any, **options: Any) -> Any:
            if isinstance(file, int) or not os.fsdecode(file).startswith(self._folder):
                return real(file, *args, **options)
            return self._do("open", lambda: real(file, *args, **options))

        return opened

    # ------------------------------------------------------------------------- the fault

    def _do(
        self, name: str, real: Callable[[], Any], half: Callable[[], None] | None = None
    ) -> Any:
        with self._lock:
            self.operations.append(name)
            number = len(self.operations)
            due = bool(self._fault) and self._at <= number < self._at + self._lasting
            if due and not self.befell:
                self.befell = name
        if not due:
            return real()
        if self._fault in FAULTS:
            _fail(FAULTS[self._fault])
        if half is not None and self._fault in ("half", PART):
            half()
        if self._fault == PART:
            _fail(errno.ENOSPC)
        os.kill(os.getpid(), signal.SIGKILL)
        raise AssertionError("killed")


def _fail(number: int) -> NoReturn:
    raise OSError(number, os.strerror(number))
