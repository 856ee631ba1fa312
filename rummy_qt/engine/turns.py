"""Turns legal moves into events, and applies events to a position.

Only events change a round, so replaying the events that a seat saw gives the position as far as
that seat knows it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from .bits import ZEROS
from .cards import CARDS, Card
from .events import (
    CalledFalsely,
    Claimed,
    Conceded,
    Discarded,
    Drew,
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
from .flat import i64, vec
from .legal import claim_places
from .melds import RUN, SET
from .moves import Move
from .position import OVER, Position
from .sheet import Tally

Reshuffle = Callable[[list[Card]], list[Card]]
"""Returns a new stock (next card first) for the discards below the top one (bottom first)."""


def play(position: Position, seat: int, move: Move, reshuffle: Reshuffle) -> list[Event]:
    """Plays a legal move of ``seat`` and returns its events, in order.

    ``ValueError``, with the position unchanged, if ``reshuffle`` does not return the same cards.
    """
    events = _events_of(position, seat, move, reshuffle)
    for event in events:
        follow(position, event)
    if position.due == OVER:
        assert position.ending is not None
        scores = tuple(tally.total for tally in tallies(position))
        events.append(RoundEnded(position.ending, position.closer, scores))
    return events


def _events_of(  # noqa: C901 - a case for each kind
    position: Position, seat: int, move: Move, reshuffle: Reshuffle
) -> list[Event]:
    """The events of a move, without the end of the round."""
    kind = move.kind
    if kind == "draw":
        return _draw_events(position, seat, reshuffle)
    if kind == "take":
        at = position.place_in_pile(move.cards[0].index)
        above = [position.pile[place] for place in range(at, position.pile_size)]
        return [Took(seat, tuple([CARDS[index] for index in above if index >= 0]))]
    if kind == "discard":
        rules, cards_left = position.rules, position.counts[seat] > 1
        face_up = cards_left or rules.closing_card_face_up or not rules.must_discard_to_go_out
        return [Discarded(seat, move.cards[0], face_up)]
    if kind == "meld":
        _, cards = position.combinations.in_order(move.cards)
        return [Melded(seat, int(position.meld_count) + 1, cards)]
    if kind == "lay":
        return [LaidOff(seat, move.target, move.end, move.cards)]
    if kind == "swap":
        meld, card = position.melds[move.target - 1], move.cards[0]
        return [Swapped(seat, move.target, card, meld.cards[meld.joker_at(card.role)].bare)]
    if kind == "claim":
        if move.meld is None:
            return [CalledFalsely(seat, position.rules.false_claim_price)]
        card = claim_places(position, seat)[move.meld, move.end]
        return [Claimed(seat, move.meld, move.end, card)]
    if kind == "pass":
        return [Passed(seat)]
    if kind == "peek":
        return [Peeked(seat, int(position.sheet.peek_price), tuple(position.discards))]
    return [Conceded(seat, int(position.sheet.duty_price))]


def _draw_events(position: Position, seat: int, reshuffle: Reshuffle) -> list[Event]:
    if position.stock_size:
        return [Drew(seat, CARDS[position.stock[position.stock_size - 1]])]
    covered = position.discards[:-1]
    stock = tuple(reshuffle(covered.copy()))
    if sorted(card.index for card in stock) != sorted(card.index for card in covered):
        raise ValueError("a rebuilt stock must hold exactly the discards below the top one")
    return [Rebuilt(len(stock), stock), Drew(seat, stock[0])]


def follow(position: Position, event: Event) -> None:  # noqa: C901 - a case for each event
    """Applies an event to a position; unseen cards change only the counts of hands."""
    match event:
        case Drew(card=card):
            position.draw_card(-1 if card is None else card.index)
        case Discarded(card=card):
            position.discard(-1 if card is None else card.index)
        case Took(cards=cards):
            position.take(position.place_in_pile(cards[0].index))
        case Rebuilt(size=size, stock=stock):
            unseen = ZEROS[:size]
            position.rebuild(unseen if stock is None else _indices(stock[::-1]))
        case Melded(cards=cards):
            run, first = position.combinations.judge(cards) == "run", cards[0]
            position.meld(
                RUN if run else SET,
                first.suit if run else first.rank,
                first.rank,
                len(cards),
                _indices(cards),
                _roles(cards),
            )
        case LaidOff(meld=meld, end=end, cards=cards):
            position.lay(meld - 1, end == "-", len(cards), _indices(cards), _roles(cards))
        case Swapped(meld=meld, card=card):
            position.swap(meld - 1, card.index)
        case Claimed(seat=seat, meld=meld, end=end, card=card):
            position.claim(seat, meld - 1, end == "-", card.role)
        case CalledFalsely(seat=seat):
            position.call_falsely(seat)
        case Conceded():
            position.concede()
        case Peeked():
            position.peek()
        case Passed():
            position.pass_turn()


def _indices(cards: Sequence[Card]) -> vec[i64]:
    return vec[i64]([card.index for card in cards])


def _roles(cards: Sequence[Card]) -> vec[i64]:
    return vec[i64]([card.role for card in cards])


def tallies(position: Position) -> list[Tally]:
    """Per seat: the itemised score if the round ended now."""
    return [
        Tally(
            melds=int(position.table_points(seat, False)),
            lay_offs=int(position.table_points(seat, True)),
            hand=-int(position.hand_points(seat)),
            bonus=position.rules.going_out_bonus if seat == position.closer else 0,
            penalties=-int(position.penalties[seat]),
        )
        for seat in range(int(position.players))
    ]
