"""Opens replays and puts them away again."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QStackedWidget

from rummy_qt.play.reel import finished_rounds
from rummy_qt.records.reading import read_record, replay_lines
from rummy_qt.records.replay import Replayed
from rummy_qt.ui import errands
from rummy_qt.ui.errands import Errand
from rummy_qt.ui.preferences import Preferences
from rummy_qt.ui.session import Session
from rummy_qt.ui.words.language import translate
from rummy_qt.ui.words.notices import OPENING, Notice, notice_of

if TYPE_CHECKING:
    from rummy_qt.ui.windows.replay.page import ReplayPage


class Replays(QObject):
    """At most one replay at a time. A match on the table waits for its end."""

    changed = Signal()
    """A replay is shown, or no more."""
    notice = Signal(object)
    """Something that the person should read."""

    def __init__(
        self,
        pages: QStackedWidget,
        session: Session,
        preferences: Preferences,
    ) -> None:
        """``pages``: where the page of a replay stands while there is one."""
        super().__init__(pages)
        self.page: ReplayPage | None = None
        """The replay that is shown."""
        self._reading: Errand | None = None
        self._pages = pages
        self._session = session
        self._preferences = preferences
        session.left.connect(self._put_away)
        session.opened.connect(lambda _: self._put_away())

    def show_match(self) -> None:
        """The match on the table: whole once it is over, else its last finished round."""
        bridge = self._session.bridge
        if bridge is not None and bridge.game.match.scores:
            match = bridge.game.match
            self.show_round(1 if match.over else len(match.scores))

    def show_round(self, number: int) -> None:
        """A finished round of the match on the table."""
        bridge = self._session.bridge
        if bridge is not None:
            self._show(replay_lines(bridge.game.record.lines), number)

    def show_file(self, path: Path) -> None:
        """A saved match from its first round on; the file is only read."""
        if self._reading is not None:
            self._reading.leave()
        self._reading = errands.send(
            self,
            lambda errand: read_record(path, errand).replayed,
            self._show_saved,
            failed=lambda sentence: self.notice.emit(notice_of(sentence, OPENING)),
        )

    def _show_saved(self, replayed: Replayed) -> None:
        if finished_rounds(replayed):
            self._show(replayed, 1)
        else:
            self.notice.emit(
                Notice(
                    translate("Replays", "No round of this match has been finished yet."), OPENING
                )
            )

    def leave(self) -> None:
        """Back to where one came from; the match on the table goes on."""
        if self.page is None:
            return
        self._put_away()
        if self._session.bridge is not None:
            self._session.bridge.director.resume()

    def _show(self, replayed: Replayed, number: int) -> None:
        from rummy_qt.ui.windows.replay.page import ReplayPage  # no start needs them
        from rummy_qt.ui.windows.replay.source import ReplaySource

        self.leave()
        if self._session.bridge is not None:
            self._session.bridge.director.pause()
        self.page = ReplayPage(ReplaySource(replayed, number), self._preferences, self._pages)
        self.page.bar.left.connect(self.leave)
        self._pages.addWidget(self.page)
        self.changed.emit()

    def _put_away(self) -> None:
        page, self.page = self.page, None
        if page is not None:
            page.bar.projector.stop()
            self._pages.removeWidget(page)
            page.deleteLater()
            self.changed.emit()
