"""The hint, which asks an adviser process for good moves in the current position.

And the tutor, which warns before a costly move and gives the reason; off by default.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, NamedTuple

from PySide6.QtCore import QElapsedTimer, QObject, Signal

from rummy_qt.engine import Move, View
from rummy_qt.engine.events import Event
from rummy_qt.engine.moves import LAYING
from rummy_qt.opponents.player import Situation, Way
from rummy_qt.opponents.process import Adviser, advice_request
from rummy_qt.opponents.protocol import Counsel
from rummy_qt.play.covered import showable_ways
from rummy_qt.play.director import Host
from rummy_qt.play.game import Change, Game, situation_of
from rummy_qt.play.measuring import combined, worth_telling
from rummy_qt.records.life import Help

FIRST_PLAYOUTS: Final = 400
"""Playouts of the first question, which measures the speed and is shown only without a second."""
TUTOR_PLAYOUTS: Final = 5_000
"""Playouts to judge a move for the tutor: a tenth of a second with compiled modules."""
MAX_PLAYOUTS: Final = 10_000
"""Upper limit of the playouts of the second question, which selects the moves."""
LIMIT_MS: Final = 1_000
"""Approximate upper limit of the time until an answer."""
_SECOND_SHARE: Final = 0.4
"""The part of the remaining time that the second question should take, judging by the first."""
_ASK_UNTIL: Final = 0.9
"""The part of the time limit after which nothing more is asked."""
CHECKS: Final = range(8, 65)
"""How many more questions, each of ``FIRST_PLAYOUTS``, measure the selected moves."""
REVEALING: Final = frozenset({"draw", "peek", "pass", "claim", "discard"})
"""Kinds of moves that reveal cards or end the turn."""


class Hinting(QObject):
    """The adviser's hints for the position on the table. Asking changes nothing else.

    A hint is recorded before it is shown. Answers for earlier positions are dropped. A hint's plan
    for the turn remains until new cards are revealed or another move is made.
    """

    changed = Signal()
    """``ways`` or ``asking`` has changed."""
    refused = Signal(str)
    """There is no hint: ``waiting`` (it is another seat's turn), or the cause of the failure."""

    def __init__(
        self, game: Game, teacher: Callable[[], Adviser], host: Host, parent: QObject
    ) -> None:
        """``teacher`` returns the adviser; called at each question."""
        super().__init__(parent)
        self._game = game
        self._teacher = teacher
        self._host = host
        self._question = 0
        """Incremented by ``forget``; answers to questions with an older number are dropped."""
        self.ways: tuple[Way, ...] = ()
        """The best first; empty before the answer."""
        self.asking = False
        """Whether an answer is pending."""
        self._answers: dict[tuple[Event, ...], tuple[Way, ...]] = {}
        """The ways shown for each history; asking again could yield different ones."""
        game.changed.connect(self._on_change)

    def ask(self, within_ms: float = LIMIT_MS) -> None:
        """Ask for a hint, once per position of an unfinished round; takes about ``within_ms``."""
        if self.asking or self.ways:
            return
        person, rnd = self._game.person, self._game.match.round
        assert person is not None
        if rnd.seat != person and not rnd.may_claim(person):
            self.refused.emit("waiting")
            return
        if known := self._answers.get(self._game.view().history):
            self._on_counsel(self._question, Counsel(known))
            return
        self.asking = True
        question, time = self._question, QElapsedTimer()
        time.start()
        self.ask_teacher(lambda first: self._on_first_counsel(question, first, within_ms, time))
        self.changed.emit()

    def forget(self) -> None:
        """Drop the hint and any pending answer."""
        self._question += 1
        if self.asking or self.ways:
            self.asking, self.ways = False, ()
            self.changed.emit()

    def _on_change(self, change: Change) -> None:
        """Keep the rest of the ways that begin with this move of the person."""
        move, mine = change.move, change.seat == self._game.person
        goes_on = mine and move is not None and move.kind not in REVEALING
        kept = [way for way in self.ways if goes_on and way.moves[:1] == (move,) and way.moves[1:]]
        if not kept:
            self.forget()
            return
        best = kept[0].parts
        rest = (way._replace(moves=way.moves[1:], parts=way.parts.beside(best)) for way in kept)
        self._set_ways(tuple(rest))

    def current_position(self) -> tuple[View, Situation]:
        """The current position in the form in which the adviser is asked about it."""
        game = self._game
        assert game.person is not None
        from rummy_qt.play.true_hands import company_of  # slow: loads the policies of all levels

        company = company_of(game.life, game.match.round_number, game.person)
        return game.view(), situation_of(game, game.person)._replace(company=company)

    def ask_teacher(
        self,
        then: Callable[[Counsel], None],
        playouts: int = FIRST_PLAYOUTS,
        others: tuple[tuple[Move, ...], ...] = (),
        at: tuple[View, Situation] | None = None,
        *,
        deals: int = 0,
    ) -> None:
        """Ask about the current position, or ``at`` another one, and pass the answer to ``then``.

        ``others`` are judged, too; if ``deals`` is not 0, only these, with other random deals.
        """
        view, situation = at or self.current_position()
        situation = situation._replace(seed=situation.seed ^ deals)
        answer = self._teacher().advise(
            advice_request(view, situation, others, playouts, bool(deals))
        )
        self._host.when_done(
            answer, lambda counsel: then(counsel._replace(ways=showable_ways(counsel.ways, view)))
        )

    def _on_first_counsel(
        self, question: int, counsel: Counsel, within_ms: float, time: QElapsedTimer
    ) -> None:
        """Ask again with as many playouts as there is time for: the first few are only a guess."""
        if question != self._question:
            return
        spent = max(1, time.elapsed())
        playouts = min(
            MAX_PLAYOUTS, int(FIRST_PLAYOUTS * _SECOND_SHARE * (within_ms - spent) / spent)
        )
        if counsel.trouble or playouts < 2 * FIRST_PLAYOUTS:
            self._on_counsel(question, counsel)
            return
        at = self.current_position()

        def goes_on() -> bool:
            return question == self._question and time.elapsed() + spent <= _ASK_UNTIL * within_ms

        def on_second(second: Counsel) -> None:
            ways = (counsel if second.trouble else second).ways
            if time.elapsed() + CHECKS[0] * spent > _ASK_UNTIL * within_ms:
                self._on_counsel(question, Counsel(ways))
            else:
                self.measure(worth_telling(ways), at, goes_on, partial(self._on_counsel, question))

        self.ask_teacher(on_second, playouts, at=at)

    def measure(
        self,
        ways: tuple[Way, ...],
        at: tuple[View, Situation],
        goes_on: Callable[[], bool],
        then: Callable[[Counsel], None],
    ) -> None:
        """Measure these ways in new deals, which did not select them, for as long as ``goes_on()``.

        If there is too little time for that, ``then`` receives them unchanged.
        """
        searches: list[tuple[Way, ...]] = []
        moves = tuple(way.moves for way in ways)

        def on_counsel(counsel: Counsel) -> None:
            searches.extend([counsel.ways] if counsel.ways else [])
            count = len(searches)
            measured = combined(ways, searches) if count >= CHECKS[0] else ()
            over = bool(counsel.trouble) or count == CHECKS[-1] or _precise_enough(measured)
            if len(ways) < 2 or over or not goes_on():
                then(Counsel(measured or ways))
            else:
                self.ask_teacher(on_counsel, FIRST_PLAYOUTS, moves, at, deals=count + 1)

        on_counsel(Counsel())

    def _on_counsel(self, question: int, counsel: Counsel) -> None:
        if question != self._question:
            return
        self.asking = False
        if counsel.trouble:
            self.changed.emit()
            self.refused.emit(counsel.cause)
            return
        self._game.hint()
        self._set_ways(counsel.ways)

    def _set_ways(self, ways: tuple[Way, ...]) -> None:
        """Show these ways, or those that were shown for this position before."""
        self.ways = self._answers.setdefault(self._game.view().history, ways)
        self.changed.emit()


def _precise_enough(ways: Sequence[Way]) -> bool:
    """Whether the errors are so small that more deals would make no difference."""
    return bool(ways) and all(way.error < max(1.0, -way.parts.total / 6) for way in ways)


class MoveWarning(NamedTuple):
    """A warning about a costly move."""

    view: View
    """Before the move."""
    way: Way
    """The best way that includes the move."""
    best: Way
    played: bool
    """Whether the move was already played, and may be undone."""


class MoveTutor(QObject):
    """Judges the person's moves by what the person sees, as a hint does.

    A move that ends the turn or reveals a card waits for the judgement, at most as long as a hint
    may take; after a warning, submitting it again plays it. A round in which any move was judged
    counts as assisted, since the absence of a warning is help, too.
    """

    warned = Signal(object)
    """A ``MoveWarning``; None once it no longer applies."""

    def __init__(
        self,
        game: Game,
        hints: Hinting,
        host: Host,
        play: Callable[[Move], object],
        parent: QObject,
    ) -> None:
        """``play`` plays a move that has waited."""
        super().__init__(parent)
        self.min_loss = 0
        """The loss in points from which on to warn; 0: never."""
        self._game = game
        self._hints = hints
        self._host = host
        self._play = play
        self._question = 0
        """Incremented by each question and position; answers with an older number are dropped."""
        self._warned_move: Move | None = None
        """The move that was warned about in this position."""
        game.changed.connect(lambda _: self.forget())

    def forget(self) -> None:
        """Drop the warning and any pending judgement, as the position has changed."""
        self._question += 1
        self._warned_move = None
        self.warned.emit(None)

    def allows(self, move: Move) -> bool:
        """Whether to play the move now; else it is played or warned about within ``LIMIT_MS``."""
        if not self.min_loss:
            return True
        view, laid = self._game.view(), move.kind in LAYING
        advised = any(way.moves[:1] == (move,) and not way.loss for way in self._hints.ways)
        if advised or not self._judges(view, move):
            return True
        self._question += 1
        question = self._question + laid  # playing the move calls ``forget``
        at, time = self._hints.current_position(), QElapsedTimer()
        time.start()

        def goes_on() -> bool:
            return question == self._question and time.elapsed() < _ASK_UNTIL * LIMIT_MS

        def on_first(counsel: Counsel) -> None:
            """Measure the move more exactly if it seems too costly and there is time."""
            best, mine = counsel.ways[:1], [way for way in counsel.ways if _includes(way, move)][:1]
            costly = bool(mine) and mine[0].loss >= self.min_loss
            then = partial(self._on_counsel, question, view, move)
            self._hints.measure((*best, *mine), at, lambda: costly and goes_on(), then)

        def on_timeout() -> None:
            if question == self._question:
                self._question += 1
                self._play(move)

        self._hints.ask_teacher(on_first, TUTOR_PLAYOUTS, ((move,),), at)
        if not laid:
            self._host.after(LIMIT_MS, on_timeout)
        return laid

    def _judges(self, view: View, move: Move) -> bool:
        """Whether to judge the move; calls are not judged, as they are a race."""
        game = self._game
        mine = view.to_move == view.seat == game.person and not game.match.round.over
        choice = mine and move in view.legal_moves and len(view.legal_moves) > 1
        return choice and move != self._warned_move and not game.in_memory  # lessons advise already

    def _on_counsel(self, question: int, view: View, move: Move, counsel: Counsel) -> None:
        if question != self._question:
            return
        self._question += 1
        laid = move.kind in LAYING
        mine = next((way for way in counsel.ways if _includes(way, move)), None)
        if mine is not None and Help.HINT not in self._game.life.current.help:
            self._game.hint()
        if mine is None or mine.loss < self.min_loss:
            if not laid:
                self._play(move)
            return
        self._game.hint()
        self._warned_move = move
        self.warned.emit(MoveWarning(view, mine, counsel.ways[0], laid))


def _includes(way: Way, move: Move) -> bool:
    """Whether the move is the way's first, or, if it lays cards, any of its moves."""
    return move in (way.moves if move.kind in LAYING else way.moves[:1])
