"""What each move does: one function for each kind of move, on a position it may change.

The moves given here are legal; ``refusals`` has seen to that. Each function returns the
events of the move, in order.
"""

from __future__ import annotations

from collections.abc import Callable

from . import scoring
from .cards import Card
from .events import (
    CalledFalsely,
    Claimed,
    Conceded,
    Discarded,
    Drew,
    Ending,
    Event,
    LaidOff,
    Melded,
    Passed,
    Peeked,
    Rebuilt,
    RoundEnded,
    Swapped,
    Took,
)
from .legal import claim_places, duty_of
from .moves import Kind, Move
from .position import Phase, Position

Reshuffle = Callable[[list[Card]], list[Card]]
"""Makes a new stock (next card first) of the discards without the top one (bottom first)."""

_IDLE_LAPS_WITHOUT_STOCK = 3
_IDLE_LAPS = 10


def play(position: Position, seat: int, move: Move, reshuffle: Reshuffle) -> list[Event]:
    """Plays a legal move of ``seat`` and returns what happened."""
    if move.kind == "claim":
        return _claim(position, seat, move)
    if move.kind == "draw":
        return _draw(position, reshuffle)
    return _BY_KIND[move.kind](position, move)


# ------------------------------------------------------------------------- drawing


def _draw(position: Position, reshuffle: Reshuffle) -> list[Event]:
    events: list[Event] = []
    if not position.stock:
        events.append(_rebuild(position, reshuffle))
    card = position.stock.pop()
    position.hands[position.seat] |= card.bit
    position.drew_stock = True
    position.drew_last = position.rules.stock_out == "last_draw" and not position.stock
    position.discarder = -1
    position.phase = Phase.PLAY
    events.append(Drew(position.seat, card))
    return events


def _rebuild(position: Position, reshuffle: Reshuffle) -> Event:
    *covered, top = position.discards
    stock = reshuffle(covered)
    if sorted(card.index for card in stock) != sorted(card.index for card in covered):
        raise ValueError("a rebuilt stock must hold exactly the discards below the top one")
    position.stock = stock[::-1]
    position.discards = [top]
    position.rebuilds += 1
    position.table_grew = False
    return Rebuilt(len(stock), tuple(stock))


def _take(position: Position, move: Move) -> list[Event]:
    at = position.discards.index(move.cards[0])
    on_top = at == len(position.discards) - 1
    position.duty = duty_of(position, at)
    if on_top and not position.duty and not position.rules.may_return_top_card:
        position.barred = move.cards[0].face
    taken = tuple(position.discards[at:])
    del position.discards[at:]
    for card in taken:
        position.hands[position.seat] |= card.bit
    position.discarder = -1
    position.phase = Phase.DUTY if position.duty else Phase.PLAY
    return [Took(position.seat, taken)]


def _pass(position: Position, move: Move) -> list[Event]:
    events: list[Event] = [Passed(position.seat)]
    if position.phase is Phase.CLOSED:
        return events + _end_round(position, "went_out")
    if position.rules.stock_out == "decline":
        return events + _end_round(position, "declined")
    return events + _end_turn(position)


def _peek(position: Position, move: Move) -> list[Event]:
    price = position.rules.peek_price or 0
    position.penalties[position.seat] += price
    position.peeked = True
    return [Peeked(position.seat, price, tuple(position.discards))]


# ------------------------------------------------------------------------- playing


def _meld(position: Position, move: Move) -> list[Event]:
    seat, cards = position.seat, move.cards
    position.melds.append(position.combinations.meld_of(cards, seat))
    position.melders |= 1 << seat
    return [Melded(seat, len(position.melds), cards), *_lay_down(position, cards)]


def _lay(position: Position, move: Move) -> list[Event]:
    seat, number = position.seat, move.meld or 0
    meld = position.melds[number - 1]
    position.melds[number - 1] = meld.with_cards(move.cards, move.end, seat)
    return [LaidOff(seat, number, move.end, move.cards), *_lay_down(position, move.cards)]


def _lay_down(position: Position, cards: tuple[Card, ...]) -> list[Event]:
    """Takes laid cards from the hand; a duty is met; an empty hand may end turn or round."""
    hand = position.hand
    for card in cards:
        hand &= ~card.bit
    position.hands[position.seat] = hand
    position.laid = position.table_grew = True
    position.duty = 0
    position.phase = Phase.PLAY
    if hand:
        return []
    if position.rules.must_discard_to_go_out:
        return _end_turn(position)
    position.closer = position.seat
    return _end_round(position, "went_out")


def _swap(position: Position, move: Move) -> list[Event]:
    card, number = move.cards[0], move.meld or 0
    meld = position.melds[number - 1]
    joker = meld.cards[meld.joker_at(card.role)].bare
    position.melds[number - 1] = meld.with_joker_swapped(card)
    position.hands[position.seat] = position.hand & ~card.bit | joker.bit
    position.laid = position.table_grew = True
    return [Swapped(position.seat, number, card, joker)]


def _concede(position: Position, move: Move) -> list[Event]:
    price = position.rules.duty_price or 0
    position.penalties[position.seat] += price
    position.duty = 0
    position.phase = Phase.PLAY
    return [Conceded(position.seat, price)]


def _discard(position: Position, move: Move) -> list[Event]:
    seat, card, rules = position.seat, move.cards[0], position.rules
    position.hands[seat] &= ~card.bit
    position.discards.append(card)
    position.discarder = seat if rules.claims else -1
    position.callers = 0
    if position.hand:
        return [Discarded(seat, card, True), *_end_turn(position)]
    position.closer = seat
    face_up = rules.closing_card_face_up or not rules.must_discard_to_go_out
    events: list[Event] = [Discarded(seat, card, face_up)]
    if not rules.closing_card_claimable:
        return events + _end_round(position, "went_out")
    _next_seat(position)
    position.phase = Phase.CLOSED
    return events


# -------------------------------------------------------------------------- calling


def _claim(position: Position, seat: int, move: Move) -> list[Event]:
    if move.meld is None:
        price = position.rules.false_claim_price
        position.penalties[seat] += price
        position.callers |= 1 << seat
        return [CalledFalsely(seat, price)]
    card = next(
        card
        for number, end, card in claim_places(position, seat)
        if (number, end) == (move.meld, move.end)
    )
    position.discards.pop()
    position.discarder = -1
    meld = position.melds[move.meld - 1]
    position.melds[move.meld - 1] = meld.with_cards((card,), move.end, seat)
    position.table_grew = True
    position.idle = 0
    events: list[Event] = [Claimed(seat, move.meld, move.end, card)]
    if position.phase is Phase.CLOSED:
        events += _end_round(position, "went_out")
    return events


# -------------------------------------------------------------------- ends of things


def _end_turn(position: Position) -> list[Event]:
    active = position.drew_stock or position.laid
    position.idle = 0 if active else position.idle + 1
    position.turns += 1
    if position.drew_last:
        return _end_round(position, "last_card")
    laps = _IDLE_LAPS if position.can_draw else _IDLE_LAPS_WITHOUT_STOCK
    if not active and position.idle >= laps * position.players:
        return _end_round(position, "idle")
    _next_seat(position)
    return []


def _next_seat(position: Position) -> None:
    position.seat = (position.seat + 1) % position.players
    position.phase = Phase.DRAW
    position.barred = -1
    position.drew_stock = position.drew_last = position.laid = position.peeked = False


def _end_round(position: Position, ending: Ending) -> list[Event]:
    position.phase = Phase.OVER
    position.ending = ending
    position.discarder = -1
    scores = tuple(tally.total for tally in tallies(position))
    return [RoundEnded(ending, position.closer, scores)]


def tallies(position: Position) -> list[scoring.Tally]:
    """What each seat would score if the round ended now."""
    return scoring.tally(
        position.rules, position.melds, position.hands, position.penalties, position.closer
    )


_BY_KIND: dict[Kind, Callable[[Position, Move], list[Event]]] = {
    "take": _take,
    "pass": _pass,
    "peek": _peek,
    "meld": _meld,
    "lay": _lay,
    "swap": _swap,
    "concede": _concede,
    "discard": _discard,
}
