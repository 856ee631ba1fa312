"""Adapters between ``play`` and Qt: the source of a table's position, played or replayed.

Hooks become signals, and results of futures are delivered as events. Only here do the threads of
opponents' processes meet the window's.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from rummy_qt.engine import IllegalMove, Move
from rummy_qt.opponents.process import Adviser, Opponents
from rummy_qt.play.director import Director
from rummy_qt.play.game import Game
from rummy_qt.ui.background import from_other_threads, later
from rummy_qt.ui.hinting import Hinting, MoveTutor

if TYPE_CHECKING:
    from rummy_qt.play.round_replay import RoundReplay


class QtHost(QObject):
    """Timers and futures for the director, with all callbacks on the window's thread."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._waiting: dict[Future[Any], Callable[[Any], None]] = {}
        # The other thread refers to neither this host nor the callback, which may be deleted.
        self._report = from_other_threads(self, QtHost._deliver)

    def when_done(self, future: Future[Any], then: Callable[[Any], None]) -> None:
        """Calls ``then`` with the future's result on this thread, unless it was cancelled."""
        self._waiting[future] = then
        future.add_done_callback(self._report)

    def _deliver(self, future: Future[Any]) -> None:
        then = self._waiting.pop(future)
        if not future.cancelled():
            then(future.result())

    def after(self, milliseconds: int, then: Callable[[], None]) -> None:
        """Calls ``then`` after that time; for 0 in the next iteration of the event loop."""
        later(self, milliseconds, then)


class TableSource(QObject):
    """A game or a replay with Qt signals, for models and windows."""

    changed = Signal(object)
    """The position has changed: a ``Change``."""
    call_window = Signal(bool)
    """Whether a discard may be called; False once it is called, declined, or a seat draws."""
    refused = Signal(object)
    """The person's move was refused: the ``Reason``."""

    hints: Hinting | None = None
    """None where no hints are available."""
    tutor: MoveTutor | None = None
    """None where no warnings are available."""

    def __init__(self, game: Game | RoundReplay, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.game = game
        game.changed.connect(self.changed.emit)

    def submit(self, move: Move) -> bool:
        """Plays a move of the person; returns False and emits ``refused`` if it is refused."""
        if not self.game.may_play:
            return False
        try:
            self.game.submit(move, self.game.person)
        except IllegalMove as refused:
            self.refused.emit(refused.reason)
            return False
        return True

    def let_pass(self) -> None:
        """Declines to call the last discard, if the game is waiting for that."""


class GameBridge(TableSource):
    """A match being played, with its opponents, hints and tutor."""

    game: Game
    hints: Hinting
    tutor: MoveTutor

    def __init__(
        self, game: Game, opponents: Opponents, teacher: Callable[[], Adviser], parent: QObject
    ) -> None:
        super().__init__(game, parent)
        host = QtHost(self)
        self.hints = Hinting(game, teacher, host, self)
        self.tutor = MoveTutor(game, self.hints, host, super().submit, self)
        self.opponents = opponents
        # The director connects last: the window receives a move before the next one is requested.
        self.director = Director(game, opponents, host)
        self.director.call_window.connect(self.call_window.emit)

    def close(self) -> None:
        """Stops the opponents and closes the record, with every move written."""
        self.director.stop()
        self.hints.forget()
        self.tutor.forget()
        self.game.record.close()

    def submit(self, move: Move) -> bool:
        """As for any table; also returns False while the move waits for the tutor."""
        return self.tutor.allows(move) and super().submit(move)

    def let_pass(self) -> None:
        self.director.let_pass()
