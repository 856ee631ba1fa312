"""The signs on the buttons of a replay, drawn in the colour of their text."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPen, QPolygonF

from rummy_qt.ui.drawings import clear_pixmap

Stroke = tuple[tuple[float, float], ...]

SIGNS: Final[dict[str, tuple[Stroke, ...]]] = {
    "first": (((0.26, 0.24), (0.26, 0.76)), ((0.72, 0.24), (0.44, 0.5), (0.72, 0.76))),
    "back": (((0.62, 0.22), (0.34, 0.5), (0.62, 0.78)),),
    "play": (((0.3, 0.2), (0.8, 0.5), (0.3, 0.8), (0.3, 0.2)),),
    "pause": (((0.36, 0.22), (0.36, 0.78)), ((0.64, 0.22), (0.64, 0.78))),
    "forward": (((0.38, 0.22), (0.66, 0.5), (0.38, 0.78)),),
    "last": (((0.28, 0.24), (0.56, 0.5), (0.28, 0.76)), ((0.74, 0.24), (0.74, 0.76))),
}
"""Lines in a square of side 1; one that ends where it began is filled."""
_STROKE: Final = 0.11


def sign(name: str, colour: QColor, size: int, ratio: float) -> QIcon:
    """A sign, ``size`` points across, for a screen of this many pixels a point."""
    picture = clear_pixmap(size, size, ratio)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    pen = QPen(colour, _STROKE * size, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    for stroke in SIGNS[name]:
        line = QPolygonF([QPointF(x * size, y * size) for x, y in stroke])
        if line.isClosed():
            painter.setBrush(colour)
            painter.drawPolygon(line)
        else:
            painter.drawPolyline(line)
    painter.end()
    return QIcon(picture)
