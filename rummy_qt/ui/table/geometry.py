"""Boxes and slots: where things lie on the table, in pixels of the view, without Qt."""

from __future__ import annotations

from collections.abc import Iterable
from operator import add
from typing import Final, NamedTuple

RATIO: Final = 1.4
"""A card's height by its width."""
TILE_RATIO: Final = 0.52
"""Width by height of a card cut down to its index."""


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
        """The area that both cover."""
        w = min(self.x + self.w, other.x + other.w) - max(self.x, other.x)
        h = min(self.y + self.h, other.y + other.h) - max(self.y, other.y)
        return max(0.0, w) * max(0.0, h)

    def contains(self, other: Box, slack: float = 0.01) -> bool:
        return (
            other.x >= self.x - slack
            and other.y >= self.y - slack
            and other.right <= self.right + slack
            and other.bottom <= self.bottom + slack
        )

    def holds(self, x: float, y: float) -> bool:
        return self.x <= x <= self.x + self.w and self.y <= y <= self.y + self.h


class Slot(NamedTuple):
    """The place of one card: its top left corner and its size. Later slots lie on earlier ones."""

    x: float
    y: float
    w: float
    h: float
    tile: bool = False
    """Whether only the card's index is shown."""

    @property
    def box(self) -> Box:
        return Box(self.x, self.y, self.w, self.h)


def card_slot(x: float, y: float, width: float) -> Slot:
    """The place of a whole card."""
    return Slot(x, y, width, RATIO * width)


def around(boxes: Iterable[Box]) -> Box:
    """The smallest box that holds them all; an empty one for none."""
    listed = list(boxes)
    if not listed:
        return Box(0, 0, 0, 0)
    lefts, tops, widths, heights = zip(*listed, strict=True)
    x, y = min(lefts), min(tops)
    return Box(x, y, max(map(add, lefts, widths)) - x, max(map(add, tops, heights)) - y)
