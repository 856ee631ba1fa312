"""Tables of rows: one way to set them up, and how cells and figures are written."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QEvent, QItemSelectionModel, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QStaticText,
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

from rummy_qt.play.company import Face
from rummy_qt.records.texts import as_markup
from rummy_qt.ui.drawings import figures_width, smooth_painter, with_alpha, write_figures
from rummy_qt.ui.fonts import font_factor, windows_factor
from rummy_qt.ui.models.rows import Cell, CellRole, CellsModel, Index
from rummy_qt.ui.plain_text import plain_label
from rummy_qt.ui.portraits import ABOVE, ASIDE, YarnLine, draw_portrait, draw_yarn
from rummy_qt.ui.theme import INK, INK_QUIET, IVORY_EDGE, ON_PAPER, PRICE_INK, SUIT_COLOURS

from .labels import interface_font, sized

PAD: Final = 9
"""Points beside the words of a cell, and of the title over it."""
_ROW_ROOM: Final = 10
_BEARING: Final = 0.07
"""Bare at the left of a numeral, by its height: a large one begins where words do."""
_RED_CARD: Final = re.compile(r"\w+[♦♥]")


class Writing(NamedTuple):
    """How large a table is written, in points with the usual font."""

    numerals: float
    """Their height, ..."""
    row: int
    """... and that of a row, which the words may need more of."""


USUAL: Final = Writing(12.0, 0)
_RAISED: Final = 1.5
"""Points above the middle of its row that a cell is written, for the line and the yarn below."""
_NAME: Final = 66
"""Points that a name over its column has at the least; a longer one has a tip then."""


def set_up_table(table: QTableView, name: str, model: CellsModel) -> None:
    """A table whose rows are chosen as a whole, without a grid; Tab passes it by."""
    table.setObjectName(name)
    table.setModel(model)
    table.setShowGrid(False)
    table.setWordWrap(False)
    table.setTabKeyNavigation(False)
    table.setEditTriggers(table.EditTrigger.NoEditTriggers)
    table.setSelectionBehavior(table.SelectionBehavior.SelectRows)
    table.setSelectionMode(table.SelectionMode.SingleSelection)
    table.setHorizontalScrollMode(table.ScrollMode.ScrollPerPixel)
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


Draw = Callable[[QPainter, QStyleOptionViewItem, Index], object]


class DrawnItems(QStyledItemDelegate):
    """Items that their view draws, with soft edges, and perhaps measures."""

    def __init__(
        self, view: QAbstractItemView, draw: Draw, size: Callable[[Index], QSize] | None = None
    ) -> None:
        super().__init__(view)
        self._draw, self._size = draw, size

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return self._size(index) if self._size else super().sizeHint(option, index)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._draw(painter, option, index)
        painter.restore()


class PaperTable(QTableView):
    """Cells over ruled lines. Rows that find no room are scrolled to, and those seen are whole."""

    def __init__(
        self,
        name: str,
        parent: QWidget,
        *broad: int,
        wraps: bool = False,
        numbers_at: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignRight,
        **properties: Any,
    ) -> None:
        """``broad``: the columns that share what the others, which are as their cells, leave.

        Where it ``wraps``, a row is as high as its words. ``properties`` are Qt's, by their names.
        """
        super().__init__(parent, **properties)
        self.cells = CellsModel(self, numbers_at | Qt.AlignmentFlag.AlignVCenter)
        self._broad = broad
        self.heads = _Heads(self)
        self.setHorizontalHeader(self.heads)
        set_up_table(self, name, self.cells)
        self.setItemDelegate(DrawnItems(self, self._write_cell, self._size_of))
        self.setWordWrap(wraps)
        self.least = 8
        """Rows that are seen at the least, where there are so many."""
        self.kept = 0
        """Rows for which there is room, though there may be fewer."""
        self._below: tuple[PaperTable, ...] = ()
        self._leader = self
        self.edge = PAD
        """Points to the first words: none where they begin with the rules, and no row is marked."""
        self.writing = USUAL
        self.chosen = False
        """All of it belongs to what is chosen elsewhere."""

    def lead(self, *tables: PaperTable) -> None:
        """Have tables below this one keep to its columns; they are never narrower than these."""
        self._below = tables
        for table in (self, *tables):
            table._leader = self
            table.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
            table.heads.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        for table in tables:
            self.heads.sectionResized.connect(table._take_width)

    def _take_width(self, at: int, _: int, wide: int) -> None:
        self.heads.resizeSection(at, wide)

    def write_as(self, writing: Writing) -> None:
        self.writing = writing
        self.heads.headerDataChanged(Qt.Orientation.Horizontal, 0, 0)  # else it tells an old size
        self._measure()

    def write(self, titles: Sequence[str], rows: Sequence[Sequence[Cell]]) -> None:
        self.cells.show(titles, rows)
        for at in range(self.heads.count()) if self._broad else ():
            mode = QHeaderView.ResizeMode
            shares = mode.Stretch if at in self._broad else mode.ResizeToContents
            self.heads.setSectionResizeMode(at, shares)
        self._measure()

    @property
    def _row(self) -> int:
        least = self.fontMetrics().height() + (4 if self.writing.row else _ROW_ROOM)
        return max(least, round(self.writing.row * font_factor()))

    def high_with(self, rows: int) -> int:
        titles = 0 if self.heads.isHidden() else self.heads.sizeHint().height()
        return titles + 2 * self.frameWidth() + 2 + rows * self._row

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self.minimumHeight())

    def _measure(self) -> None:
        """Say how high it is to be, but where it is as high as its words."""
        if not self.wordWrap():
            there = max(self.cells.rowCount(), self.kept)
            self.setMinimumHeight(self.high_with(min(self.least, there)))
            self.setMaximumHeight(self.high_with(there))
        self._share()

    def _share(self) -> None:
        if self._leader._below:
            self._leader._share_width()
        if self.wordWrap():
            self.resizeRowsToContents()
        else:
            room = self.height() - self.high_with(0)
            seen = max(1, room // self._row)
            high = room // seen if seen < self.cells.rowCount() else self._row
            self.verticalHeader().setDefaultSectionSize(max(self._row, high))
            self.scrollTo(self.currentIndex())

    def _share_width(self) -> None:
        """The columns of all tables share the width; each has room for numbers, or for its name."""
        tables, columns = (self, *self._below), range(self.heads.count())
        cells = [max(table.sizeHintForColumn(at) for table in tables) for at in columns]
        names = [self.heads.sectionSizeFromContents(at).width() for at in columns]
        both = zip(cells, names, strict=True)
        least = [max(cell, min(name, _NAME), self.heads.broad) for cell, name in both]
        self.setMinimumWidth(sum(least) + self.verticalScrollBar().sizeHint().width())
        needed, room = list(map(max, cells, names, least)), self.viewport().width()
        if sum(needed) > room:
            needed = least
        for nth, at in enumerate(sorted(columns, key=needed.__getitem__, reverse=True)):
            wide = max(needed[at], room // (len(needed) - nth))
            self.heads.resizeSection(at, wide)
            room -= wide

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._measure()

    def _size_of(self, index: Index) -> QSize:
        cell: Cell = index.data(CellRole)
        font = _pen_of(cell)
        metrics = QFontMetricsF(font)
        wide, high = metrics.horizontalAdvance(cell.text), metrics.height()
        if cell.number:
            wide = figures_width(cell.text, self.writing.numerals * font_factor(), metrics)
        elif self.wordWrap() and index.column() in self._broad:
            room = self.columnWidth(index.column()) - 2 * PAD
            laid = laid_out(cell.text, font, room).size()
            wide, high = laid.width(), laid.height() + _ROW_ROOM
        return QSize(math.ceil(wide) + 2 * PAD, math.ceil(high))

    def _write_cell(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """In ink: what is best stronger, what was paid in red; numbers in the deck's numerals."""
        cell: Cell = index.data(CellRole)
        box = QRectF(option.rect)
        foot = box.bottom() if self.wordWrap() and box.top() > 0 else box.center().y()
        if foot > self.viewport().height() or box.top() < 0:
            return  # what is left of a row above the first, or of one below the last
        if self.chosen or option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(box, with_alpha(INK, 0.08))
            if self.wordWrap() and self.hasFocus() and index.column() == 0:  # which row has it
                painter.fillRect(QRectF(box.left(), box.top(), 3, box.height()), QColor(INK))
        painter.setPen(QPen(QColor(IVORY_EDGE), 0.8))
        painter.drawLine(box.bottomLeft() - QPointF(0, 0.5), box.bottomRight() - QPointF(0, 0.5))
        left = PAD if index.column() else self.edge
        words = box.adjusted(left, -_RAISED, -PAD, -_RAISED)
        painter.setFont(_pen_of(cell))
        paid = cell.price or (cell.number and cell.text.startswith("−"))
        weak = INK_QUIET if cell.number and not cell.strong else INK
        painter.setPen(QColor(PRICE_INK if paid else weak))
        if cell.number:
            side = index.data(Qt.ItemDataRole.TextAlignmentRole)
            place = write_figures(
                painter, cell.text, words, self.writing.numerals * font_factor(), side
            )
            if cell.yarn is not None:
                line = YarnLine(place.left(), place.right(), place.bottom() + 3.5, 2.5)
                draw_yarn(painter, line, ON_PAPER, cell.yarn)
        elif self.wordWrap():
            laid = laid_out(cell.text, painter.font(), words.width())
            top = words.center().y() - laid.size().height() / 2
            painter.drawStaticText(QPointF(words.left(), top), laid)
        else:
            write_line(painter, words, cell.text)


class _Heads(QHeaderView):
    """Titles of columns, below the faces of those whose columns they are."""

    def __init__(self, table: PaperTable) -> None:
        super().__init__(Qt.Orientation.Horizontal, table)
        self._table = table
        self.faces: Sequence[Face] = ()
        """From the second column on."""
        self.ring = 0.0

    @property
    def _high(self) -> int:
        return round((1 + ABOVE) * self.ring) if self.faces else 0

    @property
    def broad(self) -> int:
        """Points that a face takes."""
        return round((1 + 2 * ASIDE) * self.ring) if self.faces else 0

    def sectionSizeFromContents(self, at: int) -> QSize:
        size = super().sectionSizeFromContents(at)
        return QSize(size.width(), size.height() + self._high)

    def paintSection(self, painter: QPainter, box: QRect, at: int) -> None:
        high = self._high
        left = 0 if at else self._table.edge - PAD
        super().paintSection(painter, box.adjusted(left, high, 0, 0), at)
        if self.faces and at > 0:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            ring = box.center().x(), box.top() + high - self.ring / 2, self.ring
            draw_portrait(painter, ring, self.faces[at - 1], ON_PAPER)


def write_line(
    painter: QPainter,
    box: QRectF,
    text: str,
    side: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignVCenter,
) -> None:
    """Write in one line, as far as there is room."""
    dots = Qt.TextElideMode.ElideRight
    shown = painter.fontMetrics().elidedText(text, dots, int(box.width()) + 1)
    painter.drawText(box, side, shown)


def card_label(parent: QWidget, name: str, weight: QFont.Weight = QFont.Weight.Normal) -> QLabel:
    """A label on paper that wraps, for words that ``red_suits`` has marked."""
    label = plain_label("", parent, objectName=name, wordWrap=True)
    label.setTextFormat(Qt.TextFormat.RichText)
    return sized(label, 1.0, weight)


def red_suits(text: str) -> str:
    """The markup of plain words, the red suits in red."""
    red = rf"<font color='{SUIT_COLOURS['h']}'>\g<0></font>"
    return _RED_CARD.sub(red, as_markup(text)).replace("\n", "<br>")


def laid_out(text: str, font: QFont, width: float) -> QStaticText:
    """Words in as many lines as they need, the red suits in red."""
    laid = QStaticText(red_suits(text))
    laid.setTextFormat(Qt.TextFormat.RichText)
    laid.setTextWidth(width)
    laid.prepare(font=font)
    return laid


def _pen_of(cell: Cell) -> QFont:
    return interface_font(1.0, QFont.Weight.Bold if cell.strong else QFont.Weight.Normal)


class Figures(QLabel):
    """A short text on paper, its numbers in the deck's own numerals, as high as capitals or so."""

    def __init__(self, text: str, parent: QWidget, high: float = 0.0) -> None:
        super().__init__(text, parent)
        self._high = windows_factor() * high

    def minimumSizeHint(self) -> QSize:
        metrics, high = QFontMetricsF(self.font()), math.ceil(self._high)
        wide = figures_width(self.text(), high, metrics)
        return QSize(math.ceil(wide), max(high, super().minimumSizeHint().height()))

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = smooth_painter(self)
        painter.setPen(QColor(INK))
        box = QRectF(self.rect()).adjusted(-_BEARING * self._high, 0, 0, 0)
        write_figures(painter, self.text(), box, self._high, self.alignment())
