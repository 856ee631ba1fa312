"""Opening a match, in one way for the menu, the command line and a file dropped on the window."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QMimeData, QObject, QTimer, Signal

from rummy_qt.engine import Card
from rummy_qt.records.entry import SUFFIX
from rummy_qt.records.library import Library
from rummy_qt.records.lines import Status
from rummy_qt.records.record import Opened, open_record
from rummy_qt.records.sentences import RecordError, Sentence
from rummy_qt.ui import background
from rummy_qt.ui.background import Task, Work
from rummy_qt.ui.session import Session
from rummy_qt.ui.words.language import QT_TR_NOOP, in_context
from rummy_qt.ui.words.names import match_text, rulebook_name
from rummy_qt.ui.words.notices import OPENING, UNREAD, WAITING, Notice, notice_of

if TYPE_CHECKING:
    from rummy_qt.play.game import Game
    from rummy_qt.records.replay import Replayed
    from rummy_qt.ui.bridge import GameBridge

tr = in_context("Opener")
SLOW_MS: Final = 400
"""After this time the person is told that a match is being opened, and may leave it."""
_HEAD_START: Final = 0.3
"""Seconds of reading without rests: by then nearly every match is there."""


class Fetched(NamedTuple):
    """A match that has been read."""

    path: Path
    notes: list[Sentence]
    """What the person should know of its arrival."""
    opened: Opened | None
    """None where it lies on the table already."""
    sent: bool = False
    """Whether it is a round that a friend has played, which has a page of its own."""


class Moment(NamedTuple):
    """A position of a finished round, in a record that was read."""

    lines: list[bytes]
    """Of the whole record."""
    life: Replayed
    number: int
    """The round's."""
    at: int
    """How many of its moves have been played."""
    fresh: bool = False
    """Whether what the person could not know by then is to be dealt anew."""


class Opener(QObject):
    """Puts saved matches on the table. A file from elsewhere is played in a copy of its own.

    Files are read on another thread. Of several wishes the last one counts.
    """

    done = Signal()
    """The match that was wanted lies on the table."""
    failed = Signal()
    """No match was put on the table; a notice says why, unless there is none to continue."""
    notice = Signal(object)
    """A ``Notice``: something that the person should read."""
    sent = Signal(object)
    """The path of a round that a friend has played."""
    settled = Signal(str)
    """Notices about this are old news."""
    library_changed = Signal()
    """A match has another name, or one that may be on offer is there no more."""

    def __init__(self, session: Session, library: Library, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._library = library
        self._task = background.LatestTask(self)
        self._name = ""
        self._back: Game | None = None
        """The match that lay on the table before the round apart that lies there."""
        self._slow = QTimer(self, singleShot=True, interval=SLOW_MS)
        self._slow.timeout.connect(self._say_that_it_takes_time)
        session.opened.connect(self._note)
        session.emptied.connect(self._forget)

    def open(self, path: Path, patience: float = 0.0, *, awaited: bool = False) -> bool:
        """Put the match of a file on the table; whether that is settled already.

        Waits for it so many seconds on the window's thread. ``awaited`` as for ``is_sent``.
        """
        mine = self.on_table()

        def work(task: Task) -> Fetched:
            return fetched(self._library, path, mine, task, awaited=awaited)

        return self._send(work, path.name).wait(patience)

    def open_last(self, patience: float) -> bool:
        """As ``open``, of the match to continue."""

        def work(task: Task) -> Fetched | None:
            unread: list[Sentence] = []
            last = self._library.latest(task, unread.append)
            if unread:  # perhaps that is the one: say so, and offer what can be read
                raise RecordError(unread[0])
            return None if last is None else fetched(self._library, last.path, None, task)

        return self._send(work, "").wait(patience)

    def leave(self) -> None:
        """The match that is being read is not wanted any more."""
        self._slow.stop()
        self.settled.emit(WAITING)
        self._task.leave()

    def deal_again(self, number: int) -> None:
        """Play a round of the match on the table again, with its cards, in a copy of the match."""
        bridge = self._session.bridge
        if bridge is None:
            return
        record = bridge.game.record

        def copy() -> Path:
            return self._library.copy_to_deal(record, number)

        self._practise(copy, match_text(record.path) if record.path else "")

    def play_on(self, moment: Moment) -> None:
        """Play on from a moment of a replay, in a copy of the match that ends with its round."""
        life, number = moment.life, moment.number

        def copy() -> Path:
            played = life.lines_of(number, moment.at)
            name, seat = f"{life.header.id}-copy", life.header.human
            deck: list[Card] = []
            if moment.fresh and seat is not None:
                from random import SystemRandom  # no start needs these

                from rummy_qt.records.life import redealt_deck

                deck = redealt_deck(life, number, moment.at, seat, SystemRandom().shuffle)
            return self._library.copy_to_move(name, moment.lines, number, played, deck)

        self._practise(copy, rulebook_name(life.header.rulebook, life.header.house))

    def _practise(self, copy: Callable[[], Path], name: str) -> None:
        def work(task: Task) -> Fetched:
            return fetched(self._library, copy(), None, task)

        self._send(work, name)

    def _note(self, bridge: GameBridge) -> None:
        self.leave()
        if not bridge.game.life.one_round:
            self._back = bridge.game

    def _forget(self) -> None:
        self._back = None

    @property
    def returns(self) -> bool:
        """Whether there is a match behind the round apart that lies on the table."""
        return self._path_back is not None

    @property
    def _path_back(self) -> Path | None:
        path = None if self._back is None else self._back.record.path
        return path if path is not None and path.exists() else None

    def back_to_match(self) -> None:
        """Leave a round apart for the match that lay there before, or for the welcome page."""
        path = self._path_back
        if path is None:
            self._session.leave()
        else:
            self.open(path)

    def _send(self, work: Work, name: str) -> Task:
        self.leave()
        self.settled.emit(OPENING)
        self._name = name
        self._slow.start()
        return self._task.start(
            work,
            self._lay,
            failed=self._say_why_not,
            unwanted=put_back,
            head_start=_HEAD_START,
        )

    def _lay(self, match: Fetched | None) -> None:
        self.leave()
        if match is None:
            self.failed.emit()
            return
        if match.sent:
            self.failed.emit()
            self.sent.emit(match.path)
            return
        if match.opened is not None:
            self._session.go_on(match.opened)
        for note in match.notes:
            self.notice.emit(notice_of(note, OPENING))
        self.done.emit()

    def _say_why_not(self, sentence: Sentence) -> None:
        self.leave()
        self.notice.emit(self._said(sentence))
        self.failed.emit()

    def _say_that_it_takes_time(self) -> None:
        name = self._name

        def say() -> str:
            if name:
                return tr("{match} is being opened…", match=name)
            return tr("The match of the last time is being opened…")

        self.notice.emit(Notice(say, WAITING, button=lambda: tr("Leave it")))

    def rename(
        self,
        owner: QObject,
        path: Path,
        title: str,
        then: Callable[[], object],
        failed: Callable[[Sentence], object],
    ) -> None:
        """Name a saved match, also the one on the table, and then go on."""

        def renamed() -> None:
            self.library_changed.emit()
            then()

        game = self._game_of(path)
        if game is not None:
            try:
                line = game.life.entitle(title)
            except RecordError as error:
                failed(error.sentence)
                return
            if game.life.status is Status.RUNNING:
                game.record.append(line)
                renamed()
                return
            game.record.close()  # nothing follows in it, and its file is written anew

        def work(_: Task) -> None:
            if game is not None:
                game.record.wait()
            self._library.rename(path, title)

        background.start_task(owner, work, lambda _: renamed(), failed=failed)

    def duplicate(
        self,
        owner: QObject,
        path: Path,
        title: str,
        then: Callable[[], object],
        failed: Callable[[Sentence], object],
    ) -> None:
        """Copy a saved match, also the one on the table, by another name, and then go on."""
        bridge, game = self._session.bridge, self._game_of(path)
        if game is not None and game.life.status is not Status.RUNNING:
            game = None

        def work(_: Task) -> None:
            if game is None:
                copy = self._library.duplicate(path)
            else:
                copy = self._library.copy_open(game.record)
            self._library.rename(copy, title)

        def mark() -> None:
            if game is not None and self._session.bridge is bridge:
                game.record.append(game.life.copied())

        def copied(_: None) -> None:
            mark()
            then()

        background.start_task(owner, work, copied, failed=failed, unwanted=lambda _: mark())

    def throw_away(self, path: Path) -> None:
        """Take the match off the table and put it into the trash."""
        self.settled.emit(OPENING)
        name = match_text(path)
        bridge = self._session.bridge
        self._session.leave()

        def work(_: Task) -> None:
            if bridge is not None:
                bridge.game.record.wait()
            self._library.delete(path)

        background.start_task(
            self,
            work,
            lambda _: self._thrown_away(name),
            failed=lambda why: self.notice.emit(notice_of(why, OPENING)),
        )

    def _thrown_away(self, name: str) -> None:
        self.notice.emit(Notice(lambda: tr("{match} is in the trash.", match=name), OPENING))
        self.library_changed.emit()

    def lies_on_the_table(self, path: Path) -> bool:
        """Whether this is the file of the match on the table."""
        mine = self.on_table()
        return mine is not None and mine.resolve() == path.resolve()

    def _game_of(self, path: Path) -> Game | None:
        bridge = self._session.bridge
        return bridge.game if bridge is not None and self.lies_on_the_table(path) else None

    def on_table(self) -> Path | None:
        """The file of the match on the table."""
        bridge = self._session.bridge
        return None if bridge is None else bridge.game.record.path

    def _said(self, sentence: Sentence) -> Notice:
        last = sentence.name == "unreadable" and not self._name
        notice = notice_of(sentence, UNREAD if last else OPENING)
        if sentence.name != "in_use":
            return notice
        words = QT_TR_NOOP(
            "{match} is being played in another window; here you can begin a new match or"
            " choose another of the saved ones."
        )
        path = sentence.values["path"]
        return notice._replace(say=lambda: tr(words, match=match_text(path)))


def fetched(
    library: Library, path: Path, mine: Path | None, breathe: Task, *, awaited: bool = False
) -> Fetched:
    """Reads a match, which is to be played on; ``mine`` is the one on the table."""
    from rummy_qt.play.challenge import is_sent  # no start needs it

    if is_sent(path, library.folder, awaited=awaited):
        return Fetched(path, [], None, sent=True)
    added = library.add(path, breathe)
    if mine is not None and mine.resolve() == added.path.resolve():
        return Fetched(added.path, added.notes, None)
    opened = open_record(added.path, breathe)
    status = opened.replayed.status
    if status in (Status.RESIGNED, Status.PRACTICE_OVER):
        opened.record.close()
        raise RecordError(Sentence(status.value))
    return Fetched(added.path, added.notes, opened)


def put_back(match: Fetched | None) -> None:
    """Lets go of a match that nobody wants any more."""
    if match is not None and match.opened is not None:
        match.opened.record.close()


def match_file_in(data: QMimeData) -> Path | None:
    """The one match file that is being dragged; None for anything else."""
    urls = data.urls()
    if len(urls) != 1 or not urls[0].isLocalFile():
        return None
    path = Path(urls[0].toLocalFile())
    with suppress(OSError):  # a disk that does not answer holds none
        if path.suffix.lower() == SUFFIX and path.is_file():
            return path
    return None
