"""Replace the program while it runs, and open every page.

A copy of the program is started; once what a match needs is imported, or early, before, its folder
is moved away, emptied, or filled with another version's files, as an upgrade does: with those of
0.1.0, where the history has them, and with files that fail when they are imported. A day's deal is
played to its end then, and every page is opened, tab by tab. No error may come, the window says
that it was updated or moved, and nothing else, the match is saved, and but for early its day opens
by itself, and its score sheet.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Callable
from contextlib import suppress
from datetime import date
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QListView, QTabBar

if TYPE_CHECKING:
    from rummy_qt.ui.bridge import GameBridge
    from rummy_qt.ui.windows.main_window import MainWindow

ROOT = Path(__file__).parents[3]
WAYS = ("moved", "emptied", "failing", "0.1.0")
OLD = "9bc99b3"
"""The commit from which 0.1.0 was built."""
NEVER = 1 << 30
LEADS_OUT = ("quit", "leave_table", "open_match", "data_folder", "full_screen")
"""Actions that end the program, or wait for a window of the desktop."""


def inside(way: str, *, early: bool) -> bool:
    """In the process of the copy: replace it and open the pages; returns whether all went well."""
    import rummy_qt
    import rummy_qt.opponents.judge  # the person's, not the program's
    from rummy_qt.ui import preload
    from rummy_qt.ui.application import make_application
    from rummy_qt.ui.start import open_window

    app = make_application()
    window = open_window(None)
    window.preferences.pace_ms = 0
    window.preferences.animation_speed = 0.0
    window.show()
    window.finish_start()
    rest(300)
    told: set[str] = set()
    preload.EVERY_MS = NEVER if early else 100
    preload.Preloader(window, lambda notice: told.add(notice.say()))
    while not (early or sys.modules.keys() >= set(preload.NEEDED)):
        rest(50)  # a busy machine needs time for it
    window.session.start_day(date(2026, 1, 5))
    while window.session.bridge is None:
        rest(50)
    bridge = window.session.bridge
    play(bridge, lambda: others_have_played(bridge))
    before = set(sys.modules)
    replace(Path(rummy_qt.__file__).parent, way)
    played, saved = play(bridge, lambda: bridge.game.match.round.over)
    for _ in range(0 if early else 12_000):  # two minutes, as below
        if window.dialogs.shown("day") is None:
            rest(10)
    day = window.dialogs.shown("day") is not None
    window.dialogs.close_all()
    window.commands.actions["score_sheet"].trigger()
    sheet = window.dialogs.shown("score_sheet") is not None
    window.dialogs.close_all()
    opened = open_pages(window)
    late = sum(name.startswith("rummy_qt.") for name in set(sys.modules) - before)
    print(  # noqa: T201 - read by the command that started this
        f"{way}: {played} lines played, saved: {saved}, {opened} pages opened, "
        f"its day: {day}, score sheet: {sheet}, {late} modules imported late, "
        f"said: {', '.join(told)}",
        flush=True,
    )
    window.close()
    del app
    whole = saved and sheet is day is not early
    return whole and len(told) == 1 and min(played, opened) > 0 and not late


def replace(folder: Path, way: str) -> None:
    """Change the program's folder as an upgrade, a removal or a person would."""
    if way == "moved":
        folder.rename(folder.with_name("moved"))
        return
    shutil.rmtree(folder)
    if way == "0.1.0":
        with tarfile.open(folder.with_name(way)) as old:
            old.extractall(folder.parent, filter="data")
    if way == "failing":
        for path in (ROOT / "rummy_qt").rglob("*.py"):
            other = folder / path.relative_to(ROOT / "rummy_qt")
            other.parent.mkdir(parents=True, exist_ok=True)
            other.write_text("raise RuntimeError('another version')\n")


def rest(milliseconds: int) -> None:
    """Let the window live; a page that it may not import any more, unasked, has been told of."""
    from rummy_qt.ui.crash import Replaced

    with suppress(Replaced):
        QTest.qWait(milliseconds)


def others_have_played(bridge: GameBridge) -> bool:
    """Whether the process of the opponents is there: nobody starts it from other files."""
    person = bridge.game.person
    return any(
        getattr(event, "seat", person) != person for event in bridge.game.match.round.history
    )


def play(bridge: GameBridge, enough: Callable[[], bool]) -> tuple[int, bool]:
    """Play until then; returns how many lines were recorded, and whether all are on the disk."""
    from rummy_qt.opponents.judge import Judge
    from rummy_qt.opponents.player import Situation

    game, judge = bridge.game, Judge()
    before, rnd = len(game.record.lines), game.match.round
    while not enough():
        if rnd.seat == game.person:
            bridge.submit(judge.choose(bridge.game.view(), Situation((0,) * rnd.players, 1, 0)))
        rest(10)
    path = game.record.path
    assert path is not None
    for _ in range(12_000):  # two minutes: only lines that are never saved take so long
        if game.record.unsaved:
            rest(10)
    on_disk = len(path.read_bytes().splitlines()) == len(game.record.lines)
    return len(game.record.lines) - before, on_disk and not game.record.unsaved


def open_pages(window: MainWindow) -> int:
    """Open the pages of all actions, with their tabs and lists; returns how many opened."""
    opened = 0
    for name, action in window.commands.actions.items():
        if action.isEnabled() and name not in LEADS_OUT:
            action.trigger()
            rest(30)
            opened += 1 + leaf_through()
            window.dialogs.close_all()
            rest(10)
    return opened


def leaf_through() -> int:
    """Open all further pages of what is open; returns how many there were."""
    found = 0
    for dialog in QApplication.topLevelWidgets():
        if isinstance(dialog, QDialog) and dialog.isVisible():
            for tabs in dialog.findChildren(QTabBar):
                for number in range(1, tabs.count()):
                    tabs.setCurrentIndex(number)
                    rest(10)
                    found += 1
            for chapters in dialog.findChildren(QListView):
                for row in range(chapters.isVisible() and chapters.model().rowCount()):
                    chapters.setCurrentIndex(chapters.model().index(row, 0))
                    rest(10)
                    found += row > 0
    return found


def tried(way: str, *, early: bool) -> tuple[bool, str]:
    """Whether it went well, and the output."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
        copy = Path(home, "program")
        shutil.copytree(
            ROOT / "rummy_qt", copy / "rummy_qt", ignore=shutil.ignore_patterns("lab", "*.pyc")
        )
        if way == "0.1.0":
            command = ["git", "archive", "-o", str(copy / way), OLD, "rummy_qt"]
            if subprocess.run(command, cwd=ROOT, capture_output=True, check=False).returncode:
                return True, "0.1.0: its files are not here (the history has them)"
        environ = {
            **os.environ,
            "HOME": home,
            "XDG_DATA_HOME": f"{home}/data",
            "XDG_CONFIG_HOME": f"{home}/config",
            "XDG_STATE_HOME": f"{home}/state",
            "XDG_CACHE_HOME": f"{home}/cache",
            "PYTHONPATH": str(copy),
            "PYTHONDONTWRITEBYTECODE": "1",
            "QT_QPA_PLATFORM": "offscreen",
        }
        command = [sys.executable, "-P", __file__, "--inside", way, *["--early"] * early]
        done = subprocess.run(
            command, env=environ, cwd=home, capture_output=True, text=True, check=False
        )
    errors = [line for line in done.stderr.splitlines() if "propagateSizeHints" not in line]
    when = "early, " if early else ""
    said = "\n  ".join([when + (done.stdout.strip() or way), *errors])
    return done.returncode == 0 and "Traceback" not in done.stderr, said


def main() -> int:
    """Try each way once."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--inside", choices=WAYS, help=argparse.SUPPRESS)
    parser.add_argument("--ways", nargs="+", choices=WAYS, default=WAYS)
    parser.add_argument("--early", action="store_true", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.inside:
        return not inside(asked.inside, early=asked.early)
    faults = 0
    for way, early in product(asked.ways, (False, True)):
        well, said = tried(way, early=early)
        faults += not well
        print(said)  # noqa: T201 - what the command says
    print(f"{2 * len(asked.ways)} replaced while they ran: {faults} faults")  # noqa: T201 - as above
    return bool(faults)


if __name__ == "__main__":
    sys.exit(main())
