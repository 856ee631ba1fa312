"""Sizes of everything on the table as functions of one number, the squeeze.

The squeeze goes from 0 (everything at its preferred size) to 1; the opponents' melds have one of
their own. Each size is a piecewise linear function of it; ``LINES`` decides what shrinks first.
Positions are computed in ``zones``.
"""

from __future__ import annotations

import math
from bisect import bisect_left
from typing import Final, NamedTuple

from rummy_qt.ui.drawings import border
from rummy_qt.ui.fonts import grows

from . import RATIO
from .arrangement import SCALE_FOR_ALL, Box, FaceStyle, Space
from .geometry import BETWEEN_ROWS, RANK, RISE, SEAM, Spacing, face_of, hand_height, strip

GRAIN: Final = 64
"""The number of steps, called grains, from squeeze 0 to squeeze 1."""
LINES: Final[dict[str, tuple[tuple[float, float], ...]]] = {
    # widths, in hand cards
    "others": ((0.0, 0.74), (0.10, 0.69), (0.47, 0.41), (0.75, 0.335), (1.0, 0.21)),
    "own": ((0.0, 0.85), (0.10, 0.815), (0.47, 0.52), (0.55, 0.42), (0.75, 0.345), (1.0, 0.21)),
    "pile": ((0.0, 0.86), (0.10, 0.82), (0.47, 0.535), (0.57, 0.46), (1.0, 0.30)),
    "hand": ((0.69, 1.00), (1.0, 0.72)),
    # steps between cards and gaps between melds, in their cards
    "step": ((0.0, 0.36), (0.10, 0.32), (0.47, 0.26), (0.70, 0.25)),
    "gap": ((0.0, 0.80), (0.10, 0.36), (0.47, 0.30), (0.70, 0.26)),
    # room at the ends of the table for a card before a run, in own cards
    "before_run": ((0.0, 0.22), (0.20, 0.0)),
    # from a face to the melds below it, in units of text
    "below_face": ((0.0, 10.0), (0.10, 6.0), (0.47, 4.0)),
    # how much of a coverable row or last row is visible: 1 all of it, 0 only the index
    "others_rows": ((0.54, 1.0), (0.59, 0.0)),
    "own_rows": ((0.58, 1.0), (0.66, 0.0)),
    "others_last": ((0.57, 1.0), (0.65, 0.0)),
    "own_last": ((0.66, 1.0), (0.76, 0.0)),
    # how far the own melds move up from beside the pile to below the opponents'
    "climb": ((0.36, 0.0), (0.56, 1.0)),
    # how much of a preference for larger cards is granted outside the hand
    "for_all": ((0.40, 1.0), (0.50, 0.0)),
    # how much of a preference for a larger hand is granted
    "wish": ((0.84, 1.0), (1.0, 0.0)),
}
"""(squeeze, value) points of each line. What gives way, in this order: the opponents' melds, the
own melds, the pile, gaps, and larger cards outside the hand; the own melds' first row moves above
the pile; the opponents' rows cover each other, then the own rows; the opponents' last rows are
cut, then the own last rows; the hand; its preferred size."""
LEAST: Final = 24.0
"""The smallest width of a meld's card, in pixels."""
LARGEST: Final = 1.93
"""The largest card size: hand cards are half as high as the window."""
SUNK: Final = 0.55
"""How much lower a hand lies that alone is larger, in the difference to its usual width: a larger
fan is flatter, and its ends would take room from melds beside it."""
LOW: Final = 560.0
"""A table of less height has smaller faces, and more of the hand is below its edge."""
TARGET: Final = 24.0
"""The least width and height in pixels of anything that can be clicked."""
BESIDE: Final = 25.0
"""Least distance from the person's plate to the axis, half the hand's room, in units of text."""
TAB: Final = (24.0, 86.0)
"""Width and height of the tab of the list of moves, in units of text."""
HAND_LARGE_BELOW: Final = 92.0
"""A hand of narrower cards shows the large face."""
ALL_SHRINKS: Final = 0.4
"""Above this squeeze the stock, too, shrinks in place."""


def value(name: str, squeeze: float) -> float:
    """The value of a line of ``LINES`` at this squeeze."""
    line = LINES[name]
    at = min(max(1, bisect_left(line, (squeeze, -1.0))), len(line) - 1)
    (a, u), (b, v) = line[at - 1], line[at]
    return u + (v - u) * min(1.0, max(0.0, (squeeze - a) / (b - a)))


class Sizes(NamedTuple):
    """All sizes for one window and one squeeze, in pixels."""

    space: Space
    squeeze: float
    others_squeeze: float
    """The squeeze of the opponents' melds."""
    t: float
    """The unit of text."""
    margin: float
    gap: float
    hand: float
    """Width of a hand card while the hand is in one row."""
    hand_high: float
    """The height of the hand above the window's lower edge."""
    pile: float
    """Width of a card of stock and pile."""
    pile_face: FaceStyle
    others: Spacing
    own: Spacing
    words: float
    """The upper edge of the row of the sentence."""
    lower_seat: float
    """The top of the lower one of two seats at a side."""
    plate: Box
    """The person's total, name and round; no meld begins farther left, on the border."""
    corner: Box
    """Two rows of quiet buttons at the lower right: hint and undo, orders of the hand."""
    rank: float = math.inf
    """Height of the rank on hand cards, which no other card exceeds."""

    @property
    def axis(self) -> float:
        return self.space.width / 2

    @property
    def broad(self) -> bool:
        """Whether the list of moves fits beside the words."""
        return self.axis >= 482 * self.t

    @property
    def tab(self) -> Box:
        """The tab at the right edge that opens the list of moves to its left."""
        space, wide, high = self.space, max(TARGET, TAB[0] * self.t), TAB[1] * self.t
        low = self.lowest - self.gap if self.broad else (space.height + high) / 2
        return Box(space.width - wide, low - high, wide, high)

    @property
    def hand_top(self) -> float:
        """The upper edge of a chosen card."""
        return self.words + 38 * self.t

    @property
    def lowest(self) -> float:
        """The lower bound of melds beside the hand, above plate and corner."""
        return min(self.plate.y, self.corner.y) - 6 * self.t

    @property
    def side_margin(self) -> float:
        """The margin at both sides of the window that only the tab may enter."""
        return max(self.margin, self.tab.w)

    def never_over_the_hand(self, w: float) -> Sizes:
        """Limit all cards so that no index is larger than in a hand of this card width."""
        rank = RANK[self.hand_face(w)] * w
        own, others = (
            spacing._replace(w=min(spacing.w, rank / RANK[spacing.face]))
            for spacing in (self.own, self.others)
        )
        return self._replace(own=own, others=others, rank=rank).with_pile(self.pile)

    def with_pile(self, w: float) -> Sizes:
        """Set the width of stock and pile, as far as the hand allows."""
        face = face_of(w, self.space.face)
        return self._replace(pile=min(w, self.rank / RANK[face]), pile_face=face)

    def hand_face(self, w: float) -> FaceStyle:
        """The face of hand cards of this width: its index is never smaller than any other."""
        most = max(RANK[self.own.face] * self.own.w, RANK[self.pile_face] * self.pile)
        if w < HAND_LARGE_BELOW or RANK["classic"] * w < most:
            return "large"
        return self.space.face


def sizes(space: Space, opponents: int, squeeze: float, others_squeeze: float) -> Sizes:
    """All sizes at this squeeze, with the opponents' melds at theirs."""
    width, height = space.width, space.height
    t = space.font * max(0.92 if height < LOW else 1.0, grows(width, height))
    margin = max(10.0, 0.022 * min(width, 1.6 * height))
    asked = min(LARGEST, max(0.8, space.scale))
    wish = 1 + (asked - 1) * value("wish", squeeze)
    one = min(max(0.26 * height / RATIO, 96.0), 0.12 * width)
    base = one * (1 + (min(asked, space.for_all) - 1) * value("for_all", squeeze))
    held = max(base, min(one * wish, 0.5 * height / RATIO))
    large = asked > SCALE_FOR_ALL
    seen = held if large else min(held, one * space.for_all)  # the rest is below the window's edge
    # The lower seats at the sides stay where they are, however much is granted.
    fixed = min(one * asked, 0.5 * height / RATIO) if large else one * min(asked, 1.0)
    part = value("hand", squeeze)
    hand, pile, seen = held * part, base * value("pile", squeeze), seen * part
    lone = 1.15 if opponents == 1 else 1.0
    most = max(squeeze, others_squeeze)
    least = lone * base * value("others", most)
    own = max(LEAST, least, base * value("own", squeeze))
    others = max(LEAST, min(own, lone * base * value("others", others_squeeze)))
    face = face_of(others, space.face)

    def spacing(w: float, whose: str, at: float) -> Spacing:
        low, whole = strip(w, space.face), RATIO * w
        rows, last = (value(f"{whose}_{which}", most) for which in ("rows", "last"))
        pitch = low + SEAM * t + (whole + BETWEEN_ROWS * t - low) * rows
        shown = low + (whole - low) * last
        return Spacing(w, face, value("step", at), value("gap", at), pitch, shown, t)

    def words_over(hand: float) -> float:
        return height - (hand_height(height) + RISE) * hand - 38 * t

    gap = 7.5 if height < LOW else 10 if height < 700 else 14
    plate_h, corner_h = 86 * t, 2 * max(TARGET, 24 * t)
    woven = border(width, height)
    left, low = woven + 14 * t, height - max(0.6 * margin, woven)
    return Sizes(
        space=space, squeeze=squeeze, others_squeeze=others_squeeze,
        t=t, margin=margin, gap=gap * t,
        hand=hand, hand_high=hand_height(height) * seen - SUNK * (hand - seen),
        pile=pile, pile_face=face_of(pile, space.face),
        others=spacing(others, "others", others_squeeze), own=spacing(own, "own", squeeze),
        words=words_over(seen), lower_seat=0.5 * (margin + words_over(fixed)),
        plate=Box(left, low - plate_h, min(172 * t, width / 2 - left - BESIDE * t), plate_h),
        corner=Box(width - woven - 166 * t, low - corner_h, 164 * t, corner_h),
    )  # fmt: skip
