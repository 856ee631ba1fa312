"""Which cards a change of the position has moved, from where and to where. Events say it, alone."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal, NamedTuple

from rummy_qt.engine import Card
from rummy_qt.engine.events import (
    Claimed,
    Discarded,
    Drew,
    Event,
    LaidOff,
    Melded,
    Rebuilt,
    RoundEnded,
    Swapped,
    Took,
)

End = Literal["stock", "pile", "hand", "seat", "meld"]


class Journey(NamedTuple):
    """One card's way through an event."""

    card: Card | None
    """None: a card whose face nobody here sees; a back flies."""
    start: End
    end: End
    seat: int
    """Whose doing it was: at a ``seat`` end, that seat."""
    turns: bool = False
    """Whether it lies face down at one end and open at the other."""
    shown_off: bool = False
    """An opponent lays it down: it is held up for a moment."""


def journeys(events: Iterable[Event], person: int) -> list[Journey]:
    """The ways of all cards that these events moved, in their order."""
    return [journey for event in events for journey in _of(event, person)]


def _of(event: Event, person: int) -> Iterator[Journey]:
    seat = getattr(event, "seat", None)
    hand: End = "hand" if seat == person else "seat"
    mine = seat == person
    match event:
        case Drew():
            seen = event.card if mine else None
            yield Journey(seen, "stock", hand, event.seat, turns=mine)
        case Took():
            for card in event.cards:
                yield Journey(card, "pile", hand, event.seat)
        case Melded() | LaidOff():
            for card in event.cards:
                yield Journey(card.bare, hand, "meld", event.seat, shown_off=not mine)
        case Swapped():
            yield Journey(event.card, hand, "meld", event.seat, shown_off=not mine)
            yield Journey(event.joker.bare, "meld", hand, event.seat)
        case Claimed():
            yield Journey(event.card, "pile", "meld", event.seat)
        case Discarded():
            yield Journey(event.card, hand, "pile", event.seat, turns=not event.face_up)
        case _:
            return


def rebuilds(events: Iterable[Event]) -> bool:
    """Whether the discards became the stock."""
    return any(isinstance(event, Rebuilt) for event in events)


def ends_round(events: Iterable[Event]) -> bool:
    """Whether the round is over by these events."""
    return any(isinstance(event, RoundEnded) for event in events)
