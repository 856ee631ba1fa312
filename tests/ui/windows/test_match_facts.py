"""About this match: a seal before it ends, the deal behind the seal afterwards, and the file."""

from __future__ import annotations

import hashlib

import pytest
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QDialog, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from rummy_qt.lab import cli
from rummy_qt.ui.match_choice import first_choice
from rummy_qt.ui.windows.main_window import MainWindow
from rummy_qt.ui.windows.match_facts import MatchFactsDialog
from rummy_qt.ui.windows.questions import TitleQuestion
from rummy_qt.ui.windows.saved_matches import SavedMatchesDialog
from tests.ui.windows.conftest import bridge_of, click, dialog_of, named
from tests.ui.windows.playing import play_match


def about(window: MainWindow) -> tuple[QDialog, str]:
    """The dialog, and all its text."""
    window.commands.actions["about_match"].trigger()
    dialog = dialog_of(window, "about_match")
    said = " ".join(label.text() for label in dialog.findChildren(QLabel))
    return dialog, said.replace("\u200b", "")


def copied(dialog: QDialog, name: str) -> str:
    """The text that the button with this name copies to the clipboard."""
    button = named(dialog, QPushButton, name)
    click(button)
    assert button.text() == "Copied"
    return QGuiApplication.clipboard().text()


def test_a_running_match_does_not_show_its_seed(window: MainWindow) -> None:
    window.commands.begin(first_choice("Anna", ["club", "club"]))
    header = bridge_of(window).game.header
    dialog, said = about(window)
    assert header.fingerprint in said
    assert "Anna (You), Bo (Club)" in said
    assert "Deal number" not in said
    assert dialog.findChild(QPushButton, "copy_seed") is None
    assert isinstance(dialog, MatchFactsDialog)
    for secret in (header.seed, header.nonce):
        assert secret not in said
    assert copied(dialog, "copy_fingerprint") == header.fingerprint


def test_a_person_without_a_name_is_called_you(window: MainWindow) -> None:
    window.commands.begin(first_choice("", ["club"]))
    _, said = about(window)
    assert "You, Bo (Club)" in said


@pytest.mark.parametrize("size", [(872, 440), (1280, 800)])
def test_fingerprint_and_file_are_visible_in_a_small_window(
    size: tuple[int, int], window: MainWindow
) -> None:
    window.resize(*size)
    window.commands.begin(first_choice("Anna", ["club", "club"])._replace(seed="2026"))
    window.commands.actions["about_match"].trigger()
    dialog = dialog_of(window, "about_match")
    for name in ("copy_deal_number", "copy_fingerprint", "copy_path"):
        assert named(dialog, QPushButton, name).isVisible()
    assert window.frameGeometry().contains(dialog.geometry())


def test_a_typed_deal_number_is_shown(window: MainWindow) -> None:
    window.commands.begin(first_choice("Anna", ["club", "club"])._replace(seed="2026"))
    dialog, said = about(window)
    assert copied(dialog, "copy_deal_number") == "2026"
    assert bridge_of(window).game.header.nonce not in said


def test_a_finished_match_can_be_verified(
    window: MainWindow,
    qtbot: QtBot,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    choice = first_choice("Anna", ["club", "club"])
    window.commands.begin(choice._replace(rules=choice.rules.replace(target=1)))
    before, _ = about(window)
    seal = copied(before, "copy_fingerprint")
    before.close()
    play_match(window, qtbot)
    window.dialogs.close_all()
    dialog, _ = about(window)
    seed, nonce = copied(dialog, "copy_seed"), copied(dialog, "copy_nonce")
    assert hashlib.sha256(f"{seed}|{nonce}".encode()).hexdigest() == seal
    click(named(dialog, QPushButton, "check_match"))
    result = named(dialog, QLabel, "check_result")
    assert result.isVisible()
    assert "All is well" in result.text()
    assert cli.main(["verify", copied(dialog, "copy_path")]) == 0
    assert "the match is over" in capsys.readouterr().out


def test_a_changed_record_fails_the_check(window: MainWindow, qtbot: QtBot) -> None:
    choice = first_choice("Anna", ["club", "club"])
    window.commands.begin(choice._replace(rules=choice.rules.replace(target=1)))
    play_match(window, qtbot)
    window.dialogs.close_all()
    path = bridge_of(window).game.record.path
    assert path is not None
    path.write_bytes(path.read_bytes().replace(b'"m":"draw"', b'"m":"drew"', 1))
    dialog, _ = about(window)
    click(named(dialog, QPushButton, "check_match"))
    assert "of the record is wrong" in named(dialog, QLabel, "check_result").text()


def test_the_match_on_the_table_is_renamed_in_the_list(window: MainWindow) -> None:
    window.commands.begin(first_choice("Anna", ["club", "club"]))
    window.commands.actions["saved_matches"].trigger()
    saved = dialog_of(window, "saved_matches")
    assert isinstance(saved, SavedMatchesDialog)
    named(saved, QAction, "saved_rename").trigger()
    question = saved.findChild(TitleQuestion)
    assert question is not None
    question.field.setText("  Sunday ")
    click(named(question, QPushButton, "keep"))
    assert bridge_of(window).game.life.title == "Sunday"
    named(saved, QAction, "saved_rename").trigger()
    again = saved.findChildren(TitleQuestion)[-1]
    assert again.field.text() == "Sunday"
    again.field.setText(" ")
    click(named(again, QPushButton, "keep"))
    assert "1 to 200 characters" in saved.message.text()
    saved.close()
    dialog, said = about(window)
    assert "Sunday" in said
    assert "German rules" in said
    assert isinstance(dialog, MatchFactsDialog)
    assert dialog.rules.isVisible()
