"""A choice among a few cards, which are shown as they are."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import (
    QListWidgetItem,
    QSizePolicy,
    QStyle,
    QStyleOptionViewItem,
    QWidget,
)

from rummy_qt.ui.drawings import drawn, picture_of
from rummy_qt.ui.models.rows import Index
from rummy_qt.ui.table import RATIO
from rummy_qt.ui.windows.look import drop_shadow, worn
from rummy_qt.ui.windows.rule_cards import CardList, CellDelegate
from rummy_qt.ui.words.cards import Letters
from rummy_qt.ui.words.language import retold

_WIDE: Final = 72
"""Points of a card: the pattern of a back is seen."""
_EDGE: Final = 5
_GAP: Final = 22


class PictureChoice(CardList):
    """Each card with its name below, as many rows as it takes."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setItemDelegate(_PictureDelegate(self))
        retold(self, self.viewport().update)

    def add(self, drawing: str, value: object) -> None:
        """One more, ``classic/Qs`` for example, to be named by ``setText``."""
        item = QListWidgetItem(self)
        item.setData(Qt.ItemDataRole.UserRole, value)
        item.setData(Qt.ItemDataRole.DecorationRole, drawing)

    @property
    def cell(self) -> QSize:
        words = [self.item(row).text() for row in range(self.count())]
        metrics = self.fontMetrics()
        named = max(map(metrics.horizontalAdvance, words), default=0)
        wide = max(_WIDE + 2 * _EDGE, named) + _GAP
        return QSize(wide, round(_WIDE * RATIO) + 3 * _EDGE + metrics.height())

    def minimumSizeHint(self) -> QSize:
        return self.cell + QSize(2, 2)

    def heightForWidth(self, width: int) -> int:
        columns = max(1, (width - 2) // self.cell.width())
        return -(-self.count() // columns) * self.cell.height() + 2

    def hasHeightForWidth(self) -> bool:
        return True

    def sizeHint(self) -> QSize:
        return QSize(self.count() * self.cell.width() + 2, self.cell.height() + 2)


@lru_cache(maxsize=24)
def _card(name: str, letters: str, ratio: float) -> QPixmap:
    return drawn(QSvgRenderer(picture_of(name, letters)), _WIDE, _WIDE * RATIO, ratio)


class _PictureDelegate(CellDelegate):
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        theme = worn()
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        focused = bool(option.state & QStyle.StateFlag.State_HasFocus)
        cell = QRectF(option.rect)
        card = QRectF(cell.left() + _EDGE, cell.top() + _EDGE, _WIDE, _WIDE * RATIO)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        drop_shadow(painter, card, 5, (2.0, 0.35))
        drawing = index.data(Qt.ItemDataRole.DecorationRole)
        ratio = painter.device().devicePixelRatio()
        painter.drawPixmap(card.topLeft(), _card(drawing, Letters.now(), ratio))
        if chosen:
            painter.setPen(QPen(QColor(theme.accent), 3))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(card.adjusted(-1.5, -1.5, 1.5, 1.5), 6, 6)
        words = option.fontMetrics.horizontalAdvance(index.data())
        name = QRectF(card.left(), card.bottom() + _EDGE, words, option.fontMetrics.height())
        painter.setPen(QColor(theme.text))
        painter.drawText(name, Qt.AlignmentFlag.AlignLeft, index.data())
        if focused:
            painter.setPen(QPen(QColor(theme.text), 2))
            painter.drawLine(name.bottomLeft(), name.bottomRight())
        painter.restore()
