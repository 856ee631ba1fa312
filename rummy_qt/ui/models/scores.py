"""The score sheet: a row for each finished round, a column for each player."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QObject, Qt

from .rows import NO_PARENT, Index
from .words import total_text, translate

Horizontal = Qt.Orientation.Horizontal


class ScoreModel(QAbstractTableModel):
    """Scores by round and player, with the totals as the last row."""

    def __init__(self, names: Sequence[str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._names = list(names)
        self._scores: list[list[int]] = []

    def set_scores(self, scores: Sequence[Sequence[int]]) -> None:
        """Show these rounds, each one int a seat."""
        if [list(row) for row in scores] == self._scores:
            return
        self.beginResetModel()
        self._scores = [list(row) for row in scores]
        self.endResetModel()

    def rowCount(self, parent: Index = NO_PARENT) -> int:
        return 0 if parent.isValid() else len(self._scores) + 1

    def columnCount(self, parent: Index = NO_PARENT) -> int:
        return 0 if parent.isValid() else len(self._names)

    def points(self, row: int, seat: int) -> int:
        """The points of a round, or, after the last round, the total."""
        if row < len(self._scores):
            return self._scores[row][seat]
        return sum(scores[seat] for scores in self._scores)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        points = self.points(index.row(), index.column())
        if role == Qt.ItemDataRole.DisplayRole:
            return total_text(points)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return translate("Scores", "{name}, {row}: {points} points").format(
                name=self._names[index.column()], row=self._row_name(index.row()), points=points
            )
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return None
        if orientation == Horizontal:
            return self._names[section] if 0 <= section < len(self._names) else None
        return self._row_name(section) if 0 <= section <= len(self._scores) else None

    def _row_name(self, row: int) -> str:
        if row == len(self._scores):
            return translate("Scores", "Total")
        return translate("Scores", "Round {number}").format(number=row + 1)
