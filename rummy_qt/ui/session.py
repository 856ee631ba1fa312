"""The match on the table: starts, opens, saves and leaves matches without losing a move.

The menu, the command line and a file dropped on the window all open a match the same way.
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
from rummy_qt.records.library import AddedMatch, Library
from rummy_qt.records.lines import Status
from rummy_qt.records.paths import refuge_dir
from rummy_qt.records.pauses import Cancelled
from rummy_qt.records.record import MatchRecord, OpenedMatch, new_path, open_record
from rummy_qt.records.sentences import UNSAVED, RecordError, Sentence
from rummy_qt.ui import background
from rummy_qt.ui.background import Failed, Task, Work, later
from rummy_qt.ui.match_choice import MatchChoice, unless_taken
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
"""Opening a match for longer than this shows a notice with a button to cancel it."""
_READ_AHEAD_SECONDS: Final = 0.3
"""How long a file is read without pauses for the window: enough for nearly every match."""
PATIENCE = 0.03
"""Seconds to wait for a new match's file, which usually suffices."""
OVER_FOR_GOOD: Final = Status.RESIGNED, Status.PRACTICE_OVER
"""A match with one of these statuses can be replayed but not resumed."""


def start_process() -> OpponentProcess:
    """Start one of our own processes, which plays opponents or gives hints."""
    from rummy_qt.opponents.process import OpponentProcess  # not needed for the first paint

    return OpponentProcess()


def _new_game(record: MatchRecord) -> Game:
    from rummy_qt.play.game import Game

    return Game.start(record.header, record)


Fetched = OpenedMatch | AddedMatch | Path | None
"""A match to resume, the match that is already on the table, the file of a friend's round (which
has a page of its own), or nothing."""


class Session(QObject):
    """Holds at most one match. The opponents' process lives as long as the program.

    So does the adviser's, from the first hint on. Files are created and read on another thread; a
    new request cancels the previous one. A file from outside the library is copied into it.
    """

    opened = Signal(object)
    """A match was put on the table: its ``GameBridge``."""
    would_lose = Signal(object, object)
    """The match cannot leave the table without losing unsaved moves: its ``MatchRecord``, and a
    callback that takes the number of its lines that are saved elsewhere or may be lost."""
    match_left = Signal(bool)
    """The match was taken off the table: whether another one follows or the window closes."""
    notice = Signal(object)
    """A ``Notice`` for the player."""
    notice_expired = Signal(str)
    """Notices with this subject no longer apply."""
    arrived = Signal()
    """The requested saved match is on the table."""
    challenge_opened = Signal(object)
    """The opened file holds a round that a friend played: its path."""
    library_changed = Signal()
    """A saved match was added, deleted or renamed."""

    def __init__(
        self,
        preferences: Preferences,
        make_opponents: Callable[[], Opponents] = start_process,
    ) -> None:
        super().__init__()
        self._make_opponents = make_opponents
        self.bridge: GameBridge | None = None
        self._loading = background.LatestTask(self)
        """Creates or reads the file of the next match."""
        self._abandoned: tuple[MatchRecord, int] | None = None
        """The record whose unsaved moves the player discarded or saved elsewhere, with its line
        count at that time."""
        self._main_game: Game | None = None
        """The last full match, to which a lesson or a single round returns."""
        self._preferences = preferences
        self.library = Library()
        self._opponents: Opponents | None = None
        self._adviser: Adviser | None = None
        preferences.changed.connect(self._apply_preferences)
        self._report_saving = background.from_other_threads(self, Session._on_save_report)

    # -------------------------------------------------------------------- starting

    def start(self, choice: MatchChoice) -> None:
        """Start a new match; raises ``RecordError`` for an invalid deal number."""
        self._start_like(choice, seed_of_deal(choice.seed) if choice.seed else None)

    def start_day(self, day: date) -> None:
        from rummy_qt.play.day import header_of, seats_of  # not needed at startup

        others = [seat.name for seat in seats_of("")[1:]]
        self._start_match(header_of(day, unless_taken(self._preferences.player_name, others)))

    def start_challenge(self, match: MatchChoice | Header, named: str) -> None:
        """Start a round that a friend plays, too: the name ``named`` determines its cards."""
        others = [seat for seat in match.seats if seat.kind != HUMAN]
        name = unless_taken(self._preferences.player_name, [seat.name for seat in others])
        seats = [seat if seat in others else seat._replace(name=name) for seat in match.seats]
        self._start_like(match._replace(seats=tuple(seats)), None, named)

    def practise(self, header: Header) -> None:
        """Start a match in memory only: it is neither saved nor counted."""
        if not self.may_go(partial(self.practise, header)):
            return
        if self.game is not None and not self.game.in_memory:
            self._main_game = self.game
        game = _new_game(MatchRecord.create(header, None))
        game.practise()
        self._put_on_table(game)

    def keep(self) -> None:
        """Save the match on the table, so far in memory only, like any other from now on."""
        if self.game is not None:
            self.stop_waiting()
            self.game.record.keep(new_path(self.game.header.id))
            self._main_game = self.game

    def again(self, *, same_deals: bool) -> None:
        """Start a match with the same rules and players, and optionally the same deals."""
        if self.game is not None:
            old = self.game.header
            self._start_like(old, old.seed if same_deals else None)

    def _start_like(
        self, match: MatchChoice | Header, seed: str | None, named: str | None = None
    ) -> None:
        fields = match.rulebook, match.rules, match.seats, seed, match.house
        self._start_match(Header.new(*fields, named=named), fresh=seed is None and named is None)

    def _start_match(self, new: Header, *, fresh: bool = False) -> None:
        """Start a match; unless its seed is ``fresh``, the player may already know some deals."""
        if not self.may_go(partial(self._start_match, new, fresh=fresh)):
            return

        def make(task: Task) -> MatchRecord:
            known = 0 if fresh else self.library.deals_had(new.seed, task)
            record = MatchRecord.create(new._replace(known=known), new_path(new.id))
            if task.cancelled:  # when the program quits, ``unwanted`` is not called
                record.discard()
                raise Cancelled
            return record

        self.stop_waiting()
        task = self._loading.start(
            make,
            lambda record: self._put_on_table(_new_game(record)),
            failed=self._show_error,
            unwanted=self._discard,
            lasting=True,
        )
        task.wait(PATIENCE)

    def _discard(self, record: MatchRecord) -> None:
        """Delete the file of a new match that was cancelled while it was created."""
        work, then = lambda _: record.discard(), lambda _: self.library_changed.emit()
        background.start_task(self, work, then, lasting=True)

    # ------------------------------------------------------------------- opening

    def open(
        self,
        path: Path,
        patience: float = 0.0,
        *,
        unfinished: bool = False,
        failed: Failed | None = None,
    ) -> bool:
        """Open the match in a file; returns whether that has already succeeded or failed.

        Blocks the window's thread for up to ``patience`` seconds. ``unfinished`` as in ``is_sent``.
        ``failed`` receives the error, which is shown as a notice by default.
        """
        work = partial(fetch, self.library, path, self.on_table(), unfinished=unfinished)
        return self._load(work, failed or self._show_error, patience)

    def open_last(self, patience: float) -> bool:
        """Like ``open``, for the match to continue."""

        def work(task: Task) -> Fetched:
            unread: list[Sentence] = []
            last = self.library.latest(task, unread.append)
            if unread:  # it may be the latest: report it rather than open an older match
                raise RecordError(unread[0])
            return None if last is None else fetch(self.library, last.path, None, task)

        return self._load(work, partial(self._show_error, unread=UNREAD), patience)

    def stop_waiting(self) -> None:
        """Cancel starting or opening a match."""
        self.notice_expired.emit(WAITING)
        self._loading.cancel()

    def play_on(
        self, lines: Sequence[bytes], life: Life, number: int, at: int, *, fresh: bool
    ) -> None:
        """Play on after ``at`` moves of round ``number``, in a copy that ends with that round.

        ``lines``: the whole record. ``fresh``: whether the cards that the player could not know by
        then are dealt again.
        """

        def work(task: Task) -> Fetched:
            played = life.lines_of(number, at)
            name, seat = f"{life.header.id}-copy", life.header.human
            deck: list[Card] = []
            if fresh and seat is not None:
                from random import SystemRandom  # not needed at startup

                from rummy_qt.records.life import redealt_deck

                deck = redealt_deck(life, number, at, seat, SystemRandom().shuffle)
            copy = self.library.copy_to_move(name, lines, number, played, deck)
            return fetch(self.library, copy, None, task)

        self._load(work, self._show_error)

    @property
    def path_back(self) -> Path | None:
        """The match to return to from the lesson or single round on the table, if there is one."""
        if self._main_game is None or self._main_game.life.status in OVER_FOR_GOOD:
            return None
        path = self._main_game.record.path
        exists = path is not None and path != self.on_table() and path.exists()
        return path if exists else None

    def back_to_match(self) -> None:
        """Return to the match that was on the table before, or else to the welcome page."""
        path = self.path_back
        if path is None:
            self.leave()
            return

        def leave_with_error(why: Sentence) -> None:
            self._leave()
            self._show_error(why)

        self.open(path, failed=leave_with_error)

    def _load(self, work: Work, failed: Failed, patience: float = 0.0) -> bool:
        """Read a match on another thread; returns whether that has already ended."""
        if not self.may_go(partial(self._load, work, failed, patience)):
            return False
        self.stop_waiting()
        self.notice_expired.emit(OPENING)

        def close(match: Fetched) -> None:
            if isinstance(match, OpenedMatch):
                match.record.close()

        def show_waiting() -> None:
            if task.awaited:
                say, leave = (lambda: tr("Opening the match…")), (lambda: tr("Leave it"))
                self.notice.emit(Notice(say, WAITING, button=leave, does=self.stop_waiting))

        task = self._loading.start(
            work, self._on_loaded, failed=failed, unwanted=close, head_start=_READ_AHEAD_SECONDS
        )
        later(self, SLOW_MS, show_waiting)
        task.wait(patience)
        return not task.awaited

    def _on_loaded(self, match: Fetched) -> None:
        self.stop_waiting()
        if match is None or isinstance(match, Path):
            self.library_changed.emit()
            if match is not None:
                self.challenge_opened.emit(match)
            return
        if isinstance(match, OpenedMatch):
            from rummy_qt.play.game import Game

            self._put_on_table(Game(match.replayed, match.record))
        for note in match.notes:
            self.notice.emit(notice_of(note, OPENING))
        self.arrived.emit()

    def _show_error(self, sentence: Sentence, unread: str = OPENING) -> None:
        """Show an error as a notice; ``unread`` is its subject if a file could not be read."""
        self.stop_waiting()
        subject = unread if sentence.name == "unreadable" else OPENING
        self.notice.emit(notice_of(sentence, subject))
        self.library_changed.emit()

    def _put_on_table(self, game: Game) -> None:
        from rummy_qt.ui.bridge import GameBridge

        self._clear_table()
        game.record.take_refuge_in(refuge_dir())
        record, report = game.record, self._report_saving
        record.listen(lambda trouble: report((record, trouble)))
        if self._opponents is None:
            self._opponents = self._make_opponents()
        self.notice_expired.emit(OPENING)
        self.notice_expired.emit(UNREAD)
        seats = self._opponents_of(game, self._opponents)
        self.bridge = bridge = GameBridge(game, seats, self._get_adviser, self)
        self._apply_preferences()
        if not (game.in_memory or game.life.one_round):
            self._main_game = game
        self.opened.emit(bridge)
        bridge.director.go_on()

    def _opponents_of(self, game: Game, own: Opponents) -> Opponents:
        """The opponents of a match: ``own``, but at seats of programs those programs."""
        places = [seat for seat, info in enumerate(game.seats) if info.kind == PROGRAM]
        if not places:
            return own
        from rummy_qt.opponents.programs import Seats, called, missing_program
        from rummy_qt.play.trial import start_program

        paths = {called(path): path for path in reversed(self._preferences.programs)}
        programs: dict[int, Opponents] = {}
        for seat in places:
            info = game.seats[seat]
            try:
                programs[seat] = start_program(paths[info.program])
            except (KeyError, OSError):
                programs[seat] = missing_program()
                say = partial(program_gone_text, info.program, seat_name(info))
                self.notice.emit(Notice(say, OPENING))
        return Seats(programs, own)

    def _get_adviser(self) -> Adviser:
        if self._adviser is None:
            self._adviser = start_process()
        return self._adviser

    def _on_save_report(self, report: tuple[MatchRecord, Sentence | None]) -> None:
        """Show what is wrong with saving a record; the trouble is None once all is saved again."""
        record, trouble = report
        current = self.game is not None and self.game.record is record
        if current:
            self.notice_expired.emit(SAVING)
        if trouble is not None and (current or not record.unsaved):  # else the loss was reported
            temporary = current and trouble.name in UNSAVED
            self.notice.emit(notice_of(trouble, SAVING if temporary else ""))

    def _apply_preferences(self) -> None:
        """Apply the preferences to the match on the table."""
        bridge, preferences = self.bridge, self._preferences
        if bridge is not None:
            bridge.director.beat = preferences.pace_ms
            bridge.tutor.min_loss = preferences.tutor
            bridge.game.remembers = preferences.list_remembers

    # --------------------------------------------------------------------- leaving

    def resign(self) -> None:
        """Resign the match and leave the table."""
        if self.game is None or self.game.life.status is not Status.RUNNING:
            return
        self.game.resign()
        self._leave()
        self.notice.emit(
            Notice(lambda: tr("You have resigned the match: it counts as lost."), OPENING)
        )

    def may_go(self, again: Callable[[], object]) -> bool:
        """Whether the match can leave the table without losing moves.

        If not, the player is asked, and ``again`` is called once they have saved or discarded them.
        """
        record = None if self.game is None or self.game.in_memory else self.game.record
        if record is None or not record.unsaved or self._abandoned == (record, len(record.lines)):
            return True
        record.write()  # a last attempt
        if not record.unsaved or record.kept_in is not None:
            return True

        def abandon(lines: int) -> None:
            self._abandoned = record, lines  # asks again if more was played meanwhile
            again()

        self.would_lose.emit(record, abandon)
        return False

    def leave(self) -> None:
        """Take the match off the table, saved as it is."""
        if self.may_go(self.leave):
            self._leave()

    def _leave(self) -> None:
        if self.bridge is not None:
            self._main_game = None
            self._clear_table(follows=False)

    def _clear_table(self, *, follows: bool = True) -> None:
        self.stop_waiting()
        if self.bridge is None:
            return
        bridge, self.bridge = self.bridge, None
        bridge.close()
        if bridge.opponents is not self._opponents:  # with the player's programs, for this match
            bridge.opponents.close()
        self.notice_expired.emit(SAVING)
        record = bridge.game.record
        if record.unsaved and record.path is not None:
            kept = record.kept_in
            lost = Sentence("comes_back", path=kept) if kept else Sentence("lost", path=record.path)
            self.notice.emit(notice_of(lost))
        self.match_left.emit(follows)
        bridge.deleteLater()

    def close(self) -> None:
        """Leave the table and end our processes."""
        self._clear_table()
        for process in (self._opponents, self._adviser):
            if process is not None:
                process.close()
        self._opponents = self._adviser = None

    # --------------------------------------------------------------------- queries

    @property
    def game(self) -> Game | None:
        """The match on the table."""
        return None if self.bridge is None else self.bridge.game

    def standing(self) -> ScoreLines | None:
        """The content of the score sheet; None without a match."""
        game = self.game
        if game is None:
            return None
        from rummy_qt.play.ladder import may_count
        from rummy_qt.play.score_lines import ScoreLines, scored_for

        match = game.match
        winner = match.winner if game.played_out else None
        pays = winner is not None and match.rules.clash is None  # old files may have clashing rules
        return ScoreLines(
            seats=game.seats,
            rounds=tuple(played for played in game.life.rounds if played.tallies),
            target=None if game.life.one_round else match.rules.aim,
            single_round=game.life.one_round,
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
        current = self.on_table()
        return self.game if current is not None and current.resolve() == path.resolve() else None

    def on_table(self) -> Path | None:
        """The file of the match on the table."""
        return None if self.game is None else self.game.record.path

    # --------------------------------------------------------------- saved matches

    def change(self, owner: QObject, work: Work, failed: Failed) -> None:
        """Change saved matches on another thread, then emit ``library_changed``."""
        background.start_task(owner, work, lambda _: self.library_changed.emit(), failed=failed)

    def rename(self, owner: QObject, path: Path, title: str, failed: Failed) -> None:
        """Rename a saved match, which may be on the table."""
        game = self.game_of(path)
        running = game is not None and game.life.status is Status.RUNNING
        if game is not None:
            try:
                line = game.life.set_title(title)
            except RecordError as error:
                failed(error.sentence)
                return
            if running:
                game.record.append(line)
            else:
                game.record.close()  # it gets no more lines, and its file is rewritten

        def work(_: Task) -> None:
            if game is not None:
                game.record.wait()
            if not running:
                self.library.rename(path, title)

        self.change(owner, work, failed)

    def duplicate(self, owner: QObject, path: Path, title: str, failed: Failed) -> None:
        """Copy a saved match, which may be on the table, under another name."""
        game = self.game_of(path)
        if game is not None and game.life.status is not Status.RUNNING:
            game = None

        def work(_: Task) -> None:
            if game is None:
                copy = self.library.duplicate(path)
            else:
                copy = self.library.copy_open(game.record)
            self.library.rename(copy, title)

        def on_copied(_: None) -> None:
            if game is not None and self.game is game:
                game.record.append(game.life.copied())
            self.library_changed.emit()

        background.start_task(owner, work, on_copied, failed=failed, unwanted=on_copied)

    def throw_away(self, path: Path) -> None:
        """Take the match off the table and move its file to the trash."""
        self.notice_expired.emit(OPENING)
        name = match_text(path)
        game = self.game
        self._leave()

        def work(_: Task) -> None:
            if game is not None:
                game.record.wait()
            self.library.delete(path)

        def on_deleted(_: None) -> None:
            self.notice.emit(Notice(lambda: tr("{match} is in the trash.", match=name), OPENING))
            self.library_changed.emit()

        background.start_task(self, work, on_deleted, failed=self._show_error)


def fetch(
    library: Library, path: Path, current: Path | None, task: Task, *, unfinished: bool = False
) -> Fetched:
    """Read a match to be resumed; ``current`` is the file of the match on the table."""
    if path.parent.resolve() != library.folder.resolve():
        from rummy_qt.play.challenge import is_sent  # not needed at startup

        if is_sent(path, unfinished=unfinished):
            return path
    added = library.add(path, task)
    if current is not None and current.resolve() == added.path.resolve():
        return added
    opened = open_record(added.path, task)
    status = opened.replayed.status
    if status in OVER_FOR_GOOD:
        opened.record.close()
        raise RecordError(Sentence(status.value))
    return opened._replace(notes=[*opened.notes, *added.notes])


def match_file_in(data: QMimeData) -> Path | None:
    """The match file that is being dragged; None if it is anything else, or more than one."""
    urls = data.urls()
    if len(urls) != 1 or not urls[0].isLocalFile():
        return None
    path = Path(urls[0].toLocalFile())
    with suppress(OSError):  # the disk does not respond
        if path.suffix.lower() == SUFFIX and path.is_file():
            return path
    return None
