"""The list of saved matches, the statistics, the keys, and the score sheet's words."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QInputDialog, QLabel, QLineEdit, QMessageBox, QPushButton
from pytestqt.qtbot import QtBot

from rummy_qt.engine.scoring import Tally
from rummy_qt.records.library import Library
from rummy_qt.records.paths import matches_dir
from rummy_qt.ui.match_choice import first_choice
from rummy_qt.ui.preferences import Preferences
from rummy_qt.ui.standing import RoundScore, Standing
from rummy_qt.ui.windows.keys_page import KeyField, KeysPage
from rummy_qt.ui.windows.main_window import MainWindow
from rummy_qt.ui.windows.saved_matches import SavedMatchesDialog
from rummy_qt.ui.windows.score_sheet import ScoreSheet
from rummy_qt.ui.windows.statistics import StatisticsDialog
from tests.ui.windows.conftest import bridge_of, click, dialog_of, label_texts, named, saved_match
from tests.ui.windows.playing import play_match


def begin_three(window: MainWindow) -> None:
    """Three matches, of Anna, Berit and Carl; the last one stays on the table."""
    for name in ("Anna", "Berit", "Carl"):
        window.begin(first_choice(name, ["club"]))


def list_of(window: MainWindow) -> SavedMatchesDialog:
    window.actions_by_id["saved_matches"].trigger()
    dialog = dialog_of(window, "saved_matches")
    assert isinstance(dialog, SavedMatchesDialog)
    return dialog


def rows(dialog: SavedMatchesDialog) -> list[str]:
    table = dialog.table
    return [
        " ".join(str(table.model().index(row, column).data()) for column in range(3))
        for row in range(table.rowCount())
        if not table.isRowHidden(row)
    ]


def choose(dialog: SavedMatchesDialog, words: str) -> None:
    dialog.search.clear()
    QTest.keyClicks(dialog.search, words)
    row = next(r for r in range(dialog.table.rowCount()) if not dialog.table.isRowHidden(r))
    dialog.table.selectRow(row)


def test_matches_are_found_by_name_and_played_on(window: MainWindow) -> None:
    begin_three(window)
    dialog = list_of(window)
    assert len(rows(dialog)) == 3
    choose(dialog, "anna german")
    assert len(rows(dialog)) == 1
    click(named(dialog, QPushButton, "saved_open"))
    assert bridge_of(window).game.seats[0].name == "Anna"


def test_a_match_gets_a_name_a_twin_and_the_trash(window: MainWindow) -> None:
    begin_three(window)
    dialog = list_of(window)
    choose(dialog, "berit")
    entry = dialog.chosen
    assert entry is not None
    click(named(dialog, QPushButton, "saved_rename"))
    question = dialog.findChild(QInputDialog, "title_question")
    assert question is not None
    question.textValueSelected.emit("The long evening")
    assert Library().entries()[0].title is not None
    dialog.search.clear()
    assert any("The long evening" in row for row in rows(dialog))
    choose(dialog, "long evening")
    click(named(dialog, QPushButton, "saved_duplicate"))
    assert len(list(matches_dir().glob("*.rummy"))) == 4


def test_a_copy_is_named_as_one(window: MainWindow) -> None:
    begin_three(window)
    dialog = list_of(window)
    choose(dialog, "berit")
    click(named(dialog, QPushButton, "saved_duplicate"))
    dialog.search.clear()
    assert sum("German rules (copy)" in row for row in rows(dialog)) == 1


def test_a_name_is_never_longer_than_a_match_takes(window: MainWindow) -> None:
    begin_three(window)
    dialog = list_of(window)
    choose(dialog, "berit")
    click(named(dialog, QPushButton, "saved_rename"))
    question = dialog.findChild(QInputDialog, "title_question")
    assert question is not None
    field = question.findChild(QLineEdit)
    assert field is not None
    field.insert("x" * 300)
    question.accept()
    choose(dialog, "x" * 200)
    click(named(dialog, QPushButton, "saved_duplicate"))
    dialog.search.clear()
    assert any("xxx (copy)" in row for row in rows(dialog))


def test_a_search_that_finds_nothing_says_so(window: MainWindow) -> None:
    begin_three(window)
    dialog = list_of(window)
    QTest.keyClicks(dialog.search, "zzz")
    assert "No match has" in dialog.message.text()
    dialog.search.clear()
    assert not dialog.message.text().strip()


def test_the_match_on_the_table_cannot_be_thrown_away(window: MainWindow) -> None:
    begin_three(window)
    dialog = list_of(window)
    choose(dialog, "carl")
    click(named(dialog, QPushButton, "saved_delete"))
    assert "another window" in dialog.message.text()
    assert len(list(matches_dir().glob("*.rummy"))) == 3


def test_a_bad_file_is_listed_with_what_is_wrong(window: MainWindow) -> None:
    (matches_dir() / "spoilt.rummy").write_text("no record\n")
    dialog = list_of(window)
    assert "spoilt.rummy" in rows(dialog)[0]
    assert "not a match record" in rows(dialog)[0]
    assert not named(dialog, QPushButton, "saved_open").isEnabled()
    assert named(dialog, QPushButton, "saved_delete").isEnabled()


def test_an_empty_list_says_so(window: MainWindow) -> None:
    assert "No match" in list_of(window).message.text()


# ------------------------------------------------------------------------- statistics


def figures(dialog: StatisticsDialog) -> dict[str, str]:
    texts = [label.text() for label in dialog.findChildren(QLabel) if not label.isHidden()]
    grid = dialog.figures
    found = {}
    for row in range(0, grid.rowCount(), 2):
        for column in range(grid.columnCount()):
            number, label = grid.itemAtPosition(row, column), grid.itemAtPosition(row + 1, column)
            if number is not None and label is not None:
                one, other = number.widget(), label.widget()
                assert isinstance(one, QLabel)
                assert isinstance(other, QLabel)
                found[other.text()] = one.text()
    assert texts
    return found


def test_a_finished_match_counts_until_one_begins_anew(
    window: MainWindow, preferences: Preferences, qtbot: QtBot
) -> None:
    choice = first_choice("Anna", ["club"])
    window.begin(choice._replace(rules=choice.rules.replace(target=1), seed="7"))
    play_match(window, qtbot)
    dialog = StatisticsDialog(preferences)
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitUntil(lambda: figures(dialog)["matches played"] == "1")
    assert dialog.groups.rowCount() == 1
    click(dialog.reset_button)
    question = dialog.findChild(QMessageBox, "reset_question")
    assert question is not None
    preferences.statistics_since = "2999-01-01T00:00:00Z"
    question.buttons()[0].click()
    assert preferences.statistics_since < "2999"


def test_assisted_rounds_are_counted_apart(qtbot: QtBot, preferences: Preferences) -> None:
    saved_match()  # of its two finished rounds the first is assisted
    dialog = StatisticsDialog(preferences)
    qtbot.addWidget(dialog)
    with qtbot.waitSignal(dialog.ready):
        dialog.show()
    counted = {}
    for row in range(dialog.help.count()):
        dialog.help.setCurrentIndex(row)
        counted[dialog.help.currentText()] = figures(dialog)["rounds played"]
    assert counted == {"Unassisted": "1", "Assisted": "1", "Both": "2"}


def test_statistics_of_nothing_say_how_to_begin(qtbot: QtBot, preferences: Preferences) -> None:
    dialog = StatisticsDialog(preferences)
    qtbot.addWidget(dialog)
    with qtbot.waitSignal(dialog.ready):
        dialog.show()
    assert figures(dialog)["of them won"] == "–"
    assert any("counts here" in text for text in label_texts(dialog))


# ------------------------------------------------------------------------------ keys


def test_a_key_is_changed_by_pressing_another_and_kept(
    window: MainWindow, make_window: Callable[..., MainWindow], preferences: Preferences
) -> None:
    page = KeysPage(preferences, window.actions_by_id, window)
    edit = page.edits["new_match"]
    edit.setKeySequence(QKeySequence("F7"))
    edit.editingFinished.emit()
    action = window.actions_by_id["new_match"]
    assert action.shortcut() == QKeySequence("F7")
    assert "F7" in action.toolTip()
    window.close()
    again = make_window(preferences)
    assert again.actions_by_id["new_match"].shortcut() == QKeySequence("F7")
    page = KeysPage(preferences, again.actions_by_id, again)
    named(page, QPushButton, "usual_keys").click()
    assert again.actions_by_id["new_match"].shortcut() == QKeySequence("Ctrl+N")
    assert preferences.keys == {}


def test_a_key_that_is_taken_is_refused_with_the_reason(
    window: MainWindow, preferences: Preferences, qtbot: QtBot
) -> None:
    page = KeysPage(preferences, window.actions_by_id, window)
    edit = page.edits["new_match"]
    edit.setKeySequence(QKeySequence("Ctrl+Q"))
    with qtbot.waitSignal(page.refused) as told:
        edit.editingFinished.emit()
    assert "Quit" in told.args[0]
    assert edit.keySequence() == QKeySequence("Ctrl+N")


def key_field(window: MainWindow, preferences: Preferences, qtbot: QtBot) -> KeyField:
    """The field of an action that has Ctrl+N, ready for a key."""
    page = KeysPage(preferences, window.actions_by_id)
    qtbot.addWidget(page)
    page.show()
    field = page.edits["new_match"]
    page.activateWindow()
    field.setFocus()
    qtbot.waitUntil(field.hasFocus)
    return field


def test_esc_backs_out_of_a_key(window: MainWindow, preferences: Preferences, qtbot: QtBot) -> None:
    field = key_field(window, preferences, qtbot)
    QTest.keyClick(field, Qt.Key.Key_Escape)
    assert field.keySequence() == QKeySequence("Ctrl+N")
    assert not field.hasFocus()
    assert window.actions_by_id["new_match"].shortcut() == QKeySequence("Ctrl+N")


@pytest.mark.parametrize("key", [Qt.Key.Key_Backspace, Qt.Key.Key_Delete])
def test_backspace_and_delete_clear_a_key(
    key: Qt.Key, window: MainWindow, preferences: Preferences, qtbot: QtBot
) -> None:
    field = key_field(window, preferences, qtbot)
    QTest.keyClick(field, key)
    assert field.keySequence().isEmpty()
    assert window.actions_by_id["new_match"].shortcut().isEmpty()


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Left, Qt.Key.Key_Home])
def test_keys_of_the_table_are_not_taken(
    key: Qt.Key, window: MainWindow, preferences: Preferences, qtbot: QtBot
) -> None:
    field = key_field(window, preferences, qtbot)
    page = field.window()
    assert isinstance(page, KeysPage)
    QTest.keyClick(field, key)
    qtbot.waitUntil(lambda: "table" in page.message.text())
    assert field.keySequence() == QKeySequence("Ctrl+N")
    QTest.keyClick(field, key, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: window.actions_by_id["new_match"].shortcut() != QKeySequence("Ctrl+N"))


def test_the_key_does_what_the_menu_does(window: MainWindow, qtbot: QtBot) -> None:
    window.activateWindow()
    QTest.keyClick(window, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    assert dialog_of(window, "new_match_dialog")


# ----------------------------------------------------------------------- score sheet

ROUND = RoundScore(1, (Tally(60, 5, 0, 50, 0), Tally(20, 0, -15, 0, -50)))


@pytest.mark.parametrize(
    ("standing", "words"),
    [
        (Standing(("Anna", "Bo"), 0, (), 500, round_open=True), ["first round"]),
        (Standing(("Anna", "Bo"), 0, (ROUND,), 500), ["Anna in front with 115", "goes to 500"]),
        (Standing(("Anna", "Bo"), 0, (ROUND,), None), ["Anna in front"]),
        (
            Standing(("Anna", "Bo"), 0, (ROUND,), 100, 0, (160, -160)),
            ["You have won", "160 from Bo"],
        ),
        (
            Standing(("Anna", "Bo"), 1, (ROUND,), 100, 0, (0, 0)),
            ["Anna has won", "115 points, before Bo with −45"],
        ),
    ],
)
def test_the_sheet_says_how_the_match_stands(
    standing: Standing, words: list[str], qtbot: QtBot
) -> None:
    sheet = ScoreSheet(standing)
    qtbot.addWidget(sheet)
    said = " ".join(label_texts(sheet))
    assert all(word in said for word in words)
    assert "collects" not in said or any(standing.settlement or ())


def test_the_star_of_an_assisted_round_is_explained(qtbot: QtBot) -> None:
    for assisted in (False, True):
        sheet = ScoreSheet(Standing(("Anna", "Bo"), 0, (ROUND._replace(assisted=assisted),), 500))
        qtbot.addWidget(sheet)
        sheet.show()
        label = sheet.totals.item(0, 0)
        assert label is not None
        assert label.text().endswith("*") == assisted
        assert named(sheet, QLabel, "star_note").isVisible() == assisted


def test_prices_are_the_only_red_on_the_sheet(qtbot: QtBot) -> None:
    sheet = ScoreSheet(Standing(("Anna", "Bo"), 0, (ROUND,), 500))
    qtbot.addWidget(sheet)
    red = sheet.palette().brightText().color()
    cells = (sheet.breakdown.item(row, column) for row in range(2) for column in range(1, 8))
    marked = [cell.text() for cell in cells if cell and cell.foreground().color() == red]
    assert marked == ["−50"]


def test_eight_long_names_have_room_on_the_sheet_or_a_tooltip(qtbot: QtBot) -> None:
    names = ("Anna", "Wolfgang-Amadeus", "Cleo", "Dag", "Ester", "Frode", "Greta", "Bo")
    tallies = tuple(Tally(1000, 0, 0, 0, 0) for _ in names)
    sheet = ScoreSheet(Standing(names, 0, (RoundScore(1, tallies),), 500))
    qtbot.addWidget(sheet)
    sheet.show()
    fits = sheet.fontMetrics().horizontalAdvance
    assert sheet.breakdown.columnWidth(0) > fits("Wolfgang-Amadeus") + 20
    for seat, name in enumerate(names, 1):
        assert sheet.totals.columnWidth(seat) > fits("1000") + 12
        head = sheet.totals.horizontalHeaderItem(seat)
        assert head is not None
        assert head.toolTip() == name
    assert sheet.width() <= 1024
    assert sheet.height() <= 600


def test_before_the_first_score_the_sheet_shows_no_empty_tables(qtbot: QtBot) -> None:
    sheet = ScoreSheet(Standing(("Anna", "Bo"), 0, (), 500, round_open=True))
    qtbot.addWidget(sheet)
    sheet.show()
    assert not sheet.totals.isVisible()
    assert not sheet.breakdown.isVisible()
    assert "goes to 500" in " ".join(label_texts(sheet))


@pytest.mark.parametrize(("person", "winner"), [(0, 0), (0, 1), (0, None)])
def test_a_victory_stands_among_the_four_suits(
    person: int, winner: int | None, qtbot: QtBot
) -> None:
    sheet = ScoreSheet(Standing(("Anna", "Bo"), person, (ROUND,), 100, winner, (0, 0)))
    qtbot.addWidget(sheet)
    assert sheet.signs.isVisibleTo(sheet) is (person == winner)
