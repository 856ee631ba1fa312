"""Marks of players: yarn in a seat's colour and stitch, and faces in a ring of that yarn.

Drawn at the table and on every page that names a player.
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
"""A stroke of a stitch: its width relative to the thread's, and its points (u, v): u along the
stitch from 0 to 1, v across it, in thread widths."""


def _run(start: float, end: float, aside: float = 0.0) -> tuple[tuple[float, float], ...]:
    """Points along the stitch, enough to follow the curve of a ring."""
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
"""In the order of colour numbers: the length of a stitch in thread widths, and its strokes."""
TAPE: Final = 1.9
"""The width of the tape below a thread, in thread widths."""


class YarnLine(NamedTuple):
    """A horizontal thread, in logical pixels."""

    x0: float
    x1: float
    y: float
    thick: float


def draw_yarn(painter: QPainter, line: YarnLine, theme: Theme, number: int) -> None:
    """Draw a thread in the seat colour ``number``.

    On light cloth only almost black colours would be visible, so there it lies on ivory tape.
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
    """Draw at least one complete stitch, evenly distributed over a length.

    ``yarn``: the theme and the seat's colour number. ``at`` maps the distances along and across the
    thread, in logical pixels, to a point.
    """
    theme, number = yarn
    stitch_length, strokes = tuple(STITCHES.values())[number % len(STITCHES)]
    count = max(1, round(length / (stitch_length * thick)))
    step = length / count
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for width, points in strokes:
        path, separate = QPainterPath(), points[0][0] > 0  # else it continues the stroke before
        for nth, (u, v) in product(range(count), points):
            begins = (u, v) == points[0] and (separate or nth == 0)
            (path.moveTo if begins else path.lineTo)(at((nth + u) * step, v * thick))
        pen = QPen(QColor(theme.threads[number]), width * thick)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap if separate else Qt.PenCapStyle.FlatCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(path, pen)


# ------------------------------------------------------------------------------- faces

BAND: Final = 0.092
"""The width of the ring's band, as a part of its outer diameter."""
LEAST_BAND: Final = 2.8
"""The minimal width of the band in logical pixels."""
SEWN: Final = 0.6
"""The stitch's width as a part of the band's, which is visible on both sides of it."""
_EDGE: Final = 0.8
"""The width of each dark edge of an ivory band, in logical pixels."""
BUST: Final = 0.78
"""The diameter of the drawing's own circle, as a part of the ring's, which surrounds it."""
DRAWING: Final = (2.00 * BUST, 1.76 * BUST)
"""Width and height of a drawing in ring diameters, as are the following."""
MIDDLE: Final = 1.04 * BUST
"""From the top of the drawing to the ring's centre, which is horizontally in the middle."""
ABOVE: Final = 0.4
"""Space that a portrait needs above its ring, for hats and ears."""
ASIDE: Final = 0.20
"""The same at each side."""

Ring = tuple[float, float, float]
"""x and y of the centre, and the diameter, in logical pixels."""


def draw_portrait(
    painter: QPainter, ring: Ring, who: Face, theme: Theme, *, mirrored: bool = False
) -> None:
    """Draw a face that overlaps its ring at the top and lies behind it at the bottom.

    ``mirrored``: a profile looks to the left.
    """
    x, y, diameter = ring
    ratio = painter.device().devicePixelRatioF()
    painter.save()
    circle, above = QPainterPath(), QPainterPath()
    circle.addEllipse(QPointF(x, y), diameter / 2, diameter / 2)
    above.addRect(QRectF(x - diameter, y - 1.1 * diameter, 2 * diameter, 1.1 * diameter))
    draw_ring(painter, ring, theme, who.colour)
    painter.setClipPath(circle.united(above))
    if mirrored:
        painter.translate(2 * x, 0)
        painter.scale(-1, 1)
    corner = QPointF(x - DRAWING[0] / 2 * diameter, y - MIDDLE * diameter)
    painter.drawPixmap(corner, _portrait(f"{who.name}-{who.mood}", diameter, ratio))
    painter.restore()
    painter.save()
    front = QPainterPath()
    front.addRect(QRectF(x - diameter, y, 2 * diameter, diameter))
    painter.setClipPath(front)
    draw_ring(painter, ring, theme, who.colour)
    painter.restore()


def _portrait(name: str, diameter: float, ratio: float) -> QPixmap:
    """A drawing for a ring of this diameter, cached, as lists repeat the same ones."""
    key = f"face {name} {diameter} {ratio}"
    picture = QPixmap()
    if not QPixmapCache.find(key, picture):
        width, height = DRAWING[0] * diameter, DRAWING[1] * diameter
        picture = drawn(f":/assets/faces/{name}.svg", width, height, ratio)
        QPixmapCache.insert(key, picture)
    return picture


NOBODYS: Final = -1
"""The colour number of a face without a seat: a dark ring without yarn."""


def draw_ring(painter: QPainter, ring: Ring, theme: Theme, colour: int) -> None:
    """Draw a ring in the yarn and stitch of a seat's colour number."""
    x, y, diameter = ring
    thick = max(LEAST_BAND, BAND * diameter)
    radius = (diameter - thick) / 2
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(INK if theme.dark or colour == NOBODYS else CARD_RIM), thick))
    painter.drawEllipse(QPointF(x, y), radius, radius)
    if colour == NOBODYS:
        return
    if not theme.dark:  # ivory tape with edges that are visible on ivory, too
        painter.setPen(QPen(QColor(IVORY), thick - 2 * _EDGE))
        painter.drawEllipse(QPointF(x, y), radius, radius)

    def at(along: float, aside: float) -> QPointF:
        angle, distance = along / radius, radius + aside
        return QPointF(x + distance * math.cos(angle), y + distance * math.sin(angle))

    strokes = tuple(STITCHES.values())[colour % len(STITCHES)][1]
    stitch_width = max(width + 2 * max(v for _, v in points) for width, points in strokes)
    sew(painter, (theme, colour), math.tau * radius, SEWN * thick / stitch_width, at)
