"""Pictures to draw on, sharp on every screen."""

from __future__ import annotations

from PySide6.QtCore import QSizeF, Qt
from PySide6.QtGui import QPixmap


def clear_pixmap(width: float, height: float, ratio: float) -> QPixmap:
    """A clear picture of this size in points, with so many device pixels a point."""
    pixmap = QPixmap((QSizeF(width, height) * ratio).toSize())
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap
