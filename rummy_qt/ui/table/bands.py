"""Which part of the table is painted anew: bands around what changed.

Cards that fly from the stock into a fan change a wedge of the table. The box around it is most
of the window, and every pixel costs; the cards' own boxes are dozens, and every box costs, too.
Bands across the table, each as wide as what changed in it, are few and cover little else.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

Span = tuple[float, float, float, float]
"""Left, top, right, bottom of what changed."""
Corners = tuple[int, int, int, int]
"""Left, top, right, bottom, in pixels of the view."""

HEIGHT: Final = 64
"""Of a band at first; neighbours that reach nearly as far become one."""
CLOSE: Final = 160
"""Pixels between two changes side by side that are painted with them."""
ALIKE: Final = 96
"""Pixels by which the ends of bands may differ that become one."""
GRID: Final = 4
"""Corners are multiples of this: whole device pixels at every ratio in quarters."""
RIM: Final = 2
"""Pixels by which smoothed edges may stand out."""


def bands(changes: Iterable[Span], width: int, height: int) -> list[Corners]:
    """Boxes that cover the changes, within a view of this size; no two overlap."""
    spans: dict[int, list[tuple[int, int]]] = {}
    for left, top, right, bottom in changes:
        start, end = max(0, int(left) - RIM), min(width, int(right) + RIM + 1)
        first, last = max(0, int(top) - RIM), min(height, int(bottom) + RIM + 1)
        if start < end and first < last:
            for band in range(first // HEIGHT, (last - 1) // HEIGHT + 1):
                spans.setdefault(band, []).append((start, end))
    found: list[Corners] = []
    above: list[Corners] = []
    for band in sorted(spans):
        top = band * HEIGHT
        below = [(start, top, end, top + HEIGHT) for start, end in _joined(spans[band])]
        if _alike(above, below):
            above = [
                (min(a[0], b[0]), a[1], max(a[2], b[2]), b[3])
                for a, b in zip(above, below, strict=True)
            ]
        else:
            found += above
            above = below
    return found + above


def _joined(spans: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """The same stretch of a band with what lies close together as one, on the grid."""
    spans.sort()
    joined: list[tuple[int, int]] = []
    start, end = spans[0]
    for left, right in spans[1:]:
        if left > end + CLOSE:
            joined.append(_on_grid(start, end))
            start, end = left, right
        elif right > end:
            end = right
    return [*joined, _on_grid(start, end)]


def _on_grid(start: int, end: int) -> tuple[int, int]:
    return start // GRID * GRID, -(-end // GRID) * GRID


def _alike(above: list[Corners], below: list[Corners]) -> bool:
    """Whether two rows of boxes follow each other and begin and end at about the same places."""
    return len(above) == len(below) and all(
        a[3] == b[1] and abs(a[0] - b[0]) + abs(a[2] - b[2]) <= ALIKE
        for a, b in zip(above, below, strict=True)
    )
