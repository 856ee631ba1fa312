"""The match on the table: begun, opened, left. Nothing is lost by leaving."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from rummy_qt.play.company import PEOPLE
from rummy_qt.records.header import HUMAN, PROGRAM, Header, secret_of, seed_of_deal
from rummy_qt.records.library import Library
from rummy_qt.records.lines import Status
from rummy_qt.records.paths import refuge_dir
from rummy_qt.records.record import MatchRecord, Opened, new_path
from rummy_qt.records.sentences import UNSAVED, Sentence
from rummy_qt.ui import background
from rummy_qt.ui.match_choice import MatchChoice, apart_from
from rummy_qt.ui.preferences import Preferences
from rummy_qt.ui.words.language import in_context
from rummy_qt.ui.words.names import program_gone_text, seat_name
from rummy_qt.ui.words.notices import OPENING, SAVING, UNREAD, Notice, notice_of

if TYPE_CHECKING:
    from rummy_qt.opponents.process import Adviser, OpponentProcess, Opponents
    from rummy_qt.play.game import Game
    from rummy_qt.play.score_lines import ScoreLines
    from rummy_qt.ui.bridge import GameBridge

tr = in_context("Session")
PATIENCE = 0.03
"""Seconds in which a new match's file is as a rule made."""
LOOK_EVERY_MS = 1_000
"""While lines wait to be saved, how often to look whether they are."""


def start_process() -> OpponentProcess:
    """A process of our own that answers for opponents, or gives hints."""
    from rummy_qt.opponents.process import OpponentProcess  # the first picture needs no match

    return OpponentProcess()


def _started(record: MatchRecord) -> Game:
    """A new match, kept in this record."""
    from rummy_qt.play.game import Game

    return Game.start(record.header, record)


class Session(QObject):
    """Holds at most one match. Its opponents' process lives as long as the program.

    So does the teacher's, from the first hint on.
    """

    opened = Signal(object)
    """A match lies on the table: its ``GameBridge``."""
    begun = Signal()
    """The match on the table is a new one."""
    left = Signal(bool)
    """The match is off the table. Whether another follows at once, or the window closes."""
    emptied = Signal()
    """The match is off the table, and none follows."""
    notice = Signal(object)
    """A ``Notice``: something that the person should read."""
    settled = Signal(str)
    """Notices about this are old news."""

    def __init__(
        self,
        preferences: Preferences,
        make_opponents: Callable[[], Opponents] = start_process,
    ) -> None:
        super().__init__()
        self._make_opponents = make_opponents
        self.bridge: GameBridge | None = None
        self._pending = background.LatestTask(self)
        """Makes the file of a match that is about to begin."""
        self._preferences = preferences
        self._opponents: Opponents | None = None
        self._seats: Opponents | None = None
        """Who answers in the match on the table: these, and programs of the person's."""
        self._teaching: Adviser | None = None
        preferences.changed.connect(self._on_preference)
        self._closing: list[MatchRecord] = []
        """Records that were closed, and that may still wait for the disk."""
        self._saving = QTimer(self, interval=LOOK_EVERY_MS)
        self._saving.timeout.connect(self._look_whether_saved)

    # ------------------------------------------------------------------- beginning

    def start(self, choice: MatchChoice) -> None:
        """Begin a new match; ``RecordError`` for a deal number that is none."""
        self._deal_like(choice, seed_of_deal(choice.seed) if choice.seed else None)

    def start_day(self, day: date) -> None:
        from rummy_qt.play.day import TABLE, header_of, seed_of  # no start needs it

        others = list(PEOPLE)[: len(TABLE)]
        names = [apart_from(self._preferences.player_name, others), *others]
        self._deal(lambda known: header_of(day, names, known), seed_of(day))

    def start_challenge(self, match: MatchChoice | Header, named: str) -> None:
        """Begin the round that a friend plays, too: its cards follow from this name."""
        others = [seat for seat in match.seats if seat.kind != HUMAN]
        name = apart_from(self._preferences.player_name, [seat.name for seat in others])
        seats = [seat if seat in others else seat._replace(name=name) for seat in match.seats]
        self._deal_like(match._replace(seats=tuple(seats)), secret_of(named, "seed"), named)

    def practise(self, header: Header) -> GameBridge:
        """Begin a match that is kept in memory: nothing of it is saved or counted."""
        game = _started(MatchRecord.create(header, None))
        game.practise()
        return self._put(game)

    def keep(self) -> None:
        """Save the match on the table, which was kept in memory, from now on as any other."""
        if self.bridge is not None:
            record = self.bridge.game.record
            record.keep(new_path(record.header.id))
            record.trouble = self._tell_trouble

    def again(self, *, same_deals: bool) -> None:
        """Begin a match with the same rules and people, and perhaps the very same deals."""
        if self.bridge is not None:
            old = self.bridge.game.header
            self._deal_like(old, old.seed if same_deals else None)

    def _deal_like(
        self, match: MatchChoice | Header, seed: str | None, named: str | None = None
    ) -> None:
        what = match.rulebook, match.rules, match.seats, seed, match.house
        self._deal(lambda known: Header.new(*what, known=known, named=named), seed)

    def _deal(self, header: Callable[[int], Header], seed: str | None) -> None:
        """Starts a match; where its seed is given, the person may have had some of its deals.

        Looking for them and making the file are the disk's: the match follows as they are done,
        as a rule at once.
        """

        def make(breathe: Callable[[], None]) -> MatchRecord:
            new = header(Library().deals_had(seed, breathe) if seed is not None else 0)
            return MatchRecord.create(new, new_path(new.id))

        task = self._pending.start(
            make,
            self._start,
            failed=lambda sentence: self.notice.emit(notice_of(sentence, OPENING)),
            unwanted=MatchRecord.close,
        )
        task.wait(PATIENCE)

    def _start(self, record: MatchRecord) -> None:
        self._put(_started(record))
        self.begun.emit()

    def go_on(self, opened: Opened) -> None:
        from rummy_qt.play.game import Game

        self._put(Game(opened.replayed, opened.record))
        for note in opened.notes:
            self.notice.emit(notice_of(note, OPENING))

    def _put(self, game: Game) -> GameBridge:
        from rummy_qt.ui.bridge import GameBridge

        self._take_off()
        game.record.take_refuge_in(refuge_dir())
        game.record.trouble = self._tell_trouble
        game.remembers = self._preferences.list_remembers
        if self._opponents is None:
            self._opponents = self._make_opponents()
        for about in (OPENING, UNREAD):
            self.settled.emit(about)
        self._seats = self._seated(game, self._opponents)
        self.bridge = bridge = GameBridge(
            game, self._seats, self._preferences.pace_ms, self, self._teacher
        )
        self._on_preference("tutor")
        self.opened.emit(bridge)
        bridge.director.go_on()
        return bridge

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

    def _tell_trouble(self, sentence: Sentence) -> None:
        """What is wrong with the file; told until everything is saved again."""
        self.settled.emit(SAVING)
        self.notice.emit(notice_of(sentence, SAVING if sentence.name in UNSAVED else ""))
        if sentence.name in UNSAVED:
            self._saving.start()

    def _look_whether_saved(self) -> None:
        record = None if self.bridge is None else self.bridge.game.record
        if record is not None and not record.unsaved:
            self.settled.emit(SAVING)
        self._closing = [closed for closed in self._closing if not closed.at_rest]
        if not self._closing and (record is None or not record.unsaved):
            self._saving.stop()

    def _look_after_closing(self, record: MatchRecord) -> None:
        self.settled.emit(SAVING)
        record.trouble = lambda sentence: self.notice.emit(notice_of(sentence))
        self._closing.append(record)
        self._saving.start()
        if record.unsaved and record.path is not None:
            kept = record.kept_in
            lost = Sentence("comes_back", path=kept) if kept else Sentence("lost", path=record.path)
            self.notice.emit(notice_of(lost))

    def _on_preference(self, name: str) -> None:
        if name == "pace_ms" and self.bridge is not None:
            self.bridge.director.beat = self._preferences.pace_ms
        elif name == "tutor" and self.bridge is not None and self.bridge.tutor is not None:
            self.bridge.tutor.least = self._preferences.tutor
        elif name == "list_remembers" and self.bridge is not None:
            self.bridge.game.remembers = self._preferences.list_remembers

    # --------------------------------------------------------------------- leaving

    def resign(self) -> None:
        """Give the match up and leave it."""
        if self.bridge is None or self.bridge.game.life.status is not Status.RUNNING:
            return
        finished = bool(self.bridge.game.match.scores)
        self.bridge.game.resign()
        self.leave()

        def say() -> str:
            if not finished:
                return tr("You have resigned the match: it counts as lost.")
            return tr("You have resigned the match: it counts as lost. Its rounds can be replayed.")

        self.notice.emit(Notice(say, OPENING))

    def leave(self) -> None:
        """Take the match off the table; it is saved as it stands."""
        if self.bridge is not None:
            self._take_off(follows=False)
            self.emptied.emit()

    def _take_off(self, *, follows: bool = True) -> None:
        self._pending.leave()
        if self.bridge is None:
            return
        bridge, self.bridge = self.bridge, None
        bridge.close()
        if self._seats is not self._opponents and self._seats is not None:
            self._seats.close()
        self._look_after_closing(bridge.game.record)
        self.left.emit(follows)
        bridge.deleteLater()

    def close(self) -> None:
        """Leave for good, and send the opponents home."""
        self._take_off()
        if self._opponents is not None:
            self._opponents.close()
            self._opponents = None
        if self._teaching is not None:
            self._teaching.close()
            self._teaching = None

    # --------------------------------------------------------------------- looking

    def unsaved_record(self) -> MatchRecord | None:
        """The record on the table if some of it is in no file, also not by a last attempt."""
        record = None if self.bridge is None else self.bridge.game.record
        if record is None or record.path is None or not record.unsaved:
            return None
        record.save()
        return record if record.unsaved and record.kept_in is None else None

    def standing(self) -> ScoreLines | None:
        """What the score sheet shows; None without a match."""
        if self.bridge is None:
            return None
        from rummy_qt.play.score_lines import ScoreLines

        game = self.bridge.game
        match = game.match
        winner = match.winner if game.may_tell else None
        return ScoreLines(
            names=tuple(map(seat_name, game.seats)),
            person=game.person,
            rounds=tuple(played for played in game.life.rounds if played.tallies),
            target=None if game.header.named else match.target,
            winner=winner,
            settlement=tuple(match.settlement) if match.settlement and game.may_tell else None,
            round_open=not match.round.over,
            may_deal=game.may_deal,
            seats=game.seats,
            remarks=self._preferences.remarks,
            winning=tuple(
                tuple(
                    card
                    for card, owner in zip(meld.cards, meld.owners, strict=True)
                    if owner == winner
                )
                for meld in match.round.melds
                if winner in meld.owners
            ),
        )
