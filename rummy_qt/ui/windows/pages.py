"""What the window shows: a replay, else the match on the table, else the welcome page."""

from __future__ import annotations

import gc
from collections.abc import Callable
from functools import cached_property

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from rummy_qt.records.entry import Entry
from rummy_qt.records.library import Library
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

_HEAD_START = 0.1
"""Seconds that looking for the last match works without rests."""


class Pages(QStackedWidget):
    """The pages of one window. Which is seen follows from the session and from the replays."""

    changed = Signal()
    """Another page is seen, or the same one with another match."""

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
        if page is None:
            self.welcome.show_unfinished(None)
            self.setCurrentWidget(self.welcome)
            self._look_for_last()
        else:
            self.setCurrentWidget(page)
            page.setFocus()
        self.changed.emit()

    def _look_for_last(self) -> None:
        """Have the match that can be continued brought, and offer it."""
        if self._looking is not None:
            self._looking.leave()
        self._looking = errands.send(
            self, self._library.latest_free, self._offer, head_start=_HEAD_START
        )

    def _offer(self, last: Entry | None) -> None:
        self.welcome.show_unfinished(None if last is None else self._last_sight.of(last))

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
