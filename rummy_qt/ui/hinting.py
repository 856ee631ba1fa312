"""The hint: asks the teacher what the person may do now, in a process of its own.

And the tutor: before a costly move is made it says so, and why; off unless it is wished for.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QElapsedTimer, QObject, Signal

from rummy_qt.engine import Move, View
from rummy_qt.engine.events import Event
from rummy_qt.engine.moves import LAYING
from rummy_qt.opponents.player import Situation, Way
from rummy_qt.opponents.process import Adviser, about
from rummy_qt.opponents.protocol import Counsel
from rummy_qt.play.covered import showable_ways
from rummy_qt.play.director import Host
from rummy_qt.play.game import Change, Game, situation_of
from rummy_qt.play.measuring import combined, worth_telling
from rummy_qt.records.life import Help

FIRST: Final = 400
"""Playouts of a first question, which tells how long one takes; it is shown to nobody …"""
WEIGHED: Final = 5_000
"""Playouts by which a move is weighed: a tenth of a second, where there is machine code."""
MOST: Final = 10_000
"""… where a second one, which chooses, may try out more: at most so much, on any machine."""
LIMIT_MS: Final = 1_000
"""Within so many milliseconds there is an answer, or nearly."""
_SHARE: Final = 0.4
"""Of the time that is left the second question is to take so much, by what the first one took …"""
_UNTIL: Final = 0.9
"""… and after so much of all the time nothing more is asked."""
CHECKS: Final = range(8, 65)
"""What is told is measured by so many more questions, of as many playouts as the first."""
_SHOWING: Final = frozenset({"draw", "peek", "pass", "claim", "discard"})
"""Moves after which something new is seen, or the turn is over."""


class Hinting(QObject):
    """What the teacher says to the position on the table. Asking it changes nothing else.

    A hint is in the record before anybody sees it. What comes in for an earlier position is
    dropped. What a hint plans for a turn stands until something new is seen or another move made.
    """

    changed = Signal()
    """Other ways are known, or none any more."""
    refused = Signal(str)
    """There is no hint: ``waiting`` (somebody else decides), or what kept the teacher."""

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
        self.ways: tuple[Way, ...] = ()
        """The best first; none before the answer."""
        self.asking = False
        """Whether an answer is awaited."""
        self._answers: dict[tuple[Event, ...], tuple[Way, ...]] = {}
        """What was said to each position; asked anew there may be time for other playouts."""
        game.changed.connect(self._follow)

    def ask(self, within_ms: float = LIMIT_MS) -> None:
        """Ask, once a position of a round that goes on; answered in that time, or nearly."""
        if self.asking or self.ways:
            return
        person, rnd = self._game.person, self._game.match.round
        assert person is not None
        if rnd.seat != person and not rnd.may_claim(person):
            self.refused.emit("waiting")
            return
        if known := self._answers.get(self._game.view().history):
            self._hear(self._asked, Counsel(known))
            return
        self.asking = True
        asked, time = self._asked, QElapsedTimer()
        time.start()
        self.ask_teacher(lambda counsel: self._hear_first(asked, counsel, within_ms, time))
        self.changed.emit()

    def forget(self) -> None:
        """Nothing is asked any more, and nothing known."""
        self._asked += 1
        if self.asking or self.ways:
            self.asking, self.ways = False, ()
            self.changed.emit()

    def _follow(self, change: Change) -> None:
        """Keep what is left of the ways that begin with this move of the person."""
        move, mine = change.move, change.seat == self._game.person
        goes_on = mine and move is not None and move.kind not in _SHOWING
        kept = [way for way in self.ways if goes_on and way.moves[:1] == (move,) and way.moves[1:]]
        if not kept:
            self.forget()
            return
        best = kept[0].parts
        left = (way._replace(moves=way.moves[1:], parts=way.parts.beside(best)) for way in kept)
        self._know(tuple(left))

    def at_hand(self) -> tuple[View, Situation]:
        """The position, as the teacher is asked about it."""
        game = self._game
        assert game.person is not None
        from rummy_qt.play.true_hands import company_of  # loads the judgement of all levels

        company = company_of(game.life, game.match.round_number, game.person)
        return game.view(), situation_of(game, game.person)._replace(company=company)

    def ask_teacher(
        self,
        then: Callable[[Counsel], None],
        playouts: int = FIRST,
        others: tuple[tuple[Move, ...], ...] = (),
        at: tuple[View, Situation] | None = None,
        *,
        deals: int = 0,
    ) -> None:
        """What the teacher says to the position, or ``at`` one; nothing of it shows.

        And to other ways there: with other ``deals`` than 0 to these alone.
        """
        view, situation = at or self.at_hand()
        situation = situation._replace(seed=situation.seed ^ deals)
        answer = self._teacher().advise(about(view, situation, others, playouts, bool(deals)))
        self._host.when_done(
            answer, lambda counsel: then(counsel._replace(ways=showable_ways(counsel.ways, view)))
        )

    def _hear_first(
        self, asked: int, counsel: Counsel, within_ms: float, time: QElapsedTimer
    ) -> None:
        """Ask once more, for as much as there is time: few playouts are only a guess."""
        if asked != self._asked:
            return
        spent = max(1, time.elapsed())
        playouts = min(MOST, int(FIRST * _SHARE * (within_ms - spent) / spent))
        if counsel.trouble or playouts < 2 * FIRST:
            self._hear(asked, counsel)
            return
        at = self.at_hand()

        def goes_on() -> bool:
            return asked == self._asked and time.elapsed() + spent <= _UNTIL * within_ms

        def hear(longer: Counsel) -> None:
            ways = (counsel if longer.trouble else longer).ways
            if time.elapsed() + CHECKS[0] * spent > _UNTIL * within_ms:
                self._hear(asked, Counsel(ways))
            else:
                self.weigh(worth_telling(ways), at, goes_on, lambda told: self._hear(asked, told))

        self.ask_teacher(hear, playouts, at=at)

    def weigh(
        self,
        ways: tuple[Way, ...],
        at: tuple[View, Situation],
        goes_on: Callable[[], bool],
        then: Callable[[Counsel], None],
    ) -> None:
        """What these ways are worth in deals that chose none of them, asked while it ``goes_on``.

        They stay as they are where there is too little time for that.
        """
        searches: list[tuple[Way, ...]] = []
        moves = tuple(way.moves for way in ways)

        def hear(counsel: Counsel) -> None:
            searches.extend([counsel.ways] if counsel.ways else [])
            made = len(searches)
            found = combined(ways, searches) if made >= CHECKS[0] else ()
            over = bool(counsel.trouble) or made == CHECKS[-1] or _settled(found)
            if len(ways) < 2 or over or not goes_on():
                then(Counsel(found or ways))
            else:
                self.ask_teacher(hear, FIRST, moves, at, deals=made + 1)

        hear(Counsel())

    def _hear(self, asked: int, counsel: Counsel) -> None:
        if asked != self._asked:
            return
        self.asking = False
        if counsel.trouble:
            self.changed.emit()
            self.refused.emit(counsel.cause)
            return
        self._game.hint()
        self._know(counsel.ways)

    def _know(self, ways: tuple[Way, ...]) -> None:
        """Tell these ways, or those that were told of this position before."""
        self.ways = self._answers.setdefault(self._game.view().history, ways)
        self.changed.emit()


def _settled(ways: Sequence[Way]) -> bool:
    """Whether more deals would tell nothing that matters."""
    return bool(ways) and all(way.error < max(1.0, -way.parts.total / 6) for way in ways)


class Warned(NamedTuple):
    """A move that costs more than the person wishes."""

    view: View
    """Before the move."""
    way: Way
    """It begins with the move, or has it."""
    best: Way
    played: bool
    """Whether it is played already, and may be taken back."""


class MoveTutor(QObject):
    """Judges the person's moves by what the person sees, as a hint does.

    What ends a turn, or shows a card, waits for that, though not longer than a hint may take; after
    a word it is played when it is wanted once more. A round in which anything was judged counts as
    assisted: to hear nothing is help, too.
    """

    spoke = Signal(object)
    """A ``Warned``; None once that is past."""

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
        self.least = 0
        """Points from which on it speaks; 0: never."""
        self._game = game
        self._hints = hints
        self._host = host
        self._play = play
        self._asked = 0
        """Counts questions and positions, so that answers to earlier ones are dropped."""
        self._insisted: Move | None = None
        """What was spoken of in this position."""
        game.changed.connect(lambda _: self.forget())

    def forget(self) -> None:
        """The position is another one."""
        self._asked += 1
        self._insisted = None
        self.spoke.emit(None)

    def lets(self, move: Move) -> bool:
        """Whether the move may be played at once; else it is, or is spoken of, within a second."""
        if not self.least:
            return True
        view, laid = self._game.view(), move.kind in LAYING
        advised = any(way.moves[:1] == (move,) and not way.loss for way in self._hints.ways)
        if advised or not self._listens(view, move):
            return True
        self._asked += 1
        asked = self._asked + laid  # to be played makes another position
        at, time = self._hints.at_hand(), QElapsedTimer()
        time.start()
        self._hints.ask_teacher(
            lambda counsel: self._weigh(asked, at, move, counsel, time), WEIGHED, ((move,),), at
        )
        if not laid:
            self._host.after(LIMIT_MS, lambda: self._give_up(asked, move))
        return laid

    def _listens(self, view: View, move: Move) -> bool:
        """Whether it has anything to say here: not to calls, which are a race."""
        game = self._game
        mine = view.to_move == view.seat == game.person and not game.match.round.over
        judged = mine and move in view.legal_moves and len(view.legal_moves) > 1
        return judged and move != self._insisted and not game.in_memory  # a lesson speaks itself

    def _give_up(self, asked: int, move: Move) -> None:
        if asked == self._asked:
            self._asked += 1
            self._play(move)

    def _weigh(
        self,
        asked: int,
        at: tuple[View, Situation],
        move: Move,
        counsel: Counsel,
        time: QElapsedTimer,
    ) -> None:
        """Measure what seems to cost too much, while there is time: nothing else is spoken of."""
        best, mine = counsel.ways[:1], [way for way in counsel.ways if _has(way, move)][:1]
        costs = bool(mine) and mine[0].loss >= self.least
        self._hints.weigh(
            (*best, *mine),
            at,
            lambda: costs and asked == self._asked and time.elapsed() < _UNTIL * LIMIT_MS,
            lambda told: self._hear(asked, at[0], move, told),
        )

    def _hear(self, asked: int, view: View, move: Move, counsel: Counsel) -> None:
        if asked != self._asked:
            return
        self._asked += 1
        laid = move.kind in LAYING
        mine = next((way for way in counsel.ways if _has(way, move)), None)
        if mine is not None and Help.HINT not in self._game.life.current.help:
            self._game.hint()
        if mine is None or mine.loss < self.least:
            if not laid:
                self._play(move)
            return
        self._game.hint()
        self._insisted = move
        self.spoke.emit(Warned(view, mine, counsel.ways[0], laid))


def _has(way: Way, move: Move) -> bool:
    """Whether a way plays the move: of what it lays, in whatever order."""
    return move in (way.moves if move.kind in LAYING else way.moves[:1])
