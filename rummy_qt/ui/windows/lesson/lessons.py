"""Begins the guided first round, and brings back what lay on the table before it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from rummy_qt.engine import RULEBOOKS
from rummy_qt.records.sentences import RecordError
from rummy_qt.ui.preferences import Preferences
from rummy_qt.ui.session import Session
from rummy_qt.ui.table.geometry import Box
from rummy_qt.ui.table.view import TableView
from rummy_qt.ui.windows.match_choice import MatchChoice, SeatChoice
from rummy_qt.ui.windows.words import OPPONENT_NAMES, sentence_text

from .offers import NOTHING, Offer
from .spotlight import Spotlight
from .steps import DEAL, OPPONENT, RULEBOOK
from .strip import LessonStrip
from .tutor import Tutor


class Lessons(QObject):
    """At most one lesson at a time.

    Its match is kept in memory: it is no saved match and counts in no statistics, as its cards
    are known and its moves are told. Whoever plays on has it saved, its round as assisted.
    """

    changed = Signal()
    """A lesson has begun, or is over."""
    match_wanted = Signal(object)
    """The path of the match that lay on the table before."""
    new_match_wanted = Signal()
    notice = Signal(str)
    """Something that the person should read."""

    def __init__(
        self,
        session: Session,
        preferences: Preferences,
        strip: LessonStrip,
        keys: Callable[[], Mapping[str, str]],
    ) -> None:
        """``keys``: by action, the keys that the sentences name."""
        super().__init__(strip)
        self.strip = strip
        self._session = session
        self._preferences = preferences
        self._keys = keys
        self._before: Path | None = None
        self._tutor: Tutor | None = None
        self._spotlight: Spotlight | None = None
        strip.left.connect(self.leave)
        strip.play_on_wanted.connect(self.play_on)
        strip.new_match_wanted.connect(self.new_match_wanted)
        session.left.connect(self._end)

    @property
    def running(self) -> bool:
        """Whether a lesson lies on the table."""
        return self._tutor is not None

    @property
    def offer(self) -> Offer:
        """The move that is pointed at."""
        return NOTHING if self._tutor is None else self._tutor.offer

    @property
    def lit(self) -> list[Box]:
        """What is lit on the table: cards and stock first, then where they may go."""
        return [] if self._spotlight is None else self._spotlight.boxes

    def start(self, table: Callable[[], TableView | None]) -> None:
        """Deal the lesson; ``table`` gives the table on which it lies then."""
        before = self._before if self.running else self._path()
        bridge = self._session.practise(self._choice())
        self._before = before
        view = table()
        assert view is not None
        self._tutor = Tutor(view.state, self._keys, view)
        self._spotlight = Spotlight(view.scene_)
        self._tutor.moved_on.connect(self._speak)
        bridge.dealt.connect(lambda _: QTimer.singleShot(0, self.play_on))
        self._speak()
        self.changed.emit()

    def _path(self) -> Path | None:
        bridge = self._session.bridge
        return None if bridge is None else bridge.game.record.path

    def _choice(self) -> MatchChoice:
        me = SeatChoice(self._preferences.player_name or self.tr("You"), "human")
        seats = (me, SeatChoice(OPPONENT_NAMES[0], OPPONENT))
        return MatchChoice(RULEBOOK, RULEBOOKS[RULEBOOK], seats, seed=DEAL)

    def _speak(self) -> None:
        tutor, spotlight = self._tutor, self._spotlight
        if tutor is None or spotlight is None:
            return
        spotlight.show(tutor.offer)
        self.strip.say(tutor.note, tutor.sentence, tutor.progress, goodbye=tutor.finished)

    def leave(self) -> None:
        """Go back to the match that lay on the table before, or to the welcome page."""
        before = self._before
        self._session.leave()
        if before is not None:
            self.match_wanted.emit(before)

    def play_on(self) -> None:
        """The lesson ends, its match goes on and is saved like any other."""
        if not self.running:
            return
        try:
            self._session.keep()
        except RecordError as error:
            self.notice.emit(sentence_text(error.sentence))
        else:
            self._end()

    def _end(self) -> None:
        tutor, spotlight = self._tutor, self._spotlight
        self._tutor = self._spotlight = self._before = None
        self.strip.hide()
        if tutor is not None and spotlight is not None:
            tutor.deleteLater()
            spotlight.put_out()
            self.changed.emit()
