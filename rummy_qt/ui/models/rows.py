"""A list model over plain values that tells views exactly which rows came, went and changed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

T = TypeVar("T")
Index = QModelIndex | QPersistentModelIndex
NO_PARENT = QModelIndex()

ValueRole = Qt.ItemDataRole.UserRole
"""The row's own value."""


class RowsModel(QAbstractListModel, Generic[T]):
    """Rows of values. A subclass says what a row is called: ``display`` and ``spoken``."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[T] = []

    @property
    def values(self) -> tuple[T, ...]:
        """All rows, first to last."""
        return tuple(self._rows)

    def display(self, value: T) -> str:
        """What a view shows for a row."""
        raise NotImplementedError

    def spoken(self, value: T) -> str:
        """What a screen reader says for a row."""
        raise NotImplementedError

    def rowCount(self, parent: Index = NO_PARENT) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not 0 <= index.row() < len(self._rows):
            return None
        value = self._rows[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return self.display(value)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self.spoken(value)
        return value if role == ValueRole else None

    def set_rows(self, rows: Sequence[T]) -> None:
        """Show these rows, announced as the fewest changes at one place.

        What both lists begin and end with stays; between, rows are replaced one for one, and
        the rest is inserted or removed.
        """
        old, new = self._rows, list(rows)
        head = _common(old, new)
        tail = _common(old[head:][::-1], new[head:][::-1])
        old_end, new_end = len(old) - tail, len(new) - tail
        both = min(old_end, new_end) - head
        if both > 0:
            old[head : head + both] = new[head : head + both]
            self._tell_changed(head, head + both - 1)
        first = head + both
        if old_end > first:
            self.beginRemoveRows(NO_PARENT, first, old_end - 1)
            del old[first:old_end]
            self.endRemoveRows()
        elif new_end > first:
            self.beginInsertRows(NO_PARENT, first, new_end - 1)
            old[first:first] = new[first:new_end]
            self.endInsertRows()

    def _tell_changed(self, first: int, last: int) -> None:
        self.dataChanged.emit(self.index(first), self.index(last))


def _common(a: Sequence[T], b: Sequence[T]) -> int:
    """How many values two lists begin with alike."""
    length = 0
    for x, y in zip(a, b, strict=False):
        if x != y:
            break
        length += 1
    return length
