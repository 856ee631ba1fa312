"""The border between play and Qt: hooks become signals, futures come back as events.

It is the only file in which a thread of an opponent's process meets the window's.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from typing import Any

from PySide6.QtCore import QObject

from rummy_qt.engine import Card, IllegalMove, Move, View
from rummy_qt.opponents.process import Adviser, Opponents
from rummy_qt.play.director import Director
from rummy_qt.play.game import Game
from rummy_qt.play.standins import StandIn, stand_ins
from rummy_qt.play.targets import Targets
from rummy_qt.ui.background import from_other_threads, later
from rummy_qt.ui.hinting import Hinting, MoveTutor
from rummy_qt.ui.source import TableSource


class QtHost(QObject):
    """Timers and threads for the director: everything lands on the window's thread."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._waiting: dict[Future[Any], Callable[[Any], None]] = {}
        # The other thread knows neither this host nor what it calls: either may go any moment.
        self._tell = from_other_threads(self, QtHost._deliver)

    def when_done(self, future: Future[Any], then: Callable[[Any], None]) -> None:
        """Calls ``then`` with the future's result on this thread, unless it was cancelled."""
        self._waiting[future] = then
        future.add_done_callback(self._tell)

    def _deliver(self, done: Future[Any]) -> None:
        then = self._waiting.pop(done)
        if not done.cancelled():
            then(done.result())

    def after(self, milliseconds: int, then: Callable[[], None]) -> None:
        """Calls ``then`` after that time, at once in the next turn of the event loop for 0."""
        later(self, milliseconds, then)


class GameBridge(TableSource):
    """A game as Qt sees it. Windows and models read ``game`` and listen to the signals."""

    game: Game

    def __init__(
        self,
        game: Game,
        opponents: Opponents,
        beat: int,
        parent: QObject | None = None,
        teacher: Callable[[], Adviser] | None = None,
    ) -> None:
        """``teacher`` gives hints; None: there are none."""
        super().__init__(parent)
        self.game = game
        for name in ("dealt", "played", "undone", "round_over"):
            game.hooks.connect(name, getattr(self, name).emit)
        for name in ("dealt", "played", "undone"):
            game.hooks.connect(name, lambda *_: self.changed.emit())
        host = QtHost(self)
        if teacher is not None:
            self.hints = Hinting(game, teacher, host, self)
            self.tutor = MoveTutor(game, self.hints, host, self._play, self)
        # The director connects last: the window hears of a move before the next one is asked for.
        self.director = Director(game, opponents, host, beat)
        self.director.hooks.connect("claim_window", self.claim_window.emit)

    def close(self) -> None:
        """Stops listening to opponents and closes the record; nothing is lost."""
        self.director.stop()
        if self.hints is not None:
            self.hints.forget()
        if self.tutor is not None:
            self.tutor.forget()
        self.game.record.close()

    def view(self) -> View:
        return self.game.view()

    def targets(self) -> Targets:
        return self.game.targets()

    def covered(self) -> set[int]:
        return self.game.covered()

    def open_hands(self) -> dict[int, list[Card]]:
        """By seat: what others were left with, once the round is over."""
        return self.game.match.round.left_hands(self.game.person)

    def stand_ins(self) -> list[StandIn]:
        played = self.game.life.current
        return stand_ins(played, self.game.match.round, len(played.moves))

    def submit(self, move: Move) -> bool:
        """Plays a move of the person; False while it waits for the tutor.

        So it is, with the ``refused`` signal, when it is refused.
        """
        if self.tutor is not None and not self.tutor.lets(move):
            return False
        return self._play(move)

    def _play(self, move: Move) -> bool:
        try:
            self.game.submit(move, self.game.person)
        except IllegalMove as refused:
            self.refused.emit(refused.reason)
            return False
        return True

    def let_pass(self) -> None:
        self.director.let_pass()

    def next_round(self) -> None:
        self.game.next_round()
