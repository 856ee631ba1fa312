"""A player's own program as opponent: chosen by mouse, tested, seated, mentioned, and missing."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QComboBox,
    QDialogButtonBox,
    QFileDialog,
    QLabel,
    QLineEdit,
    QPushButton,
    QSpinBox,
)
from pytestqt.qtbot import QtBot

from rummy_qt.records.life import Help
from rummy_qt.records.reading import read_record, verify
from rummy_qt.ui.models.table_state import TableState
from rummy_qt.ui.preferences import Preferences
from rummy_qt.ui.windows.main_window import MainWindow
from rummy_qt.ui.windows.new_match import NewMatchDialog
from tests.opponents.examples import example_at
from tests.opponents.programs import BAD, GOOD, written
from tests.ui.keyboard import write
from tests.ui.windows.conftest import bridge_of, click, dialog_of, named
from tests.ui.windows.playing import my_turn, play_move, play_round

pytestmark = pytest.mark.threads
LIES_IN_SEAT_1 = f"{GOOD} if request['view']['seat'] != 1 else {BAD['an illegal move']}"
"""During its test it has the first seat."""


def opened(window: MainWindow) -> NewMatchDialog:
    window.commands.actions["new_match"].trigger()
    dialog = dialog_of(window, "new_match_dialog")
    assert isinstance(dialog, NewMatchDialog)
    named(dialog, QSpinBox, "opponents").setValue(1)
    return dialog


def pick_last(dialog: NewMatchDialog, qtbot: QtBot) -> None:
    """Choose the last row of the first opponent's list with the mouse."""
    box = named(dialog, QComboBox, "level_1")
    click(box)
    view = box.view()

    def picked() -> bool:
        """Repeats the click: Qt takes one that comes soon after another for a double click."""
        at = view.visualRect(view.model().index(box.count() - 1, 0)).center()
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at)
        return not view.isVisible()

    qtbot.waitUntil(picked)


def choose(dialog: NewMatchDialog, path: Path, qtbot: QtBot) -> None:
    """Choose a program with the mouse, except for its path; returns after its test."""
    pick_last(dialog, qtbot)
    files = named(dialog, QFileDialog, "program_file")
    qtbot.waitExposed(files)
    typed = named(files, QLineEdit, "fileNameEdit")
    typed.setText(str(path))
    buttons = files.findChild(QDialogButtonBox)
    assert buttons is not None
    opens = buttons.button(QDialogButtonBox.StandardButton.Open)
    click(opens)
    play = named(dialog, QPushButton, "play")
    assert "plays three rounds first" in told(dialog)
    assert not play.isEnabled()
    qtbot.waitUntil(play.isEnabled)


def level(dialog: NewMatchDialog) -> str:
    return named(dialog, QComboBox, "level_1").currentText()


def told(dialog: NewMatchDialog) -> str:
    return named(dialog, QLabel, "trouble").text()


def test_an_outside_program_can_be_seated_and_plays(
    window: MainWindow, preferences: Preferences, tmp_path: Path, qtbot: QtBot
) -> None:
    fine = example_at(tmp_path / "fine.py")
    dialog = opened(window)
    choose(dialog, fine, qtbot)
    assert "fine.py" in level(dialog)
    assert told(dialog) == ""
    line = named(dialog, QLabel, "level_line").text().replace("\u00a0", " ")
    assert "count it as the level it plays most like" in line
    tip = named(dialog, QComboBox, "level_1").toolTip()
    assert "the level it plays most like" in tip, "a small window says it there alone"
    click(named(dialog, QPushButton, "play"))
    bridge = bridge_of(window)
    seat = TableState(bridge).seats.values[1]
    assert seat.name == "fine.py"
    play_round(window, qtbot)
    path = bridge.game.record.path
    assert path is not None
    window.session.leave()
    kept = verify(path, {"program"}).replayed
    assert kept is not None
    assert (kept.header.seats[1].kind, kept.header.seats[1].program) == ("program", "fine.py")
    assert not kept.rounds[0].assisted
    again = opened(window)
    assert "fine.py" in level(again)
    write("7", to=named(again, QLineEdit, "deal_number"))
    assert "leave it empty" in told(again)
    assert not named(again, QPushButton, "play").isEnabled()


@pytest.mark.parametrize(
    ("body", "why"),
    [
        (BAD["an illegal move"], "bad.py answered with something that is not a legal move."),
        ('print(\'{"t":"ready"}\', flush=True); time.sleep(3600)', "did not answer in time."),
        (BAD["death"], "bad.py ended instead of answering."),
    ],
    ids=["lies", "hangs", "dies"],
)
def test_a_misbehaving_program_is_not_seated(
    window: MainWindow,
    preferences: Preferences,
    tmp_path: Path,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    body: str,
    why: str,
) -> None:
    if "sleep" in body:
        monkeypatch.setattr("rummy_qt.opponents.process.PROGRAM_LIMIT", 0.5)
    dialog = opened(window)
    before = level(dialog)
    choose(dialog, written(tmp_path / "bad.py", body), qtbot)
    assert why in told(dialog).replace("\u2068", "").replace("\u2069", "")
    assert level(dialog) == before
    assert preferences.programs == ()


def test_a_stand_in_plays_for_a_program_that_misbehaves(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    dialog = opened(window)
    choose(dialog, written(tmp_path / "late.py", LIES_IN_SEAT_1), qtbot)
    click(named(dialog, QPushButton, "play"))
    bridge = bridge_of(window)
    qtbot.waitUntil(lambda: my_turn(window) or bridge.game.life.current.assisted)
    while not bridge.game.life.current.assisted:
        play_move(window)
        qtbot.waitUntil(lambda: my_turn(window) or bridge.game.life.current.assisted)
    assert any("a stand-in played:" in str(row.parts) for row in TableState(bridge).turns.values)
    path = bridge.game.record.path
    assert path is not None
    window.session.leave()
    assert read_record(path).replayed.rounds[0].help == {Help.STANDIN}


def test_a_level_replaces_a_missing_program(
    make_window: Callable[..., MainWindow], preferences: Preferences, tmp_path: Path, qtbot: QtBot
) -> None:
    window = make_window(preferences)
    fine = example_at(tmp_path / "fine.py")
    dialog = opened(window)
    choose(dialog, fine, qtbot)
    click(named(dialog, QPushButton, "play"))
    path = bridge_of(window).game.record.path
    window.session.leave()
    fine.unlink()
    again = opened(window)
    qtbot.waitUntil(lambda: "is no longer there" in told(again))
    assert level(again) == "Club"
    assert {chair.seat.kind for chair in again.chairs[1:]} == {"club"}, "where nobody sits yet, too"
    assert not again.findChildren(QFileDialog), "nobody has asked for another one"
    assert named(again, QPushButton, "play").isEnabled()
    click(named(again, QPushButton, "cancel"))
    assert path is not None
    window.commands.open_file(path)
    qtbot.waitUntil(lambda: window.session.bridge is not None)
    assert "a simple stand-in plays for" in window.notices.text
    play_round(window, qtbot)


def test_a_moved_program_can_be_chosen_again(
    window: MainWindow, preferences: Preferences, tmp_path: Path, qtbot: QtBot
) -> None:
    places = [example_at(tmp_path / folder / "fine.py") for folder in ("new", "old", "older")]
    preferences.programs = tuple(map(str, places))
    for place in places[1:]:
        place.unlink()
    dialog = opened(window)
    qtbot.waitUntil(lambda: preferences.programs == (str(places[0]),))
    assert named(dialog, QComboBox, "level_1").findText("fine.py", Qt.MatchFlag.MatchContains) >= 0
    click(named(dialog, QPushButton, "cancel"))
    preferences.programs = tuple(map(str, places))
    places[0].unlink()
    again = opened(window)
    qtbot.waitUntil(lambda: preferences.programs == ())
    assert named(again, QComboBox, "level_1").findText("fine.py", Qt.MatchFlag.MatchContains) < 0
