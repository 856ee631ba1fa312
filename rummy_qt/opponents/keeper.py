"""Ends a process together with its parent, and its own children with it."""

from __future__ import annotations

import os
import select
import signal
import sys
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import NoReturn

_PR_SET_CHILD_SUBREAPER = 36
"""An option of Linux's ``prctl``: orphaned descendants become children of this process."""


def end_with_parent(end: Callable[[], object] = lambda: os._exit(0)) -> None:
    """Calls ``end`` from a thread as soon as this process's parent has ended."""
    if hasattr(select, "poll"):
        threading.Thread(target=_watch, args=(os.getppid(), end), daemon=True).start()


def _watch(parent: int, end: Callable[[], object]) -> None:
    """Waits for stdin to close, then, for at most 5 s, for the parent to end.

    The pipe closes just before its owner has ended, or because that owner only stopped writing.
    """
    poll = select.poll()
    poll.register(0, 0)  # no events asked for: only errors and hang-up are reported
    poll.poll()
    deadline = time.monotonic() + 5.0
    while time.monotonic() < deadline:
        if os.getppid() != parent:
            end()
        time.sleep(0.02)


def outer_environment(environ: Mapping[str, str]) -> dict[str, str]:
    """The environment for programs of the system, without the bundle's library path."""
    environment = dict(environ)
    if getattr(sys, "frozen", False):
        environment.pop("LD_LIBRARY_PATH", None)
        if "LD_LIBRARY_PATH_ORIG" in environ:
            environment["LD_LIBRARY_PATH"] = environ["LD_LIBRARY_PATH_ORIG"]
    return environment


def keep(command: Sequence[str]) -> NoReturn:
    """Runs an outside program and ends all its descendants with it (Linux only).

    Even those with a session of their own: once orphaned, they are children of this process.
    """
    # Only the C part of ctypes: the bundle leaves out the other, which PyInstaller would import at
    # every start.
    import _ctypes

    program = _ctypes.dlopen(None, 0)  # type: ignore[arg-type]  # None is the program itself
    prctl = _ctypes.dlsym(program, "prctl")
    _ctypes.call_function(prctl, (_PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0))
    signal.signal(signal.SIGTERM, lambda *_: _end())
    end_with_parent(_end)
    with suppress(OSError):
        child = os.posix_spawnp(command[0], list(command), outer_environment(os.environ))
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)  # only the program keeps the pipe open
        os.waitpid(child, 0)
    _end()


def _end() -> NoReturn:
    """Ends all descendants, including those that become children by that, then this process."""
    with suppress(ChildProcessError):
        while True:
            end_below(os.getpid())
            os.waitpid(-1, 0)
    os._exit(0)


def end_below(pid: int) -> None:
    """Kills the descendants of a process (Linux only)."""
    for path in Path(f"/proc/{pid}/task").glob("*/children"):
        with suppress(OSError):
            for child in map(int, path.read_text().split()):
                end_below(child)
                os.kill(child, signal.SIGKILL)
