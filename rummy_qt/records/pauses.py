"""Background work: threads, pauses, cancellation, and waiting for threads at exit."""

from __future__ import annotations

import atexit
import threading
import time
import weakref
from collections.abc import Callable
from contextlib import suppress
from typing import Final

_WORK: Final = 0.002
_REST: Final = 0.002
"""Seconds. A thread that computes without pauses competes with the window's thread for the GIL at
every call of Qt, so that painting with a hundred calls would take several times as long."""
_PROGRESS_INTERVAL: Final = 0.25
"""Seconds between two progress reports."""
AT_THE_END = 10.0
"""Seconds to wait for lasting threads at exit, as a disk may hang for good."""
Pause = Callable[[], None]
"""Called many times a second by long work; it may sleep briefly, or raise ``Cancelled``."""
_lasting: Final = weakref.WeakSet[threading.Thread]()


def start_thread(
    work: Callable[[], None], name: str, *, lasting: bool = False
) -> threading.Thread | None:
    """Starts a daemon thread; None if the system allows no more threads.

    At exit the program waits for ``lasting`` threads only.
    """
    thread = threading.Thread(target=work, name=name, daemon=True)
    try:
        thread.start()
    except RuntimeError:
        return None
    if lasting:
        _lasting.add(thread)
    return thread


def wait_for_lasting() -> None:
    """Joins all lasting threads, also new ones, within ``AT_THE_END`` seconds altogether."""
    end = time.monotonic() + AT_THE_END
    with suppress(KeyError):  # the set is empty
        while True:
            _lasting.pop().join(max(0.0, end - time.monotonic()))


atexit.register(wait_for_lasting)


class Cancelled(Exception):
    """The work was cancelled."""


class Pauses:
    """A ``Pause``: each call may sleep briefly, and raises ``Cancelled`` after ``cancel``."""

    def __init__(self, head_start: float = 0.0) -> None:
        """``head_start``: seconds without pauses, within which most work is done."""
        self._next = time.monotonic() + max(head_start, _WORK)
        self._cancelled = threading.Event()

    def __call__(self) -> None:
        if self.cancelled:
            raise Cancelled
        if time.monotonic() > self._next:
            time.sleep(_REST)
            self._next = time.monotonic() + _WORK

    @property
    def cancelled(self) -> bool:
        return self._cancelled.is_set()

    def cancel(self) -> None:
        """Cancels the work, from any thread: the next call raises ``Cancelled``."""
        self._cancelled.set()


def throttled(callback: Callable[..., None]) -> Callable[..., None]:
    """Limits a progress callback to four calls a second; drops the others."""
    last = time.monotonic()

    def limited(*values: object) -> None:
        nonlocal last
        if time.monotonic() - last > _PROGRESS_INTERVAL:
            callback(*values)
            last = time.monotonic()

    return limited


def no_pause() -> None:
    """A ``Pause`` that does nothing, for work that is never cancelled."""
