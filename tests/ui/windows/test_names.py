"""Names are shown as they were typed, whatever they look like."""

from __future__ import annotations

import json

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QDialog, QLabel, QListWidget, QTableView, QWidget

from rummy_qt.engine import RULEBOOKS
from rummy_qt.records.header import SeatInfo
from rummy_qt.records.library import Library
from rummy_qt.records.reading import read_record
from rummy_qt.ui.houses import House
from rummy_qt.ui.match_choice import first_choice
from rummy_qt.ui.plain_text import as_typed
from rummy_qt.ui.preferences import Preferences
from rummy_qt.ui.windows.house_rules import HouseRulesDialog
from rummy_qt.ui.windows.main_window import MainWindow
from rummy_qt.ui.words import language
from rummy_qt.ui.words.language import joined
from rummy_qt.ui.words.names import match_text, standing_text
from tests.ui.windows.conftest import bridge_of, named

NAME = "<b>x</b>"
PAGES = ("new_match", "saved_matches", "statistics", "house_rules", "about_match", "score_sheet")


def as_markup(page: QWidget) -> list[str]:
    """Names that would be rendered as markup."""
    labels = [label for label in page.findChildren(QLabel) if NAME in label.text()]
    found = [label.text() for label in labels if label.textFormat() != Qt.TextFormat.PlainText]
    tips = [widget.toolTip() for widget in page.findChildren(QWidget)]
    for table in page.findChildren(QTableView):
        model = table.model()
        for row in range(model.rowCount()):
            cells = (model.index(row, column) for column in range(model.columnCount()))
            tips += [cell.data(Qt.ItemDataRole.ToolTipRole) or "" for cell in cells]
    for rows in page.findChildren(QListWidget):
        tips += [rows.item(row).toolTip() for row in range(rows.count())]
    return found + [tip for tip in tips if NAME in tip]


def test_a_name_is_never_read_as_markup(window: MainWindow, preferences: Preferences) -> None:
    preferences.house_rules = (House(NAME, "500-rum-de", RULEBOOKS["500-rum-de"]),)
    preferences.player_name = NAME
    window.commands.begin(first_choice(NAME, ["club", "club"])._replace(house=NAME))
    path = bridge_of(window).game.record.path
    assert path is not None
    for page in PAGES:
        window.commands.actions[page].trigger()
        assert not as_markup(window), page
        for dialog in window.findChildren(QDialog):
            dialog.close()
    window.commands.actions["leave_table"].trigger()
    Library().rename(path, NAME)
    window.commands.actions["saved_matches"].trigger()
    assert not as_markup(window)


def test_texts_show_the_name_of_house_rules_unchanged(
    window: MainWindow, preferences: Preferences
) -> None:
    dialog = HouseRulesDialog(preferences, window)
    dialog.name.setText(NAME)
    dialog.buttons["save"].click()
    message = named(dialog, QLabel, "house_message")
    assert NAME in message.text()
    assert message.textFormat() == Qt.TextFormat.PlainText


@pytest.mark.parametrize(
    ("text", "tip"),
    [("Anna", "Anna"), ("a < b", "<p>a &lt; b</p>"), ("&lt;\nb", "<p>&amp;lt;<br>b</p>")],
)
def test_a_tooltip_shows_the_name_as_typed(text: str, tip: str) -> None:
    assert as_typed(text) == tip


def test_a_person_without_a_name_is_called_you_in_the_current_language(
    window: MainWindow, preferences: Preferences
) -> None:
    window.commands.begin(first_choice("", ["club", "club"]))
    game = bridge_of(window).game
    path = game.record.path
    assert path is not None
    try:
        for code, you in (("sv", "Du"), ("en", "You")):
            language.speak(code)
            QCoreApplication.processEvents()
            table = window.pages.table
            assert table is not None
            assert table.state.seats.values[0].name == you
            assert you in match_text(path)
    finally:
        language.speak("en")
    assert game.header.seats[0].name == ""
    assert json.loads(path.read_bytes().splitlines()[0])["seats"][0]["name"] == ""
    assert preferences.player_name == ""
    assert read_record(path).replayed.header.seats[0].name == ""


@pytest.mark.parametrize(("name", "marks"), [("נועה", True), ("Zoë", False)])
def test_a_right_to_left_name_does_not_reverse_the_sentence(name: str, marks: bool) -> None:
    """UAX #9: text outside of isolates does not affect the order of letters within."""
    kept = f"\u2068{name}\u2069" if marks else name
    assert f"{kept} won" in language.translate(
        "SavedMatchesDialog", "{name} won: {scores}", name=name, scores=""
    )
    assert kept in joined([name, "Bo"])
    assert f"{kept} 5" in standing_text([SeatInfo(name, "human")], [5])


def test_the_window_title_is_that_of_the_match(window: MainWindow) -> None:
    window.commands.begin(first_choice("Ann", ["club", "club"]))
    path = bridge_of(window).game.record.path
    assert path is not None
    window.session.rename(window, path, "The long evening", print)
    assert window.windowTitle() == "The long evening"
