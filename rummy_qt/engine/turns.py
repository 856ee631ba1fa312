"""Plays a ``Move`` on a position, and tells what happened as events, in order.

What a move does stands in ``position``; the moves given here are legal, ``refusals`` has
seen to that.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from .bits import ZEROS, row_of
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
"""Makes a new stock (next card first) of the discards without the top one (bottom first)."""


def play(position: Position, seat: int, move: Move, reshuffle: Reshuffle) -> list[Event]:
    """Plays a legal move of ``seat`` and returns what happened."""
    events = _played(position, seat, move, reshuffle)
    if position.due == OVER:
        assert position.ending is not None
        scores = tuple(tally.total for tally in tallies(position))
        events.append(RoundEnded(position.ending, position.closer, scores))
    return events


def follow(position: Position, event: Event) -> None:  # noqa: C901 - a case for each event
    """Brings a position up to date with what happened, as far as it was seen.

    Cards that were not seen are in no hand of the position, but are counted.
    """
    match event:
        case Drew(card=card):
            position.drawn(-1 if card is None else card.index)
        case Took(cards=cards):
            position.take(int(position.pile_size) - len(cards))
        case Rebuilt(size=size):
            position.rebuild(ZEROS[:size])
        case Melded(seat=seat, cards=cards):
            _meld(position, seat, cards)
        case LaidOff(seat=seat, meld=meld, end=end, cards=cards):
            position.lay(meld - 1, end == "-", len(cards), _indices(cards), _roles(cards))
        case Swapped(meld=meld, card=card):
            position.swap(meld - 1, card.index)
        case Discarded(card=card):
            position.discard(-1 if card is None else card.index)
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


def _played(position: Position, seat: int, move: Move, reshuffle: Reshuffle) -> list[Event]:
    kind = move.kind
    if kind == "draw":
        return _draw(position, seat, reshuffle)
    if kind == "take":
        return [_take(position, seat, move.cards[0])]
    if kind == "discard":
        return [_discard(position, seat, move.cards[0])]
    if kind == "meld":
        return [_meld(position, seat, move.cards)]
    if kind == "lay":
        return [_lay(position, seat, move)]
    if kind == "swap":
        joker = position.swap(move.target - 1, move.cards[0].index)
        return [Swapped(seat, move.target, move.cards[0], CARDS[joker])]
    if kind == "claim":
        return [_claim(position, seat, move)]
    if kind == "pass":
        position.pass_turn()
        return [Passed(seat)]
    if kind == "peek":
        position.peek()
        return [Peeked(seat, int(position.sheet.peek_price), tuple(position.discards))]
    position.concede()
    return [Conceded(seat, int(position.sheet.duty_price))]


def _draw(position: Position, seat: int, reshuffle: Reshuffle) -> list[Event]:
    events: list[Event] = []
    if not position.stock_size:
        events.append(_rebuild(position, reshuffle))
    events.append(Drew(seat, CARDS[position.draw()]))
    return events


def _rebuild(position: Position, reshuffle: Reshuffle) -> Event:
    covered = position.discards[:-1]
    stock = reshuffle(covered.copy())
    if sorted(card.index for card in stock) != sorted(card.index for card in covered):
        raise ValueError("a rebuilt stock must hold exactly the discards below the top one")
    position.rebuild(row_of([card.index for card in reversed(stock)]))
    return Rebuilt(len(stock), tuple(stock))


def _take(position: Position, seat: int, card: Card) -> Event:
    at = next(at for at in range(position.pile_size) if position.pile[at] == card.index)
    above = [position.pile[place] for place in range(at, position.pile_size)]
    position.take(at)
    return Took(seat, tuple([CARDS[index] for index in above if index >= 0]))


def _discard(position: Position, seat: int, card: Card) -> Event:
    position.discard(card.index)
    rules = position.rules
    face_up = (
        position.closer is None or rules.closing_card_face_up or not rules.must_discard_to_go_out
    )
    return Discarded(seat, card, face_up)


def _meld(position: Position, seat: int, cards: tuple[Card, ...]) -> Event:
    kind, cards = position.combinations.in_order(cards)
    first = cards[0]
    position.meld(
        RUN if kind == "run" else SET,
        first.suit if kind == "run" else first.rank,
        first.rank,
        len(cards),
        _indices(cards),
        _roles(cards),
    )
    return Melded(seat, int(position.meld_count), cards)


def _lay(position: Position, seat: int, move: Move) -> Event:
    cards, number = move.cards, move.target
    position.lay(number - 1, move.end == "-", len(cards), _indices(cards), _roles(cards))
    return LaidOff(seat, number, move.end, cards)


def _claim(position: Position, seat: int, move: Move) -> Event:
    if move.meld is None:
        position.call_falsely(seat)
        return CalledFalsely(seat, position.rules.false_claim_price)
    card = next(
        card
        for number, end, card in claim_places(position, seat)
        if (number, end) == (move.meld, move.end)
    )
    position.claim(seat, move.meld - 1, move.end == "-", card.role)
    return Claimed(seat, move.meld, move.end, card)


def _indices(cards: Sequence[Card]) -> vec[i64]:
    return vec[i64]([card.index for card in cards])


def _roles(cards: Sequence[Card]) -> vec[i64]:
    return vec[i64]([card.role for card in cards])


def tallies(position: Position) -> list[Tally]:
    """What each seat would score if the round ended now, by where it comes from."""
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
