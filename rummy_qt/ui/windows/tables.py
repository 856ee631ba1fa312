"""Tables of rows: one way to set them up, and how a cell of the score sheet is written."""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import (
    QAbstractItemModel,
    QItemSelectionModel,
    QPointF,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QTextCharFormat,
    QTextLayout,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QLabel,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from rummy_qt.ui.drawings import draw_numerals, numeral_width, with_alpha
from rummy_qt.ui.models.rows import Cell, CellRole, CellsModel, Index
from rummy_qt.ui.portraits import ABOVE, ASIDE, YarnLine, draw_portrait, draw_yarn
from rummy_qt.ui.theme import INK, IVORY_EDGE, ON_PAPER, PRICE_INK, SUIT_COLOURS
from rummy_qt.ui.windows.look import SECTION, interface_font, sized

PAD: Final = 9
"""Points beside the words of a cell, and of the title over it."""
_ROW_ROOM: Final = 10
_RED_CARD: Final = re.compile(r"\w+[♦♥]")


class Writing(NamedTuple):
    """How large a table is written."""

    words: float
    """Their size, by that of the interface font."""
    numerals: float
    """Points of their height, ..."""
    ring: int
    """... and of the ring of a face."""

    @property
    def row(self) -> int:
        """Points of the height of a row with a face."""
        return round(self.ring * (1 + ABOVE)) + 3

    @property
    def face_room(self) -> int:
        """Points that a face takes of the words' breadth."""
        return round(self.ring * (1 + 2 * ASIDE)) + 4


USUAL: Final = Writing(1.0, 17.0, 22)
LARGE: Final = Writing(SECTION, 22.0, 32)


def set_up_table(table: QTableView, name: str, model: QAbstractItemModel) -> None:
    """A table whose rows are chosen as a whole, without a grid; Tab passes it by."""
    table.setObjectName(name)
    table.setModel(model)
    table.setShowGrid(False)
    table.setWordWrap(False)
    table.setTabKeyNavigation(False)
    table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    table.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
    rows = table.verticalHeader()
    rows.hide()
    rows.setDefaultSectionSize(table.fontMetrics().height() + _ROW_ROOM)
    header = table.horizontalHeader()
    header.setHighlightSections(False)
    header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
    header.setTextElideMode(Qt.TextElideMode.ElideRight)
    header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)


def choose_row(table: QTableView, row: int) -> None:
    """Choose a row as a whole; Qt’s own ``selectRow`` needs a table that has been shown."""
    flags = QItemSelectionModel.SelectionFlag
    index = table.model().index(row, 0)
    table.selectionModel().setCurrentIndex(index, flags.ClearAndSelect | flags.Rows)


def height_of_rows(table: QTableView, rows: int) -> int:
    """Points that so many rows take with the titles over them."""
    header = table.horizontalHeader()
    titles = 0 if header.isHidden() else header.sizeHint().height()
    return rows * table.verticalHeader().defaultSectionSize() + titles + 2 * table.frameWidth() + 2


REST, FITTING = 0, -1


class PaperTable(QTableView):
    """A table of ``Cell``s written on paper: as high as its rows, a ruled line under each."""

    def __init__(self, name: str, parent: QWidget, *columns: int, chooses: bool = False) -> None:
        """``columns``: points of each, ``REST`` for what is left, or ``FITTING`` for its cells.

        ``chooses``: whether a row can be chosen.
        """
        super().__init__(parent)
        self.cells = CellsModel(self)
        self._columns = columns
        set_up_table(self, name, self.cells)
        self.setItemDelegate(_PenDelegate(self))
        if not chooses:
            self.setSelectionMode(QTableView.SelectionMode.NoSelection)
        self.most_rows = 8
        """Rows that are seen at once; more are scrolled to."""
        self._shared: int | None = None
        self.writing = USUAL

    def write(self, titles: Sequence[str], rows: Sequence[Sequence[Cell]]) -> None:
        """Show these instead."""
        self.cells.show(titles, rows)
        header, mode = self.horizontalHeader(), QHeaderView.ResizeMode
        modes = {REST: mode.Stretch, FITTING: mode.ResizeToContents}
        for at, wide in enumerate(self._columns):
            header.setSectionResizeMode(at, modes.get(wide, mode.Fixed))
            if wide > 0:
                header.resizeSection(at, wide)

    def share_width(self, first: int = 0) -> None:
        """Columns from ``first`` on share the width, but each has room for its title and cells."""
        self._shared = first
        header = self.horizontalHeader()
        needed = {
            at: max(header.sectionSizeFromContents(at).width(), self.sizeHintForColumn(at))
            for at in range(first, header.count())
        }
        room = self.viewport().width() - sum(map(header.sectionSize, range(first)))
        for nth, at in enumerate(sorted(needed, key=needed.__getitem__, reverse=True)):
            wide = max(needed[at], room // (len(needed) - nth))
            header.setSectionResizeMode(at, QHeaderView.ResizeMode.Fixed)
            header.resizeSection(at, wide)
            room -= wide

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._shared is not None:
            self.share_width(self._shared)

    def take_room(self, high: int, rows: tuple[int, int]) -> None:
        """Show as many whole rows as so many points have room for, between these two numbers."""
        least, most = rows
        fit = (high - height_of_rows(self, 0)) // self.verticalHeader().defaultSectionSize()
        self.most_rows = min(most, max(least, fit))
        self.rows_changed()

    def rows_changed(self) -> None:
        """Take the height of the rows that there are."""
        rows = min(self.most_rows, self.model().rowCount())
        self.setFixedHeight(height_of_rows(self, rows))


class _PenDelegate(QStyledItemDelegate):
    """Writes ``Cell``s in ink: what is best stronger, what was paid in red."""

    def __init__(self, table: PaperTable) -> None:
        super().__init__(table)
        self._table = table

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        cell: Cell = index.data(CellRole)
        writing = self._table.writing
        metrics = QFontMetrics(_pen_of(cell, writing))
        spot = writing.face_room if cell.face else 0
        numerals = math.ceil(numeral_width(cell.text, writing.numerals))
        words = numerals if cell.sum else metrics.horizontalAdvance(cell.text)
        if self._table.wordWrap() and not cell.number:
            room = self._table.columnWidth(index.column()) - 2 * PAD
            laid = laid_out(cell.text, _pen_of(cell, writing), room)
            return QSize(words, math.ceil(laid.boundingRect().height()) + _ROW_ROOM)
        return QSize(words + spot + 2 * PAD, metrics.height())

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        cell: Cell = index.data(CellRole)
        writing = self._table.writing
        box = QRectF(option.rect)
        state = option.state
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if state & QStyle.StateFlag.State_Selected:
            painter.fillRect(box, with_alpha(INK, 0.08))
        painter.setPen(QPen(QColor(IVORY_EDGE), 0.8))
        painter.drawLine(box.bottomLeft() - QPointF(0, 0.5), box.bottomRight() - QPointF(0, 0.5))
        words = box.adjusted(PAD, 0, -PAD, 0)
        if cell.face:
            size = writing.ring
            ring = words.left() + (0.5 + ASIDE) * size, box.bottom() - 2 - size / 2, size
            draw_portrait(painter, ring, cell.face, ON_PAPER)
            words.setLeft(words.left() + writing.face_room)
        painter.setFont(_pen_of(cell, writing))
        painter.setPen(QColor(PRICE_INK if cell.price else INK))
        if cell.sum:
            left = words.right() - numeral_width(cell.text, writing.numerals)
            top = words.center().y() - writing.numerals / 2 - 1.5
            draw_numerals(painter, cell.text, QPointF(left, top), writing.numerals, INK)
            if cell.yarn is not None:
                below = top + writing.numerals + 3.5
                draw_yarn(painter, YarnLine(left, words.right(), below, 2.5), ON_PAPER, cell.yarn)
        elif self._table.wordWrap() and not cell.number:
            laid = laid_out(cell.text, painter.font(), words.width())
            high = laid.boundingRect().height()
            laid.draw(painter, QPointF(words.left(), words.center().y() - high / 2))
        else:
            side = Qt.AlignmentFlag.AlignRight if cell.number else Qt.AlignmentFlag.AlignLeft
            write_line(painter, words, cell.text, side)
        painter.restore()


def write_line(
    painter: QPainter, box: QRectF, text: str, side: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft
) -> None:
    """Write in one line, as far as there is room."""
    dots = Qt.TextElideMode.ElideRight
    shown = painter.fontMetrics().elidedText(text, dots, int(box.width()) + 1)
    painter.drawText(box, side | Qt.AlignmentFlag.AlignVCenter, shown)


class CardLabel(QLabel):
    """Plain words on paper that wrap, the red suits in red."""

    def __init__(
        self, parent: QWidget, name: str, weight: QFont.Weight = QFont.Weight.Normal
    ) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.PlainText)
        sized(self, 1.0, weight)

    def heightForWidth(self, width: int) -> int:
        return math.ceil(laid_out(self.text(), self.font(), width).boundingRect().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setPen(QColor(INK))
        laid_out(self.text(), self.font(), self.width()).draw(painter, QPointF())


def laid_out(text: str, font: QFont, width: float) -> QTextLayout:
    """Words in as many lines as they need, the red suits in red."""
    laid = QTextLayout(text.replace("\n", "\u2028"), font)
    red = QTextCharFormat()
    red.setForeground(QColor(SUIT_COLOURS["h"]))
    spans = []
    for card in _RED_CARD.finditer(text):
        span = QTextLayout.FormatRange()
        twice = sum(ord(letter) > 0xFFFF for letter in text[: card.start()])  # as Qt counts 😀
        span.start, span.length, span.format = card.start() + twice, len(card[0]), red
        spans.append(span)
    laid.setFormats(spans)
    laid.beginLayout()
    high = 0.0
    while (line := laid.createLine()).isValid():
        line.setLineWidth(width)
        line.setPosition(QPointF(0, high))
        high += line.height()
    laid.endLayout()
    return laid


def _pen_of(cell: Cell, writing: Writing) -> QFont:
    return interface_font(writing.words, QFont.Weight.Bold if cell.strong else QFont.Weight.Normal)
