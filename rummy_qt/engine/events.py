"""Events: what happened in a round, chance included.

A round's history as ``seen_by`` a seat is all that the seat can know.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from .cards import Card
from .moves import End

Ending = Literal["went_out", "declined", "last_card", "idle"]
"""Why a round ended: a player went out; a player declined the discards while the stock was empty;
the turn with the stock's last card was over; there were too many idle turns (S-05)."""


class Dealt(NamedTuple):
    """The hands were dealt and the first discard turned up."""

    dealer: int
    hand_size: int
    upcard: Card


class Drew(NamedTuple):
    """A seat drew a card from the stock."""

    seat: int
    card: Card | None


class Rebuilt(NamedTuple):
    """The discards below the top one became the new stock."""

    size: int
    stock: tuple[Card, ...] | None
    """The new stock, next card first."""


class Took(NamedTuple):
    """A seat took cards from the discard pile."""

    seat: int
    cards: tuple[Card, ...]
    """The chosen card first, then those above it."""


class Passed(NamedTuple):
    """A seat declined to draw while the stock was empty, or did not call the closing card."""

    seat: int


class Peeked(NamedTuple):
    """A seat looked into the stacked discard pile."""

    seat: int
    price: int
    cards: tuple[Card, ...] | None
    """The discard pile, bottom first."""


class Melded(NamedTuple):
    """A seat laid a new meld, number ``meld``."""

    seat: int
    meld: int
    cards: tuple[Card, ...]


class LaidOff(NamedTuple):
    """A seat added cards to a meld."""

    seat: int
    meld: int
    end: End
    cards: tuple[Card, ...]


class Swapped(NamedTuple):
    """A seat replaced a joker by its card and took the joker into its hand."""

    seat: int
    meld: int
    card: Card
    joker: Card


class Conceded(NamedTuple):
    """A seat paid instead of meeting a duty."""

    seat: int
    price: int


class Discarded(NamedTuple):
    """A seat discarded a card; a last card may lie face down."""

    seat: int
    card: Card | None
    face_up: bool


class Claimed(NamedTuple):
    """A seat called the discard rightly and laid it on a meld."""

    seat: int
    meld: int
    end: End
    card: Card


class CalledFalsely(NamedTuple):
    """A seat called a discard that fits nowhere or that it may not lay off (S-06)."""

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
    """The event as this seat saw it: hidden cards are None."""
    match event:
        case Drew(seat=other) | Discarded(seat=other, face_up=False) if other != seat:
            return event._replace(card=None)
        case Peeked(seat=other) if other != seat:
            return event._replace(cards=None)
        case Rebuilt():
            return event._replace(stock=None)
    return event
