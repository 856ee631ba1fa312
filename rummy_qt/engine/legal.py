"""The legal moves of a position: one function for each phase."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from .bits import BIT, lowest
from .cards import CARDS, FIRST_JOKER, JOKER_FACE, Card, copies_of
from .combinations import EVERY
from .flat import i64
from .moves import CALL, CONCEDE, PASS, PEEK, End, Move
from .moves import DRAW as DRAW_MOVE
from .position import CLOSED, DRAW, DUTY, PLAY, Position
from .sheet import NO_DUTY

Places = dict[tuple[int, End], Card]
"""By meld number and end: the card with the role that it would have there."""

_DISCARDS: Final = [Move("discard", (card,)) for card in CARDS]
_TAKES: Final = [Move("take", (card,)) for card in CARDS]


def legal_moves(position: Position, seat: int) -> list[Move]:
    """Every legal move of ``seat``; empty if it has nothing to do."""
    moves = _moves_due(position) if seat == position.seat else []
    if position.may_claim(seat):
        places = claim_places(position, seat)
        moves += [Move("claim", (), number, end) for number, end in places] or [CALL]
    return moves


def _moves_due(position: Position) -> list[Move]:
    if position.due == DRAW:
        return _draw_moves(position)
    if position.due == DUTY:
        return _duty_moves(position)
    if position.due == PLAY:
        return _play_moves(position)
    return [PASS] if position.due == CLOSED else []


def _draw_moves(position: Position) -> list[Move]:
    moves = [DRAW_MOVE if position.can_draw else PASS]
    moves += [_TAKES[position.pile[at]] for at in _takeable(position)]
    may_peek = position.rules.peek_price is not None and not position.peeked
    if may_peek and position.pile_size >= 2:  # into a stacked pile (S-10)
        moves.append(PEEK)
    return moves


def _duty_moves(position: Position) -> list[Move]:
    hand, duty = position.hand, int(position.duty)
    moves = _melds_that_meet(position, duty, hand) + _lay_offs_that_meet(position, duty, hand)
    if position.sheet.duty_has_price:
        moves += _swaps(position)
        moves.append(CONCEDE)
    return moves


def _play_moves(position: Position) -> list[Move]:
    moves = _discards(position)
    if not position.laying_closed:
        hand = position.hand
        moves += _melds(position, hand)
        if position.may_lay_off(position.seat):
            moves += lay_offs(position, hand)
        moves += _swaps(position)
    return moves


# ------------------------------------------------------------------------- drawing


def _takeable(position: Position) -> list[int]:
    """The indices in the discard pile from which the seat to move may draw, top first."""
    top, seat = int(position.pile_size) - 1, position.seat
    if top < 0 or not position.counts[seat]:  # without cards, only the stock (S-13)
        return []
    places = range(top, -1, -1) if position.may_draw_deeper else [top]
    if not position.sheet.any_discard:
        places = [at for at in places if at in (0, top)]
    if position.sheet.duty_has_price or position.sheet.duty == NO_DUTY:
        return list(places)
    return _usable_places(position, places)


def _usable_places(position: Position, places: Sequence[int]) -> list[int]:
    """The ``places``, given top first, whose duty could be met after drawing from there."""
    usable = []
    hand, taken_from = position.hand, int(position.pile_size)
    for at in places:
        for place in range(at, taken_from):
            hand |= CARDS[position.pile[place]].bit
        taken_from = at
        if duty_can_be_met(position, at, hand):
            usable.append(at)
    return usable


def duty_can_be_met(position: Position, at: int, hand: int) -> bool:
    """Whether the duty permits drawing from index ``at`` of the pile (S-02).

    ``hand`` includes the cards drawn. A duty with a price never forbids it.
    """
    duty = int(position.duty_of(at))
    if not duty or position.sheet.duty_has_price:
        return True
    if position.laying_closed:
        return False
    jokers = hand & copies_of(JOKER_FACE)
    held = hand ^ jokers
    while not (_melds_that_meet(position, duty, held) or _lay_offs_that_meet(position, duty, held)):
        if not jokers:
            return False
        held |= jokers & -jokers  # one at a time: few jokers mean few plays to list
        jokers &= jokers - 1
    return True


# ------------------------------------------------------------------------- playing


def _melds_that_meet(position: Position, duty: int, hand: int) -> list[Move]:
    """The melds of ``hand`` that use one of the faces in ``duty``."""
    return [move for move in _melds(position, hand, duty) if move.faces & duty]


def _lay_offs_that_meet(position: Position, duty: int, hand: int) -> list[Move]:
    """The lay-offs that use one of the faces in ``duty``, if the rules accept lay-offs for it."""
    if not (position.duty_allows_lay_off and position.may_lay_off(position.seat)):
        return []
    return [move for move in lay_offs(position, hand, duty) if move.faces & duty]


def lay_offs(position: Position, hand: int, wanted: int = EVERY) -> list[Move]:
    """Every lay-off of ``hand``, whether or not the seat may lay off.

    ``wanted`` as for ``Combinations.melds``.
    """
    return position.combinations.lay_offs(hand, position.table, position.meld_count, wanted)


def _melds(position: Position, hand: int, wanted: int = EVERY) -> list[Move]:
    melds = position.combinations.melds(hand, wanted)
    if needs_first_meld_points(position):
        return [move for move in melds if is_good_first_meld(position, move)]
    return melds


def needs_first_meld_points(position: Position) -> bool:
    """Whether the next meld of the seat to move must be worth a minimum of points."""
    return position.sheet.first_meld_points > 0 and not position.has_melded(position.seat)


def is_good_first_meld(position: Position, move: Move) -> bool:
    """Whether a meld is worth the minimum of points for a first meld."""
    minimum = position.rules.first_meld_points or 0
    kind, cards = position.combinations.in_order(move.cards)
    return sum(position.sheet.meld_points(kind, cards)) >= minimum


def _swaps(position: Position) -> list[Move]:
    if not position.sheet.swaps or position.laying_closed:
        return []
    moves = []
    place = position.swappable(-1)
    while place >= 0:
        card = CARDS[position.copy_held(position.seat, position.role_at(place))]
        moves.append(Move("swap", (card,), int(position.meld_at(place)) + 1))
        place = position.swappable(place)
    return moves


def _discards(position: Position) -> list[Move]:
    seat, barred = position.seat, position.barred
    first, second, jokers = position.first[seat], position.second[seat], position.jokers[seat]
    if barred >= 0 and is_barred(position, barred):
        first, second = first & ~BIT[barred], second & ~BIT[barred]
        jokers = 0 if barred == JOKER_FACE else jokers
    elif closing_card_fits(position):
        return []
    moves: list[Move] = []
    _add_discards(moves, first, 0)
    _add_discards(moves, second & ~first, 52)
    _add_discards(moves, jokers & -jokers, FIRST_JOKER)
    return moves


def _add_discards(moves: list[Move], cards: i64, index: i64) -> None:
    while cards:
        moves.append(_DISCARDS[index + lowest(cards)])
        cards &= cards - 1


def is_barred(position: Position, face: i64) -> bool:
    """Whether this face may not be discarded now (S-11)."""
    hand = position.hand
    is_last = hand & (hand - 1) == 0
    return face == position.barred and not is_last and (hand & copies_of(face)).bit_count() == 1


def closing_card_fits(position: Position) -> bool:
    """Whether the last card in hand may not be discarded because it could be laid off (S-21)."""
    hand = position.hand
    if position.sheet.closing_card_may_fit or hand & (hand - 1):
        return False
    return position.may_lay_off(position.seat) and bool(lay_offs(position, hand))


# -------------------------------------------------------------------------- calling


def claim_places(position: Position, seat: int) -> Places:
    """Where ``seat`` may lay the last discard."""
    return fitting_places(position) if position.may_lay_off(seat) else {}


def fitting_places(position: Position) -> Places:
    """Where the last discard fits, whether or not a seat may lay off.

    A joker on a set takes the first free suit (S-01).
    """
    places: Places = {}
    for move in lay_offs(position, CARDS[position.pile[position.pile_size - 1]].bit):
        places.setdefault((move.target, move.end), move.cards[0])
    return places
