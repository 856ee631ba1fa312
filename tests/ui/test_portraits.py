"""Faces are recognisable by their outline, in grey and small, whatever their ring."""

from __future__ import annotations

from itertools import accumulate, combinations, product
from typing import Final, get_args

import pytest
from PySide6.QtGui import QColor, QImage

from rummy_qt.play.company import FACES, Face, Mood
from rummy_qt.ui.drawings import smooth_painter
from rummy_qt.ui.portraits import DRAWING, MIDDLE, draw_portrait
from rummy_qt.ui.theme import TABLE_COLOURS, USUAL_COLOUR

RING: Final = 40
MOODS: Final = get_args(Mood)
WINDOW: Final = 7
"""Side in pixels of the square in which two pictures are compared."""
DARK, LIGHT, *_ = TABLE_COLOURS[USUAL_COLOUR].looks

Rows = list[list[float]]


def grey(name: str, mood: Mood, dark: bool) -> Rows:
    """The drawing of a face on plain cloth, as rows of grey levels."""
    theme = DARK if dark else LIGHT
    wide, high = (round(side * RING) for side in DRAWING)
    image = QImage(wide, high, QImage.Format.Format_RGB32)
    image.fill(QColor(theme.felt))
    with smooth_painter(image) as painter:
        draw_portrait(painter, (wide / 2, MIDDLE * RING, RING), Face(name, mood, 0), theme)
    image.convertTo(QImage.Format.Format_Grayscale8)
    line, seen = image.bytesPerLine(), bytes(image.constBits())
    return [list(map(float, seen[y * line : y * line + wide])) for y in range(high)]


def means(rows: Rows) -> list[float]:
    """The mean of every square window."""
    down = [[0.0] * len(rows[0])]
    for row in rows:
        down.append([a + b for a, b in zip(down[-1], row, strict=True)])
    found = []
    for low, high in zip(down, down[WINDOW:], strict=False):
        sums = list(accumulate((b - a for a, b in zip(low, high, strict=True)), initial=0.0))
        found += [(b - a) / WINDOW**2 for a, b in zip(sums, sums[WINDOW:], strict=False)]
    return found


def products(a: Rows, b: Rows) -> Rows:
    return [[x * y for x, y in zip(*rows, strict=True)] for rows in zip(a, b, strict=True)]


def difference(a: Rows, b: Rows) -> float:
    """One minus the mean structural similarity (Wang, Bovik, Sheikh, Simoncelli 2004)."""
    light, shape, alike = (0.01 * 255) ** 2, (0.03 * 255) ** 2, 0.0
    parts = means(a), means(b), means(products(a, a)), means(products(b, b)), means(products(a, b))
    for ma, mb, aa, bb, ab in zip(*parts, strict=True):
        both, squares = ma * mb, ma * ma + mb * mb
        alike += (
            (2 * both + light)
            * (2 * (ab - both) + shape)
            / ((squares + light) * (aa + bb - squares + shape))
        )
    return 1 - alike / len(parts[0])


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("dark", [True, False], ids=["dark", "light"])
def test_faces_and_moods_are_told_apart_in_grey_at_forty_pixels(dark: bool) -> None:
    seen = {who: grey(*who, dark) for who in product(FACES, MOODS)}
    for one, other in combinations(seen, 2):
        least = 0.12 if one[0] == other[0] else 0.28
        assert difference(seen[one], seen[other]) >= least, (one, other)
