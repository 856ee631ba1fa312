"""Plays round after round in one window, and watches its memory, which must not grow for ever.

It includes all events of a long evening: matches of every rulebook end and others begin, the score
sheet and the list of matches are opened, moves are undone.
"""

from __future__ import annotations

import argparse
import gc
import os
import subprocess
import sys
import tempfile
import threading
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication

from rummy_qt.engine import RULEBOOKS
from rummy_qt.opponents.judge import Judge
from rummy_qt.records.header import SeatInfo
from rummy_qt.records.settings import Settings
from rummy_qt.ui.application import make_application
from rummy_qt.ui.match_choice import MatchChoice
from rummy_qt.ui.preferences import Preferences
from rummy_qt.ui.session import Session
from rummy_qt.ui.start import build_window
from tests.ui.mouse_player import CALM
from tests.ui.torture.evening import KEPT, ROOT, in_home
from tests.ui.windows.prompt import PromptOpponents

_OTHERS: Final = ("Bo", "Cleo", "Dag")
_TARGET: Final = 150
"""Target in points: matches of a few rounds, so that there are many."""
WARM: Final = 0.3
"""Share of the rounds during which caches may fill."""
ALLOWED: Final = 0.02
"""Share by which memory may grow after that."""


@dataclass
class Report:
    """Counts after each round."""

    memory: list[float] = field(default_factory=list)
    """Resident memory in MB."""
    objects: list[int] = field(default_factory=list)
    """The number of Python objects."""
    widgets: list[int] = field(default_factory=list)
    threads: list[int] = field(default_factory=list)
    files: list[int] = field(default_factory=list)
    grown: list[tuple[str, int]] = field(default_factory=list)
    """Types with more objects at the end."""

    @property
    def growth(self) -> float:
        """The relative growth of memory since the warm-up, between two averages."""
        warm = self.memory[int(WARM * len(self.memory)) :]
        few = max(1, len(warm) // 4)
        before, after = sum(warm[:few]) / few, sum(warm[-few:]) / few
        return after / before - 1

    @property
    def hoards(self) -> bool:
        """Whether the number of widgets, threads or open files keeps growing."""
        warm = int(WARM * len(self.memory))
        counts = self.widgets[warm:], self.threads[warm:], self.files[warm:]
        return any(min(of[-3:]) > max(of[:3]) + 2 for of in counts)

    def __str__(self) -> str:
        warm = int(WARM * len(self.memory))

        def told(of: list[int]) -> str:
            return f"{of[warm]} to {of[-1]}"

        lines = [
            f"{len(self.memory)} rounds: memory from {self.memory[warm]:.1f} MB after round"
            f" {warm + 1} to {self.memory[-1]:.1f} MB ({100 * self.growth:+.1f} %), objects"
            f" {told(self.objects)}, widgets {told(self.widgets)}, threads {told(self.threads)},"
            f" open files {told(self.files)}",
            *(f"{number:+d} {kind}" for kind, number in self.grown),
        ]
        return "\n".join(lines)


class Evening:
    """Plays on and on."""

    def __init__(self) -> None:
        self.app = make_application()
        Settings().save(KEPT)
        preferences = Preferences(Settings(), self.app)
        session = Session(preferences, make_opponents=PromptOpponents)
        self.window = build_window(self.app, preferences, session)
        self.window.start(None, 0.1)
        self.window.show()
        self._mind = Judge()
        self._matches = 0

    def play(self, rounds: int, report: Report) -> None:
        kinds: Counter[str] = Counter()
        for number in range(rounds):
            self._round(number)
            self._turn()
            measure(report)
            if number == int(WARM * rounds):
                kinds = kinds_of_objects()
        more = kinds_of_objects() - kinds
        report.grown = [(kind, count) for kind, count in more.most_common(12) if count > 50]

    def _round(self, number: int) -> None:
        window = self.window
        bridge = window.session.bridge
        if bridge is not None and bridge.game.may_deal:
            bridge.game.next_round()
        else:
            self._begin()
        bridge = window.session.bridge
        assert bridge is not None
        undone = False
        while not bridge.game.match.round.over:
            self._turn()
            if bridge.game.match.round.seat != bridge.game.person:
                continue
            if not undone and bridge.game.can_undo and number % 3 == 0:
                undone = True
                bridge.game.undo()
            else:
                bridge.submit(self._mind.choose(bridge.game.view(), CALM))
        names = ("score_sheet", "saved_matches", "statistics", "replay", "handbook", "preferences")
        window.commands.actions[names[number % len(names)]].trigger()
        self._turn()
        window.dialogs.close_all()
        if window.pages.overlay is not None:
            window.pages.leave_replay()

    def _begin(self) -> None:
        name = list(RULEBOOKS)[self._matches % len(RULEBOOKS)]
        rules = RULEBOOKS[name].replace(target=_TARGET)
        seats = [SeatInfo("Ann", "human"), *(SeatInfo(bo, "club") for bo in _OTHERS)]
        self._matches += 1
        before = self.window.session.bridge
        chosen = MatchChoice(name, rules, tuple(seats), seed=str(self._matches))
        self.window.commands.begin(chosen)
        while self.window.session.bridge in (None, before):
            self._turn()

    def _turn(self) -> None:
        for _ in range(2):
            self.app.processEvents()
        # Otherwise they would be deleted when a nested event loop ends; here there is none.
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def measure(report: Report) -> None:
    gc.collect()
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    report.memory.append(pages * os.sysconf("SC_PAGE_SIZE") / (1 << 20))
    report.objects.append(len(gc.get_objects()))
    report.widgets.append(len(QApplication.allWidgets()))
    report.threads.append(threading.active_count())
    report.files.append(len(list(Path("/proc/self/fd").iterdir())))


def kinds_of_objects() -> Counter[str]:
    return Counter(f"{type(o).__module__}.{type(o).__qualname__}" for o in gc.get_objects())


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=200)
    parser.add_argument("--unweighed", action="store_true", help="growing memory is no fault")
    parser.add_argument("--here", action="store_true", help="in the home of this process")
    args = parser.parse_args()
    if not args.here:
        with tempfile.TemporaryDirectory() as home:
            command = [sys.executable, "-m", "tests.ui.torture.soak", "--here"]
            command += ["--rounds", str(args.rounds)]
            command += ["--unweighed"] if args.unweighed else []
            done = subprocess.run(command, env=in_home(Path(home)), cwd=ROOT, check=False)
        sys.exit(done.returncode)
    report = Report()
    Evening().play(args.rounds, report)
    sys.stdout.write(f"{report}\n")
    sys.stdout.flush()
    heavier = report.growth > ALLOWED and not args.unweighed
    os._exit(heavier or report.hoards)


if __name__ == "__main__":
    main()
