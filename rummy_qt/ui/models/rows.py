"""A list model over plain values that tells views exactly which rows came, went and changed.

And a table of cells that are known beforehand: numbers with what they are called.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QStandardItem, QStandardItemModel

from rummy_qt.ui.plain_text import as_typed

T = TypeVar("T")
Index = QModelIndex | QPersistentModelIndex
NO_PARENT = QModelIndex()

ValueRole = Qt.ItemDataRole.UserRole


class RowsModel(QAbstractListModel, Generic[T]):
    """Rows of values, each called by its words and known again while it moves among them."""

    def __init__(
        self,
        parent: QObject | None,
        spoken: Callable[[T], str],
        identity: Callable[[T], Hashable] | None = None,
    ) -> None:
        """``spoken``: what a reader says for a row; ``identity``: what it keeps as it moves."""
        super().__init__(parent)
        self.spoken, self._identity = spoken, identity
        self._rows: list[T] = []

    @property
    def values(self) -> tuple[T, ...]:
        return tuple(self._rows)

    def shown(self, value: T) -> str:
        """What is seen of a row; without more, room for a line: Qt measures what nobody sees."""
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

    def set_rows(self, rows: Sequence[T]) -> None:
        """Show these rows, announced so that a view's current row stays with its thing."""
        new = list(rows)
        if new == self._rows:
            return
        known, wanted = self._identities(self._rows), self._identities(new)
        place = {one: nth for nth, one in enumerate(wanted)}
        for nth in reversed([nth for nth, one in enumerate(known) if one not in place]):
            self.beginRemoveRows(NO_PARENT, nth, nth)
            del self._rows[nth], known[nth]
            self.endRemoveRows()
        order = sorted(range(len(known)), key=lambda nth: place[known[nth]])
        if order != list(range(len(known))):
            self._reorder(order)
            known = [known[old] for old in order]
        for nth, one in enumerate(wanted):
            if known[nth : nth + 1] != [one]:  # those that stay are in order
                self.beginInsertRows(NO_PARENT, nth, nth)
                self._rows.insert(nth, new[nth])
                known.insert(nth, one)
                self.endInsertRows()
        changed = [nth for nth, value in enumerate(new) if self._rows[nth] != value]
        if changed:
            self._rows[:] = new
            self.dataChanged.emit(self.index(changed[0]), self.index(changed[-1]))

    def _identities(self, rows: Sequence[T]) -> list[Hashable]:
        return list(range(len(rows)) if self._identity is None else map(self._identity, rows))

    def _reorder(self, order: Sequence[int]) -> None:
        self.layoutAboutToBeChanged.emit()
        before = self.persistentIndexList()
        after = {old: now for now, old in enumerate(order)}
        self._rows[:] = [self._rows[old] for old in order]
        self.changePersistentIndexList(
            before, [self.index(after[index.row()], index.column()) for index in before]
        )
        self.layoutChanged.emit()


_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter

CellRole = Qt.ItemDataRole.UserRole


class Cell(NamedTuple):
    """One cell. A number stands at the right of its column."""

    text: str
    number: bool = True
    strong: bool = False
    """The best of its kind."""
    price: bool = False
    """Points that were paid."""
    tip: str = ""
    yarn: int | None = None
    """The colour of whose best it is, whose thread lies below the number."""
    spoken: str = ""
    """What a screen reader says instead of the text; empty for the text."""


class CellsModel(QStandardItemModel):
    """Rows of cells under their titles."""

    def __init__(
        self, parent: QObject | None = None, numbers_at: Qt.AlignmentFlag = _RIGHT
    ) -> None:
        """``numbers_at``: where in their column numbers stand, and the title over them."""
        super().__init__(parent)
        self._numbers_at = numbers_at
        self._shown: tuple[tuple[str, ...], list[tuple[Cell, ...]]] | None = None

    def show(self, titles: Sequence[str], rows: Sequence[Sequence[Cell]]) -> None:
        """Show these instead. If they are shown already, what is chosen and read stays."""
        wanted = tuple(titles), [tuple(row) for row in rows]
        if wanted == self._shown:
            return
        self._shown = wanted
        self.blockSignals(True)  # it is one change
        self.clear()
        for row in rows:
            self.appendRow([self._item(cell) for cell in row])
        below = rows[0] if rows else [Cell("") for _ in titles]
        for column, (title, first) in enumerate(zip(titles, below, strict=True)):
            self.setHorizontalHeaderItem(column, self._item(Cell(title, first.number, tip=title)))
        self.blockSignals(False)
        self.beginResetModel()
        self.endResetModel()

    def cell(self, row: int, column: int) -> Cell:
        found: Cell = self.item(row, column).data(CellRole)
        return found

    def _item(self, cell: Cell) -> QStandardItem:
        item = QStandardItem(cell.text)
        item.setTextAlignment(self._numbers_at if cell.number else _LEFT)
        item.setToolTip(as_typed(cell.tip) if cell.tip else "")
        item.setAccessibleText(cell.spoken)
        item.setData(cell, CellRole)
        item.setEditable(False)
        return item
