"""Four backs, each the same either way up: a knitted rose, herringbone, basket weave, petals."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import groupby

from deck.drawing import Drawing, blank_card
from deck.geometry import (
    CENTRE,
    HEIGHT,
    WIDTH,
    Shape,
    outline,
    polygon,
    rectangle,
    rounded,
    trimmed,
)
from deck.palette import BRASS, INK, MIST, NIGHT

_EDGE, _MARGIN = 10.0, 24.0
"""Where the panel begins, and the pattern within its two lines."""
_RIGHT, _BOTTOM = WIDTH - _MARGIN, HEIGHT - _MARGIN
_WIDE, _TALL = WIDTH - 2 * _MARGIN, HEIGHT - 2 * _MARGIN

_SPRUCE, _MOSS = "#24493f", "#4f7d69"
_STRAW, _HONEY, _BARK = "#dcb86e", "#b98a35", "#4f3d22"
_PLUM, _LILAC = "#46324f", "#a98db2"

#: The upper left quarter of the knitted rose with its middle row and column (# is wool).
_ROSE = (
    "#...#....",
    "....##...",
    "....###..",
    "....####.",
    "####.###.",
    ".####.##.",
    "..####.#.",
    "...####..",
    ".........",
)
_ROSES_ACROSS, _ROSES_DOWN = 2, 3


def _ground(colour: str, line: str) -> Drawing:
    """Give a blank card with a panel for a pattern, and two lines around it."""
    card = blank_card()
    card.cut(colour, rounded(_EDGE, _EDGE, WIDTH - 2 * _EDGE, HEIGHT - 2 * _EDGE, 8))
    for gap, width in ((4.5, 1.6), (9, 0.9)):
        at = _EDGE + gap
        frame = rounded(at, at, WIDTH - 2 * at, HEIGHT - 2 * at, max(1.0, 8 - gap))
        card.line(line, width, frame)
    return card


def _one_rose() -> list[str]:
    half = [row + row[-2::-1] for row in _ROSE]
    return half + half[-2::-1]


def _stitches() -> list[str]:
    """Whole roses, and a small cross where four of them meet."""
    rose = _one_rose()
    band = [".".join([row] * _ROSES_ACROSS) for row in rose]
    between = list("." * len(band[0]))
    rows = band
    for _ in range(_ROSES_DOWN - 1):
        rows = [*rows, "".join(between), *band]
    grid = [list(row) for row in rows]
    step = len(rose) + 1
    for y in range(step - 1, len(grid) - 1, step):
        for x in range(step - 1, len(grid[0]) - 1, step):
            for dx, dy in ((0, 0), (1, 1), (1, -1), (-1, 1), (-1, -1)):
                grid[y + dy][x + dx] = "#"
    return ["".join(row) for row in grid]


def rose() -> Drawing:
    """One rose of the knitted back in ink, a unit for each stitch: the cloth's border."""
    rows = _one_rose()
    d = Drawing(len(rows), len(rows))
    d.cut(INK["s"], *[stitch for y, row in enumerate(rows) for stitch in _run(row, y)])
    return d


def _run(row: str, y: int) -> Iterator[Shape]:
    """The stitches of a row, those beside each other in one piece."""
    for run in re.finditer("#+", row):
        yield rectangle(run.start(), y, run.end() - run.start(), 1)


def selbu() -> Drawing:
    """Eight-petalled roses, two across and three down, as on a mitten."""
    rows = _stitches()
    wide, tall = _WIDE / len(rows[0]), _TALL / len(rows)
    runs: list[Shape] = []
    for y, row in enumerate(rows):
        x = 0
        for wool, group in groupby(row):
            length = len(list(group))
            if wool == "#":
                left, top = _MARGIN + x * wide, _MARGIN + y * tall
                runs.append(rectangle(left, top, length * wide, tall))
            x += length
    card = _ground(NIGHT, MIST)
    card.cut(MIST, *runs)
    return card


def herringbone() -> Drawing:
    """Slanting boards in nine columns that rise and fall, closed at the margins."""
    columns, board, joint = 9, _TALL / 22, 0.8
    wide = _WIDE / columns
    boards: list[Shape] = []
    for column in range(columns):
        x = _MARGIN + column * wide
        slope = board if column % 2 else -board
        for k in range(-12, 13, 2):
            y = CENTRE[1] + k * board
            left, right = y - slope / 2, y + slope / 2
            half = board / 2 - joint / 2
            plank = polygon(
                (x + joint, left - half),
                (x + wide - joint, right - half),
                (x + wide - joint, right + half),
                (x + joint, left + half),
            )
            boards.append(_within(plank))
    card = _ground(_SPRUCE, _MOSS)
    card.cut(_MOSS, *(b for b in boards if len(b.segments) > 3))
    return card


def _within(shape: Shape) -> Shape:
    """Give the part of a shape between the upper and the lower margin."""
    below = trimmed(shape, (_MARGIN, _MARGIN), (_RIGHT, _MARGIN))
    return trimmed(below, (_RIGHT, _BOTTOM), (_MARGIN, _BOTTOM)) if below.segments else below


def basket() -> Drawing:
    """Bundles of three straws, over and under."""
    columns, rows = 8, 12
    lying: list[Shape] = []
    standing: list[Shape] = []
    for row in range(rows):
        for column in range(columns):
            x, y = _MARGIN + column * _WIDE / columns, _MARGIN + row * _TALL / rows
            if (row + column) % 2:
                standing.extend(_bundle(x, y, _WIDE / columns, _TALL / rows, 3, 1))
            else:
                lying.extend(_bundle(x, y, _WIDE / columns, _TALL / rows, 1, 3))
    card = _ground(_BARK, _STRAW)
    card.cut(_STRAW, *lying)
    card.cut(_HONEY, *standing)
    return card


def _bundle(
    x: float, y: float, wide: float, tall: float, across: int, down: int
) -> Iterator[Shape]:
    gap = 0.8
    step_x, step_y = (wide - 2 * gap) / across, (tall - 2 * gap) / down
    for i in range(across):
        for j in range(down):
            left, top = x + gap + i * step_x, y + gap + j * step_y
            yield rectangle(left + 0.4, top + 0.4, step_x - 0.8, step_y - 0.8)


def petals() -> Drawing:
    """Overlapping circles, drawn by the petals they share; a seed where four petals leave room."""
    columns, rows = 6, 8
    wide, tall = _WIDE / columns, _TALL / rows
    petal = outline("M2 2 C18 0 36 18 34 34 C18 36 0 18 2 2 Z").scaled(wide / 36, tall / 36)
    leaves: list[Shape] = []
    seeds: list[Shape] = []
    for row in range(rows):
        for column in range(columns):
            x, y = _MARGIN + column * wide, _MARGIN + row * tall
            rising = (row + column) % 2
            leaf = petal.mirrored(wide / 2) if rising else petal
            leaves.append(leaf.moved(x, y))
            if rising and row and column:
                seeds.append(polygon((x, y - 6), (x + 6, y), (x, y + 6), (x - 6, y)))
    card = _ground(_PLUM, _LILAC)
    card.cut(_LILAC, *leaves)
    card.cut(BRASS, *seeds)
    return card


BACKS: dict[str, Callable[[], Drawing]] = {
    "basket": basket,
    "herringbone": herringbone,
    "petals": petals,
    "selbu": selbu,
}
