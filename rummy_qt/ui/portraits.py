"""Whose something is: yarn by its colour and stitch, and a face in a ring of its seat's yarn.

At the table, and on every page that names a player.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from itertools import product
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QPixmapCache

from rummy_qt.play.company import Face
from rummy_qt.ui.drawings import drawn
from rummy_qt.ui.theme import CARD_RIM, INK, IVORY, Theme

Stroke = tuple[float, tuple[tuple[float, float], ...]]
"""Of a stitch: how broad its line is, by the thread, and where it runs: so far along the stitch,
from 0 to 1, and so far aside, by the breadth of the thread."""


def _run(start: float, end: float, aside: float = 0.0) -> tuple[tuple[float, float], ...]:
    """Along the stitch, in steps, so that it bends with a ring."""
    return tuple((start + (end - start) * nth / 4, aside) for nth in range(5))


STITCHES: Final[dict[str, tuple[float, tuple[Stroke, ...]]]] = {
    "plain": (4.0, ((1.0, _run(0, 1)),)),
    "dashed": (3.7, ((1.0, _run(0.19, 0.57)),)),
    "crossed": (2.4, ((0.5, ((0.1, -0.6), (0.9, 0.6))), (0.5, ((0.1, 0.6), (0.9, -0.6))))),
    "knotted": (2.4, ((1.7, ((0.49, 0.0), (0.51, 0.0))), (0.4, _run(0, 1)))),
    "double": (4.0, ((0.42, _run(0, 1, -0.42)), (0.42, _run(0, 1, 0.42)))),
    "zigzag": (2.4, ((0.5, ((0.0, 0.6), (0.5, -0.6), (1.0, 0.6))),)),
    "long and short": (7.2, ((1.0, _run(0.12, 0.53)), (1.0, _run(0.8, 0.83)))),
    "slanted": (2.4, ((0.55, ((0.1, 0.6), (0.9, -0.6))),)),
}
"""By the number of the seat's colour: how long a stitch is, by the thread, and its strokes."""
TAPE: Final = 1.9
"""How broad the tape below a thread is, by the thread."""


class YarnLine(NamedTuple):
    """Where a thread runs, and how broad it is."""

    x0: float
    x1: float
    y: float
    thick: float


def draw_yarn(painter: QPainter, line: YarnLine, theme: Theme, number: int) -> None:
    """The thread of the seat's colour ``number``.

    Light cloth leaves colours no room between it and black, so there the thread is sewn on a tape
    of ivory.
    """
    x0, x1, y, thick = line
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if not theme.dark:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(IVORY))
        high = TAPE * thick
        painter.drawRoundedRect(QRectF(x0, y - high / 2, x1 - x0, high), 0.3 * high, 0.3 * high)
        x0, x1 = x0 + 0.4 * thick, x1 - 0.4 * thick
    sew(painter, (theme, number), x1 - x0, thick, lambda u, v: QPointF(x0 + u, y + v))
    painter.restore()


def sew(
    painter: QPainter,
    yarn: tuple[Theme, int],
    length: float,
    thick: float,
    at: Callable[[float, float], QPointF],
) -> None:
    """Whole stitches, evenly spread over a length; one at least.

    ``yarn``: the seat's colour by its number; ``at``: where a point so far along and aside lies.
    """
    theme, number = yarn
    long, strokes = tuple(STITCHES.values())[number % len(STITCHES)]
    count = max(1, round(length / (long * thick)))
    step = length / count
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for broad, points in strokes:
        path, alone = QPainterPath(), points[0][0] > 0  # else each goes on where the last one ends
        for nth, (u, v) in product(range(count), points):
            begins = (u, v) == points[0] and (alone or nth == 0)
            (path.moveTo if begins else path.lineTo)(at((nth + u) * step, v * thick))
        pen = QPen(QColor(theme.threads[number]), broad * thick)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap if alone else Qt.PenCapStyle.FlatCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(path, pen)


# ------------------------------------------------------------------------------- faces

BAND: Final = 0.092
"""Of the ring, by its diameter; likewise the following."""
LEAST_BAND: Final = 2.8
"""Pixels, ..."""
SEWN: Final = 0.6
"""So much of it the stitch takes: what it is sewn on is seen at both sides."""
_EDGE: Final = 0.8
"""... and of it each edge where it is of ivory."""
BUST: Final = 0.78
"""So much of it the drawing's own circle takes: all of the ring is seen about a face."""
DRAWING: Final = (2.00 * BUST, 1.76 * BUST)
"""The size of a drawing; the ring's middle is half its breadth from the left, and ..."""
MIDDLE: Final = 1.04 * BUST
"""... so far from the top."""
ABOVE: Final = 0.4
"""What a portrait needs over its ring, for hats and ears; and at each side ..."""
ASIDE: Final = 0.20

Ring = tuple[float, float, float]
"""Its middle, and its diameter."""


def draw_portrait(
    painter: QPainter, ring: Ring, who: Face, theme: Theme, *, mirrored: bool = False
) -> None:
    """The face stands out of its ring above, and lies behind it below.

    ``mirrored``: a profile looks to the left.
    """
    x, y, wide = ring
    ratio = painter.device().devicePixelRatioF()
    painter.save()
    cut, above = QPainterPath(), QPainterPath()
    cut.addEllipse(QPointF(x, y), wide / 2, wide / 2)
    above.addRect(QRectF(x - wide, y - 1.1 * wide, 2 * wide, 1.1 * wide))
    draw_ring(painter, ring, theme, who.colour)
    painter.setClipPath(cut.united(above))
    if mirrored:
        painter.translate(2 * x, 0)
        painter.scale(-1, 1)
    corner = QPointF(x - DRAWING[0] / 2 * wide, y - MIDDLE * wide)
    painter.drawPixmap(corner, _bust(f"{who.name}-{who.mood}", wide, ratio))
    painter.restore()
    painter.save()
    front = QPainterPath()
    front.addRect(QRectF(x - wide, y, 2 * wide, wide))
    painter.setClipPath(front)
    draw_ring(painter, ring, theme, who.colour)
    painter.restore()


def _bust(name: str, wide: float, ratio: float) -> QPixmap:
    """A drawing for a ring of this diameter; lists show the same again and again."""
    key = f"face {name} {wide} {ratio}"
    picture = QPixmap()
    if not QPixmapCache.find(key, picture):
        picture = drawn(f":/assets/faces/{name}.svg", DRAWING[0] * wide, DRAWING[1] * wide, ratio)
        QPixmapCache.insert(key, picture)
    return picture


NOBODYS: Final = -1
"""The colour of who has no seat: a ring of ink without yarn."""


def draw_ring(painter: QPainter, ring: Ring, theme: Theme, colour: int) -> None:
    """The ring about a middle, of a diameter, in the yarn and stitch of a seat's colour."""
    x, y, wide = ring
    thick = max(LEAST_BAND, BAND * wide)
    radius = (wide - thick) / 2
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(INK if theme.dark or colour == NOBODYS else CARD_RIM), thick))
    painter.drawEllipse(QPointF(x, y), radius, radius)
    if colour == NOBODYS:
        return
    if not theme.dark:  # a tape of ivory, whose edges are seen on ivory, too
        painter.setPen(QPen(QColor(IVORY), thick - 2 * _EDGE))
        painter.drawEllipse(QPointF(x, y), radius, radius)

    def at(along: float, aside: float) -> QPointF:
        turn, away = along / radius, radius + aside
        return QPointF(x + away * math.cos(turn), y + away * math.sin(turn))

    strokes = tuple(STITCHES.values())[colour % len(STITCHES)][1]
    broad = max(line + 2 * max(v for _, v in points) for line, points in strokes)
    sew(painter, (theme, colour), math.tau * radius, SEWN * thick / broad, at)
