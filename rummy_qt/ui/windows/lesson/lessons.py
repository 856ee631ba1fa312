"""Begins the guided first round, and brings back what lay on the table before it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from rummy_qt.records.sentences import RecordError
from rummy_qt.ui.preferences import Preferences
from rummy_qt.ui.session import Session
from rummy_qt.ui.table.view import TableView
from rummy_qt.ui.words.notices import notice_of

if TYPE_CHECKING:
    from .lesson import Lesson


class Lessons(QObject):
    """At most one lesson at a time.

    Its match is kept in memory: it is no saved match and counts in no statistics, as its cards
    are known and its moves are told. Whoever plays on has it saved, its round as assisted.
    """

    begun = Signal(object)
    """A lesson has begun: the strip with its words, to be put below the table."""
    changed = Signal()
    """A lesson has begun, or is over."""
    match_wanted = Signal(object)
    """The path of the match that lay on the table before."""
    new_match_wanted = Signal()
    notice = Signal(object)
    """Something that the person should read."""

    def __init__(
        self,
        session: Session,
        preferences: Preferences,
        keys: Callable[[], Mapping[str, str]],
        window: QWidget,
    ) -> None:
        """``keys``: by action, the keys that the sentences name."""
        super().__init__(window)
        self.lesson: Lesson | None = None
        """The lesson that lies on the table."""
        self._session = session
        self._preferences = preferences
        self._keys = keys
        self._window = window
        self._before: Path | None = None
        session.left.connect(self._end)

    def start(self, table: Callable[[], TableView | None]) -> None:
        """Deal the lesson; ``table`` gives the table on which it lies then."""
        from .lesson import Lesson, lesson_match  # no start of the program needs them

        before = self._before if self.lesson is not None else self._path()
        bridge = self._session.practise(lesson_match(self._preferences.player_name))
        view = table()
        assert view is not None
        self._before = before
        self.lesson = Lesson(view, self._keys, self._window)
        self.lesson.strip.left.connect(self.leave)
        self.lesson.strip.play_on_wanted.connect(self.play_on)
        self.lesson.strip.new_match_wanted.connect(self.new_match_wanted)
        bridge.dealt.connect(lambda _: QTimer.singleShot(0, self.play_on))
        self.begun.emit(self.lesson.strip)
        self.changed.emit()

    def show_words(self, shown: bool) -> None:
        """Show what the lesson says, or not while something else is looked at."""
        if self.lesson is not None:
            self.lesson.strip.setVisible(shown)

    def _path(self) -> Path | None:
        bridge = self._session.bridge
        return None if bridge is None else bridge.game.record.path

    def leave(self) -> None:
        """Go back to the match that lay on the table before, or to the welcome page."""
        before = self._before
        self._session.leave()
        if before is not None:
            self.match_wanted.emit(before)

    def play_on(self) -> None:
        """The lesson ends, its match goes on and is saved like any other."""
        if self.lesson is None:
            return
        try:
            self._session.keep()
        except RecordError as error:
            self.notice.emit(notice_of(error.sentence))
        else:
            self._end()

    def _end(self) -> None:
        lesson, self.lesson, self._before = self.lesson, None, None
        if lesson is not None:
            lesson.end()
            self.changed.emit()
