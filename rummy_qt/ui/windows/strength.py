"""Playing strength on a scale: the average cost of a decision, beside that of the levels."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from rummy_qt.play.strength import LEVELS, Strength
from rummy_qt.ui.theme import BRASS, INK, IVORY_EDGE
from rummy_qt.ui.windows.chart import spread
from rummy_qt.ui.windows.look import SMALL, interface_font
from rummy_qt.ui.words.names import level_name
from rummy_qt.ui.words.review import loss_number, strength_text

_HIGH: Final = 66
_SIDE: Final = 14
_TICK: Final = 5
_MARK: Final = 6.0


class StrengthScale(QWidget):
    """A line from much to nothing, a tick for each level, and a mark with its interval."""

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
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(interface_font(SMALL))
        mine = self._strength.all
        top = max([*LEVELS.values(), mine.points + mine.half]) * 1.1
        base = _HIGH - painter.fontMetrics().height() - _TICK - 6

        def place(points: float) -> float:
            return self.width() - _SIDE - (self.width() - 2 * _SIDE) * max(0.0, points) / top

        painter.setPen(QPen(QColor(IVORY_EDGE), 2))
        painter.drawLine(QPointF(place(top), base), QPointF(place(0.0), base))
        self._draw_levels(painter, base, [place(loss) for loss in LEVELS.values()])
        self._draw_mine(painter, base, place(mine.points + mine.half), place(mine.points))
        painter.end()

    def _draw_levels(self, painter: QPainter, base: float, places: list[float]) -> None:
        metrics = painter.fontMetrics()
        names = [level_name(level) for level in LEVELS]
        apart = max(map(metrics.horizontalAdvance, names)) + 10.0
        centres = spread(places, apart, apart / 2, self.width() - apart / 2)
        painter.setPen(QPen(QColor(INK), 1.2))
        for name, at, centre in zip(names, places, centres, strict=True):
            painter.drawLine(QPointF(at, base - _TICK), QPointF(at, base + _TICK))
            box = QRectF(centre - apart / 2, base + _TICK + 2, apart, metrics.height())
            painter.drawText(box, Qt.AlignmentFlag.AlignHCenter, name)

    def _draw_mine(self, painter: QPainter, base: float, worst: float, at: float) -> None:
        half = at - worst
        wash = QColor(BRASS)
        wash.setAlphaF(0.45)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(wash)
        painter.drawRoundedRect(QRectF(worst, base - 4, 2 * half, 8), 4, 4)
        painter.setPen(QPen(QColor(INK), 1.2))
        painter.setBrush(QColor(BRASS))
        painter.drawEllipse(QPointF(at, base), _MARK, _MARK)
        words = loss_number(self._strength.all.points)
        wide = painter.fontMetrics().horizontalAdvance(words)
        x = min(max(0.0, at - wide / 2), self.width() - wide)
        painter.drawText(QPointF(x, base - _MARK - 6), words)
