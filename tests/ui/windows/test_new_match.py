"""The New match dialog: colours of the seats, and what is said of a level."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QComboBox, QLabel, QPushButton

from rummy_qt.opponents.levels import LEVELS
from rummy_qt.records.library import Library
from rummy_qt.ui.match_choice import MatchChoice, SeatChoice, first_choice, from_json
from rummy_qt.ui.match_choice import to_json as kept
from rummy_qt.ui.preferences import Preferences
from rummy_qt.ui.theme import SEAT_COLOURS
from rummy_qt.ui.windows.dialogs import known_levels
from rummy_qt.ui.windows.main_window import MainWindow
from rummy_qt.ui.windows.new_match import NewMatchDialog
from rummy_qt.ui.windows.seat_row import ColourButton
from tests.ui.windows.conftest import bridge_of, click, dialog_of, named

BARK = 3


def opened(window: MainWindow) -> NewMatchDialog:
    window.actions_by_id["new_match"].trigger()
    dialog = dialog_of(window, "new_match_dialog")
    assert isinstance(dialog, NewMatchDialog)
    return dialog


def colours(dialog: NewMatchDialog) -> list[int]:
    return [named(dialog, ColourButton, f"colour_{place}").colour for place in range(8)]


def choose(dialog: NewMatchDialog, place: int, colour: int) -> None:
    """Pick from the menu of a seat's colour."""
    named(dialog, ColourButton, f"colour_{place}").menu().actions()[colour].trigger()


def test_a_colour_that_is_taken_changes_hands(window: MainWindow) -> None:
    dialog = opened(window)
    assert colours(dialog) == list(range(8))
    choose(dialog, 0, BARK)
    assert colours(dialog) == [3, 1, 2, 0, 4, 5, 6, 7]
    assert "Bark" in named(dialog, ColourButton, "colour_0").accessibleName()


def test_the_colour_is_on_the_table_in_the_record_and_offered_again(
    window: MainWindow, preferences: Preferences
) -> None:
    dialog = opened(window)
    choose(dialog, 1, BARK)
    click(named(dialog, QPushButton, "play"))
    assert window.pages.table is not None
    assert window.pages.table.state.colours[1] == SEAT_COLOURS[BARK]
    standing = window.session.standing()
    assert standing is not None
    assert standing.colour(1) == SEAT_COLOURS[BARK]
    path = bridge_of(window).game.record.path
    window.actions_by_id["leave_table"].trigger()
    assert path is not None
    window.open_match(path)
    assert window.pages.table.state.colours[1] == SEAT_COLOURS[BARK]
    assert not Library().entries()[0].problem
    assert colours(opened(window))[1] == BARK


def test_without_a_choice_the_record_says_nothing_of_colours(window: MainWindow) -> None:
    window.begin(first_choice("Anna", ["club"]))
    record = bridge_of(window).game.record
    assert "colour" not in record.lines[0]


@pytest.mark.parametrize("colour", [8, -1, "red", None, 1.5])
def test_a_colour_that_is_none_is_the_chairs(colour: object) -> None:
    choice = first_choice("Anna", ["club"])
    odd = kept(choice)
    odd["seats"][1] = ["Bo", "club", colour]
    assert from_json(odd, "Anna", ["club"]) == choice


def test_the_last_choice_keeps_names_levels_and_colours() -> None:
    seats = (SeatChoice("Anna", "human", 5), SeatChoice("Bo", "club", 0))
    choice = MatchChoice("femhundra", first_choice("", ["club"]).rules, seats)
    assert from_json(kept(choice), "Anna", ["club"]) == choice


def test_every_level_is_explained_where_it_is_chosen(window: MainWindow) -> None:
    dialog = opened(window)
    line, box = named(dialog, QLabel, "level_line"), named(dialog, QComboBox, "level_1")
    assert [box.itemData(row) for row in range(box.count())] == known_levels()
    assert set(known_levels()) < set(LEVELS)
    told = set()
    for row in range(box.count()):
        box.setCurrentIndex(row)
        assert line.text().startswith(box.itemText(row))
        told.add(line.text())
    assert len(told) == box.count() == 5
