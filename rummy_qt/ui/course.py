"""The course: its words, its rounds, and a tutor who knows what to say next.

Which move is good here, the tutor asks a player; each deal is one in which a good player has much
to do of what its round is about.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, Signal

from rummy_qt.engine import RULEBOOKS, Card, Move, View, events
from rummy_qt.engine.events import Discarded, Event, RoundEnded, Took
from rummy_qt.engine.moves import LAYING
from rummy_qt.engine.sheet import pip_points
from rummy_qt.opponents.judge import Judge
from rummy_qt.opponents.player import Situation, Way
from rummy_qt.opponents.protocol import Counsel
from rummy_qt.play.company import PEOPLE
from rummy_qt.play.game import Change
from rummy_qt.records.header import HUMAN, Header, SeatInfo, secret_of
from rummy_qt.records.texts import Said
from rummy_qt.ui.match_choice import told_apart
from rummy_qt.ui.models.table_state import TableState
from rummy_qt.ui.words.cards import Naming
from rummy_qt.ui.words.hints import roughly, way_text, why_text
from rummy_qt.ui.words.language import in_context

tr = in_context("Lesson")


class Goal(NamedTuple):
    """One kind of move to be learned."""

    first: Said
    """Said until it was done once; from then on, what to play in few words."""
    by_keys: Said
    """The same for whoever has used a key last."""
    done: type[Event]
    """The person's event that shows it learned."""
    praise: Said
    """Said when it was done for the first time."""


GOALS: Final[dict[str, Goal]] = {
    "draw": Goal(
        "A turn begins with a card. Click the stock, or drag its top card to your hand.",
        "A turn begins with a card. Go to the stock with Tab, and press Enter.",
        events.Drew,
        "Nobody else has seen the card that you drew.",
    ),
    "take": Goal(
        "A discard that stands up may be taken instead, even from below. Click this one:"
        " {cards}. The cards on top come along, and it must be used at once.",
        "A discard that stands up may be taken instead, even from below. Go to this one with"
        " Tab and the arrow keys, and press Enter: {cards}. The cards on top come along, and it"
        " must be used at once.",
        events.Took,
        "Everybody has seen what you took.",
    ),
    "meld": Goal(
        "You hold a meld: {cards}. Click each of its cards, then drag them to your place on the"
        " table or press the Meld button.",
        "You hold a meld: {cards}. Choose each of its cards with the space bar, then press Enter.",
        events.Melded,
        #: {court}, {ace}, {low}: points, as in “king 10 each, an ace 15 (1 before a 2)”
        "Cards on the table count for you: jack, queen and king {court} each, an ace {ace}"
        " ({low} before a 2), all others their number.",
    ),
    "lay": Goal(
        "What fits a meld may be laid off there, whoever laid it. Here: {cards}, on the meld"
        " {meld}. Drag it there, or double-click; the points are yours.",
        "What fits a meld may be laid off there, whoever laid it. Here: {cards}, on the meld"
        " {meld}. Go to the card and press Enter; the points are yours.",
        events.LaidOff,
        "The yarn under a card has the colour of the player it counts for.",
    ),
    "discard": Goal(
        "A turn ends with a discard. Drag a card that you can spare to the pile, or"
        " double-click it: {cards}, for example.",
        "A turn ends with a discard. Go to a card that you can spare and press Enter: {cards},"
        " for example.",
        events.Discarded,
        "Your turn is over; {undo} would take the move back.",
    ),
    "swap": Goal(
        "A joker on the table stands for a card that you hold: {cards}. Drag it onto the meld"
        " {meld}, and the joker is yours to use.",
        "A joker on the table stands for a card that you hold: {cards}. Go to the card and"
        " press Enter, and the joker is yours to use.",
        events.Swapped,
        "A joker in your hand can stand for whatever you need.",
    ),
    "claim": Goal(
        "The discard fits a meld on the table. Whoever calls first may lay it off there, also"
        " out of turn: press the button, or {call}. A call for a card that does not fit costs"
        " points.",
        "The discard fits a meld on the table. Whoever calls first may lay it off there, also"
        " out of turn: press {call}. A call for a card that does not fit costs points.",
        events.Claimed,
        "That was quick: the card is laid off, and counts for you.",
    ),
}
"""By kind of move, what is learned."""

DUTY: Final[Said] = "Now the card that you took has to be used."
_BY_FIVES: Final[dict[str, Said]] = {
    GOALS["meld"].praise: "Cards on the table count for you: a joker {joker}, an ace {ace}, ten to"
    " king {court} each, all others {pip} each.",
}
"""What is said instead where cards from 2 to 9 do not count their pips."""

AIM: Final[Said] = (
    "The first to reach %n point(s) wins, over several rounds. Your melds earn points; cards"
    " left in your hand when a round ends cost them."
)
WAITING: Final[Said] = "Wait for your turn. At each face stands what its player did."
#: after a sentence that tells another move than the one that was pointed at
STRAYED: Final[Said] = "That is fine, too."
#: likewise
WORSE: Final[Said] = "By the cards that you could see, the advice was better."
#: likewise
MUCH_WORSE: Final[Said] = (
    "By the cards that you could see, the advice was worth about %n point(s) more."
)
ROUND_OVER: Final[Said] = (
    "The round is over: your melds count for you, cards left in your hand against you. The first"
    " to reach %n point(s) wins. {handbook} opens the rules."
)

USEFUL: Final[Said] = "{name} took your {card}, and laid %n point(s) in that turn."


class Chapter(NamedTuple):
    """One round of the course."""

    title: Said
    aim: Said
    """Said before the first move."""
    goodbye: Said
    """Said once all is learned."""
    deal: str
    """Found by trying deal after deal: in it a good player has soon done what is to be learned."""
    goals: tuple[str, ...]
    """Kinds of moves, each as often as it is to be done."""
    rulebook: str = "500-rum-de"
    opponents: int = 1
    why: bool = False
    """Whether it is said why a discard is good."""


COURSE: Final = (
    Chapter(
        "Drawing and melding",
        AIM,
        "That is a turn: draw, meld what you can, discard. Sets are three or four cards of one"
        " rank, runs three or more in a row of one suit.",
        "73",
        ("draw", "meld", "discard", "meld"),
    ),
    Chapter(
        "The discard pile",
        "The discards lie open, and any of them may be yours, with all that lie above it: more"
        " cards to meld, and more to be caught with.",
        "The card that you take must be laid at once; those above it are yours to keep. Look"
        " through the pile each turn, before you draw.",
        # The person leads, holds one run, and may in the second turn take the first discard, three
        # cards deep, for a set; then a card fits what the opponent laid.
        "1449",
        ("draw", "take", "meld", "lay", "discard"),
    ),
    Chapter(
        "Laying off",
        "Single cards earn points, too, where they fit a meld that lies on the table: your own"
        " or anybody’s.",
        "Whoever lays a card off has its points, whoever the meld was. So look at the whole"
        " table before you discard: what fits there is worth more than a card thrown away.",
        "22",
        ("lay", "lay"),
    ),
    Chapter(
        "What to discard",
        "The card that you throw lies open for everybody. Good discards are of no use to you"
        " and of none to the others: follow the advice for a few turns, and see why.",
        "Throw what nobody can use, keep what may still become a meld, and do not sit on high"
        " cards when somebody is about to go out.",
        "1424",
        ("discard",) * 5,
        why=True,
    ),
    Chapter(
        "Going out",
        "Whoever has no card left ends the round at once. What the others still hold counts"
        " against them. Try to be first.",
        "You went out, and {name} was caught with cards in hand. Watch how few cards the others"
        " hold: the number stands at each face.",
        "327",
        ("out",),
    ),
    Chapter(
        "Jokers and calls",
        "Danish rules: a joker stands for any card, and a discard that fits a meld may be"
        " called by whoever is quickest.",
        "That is the whole course. Each of the six rulebooks has its own ways: see what differs"
        " between them.",
        "3373",
        ("claim", "swap"),
        "rommy-dk",
        opponents=2,
    ),
)
_TWO, _KING = 1, 12
_TELLING = ("swap", "take", "meld", "lay")
"""Kinds of moves that a beginner should see early."""
_NO_MATCH = Situation((), 1, 0)


OPPONENT: Final = "beginner"


def lesson_header(name: str, chapter: Chapter) -> Header:
    """The match of a lesson; its nonce follows from the deal: advice leads all the same way."""
    others = [SeatInfo(other, OPPONENT) for other in list(PEOPLE)[: chapter.opponents]]
    seats = told_apart((SeatInfo(name, HUMAN), *others))
    nonce = secret_of(f"course {chapter.deal}", "nonce")
    rules = RULEBOOKS[chapter.rulebook]
    return Header.new(chapter.rulebook, rules, seats, chapter.deal, nonce=nonce)


def chapter_of(header: Header) -> int:
    """Which round of the course that is, from 0; ``StopIteration`` for another match."""
    return next(number for number, chapter in enumerate(COURSE) if chapter.deal == header.seed)


def advised(view: View, ways: Sequence[Way], chapter: Chapter) -> Move:
    """The best move, or one of the chapter's kinds that is as good as far as can be told.

    Or a meld: a beginner who holds one is not told to break it.
    """
    equal = [way for way in ways if way.moves and not (way.loss or way.perhaps > way.error)]
    first = [way.moves[0] for way in equal]
    told = (kind for kind in _TELLING if kind in (*chapter.goals, "meld"))
    moves = (move for kind in told for move in first if move.kind == kind)
    return next(moves, first[0] if first else Judge().choose(view, _NO_MATCH))


Note = Callable[[Naming], str]
"""Says what is said beside."""


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
        self._done: Counter[str] = Counter()
        """How often each kind of move was done here."""
        self._thrown: Card | None = None
        """What the person discarded last."""
        self._taken: tuple[int, Card, int] | None = None
        """Who took it, and how many points that seat had laid before."""
        self._ways: Sequence[Way] = ()
        self.move: Move | None = None
        """The one to point at."""
        self.finished = False
        """Whether nothing is left to say but goodbye."""
        self.note: Note = partial(self._say, chapter.aim)
        """Says what is to be said beside; nothing where there is nothing."""
        state.changed.connect(self._follow)
        self._look()

    def stop(self) -> None:
        """Nothing is pointed at any more, whatever the teacher may still say."""
        self.finished, self.move = True, None

    @property
    def progress(self) -> tuple[bool, ...]:
        """Of each goal, whether it is learned."""
        goals = self._chapter.goals
        return tuple(
            self._done[kind] > goals[:place].count(kind) for place, kind in enumerate(goals)
        )

    @property
    def _waiting(self) -> bool:
        """Whether the teacher has not answered yet."""
        return self._state.my_turn and not self.finished and self.move is None

    def sentence(self, naming: Naming) -> str:
        """What to do now."""
        if self._waiting:
            return ""
        if self.finished:
            return self._say(self._chapter.goodbye if all(self.progress) else ROUND_OVER, naming)
        calls = [call for call in self._state.targets.claims if call.meld is not None]
        move = calls[0] if calls else self.move
        return self._say(WAITING, naming) if move is None else self._advice(move, naming)

    def _advice(self, move: Move, naming: Naming) -> str:
        """What is said of a covered pile names no card of it."""
        view, goal = self._state.view, GOALS.get(move.kind)
        said = way_text((move,), view, naming)
        if view.phase == "duty" and move.kind in LAYING:
            return said if view.is_stacked else f"{tr(DUTY)} {said}"
        told_of = move.kind in self._heard or (move.kind == "take" and view.is_stacked)
        if goal is not None and not told_of:
            said = self._say(goal.by_keys if self._by_keys() else goal.first, naming)
        why = self._why(naming) if self._chapter.why and move.kind == "discard" else ""
        return f"{said} {why}".rstrip()

    def _say(self, sentence: str, naming: Naming) -> str:
        state, rules, move = self._state, self._state.view.rules, self.move
        meld = None if move is None or move.meld is None else state.view.melds[move.meld - 1]
        return tr(
            sentence if rules.pip_values else _BY_FIVES.get(sentence, sentence),
            rules.target,
            **self._keys(),
            cards="" if move is None else naming.cards(card.bare for card in move.cards),
            meld="" if meld is None else naming.cards(meld.cards),
            court=pip_points(rules, _KING),
            ace=rules.ace_high,
            low=rules.ace_low,
            joker=rules.joker_value,
            pip=pip_points(rules, _TWO),
            name=state.teller.name(state.seat_at(1)),
        )

    def _why(self, naming: Naming) -> str:
        ways, state = self._ways, self._state
        if not ways or ways[0].moves[:1] != (self.move,):
            return ""
        return why_text(0, ways, state.view, state.teller.name, naming)

    def _follow(self, change: Change) -> None:
        if self.finished:
            self.moved_on.emit()  # the round may be over, too, now
            return
        mine = change.seat == self._state.person
        if mine or (self._state.my_turn and self._done):  # the aim stands till the first move
            self.note = lambda _: ""
        if change.kind == "played":
            for event in change.events:
                if mine or isinstance(event, RoundEnded):
                    self._judge(event, change.move)
                elif isinstance(event, Took) and self._thrown in event.cards:
                    self._taken = event.seat, self._thrown, self._laid(event.seat)
                    self._thrown = None
        if self._taken is not None and (self._state.my_turn or self._state.view.over):
            self.note, self._taken = self._useful(*self._taken), None
        self._look()
        self.moved_on.emit()

    def _laid(self, seat: int) -> int:
        return int(self._state.view.position.laid_points(seat))

    def _useful(self, seat: int, card: Card, before: int) -> Note:
        name, points = self._state.teller.name, self._laid(seat) - before
        return lambda naming: tr(USEFUL, points, card=naming.card(card), name=name(seat))

    def _answer(self, event: Event, move: Move | None) -> Note:
        """What is to be said of another move than the one that was pointed at."""
        done = [way for way in self._ways if way.moves[:1] == (move,)]
        mine = max(done, key=lambda way: way.parts.total, default=None)
        tell = partial(self._state.teller.tell, event)
        if mine is None or mine.perhaps:  # nobody has tried it, or for long enough
            return tell
        words = MUCH_WORSE if mine.sized else WORSE if mine.loss else STRAYED
        cost = roughly(mine.loss)
        return lambda naming: f"{tell(naming)} {tr(words, cost)}"

    def _judge(self, event: Event, move: Move | None) -> None:
        """Ticks off what this shows, and finds words for it."""
        shown = next((kind for kind, goal in GOALS.items() if goal.done is type(event)), None)
        if isinstance(event, RoundEnded):
            self._done["out"] += event.closer == self._state.person
        if isinstance(event, Discarded):
            self._thrown = event.card
        if shown is None:
            return
        wanted = shown if self.move is None else self.move.kind
        if wanted in GOALS and wanted not in {shown, *self._heard}:
            self.note = self._answer(event, move)
        elif shown not in self._heard:
            self.note = partial(self._say, GOALS[shown].praise)
        self._heard.add(shown)
        self._done[shown] += 1

    def _look(self) -> None:
        state = self._state
        self.finished = state.view.over or (all(self.progress) and not state.my_turn)
        self.move, self._ways = None, ()
        if self._waiting:
            self._teach(partial(self._hear, state.view))

    def _hear(self, view: View, counsel: Counsel) -> None:
        """Points at the best move, or at one about as good by which there is something to learn."""
        if self._waiting and view is self._state.view:  # else it is the answer to an earlier one
            self._ways = counsel.ways
            self.move = advised(view, counsel.ways, self._chapter)
            self.moved_on.emit()
