"""Qt objects are destroyed only on the window's thread, also by the garbage collector."""

import gc
import threading
import weakref
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from rummy_qt.records.pauses import wait_for_lasting
from rummy_qt.records.sentences import Sentence
from rummy_qt.records.settings import Settings
from rummy_qt.ui import background
from rummy_qt.ui.background import THRESHOLDS, Sweeper
from rummy_qt.ui.preferences import Preferences
from tests.patience import PATIENCE


class Cycle:
    """A reference cycle that notes on which thread it was collected."""

    found: list[threading.Thread]

    def __init__(self) -> None:
        self.itself = self

    def __del__(self) -> None:
        self.found.append(threading.current_thread())


def test_garbage_is_collected_only_on_the_windows_thread(qtbot: QtBot) -> None:
    Cycle.found = []
    owner = QObject()
    sweeper = Sweeper(owner)
    Cycle()
    kept: list[list[int]] = []
    thread = threading.Thread(target=lambda: kept.extend([n] for n in range(20 * THRESHOLDS[0])))
    thread.start()
    thread.join()
    assert not Cycle.found
    for _ in range(3):
        sweeper.sweep()
    assert Cycle.found == [threading.current_thread()]
    assert not gc.isenabled()


def test_garbage_is_collected_from_time_to_time(qtbot: QtBot) -> None:
    Cycle.found = []
    owner = QObject()
    sweeper = Sweeper(owner)
    sweeper.timer.setInterval(1)
    Cycle()
    kept = [[n] for n in range(2 * THRESHOLDS[0])]
    qtbot.waitUntil(lambda: bool(Cycle.found))
    assert kept


class NotesItsEnd(QObject):
    """Notes on which thread it was destroyed."""

    def __init__(self, gone: list[threading.Thread]) -> None:
        super().__init__()
        self._gone = gone

    def __del__(self) -> None:
        self._gone.append(threading.current_thread())


@pytest.mark.threads
def test_objects_held_by_a_task_are_deleted_on_the_windows_thread(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    gone: list[threading.Thread] = []
    go_on, never = threading.Event(), threading.Event()
    usual = background._post

    def hand_over_and_linger(call: Callable[[], object]) -> None:
        usual(call)
        never.wait(0.2)  # the window is faster, and would release everything

    monkeypatch.setattr(background, "_post", hand_over_and_linger)

    def begin() -> None:
        owner = NotesItsEnd(gone)
        background.start_task(owner, lambda _: owner.objectName() if go_on.wait(PATIENCE) else "")

    begin()
    assert not gone
    go_on.set()
    qtbot.waitUntil(lambda: bool(gone))
    assert gone == [threading.main_thread()]


@pytest.mark.threads
def test_settings_are_saved_even_if_the_preferences_are_deleted(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    gone: list[threading.Thread] = []
    go_on = threading.Event()
    usual = Settings.save

    def save(self: Settings, values: dict[str, object]) -> Sentence | None:
        go_on.wait(PATIENCE)
        return usual(self, values)

    monkeypatch.setattr(Settings, "save", save)
    preferences = Preferences(Settings(tmp_path / "settings.json"))
    weakref.finalize(preferences, lambda: gone.append(threading.current_thread()))
    preferences.theme = "dark"
    preferences.save()
    del preferences
    go_on.set()
    wait_for_lasting()
    qtbot.waitUntil(lambda: gc.collect() >= 0 and bool(gone))  # as the sweeper does regularly
    assert gone == [threading.main_thread()]
    assert "dark" in (tmp_path / "settings.json").read_text(encoding="utf-8")
