"""What happened in the round, as a list beside the table."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPalette, QPen
from PySide6.QtWidgets import (
    QFrame,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from rummy_qt.ui.models import TableState
from rummy_qt.ui.models.rows import ValueRole
from rummy_qt.ui.models.words import translate
from rummy_qt.ui.theme import seat_colour

from .furniture import with_alpha

Index = QModelIndex | QPersistentModelIndex
WRAPPED: Final = int(Qt.TextFlag.TextWordWrap) | int(Qt.AlignmentFlag.AlignLeft)
MARK: Final = 7
"""Pixels of the coloured mark before each line; the text begins at twice that."""


class LogList(QListView):
    """The log; the end is always in sight when something happens."""

    def __init__(self, state: TableState, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("log")
        self.setModel(state.log)
        self.setItemDelegate(_LineDelegate(state, self))
        self.setWordWrap(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QListView.SelectionMode.SingleSelection)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAccessibleName(translate("Table", "What happened"))
        self._follow = QTimer(self, singleShot=True, interval=0)
        self._follow.timeout.connect(self._show_end)
        state.log.rowsInserted.connect(self._follow.start)

    def show_end(self) -> None:
        """Scroll to the last line, once it is known how tall the lines are."""
        self._follow.start()

    def _show_end(self) -> None:
        self.doItemsLayout()
        self.scrollToBottom()


class _LineDelegate(QStyledItemDelegate):
    """A line of the log, wrapped, with a mark in the colour of whose doing it was."""

    def __init__(self, state: TableState, parent: LogList) -> None:
        super().__init__(parent)
        self._state = state
        self._list = parent

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        width = self._list.viewport().width()
        metrics = QFontMetrics(self._list.font())
        text = str(index.data())
        room = QRect(0, 0, max(40, width - 2 * MARK - 6), 10_000)
        return QSize(width, metrics.boundingRect(room, WRAPPED, text).height() + 6)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        box = option.rect
        state = option.state
        palette = self._list.palette()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(palette.color(QPalette.ColorRole.WindowText), 1))
            painter.drawRoundedRect(box.adjusted(0, 0, -1, -1), 4, 4)
        seat = index.data(ValueRole).seat
        if seat is not None:
            metrics = QFontMetrics(self._list.font())
            painter.setPen(
                QPen(with_alpha(palette.color(QPalette.ColorRole.WindowText).name(), 110), 1)
            )
            painter.setBrush(QColor(seat_colour(self._state.place(seat))))
            top = box.top() + 3 + (metrics.height() - MARK) / 2
            painter.drawRoundedRect(QRectF(box.left() + 1, top, MARK, MARK), 2, 2)
        painter.setFont(self._list.font())
        painter.setPen(palette.color(QPalette.ColorRole.WindowText))
        painter.drawText(box.adjusted(2 * MARK, 3, -4, 0), WRAPPED, str(index.data()))
        painter.restore()
