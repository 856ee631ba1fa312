"""How large everything is: one number, the squeeze, from 0 (as large as it likes) to 1.

Each size is a piecewise line of it; what gives way first is read from ``LINES``. Nothing here knows
where a thing lies (``zones``).
"""

from __future__ import annotations

import math
from bisect import bisect_left
from typing import Final, NamedTuple

from rummy_qt.ui.drawings import border
from rummy_qt.ui.fonts import grows

from . import RATIO
from .arrangement import Box, Face, Look
from .geometry import BETWEEN_ROWS, RANK, RISE, SEAM, Cut, face_of, hand_height, strip

GRAIN: Final = 64
"""Steps of the squeeze."""
LINES: Final[dict[str, tuple[tuple[float, float], ...]]] = {
    # widths, in parts of a card of the hand
    "others": ((0.0, 0.74), (0.10, 0.69), (0.47, 0.41), (0.75, 0.335), (1.0, 0.21)),
    "own": ((0.0, 0.85), (0.10, 0.815), (0.47, 0.52), (0.55, 0.42), (0.75, 0.345), (1.0, 0.21)),
    "pile": ((0.0, 0.86), (0.10, 0.82), (0.47, 0.535), (0.57, 0.46), (1.0, 0.30)),
    "hand": ((0.69, 1.00), (1.0, 0.72)),
    # steps and gaps between melds, in parts of their cards
    "step": ((0.0, 0.36), (0.10, 0.32), (0.47, 0.26), (0.70, 0.25)),
    "gap": ((0.0, 0.80), (0.10, 0.36), (0.47, 0.30), (0.70, 0.26)),
    # at the ends of the table, for a card before a run
    "before_run": ((0.0, 0.22), (0.20, 0.0)),
    # from a face to the melds below it, in units of text
    "below_face": ((0.0, 10.0), (0.10, 6.0), (0.47, 4.0)),
    # how much is seen of what can be covered: 1 all, 0 the index
    "others_rows": ((0.54, 1.0), (0.59, 0.0)),
    "own_rows": ((0.58, 1.0), (0.66, 0.0)),
    "others_last": ((0.57, 1.0), (0.65, 0.0)),
    "own_last": ((0.66, 1.0), (0.76, 0.0)),
    # how far one's own melds climb up from beside the pile to below the opponents'
    "climb": ((0.36, 0.0), (0.56, 1.0)),
    # how far a wish for larger cards is heeded by what is not the hand
    "for_all": ((0.40, 1.0), (0.50, 0.0)),
    # how far a wish for a larger hand is heeded
    "wish": ((0.84, 1.0), (1.0, 0.0)),
}
"""What gives way, in this order: the opponents' melds, the own ones, the pile, gaps, and a wish for
larger cards save for those of the hand; the own melds' first row above the pile; then the
opponents' rows cover each other, then the own ones; the opponents' last rows are cut, then the own
ones; the hand; what it wished."""
LEAST: Final = 24.0
"""No meld's card is narrower, in pixels."""
SCALE_FOR_ALL: Final = 1.18
"""Up to this a wish for larger cards is one for all cards. Beyond it is one for the hand, before
which all else gives way."""
LARGEST: Final = 1.93
"""The hand's cards are half as high as the window."""
LOW: Final = 560.0
"""A table that is not even so high has smaller faces, and more of the hand below its edge."""
TARGET: Final = 24.0
"""Pixels that what is clicked has at least, in both directions."""
BESIDE: Final = 25.0
"""Units of text from the person's plate to the axis: half of what the hand has there at least."""
TAB: Final = (24.0, 86.0)
"""Breadth and height of the tab of the list of moves, in units of text."""
HAND_LARGE_BELOW: Final = 92.0
"""A hand of narrower cards shows the large face."""


ALL_SHRINKS: Final = 0.4
"""Beyond this squeeze the stock, too, shrinks where it stands."""


def value(name: str, squeeze: float) -> float:
    """Where a line of ``LINES`` stands at this squeeze."""
    line = LINES[name]
    at = min(max(1, bisect_left(line, (squeeze, -1.0))), len(line) - 1)
    (a, u), (b, v) = line[at - 1], line[at]
    return u + (v - u) * min(1.0, max(0.0, (squeeze - a) / (b - a)))


class Sizes(NamedTuple):
    """How large everything is for one window and one squeeze. Lengths are pixels."""

    look: Look
    squeeze: float
    t: float
    """The unit of text."""
    margin: float
    gap: float
    hand: float
    """A card's width, as long as the hand lies in one row; likewise the following."""
    pile: float
    pile_face: Face
    others: Cut
    own: Cut
    words: float
    """The upper edge of the row of the sentence."""
    half: float
    """Where the lower one of two seats at a side stands."""
    plate: Box
    """For the person's total, name and round; melds begin no farther left, inside the border."""
    corner: Box
    """For quiet words at the lower right, two rows: hint and undo, orders of the hand."""
    rank: float = math.inf
    """Height of the hand's rank: no other is higher."""

    @property
    def axis(self) -> float:
        return self.look.width / 2

    @property
    def broad(self) -> bool:
        """Whether the list of moves has room beside the words."""
        return self.axis >= 482 * self.t

    @property
    def tab(self) -> Box:
        """At the right edge, where the list of moves ends that it opens."""
        look, wide, high = self.look, max(TARGET, TAB[0] * self.t), TAB[1] * self.t
        low = self.lowest - self.gap if self.broad else (look.height + high) / 2
        return Box(look.width - wide, low - high, wide, high)

    @property
    def hand_top(self) -> float:
        """The upper edge of a chosen card."""
        return self.words + 38 * self.t

    @property
    def lowest(self) -> float:
        """Where melds end that lie beside the hand, above plate and corner."""
        return min(self.plate.y, self.corner.y) - 6 * self.t

    @property
    def side(self) -> float:
        """How far from both sides of the window all but the tab ends."""
        return max(self.margin, self.tab.w)

    def never_over_the_hand(self, w: float) -> Sizes:
        """With no index larger than that of a hand of cards so wide."""
        rank = RANK[self.hand_face(w)] * w
        own, others = (
            cut._replace(w=min(cut.w, rank / RANK[cut.face])) for cut in (self.own, self.others)
        )
        return self._replace(own=own, others=others, rank=rank).with_pile(self.pile)

    def with_pile(self, w: float) -> Sizes:
        """With stock and pile so wide, or as wide as the hand allows."""
        face = face_of(w, self.look.face)
        return self._replace(pile=min(w, self.rank / RANK[face]), pile_face=face)

    def hand_face(self, w: float) -> Face:
        """The face of hand cards so wide: never with a smaller index than any other card."""
        most = max(RANK[self.own.face] * self.own.w, RANK[self.pile_face] * self.pile)
        if w < HAND_LARGE_BELOW or RANK["classic"] * w < most:
            return "large"
        return self.look.face


def sizes(look: Look, opponents: int, squeeze: float) -> Sizes:
    """How large everything is at this squeeze."""
    width, height = look.width, look.height
    t = look.font * max(0.92 if height < LOW else 1.0, grows(width, height))
    margin = max(10.0, 0.022 * min(width, 1.6 * height))
    asked = min(LARGEST, max(0.8, look.scale))
    wish = 1 + (asked - 1) * value("wish", squeeze)
    one = min(max(0.26 * height / RATIO, 96.0), 0.12 * width)
    base = one * (1 + (min(asked, SCALE_FOR_ALL) - 1) * value("for_all", squeeze))
    most = max(base, min(one * wish, 0.5 * height / RATIO))
    wished = max(one * min(asked, SCALE_FOR_ALL), min(one * asked, 0.5 * height / RATIO))
    hand, pile = most * value("hand", squeeze), base * value("pile", squeeze)
    lone = 1.15 if opponents == 1 else 1.0
    others = max(LEAST, lone * base * value("others", squeeze))
    own = max(LEAST, others, base * value("own", squeeze))
    face = face_of(others, look.face)

    def cut(w: float, whose: str) -> Cut:
        low, whole = strip(w, look.face), RATIO * w
        rows, last = value(f"{whose}_rows", squeeze), value(f"{whose}_last", squeeze)
        pitch = low + SEAM * t + (whole + BETWEEN_ROWS * t - low) * rows
        shown = low + (whole - low) * last
        return Cut(w, face, value("step", squeeze), value("gap", squeeze), pitch, shown, t)

    def words_over(hand: float) -> float:
        return height - (hand_height(height) + RISE) * hand - 38 * t

    gap = 7.5 if height < LOW else 10 if height < 700 else 14
    plate_h, corner_h = 86 * t, 2 * max(TARGET, 24 * t)
    woven = border(width, height)
    left, low = woven + 14 * t, height - max(0.6 * margin, woven)
    return Sizes(
        look=look, squeeze=squeeze, t=t, margin=margin, gap=gap * t,
        hand=hand, pile=pile, pile_face=face_of(pile, look.face),
        others=cut(others, "others"), own=cut(own, "own"),
        words=words_over(hand), half=0.5 * (margin + words_over(wished)),
        plate=Box(left, low - plate_h, min(172 * t, width / 2 - left - BESIDE * t), plate_h),
        corner=Box(width - woven - 166 * t, low - corner_h, 164 * t, corner_h),
    )  # fmt: skip
