"""The parts of a table as values: what there is to lay out, and where one thing lies.

``layout`` puts them together. Lengths are pixels of the view, from its upper left corner; angles
are degrees, clockwise. Players are counted as *places*: 0 is the person, 1 the chair to their left,
and so on around the table. No Qt here.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from enum import IntEnum
from operator import add
from typing import Final, Literal, NamedTuple

from rummy_qt.engine import Card

from . import RATIO

SMALLEST: Final = (860.0, 340.0)
"""Width and height of the smallest table: what the smallest window leaves beside its menu and a
strip of two lines. A smaller one, as a window may have before it is shown, is seen in part."""


class Box(NamedTuple):
    """A rectangle: left, top, width, height."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        return self.x + self.w

    @property
    def bottom(self) -> float:
        return self.y + self.h

    @property
    def centre(self) -> tuple[float, float]:
        return self.x + self.w / 2, self.y + self.h / 2

    def inset(self, dx: float, dy: float) -> Box:
        """The box without a rim of ``dx`` at both sides and ``dy`` above and below."""
        return Box(self.x + dx, self.y + dy, max(0.0, self.w - 2 * dx), max(0.0, self.h - 2 * dy))

    def overlap(self, other: Box) -> float:
        x, y, w, h = self
        left, top, wide, high = other
        if left >= x + w or x >= left + wide or top >= y + h or y >= top + high:
            return 0.0  # as most do
        w, h = min(x + w, left + wide) - max(x, left), min(y + h, top + high) - max(y, top)
        return max(0.0, w * h)

    def holds(self, x: float, y: float) -> bool:
        left, top, w, h = self
        return left <= x <= left + w and top <= y <= top + h


def around(boxes: Iterable[Box]) -> Box:
    """The smallest box that holds them all; there is one at least."""
    lefts, tops, widths, heights = zip(*boxes, strict=True)
    x, y = min(lefts), min(tops)
    return Box(x, y, max(map(add, lefts, widths)) - x, max(map(add, tops, heights)) - y)


Home = Literal["hand", "pile", "meld"]
Face = Literal["classic", "large"]


class Layer(IntEnum):
    """Everything on the table, from the cloth up; a card adds its number within its zone."""

    SEATS = 100
    STOCK = 200
    BELOW_PILE = 298
    PILE = 300
    """Its covered cards lie at 299."""
    BELOW_MELDS = 900
    """For what would go on at the end of a meld."""
    MELDS = 1_000
    YARN = 1_999
    """Above the shadows of the cards."""
    WHOLE = 2_200
    """A covered card of pile or melds that is raised to be seen whole."""
    SILHOUETTES = 2_500
    HAND = 3_000
    HAND_WHOLE = 4_000
    FLIGHT = 5_000
    HELD = 8_000
    FOCUS = 8_900
    TAG = 9_000
    LENS = 9_500


# ------------------------------------------------------------------------------- what there is


class MeldFact(NamedTuple):
    """A meld on the table."""

    number: int
    """1 for ``m1``."""
    place: int
    """Who laid it: there it lies."""
    cards: tuple[Card, ...]
    owners: tuple[int, ...]
    """By card: the place that scores it."""


@dataclass(frozen=True, slots=True)
class Sight:
    """What there is to lay out. It changes with the game, never with the pointer."""

    open: tuple[int, ...]
    """By place, two to eight: hand cards that lie open as small ones in a replay. At the end all
    seats alike tell in one line what is left over."""
    hand: tuple[Card, ...] = ()
    """The person's, from left to right."""
    pile: tuple[Card, ...] = ()
    """The discards that lie open, bottom first; of a stacked pile its top card at most."""
    stacked: bool = False
    covered: int = 0
    """Discards that lie there unseen: below the top card, or the last one, laid face down."""
    raised: frozenset[int] = frozenset()
    """By ``Card.index``: the discards that may be taken now. They stand up out of the pile."""
    melds: tuple[MeldFact, ...] = ()
    """In the order in which they were laid."""
    gathered: bool = False
    """Whether a round is over, and stock and pile are gathered in: who won it stands there. All
    else lies as it lay."""


@dataclass(frozen=True, slots=True)
class Look:
    """What the layout needs to know of the window and the preferences."""

    width: float
    height: float
    font: float = 1.0
    """The desktop's font against one of 13 pixels."""
    scale: float = 1.0
    """Card size, a factor for every card on the table."""
    face: Face = "classic"
    """The face that was chosen; small cards show the large one anyway."""
    tall: bool | None = None
    """Whether its window is, in which more than the table may stand; None: as the table is."""


# ------------------------------------------------------------------------------- where it lies


class Spot(NamedTuple):
    """Where a card lies, or would: its middle, its width and its turn."""

    x: float
    y: float
    w: float
    angle: float = 0.0
    shown: float = RATIO
    """How much of its height is drawn, from the top, in card widths; less than ``RATIO``: cut."""

    @property
    def box(self) -> Box:
        """The card upright, as far as it is drawn."""
        return Box(self.x - self.w / 2, self.y - RATIO * self.w / 2, self.w, self.shown * self.w)

    @property
    def corners(self) -> tuple[tuple[float, float], ...]:
        """Upper left, upper right, lower right, lower left, as it lies."""
        points = ((0, 0), (1, 0), (1, self.shown), (0, self.shown))
        return tuple(self.at(u, v) for u, v in points)

    @property
    def bounds(self) -> Box:
        """The smallest upright box around the card as it lies."""
        xs, ys = zip(*self.corners, strict=True)
        return Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))

    def at(self, u: float, v: float) -> tuple[float, float]:
        """A point of the card, ``u`` and ``v`` in card widths from its upper left corner."""
        dx, dy = (u - 0.5) * self.w, (v - RATIO / 2) * self.w
        turn = math.radians(self.angle)
        cos, sin = math.cos(turn), math.sin(turn)
        return self.x + dx * cos - dy * sin, self.y + dx * sin + dy * cos

    def holds(self, x: float, y: float) -> bool:
        dx, dy = x - self.x, y - self.y
        if abs(dx) > self.w or abs(dy) > self.w:
            return False  # no corner is so far off
        turn = math.radians(-self.angle)
        u = dx * math.cos(turn) - dy * math.sin(turn)
        v = dx * math.sin(turn) + dy * math.cos(turn)
        return abs(u) <= self.w / 2 and -RATIO / 2 <= v / self.w <= self.shown - RATIO / 2


class Place(NamedTuple):
    """Where one open card lies."""

    card: Card
    """A laid joker with its role."""
    spot: Spot
    layer: int
    home: Home
    number: int
    """The meld's number; in hand and pile the place in the row, 0 first."""
    face: Face = "classic"
    row: int = 0
    """Of the hand: 0 for the back or only row."""
    owner: int | None = None
    """The place that scores it; None off the melds."""
    raised: bool = False
    """In the pile: it may be taken."""


GAP_IN_YARN: Final = 3.0
"""At each end of a thread below a card that another seat scores, in units of text."""


class Thread(NamedTuple):
    """Yarn below neighbours that one seat scores; if it is another's, with a gap at both ends."""

    x0: float
    x1: float
    y: float
    owner: int


class MeldPlace(NamedTuple):
    """Where one meld lies, and where it would go on."""

    number: int
    place: int
    box: Box
    """Around its cards as far as they are drawn, with their yarn."""
    yarn: tuple[Thread, ...]
    covered: bool = False
    """Whether a row below covers a part of it, or its cards are cut: it opens under the pointer."""


class SeatPlace(NamedTuple):
    """An opponent, without a box: a face, the name, the total, the last turn, the melds."""

    place: int
    plate: Box
    """Around all of it but the melds: pointing there lights what the seat scores."""
    face: Box
    """For who sits there, with the number of cards."""
    name: Box
    """For the line: name, total, "+n" on the table."""
    last: Box
    """For the last turn, or an open hand, as small cards."""
    column: Box
    """The room for its melds, also while there are none: where laid cards come from and go to."""


def badge_on(face: Box) -> Box:
    """The small back with the number of cards held, on the ring that stands in this box."""
    across = min(face.w, face.h)
    wide = max(0.33 * across, 16.5)
    aside, high = min(0.5 * across, 0.7 * across - 11), 1.3 * wide  # clear of the words beside it
    x = face.x + face.w / 2 + aside
    return Box(x - wide / 2, face.bottom - high - 1.5, wide, high)  # clear of the melds below


SMALL_CHIP: Final = (21.0, 20.0)
"""Width and height, in units of text, of a small card in a line of words (a ten is 27 broad)."""


class Pose(NamedTuple):
    """How the hand is held: by ``Card.index``, and a place between its cards."""

    chosen: frozenset[int] = frozenset()
    hover: int | None = None
    """The card under the pointer, or with the focus: in the hand it rises, elsewhere over all."""
    whole: bool = False
    """Whether it is raised over what covers it in the hand, too."""
    held: frozenset[int] = frozenset()
    """In the air: the others close ranks."""
    gap: int | None = None
    """Before which of the remaining cards a gap stands open."""
    advised: frozenset[int] = frozenset()
    """Cards, wherever they lie, that a hint or a lesson means, or discards that would be taken
    from where the pointer is: those of the hand stand up."""
    new: frozenset[int] = frozenset()
    """Came in this turn: these stand a little higher, unless something is advised."""
    due: frozenset[int] = frozenset()
    """Must be used: higher still."""
    stock: bool = False
