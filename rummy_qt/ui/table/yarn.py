"""Yarn: each seat has a colour and a stitch, so that who scores a card is read without colour."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

STITCHES: Final = (
    "plain", "dashed", "crossed", "knotted", "double", "zigzag", "long and short", "slanted",
)  # fmt: skip
"""By the number of the seat's colour."""


def draw_yarn(
    painter: QPainter, x0: float, x1: float, y: float, thick: float, colour: str, stitch: int
) -> None:
    """A thread from ``x0`` to ``x1`` whose middle is at ``y``; ``thick`` is its breadth."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    pen = QPen(QColor(colour), thick)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    half = thick / 2
    start, end = QPointF(x0 + half, y), QPointF(max(x0 + half, x1 - half), y)
    kind = STITCHES[stitch % len(STITCHES)]
    painter.setPen(pen)
    if kind == "plain":
        painter.drawLine(start, end)
    elif kind in _DASHES:
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        pen.setDashPattern(_DASHES[kind])
        painter.setPen(pen)
        painter.drawLine(QPointF(x0, y), QPointF(x1, y))
    elif kind == "double":
        pen.setWidthF(0.38 * thick)
        painter.setPen(pen)
        for side in (-1, 1):
            painter.drawLine(start + QPointF(0, side * 0.36 * thick),
                             end + QPointF(0, side * 0.36 * thick))  # fmt: skip
    else:
        pen.setWidthF(0.42 * thick)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.drawPath(_small_stitches(kind, x0, x1, y, thick))
        if kind == "knotted":
            pen.setWidthF(0.3 * thick)
            painter.setPen(pen)
            painter.drawLine(start, end)
    painter.restore()


_DASHES: Final = {"dashed": [2.4, 1.3], "long and short": [4.0, 1.0, 1.2, 1.0]}
"""In breadths of the thread."""


def _small_stitches(kind: str, x0: float, x1: float, y: float, thick: float) -> QPainterPath:
    path, step, high = QPainterPath(), 2.2 * thick, 0.62 * thick
    x, up = x0 + 0.4 * thick, True
    path.moveTo(x, y + high if kind == "zigzag" else y)
    while x + step <= x1 + 0.1:
        if kind == "crossed":
            path.moveTo(x, y - high)
            path.lineTo(x + 0.8 * step, y + high)
            path.moveTo(x, y + high)
            path.lineTo(x + 0.8 * step, y - high)
        elif kind == "zigzag":
            path.lineTo(x + step / 2, y - high if up else y + high)
            up = not up
            x -= step / 2
        elif kind == "slanted":
            path.moveTo(x, y + high)
            path.lineTo(x + 0.7 * step, y - high)
        else:  # knotted
            path.addEllipse(QPointF(x + step / 2, y), high, high)
        x += step
    return path
