"""The value types of the layout: what is to be laid out, and where single things lie.

``layout`` puts them together. Coordinates are logical pixels from the upper left corner of the
view; angles are degrees, clockwise. Players are numbered by *chair*: 0 is the person, 1 the player
to their left, and so on around the table. Nothing here uses Qt.
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
"""Width and height of the smallest table: what the smallest window leaves besides its menu and a
strip of two lines. A smaller view, as a window may have before it is shown, is cropped."""
SCALE_FOR_ALL: Final = 1.18
"""A preferred card size up to this applies to all cards. The excess applies to the hand alone,
for which everything else gives way."""


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
        """The box without a margin of ``dx`` at both sides and ``dy`` above and below."""
        return Box(self.x + dx, self.y + dy, max(0.0, self.w - 2 * dx), max(0.0, self.h - 2 * dy))

    def overlap(self, other: Box) -> float:
        """The area that both boxes cover."""
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
    """The smallest box that contains all of these; there must be at least one."""
    lefts, tops, widths, heights = zip(*boxes, strict=True)
    x, y = min(lefts), min(tops)
    return Box(x, y, max(map(add, lefts, widths)) - x, max(map(add, tops, heights)) - y)


Home = Literal["hand", "pile", "meld"]
FaceStyle = Literal["classic", "large"]


class Layer(IntEnum):
    """Z values, from the cloth up; a card adds its index within its zone."""

    SEATS = 100
    STOCK = 200
    BELOW_PILE = 298
    PILE = 300
    """Covered cards of the pile are at 299."""
    BELOW_MELDS = 900
    """Cards suggested for the end of a meld."""
    MELDS = 1_000
    YARN = 1_999
    """Above the shadows of the cards."""
    WHOLE = 2_200
    """A card of pile or melds that is raised above those covering it."""
    SILHOUETTES = 2_500
    HAND = 3_000
    HAND_WHOLE = 4_000
    FLIGHT = 5_000
    HELD = 8_000
    FOCUS = 8_900
    TAG = 9_000
    LENS = 9_500


# ------------------------------------------------------------------------------- input


class MeldFact(NamedTuple):
    """A meld on the table."""

    number: int
    """From 1: that of ``m1``."""
    chair: int
    """The player who laid it, and beside whom it lies."""
    cards: tuple[Card, ...]
    owners: tuple[int, ...]
    """By card: the chair that scores it."""


@dataclass(frozen=True, slots=True)
class Contents:
    """What is to be laid out. It changes with the game, never with the pointer."""

    open: tuple[int, ...]
    """By chair, two to eight players: how many hand cards are shown as small cards in a replay.
    At the end of a round every seat shows its left-over cards in one line instead."""
    hand: tuple[Card, ...] = ()
    """The person's, from left to right."""
    pile: tuple[Card, ...] = ()
    """The open discards, bottom first; at most the top card of a stacked pile."""
    stacked: bool = False
    covered: int = 0
    """How many discards are not visible: below the top card, or the last one, laid face down."""
    raised: frozenset[int] = frozenset()
    """By ``Card.index``: the discards that may be taken now. They stand out of the pile."""
    melds: tuple[MeldFact, ...] = ()
    """In the order in which they were laid."""
    gathered: bool = False
    """Whether the round is over and stock and pile are cleared away for the winner's name; all
    else stays where it was."""


@dataclass(frozen=True, slots=True)
class Space:
    """What the layout needs from the window and the preferences."""

    width: float
    height: float
    font: float = 1.0
    """The size of the desktop's font relative to 13 pixels."""
    scale: float = 1.0
    """Card size, a factor for every card on the table."""
    for_all: float = SCALE_FOR_ALL
    """The largest factor outside the hand; the layout lowers it where room is scarce."""
    face: FaceStyle = "classic"
    """The preferred face; small cards always show the large one."""
    tall: bool | None = None
    """Whether the window, which may hold more than the table, is tall; None: decide by the
    table."""


# ------------------------------------------------------------------------------- output


class Spot(NamedTuple):
    """Where a card lies or would lie: its centre, width and angle."""

    x: float
    y: float
    w: float
    angle: float = 0.0
    shown: float = RATIO
    """How much of its height is drawn, from the top, in card widths; less than ``RATIO``: cut."""

    @property
    def box(self) -> Box:
        """The drawn part of the card, ignoring its angle."""
        return Box(self.x - self.w / 2, self.y - RATIO * self.w / 2, self.w, self.shown * self.w)

    @property
    def corners(self) -> tuple[tuple[float, float], ...]:
        """Upper left, upper right, lower right, lower left, rotated with the card."""
        points = ((0, 0), (1, 0), (1, self.shown), (0, self.shown))
        return tuple(self.at(u, v) for u, v in points)

    @property
    def bounds(self) -> Box:
        """The bounding box of the rotated card."""
        return around(Box(x, y, 0, 0) for x, y in self.corners)

    def at(self, u: float, v: float) -> tuple[float, float]:
        """A point of the rotated card, ``u`` and ``v`` card widths from its upper left corner."""
        dx, dy = (u - 0.5) * self.w, (v - RATIO / 2) * self.w
        turn = math.radians(self.angle)
        cos, sin = math.cos(turn), math.sin(turn)
        return self.x + dx * cos - dy * sin, self.y + dx * sin + dy * cos

    def holds(self, x: float, y: float) -> bool:
        dx, dy = x - self.x, y - self.y
        if max(abs(dx), abs(dy)) > self.w:
            return False  # as on most cards: half a diagonal is shorter
        turn = math.radians(-self.angle)
        u = dx * math.cos(turn) - dy * math.sin(turn)
        v = dx * math.sin(turn) + dy * math.cos(turn)
        return abs(u) <= self.w / 2 and -RATIO / 2 <= v / self.w <= self.shown - RATIO / 2


class CardPlace(NamedTuple):
    """Where one open card lies."""

    card: Card
    """A laid joker includes its role."""
    spot: Spot
    layer: int
    home: Home
    number: int
    """The meld's number; in hand and pile the index in the row, from 0."""
    face: FaceStyle = "classic"
    row: int = 0
    """Of the hand: 0 for the back or only row."""
    owner: int | None = None
    """The chair that scores it; None outside melds."""
    raised: bool = False
    """Whether it is in the pile and may be taken."""


GAP_IN_YARN: Final = 3.0
"""Gap at each end of a thread below cards that another seat scores, in units of text."""


class Thread(NamedTuple):
    """Yarn below neighbouring cards that one seat scores."""

    x0: float
    x1: float
    y: float
    owner: int


class MeldPlace(NamedTuple):
    """Where one meld lies."""

    number: int
    chair: int
    box: Box
    """Around the drawn part of its cards and their yarn."""
    yarn: tuple[Thread, ...]
    covered: bool = False
    """Whether a row below covers part of it, or its cards are cut; then the lens may show it."""


class SeatPlace(NamedTuple):
    """An opponent's place on the table."""

    chair: int
    plate: Box
    """Around face, name and last turn; pointing at it highlights what the seat scores."""
    face: Box
    """The portrait with the number of cards held."""
    name: Box
    """The line with name, total, and "+n" for the points on the table."""
    last: Box
    """The last turn, or an open hand, as small cards."""
    column: Box
    """Room for its melds, even while there are none; laid cards fly to and from it."""


def badge_on(face: Box) -> Box:
    """The card back with the number of cards held, at the edge of the portrait in ``face``."""
    across = min(face.w, face.h)
    wide = max(0.33 * across, 16.5)
    aside, high = min(0.5 * across, 0.7 * across - 11), 1.3 * wide  # clear of the words beside it
    x = face.x + face.w / 2 + aside
    return Box(x - wide / 2, face.bottom - high - 1.5, wide, high)  # clear of the melds below


class Pose(NamedTuple):
    """The state of the hand that changes with the pointer; sets hold ``Card.index``."""

    chosen: frozenset[int] = frozenset()
    hover: int | None = None
    """The card under the pointer or with the focus, raised out of the hand or above the others."""
    whole: bool = False
    """Whether it is also raised above the hand cards that cover it."""
    held: frozenset[int] = frozenset()
    """Cards being dragged; the others close up."""
    gap: int | None = None
    """Before which of the remaining cards there is a gap to drop into."""
    advised: frozenset[int] = frozenset()
    """Cards anywhere that a hint or lesson suggests, or discards that would be taken from where
    the pointer is; those in the hand are raised."""
    new: frozenset[int] = frozenset()
    """Cards that came in this turn, raised slightly unless something is advised."""
    due: frozenset[int] = frozenset()
    """Cards that must be used, raised higher."""
    stock: bool = False
    """Whether drawing from the stock is advised."""
