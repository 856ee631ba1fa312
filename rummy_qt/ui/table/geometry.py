"""How cards lie side by side: the fan of a hand, the rows of a pile, melds in lanes.

Pure arithmetic: this module knows neither cards nor what shrinks where room is scarce (``sizes``).
Lengths are pixels, but steps and gaps are fractions of a card's width ``w``; ``t`` is the unit of
text.
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
from .arrangement import FaceStyle, Spot

RANK: Final[dict[FaceStyle, float]] = {"classic": 0.178, "large": 0.262}
"""Height of the rank in card widths, measured on the deck."""
INDEX: Final[dict[FaceStyle, float]] = {"classic": 0.385, "large": 0.505}
"""From the top of a card to the lower end of its index (rank and suit), in card widths."""
LARGE_BELOW: Final = 76.0
"""Cards of melds and pile that are narrower, in pixels, show the large face."""


def face_of(w: float, chosen: FaceStyle) -> FaceStyle:
    """The face shown by a card of width ``w`` on the table."""
    return "large" if w < LARGE_BELOW else chosen


def strip(w: float, chosen: FaceStyle) -> float:
    """The height in pixels of the strip of a card that shows its index.

    It never grows as ``w`` shrinks, not even where the face changes.
    """
    large = (INDEX["large"] + 0.03) * min(w, LARGE_BELOW)
    return max(large, (INDEX[face_of(w, chosen)] + 0.03) * w)


class Arc(NamedTuple):
    """Cards side by side, rotated around a common point below them."""

    w: float
    step: float
    """In pixels."""
    steepest: float
    """The largest angle in degrees; 0 lays the cards straight."""
    pivot: float
    """How far below the cards that point lies, in pixels; farther if needed for ``steepest``."""

    def spots(self, count: int, middle: float, top: float) -> list[Spot]:
        """Spots for ``count`` cards about x = ``middle``; the highest upper edge is at ``top``."""
        half = self.step * (count - 1) / 2
        level = top + RATIO / 2 * self.w
        if count < 2 or self.steepest <= 0:
            return [Spot(middle - half + n * self.step, level, self.w) for n in range(count)]
        radius = max(self.pivot, half / math.sin(math.radians(self.steepest)))
        spots = []
        for n in range(count):
            dx = n * self.step - half
            angle = math.asin(dx / radius)
            dy = radius * (1 - math.cos(angle))
            spots.append(Spot(middle + dx, level + dy, self.w, math.degrees(angle)))
        return spots


# ------------------------------------------------------------------------------- the hand

LOOSEST, TIGHTEST = 0.50, 0.22
"""The largest and smallest step from one card of the hand to the next."""
SCALES: Final = {
    1: (1.0, 0.94, 0.88),
    2: (0.88, 0.80, 0.74, 0.68, 0.62),
    3: (0.66, 0.60, 0.54, 0.50, 0.45, 0.40, 0.36, 0.32),
}
"""By the number of rows: the card sizes tried for a hand, in this order."""
STEEPEST: Final = {1: 14.0, 2: 9.0, 3: 6.0}
"""The largest angle in degrees, by the number of rows."""
HAND_PIVOT: Final = 9.0
IN_SIGHT: Final = {1: 0.87, 2: 0.70, 3: 0.62}
"""The visible part of the front row's height, by the number of rows."""
MOST_SUNK: Final = {1: 0.42, 2: 0.27, 3: 0.20}
"""How far the ends of the front row may be below its middle, so that their indices stay visible."""
HAND_HEIGHT: Final = ((560.0, 1.27), (400.0, 1.12), (0.0, 0.94))
"""Height of a hand of any number of rows, for windows of at least so many pixels in height."""
RISE: Final = 0.17
"""How far the card under the pointer rises."""
FRONT_RISE: Final = 0.02
"""The same in a front row, where it must not cover the indices of the row behind."""


def hand_height(height: float) -> float:
    """The height of a hand in a window of this height in pixels, in widths of its cards."""
    return next(part for least, part in HAND_HEIGHT if height >= least)


class Fan(NamedTuple):
    """The shape of a hand of one to three rows."""

    rows: int
    w: float
    face: FaceStyle
    room: float
    """The available width in pixels."""
    axis: float
    floor: float
    """The lower edge of the window."""
    most: float
    """The largest height of the hand above it, in pixels."""

    def row(self, row: int, count: int, usual: int) -> list[Spot]:
        """``count`` cards in this row (0 is the back), as close as ``usual`` cards would lie."""
        steepest = STEEPEST[self.rows]
        step = _widest_step(usual, self.room, self.w, steepest) or TIGHTEST
        half = step * (usual - 1) / 2
        pitch = (INDEX[self.face] + 0.06) * self.w
        high = min(self.most, IN_SIGHT[self.rows] * RATIO * self.w + (self.rows - 1) * pitch)
        if half:  # the ends of a wide fan must not sink out of the window
            index = (high - self.rows * pitch) / self.w - 0.05
            sunk = max(0.0, min(MOST_SUNK[self.rows], index))
            steepest = min(steepest, math.degrees(2 * math.atan(sunk / half)))
        arc = Arc(self.w, step * self.w, steepest, HAND_PIVOT * self.w)
        return arc.spots(count, self.axis, self.floor - high + row * pitch)

    def aside(self, y: float) -> float:
        """The distance from the axis beyond which no hand in one row has a card above ``y``."""
        if self.rows > 1:
            return self.room / 2
        widest = 2 + int((self.room / self.w - 1) / LOOSEST)  # more cards only come closer
        last = self.row(0, widest, widest)[-1]
        end, low = last.corners[1]
        pivot = last.y + (last.x - self.axis) / math.tan(math.radians(last.angle))
        reach = math.hypot(end - self.axis, pivot - low)  # from the pivot to each upper corner
        return math.sqrt(max(0.0, reach**2 - (pivot - min(y, low)) ** 2))


@lru_cache(maxsize=256)
def hand_rows(count: int, room: float, high: float, w: float) -> tuple[int, float]:
    """The number of rows of a hand in a room of this width and height, and its cards' width.

    One row while it is readable, then smaller cards, then two rows, then three.
    """
    for rows, scale in ((rows, scale) for rows, scales in SCALES.items() for scale in scales):
        if _widest_step(max(1, math.ceil(count / rows)), room, scale * w, STEEPEST[rows]):
            break
    return rows, min(scale * w, high / (rows * (INDEX["large"] + 0.06) - 0.06))


@lru_cache(maxsize=1024)
def _widest_step(count: int, room: float, w: float, steepest: float) -> float:
    """The widest step that fits, in steps of 0.01, from ``LOOSEST`` to ``TIGHTEST``; else 0."""

    def fits(less: int) -> bool:
        half = (LOOSEST - less / 100) * (count - 1) / 2
        angle = math.asin(min(math.sin(math.radians(steepest)), half / HAND_PIVOT))
        # The steeper the end cards are, the farther they reach beyond their centres.
        return w * (2 * half + math.cos(angle) + RATIO * math.sin(angle)) <= room

    tried = range(round(100 * (LOOSEST - TIGHTEST)) + 1)
    less = bisect_left(tried, True, key=fits)
    return round(LOOSEST - less / 100, 2) if less < len(tried) else 0.0


# ------------------------------------------------------------------------------- the pile

PILE_LOOSEST: Final = 0.39
"""The largest step from one discard to the next."""
PILE_GROWS: Final = (4, 5, 6)
"""Cards that a single row has room for: these in turn, then as many as fit most tightly."""
PILE_PIVOT: Final = 18.0


class Pile(NamedTuple):
    """The shape of a discard pile: the oldest cards behind, in rows no longer than the front one.

    So the newest card is the rightmost.
    """

    rows: int
    back: int
    """Cards in each row but the front one."""
    front: int
    """Cards that the front or only row has room for."""
    w: float
    step: float
    """In card widths."""
    pitch: float
    """From one row to the next, in pixels."""

    @property
    def width(self) -> float:
        """Of a full front row, in pixels."""
        return self.w * (1 + self.step * (self.front - 1))

    @property
    def height(self) -> float:
        """Of all rows in pixels, without the cards that stand out of the pile."""
        return (RATIO + 0.1 * (self.rows == 1)) * self.w + (self.rows - 1) * self.pitch

    def spots(self, count: int, left: float, top: float) -> list[Spot]:
        """The first ``count`` cards; ``left`` and ``top`` bound them all."""
        arc = Arc(self.w, self.step * self.w, 3.0 if self.rows == 1 else 0.0, PILE_PIVOT * self.w)
        spots: list[Spot] = []
        for row, cards in enumerate([*(self.back,) * (self.rows - 1), self.front]):
            middle = left + self.w * (1 + self.step * (cards - 1)) / 2
            spots += arc.spots(cards, middle, top + row * self.pitch)
        return spots[:count]


def pile_of(count: int, row: tuple[float, float], w: float, pitch: float) -> Pile:
    """One row while it is readable, then as many as needed.

    ``row``: the longest row and its tightest step, in card widths. The room grows by several
    discards at a time, so that one more seldom moves those already there.
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
"""Gap below the yarn, where the next row does not cover this one, in units of text."""
MOST_ROWS: Final = 14
CLOSED: Final = (0.24, 0.26)
"""Step and gap to which the melds of a row close up before one of them moves to another row."""


class Spacing(NamedTuple):
    """Size and spacing of laid cards, and how much of them is covered, at one squeeze."""

    w: float
    face: FaceStyle
    step: float
    gap: float
    pitch: float
    """From one row to the next, in pixels."""
    shown: float
    """The drawn height in pixels of cards in a row that nothing covers."""
    t: float

    def whole(self) -> Spacing:
        """The same with nothing covered."""
        high = RATIO * self.w
        return self._replace(pitch=high + (SEAM + BETWEEN_ROWS) * self.t, shown=high)

    def closed(self, part: float = 1.0) -> Spacing:
        """The same with step and gap reduced by this part of the way to ``CLOSED``."""
        step, gap = (a + part * min(0.0, b - a) for a, b in zip(self[2:4], CLOSED, strict=True))
        return self._replace(step=step, gap=gap)

    def height(self, rows: int) -> float:
        """Of this number of rows with the last one's yarn, in pixels."""
        return (rows - 1) * self.pitch + self.shown + (SEAM + 3) * self.t if rows else 0.0


class Lane(NamedTuple):
    """Room for one row of melds, in pixels."""

    x: float
    y: float
    width: float
    lean: int = 1
    """Where its melds begin: 1 at the left end, -1 at the right end; 0 centres them."""


Lanes = tuple[Lane, ...]


class Segment(NamedTuple):
    """The part of a lane taken by one meld."""

    lane: Lane
    nth: int
    """The index of the lane, alternating between the sides."""
    at: float
    """From where the melds of the lane begin, in card widths."""
    wide: float
    """In card widths."""

    def left(self, long: float, w: float) -> float:
        """Its left end, in pixels, in a lane of which ``long`` card widths are used."""
        x, _, width, lean = self.lane
        if lean < 0:
            return x + width - (self.at + self.wide) * w
        return x + self.at * w + (0.0 if lean else (width - long * w) / 2)


def lanes(first: Lane, spacing: Spacing) -> Lanes:
    """``MOST_ROWS`` lanes below each other, beginning with ``first``."""
    x, y, width, lean = first
    return tuple(Lane(x, y + n * spacing.pitch, width, lean) for n in range(MOST_ROWS))


@lru_cache(maxsize=256)
def flow(
    sizes: tuple[int, ...],
    sides: tuple[Lanes, ...],
    spacing: Spacing,
    old_lanes: tuple[int, ...] = (),
) -> tuple[Segment, ...] | None:
    """Distribute melds of these sizes over the lanes; None if one finds no room.

    ``sides`` are one or two columns of lanes; a meld goes to the side with fewer melds, into the
    first lane with room. With one side, melds in a lane may close up to make that room, and those
    already laid (``old_lanes``, by ``Segment.nth``) keep their lanes while that is enough. With two
    sides those always keep their lanes, and melds close up only if a new one has no room otherwise.
    """
    turns, closed, chosen = len(sides), spacing.closed(), list[int]()
    slack = spacing.gap - closed.gap  # each sum of widths ends with a gap
    rooms = {n * turns + side: lane.width / spacing.w + spacing.gap + 1e-6
             for side, rows in enumerate(sides) for n, lane in enumerate(rows)}  # fmt: skip
    nths = [range(side, turns * len(rows), turns) for side, rows in enumerate(sides)]
    usual = [list(chain(*nths[turn:], *nths[:turn])) for turn in range(turns)]
    loose, close = defaultdict[int, float](float), defaultdict[int, float](lambda: slack)
    for meld, size in enumerate(sizes):
        wide, least = (1 + each.step * (size - 1) + each.gap for each in (spacing, closed))
        turn = min(range(turns), key=[nth % turns for nth in chosen].count)
        order, new = usual[turn], meld >= len(old_lanes)
        tight = [nth for nth in old_lanes[meld : meld + 1] if nth in rooms]
        tight += order if turns == 1 or (new and old_lanes) else []
        roomy = ((n, loose[n] + wide) for n in (order if turns > 1 and new else ()))
        needs = chain(roomy, ((n, close[n] + least) for n in tight))
        if (nth := next((n for n, need in needs if need <= rooms[n]), None)) is None:
            return None
        chosen.append(nth)
        loose[nth] += wide
        close[nth] += least
    segments, used = list[Segment](), defaultdict[int, float](float)
    for size, nth in zip(sizes, chosen, strict=True):
        over, lane = loose[nth] - rooms[nth], sides[nth % turns][nth // turns]
        here = spacing.closed(over / (loose[nth] - close[nth])) if over > 0 else spacing
        segments.append(Segment(lane, nth, used[nth], 1 + here.step * (size - 1)))
        used[nth] += segments[-1].wide + here.gap
    return tuple(segments)


@lru_cache(maxsize=4096)
def rows_of(
    sizes: tuple[int, ...], room: float, spacing: Spacing, old_lanes: tuple[int, ...]
) -> int:
    """The number of rows, each ``room`` card widths wide, that the melds take; 99 if too many."""
    segments = flow(sizes, (lanes(Lane(0.0, 0.0, room * spacing.w), spacing),), spacing, old_lanes)
    return 99 if segments is None else max((segment.nth + 1 for segment in segments), default=0)


@lru_cache(maxsize=4096)
def narrowest(sizes: tuple[int, ...], rows: int, spacing: Spacing) -> float:
    """The narrowest room in card widths, to 1/8, in which the melds take at most ``rows`` rows."""
    at = bisect_left(
        range(160), True, key=lambda n: rows_of(sizes, 1.75 + n / 8, spacing, ()) <= rows
    )
    return 1.75 + at / 8 if sizes else 0.0


@lru_cache(maxsize=4096)
def narrowest_kept(sizes: tuple[int, ...], old_lanes: tuple[int, ...], spacing: Spacing) -> float:
    """The narrowest room in card widths, to 1/1000, in which laid melds can keep their rows."""
    rows = defaultdict[int, float](float)
    for size, row in zip(sizes, old_lanes, strict=False):
        rows[row] += 1 + spacing.step * (size - 1) + spacing.gap
    return math.ceil(1000 * (max(rows.values()) - spacing.gap)) / 1000 if rows else 0.0


class MeldSpots(NamedTuple):
    """Where the cards of one meld lie."""

    spots: tuple[Spot, ...]
    seam: float
    """The y coordinate of its yarn."""
    covered: bool
    lane: int
    """See ``Segment.nth``."""


@lru_cache(maxsize=256)
def lay(
    sizes: tuple[int, ...], sides: tuple[Lanes, ...], spacing: Spacing, old_lanes: tuple[int, ...]
) -> tuple[MeldSpots, ...]:
    """Lay the melds out by ``flow``, which must find room for them.

    Cached because one move changes the melds of only one seat.
    """
    segments = flow(sizes, sides, spacing, old_lanes) or ()
    used = {
        segment.lane: segment.at + segment.wide for segment in segments
    }  # up to the lane's last meld
    boxes = [(s.left(used[s.lane], spacing.w), s.lane.y, s.wide * spacing.w) for s in segments]
    laid = []
    for cards, segment, (x, y, wide) in zip(sizes, segments, boxes, strict=False):
        over = [b - y for a, b, c in boxes if b > y + 1 and a < x + wide and x < a + c]
        shown = min([spacing.shown, *(pitch - SEAM * spacing.t for pitch in over)])
        whole = shown >= RATIO * spacing.w - 0.01
        under = y + min(shown, RATIO * spacing.w) + 0.55 * SEAM * spacing.t
        spots, step = [], (segment.wide - 1) / max(1, cards - 1)
        for n in range(cards):
            spot = Spot(x + (n * step + 0.5) * spacing.w, y + RATIO / 2 * spacing.w, spacing.w)
            spots.append(spot if whole else spot._replace(shown=shown / spacing.w))
        laid.append(MeldSpots(tuple(spots), under, not whole, segment.nth))
    return tuple(laid)


def row_ends(spots: Iterable[Spot]) -> list[tuple[Spot, Spot]]:
    """The first and last spot of each row of overlapping cards."""
    rows: list[tuple[Spot, Spot]] = []
    for spot in sorted(spots, key=lambda spot: (spot.y, spot.x)):
        first, last = rows[-1] if rows else (spot, spot)
        if 0 < spot.x - last.x < spot.w and spot.y == last.y and not spot.angle:
            rows[-1] = first, spot
        else:
            rows.append((spot, spot))
    return rows
