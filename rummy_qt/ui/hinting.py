"""The hint: asks the teacher what the person may do now, in a process of its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QElapsedTimer, QObject, Signal

from rummy_qt.opponents.player import Way
from rummy_qt.opponents.process import Adviser, Counsel, about
from rummy_qt.play.director import Host
from rummy_qt.play.game import Game
from rummy_qt.play.situations import company_of, situation_of

FIRST: Final = 400
"""Playouts of the first answer, which is there in a fraction of a second."""
MOST: Final = 20_000
"""Playouts of the refined one, on any machine."""
LIMIT_MS: Final = 3_000
"""After that nothing changes any more."""
_SHARE: Final = 0.6
"""Of the time that is left the refined answer is to take so much, by what the first one took."""


class Hinting(QObject):
    """What the teacher says to the position on the table. Asking it changes nothing else.

    A hint is in the record before anybody sees it. What comes in for an earlier position is
    dropped.
    """

    changed = Signal()
    """Other ways are known, or none any more."""
    refused = Signal(str)
    """There is no hint: ``over``, ``waiting`` (somebody else decides), ``forced`` or ``failed``."""

    def __init__(
        self, game: Game, teacher: Callable[[], Adviser], host: Host, parent: QObject
    ) -> None:
        """``teacher`` is called when something is asked."""
        super().__init__(parent)
        self._game = game
        self._teacher = teacher
        self._host = host
        self._asked = 0
        """Counts questions and positions, so that answers to earlier ones are dropped."""
        self._limit = 0
        self._time = QElapsedTimer()
        self.ways: tuple[Way, ...] = ()
        """The best first; none before the answer."""
        self.asking = False
        """Whether the first answer is awaited."""
        for name in ("played", "undone", "dealt"):
            game.hooks.connect(name, lambda *_: self.forget())

    def ask(self, within_ms: float = LIMIT_MS) -> None:
        """Ask, once a position. The last answer comes within so many milliseconds, or nearly."""
        if self.asking or self.ways:
            return
        if why := self._why_not():
            self.refused.emit(why)
            return
        self.asking = True
        self._limit = int(within_ms)
        self._time.start()
        self._send(FIRST)
        self.changed.emit()

    def teach(self, then: Callable[[Counsel], None]) -> None:
        """What the teacher says to the position now, for a lesson: it is no hint, nothing shows."""
        game = self._game
        assert game.person is not None
        situation = situation_of(game, game.person)._replace(company=company_of(game.header))
        answer = self._teacher().advise(about(game.view(), situation, playouts=FIRST))
        self._host.when_done(answer, then)

    def forget(self) -> None:
        """Nothing is asked any more, and nothing known."""
        self._asked += 1
        if self.asking or self.ways:
            self.asking, self.ways = False, ()
            self.changed.emit()

    def _why_not(self) -> str:
        game, person = self._game, self._game.person
        rnd = game.match.round
        if rnd.over or person is None or game.life.due() is not None:
            return "over"
        if rnd.seat != person and not rnd.may_claim(person):
            return "waiting"
        return "forced" if rnd.seat == person and len(game.view().legal_moves) == 1 else ""

    def _send(self, playouts: int) -> None:
        game, asked = self._game, self._asked
        assert game.person is not None
        situation = situation_of(game, game.person)._replace(company=company_of(game.header))
        answer = self._teacher().advise(about(game.view(), situation, playouts=playouts))
        self._host.when_done(answer, lambda counsel: self._hear(asked, counsel))

    def _hear(self, asked: int, counsel: Counsel) -> None:
        if asked != self._asked:
            return
        first, self.asking = self.asking, False
        if counsel.trouble:
            if first:
                self.changed.emit()
                self.refused.emit("failed")
            return
        spent = max(1, self._time.elapsed())  # what is drawn now is no search
        if first:
            self._game.hint()
        self.ways = counsel.ways
        self.changed.emit()
        if first:
            self._refine(spent)

    def _refine(self, spent: int) -> None:
        """Ask once more, for as much as there is time after so many ms."""
        share = _SHARE * (self._limit - spent) / spent
        playouts = min(MOST, int(FIRST * share))
        if playouts >= 2 * FIRST:
            self._send(playouts)
