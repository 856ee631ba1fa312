"""The four suit signs in any colour, as pictures."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QByteArray, QFile, QIODevice, QPoint, QRectF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from rummy_qt.ui.pixmaps import clear_pixmap
from rummy_qt.ui.theme import INK

SUITS: Final = "cdhs"


def sign(suit: str, colour: str, size: int, ratio: float) -> QPixmap:
    """One suit sign, ``size`` pixels of the view across."""
    return icon(f"suit-{suit}", colour, size, ratio)


def icon(name: str, colour: str, size: int, ratio: float) -> QPixmap:
    """A small picture of one colour from the icons, ``size`` pixels of the view across."""
    pixmap = clear_pixmap(size, size, ratio)
    painter = QPainter(pixmap)
    drawing = recoloured(f":/assets/icons/{name}.svg", colour)
    drawing.render(painter, QRectF(0, 0, size, size))
    painter.end()
    return pixmap


def recoloured(name: str, colour: str) -> QSvgRenderer:
    """A drawing in ink, in another colour; ``FileNotFoundError`` where there is none."""
    file = QFile(name)
    if not file.open(QIODevice.OpenModeFlag.ReadOnly):
        raise FileNotFoundError(file.fileName())
    source = bytes(file.readAll().data()).replace(INK.encode(), colour.encode())
    file.close()
    return QSvgRenderer(QByteArray(source))


def row_of_signs(colour: str, size: int, ratio: float) -> QPixmap:
    """All four side by side."""
    step = round(1.4 * size)
    row = clear_pixmap(3 * step + size, size, ratio)
    painter = QPainter(row)
    for at, suit in enumerate(SUITS):
        painter.drawPixmap(QPoint(at * step, 0), sign(suit, colour, size, ratio))
    painter.end()
    return row
