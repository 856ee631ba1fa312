"""The match on the table: begun, opened, left. Nothing is lost by leaving.

One is opened in one way for the menu, the command line and a file dropped on the window.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import date
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QMimeData, QObject, Signal

from rummy_qt.engine import Card
from rummy_qt.records.entry import SUFFIX
from rummy_qt.records.header import HUMAN, PROGRAM, Header, seed_of_deal
from rummy_qt.records.library import Added, Library
from rummy_qt.records.lines import Status
from rummy_qt.records.paths import refuge_dir
from rummy_qt.records.pauses import Left
from rummy_qt.records.record import MatchRecord, Opened, new_path, open_record
from rummy_qt.records.sentences import UNSAVED, RecordError, Sentence
from rummy_qt.ui import background
from rummy_qt.ui.background import Failed, Task, Work, later
from rummy_qt.ui.match_choice import MatchChoice, apart_from
from rummy_qt.ui.preferences import Preferences
from rummy_qt.ui.words.language import in_context
from rummy_qt.ui.words.names import match_text, program_gone_text, seat_name
from rummy_qt.ui.words.notices import OPENING, SAVING, UNREAD, WAITING, Notice, notice_of

if TYPE_CHECKING:
    from rummy_qt.opponents.process import Adviser, OpponentProcess, Opponents
    from rummy_qt.play.game import Game
    from rummy_qt.play.score_lines import ScoreLines
    from rummy_qt.records.life import Life
    from rummy_qt.ui.bridge import GameBridge

tr = in_context("Opener")
SLOW_MS: Final = 400
"""After this time the person is told that a match is being opened, and may leave it."""
_HEAD_START: Final = 0.3
"""Seconds of reading without rests: by then nearly every match is there."""
PATIENCE = 0.03
"""Seconds in which a new match's file is as a rule made."""
OVER_FOR_GOOD: Final = Status.RESIGNED, Status.PRACTICE_OVER
"""A match of which this became can be looked at, and no more."""


def start_process() -> OpponentProcess:
    """A process of our own that answers for opponents, or gives hints."""
    from rummy_qt.opponents.process import OpponentProcess  # the first picture needs no match

    return OpponentProcess()


def _started(record: MatchRecord) -> Game:
    from rummy_qt.play.game import Game

    return Game.start(record.header, record)


Fetched = Opened | Added | Path | None
"""A match to go on with, one that lies on the table already, the file of a round that a friend has
played, which has a page of its own, or nothing."""


class Session(QObject):
    """Holds at most one match. Its opponents' process lives as long as the program.

    So does the teacher's, from the first hint on. Files are made and read on another thread: of
    several wishes the last one counts. A file from elsewhere is played in a copy of its own.
    """

    opened = Signal(object)
    """A match lies on the table: its ``GameBridge``."""
    would_lose = Signal(object, object)
    """The last moves of what is to leave the table are in no file: its ``MatchRecord``, and what to
    tell how many lines of it are, or may be lost."""
    left = Signal(bool)
    """The match is off the table. Whether another follows at once, or the window closes."""
    notice = Signal(object)
    """A ``Notice``: something that the person should read."""
    settled = Signal(str)
    """Notices about this are old news."""
    arrived = Signal()
    """The saved match that was wanted lies on the table."""
    sent = Signal(object)
    """A file holds a round that a friend has played: its path."""
    library_changed = Signal()
    """There is another saved match, or one has gone or has another name."""

    def __init__(
        self,
        preferences: Preferences,
        make_opponents: Callable[[], Opponents] = start_process,
    ) -> None:
        super().__init__()
        self._make_opponents = make_opponents
        self.bridge: GameBridge | None = None
        self._coming = background.LatestTask(self)
        """Makes or reads the file of the match that comes to the table."""
        self._given_up: tuple[MatchRecord, int] | None = None
        """Whose last moves the person has let go, or saved elsewhere, and how many lines it had."""
        self._back: Game | None = None
        """What lies on the table, or to go back to from a lesson or a round apart."""
        self._preferences = preferences
        self.library = Library()
        self._opponents: Opponents | None = None
        self._teaching: Adviser | None = None
        preferences.changed.connect(self._heed_preferences)
        self._tell = background.from_other_threads(self, Session._hear_of_saving)

    # ------------------------------------------------------------------- beginning

    def start(self, choice: MatchChoice) -> None:
        """Begin a new match; ``RecordError`` for a deal number that is none."""
        self._deal_like(choice, seed_of_deal(choice.seed) if choice.seed else None)

    def start_day(self, day: date) -> None:
        from rummy_qt.play.day import header_of, seats_of  # no start needs it

        others = [seat.name for seat in seats_of("")[1:]]
        self._deal(header_of(day, apart_from(self._preferences.player_name, others)))

    def start_challenge(self, match: MatchChoice | Header, named: str) -> None:
        """Begin the round that a friend plays, too: its cards follow from this name."""
        others = [seat for seat in match.seats if seat.kind != HUMAN]
        name = apart_from(self._preferences.player_name, [seat.name for seat in others])
        seats = [seat if seat in others else seat._replace(name=name) for seat in match.seats]
        self._deal_like(match._replace(seats=tuple(seats)), None, named)

    def practise(self, header: Header) -> None:
        """Begin a match that is kept in memory: nothing of it is saved or counted."""
        if not self.may_go(partial(self.practise, header)):
            return
        if self.game is not None and not self.game.in_memory:
            self._back = self.game
        game = _started(MatchRecord.create(header, None))
        game.practise()
        self._put(game)

    def keep(self) -> None:
        """Save the match on the table, which was kept in memory, from now on as any other."""
        if self.game is not None:
            self.stop_waiting()
            self.game.record.keep(new_path(self.game.header.id))
            self._back = self.game

    def again(self, *, same_deals: bool) -> None:
        """Begin a match with the same rules and people, and perhaps the very same deals."""
        if self.game is not None:
            old = self.game.header
            self._deal_like(old, old.seed if same_deals else None)

    def _deal_like(
        self, match: MatchChoice | Header, seed: str | None, named: str | None = None
    ) -> None:
        what = match.rulebook, match.rules, match.seats, seed, match.house
        self._deal(Header.new(*what, named=named), fresh=seed is None and named is None)

    def _deal(self, new: Header, *, fresh: bool = False) -> None:
        """Starts a match; of a seed that is not ``fresh`` the person may have had some deals."""
        if not self.may_go(partial(self._deal, new, fresh=fresh)):
            return

        def make(task: Task) -> MatchRecord:
            known = 0 if fresh else self.library.deals_had(new.seed, task)
            record = MatchRecord.create(new._replace(known=known), new_path(new.id))
            if task.left:  # at the program's end nobody is told of it
                record.discard()
                raise Left
            return record

        self.stop_waiting()
        task = self._coming.start(
            make,
            lambda record: self._put(_started(record)),
            failed=self._say_why_not,
            unwanted=self._discard,
            lasting=True,
        )
        task.wait(PATIENCE)

    def _discard(self, record: MatchRecord) -> None:
        """A new match that came too late is none of the saved ones."""
        work, changed = lambda _: record.discard(), lambda _: self.library_changed.emit()
        background.start_task(self, work, changed, lasting=True)

    # ------------------------------------------------------------------- opening

    def open(
        self,
        path: Path,
        patience: float = 0.0,
        *,
        awaited: bool = False,
        failed: Failed | None = None,
    ) -> bool:
        """Put the match of a file on the table; whether that is settled already.

        Waits for it so many seconds on the window's thread. ``awaited`` as for ``is_sent``.
        ``failed`` is told why it cannot be, as a rule the person.
        """
        work = partial(fetched, self.library, path, self.on_table(), awaited=awaited)
        return self._send(work, failed or self._say_why_not, patience)

    def open_last(self, patience: float) -> bool:
        """As ``open``, of the match to continue."""

        def work(task: Task) -> Fetched:
            unread: list[Sentence] = []
            last = self.library.latest(task, unread.append)
            if unread:  # perhaps that is the one: say so, and offer what can be read
                raise RecordError(unread[0])
            return None if last is None else fetched(self.library, last.path, None, task)

        return self._send(work, partial(self._say_why_not, unread=UNREAD), patience)

    def stop_waiting(self) -> None:
        """The match that is to come is not wanted any more."""
        self.settled.emit(WAITING)
        self._coming.leave()

    def play_on(
        self, lines: Sequence[bytes], life: Life, number: int, at: int, *, fresh: bool
    ) -> None:
        """Play on where ``at`` moves of a round were played, in a copy that ends with that round.

        ``lines``: of the whole record. ``fresh``: whether what the person could not know by then is
        dealt anew.
        """

        def work(task: Task) -> Fetched:
            played = life.lines_of(number, at)
            name, seat = f"{life.header.id}-copy", life.header.human
            deck: list[Card] = []
            if fresh and seat is not None:
                from random import SystemRandom  # no start needs these

                from rummy_qt.records.life import redealt_deck

                deck = redealt_deck(life, number, at, seat, SystemRandom().shuffle)
            copy = self.library.copy_to_move(name, lines, number, played, deck)
            return fetched(self.library, copy, None, task)

        self._send(work, self._say_why_not)

    @property
    def path_back(self) -> Path | None:
        """The match behind the lesson or the round apart on the table, if there is one."""
        if self._back is None or self._back.life.status in OVER_FOR_GOOD:
            return None
        path = self._back.record.path
        there = path is not None and path != self.on_table() and path.exists()
        return path if there else None

    def back_to_match(self) -> None:
        """Leave what lies there for the match that lay there before, or for the welcome page."""
        path = self.path_back
        if path is None:
            self.leave()
        else:
            self.open(path, failed=self._leave_without)

    def _leave_without(self, why: Sentence) -> None:
        """What lies on the table goes though nothing comes in its place."""
        self._leave()
        self._say_why_not(why)

    def _send(self, work: Work, failed: Failed, patience: float = 0.0) -> bool:
        """Have a match read; whether that is settled already."""
        if not self.may_go(partial(self._send, work, failed, patience)):
            return False
        self.stop_waiting()
        self.settled.emit(OPENING)
        task = self._coming.start(
            work, self._lay, failed=failed, unwanted=put_back, head_start=_HEAD_START
        )
        later(self, SLOW_MS, partial(self._say_that_it_takes_time, task))
        task.wait(patience)
        return not task.awaited

    def _say_that_it_takes_time(self, task: Task) -> None:
        if task.awaited:
            say, leave = (lambda: tr("The match is being opened…")), (lambda: tr("Leave it"))
            self.notice.emit(Notice(say, WAITING, button=leave, does=self.stop_waiting))

    def _lay(self, found: Fetched) -> None:
        self.stop_waiting()
        if found is None or isinstance(found, Path):
            self.library_changed.emit()
            if found is not None:
                self.sent.emit(found)
            return
        if isinstance(found, Opened):
            from rummy_qt.play.game import Game

            self._put(Game(found.replayed, found.record))
        for note in found.notes:
            self.notice.emit(notice_of(note, OPENING))
        self.arrived.emit()

    def _say_why_not(self, sentence: Sentence, unread: str = OPENING) -> None:
        """``unread``: what the notice is about where a file could not be read."""
        self.stop_waiting()
        about = unread if sentence.name == "unreadable" else OPENING
        self.notice.emit(notice_of(sentence, about))
        self.library_changed.emit()

    def _put(self, game: Game) -> None:
        from rummy_qt.ui.bridge import GameBridge

        self._take_off()
        game.record.take_refuge_in(refuge_dir())
        record, tell = game.record, self._tell
        record.listen(lambda trouble: tell((record, trouble)))
        if self._opponents is None:
            self._opponents = self._make_opponents()
        for about in (OPENING, UNREAD):
            self.settled.emit(about)
        seats = self._seated(game, self._opponents)
        self.bridge = bridge = GameBridge(game, seats, self._teacher, self)
        self._heed_preferences()
        if not (game.in_memory or game.life.one_round):
            self._back = game
        self.opened.emit(bridge)
        bridge.director.go_on()

    def _seated(self, game: Game, own: Opponents) -> Opponents:
        """Who answers for the opponents of a match: ours, but for the seats of programs."""
        places = [seat for seat, info in enumerate(game.seats) if info.kind == PROGRAM]
        if not places:
            return own
        from rummy_qt.opponents.programs import Seats, called, nobody
        from rummy_qt.play.trial import started

        paths = {called(path): path for path in reversed(self._preferences.programs)}
        programs: dict[int, Opponents] = {}
        for seat in places:
            info = game.seats[seat]
            try:
                programs[seat] = started(paths[info.program])
            except (KeyError, OSError):
                programs[seat] = nobody()
                say = partial(program_gone_text, info.program, seat_name(info))
                self.notice.emit(Notice(say, OPENING))
        return Seats(programs, own)

    def _teacher(self) -> Adviser:
        if self._teaching is None:
            self._teaching = start_process()
        return self._teaching

    def _hear_of_saving(self, told: tuple[MatchRecord, Sentence | None]) -> None:
        """What is wrong with a file, until everything is saved again, which nothing says."""
        record, trouble = told
        played = self.game is not None and self.game.record is record
        if played:
            self.settled.emit(SAVING)
        if trouble is not None and (played or not record.unsaved):  # else what is lost was told
            passes = played and trouble.name in UNSAVED
            self.notice.emit(notice_of(trouble, SAVING if passes else ""))

    def _tell_what_is_lost(self, record: MatchRecord) -> None:
        """Of a record that was closed."""
        self.settled.emit(SAVING)
        if record.unsaved and record.path is not None:
            kept = record.kept_in
            lost = Sentence("comes_back", path=kept) if kept else Sentence("lost", path=record.path)
            self.notice.emit(notice_of(lost))

    def _heed_preferences(self) -> None:
        """The match on the table is played as the person prefers."""
        bridge, preferences = self.bridge, self._preferences
        if bridge is not None:
            bridge.director.beat = preferences.pace_ms
            bridge.tutor.least = preferences.tutor
            bridge.game.remembers = preferences.list_remembers

    # --------------------------------------------------------------------- leaving

    def resign(self) -> None:
        """Give the match up and leave it."""
        if self.game is None or self.game.life.status is not Status.RUNNING:
            return
        self.game.resign()
        self._leave()
        self.notice.emit(
            Notice(lambda: tr("You have resigned the match: it counts as lost."), OPENING)
        )

    def may_go(self, again: Callable[[], object]) -> bool:
        """Whether the match may go; else the person is asked, and lets ``again`` take it away."""
        record = None if self.game is None or self.game.in_memory else self.game.record
        if record is None or not record.unsaved or self._given_up == (record, len(record.lines)):
            return True
        record.write()  # a last attempt
        if not record.unsaved or record.kept_in is not None:
            return True

        def settled(lines: int) -> None:
            self._given_up = record, lines  # who has played on meanwhile is asked about
            again()

        self.would_lose.emit(record, settled)
        return False

    def leave(self) -> None:
        """Take the match off the table; it is saved as it stands."""
        if self.may_go(self.leave):
            self._leave()

    def _leave(self) -> None:
        if self.bridge is not None:
            self._back = None
            self._take_off(follows=False)

    def _take_off(self, *, follows: bool = True) -> None:
        self.stop_waiting()
        if self.bridge is None:
            return
        bridge, self.bridge = self.bridge, None
        bridge.close()
        if bridge.opponents is not self._opponents:  # programs of the person's, for this match
            bridge.opponents.close()
        self._tell_what_is_lost(bridge.game.record)
        self.left.emit(follows)
        bridge.deleteLater()

    def close(self) -> None:
        """Leave for good, and send the opponents home."""
        self._take_off()
        for process in (self._opponents, self._teaching):
            if process is not None:
                process.close()
        self._opponents = self._teaching = None

    # --------------------------------------------------------------------- looking

    @property
    def game(self) -> Game | None:
        """The match on the table."""
        return None if self.bridge is None else self.bridge.game

    def standing(self) -> ScoreLines | None:
        """What the score sheet shows; None without a match."""
        game = self.game
        if game is None:
            return None
        from rummy_qt.play.ladder import may_count
        from rummy_qt.play.score_lines import ScoreLines, scored_for

        match = game.match
        winner = match.winner if game.played_out else None
        pays = winner is not None and match.rules.clash is None  # older files may hold one
        return ScoreLines(
            seats=game.seats,
            rounds=tuple(played for played in game.life.rounds if played.tallies),
            target=None if game.life.one_round else match.rules.aim,
            apart=game.life.one_round,
            winner=winner,
            settlement=tuple(match.settlement or ()) if pays else None,
            round_open=not match.round.over,
            may_deal=game.may_deal,
            on_ladder=may_count(game.life),
            remarks=self._preferences.remarks,
            winning=scored_for(winner, match.round),
            agreed_rounds=match.agreed_rounds,
            rules=match.rules,
        )

    def game_of(self, path: Path) -> Game | None:
        """The match on the table, if this is its file."""
        mine = self.on_table()
        return self.game if mine is not None and mine.resolve() == path.resolve() else None

    def on_table(self) -> Path | None:
        """The file of the match on the table."""
        return None if self.game is None else self.game.record.path

    # ------------------------------------------------------- among the saved matches

    def change(self, owner: QObject, work: Work, failed: Failed) -> None:
        """Have saved matches changed on another thread; whoever shows them hears of it."""
        background.start_task(owner, work, lambda _: self.library_changed.emit(), failed=failed)

    def rename(self, owner: QObject, path: Path, title: str, failed: Failed) -> None:
        """Name a saved match, also the one on the table."""
        game = self.game_of(path)
        running = game is not None and game.life.status is Status.RUNNING
        if game is not None:
            try:
                line = game.life.entitle(title)
            except RecordError as error:
                failed(error.sentence)
                return
            if running:
                game.record.append(line)
            else:
                game.record.close()  # nothing follows in it, and its file is written anew

        def work(_: Task) -> None:
            if game is not None:
                game.record.wait()
            if not running:
                self.library.rename(path, title)

        self.change(owner, work, failed)

    def duplicate(self, owner: QObject, path: Path, title: str, failed: Failed) -> None:
        """Copy a saved match, also the one on the table, by another name."""
        game = self.game_of(path)
        if game is not None and game.life.status is not Status.RUNNING:
            game = None

        def work(_: Task) -> None:
            if game is None:
                copy = self.library.duplicate(path)
            else:
                copy = self.library.copy_open(game.record)
            self.library.rename(copy, title)

        def copied(_: None) -> None:
            if game is not None and self.game is game:
                game.record.append(game.life.copied())
            self.library_changed.emit()

        background.start_task(owner, work, copied, failed=failed, unwanted=copied)

    def throw_away(self, path: Path) -> None:
        """Take the match off the table and put it into the trash."""
        self.settled.emit(OPENING)
        name = match_text(path)
        game = self.game
        self._leave()

        def work(_: Task) -> None:
            if game is not None:
                game.record.wait()
            self.library.delete(path)

        def thrown_away(_: None) -> None:
            self.notice.emit(Notice(lambda: tr("{match} is in the trash.", match=name), OPENING))
            self.library_changed.emit()

        background.start_task(self, work, thrown_away, failed=self._say_why_not)


def fetched(
    library: Library, path: Path, mine: Path | None, breathe: Task, *, awaited: bool = False
) -> Fetched:
    """Reads a match, which is to be played on; ``mine`` is the one on the table."""
    if path.parent.resolve() != library.folder.resolve():
        from rummy_qt.play.challenge import is_sent  # no start needs it

        if is_sent(path, awaited=awaited):
            return path
    added = library.add(path, breathe)
    if mine is not None and mine.resolve() == added.path.resolve():
        return added
    opened = open_record(added.path, breathe)
    status = opened.replayed.status
    if status in OVER_FOR_GOOD:
        opened.record.close()
        raise RecordError(Sentence(status.value))
    return opened._replace(notes=[*opened.notes, *added.notes])


def put_back(found: Fetched) -> None:
    """Lets go of a match that nobody wants any more."""
    if isinstance(found, Opened):
        found.record.close()


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
