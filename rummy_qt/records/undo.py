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

from collections.abc import Iterable

from rummy_qt.engine import Rules, events
from rummy_qt.engine.events import Event


def shows(happened: Iterable[Event], person: int, rules: Rules) -> bool:
    """Whether a move with these events revealed a hidden card to the seat ``person``."""
    return any(_shows_card(event, person, rules) for event in happened)


def _shows_card(event: Event, person: int, rules: Rules) -> bool:
    match event:
        case events.Drew(seat=seat) | events.Peeked(seat=seat):
            return seat == person
        case events.Melded(seat=seat) | events.LaidOff(seat=seat) | events.Swapped(seat=seat):
            return seat != person
        case events.Discarded(seat=seat, face_up=face_up):
            return seat != person and face_up
        case events.Took() | events.Claimed():
            return rules.discard_pile == "stacked"
    return isinstance(event, events.RoundEnded)
