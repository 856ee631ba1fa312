"""The deck's own figures, for the numbers that are to be seen across the room."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PySide6.QtCore import QByteArray, QFile, QIODevice, QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtSvg import QSvgRenderer

from rummy_qt.ui.theme import INK

BREADTH: Final = 0.72
"""Of a figure's picture, by its height."""
NARROW: Final = {"1": (0.12, 0.44)}
"""By sign with much blank in its picture: how much at the left, and where the next begins."""
SIGNS: Final = {"+": "plus", "−": "minus", "-": "minus"}


def numeral_width(text: str, height: float) -> float:
    """The width of a number of this height."""
    return sum(NARROW.get(sign, (0.0, BREADTH))[1] for sign in text) * height


def draw_numerals(
    painter: QPainter, text: str, left_top: QPointF, height: float, colour: str
) -> None:
    """Draw a number (digits, ``+``, ``−``); ``FileNotFoundError`` for any other sign."""
    x = left_top.x()
    for sign in text:
        blank, advance = NARROW.get(sign, (0.0, BREADTH))
        place = QRectF(x - blank * height, left_top.y(), BREADTH * height, height)
        _figure(sign, colour).render(painter, place)
        x += advance * height


@lru_cache(maxsize=48)
def _figure(sign: str, colour: str) -> QSvgRenderer:
    file = QFile(f":/assets/letters/{SIGNS.get(sign, sign)}.svg")
    if not file.open(QIODevice.OpenModeFlag.ReadOnly):
        raise FileNotFoundError(file.fileName())
    source = bytes(file.readAll().data()).replace(INK.encode(), colour.encode())
    file.close()
    return QSvgRenderer(QByteArray(source))
