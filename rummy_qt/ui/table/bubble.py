"""A line of text that floats on the table beside what it speaks of."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsPixmapItem

from rummy_qt.ui.pixmaps import clear_pixmap
from rummy_qt.ui.theme import Theme, text_font

from .comings import speck
from .geometry import Box


class Bubble(QGraphicsPixmapItem):
    """Shown at a point, kept inside the table, gone when the text is empty."""

    def __init__(self) -> None:
        super().__init__(speck())
        self.setVisible(False)
        self.setZValue(12_000)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.text = ""
        self._size = (0.0, 0.0)

    def tell(self, text: str, theme: Theme, line: float, ratio: float) -> None:
        """Show this line from now on."""
        if text == self.text:
            return
        self.text = text
        self.setVisible(bool(text))
        if text:
            self._paint(text, theme, line, ratio)

    def place(self, x: float, y: float, table: Box) -> None:
        """Stand centred above this point, or below it where there is no room."""
        width, height = self._size
        left = min(max(x - width / 2, table.x + 4), table.right - width - 4)
        top = y - height - 8
        self.setPos(round(left), round(top if top >= table.y + 2 else y + 12))

    def _paint(self, text: str, theme: Theme, line: float, ratio: float) -> None:
        font = text_font(line)
        metrics = QFontMetricsF(font)
        width, height = metrics.horizontalAdvance(text) + 22, metrics.height() + 10
        self._size = (width, height)
        pixmap = clear_pixmap(width, height, ratio)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(theme.accent), 1.2))
        painter.setBrush(QColor(theme.felt_edge))
        box = QRectF(0.8, 0.8, width - 1.6, height - 1.6)
        painter.drawRoundedRect(box, height / 2.4, height / 2.4)
        painter.setFont(font)
        painter.setPen(QColor(theme.text))
        base = (height + metrics.ascent() - metrics.descent()) / 2
        painter.drawText(QPointF(11, base), text)
        painter.end()
        self.setPixmap(pixmap)
