"""A face in a ring of its seat's yarn: at the table and on every page that names a player."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QPixmapCache

from rummy_qt.play.company import Face
from rummy_qt.ui.drawings import clear_pixmap, drawn, smooth_painter
from rummy_qt.ui.theme import INK, IVORY, Theme

from .art import sew

BAND: Final = 0.092
"""Of the ring, by its diameter; likewise the following."""
LEAST_BAND: Final = 2.8
"""Pixels."""
BUST: Final = 0.85
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


def portrait(
    who: Face, wide: float, theme: Theme, ratio: float, *, mirrored: bool = False
) -> QPixmap:
    """A picture of it with a ring so many points wide, for a screen of this ratio."""
    broad, high = (1 + 2 * ASIDE) * wide, (1 + ABOVE) * wide
    picture = clear_pixmap(round(broad), round(high), ratio)
    painter = smooth_painter(picture)
    draw_portrait(painter, (broad / 2, high - wide / 2, wide), who, theme, mirrored=mirrored)
    painter.end()
    return picture


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


def draw_ring(painter: QPainter, ring: Ring, theme: Theme, colour: int) -> None:
    """The ring about a middle, of a diameter, in the yarn and stitch of a seat's colour."""
    x, y, wide = ring
    thick = max(LEAST_BAND, BAND * wide)
    radius = (wide - thick) / 2
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(INK if theme.dark else IVORY), thick))
    painter.drawEllipse(QPointF(x, y), radius, radius)

    def at(along: float, aside: float) -> QPointF:
        turn, away = along / radius, radius + aside
        return QPointF(x + away * math.cos(turn), y + away * math.sin(turn))

    sew(painter, (theme, colour), math.tau * radius, 0.72 * thick, at)
