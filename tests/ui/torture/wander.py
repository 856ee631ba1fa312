"""Moves from page to page like a visitor, and checks what is shown above them.

At every step: a notice about practice, or about the day's deal, is visible only while one is on
the table;
Continue, and the next start, never open a practice; one click leads from a practice to the match.
Whether a practice is on the table is read only from the lines of its record.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractButton, QListView, QWidget

from rummy_qt.engine import RULEBOOKS
from rummy_qt.opponents.levels import new_player
from rummy_qt.records.header import SeatInfo
from rummy_qt.records.settings import Settings
from rummy_qt.ui.application import Application, make_application
from rummy_qt.ui.match_choice import MatchChoice
from rummy_qt.ui.preferences import Preferences
from rummy_qt.ui.session import Session
from rummy_qt.ui.start import build_window
from rummy_qt.ui.windows.main_window import MainWindow
from tests.patience import PATIENCE
from tests.ui.mouse_player import CALM
from tests.ui.torture.evening import ROOT, in_home
from tests.ui.windows.prompt import PromptOpponents

BACK = ("Back to the match", "Back to the welcome page")
"""The only way out of a practice; the second where there is no match to return to."""
TARGET = 120


@dataclass
class Report:
    """The results of a run."""

    steps: Counter[str] = field(default_factory=Counter)
    faults: Counter[str] = field(default_factory=Counter)
    told: list[str] = field(default_factory=list)

    def fault(self, kind: str, where: str) -> None:
        self.faults[kind] += 1
        self.told.append(f"step {self.steps.total()}, {where}: {kind}")

    def __str__(self) -> str:
        steps = ", ".join(f"{name} {number}" for name, number in self.steps.most_common())
        faults = ", ".join(f"{kind} ({n})" for kind, n in self.faults.most_common())
        return "\n".join(
            [
                *self.told[:12],
                f"{self.steps.total()} changes of the page ({steps}):"
                f" {self.faults.total()} faults{': ' + faults if faults else ''}",
            ]
        )


class Wanderer:
    """A visitor who never stays anywhere for long."""

    def __init__(self, app: Application, make: Callable[[], MainWindow], seed: int) -> None:
        self._app = app
        self._make = make
        self._chance = Random(seed)
        self._mind = new_player("plain")
        self.report = Report()
        self.window = self._opened()

    def walk(self, steps: int) -> Report:
        ways = [name.removeprefix("_go_") for name in dir(self) if name.startswith("_go_")]
        while self.report.steps.total() < steps:
            few = self._chance.sample(ways, 3)
            name = min(few, key=lambda way: self.report.steps[way])  # the rare ones, too
            if getattr(self, f"_go_{name}")():
                self._settle()
                self.report.steps[name] += 1
                self._read(name)
        self.close()
        return self.report

    def close(self) -> None:
        self.window.close()
        self.window.deleteLater()
        self._settle()

    def _opened(self) -> MainWindow:
        window = self._make()
        window.start(None)
        window.show()
        return window

    # -------------------------------------------------------------- what is seen

    def _read(self, where: str) -> None:
        notices = self.window.notices
        text = notices.label.text() if notices.isVisible() else ""
        if "practice" in text.lower() and not self._practising:
            self.report.fault("a notice speaks of practice over another page", where)
        if "deal of the day" in text.lower() and not self._of_a_day:
            self.report.fault("a notice speaks of the day over another page", where)

    @property
    def _of_a_day(self) -> bool:
        """Whether the match on the table has a named deal, according to its record."""
        bridge = self.window.session.bridge
        return bridge is not None and "named" in json.loads(bridge.game.record.lines[0])

    @property
    def _practising(self) -> bool:
        """Whether a practice is on the table, according to its record, or the lesson."""
        bridge = self.window.session.bridge
        if bridge is None:
            return False
        lines = [json.loads(line) for line in bridge.game.record.lines]
        alone = any(line["t"] == "practice" and line.get("alone") for line in lines)
        return alone or self._of_a_day or self.window.pages.lesson is not None

    def _button(self, name: str, within: QWidget | None = None) -> QAbstractButton | None:
        """An enabled, visible button with this object name or text."""
        for button in (within or self.window).findChildren(QAbstractButton):
            named = name in (button.objectName(), button.text().replace("&", ""))
            if named and button.isVisible() and button.isEnabled():
                return button
        return None

    # -------------------------------------------------------------- the ways

    def _press(self, name: str, within: QWidget | None = None) -> bool:
        button = self._button(name, within)
        if button is not None:
            button.click()
        return button is not None

    def _do(self, name: str) -> bool:
        self.window.dialogs.close_all()
        action = self.window.commands.actions[name]
        may = action.isEnabled()
        if may:
            action.trigger()
        return may

    def _go_begin(self) -> bool:
        name = self._chance.choice(list(RULEBOOKS))
        seats = (SeatInfo("Anna", "human"), SeatInfo("Bo", "club"))
        rules = RULEBOOKS[name].replace(target=TARGET)
        self.window.dialogs.close_all()
        seed = str(self._chance.randrange(1 << 30))
        self.window.commands.begin(MatchChoice(name, rules, seats, seed=seed))
        return True

    def _go_leave(self) -> bool:
        return self._do("leave_table")

    def _go_replay(self) -> bool:
        return self._do("replay")

    def _go_review(self) -> bool:
        return self._do("review")

    def _go_lesson(self) -> bool:
        return self._chance.random() < 0.4 and self._do("lesson")

    def _go_day(self) -> bool:
        self._do("day")
        self._settle()
        page = self.window.dialogs.shown("day")
        return page is not None and self._press("play_day", page)

    def _go_ladder(self) -> bool:
        self._do("ladder")
        self._settle()
        page = self.window.dialogs.shown("ladder")
        return page is not None and self._press("play_next", page)

    def _go_statistics(self) -> bool:
        return self._do("statistics")

    def _go_preferences(self) -> bool:
        return self._do("preferences")

    def _go_next_round(self) -> bool:
        return self._do("next_round")

    def _go_rematch(self) -> bool:
        return self._do("rematch")

    def _go_same_deal(self) -> bool:
        return self._do("same_deal")

    def _go_play_on(self) -> bool:
        """From a review, with the same cards or with new ones."""
        return self._press(self._chance.choice(("review_play_on", "review_fresh")))

    def _go_again(self) -> bool:
        """From the score sheet."""
        self._do("score_sheet")
        self._settle()
        sheet = self.window.dialogs.shown("score_sheet")
        return sheet is not None and self._press("round_again", sheet)

    def _go_saved(self) -> bool:
        self._do("saved_matches")
        self._settle()
        dialog = self.window.dialogs.shown("saved_matches")
        if dialog is None:  # a match that had been wanted has come, and closed it
            return False
        table = dialog.findChildren(QListView)[0]
        if table.model().rowCount():
            row = self._chance.randrange(table.model().rowCount())
            table.setCurrentIndex(table.model().index(row, 0))
        button = self._chance.choice(("saved_open", "saved_replay", "saved_review"))
        review = dialog.findChild(QAction, button)
        if review is None:
            return self._press(button, dialog)
        may = review.isEnabled()
        review.trigger()
        return may

    def _go_continue(self) -> bool:
        if not self._press("continue"):
            return False
        self._settle()
        if self._practising:
            self.report.fault("Continue opened a practice", "continue")
        return True

    def _go_start_anew(self) -> bool:
        if self._chance.random() < 0.5:
            return False
        self.close()
        self.window = self._opened()
        self._settle()
        if self._practising:
            self.report.fault("the program began with a practice", "start_anew")
        return True

    def _go_play(self) -> bool:
        """A round, or a few moves of it."""
        bridge, moves = self.window.session.bridge, self._chance.choice((2, 4, 400))
        if bridge is None or self.window.pages.overlay or self.window.pages.lesson:
            return False
        self.window.dialogs.close_all()
        rnd = bridge.game.match.round
        if rnd.over:
            return False
        while moves and not rnd.over:
            self._until(lambda: rnd.over or rnd.seat == 0)
            if not rnd.over:
                bridge.submit(self._mind.choose(bridge.game.view(), CALM))
            moves -= 1
        return True

    def _go_back(self) -> bool:
        """From a practice, in one press."""
        if not self._practising or self.window.pages.overlay is not None:
            return False
        self.window.dialogs.close_all()
        if self.window.pages.lesson is not None:
            return self._press("lesson_leave")
        if not any(self._press(words) for words in BACK):
            self.report.fault("no way leads back from a practice", "back")
            return True
        self._settle()
        if self._practising:
            self.report.fault("the way back led to a practice", "back")
        return True

    # -------------------------------------------------------------- waiting

    def _settle(self) -> None:
        """Let come what is on its way."""
        rest = time.monotonic() + 0.01
        while time.monotonic() < rest or self._awaits_a_file:
            self._app.processEvents()
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    @property
    def _awaits_a_file(self) -> bool:
        """Whether a match, or a replay, is to come that would put an end to what is done next."""
        tasks = self.window.session._loading.task, self.window.pages._reading.task
        return any(task is not None and task.awaited for task in tasks)

    def _until(self, done: Callable[[], bool]) -> None:
        deadline = time.monotonic() + PATIENCE
        while not done():
            assert time.monotonic() < deadline, "it did not come"
            self._settle()


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--steps", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--here", action="store_true", help="in the home of this process")
    args = parser.parse_args()
    if not args.here:
        with tempfile.TemporaryDirectory() as home:
            command = [sys.executable, "-m", "tests.ui.torture.wander", "--here", *sys.argv[1:]]
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

    report = Wanderer(app, make, args.seed).walk(args.steps)
    sys.stdout.write(f"{report}\n")
    sys.stdout.flush()
    os._exit(bool(report.faults))


if __name__ == "__main__":
    main()
