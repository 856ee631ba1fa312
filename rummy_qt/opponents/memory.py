"""What a seat can guess from what it saw: its view's history, heard by a belief."""

from __future__ import annotations

from functools import partial

from rummy_qt.engine import view as engine_view
from rummy_qt.engine.bits import row_of
from rummy_qt.engine.cards import Card
from rummy_qt.engine.events import (
    Dealt,
    Discarded,
    Drew,
    Event,
    LaidOff,
    Melded,
    Rebuilt,
    Swapped,
    Took,
)
from rummy_qt.engine.position import Position
from rummy_qt.engine.view import View

from .belief import Belief


def recalled(view: View, events: int, belief: Belief) -> Position:
    """What the seat knows after so many events of the history.

    The belief hears every event before it happens, and so has likely places for the other cards
    at the end.
    """
    return engine_view.recalled(view, events, partial(_tell, belief, view.seat))


def _tell(belief: Belief, me: int, position: Position, event: Event) -> None:
    match event:
        case Dealt():
            belief.begin(position, me)
        case Drew(seat=seat, card=card):
            if seat != me:
                belief.drew(position)
            elif card is not None:
                belief.saw(card.index)
        case Took(seat=seat, cards=cards) if seat != me:
            belief.took(position, int(position.pile_size) - len(cards))
        case Melded(seat=seat, cards=cards) | LaidOff(seat=seat, cards=cards) if seat != me:
            belief.laid(position, row_of([card.index for card in cards]))
        case Swapped(seat=seat, card=card) if seat != me:
            belief.laid(position, row_of([card.index]))
        case Discarded(seat=seat, card=Card() as card) if seat != me:
            belief.threw(position, card.index)
        case Rebuilt():
            belief.rebuilt(position)


def turn_began(view: View) -> int:
    """The number of events up to and with the draw of the turn under way; 0: no draw yet."""
    for number in range(len(view.history), 0, -1):
        event = view.history[number - 1]
        if isinstance(event, Drew | Took):
            return number if event.seat == view.seat else 0
        if isinstance(event, Discarded):
            return 0
    return 0
