"""The course: its rounds, and a tutor who follows what is played and knows what to say next.

Which move is good here, the tutor asks a player; each deal is one in which a good player has much
to do of what its round is about.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, Signal

from rummy_qt.engine import RULEBOOKS, Card, Move, View
from rummy_qt.engine.events import Discarded, Drew, Event, LaidOff, Melded, RoundEnded, Took
from rummy_qt.engine.melds import Meld
from rummy_qt.engine.sheet import pip_points
from rummy_qt.opponents.judge import Judge
from rummy_qt.opponents.player import Situation, Way
from rummy_qt.opponents.protocol import Counsel
from rummy_qt.play.company import PEOPLE
from rummy_qt.play.targets import DISCARD, HAND, NEW_MELD, Zone
from rummy_qt.records.header import HUMAN, Header, SeatInfo, secret_of
from rummy_qt.ui.match_choice import told_apart
from rummy_qt.ui.models.table_state import Change, TableState
from rummy_qt.ui.words.cards import WRITTEN, Naming
from rummy_qt.ui.words.hints import why_text
from rummy_qt.ui.words.lesson import (
    ANYTHING,
    CHAPTERS,
    DUTY,
    GOALS,
    ROUND_OVER,
    STRAYED,
    USEFUL,
    WAITING,
    WORSE,
    ChapterWords,
    tr,
)

_KING = 12
_TELLING = ("swap", "take", "meld", "lay")
"""Kinds of moves that a beginner should see early."""
_NO_MATCH = Situation((), 1, 0)


OPPONENT: Final = "beginner"


class Chapter(NamedTuple):
    """One round of the course."""

    words: ChapterWords
    deal: str
    """Found by trying deal after deal: in it a good player has soon done what is to be learned."""
    goals: tuple[str, ...]
    """Kinds of moves, each as often as it is to be done."""
    rulebook: str = "500-rum-de"
    opponents: int = 1
    why: bool = False
    """Whether it is said why a discard is good."""


COURSE: Final = (
    Chapter(CHAPTERS[0], "73", ("draw", "meld", "discard", "meld")),
    # The person leads, holds one run, and may in the second turn take the first discard, three
    # cards deep, for a set; then a card fits what the opponent laid.
    Chapter(CHAPTERS[1], "1449", ("draw", "take", "meld", "lay", "discard")),
    Chapter(CHAPTERS[2], "22", ("lay", "lay")),
    Chapter(CHAPTERS[3], "1424", ("discard",) * 5, why=True),
    Chapter(CHAPTERS[4], "327", ("out",)),
    Chapter(CHAPTERS[5], "3373", ("claim", "swap"), "rommy-dk", opponents=2),
)


def lesson_header(name: str, chapter: Chapter) -> Header:
    """The match in which a lesson is given, for a person of this name.

    Its nonce follows from the deal, so that the teacher and the opponents do the same for
    everybody who follows the advice.
    """
    others = [SeatInfo(other, OPPONENT) for other in list(PEOPLE)[: chapter.opponents]]
    seats = told_apart((SeatInfo(name, HUMAN), *others))
    nonce = secret_of(f"course {chapter.deal}", "nonce")
    rules = RULEBOOKS[chapter.rulebook]
    return Header.new(chapter.rulebook, rules, seats, chapter.deal, nonce=nonce)


class Offer(NamedTuple):
    """A move to point at."""

    cards: tuple[Card, ...] = ()
    """Cards to light, wherever they lie."""
    zones: tuple[Zone, ...] = ()
    """Where they go."""
    stock: bool = False
    """Whether the stock is lit."""
    meld: Meld | None = None
    """The meld that they join."""

    def words(self, naming: Naming) -> dict[str, str]:
        """What a sentence can name."""
        meld = naming.cards(self.meld.cards) if self.meld is not None else ""
        return {"cards": naming.cards(self.cards), "meld": meld}


NOTHING: Final = Offer()
"""Nothing to point at."""


def _is_done(move: Move, event: Event) -> bool:
    """Whether it is this move that the event tells of."""
    cards = {card.bare for card in move.cards}
    if isinstance(event, Took):
        return move.kind == "take" and cards == {event.cards[0]}
    if isinstance(event, Drew):
        return move.kind == "draw"
    if isinstance(event, Discarded):
        return move.kind == "discard" and cards == {event.card}
    if isinstance(event, (Melded, LaidOff)):
        kind = "meld" if isinstance(event, Melded) else "lay"
        return move.kind == kind and cards == {card.bare for card in event.cards}
    return False


def offer_of(move: Move, view: View) -> Offer:
    """What to point at for a move; nothing for the rare kinds that no lesson is about."""
    cards = tuple(card.bare for card in move.cards)
    if move.kind == "draw":
        return Offer(stock=True, zones=(HAND,))
    if move.kind == "take":
        return Offer(cards, (HAND,))
    if move.kind == "meld":
        return Offer(cards, (NEW_MELD,))
    if move.kind in ("lay", "swap") and move.meld is not None:
        return Offer(cards, (Zone("meld", move.meld),), meld=view.melds[move.meld - 1])
    if move.kind == "discard":
        return Offer(cards, (DISCARD,))
    return NOTHING


def advised(view: View, ways: Sequence[Way], chapter: Chapter, done: Mapping[str, int]) -> Move:
    """The best move, or one about as good by which there is something to learn.

    ``done``: how often each kind of move was done in this round.
    """
    first = [way.moves[0] for way in ways if way.moves and not (way.loss or way.perhaps)]
    told = [kind for kind in _TELLING if kind in chapter.goals]
    wanted = [kind for kind in told if done.get(kind, 0) < chapter.goals.count(kind)]
    new = (move for kind in wanted for move in first if move.kind == kind)
    return next(new, first[0] if first else Judge().choose(view, _NO_MATCH))


class _Useful(NamedTuple):
    """Somebody has taken what the person discarded."""

    seat: int
    card: Card
    laid: int
    """The points that had been laid before by whoever took it."""


class _Note(NamedTuple):
    """What is said beside."""

    sentence: str = ""
    after: Event | None = None
    """What happened before it, which is told first."""
    points: int | None = None
    useful: _Useful | None = None


class Tutor(QObject):
    """Points at a good move, turn after turn, and ticks off the goals by events."""

    moved_on = Signal()
    """There is something else to say or to point at."""

    def __init__(
        self,
        state: TableState,
        keys: Callable[[], Mapping[str, str]],
        by_keys: Callable[[], bool],
        teach: Callable[[Callable[[Counsel], None]], None],
        parent: QObject,
        chapter: Chapter,
        heard: set[str],
    ) -> None:
        """``teach`` has somebody told what the teacher says to the position, as soon as it does.

        ``by_keys``: whether the person's last input was a key. ``heard``: the kinds of moves that
        were done in an earlier round of the course; those that are done here are added.
        """
        super().__init__(parent)
        self._state = state
        self._chapter = chapter
        self._heard = heard
        self._keys = keys
        self._by_keys = by_keys
        self._teach = teach
        self._asked = 0
        """Counts positions, so that what is said to an earlier one is dropped."""
        self._waiting = False
        """Whether the teacher has not answered yet."""
        self._done: Counter[str] = Counter()
        """How often each kind of move was done here."""
        self._why: Callable[[Naming], str] = lambda _: ""
        """Why the move that is pointed at is good."""
        self._thrown: Card | None = None
        """What the person discarded last."""
        self._useful: _Useful | None = None
        """That somebody took it."""
        self._ways: Sequence[Way] = ()
        """What the teacher thinks of the ways to play here."""
        self._kind = ""
        """Of the move that is pointed at; empty for none."""
        self.offer = NOTHING
        """What to point at."""
        self.finished = False
        """Whether nothing is left to say but goodbye."""
        self._noted = _Note(chapter.words.aim)
        state.changed.connect(self._follow)
        self._look()

    def stop(self) -> None:
        """What the teacher may still say is of no use any more."""
        self._asked += 1

    @property
    def progress(self) -> tuple[bool, ...]:
        """Of each goal, whether it is learned."""
        goals = self._chapter.goals
        return tuple(
            self._done[kind] > goals[:place].count(kind) for place, kind in enumerate(goals)
        )

    def note(self, naming: Naming = WRITTEN) -> str:
        """What is to be said beside; empty when nothing is."""
        sentence, event = self._noted[:2]
        happened = "" if event is None else self._state.teller.tell(event, naming)
        return f"{happened} {self._say(sentence, naming) if sentence else ''}".strip()

    def sentence(self, naming: Naming = WRITTEN) -> str:
        """What to do now."""
        told = self._told
        return self._say(told, naming) if told else ""

    @property
    def _told(self) -> str:
        if self._waiting:
            return ""
        if self.finished:
            return self._chapter.words.goodbye if all(self.progress) else ROUND_OVER
        if any(call.meld is not None for call in self._state.targets.claims):
            return self._goal("claim")
        if not self._state.my_turn:
            return WAITING
        if self._state.view.phase == "duty" and self._kind in DUTY:
            return DUTY[self._kind]
        return self._goal(self._kind) if self._kind in GOALS else ANYTHING

    def _goal(self, kind: str) -> str:
        goal = GOALS[kind]
        if kind in self._heard:
            return goal.again
        return goal.by_keys if self._by_keys() else goal.first

    def _say(self, sentence: str, naming: Naming) -> str:
        state, rules = self._state, self._state.view.rules
        advised = sentence in (GOALS["discard"].first, GOALS["discard"].again)
        why = self._why(naming) if advised and self._chapter.why else ""
        noted, other = self._noted, state.seat_at(1)
        useful = noted.useful if sentence == USEFUL else None
        said = tr(
            sentence,
            rules.target if sentence not in (USEFUL, WORSE) else noted.points,
            **self._keys(),
            **self.offer.words(naming),
            court=pip_points(rules, _KING),
            ace=rules.ace_high,
            low=rules.ace_low,
            card="" if useful is None else naming.card(useful.card),
            name=state.teller.name(other if useful is None else useful.seat),
        )
        return f"{said} {why}".rstrip()

    def _follow(self, change: Change) -> None:
        if self.finished:
            return
        mine = change.seat == self._state.person
        if mine or self._state.my_turn:
            self._noted = _Note()
        if change.kind == "played":
            for event in change.events:
                if mine or isinstance(event, RoundEnded):
                    self._judge(event)
                elif isinstance(event, Took) and self._thrown in event.cards:
                    laid = self._laid(event.seat)
                    self._useful, self._thrown = _Useful(event.seat, self._thrown, laid), None
        if self._useful is not None and (self._state.my_turn or self._state.view.over):
            points = self._laid(self._useful.seat) - self._useful.laid
            self._noted, self._useful = _Note(USEFUL, None, points, self._useful), None
        self._look()
        self.moved_on.emit()

    def _laid(self, seat: int) -> int:
        return int(self._state.view.position.laid_points(seat))

    def _answer(self, event: Event) -> _Note:
        """What is to be said of another move than the one that was pointed at."""
        done = [way for way in self._ways if way.moves and _is_done(way.moves[0], event)]
        mine = max(done, key=lambda way: way.parts.total, default=None)
        if mine is None or mine.perhaps:  # nobody has tried it, or for long enough
            return _Note("", event)
        return _Note(WORSE, event, round(mine.loss)) if mine.loss else _Note(STRAYED, event)

    def _judge(self, event: Event) -> None:
        """Ticks off what this shows, and finds words for it."""
        shown = next((kind for kind, goal in GOALS.items() if goal.done is type(event)), None)
        if isinstance(event, RoundEnded):
            self._done["out"] += event.closer == self._state.person
        if isinstance(event, Discarded):
            self._thrown = event.card
        if shown is None:
            return
        if self._kind in GOALS and self._kind not in {shown, *self._heard}:
            self._noted = self._answer(event)
        elif shown not in self._heard:
            self._noted = _Note(GOALS[shown].praise)
        self._heard.add(shown)
        self._done[shown] += 1

    def _look(self) -> None:
        state = self._state
        self.finished = state.view.over or (all(self.progress) and not state.my_turn)
        self.offer, self._kind, self._why, self._ways = NOTHING, "", lambda _: "", ()
        self._asked += 1
        self._waiting = state.my_turn and not self.finished
        if self._waiting:
            asked = self._asked
            self._teach(lambda counsel: self._hear(asked, counsel))

    def _hear(self, asked: int, counsel: Counsel) -> None:
        """Points at the best move, or at one about as good by which there is something to learn."""
        if asked != self._asked:
            return
        self._waiting = False
        view, self._ways = self._state.view, counsel.ways
        move = advised(view, counsel.ways, self._chapter, self._done)
        self.offer, self._kind = offer_of(move, view), move.kind
        ways = counsel.ways
        if ways and ways[0].moves[:1] == (move,):
            self._why = lambda naming: why_text(0, ways, view, self._state.teller.name, naming)
        self.moved_on.emit()
