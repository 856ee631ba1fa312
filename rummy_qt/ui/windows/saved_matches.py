"""The saved matches: find one, play on, name it, copy it, put it away."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QDateTime, QLocale, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QHeaderView,
    QInputDialog,
    QLineEdit,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from rummy_qt.records.library import LONGEST_TITLE, SUFFIX, Library
from rummy_qt.records.listing import Entry
from rummy_qt.records.sentences import RecordError
from rummy_qt.ui.match_names import told
from rummy_qt.ui.names import entry_name, joined, sentence_text, total_text
from rummy_qt.ui.plain_text import as_typed, plain_label

_COLUMNS = 4
_ROOM_FOR_COPY = 20
"""Characters that “(copy)” may have in any language."""


class SavedMatchesDialog(QDialog):
    """A list with a search line; ``open_wanted`` carries the path of the match to open."""

    open_wanted = Signal(object)
    replay_wanted = Signal(object)
    """The path of the match to look at again."""

    def __init__(
        self,
        library: Library,
        duplicate: Callable[[Path], Path],
        parent: QWidget | None = None,
    ) -> None:
        """``duplicate`` copies a match, also one that is open; ``RecordError`` where it cannot."""
        super().__init__(parent)
        self.setObjectName("saved_matches")
        self.setWindowTitle(self.tr("Saved matches"))
        self._library = library
        self._copy_of = duplicate
        self._entries: list[Entry] = []
        self.search = QLineEdit(self)
        self.search.setObjectName("search")
        self.search.setPlaceholderText(self.tr("Search by rules, name, title or date"))
        self.search.setClearButtonEnabled(True)
        self.table = self._make_table()
        self.message = plain_label(" ", self)
        self.message.setWordWrap(True)
        self.buttons = {
            name: self._button(name, text, does)
            for name, text, does in (
                ("rename", self.tr("&Name…"), self._ask_title),
                ("duplicate", self.tr("&Duplicate"), self._duplicate),
                ("export", self.tr("Save a &copy…"), self._ask_target),
                ("delete", self.tr("Move to &trash"), self._delete),
                ("replay", self.tr("&Replay"), self._replay),
                ("open", self.tr("&Open"), self._open),
                ("close", self.tr("Close"), self.reject),
            )
        }
        self.buttons["open"].setProperty("primary", True)
        self.buttons["open"].setDefault(True)
        self._lay_out()
        self.search.textChanged.connect(self._filter)
        self.table.itemSelectionChanged.connect(self._update_buttons)
        self.table.itemDoubleClicked.connect(lambda _: self._open())
        self.reload()

    # -------------------------------------------------------------------- building

    def _make_table(self) -> QTableWidget:
        table = QTableWidget(0, _COLUMNS, self)
        table.setObjectName("matches")
        table.setAccessibleName(self.tr("Saved matches"))
        table.setHorizontalHeaderLabels(
            [self.tr("Match"), self.tr("Standing"), self.tr("Round"), self.tr("Last played")]
        )
        table.horizontalHeader().setDefaultAlignment(Qt.AlignmentFlag.AlignLeft)
        table.horizontalHeader().setHighlightSections(False)
        table.verticalHeader().hide()
        table.verticalHeader().setDefaultSectionSize(self.fontMetrics().height() + 14)
        table.setShowGrid(False)
        table.setWordWrap(False)
        table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        table.setTabKeyNavigation(False)
        header = table.horizontalHeader()
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
        for column in (2, 3):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.ResizeToContents)
        return table

    def _button(self, name: str, text: str, does: Callable[[], object]) -> QPushButton:
        button = QPushButton(text, self)
        button.setObjectName(f"saved_{name}")
        button.setAutoDefault(False)
        button.clicked.connect(lambda _checked: does())
        return button

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        for name, button in self.buttons.items():
            if name == "replay":
                row.addStretch(1)
            row.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 14, 16, 14)
        column.setSpacing(10)
        column.addWidget(self.search)
        column.addWidget(self.table, 1)
        column.addWidget(self.message)
        column.addLayout(row)
        self.resize(800, 480)

    # --------------------------------------------------------------------- listing

    def reload(self, select: Path | None = None) -> None:
        """Read the folder again, and choose the match at ``select`` or the first."""
        self._entries = self._library.entries()
        self.table.setRowCount(len(self._entries))
        for row, entry in enumerate(self._entries):
            for column, text in enumerate(self._cells(entry)):
                item = QTableWidgetItem(text)
                item.setToolTip(as_typed(text))
                self.table.setItem(row, column, item)
        paths = [entry.path for entry in self._entries]
        if paths:
            self.table.selectRow(paths.index(select) if select in paths else 0)
        self._filter(self.search.text())
        self._update_buttons()

    def _cells(self, entry: Entry) -> list[str]:
        when = QDateTime.fromSecsSinceEpoch(int(entry.modified))
        played = QLocale().toString(when, QLocale.FormatType.ShortFormat)
        if entry.problem is not None:
            return [entry_name(entry), sentence_text(entry.problem), "", played]
        names = [seat.name for seat in entry.seats]
        scores = [f"{n} {total_text(t)}" for n, t in zip(names, entry.totals, strict=False)]
        standing = joined(scores)
        if entry.winner is not None and entry.winner < len(names):
            standing = self.tr("{name} won: {scores}").format(
                name=names[entry.winner], scores=standing
            )
        elif entry.stopped:
            standing = self.tr("For practice: {scores}").format(scores=standing)
        elif entry.resigned:
            standing = self.tr("Resigned: {scores}").format(scores=standing)
        rounds = entry.rounds if entry.ended else entry.rounds + 1
        return [entry_name(entry), standing, str(rounds), played]

    def _filter(self, text: str) -> None:
        words = text.lower().split()
        for row in range(self.table.rowCount()):
            hidden = bool(words) and not self._holds(row, words)
            if hidden != self.table.isRowHidden(row):
                self.table.setRowHidden(row, hidden)
        self.message.setText(self._what_is_missing() or " ")
        self._update_buttons()

    def _what_is_missing(self) -> str:
        """Why the list is empty; nothing where it is not."""
        rows = range(self.table.rowCount())
        if not rows:
            return self.tr("No match has been saved yet.")
        if all(self.table.isRowHidden(row) for row in rows):
            return self.tr("No match has all of these words.")
        return ""

    def _holds(self, row: int, words: list[str]) -> bool:
        cells = (self.table.item(row, column) for column in range(_COLUMNS))
        shown = " ".join(cell.text() for cell in cells if cell is not None).lower()
        return all(word in shown for word in words)

    @property
    def chosen(self) -> Entry | None:
        """The match that is selected and in sight."""
        row = self.table.currentRow()
        if not 0 <= row < len(self._entries) or self.table.isRowHidden(row):
            return None
        return self._entries[row]

    def _update_buttons(self) -> None:
        entry = self.chosen
        readable = entry is not None and entry.problem is None
        for name in ("rename", "duplicate", "export"):
            self.buttons[name].setEnabled(readable)
        self.buttons["open"].setEnabled(entry is not None and entry.can_be_opened)
        self.buttons["delete"].setEnabled(entry is not None)
        self.buttons["replay"].setEnabled(readable and entry is not None and entry.rounds > 0)
        ended = entry is not None and entry.ended
        self.buttons["open"].setText(self.tr("&Look back") if ended else self.tr("&Play on"))

    # --------------------------------------------------------------------- actions

    def _open(self) -> None:
        entry = self.chosen
        if entry is not None and entry.can_be_opened:
            self.accept()
            self.open_wanted.emit(entry.path)

    def _replay(self) -> None:
        entry = self.chosen
        if entry is not None:
            self.accept()
            self.replay_wanted.emit(entry.path)

    def _ask_title(self) -> None:
        entry = self.chosen
        if entry is None:
            return
        question = QInputDialog(self)
        question.setObjectName("title_question")
        question.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        question.setWindowTitle(self.tr("Name of the match"))
        question.setLabelText(self.tr("What shall this match be called?"))
        question.setTextValue(entry.title or "")
        field = question.findChild(QLineEdit)
        assert field is not None
        field.setMaxLength(LONGEST_TITLE)
        question.textValueSelected.connect(lambda title: self._rename(entry.path, title))
        question.open()

    def _rename(self, path: Path, title: str) -> None:
        self._try(lambda: self._library.rename(path, title), path)

    def _duplicate(self) -> None:
        entry = self.chosen
        if entry is not None:
            self._try(lambda: self._copy_named(entry), entry.path)

    def _copy_named(self, entry: Entry) -> None:
        """Duplicate a match; the copy's name tells it from the first."""
        copy = self._copy_of(entry.path)
        name = entry_name(entry)[: LONGEST_TITLE - _ROOM_FOR_COPY]
        self._library.rename(copy, self.tr("{name} (copy)").format(name=name))

    def _ask_target(self) -> None:
        entry = self.chosen
        if entry is None:
            return
        dialog = QFileDialog(self, self.tr("Save a copy"))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(SUFFIX.lstrip("."))
        dialog.setNameFilters([self.tr("Matches (*.rummy)"), self.tr("All files (*)")])
        dialog.selectFile(entry.path.name)
        dialog.fileSelected.connect(
            lambda name: self._try(lambda: self._library.export(entry.path, Path(name)), entry.path)
        )
        dialog.open()

    def _delete(self) -> None:
        entry = self.chosen
        if entry is not None:
            self._try(lambda: self._library.delete(entry.path), None)

    def _try(self, work: Callable[[], object], select: Path | None) -> None:
        """Do it and show the list as it is now; say why where it cannot be done."""
        try:
            work()
        except RecordError as error:
            self.message.setText(told(error.sentence))
            return
        self.reload(select)
