"""Positions of the zones of the table, and the smallest squeeze at which they fit.

There are three bands from the top: the opponents' plates and melds; stock, pile and the person's
melds, beside them in a wide window and below them in a tall one; the row of words over the hand.
During a round stock and plates do not move, and no size grows back (``KeptState``). Pure
arithmetic on numbers of cards. Lengths are pixels.
"""

from __future__ import annotations

import math
from bisect import bisect_left
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from itertools import pairwise, product
from typing import Final, NamedTuple

from . import RATIO
from .arrangement import SCALE_FOR_ALL, Box, SeatPlace, Space, Spot
from .geometry import (
    INDEX,
    MOST_ROWS,
    PILE_GROWS,
    Fan,
    Lane,
    Lanes,
    MeldSpots,
    Pile,
    Spacing,
    flow,
    hand_rows,
    lanes,
    lay,
    narrowest,
    narrowest_kept,
    pile_of,
    rows_of,
)
from .sizes import ALL_SHRINKS, GRAIN, LOW, Sizes, sizes, value

WIDE: Final = 1.45
"""Ratio of width to height from which the person's melds lie left and right of the pile."""
PILE_LIFT: Final = 11.0
"""How far a discard that may be taken is raised, in units of text."""
BELOW_STOCK: Final = 19.0
"""Room below the stock for its number, in units of text."""
PAIR_GAP: Final = 0.42
"""Gap between stock and pile, in widths of their cards, as the following constants."""
PAIR_OFF: Final = 1.1
"""From the mirror image of the stock's centre, how far right a full pile may end, and how far left
a single card may begin. So the middle of stock and pile is at most 0.3 off the axis."""
STOCK_LEFT: Final = 1.51
"""From the left end of the stock to the axis. The middle of the pair is 0.3 left of the axis with
one discard, 0.3 right of it with a full row, so the stock need not move."""
NEAREST: Final = 0.19
"""Gap between the stock and a full row of the pile."""
PILE_ROWS: Final = (
    (PAIR_GAP, 0.0, 0.36, 0.0), (NEAREST, 0.0, 0.20, 0.0), (NEAREST, 3.0, 0.20, 0.78),
    (NEAREST, 5.0, 0.18, 0.90),
)  # fmt: skip
"""Ways to lay the pile, in the order tried: gap to the stock, shortest row, tightest step, and the
squeeze from which the way is allowed. Later rows are nearer the stock, and longer, so that a deep
pile is less high."""
BESIDE_PAIR: Final = 0.5
"""Least gap between stock or pile and the person's melds, in widths of a meld's cards."""
NAME: Final = 150.0
"""Width of name, totals and a short last turn on a plate, in units of text."""
APART: Final = 2.0
"""Gap between melds of two seats, in gaps between melds of one seat."""
WORDS_HALF: Final = 300.0
"""Least room of the row of words on each side of the axis, in units of text."""
HINT: Final = 2.5
"""Room above the row of words for the reason of a hint, in gaps between bands."""


class Counts(NamedTuple):
    """The contents of the table as numbers of cards."""

    hand: int
    pile: int
    stacked: bool
    melds: tuple[tuple[int, ...], ...]
    """By chair, in the order in which they were laid: the number of cards of each meld."""
    open: tuple[int, ...]
    """By chair: hand cards shown as chips."""
    old_lanes: tuple[tuple[int, ...], ...]
    """By chair: the lanes of the melds in the previous arrangement."""

    @property
    def opponents(self) -> int:
        return len(self.melds) - 1


class KeptState(NamedTuple):
    """State that one arrangement hands on to the next of the same round."""

    squeeze: tuple[int, int]
    """In grains: of all but the opponents' melds, and of those; neither ever decreases."""
    space: Space
    """With the font and the scale chosen for the round."""
    stock: Spot | None
    """CardPlace and size of the stock; None before they are known."""
    dropped: bool
    """Whether the stock has already moved down for melds, which it does once a round."""
    bare: bool
    """Whether no opponent has laid a meld; then everything is larger and higher."""
    grows: bool = False
    """Whether sizes are recomputed now, with only the place of the stock kept."""


@dataclass(frozen=True)
class Plan:
    """The positions and sizes of all zones; ``layout`` derives every card from it."""

    size: Sizes
    counts: Counts
    fan: Fan
    stock: Spot
    pile: Pile | None
    """None: the pile is stacked."""
    pile_at: tuple[float, float]
    """Its upper left corner."""
    seats: tuple[SeatPlace, ...]
    """The opponents, by chair from 1 on."""
    own: tuple[Lanes, ...]
    """The person's lanes: one column, or left and right of the pile."""

    def lanes(self, chair: int) -> tuple[Lanes, ...]:
        """The lanes for the melds of this chair; at the far edge they are centred."""
        if chair == 0:
            return self.own
        lean = int(chair not in _seating(self.counts)[1])
        return (lanes(Lane(*self.seats[chair - 1].column[:3], lean), self.spacing(chair)),)

    def melds_at(self, chair: int) -> tuple[MeldSpots, ...]:
        """The melds of this chair, in the order in which they were laid."""
        melds, old_lanes = self.counts.melds[chair], self.counts.old_lanes[chair]
        return lay(melds, self.lanes(chair), self.spacing(chair), old_lanes)

    def spacing(self, chair: int) -> Spacing:
        """Size and spacing of the melds of this chair: whole if there is room for that.

        The opponents' are not whole while any of the person's is covered.
        """
        size, counts = self.size, self.counts
        if chair == 0 or any(laid.covered for laid in self.melds_at(0)):
            return size.others if chair else size.own
        column = self.seats[chair - 1].column
        below = [seat.plate.y for seat in self.seats if seat.column.x == column.x]
        end = min([y for y in below if y > column.y], default=size.words) - 1.6 * size.gap
        if chair in _seating(counts)[1]:
            heap = min(self.pile_at[1], self.stock.y - RATIO / 2 * self.stock.w)
            own = (rows[0].y for rows in self.own if rows)
            end = min([heap - PILE_LIFT * size.t, *own]) - size.gap
        spacing, whole = size.others, size.others.whole()
        high = whole.height(_meld_rows(counts, chair, column.w, spacing))
        return whole if column.y + high <= end else spacing


# ------------------------------------------------------------------------------- the squeeze


@lru_cache(maxsize=64)
def plan_for(counts: Counts, space: Space, kept: KeptState | None) -> tuple[Plan, KeptState]:
    """The plan, and the state that the round keeps.

    If the squeeze must grow in mid-round, it grows so far that two more melds beside each new one
    would fit (for the person no more than the hand may hold). So sizes change about twice a round
    instead of at each meld.
    """
    plan, now = _preferred_plan(counts, space, kept)
    if kept is None or now.squeeze <= kept.squeeze or now.bare is not kept.bare:
        return plan, now
    spare = (min(2, counts.hand // 4), *(2,) * counts.opponents)
    rows = zip(counts.melds, counts.old_lanes, spare, strict=True)
    more = (melds + (3,) * (n * (len(melds) > len(old_lanes))) for melds, old_lanes, n in rows)
    _, ahead = _least_squeeze(counts._replace(melds=tuple(more)), now)
    own, others = (
        min(max(most, before + STEPS[0]), least + STEPS[1], GRAIN) if least > before else least
        for most, before, least in zip(ahead, kept.squeeze, now.squeeze, strict=True)
    )
    plan, squeeze = _least_squeeze(counts, now._replace(squeeze=(own, others)))
    return plan, now._replace(squeeze=squeeze)


def _preferred_plan(counts: Counts, space: Space, kept: KeptState | None) -> tuple[Plan, KeptState]:
    """The plan of the least squeeze that fits, at the preferred card size if possible.

    Outside the hand larger cards are granted only as far as they make no card smaller than at
    normal size; the hand then shows less of its lower part.
    """
    wish = space.scale - 1 if space.scale <= SCALE_FOR_ALL else 0.0
    if wish <= 0:
        return _squeezed_plan(counts, space, kept)
    least, _ = _squeezed_plan(counts, replace(space, scale=1.0), None)
    most = space.scale if kept is None or kept.grows else kept.space.for_all

    def at(scale: float) -> tuple[Plan, KeptState]:
        scaled = kept and kept._replace(space=replace(kept.space, for_all=scale))
        return _squeezed_plan(counts, replace(space, for_all=scale), scaled)

    scales = (1 + part * wish for part in (1.0, 0.8, 0.6, 0.4, 0.2))
    plans = (at(scale) for scale in scales if scale <= most)
    return next((each for each in plans if _as_wide(each[0], least)), None) or at(1.0)


def _as_wide(plan: Plan, than: Plan) -> bool:
    """Whether the cards outside the hand are at least 99 % as wide as those of the other plan."""
    pairs = ((one.size.others.w, one.size.own.w, one.stock.w) for one in (plan, than))
    return all(w >= 0.99 * other for w, other in zip(*pairs, strict=True))


def _squeezed_plan(counts: Counts, space: Space, kept: KeptState | None) -> tuple[Plan, KeptState]:
    laid = any(counts.melds[1:])
    kept = kept if laid or not any(counts.old_lanes[1:]) else None  # all their melds were undone
    bare = not laid and (kept is None or kept.bare)
    opened = bare and any(counts.open)
    initial = _initial(counts.opponents, counts.stacked, space, bare, opened)
    kept = kept or initial
    old = kept.stock
    if kept.bare and not bare:  # room is made for melds, but nothing grows
        stock = initial.stock and old and initial.stock._replace(w=min(initial.stock.w, old.w))
        own, others = map(max, initial.squeeze, kept.squeeze)
        kept = initial._replace(squeeze=(own, others), stock=stock)
    elif kept.grows and old:
        w = (space.width / 2 - old.x) / _stock_off(counts)  # its original size
        old = old._replace(w=w)
        kept = initial._replace(stock=old, dropped=kept.dropped)
    plan, squeeze = _least_squeeze(counts, kept)
    dropped = kept.dropped or plan.stock != old
    return plan, kept._replace(squeeze=squeeze, stock=plan.stock, dropped=dropped)


STEPS: Final = (4, 10)
"""In mid-round the squeeze grows by at least the first number of grains, and by at most the second
more than it must."""
TIGHT: Final = 42
"""Above this squeeze in grains a meld may lie below another player's face, or change its row, and
all melds shrink together; the font is reduced rather than that a typical late table needs it."""
CROWDED: Final = 50
"""Above this squeeze in grains the person's melds may move."""
OPENS_AT_MOST: Final = 25
"""The largest squeeze in grains at the start of a round, so that melds are whole."""


@lru_cache(maxsize=64)
def _initial(opponents: int, stacked: bool, space: Space, bare: bool, opened: bool) -> KeptState:
    """The state at the start of a round, which fits its typical late table without a change.

    ``bare``: fits the typical table before any opponent melds; ``opened``: with open hands.
    """
    others = ((3,), (3, 4), (3,), (4,), (3,), (3, 3), (3,))[:opponents]
    hand, pile = (13 if opponents == 1 else 9), (1 if stacked else 7)
    late = Counts(hand, pile, stacked, ((3, 4), *others), (0,) * 8, ((),) * 8)
    step = (space.font - 1) / 8

    def fit(late: Counts, *, bare: bool) -> tuple[Plan, tuple[int, int]]:
        return _least_squeeze(late, KeptState((0, 0), space, None, dropped=False, bare=bare))

    while space.font > 1 and max(fit(late, bare=False)[1]) > TIGHT:
        space = replace(space, font=max(1.0, space.font - step))
    if bare:
        shown = (0, *(24 * opened,) * opponents)  # of each open hand there may be so many cards
        late = late._replace(
            pile=min(pile, PILE_GROWS[0]), melds=((3, 4), *((),) * opponents), open=shown
        )
    plan, squeeze = fit(late, bare=bare)
    own, theirs = (min(each, OPENS_AT_MOST) for each in squeeze)
    return KeptState((own, theirs), space, plan.stock, dropped=False, bare=bare)


def _least_squeeze(counts: Counts, kept: KeptState) -> tuple[Plan, tuple[int, int]]:
    """The plan with the least squeeze from that of ``kept`` on, and the squeeze itself.

    Both numbers are raised together, then each is lowered as far as the other allows: a full row
    of the person's melds does not shrink those of the opponents, nor the reverse.
    """

    @cache
    def at(own: int, others: int) -> Plan | None:
        space, most = kept.space, max(own, others)
        if most > GRAIN:  # in a window smaller than any should be, everything shrinks alike
            by = 0.94 ** (most - GRAIN)
            space = replace(space, font=min(1.0, space.font) * by, scale=min(1.0, space.scale) * by)
        size = sizes(space, counts.opponents, min(1.0, own / GRAIN), min(1.0, others / GRAIN))
        return _fit(counts, size, kept) or (_fit(moved, size, kept) if most > CROWDED else None)

    def both(step: int) -> Plan | None:
        return at(max(own, step), max(others, step))

    moved = counts._replace(old_lanes=((), *counts.old_lanes[1:]))
    own, others = kept.squeeze
    least, stride = min(own, others), GRAIN if kept.stock is None else 1
    # Within a round (the stock is known) one more card mostly needs only a few grains more.
    while least + stride <= GRAIN and both(least + stride - 1) is None:
        least, stride = least + stride, 2 * stride
    least = _first(range(least, min(least + stride, GRAIN + 1)), both)
    while both(least) is None:
        least += 1
    most = max(others, least)
    if least > TIGHT:
        own, others = max(own, least), most
    else:
        own = _first(range(own, max(own, least)), lambda step: at(step, most))
        others = _first(range(others, most), lambda step: at(own, step))
    plan = at(own, others)
    assert plan is not None
    return plan, (own, others)


def _first(steps: range, at: Callable[[int], Plan | None]) -> int:
    """The first of these steps with a plan, as all later ones have; else the end of the range."""
    return steps.start + bisect_left(steps, True, key=lambda step: at(step) is not None)


# ------------------------------------------------------------------------------- the zones


def _fit(counts: Counts, size: Sizes, kept: KeptState) -> Plan | None:
    """The plan at these sizes; None if something does not fit."""
    room = 2 * (size.axis - size.plate.right - size.t)
    rows, w = hand_rows(counts.hand, room, size.hand_high, size.hand)
    size = size.never_over_the_hand(w)
    hand = Fan(rows, w, size.hand_face(w), room, size.axis, size.space.height, size.hand_high)
    sides = _side_seats(counts, size)
    if sides is None:
        return None
    aside = size.side_margin + _side_width(counts, size) + 1.8 * size.gap
    start = aside if sides else size.plate.x
    ways = (False, True) if size.others_squeeze * GRAIN > TIGHT else (False,)
    for far in filter(None, (_far_seats(counts, size, start, loose=loose) for loose in ways)):
        ceiling = max(seat.column.bottom for seat in far)
        for spot in _stock_candidates(counts, size, ceiling, kept):
            size = size.with_pile(spot.w)
            middle = _middle_band(counts, size, (start, ceiling), spot, hand)
            if middle is not None:
                pile, corner, spacing, own = middle
                size, stock = size._replace(own=spacing), spot._replace(w=size.pile)
                seats = tuple(sorted((*sides, *far)))
                return Plan(size, counts, hand, stock, pile, corner, seats, own)
    return None


# ------------------------------------------------------------------------------- the opponents


def _seating(counts: Counts) -> tuple[tuple[int, ...], ...]:
    """The chairs at the left side, from the top, at the far edge, and at the right side."""
    opponents = counts.opponents
    aside = 2 if opponents > 5 else 0
    every = tuple(range(1, opponents + 1))
    return every[:aside][::-1], every[aside : opponents - aside], every[opponents - aside :]


def _is_narrow(counts: Counts, size: Sizes) -> bool:
    return size.space.width < 1000 * size.t and counts.opponents > 4


def _seat(counts: Counts, size: Sizes, chair: int, plate: tuple[float, float, float]) -> SeatPlace:
    """The seat whose plate has this left, top and width, with an empty column for its melds."""
    t, (left, top, width) = size.t, plate
    high = (56 if counts.opponents < 5 and size.space.height >= LOW else 50) * t
    face = Box(left, top, 36 * t if _is_narrow(counts, size) else high, high)
    x, y = face.right + 14 * t, top + (high - 46 * t) / 2
    wide = left + width - x
    chips = max(1, int(wide / 23 / t))  # in a line; each is 21 wide (but a ten), with a gap of 2
    lines = max(1, min(3, math.ceil(counts.open[chair] / chips)))
    more = 22 * (lines - 1) * t
    below = face.bottom + more + value("below_face", size.others_squeeze) * t
    last = Box(x, y + 24 * t, wide, 20 * t + more)
    return SeatPlace(
        chair=chair,
        plate=Box(left, top, width, max(last.bottom, face.bottom) - top + t),
        face=face,
        name=Box(x, y, wide, 22 * t),
        last=last,
        column=Box(left, below, width, 0),
    )


def _with_column(seat: SeatPlace, column: Box, counts: Counts, size: Sizes) -> SeatPlace:
    """The seat with this column for its melds, as high as they need."""
    rows = _meld_rows(counts, seat.chair, column.w, size.others)
    return seat._replace(column=column._replace(h=size.others.height(rows)))


def _meld_rows(counts: Counts, chair: int, width: float, spacing: Spacing) -> int:
    room = math.floor(1000 * width / spacing.w + 1e-6) / 1000
    return rows_of(counts.melds[chair], room, spacing, counts.old_lanes[chair])


def _side_width(counts: Counts, size: Sizes) -> float:
    """The width of a seat at a side; its face is on the table's border, its melds inside."""
    least = (136 if _is_narrow(counts, size) else 170) * size.t
    return max(least, 0.17 * size.space.width) + size.plate.x - size.margin


def _side_seats(counts: Counts, size: Sizes) -> list[SeatPlace] | None:
    """The seats at both sides; None if their melds do not fit."""
    left, _, right = _seating(counts)
    width = _side_width(counts, size)
    seats = []
    for x, chairs in (
        (size.side_margin, left),
        (size.space.width - size.side_margin - width, right),
    ):
        tops = [size.margin, size.lower_seat][: len(chairs)]
        ends = [*(top - 1.6 * size.gap for top in tops[1:]), size.words - 4 * size.t]
        for chair, top, end in zip(chairs, tops, ends, strict=False):
            seat = _seat(counts, size, chair, (x, top, width))
            inside = width - size.plate.x + size.margin
            column = seat.column._replace(x=max(x, size.plate.x), w=inside)
            seats.append(_with_column(seat, column, counts, size))
            if seats[-1].column.bottom > end + 0.01:
                return None
    return seats


def _far_seats(counts: Counts, size: Sizes, start: float, *, loose: bool) -> list[SeatPlace] | None:
    """The seats at the far edge, from x = ``start`` on; None if their melds do not fit.

    ``loose``: melds may also lie below the face of another seat.
    """
    _, chairs, _ = _seating(counts)
    apart, inner = max(1.6 * size.gap, 0.025 * size.space.width), size.space.width - 2 * start
    equal = (inner - apart * (len(chairs) - 1)) / len(chairs)
    aside = max(0.0, equal - 190 * size.t) / 2  # centres a plate with short words in its column
    lefts = [start + n * (equal + apart) + aside for n in range(len(chairs))]
    ends = [*(left - apart for left in lefts[1:]), start + inner]
    seats = [
        _seat(counts, size, chair, (left, size.margin, end - left))
        for chair, left, end in zip(chairs, lefts, ends, strict=True)
    ]
    low = max(seat.column.y for seat in seats)  # all melds begin at the same height
    middles = [left - aside + equal / 2 for left in lefts]
    melds = [(counts.melds[n], counts.old_lanes[n]) for n in chairs]
    faces = [] if loose else [seat.face for seat in seats]
    columns = _far_columns(size, melds, (middles, equal, faces), (start, apart))
    rooms = [
        Box(x, low, wide, 0) if wide else seat.column._replace(y=low)
        for seat, (x, wide) in zip(seats, columns, strict=False)
    ]
    pairs = zip(seats, rooms, strict=False)
    return [_with_column(seat, room, counts, size) for seat, room in pairs] if columns else None


def _far_columns(
    size: Sizes,
    melds: list[tuple[tuple[int, ...], tuple[int, ...]]],
    seats: tuple[list[float], float, list[Box]],
    inner: tuple[float, float],
) -> list[tuple[float, float]]:
    """Left end and width of each seat's melds, in as few rows as possible; empty if none fit.

    For each number of rows three ways are tried: columns of equal width; melds centred on their
    plates, moved closer if needed; melds as near their plates as their neighbours allow. They lie
    below no other seat's face or name, and those already laid keep their rows.

    ``melds``: sizes and lanes; ``seats``: centres, equal width, and the faces to keep clear of;
    ``inner``: where the first may begin, and the least distance between two.
    """
    spacing, (middles, equal, faces), (start, least) = size.others, seats, inner
    words = [min(a.x + NAME * size.t, b.x - 8 * size.t) for a, b in pairwise(faces)]
    # The part by which melds close up; with None even melds that fit into one row use ``rows``.
    ways, how_close = ("equal", "centred", "near"), (0.0, 0.25, 0.5, 0.75, 1.0, None)
    for rows, way, closer in product(range(1, MOST_ROWS), ways, how_close):
        widths, closed = list[float](), spacing.closed(1.0 if closer is None else closer)
        apart = max(least, APART * closed.gap * spacing.w)
        ends = start - apart / 2, size.space.width - start + apart / 2
        lows = [ends[0], *(end - apart / 2 for end in words)]
        highs = [*(face.x for face in faces[1:]), ends[1]]
        bounds = list(zip(lows, highs, strict=True)) if faces else [ends] * len(melds)
        if way == "equal":
            bounds = [(x - (equal + least) / 2, x + (equal + least) / 2) for x in middles]
        stays = size.others_squeeze * GRAIN <= TIGHT or closer is not None
        for (cards, old_lanes), (low, high) in zip(melds, bounds, strict=True):
            wide = spacing.w * narrowest_kept(cards, old_lanes if stays else (), closed)
            if closer is None or len(old_lanes) < len(cards):  # else none is new
                most = spacing.w * narrowest_kept(cards, (0,) * len(cards), closed)
                fits = closer is not None and (rows == 1 or most + apart <= high - low)
                wide = most if fits else max(wide, spacing.w * narrowest(cards, rows, spacing))
            widths.append(wide)
        rooms = [wide + apart if wide else 0.0 for wide in widths]
        lefts = _left_ends(rooms, middles, bounds)
        mirrored = [-middle for middle in middles[::-1]]
        rights = _left_ends(rooms[::-1], mirrored, [(-b, -a) for a, b in bounds[::-1]])[::-1]
        spans = [((a - b - w) / 2, w) for a, b, w in zip(lefts, rights, widths, strict=True)]
        off = [abs(x + w / 2 - at) > w / 4 for (x, w), at in zip(spans, middles, strict=True) if w]
        fits = all(left > low - 0.01 for left, (low, _) in zip(lefts, bounds, strict=True))
        if fits and (way != "centred" or (closer is not None and not any(off))):
            return spans
    return []


def _left_ends(
    rooms: list[float], middles: list[float], bounds: list[tuple[float, float]]
) -> list[float]:
    """Left ends of intervals of these widths, each as near its middle as those before it allow."""
    start, end, lefts = -math.inf, math.inf, []
    for room, middle, (low, _) in zip(rooms, middles, bounds, strict=True):
        lefts.append(max(start, low, middle - room / 2))
        start = lefts[-1] + room
    for n in reversed(range(len(rooms))):
        lefts[n] = end = min(lefts[n], min(end, bounds[n][1]) - rooms[n])
    return lefts


# ------------------------------------------------------------------------------- the middle


def _is_tall(size: Sizes) -> bool:
    space = size.space
    return is_tall(space.width, space.height) if space.tall is None else space.tall


def is_tall(width: float, height: float) -> bool:
    """Whether the person's melds lie below stock and pile in a window of this size."""
    return width < WIDE * height


def _stock_candidates(
    counts: Counts, size: Sizes, ceiling: float, kept: KeptState
) -> Iterator[Spot]:
    """Candidates for the stock: where it was, or lower if it has not moved in this round yet.

    A new place is in the middle of the free height, below one more row of the opponents' melds if
    that fits.
    """
    w, t = size.pile, size.t
    if kept.stock is not None:
        yield kept.stock
    if kept.stock is not None and (kept.dropped or kept.bare):
        if size.squeeze > ALL_SHRINKS:
            yield kept.stock._replace(w=min(w, kept.stock.w))
        return
    high = ceiling + size.gap + PILE_LIFT * t
    low = size.words - size.gap - (BELOW_STOCK + 10 * (not kept.bare)) * t  # 10 for its edges
    if _is_tall(size):
        rows = _meld_rows(counts, 0, size.space.width - 2 * size.plate.x, size.own)
        low -= size.own.height(max(1, rows)) + 0.6 * size.gap
    row = size.others.pitch * (kept.stock is not None)
    more = row if high + row + RATIO * w <= low else 0.0
    yield Spot(size.axis - _stock_off(counts) * w, (high + more + low) / 2, w)


def _stock_off(counts: Counts) -> float:
    """From the centre of a newly placed stock to the axis, in widths of its cards."""
    return (1 + PAIR_GAP / 2 if counts.stacked else STOCK_LEFT) - 0.5


def _middle_band(
    counts: Counts, size: Sizes, corner: tuple[float, float], stock: Spot, hand: Fan
) -> tuple[Pile | None, tuple[float, float], Spacing, tuple[Lanes, ...]] | None:
    """The pile, its corner, and the person's melds beside this stock; None if they do not fit.

    ``corner``: the leftmost x and topmost y that may be used.
    """
    (start, ceiling), (x, y), w = corner, stock[:2], size.pile
    t, gap, half = size.t, size.gap, RATIO / 2 * w
    high, low = ceiling + gap, size.words - gap
    under = y + half + BELOW_STOCK * t
    if y - half - 4 * t < high - 0.01 or under > low + 0.01:
        return None
    # Beside a stock that has shrunk in place, the pile keeps the pair centred on the axis.
    even = 2 * size.axis - x
    left = max(x + (0.5 + PAIR_GAP) * w, even - PAIR_OFF * w)
    pile, top, right = None, y - half, left + 1.2 * w
    if not counts.stacked:
        pile = _pile_between(counts, size, (high, low), (even - x) / w + PAIR_OFF - 0.5)
        if pile is None:
            return None
        if pile.rows > 1:
            top = min(y - pile.height / 2, size.words - HINT * gap - pile.height)
        lying = pile.step * (min(max(1, counts.pile), pile.back or pile.front) - 1)
        left = max(x + (0.5 + PAIR_GAP) * w, left - lying * w)
        left = max(min(left, even + PAIR_OFF * w - pile.width), x + (0.5 + NEAREST) * w)
        if left + pile.width > size.space.width - start:
            return None
        top = min(max(top, high + PILE_LIFT * t), low - pile.height)
        right = max(even + PAIR_OFF * w, left + pile.width)
    floor = max(under, top + pile.height if pile else 0.0)
    level = y - 0.65 * w
    squeezed = size.squeeze * GRAIN > OPENS_AT_MOST  # else both sides must get some melds
    # Covering melds, or beginning above the pile, is the last resort.
    ups = sorted({0.0, value("climb", size.squeeze)})
    for spacing, up in product((size.own.whole(), size.own), ups):
        first = level + up * min(0.0, high - level)
        sides = _own_lanes(
            size._replace(own=spacing), start, (x - w / 2, right), (first, floor), hand
        )
        segments = flow(counts.melds[0], sides, spacing, counts.old_lanes[0])
        leans = {segment.lane.lean for segment in segments or ()}
        if segments is not None and (len(leans) == min(len(segments), len(sides)) or squeezed):
            return pile, (left, top), spacing, sides
    return None


def _pile_between(
    counts: Counts, size: Sizes, band: tuple[float, float], row: float
) -> Pile | None:
    """The loosest pile that fits into the band from top to bottom; None if none does.

    ``row``: from the stock to where the longest row may end, in card widths.
    """
    high, low = band
    lift = PILE_LIFT * size.t
    pitch = (INDEX[size.pile_face] + 0.04) * size.pile + lift
    for near, longest, tightest, squeeze in PILE_ROWS:
        if size.squeeze < squeeze:
            break
        pile = pile_of(counts.pile, (max(row - near, longest), tightest), size.pile, pitch)
        if high + lift + pile.height <= low and (pile.rows == 1 or near == NEAREST):
            return pile
    return None


def _own_lanes(
    size: Sizes, start: float, pair: tuple[float, float], level: tuple[float, float], hand: Fan
) -> tuple[Lanes, ...]:
    """The lanes for the person's melds.

    In a tall window they are centred below stock and pile. Otherwise they begin at both ends of the
    table, or beside stock and pile if there are seats at the ends; further rows lie left and right
    of words and hand. ``pair``: left and right end of stock with pile; ``level``: top of the first
    lane beside them, and the bottom of both.
    """
    t, own, axis, low = size.t, size.own, size.axis, size.words - 0.7 * size.gap
    outwards = -1 if start > size.plate.x else 1
    start += max(0.0, outwards * value("before_run", size.squeeze) * own.w)
    far = size.space.width - start
    beside = max(1.5 * size.gap, BESIDE_PAIR * own.w)
    if _is_tall(size):
        rows = lanes(Lane(start, level[1] + 0.6 * size.gap, far - start, 0), own)
        return (tuple(row for row in rows if _lane_bottom(row, own) <= low),)
    sides: tuple[list[Lane], list[Lane]] = [], []
    for row in lanes(Lane(start, level[0], 0.0), own):
        inner, bottom = [pair[0] - beside, pair[1] + beside], _lane_bottom(row, own)
        if bottom > size.lowest:
            break
        if bottom > low:
            held = hand.aside(bottom + 4 * t) + 8 * t
            aside = max(WORDS_HALF * t, held * (bottom > size.words + 34 * t))
            inner = [min(inner[0], axis - aside), max(inner[1], axis + aside)]
        rooms = ((start, inner[0], outwards), (inner[1], far, -outwards))
        for side, (x, end, lean) in zip(sides, rooms, strict=True):
            if end - x >= (1 + 2 * own.step) * own.w:  # the width of the smallest meld
                side.append(Lane(x, row.y, end - x, lean))
    return tuple(map(tuple, sides))


def _lane_bottom(row: Lane, spacing: Spacing) -> float:
    return row.y + spacing.height(1)
