"""The course: its texts, its guided rounds, and the tutor that advises move by move.

The teacher's search finds the moves to advise. Each round's deal was selected because a good player
soon gets to make the moves that the round teaches.
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
from rummy_qt.records.texts import English
from rummy_qt.ui.match_choice import with_unique_names
from rummy_qt.ui.models.table_state import TableState
from rummy_qt.ui.words.cards import Naming
from rummy_qt.ui.words.hints import roughly, way_text, why_text
from rummy_qt.ui.words.language import in_context

tr = in_context("Lesson")


class Goal(NamedTuple):
    """One kind of move to learn."""

    first: English
    """The instruction until the move was made once; later advice is shorter."""
    by_keys: English
    """The same instruction if the person's last input was a key."""
    done: type[Event]
    """The person's event that shows that the move is learned."""
    praise: English
    """Shown after the move was made for the first time."""


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
        "Cards on the table count for you: jack, queen and king {court} each, an ace {ace} ({low}"
        " before a 2), all others their face value.",
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
"""By kind of move."""

DUTY: Final[English] = "Now the card that you took has to be used."
_BY_FIVES: Final[dict[str, English]] = {
    GOALS["meld"].praise: "Cards on the table count for you: a joker {joker}, an ace {ace}, ten to"
    " king {court} each, all others {pip} each.",
}
"""Replacement texts for rules by which cards from 2 to 9 do not count their pips."""

AIM: Final[English] = (
    "The first to reach %n point(s) wins, over several rounds. Your melds earn points; cards"
    " left in your hand when a round ends cost them."
)
WAITING: Final[English] = "Wait for your turn. What each player did is shown beside their face."
#: after a sentence that tells another move than the one that was pointed at
STRAYED: Final[English] = "That is fine, too."
#: likewise
WORSE: Final[English] = "Going by the cards you could see, the advice was better."
#: likewise
MUCH_WORSE: Final[English] = (
    "Going by the cards you could see, the advice was worth about %n point(s) more."
)
ROUND_OVER: Final[English] = (
    "The round is over: your melds count for you, cards left in your hand against you. The first"
    " to reach %n point(s) wins. {handbook} opens the rules."
)

USEFUL: Final[English] = "{name} took your {card}, and laid %n point(s) in that turn."


class Chapter(NamedTuple):
    """One round of the course."""

    title: English
    aim: English
    """Shown before the first move."""
    goodbye: English
    """Shown once all goals are reached."""
    deal: str
    """The seed, found by trial: here a good player soon makes the moves to be learned."""
    goals: tuple[str, ...]
    """Kinds of moves, each as often as it is to be made."""
    rulebook: str = "500-rum-de"
    opponents: int = 1
    why: bool = False
    """Whether advice on discards gives reasons."""


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
        # The person starts with one run, and can take the first discard, three cards deep, for a
        # set in the second turn; then a card fits a meld of the opponent.
        "1449",
        ("draw", "take", "meld", "lay", "discard"),
    ),
    Chapter(
        "Laying off",
        "Single cards earn points, too, where they fit a meld on the table: your own or anybody"
        " else’s.",
        "Whoever lays off a card gets its points, whoever laid the meld. So look at the whole table"
        " before you discard: what fits there is worth more than a card thrown away.",
        "22",
        ("lay", "lay"),
    ),
    Chapter(
        "What to discard",
        "The card that you throw lies open for everybody. A good discard is of no use to you or to"
        " the others: follow the advice for a few turns, and see why.",
        "Throw what nobody can use, keep what may still become a meld, and do not sit on high"
        " cards when somebody is about to go out.",
        "1424",
        ("discard",) * 5,
        why=True,
    ),
    Chapter(
        "Going out",
        "Whoever has no cards left ends the round at once. What the others still hold counts"
        " against them. Try to be first.",
        "You went out, and {name} was caught with cards in hand. Watch how few cards the others"
        " hold: the number is shown beside each face.",
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
_INSTRUCTIVE = ("swap", "take", "meld", "lay")
"""Kinds of moves that a beginner should see early."""
_NO_MATCH = Situation((), 1, 0)


OPPONENT: Final = "beginner"


def lesson_header(name: str, chapter: Chapter) -> Header:
    """The match of a lesson. Its nonce is derived from the deal, so that advice is reproducible."""
    others = [SeatInfo(other, OPPONENT) for other in list(PEOPLE)[: chapter.opponents]]
    seats = with_unique_names((SeatInfo(name, HUMAN), *others))
    nonce = secret_of(f"course {chapter.deal}", "nonce")
    rules = RULEBOOKS[chapter.rulebook]
    return Header.new(chapter.rulebook, rules, seats, chapter.deal, nonce=nonce)


def chapter_of(header: Header) -> int:
    """The index of a lesson's chapter in ``COURSE``; ``StopIteration`` for any other match."""
    return next(number for number, chapter in enumerate(COURSE) if chapter.deal == header.seed)


def advised(view: View, ways: Sequence[Way], chapter: Chapter) -> Move:
    """The best move, preferring the chapter's kinds among moves measured as equally good.

    Melds are preferred, too, so that no beginner is told to break one.
    """
    equal = [way for way in ways if way.moves and not (way.loss or way.possible_loss > way.error)]
    first = [way.moves[0] for way in equal]
    preferred = (kind for kind in _INSTRUCTIVE if kind in (*chapter.goals, "meld"))
    moves = (move for kind in preferred for move in first if move.kind == kind)
    return next(moves, first[0] if first else Judge().choose(view, _NO_MATCH))


Note = Callable[[Naming], str]
"""Returns a comment, with cards named by the ``Naming``; empty for no comment."""


class Tutor(QObject):
    """Points at a good move, turn after turn, and ticks off goals as their events occur."""

    moved_on = Signal()
    """The text or the move to point at has changed."""

    def __init__(
        self,
        state: TableState,
        keys: Callable[[], Mapping[str, str]],
        by_keys: Callable[[], bool],
        teach: Callable[[Callable[[Counsel], None]], None],
        parent: QObject,
        chapter: Chapter,
        learned: set[str],
    ) -> None:
        """``teach`` requests advice on the position and passes it to the given callback.

        ``keys`` returns each action's keys as text, ``by_keys`` whether the person's last input was
        a key. ``learned``: the kinds of moves already made in the course; extended in place.
        """
        super().__init__(parent)
        self._state = state
        self._chapter = chapter
        self._learned = learned
        self._keys = keys
        self._by_keys = by_keys
        self._teach = teach
        self._done: Counter[str] = Counter()
        """How often each kind of move was made in this round."""
        self._discarded: Card | None = None
        """The person's last discard."""
        self._taken: tuple[int, Card, int] | None = None
        """The seat that took it, the card, and the points that this seat had laid before."""
        self._ways: Sequence[Way] = ()
        self.move: Move | None = None
        """The move to point at."""
        self.finished = False
        """Whether only the goodbye is left to show."""
        self.note: Note = partial(self._say, chapter.aim)
        """The comment to show beside the advice."""
        state.changed.connect(self._on_change)
        self._update_move()

    def stop(self) -> None:
        """Stop pointing at moves, also when pending advice arrives."""
        self.finished, self.move = True, None

    @property
    def progress(self) -> tuple[bool, ...]:
        """For each goal, whether it is reached."""
        goals = self._chapter.goals
        return tuple(self._done[kind] > goals[:nth].count(kind) for nth, kind in enumerate(goals))

    @property
    def _awaiting_counsel(self) -> bool:
        """Whether advice is still to come."""
        return self._state.my_turn and not self.finished and self.move is None

    def sentence(self, naming: Naming) -> str:
        """The advice on what to do now; empty until it has come."""
        if self._awaiting_counsel:
            return ""
        if self.finished:
            return self._say(self._chapter.goodbye if all(self.progress) else ROUND_OVER, naming)
        calls = [call for call in self._state.targets.calls if call.meld is not None]
        move = calls[0] if calls else self.move
        return self._say(WAITING, naming) if move is None else self._advice(move, naming)

    def _advice(self, move: Move, naming: Naming) -> str:
        """The advice to make a move; does not name cards of a stacked pile."""
        view, goal = self._state.view, GOALS.get(move.kind)
        text = way_text((move,), view, naming)
        if view.phase == "duty" and move.kind in LAYING:
            return text if view.is_stacked else f"{tr(DUTY)} {text}"
        brief = move.kind in self._learned or (move.kind == "take" and view.is_stacked)
        if goal is not None and not brief:
            text = self._say(goal.by_keys if self._by_keys() else goal.first, naming)
        ways = self._ways
        if self._chapter.why and move.kind == "discard" and ways and ways[0].moves[:1] == (move,):
            text = f"{text} {why_text(0, ways, view, self._state.texts.name, naming)}".rstrip()
        return text

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
            name=state.texts.name(state.seat_at(1)),
        )

    def _on_change(self, change: Change) -> None:
        if self.finished:
            self.moved_on.emit()  # by now the round may be over, too
            return
        mine = change.seat == self._state.person
        if mine or (self._state.my_turn and self._done):  # the aim is shown until the first move
            self.note = lambda _: ""
        if change.kind == "played":
            for event in change.events:
                if mine or isinstance(event, RoundEnded):
                    self._tick_off(event, change.move)
                elif isinstance(event, Took) and self._discarded in event.cards:
                    self._taken = event.seat, self._discarded, self._laid_points(event.seat)
                    self._discarded = None
        if self._taken is not None and (self._state.my_turn or self._state.view.over):
            seat, card, points_before = self._taken
            name, points = self._state.texts.name, self._laid_points(seat) - points_before
            self.note = lambda naming: tr(USEFUL, points, card=naming.card(card), name=name(seat))
            self._taken = None
        self._update_move()
        self.moved_on.emit()

    def _laid_points(self, seat: int) -> int:
        return int(self._state.view.position.laid_points(seat))

    def _comment_on(self, event: Event, move: Move | None) -> Note:
        """The comment on a move other than the advised one."""
        matching = [way for way in self._ways if way.moves[:1] == (move,)]
        played = max(matching, key=lambda way: way.parts.total, default=None)
        tell = partial(self._state.texts.sentence, event)
        if played is None or played.possible_loss:  # not searched, or not for long enough
            return tell
        verdict = MUCH_WORSE if played.sized else WORSE if played.loss else STRAYED
        cost = roughly(played.loss)
        return lambda naming: f"{tell(naming)} {tr(verdict, cost)}"

    def _tick_off(self, event: Event, move: Move | None) -> None:
        """Tick off the goal that this event reaches, and set the comment on it."""
        kind = next((kind for kind, goal in GOALS.items() if goal.done is type(event)), None)
        if isinstance(event, RoundEnded):
            self._done["out"] += event.closer == self._state.person
        if isinstance(event, Discarded):
            self._discarded = event.card
        if kind is None:
            return
        advised_kind = kind if self.move is None else self.move.kind
        if advised_kind in GOALS and advised_kind not in {kind, *self._learned}:
            self.note = self._comment_on(event, move)
        elif kind not in self._learned:
            self.note = partial(self._say, GOALS[kind].praise)
        self._learned.add(kind)
        self._done[kind] += 1

    def _update_move(self) -> None:
        state = self._state
        self.finished = state.view.over or (all(self.progress) and not state.my_turn)
        self.move, self._ways = None, ()
        if self._awaiting_counsel:
            self._teach(partial(self._on_counsel, state.view))

    def _on_counsel(self, view: View, counsel: Counsel) -> None:
        """Point at the advised move."""
        if self._awaiting_counsel and view is self._state.view:  # else it is outdated
            self._ways = counsel.ways
            self.move = advised(view, counsel.ways, self._chapter)
            self.moved_on.emit()
