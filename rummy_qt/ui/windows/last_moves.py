"""The one question at leaving: what becomes of moves that cannot be saved where they belong."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from rummy_qt.records.entry import SUFFIX
from rummy_qt.records.record import MatchRecord
from rummy_qt.records.sentences import Sentence
from rummy_qt.ui import errands
from rummy_qt.ui.session import Session
from rummy_qt.ui.styled import set_styled
from rummy_qt.ui.words.language import translate
from rummy_qt.ui.words.records import told


class LastMoves(QObject):
    """Stands between a match whose last moves are in memory only, and what would lose them."""

    asked = Signal(object)
    """A dialog that is to be shown."""

    def __init__(self, session: Session, window: QWidget) -> None:
        super().__init__(window)
        self._session = session
        self._window = window
        self._settled: MatchRecord | None = None

    def before(self, deed: Callable[[], object]) -> None:
        """Do what takes the match off the table, once nothing is lost by it."""
        if self.are_safe(deed):
            deed()

    def are_safe(self, again: Callable[[], object]) -> bool:
        """Whether the match on the table may go. Else the person is asked, and then ``again``."""
        record = self._session.unsaved_record()
        if record is None or record is self._settled:
            return True
        self._ask(record, again, "")
        return False

    def _ask(self, record: MatchRecord, again: Callable[[], object], trouble: str) -> None:
        box = QMessageBox(self._window)
        box.setObjectName("last_moves")
        box.setWindowTitle(translate("LastMoves", "Not saved"))
        box.setText(told(Sentence("lost", path=record.path)))
        box.setInformativeText(
            trouble
            or translate("LastMoves", "Save the match somewhere else, or they will be lost.")
        )
        save = box.addButton(
            translate("LastMoves", "&Save a copy elsewhere…"), QMessageBox.ButtonRole.ActionRole
        )
        save.setObjectName("save_elsewhere")
        set_styled(save, "primary", True)
        lose = box.addButton(
            translate("LastMoves", "Close &anyway"), QMessageBox.ButtonRole.DestructiveRole
        )
        lose.setObjectName("close_anyway")
        stay = box.addButton(translate("LastMoves", "&Play on"), QMessageBox.ButtonRole.RejectRole)
        box.setDefaultButton(save)
        box.setEscapeButton(stay)
        save.clicked.connect(lambda: self._ask_where(record, again))
        lose.clicked.connect(lambda: self._settle(record, again))
        self.asked.emit(box)

    def _ask_where(self, record: MatchRecord, again: Callable[[], object]) -> None:
        dialog = QFileDialog(self._window, translate("LastMoves", "Save a copy"))
        dialog.setObjectName("last_moves_file")
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(SUFFIX.lstrip("."))
        dialog.fileSelected.connect(lambda name: self._save(record, Path(name), again))
        self.asked.emit(dialog)

    def _save(self, record: MatchRecord, path: Path, again: Callable[[], object]) -> None:
        errands.send(
            self,
            lambda _: record.save_copy(path),
            lambda _: self._settle(record, again),
            failed=lambda why: self._ask(record, again, told(why)),
        )

    def _settle(self, record: MatchRecord, again: Callable[[], object]) -> None:
        self._settled = record
        again()
