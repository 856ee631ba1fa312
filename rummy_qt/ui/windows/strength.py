"""Playing strength on a scale, beside the levels."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from rummy_qt.play.strength import LEVELS, Strength, beside
from rummy_qt.ui.drawings import smooth_painter
from rummy_qt.ui.theme import BRASS, INK, IVORY_EDGE
from rummy_qt.ui.windows.chart import spread
from rummy_qt.ui.windows.look import SMALL, interface_font
from rummy_qt.ui.words.names import level_name
from rummy_qt.ui.words.review import strength_number, strength_text

_HIGH: Final = 66
_SIDE: Final = 14
_TICK: Final = 5
_MARK: Final = 6.0
_ENDS: Final = -25.0, 125.0
"""Of the line; what lies beyond is at its end."""


class StrengthScale(QWidget):
    """A line with a tick for each level, and a mark with its interval."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._strength = Strength()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(_HIGH)

    def show_strength(self, strength: Strength) -> None:
        """Draw this."""
        self._strength = strength
        self.setAccessibleName(strength_text(strength))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(320, _HIGH)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = smooth_painter(self)
        painter.setFont(interface_font(SMALL))
        mine, (least, most) = self._strength, _ENDS
        base = _HIGH - painter.fontMetrics().height() - _TICK - 6

        def place(number: float) -> float:
            part = (min(max(number, least), most) - least) / (most - least)
            return _SIDE + (self.width() - 2 * _SIDE) * part

        painter.setPen(QPen(QColor(IVORY_EDGE), 2))
        painter.drawLine(QPointF(place(least), base), QPointF(place(most), base))
        self._draw_levels(painter, base, [place(number) for number in LEVELS.values()])
        self._draw_mine(painter, base, [place(at) for at in (mine.low, mine.number, mine.high)])
        painter.end()

    def _draw_levels(self, painter: QPainter, base: float, places: list[float]) -> None:
        metrics = painter.fontMetrics()
        names = [f"{level_name(level)} {number}" for level, number in LEVELS.items()]
        apart = max(map(metrics.horizontalAdvance, names)) + 10.0
        centres = spread(places, apart, apart / 2, self.width() - apart / 2)
        painter.setPen(QPen(QColor(INK), 1.2))
        for name, at, centre in zip(names, places, centres, strict=True):
            painter.drawLine(QPointF(at, base - _TICK), QPointF(at, base + _TICK))
            box = QRectF(centre - apart / 2, base + _TICK + 2, apart, metrics.height())
            painter.drawText(box, Qt.AlignmentFlag.AlignHCenter, name)

    def _draw_mine(self, painter: QPainter, base: float, places: list[float]) -> None:
        low, at, high = places
        wash = QColor(BRASS)
        wash.setAlphaF(0.45)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(wash)
        painter.drawRoundedRect(QRectF(low, base - 4, high - low, 8), 4, 4)
        if not self._strength.clear:
            return
        painter.setPen(QPen(QColor(INK), 1.2))
        painter.setBrush(QColor(BRASS))
        painter.drawEllipse(QPointF(at, base), _MARK, _MARK)
        if not all(beside(self._strength.number)):
            return  # beyond the levels words say where
        words = strength_number(self._strength.number)
        wide = painter.fontMetrics().horizontalAdvance(words)
        x = min(max(0.0, at - wide / 2), self.width() - wide)
        painter.drawText(QPointF(x, base - _MARK - 6), words)
