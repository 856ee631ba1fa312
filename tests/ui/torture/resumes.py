"""Resumes short matches at every move of their record, in five ways, and compares all scores.

After each resume the round, and sometimes the match, is played to its end. Then the score sheet,
the seats of the table and `rummy-lab verify` are compared with sums computed here from nothing but
the lines of the record, read as docs/match-record.md describes them.

To finish every move of a hundred matches within an hour, one window opens one match after the
other, and its table shows only the resumed position and the end of the round, with one picture
for all cards. Every tenth resume uses a new window, whose table shows every move; once per match,
a playing program is killed.
"""

from __future__ import annotations

import argparse
import gc
import io
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QPushButton, QTableView, QWidget

from rummy_qt.engine import RULEBOOKS, Card
from rummy_qt.lab import cli
from rummy_qt.opponents.levels import new_player
from rummy_qt.play.game import Game
from rummy_qt.records.header import Header, SeatInfo
from rummy_qt.records.paths import matches_dir
from rummy_qt.records.record import MatchRecord
from rummy_qt.records.settings import Settings
from rummy_qt.ui.application import Application, make_application
from rummy_qt.ui.bridge import GameBridge
from rummy_qt.ui.models.rows import ValueRole
from rummy_qt.ui.preferences import Preferences
from rummy_qt.ui.session import Session
from rummy_qt.ui.start import build_window
from rummy_qt.ui.table import art as art_of
from rummy_qt.ui.table.art import CardArt
from rummy_qt.ui.windows.main_window import MainWindow
from tests.patience import PATIENCE
from tests.ui.mouse_player import CALM
from tests.ui.torture.evening import ROOT, in_home
from tests.ui.windows.prompt import PromptOpponents

NAMES = ("Anna", "Bo", "Cleo")
DOORS = ("quit", "kill", "undo", "practice", "file")
TARGET = 100
SEEDS = 10
"""The shortest match with two rounds is chosen from this many."""
BACK = "Back to the match"
NEW_WINDOW = 10
"""Every nth resume starts with a new window, as the next evening would."""

Points = list[int]


# ---------------------------------------------------------------- an independent reader of records


class Book(NamedTuple):
    """The scores in the lines of a record."""

    rounds: list[tuple[int, Points]]
    """Number and points of each finished round."""
    totals: list[Points]
    """The totals after each round, computed here."""
    written: list[Points]
    """The totals according to the lines."""
    winner: int | None
    lines: int


def book_of(data: bytes) -> Book:
    """Read the lines of a record; undone rounds lose their points."""
    rounds: dict[int, tuple[Points, Points]] = {}
    current, winner, players, lines = 0, None, 0, data.splitlines()
    for line in lines:
        said: dict[str, Any] = json.loads(line)
        match said["t"]:
            case "match":
                players = len(said["seats"])
            case "round":
                current = said["n"]
            case "undo":
                rounds.pop(current, None)
            case "score":
                assert said["n"] == current
                rounds[current] = said["scores"], said["totals"]
            case "end":
                winner = said["winner"]
    sums, totals = [0] * players, []
    for scores, _ in rounds.values():
        sums = [a + b for a, b in zip(sums, scores, strict=True)]
        totals.append(sums)
    points = [(number, scores) for number, (scores, _) in rounds.items()]
    return Book(points, totals, [said for _, said in rounds.values()], winner, len(lines))


# ---------------------------------------------------------------- texts on screen


def number_in(text: str) -> int:
    """The number in a text; a dash alone means none."""
    bare = text.replace("\N{MINUS SIGN}", "-").replace(",", "").replace("\N{NO-BREAK SPACE}", "")
    return 0 if bare in ("", "–") else int(bare)


def cells(table: QTableView) -> list[list[str]]:
    model = table.model()
    columns = range(model.columnCount())
    return [[str(model.index(row, at).data()) for at in columns] for row in range(model.rowCount())]


def texts_in(page: QWidget) -> list[str]:
    found = page.findChildren(QWidget)
    shown = [widget for widget in found if widget.isVisible() and hasattr(widget, "text")]
    return [str(widget.text()) for widget in shown]


# ---------------------------------------------------------------- matches to resume


class Source(NamedTuple):
    """A match played without a window, which can be cut after any line."""

    rulebook: str
    name: str
    lines: list[bytes]

    @property
    def rounds(self) -> int:
        """The number of finished rounds."""
        return sum(b'"t":"score"' in line for line in self.lines)

    @property
    def cuts(self) -> list[int]:
        """The lines after which it may be left: a rebuilt stock belongs to its draw."""
        kinds = [json.loads(line)["t"] for line in self.lines]
        return [at for at, kind in enumerate(kinds, 1) if kind in ("round", "move", "score")]


def play_match(rulebook: str, seed: int, folder: Path, target: int = TARGET) -> Source:
    """A short match between three simple players."""
    seats = [SeatInfo(name, "club" if at else "human") for at, name in enumerate(NAMES)]
    rules = RULEBOOKS[rulebook].replace(target=target)
    header = Header.new(rulebook, rules, seats, seed=str(seed))
    path = folder / f"{rulebook}-{seed}.rummy"
    game = Game.start(header, MatchRecord.create(header, path))
    mind = new_player("plain")
    while not game.match.over:
        if game.match.round.over:
            game.next_round()
        seat = game.match.round.seat
        game.submit(mind.choose(game.view(seat), CALM), seat)
    game.record.close()
    game.record.wait()
    return Source(rulebook, path.name, path.read_bytes().splitlines(keepends=True))


@dataclass
class Report:
    """The results of a run."""

    resumes: Counter[str] = field(default_factory=Counter)
    wrong: Counter[str] = field(default_factory=Counter)
    kinds: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)
    skipped: int = 0
    killed: int = 0
    """The number of killed programs."""

    def __str__(self) -> str:
        doors = ", ".join(
            f"{door} {n} ({self.wrong[door]} wrong)" for door, n in sorted(self.resumes.items())
        )
        kinds = ", ".join(f"{kind} {n}" for kind, n in self.kinds.most_common())
        return "\n".join(
            [
                *self.faults[:20],
                f"{self.resumes.total()} resumes, {self.wrong.total()} of them wrong: {doors}."
                f" {self.killed} programs were killed. {self.skipped} times the next door was"
                " taken: there was nothing to take back or to practise."
                + (f" Faults: {kinds}." if kinds else ""),
            ]
        )


class Resumer:
    """Leaves a match, resumes it in one of the ways, plays on, and compares all scores."""

    def __init__(self, app: Application, make: Callable[[], MainWindow], outside: Path) -> None:
        self._app = app
        self._make = make
        self._outside = outside
        self._window: MainWindow | None = None
        self._mind = new_player("plain")
        self._over = False
        """Whether the match to resume has been played to its end."""
        self._anew = False
        """Whether a new window resumes it."""
        self.report = Report()

    # -------------------------------------------------------------- going on

    def run(self, source: Source, cut: int, door: str, turn: int, *, dies: bool = False) -> bool:
        """One resume; each third looks at once, each fourth goes on to the end of the match.

        ``dies``: the program that is to be resumed is killed while it plays. False if the door
        leads nowhere: there is nothing to take back or to practise.
        """
        self._anew = turn % NEW_WINDOW == 0
        if self._anew:
            self.close()
        folder, left = matches_dir(), list(matches_dir().glob("*.rummy"))
        folder.mkdir(parents=True, exist_ok=True)
        number = self.report.resumes.total() + self.report.skipped
        here = folder / f"{number}-{source.name}"
        part = b"".join(source.lines[:cut])
        if self._window is None:
            unlink(left)
        self._over = cut >= max(at for at in source.cuts if b'"t":"move"' in source.lines[at - 1])
        here.write_bytes(part)
        if dies:
            self._play_until_killed(here)
        led = getattr(self, f"_by_{door}")(here, part)
        unlink(left)
        if not led:
            self.report.skipped += 1
            return False
        faults = [] if turn % 3 else list(self._faults(over=False))
        self._close_dialogs()
        faults += self._play_and_judge(to_the_end=turn % 4 == 3)
        self.report.resumes[door] += 1
        where = f"{source.name}, line {cut}, {door}: "
        self.report.faults += [where + fault for fault in faults]
        self.report.kinds.update({fault.partition(":")[0] for fault in faults})
        self.report.wrong[door] += bool(faults)
        self._close_dialogs()
        return True

    def _play_until_killed(self, here: Path) -> None:
        """Another process plays a few moves of it, and is killed over the next."""
        command = [sys.executable, "-m", "tests.ui.torture.resumes", "--play", str(here)]
        with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE) as player:
            assert player.stdout is not None
            for _ in range(3):
                self._over = b"over" in player.stdout.readline()
            player.send_signal(signal.SIGKILL)
        self.report.killed += 1

    def play_on(self, here: Path) -> None:
        """The process that is to be killed: says each move that it made."""
        self._open(here)
        while True:
            self._move()
            if self._game.match.round.over and not self._game.match.over:
                self._bridge.game.next_round()
            sys.stdout.write("over\n" if self._game.match.over else "moved\n")
            sys.stdout.flush()

    def _by_kill(self, here: Path, _part: bytes) -> bool:
        self._come_back(here)
        return True

    def _by_quit(self, here: Path, _part: bytes) -> bool:
        self._come_back(here)
        self._move()
        self._over = self._game.match.over
        self._leave()
        self._come_back(here)
        return True

    def _by_undo(self, here: Path, _part: bytes) -> bool:
        self._come_back(here)
        if not self._game.can_undo:
            return False
        self._game.undo()
        self._over = False
        self._leave()
        self._come_back(here)
        return True

    def _by_file(self, here: Path, part: bytes) -> bool:
        if self._window is not None:
            self._leave()
        unlink(here.parent.glob("*.rummy"))  # a copy of what is here would not be taken in
        path = self._outside / here.name
        path.write_bytes(part)
        self._open(path)
        path.unlink()
        return True

    def _by_practice(self, here: Path, _part: bytes) -> bool:
        self._come_back(here)
        if not self._game.match.scores:
            return False
        match, sheet = self._bridge, self._sheet()
        rounds = sheet.findChild(QTableView, "rounds")
        assert isinstance(rounds, QTableView)
        rounds.selectRow(len(self._game.match.scores) - 1)
        again = sheet.findChild(QPushButton, "round_again")
        assert isinstance(again, QPushButton)
        again.click()
        self._until(lambda: self._window_.session.bridge not in (None, match))
        practice = self._bridge
        for _ in range(3):
            self._move()
        back = [b for b in self._window_.findChildren(QPushButton) if b.isVisible()]
        back = [b for b in back if b.text().replace("&", "") == BACK]
        if back:
            back[0].click()
        else:
            self._window_.commands.open_file(here)
        self._until(lambda: self._window_.session.bridge not in (None, practice))
        assert self._game.record.path == here
        return True

    @property
    def _window_(self) -> MainWindow:
        assert self._window is not None
        return self._window

    @property
    def _bridge(self) -> GameBridge:
        assert self._window_.session.bridge is not None
        return self._window_.session.bridge

    @property
    def _game(self) -> Game:
        return self._bridge.game

    def _come_back(self, here: Path) -> None:
        """Resume as a player does: a finished match from its file, others by the new window."""
        self._open(None if self._anew and not self._over else here)

    def _open(self, file: Path | None) -> None:
        before = None
        if self._window is None:
            self._window = self._make()
            self._window.start(file)
            self._window.show()
        else:
            assert file is not None
            before = self._window.session.bridge
            self._window.commands.open_file(file)
        self._until(lambda: self._window_.session.bridge not in (None, before))

    def _leave(self) -> None:
        if self._anew:
            self.close()
        else:
            record = self._game.record
            self._window_.commands.do("leave_table")
            record.wait()

    def close(self) -> None:
        """Close the window, and wait until its match has been saved."""
        if self._window is None:
            return
        record = None if self._window.session.bridge is None else self._game.record
        self._window.close()
        self._window.deleteLater()
        self._window = None
        self._turn()
        if record is not None:
            record.wait()

    def _turn(self) -> None:
        self._app.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    def _until(self, done: Callable[[], bool]) -> None:
        deadline = time.monotonic() + PATIENCE
        while not done():
            assert time.monotonic() < deadline, "it did not come"
            self._turn()

    def _move(self) -> None:
        """Make a move of the person, if the round is not over."""
        self._until(lambda: self._game.match.round.over or self._game.match.round.seat == 0)
        if not self._game.match.round.over:
            self._bridge.submit(self._mind.choose(self._bridge.game.view(), CALM))

    def _play_round(self) -> None:
        if not self._anew:
            self._look_away()
        while not self._game.match.round.over:
            self._move()
        self._turn()

    def _look_away(self) -> None:
        """Do not update the table for the rest of the round, except at its end."""
        table = self._window_.pages.table
        assert table is not None
        state = table.state

        def heed() -> None:
            state.blockSignals(not state.view.over)

        state.turns.dataChanged.connect(heed)
        state.turns.rowsInserted.connect(heed)
        state.turns.modelReset.connect(heed)

    # -------------------------------------------------------------- judging

    def _sheet(self) -> QWidget:
        window = self._window_
        if window.dialogs.shown("score_sheet") is None:
            window.commands.actions["score_sheet"].trigger()
        sheet = window.dialogs.shown("score_sheet")
        assert sheet is not None
        return sheet

    def _play_and_judge(self, *, to_the_end: bool) -> list[str]:
        self._play_round()
        faults = list(self._faults())
        while to_the_end and not faults and not self._game.match.over:
            self._close_dialogs()
            self._bridge.game.next_round()
            self._play_round()
            faults = list(self._faults())
        return faults

    def _close_dialogs(self) -> None:
        self._window_.dialogs.close_all()
        self._turn()

    def _faults(self, *, over: bool = True) -> Iterator[str]:
        path = self._game.record.path
        assert path is not None
        book = book_of(path.read_bytes())
        if not book.rounds:
            if over:
                yield "record: no points after a round"
            return
        if book.totals != book.written:
            yield f"record: {book.written} for {book.totals}"
        yield from self._faults_of_verify(path)
        yield from self._faults_of_table(book)
        yield from self._faults_of_sheet(self._sheet(), book)

    def _faults_of_verify(self, path: Path) -> Iterator[str]:
        said = io.StringIO()
        with redirect_stdout(said), redirect_stderr(said):
            status = cli.main(["verify", str(path)])
        if status:
            yield f"verify: {said.getvalue().strip()}"

    def _faults_of_table(self, book: Book) -> Iterator[str]:
        table = self._window_.pages.table
        assert table is not None
        shown = [seat.total for seat in table.state.seats.values]
        wanted = book.totals[-1]
        if shown != wanted:
            yield f"table: {shown} for {wanted}"
        leaders = {name for name, t in zip(NAMES, wanted, strict=True) if t == max(wanted)}
        text = table.bar.caption.text().rpartition("  ")[2]
        if book.winner is not None:
            if " lead" in text or NAMES[book.winner] not in you_are(text):
                yield f"table's words: {text!r} though {NAMES[book.winner]} has won"
        elif " lead" in text and any(name not in you_are(text) for name in leaders):
            yield f"table's words: {text!r} though {leaders} lead"

    def _faults_of_sheet(self, sheet: QWidget, book: Book) -> Iterator[str]:
        names = ("rounds", "total", "breakdown")
        rounds, total, breakdown = (sheet.findChild(QTableView, name) for name in names)
        assert isinstance(rounds, QTableView)
        assert isinstance(total, QTableView)
        assert isinstance(breakdown, QTableView)
        shown = [[number_in(text) for text in row[1:]] for row in cells(rounds)]
        if shown != [scores for _, scores in book.rounds]:
            yield f"sheet: {shown} for {book.rounds}"
        sums = [number_in(text) for text in cells(total)[0][1:]]
        if sums != list(book.totals[-1]):
            yield f"sheet's totals: {sums} for {book.totals[-1]}"
        for row, (number, scores) in enumerate(book.rounds):
            rounds.selectRow(row)
            found = [[number_in(text) for text in line[1:]] for line in cells(breakdown)]
            if [sum(points) for points in zip(*found, strict=True)] != scores and any(scores):
                yield f"sheet's round {number}: {found} for {scores}"
        yield from self._faults_of_words(" ".join(texts_in(sheet)), book)
        yield from self._faults_of_marks(rounds, total, book)

    def _faults_of_words(self, words: str, book: Book) -> Iterator[str]:
        if book.winner is not None:
            if "won the match" not in words or NAMES[book.winner] not in you_are(words):
                yield f"sheet's words: {words!r} though {NAMES[book.winner]} has won"
        elif "won the match" in words:
            yield f"sheet's words: {words!r} though nobody has won"

    def _faults_of_marks(self, rounds: QTableView, total: QTableView, book: Book) -> Iterator[str]:
        """The best of a row is the stronger, and has the yarn of its seat where the row has one."""
        played = [(rounds, row, scores) for row, (_, scores) in enumerate(book.rounds)]
        for table, row, points in [*played, (total, 0, book.totals[-1])]:
            marks = [
                table.model().index(row, 1 + seat).data(ValueRole) for seat in range(len(NAMES))
            ]
            best = max(points)
            sewn = [best > max(0, min(points)) and made == best for made in points]
            if [cell.strong for cell in marks] != sewn:
                yield f"sheet's row {row}: the best of {points} is not the stronger"
            if table is rounds and [cell.yarn is not None for cell in marks] != sewn:
                yield f"sheet's row {row}: the yarn is not below the best of {points}"


def you_are(text: str) -> str:
    """Texts may call the person at the table “you”."""
    return text.replace("You", NAMES[0])


def unlink(paths: Iterable[Path]) -> None:
    for path in paths:
        path.unlink(missing_ok=True)


def resume_all(
    resumer: Resumer, source: Source, every: int = 1, first: int = 0, door: int = 0
) -> None:
    """Each cut of a match (or each so manieth), by the doors in turn, from one of them on.

    Where a door leads nowhere the next one is taken.
    """
    cuts = source.cuts[first::every]
    for turn, cut in enumerate(cuts):
        dies = turn == len(cuts) // 2
        for at in range(len(DOORS)):
            taken = "kill" if dies else DOORS[(door + turn + at) % len(DOORS)]
            if resumer.run(source, cut, taken, turn, dies=dies):
                break


def short_match(rulebook: str, number: int, folder: Path, target: int) -> Source:
    """The shortest of some matches that reach a second round."""
    played = [play_match(rulebook, SEEDS * number + at, folder, target) for at in range(SEEDS)]
    again = [source for source in played if source.rounds > 1]
    return min(again or played, key=lambda source: len(source.lines))


def draw_backs_alone() -> None:
    """Save the time for pictures of cards: draw each as a back."""

    def drawing(art: CardArt, _card: Card, width: float, _face: str) -> art_of._Drawing:
        return art_of._Drawing(f"backs/{art.style.back}", art.pixels(width), "")

    setattr(CardArt, "_drawing", drawing)  # noqa: B010  # a method is not assigned to


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--first", type=int, default=0, help="number of the first match")
    parser.add_argument("--every", type=int, default=1, help="only each so manieth move")
    parser.add_argument("--rulebook", choices=RULEBOOKS, help="one of the six alone")
    parser.add_argument("--target", type=int, default=TARGET)
    parser.add_argument("--here", action="store_true", help="in the home of this process")
    parser.add_argument("--play", type=Path, help="play this match there until killed")
    args = parser.parse_args()
    if not args.here and args.play is None:
        with tempfile.TemporaryDirectory() as home:
            command = [sys.executable, "-m", "tests.ui.torture.resumes", "--here", *sys.argv[1:]]
            done = subprocess.run(command, env=in_home(Path(home)), cwd=ROOT, check=False)
        sys.exit(done.returncode)
    app = make_application()
    Settings().save({"animation_speed": 0.0, "pace_ms": 0, "sound": False})
    draw_backs_alone()

    def make() -> MainWindow:
        preferences = Preferences(Settings(), app)
        session = Session(preferences, make_opponents=PromptOpponents)
        window = build_window(app, preferences, session)
        session.setParent(window)
        return window

    books = [args.rulebook] if args.rulebook else list(RULEBOOKS)
    with tempfile.TemporaryDirectory() as folder:
        resumer = Resumer(app, make, Path(folder))
        if args.play is not None:
            resumer.play_on(args.play)
        for number in range(args.first, args.first + args.matches):
            (work := Path(folder) / "played").mkdir(exist_ok=True)
            source = short_match(books[number % len(books)], number, work, args.target)
            gc.collect()
            gc.freeze()  # exclude what a window keeps from later collections
            resume_all(resumer, source, args.every, number % args.every, number // len(books))
            sys.stdout.write(f"match {number + 1}, {source.name}: {resumer.report}\n")
            sys.stdout.flush()
    sys.stdout.flush()
    os._exit(bool(resumer.report.wrong.total()))


if __name__ == "__main__":
    main()
