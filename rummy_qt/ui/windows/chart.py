"""A line chart of a few series over rounds, drawn in the table's colours."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from rummy_qt.ui.theme import rim_of, text_font
from rummy_qt.ui.words.numbers import total_text

_TEXT = 11
_DOT = 3.5


class Series(NamedTuple):
    """One line: a value for each x, beginning at x = ``first``."""

    name: str
    colour: str
    values: tuple[int, ...]


def nice_step(span: float, most: int) -> int:
    """A round distance between at most ``most`` lines over ``span``."""
    step = 1
    while True:
        for factor in (1, 2, 5):
            if span / (step * factor) <= most:
                return step * factor
        step *= 10


class Plot(NamedTuple):
    """Where values lie on the paper."""

    area: QRectF
    low: int
    high: int
    rounds: int

    def spot(self, x: float, value: float) -> QPointF:
        area = self.area
        return QPointF(
            area.left() + area.width() * x / self.rounds,
            area.bottom() - area.height() * (value - self.low) / (self.high - self.low),
        )


class LineChart(QWidget):
    """Points over rounds; round 0 is the start, at zero. ``goal`` is a dashed line."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._series: tuple[Series, ...] = ()
        self._goal: int | None = None
        self._marked: int | None = None
        self.legend = False
        """Whether the names of the series stand in the chart."""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(180, 110)

    def show_series(self, series: Sequence[Series], goal: int | None = None) -> None:
        """Draw these lines."""
        self._series = tuple(series)
        self._goal = goal
        lines = (f"{s.name}: {', '.join(map(total_text, s.values))}" for s in self._series)
        self.setAccessibleDescription("; ".join(lines))
        self.update()

    def mark(self, x: int | None) -> None:
        """Mark one round with an upright line."""
        self._marked = x
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(320, 180)

    # ------------------------------------------------------------------ painting

    def _range(self) -> tuple[int, int]:
        values = [value for series in self._series for value in series.values]
        values += [0] if self._goal is None else [0, self._goal]
        low, high = min(values), max(values)
        return low, max(high, low + 10)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        font = text_font(_TEXT)
        painter.setFont(font)
        low, high = self._range()
        step = nice_step(high - low, max(2, self.height() // 36))
        low, high = low // step * step, -(-high // step) * step
        metrics = painter.fontMetrics()
        widest = max(metrics.horizontalAdvance(total_text(v)) for v in (low, high))
        area = QRectF(self.rect()).adjusted(widest + 10, _TEXT, -12, -metrics.height() - 6)
        rounds = max([2, *(len(series.values) for series in self._series)]) - 1
        plot = Plot(area, low, high, rounds)
        self._draw_grid(painter, plot, step)
        self._draw_rounds(painter, plot)
        if self._goal is not None:
            pen = QPen(self.palette().color(QPalette.ColorRole.Accent), 1.2, Qt.PenStyle.DashLine)
            painter.setPen(pen)
            painter.drawLine(plot.spot(0, self._goal), plot.spot(rounds, self._goal))
        if self.legend:
            self._draw_legend(painter, area)
        for series in self._series:
            self._draw_line(painter, [plot.spot(x, v) for x, v in enumerate(series.values)], series)

    def _draw_legend(self, painter: QPainter, area: QRectF) -> None:
        height = painter.fontMetrics().height()
        for row, series in enumerate(self._series):
            top = area.top() + 6 + row * (height + 4)
            painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
            painter.drawText(QPointF(area.left() + 24, top + height * 0.75), series.name)
            painter.setPen(QPen(rim_of(painter.pen().color()), 1))
            painter.setBrush(QColor(series.colour))
            painter.drawEllipse(QPointF(area.left() + 14, top + height / 2), _DOT, _DOT)
        painter.setBrush(Qt.BrushStyle.NoBrush)

    def _draw_grid(self, painter: QPainter, plot: Plot, step: int) -> None:
        area = plot.area
        for value in range(plot.low, plot.high + 1, step):
            y = plot.spot(0, value).y()
            edge = QColor(self.palette().color(QPalette.ColorRole.Mid))
            edge.setAlphaF(1.0 if value == 0 else 0.5)
            painter.setPen(QPen(edge, 1))
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
            painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
            painter.drawText(
                QRectF(0, y - _TEXT, area.left() - 8, 2 * _TEXT),
                Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter,
                total_text(value),
            )

    def _draw_rounds(self, painter: QPainter, plot: Plot) -> None:
        painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
        area, rounds = plot.area, plot.rounds
        for x in range(0, rounds + 1, nice_step(rounds, max(2, int(area.width() // 34)))):
            spot = QRectF(plot.spot(x, 0).x() - 20, area.bottom() + 4, 40, 2 * _TEXT)
            painter.drawText(spot, Qt.AlignmentFlag.AlignHCenter, str(x))
        if self._marked is not None:
            x_marked = plot.spot(self._marked, 0).x()
            edge = self.palette().color(QPalette.ColorRole.WindowText)
            edge.setAlphaF(0.35)
            painter.setPen(QPen(edge, 1))
            painter.drawLine(QPointF(x_marked, area.top()), QPointF(x_marked, area.bottom()))

    def _draw_line(self, painter: QPainter, spots: list[QPointF], series: Series) -> None:
        colour = QColor(series.colour)
        # A rim in the ground's opposite keeps pale and dark seats readable on both themes.
        rim = rim_of(self.palette().color(QPalette.ColorRole.WindowText))
        line = QPolygonF(spots)
        for pen in (QPen(rim, 3.6), QPen(colour, 2.4)):
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.setPen(pen)
            painter.drawPolyline(line)
        painter.setPen(QPen(rim, 1))
        painter.setBrush(colour)
        for spot in spots:
            painter.drawEllipse(spot, _DOT, _DOT)
        painter.setBrush(Qt.BrushStyle.NoBrush)
