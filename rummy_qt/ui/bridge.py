"""The border between play and Qt: what a table shows and listens to, played or replayed.

Hooks become signals, futures come back as events: it is the only file in which a thread of an
opponent's process meets the window's.
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


class TableSource(QObject):
    """A game or a replay as Qt sees it: models and windows read ``game`` and hear the signals."""

    changed = Signal(object)
    """The position is another one: a ``Change``."""
    claim_window = Signal(bool)
    """The person may call on a discard; or no more: it is claimed, let pass, or somebody draws."""
    refused = Signal(object)
    """The person's move was refused: the ``Reason``."""

    hints: Hinting | None = None
    """Whom the person may ask what to play; None where nobody can."""
    tutor: MoveTutor | None = None
    """Who speaks before a move that costs much."""

    def __init__(self, game: Game | RoundReplay, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.game = game
        game.changed.connect(self.changed.emit)

    def submit(self, move: Move) -> bool:
        """Plays a move of the person; False, and the ``refused`` signal, when it is refused."""
        if not self.game.may_play:
            return False
        try:
            self.game.submit(move, self.game.person)
        except IllegalMove as refused:
            self.refused.emit(refused.reason)
            return False
        return True

    def let_pass(self) -> None:
        """The person does not want to call the last discard, if anybody waits for that."""


class GameBridge(TableSource):
    """A match that is played: with those who play against the person, and who may be asked."""

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
        # The director connects last: the window hears of a move before the next one is asked for.
        self.director = Director(game, opponents, host)
        self.director.claim_window.connect(self.claim_window.emit)

    def close(self) -> None:
        """Stops listening to opponents and closes the record; nothing is lost."""
        self.director.stop()
        self.hints.forget()
        self.tutor.forget()
        self.game.record.close()

    def submit(self, move: Move) -> bool:
        """As of any table; False, too, while the move waits for the tutor."""
        return self.tutor.lets(move) and super().submit(move)

    def let_pass(self) -> None:
        self.director.let_pass()
