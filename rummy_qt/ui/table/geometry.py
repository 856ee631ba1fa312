"""How cards lie beside each other: the fan of a hand, the rows of a pile, melds in lanes.

Numbers in, numbers out: nothing here knows a card, or what gives way where room is scarce
(``sizes``). Lengths are pixels, but steps and gaps are parts of a card's width ``w``; ``t`` is the
unit of text.
"""

from __future__ import annotations

import math
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterable
from functools import lru_cache
from itertools import chain
from typing import Final, NamedTuple

from . import RATIO
from .arrangement import Face, Spot

RANK: Final[dict[Face, float]] = {"classic": 0.178, "large": 0.262}
"""Height of a rank, measured on the deck."""
INDEX: Final[dict[Face, float]] = {"classic": 0.385, "large": 0.505}
"""Lower end of rank and suit together."""
LARGE_BELOW: Final = 76.0
"""Melds and a pile of narrower cards show the large face."""


def face_of(w: float, chosen: Face) -> Face:
    """The face that a card so wide shows on the table."""
    return "large" if w < LARGE_BELOW else chosen


def strip(w: float, chosen: Face) -> float:
    """The least of a card, in pixels, that shows its index.

    It never grows while ``w`` shrinks, not even where the face changes.
    """
    large = (INDEX["large"] + 0.03) * min(w, LARGE_BELOW)
    return max(large, (INDEX[face_of(w, chosen)] + 0.03) * w)


class Arc(NamedTuple):
    """Cards beside each other that turn around a point below them."""

    w: float
    step: float
    """In pixels."""
    steepest: float
    """Degrees; 0: none is turned."""
    pivot: float
    """How far below they turn, in pixels; farther where they would stand steeper."""

    def spots(self, count: int, middle: float, top: float) -> list[Spot]:
        """So many cards; the upper edge of the highest one lies at ``top``."""
        half = self.step * (count - 1) / 2
        level = top + RATIO / 2 * self.w
        if count < 2 or self.steepest <= 0:
            return [Spot(middle - half + n * self.step, level, self.w) for n in range(count)]
        radius = max(self.pivot, half / math.sin(math.radians(self.steepest)))
        spots = []
        for n in range(count):
            aside = n * self.step - half
            turn = math.asin(aside / radius)
            sunk = radius * (1 - math.cos(turn))
            spots.append(Spot(middle + aside, level + sunk, self.w, math.degrees(turn)))
        return spots


# ------------------------------------------------------------------------------- the hand

LOOSEST, TIGHTEST = 0.50, 0.22
"""From one card of the hand to the next."""
SCALES: Final = {
    1: (1.0, 0.94, 0.88),
    2: (0.88, 0.80, 0.74, 0.68, 0.62),
    3: (0.66, 0.60, 0.54, 0.50, 0.45, 0.40, 0.36, 0.32),
}
"""By the number of rows: the sizes that are tried for a hand, one after the other."""
STEEPEST: Final = {1: 14.0, 2: 9.0, 3: 6.0}
"""Degrees, by the number of rows."""
HAND_PIVOT: Final = 9.0
IN_SIGHT: Final = {1: 0.87, 2: 0.70, 3: 0.62}
"""How much of the front row's height the window shows, by the number of rows."""
MOST_SUNK: Final = {1: 0.42, 2: 0.27, 3: 0.20}
"""How far the ends of the front row may lie lower than its middle: their indices stay in sight."""
HAND_HEIGHT: Final = ((560.0, 1.27), (400.0, 1.12), (0.0, 0.94))
"""What a hand takes from a window's height, however many rows it has, if that is so many pixels."""
RISE: Final = 0.17
"""How far the card under the pointer rises."""
FRONT_RISE: Final = 0.02
"""In front of another row, whose indices it must not cover."""


def hand_height(height: float) -> float:
    """Of a window so high, in widths of its cards."""
    return next(part for least, part in HAND_HEIGHT if height >= least)


class Fan(NamedTuple):
    """How a hand lies, in one to three rows."""

    rows: int
    w: float
    face: Face
    room: float
    """Pixels from side to side."""
    axis: float
    floor: float
    """The lower edge of the window."""
    most: float
    """Pixels that the hand rises above it at most."""

    def row(self, row: int, count: int, usual: int) -> list[Spot]:
        """``count`` cards in this row (0 behind), as close as ``usual`` cards would lie."""
        steepest = STEEPEST[self.rows]
        step = _widest_step(usual, self.room, self.w, steepest) or TIGHTEST
        half = step * (usual - 1) / 2
        pitch = (INDEX[self.face] + 0.06) * self.w
        high = min(self.most, IN_SIGHT[self.rows] * RATIO * self.w + (self.rows - 1) * pitch)
        if half:  # the ends of a broad fan may not sink out of the window
            index = (high - self.rows * pitch) / self.w - 0.05
            sunk = max(0.0, min(MOST_SUNK[self.rows], index))
            steepest = min(steepest, math.degrees(2 * math.atan(sunk / half)))
        arc = Arc(self.w, step * self.w, steepest, HAND_PIVOT * self.w)
        return arc.spots(count, self.axis, self.floor - high + row * pitch)

    def aside(self, y: float) -> float:
        """How far from the axis no card of a hand in one row, however many, lies above ``y``."""
        if self.rows > 1:
            return self.room / 2
        broadest = 2 + int((self.room / self.w - 1) / LOOSEST)  # cards that just come closer
        last = self.row(0, broadest, broadest)[-1]
        end, low = last.corners[1]
        pivot = last.y + (last.x - self.axis) / math.tan(math.radians(last.angle))
        reach = math.hypot(end - self.axis, pivot - low)  # so far all upper corners are from it
        return math.sqrt(max(0.0, reach**2 - (pivot - min(y, low)) ** 2))


@lru_cache(maxsize=256)
def hand_rows(count: int, room: float, w: float) -> tuple[int, float]:
    """In how many rows a hand lies, and how wide its cards are then.

    One row while it can be read, then smaller cards, then two rows, at last three.
    """
    for rows, scale in ((rows, scale) for rows, scales in SCALES.items() for scale in scales):
        if _widest_step(max(1, math.ceil(count / rows)), room, scale * w, STEEPEST[rows]):
            break
    return rows, scale * w


@lru_cache(maxsize=1024)
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


# ------------------------------------------------------------------------------- the pile

PILE_LOOSEST: Final = 0.39
"""From one discard to the next."""
PILE_GROWS: Final = (4, 6)
"""So many a row has room for, then as many as it has with the tightest step."""
PILE_PIVOT: Final = 18.0


class Pile(NamedTuple):
    """How a discard pile lies: the oldest behind, in rows no longer than the front one.

    So the newest card is the rightmost.
    """

    rows: int
    back: int
    """Cards of each row behind."""
    front: int
    """Cards that the front or only row has room for."""
    w: float
    step: float
    """Of ``w``."""
    pitch: float
    """From one row to the next, in pixels."""

    @property
    def width(self) -> float:
        """Of a full row in front."""
        return self.w * (1 + self.step * (self.front - 1))

    @property
    def height(self) -> float:
        """Of all rows, without the cards that stand up out of it."""
        return (RATIO + 0.1 * (self.rows == 1)) * self.w + (self.rows - 1) * self.pitch

    def spots(self, count: int, left: float, top: float) -> list[Spot]:
        """The first ``count`` cards; ``left`` and ``top`` bound them all."""
        arc = Arc(self.w, self.step * self.w, 3.0 if self.rows == 1 else 0.0, PILE_PIVOT * self.w)
        found: list[Spot] = []
        for row, cards in enumerate([*(self.back,) * (self.rows - 1), self.front]):
            middle = left + self.w * (1 + self.step * (cards - 1)) / 2
            found += arc.spots(cards, middle, top + row * self.pitch)
        return found[:count]


def pile_of(count: int, row: tuple[float, float], w: float, pitch: float) -> Pile:
    """One row while it can be read, then as many as it takes.

    ``row``: how long one may be, and its tightest step, in card widths. Sizes go in steps of some
    discards, so that one more seldom moves those that lie there.
    """
    longest, tightest = row
    most = 1 + int((longest - 1) / tightest + 1e-9)
    rows, back = 1, 0
    front = next((n for n in PILE_GROWS if count <= n <= most), most)
    while (room := front + (rows - 1) * back) < count:
        rows = math.ceil((room + 1) / most)
        back = max(math.ceil(room / rows), (room - most) // (rows - 1) + 1)
        front = max(back, min(most, room + 3 - (rows - 1) * back))
    step = min(PILE_LOOSEST, (longest - 1) / max(1, front - 1))
    return Pile(rows, back, front, w, step, pitch)


# ------------------------------------------------------------------------------- melds

SEAM: Final = 7.0
"""Room for the yarn in or below a row, in units of text."""
BETWEEN_ROWS: Final = 9.0
"""Below the yarn, where the next row does not cover this one."""
MOST_ROWS: Final = 14
CLOSED: Final = (0.24, 0.26)
"""Step and gap to which the melds of a row close up before one of them changes to another."""


class Cut(NamedTuple):
    """How laid cards lie: as large, as close and as far covered as the squeeze has made them."""

    w: float
    face: Face
    step: float
    gap: float
    pitch: float
    """From one row to the next, in pixels."""
    shown: float
    """Of a row that nothing covers, in pixels."""
    t: float

    def whole(self) -> Cut:
        """The same with nothing covered."""
        high = RATIO * self.w
        return self._replace(pitch=high + (SEAM + BETWEEN_ROWS) * self.t, shown=high)

    def closed(self, part: float = 1.0) -> Cut:
        """With the melds of a row closer by this part of what they may close up."""
        step, gap = (a + part * min(0.0, b - a) for a, b in zip(self[2:4], CLOSED, strict=True))
        return self._replace(step=step, gap=gap)

    def height(self, rows: int) -> float:
        """Of so many rows, with the last one's yarn."""
        return (rows - 1) * self.pitch + self.shown + (SEAM + 3) * self.t if rows else 0.0


class Lane(NamedTuple):
    """Room for one row of melds."""

    x: float
    y: float
    width: float
    lean: int = 1
    """1: they begin at its left end; -1: at its right end; 0: they stand about its middle."""


Lanes = tuple[Lane, ...]


class Run(NamedTuple):
    """Where a meld lies in a lane."""

    lane: Lane
    nth: int
    """Of all lanes, counted by turns along the sides."""
    at: float
    """From where the lane begins, in card widths."""
    wide: float
    """In card widths."""

    def left(self, long: float, w: float) -> float:
        """Its left end, in pixels, in a lane of which ``long`` card widths are used."""
        x, _, width, lean = self.lane
        if lean < 0:
            return x + width - (self.at + self.wide) * w
        return x + self.at * w + (0.0 if lean else (width - long * w) / 2)


def lanes(first: Lane, cut: Cut) -> Lanes:
    """Rows below each other, as many as there could ever be."""
    x, y, width, lean = first
    return tuple(Lane(x, y + n * cut.pitch, width, lean) for n in range(MOST_ROWS))


@lru_cache(maxsize=256)
def flow(
    sizes: tuple[int, ...], sides: tuple[Lanes, ...], cut: Cut, lying: tuple[int, ...] = ()
) -> tuple[Run, ...] | None:
    """Melds of these sizes on the side with fewer, or where one has room; None: none has.

    Each lies in the first lane of a side that has room for it, where there is one side even if all
    in it close up; those that lie there stay (``lying``, by ``Run.nth``) as long as that is enough.
    Of two sides they always stay, and all close up before a new one has no room.
    """
    turns, closed, found = len(sides), cut.closed(), list[int]()
    slack = cut.gap - closed.gap  # each sum of breadths ends with a gap
    rooms = {n * turns + side: lane.width / cut.w + cut.gap + 1e-6
             for side, rows in enumerate(sides) for n, lane in enumerate(rows)}  # fmt: skip
    nths = [range(side, turns * len(rows), turns) for side, rows in enumerate(sides)]
    usual = [list(chain(*nths[turn:], *nths[:turn])) for turn in range(turns)]
    loose, close = defaultdict[int, float](float), defaultdict[int, float](lambda: slack)
    for meld, size in enumerate(sizes):
        wide, least = (1 + how.step * (size - 1) + how.gap for how in (cut, closed))
        turn = min(range(turns), key=[nth % turns for nth in found].count)
        order, new = usual[turn], meld >= len(lying)
        tight = [nth for nth in lying[meld : meld + 1] if nth in rooms]
        tight += order if turns == 1 or (new and lying) else []
        roomy = ((n, loose[n] + wide) for n in (order if turns > 1 and new else ()))
        needs = chain(roomy, ((n, close[n] + least) for n in tight))
        if (nth := next((n for n, need in needs if need <= rooms[n]), None)) is None:
            return None
        found.append(nth)
        loose[nth] += wide
        close[nth] += least
    runs, used = list[Run](), defaultdict[int, float](float)
    for size, nth in zip(sizes, found, strict=True):
        over, lane = loose[nth] - rooms[nth], sides[nth % turns][nth // turns]
        how = cut.closed(over / (loose[nth] - close[nth])) if over > 0 else cut
        runs.append(Run(lane, nth, used[nth], 1 + how.step * (size - 1)))
        used[nth] += runs[-1].wide + how.gap
    return tuple(runs)


@lru_cache(maxsize=4096)
def rows_of(sizes: tuple[int, ...], room: float, cut: Cut, lying: tuple[int, ...]) -> int:
    """In how many rows of so many card widths melds lie; 99: they find no room."""
    runs = flow(sizes, (lanes(Lane(0.0, 0.0, room * cut.w), cut),), cut, lying)
    return 99 if runs is None else max((run.nth + 1 for run in runs), default=0)


@lru_cache(maxsize=4096)
def narrowest(sizes: tuple[int, ...], rows: int, cut: Cut) -> float:
    """The narrowest room, in eighths of a card, in which melds lie in so many rows."""
    at = bisect_left(range(160), True, key=lambda n: rows_of(sizes, 1.75 + n / 8, cut, ()) <= rows)
    return 1.75 + at / 8 if sizes else 0.0


@lru_cache(maxsize=4096)
def narrowest_lying(sizes: tuple[int, ...], lying: tuple[int, ...], cut: Cut) -> float:
    """The narrowest in which those that lie stay in their rows, likewise in thousandths."""
    rows = defaultdict[int, float](float)
    for size, row in zip(sizes, lying, strict=False):
        rows[row] += 1 + cut.step * (size - 1) + cut.gap
    return math.ceil(1000 * (max(rows.values()) - cut.gap)) / 1000 if rows else 0.0


class Laid(NamedTuple):
    """Where one meld lies."""

    spots: tuple[Spot, ...]
    seam: float
    """The height of its yarn."""
    covered: bool
    lane: int


@lru_cache(maxsize=256)
def lay(
    sizes: tuple[int, ...], sides: tuple[Lanes, ...], cut: Cut, lying: tuple[int, ...]
) -> tuple[Laid, ...]:
    """The melds where ``flow`` says; there is room for them.

    One move changes the melds of one seat: those of the others are known.
    """
    runs = flow(sizes, sides, cut, lying) or ()
    long = {run.lane: run.at + run.wide for run in runs}  # as far as its last one reaches
    boxes = [(run.left(long[run.lane], cut.w), run.lane.y, run.wide * cut.w) for run in runs]
    laid = []
    for cards, run, (x, y, wide) in zip(sizes, runs, boxes, strict=False):
        over = [b - y for a, b, c in boxes if b > y + 1 and a < x + wide and x < a + c]
        shown = min([cut.shown, *(pitch - SEAM * cut.t for pitch in over)])
        whole = shown >= RATIO * cut.w - 0.01
        under = y + min(shown, RATIO * cut.w) + 0.55 * SEAM * cut.t
        spots, step = [], (run.wide - 1) / max(1, cards - 1)
        for n in range(cards):
            spot = Spot(x + (n * step + 0.5) * cut.w, y + RATIO / 2 * cut.w, cut.w)
            spots.append(spot if whole else spot._replace(shown=shown / cut.w))
        laid.append(Laid(tuple(spots), under, not whole, run.nth))
    return tuple(laid)


def spans(spots: Iterable[Spot]) -> list[tuple[Spot, Spot]]:
    """The first and the last of each row of cards that lie on each other."""
    rows: list[tuple[Spot, Spot]] = []
    for spot in sorted(spots, key=lambda spot: (spot.y, spot.x)):
        first, last = rows[-1] if rows else (spot, spot)
        if 0 < spot.x - last.x < spot.w and spot.y == last.y and not spot.angle:
            rows[-1] = first, spot
        else:
            rows.append((spot, spot))
    return rows
