"""The cloth under the lamp: one pool of light on woven wool, and a stitched line around."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPen, QPixmap, QRadialGradient

from rummy_qt.ui.theme import Theme

TWILL: Final = 4
"""Device pixels from one rib of the weave to the next."""
RIB: Final = 5
"""How much lighter or darker a rib is, of 255."""
STITCH_IN: Final = 7.0
"""Pixels from the edge of the table to the stitched line."""
STITCH_CORNER: Final = 26.0


def cloth(width: float, height: float, theme: Theme, ratio: float) -> QPixmap:
    """The bare table in this size, in pixels of the view.

    The light falls a little above the middle. Where it is brightest the felt has the colour
    ``theme.felt``, glow included, so that text may rely on it.
    """
    pixmap = QPixmap(max(1, math.ceil(width * ratio)), max(1, math.ceil(height * ratio)))
    painter = QPainter(pixmap)
    w, h = pixmap.width(), pixmap.height()
    middle = QPointF(0.5 * w, 0.48 * h)
    reach = 0.62 * (w * w + h * h) ** 0.5
    light = QRadialGradient(middle, reach)
    bright, dark = QColor(theme.felt), QColor(theme.felt_edge)
    for at, share in ((0.0, 1.0), (0.14, 0.92), (0.36, 0.57), (0.62, 0.18), (0.86, 0.0)):
        light.setColorAt(at, _between(dark, bright, share))
    painter.fillRect(pixmap.rect(), light)
    painter.fillRect(pixmap.rect(), QBrush(_weave(theme.dark)))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    thread = QColor(theme.accent)
    thread.setAlphaF(0.26 if theme.dark else 0.40)
    pen = QPen(thread, 1.5 * ratio)
    pen.setDashPattern([5.0, 3.4])
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inset, corner = STITCH_IN * ratio, STITCH_CORNER * ratio
    painter.drawRoundedRect(QRectF(inset, inset, w - 2 * inset, h - 2 * inset), corner, corner)
    painter.end()
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


def _between(dark: QColor, bright: QColor, share: float) -> QColor:
    return QColor.fromRgbF(
        dark.redF() + (bright.redF() - dark.redF()) * share,
        dark.greenF() + (bright.greenF() - dark.greenF()) * share,
        dark.blueF() + (bright.blueF() - dark.blueF()) * share,
    )


def _weave(dark: bool) -> QPixmap:
    """A tile of twill: ribs that climb to the right, lit on one side."""
    tile = QImage(TWILL, TWILL, QImage.Format.Format_ARGB32_Premultiplied)
    tile.fill(Qt.GlobalColor.transparent)
    strength = RIB if dark else RIB + 1
    for y in range(TWILL):
        for x in range(TWILL):
            rib = (x + y) % TWILL
            if rib == 0:
                tile.setPixelColor(x, y, QColor(255, 255, 255, strength))
            elif rib == 2:
                tile.setPixelColor(x, y, QColor(0, 0, 0, strength + 3))
    return QPixmap.fromImage(tile)
