"""A slider with a tick for every move, in the colour of the player who made it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QSlider, QStyle, QStyleOptionSlider, QWidget

from rummy_qt.ui.theme import rim_of

_SHORT: Final = 4
_LONG: Final = 8
"""Pixels that a tick is high: long where cards went to the table."""
_BELOW: Final = 9
"""Pixels from the middle of the groove to the ticks: below the handle."""
_THICK: Final = 4
_EDGE: Final = 1
"""Pixels of outline around a tick, where there is room between two."""


class Tick(NamedTuple):
    """One move on the slider."""

    colour: str
    long: bool


class MoveSlider(QSlider):
    """Goes from 0, the deal, to the number of moves; a press jumps to where it is."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._ticks: Sequence[Tick] = ()
        self.setMinimumHeight(2 * (_BELOW + _LONG + _EDGE))

    def show_moves(self, ticks: Sequence[Tick]) -> None:
        """Have room for these moves, and mark them."""
        self._ticks = ticks
        self.setRange(0, len(ticks))
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and not self._on_handle(event):
            self.setSliderPosition(self.value_at(event.position().x()))
        super().mousePressEvent(event)

    def value_at(self, x: float) -> int:
        """The position that is nearest to a place on the slider, in its own pixels."""
        left, span = self._reach()
        return QStyle.sliderValueFromPosition(0, self.maximum(), round(x) - left, span)

    def place_of(self, value: int) -> int:
        """Where the handle's middle stands at a position, in its own pixels."""
        left, span = self._reach()
        return left + QStyle.sliderPositionFromValue(0, self.maximum(), value, span)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        base = self._part(QStyle.SubControl.SC_SliderGroove).center().y() + _BELOW
        apart = self._reach()[1] / max(1, len(self._ticks))
        width = max(1, min(_THICK, int(apart / 2)))
        edge = _EDGE if apart >= width + 2 * _EDGE else 0
        rim = rim_of(self.palette().color(QPalette.ColorRole.WindowText))
        for value, tick in enumerate(self._ticks, 1):
            height = _LONG if tick.long else _SHORT
            mark = QRect(self.place_of(value) - width // 2, base, width, height)
            painter.fillRect(mark.adjusted(-edge, -edge, edge, edge), rim)
            painter.fillRect(mark, QColor(tick.colour))
        painter.end()
        super().paintEvent(event)

    def _reach(self) -> tuple[int, int]:
        """Where the handle's middle is at 0, and how far it goes."""
        handle = self._part(QStyle.SubControl.SC_SliderHandle).width()
        return handle // 2, self.width() - handle

    def _on_handle(self, event: QMouseEvent) -> bool:
        return self._part(QStyle.SubControl.SC_SliderHandle).contains(event.position().toPoint())

    def _part(self, part: QStyle.SubControl) -> QRect:
        option = QStyleOptionSlider()
        self.initStyleOption(option)
        control = QStyle.ComplexControl.CC_Slider
        return self.style().subControlRect(control, option, part, self)
