"""What follows the last card of a match: a celebration for the winner, then the score sheet."""

from __future__ import annotations

from functools import cache
from itertools import count

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from rummy_qt.engine import Match
from rummy_qt.opponents.judge import Judge
from rummy_qt.opponents.levels import new_player
from rummy_qt.ui.match_choice import first_choice
from rummy_qt.ui.preferences import Preferences
from rummy_qt.ui.windows import main_window
from rummy_qt.ui.windows.main_window import MainWindow
from rummy_qt.ui.windows.score_sheet import Celebration
from tests.opponents.tables import play_round as play_out
from tests.opponents.tables import situation
from tests.ui.keyboard import press
from tests.ui.windows.conftest import bridge_of
from tests.ui.windows.playing import play_round


@cache
def deal_number(*, won: bool) -> str:
    """The first deal of a match of one round that the person wins, or loses."""
    rules = first_choice("Anna", ["club", "club"]).rules.replace(target=1)
    for number in count(1):
        match = Match.new(rules, 2, seed=number)
        play_out(match.round, [Judge(), new_player("club")], situation(2))
        assert match.round.scores is not None
        if (match.round.scores[0] > match.round.scores[1]) is won:
            return str(number)
    raise AssertionError


@pytest.fixture(autouse=True)
def no_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(main_window, "LOOK_MS", 0)


def play_match(window: MainWindow, qtbot: QtBot, *, won: bool) -> None:
    """Play a match of one round to its end, which the person wins or loses."""
    choice = first_choice("Anna", ["club", "club"])
    rules = choice.rules.replace(target=1)
    window.commands.begin(
        choice._replace(seed=deal_number(won=won), seats=choice.seats[:2], rules=rules)
    )
    play_round(window, qtbot)
    assert (bridge_of(window).game.match.winner == 0) is won


def celebration_of(window: MainWindow) -> Celebration | None:
    found = window.findChild(Celebration)
    return found if isinstance(found, Celebration) and found.isVisible() else None


def sheet_is_shown(window: MainWindow) -> bool:
    return window.dialogs.shown("score_sheet") is not None


@pytest.mark.parametrize("ended_by", ["click", "key", "time"])
def test_a_victory_is_celebrated_until_a_click_a_key_or_its_end(
    ended_by: str, window: MainWindow, preferences: Preferences, qtbot: QtBot
) -> None:
    preferences.animation_speed = 10.0
    play_match(window, qtbot, won=True)
    qtbot.waitUntil(lambda: celebration_of(window) is not None)
    celebration = celebration_of(window)
    assert celebration is not None
    assert not sheet_is_shown(window)
    assert "won the match" in celebration.accessibleName()
    assert not celebration.grab().toImage().isNull()
    with qtbot.waitSignal(celebration.ended, timeout=10_000):
        if ended_by == "click":
            QTest.mouseClick(celebration, Qt.MouseButton.LeftButton)
        elif ended_by == "key":
            press(Qt.Key.Key_Space, to=celebration)
    assert celebration_of(window) is None
    assert sheet_is_shown(window)


def test_a_defeat_goes_straight_to_the_sheet(
    window: MainWindow, preferences: Preferences, qtbot: QtBot
) -> None:
    preferences.animation_speed = 10.0
    play_match(window, qtbot, won=False)
    qtbot.waitUntil(lambda: sheet_is_shown(window))
    assert celebration_of(window) is None


def test_a_key_that_was_meant_for_the_table_presses_nothing_on_the_sheet(
    window: MainWindow, qtbot: QtBot
) -> None:
    play_match(window, qtbot, won=False)
    qtbot.waitUntil(lambda: sheet_is_shown(window))
    sheet = window.dialogs.shown("score_sheet")
    assert sheet is not None
    qtbot.waitUntil(lambda: sheet.focusWidget() is not None)
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Space):
        press(key, to=sheet.focusWidget() or sheet)
    assert sheet_is_shown(window), "half a second long no key is heard"
    main = sheet.findChild(QPushButton, "rematch")
    assert sheet.focusWidget() is main, "on what goes on, not on a practice"

    def heard() -> bool:
        if sheet_is_shown(window):
            press(Qt.Key.Key_Escape, to=main)
        return not sheet_is_shown(window)

    qtbot.waitUntil(heard)


def test_without_motion_nothing_comes_down(window: MainWindow, qtbot: QtBot) -> None:
    play_match(window, qtbot, won=True)
    qtbot.waitUntil(lambda: sheet_is_shown(window))
    assert celebration_of(window) is None


def test_a_new_match_begun_meanwhile_is_left_alone(
    window: MainWindow, preferences: Preferences, qtbot: QtBot
) -> None:
    preferences.animation_speed = 10.0
    play_match(window, qtbot, won=True)
    qtbot.waitUntil(lambda: celebration_of(window) is not None)
    window.commands.begin(first_choice("Anna", ["club", "club"]))
    assert celebration_of(window) is None
    assert not sheet_is_shown(window)
