"""What the window shows, and how it comes from one page to the next.

A match lies on the table, or a lesson, or nothing does and there is the welcome page; a replay may
lie over each of them. Which page it is follows from what there is, and from nothing else.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Sequence
from datetime import date
from enum import Enum, auto
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from rummy_qt.records.entry import Entry
from rummy_qt.records.library import Library
from rummy_qt.records.lines import Status
from rummy_qt.records.reading import Reading, read_record, replay_lines
from rummy_qt.records.sentences import RecordError, Sentence
from rummy_qt.ui import background
from rummy_qt.ui.actions import native_keys
from rummy_qt.ui.background import Task, later
from rummy_qt.ui.opening import Moment
from rummy_qt.ui.preferences import Preferences
from rummy_qt.ui.session import Session
from rummy_qt.ui.windows.welcome import Coming, WelcomePage
from rummy_qt.ui.words.language import QT_TRANSLATE_NOOP, translate
from rummy_qt.ui.words.names import match_name
from rummy_qt.ui.words.notices import OPENING, UNREAD, Notice, notice_of

if TYPE_CHECKING:
    from rummy_qt.records.replay import Replayed
    from rummy_qt.ui.bridge import GameBridge
    from rummy_qt.ui.source import TableSource
    from rummy_qt.ui.table.art import CardArt
    from rummy_qt.ui.table.table_view import TableView
    from rummy_qt.ui.windows.lesson import Lesson
    from rummy_qt.ui.windows.practice import PracticePage, Practising
    from rummy_qt.ui.windows.replay_page import ReplayPage

LOOK_MS = 1500
"""How long the end of a match is looked at before anything covers it."""
_SWEEP_MS = 300
"""After a table has gone, until what is left of it is swept up: its successor is seen by then."""
_AGAIN_MS = 500
"""Half of the time until a file that cannot be read is tried again; it doubles each time."""
_HEAD_START = 0.1
"""Seconds that looking for the last match works without rests."""


class Page(Enum):
    """What is seen."""

    WELCOME = auto()
    TABLE = auto()
    LESSON = auto()
    """The table of a guided round, with its words below."""
    REPLAY = auto()
    """It lies over whatever was there before, which waits."""


class Pages(QStackedWidget):
    """The pages of one window."""

    changed = Signal()
    """Another page is seen, or the same one with another match."""
    notice = Signal(object)
    """A ``Notice``: something that the person should read."""
    settled = Signal(str)
    """Notices about this are old news."""
    wanted = Signal(str, object)
    """The name of something that ``Commands`` does, and with what: a row of values."""
    lesson_begun = Signal(object)
    """The strip with a lesson's words, to be put below the table."""

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
        self.lesson: Lesson | None = None
        """The lesson that is given on it.

        Its match is kept in memory: it is no saved match and counts in no statistics, as its cards
        are known and its moves are told. Whoever plays on has it saved, its round as assisted.
        """
        self.replay: ReplayPage | None = None
        """The replay that is seen; a match on the table waits for its end."""
        self.practice: PracticePage | None = None
        """The position that is to be found a move for; likewise."""
        self._practising: Practising | None = None
        self._session = session
        self._preferences = preferences
        self._library = library
        self._make_welcome = make_welcome
        self._before_lesson: Path | None = None
        self._teaches_next: int | None = None
        """The number of the lesson whose match is put on the table now, from 0."""
        self._heard: set[str] = set()
        """The kinds of moves that were done in the course."""
        self._reading = background.LatestTask(self)
        self._looking = background.LatestTask(self)
        self._art: CardArt | None = None
        """Of the table that makes way for the next match, which goes on with it."""
        self._left_over = QTimer(self, singleShot=True, interval=_SWEEP_MS)
        self._left_over.timeout.connect(self._sweep)
        self._again = QTimer(self, singleShot=True)
        """While a file cannot be read, when to try it once more."""
        self._again.timeout.connect(self._look_once_more)
        session.opened.connect(self._lay)
        session.left.connect(self._clear)
        session.emptied.connect(self.settle)

    @property
    def page(self) -> Page:
        if self.over is not None:
            return Page.REPLAY
        if self.lesson is not None:
            return Page.LESSON
        return Page.WELCOME if self.table is None else Page.TABLE

    @property
    def over(self) -> ReplayPage | PracticePage | None:
        """What lies over the match on the table."""
        return self.replay or self.practice

    @property
    def shown(self) -> TableSource | None:
        """The match that is seen: played, or replayed."""
        return self._session.bridge if self.over is None else self.over.source

    @property
    def title(self) -> str:
        """What the window is called by what is seen."""
        source = self.shown
        if source is None:
            return "Rummy Qt"
        match = match_name(source.game.header, source.game.title)
        if self.replay is not None:
            return translate("Pages", "Replay of {match}", match=match)
        game = None if self._session.bridge is None else self._session.bridge.game
        if self.practice or (game is not None and game.life.one_round and game.named is None):
            return translate("Pages", "Practice: {match}", match=match)
        return match

    def settle(self) -> None:
        """Bring the page to the front that is to be seen now."""
        self._again.stop()
        page: QWidget | None = self.over or self.table
        if page is None:
            self._welcome()
        else:
            if self.lesson is not None:
                self.lesson.strip.setVisible(self.page is Page.LESSON)
            self._show(page)
            page.setFocus()
        self.changed.emit()

    def _show(self, page: QWidget) -> None:
        around = self.parentWidget()
        if around is not None and (column := around.layout()) is not None:
            column.activate()  # first: a table is laid once, in the room that is left
        if self.indexOf(page) < 0:
            self.addWidget(page)
        self.setCurrentWidget(page)

    # ------------------------------------------------------------------ the welcome page

    @cached_property
    def welcome(self) -> WelcomePage:
        """The page without a match, made when it is first seen: most starts go to the table."""
        page = self._make_welcome()
        self.addWidget(page)
        return page

    def _welcome(self) -> None:
        self.welcome.show_open(None)
        self.setCurrentWidget(self.welcome)
        self._again.setInterval(_AGAIN_MS)
        self._look_for_last(lambda why: self.notice.emit(notice_of(why, UNREAD)))

    def _look_for_last(self, unread: Callable[[Sentence], object]) -> None:
        """Have the match that can be continued brought, and offer it.

        ``unread`` is told why it perhaps is another one.
        """

        def work(task: Task) -> tuple[Entry | Coming | None, list[Sentence]]:
            passed_over: list[Sentence] = []
            last = self._library.latest(task, passed_over.append, free=True)
            return last or coming(self._library.entries()), passed_over

        def offer(found: tuple[Entry | Coming | None, list[Sentence]]) -> None:
            last, passed_over = found
            if last is not None and last != self.welcome.offered:
                self.welcome.show_open(last)
            if passed_over:
                not_now(passed_over[0])
            else:
                self.settled.emit(UNREAD)

        def not_now(why: Sentence) -> None:
            unread(why)
            self._again.start(2 * self._again.interval())

        self._looking.start(work, offer, failed=not_now, head_start=_HEAD_START)

    def _look_once_more(self) -> None:
        if self.currentWidget() is self.welcome:
            self._look_for_last(lambda _: None)  # it has been said

    # ------------------------------------------------------------------------- the table

    def _lay(self, bridge: GameBridge) -> None:
        self._put_replay_away()
        from rummy_qt.ui.table.table_view import TableView  # the window shows itself without it

        self.table = TableView(bridge, self._preferences, self, self._art)
        self.table.setAcceptDrops(False)  # what is dropped here is meant for the window
        bridge.round_over.connect(self._look_at_the_end)
        if self._teaches_next is not None:
            self._teach(self.table, bridge, self._teaches_next)
        self.settle()

    def _clear(self, follows: bool) -> None:
        """The match leaves the table, and with it all that lies over it."""
        self._put_replay_away()
        self._end_lesson()
        table, self.table = self.table, None
        if table is not None:
            if follows:
                self._art = table.scene_.art
            self.removeWidget(table)
            table.deleteLater()
            # Its parts know each other, and may hold a hundred megabytes of pictures.
            if not self._left_over.isActive():  # who comes and goes fast cannot put it off
                self._left_over.start()

    def _sweep(self) -> None:
        self._art = None  # whoever follows has it by now
        gc.collect()

    def _look_at_the_end(self) -> None:
        """After the last card of a match: a look at the table, perhaps a celebration, the sheet.

        After a round that is not the last the table stays as it lies: its own buttons lead on.
        """
        table, bridge = self.table, self._session.bridge
        if table is None or bridge is None or self.page is Page.LESSON:
            return
        game = bridge.game
        if game.named is not None:
            over = partial(self.wanted.emit, "named_over", (game.named,))
            later(table, LOOK_MS if self._preferences.speed else 0, over)
            return
        if not game.match.over:
            return
        won = game.may_tell and game.match.winner == game.person

        def go_on() -> None:
            if table is not self.table or not table.isVisible():
                return  # something else is looked at by now
            if won and self._preferences.speed:
                self._celebrate(table)
            else:
                self.wanted.emit("sheet_after", ())

        later(table, LOOK_MS if self._preferences.speed else 0, go_on)

    def _celebrate(self, table: TableView) -> None:
        from rummy_qt.ui.windows.score_sheet import Celebration  # few starts come to that

        def ended() -> None:
            if table.isVisible():  # else a replay is looked at by now
                self.wanted.emit("sheet_after", ())

        celebration = Celebration(table, translate("RoundEnd", "You have won the match"))
        celebration.ended.connect(ended)
        celebration.begin()

    # ------------------------------------------------------------------------ the replay

    def replay_match(self) -> None:
        """Replay the match on the table: whole once it is over, else its last finished round."""
        bridge = self._session.bridge
        if bridge is not None and bridge.game.match.scores:
            match = bridge.game.match
            self.replay_round(1 if match.over else len(match.scores))

    def replay_round(self, number: int, *, review: bool = False) -> None:
        """Replay a finished round of the match on the table, perhaps with its review."""
        bridge = self._session.bridge
        if bridge is not None:
            lines = bridge.game.record.lines
            raw = [line.encode() for line in lines]
            self._replay(replay_lines(lines), number, raw, review=review)

    def review_match(self) -> None:
        """Review the round that is replayed, or the last finished one of the match."""
        bridge = self._session.bridge
        if self.replay is not None:
            self.replay.show_review()
        elif bridge is not None and bridge.game.match.scores:
            self.replay_round(len(bridge.game.match.scores), review=True)
        else:
            self.notice.emit(notice_of(Sentence("review_too_early"), OPENING))

    def replay_file(self, path: Path, *, review: bool = False) -> None:
        """Replay a saved match from its first round on, or review its last finished one.

        The file is only read.
        """
        self._reading.start(
            lambda task: read_record(path, task),
            lambda reading: self._replay_saved(reading, review=review),
            failed=lambda sentence: self.notice.emit(notice_of(sentence, OPENING)),
        )

    def _replay_saved(self, reading: Reading, *, review: bool) -> None:
        from rummy_qt.play.round_replay import finished_rounds  # no start needs it

        if numbers := finished_rounds(reading.replayed):
            number = numbers[-1] if review else 1
            self._replay(reading.replayed, number, reading.lines, review=review)
        else:
            words = QT_TRANSLATE_NOOP("Replays", "No round of this match has been finished yet.")
            self.notice.emit(Notice(partial(translate, "Replays", words), OPENING))

    def _replay(self, replayed: Replayed, number: int, lines: list[bytes], *, review: bool) -> None:
        from rummy_qt.ui.source import ReplaySource
        from rummy_qt.ui.windows.replay_page import ReplayPage  # no start needs them

        self._make_way()
        self.replay = ReplayPage(ReplaySource(replayed, number), self._preferences, self)
        source = self.replay.source
        self.replay.bar.left.connect(self.leave_replay)
        self.replay.play_on_wanted.connect(
            lambda at, fresh: self.wanted.emit(
                "play_on", (Moment(lines, replayed, source.number, at, fresh),)
            )
        )
        self.settle()
        if review:
            self.replay.show_review()

    def _make_way(self) -> None:
        """Something is about to lie over the match on the table, which waits."""
        self._put_replay_away()
        if self._session.bridge is not None:
            self._session.bridge.director.pause()

    def practise(self) -> None:
        """Show the positions that are due, one after the other."""
        from rummy_qt.ui.windows.practice import Practising  # no start needs it

        if self._practising is None:
            self._practising = Practising(self._library, self._preferences, self)
            self._practising.shown.connect(self._lay_practice)
            self._practising.finished.connect(self._end_practice)
            self._practising.failed.connect(lambda why: self.notice.emit(notice_of(why)))
        self._practising.begin()

    def _lay_practice(self, page: PracticePage) -> None:
        self._make_way()
        self.practice = page
        page.leave.clicked.connect(self.leave_replay)
        self.settle()

    def _end_practice(self, day: date | None) -> None:
        from rummy_qt.ui.words.practice import nothing_text

        self.leave_replay()
        self.notice.emit(Notice(partial(nothing_text, day), OPENING))

    def leave_replay(self) -> None:
        """Back to where one came from; the match on the table goes on."""
        if self.over is None:
            return
        self._put_replay_away()
        self.settle()
        if self._session.bridge is not None:
            self._session.bridge.director.resume()

    def _put_replay_away(self) -> None:
        page, self.replay, self.practice = self.over, None, None
        if page is not None:
            page.end()
            self.removeWidget(page)
            page.deleteLater()

    # ------------------------------------------------------------------------ the lesson

    def start_lesson(self, number: int = 0) -> None:
        """Deal a round of the course; what lies on the table now comes back after it."""
        from rummy_qt.ui.course import COURSE, lesson_header  # no start needs it

        before = self._before_lesson
        if self.lesson is None:
            bridge = self._session.bridge
            before = None if bridge is None else bridge.game.record.path
        self._teaches_next = number
        try:
            self._session.practise(lesson_header(self._preferences.player_name, COURSE[number]))
        finally:
            self._teaches_next = None
        self._before_lesson = before

    def _teach(self, table: TableView, bridge: GameBridge, number: int) -> None:
        """Speak and point on a table that is not seen yet."""
        from rummy_qt.ui.course import COURSE
        from rummy_qt.ui.windows.lesson import Lesson

        assert bridge.hints is not None
        self.lesson = Lesson(table, bridge.hints, self._native_keys, self, number, self._heard)
        strip = self.lesson.strip
        strip.leave.clicked.connect(self.leave_lesson)
        if number + 1 < len(COURSE):
            following = partial(self.start_lesson, number + 1)
            strip.next.clicked.connect(lambda: later(self, 0, following))
        else:
            strip.next.clicked.connect(lambda _: self.wanted.emit("differences", ()))
        strip.play_on.clicked.connect(self.play_on)
        bridge.dealt.connect(lambda _: later(self, 0, self.play_on))
        self.lesson_begun.emit(strip)

    def _native_keys(self) -> dict[str, str]:
        """By action, its keys as the lesson names them."""
        return native_keys(self._preferences.keys, letters=self._preferences.letter_keys)

    def leave_lesson(self) -> None:
        """Go back to the match that lay on the table before, or to the welcome page."""
        before = self._before_lesson
        self._session.leave()
        if before is not None:
            self.wanted.emit("open_file", (before,))

    def play_on(self) -> None:
        """The lesson ends, its match goes on and is saved like any other."""
        if self.lesson is None:
            return
        try:
            self._session.keep()
        except RecordError as error:
            self.notice.emit(notice_of(error.sentence))
        else:
            self._end_lesson()
            self.changed.emit()

    def _end_lesson(self) -> None:
        lesson, self.lesson, self._before_lesson = self.lesson, None, None
        if lesson is not None:
            lesson.end()


def coming(entries: Sequence[Entry]) -> Coming | None:
    """What the welcome page offers to somebody who has played before, and left no match open."""
    if not any(entry.known for entry in entries):
        return None
    from rummy_qt.play.day import played_days, rulebook_of  # few starts come to that
    from rummy_qt.play.ladder import LADDER, reached, scores_of

    today = date.today()
    begun = played_days(entries).get(today)
    if begun is None or begun.status is Status.RUNNING:
        return Coming("day", rulebook_of(today))
    scores = scores_of(entries)
    last = LADDER[reached(scores) - 1]
    return None if scores[last].yours else Coming("ladder", last.name)
