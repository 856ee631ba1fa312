"""Resigning from a match, and playing one of its rounds again."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QDialog, QLabel, QListView, QPushButton
from pytestqt.qtbot import QtBot

from rummy_qt.records import files
from rummy_qt.records.library import Library
from rummy_qt.records.life import Origin
from rummy_qt.records.lines import Status
from rummy_qt.ui.match_choice import first_choice
from rummy_qt.ui.windows.main_window import MainWindow
from rummy_qt.ui.windows.questions import QuestionBox
from rummy_qt.ui.words.notices import Notice
from tests.system_faults import full_disk
from tests.ui.keyboard import Key, press
from tests.ui.windows.conftest import bridge_of, click, dialog_of, named
from tests.ui.windows.playing import SOON_OVER, begin, play_round


def question(window: MainWindow) -> QDialog:
    window.commands.actions["resign"].trigger()
    box = dialog_of(window, "resign")
    assert isinstance(box, QuestionBox)
    assert "counts as lost" in box.more.text()
    return box


def test_resigning_asks_and_playing_on_is_the_default(window: MainWindow) -> None:
    begin(window)
    box = question(window)
    assert isinstance(box, QuestionBox)
    (play_on,) = (button for button in box.findChildren(QPushButton) if button.isDefault())
    assert "Play on" in play_on.text()
    click(play_on)
    assert window.session.bridge is not None
    assert Library().entries()[0].status is Status.RUNNING


def test_enter_presses_the_answer_that_has_the_focus(window: MainWindow) -> None:
    begin(window)
    box = question(window)
    resign = named(box, QPushButton, "do_resign")
    press(Key.Key_Tab, to=box.focusWidget())
    assert box.focusWidget() is resign
    press(Key.Key_Return, to=resign)
    assert window.session.bridge is None
    assert Library().entries()[0].status is Status.RESIGNED


def test_a_resigned_match_cannot_be_continued(window: MainWindow) -> None:
    begin(window)
    click(named(question(window), QPushButton, "do_resign"))
    assert window.session.bridge is None
    assert window.pages.currentWidget() is window.pages.welcome
    assert "counts as lost" in window.notices.text
    assert not window.commands.actions["resign"].isEnabled()
    (entry,) = Library().entries()
    assert entry.status is Status.RESIGNED
    window.commands.actions["saved_matches"].trigger()
    dialog = dialog_of(window, "saved_matches")
    told = Qt.ItemDataRole.AccessibleTextRole
    assert "Resigned" in named(dialog, QListView, "matches").model().index(0, 0).data(told)
    assert not named(dialog, QPushButton, "saved_open").isEnabled()
    dialog.close()
    click(window.notices.close_button)
    window.commands.open_file(entry.path)
    assert window.session.bridge is None
    assert "was resigned" in window.notices.text


def test_a_round_can_be_played_again_in_a_copy(window: MainWindow, qtbot: QtBot) -> None:
    window.commands.begin(first_choice("Anna", ["club", "club"])._replace(seed="7"))
    bridge = bridge_of(window)
    first, deck = bridge.game.record.path, bridge.game.match.deck
    assert not window.commands.actions["same_deal"].isEnabled()
    play_round(window, qtbot)
    window.dialogs.close_all()
    window.commands.actions["same_deal"].trigger()
    again = bridge_of(window).game
    assert again.match.deck == deck
    assert again.record.path != first
    assert again.life.current.assisted
    assert window.notices.text == "Practice: round 1, in a copy."
    assert len(Library().entries()) == 2


def test_a_deal_number_played_before_counts_as_known(window: MainWindow) -> None:
    window.commands.begin(first_choice("Anna", ["club", "club"])._replace(seed="7"))
    assert not bridge_of(window).game.life.current.assisted
    window.commands.actions["leave_table"].trigger()
    window.commands.begin(first_choice("Anna", ["club", "club"])._replace(seed="8"))
    assert not bridge_of(window).game.life.current.assisted
    window.commands.begin(first_choice("Anna", ["club", "club"])._replace(seed="0007"))
    assert bridge_of(window).game.life.current.assisted
    assert bridge_of(window).game.header.known == 1


def test_a_practice_does_not_reveal_the_seed_of_the_running_match(
    window: MainWindow, qtbot: QtBot
) -> None:
    choice = first_choice("Anna", ["club", "club"])
    window.commands.begin(choice._replace(seed=SOON_OVER, rules=choice.rules.replace(target=1)))
    play_round(window, qtbot)
    window.dialogs.close_all()
    window.commands.actions["same_deal"].trigger()
    play_round(window, qtbot)
    window.dialogs.close_all()
    game = bridge_of(window).game
    assert game.match.over
    for name in ("next_round", "same_deals", "resign"):
        assert not window.commands.actions[name].isEnabled()
    window.commands.actions["score_sheet"].trigger()
    sheet = dialog_of(window, "score_sheet")
    for name in ("next_round", "same_deals"):
        assert sheet.findChild(QPushButton, name) is None
    sheet.close()
    window.commands.actions["about_match"].trigger()
    dialog = dialog_of(window, "about_match")
    said = " ".join(label.text() for label in dialog.findChildren(QLabel))
    assert game.header.seed not in said.replace("\u200b", "")
    assert dialog.findChild(QPushButton, "copy_seed") is None


def test_a_match_copied_while_it_runs_counts_as_assisted(
    window: MainWindow,
) -> None:
    begin(window)
    window.commands.actions["saved_matches"].trigger()
    named(dialog_of(window, "saved_matches"), QAction, "saved_duplicate").trigger()
    assert len(Library().entries()) == 2
    assert bridge_of(window).game.life.current.assisted
    assert not bridge_of(window).game.record.unsaved


def test_a_round_can_be_played_again_on_a_full_disk(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as no_room:
        no_room.setattr(files, "write_all", full_disk)
        begin(window)
        play_round(window, qtbot)
        window.dialogs.close_all()
        window.commands.actions["same_deal"].trigger()
        click(named(dialog_of(window, "last_moves"), QPushButton, "close_anyway"))
        assert "could not be copied" in window.notices.text
    window.commands.actions["same_deal"].trigger()
    assert bridge_of(window).game.life.origin is Origin.PRACTICE_OF
    assert "could not be copied" not in window.notices.text


def test_the_button_back_from_a_practice_stays_beside_a_notice(
    window: MainWindow, qtbot: QtBot
) -> None:
    begin(window)
    play_round(window, qtbot)
    played = bridge_of(window).game.record.path
    window.dialogs.close_all()
    window.commands.actions["same_deal"].trigger()
    qtbot.waitUntil(lambda: bridge_of(window).game.life.one_round)
    window.notices.add(Notice(lambda: "Mind the step."))
    assert window.notices.text == "Mind the step."
    click(window.notices.action_button)
    qtbot.waitUntil(lambda: bridge_of(window).game.record.path == played)


def test_a_practice_announces_no_target(window: MainWindow, qtbot: QtBot) -> None:
    begin(window)
    play_round(window, qtbot)
    window.dialogs.close_all()
    for goes_on in (True, False):
        said = list[str]()
        assert window.pages.table is not None
        window.pages.table.areas.said.connect(said.append)
        window.pages.table.areas.read_table()
        assert ("The match goes to 500." in said[0]) == goes_on
        window.commands.actions["same_deal"].trigger()
        qtbot.waitUntil(lambda: bridge_of(window).game.life.one_round)


def test_the_score_sheet_deals_an_earlier_round_again(window: MainWindow, qtbot: QtBot) -> None:
    window.commands.begin(first_choice("Anna", ["club", "club"])._replace(seed="7"))
    deck = bridge_of(window).game.match.deck
    play_round(window, qtbot)
    bridge_of(window).game.next_round()
    window.commands.actions["score_sheet"].trigger()
    click(named(dialog_of(window, "score_sheet"), QPushButton, "round_again"))
    match = bridge_of(window).game.match
    assert match.round_number == 1
    assert match.deck == deck
    assert match.scores == []
