"""How large things are, how cards lie beside each other, and what gives way until all fits.

The hand is a fan, the pile an arc, melds lie in rows. Where room is scarce, things give way in one
order (``DIALS``, ``STAGES``): the opponents' melds first, the hand last. Within a round that never
goes back, and what stood still stays: stock, plates, columns (``Memory``).

Numbers in, numbers out: nothing here knows a card. Lengths are pixels, but steps, gaps and what is
shown of a card are parts of its width; ``t`` is the unit of text, ``w`` a card's width in its zone.
"""

from __future__ import annotations

import math
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Final, NamedTuple

from .arrangement import RATIO, SMALL_CHIP, Box, Face, Look, SeatPlace, Side, Spot, Thread

RANK: Final[dict[Face, float]] = {"classic": 0.178, "large": 0.262}
"""Height of a rank, measured on the deck."""
INDEX: Final[dict[Face, float]] = {"classic": 0.385, "large": 0.505}
"""Lower end of rank and suit together."""


def arc(count: int, middle: float, top: float, w: float, step: float, steepest: float,
        pivot: float) -> list[Spot]:  # fmt: skip
    """``count`` cards ``step`` pixels apart; the upper edge of the highest one lies at ``top``.

    They turn around a point ``pivot`` pixels below, or farther, so that none is steeper than
    ``steepest`` degrees. Not turned at all for 0.
    """
    half = step * (count - 1) / 2
    if count < 2 or steepest <= 0:
        return [Spot(middle - half + n * step, top + RATIO / 2 * w, w) for n in range(count)]
    radius = max(pivot, half / math.sin(math.radians(steepest)))
    spots = []
    for n in range(count):
        aside = n * step - half
        turn = math.asin(aside / radius)
        sunk = radius * (1 - math.cos(turn))
        spots.append(Spot(middle + aside, top + RATIO / 2 * w + sunk, w, math.degrees(turn)))
    return spots


# ------------------------------------------------------------------------------- the hand

LOOSEST, TIGHTEST = 0.50, 0.22
"""From one card of the hand to the next."""
HAND_PLANS: Final = (
    *((1, scale, 14.0) for scale in (1.0, 0.94, 0.88)),
    *((2, scale, 9.0) for scale in (0.88, 0.80, 0.74, 0.68, 0.62)),
    *((3, scale, 6.0) for scale in (0.66, 0.60, 0.54, 0.50, 0.45, 0.40, 0.36, 0.32)),
)
"""Rows, size, steepest turn: what is tried for a hand, one after the other."""
HAND_PIVOT: Final = 9.0
HAND_LARGE_BELOW: Final = 92.0
"""A hand of narrower cards shows the large face."""
IN_SIGHT: Final = {1: 0.87, 2: 0.70, 3: 0.62}
"""How much of the front row's height the window shows, by the number of rows."""
MOST_SUNK: Final = {1: 0.42, 2: 0.32, 3: 0.20}
"""How far the ends of the front row may lie lower than its middle: their indices stay in sight."""
HAND_HEIGHT: Final = 1.27
"""What a hand takes from the window's height, however many rows it has."""
RISE: Final = 0.17
"""How far the card under the pointer rises."""
FRONT_RISE: Final = 0.02
"""In front of another row, whose indices it must not cover."""


class HandPlan(NamedTuple):
    """How a hand of so many cards lies."""

    rows: int
    row: int
    """Cards in a full row."""
    w: float
    step: float
    """In pixels."""
    steepest: float


@lru_cache(maxsize=128)
def hand_plan(count: int, room: float, w: float) -> HandPlan:
    """One row while it can be read, then smaller cards, then two rows, at last three."""
    rows, row, scale, step, steepest = 1, 1, 1.0, 0.0, 0.0
    for rows, scale, steepest in HAND_PLANS:
        row = max(1, math.ceil(count / rows))
        step = _widest_step(row, room, scale * w, steepest)
        if step >= TIGHTEST:
            break
    step = max(step, 0.1)
    return HandPlan(rows, row, scale * w, step * scale * w, _flat(row, rows, step, steepest))


def _flat(row: int, rows: int, step: float, steepest: float) -> float:
    """The steepest turn at which the ends of a broad fan do not sink out of the window."""
    half = step * (row - 1) / 2
    return min(steepest, math.degrees(2 * math.atan(MOST_SUNK[rows] / half))) if half else steepest


def _widest_step(count: int, room: float, w: float, steepest: float) -> float:
    """The widest that fits, in hundredths of a card, from ``LOOSEST`` to ``TIGHTEST``; else 0."""

    def fits(less: int) -> bool:
        half = (LOOSEST - less / 100) * (count - 1) / 2
        turn = math.asin(min(math.sin(math.radians(steepest)), half / HAND_PIVOT))
        # The end cards reach beyond their middles, the more the steeper they stand.
        return w * (2 * half + math.cos(turn) + RATIO * math.sin(turn)) <= room

    tried = range(round(100 * (LOOSEST - TIGHTEST)) + 1)
    less = bisect_left(tried, True, key=fits)
    return round(LOOSEST - less / 100, 2) if less < len(tried) else 0.0


def hand_fan(
    count: int, axis: float, floor: float, most: float, plan: HandPlan, face: Face
) -> list[tuple[Spot, int]]:
    """The spots of a hand with their row, the back one first.

    ``floor`` is the lower edge of the window; the hand rises at most ``most`` pixels above it.
    """
    fan: list[tuple[Spot, int]] = []
    for row in range(plan.rows):
        length = min(plan.row, count - len(fan))
        top = floor - _height(row, plan.rows, most, plan.w, face)
        spots = arc(length, axis, top, plan.w, plan.step, plan.steepest, HAND_PIVOT * plan.w)
        fan += [(spot, row) for spot in spots]
    return fan


def _height(row: int, rows: int, most: float, w: float, face: Face) -> float:
    """How high the upper edge of a row lies above the lower edge of the window."""
    pitch = (INDEX[face] + 0.06) * w
    whole = min(most, IN_SIGHT[rows] * RATIO * w + (rows - 1) * pitch)
    return whole - row * pitch


@lru_cache(maxsize=256)
def hand_row(
    count: int, row: int, rows: int, room: float, axis: float, floor: float, most: float,
    w: float, face: Face,
) -> tuple[Spot, ...]:  # fmt: skip
    """One row of a hand, if it had so many cards, of the size that it has."""
    steepest = next(steep for number, _, steep in HAND_PLANS if number == rows)
    step = max(TIGHTEST, _widest_step(count, room, w, steepest))
    top, steepest = floor - _height(row, rows, most, w, face), _flat(count, rows, step, steepest)
    return tuple(arc(count, axis, top, w, step * w, steepest, HAND_PIVOT * w))


# ------------------------------------------------------------------------------- the pile

PILE_STEPS: Final = (0.25, 0.215, 0.20)
"""The tightest step in one, two and three rows."""
PILE_LOOSEST: Final = 0.55
PILE_STEEPEST: Final = (5.0, 2.0, 0.0)
PILE_PIVOT: Final = 18.0
PILE_AHEAD: Final = 5
"""The pile lies as if it had so many cards at least, then the next multiple of four, in rows of
eight: so that a discard seldom moves those that lie there."""


class PilePlan(NamedTuple):
    """How a discard pile of so many cards lies."""

    rows: int
    row: int
    """Cards in a full row; the oldest fill the first row, which lies behind."""
    step: float
    """In pixels."""
    pitch: float
    """From one row to the next."""
    height: float
    """Of all rows, without the cards that stand up out of it."""

    def spots(self, count: int, left: float, top: float, w: float) -> list[Spot]:
        """The spots of the first ``count`` cards; ``left`` and ``top`` bound them all."""
        spots: list[Spot] = []
        half = self.step * (self.row - 1) / 2
        for row in range(self.rows):
            full = arc(self.row, left + half + w / 2, top + row * self.pitch, w, self.step,
                       PILE_STEEPEST[self.rows - 1], PILE_PIVOT * w)  # fmt: skip
            spots += full[: max(0, count - len(spots))]
        return spots


def pile_plan(count: int, room: float, w: float, face: Face, lift: float) -> PilePlan | None:
    """One row while it can be read, then two, at last three; None when they do not fit either."""
    ahead = PILE_AHEAD if count <= PILE_AHEAD else 4 * math.ceil(count / 4)
    for rows, tightest in enumerate(PILE_STEPS, 1):
        most = 1 + int((room - w) / (tightest * w))
        if most < 1:
            return None
        if rows == 1 and ahead <= most:
            row = ahead
            break
        if rows > 1 and count <= rows * most:
            even = math.ceil((8 * math.ceil(count / 8)) / rows)
            row = min(most, max(even, math.ceil(0.6 * most)))
            break
    else:
        return None
    step = min(PILE_LOOSEST * w, (room - w) / max(1, row - 1))
    half = step * (row - 1) / 2
    steepest = PILE_STEEPEST[rows - 1]
    radius = max(PILE_PIVOT * w, half / math.sin(math.radians(steepest))) if steepest else math.inf
    turn = math.asin(half / radius)
    pitch = (INDEX[face] + 0.04) * w + lift
    sag = radius * (1 - math.cos(turn)) if steepest else 0.0
    height = RATIO * w + (rows - 1) * pitch + sag + 0.5 * w * math.sin(turn)
    return PilePlan(rows, row, step, pitch, height)


# ------------------------------------------------------------------------------- melds

SEAM: Final = 7.0
"""Room for the yarn in or below a row, in units of text."""
BETWEEN_ROWS: Final = 9.0
"""Below the yarn, where the next row does not cover this one."""
FLOWS: Final = ((0.36, 1.0), (0.36, 0.55), (0.26, 0.55), (0.26, 0.34))
"""Steps and gaps between melds: the first is taken, another only to save a row."""

WHOLE, COVERING, CUT = range(3)
"""How rows of melds lie: whole, half covering each other, only the upper strip of each."""


class Run(NamedTuple):
    """The part of a meld that lies in one row."""

    meld: int
    first: int
    cards: int


class Rows(NamedTuple):
    """Melds in rows, each as wide as ``step`` and ``gap`` (parts of a card) make it."""

    rows: tuple[tuple[Run, ...], ...]
    step: float
    gap: float

    def width(self, row: Sequence[Run], w: float) -> float:
        inner = sum(1 + self.step * (run.cards - 1) for run in row)
        return w * (inner + self.gap * (len(row) - 1))


@lru_cache(maxsize=128)
def flow(sizes: tuple[int, ...], room: float) -> Rows:
    """Melds of these sizes in as few rows as a room of so many card widths allows.

    A meld longer than the room folds into equal parts.
    """
    best = _flow(sizes, room, *FLOWS[0])
    if len(best.rows) > 1:
        for step, gap in FLOWS[1:]:
            other = _flow(sizes, room, step, gap)
            if len(other.rows) < len(best.rows):
                best = other
    return best


def _flow(sizes: tuple[int, ...], room: float, step: float, gap: float) -> Rows:
    rows: list[list[Run]] = []
    used = 0.0
    longest = max(1, 1 + int((room - 1) / step + 1e-9))
    for meld, size in enumerate(sizes):
        parts = math.ceil(size / longest)
        each = math.ceil(size / parts)
        for part in range(parts):
            cards = min(each, size - part * each)
            wide = 1 + step * (cards - 1)
            if not rows or part or used + gap + wide > room:
                rows.append([])
                used = -gap
            used += gap + wide
            rows[-1].append(Run(meld, part * each, cards))
    return Rows(tuple(map(tuple, rows)), step, gap)


@lru_cache(maxsize=128)
def narrowest(sizes: tuple[int, ...], rows: int) -> float:
    """The narrowest room, in card widths, in which these melds lie in so many rows."""
    step, low = 0.02, 1.8
    high = sum(2 + FLOWS[0][0] * (n - 1) for n in sizes)
    first, last = 0, math.ceil((high - low) / step)
    while first < last:
        half = (first + last) // 2
        if len(flow(sizes, min(high, low + half * step)).rows) <= rows:
            last = half
        else:
            first = half + 1
    return min(high, low + last * step)


def pitch_of(w: float, face: Face, way: int, t: float) -> float:
    """From one row of melds to the next."""
    if way == WHOLE:
        return RATIO * w + (SEAM + BETWEEN_ROWS) * t
    return (INDEX[face] + 0.03) * w + SEAM * t


def block_height(rows: int, w: float, face: Face, way: int, t: float) -> float:
    """The height of so many rows of melds, with the last one's yarn."""
    if not rows:
        return 0.0
    pitch = pitch_of(w, face, way, t)
    if way == CUT:
        return rows * pitch + 3 * t
    return (rows - 1) * pitch + RATIO * w + (SEAM + 3) * t


class Laid(NamedTuple):
    """Where one meld lies; its threads have no owner yet."""

    spots: tuple[Spot, ...]
    threads: tuple[Thread, ...]
    rows: tuple[int, ...]
    """Of each card, counted from above."""
    step: float
    covered: bool


def lay_melds(sizes: tuple[int, ...], box: Box, w: float, face: Face, way: int, t: float, *,
              centred: bool = False) -> list[Laid]:  # fmt: skip
    """The melds in a box, from its upper edge on; cut cards show as much as it has room for."""
    x, y, room, high = box
    found = flow(sizes, room / w)
    rows_high = len(found.rows)
    if way == CUT and high >= block_height(rows_high, w, face, WHOLE, t):
        way = WHOLE
    pitch, shown = pitch_of(w, face, way, t), RATIO
    if way == CUT:
        pitch += max(0.0, high - block_height(rows_high, w, face, CUT, t)) / max(1, rows_high)
        shown = min(RATIO, (pitch - SEAM * t) / w)
    widths = [found.width(row, w) for row in found.rows]
    starts = [x + (room - wide) / 2 if centred else x for wide in widths]
    step = found.step * w
    laid: list[tuple[list[Spot], list[Thread], list[int], list[bool]]] = [
        ([], [], [], []) for _ in sizes
    ]
    for number, row in enumerate(found.rows):
        at, top = starts[number], y + number * pitch
        for run in row:
            spots, threads, rows, covered = laid[run.meld]
            wide = w + step * (run.cards - 1)
            under = top + RATIO * w + SEAM * t * 0.62
            hidden = way == CUT
            if hidden:
                under = top + pitch - SEAM * t / 2
            elif way == COVERING:
                # The row below may end before this meld begins, and the next but one not.
                over = [
                    below
                    for below in range(number + 1, len(widths))
                    if starts[below] < at + wide
                    and at < starts[below] + widths[below]
                    and (below - number) * pitch < RATIO * w + SEAM * t
                ]
                hidden = bool(over)
                if over:
                    under = top + (over[0] - number) * pitch - SEAM * t / 2
            for n in range(run.cards):
                left = at + n * step
                spots.append(Spot(left + w / 2, top + RATIO / 2 * w, w, 0.0, shown))
                end = left + (step if n + 1 < run.cards else w)
                threads.append(Thread(left, end, under, 0, 0))
            rows += [number] * run.cards
            covered.append(hidden)
            at += wide + found.gap * w
    return [
        Laid(tuple(spots), tuple(threads), tuple(rows), step, any(covered))
        for spots, threads, rows, covered in laid
    ]


Sizes = tuple[int, ...]

DIALS: Final = (
    (1.00, 1.00, 1.00, 1.00), (0.94, 1.00, 1.00, 1.00), (0.88, 0.96, 1.00, 1.00),
    (0.82, 0.90, 0.96, 1.00), (0.77, 0.85, 0.92, 1.00), (0.72, 0.80, 0.88, 1.00),
    (0.72, 0.75, 0.82, 1.00), (0.68, 0.72, 0.76, 1.00), (0.68, 0.70, 0.72, 0.94),
    (0.64, 0.68, 0.68, 0.90), (0.60, 0.66, 0.64, 0.86), (0.56, 0.62, 0.60, 0.82),
    (0.50, 0.58, 0.56, 0.80), (0.44, 0.52, 0.52, 0.76), (0.38, 0.46, 0.48, 0.72),
    (0.30, 0.40, 0.44, 0.70),
)  # fmt: skip
"""Sizes of the opponents' melds, the own ones, stock and pile, the hand: what gives way first."""


class Stage(NamedTuple):
    """How melds may lie, for some steps of the dial."""

    way: int
    first: int
    last: int
    least: float
    """No meld's card is narrower, in pixels."""


STAGES: Final = (
    Stage(WHOLE, 0, 5, 46), Stage(COVERING, 0, 7, 46), Stage(CUT, 5, 15, 46), Stage(CUT, 9, 15, 40),
    Stage(CUT, 9, 15, 35), Stage(CUT, 12, 15, 30), Stage(CUT, 15, 15, 24),
)  # fmt: skip

LARGE_STAGES: Final = (
    STAGES[0]._replace(last=1), STAGES[1]._replace(last=1), STAGES[2]._replace(first=0),
    *STAGES[3:],
)  # fmt: skip
"""For large cards: who wishes for them wants large indices rather than whole cards."""

POLITE: Final = 1.18
"""Up to this a wish for larger cards is one for all cards, and heeded as far as none grows smaller
by it. Beyond it is one for the hand, before which all else gives way: the opponents' melds, the
own ones, stock and pile, and last the size of text."""
LARGEST: Final = 1.93
"""The hand's cards are half as high as the window."""
LARGE_BELOW: Final = 66.0
"""Melds and a pile of narrower cards show the large face."""
SIDES: Final = (0, 0, 0, 0, 0, 1, 2, 2)
"""How many sit at each side, by the number of opponents."""
TARGET: Final = 24.0
"""Pixels that what is clicked has at least, in both directions."""
LIFT: Final = 11.0
"""How far a discard that may be taken stands up, in units of text."""
BESIDE: Final = 138.0
"""A plate whose melds lie beside it, in units of text."""
HEAD: Final = 50.0
"""A plate whose melds lie below it."""
LONE_PLATE: Final = 220.0
"""The width of the plate of a single opponent, in units of text."""
OPEN_LINE: Final = 22.0
MOST_OPEN_LINES: Final = 3


class Memory(NamedTuple):
    """What later arrangements of the same round keep."""

    stage: int
    dial: int
    font: float
    scale: float
    side: float
    """The width of the columns at the sides."""
    beside: float
    """The width of a plate beside its melds at the far edge; 0 where they lie below."""
    plates: tuple[tuple[float, float], ...]
    """The upper left corner of each opponent's plate."""
    stock: tuple[float, float]


class Counts(NamedTuple):
    """What there is, in numbers."""

    hand: int
    pile: int
    stacked: bool
    melds: tuple[Sizes, ...]
    """By place, in the order in which they were laid."""
    open: Sizes
    """By place: cards that lie open as chips."""

    @property
    def opponents(self) -> int:
        return len(self.melds) - 1


class Frame(NamedTuple):
    """The sizes that depend on the window and on what has given way, not on the cards."""

    look: Look
    stage: int
    dial: int
    t: float
    margin: float
    gap: float
    base: float
    """A card's width by which those on the table are sized, before anything gives way."""
    hand: float
    others: float
    own: float
    pile: float
    face: Face
    """Of all melds."""
    pile_face: Face
    way: int
    """How far melds may be covered."""
    words: float
    """The upper edge of the row of the sentence."""
    plate: Box
    corner: Box

    @property
    def axis(self) -> float:
        return self.look.width / 2


class TopPlan(NamedTuple):
    """How the far edge lies: a column for each seat there."""

    way: int
    lefts: tuple[float, ...]
    """Of the plates."""
    rooms: tuple[float, ...]
    """The widths of the columns, with a plate beside the melds."""
    head: float
    """From the upper edge to the melds."""
    height: float
    beside: float
    """The width of the plates where the melds lie beside them, else 0."""


class SidePlan(NamedTuple):
    """How a column at a side lies: the plate's upper edge and how the melds lie, by seat."""

    places: tuple[int, ...]
    """From above."""
    ways: tuple[int, ...]
    tops: tuple[float, ...]
    heads: tuple[float, ...]


class Solution(NamedTuple):
    """All that has been decided; from here on it is only written down."""

    frame: Frame
    counts: Counts
    side_width: float
    far: tuple[int, ...]
    """The places at the far edge, from the left."""
    top: TopPlan
    sides: tuple[SidePlan, ...]
    own_way: int
    own_top: float
    own_height: float
    """Of as little as may be seen of the person's melds."""
    stock: tuple[float, float]
    pile: PilePlan | None
    """None: the pile is stacked."""
    pile_top: float
    hand: HandPlan
    lefts: float
    """The left end of what lies between the side columns."""
    inner: float
    """Its width."""


# ------------------------------------------------------------------------------- what gives way


@lru_cache(maxsize=64)
def solved(counts: Counts, look: Look, memory: Memory | None) -> Solution:
    """The first way that fits."""
    return _search(counts, look, memory or _opening(counts.opponents, counts.stacked, look))


@lru_cache(maxsize=64)
def _opening(opponents: int, stacked: bool, look: Look) -> Memory:
    """What a round begins with: the places of a usual late table.

    So stock and plates need not move while the melds come.
    """
    late = _usual_late(opponents, stacked)
    if look.scale <= POLITE:
        look = _as_large_as_all(late, look)
    found = _search(late, look, None)
    memory, frame = memory_of(found, seats_of(found)), found.frame
    if frame.way != CUT:
        return memory._replace(stage=0, dial=0)
    # The person's melds will be cut as well: the stock can stand as much lower.
    row = block_height(1, frame.own, frame.face, CUT, frame.t)
    lower = max(0.0, found.own_height - row)
    return memory._replace(stock=(memory.stock[0], memory.stock[1] + lower))


def _as_large_as_all(late: Counts, look: Look) -> Look:
    """With the largest card size up to the one wished for that makes nothing smaller."""
    if look.scale <= 1.0:
        return look
    usual = _widths(_search(late, replace(look, scale=1.0), None))
    scale = look.scale
    while scale > 1.0:
        tried = replace(look, scale=scale)
        widths = _widths(_search(late, tried, None))
        if all(w > 0.995 * other for w, other in zip(widths, usual, strict=True)):
            return tried
        scale -= 0.05
    return replace(look, scale=1.0)


def _widths(found: Solution) -> tuple[float, ...]:
    return found.hand.w, found.frame.pile, found.frame.own, found.frame.others


def _usual_late(opponents: int, stacked: bool) -> Counts:
    others = ((3,), (3, 4), (3,), (4,), (3,), (3, 3), (3,))[:opponents]
    hand, pile = (13 if opponents == 1 else 9), (1 if stacked else 12)
    return Counts(hand, pile, stacked, ((3, 4), *others), (0,) * (opponents + 1))


def _search(counts: Counts, look: Look, memory: Memory | None) -> Solution:
    """The first that fits: whole cards, covering rows, cut cards.

    Text gives way only then, and a wish for large cards; at last, in a window smaller than
    ``SMALLEST``, everything.
    """
    font = memory.font if memory else look.font
    scale = memory.scale if memory else min(LARGEST, max(0.8, look.scale))
    while True:
        found = _first_fit(counts, replace(look, font=font, scale=scale), memory)
        if found is not None:
            return found
        if font > 1.0:
            font = max(1.0, font - 0.1)
        elif scale > 1.0:
            scale = max(1.0, scale - 0.1)
        else:
            font, scale = 0.9 * font, 0.9 * scale
        memory = None


def _stages(look: Look) -> tuple[Stage, ...]:
    return LARGE_STAGES if look.scale > 1.0 else STAGES


def _first_fit(counts: Counts, look: Look, kept: Memory | None) -> Solution | None:
    still = [kept, kept._replace(plates=())] if kept else []
    # Only before melds are cut the stock may move in the middle of a round.
    for stages in (range(CUT), range(CUT, len(STAGES))):
        for attempts in (still, [None]):
            for number in stages:
                if kept and number < kept.stage:
                    continue
                stage = _stages(look)[number]
                start = max(stage.first, min(kept.dial, stage.last)) if kept else stage.first
                for dial in range(start, stage.last + 1):
                    frame = _frame(counts, look, number, dial)
                    for attempt in attempts:
                        found = _fit(counts, frame, attempt)
                        if found is not None:
                            return found
    return None


# ------------------------------------------------------------------------------- sizes


def _frame(counts: Counts, look: Look, stage: int, dial: int) -> Frame:
    height = look.height
    t = max(0.92 if height < 560 else 1.0, math.sqrt(min(look.width / 1280, height / 800)))
    t *= look.font
    margin = max(10.0, 0.022 * min(look.width, 1.6 * height))
    gap = (10 if height < 700 else 14) * t
    one = min(max(0.26 * height / RATIO, 96.0), 0.12 * look.width)
    base = one * min(look.scale, POLITE)
    others, own, pile, hand = DIALS[dial]
    if look.scale > POLITE:
        hand = min(one * look.scale, 0.5 * height / RATIO)
    else:
        hand *= base
    least = min(_stages(look)[stage].least, 0.5 * hand)
    others = max(least, (0.55 if counts.opponents == 1 else 0.47) * base * others)
    own = max(least, others, 0.56 * base * own)
    pile *= 0.74 * base
    chosen = look.face
    plate_h, corner_h = 86 * t, max(2.0 * TARGET, 44 * t)
    edge = margin + 6 * t
    return Frame(
        look=look, stage=stage, dial=dial, t=t, margin=margin, gap=gap,
        base=base, hand=hand, others=others, own=own, pile=pile,
        face="large" if others < LARGE_BELOW else chosen,
        pile_face="large" if pile < LARGE_BELOW else chosen,
        way=_stages(look)[stage].way,
        words=height - (HAND_HEIGHT + RISE) * hand - 38 * t,
        plate=Box(edge, height - 0.6 * margin - plate_h, 150 * t, plate_h),
        corner=Box(
            look.width - edge - 136 * t, height - 0.6 * margin - corner_h, 136 * t, corner_h
        ),
    )  # fmt: skip


def _seating(frame: Frame, opponents: int) -> tuple[Sizes, Sizes, Sizes]:
    """The places at the left side, the far edge and the right side, clockwise."""
    sides = SIDES[opponents]
    if opponents == 4 and frame.look.width / 4 < 230 * frame.t:
        sides = 1
    all_of = tuple(range(1, opponents + 1))
    return all_of[:sides], all_of[sides : opponents - sides], all_of[opponents - sides :]


def _narrow(frame: Frame, opponents: int) -> bool:
    """Whether plates are narrow, with small fans of backs."""
    return frame.look.width < 1000 * frame.t and opponents > 4


# ------------------------------------------------------------------------------- does it fit


def _fit(counts: Counts, frame: Frame, kept: Memory | None) -> Solution | None:
    """Everything in its place at these sizes; None when it does not fit.

    ``kept`` says where the stock stands, and the plates unless there are none in it.
    """
    t, gap, margin = frame.t, frame.gap, frame.margin
    opponents = counts.opponents
    left, far, right = _seating(frame, opponents)
    found = _sides(counts, frame, (left, right), kept)
    if found is None:
        return None
    side_width, sides = found
    start = margin + side_width + 1.8 * gap if sides else margin
    inner = frame.look.width - 2 * start
    room = 2 * (frame.axis - frame.plate.right - 20 * t)
    hand = hand_plan(counts.hand, room, frame.hand)
    # A hand in three rows is still the largest to read.
    rank = RANK[hand_face(frame, hand.w)] * hand.w
    if rank < RANK[frame.pile_face] * frame.pile:
        frame = frame._replace(pile=rank / RANK[frame.pile_face])
    own = _own_plans(counts, frame, inner if sides else frame.look.width - 2 * (margin + 20 * t))
    tops = list(_kept_top(counts, frame, far, start, inner, kept) if kept and kept.plates
                else _tops(counts, frame, far, start, inner))  # fmt: skip
    best: tuple[float, Solution] | None = None
    for top in tops:
        for own_way, own_height in own:
            own_top = frame.words - 0.7 * gap - own_height
            middle = _middle(counts, frame, margin + top.height, own_top, start, inner, kept)
            if middle is None:
                continue
            stock, pile, pile_top = middle
            bad = 0.0 + (0, 2, 6)[top.way] + (0, 3, 7)[own_way] + bool(top.beside)
            bad += 0.5 * (own_height == 0)
            if best is None or bad < best[0]:
                best = bad, Solution(
                    frame, counts, side_width, far, top, sides, own_way, own_top, own_height,
                    stock, pile, pile_top, hand, start, inner,
                )  # fmt: skip
    return _with_longer_strips(best[1]) if best else None


def _with_longer_strips(found: Solution) -> Solution:
    """What is left free above and below stock and pile shows more of cards that are cut."""
    frame, top, pile = found.frame, found.top, found.pile
    t, gap, half, y = frame.t, frame.gap, RATIO / 2 * frame.pile, found.stock[1]
    if found.own_way == CUT:
        bottom = found.own_top + found.own_height
        rows = len(flow(found.counts.melds[0], own_room_of(found) / frame.own).rows)
        whole = block_height(rows, frame.own, frame.face, WHOLE, t)
        floor = max(y + half + 19 * t, found.pile_top + (pile.height if pile else 0.0)) + gap
        found = found._replace(own_top=min(found.own_top, max(floor, bottom - whole)))
    if top.way == CUT:
        ceiling = min(y - half - 4 * t, found.pile_top - LIFT * t) - gap
        rows = max(
            _rows_high(found.counts, frame, place, room - top.beside)
            for place, room in zip(found.far, top.rooms, strict=True)
        )
        whole = top.head + block_height(rows, frame.others, frame.face, WHOLE, t)
        high = max(top.height, min(ceiling - frame.margin, whole))
        found = found._replace(top=top._replace(height=high))
    return found


def _head(counts: Counts, frame: Frame, place: int, width: float) -> float:
    """The height of a plate with its line of small cards, or lines of an open hand."""
    return (HEAD + OPEN_LINE * (_open_lines(counts, frame, place, width) - 1)) * frame.t


def _open_lines(counts: Counts, frame: Frame, place: int, width: float) -> int:
    each = max(1, int(width / (SMALL_CHIP[0] + 2) / frame.t))
    return max(1, min(MOST_OPEN_LINES, math.ceil(counts.open[place] / each)))


def _fan_width(frame: Frame, opponents: int) -> float:
    return (36 if _narrow(frame, opponents) else 50) * frame.t


def _line_width(counts: Counts, frame: Frame, column: float) -> float:
    """What a column leaves beside the fan for words."""
    return column - _fan_width(frame, counts.opponents) - 8 * frame.t


def _rows_high(counts: Counts, frame: Frame, place: int, room: float) -> int:
    sizes = counts.melds[place]
    return len(flow(sizes, (room + 0.05) / frame.others).rows) if sizes else 0


def _sides(
    counts: Counts, frame: Frame, sides: tuple[tuple[int, ...], ...], kept: Memory | None
) -> tuple[float, tuple[SidePlan, ...]] | None:
    """The width of the columns at the sides, and how they lie; None when they do not fit."""
    if not sides[0]:
        return 0.0, ()
    least = (136 if _narrow(frame, counts.opponents) else 170) * frame.t
    widths = [max(least, part * frame.look.width) for part in (0, 0.17, 0.19, 0.21, 0.235, 0.26)]
    if kept:
        widths = [kept.side, *(width for width in widths if width > kept.side)]
    for width in widths:
        plans = [_side(counts, frame, side, n == 0, width, kept) for n, side in enumerate(sides)]
        if all(plans):
            return width, tuple(plan for plan in plans if plan)
        if kept and kept.plates:
            return None
    return None


def _side(
    counts: Counts, frame: Frame, side: tuple[int, ...], left: bool, width: float,
    kept: Memory | None,
) -> SidePlan | None:  # fmt: skip
    places = side[::-1] if left else side
    top, bottom = frame.margin, frame.words - 4 * frame.t
    between = 1.6 * frame.gap
    line = _line_width(counts, frame, width)
    heads = tuple(_head(counts, frame, place, line) for place in places)
    rows = [_rows_high(counts, frame, place, width) for place in places]
    for way in range(frame.way + 1):
        heights = [head + block_height(row, frame.others, frame.face, way, frame.t)
                   for head, row in zip(heads, rows, strict=True)]  # fmt: skip
        free = bottom - top - sum(heights) - between * (len(heights) - 1)
        if free < 0:
            continue
        if kept and kept.plates:
            tops = [kept.plates[place - 1][1] for place in places]
            edges = [*(y - between for y in tops[1:]), bottom]
            if any(y + h > edge + 0.01 for y, h, edge in zip(tops, heights, edges, strict=True)):
                continue
        elif len(places) == 1:
            tops = [top + min(0.16 * frame.look.height, 0.5 * free)]
        else:
            half = top + 0.5 * (frame.words - top)
            tops = [top, max(top + heights[0] + between, min(half, bottom - heights[1]))]
        return SidePlan(places, (way,) * len(places), tuple(tops), heads)
    return None


def _between(frame: Frame) -> float:
    """Between two columns at the far edge."""
    return max(1.6 * frame.gap, min(2.4 * frame.others, 0.025 * frame.look.width))


def _tops(
    counts: Counts, frame: Frame, far: tuple[int, ...], start: float, inner: float
) -> Iterator[TopPlan]:
    """Ways in which the far edge may lie, the flattest of the least covered first."""
    if not far:
        yield TopPlan(WHOLE, (), (), 0.0, 0.0, 0.0)
        return
    t, w, between = frame.t, frame.others, _between(frame)
    narrow = _narrow(frame, counts.opponents)
    least = (136 if narrow else 166 if counts.opponents > 3 else 190) * t
    sizes = [counts.melds[place] for place in far]
    plans = []
    if len(far) == 1:
        plans += list(_one_top(counts, frame, far[0], start, inner))
    else:
        for beside in (0.0, BESIDE * t):
            for rows in range(1, 3 if beside else 6):
                wants = [_wanted(s, rows, w, beside, least) for s in sizes]
                if sum(wants) + between * (len(far) - 1) > inner:
                    continue
                lefts = _columns(wants, start, inner, between, beside or least)
                plans += list(_top_plans(counts, frame, far, lefts, start + inner, beside))
    plans.sort(key=lambda plan: (plan.way, plan.height))
    yield from plans


def _wanted(sizes: Sizes, rows: int, w: float, beside: float, least: float) -> float:
    if not sizes:
        return least
    return beside + max(narrowest(sizes, rows) * w, 40.0 if beside else least)


def _columns(
    wants: Sequence[float], start: float, inner: float, between: float, least: float
) -> tuple[float, ...]:
    """The left edges of columns: equal ones while every seat's melds fit, else by need."""
    free = inner - between * (len(wants) - 1)
    equal, spare = free / len(wants), (free - sum(wants)) / len(wants)
    lefts, x = [], start
    for want in wants:
        column = equal if max(wants) <= equal else want + spare
        usual = (column - max(least, 0.6 * column)) / 2
        lefts.append(x + max(0.0, min(usual, column - want)))
        x += column + between
    return tuple(lefts)


def _top_plans(
    counts: Counts, frame: Frame, far: tuple[int, ...], lefts: Sequence[float], end: float,
    beside: float,
) -> Iterator[TopPlan]:  # fmt: skip
    """What fits below, or beside, plates that stand there."""
    t = frame.t
    between = _between(frame)
    edges = [*(x - between for x in lefts[1:]), end]
    rooms = tuple(edge - x for x, edge in zip(lefts, edges, strict=True))
    rows, heads = [0], []
    for place, room in zip(far, rooms, strict=True):
        if counts.melds[place]:
            if room - beside < 1.8 * frame.others - 0.05:
                return
            rows.append(_rows_high(counts, frame, place, room - beside))
        line = _line_width(counts, frame, beside or room)
        heads.append(_head(counts, frame, place, line))
    most, head = max(rows), max(heads)
    for way in range(frame.way + 1):
        if (way == COVERING and most < 2) or (way and not most):
            continue
        block = block_height(most, frame.others, frame.face, way, t)
        height = max(head + 20 * t, block) if beside else head + block
        yield TopPlan(way, tuple(lefts), rooms, 0.0 if beside else head, height, beside)


def _one_top(
    counts: Counts, frame: Frame, place: int, start: float, inner: float
) -> Iterator[TopPlan]:
    """A single opponent across the table: the plate in the middle, the melds centred below it."""
    left = max(start, frame.axis - 74 * frame.t)
    rows = _rows_high(counts, frame, place, inner)
    plate = min(LONE_PLATE * frame.t, start + inner - left)
    head = _head(counts, frame, place, _line_width(counts, frame, plate))
    for way in range(frame.way + 1):
        if (way == COVERING and rows < 2) or (way and not rows):
            continue
        block = block_height(rows, frame.others, frame.face, way, frame.t)
        yield TopPlan(way, (left,), (inner,), head, head + block, 0.0)
    if frame.dial < 3:
        return
    beside = BESIDE * frame.t
    left = max(start, frame.axis - 0.25 * inner)
    head = _head(counts, frame, place, _line_width(counts, frame, beside))
    rows = _rows_high(counts, frame, place, start + inner - left - beside)
    for way in range(frame.way + 1):
        if (way == COVERING and rows < 2) or not rows:
            continue
        block = block_height(rows, frame.others, frame.face, way, frame.t)
        room = start + inner - left
        yield TopPlan(way, (left,), (room,), 0.0, max(head + 20 * frame.t, block), beside)


def _kept_top(
    counts: Counts, frame: Frame, far: tuple[int, ...], start: float, inner: float, kept: Memory
) -> Iterator[TopPlan]:
    """The far edge with every plate where it stood."""
    if not far:
        yield TopPlan(WHOLE, (), (), 0.0, 0.0, 0.0)
    elif len(far) == 1:
        for plan in _one_top(counts, frame, far[0], start, inner):
            if plan.beside == kept.beside:
                yield plan
    else:
        lefts = [kept.plates[place - 1][0] for place in far]
        yield from _top_plans(counts, frame, far, lefts, start + inner, kept.beside)


def _own_plans(counts: Counts, frame: Frame, room: float) -> list[tuple[int, float]]:
    """How the person's melds may lie, and how high they are then."""
    sizes = counts.melds[0]
    if not sizes:
        # Room for the first meld is kept, so that nothing need move when it comes.
        row = block_height(1, frame.own, frame.face, frame.way, frame.t)
        return [(WHOLE, row)] if frame.way != CUT else [(WHOLE, row), (WHOLE, 0.0)]
    rows = len(flow(sizes, room / frame.own).rows)
    return [
        (way, block_height(rows, frame.own, frame.face, way, frame.t))
        for way in range(frame.way + 1)
        if way != COVERING or rows > 1
    ]


def _middle(
    counts: Counts, frame: Frame, ceiling: float, floor: float, start: float, inner: float,
    kept: Memory | None,
) -> tuple[tuple[float, float], PilePlan | None, float] | None:  # fmt: skip
    """Stock and pile between the far edge and the person's melds; None when they do not fit.

    Gives the stock's middle, how the pile lies and where its upper edge is.
    """
    t, w, gap = frame.t, frame.pile, frame.gap
    lift = LIFT * t
    high = ceiling + gap
    low = floor - gap
    half = RATIO / 2 * w
    if kept:
        x, y = kept.stock
        if x - w / 2 < start - 0.01:
            return None
    else:
        # As low as a row of melds below it allows: the far edge needs more sooner.
        x, y = _stock_x(counts, frame, start), low - half - 19 * t
    if y - half - 4 * t < high - 0.01 or y + half + 19 * t > low + 0.6 * gap + 0.01:
        return None
    if counts.stacked:
        return (x, y), None, y - half
    left = x + (0.5 + 0.3) * w
    pile = pile_plan(counts.pile, start + inner - left, w, frame.pile_face, lift)
    if pile is None or (pile.rows == 3 and frame.dial < 5):
        return None
    if high + lift + pile.height > low:
        return None
    top = y - half if pile.rows == 1 else y - pile.height / 2
    return (x, y), pile, min(max(top, high + lift), low - pile.height)


def _stock_x(counts: Counts, frame: Frame, start: float) -> float:
    """The middle of a stock that, with a usual pile beside it, lies on the axis of the hand."""
    w = frame.pile
    wide = 1.3 * w + (1.2 * w if counts.stacked else w * (1 + PILE_LOOSEST * (PILE_AHEAD - 1)))
    if start > frame.margin:
        # Columns at the sides grow in the course of a round.
        start = max(start, frame.margin + 0.235 * frame.look.width + 1.8 * frame.gap)
    return max(start, frame.axis - wide / 2) + w / 2


def hand_face(frame: Frame, w: float) -> Face:
    """The face of hand cards so wide: never with a smaller index than any other card."""
    others = max(RANK[frame.face] * frame.own, RANK[frame.pile_face] * frame.pile)
    if w < HAND_LARGE_BELOW or RANK["classic"] * w < others:
        return "large"
    return frame.look.face


def own_room_of(found: Solution) -> float:
    """The width of the room for the person's melds, whose middle is the axis."""
    frame = found.frame
    return found.inner if found.sides else frame.look.width - 2 * (frame.margin + 20 * frame.t)


# ------------------------------------------------------------------------------- who sits where


def seats_of(found: Solution) -> list[SeatPlace]:
    """The opponents' plates and columns, by place."""
    frame, counts, top = found.frame, found.counts, found.top
    seats = []
    for place, left, room in zip(found.far, top.lefts, top.rooms, strict=True):
        seats.append(_far_seat(found, place, left, room))
    names: tuple[Side, Side] = ("left", "right")
    for side, plan in zip(names, found.sides, strict=False):
        x = frame.margin if side == "left" else frame.look.width - frame.margin - found.side_width
        bottom = frame.words - 4 * frame.t
        ends = [*(y - 1.6 * frame.gap for y in plan.tops[1:]), bottom]
        for place, y, head, end in zip(plan.places, plan.tops, plan.heads, ends, strict=True):
            column = Box(x, y + head, found.side_width, end - y - head)
            lines = _open_lines(counts, frame, place, _line_width(counts, frame, column.w))
            seats.append(_seat(frame, counts, place, side, Box(x, y, column.w, 0), column, lines))
    return sorted(seats, key=lambda seat: seat.place)


def _far_seat(found: Solution, place: int, left: float, room: float) -> SeatPlace:
    frame, counts, top = found.frame, found.counts, found.top
    y, t = frame.margin, frame.t
    if top.beside and counts.melds[place]:
        column = Box(left + top.beside, y, room - top.beside, top.height)
        lines = _open_lines(counts, frame, place, _line_width(counts, frame, top.beside))
        where = Box(left, y, top.beside - 6 * t, 0)
        return _seat(frame, counts, place, "far", where, column, lines, stacked=True)
    column = Box(left, y + top.head, room, max(0.0, top.height - top.head))
    if len(found.far) == 1 and not top.beside:
        column = column._replace(x=found.lefts)
        room = min(LONE_PLATE * t, found.lefts + found.inner - left)
    lines = _open_lines(counts, frame, place, _line_width(counts, frame, room))
    return _seat(frame, counts, place, "far", Box(left, y, room, 0), column, lines)


def _seat(frame: Frame, counts: Counts, place: int, side: Side, where: Box, column: Box,
          lines: int, *, stacked: bool = False) -> SeatPlace:  # fmt: skip
    """A plate of this place and width; three lines of words where its melds lie beside it."""
    t = frame.t
    fan = Box(where.x, where.y, _fan_width(frame, counts.opponents), 40 * t)
    x = fan.right + 8 * t
    wide = where.right - x
    last_h = (20 + OPEN_LINE * (lines - 1)) * t
    name, second = Box(x, where.y, wide, 22 * t), where.y + 23 * t
    total = Box(x, second, wide, 20 * t) if stacked else None
    last = Box(x, second + (22 * t if stacked else 0), wide, last_h)
    plate = Box(where.x, where.y, where.w, last.bottom - where.y + t)
    return SeatPlace(place, side, plate, fan, name, total, last, column)


def memory_of(found: Solution, seats: Sequence[SeatPlace]) -> Memory:
    """What later arrangements of the round keep of this one."""
    frame = found.frame
    return Memory(
        stage=frame.stage,
        dial=frame.dial,
        font=frame.look.font,
        scale=frame.look.scale,
        side=found.side_width,
        beside=found.top.beside,
        plates=tuple((seat.plate.x, seat.plate.y) for seat in seats),
        stock=found.stock,
    )
