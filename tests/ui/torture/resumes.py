"""Resume short matches at every line of their record, by five doors, and hold all books together.

After each resume the round is played to its end, now and then the match. Then the score sheet, the
seats of the table and `rummy-lab verify` are held to the sums that are reckoned here from nothing
but the lines of the record, read as docs/match-record.md describes them.
"""

from __future__ import annotations

import argparse
import io
import json
import os
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QPushButton, QTableView, QWidget

from rummy_qt.engine import RULEBOOKS
from rummy_qt.lab import cli
from rummy_qt.opponents.levels import new_player
from rummy_qt.play.game import Game
from rummy_qt.records.header import Header, SeatInfo
from rummy_qt.records.paths import matches_dir
from rummy_qt.records.record import MatchRecord
from rummy_qt.records.settings import Settings
from rummy_qt.ui.application import Application, make_application
from rummy_qt.ui.bridge import GameBridge
from rummy_qt.ui.preferences import Preferences
from rummy_qt.ui.session import Session
from rummy_qt.ui.start import build_window
from rummy_qt.ui.windows.main_window import MainWindow
from tests.ui.mouse_player import CALM
from tests.ui.torture.evening import ROOT, in_home
from tests.ui.windows.prompt import PromptOpponents

NAMES = ("Anna", "Bo", "Cleo")
DOORS = ("quit", "kill", "undo", "practice", "file")
TARGET = 150
PATIENCE = 30.0
BACK = "Back to the match"

Points = list[int]


# ---------------------------------------------------------------- the record, read by itself


class Book(NamedTuple):
    """What the lines of a record come to."""

    rounds: list[tuple[int, Points]]
    """Number and points of each finished round."""
    totals: list[Points]
    """After each of them, summed up here."""
    written: list[Points]
    """The same, as the lines say."""
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


# ---------------------------------------------------------------- what is shown


def number_in(text: str) -> int:
    """A number as a person reads it: a dash alone is nothing."""
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
    """A match that was played without a window, to be cut at any of its lines."""

    rulebook: str
    name: str
    lines: list[bytes]

    @property
    def cuts(self) -> list[int]:
        """After how many lines somebody may have left it: a rebuilt stock comes with its draw."""
        kinds = [json.loads(line)["t"] for line in self.lines]
        return [at for at, kind in enumerate(kinds, 1) if kind in ("round", "move", "score")]


def play_match(rulebook: str, seed: int, folder: Path, target: int = TARGET) -> Source:
    """A short match between three that play simply."""
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
    """What came of it."""

    resumes: Counter[str] = field(default_factory=Counter)
    wrong: Counter[str] = field(default_factory=Counter)
    kinds: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)
    skipped: int = 0

    def __str__(self) -> str:
        doors = ", ".join(
            f"{door} {n} ({self.wrong[door]} wrong)" for door, n in self.resumes.items()
        )
        kinds = ", ".join(f"{kind} {n}" for kind, n in self.kinds.most_common())
        return "\n".join(
            [
                *self.faults[:20],
                f"{self.resumes.total()} resumes, {self.wrong.total()} of them wrong: {doors}."
                f" {self.skipped} more left out: nothing to take back or to practise there."
                + (f" Faults: {kinds}." if kinds else ""),
            ]
        )


class Resumer:
    """Leaves a match, comes back to it by a door, plays on, and looks at every book."""

    def __init__(self, app: Application, make: Callable[[], MainWindow], outside: Path) -> None:
        self._app = app
        self._make = make
        self._outside = outside
        self._window: MainWindow | None = None
        self._mind = new_player("plain")
        self._over = False
        """Whether the match to come back to has been played to its end."""
        self.report = Report()

    # -------------------------------------------------------------- going on

    def run(self, source: Source, cut: int, door: str, turn: int) -> None:
        """One resume; each third looks at once, each fourth goes on to the end of the match."""
        for path in matches_dir().glob("*.rummy"):
            path.unlink()
        matches_dir().mkdir(parents=True, exist_ok=True)
        here = matches_dir() / source.name
        part = b"".join(source.lines[:cut])
        self._over = cut >= max(at for at in source.cuts if b'"t":"move"' in source.lines[at - 1])
        try:
            if not getattr(self, f"_by_{door}")(here, part):
                self.report.skipped += 1
                return
            faults = [] if turn % 3 else list(self._faults(over=False))
            self._close_dialogs()
            faults += self._play_and_judge(to_the_end=turn % 4 == 3)
            self.report.resumes[door] += 1
            where = f"{source.name}, line {cut}, {door}: "
            self.report.faults += [where + fault for fault in faults]
            self.report.kinds.update({fault.partition(":")[0] for fault in faults})
            self.report.wrong[door] += bool(faults)
        finally:
            self._close()

    def _by_kill(self, here: Path, part: bytes) -> bool:
        here.write_bytes(part)
        self._come_back(here)
        return True

    def _by_quit(self, here: Path, part: bytes) -> bool:
        here.write_bytes(part)
        self._come_back(here)
        self._move()
        self._over = self._game.match.over
        self._close()
        self._come_back(here)
        return True

    def _by_undo(self, here: Path, part: bytes) -> bool:
        here.write_bytes(part)
        self._come_back(here)
        if not self._game.can_undo:
            return False
        self._game.undo()
        self._over = False
        self._close()
        self._come_back(here)
        return True

    def _by_file(self, here: Path, part: bytes) -> bool:
        path = self._outside / here.name
        path.write_bytes(part)
        self._open(path)
        return True

    def _by_practice(self, here: Path, part: bytes) -> bool:
        here.write_bytes(part)
        self._come_back(here)
        if not self._game.match.scores:
            return False
        match, sheet = self._bridge, self._sheet()
        totals = sheet.findChild(QTableView, "totals")
        assert isinstance(totals, QTableView)
        totals.selectRow(len(self._game.match.scores) - 1)
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
        """As one does: to a match that is over, by its file; else the program brings it."""
        self._open(here if self._over else None)

    def _open(self, file: Path | None) -> None:
        self._window = self._make()
        self._window.start(file)
        self._window.show()
        self._until(lambda: self._window_.session.bridge is not None)

    def _close(self) -> None:
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
        """The person makes a move, if the round still wants one."""
        self._until(lambda: self._game.match.round.over or self._game.match.round.seat == 0)
        if not self._game.match.round.over:
            self._bridge.submit(self._mind.choose(self._bridge.view(), CALM))

    def _play_round(self) -> None:
        while not self._game.match.round.over:
            self._move()
        self._turn()

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
            self._bridge.next_round()
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
        seats = table.state.seats
        shown = [str(seats.index(row, 0).data()) for row in range(seats.rowCount())]
        wanted = book.totals[-1]
        if [number_in(text.rpartition("·")[2].strip()) for text in shown] != wanted:
            yield f"table: {shown} for {wanted}"
        leaders = {name for name, t in zip(NAMES, wanted, strict=True) if t == max(wanted)}
        text = table.bar.caption.text().rpartition("  ")[2]
        if book.winner is not None:
            if " lead" in text or NAMES[book.winner] not in you_are(text):
                yield f"table's words: {text!r} though {NAMES[book.winner]} has won"
        elif " lead" in text and any(name not in you_are(text) for name in leaders):
            yield f"table's words: {text!r} though {leaders} lead"

    def _faults_of_sheet(self, sheet: QWidget, book: Book) -> Iterator[str]:
        totals, breakdown = (sheet.findChild(QTableView, n) for n in ("totals", "breakdown"))
        assert isinstance(totals, QTableView)
        assert isinstance(breakdown, QTableView)
        shown = [[number_in(text.rstrip("*")) for text in row] for row in cells(totals)]
        numbers = [number for number, _ in book.rounds]
        wanted = [[n, *after] for n, after in zip(numbers, book.totals, strict=True)]
        if shown != wanted:
            yield f"sheet: {shown} for {wanted}"
        for row, (number, scores) in enumerate(book.rounds):
            totals.selectRow(row)
            found = [[number_in(text) for text in line[1:]] for line in cells(breakdown)]
            sums = [sum(line[:-2]) for line in found]
            if [line[-2] for line in found] != scores or sums != scores:
                yield f"sheet's round {number}: {found} for {scores}"
        words = " ".join(texts_in(sheet))
        best = max(book.totals[-1])
        leaders = [n for n, t in zip(NAMES, book.totals[-1], strict=True) if t == best]
        if book.winner is not None:
            if "won the match" not in words or NAMES[book.winner] not in you_are(words):
                yield f"sheet's words: {words!r} though {NAMES[book.winner]} has won"
        elif "won the match" in words:
            yield f"sheet's words: {words!r} though nobody has won"
        elif str(abs(best)) not in words or any(n not in you_are(words) for n in leaders):
            yield f"sheet's words: {words!r} though {leaders} lead with {best}"


def you_are(text: str) -> str:
    """The person at the table may be called so."""
    return text.replace("You", NAMES[0])


def resume_all(resumer: Resumer, source: Source, every: int = 1, first: int = 0) -> None:
    """Each cut of a match (or each so manieth) by one door after the other in turn."""
    for turn, cut in enumerate(source.cuts[first::every]):
        for door in DOORS if every == 1 else (DOORS[turn % len(DOORS)],):
            resumer.run(source, cut, door, turn)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--first", type=int, default=0, help="number of the first match")
    parser.add_argument("--every", type=int, default=1, help="only each so manieth move, one door")
    parser.add_argument("--rulebook", choices=RULEBOOKS, help="one of the six alone")
    parser.add_argument("--target", type=int, default=TARGET)
    parser.add_argument("--here", action="store_true", help="in the home of this process")
    args = parser.parse_args()
    if not args.here:
        with tempfile.TemporaryDirectory() as home:
            command = [sys.executable, "-m", "tests.ui.torture.resumes", "--here", *sys.argv[1:]]
            done = subprocess.run(command, env=in_home(Path(home)), cwd=ROOT, check=False)
        sys.exit(done.returncode)
    app = make_application()
    Settings().save({"animation_speed": 0.0, "pace_ms": 0})

    def make() -> MainWindow:
        preferences = Preferences(Settings(), app)
        session = Session(preferences, make_opponents=PromptOpponents)
        window = build_window(app, preferences, session)
        session.setParent(window)
        return window

    books = [args.rulebook] if args.rulebook else list(RULEBOOKS)
    with tempfile.TemporaryDirectory() as folder:
        resumer = Resumer(app, make, Path(folder))
        for number in range(args.first, args.first + args.matches):
            (work := Path(folder) / "played").mkdir(exist_ok=True)
            source = play_match(books[number % len(books)], number, work, args.target)
            resume_all(resumer, source, args.every, number % args.every)
            sys.stdout.write(f"match {number + 1}, {source.name}: {resumer.report}\n")
            sys.stdout.flush()
    sys.stdout.flush()
    os._exit(bool(resumer.report.wrong.total()))


if __name__ == "__main__":
    main()
