"""Opening a match, in one way for the menu, the command line and a file dropped on the window."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QMimeData, QObject, Signal

from rummy_qt.records.library import SUFFIX, Library
from rummy_qt.records.sentences import RecordError, RecordInUse
from rummy_qt.ui.match_names import match_text
from rummy_qt.ui.notices import OPENING, Notice, notice_of
from rummy_qt.ui.session import Session


class Opener(QObject):
    """Puts saved matches on the table. A file from elsewhere is played in a copy of its own."""

    notice = Signal(object)
    """A ``Notice``: something that the person should read."""
    settled = Signal(str)
    """Notices about this are old news."""

    def __init__(self, session: Session, library: Library, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._library = library

    def open(self, path: Path) -> bool:
        """Put the match of a file on the table; False, and a notice, where that cannot be."""
        self.settled.emit(OPENING)
        try:
            added = self._library.add(path)
            if not self._lies_on_the_table(added.path):
                self._session.open(added.path)
        except RecordError as error:
            self.notice.emit(self._said(error))
            return False
        for note in added.notes:
            self.notice.emit(notice_of(note, OPENING))
        return True

    def deal_again(self, number: int) -> None:
        """Play a round of the match on the table again, with its cards, in a copy of the match."""
        bridge = self._session.bridge
        if bridge is None:
            return
        self.settled.emit(OPENING)
        try:
            self._session.open(self._library.copy_to_deal(bridge.game.record, number))
        except RecordError as error:
            self.notice.emit(self._said(error))
            return
        text = self.tr(
            "Round {number} for practice, in a copy that ends with it. The match itself stays as"
            " it is."
        )
        self.notice.emit(Notice(text.format(number=number)))

    def duplicate(self, path: Path) -> Path:
        """The path of a copy of a saved match, also of the one on the table.

        ``RecordError`` where it cannot be copied.
        """
        bridge = self._session.bridge
        if bridge is None or bridge.game.record.ended or not self._lies_on_the_table(path):
            return self._library.duplicate(path)
        copy = self._library.duplicate_open(bridge.game.record)
        bridge.game.note_copied()
        return copy

    def _lies_on_the_table(self, path: Path) -> bool:
        bridge = self._session.bridge
        mine = None if bridge is None else bridge.game.record.path
        return mine is not None and mine.resolve() == path.resolve()

    def _said(self, error: RecordError) -> Notice:
        notice = notice_of(error.sentence, OPENING)
        if not isinstance(error, RecordInUse):
            return notice
        text = self.tr(
            "{match} is being played in another window; here you can begin a new match or choose"
            " another of the saved ones."
        )
        return notice._replace(text=text.format(match=match_text(error.sentence.values["path"])))


def match_file_in(data: QMimeData) -> Path | None:
    """The one match file that is being dragged; None for anything else."""
    urls = data.urls()
    if len(urls) != 1 or not urls[0].isLocalFile():
        return None
    path = Path(urls[0].toLocalFile())
    return path if path.suffix.lower() == SUFFIX and path.is_file() else None
