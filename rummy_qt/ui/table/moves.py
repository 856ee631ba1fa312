"""The list of moves: a row a turn, with small cards as words."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QColor, QFocusEvent, QFontMetricsF, QPainter, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import QFrame, QListView, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from rummy_qt.ui.models import TableState
from rummy_qt.ui.models.rows import ValueRole
from rummy_qt.ui.models.table_rows import Part, TurnRow
from rummy_qt.ui.pixmaps import clear_pixmap
from rummy_qt.ui.styled import set_styled
from rummy_qt.ui.theme import text_font
from rummy_qt.ui.words.language import retold, translate

from .art import CardArt
from .cloth import draw_yarn
from .sprites import BOLD, CHIP, DOT

Index = QModelIndex | QPersistentModelIndex
KEPT_PICTURES: Final = 200
LINE: Final = 22.0
"""Units of text from one line of a row to the next."""


class MovesList(QListView):
    """The turns of the round; the last one is always in sight when something happens."""

    pointed = Signal(object)
    """The cards that the row under the pointer, or chosen, tells of: a tuple; empty for none."""

    def __init__(self, state: TableState, art: CardArt, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("moves")
        self.t = 1.0
        self.setModel(state.turns)
        self.setItemDelegate(_TurnDelegate(state, art, self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QListView.SelectionMode.SingleSelection)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        retold(self, lambda: self.setAccessibleName(translate("Table", "What happened")))
        self.setAttribute(Qt.WidgetAttribute.WA_NoMousePropagation)
        self.setMouseTracking(True)
        self.entered.connect(self._point)
        self.viewportEntered.connect(lambda: self.pointed.emit(()))
        self.selectionModel().currentChanged.connect(self._point_by_key)
        self._follow = QTimer(self, singleShot=True, interval=0)
        self._follow.timeout.connect(self.show_end)
        state.turns.rowsInserted.connect(self._follow.start)
        state.turns.dataChanged.connect(self._follow.start)
        self.hide()

    def stand(self, box: QRect, t: float, *, over: bool) -> None:
        """Lie there; ``over`` the table, on a ground of its own, where it has no room."""
        self.t = t
        set_styled(self, "over", over)
        self.setGeometry(box)
        self.show()
        self.raise_()
        self._follow.start()

    def _point(self, index: Index) -> None:
        row = index.data(ValueRole)
        self.pointed.emit(() if row is None else row.cards)

    def _point_by_key(self, index: Index) -> None:
        if self.hasFocus():
            self._point(index)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.pointed.emit(())

    def focusInEvent(self, event: QFocusEvent) -> None:
        if not self.currentIndex().isValid():
            self.setCurrentIndex(self.model().index(self.model().rowCount() - 1, 0))
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.pointed.emit(())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._follow.start()

    def show_end(self) -> None:
        """Bring the last turn into sight, once it is known how tall the rows are."""
        self.doItemsLayout()
        self.scrollToBottom()

    def text_width(self) -> int:
        """Pixels for a row, from edge to edge."""
        return self.contentsRect().width() - 10


class _TurnDelegate(QStyledItemDelegate):
    """A turn: who, then words and small cards, broken into lines."""

    def __init__(self, state: TableState, art: CardArt, parent: MovesList) -> None:
        super().__init__(parent)
        self._state = state
        self._art = art
        self._list = parent
        self._pictures: dict[tuple[object, ...], QPixmap] = {}
        self._counts: dict[tuple[TurnRow, float, float, float], int] = {}
        """Of lines, by row and breadth."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        width = self._list.text_width()
        key = (index.data(ValueRole), width, self._list.t, self._art.style.ratio)
        lines = self._counts.get(key)
        if lines is None:
            if len(self._counts) >= KEPT_PICTURES:
                self._counts.clear()
            lines = self._counts[key] = len(self._lines(key[0], width))
        return QSize(width, round((LINE * lines + 5) * self._list.t))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """The row as a picture kept from last time."""
        focused = self._list.hasFocus() and self._list.currentIndex() == index
        row, box, art = index.data(ValueRole), option.rect, self._art
        key = (row, box.width(), box.height(), art.style, art.theme, self._list.t, focused)
        picture = self._pictures.get(key)
        if picture is None:
            if len(self._pictures) >= KEPT_PICTURES:
                self._pictures.clear()
            picture = self._pictures[key] = self._draw(row, box.size(), focused)
        painter.drawPixmap(box.topLeft(), picture)

    def _lines(self, row: TurnRow, width: float) -> list[list[tuple[float, str | Part]]]:
        """By line: what stands there and where; a ``Part`` stands for one of its cards."""
        t, art = self._list.t, self._art
        words, bold = QFontMetricsF(text_font(12 * t)), QFontMetricsF(text_font(12 * t, BOLD))
        left, indent, gap = 12 * t, 22 * t, 5 * t
        lines: list[list[tuple[float, str | Part]]] = [[]]
        x = left
        if row.seat is not None:
            name = bold.elidedText(
                self._state.teller.name(row.seat), Qt.TextElideMode.ElideRight, 0.4 * width
            )
            lines[-1].append((x, f"*{name}"))
            x += bold.horizontalAdvance(name) + 1.6 * gap
        for nth, part in enumerate(row.parts):
            first = art.chip(part.cards[0], CHIP * t) if part.cards else None
            need = words.horizontalAdvance(part.word) + (_wide(first) + gap if first else 0)
            dot = words.horizontalAdvance(DOT) + gap if nth else 0.0
            if x + dot + need > width and lines[-1]:
                lines.append([])
                x = indent
            elif nth:
                lines[-1].append((x, DOT))
                x += dot
            word = words.elidedText(part.word, Qt.TextElideMode.ElideRight, width - x)
            lines[-1].append((x, word))
            x += words.horizontalAdvance(word) + gap
            for card in part.cards:
                wide = _wide(art.chip(card, CHIP * t))
                if x + wide > width:
                    lines.append([])
                    x = indent
                lines[-1].append((x, Part(None, "", (card,))))
                x += wide + 2 * t
        return lines

    def _draw(self, row: TurnRow, size: QSize, focused: bool) -> QPixmap:
        t, art = self._list.t, self._art
        picture = clear_pixmap(size.width(), size.height(), art.style.ratio)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if focused:
            painter.setPen(QPen(QColor(art.theme.accent), 1))
            painter.drawRoundedRect(QRectF(0.5, 0.5, size.width() - 1, size.height() - 1), 4, 4)
        if row.seat is not None:
            number = self._state.threads[row.seat]
            painter.save()
            painter.translate(4 * t, size.height() - 3 * t)
            painter.rotate(-90)
            draw_yarn(painter, 0, size.height() - 6 * t, 0, 2.8 * t, art.theme, number)
            painter.restore()
        plain, bold = text_font(12 * t), text_font(12 * t, BOLD)
        cap = QFontMetricsF(plain).capHeight()
        for nth, line in enumerate(self._lines(row, self._list.text_width())):
            top = (2 + LINE * nth) * t
            base = top + (CHIP * t + cap) / 2
            for x, what in line:
                if isinstance(what, Part):
                    painter.drawPixmap(QPointF(x, top), art.chip(what.cards[0], CHIP * t))
                elif what.startswith("*"):
                    painter.setFont(bold)
                    painter.setPen(QColor(art.theme.text))
                    painter.drawText(QPointF(x, base), what[1:])
                else:
                    painter.setFont(plain)
                    painter.setPen(QColor(art.theme.text_quiet))
                    painter.drawText(QPointF(x, base), what)
        painter.end()
        return picture


def _wide(picture: QPixmap) -> float:
    return picture.width() / picture.devicePixelRatio()
