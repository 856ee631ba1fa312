"""Follows what the person really plays, and knows what to say next.

Which move is good here, the tutor asks a player; the deal is one in which a good player has
something of everything to do.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, Signal

from rummy_qt.engine import Card, Move, View
from rummy_qt.engine.events import Event
from rummy_qt.engine.melds import Meld
from rummy_qt.engine.scoring import pip_points
from rummy_qt.opponents.judge import Judge
from rummy_qt.opponents.player import Situation
from rummy_qt.opponents.process import Counsel
from rummy_qt.play.targets import DISCARD, HAND, NEW_MELD, Zone
from rummy_qt.ui.models import Change, TableState
from rummy_qt.ui.words.cards import WRITTEN, Naming
from rummy_qt.ui.words.language import translate
from rummy_qt.ui.words.lesson import (
    AIM,
    ANYTHING,
    DUTY,
    GOALS,
    LEARNED,
    ROUND_OVER,
    STRAYED,
    WAITING,
)

_KING = 12
_TELLING = ("take", "meld", "lay")
"""Kinds of moves that a beginner should see early."""
_NO_MATCH = Situation((), 1, 0)


RULEBOOK: Final = "500-rum-de"
OPPONENT: Final = "beginner"
DEAL: Final = "1449"
"""The person leads, holds one run, and may in the second turn take the first discard, three cards
deep, for a set; then a card fits what the opponent laid. Found by trying deal after deal."""


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


def offer_of(move: Move, view: View) -> Offer:
    """What to point at for a move; nothing for the rare kinds that no lesson is about."""
    cards = tuple(card.bare for card in move.cards)
    if move.kind == "draw":
        return Offer(stock=True, zones=(HAND,))
    if move.kind == "take":
        return Offer(cards, (HAND,))
    if move.kind == "meld":
        return Offer(cards, (NEW_MELD,))
    if move.kind == "lay" and move.meld is not None:
        return Offer(cards, (Zone("meld", move.meld),), meld=view.melds[move.meld - 1])
    if move.kind == "discard":
        return Offer(cards, (DISCARD,))
    return NOTHING


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
    ) -> None:
        """``teach`` has somebody told what the teacher says to the position, as soon as it does.

        ``by_keys``: whether the person's last input was a key.
        """
        super().__init__(parent)
        self._state = state
        self._keys = keys
        self._by_keys = by_keys
        self._teach = teach
        self._asked = 0
        """Counts positions, so that what is said to an earlier one is dropped."""
        self._waiting = False
        """Whether the teacher has not answered yet."""
        self._learned: set[str] = set()
        self._kind = ""
        """Of the move that is pointed at; empty for none."""
        self.offer = NOTHING
        """What to point at."""
        self.finished = False
        """Whether nothing is left to say but goodbye."""
        self._noted: tuple[str, Event | None] = (AIM, None)
        """What is said beside: the sentence, and what happened before it."""
        state.changed.connect(self._follow)
        self._look()

    def stop(self) -> None:
        """What the teacher may still say is of no use any more."""
        self._asked += 1

    @property
    def progress(self) -> tuple[bool, ...]:
        """Of each goal, whether it is learned."""
        return tuple(kind in self._learned for kind in GOALS)

    def note(self, naming: Naming = WRITTEN) -> str:
        """What is to be said beside; empty when nothing is."""
        sentence, event = self._noted
        happened = "" if event is None else f"{self._state.teller.tell(event, naming)} "
        return f"{happened}{self._say(sentence, naming)}" if sentence else ""

    def sentence(self, naming: Naming = WRITTEN) -> str:
        """What to do now."""
        told = self._told
        return self._say(told, naming) if told else ""

    @property
    def _told(self) -> str:
        if self._waiting:
            return ""
        if self.finished:
            return LEARNED if all(self.progress) else ROUND_OVER
        if not self._state.my_turn:
            return WAITING
        if self._state.view.phase == "duty" and self._kind in DUTY:
            return DUTY[self._kind]
        if self._kind not in GOALS:
            return ANYTHING
        goal = GOALS[self._kind]
        if self._kind in self._learned:
            return goal.again
        return goal.by_keys if self._by_keys() else goal.first

    def _say(self, sentence: str, naming: Naming) -> str:
        state, rules = self._state, self._state.view.rules
        return translate(
            "Lesson",
            sentence,
            rules.target,
            **self._keys(),
            **self.offer.words(naming),
            court=pip_points(rules, _KING),
            ace=rules.ace_high,
            low=rules.ace_low,
            name=state.teller.name(state.seat_at(1)),
        )

    def _follow(self, change: Change) -> None:
        if self.finished:
            return
        mine = change.seat == self._state.person
        if mine or self._state.my_turn:
            self._noted = ("", None)
        if change.kind == "played" and mine:
            for event in change.events:
                self._judge(event)
        self._look()
        self.moved_on.emit()

    def _judge(self, event: Event) -> None:
        """Ticks off what this shows, and finds words for it."""
        shown = next((kind for kind, goal in GOALS.items() if goal.done is type(event)), None)
        if shown is None:
            return
        if self._kind in GOALS and self._kind not in {shown, *self._learned}:
            self._noted = (STRAYED, event)
        elif shown not in self._learned:
            self._noted = (GOALS[shown].praise, None)
        self._learned.add(shown)

    def _look(self) -> None:
        """Asks what would be good here."""
        state = self._state
        self.finished = state.view.over or (all(self.progress) and not state.my_turn)
        self.offer, self._kind = NOTHING, ""
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
        view = self._state.view
        first = [way.moves[0] for way in counsel.ways if way.moves and not way.loss]
        new = (m for kind in _TELLING for m in first if m.kind == kind not in self._learned)
        move = next(new, first[0] if first else Judge().choose(view, _NO_MATCH))
        self.offer, self._kind = offer_of(move, view), move.kind
        self.moved_on.emit()
