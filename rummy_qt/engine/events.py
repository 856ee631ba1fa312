"""Events: what happened in a round, chance included, in the order in which it happened.

``seen_by(seat)`` gives the event as that seat saw it: hidden cards are None. A round's
history so filtered is all that a seat can know, remembered well or badly.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields, replace
from typing import Literal, Self

from .cards import Card
from .moves import End

Ending = Literal["went_out", "declined", "last_card", "idle"]
"""Why a round ended: a player went out; the stock was empty and a player declined the
discards; the turn with the last card of the stock is over; too many idle turns (S-05)."""


@dataclass(slots=True, unsafe_hash=True)
class Happening:
    """Something that happened; most of it everybody sees."""

    def seen_by(self, seat: int) -> Self:
        return self

    def __iter__(self) -> Iterator[object]:
        """What the event says, in the order of its fields."""
        return (getattr(self, field.name) for field in fields(self))


@dataclass(slots=True, unsafe_hash=True)
class Dealt(Happening):
    """The hands were dealt and the first discard turned up."""

    dealer: int
    hand_size: int
    upcard: Card


@dataclass(slots=True, unsafe_hash=True)
class Drew(Happening):
    """A card came from the stock."""

    seat: int
    card: Card | None

    def seen_by(self, seat: int) -> Self:
        return self if seat == self.seat else replace(self, card=None)


@dataclass(slots=True, unsafe_hash=True)
class Rebuilt(Happening):
    """The discards but the top became the new stock."""

    size: int
    stock: tuple[Card, ...] | None
    """The new stock, next card first."""

    def seen_by(self, seat: int) -> Self:
        return replace(self, stock=None)


@dataclass(slots=True, unsafe_hash=True)
class Took(Happening):
    """Cards came from the discard pile."""

    seat: int
    cards: tuple[Card, ...]
    """The chosen card first, then those above it."""


@dataclass(slots=True, unsafe_hash=True)
class Passed(Happening):
    """A seat drew nothing, as the stock was empty, or let a closing card lie."""

    seat: int


@dataclass(slots=True, unsafe_hash=True)
class Peeked(Happening):
    """A seat looked into the stacked discard pile."""

    seat: int
    price: int
    cards: tuple[Card, ...] | None
    """The discard pile, bottom first."""

    def seen_by(self, seat: int) -> Self:
        return self if seat == self.seat else replace(self, cards=None)


@dataclass(slots=True, unsafe_hash=True)
class Melded(Happening):
    """A new meld lies on the table, as number ``meld``."""

    seat: int
    meld: int
    cards: tuple[Card, ...]


@dataclass(slots=True, unsafe_hash=True)
class LaidOff(Happening):
    """Cards joined a meld."""

    seat: int
    meld: int
    end: End
    cards: tuple[Card, ...]


@dataclass(slots=True, unsafe_hash=True)
class Swapped(Happening):
    """A card took the place of a joker, which went to the hand of ``seat``."""

    seat: int
    meld: int
    card: Card
    joker: Card


@dataclass(slots=True, unsafe_hash=True)
class Conceded(Happening):
    """A duty was paid for."""

    seat: int
    price: int


@dataclass(slots=True, unsafe_hash=True)
class Discarded(Happening):
    """A card went to the discard pile; the last one perhaps face down."""

    seat: int
    card: Card | None
    face_up: bool

    def seen_by(self, seat: int) -> Self:
        hidden = not self.face_up and seat != self.seat
        return replace(self, card=None) if hidden else self


@dataclass(slots=True, unsafe_hash=True)
class Claimed(Happening):
    """A call was right: the discard joined a meld for ``seat``."""

    seat: int
    meld: int
    end: End
    card: Card


@dataclass(slots=True, unsafe_hash=True)
class CalledFalsely(Happening):
    """A call was wrong: the discard fits nowhere, or the caller may not lay it off (S-06)."""

    seat: int
    price: int


@dataclass(slots=True, unsafe_hash=True)
class RoundEnded(Happening):
    """The round is over."""

    ending: Ending
    closer: int | None
    """The seat that went out, if any."""
    scores: tuple[int, ...]


Event = (
    Dealt
    | Drew
    | Rebuilt
    | Took
    | Passed
    | Peeked
    | Melded
    | LaidOff
    | Swapped
    | Conceded
    | Discarded
    | Claimed
    | CalledFalsely
    | RoundEnded
)
