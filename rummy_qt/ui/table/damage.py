"""Which part of the table is painted anew: the fields of a grid in which something changed.

Cards that fly from the stock into a fan change a wedge of the table. The box around it is most
of the window, and every pixel costs; the cards' own boxes are dozens, and every box costs, too.
On a coarse grid they become few boxes, side by side and below each other.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import ceil, floor
from typing import Final

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QRegion

WIDTH: Final = 32
HEIGHT: Final = 64
"""Of a field, in pixels of the view: whole device pixels at every ratio in quarters."""
RIM: Final = 2
"""Pixels by which smoothed edges may stand out."""


def damage(changes: Iterable[QRectF], table: QRect) -> QRegion:
    """The fields that the changes touch, as far as they lie on the table."""
    region = QRegion()
    for box in {_on_grid(change) for change in changes}:
        region += QRect(*box)
    return region & table


def _on_grid(change: QRectF) -> tuple[int, int, int, int]:
    """Left, top, width and height of all fields that a change touches."""
    left = floor((change.left() - RIM) / WIDTH)
    top = floor((change.top() - RIM) / HEIGHT)
    columns = ceil((change.right() + RIM) / WIDTH) - left
    rows = ceil((change.bottom() + RIM) / HEIGHT) - top
    return left * WIDTH, top * HEIGHT, columns * WIDTH, rows * HEIGHT
