"""Where everything lies on the table: what there is and the window in, a value out. No Qt.

``arrange(sight, look)`` makes an ``Arrangement``; whatever is drawn, pointed at, lit, stepped
through by key or read aloud reads that value and nothing else.

``sizes`` says how large things are, ``zones`` where they stand; here it is written down card by
card, and over it what the pointer changes: how the hand is held, where a move's cards would lie.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from itertools import groupby, product
from typing import Final

from rummy_qt.engine import Card
from rummy_qt.play.targets import DISCARD, HAND, NEW_MELD, Zone
from rummy_qt.ui.drawings import border

from . import RATIO
from .arrangement import (
    GAP_IN_YARN,
    SMALLEST,
    Box,
    Layer,
    Look,
    MeldPlace,
    Place,
    Pose,
    Sight,
    Spot,
    Thread,
    around,
)
from .geometry import FRONT_RISE, RISE, Laid
from .zones import LIFT, WORDS_HALF, Counts, Kept, Plan, planned

DRAWER: Final = (244.0, 108.0, 288.0)
"""Units of text that the list of moves is broad, and high at least and at most: 4 to 10 turns."""
ROW, BELOW = 60.0, 10.0
"""Units of text that the row over the hand is high, and from what lies above it."""
RING: Final = 8.0
"""Pixels that the ring around a card with the focus is kept free for."""
WHOLE_LIFT: Final = 10.0
"""Units of text by which a covered card of pile or melds is raised to be seen whole."""
UPRIGHT: Final = 0.3
"""The part of its turn that a raised card keeps where its neighbours leave it room."""
INDEX_MIDDLE: Final = 0.15
"""How far down a card people point at it, in card widths."""
PART: Final = 14.0
"""Units of text by which cards make way for the one that they cover."""
NEW_LIFT: Final = 6.0
"""Units of text by which what came in this turn stands higher in the hand; ..."""
DUE_LIFT: Final = 14.0
"""... and what must be used."""
MANY_TAKEN: Final = 8
"""Where so many discards are taken at once, sizes are found anew: all moves in any case."""
ABOUT: Final = 4.0
"""Pixels from where a discard would lie to its outline."""
NEAR: Final = 3.0
"""Units of text from what lies to what would lie there, at least."""
SLOTS: Final = (1.0, 0.9, 0.8, 0.7, 0.6, 0.5)
"""How large a new meld is outlined where it covers nothing."""
PEEPS: Final = 0.38
"""By so much of its breadth a card is seen that is to go on beside, or under, those that lie."""


@dataclass(frozen=True)
class Arrangement(Plan):
    """Where everything lies now: the plan, and what follows from it for these cards."""

    __hash__ = object.__hash__  # not by its parts: what follows from it is kept for this one

    look: Look
    t: float
    """Pixels of a unit of text: 12 t is small print, 17 t the sentence."""
    places: Mapping[int, Place]
    """By ``Card.index``: every open card on the table, the hand in its order, pile and melds."""
    hand_boxes: tuple[Box, Box]
    """Where hand cards are dropped to be sorted, whatever the hand holds: from the upper edge of a
    chosen card as low as melds lie beside it, and from there to the window's lower edge."""
    count: Box
    """For the number of cards in the stock, below it."""
    pile_spots: tuple[Spot, ...]
    """Of all that lies in the pile and may be seen; of a stacked one its top card."""
    next_discard: Spot
    """Where a discard would lie."""
    pile_box: Box
    """Around the pile with ``next_discard``: where discards are dropped."""
    own_rooms: tuple[Box, ...]
    """For the person's melds, below the pile or left and right of it: places to drop cards. Each
    is at least half a card high."""
    melds: tuple[MeldPlace, ...]
    """In the order of ``Sight.melds``."""
    memory: Kept
    """What ``arrange`` wants to be told again in the same round."""
    sight: Sight

    @cached_property
    def zones(self) -> dict[Zone, tuple[Box, ...]]:
        melds = {Zone("meld", meld.number): (meld.box,) for meld in self.melds}
        return {HAND: self.hand_boxes, NEW_MELD: self.own_rooms, DISCARD: (self.pile_box,)} | melds

    @property
    def words(self) -> Box:
        """Where the sentence over the hand may begin, between plate, corner and own melds."""
        size, t, low = self.size, self.t, self.size.words + 34 * self.t
        x = size.plate.right + 6 * t if low > size.plate.y else size.side
        end = size.corner.x - 6 * t if low > size.corner.y else size.look.width - size.side
        if any(meld.box.bottom > size.words for meld in self.melds if not meld.place):
            half = (WORDS_HALF - 6) * t
            x, end = max(x, size.axis - half), min(end, size.axis + half)
        return Box(x, size.words, end - x, 34 * t)

    @property
    def sentence(self) -> Box:
        """What a hint takes of the row: beside that there is room for its melds."""
        x, y, w, h = self.row
        half = min(w / 2, (WORDS_HALF - 6) * self.t)
        return Box(max(x, min(self.size.axis, x + w - half) - half), y, 2 * half, h)

    @cached_property
    def row(self) -> Box:
        """For the sentence with its buttons, and a reason below.

        It ends above a card that stands up in a ring, and begins as high as they need, or as low
        as what lies there leaves it.
        """
        words, foot = self.words, self.size.hand_top - RING
        heaps = [meld.box for meld in self.melds]
        heaps += [self.count, self.pile_box] if not self.sight.gathered else []
        over = [
            b.bottom for b in heaps if b.y < words.y and b.x < words.right and words.x < b.right
        ]
        top = max(foot - ROW * self.t, max(over, default=0.0) + BELOW * self.t)
        return words._replace(y=min(top, words.y), h=foot - min(top, words.y))

    @cached_property
    def meld_cards(self) -> Mapping[tuple[float, float], Card]:
        """By its middle every card of a meld: what would lie there is swapped for it."""
        return {(p.spot.x, p.spot.y): p.card for p in self.places.values() if p.home == "meld"}

    def is_on_pile(self, spot: Spot) -> bool:
        """Whether a card would lie there on others of the pile."""
        return any(spot.box.overlap(last.box) for last in self.pile_spots[-1:])

    def outline(self, first: Spot, last: Spot) -> tuple[Spot, float]:
        """What is outlined where a row would lie, and by how much it is broader than a card.

        On the pile somewhat more than the card: below others it is seen around them.
        """
        more = 2 * ABOUT * self.is_on_pile(first)
        return first._replace(w=first.w + more), last.x - first.x

    @property
    def drawer(self) -> Box:
        """For the list of moves: beside the words or above them, below melds if it has room."""
        size, tab, gap, (wide, least, most) = self.size, self.size.tab, self.size.gap, DRAWER
        beside = self.sentence if size.broad else self.pile_box
        x = max(tab.x - wide * self.t, beside.right + 2 * gap)
        low = min(b.y for b in (size.corner, self.sentence, *self.hand_boxes) if b.right > x) - gap
        above = [seat.plate for seat in self.seats] + [meld.box for meld in self.melds]
        top = max((box.bottom for box in above if box.right > x), default=0.0) + gap
        y = max(low - most * self.t, min(top, low - least * self.t))
        return Box(x, y, tab.x - x, low - y)

    @property
    def hand(self) -> list[Place]:
        return [place for place in self.places.values() if place.home == "hand"]


def arrange(sight: Sight, look: Look, before: Arrangement | None = None) -> Arrangement:
    """Where everything lies now.

    ``before`` is the last arrangement of the same round: sizes never grow back from it, but where
    many discards are taken, and what it places stands still. None at a deal, after a jump, and for
    another look.
    """
    look = replace(look, width=max(look.width, SMALLEST[0]), height=max(look.height, SMALLEST[1]))
    return _written(sight, look, *_planned(sight, look, before))


def _planned(sight: Sight, look: Look, before: Arrangement | None) -> tuple[Plan, Kept]:
    kept = None
    if before is not None and before.look == look and len(before.sight.open) == len(sight.open):
        taken = len(before.sight.pile) - len(sight.pile)
        kept = before.memory._replace(grows=taken >= MANY_TAKEN)
    melds: list[list[int]] = [[] for _ in sight.open]
    for meld in sight.melds:
        melds[meld.place].append(len(meld.cards))
    laid = tuple(map(tuple, melds))
    hand, pile = len(sight.hand), len(sight.pile)
    lying = before.counts.lying if before and kept else ((),) * len(laid)
    counts = Counts(hand, pile, sight.stacked, laid, sight.open, lying)
    found, kept = planned(counts, look, kept)
    lanes = tuple(tuple(one.lane for one in found.laid(place)) for place in range(len(laid)))
    return replace(found, counts=counts._replace(lying=lanes)), kept


# ------------------------------------------------------------------------------- written down


def _written(sight: Sight, look: Look, found: Plan, kept: Kept) -> Arrangement:
    t, stock = found.size.t, found.stock
    pile, next_discard = _pile(sight, found)
    pile = [] if sight.gathered else pile
    places, melds = _melds(sight, found)
    return Arrangement(
        **vars(found),
        look=look,
        t=t,
        places={place.card.index: place for place in (*_hand(sight, found), *pile, *places)},
        hand_boxes=_hand_boxes(found),
        count=Box(stock.x - stock.w / 2, stock.y + RATIO / 2 * stock.w + 6 * t, stock.w, 13 * t),
        pile_spots=tuple(place.spot for place in pile),
        next_discard=next_discard,
        pile_box=around([*(place.spot.bounds for place in pile), next_discard.bounds]),
        own_rooms=_own_rooms(found),
        melds=melds,
        memory=kept,
        sight=sight,
    )


def _hand(sight: Sight, found: Plan) -> Iterator[Place]:
    fan = found.fan
    row_of = max(1, math.ceil(len(sight.hand) / fan.rows))
    for row in range(fan.rows):
        cards = sight.hand[row * row_of : (row + 1) * row_of]
        spots = fan.row(row, len(cards), row_of)
        for n, (card, spot) in enumerate(zip(cards, spots, strict=True), row * row_of):
            yield Place(card, spot, Layer.HAND + n, "hand", n, fan.face, row)


def _pile(sight: Sight, found: Plan) -> tuple[list[Place], Spot]:
    """The open discards, and the spot of the next one."""
    size, count, w = found.size, len(sight.pile), found.stock.w
    left, top = found.pile_at
    if found.pile is None:
        spots = [Spot(left + w / 2, found.stock.y, w)] * (count + 1)
    else:
        spots = found.pile.spots(count + 1, left, top)
        if len(spots) <= count:
            # The next discard of a full pile, which lies closer when it has come.
            last, lanes = spots[-1], [row.x for side in found.own[1:] for row in side]
            free = min(lanes, default=math.inf) - last.bounds.right - NEAR * size.t
            spots.append(last._replace(x=last.x + max(0.1 * w, min(PEEPS * w, free))))
    places = []
    for n, (card, spot) in enumerate(zip(sight.pile, spots, strict=False)):
        raised = card.index in sight.raised
        lies = spot._replace(y=spot.y - raised * LIFT * size.t)
        places.append(Place(card, lies, Layer.PILE + n, "pile", n, size.pile_face, raised=raised))
    return places, spots[count]


def _hand_boxes(found: Plan) -> tuple[Box, Box]:
    size, wide, top = found.size, found.fan.room, found.size.hand_top
    narrow, low = min(wide, 2 * WORDS_HALF * size.t), max(top, size.lowest)
    above = Box(size.axis - narrow / 2, top, narrow, low - top)
    return above, Box(size.axis - wide / 2, low, wide, size.look.height - low)


def _own_rooms(found: Plan) -> tuple[Box, ...]:
    size, rooms = found.size, []
    for rows in filter(None, found.own):
        (x, y, wide, _), row = rows[0], size.own.height(1)
        rooms.append(Box(x, y, wide, min(rows[-1].y + row, max(size.hand_top, y + row)) - y))
    if not rooms:
        high, x = 0.5 * RATIO * size.own.w, size.plate.x
        wide = size.look.width - 2 * x
        rooms.append(Box(x, size.words - 0.7 * size.gap - high, wide, high))
    return tuple(rooms)


def _melds(sight: Sight, found: Plan) -> tuple[Iterator[Place], tuple[MeldPlace, ...]]:
    size, t = found.size, found.size.t
    laid = [iter(found.laid(place)) for place in range(len(sight.open))]
    melds: list[MeldPlace] = []
    cards: list[Place] = []
    for number, place, listed, owners in sight.melds:
        one = next(laid[place])
        box = around(spot.box for spot in one.spots)
        bottom = max(box.bottom, one.seam + 2 * t)
        yarn = tuple(_threads(one, owners, place, GAP_IN_YARN * t))
        melds.append(MeldPlace(number, place, box._replace(h=bottom - box.y), yarn, one.covered))
        face = (size.others if place else size.own).face
        for card, spot, owner in zip(listed, one.spots, owners, strict=True):
            cards.append(Place(card, spot, Layer.MELDS, "meld", number, face, owner=owner))
    cards.sort(key=lambda card: card.spot.y)
    layers = (card._replace(layer=Layer.MELDS + n) for n, card in enumerate(cards))
    return layers, tuple(melds)


def _threads(laid: Laid, owners: Sequence[int], place: int, most: float) -> Iterator[Thread]:
    """The yarn below a meld of this place; ``most``: a gap's pixels."""
    ends = [*(spot.box.x for spot in laid.spots), laid.spots[-1].box.right]
    for owner, cards in groupby(range(len(owners)), owners.__getitem__):
        first, *rest = cards
        x, end = ends[first], ends[first + len(rest) + 1]
        gap = min(most, 0.2 * (end - x)) if owner != place else 0.0
        yield Thread(x + gap, end - gap, laid.seam, owner)


# ------------------------------------------------------------------------------- over it


@lru_cache(maxsize=16)
def closed(arrangement: Arrangement, held: frozenset[int]) -> list[Place]:
    """The hand without the cards in the air: the others close ranks, each in its row."""
    hand = [place for place in arrangement.hand if place.card.index not in held]
    if not held:
        return hand
    fan = arrangement.fan
    closed = []
    for row in range(fan.rows):
        cards = [place for place in hand if place.row == row]
        spots = fan.row(row, len(cards), len(cards))
        closed += [place._replace(spot=spot) for place, spot in zip(cards, spots, strict=True)]
    return closed


@lru_cache(maxsize=64)
def pose(arrangement: Arrangement, how: Pose) -> dict[int, Place]:
    """The hand while it is held like that, by ``Card.index``; cards in the air are left out.

    Chosen cards stand higher, new ones a little. The card that is pointed at rises and turns
    upright, and those that lie on it make way to the right. The others keep still: whoever points
    at one of them next is not to meet its neighbour.
    """
    gap, hand = how.gap, closed(arrangement, how.held)
    t, w, rows = arrangement.t, arrangement.fan.w, arrangement.fan.rows
    gap_row = hand[min(gap, len(hand) - 1)].row if gap is not None and hand else None
    by_card: dict[int | None, Place] = {place.card.index: place for place in hand}
    pointed, posed = by_card.get(how.hover), dict[int, Place]()
    lying = arrangement.places.get(-1 if how.hover is None else how.hover)
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
        if place.card.index in how.chosen | how.advised:
            dy = -0.94 * rise
        elif place.card.index in how.new | how.due:
            dy = -min(0.94 * rise, (DUE_LIFT if place.card.index in how.due else NEW_LIFT) * t)
        if place is pointed:
            dy, angle = -rise, angle * (_still_turned(hand, place) if rows == 1 else 0.8)
            # Upright, its left edge may not leave a pointer that stands on its index.
            stood = spot._replace(y=spot.y + dy, angle=angle).at(0, INDEX_MIDDLE)[0]
            dx = min(0.0, spot.at(0, INDEX_MIDDLE)[0] - stood)
        spot = Spot(spot.x + dx, spot.y + dy, spot.w, angle, spot.shown)
        layer = Layer.HAND_WHOLE if place is pointed and how.whole else place.layer
        posed[place.card.index] = place._replace(spot=spot, layer=layer)
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


def slots(arrangement: Arrangement, later: Sight, cards: Sequence[Card]) -> tuple[Spot, ...]:
    """Where these cards would lie, of melds or the last of the pile, if ``later`` lay there.

    Those by which a meld grows, at its end as it lies now, so that it is not covered. A new meld
    that would cover what makes way for it only then stands as near as it can.
    """
    found, _ = _planned(later, arrangement.look, arrangement)
    listed = [(meld, [card.index for card in meld.cards]) for meld in later.melds]
    meld, lying = next((each for each in listed if cards[0].index in each[1]), (None, []))
    if meld is None:
        taken = len(later.pile) <= len(arrangement.sight.pile)  # else it ends the row as it lies
        still = taken and found.stock[:2] == arrangement.stock[:2]
        return (_pile(later, found)[0][-1].spot if still else arrangement.next_discard,)
    of_place = [each for each in later.melds if each.place == meld.place]
    laid = [one.spots for one in found.laid(meld.place)][: of_place.index(meld) + 1]
    old = sum(each.place == meld.place for each in arrangement.melds)
    spots = _clear(arrangement, laid[old:]) if laid[old:] else laid[-1]
    wanted = [lying.index(card.index) for card in cards]
    first, places, ends = spots[0], arrangement.places, dict[int, float]()
    now = arrangement.sight.melds[meld.number - 1 : meld.number]  # none: it is still to be laid
    before = [card.index for each in now for card in each.cards]
    there = [n for n, i in enumerate(lying) if i in before]
    if there and len(lying) > len(before):
        low, high, step = there[0], there[-1], spots[1].x - spots[0].x
        first, last = (places[lying[n]].spot for n in (low, high))
        inside = first.box.x - border(arrangement.look.width, arrangement.look.height)
        room = min(PEEPS * first.w + (low - 1) * step, inside - 2)
        ends = {n: first.x - room * (low - n) / low for n in range(low)}
        ends |= {n: max(spots[n].x, last.x + (n - high) * step) for n in wanted if n > high}
        amid = [n for n in wanted if low < n < high]
        ends |= {n: last.x + nth * step for nth, n in enumerate(amid, 1)}
    return tuple(first._replace(x=ends[n]) if n in ends else spots[n] for n in wanted)


def _clear(now: Arrangement, melds: Sequence[tuple[Spot, ...]]) -> tuple[Spot, ...]:
    """The last of new melds, as near to where it will lie, and as large, as all cover nothing."""
    size, near, moved = now.size, NEAR * now.t, list[Spot]()
    lies = [now.stock.box, now.pile_box, *now.hand_boxes, now.sentence]
    lies += (*(seat.plate for seat in now.seats), *(meld.box for meld in now.melds))
    high = min((meld.box.y for meld in now.melds if not meld.place), default=math.inf)
    for spots in melds:
        box = to = around(spot.box for spot in spots)
        top, low, least, part = min(high, box.y), max(size.plate.y, box.bottom), math.inf, 1.0
        there = [each for each in lies if each.bottom > top and each.y < low]
        covers = any(box.overlap(each) > 1 for each in there)
        ys = {box.y, *(each.bottom + near for each in there)}
        for less in SLOTS if covers else ():
            w, h, extra = less * box.w, less * box.h, 2 * (1 - less) * box.w
            xs = {box.x, *(x for each in there for x in (each.x - near - w, each.right + near))}
            xs = {x for x in xs if min(x, size.look.width - x - w) > size.plate.x - 1}
            for x, y in product(xs, (y for y in ys if top <= y <= low - h + 0.01)):
                far, one = abs(x - box.x) + abs(y - box.y) + extra, Box(x, y, w, h)
                if far < least and not any(one.overlap(each) > 1 for each in there):
                    least, part, to = far, less, one
        lies.append(to)
        ways = ((to.x + part * (spot.x - box.x), to.y + part * (spot.y - box.y)) for spot in spots)
        moved = [spots[0]._replace(x=x, y=y, w=part * spots[0].w) for x, y in ways]
    return tuple(moved)
