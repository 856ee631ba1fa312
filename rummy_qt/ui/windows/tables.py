"""Tables on paper: their set-up, and how their cells and figures are painted."""

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
from rummy_qt.ui.models.rows import Cell, CellsModel, Index, ValueRole
from rummy_qt.ui.plain_text import plain_label
from rummy_qt.ui.portraits import ABOVE, ASIDE, YarnLine, draw_portrait, draw_yarn
from rummy_qt.ui.theme import INK, INK_QUIET, IVORY_EDGE, ON_PAPER, PRICE_INK, SUIT_COLOURS

from .labels import interface_font, sized

PAD: Final = 9
"""Points left and right of the text of a cell and of its title."""
_ROW_ROOM: Final = 10
"""Points of a row's height beyond its text."""
_BEARING: Final = 0.07
"""Blank left of a numeral, per height: a large one is moved so that it aligns with text."""


class Heights(NamedTuple):
    """Heights in a table, in points with the usual font."""

    numerals: float
    row: int
    """The minimum; text may need more."""


_RAISED: Final = 1.5
"""Points that a cell is painted above the middle of its row, for the line and the yarn below."""
_NAME_WIDTH: Final = 66
"""Points of width at which a name over its column may be elided."""


def set_up_table(table: QTableView, name: str, model: CellsModel) -> None:
    """Set up a table without grid and editing whose rows are selected; Tab leaves it."""
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
    """Select a row; Qt’s own ``selectRow`` works only once the table has been shown."""
    flags = QItemSelectionModel.SelectionFlag
    index = table.model().index(row, 0)
    table.selectionModel().setCurrentIndex(index, flags.ClearAndSelect | flags.Rows)


Draw = Callable[[QPainter, QStyleOptionViewItem, Index], object]


class DrawnItems(QStyledItemDelegate):
    """Delegates painting, antialiased, and perhaps size hints to functions of the view."""

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
    """Cells over ruled lines; it scrolls by whole rows where it has no room for all."""

    def __init__(
        self,
        name: str,
        parent: QWidget,
        *stretched: int,
        wraps: bool = False,
        numbers_at: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignRight,
        **properties: Any,
    ) -> None:
        """``stretched``: columns that share the width left; the others are as wide as their cells.

        If it ``wraps``, a row is as high as its text. ``properties`` are Qt properties by name.
        """
        super().__init__(parent, **properties)
        self.cells = CellsModel(self, numbers_at | Qt.AlignmentFlag.AlignVCenter)
        self._stretched = stretched
        self.heads = _Heads(self)
        self.setHorizontalHeader(self.heads)
        set_up_table(self, name, self.cells)
        self.setItemDelegate(DrawnItems(self, self._paint_cell, self._size_of))
        self.setWordWrap(wraps)
        self.min_rows = 8
        """Rows that stay visible, if there are so many."""
        self.reserved_rows = 0
        """Rows for which there is always room."""
        self._group: tuple[PaperTable, ...] = ()
        """Tables with the same columns; the first one sets their widths."""
        self.first_pad = PAD
        """Points left of the first column's text: 0, where no row is marked, aligns it with the
        rules."""
        self.heights = Heights(12.0, 0)
        self.all_marked = False
        """Whether all rows are marked, as they belong to what is chosen elsewhere."""

    def share_columns(self, *tables: PaperTable) -> None:
        """Give the tables below this one its columns, wide enough for the cells of all."""
        for table in (self, *tables):
            table._group = (self, *tables)
            table.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
            table.heads.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)

    def set_heights(self, heights: Heights) -> None:
        self.heights = heights
        self.heads.headerDataChanged(Qt.Orientation.Horizontal, 0, 0)  # else its size hint is stale
        self._measure()

    def write(self, titles: Sequence[str], rows: Sequence[Sequence[Cell]]) -> None:
        self.cells.show(titles, rows)
        for column in range(self.heads.count()) if self._stretched else ():
            modes = QHeaderView.ResizeMode
            mode = modes.Stretch if column in self._stretched else modes.ResizeToContents
            self.heads.setSectionResizeMode(column, mode)
        self._measure()

    @property
    def _row_height(self) -> int:
        text = self.fontMetrics().height() + (4 if self.heights.row else _ROW_ROOM)
        return max(text, round(self.heights.row * font_factor()))

    def _height_of(self, rows: int) -> int:
        header = 0 if self.heads.isHidden() else self.heads.sizeHint().height()
        return header + 2 * self.frameWidth() + 2 + rows * self._row_height

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self.minimumHeight())

    def _measure(self) -> None:
        """Set the limits of its height, unless that follows from wrapped text."""
        if not self.wordWrap():
            rows = max(self.cells.rowCount(), self.reserved_rows)
            self.setMinimumHeight(self._height_of(min(self.min_rows, rows)))
            self.setMaximumHeight(self._height_of(rows))
        self._share_room()

    def _share_room(self) -> None:
        if self._group:
            self._group[0]._resize_columns()
        if self.wordWrap():
            self.resizeRowsToContents()
        else:
            room = self.height() - self._height_of(0)
            visible = max(1, room // self._row_height)
            height = room // visible if visible < self.cells.rowCount() else self._row_height
            self.verticalHeader().setDefaultSectionSize(max(self._row_height, height))
            self.scrollTo(self.currentIndex())

    def _resize_columns(self) -> None:
        """Share the width among the columns, each at least as wide as its cells in all tables."""
        columns = range(self.heads.count())
        cells = [max(table.sizeHintForColumn(at) for table in self._group) for at in columns]
        names = [self.heads.sectionSizeFromContents(at).width() for at in columns]
        both = zip(cells, names, strict=True)
        minimum = [max(cell, min(name, _NAME_WIDTH), self.heads.face_width) for cell, name in both]
        self.setMinimumWidth(sum(minimum) + self.verticalScrollBar().sizeHint().width())
        needed, room = list(map(max, cells, names, minimum)), self.viewport().width()
        if sum(needed) > room:
            needed = minimum
        for nth, column in enumerate(sorted(columns, key=needed.__getitem__, reverse=True)):
            width = max(needed[column], room // (len(needed) - nth))
            for table in self._group:
                table.heads.resizeSection(column, width)
            room -= width

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_room()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._measure()

    def _size_of(self, index: Index) -> QSize:
        cell: Cell = index.data(ValueRole)
        font = _cell_font(cell)
        metrics = QFontMetricsF(font)
        width, height = metrics.horizontalAdvance(cell.text), metrics.height()
        if cell.number:
            width = figures_width(cell.text, self.heights.numerals * font_factor(), metrics)
        elif self.wordWrap() and index.column() in self._stretched:
            room = self.columnWidth(index.column()) - 2 * PAD
            text = wrapped_text(cell.text, font, room).size()
            width, height = text.width(), text.height() + _ROW_ROOM
        return QSize(math.ceil(width) + 2 * PAD, math.ceil(height))

    def _paint_cell(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint a cell in ink: the best bold, what was paid in red, numbers in deck numerals."""
        cell: Cell = index.data(ValueRole)
        box = QRectF(option.rect)
        bottom = box.bottom() if self.wordWrap() and box.top() > 0 else box.center().y()
        if bottom > self.viewport().height() or box.top() < 0:
            return  # a row that is only partly visible
        if self.all_marked or option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(box, with_alpha(INK, 0.08))
            if self.wordWrap() and self.hasFocus() and index.column() == 0:  # the focused row
                painter.fillRect(QRectF(box.left(), box.top(), 3, box.height()), QColor(INK))
        painter.setPen(QPen(QColor(IVORY_EDGE), 0.8))
        painter.drawLine(box.bottomLeft() - QPointF(0, 0.5), box.bottomRight() - QPointF(0, 0.5))
        left = PAD if index.column() else self.first_pad
        words = box.adjusted(left, -_RAISED, -PAD, -_RAISED)
        painter.setFont(_cell_font(cell))
        paid = cell.price or (cell.number and cell.text.startswith("−"))
        ink = INK_QUIET if cell.number and not cell.strong else INK
        painter.setPen(QColor(PRICE_INK if paid else ink))
        if cell.number:
            side = index.data(Qt.ItemDataRole.TextAlignmentRole)
            drawn = write_figures(
                painter, cell.text, words, self.heights.numerals * font_factor(), side
            )
            if cell.yarn is not None:
                line = YarnLine(drawn.left(), drawn.right(), drawn.bottom() + 3.5, 2.5)
                draw_yarn(painter, line, ON_PAPER, cell.yarn)
        elif self.wordWrap():
            text = wrapped_text(cell.text, painter.font(), words.width())
            top = words.center().y() - text.size().height() / 2
            painter.drawStaticText(QPointF(words.left(), top), text)
        else:
            write_line(painter, words, cell.text)


class _Heads(QHeaderView):
    """Titles of columns, each below the face of its player."""

    def __init__(self, table: PaperTable) -> None:
        super().__init__(Qt.Orientation.Horizontal, table)
        self._table = table
        self.faces: Sequence[Face] = ()
        """Of the columns from the second on."""
        self.ring = 0.0
        """The diameter of a face's ring in points."""

    @property
    def _face_height(self) -> int:
        return round((1 + ABOVE) * self.ring) if self.faces else 0

    @property
    def face_width(self) -> int:
        """Width of a face in points."""
        return round((1 + 2 * ASIDE) * self.ring) if self.faces else 0

    def sectionSizeFromContents(self, column: int) -> QSize:
        size = super().sectionSizeFromContents(column)
        return QSize(size.width(), size.height() + self._face_height)

    def paintSection(self, painter: QPainter, box: QRect, column: int) -> None:
        height = self._face_height
        left = 0 if column else self._table.first_pad - PAD
        super().paintSection(painter, box.adjusted(left, height, 0, 0), column)
        if self.faces and column > 0:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            ring = box.center().x(), box.top() + height - self.ring / 2, self.ring
            draw_portrait(painter, ring, self.faces[column - 1], ON_PAPER)


def write_line(
    painter: QPainter,
    box: QRectF,
    text: str,
    side: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignVCenter,
) -> None:
    """Paint text in one line, elided at the right."""
    dots = Qt.TextElideMode.ElideRight
    elided = painter.fontMetrics().elidedText(text, dots, int(box.width()) + 1)
    painter.drawText(box, side, elided)


def card_label(parent: QWidget, name: str, weight: QFont.Weight = QFont.Weight.Normal) -> QLabel:
    """A wrapping label on paper, for the markup of ``red_suits``."""
    label = plain_label("", parent, objectName=name, wordWrap=True)
    label.setTextFormat(Qt.TextFormat.RichText)
    return sized(label, 1.0, weight)


def red_suits(text: str) -> str:
    """Plain text as markup, with cards of red suits in red."""
    red = rf"<font color='{SUIT_COLOURS['h']}'>\g<0></font>"
    return re.sub(r"\w+[♦♥]", red, as_markup(text)).replace("\n", "<br>")


def wrapped_text(text: str, font: QFont, width: float) -> QStaticText:
    """Plain text, wrapped at ``width`` points, with cards of red suits in red."""
    wrapped = QStaticText(red_suits(text))
    wrapped.setTextFormat(Qt.TextFormat.RichText)
    wrapped.setTextWidth(width)
    wrapped.prepare(font=font)
    return wrapped


def _cell_font(cell: Cell) -> QFont:
    return interface_font(1.0, QFont.Weight.Bold if cell.strong else QFont.Weight.Normal)


class Figures(QLabel):
    """A short text on paper with its numbers in the deck's numerals, ``height`` points high."""

    def __init__(self, text: str, parent: QWidget, height: float = 0.0) -> None:
        super().__init__(text, parent)
        self._height = windows_factor() * height

    def minimumSizeHint(self) -> QSize:
        metrics, height = QFontMetricsF(self.font()), math.ceil(self._height)
        width = figures_width(self.text(), height, metrics)
        return QSize(math.ceil(width), max(height, super().minimumSizeHint().height()))

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = smooth_painter(self)
        painter.setPen(QColor(INK))
        box = QRectF(self.rect()).adjusted(-_BEARING * self._height, 0, 0, 0)
        write_figures(painter, self.text(), box, self._height, self.alignment())
