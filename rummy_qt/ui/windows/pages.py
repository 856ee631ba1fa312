"""What the window shows: a replay, else the match on the table, else the welcome page."""

from __future__ import annotations

import gc
from collections.abc import Callable
from functools import cached_property

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from rummy_qt.records.entry import Entry
from rummy_qt.records.library import Library
from rummy_qt.records.sentences import Sentence
from rummy_qt.ui import errands
from rummy_qt.ui.bridge import GameBridge
from rummy_qt.ui.errands import Errand
from rummy_qt.ui.preferences import Preferences
from rummy_qt.ui.session import Session
from rummy_qt.ui.source import TableSource
from rummy_qt.ui.table.view import TableView
from rummy_qt.ui.windows.last_sight import LastSight
from rummy_qt.ui.windows.replay.replays import Replays
from rummy_qt.ui.windows.welcome import WelcomePage
from rummy_qt.ui.words.language import translate
from rummy_qt.ui.words.names import rulebook_name
from rummy_qt.ui.words.notices import UNREAD, notice_of

_AGAIN_MS = 500
"""Half of the time until a file that cannot be read is tried again; it doubles each time."""
_HEAD_START = 0.1
"""Seconds that looking for the last match works without rests."""


class Pages(QStackedWidget):
    """The pages of one window. Which is seen follows from the session and from the replays."""

    changed = Signal()
    """Another page is seen, or the same one with another match."""

    notice = Signal(object)
    """A ``Notice``: why the match to continue is not offered."""
    settled = Signal(str)
    """Notices about this are old news."""

    def __init__(
        self,
        session: Session,
        preferences: Preferences,
        library: Library,
        make_welcome: Callable[[], WelcomePage],
    ) -> None:
        super().__init__()
        self.table: TableView | None = None
        """The table of the match that is played; perhaps behind a replay."""
        self.replays = Replays(self, session, preferences)
        self._session = session
        self._preferences = preferences
        self._library = library
        self._make_welcome = make_welcome
        self._last_sight = LastSight()
        self._looking: Errand | None = None
        self._offered: Entry | None = None
        self._again = QTimer(self, singleShot=True)
        """While a file cannot be read, when to try it once more."""
        self._again.timeout.connect(self._look_once_more)
        self.replays.changed.connect(self.settle)
        session.opened.connect(self._lay)
        session.left.connect(self._clear)
        session.emptied.connect(self.settle)

    @cached_property
    def welcome(self) -> WelcomePage:
        """The page without a match, made when it is first seen: most starts go to the table."""
        page = self._make_welcome()
        self.addWidget(page)
        return page

    @property
    def shown(self) -> TableSource | None:
        """The match that is seen: played, or replayed."""
        replay = self.replays.page
        return self._session.bridge if replay is None else replay.source

    @property
    def title(self) -> str:
        """What the window is called by what is seen."""
        source = self.shown
        if source is None:
            return "Rummy Qt"
        header = source.game.header
        words = "{match}" if self.replays.page is None else translate("Pages", "Replay of {match}")
        return words.format(match=rulebook_name(header.rulebook, header.house))

    def settle(self) -> None:
        """Bring the page to the front that is to be seen now."""
        page: QWidget | None = self.replays.page or self.table
        self._again.stop()
        if page is None:
            self._offered = None
            self.welcome.show_unfinished(None)
            self.setCurrentWidget(self.welcome)
            self._again.setInterval(_AGAIN_MS)
            self._look_for_last(self._say_what_is_unread)
        else:
            self.setCurrentWidget(page)
            page.setFocus()
        self.changed.emit()

    def _look_for_last(self, unread: Callable[[Sentence], object]) -> None:
        """Have the match that can be continued brought, and offer it.

        ``unread`` is told why it perhaps is another one.
        """
        if self._looking is not None:
            self._looking.leave()

        def work(errand: Errand) -> tuple[Entry | None, list[Sentence]]:
            passed_over: list[Sentence] = []
            return self._library.latest_free(errand, passed_over.append), passed_over

        def offer(found: tuple[Entry | None, list[Sentence]]) -> None:
            last, passed_over = found
            if last is not None and last != self._offered:
                self._offered = last
                self.welcome.show_unfinished(self._last_sight.of(last))
            if passed_over:
                not_now(passed_over[0])
            else:
                self.settled.emit(UNREAD)

        def not_now(why: Sentence) -> None:
            unread(why)
            self._again.start(2 * self._again.interval())

        self._looking = errands.send(self, work, offer, failed=not_now, head_start=_HEAD_START)

    def _say_what_is_unread(self, why: Sentence) -> None:
        self.notice.emit(notice_of(why, UNREAD))

    def _look_once_more(self) -> None:
        if self.currentWidget() is self.welcome:
            self._look_for_last(lambda _: None)  # it has been said

    def _lay(self, bridge: GameBridge) -> None:
        self.table = TableView(bridge, self._preferences, self)
        self.table.setAcceptDrops(False)  # what is dropped here is meant for the window
        self.addWidget(self.table)
        self.settle()

    def _clear(self) -> None:
        table, self.table = self.table, None
        if table is not None:
            self._last_sight.remember(table)
            self.removeWidget(table)
            table.deleteLater()
            # Its parts know each other, and hold a hundred megabytes of pictures.
            QTimer.singleShot(0, self, gc.collect)
