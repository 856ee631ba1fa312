"""A table of cells that are known beforehand: numbers with what they are called."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QAbstractTableModel, QObject, Qt

from rummy_qt.play.company import Face
from rummy_qt.ui.models.rows import NO_PARENT, Index
from rummy_qt.ui.plain_text import as_typed

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter

CellRole = Qt.ItemDataRole.UserRole
"""The cell itself."""


class Cell(NamedTuple):
    """One cell. A number stands at the right of its column."""

    text: str
    number: bool = True
    strong: bool = False
    """The best of its kind, or a sum."""
    price: bool = False
    """Points that were paid."""
    tip: str = ""
    face: Face | None = None
    """Of the player whom the cell names."""
    sum: bool = False
    """In the deck's own numerals."""
    yarn: int | None = None
    """The colour of whose best it is, whose thread lies below the number."""
    spoken: str = ""
    """What a screen reader says instead of the text; empty for the text."""


class CellsModel(QAbstractTableModel):
    """Rows of cells under their titles."""

    def __init__(
        self, parent: QObject | None = None, titles_at: Qt.AlignmentFlag | None = None
    ) -> None:
        """``titles_at``: where in its column a title stands; without it, as the column's cells."""
        super().__init__(parent)
        self._titles_at = titles_at
        self._titles: tuple[str, ...] = ()
        self._rows: list[tuple[Cell, ...]] = []

    def show(self, titles: Sequence[str], rows: Sequence[Sequence[Cell]]) -> None:
        """Show these instead. If they are shown already, what is chosen and read stays."""
        wanted = tuple(titles), [tuple(row) for row in rows]
        if wanted == (self._titles, self._rows):
            return
        self.beginResetModel()
        self._titles, self._rows = wanted
        self.endResetModel()

    def cell(self, row: int, column: int) -> Cell:
        return self._rows[row][column]

    def rowCount(self, parent: Index = NO_PARENT) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = NO_PARENT) -> int:
        return 0 if parent.isValid() else len(self._titles)

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._titles[section]
        if role == Qt.ItemDataRole.ToolTipRole:
            return as_typed(self._titles[section])
        if role == Qt.ItemDataRole.TextAlignmentRole and self._titles_at is not None:
            return self._titles_at
        if role == Qt.ItemDataRole.TextAlignmentRole and self._rows:
            return _RIGHT if self._rows[0][section].number else _LEFT
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        cell = self.cell(index.row(), index.column())
        if role == Qt.ItemDataRole.DisplayRole:
            return cell.text
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _RIGHT if cell.number else _LEFT
        if role == Qt.ItemDataRole.ToolTipRole:
            return as_typed(cell.tip) if cell.tip else None
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return cell.spoken or None
        return cell if role == CellRole else None
