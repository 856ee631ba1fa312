"""Events: what happened in a round, chance included, in the order in which it happened.

A round's history as ``seen_by`` a seat is all that it can know, remembered well or badly.
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


class Drew(NamedTuple):
    """A card came from the stock."""

    seat: int
    card: Card | None


class Rebuilt(NamedTuple):
    """The discards but the top became the new stock."""

    size: int
    stock: tuple[Card, ...] | None
    """The new stock, next card first."""


class Took(NamedTuple):
    """Cards came from the discard pile."""

    seat: int
    cards: tuple[Card, ...]
    """The chosen card first, then those above it."""


class Passed(NamedTuple):
    """A seat drew nothing, as the stock was empty, or let a closing card lie."""

    seat: int


class Peeked(NamedTuple):
    """A seat looked into the stacked discard pile."""

    seat: int
    price: int
    cards: tuple[Card, ...] | None
    """The discard pile, bottom first."""


class Melded(NamedTuple):
    """A new meld lies on the table, as number ``meld``."""

    seat: int
    meld: int
    cards: tuple[Card, ...]


class LaidOff(NamedTuple):
    """Cards joined a meld."""

    seat: int
    meld: int
    end: End
    cards: tuple[Card, ...]


class Swapped(NamedTuple):
    """A card took the place of a joker, which went to the hand of ``seat``."""

    seat: int
    meld: int
    card: Card
    joker: Card


class Conceded(NamedTuple):
    """A duty was paid for."""

    seat: int
    price: int


class Discarded(NamedTuple):
    """A card went to the discard pile; the last one perhaps face down."""

    seat: int
    card: Card | None
    face_up: bool


class Claimed(NamedTuple):
    """A call was right: the discard joined a meld for ``seat``."""

    seat: int
    meld: int
    end: End
    card: Card


class CalledFalsely(NamedTuple):
    """A call was wrong: the discard fits nowhere, or the caller may not lay it off (S-06)."""

    seat: int
    price: int


class RoundEnded(NamedTuple):
    """The round is over."""

    ending: Ending
    closer: int | None
    """The seat that went out, if any."""
    scores: tuple[int, ...]


Event = (
    Dealt | Drew | Rebuilt | Took | Passed | Peeked | Melded | LaidOff | Swapped | Conceded
    | Discarded | Claimed | CalledFalsely | RoundEnded
)  # fmt: skip


def seen_by(seat: int, event: Event) -> Event:
    """The event as this seat saw it: cards that were hidden from it are None."""
    match event:
        case Drew(seat=other) | Discarded(seat=other, face_up=False) if other != seat:
            return event._replace(card=None)
        case Peeked(seat=other) if other != seat:
            return event._replace(cards=None)
        case Rebuilt():
            return event._replace(stock=None)
    return event
