"""Yarn: each seat has a colour and a stitch, so that who scores a card is read without colour."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from rummy_qt.ui.theme import IVORY, Theme

STITCHES: Final = (
    "plain", "dashed", "crossed", "knotted", "double", "zigzag", "long and short", "slanted",
)  # fmt: skip
"""By the number of the seat's colour."""


TAPE: Final = 1.9
"""How broad the tape below a thread is, by the thread."""


def draw_yarn(
    painter: QPainter, x0: float, x1: float, y: float, thick: float, theme: Theme, number: int
) -> None:
    """The thread of the seat's colour ``number`` from ``x0`` to ``x1``, its middle at ``y``.

    ``thick`` is its breadth. Light cloth leaves colours no room between it and black, so there
    the thread is sewn on a tape of ivory.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if not theme.dark:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(IVORY))
        high = TAPE * thick
        painter.drawRoundedRect(QRectF(x0, y - high / 2, x1 - x0, high), 0.3 * high, 0.3 * high)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        x0, x1 = x0 + 0.4 * thick, x1 - 0.4 * thick
    pen = QPen(QColor(theme.threads[number]), thick)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    half = thick / 2
    start, end = QPointF(x0 + half, y), QPointF(max(x0 + half, x1 - half), y)
    kind = STITCHES[number % len(STITCHES)]
    painter.setPen(pen)
    if kind == "plain":
        painter.drawLine(start, end)
    elif kind in _DASHES:
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        pen.setDashPattern(_DASHES[kind])
        painter.setPen(pen)
        painter.drawLine(QPointF(x0, y), QPointF(x1, y))
    elif kind == "double":
        pen.setWidthF(0.42 * thick)
        painter.setPen(pen)
        for side in (-1, 1):
            painter.drawLine(start + QPointF(0, side * 0.42 * thick),
                             end + QPointF(0, side * 0.42 * thick))  # fmt: skip
    else:
        pen.setWidthF(0.5 * thick)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        if kind == "knotted":
            painter.setBrush(QColor(theme.threads[number]))
        painter.drawPath(_small_stitches(kind, x0, x1, y, thick))
        if kind == "knotted":
            pen.setWidthF(0.4 * thick)
            painter.setPen(pen)
            painter.drawLine(start, end)
    painter.restore()


_DASHES: Final = {"dashed": [2.4, 1.3], "long and short": [4.0, 1.0, 1.2, 1.0]}
"""In breadths of the thread."""


STITCH: Final = 2.4
"""From one small stitch to the next, about, in breadths of the thread."""


def _small_stitches(kind: str, x0: float, x1: float, y: float, thick: float) -> QPainterPath:
    """Whole stitches, evenly spread; one at least."""
    path, high = QPainterPath(), 0.6 * thick
    count = max(1, round((x1 - x0) / (STITCH * thick)))
    step = (x1 - x0) / count
    if kind == "zigzag":
        path.moveTo(x0, y + high)
    for nth in range(count):
        x = x0 + nth * step
        if kind == "crossed":
            path.moveTo(x + 0.1 * step, y - high)
            path.lineTo(x + 0.9 * step, y + high)
            path.moveTo(x + 0.1 * step, y + high)
            path.lineTo(x + 0.9 * step, y - high)
        elif kind == "zigzag":
            path.lineTo(x + 0.5 * step, y - high)
            path.lineTo(x + step, y + high)
        elif kind == "slanted":
            path.moveTo(x + 0.15 * step, y + high)
            path.lineTo(x + 0.85 * step, y - high)
        else:  # knotted
            path.addEllipse(QPointF(x + step / 2, y), high, high)
    return path
