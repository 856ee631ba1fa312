"""What happened in the round, as a list beside the table."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFontMetrics,
    QPainter,
    QPalette,
    QPen,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QFrame,
    QListView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from rummy_qt.ui.models import TableState
from rummy_qt.ui.models.rows import ValueRole
from rummy_qt.ui.models.table_rows import cards_of
from rummy_qt.ui.models.words import translate
from rummy_qt.ui.pixmaps import clear_pixmap
from rummy_qt.ui.theme import rim_of

Index = QModelIndex | QPersistentModelIndex
WRAPPED: Final = int(Qt.TextFlag.TextWordWrap) | int(Qt.AlignmentFlag.AlignLeft)
KEPT_PICTURES: Final = 300
MARK: Final = 7
"""Pixels of the coloured mark before each line; the text begins at twice that."""


class LogList(QListView):
    """The log; the end is always in sight when something happens."""

    pointed = Signal(object)
    """The cards that the line under the pointer, or chosen, tells of: a tuple; empty for none."""

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
        self.setMouseTracking(True)
        self.entered.connect(self._point)
        self.viewportEntered.connect(lambda: self.pointed.emit(()))
        self.selectionModel().currentChanged.connect(self._point_by_key)
        self._follow = QTimer(self, singleShot=True, interval=0)
        self._follow.timeout.connect(self._show_end)
        state.log.rowsInserted.connect(self._follow.start)

    def _point(self, index: Index) -> None:
        row = index.data(ValueRole)
        self.pointed.emit(() if row is None else cards_of(row.event))

    def _point_by_key(self, index: Index) -> None:
        if self.hasFocus():
            self._point(index)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.pointed.emit(())

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.pointed.emit(())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Come back to the last line, once it is known how tall the lines are."""
        super().resizeEvent(event)
        self._follow.start()

    def text_width(self) -> int:
        """Pixels from edge to edge of what is seen: the viewport's width.

        The viewport itself is not asked: before PySide hands out a widget that Qt made, it makes
        all classes of widgets, which would be 8 ms of every start.
        """
        bar = self.verticalScrollBar()
        return self.contentsRect().width() - (bar.width() if bar.isVisible() else 0)

    def _show_end(self) -> None:
        self.doItemsLayout()
        self.scrollToBottom()


class _LineDelegate(QStyledItemDelegate):
    """A line of the log, wrapped, with a mark in the colour of whose doing it was."""

    def __init__(self, state: TableState, parent: LogList) -> None:
        super().__init__(parent)
        self._state = state
        self._list = parent
        self._pictures: dict[tuple[object, ...], QPixmap] = {}

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        width = self._list.text_width()
        metrics = QFontMetrics(self._list.font())
        text = str(index.data())
        room = QRect(0, 0, max(40, width - 2 * MARK - 6), 10_000)
        return QSize(width, metrics.boundingRect(room, WRAPPED, text).height() + 6)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """The line as a picture kept from last time: cards fly over the log, frame after frame."""
        focused = self._list.hasFocus() and self._list.currentIndex() == index
        ink = self._list.palette().color(QPalette.ColorRole.WindowText).name()
        text, seat = str(index.data()), index.data(ValueRole).seat
        box = option.rect
        looks = self._list.font().key(), ink, self._list.devicePixelRatioF()
        key = (text, seat, box.width(), box.height(), *looks, focused)
        picture = self._pictures.get(key)
        if picture is None:
            if len(self._pictures) >= KEPT_PICTURES:
                self._pictures.clear()
            picture = self._pictures[key] = self._draw(text, seat, box.size(), ink, focused)
        painter.save()
        seen = box.adjusted(0, self._cut_above(-box.top()), 0, 0)
        painter.setClipRect(seen, Qt.ClipOperation.IntersectClip)
        painter.drawPixmap(box.topLeft(), picture)
        painter.restore()

    def _cut_above(self, hidden: int) -> int:
        """Pixels not to be painted where so many are out of sight: no line is cut in two."""
        if hidden <= 0:
            return 0
        metrics = QFontMetrics(self._list.font())
        return 3 + metrics.lineSpacing() * -(-(hidden - 3) // metrics.lineSpacing())

    def _draw(self, text: str, seat: int | None, size: QSize, ink: str, focused: bool) -> QPixmap:
        ratio = self._list.devicePixelRatioF()
        picture = clear_pixmap(size.width(), size.height(), ratio)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if focused:
            painter.setPen(QPen(QColor(ink), 1))
            painter.drawRoundedRect(QRectF(0.5, 0.5, size.width() - 1, size.height() - 1), 4, 4)
        if seat is not None:
            top = 3 + (QFontMetrics(self._list.font()).height() - MARK) / 2
            painter.setPen(QPen(rim_of(QColor(ink)), 1))
            painter.setBrush(QColor(self._state.colours[seat]))
            painter.drawRoundedRect(QRectF(1, top, MARK, MARK), 2, 2)
        painter.setFont(self._list.font())
        painter.setPen(QColor(ink))
        room = QRect(2 * MARK, 3, size.width() - 2 * MARK - 4, size.height() - 3)
        painter.drawText(room, WRAPPED, text)
        painter.end()
        return picture
