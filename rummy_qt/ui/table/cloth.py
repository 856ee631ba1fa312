"""The cloth that everything lies on: a felt in the colour of the theme."""

from __future__ import annotations

import math
import random
from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPixmap, QRadialGradient

from rummy_qt.ui.theme import Theme

NAP: Final = 128
"""Device pixels along a side of the pattern of fibres, which repeats."""
FIBRE: Final = bytes(shade % 4 for shade in range(256))
"""By how many shades of 255 a fibre may be lighter: too few to be seen one by one."""


def cloth(width: float, height: float, theme: Theme, ratio: float) -> QPixmap:
    """A cloth of this size, in pixels of the view; ``ratio``: device pixels to one of these.

    Flat, with the faintest vignette, and a nap that keeps its shades from showing as rings.
    """
    pixmap = QPixmap(max(1, math.ceil(width * ratio)), max(1, math.ceil(height * ratio)))
    gradient = QRadialGradient(
        QPointF(pixmap.width() * 0.5, pixmap.height() * 0.44),
        0.72 * max(pixmap.width(), pixmap.height()),
    )
    gradient.setColorAt(0.0, QColor(theme.felt))
    gradient.setColorAt(0.45, QColor(theme.felt))
    gradient.setColorAt(1.0, QColor(theme.felt_edge))
    painter = QPainter(pixmap)
    painter.fillRect(pixmap.rect(), QBrush(gradient))
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Plus)
    painter.drawTiledPixmap(pixmap.rect(), _nap())
    painter.end()
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


def _nap() -> QPixmap:
    """Fibres of the cloth, the same every time."""
    shades = random.Random(NAP).randbytes(NAP * NAP).translate(FIBRE)
    image = QImage(shades, NAP, NAP, NAP, QImage.Format.Format_Grayscale8)
    return QPixmap.fromImage(image.convertToFormat(QImage.Format.Format_RGB32))
