"""Laying everything on the table, one move after the other, each seen before the next."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

from rummy_qt.engine import Move
from rummy_qt.play.laying import next_laying
from rummy_qt.ui.models import TableState

from .motion import Motion


class LayingOut(QObject):
    """Plays what ``next_laying`` names until it names no more, or a move is refused."""

    def __init__(
        self, state: TableState, motion: Motion, submit: Callable[[Move], bool], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._state = state
        self._motion = motion
        self._submit = submit
        self._going = False
        self._next = QTimer(self, singleShot=True, interval=0)
        self._next.timeout.connect(self._lay)
        motion.landed.connect(self._go_on)

    @property
    def possible(self) -> bool:
        """Whether the person can lay anything now."""
        return self._move() is not None

    def start(self) -> None:
        """Begin, with what lies in the hand now."""
        self._going = True
        self._lay()

    def finish(self) -> None:
        """Lay what is left at once: somebody has pressed a button."""
        while self._going:
            self._lay()

    def _move(self) -> Move | None:
        return next_laying(self._state.view) if self._state.my_turn else None

    def _lay(self) -> None:
        move = self._move() if self._going else None
        self._going = move is not None and self._submit(move)
        if not self._motion.busy:
            self._go_on()

    def _go_on(self) -> None:
        if self._going:
            self._next.start()
