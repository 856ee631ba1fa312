"""The saved matches as a table: what each cell says, and which rows a search leaves."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QDateTime, QLocale, QObject, Qt

from rummy_qt.records.entry import Entry
from rummy_qt.records.life import Status
from rummy_qt.ui.models.rows import NO_PARENT, Index
from rummy_qt.ui.plain_text import as_typed
from rummy_qt.ui.words.language import translate
from rummy_qt.ui.words.names import entry_name, sentence_text
from rummy_qt.ui.words.numbers import joined, total_text


class SavedModel(QAbstractTableModel):
    """One row a match, the last played first."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._titles = (
            translate("SavedModel", "Match"),
            translate("SavedModel", "Standing"),
            translate("SavedModel", "Round"),
            translate("SavedModel", "Last played"),
        )
        self._entries: list[Entry] = []
        self._shown: list[Entry] = []
        self._words: list[str] = []

    @property
    def empty(self) -> bool:
        """Whether there is no match at all."""
        return not self._entries

    def entry(self, row: int) -> Entry | None:
        """The match in a row."""
        return self._shown[row] if 0 <= row < len(self._shown) else None

    def row_of(self, path: Path | None) -> int:
        """Where a match stands; -1 where it does not."""
        rows = (row for row, entry in enumerate(self._shown) if entry.path == path)
        return next(rows, -1)

    def set_entries(self, entries: Sequence[Entry]) -> None:
        """Show these, as far as the search leaves them."""
        self._entries = list(entries)
        self._choose()

    def search(self, text: str) -> None:
        """Show the matches that have all of these words."""
        self._words = text.lower().split()
        self._choose()

    def _choose(self) -> None:
        self.beginResetModel()
        self._shown = [entry for entry in self._entries if self._is_wanted(entry)]
        self.endResetModel()

    def _is_wanted(self, entry: Entry) -> bool:
        if not self._words:
            return True
        shown = " ".join(self._cell(entry, column) for column in range(len(self._titles))).lower()
        return all(word in shown for word in self._words)

    # ------------------------------------------------------------------- as Qt asks for it

    def rowCount(self, parent: Index = NO_PARENT) -> int:
        return 0 if parent.isValid() else len(self._shown)

    def columnCount(self, parent: Index = NO_PARENT) -> int:
        return 0 if parent.isValid() else len(self._titles)

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        if orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return self._titles[section]
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        entry = self.entry(index.row())
        if entry is None:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._cell(entry, index.column())
        if role == Qt.ItemDataRole.ToolTipRole:
            return as_typed(self._cell(entry, index.column()))
        return None

    # -------------------------------------------------------------------------- the cells

    def _cell(self, entry: Entry, column: int) -> str:
        if column == 0:
            return entry_name(entry)
        if column == 3:
            when = QDateTime.fromSecsSinceEpoch(int(entry.modified))
            return QLocale().toString(when, QLocale.FormatType.ShortFormat)
        if entry.unread:
            return "…"
        if column == 1:
            return self._standing(entry)
        return "" if entry.problem else str(max(entry.dealt, 1))

    def _standing(self, entry: Entry) -> str:
        if entry.problem is not None:
            return sentence_text(entry.problem)
        names = [seat.name for seat in entry.seats]
        scores = [f"{n} {total_text(t)}" for n, t in zip(names, entry.totals, strict=False)]
        standing = joined(scores)
        if entry.winner is not None and entry.winner < len(names):
            return translate(
                "SavedModel", "{name} won: {scores}", name=names[entry.winner], scores=standing
            )
        if entry.status is Status.PRACTICE_OVER:
            return translate("SavedModel", "For practice: {scores}", scores=standing)
        if entry.status is Status.RESIGNED:
            return translate("SavedModel", "Resigned: {scores}", scores=standing)
        return standing
