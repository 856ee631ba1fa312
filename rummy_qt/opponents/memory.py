"""What a seat can know of a round: its view's history, played again on a position."""

from __future__ import annotations

from rummy_qt.engine.bits import row_of
from rummy_qt.engine.cards import Card, cards_of, hand_of
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
from rummy_qt.engine.sheet import sheet_of
from rummy_qt.engine.turns import follow
from rummy_qt.engine.view import View

from .belief import Belief


def recalled(view: View, events: int | None = None, belief: Belief | None = None) -> Position:
    """The position after so many events of the history (all of them without a number).

    It holds the cards that the seat knows the place of: its own hand, and in other hands what
    they were seen to take; others are counted only. A ``belief`` hears every event before it
    happens, and so has likely places for them at the end.
    """
    told = view.history if events is None else view.history[:events]
    dealt = told[0]
    assert isinstance(dealt, Dealt)
    sheet = sheet_of(view.rules, view.players)
    position = Position(sheet, dealt.dealer)
    own = _dealt_hand(view)
    position.set_discards([dealt.upcard])
    position.stock_size = sheet.cards - view.players * dealt.hand_size - 1
    for seat in range(view.players):
        position.counts[seat] = dealt.hand_size
    position.set_hand(view.seat, cards_of(own))
    if belief is not None:
        belief.begin(position, view.seat)
    for event in told[1:]:
        if belief is not None:
            _tell(belief, position, view.seat, event)
        follow(position, event)
    return position


def _dealt_hand(view: View) -> int:
    """The hand that the seat was dealt: what it holds now, without what it did."""
    hand = hand_of(view.hand)
    for event in reversed(view.history):
        match event:
            case Drew(seat=view.seat, card=Card() as card):
                hand &= ~card.bit
            case Took(seat=view.seat, cards=cards):
                hand &= ~hand_of(cards)
            case Melded(seat=view.seat, cards=cards) | LaidOff(seat=view.seat, cards=cards):
                hand |= hand_of(cards)
            case Swapped(seat=view.seat, card=card, joker=joker):
                hand = hand & ~joker.bit | card.bit
            case Discarded(seat=view.seat, card=Card() as card):
                hand |= card.bit
    return hand


def _tell(belief: Belief, position: Position, me: int, event: Event) -> None:
    match event:
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
