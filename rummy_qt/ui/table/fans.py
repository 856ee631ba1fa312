"""How cards lie beside each other: the hand's fan, the pile's arc, melds in rows.

Numbers in, spots out; lengths are pixels, but steps, gaps and what is shown of a card are parts of
a card's width. Nothing here knows which cards they are.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from .arrangement import RATIO, Face, Spot, Thread

RANK: Final[dict[Face, float]] = {"classic": 0.178, "large": 0.262}
"""Height of a rank, measured on the deck."""
INDEX: Final[dict[Face, float]] = {"classic": 0.385, "large": 0.505}
"""Lower end of rank and suit together."""
INDEX_RIGHT: Final = 0.175
"""Their right end, in both faces."""


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
    step = LOOSEST
    while step >= TIGHTEST:
        half = step * (count - 1) / 2
        turn = math.asin(min(math.sin(math.radians(steepest)), half / HAND_PIVOT))
        # The end cards reach beyond their middles, the more the steeper they stand.
        if w * (2 * half + math.cos(turn) + RATIO * math.sin(turn)) <= room:
            return step
        step = round(step - 0.01, 2)
    return 0.0


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


def hand_row(
    count: int, row: int, rows: int, room: float, axis: float, floor: float, most: float,
    w: float, face: Face,
) -> list[Spot]:  # fmt: skip
    """One row of a hand, if it had so many cards, of the size that it has."""
    steepest = next(steep for number, _, steep in HAND_PLANS if number == rows)
    step = max(TIGHTEST, _widest_step(count, room, w, steepest))
    top, steepest = floor - _height(row, rows, most, w, face), _flat(count, rows, step, steepest)
    return arc(count, axis, top, w, step * w, steepest, HAND_PIVOT * w)


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


@lru_cache(maxsize=1024)
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


@lru_cache(maxsize=1024)
def narrowest(sizes: tuple[int, ...], rows: int, least: float) -> float | None:
    """The narrowest room, in card widths, in which these melds lie in so many rows."""
    step, low = 0.08, max(least, 1.8)
    high = max(low, sum(2 + FLOWS[0][0] * (n - 1) for n in sizes))
    if len(flow(sizes, high).rows) > rows:
        return None
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


def lay_melds(sizes: tuple[int, ...], x: float, y: float, room: float, w: float, face: Face,
              way: int, t: float, *, centred: bool = False) -> list[Laid]:  # fmt: skip
    """The melds in ``room`` pixels from ``x`` on, the first row's upper edge at ``y``."""
    found = flow(sizes, room / w)
    pitch = pitch_of(w, face, way, t)
    shown = INDEX[face] + 0.03 if way == CUT else RATIO
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
