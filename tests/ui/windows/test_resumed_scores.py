"""A match that is gone on with has one book of scores: its record's lines.

Resumed anywhere, by any door, and played on, the score sheet and the table say what the lines say.
The judge here adds up the lines of the file itself, and asks `rummy-lab verify` beside that.
`python -m tests.ui.windows.test_resumed_scores` resumes at every move of a hundred matches.
"""

from __future__ import annotations

import json
import os
import random
import shutil
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path

import pytest
from PySide6.QtCore import QModelIndex
from PySide6.QtWidgets import QTableView

from rummy_qt.engine import RULEBOOKS, View
from rummy_qt.lab.cli import main as rummy_lab
from rummy_qt.opponents.player import Situation
from rummy_qt.opponents.process import Reply
from rummy_qt.records.paths import matches_dir
from rummy_qt.ui.preferences import Preferences
from rummy_qt.ui.windows.main_window import MainWindow
from tests.records.played import header_for, saved_match
from tests.ui.windows.conftest import bridge_of, dialog_of
from tests.ui.windows.prompt import PromptOpponents

EVERY = "RUMMY_QT_EVERY_RESUME"
"""How many matches are resumed at each of their moves; not set, some moves of one a rulebook."""
MATCHES = int(os.environ.get(EVERY, "1"))


class Silent(PromptOpponents):
    """Opponents that never answer: every move here is made by the test."""

    def ask(self, level: str, view: View, situation: Situation) -> Future[Reply]:
        return Future()

    def ask_claim(self, level: str, view: View, situation: Situation) -> Future[Reply]:
        return Future()


@pytest.fixture
def window(make_window: Callable[..., MainWindow], preferences: Preferences) -> MainWindow:
    return make_window(preferences, Silent)


def a_match(folder: Path, rulebook: str, number: int) -> list[bytes]:
    """The lines of a whole match of two short rounds."""
    options = {"rounds": 2, "target": 60} if number % 2 else {"rounds": 2}
    header = header_for(rulebook, 2 + number % 2, str(number), **options)
    path = saved_match(folder / f"{rulebook}-{number}.rummy", header)
    return path.read_bytes().splitlines(keepends=True)


def resumed(lines: list[bytes]) -> list[int]:
    """After how many lines it is resumed: wherever a program may have been killed."""
    places = range(3, len(lines) - 1)
    if EVERY in os.environ:
        return list(places)
    rng = random.Random(len(lines))
    ends = [at for at in places if b'"t":"score"' in lines[at]]
    return [rng.choice(places), ends[0] + 1 + rng.randrange(20)]


def open_there(window: MainWindow, path: Path) -> None:
    window.open_match(path)


def undo_and_open(window: MainWindow, path: Path) -> None:
    """Takes the last move back, leaves, and opens it again."""
    window.open_match(path)
    window.actions_by_id["undo"].trigger()
    window.actions_by_id["leave_table"].trigger()
    window.open_match(path)


def practise_first(window: MainWindow, path: Path) -> None:
    """Plays a finished round again for practice, and goes on with the match then."""
    window.open_match(path)
    life = bridge_of(window).game.life
    if not life.rounds[0].scores:
        return
    window.dialogs.show_score_sheet()
    dialog_of(window, "score_sheet").again.click()  # type: ignore[attr-defined]  # its button
    window.open_match(path)


DOORS: dict[str, Callable[[MainWindow, Path], None]] = {
    "opened": open_there,
    "undone": undo_and_open,
    "practised": practise_first,
}


def play_on(window: MainWindow, rng: random.Random) -> None:
    """To the end of the round; of the next one, if this is over."""
    bridge = bridge_of(window)
    game = bridge.game
    if game.match.round.over:
        if not game.may_deal:
            return
        bridge.next_round()
    while not game.match.round.over:
        rnd = game.match.round
        moves = [move for move in rnd.legal_moves() if move.kind != "peek"]
        game.submit(rng.choice(moves), rnd.seat)


def told_by_lines(path: Path) -> list[list[int]]:
    """Of each finished round, its number and the totals after it: added up from the file."""
    book: list[list[int]] = []
    totals: list[int] = []
    for line in path.read_bytes().splitlines():
        told = json.loads(line)
        if told["t"] == "score":
            totals = [a + b for a, b in zip(totals or [0] * 9, told["scores"], strict=False)]
            assert totals == told["totals"]
            book.append([told["n"], *totals])
    return book


def number_of(text: str) -> int:
    """As the sheet writes it: with a minus of its own, a star, and a dash for nothing."""
    text = text.replace("*", "").replace(",", "").replace("−", "-").strip()
    return 0 if text == "–" else int(text)


def told_by_sheet(window: MainWindow) -> tuple[list[list[int]], list[int]]:
    """What the score sheet shows: the totals after each round, and the chosen round's sums."""
    window.actions_by_id["score_sheet"].trigger()
    dialog = dialog_of(window, "score_sheet")
    tables = {table.objectName(): table for table in dialog.findChildren(QTableView)}
    rounds = [[number_of(text) for text in row] for row in cells(tables["totals"])]
    last = [number_of(row[-1]) for row in cells(tables["breakdown"])]
    dialog.close()
    return rounds, last


def cells(table: QTableView) -> list[list[str]]:
    model = table.model()
    there = QModelIndex()
    columns = range(model.columnCount(there))
    return [
        [model.index(row, column).data() for column in columns]
        for row in range(model.rowCount(there))
    ]


CASES = [
    (rulebook, door)
    for rulebook in RULEBOOKS
    for door in DOORS
    if EVERY in os.environ or door == "opened" or rulebook in ("femhundra", "500-rum-de")
]


@pytest.mark.parametrize(("rulebook", "door"), CASES)
def test_the_sheet_says_what_the_record_says(
    window: MainWindow, tmp_path: Path, rulebook: str, door: str
) -> None:
    wrong, judged = [], 0
    for number in range(MATCHES):
        lines = a_match(tmp_path, rulebook, number)
        for at in resumed(lines):
            path = matches_dir() / "resumed.rummy"
            path.write_bytes(b"".join(lines[:at]))
            DOORS[door](window, path)
            play_on(window, random.Random(at))
            book = told_by_lines(path)
            rounds, last = told_by_sheet(window)
            seats = window.pages.table.state.seats.values  # type: ignore[union-attr]  # it is there
            table = [row.total for row in sorted(seats, key=lambda row: row.seat)]
            judged += 1
            if rounds != book or last != book[-1][1:] or last != table:
                wrong.append(f"{rulebook} {number} at {at}: {rounds} {last} {table}, not {book}")
            window.actions_by_id["leave_table"].trigger()
            assert rummy_lab(["verify", str(path)]) == 0
            shutil.rmtree(matches_dir())
    sys.stderr.write(f"\n{rulebook}, {door}: {judged} resumed, {len(wrong)} wrong\n")
    assert not wrong, wrong[0]


if __name__ == "__main__":
    matches = sys.argv[1] if len(sys.argv) > 1 else "17"
    command = [sys.executable, "-m", "pytest", "-q", "-s", "-p", "no:randomly", __file__]
    command += ["--timeout", "0"]
    sys.exit(subprocess.run(command, env=os.environ | {EVERY: matches}, check=False).returncode)
