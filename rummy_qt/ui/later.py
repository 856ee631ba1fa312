"""Calls in a later turn of the event loop."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimerEvent


def later(owner: QObject, milliseconds: int, then: Callable[[], object]) -> None:
    """Calls ``then`` after that time, in the next turn for 0; never once ``owner`` has gone.

    A single shot of Qt's would do, but of one whose owner goes first PySide keeps ``then``, and
    all that it knows, for ever.
    """
    _Call(owner, then).startTimer(milliseconds)


class _Call(QObject):
    """A call to come, which goes with its owner."""

    def __init__(self, owner: QObject, then: Callable[[], object]) -> None:
        super().__init__(owner)
        self._then: Callable[[], object] | None = then

    def timerEvent(self, event: QTimerEvent) -> None:
        self.killTimer(event.timerId())
        self.deleteLater()
        then, self._then = self._then, None
        if then is not None:
            then()
