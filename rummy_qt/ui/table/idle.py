"""Idle work: pictures that can wait are drawn one by one, when nothing else is to be done."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from PySide6.QtCore import QObject, QTimer

from .stage import Stage

CALM_MS: Final = 40
"""While cards are held, no picture is made until nothing has moved for so long."""


class IdleWork(QObject):
    """What a drag is about to need comes first, then ``rest``, piece by piece."""

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self._stage = stage
        self.rest: Callable[[], bool] = bool
        """Does one more piece, and says whether there is another."""
        self._ahead: list[Callable[[], object]] = []
        self._more = False
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._use_turn)

    def make_ready(self, ahead: Iterable[Callable[[], object]], rest_ms: int = 0) -> None:
        """Do these, one in a turn of the event loop, in place of those before.

        ``rest_ms``: how long nothing else is to happen until then.
        """
        self._ahead = list(ahead)
        if self._ahead:
            self._timer.start(rest_ms)

    def more(self) -> None:
        """There is something to do for ``rest``."""
        self._more = True
        self.wait()

    def wait(self) -> None:
        if self._ahead or self._more:
            self._timer.start(CALM_MS if self._stage.pose.held else 0)

    def _use_turn(self) -> None:
        if self._ahead:
            self._ahead.pop(0)()
        else:
            self._more = self.rest()
        if self._ahead or self._more:
            self._timer.start(0)
