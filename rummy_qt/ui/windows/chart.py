"""A line chart of a few series over rounds, painted in ink on paper."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from rummy_qt.play.company import Face
from rummy_qt.ui.drawings import figures_width, smooth_painter, with_alpha, write_figures
from rummy_qt.ui.portraits import ABOVE, ASIDE, draw_portrait, sew
from rummy_qt.ui.theme import INK, IVORY_EDGE, ON_PAPER, PRICE_INK, RIM
from rummy_qt.ui.words.language import number_text, translate

from .labels import SMALL, interface_font

_DOT = 3.5
_THREAD_LENGTH: Final = 16
"""Points from a line's end to the ring of its face."""
_MAX_STITCHED: Final = 5
"""With more lines than this, only the highest and the player's own are stitched."""
_PALE_ALPHA: Final = 0.5
"""Opacity of the other lines, which remain visible behind those that are stitched."""


class Series(NamedTuple):
    """One line: a value for each x from ``first`` on."""

    name: str
    yarn: int
    """Index of the seat's colour."""
    values: tuple[int, ...]
    first: int = 0
    face: Face | None = None
    """Drawn at the end of the line, instead of its last value."""
    own: bool = False
    """Whether it is the player's."""

    @property
    def last(self) -> int:
        return self.first + len(self.values) - 1


def nice_step(span: float, most: int) -> int:
    """The smallest of 1, 2, 5, 10, 20 … that divides ``span`` into at most ``most`` parts."""
    step = 1
    while True:
        for factor in (1, 2, 5):
            if span / (step * factor) <= most:
                return step * factor
        step *= 10


class Plot(NamedTuple):
    """Maps rounds and values to points of the widget."""

    area: QRectF
    low: int
    high: int
    rounds: int

    def point(self, x: float, value: float) -> QPointF:
        area = self.area
        return QPointF(
            area.left() + area.width() * x / self.rounds,
            area.bottom() - area.height() * (value - self.low) / (self.high - self.low),
        )


class LineChart(QWidget):
    """Values over rounds; round 0 is the start. A face or value is at the end of each line."""

    def __init__(self, parent: QWidget | None = None, **properties: Any) -> None:
        """``properties`` are Qt properties by name."""
        super().__init__(parent, **properties)
        self._series: tuple[Series, ...] = ()
        self._target: int | None = None
        self._marked: int | None = None
        self._top: int | None = None
        self.write: Callable[[int], str] = number_text
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(110, 100)

    def show_series(
        self, series: Sequence[Series], target: int | None = None, top: int | None = None
    ) -> None:
        """Show these lines; ``target``: a dashed line; ``top``: a value the scale must reach."""
        self._series = tuple(line for line in series if line.values)
        self._target = target
        self._top = top
        texts = ((s.name, ", ".join(map(number_text, s.values))) for s in self._series)
        lines = (": ".join(filter(None, line)) for line in texts)
        self.setAccessibleDescription("; ".join(lines))
        self.update()

    def mark(self, x: int | None) -> None:
        self._marked = x
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(320, self.minimumHeight())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = smooth_painter(self)
        painter.setFont(interface_font(SMALL))
        metrics = painter.fontMetrics()
        line_height = metrics.height()
        values = [0, *(value for series in self._series for value in series.values)]
        values += [end for end in (self._target, self._top) if end is not None]
        low, high = min(values), max(*values, min(values) + 10)
        step = nice_step(high - low, max(2, min(6, self.height() // (2 * line_height + 8))))
        low, high = low // step * step, -(-high // step) * step
        widest = max(self._width(v) for v in (low, high))
        faces = [series.face for series in self._series if series.face is not None]
        largest = 32.0 if len(faces) <= _MAX_STITCHED else 26.0  # so that faces stay near lines
        ring = min(largest, self.height() / max(1, len(faces)) / (1 + ABOVE))
        widths = [self._width(line.values[-1]) for line in self._series if line.face is None]
        right = max([*widths, _THREAD_LENGTH + (1 + ASIDE) * ring if faces else 0.0])
        area = QRectF(self.rect()).adjusted(widest + 10, line_height, -right - 12, -line_height - 6)
        rounds = max([1, *(series.last for series in self._series)])
        plot = Plot(area, low, high, rounds)
        self._draw_grid(painter, plot, step)
        self._draw_rounds(painter, plot)
        if self._target is not None:
            self._draw_target(painter, plot, self._target)
        # Pale lines first, then by stitch: a plain one has no gaps that show a line below it.
        for series in sorted(self._series, key=lambda line: (self._is_stitched(line), line.yarn)):
            points = [plot.point(x, value) for x, value in enumerate(series.values, series.first)]
            self._draw_line(painter, points, series)
        self._draw_ends(painter, plot, ring)

    def _is_stitched(self, series: Series) -> bool:
        ends = [line.values[-1] for line in self._series]
        return len(ends) <= _MAX_STITCHED or series.values[-1] == max(ends) or series.own

    def _width(self, value: int) -> float:
        return figures_width(self.write(value), 0, QFontMetricsF(interface_font(SMALL)))

    def _write(self, painter: QPainter, value: int, box: QRectF, side: Qt.AlignmentFlag) -> None:
        painter.setPen(QColor(PRICE_INK if value < 0 else INK))
        write_figures(painter, self.write(value), box, 0, side)

    def _draw_target(self, painter: QPainter, plot: Plot, target: int) -> None:
        """Draw the target as a labelled dashed line, unless it is too near to zero."""
        start, end = plot.point(0, target), plot.point(plot.rounds, target)
        if plot.point(0, 0).y() - start.y() > painter.fontMetrics().height():
            painter.setPen(QPen(QColor(INK), 1.2, Qt.PenStyle.DashLine))
            painter.drawLine(start, end)
            words = translate("LineChart", "Target {points}", points=number_text(target))
            cap_height = QFontMetricsF(painter.font()).capHeight()
            box = QRectF(start + QPointF(4, -4 - cap_height), QSizeF(0, cap_height))
            write_figures(painter, words, box, 0, Qt.AlignmentFlag.AlignLeft)

    def _draw_ends(self, painter: QPainter, plot: Plot, ring: float) -> None:
        """Draw the face or last value at the end of each line, without overlaps."""
        ends = [(plot.point(line.last, line.values[-1]), line) for line in self._series]
        ends.sort(key=lambda end: end[0].y())
        top, bottom = (0.5 + ABOVE) * ring, self.height() - ring / 2
        ys = spread([end.y() for end, _ in ends], (1 + ABOVE) * ring, top, bottom)
        for y, (end, series) in zip(ys, ends, strict=True):
            if series.face is None:
                box = QRectF(end + QPointF(_DOT + 5, -8), QSizeF(0, 16))
                self._write(painter, series.values[-1], box, Qt.AlignmentFlag.AlignLeft)
                continue
            painter.setPen(self._thin_pen(series))
            painter.drawLine(end, QPointF(end.x() + _THREAD_LENGTH, y))
        for y, (end, series) in zip(ys, ends, strict=True):  # above all threads
            if series.face is not None:
                middle = QPointF(end.x() + _THREAD_LENGTH + ring / 2, y)
                draw_portrait(painter, (*middle.toTuple(), ring), series.face, ON_PAPER)

    def _draw_grid(self, painter: QPainter, plot: Plot, step: int) -> None:
        area, height = plot.area, painter.fontMetrics().height()
        for value in range(plot.low, plot.high + 1, step):
            y = plot.point(0, value).y()
            painter.setPen(QPen(with_alpha(IVORY_EDGE, 1.0 if value == 0 else 0.5), 1))
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
            box = QRectF(0, y - height / 2, area.left() - 8, height)
            self._write(painter, value, box, Qt.AlignmentFlag.AlignRight)

    def _draw_rounds(self, painter: QPainter, plot: Plot) -> None:
        painter.setPen(QColor(INK))
        area, rounds, height = plot.area, plot.rounds, painter.fontMetrics().height()
        step = nice_step(rounds, max(2, int(area.width() // 40)))
        shown = [x for x in range(0, rounds, step) if not x or rounds - x > step / 2]
        for x in [*shown, rounds]:  # the last is always numbered
            box = QRectF(plot.point(x, 0).x() - 24, area.bottom() + 4, 48, height)
            write_figures(painter, str(x), box, 0, Qt.AlignmentFlag.AlignHCenter)
        if self._marked is not None:
            x_marked = plot.point(self._marked, 0).x()
            painter.setPen(QPen(with_alpha(INK, 0.35), 1))
            painter.drawLine(QPointF(x_marked, area.top()), QPointF(x_marked, area.bottom()))

    def _thin_pen(self, series: Series) -> QPen:
        alpha = 1.0 if self._is_stitched(series) else _PALE_ALPHA
        return QPen(with_alpha(ON_PAPER.threads[series.yarn], alpha), 1.2)

    def _draw_line(self, painter: QPainter, spots: list[QPointF], series: Series) -> None:
        """Draw a line in its seat's stitch, like the ring of its face, or thin."""
        if not self._is_stitched(series):
            painter.setPen(self._thin_pen(series))
            painter.drawPolyline(spots)
            return
        path = QPainterPath()
        path.addPolygon(spots)

        def at(length: float, offset: float) -> QPointF:
            part = path.percentAtLength(length)
            normal = QLineF.fromPolar(offset, path.angleAtPercent(part) - 90)
            return path.pointAtPercent(part) + normal.p2()

        if path.length():
            sew(painter, (ON_PAPER, series.yarn), path.length(), 3.0, at)
        painter.setPen(QPen(with_alpha(INK, RIM), 1))
        painter.setBrush(QColor(ON_PAPER.threads[series.yarn]))
        painter.drawEllipse(spots[-1], _DOT, _DOT)
        painter.setBrush(Qt.BrushStyle.NoBrush)


def spread(wanted: Sequence[float], distance: float, top: float, bottom: float) -> list[float]:
    """The ``wanted`` ys (ascending), moved ``distance`` apart between ``top`` and ``bottom``.

    Those that are too close spread about their mean (isotonic regression by pooling neighbours);
    all are closer together if there is no room.
    """
    last = len(wanted) - 1
    distance = min(distance, (bottom - top) / max(1, last))
    pools: list[tuple[float, int]] = []  # the mean of their first place, and how many they are
    for nth, y in enumerate(wanted):
        mean, count = y - nth * distance, 1
        while pools and pools[-1][0] > mean:
            before, many = pools.pop()
            mean, count = (before * many + mean * count) / (many + count), many + count
        pools.append((mean, count))
    firsts = (mean for mean, count in pools for _ in range(count))
    return [
        min(max(first, top), bottom - last * distance) + nth * distance
        for nth, first in enumerate(firsts)
    ]
