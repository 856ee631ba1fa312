"""Work beside the window: its threads, its pauses, and what is waited for at a program's end."""

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
"""Seconds. A thread that computes without a pause takes turns with the window's thread at every
call of Qt: a picture of a hundred calls would take several times as long."""
_OFTEN: Final = 0.25
"""Seconds between two reports of how far the work is."""
AT_THE_END = 10.0
"""Seconds that a program waits at its end for lasting work: a disk may hang for good."""
Breath = Callable[[], None]
"""Called again and again by long work: many times a second; it may rest, or raise ``Left``."""
_lasting: Final = weakref.WeakSet[threading.Thread]()


def start_thread(
    work: Callable[[], None], name: str, *, lasting: bool = False
) -> threading.Thread | None:
    """A thread that does the work; None where no more are to be had.

    The program waits at its end for ``lasting`` work, and for no other.
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
    """Each once, and what begins meanwhile; all together no longer than ``AT_THE_END``."""
    end = time.monotonic() + AT_THE_END
    with suppress(KeyError):  # there are no more
        while True:
            _lasting.pop().join(max(0.0, end - time.monotonic()))


atexit.register(wait_for_lasting)


class Left(Exception):
    """The work is not wanted any more."""


class Pauses:
    """Called again and again by long work; each call may take a short rest, or raise ``Left``."""

    def __init__(self, head_start: float = 0.0) -> None:
        """``head_start``: seconds of work without rests, for what is as a rule over by then."""
        self._next = time.monotonic() + max(head_start, _WORK)
        self._left = threading.Event()

    def __call__(self) -> None:
        if self.left:
            raise Left
        if time.monotonic() > self._next:
            time.sleep(_REST)
            self._next = time.monotonic() + _WORK

    @property
    def left(self) -> bool:
        return self._left.is_set()

    def leave(self) -> None:
        """Nobody waits any more: the next call raises ``Left``, on whatever thread that is."""
        self._left.set()


def now_and_then(tell: Callable[..., None]) -> Callable[..., None]:
    """The same hook, called at most four times a second."""
    last = time.monotonic()

    def told(*values: object) -> None:
        nonlocal last
        if time.monotonic() - last > _OFTEN:
            tell(*values)
            last = time.monotonic()

    return told


def no_hurry() -> None:
    """In the place of a ``Pauses`` where nobody waits: no rests, and no way to leave."""
