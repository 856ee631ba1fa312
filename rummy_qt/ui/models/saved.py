"""The saved matches as a table, as far as a search leaves them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from PySide6.QtCore import QDateTime, QLocale, QObject, Qt

from rummy_qt.records.entry import Entry
from rummy_qt.records.lines import Status
from rummy_qt.ui.models.rows import NO_PARENT, Cell, CellsModel, Index
from rummy_qt.ui.words.language import bare, in_context, joined
from rummy_qt.ui.words.names import entry_name, seat_name, standing_text
from rummy_qt.ui.words.notices import sentence_text

tr = in_context("SavedModel")
EntryRole = Qt.ItemDataRole.UserRole + 1


class SavedModel(CellsModel):
    """One row a match, the last played first; its cells are made as they are looked at."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._titles = (tr("Match"), tr("Standing"), tr("Round"), tr("Last played"))
        self.all: Sequence[Entry] = ()
        self._entries: list[Entry] = []
        """Those that a search leaves."""

    def entry(self, row: int) -> Entry | None:
        return self._entries[row] if 0 <= row < len(self._entries) else None

    def row_of(self, path: Path | None) -> int:
        """Where a match stands; -1 where it does not."""
        return next((n for n, entry in enumerate(self._entries) if entry.path == path), -1)

    def show_entries(self, entries: Sequence[Entry], sought: str = "") -> None:
        """Show those of these matches whose cells hold all of the words that are sought."""
        words = bare(sought).split()
        self.beginResetModel()
        self.all = entries
        self._entries = [entry for entry in entries if not words or self._holds(entry, words)]
        self.endResetModel()

    def _holds(self, entry: Entry, words: Sequence[str]) -> bool:
        shown = bare(" ".join(self._text(entry, column) for column in range(self.columnCount())))
        return all(word in shown for word in words)

    def rowCount(self, parent: Index = NO_PARENT) -> int:
        return 0 if parent.isValid() else len(self._entries)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        return self.entry(index.row()) if role == EntryRole else super().data(index, role)

    def cell(self, row: int, column: int) -> Cell:
        text = self._text(self._entries[row], column)
        return Cell(text, number=False, tip=text)

    def _text(self, entry: Entry, column: int) -> str:
        if column == 3:
            when = QDateTime.fromSecsSinceEpoch(int(entry.modified))
            return QLocale().toString(when, QLocale.FormatType.ShortFormat)
        if entry.unread:
            return "…"
        if column == 0:
            return entry_name(entry)
        if column == 1:
            return standing(entry)
        return "" if entry.problem else str(max(entry.dealt, 1))


def standing(entry: Entry, *, points: bool = True) -> str:
    """Who plays in a match, perhaps with their ``points``, and what became of it."""
    if entry.unread:
        return "…"
    if entry.problem is not None:
        return sentence_text(entry.problem)
    names = list(map(seat_name, entry.seats))
    scores = standing_text(entry.seats, entry.totals) if points else joined(names)
    if entry.winner is not None and entry.winner < len(entry.seats):
        name = names.pop(entry.winner)
        if points:
            return tr("{name} won: {scores}", name=name, scores=scores)
        return tr("{name} won against {others}", name=name, others=joined(names))
    if entry.practice and entry.named is None:
        return tr("For practice: {scores}", scores=scores)
    if entry.status is Status.RESIGNED:
        return tr("Resigned: {scores}", scores=scores)
    return scores
