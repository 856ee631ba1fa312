"""Laying all: one move after another, each once the cards of the last one lie."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

from rummy_qt.engine import Move
from rummy_qt.play.game import Change
from rummy_qt.play.laying import next_laying
from rummy_qt.ui.models.table_state import TableState

from .motion import Motion


class LayingOut(QObject):
    """Plays what ``next_laying`` names until it names no more, or a move is refused.

    Whatever else happens to the position, as undo or a new round, stops it.
    """

    def __init__(
        self, state: TableState, motion: Motion, submit: Callable[[Move], bool], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._state = state
        self._motion = motion
        self._submit = submit
        self.going = False
        """Whether something is being laid."""
        self._next = QTimer(self, singleShot=True, interval=0)
        self._next.timeout.connect(self._lay)
        self._motion.landed.connect(self._go_on)
        self._state.changed.connect(self._heed)

    def start(self) -> None:
        self.going = True
        self._lay()

    def finish(self) -> None:
        """Lay what is left at once: somebody has pressed a button."""
        while self.going:
            self._lay()

    def stop(self) -> None:
        """Lay no more; what is laid stays."""
        self.going = False
        self._next.stop()

    def _heed(self, change: Change) -> None:
        if change.kind != "played":
            self.stop()

    def _lay(self) -> None:
        goes_on = self.going and self._state.my_turn
        move = next_laying(self._state.view) if goes_on else None
        self.going = move is not None and self._submit(move)
        if not self._motion.busy:
            self._go_on()

    def _go_on(self) -> None:
        if self.going:
            self._next.start()
