"""An evening at the window: start, resume, moves, undo, preferences, statistics, rename, new match.

Played through the window's own actions, with opponents that answer at once. A timer measures the
longest time that the event loop took for anything.
"""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtWidgets import QApplication, QDialog

from rummy_qt.opponents.judge import Judge
from rummy_qt.opponents.player import Situation
from rummy_qt.records.entry import Entry
from rummy_qt.records.paths import matches_dir
from rummy_qt.records.record import MatchRecord
from rummy_qt.records.settings import Settings
from rummy_qt.ui.application import Application, make_application
from rummy_qt.ui.background import Task
from rummy_qt.ui.bridge import GameBridge
from rummy_qt.ui.match_choice import first_choice
from rummy_qt.ui.preferences import Preferences
from rummy_qt.ui.session import Session
from rummy_qt.ui.start import PATIENCE as AT_START
from rummy_qt.ui.start import build_window
from rummy_qt.ui.windows.main_window import MainWindow
from rummy_qt.ui.windows.saved_matches import SavedMatchesDialog
from rummy_qt.ui.windows.statistics import StatisticsDialog
from rummy_qt.ui.words.notices import Notice
from tests.patience import PATIENCE
from tests.records.played import header_for, saved_match
from tests.ui.windows.prompt import PromptOpponents

ROOT = Path(__file__).parents[3]
KEPT = {"card_back": "petals", "animation_speed": 0.0, "pace_ms": 0}
"""The preferences before the evening."""


def in_home(home: Path) -> dict[str, str]:
    """The environment of a program run by this suite, with all its data in this folder."""
    return os.environ | {
        "HOME": str(home),
        "XDG_DATA_HOME": str(home),
        "XDG_CACHE_HOME": str(home),
        "QT_QPA_PLATFORM": "offscreen",
    }


def prepare() -> None:
    """Save a finished match, and a later one to resume."""
    saved_match(matches_dir() / "over.rummy", header_for("femhundra", 2, "3"))
    saved_match(matches_dir() / "mine.rummy", header_for("500-rum-de", 2, "11"), steps=24)
    Settings().save(KEPT)


D = TypeVar("D", bound=QDialog)


class Clock:
    """Measures the time of this thread, without that in which other programs had the processor."""

    def __init__(self) -> None:
        self._file = Path(f"/proc/self/task/{threading.get_native_id()}/schedstat")
        self._last = 0.0, 0.0

    def lap(self) -> tuple[float, float]:
        """Seconds since the last lap: the thread's own elapsed time, and its CPU time."""
        try:
            waited = int(self._file.read_text().split()[1]) / 1e9
        except OSError:  # other systems do not provide it: count all time
            waited = 0.0
        last, self._last = self._last, (time.perf_counter() - waited, time.thread_time())
        return self._last[0] - last[0], self._last[1] - last[1]


class Heart(QObject):
    """Measures pauses of the event loop with a timer that fires in every iteration."""

    def __init__(self) -> None:
        super().__init__()
        self.longest = 0.0
        """The longest time between two beats since ``rest``, in seconds, by a ``Clock``."""
        self._clock = Clock()
        self._timer = QTimer(self, interval=1, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._beat)
        self._clock.lap()
        self._timer.start()

    def rest(self) -> float:
        """Reset the measurement; returns the longest pause since the last reset."""
        self._beat()
        longest, self.longest = self.longest, 0.0
        return longest

    def _beat(self) -> None:
        took, _ = self._clock.lap()
        self.longest = max(self.longest, took)


def _is_mine(bridge: GameBridge) -> bool:
    rnd = bridge.game.match.round
    return rnd.seat == bridge.game.person or rnd.over


def _is_back(task: Task | None) -> bool:
    """Whether the task has finished or was given up."""
    return task is None or (task._done.is_set() and task._outcome is None)


def _kept(preferences: Preferences) -> bool:
    """Whether no preference is waiting to be saved."""
    return _is_back(preferences._save_task.task)


def _listed(dialog: SavedMatchesDialog, path: Path) -> Entry | None:
    return next((entry for entry in dialog.model.values if entry.path == path), None)


def _why_not(dialog: SavedMatchesDialog, path: Path) -> str:
    """The list's explanation for a match that it cannot name."""
    entry = _listed(dialog, path)
    in_its_row = "" if entry is None or entry.problem is None else str(entry.problem)
    return dialog.message.text().strip() or in_its_row


def _texts(dialog: StatisticsDialog) -> list[str]:
    """The figures shown, each with its label."""
    cells, large = dialog.figures.cells, [part.text() for both in dialog.large for part in both]
    rows, columns = range(cells.rowCount()), range(cells.columnCount())
    return large + [cells.cell(row, at).text for row in rows for at in columns]


class Lost(Exception):
    """Something expected did not happen."""


class Evening:
    """The window and a player. ``show`` receives the record whenever it has grown."""

    nap = 0.0005
    """Seconds between two checks of the event loop."""

    def __init__(self, show: Callable[[MatchRecord], None], linger: float = 0.05) -> None:
        """``linger``: seconds at the end of each step for deferred work."""
        self._show = show
        self._linger = linger
        self.app: Application = QApplication.instance() or make_application()  # type: ignore[assignment]  # it is made here or there
        self.heart = Heart()
        self.pauses: dict[str, float] = {}
        """By step, the longest pause of the event loop in seconds."""
        self.told: list[str] = []
        """Texts that the window showed: notices, and lines in dialogs."""
        self.figures: list[str] = []
        """The statistics that were shown."""
        self._window: MainWindow | None = None
        self._shown: tuple[bytes, ...] = ()
        self._mind = Judge()

    @property
    def window(self) -> MainWindow:
        assert self._window is not None
        return self._window

    def play(self) -> None:
        """The whole evening, step by step."""
        with self._step("start"):
            self._open()
        with self._step("moves"):
            self._moves(3)
        with self._step("undo"):
            self._act("undo")
            self._look()
        with self._step("moves after it"):
            self._moves(1)
        with self._step("preference"):
            preferences = self.window.preferences
            preferences.volume = 0.3
            preferences.save()
            self._until(lambda: _kept(preferences), "the preference is written")
        with self._step("statistics"):
            self._statistics()
        with self._step("rename"):
            self._rename()
        with self._step("new match"):
            before = self.window.session.bridge
            self.window.commands.begin(first_choice("Ann", ["club", "club"])._replace(seed="5"))
            self._until(lambda: self._table_is_new(before), "the new match begins")
            self._moves(2)
        with self._step("leaving"):
            self._look()
            self._act("leave_table")
        with self._step("closing"):
            self.window.close()
        self._until(lambda: _kept(preferences), "the preferences are written")

    @contextmanager
    def _step(self, name: str) -> Iterator[None]:
        self.heart.rest()
        yield
        self._turn(self._linger)  # deferred work counts as part of the step
        self.pauses[name] = self.heart.rest()

    # --------------------------------------------------------------------------- actions

    def _table_is_new(self, before: GameBridge | None) -> bool:
        return self.window.session.bridge not in (None, before)

    def _open(self) -> None:
        preferences = Preferences(Settings(), self.app)
        preferences.animation_speed = 0.0  # even where the settings cannot be read
        preferences.pace_ms = 0
        session = Session(preferences, make_opponents=PromptOpponents)
        self._window = window = build_window(self.app, preferences, session)
        session.notice.connect(lambda notice: self.told.append(notice.say()))
        for note in preferences.notes:
            window.notices.add(Notice(partial(str, note)))
        window.start(None, AT_START)
        window.show()
        self._until(window.isVisible, "the window is there")
        window.finish_start()
        self._until(
            lambda: self._lies_there() or (self.told and self._is_offered()),
            "the match, or why it is not there and the offer to continue it",
        )
        if not self._lies_there():
            window.pages.welcome.go_on.click()
            self._until(self._lies_there, "the match is on the table")
        self._look()

    def _lies_there(self) -> bool:
        return self.window.session.bridge is not None

    def _is_offered(self) -> bool:
        """Whether there is a welcome page, which most starts skip, that offers to continue."""
        pages = self.window.pages
        return "welcome" in vars(pages) and pages.welcome.go_on.objectName() == "continue"

    def _moves(self, number: int) -> None:
        for _ in range(number):
            bridge = self.window.session.bridge
            assert bridge is not None
            self._until(partial(_is_mine, bridge), "it is my turn")
            if bridge.game.match.round.over:
                return
            bridge.submit(self._mind.choose(bridge.game.view(), Situation((0, 0), 1, 0)))
            self._look()

    def _look(self) -> None:
        """Report the lines of the record whose position the table shows now."""
        self._turn(0.0)
        bridge = self.window.session.bridge
        if bridge is None:
            return
        record = bridge.game.record
        if record.lines != self._shown:
            self._shown = record.lines
            self._show(record)

    def _act(self, name: str) -> None:
        self.window.commands.actions[name].trigger()

    def _statistics(self) -> None:
        self._act("statistics")
        dialog = self._dialog("statistics", StatisticsDialog)
        self._until(lambda: dialog.all_counted, "everything is counted")
        for number in (1, 2):
            dialog.help.setCurrentIndex(number)
            self._until(
                lambda: dialog.all_counted and _is_back(dialog._asking.task),
                "the figures are there",
            )
            self.figures += _texts(dialog)
        if dialog.message.isVisible():
            self.told.append(dialog.message.text())
        dialog.close()

    def _rename(self) -> None:
        self._act("saved_matches")
        dialog = self._dialog("saved_matches", SavedMatchesDialog)
        path = matches_dir() / "over.rummy"

        def listed() -> bool:
            return path in [entry.path for entry in dialog.model.values]

        self._until(lambda: listed() or _why_not(dialog, path), "the list is there")
        if _why_not(dialog, path):
            self.told.append(_why_not(dialog, path))
            dialog.reload()
            self._until(listed, "the list is there at last")
        dialog._rename(path, "An evening")
        self._until(
            lambda: self._is_named(dialog, path) or _why_not(dialog, path),
            "the match is renamed",
        )
        if not self._is_named(dialog, path):
            self.told.append(_why_not(dialog, path))
            dialog._rename(path, "An evening")
            self._until(lambda: self._is_named(dialog, path), "the match is renamed at last")
        dialog.close()

    def _is_named(self, dialog: SavedMatchesDialog, path: Path) -> bool:
        entry = _listed(dialog, path)
        return entry is not None and entry.title == "An evening"

    def _dialog(self, name: str, kind: type[D]) -> D:
        dialog = self.window.dialogs.shown(name)
        assert isinstance(dialog, kind)
        return dialog

    # ------------------------------------------------------------------------ the clock

    def _turn(self, seconds: float) -> None:
        """Process events, at least twice and for this long."""
        end = time.monotonic() + seconds
        self.app.processEvents()
        self.app.processEvents()
        while time.monotonic() < end:
            self.app.processEvents()
            time.sleep(self.nap)

    def _came(self, is_there: Callable[[], object], seconds: float) -> bool:
        end = time.monotonic() + seconds
        while not is_there():
            if time.monotonic() > end:
                return False
            self._turn(0.001)
        return True

    def _until(self, is_there: Callable[[], object], what: str) -> None:
        if not self._came(is_there, PATIENCE):
            raise Lost(what)
