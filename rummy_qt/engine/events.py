"""Events: what happened in a round, chance included, in the order in which it happened.

``seen_by(seat)`` gives the event as that seat saw it: hidden cards are None. A round's
history so filtered is all that a seat can know, remembered well or badly.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from .cards import Card
from .moves import End

Ending = Literal["went_out", "declined", "last_card", "idle"]
"""Why a round ended: a player went out; the stock was empty and a player declined the
discards; the turn with the last card of the stock is over; too many idle turns (S-05)."""


class Dealt(NamedTuple):
    """The hands were dealt and the first discard turned up."""

    dealer: int
    hand_size: int
    upcard: Card

    def seen_by(self, seat: int) -> Dealt:
        return self


class Drew(NamedTuple):
    """A card came from the stock."""

    seat: int
    card: Card | None

    def seen_by(self, seat: int) -> Drew:
        return self if seat == self.seat else Drew(self.seat, None)


class Rebuilt(NamedTuple):
    """The discards but the top became the new stock."""

    size: int
    stock: tuple[Card, ...] | None
    """The new stock, next card first."""

    def seen_by(self, seat: int) -> Rebuilt:
        return Rebuilt(self.size, None)


class Took(NamedTuple):
    """Cards came from the discard pile."""

    seat: int
    cards: tuple[Card, ...]
    """The chosen card first, then those above it."""

    def seen_by(self, seat: int) -> Took:
        return self


class Passed(NamedTuple):
    """A seat drew nothing, as the stock was empty, or let a closing card lie."""

    seat: int

    def seen_by(self, seat: int) -> Passed:
        return self


class Peeked(NamedTuple):
    """A seat looked into the stacked discard pile."""

    seat: int
    price: int
    cards: tuple[Card, ...] | None
    """The discard pile, bottom first."""

    def seen_by(self, seat: int) -> Peeked:
        return self if seat == self.seat else self._replace(cards=None)


class Melded(NamedTuple):
    """A new meld lies on the table, as number ``meld``."""

    seat: int
    meld: int
    cards: tuple[Card, ...]

    def seen_by(self, seat: int) -> Melded:
        return self


class LaidOff(NamedTuple):
    """Cards joined a meld."""

    seat: int
    meld: int
    end: End
    cards: tuple[Card, ...]

    def seen_by(self, seat: int) -> LaidOff:
        return self


class Swapped(NamedTuple):
    """A card took the place of a joker, which went to the hand of ``seat``."""

    seat: int
    meld: int
    card: Card
    joker: Card

    def seen_by(self, seat: int) -> Swapped:
        return self


class Conceded(NamedTuple):
    """A duty was paid for."""

    seat: int
    price: int

    def seen_by(self, seat: int) -> Conceded:
        return self


class Discarded(NamedTuple):
    """A card went to the discard pile; the last one perhaps face down."""

    seat: int
    card: Card | None
    face_up: bool

    def seen_by(self, seat: int) -> Discarded:
        hidden = not self.face_up and seat != self.seat
        return self._replace(card=None) if hidden else self


class Claimed(NamedTuple):
    """A call was right: the discard joined a meld for ``seat``."""

    seat: int
    meld: int
    end: End
    card: Card

    def seen_by(self, seat: int) -> Claimed:
        return self


class CalledFalsely(NamedTuple):
    """A call was wrong: the discard fits nowhere."""

    seat: int
    price: int

    def seen_by(self, seat: int) -> CalledFalsely:
        return self


class RoundEnded(NamedTuple):
    """The round is over."""

    ending: Ending
    closer: int | None
    """The seat that went out, if any."""
    scores: tuple[int, ...]

    def seen_by(self, seat: int) -> RoundEnded:
        return self


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
