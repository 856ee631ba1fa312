"""Which moves a person may take back for nothing: those that showed no hidden card.

Free is the way back to the last moment at which a hidden card was revealed to the person.
What reveals one:

- drawing from the stock oneself, and peeking;
- an opponent's card coming from the hand to the table or, face up, to the discards;
- with a stacked pile, anything that takes cards off it: the next one shows;
- the end of a round, when hands and points lie open.

An opponent's draw shows nothing, nor do one's own melds and discards, a call, a pass, a
payment or a rebuilt stock.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from rummy_qt.engine import Rules
from rummy_qt.engine.events import (
    Claimed,
    Discarded,
    Drew,
    Event,
    LaidOff,
    Melded,
    Peeked,
    RoundEnded,
    Swapped,
    Took,
)


def shows(events: Iterable[Event], person: int, rules: Rules) -> bool:
    """Whether a move with these events revealed a hidden card to the seat ``person``."""
    return any(_shows_card(event, person, rules) for event in events)


def _shows_card(event: Event, person: int, rules: Rules) -> bool:
    judge = _JUDGES.get(type(event))
    return judge is not None and judge(event, person, rules)


def _own(event: Any, person: int, rules: Rules) -> bool:
    return bool(event.seat == person)


def _others(event: Any, person: int, rules: Rules) -> bool:
    return bool(event.seat != person)


def _others_open(event: Any, person: int, rules: Rules) -> bool:
    return bool(event.seat != person and event.face_up)


def _stacked(event: Any, person: int, rules: Rules) -> bool:
    return rules.discard_pile == "stacked"


def _always(event: Any, person: int, rules: Rules) -> bool:
    return True


_JUDGES: dict[type[Any], Callable[[Any, int, Rules], bool]] = {
    Drew: _own,
    Peeked: _own,
    Melded: _others,
    LaidOff: _others,
    Swapped: _others,
    Discarded: _others_open,
    Took: _stacked,
    Claimed: _stacked,
    RoundEnded: _always,
}
