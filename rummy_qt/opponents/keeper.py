"""How a process ends with whoever started it, and takes with it what it has started itself."""

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
"""Of Linux's ``prctl``: orphans among those below become children of this process."""


def end_with_parent(end: Callable[[], object] = lambda: os._exit(0)) -> None:
    """From now on this process ends, in mid-thought, once whoever started it is no more."""
    if hasattr(select, "poll"):
        threading.Thread(target=_watch, args=(os.getppid(), end), daemon=True).start()


def _watch(parent: int, end: Callable[[], object]) -> None:
    """A parent's end of the pipe closes a moment before it has ended; one that lives on reads."""
    poll = select.poll()
    poll.register(0, 0)  # says when nobody can write any more
    poll.poll()
    last = time.monotonic() + 5.0
    while time.monotonic() < last:
        if os.getppid() != parent:
            end()
        time.sleep(0.02)


def outer_environment(environ: Mapping[str, str]) -> dict[str, str]:
    """What programs of the system expect: the bundle's own libraries are none of theirs."""
    found = dict(environ)
    if getattr(sys, "frozen", False):
        found.pop("LD_LIBRARY_PATH", None)
        if "LD_LIBRARY_PATH_ORIG" in environ:
            found["LD_LIBRARY_PATH"] = environ["LD_LIBRARY_PATH_ORIG"]
    return found


def keep(command: Sequence[str]) -> NoReturn:
    """Runs a program of somebody else; whatever it has started ends with it, on Linux.

    Also what made itself a group and a session: as an orphan it comes to this process.
    """
    # The half of ctypes that is in C: the bundle goes without the other, which PyInstaller would
    # import at every start where it is there.
    import _ctypes

    program = _ctypes.dlopen(None, 0)  # type: ignore[arg-type]  # None is the program itself
    prctl = _ctypes.dlsym(program, "prctl")
    _ctypes.call_function(prctl, (_PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0))
    signal.signal(signal.SIGTERM, lambda *_: _end())
    end_with_parent(_end)
    with suppress(OSError):
        child = os.posix_spawnp(command[0], list(command), outer_environment(os.environ))
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)  # the pipe is the program's alone
        os.waitpid(child, 0)
    _end()


def _end() -> NoReturn:
    """Ends all below, then those that become children by that, until there are none."""
    with suppress(ChildProcessError):
        while True:
            end_below(os.getpid())
            os.waitpid(-1, 0)
    os._exit(0)


def end_below(pid: int) -> None:
    """Kills what this process has started, and what that has (Linux)."""
    for told in Path(f"/proc/{pid}/task").glob("*/children"):
        with suppress(OSError):
            for child in map(int, told.read_text().split()):
                end_below(child)
                os.kill(child, signal.SIGKILL)
