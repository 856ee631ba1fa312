"""Long work beside the window: it makes pauses, and it can be left."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from typing import Final

_WORK: Final = 0.002
_REST: Final = 0.002
"""Seconds. A thread that computes without a pause takes turns with the window's thread at every
call of Qt: a picture of a hundred calls would take several times as long."""
_OFTEN: Final = 0.25
"""Seconds between two reports of how far the work is."""


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
        """Whether nobody waits any more."""
        return self._left.is_set()

    def leave(self) -> None:
        """Nobody waits any more: the next call raises ``Left``, on whatever thread that is."""
        self._left.set()


def now_and_then(tell: Callable[[], None]) -> Callable[[], None]:
    """The same hook, called at most four times a second."""
    last = time.monotonic()

    def told() -> None:
        nonlocal last
        if time.monotonic() - last > _OFTEN:
            tell()
            last = time.monotonic()

    return told


def no_hurry() -> None:
    """In the place of a ``Pauses`` where nobody waits: no rests, and no way to leave."""
