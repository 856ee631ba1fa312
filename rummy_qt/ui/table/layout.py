"""The layout of the table, card by card, as a pure function without Qt.

``arrange(contents, space)`` returns an ``Arrangement``, the only source of positions for drawing,
pointing, highlighting, keyboard navigation and screen readers.

``sizes`` computes the sizes and ``zones`` the positions of the zones. This module derives every
card from them, and what the pointer changes: the pose of the hand, and where a move's cards would
lie.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from itertools import groupby, pairwise, product
from typing import Final

from rummy_qt.engine import Card
from rummy_qt.play.targets import DISCARD, HAND, NEW_MELD, Zone
from rummy_qt.ui.drawings import border

from . import RATIO
from .arrangement import (
    GAP_IN_YARN,
    SMALLEST,
    Box,
    CardPlace,
    Contents,
    Layer,
    MeldPlace,
    Pose,
    Space,
    Spot,
    Thread,
    around,
)
from .geometry import FRONT_RISE, RISE, MeldSpots
from .zones import PILE_LIFT, WORDS_HALF, Counts, KeptState, Plan, plan_for

DRAWER: Final = (244.0, 108.0, 288.0)
"""Width of the list of moves, and its least and largest height (4 to 10 turns), in units of
text."""
ROW, BELOW = 60.0, 10.0
"""Height of the row over the hand, and its distance from what is above, in units of text."""
RING: Final = 8.0
"""Room in pixels for the focus ring around a card."""
WHOLE_LIFT: Final = 10.0
"""How far a covered card of pile or melds is raised when pointed at, in units of text."""
KEPT_ANGLE: Final = 0.3
"""The fraction of its angle that a raised card keeps where its neighbours leave enough room."""
INDEX_MIDDLE: Final = 0.15
"""From the top of a card to the point where people point at it, in card widths."""
PUSH_ASIDE: Final = 14.0
"""How far cards move aside for the one that they cover, in units of text."""
NEW_LIFT: Final = 6.0
"""How far a card that came in this turn is raised in the hand, in units of text; ..."""
DUE_LIFT: Final = 14.0
"""... and one that must be used."""
MANY_TAKEN: Final = 8
"""From so many discards taken at once, sizes are recomputed, since everything moves anyway."""
OUTLINE_MARGIN: Final = 4.0
"""Pixels from the card of a future discard to its outline."""
NEAR: Final = 3.0
"""Smallest gap between outlined cards and those on the table, in units of text."""
OUTLINE_SCALES: Final = (1.0, 0.9, 0.8, 0.7, 0.6, 0.5)
"""Sizes tried for the outline of a new meld until it covers nothing."""
OUTLINE_OVERHANG: Final = 0.38
"""How far an outlined card shows beside, or from under, those on the table, in card widths."""


@dataclass(frozen=True)
class Arrangement(Plan):
    """The position of everything: the plan, and what follows from it for these cards."""

    __hash__ = object.__hash__  # by identity, so that it is a cheap key for caches

    space: Space
    t: float
    """Pixels per unit of text: small print is 12 t high, the sentence 17 t."""
    places: Mapping[int, CardPlace]
    """By ``Card.index``: every open card, first the hand in its order, then pile and melds."""
    hand_boxes: tuple[Box, Box]
    """Where hand cards are dropped to be sorted: from the upper edge of a chosen card down to the
    end of melds beside it, and from there to the window's lower edge."""
    count: Box
    """The number of cards in the stock, below it."""
    pile_spots: tuple[Spot, ...]
    """The open cards of the pile; of a stacked one its top card."""
    next_discard: Spot
    pile_box: Box
    """Around the pile and ``next_discard``: where discards are dropped."""
    own_rooms: tuple[Box, ...]
    """Where new melds of the person are dropped, below the pile or left and right of it. Each is
    at least half a card high."""
    melds: tuple[MeldPlace, ...]
    """In the order of ``Contents.melds``."""
    memory: KeptState
    """State for the next ``arrange`` of the same round."""
    contents: Contents

    @cached_property
    def zones(self) -> dict[Zone, tuple[Box, ...]]:
        melds = {Zone("meld", meld.number): (meld.box,) for meld in self.melds}
        return {HAND: self.hand_boxes, NEW_MELD: self.own_rooms, DISCARD: (self.pile_box,)} | melds

    @property
    def words(self) -> Box:
        """The band of the sentence over the hand, between plate, corner and own melds."""
        size, t, low = self.size, self.t, self.size.words + 34 * self.t
        x = size.plate.right + 6 * t if low > size.plate.y else size.side_margin
        end = size.corner.x - 6 * t if low > size.corner.y else size.space.width - size.side_margin
        own = [meld.box for meld in self.melds if not meld.chair and meld.box.bottom > size.words]
        x = max([x, *(box.right + 6 * t for box in own if box.x < size.axis)])
        end = min([end, *(box.x - 6 * t for box in own if box.x > size.axis)])
        return Box(x, size.words, end - x, 34 * t)

    @property
    def sentence(self) -> Box:
        """The part of the row that a hint covers; its outlined melds may use the rest."""
        x, y, w, h = self.row
        half = min(w / 2, (WORDS_HALF - 6) * self.t)
        return Box(max(x, min(self.size.axis, x + w - half) - half), y, 2 * half, h)

    @cached_property
    def row(self) -> Box:
        """The row of the sentence with its buttons, and a reason below.

        It ends above a chosen card with its focus ring, and is ``ROW`` high unless cards above
        leave it less.
        """
        words, foot = self.words, self.size.hand_top - RING
        boxes = [meld.box for meld in self.melds]
        boxes += [self.count, self.pile_box] if not self.contents.gathered else []
        over = [
            b.bottom for b in boxes if b.y < words.y and b.x < words.right and words.x < b.right
        ]
        top = max(foot - ROW * self.t, max(over, default=0.0) + BELOW * self.t)
        return words._replace(y=min(top, words.y), h=foot - min(top, words.y))

    @cached_property
    def meld_cards(self) -> Mapping[tuple[float, float], Card]:
        """The melded cards by their centre; a card dropped exactly there is swapped for it."""
        return {(p.spot.x, p.spot.y): p.card for p in self.places.values() if p.home == "meld"}

    def is_on_pile(self, spot: Spot) -> bool:
        """Whether a card at this spot would cover part of the pile."""
        return any(spot.box.overlap(last.box) for last in self.pile_spots[-1:])

    def outline(self, first: Spot, last: Spot) -> tuple[Spot, float]:
        """The spot to outline for a row of cards, and how much wider than a card the row is.

        On the pile the outline is larger than the card, so that it shows around those above it.
        """
        more = 2 * OUTLINE_MARGIN * self.is_on_pile(first)
        return first._replace(w=first.w + more), last.x - first.x

    @property
    def drawer(self) -> Box:
        """The list of moves: beside the words or above them, and below melds if it fits there."""
        size, tab, gap, (wide, least, most) = self.size, self.size.tab, self.size.gap, DRAWER
        beside = self.sentence if size.broad else self.pile_box
        x = max(tab.x - wide * self.t, beside.right + 2 * gap)
        low = min(b.y for b in (size.corner, self.sentence, *self.hand_boxes) if b.right > x) - gap
        above = [seat.plate for seat in self.seats] + [meld.box for meld in self.melds]
        top = max((box.bottom for box in above if box.right > x), default=0.0) + gap
        y = max(low - most * self.t, min(top, low - least * self.t))
        return Box(x, y, tab.x - x, low - y)

    @property
    def hand(self) -> list[CardPlace]:
        return [place for place in self.places.values() if place.home == "hand"]

    @cached_property
    def joining(self) -> tuple[Spot, ...]:
        """Approximate spots of a card added before each card of the hand, and after the last."""
        if not self.hand:
            return (Spot(self.size.axis, around(self.hand_boxes).centre[1], self.fan.w),)
        spots: list[Spot] = []
        for left, right in pairwise((None, *self.hand, None)):
            if left and right and left.row == right.row:
                ends = zip(left.spot, right.spot, strict=True)
                spots.append(Spot(*((a + b) / 2 for a, b in ends)))
            else:
                at, side = (right.spot, -1) if right else (self.hand[-1].spot, 1)
                spots.append(at._replace(x=at.x + 0.3 * side * at.w, y=at.y + 0.05 * at.w))
        return tuple(spots)


def arrange(contents: Contents, space: Space, before: Arrangement | None = None) -> Arrangement:
    """The arrangement of ``contents``.

    ``before`` is the previous arrangement of the same round. It keeps things where they are, and
    sizes never grow beyond it except when many discards are taken. It is None at a deal and after a
    jump; with another space it has no effect.
    """
    space = replace(
        space, width=max(space.width, SMALLEST[0]), height=max(space.height, SMALLEST[1])
    )
    plan, kept = _plan(contents, space, before)
    size, stock, t, room = plan.size, plan.stock, plan.size.t, plan.fan.room
    top, low = size.hand_top, max(size.hand_top, size.lowest)
    narrow = min(room, 2 * WORDS_HALF * t)
    pile, next_discard = _pile(contents, plan)
    pile = [] if contents.gathered else pile
    places, melds = _melds(contents, plan)
    return Arrangement(
        **vars(plan),
        space=space,
        t=t,
        places={place.card.index: place for place in (*_hand(contents, plan), *pile, *places)},
        hand_boxes=(
            Box(size.axis - narrow / 2, top, narrow, low - top),
            Box(size.axis - room / 2, low, room, size.space.height - low),
        ),
        count=Box(stock.x - stock.w / 2, stock.y + RATIO / 2 * stock.w + 6 * t, stock.w, 13 * t),
        pile_spots=tuple(place.spot for place in pile),
        next_discard=next_discard,
        pile_box=around([*(place.spot.bounds for place in pile), next_discard.bounds]),
        own_rooms=_own_rooms(plan),
        melds=melds,
        memory=kept,
        contents=contents,
    )


def _plan(contents: Contents, space: Space, before: Arrangement | None) -> tuple[Plan, KeptState]:
    kept = None
    if (
        before is not None
        and before.space == space
        and len(before.contents.open) == len(contents.open)
    ):
        taken = len(before.contents.pile) - len(contents.pile)
        kept = before.memory._replace(grows=taken >= MANY_TAKEN)
    melds: list[list[int]] = [[] for _ in contents.open]
    for meld in contents.melds:
        melds[meld.chair].append(len(meld.cards))
    laid = tuple(map(tuple, melds))
    hand, pile = len(contents.hand), len(contents.pile)
    old_lanes = before.counts.old_lanes if before and kept else ((),) * len(laid)
    counts = Counts(hand, pile, contents.stacked, laid, contents.open, old_lanes)
    plan, kept = plan_for(counts, space, kept)
    lanes = tuple(tuple(meld.lane for meld in plan.melds_at(chair)) for chair in range(len(laid)))
    return replace(plan, counts=counts._replace(old_lanes=lanes)), kept


# ------------------------------------------------------------------------------- card by card


def _hand(contents: Contents, plan: Plan) -> Iterator[CardPlace]:
    fan = plan.fan
    row_of = max(1, math.ceil(len(contents.hand) / fan.rows))
    for row in range(fan.rows):
        cards = contents.hand[row * row_of : (row + 1) * row_of]
        spots = fan.row(row, len(cards), row_of)
        for n, (card, spot) in enumerate(zip(cards, spots, strict=True), row * row_of):
            yield CardPlace(card, spot, Layer.HAND + n, "hand", n, fan.face, row)


def _pile(contents: Contents, plan: Plan) -> tuple[list[CardPlace], Spot]:
    """The places of the open discards, and the spot of the next one."""
    size, count, w = plan.size, len(contents.pile), plan.stock.w
    left, top = plan.pile_at
    if plan.pile is None:
        spots = [Spot(left + w / 2, plan.stock.y, w)] * (count + 1)
    else:
        spots = plan.pile.spots(count + 1, left, top)
        if len(spots) <= count:
            # The pile is full; when the next discard has come, the cards will lie closer.
            last, lanes = spots[-1], [row.x for side in plan.own[1:] for row in side]
            free = min(lanes, default=math.inf) - last.bounds.right - NEAR * size.t
            spots.append(last._replace(x=last.x + max(0.1 * w, min(OUTLINE_OVERHANG * w, free))))
    places = []
    for n, (card, spot) in enumerate(zip(contents.pile, spots, strict=False)):
        raised = card.index in contents.raised
        lies = spot._replace(y=spot.y - raised * PILE_LIFT * size.t)
        places.append(
            CardPlace(card, lies, Layer.PILE + n, "pile", n, size.pile_face, raised=raised)
        )
    return places, spots[count]


def _own_rooms(plan: Plan) -> tuple[Box, ...]:
    size, rooms = plan.size, []
    for rows in filter(None, plan.own):
        (x, y, wide, _), row = rows[0], size.own.height(1)
        rooms.append(Box(x, y, wide, min(rows[-1].y + row, max(size.hand_top, y + row)) - y))
    if not rooms:
        high, x = 0.5 * RATIO * size.own.w, size.plate.x
        wide = size.space.width - 2 * x
        rooms.append(Box(x, size.words - 0.7 * size.gap - high, wide, high))
    return tuple(rooms)


def _melds(contents: Contents, plan: Plan) -> tuple[Iterator[CardPlace], tuple[MeldPlace, ...]]:
    size, t = plan.size, plan.size.t
    laid = [iter(plan.melds_at(chair)) for chair in range(len(contents.open))]
    melds: list[MeldPlace] = []
    cards: list[CardPlace] = []
    for number, chair, listed, owners in contents.melds:
        meld = next(laid[chair])
        box = around(spot.box for spot in meld.spots)
        bottom = max(box.bottom, meld.seam + 2 * t)
        yarn = tuple(_threads(meld, owners, chair, GAP_IN_YARN * t))
        melds.append(MeldPlace(number, chair, box._replace(h=bottom - box.y), yarn, meld.covered))
        face = (size.others if chair else size.own).face
        for card, spot, owner in zip(listed, meld.spots, owners, strict=True):
            cards.append(CardPlace(card, spot, Layer.MELDS, "meld", number, face, owner=owner))
    cards.sort(key=lambda card: card.spot.y)
    layers = (card._replace(layer=Layer.MELDS + n) for n, card in enumerate(cards))
    return layers, tuple(melds)


def _threads(laid: MeldSpots, owners: Sequence[int], chair: int, most: float) -> Iterator[Thread]:
    """The yarn below a meld of this chair; ``most``: the largest gap in pixels."""
    ends = [*(spot.box.x for spot in laid.spots), laid.spots[-1].box.right]
    for owner, cards in groupby(range(len(owners)), owners.__getitem__):
        first, *rest = cards
        x, end = ends[first], ends[first + len(rest) + 1]
        gap = min(most, 0.2 * (end - x)) if owner != chair else 0.0
        yield Thread(x + gap, end - gap, laid.seam, owner)


# ------------------------------------------------------------------------------- poses and drops


@lru_cache(maxsize=16)
def hand_without(arrangement: Arrangement, held: frozenset[int]) -> list[CardPlace]:
    """The hand without the cards being dragged; the others close up, each in its row."""
    hand = [place for place in arrangement.hand if place.card.index not in held]
    if len(hand) == len(arrangement.hand):
        return hand
    fan = arrangement.fan
    places = []
    for row in range(fan.rows):
        cards = [place for place in hand if place.row == row]
        spots = fan.row(row, len(cards), len(cards))
        places += [place._replace(spot=spot) for place, spot in zip(cards, spots, strict=True)]
    return places


@lru_cache(maxsize=64)
def pose(arrangement: Arrangement, how: Pose) -> dict[int, CardPlace]:
    """The hand in this pose, by ``Card.index``, without the cards being dragged.

    Chosen cards are raised, new ones slightly. The card pointed at rises and turns upright, and the
    cards covering it move to the right. The others stay, so that the pointer still finds them where
    they were. A card of pile or melds that is pointed at is included, raised.
    """
    gap, hand = how.gap, hand_without(arrangement, how.held)
    t, w, rows = arrangement.t, arrangement.fan.w, arrangement.fan.rows
    gap_row = hand[min(gap, len(hand) - 1)].row if gap is not None and hand else None
    by_card: dict[int | None, CardPlace] = {place.card.index: place for place in hand}
    pointed, posed = by_card.get(how.hover), dict[int, CardPlace]()
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
        if pointed and place.row == pointed.row and place.number > pointed.number:
            dx += PUSH_ASIDE * t
        if place.card.index in how.chosen | how.advised:
            dy = -0.94 * rise
        elif place.card.index in how.new | how.due:
            dy = -min(0.94 * rise, (DUE_LIFT if place.card.index in how.due else NEW_LIFT) * t)
        if place is pointed:
            dy, angle = -rise, angle * (_still_turned(hand, place) if rows == 1 else 0.8)
            # Its left edge must not turn away from a pointer that rests on its index.
            left = spot._replace(y=spot.y + dy, angle=angle).at(0, INDEX_MIDDLE)[0]
            dx = min(0.0, spot.at(0, INDEX_MIDDLE)[0] - left)
        spot = Spot(spot.x + dx, spot.y + dy, spot.w, angle, spot.shown)
        layer = Layer.HAND_WHOLE if place is pointed and how.whole else place.layer
        posed[place.card.index] = place._replace(spot=spot, layer=layer)
    return posed


def _still_turned(hand: Sequence[CardPlace], pointed: CardPlace) -> float:
    """The part of its angle that a raised card keeps; upright it hides an index of a tight fan."""
    left = next((p for p in hand if p.number == pointed.number - 1), None)
    if left is None:
        return KEPT_ANGLE
    pitch = (pointed.spot.x - left.spot.x) / pointed.spot.w
    return KEPT_ANGLE + 0.5 * min(1.0, max(0.0, (0.30 - pitch) / 0.07))


def nearest_gap(hand: Sequence[CardPlace], x: float, y: float) -> int:
    """The index in ``hand`` at which a card dropped with its centre at this point is inserted."""
    farthest_first = sorted(hand, key=lambda place: -abs(place.spot.x - x))
    nearest = {place.row: place for place in farthest_first}
    row = min(nearest, key=lambda row: abs(nearest[row].spot.y - y), default=0)
    return len([p for p in hand if p.row < row or (p.row == row and p.spot.x < x)])


def landing_spots(
    arrangement: Arrangement, later: Contents, cards: Sequence[Card]
) -> tuple[Spot, ...]:
    """Where these cards, of one meld or the discard, lie in the layout of ``later``.

    Cards that extend a meld are put at its current ends, so that they do not cover it. A new meld
    that would cover cards which only later make room for it is moved as near as it fits.
    """
    plan, _ = _plan(later, arrangement.space, arrangement)
    listed = [(meld, [card.index for card in meld.cards]) for meld in later.melds]
    meld, indices = next((each for each in listed if cards[0].index in each[1]), (None, []))
    if meld is None:
        taken = len(later.pile) <= len(arrangement.contents.pile)  # else the pile stays as it is
        still = taken and plan.stock[:2] == arrangement.stock[:2]
        return (_pile(later, plan)[0][-1].spot if still else arrangement.next_discard,)
    of_chair = [each for each in later.melds if each.chair == meld.chair]
    laid = [laid.spots for laid in plan.melds_at(meld.chair)][: of_chair.index(meld) + 1]
    old = sum(each.chair == meld.chair for each in arrangement.melds)
    spots = _clear(arrangement, laid[old:]) if laid[old:] else laid[-1]
    wanted = [indices.index(card.index) for card in cards]
    first, places, ends = spots[0], arrangement.places, dict[int, float]()
    now = arrangement.contents.melds[meld.number - 1 : meld.number]  # empty for a new meld
    before = [card.index for each in now for card in each.cards]
    lying = [n for n, index in enumerate(indices) if index in before]
    if lying and len(indices) > len(before):
        low, high, step = lying[0], lying[-1], spots[1].x - spots[0].x
        first, last = (places[indices[n]].spot for n in (low, high))
        inside = first.box.x - border(arrangement.space.width, arrangement.space.height)
        room = min(OUTLINE_OVERHANG * first.w + (low - 1) * step, inside - 2)
        ends = {n: first.x - room * (low - n) / low for n in range(low)}
        ends |= {n: max(spots[n].x, last.x + (n - high) * step) for n in wanted if n > high}
        between = [n for n in wanted if low < n < high]
        ends |= {n: last.x + nth * step for nth, n in enumerate(between, 1)}
    return tuple(first._replace(x=ends[n]) if n in ends else spots[n] for n in wanted)


def _clear(now: Arrangement, melds: Sequence[tuple[Spot, ...]]) -> tuple[Spot, ...]:
    """The last of these new melds, moved and shrunk as little as possible to cover nothing."""
    size, near, moved = now.size, NEAR * now.t, list[Spot]()
    taken = [now.stock.box, now.pile_box, *now.hand_boxes, now.sentence]
    taken += (*(seat.plate for seat in now.seats), *(meld.box for meld in now.melds))
    high = min((meld.box.y for meld in now.melds if not meld.chair), default=math.inf)
    for spots in melds:
        box = best = around(spot.box for spot in spots)
        top, low, least, scale = min(high, box.y), max(size.plate.y, box.bottom), math.inf, 1.0
        others = [other for other in taken if other.bottom > top and other.y < low]
        covers = any(box.overlap(other) > 1 for other in others)
        ys = {box.y, *(other.bottom + near for other in others)}
        for part in OUTLINE_SCALES if covers else ():
            w, h, penalty = part * box.w, part * box.h, 2 * (1 - part) * box.w
            xs = {box.x, *(x for o in others for x in (o.x - near - w, o.right + near))}
            xs = {x for x in xs if min(x, size.space.width - x - w) > size.plate.x - 1}
            for x, y in product(xs, (y for y in ys if top <= y <= low - h + 0.01)):
                cost, moved_box = abs(x - box.x) + abs(y - box.y) + penalty, Box(x, y, w, h)
                if cost < least and not any(moved_box.overlap(other) > 1 for other in others):
                    least, scale, best = cost, part, moved_box
        taken.append(best)
        points = ((best.x + scale * (s.x - box.x), best.y + scale * (s.y - box.y)) for s in spots)
        moved = [spots[0]._replace(x=x, y=y, w=scale * spots[0].w) for x, y in points]
    return tuple(moved)
