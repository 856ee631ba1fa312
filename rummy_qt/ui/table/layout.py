"""Where everything lies on the table: what there is and the window in, a value out. No Qt.

``sizes`` says how large things are, ``zones`` where they stand; here it is written down card by
card, and over it what the pointer changes: how the hand is held, where a move's cards would lie.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Final

from rummy_qt.engine import Card, Move
from rummy_qt.play.targets import DISCARD, HAND, NEW_MELD, Zone

from . import RATIO
from .arrangement import (
    SMALLEST,
    Arrangement,
    Box,
    Layer,
    Look,
    MeldFact,
    MeldPlace,
    Place,
    Pose,
    Sight,
    Spot,
    Thread,
    around,
)
from .geometry import FRONT_RISE, HAND_HEIGHT, RISE, Fan, Laid, lanes, lay
from .zones import LIFT, Counts, Kept, Plan, planned, seat_of

DRAWER: Final = 244.0
"""Units of text that the list of moves is broad."""
WHOLE_LIFT: Final = 10.0
"""Units of text by which a covered card of pile or melds is raised to be seen whole."""
UPRIGHT: Final = 0.3
"""The part of its turn that a raised card keeps where its neighbours leave it room."""
INDEX_MIDDLE: Final = 0.15
"""How far down a card people point at it, in card widths."""
PART: Final = 14.0
"""Units of text by which cards make way for the one that they cover."""


def arrange(sight: Sight, look: Look, before: Arrangement | None = None) -> Arrangement:
    """Where everything lies now.

    ``before`` is the last arrangement of the same round: sizes never grow back from it, and
    what it places stands still. None at a deal, after a jump, and for another look.
    """
    look = replace(look, width=max(look.width, SMALLEST[0]), height=max(look.height, SMALLEST[1]))
    return _written(sight, look, *_planned(sight, look, before))


def _planned(sight: Sight, look: Look, before: Arrangement | None) -> tuple[Plan, Kept]:
    kept = before.memory if before is not None and before.look == look else None
    if before is None or _kind(before.sight) != _kind(sight):
        kept = None
    return planned(_counts(sight), look, kept if isinstance(kept, Kept) else None)


def _kind(sight: Sight) -> tuple[int, bool]:
    return len(sight.open), sight.gathered


def _counts(sight: Sight) -> Counts:
    melds: list[list[int]] = [[] for _ in sight.open]
    for meld in sight.melds:
        melds[meld.place].append(len(meld.cards))
    return Counts(
        hand=len(sight.hand),
        pile=len(sight.pile),
        stacked=sight.stacked,
        melds=tuple(map(tuple, melds)),
        open=sight.open,
        gathered=sight.gathered,
    )


# ------------------------------------------------------------------------------- written down


def _written(sight: Sight, look: Look, found: Plan, kept: Kept) -> Arrangement:
    size, t, stock = found.size, found.size.t, found.stock
    places: dict[int, Place] = {}
    hand_box = _put_hand(sight, found, places)
    pile, next_discard = _put_pile(sight, found, places)
    melds, yarn = _put_melds(sight, found, places)
    pile_box = around([spot.bounds for spot in (*pile, next_discard)])
    own_rooms = _own_rooms(found)
    zones = {HAND: (hand_box,), NEW_MELD: own_rooms, DISCARD: (pile_box,)}
    zones |= {Zone("meld", meld.number): (meld.box,) for meld in melds}
    wide = DRAWER * t
    seats = tuple(seat_of(column, found.counts, size) for column in found.columns)
    below = min(seat.plate.bottom for seat in seats)  # who is told of stays in sight
    return Arrangement(
        look=look,
        t=t,
        places=places,
        hand_width=found.hand.w,
        hand_box=hand_box,
        stock=stock,
        count=Box(stock.x - stock.w / 2, stock.y + RATIO / 2 * stock.w + 3 * t, stock.w, 16 * t),
        pile_spots=tuple(pile),
        next_discard=next_discard,
        pile_box=pile_box,
        own_rooms=own_rooms,
        melds=melds,
        yarn=yarn,
        seats=seats,
        words=found.words,
        plate=size.plate,
        corner=size.corner,
        drawer=Box(look.width - size.margin - wide, below, wide,
                   size.words - size.margin - below),
        zones=zones,
        hand_rows=found.hand.rows,
        meld_width=size.others.w,
        own_width=size.own.w,
        memory=kept,
        sight=sight,
    )  # fmt: skip


def _put_hand(sight: Sight, found: Plan, places: dict[int, Place]) -> Box:
    size, fan = found.size, found.hand
    row_of = max(1, math.ceil(len(sight.hand) / fan.rows))
    for row in range(fan.rows):
        first = row * row_of
        cards = sight.hand[first : first + row_of]
        for n, (card, spot) in enumerate(
            zip(cards, fan.row(row, len(cards), row_of), strict=True), first
        ):
            places[card.index] = Place(card, spot, Layer.HAND + n, "hand", n, fan.face, row)
    top = size.words + 38 * size.t
    return Box(size.axis - fan.room / 2, top, fan.room, size.look.height - top)


def _put_pile(sight: Sight, found: Plan, places: dict[int, Place]) -> tuple[list[Spot], Spot]:
    """The spots of the open discards, and of the next one."""
    size, count, w = found.size, len(sight.pile), found.stock.w
    left, top = found.pile_at
    if found.pile is None:
        spots = [Spot(left + w / 2, found.stock.y, w)] * (count + 1)
    else:
        spots = found.pile.spots(count + 1, left, top)
        if len(spots) <= count:
            # The next discard of a full pile, which lies closer when it has come.
            spots.append(spots[-1]._replace(x=spots[-1].x + 0.1 * w))
    shown: list[Spot] = []
    for n, (card, lying) in enumerate(zip(sight.pile, spots, strict=False)):
        raised = card.index in sight.raised
        spot = lying._replace(y=lying.y - LIFT * size.t) if raised else lying
        shown.append(spot)
        places[card.index] = Place(card, spot, Layer.PILE + n, "pile", n, size.pile_face,
                                   raised=raised)  # fmt: skip
    return shown, spots[count]


def _own_rooms(found: Plan) -> tuple[Box, ...]:
    """The room for the person's melds: below the pile, or left and right of it."""
    size, rooms = found.size, []
    for rows in filter(None, found.own):
        first, bottom = rows[0], rows[-1].y + size.own.height(1)
        rooms.append(Box(first.x, first.y, first.width, bottom - first.y))
    if not rooms:
        high, x = 0.5 * RATIO * size.own.w, size.margin + 20 * size.t
        wide = size.look.width - 2 * x
        rooms.append(Box(x, size.words - 0.7 * size.gap - high, wide, high))
    return tuple(rooms)


def _laid(found: Plan, place: int) -> tuple[Laid, ...]:
    sizes = found.counts.melds[place]
    if place == 0:
        return lay(sizes, found.own, found.size.own)
    rows = lanes(found.columns[place - 1].first, found.size.others)
    return lay(sizes, (rows,), found.size.others)


def _put_melds(
    sight: Sight, found: Plan, places: dict[int, Place]
) -> tuple[tuple[MeldPlace, ...], tuple[Thread, ...]]:
    size, t = found.size, found.size.t
    laid = [iter(_laid(found, place)) for place in range(len(sight.open))]
    melds: list[MeldPlace] = []
    yarn: list[Thread] = []
    cards: list[tuple[float, MeldFact, int, Spot]] = []
    for fact in sight.melds:
        one = next(laid[fact.place])
        melds.append(_meld_place(fact, one, t))
        yarn += _threads(fact, one, t)
        cards += [(spot.y, fact, n, spot) for n, spot in enumerate(one.spots)]
    cards.sort(key=lambda card: card[0])
    for order, (_, fact, n, spot) in enumerate(cards):
        card, face = fact.cards[n], (size.others if fact.place else size.own).face
        places[card.index] = Place(card, spot, Layer.MELDS + order, "meld", fact.number, face,
                                   owner=fact.owners[n])  # fmt: skip
    return tuple(melds), tuple(yarn)


def _meld_place(fact: MeldFact, laid: Laid, t: float) -> MeldPlace:
    box = around(spot.box for spot in laid.spots)
    bottom = max(box.bottom, max(thread.y for thread in laid.threads) + 2 * t)
    box = box._replace(h=bottom - box.y)
    return MeldPlace(fact.number, fact.place, box, laid.covered)


def _threads(fact: MeldFact, laid: Laid, t: float) -> Iterator[Thread]:
    """The yarn below a meld; where another seat scores, it begins and ends with a gap."""
    for thread, owner in zip(laid.threads, fact.owners, strict=True):
        gap = min(3 * t, 0.2 * (thread.x1 - thread.x0)) if owner != fact.place else 0.0
        yield Thread(thread.x0 + gap, thread.x1 - gap, thread.y, owner, fact.number)


# ------------------------------------------------------------------------------- over it


@lru_cache(maxsize=16)
def closed(arrangement: Arrangement, held: frozenset[int]) -> list[Place]:
    """The hand without the cards in the air: the others close ranks, each in its row."""
    hand = [place for place in arrangement.hand if place.card.index not in held]
    if not held:
        return hand
    floor = arrangement.look.height
    fan = Fan(
        rows=arrangement.hand_rows,
        w=arrangement.hand_width,
        face=hand[0].face if hand else "classic",
        room=arrangement.hand_box.w,
        axis=arrangement.axis,
        floor=floor,
        most=(floor - arrangement.hand_box.y) * HAND_HEIGHT / (HAND_HEIGHT + RISE),
    )
    closed = []
    for row in range(fan.rows):
        cards = [place for place in hand if place.row == row]
        spots = fan.row(row, len(cards), len(cards))
        closed += [place._replace(spot=spot) for place, spot in zip(cards, spots, strict=True)]
    return closed


@lru_cache(maxsize=64)
def pose(arrangement: Arrangement, how: Pose) -> dict[int, Place]:
    """The hand while it is held like that, by ``Card.index``; cards in the air are left out.

    Chosen cards stand higher. The card under the pointer rises and turns upright, and those that
    lie on it make way to the right. The others keep still: whoever points at one of them next is
    not to meet its neighbour.
    """
    gap, whole, hand = how.gap, how.whole, closed(arrangement, how.held)
    t, w, rows = arrangement.t, arrangement.hand_width, arrangement.hand_rows
    gap_row = hand[min(gap, len(hand) - 1)].row if gap is not None and hand else None
    by_card: dict[int | None, Place] = {place.card.index: place for place in hand}
    pointed = by_card.get(how.hover) or by_card.get(whole)
    posed = {}
    lying = arrangement.places.get(-1 if whole is None else whole)
    if lying is not None and lying.home != "hand":
        spot = lying.spot._replace(y=lying.spot.y - WHOLE_LIFT * t, shown=RATIO)
        posed[lying.card.index] = lying._replace(spot=spot, layer=Layer.WHOLE)
    for n, place in enumerate(hand):
        spot = place.spot
        dx = dy = 0.0
        angle = spot.angle
        rise = (RISE if place.row == 0 else FRONT_RISE) * w
        if gap is not None and place.row == gap_row:
            dx = (-0.175 if n < gap else 0.175) * w
        if pointed and place.row == pointed.row and place is not pointed:
            dx += PART * t if place.number > pointed.number else 0.0
        if place.card.index in how.chosen:
            dy = -0.94 * rise
        if place is pointed or place.card.index == whole:
            dy, angle = -rise, angle * (_still_turned(hand, place) if rows == 1 else 0.8)
            # Upright, its left edge may not leave a pointer that stands on its index.
            stood = spot._replace(y=spot.y + dy, angle=angle).at(0, INDEX_MIDDLE)[0]
            dx = min(0.0, spot.at(0, INDEX_MIDDLE)[0] - stood)
        spot = spot._replace(x=spot.x + dx, y=spot.y + dy, angle=angle)
        posed[place.card.index] = place._replace(spot=spot)
        if place.card.index == whole:
            posed[whole] = place._replace(spot=spot._replace(shown=RATIO), layer=Layer.HAND_WHOLE)
    return posed


def _still_turned(hand: Sequence[Place], pointed: Place) -> float:
    """The part of its turn that a raised card keeps: in a tight fan it would cover an index."""
    left = next((p for p in hand if p.number == pointed.number - 1), None)
    if left is None:
        return UPRIGHT
    pitch = (pointed.spot.x - left.spot.x) / pointed.spot.w
    return UPRIGHT + 0.5 * min(1.0, max(0.0, (0.30 - pitch) / 0.07))


def nearest_gap(hand: Sequence[Place], x: float, y: float) -> int:
    """Before which of these cards a card goes that is dropped with its middle there."""
    nearest: dict[int, Place] = {}
    for place in hand:
        known = nearest.get(place.row)
        if known is None or abs(place.spot.x - x) < abs(known.spot.x - x):
            nearest[place.row] = place
    row = min(nearest, key=lambda row: abs(nearest[row].spot.y - y), default=0)
    return len([p for p in hand if p.row < row or (p.row == row and p.spot.x < x)])


@lru_cache(maxsize=256)
def landing(arrangement: Arrangement, move: Move, seat_place: int = 0) -> tuple[Spot, ...]:
    """Where the cards of a move of ``seat_place`` would lie, in the move's order.

    The table is planned with that move, so they lie there when it has been made. Empty for a
    move that puts no card down.
    """
    cards = move.cards if move.kind != "claim" else arrangement.sight.pile[-1:]
    later = _after(arrangement.sight, move, cards, seat_place)
    if later is None:
        return ()
    found, _ = _planned(later, arrangement.look, arrangement)
    if move.kind == "discard":
        return (_put_pile(later, found, {})[0][-1],)
    fact = next(meld for meld in later.melds if cards[0] in meld.cards)
    beside = [meld for meld in later.melds if meld.place == fact.place]
    spots = _laid(found, fact.place)[beside.index(fact)].spots
    return tuple(spots[fact.cards.index(card)] for card in cards)


def _after(sight: Sight, move: Move, cards: tuple[Card, ...], place: int) -> Sight | None:
    """The sight once ``cards`` have been put down; None when the move puts none down."""
    hand, pile, melds = sight.hand, sight.pile, sight.melds
    if move.kind == "claim":
        pile = pile if sight.stacked else pile[:-1]
    elif place == 0:
        gone = {card.index for card in cards}
        hand = tuple(card for card in hand if card.index not in gone)
    fact = next((meld for meld in melds if meld.number == move.meld), None)
    if move.kind == "discard":
        pile = cards if sight.stacked else (*pile, *cards)
    elif move.kind == "meld":
        number = max((meld.number for meld in melds), default=0) + 1
        melds = (*melds, MeldFact(number, place, cards, (place,) * len(cards)))
    elif fact is not None and cards and move.kind in ("lay", "claim", "swap"):
        joined = _joined(fact, move, cards)
        melds = tuple(joined if meld is fact else meld for meld in melds)
    else:
        return None
    return replace(sight, hand=hand, pile=pile, melds=melds, raised=frozenset())


def _joined(fact: MeldFact, move: Move, cards: tuple[Card, ...]) -> MeldFact:
    """A meld with these cards in it; a swapped one takes the joker's place."""
    lying = [*fact.cards]
    if move.kind == "swap":
        jokers = (card.is_joker and card.role == cards[0].role for card in lying)
        at = next((n for n, found in enumerate(jokers) if found), 0)
        lying[at : at + 1] = cards
    else:
        at = 0
        if move.end == "+":
            at = len(lying)
        elif move.end == "":
            at = sum((c.suit, c.index) < (cards[0].suit, cards[0].index) for c in lying)
        lying[at:at] = cards
    return fact._replace(cards=tuple(lying), owners=(fact.place,) * len(lying))
