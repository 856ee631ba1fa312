"""From the welcome page to a match, through it, and back to it after closing the window."""

from __future__ import annotations

import math
from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QLineEdit, QListWidget, QPushButton, QSpinBox
from pytestqt.qtbot import QtBot

from rummy_qt.engine import Move
from rummy_qt.play.game import Change
from rummy_qt.records.paths import matches_dir
from rummy_qt.ui import houses
from rummy_qt.ui.match_choice import first_choice
from rummy_qt.ui.preferences import Preferences
from rummy_qt.ui.table.scene import TableScene
from rummy_qt.ui.windows.main_window import MainWindow
from rummy_qt.ui.windows.questions import QuestionBox
from rummy_qt.ui.windows.score_sheet import ScoreSheet
from tests.ui.windows.conftest import (
    bridge_of,
    brisk_preferences,
    click,
    dialog_of,
    label_texts,
    named,
)
from tests.ui.windows.playing import begin, match_of, my_turn, play_match, play_move, play_round


def test_new_match_puts_the_chosen_people_on_the_table(window: MainWindow) -> None:
    begin(window, "Femhundra · Swedish rules", 3)
    game = bridge_of(window).game
    assert game.header.rulebook == "femhundra"
    assert [seat.name for seat in game.seats] == ["Anna", "Bo", "Cleo", "Dag"]
    assert [seat.kind for seat in game.seats] == ["human", "newcomer", "beginner", "beginner"]
    assert window.pages.currentWidget() is window.pages.table
    assert window.windowTitle() == "Femhundra · Swedish rules"


def test_each_move_of_an_opponent_is_shown_separately(
    window: MainWindow, preferences: Preferences, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An opponent's move starts only after the deal or another's move has finished on screen."""
    broken, show_state = list[float](), TableScene.show_state

    def shown(scene: TableScene, change: Change | None = None) -> None:
        if change is not None and change.kind == "played" and change.seat:
            broken.append(scene.motion.told_until)
        show_state(scene, change)

    monkeypatch.setattr(TableScene, "show_state", shown)
    preferences.animation_speed = 3.0
    begin(window)
    for _ in range(3):
        qtbot.waitUntil(lambda: my_turn(window))
        play_move(window)
    qtbot.waitUntil(lambda: my_turn(window))
    assert len(broken) >= 4
    assert set(broken) == {math.inf}


def test_500_rum_and_femhundra_are_offered_first(window: MainWindow) -> None:
    window.commands.actions["new_match"].trigger()
    rulebooks = named(dialog_of(window, "new_match_dialog"), QListWidget, "rulebooks")
    texts = [rulebooks.item(row).text() for row in range(rulebooks.count())]
    assert texts[:2] == ["500 Rum · German rules", "Femhundra · Swedish rules"]
    assert len(texts) == 6


def test_rommy_offers_at_most_six_seats(window: MainWindow) -> None:
    window.commands.actions["new_match"].trigger()
    dialog = dialog_of(window, "new_match_dialog")
    rulebooks = named(dialog, QListWidget, "rulebooks")
    opponents = named(dialog, QSpinBox, "opponents")
    opponents.setValue(7)
    assert opponents.value() == 7
    assert named(dialog, QComboBox, "level_7").isVisible()
    danish = rulebooks.findItems("Rommy / 500 · Danish rules", Qt.MatchFlag.MatchExactly)[0]
    rulebooks.setCurrentItem(danish)
    assert opponents.value() == 5
    assert not named(dialog, QComboBox, "level_6").isVisible()


def test_the_last_choice_is_offered_again(window: MainWindow) -> None:
    begin(window, "Femhundra · Swedish rules", 3)
    window.commands.actions["new_match"].trigger()
    dialog = dialog_of(window, "new_match_dialog")
    assert named(dialog, QListWidget, "rulebooks").currentItem().text().startswith("Femhundra")
    assert named(dialog, QSpinBox, "opponents").value() == 3
    assert named(dialog, QLineEdit, "name_0").text() == "Anna"


def test_a_deal_number_deals_the_same_cards_again(window: MainWindow) -> None:
    hands = []
    for _ in range(2):
        window.commands.begin(first_choice("Anna", ["club", "club"])._replace(seed="42"))
        hands.append(match_of(window).round.hand(0))
        window.commands.actions["leave_table"].trigger()
    assert hands[0] == hands[1]


def test_a_round_leads_to_the_score_sheet_and_the_next_deal(
    window: MainWindow, qtbot: QtBot
) -> None:
    begin(window)
    play_round(window, qtbot)
    assert window.dialogs.shown("score_sheet") is None, "it waits until it is wanted"
    assert window.pages.table is not None
    click(window.pages.table.bar.scores)
    sheet = dialog_of(window, "score_sheet")
    assert isinstance(sheet, ScoreSheet)
    match = match_of(window)
    cells = [sheet.rounds.cells.cell(0, column) for column in range(1, 4)]
    shown = [cell.text.replace("−", "-") for cell in cells]
    assert shown == [str(points or "–") for points in match.scores[0]]
    click(named(sheet, QPushButton, "next_round"))
    assert match_of(window).round_number == 2
    assert window.dialogs.shown("score_sheet") is None


@pytest.mark.parametrize("language", ["da", "de", "en", "nl", "pl", "sv"])
def test_the_sheet_of_a_won_match_fits_a_small_window(
    window: MainWindow, preferences: Preferences, qtbot: QtBot, language: str
) -> None:
    preferences.language = language
    window.resize(872, 480)
    choice = first_choice("Anna", ["club", "club"])
    window.commands.begin(choice._replace(rules=choice.rules.replace(target=1), seed="7"))
    play_match(window, qtbot)
    qtbot.waitUntil(lambda: window.dialogs.shown("score_sheet") is not None)
    sheet = dialog_of(window, "score_sheet")
    assert sheet.minimumSizeHint().width() <= 872
    assert sheet.width() <= 872


def test_a_match_ends_with_a_winner_a_settlement_and_a_rematch(
    window: MainWindow, qtbot: QtBot
) -> None:
    choice = first_choice("Anna", ["club", "club"])
    window.commands.begin(choice._replace(rules=choice.rules.replace(target=1), seed="7"))
    play_match(window, qtbot)
    qtbot.waitUntil(lambda: window.dialogs.shown("score_sheet") is not None)
    sheet = dialog_of(window, "score_sheet")
    assert isinstance(sheet, ScoreSheet)
    words = " ".join(label_texts(sheet))
    assert "won the match" in words
    assert "You collect" in words or " collects " in words
    before = bridge_of(window).game.header.id
    click(named(sheet, QPushButton, "rematch"))
    assert bridge_of(window).game.header.id != before
    assert not match_of(window).over


def test_closing_the_window_loses_no_moves(
    make_window: Callable[..., MainWindow], qtbot: QtBot, preferences: Preferences
) -> None:
    window = make_window(preferences)
    begin(window)
    bridge = bridge_of(window)
    for _ in range(3):
        qtbot.waitUntil(lambda: my_turn(window))
        bridge.submit(bridge.game.view().legal_moves[0])
    told = bridge.game.record.lines
    window.close()
    again = make_window(brisk_preferences())
    assert again.pages.currentWidget() is again.pages.table
    assert bridge_of(again).game.record.lines[: len(told)] == told


def test_the_welcome_page_offers_the_last_match(window: MainWindow, qtbot: QtBot) -> None:
    begin(window, "Femhundra · Swedish rules", 2)
    identity = bridge_of(window).game.header.id
    window.commands.actions["leave_table"].trigger()
    assert window.pages.currentWidget() is window.pages.welcome
    caption = window.pages.welcome.caption
    assert caption.isVisible()
    assert "Femhundra" in caption.text()
    assert "Anna 0" in caption.accessibleName(), "the card around it draws it"
    click(window.pages.welcome.go_on)
    assert bridge_of(window).game.header.id == identity


@pytest.mark.parametrize("house", ["Ours", houses.LONGEST_NAME * "W"])
def test_the_welcome_page_cuts_no_name_of_rules(
    house: str, window: MainWindow, qtbot: QtBot
) -> None:
    window.resize(880, 1000)
    window.commands.begin(first_choice("Anna")._replace(house=house))
    window.commands.actions["leave_table"].trigger()
    caption = window.pages.welcome.caption
    assert house in caption.text()
    qtbot.waitUntil(lambda: caption.visibleRegion().boundingRect() == caption.rect())
    assert caption.heightForWidth(caption.width()) <= caption.height()


def test_undo_and_redo_work_from_the_menu(window: MainWindow, qtbot: QtBot) -> None:
    begin(window)
    undo, redo = window.commands.actions["undo"], window.commands.actions["redo"]
    qtbot.waitUntil(lambda: my_turn(window))
    assert not undo.isEnabled()
    held = len(match_of(window).round.hand(0))
    game = bridge_of(window).game
    game.record.append(game.life.hint(0))  # otherwise it would ask first
    bridge_of(window).submit(Move.parse("draw"))
    assert undo.isEnabled()
    undo.trigger()
    assert len(match_of(window).round.hand(0)) == held
    redo.trigger()
    assert len(match_of(window).round.hand(0)) == held + 1


def test_undo_asks_before_it_makes_the_round_assisted(window: MainWindow, qtbot: QtBot) -> None:
    begin(window)
    bridge, undo = bridge_of(window), window.commands.actions["undo"]
    qtbot.waitUntil(lambda: my_turn(window))
    bridge.submit(Move.parse("draw"))
    held = len(match_of(window).round.hand(0))
    undo.trigger()
    asked = dialog_of(window, "undo")
    assert isinstance(asked, QuestionBox)
    assert "assisted" in asked.more.text()
    click(named(asked, QPushButton, "leave_undo"))
    assert len(match_of(window).round.hand(0)) == held
    undo.trigger()
    click(named(dialog_of(window, "undo"), QPushButton, "do_undo"))
    assert len(match_of(window).round.hand(0)) == held - 1
    assert not bridge.game.life.current.assisted
    window.commands.actions["redo"].trigger()
    assert not bridge.game.life.current.assisted, "nothing was learnt"
    bridge.game.record.append(bridge.game.life.hint(0))
    undo.trigger()
    assert window.dialogs.shown("undo") is None, "the round counts as assisted already"
    assert len(match_of(window).round.hand(0)) == held - 1


def test_a_new_match_has_a_file(window: MainWindow) -> None:
    begin(window)
    assert len(list(matches_dir().glob("*.rummy"))) == 1


def test_a_button_opens_and_closes_the_list_of_moves(window: MainWindow) -> None:
    window.resize(1280, 800)
    begin(window)
    table = window.pages.table
    assert table is not None
    assert not table.moves.isVisible()
    lying = table.scene_.arrangement.places
    for shown in (True, False, True):
        click(table.bar.moves)
        assert table.moves.isVisible() is shown
        assert table.bar.moves.isChecked() is shown, "a reader tells it, too"
        assert table.scene_.arrangement.places == lying, "it lies over the table"
