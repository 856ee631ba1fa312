"""A list model over plain values, which signals exactly which rows were added, removed or changed.

And a table model of prepared cells.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QStandardItem, QStandardItemModel

from rummy_qt.ui.plain_text import as_typed

T = TypeVar("T")
Index = QModelIndex | QPersistentModelIndex
NO_PARENT = QModelIndex()

ValueRole = Qt.ItemDataRole.UserRole
"""The value of a row, or the ``Cell`` of a table."""


class RowsModel(QAbstractListModel, Generic[T]):
    """Rows of values with spoken texts; each row keeps its identity as it moves."""

    def __init__(
        self,
        parent: QObject | None,
        spoken: Callable[[T], str],
        identity: Callable[[T], Hashable] | None = None,
    ) -> None:
        """``spoken`` is a row's accessible text; ``identity`` its key (default: its position)."""
        super().__init__(parent)
        self.spoken, self._identity = spoken, identity
        self._rows: list[T] = []

    @property
    def values(self) -> tuple[T, ...]:
        return tuple(self._rows)

    def shown(self, value: T) -> str:
        """The display text of a row; by default a blank, so that Qt reserves a line's height."""
        return " "

    def rowCount(self, parent: Index = NO_PARENT) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not 0 <= index.row() < len(self._rows):
            return None
        value = self._rows[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return self.shown(value)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self.spoken(value)
        return value if role == ValueRole else None

    def set_rows(self, rows: Iterable[T]) -> None:
        """Show these rows, signalled so that a view's current row follows its value."""
        new = list(rows)
        if new == self._rows:
            return
        keys, new_keys = self._identities(self._rows), self._identities(new)
        new_row = {key: row for row, key in enumerate(new_keys)}
        for row in reversed([row for row, key in enumerate(keys) if key not in new_row]):
            self.beginRemoveRows(NO_PARENT, row, row)
            del self._rows[row], keys[row]
            self.endRemoveRows()
        order = sorted(range(len(keys)), key=lambda row: new_row[keys[row]])
        if order != list(range(len(keys))):
            self._reorder(order)
            keys = [keys[row] for row in order]
        for row, key in enumerate(new_keys):
            if keys[row : row + 1] != [key]:  # the remaining rows are in order now
                self.beginInsertRows(NO_PARENT, row, row)
                self._rows.insert(row, new[row])
                keys.insert(row, key)
                self.endInsertRows()
        changed = [row for row, value in enumerate(new) if self._rows[row] != value]
        if changed:
            self._rows[:] = new
            self.dataChanged.emit(self.index(changed[0]), self.index(changed[-1]))

    def _identities(self, rows: Sequence[T]) -> list[Hashable]:
        return list(range(len(rows)) if self._identity is None else map(self._identity, rows))

    def _reorder(self, order: Sequence[int]) -> None:
        self.layoutAboutToBeChanged.emit()
        old = self.persistentIndexList()
        new_row = {row: new for new, row in enumerate(order)}
        self._rows[:] = [self._rows[row] for row in order]
        self.changePersistentIndexList(
            old, [self.index(new_row[index.row()], index.column()) for index in old]
        )
        self.layoutChanged.emit()


_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class Cell(NamedTuple):
    """One cell. A number is right-aligned by default."""

    text: str
    number: bool = True
    strong: bool = False
    """The best of its kind."""
    price: bool = False
    """Points that were paid."""
    tip: str = ""
    yarn: int | None = None
    """The number of the colour of the seat whose best it is, drawn as a thread below the text."""
    spoken: str = ""
    """The accessible text if it differs from ``text``."""


class CellsModel(QStandardItemModel):
    """Rows of cells under their titles."""

    def __init__(
        self, parent: QObject | None = None, numbers_at: Qt.AlignmentFlag = _RIGHT
    ) -> None:
        """``numbers_at``: the alignment of numbers and of the titles above them."""
        super().__init__(parent)
        self._numbers_at = numbers_at
        self._shown: tuple[tuple[str, ...], list[tuple[Cell, ...]]] | None = None

    def show(self, titles: Sequence[str], rows: Sequence[Sequence[Cell]]) -> None:
        """Replace the content; if it is unchanged, selection and screen readers are unaffected."""
        content = tuple(titles), [tuple(row) for row in rows]
        if content == self._shown:
            return
        self._shown = content
        self.blockSignals(True)  # one reset stands for all of it
        self.clear()
        for row in rows:
            self.appendRow([self._item(cell) for cell in row])
        first_row = rows[0] if rows else [Cell("") for _ in titles]
        for column, (title, first) in enumerate(zip(titles, first_row, strict=True)):
            self.setHorizontalHeaderItem(column, self._item(Cell(title, first.number, tip=title)))
        self.blockSignals(False)
        self.beginResetModel()
        self.endResetModel()

    def cell(self, row: int, column: int) -> Cell:
        cell: Cell = self.item(row, column).data(ValueRole)
        return cell

    def _item(self, cell: Cell) -> QStandardItem:
        item = QStandardItem(cell.text)
        item.setTextAlignment(self._numbers_at if cell.number else _LEFT)
        item.setToolTip(as_typed(cell.tip) if cell.tip else "")
        item.setAccessibleText(cell.spoken)
        item.setData(cell, ValueRole)
        item.setEditable(False)
        return item
