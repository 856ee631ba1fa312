"""Where everything lies on the table: what there is and the window in, a value out. No Qt.

``fitting`` decides how large things are and where they stand; here it is written down card by
card, and over it what the pointer changes: how the hand is held, where a move's cards would lie.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from rummy_qt.engine import Card, Move
from rummy_qt.play.targets import DISCARD, HAND, NEW_MELD, Zone

from .arrangement import (
    RATIO,
    SMALLEST,
    Arrangement,
    Box,
    Layer,
    Look,
    MeldFact,
    MeldPlace,
    Place,
    Pose,
    SeatPlace,
    Sight,
    Spot,
    Thread,
    around,
)
from .fitting import (
    FRONT_RISE,
    HAND_HEIGHT,
    LIFT,
    RISE,
    Counts,
    Laid,
    Memory,
    Solution,
    hand_face,
    hand_fan,
    hand_row,
    lay_melds,
    memory_of,
    own_room_of,
    seats_of,
    solved,
)

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
    counts = _counts(sight)
    memory = before.memory if before is not None and before.look == look else None
    if not isinstance(memory, Memory) or len(memory.plates) != counts.opponents:
        memory = None
    return _written(sight, look, solved(counts, look, memory))


def _counts(sight: Sight) -> Counts:
    melds: list[list[int]] = [[] for _ in sight.seats]
    for meld in sight.melds:
        melds[meld.place].append(len(meld.cards))
    return Counts(
        hand=len(sight.hand),
        pile=len(sight.pile),
        stacked=sight.stacked,
        melds=tuple(map(tuple, melds)),
        open=tuple([seat.open for seat in sight.seats]),
    )


# ------------------------------------------------------------------------------- written down


def _written(sight: Sight, look: Look, found: Solution) -> Arrangement:
    frame, t = found.frame, found.frame.t
    half = RATIO / 2 * frame.pile
    stock = Spot(*found.stock, frame.pile)
    places: dict[int, Place] = {}
    hand_box = _put_hand(sight, found, places)
    pile, next_discard = _put_pile(sight, found, places)
    seats = seats_of(found)
    own_room = _own_box(found)
    own_room = own_room._replace(h=max(own_room.h, 0.5 * RATIO * frame.own))
    melds, yarn = _put_melds(sight, found, seats, places)
    pile_box = around([spot.bounds for spot in (*pile, next_discard)])
    words_x = frame.margin
    if frame.words + 34 * t > frame.plate.y:
        words_x = frame.plate.right + 6 * t
    zones = {HAND: hand_box, NEW_MELD: own_room, DISCARD: pile_box}
    zones |= {Zone("meld", meld.number): meld.box for meld in melds}
    wide = DRAWER * t
    drawer = Box(look.width - frame.margin - wide, frame.margin, wide,
                 frame.words - 2 * frame.margin)  # fmt: skip
    return Arrangement(
        look=look,
        t=t,
        axis=frame.axis,
        places=places,
        hand_width=found.hand.w,
        hand_box=hand_box,
        stock=stock,
        count=Box(stock.x - frame.pile / 2, stock.y + half + 3 * t, frame.pile, 16 * t),
        pile_spots=tuple(pile),
        next_discard=next_discard,
        pile_box=pile_box,
        own_room=own_room,
        melds=melds,
        yarn=yarn,
        seats=tuple(seats),
        words=Box(words_x, frame.words, look.width - frame.margin - words_x, 34 * t),
        plate=frame.plate,
        corner=frame.corner,
        drawer=drawer,
        zones=zones,
        dial=frame.dial,
        hand_rows=found.hand.rows,
        meld_width=frame.others,
        own_width=frame.own,
        pile_width=frame.pile,
        memory=memory_of(found, seats),
        sight=sight,
    )


def _put_hand(sight: Sight, found: Solution, places: dict[int, Place]) -> Box:
    frame, plan = found.frame, found.hand
    face = hand_face(frame, plan.w)
    most = HAND_HEIGHT * frame.hand
    fan = hand_fan(len(sight.hand), frame.axis, frame.look.height, most, plan, face)
    for n, (card, (spot, row)) in enumerate(zip(sight.hand, fan, strict=True)):
        places[card.index] = Place(card, spot, Layer.HAND + n, "hand", n, face, row)
    top = frame.words + 38 * frame.t
    room = 2 * (frame.axis - frame.plate.right - 6 * frame.t)
    return Box(frame.axis - room / 2, top, room, frame.look.height - top)


def _pile_spots(found: Solution, count: int) -> list[Spot]:
    """Where the first ``count`` open discards lie, none raised."""
    w = found.frame.pile
    left = found.stock[0] + 0.8 * w
    if found.pile is None:
        return [Spot(left + 0.7 * w, found.stock[1], w)] * count
    spots = found.pile.spots(count, left, found.pile_top, w)
    if len(spots) < count:
        # The next discard of a full pile, which lies closer when it has come.
        step = min(found.pile.step, 0.1 * w)
        spots.append(spots[-1]._replace(x=spots[-1].x + step))
    return spots


def _put_pile(sight: Sight, found: Solution, places: dict[int, Place]) -> tuple[list[Spot], Spot]:
    """The spots of the open discards, and of the next one."""
    frame = found.frame
    *spots, following = _pile_spots(found, len(sight.pile) + 1)
    shown: list[Spot] = []
    for n, (card, lying) in enumerate(zip(sight.pile, spots, strict=True)):
        raised = card.index in sight.raised
        spot = lying._replace(y=lying.y - LIFT * frame.t) if raised else lying
        shown.append(spot)
        places[card.index] = Place(card, spot, Layer.PILE + n, "pile", n, frame.pile_face,
                                   raised=raised)  # fmt: skip
    return shown, following


def _own_box(found: Solution) -> Box:
    """The room for the person's melds."""
    frame, room = found.frame, own_room_of(found)
    bottom = frame.words - 0.7 * frame.gap
    return Box(frame.axis - room / 2, found.own_top, room, bottom - found.own_top)


def _laid(found: Solution, seats: Sequence[SeatPlace], place: int) -> list[Laid]:
    """How the melds of one place lie."""
    frame, sizes = found.frame, found.counts.melds[place]
    if place == 0:
        return lay_melds(sizes, _own_box(found), frame.own, frame.face, found.own_way, frame.t,
                         centred=True)  # fmt: skip
    seat = seats[place - 1]
    column = seat.column
    ways = [
        way
        for plan in found.sides
        for other, way in zip(plan.places, plan.ways, strict=True)
        if other == place
    ]
    alone = len(found.far) == 1 and not found.top.beside and seat.side == "far"
    return lay_melds(sizes, column._replace(w=column.w + 0.1), frame.others, frame.face,
                     ways[0] if ways else found.top.way, frame.t, centred=alone)  # fmt: skip


def _put_melds(
    sight: Sight, found: Solution, seats: Sequence[SeatPlace], places: dict[int, Place]
) -> tuple[tuple[MeldPlace, ...], tuple[Thread, ...]]:
    frame, t = found.frame, found.frame.t
    laid = [iter(_laid(found, seats, place)) for place in range(len(found.counts.melds))]
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
        card = fact.cards[n]
        places[card.index] = Place(card, spot, Layer.MELDS + order, "meld", fact.number,
                                   frame.face, owner=fact.owners[n])  # fmt: skip
    return tuple(melds), tuple(yarn)


def _meld_place(fact: MeldFact, laid: Laid, t: float) -> MeldPlace:
    box = around(spot.box for spot in laid.spots)
    bottom = max(box.bottom, max(thread.y for thread in laid.threads) + 2 * t)
    box = box._replace(h=bottom - box.y)
    return MeldPlace(fact.number, fact.place, box, laid.step, laid.covered)


def _threads(fact: MeldFact, laid: Laid, t: float) -> Iterator[Thread]:
    """The yarn below a meld; where another seat scores, it begins and ends with a gap."""
    for thread, owner in zip(laid.threads, fact.owners, strict=True):
        gap = min(3 * t, 0.2 * (thread.x1 - thread.x0)) if owner != fact.place else 0.0
        yield Thread(thread.x0 + gap, thread.x1 - gap, thread.y, owner, fact.number)


# ------------------------------------------------------------------------------- over it


def _hand_of(arrangement: Arrangement, held: frozenset[int] = frozenset()) -> list[Place]:
    """The hand's cards that are not in the air, in their order."""
    return [p for p in arrangement.places.values() if p.home == "hand" and p.card.index not in held]


def closed(arrangement: Arrangement, held: frozenset[int]) -> list[Place]:
    """The hand without the cards in the air: the others close ranks, each in its row."""
    hand = _hand_of(arrangement, held)
    if not held:
        return hand
    room = 2 * (arrangement.axis - arrangement.plate.right - 20 * arrangement.t)
    rows, floor = arrangement.hand_rows, arrangement.look.height
    most = (floor - arrangement.hand_box.y) * HAND_HEIGHT / (HAND_HEIGHT + RISE)
    closed = []
    for row in range(rows):
        cards = [place for place in hand if place.row == row]
        spots = (
            hand_row(len(cards), row, rows, room, arrangement.axis, floor, most,
                     arrangement.hand_width, cards[0].face)
            if cards
            else ()
        )  # fmt: skip
        closed += [place._replace(spot=spot) for place, spot in zip(cards, spots, strict=True)]
    return closed


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


def landing(arrangement: Arrangement, move: Move, seat_place: int = 0) -> tuple[Spot, ...]:
    """Where the cards of a move of ``seat_place`` would lie, in the move's order.

    The table is laid out with that move, so they lie there when it has been made. Empty for a
    move that puts no card down.
    """
    sight, counts = arrangement.sight, _counts(arrangement.sight)
    cards = move.cards if move.kind != "claim" else sight.pile[-1:]
    if move.kind == "claim":
        counts = counts._replace(pile=counts.pile if sight.stacked else max(0, counts.pile - 1))
    elif seat_place == 0:
        counts = counts._replace(hand=max(0, counts.hand - len(cards)))
    fact = next((meld for meld in sight.melds if meld.number == move.meld), None)
    place, at, number = seat_place, range(len(cards)), 0
    if move.kind == "discard":
        counts = counts._replace(pile=1 if sight.stacked else counts.pile + 1)
    elif move.kind == "meld":
        number = len(counts.melds[place])
        counts = _with_cards(counts, place, number, len(cards))
    elif fact is not None and cards and move.kind in ("lay", "claim", "swap"):
        place = fact.place
        before = sight.melds[: sight.melds.index(fact)]
        number = sum(meld.place == place for meld in before)
        at = _slots(fact, move, cards)
        if move.kind != "swap":
            counts = _with_cards(counts, place, number, len(cards))
    else:
        return ()
    memory = arrangement.memory if isinstance(arrangement.memory, Memory) else None
    found = solved(counts, arrangement.look, memory)
    if move.kind == "discard":
        return (_pile_spots(found, counts.pile)[-1],)
    spots = _laid(found, seats_of(found), place)[number].spots
    return tuple(spots[n] for n in at)


def _with_cards(counts: Counts, place: int, number: int, cards: int) -> Counts:
    """With so many cards more in a place's meld; after its last one stands a new meld."""
    sizes = [*counts.melds[place], 0][: max(number + 1, len(counts.melds[place]))]
    sizes[number] += cards
    melds = [*counts.melds]
    melds[place] = tuple(sizes)
    return counts._replace(melds=tuple(melds))


def _slots(fact: MeldFact, move: Move, cards: Sequence[Card]) -> range:
    """Which cards of the meld those of a move will be; a swapped one takes the joker's place."""
    first = 0
    if move.kind == "swap":
        jokers = (card.is_joker and card.role == cards[0].role for card in fact.cards)
        first = next((n for n, found in enumerate(jokers) if found), 0)
    elif move.end == "+":
        first = len(fact.cards)
    elif move.end == "":
        first = sum((c.suit, c.index) < (cards[0].suit, cards[0].index) for c in fact.cards)
    return range(first, first + len(cards))
