"""After the last card of a match: a celebration for the winner, then the score sheet."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from itertools import count

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from rummy_qt.engine import RULEBOOKS
from rummy_qt.engine.events import Discarded
from rummy_qt.opponents.judge import Judge
from rummy_qt.opponents.levels import new_player
from rummy_qt.play.game import Game, situation_of
from rummy_qt.records.header import Header
from rummy_qt.records.paths import matches_dir
from rummy_qt.records.record import MatchRecord
from rummy_qt.ui import background
from rummy_qt.ui.background import later
from rummy_qt.ui.match_choice import first_choice
from rummy_qt.ui.preferences import Preferences
from rummy_qt.ui.table.table_view import TableView
from rummy_qt.ui.windows import main_window, page_dialog, score_sheet
from rummy_qt.ui.windows.main_window import MainWindow
from rummy_qt.ui.windows.score_sheet import Celebration, ScoreSheet
from tests.ui.keyboard import press
from tests.ui.windows.conftest import bridge_of, label_texts
from tests.ui.windows.playing import play_round
from tests.ui.windows.states import standing

HOURS = 10_000_000
"""Duration in ms: the celebration runs until the test ends it."""


@pytest.fixture(autouse=True)
def no_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    """The celebration starts without delay, and ends when told to."""
    monkeypatch.setattr(main_window, "END_PAUSE_MS", 0)
    monkeypatch.setattr(score_sheet, "LENGTH_MS", HOURS)


@cache
def nearly_over(*, won: bool) -> bytes:
    """The record of a one-round match that the person wins, or loses, with the next discard."""
    choice = first_choice("Anna", ["club", "club"])
    rules, seats = choice.rules.replace(target=1), choice.seats[:2]
    players = (Judge(), new_player("club"))
    for seed in map(str, count(1)):
        header = Header.new(choice.rulebook, rules, seats, seed=seed)
        game, before = Game.start(header, MatchRecord.create(header, None)), 0
        while not (rnd := game.match.round).over:
            before = before if rnd.seat else len(game.record.lines)
            view, told = game.view(rnd.seat), situation_of(game, rnd.seat)
            game.submit(players[rnd.seat].choose(view, told), rnd.seat)
        last = game.view().history[-2]
        if (game.match.winner == 0) is won and isinstance(last, Discarded) and last.seat == 0:
            return b"".join(line + b"\n" for line in game.record.lines[:before])
    raise AssertionError


def play_match(window: MainWindow, qtbot: QtBot, *, won: bool) -> None:
    """Play the last move of a one-round match, which the person wins or loses."""
    path = matches_dir() / "nearly over.rummy"
    path.write_bytes(nearly_over(won=won))
    window.commands.open_file(path)
    assert window.pages.table is not None
    with qtbot.waitExposed(window.pages.table):
        pass
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
    ends_over: list[bool] = []
    celebration.ended.connect(lambda: ends_over.append(celebration.isVisible()))
    with qtbot.waitSignal(celebration.ended):
        if ended_by == "click":
            QTest.mouseClick(celebration.viewport(), Qt.MouseButton.LeftButton)
        elif ended_by == "key":
            press(Qt.Key.Key_Space, to=celebration)
        else:
            assert window.pages.table is not None
            window.pages.table.scene_.motion.setCurrentTime(HOURS)
    assert celebration_of(window) is None
    assert sheet_is_shown(window)
    assert ends_over == [True], "what it has laid out lies there until the sheet covers it"


def test_a_defeat_goes_straight_to_the_sheet(
    window: MainWindow, preferences: Preferences, qtbot: QtBot
) -> None:
    preferences.animation_speed = 10.0
    play_match(window, qtbot, won=False)
    qtbot.waitUntil(lambda: sheet_is_shown(window))
    assert celebration_of(window) is None


def test_the_celebration_waits_for_the_last_motion(
    window: MainWindow, preferences: Preferences, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[bool] = []

    def celebrate(table: TableView, _total: int) -> None:
        told.append(table.scene_.teller.all_told)

    monkeypatch.setattr(window.pages, "_celebrate", celebrate)
    preferences.animation_speed = 3.0
    play_match(window, qtbot, won=True)
    qtbot.waitUntil(lambda: bool(told))
    assert told == [True]


def test_a_key_meant_for_the_table_does_nothing_on_the_sheet(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    ends: list[Callable[[], object]] = []

    def held(owner: QObject, ms: int, call: Callable[[], object]) -> None:
        ends.append(call) if ms == page_dialog.KEYS_IGNORED_MS else later(owner, ms, call)

    monkeypatch.setattr(background, "later", held)
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
    [hear_again] = ends
    hear_again()
    press(Qt.Key.Key_Escape, to=main)
    assert not sheet_is_shown(window)


def test_without_motion_there_is_no_celebration(window: MainWindow, qtbot: QtBot) -> None:
    play_match(window, qtbot, won=True)
    qtbot.waitUntil(lambda: sheet_is_shown(window))
    assert celebration_of(window) is None


def test_the_sheet_says_that_the_nearest_total_wins(window: MainWindow) -> None:
    rules = RULEBOOKS["femhundra"].replace(winner="nearest", target=300)
    sheet = ScoreSheet(standing(3, winner=1)._replace(rules=rules, settlement=None), window)
    assert "The total nearest to 300 wins" in " ".join(label_texts(sheet))


def test_the_sheet_explains_a_tie_break(window: MainWindow) -> None:
    rules = RULEBOOKS["femhundra"].replace(tie_break="closer")
    lines = standing(1, winner=1)._replace(rules=rules, settlement=None)
    [last] = lines.rounds
    level = lines._replace(rounds=(replace(last, totals=(*[last.totals[1]] * 2, 0)),))
    said = [" ".join(label_texts(ScoreSheet(each, window))) for each in (lines, level)]
    assert [("the one of them who went out in the last round wins" in each) for each in said] == [
        False,
        True,
    ]


@pytest.mark.parametrize(("target", "rounds"), [(500, None), (None, 2)])
def test_the_sheet_says_that_a_tie_continues_the_match(
    window: MainWindow, target: int | None, rounds: int | None
) -> None:
    lines = standing(2)._replace(target=target, agreed_rounds=rounds, settlement=None)
    level = lines._replace(rounds=(lines.rounds[0], replace(lines.rounds[1], totals=(510, 510, 0))))
    assert "If the best are level, another round" in " ".join(
        label_texts(ScoreSheet(level, window))
    )


def test_a_match_begun_during_the_celebration_is_left_alone(
    window: MainWindow, preferences: Preferences, qtbot: QtBot
) -> None:
    preferences.animation_speed = 10.0
    play_match(window, qtbot, won=True)
    qtbot.waitUntil(lambda: celebration_of(window) is not None)
    window.commands.begin(first_choice("Anna", ["club", "club"]))
    assert celebration_of(window) is None
    assert not sheet_is_shown(window)
