"""What happened, told to the person event by event."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Literal

from rummy_qt.engine import Card, events
from rummy_qt.engine.events import Event, Swapped
from rummy_qt.play.covered import Covered
from rummy_qt.play.standins import StandIn

from .cards import WRITTEN, Naming
from .language import QT_TR_NOOP, in_context
from .numbers import cards_phrase

tr = in_context("Log")
Happening = Event | StandIn | Covered
Whose = Literal["person", "own", "other"]
"""Whose thing a seat did something with: the person's, its own, or another's."""


class Storyteller:
    """Tells events to the person: ``names`` by seat, the person's own seat speaks as "you"."""

    def __init__(self, names: Sequence[str], person: int | None) -> None:
        self.names = names
        self._person = person
        self.melder: Callable[[int], int | None] = lambda _: None
        """The seat that laid a meld, by its number; None where that is not known."""
        self.joker_of: Callable[[Swapped], tuple[int, int] | None] = lambda _: None
        """Whose joker was swapped, and the points that this seat lost by it."""

    def tell(self, event: Happening, naming: Naming = WRITTEN) -> str:
        """One sentence, or two short ones, for an event as the person saw it."""
        seat, words = seat_of(event), {}
        if seat is not None:
            words["name"] = self.names[seat]
        if (card := _card_of(event)) is not None:
            words["card"] = naming.card(card)
        if isinstance(event, Covered):
            words["cards"] = cards_phrase(event.size)
        elif cards := getattr(event, "cards", ()):
            words["cards"] = naming.cards(cards)
        whose = None
        if isinstance(event, Swapped) and (melder := self.melder(event.meld)) is not None:
            whose = self.whose(melder, event.seat) if melder != event.seat else "own"
            words["other"] = self.names[melder]
        mine, theirs = _told(event, whose)
        text = mine if seat == self._person else theirs
        return tr(text, number_in(event), **words)

    def name(self, seat: int) -> str:
        return self.names[seat]

    def whose(self, owner: int, seat: int) -> Whose:
        """Whose a thing of ``owner`` is, where ``seat`` did something with it."""
        if owner == self._person:
            return "person"
        return "own" if owner == seat else "other"


def seat_of(event: Happening) -> int | None:
    """Whose doing it was; None for what merely happens."""
    match event:
        case events.Dealt(dealer=seat) | events.RoundEnded(closer=seat):
            return seat
        case events.Rebuilt():
            return None
    return event.seat


def _card_of(event: Happening) -> Card | None:
    """The one card that it is about, as far as it was seen."""
    match event:
        case events.Dealt(upcard=card) | events.Took(cards=(card,)):
            return card
    return getattr(event, "card", None)


def number_in(event: Happening) -> int | None:
    """What is counted in its sentence: cards, or the points that it cost."""
    match event:
        case events.Dealt(hand_size=number) | events.Rebuilt(size=number):
            return number
        case events.Took(cards=cards):
            return len(cards)
    return getattr(event, "price", None)


def _told(event: Happening, whose: Whose | None) -> tuple[str, str]:
    """The sentence to who did it, and to all others; ``whose``: the meld of a swapped joker."""
    match event:
        case Swapped() if whose is not None:
            return _SWAPPED[whose]
        case Covered():
            return _COVERED[type(event.event)]
        case events.Drew(card=None) | events.Discarded(card=None):
            return _UNSEEN[type(event)]
        case events.Discarded(face_up=False):
            return _FACE_DOWN
        case events.Took(cards=(_,)):
            return _TOOK_ONE
        case events.RoundEnded(closer=None):
            return _NOBODY_OUT
    return _TOLD[type(event)]


def _same(text: str) -> tuple[str, str]:
    """Told to everybody alike."""
    return text, text


_TOLD: Final[dict[type, tuple[str, str]]] = {
    events.Dealt: (
        QT_TR_NOOP("You dealt %n card(s) each and turned up {card}."),
        QT_TR_NOOP("{name} dealt %n card(s) each and turned up {card}."),
    ),
    events.Drew: (
        QT_TR_NOOP("You drew {card} from the stock."),
        QT_TR_NOOP("{name} drew {card} from the stock."),
    ),
    events.Rebuilt: _same(QT_TR_NOOP("The discards became a new stock of %n card(s).")),
    events.Took: (
        QT_TR_NOOP("You took %n discard(s): {cards}."),
        QT_TR_NOOP("{name} took %n discard(s): {cards}."),
    ),
    events.Passed: (QT_TR_NOOP("You passed."), QT_TR_NOOP("{name} passed.")),
    events.Peeked: (
        QT_TR_NOOP("You looked into the discard pile. That cost %n point(s)."),
        QT_TR_NOOP("{name} looked into the discard pile. That cost %n point(s)."),
    ),
    events.Melded: (QT_TR_NOOP("You melded {cards}."), QT_TR_NOOP("{name} melded {cards}.")),
    events.LaidOff: (QT_TR_NOOP("You laid off {cards}."), QT_TR_NOOP("{name} laid off {cards}.")),
    events.Swapped: (
        QT_TR_NOOP("You swapped {card} for a joker."),
        QT_TR_NOOP("{name} swapped {card} for a joker."),
    ),
    events.Conceded: (
        QT_TR_NOOP("You paid %n point(s) for the cards taken."),
        QT_TR_NOOP("{name} paid %n point(s) for the cards taken."),
    ),
    events.Discarded: (QT_TR_NOOP("You discarded {card}."), QT_TR_NOOP("{name} discarded {card}.")),
    events.Claimed: (
        #: “Rommy!” is what players call out
        QT_TR_NOOP("“Rommy!” You laid off {card}."),
        #: “Rommy!” is what players call out
        QT_TR_NOOP("“Rommy!” {name} laid off {card}."),
    ),
    events.CalledFalsely: (
        QT_TR_NOOP("“Rommy!” A false call: you lost %n point(s)."),
        QT_TR_NOOP("“Rommy!” A false call: {name} lost %n point(s)."),
    ),
    events.RoundEnded: (
        QT_TR_NOOP("You went out. The round is over."),
        QT_TR_NOOP("{name} went out. The round is over."),
    ),
    StandIn: _same(QT_TR_NOOP("{name} did not answer: a simple player takes this turn.")),
}
_SWAPPED: Final[dict[Whose, tuple[str, str]]] = {
    "own": (
        QT_TR_NOOP("You swapped {card} for a joker in your own meld."),
        QT_TR_NOOP("{name} swapped {card} for a joker in their own meld."),
    ),
    "person": _same(QT_TR_NOOP("{name} swapped {card} for a joker in your meld.")),
    "other": (
        QT_TR_NOOP("You swapped {card} for a joker in a meld laid by {other}."),
        QT_TR_NOOP("{name} swapped {card} for a joker in a meld laid by {other}."),
    ),
}
_COVERED: Final[dict[type, tuple[str, str]]] = {
    events.Dealt: (QT_TR_NOOP("You dealt."), QT_TR_NOOP("{name} dealt.")),
    events.Discarded: _same(QT_TR_NOOP("{name} discarded a card.")),
    events.Took: _same(QT_TR_NOOP("{name} took the whole pile ({cards}).")),
}
_UNSEEN: Final[dict[type, tuple[str, str]]] = {
    events.Drew: _same(QT_TR_NOOP("{name} drew from the stock.")),
    events.Discarded: _same(QT_TR_NOOP("{name} laid the last card face down.")),
}
_FACE_DOWN: Final = _same(QT_TR_NOOP("You laid your last card face down: {card}."))
_TOOK_ONE: Final = (
    QT_TR_NOOP("You took {card} from the discard pile."),
    QT_TR_NOOP("{name} took {card} from the discard pile."),
)
_NOBODY_OUT: Final = _same(QT_TR_NOOP("The round is over."))
