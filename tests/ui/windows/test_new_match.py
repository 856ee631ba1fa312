"""The New match dialog: seats, choices that cannot be played, and descriptions of levels."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QPixmapCache
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QListWidget,
    QPushButton,
    QSpinBox,
    QStyle,
    QStyleOptionSpinBox,
)
from pytestqt.qtbot import QtBot

from rummy_qt.engine import OPTIONS, RULEBOOKS
from rummy_qt.engine.rules import RulesError
from rummy_qt.opponents import TABLE_LEVELS
from rummy_qt.opponents.levels import LEVELS
from rummy_qt.play.company import FACES, faces_of
from rummy_qt.records.header import SeatInfo
from rummy_qt.records.library import Library
from rummy_qt.ui import houses
from rummy_qt.ui.match_choice import MatchChoice, first_choice, from_json
from rummy_qt.ui.match_choice import to_json as kept
from rummy_qt.ui.preferences import Preferences
from rummy_qt.ui.windows import new_match, portraits
from rummy_qt.ui.windows.main_window import MainWindow
from rummy_qt.ui.windows.new_match import Chair, NewMatchDialog
from rummy_qt.ui.windows.rule_cards import about_rules
from rummy_qt.ui.words.handbook.chapters import CLAUSES
from tests.ui.keyboard import press, write
from tests.ui.windows.conftest import bridge_of, click, dialog_of, named

MOSS = 3


def opened(window: MainWindow) -> NewMatchDialog:
    window.commands.actions["new_match"].trigger()
    dialog = dialog_of(window, "new_match_dialog")
    assert isinstance(dialog, NewMatchDialog)
    return dialog


def colours(dialog: NewMatchDialog) -> list[int]:
    """The colours of all chairs, including those not in use."""
    named(dialog, QSpinBox, "opponents").setValue(7)
    return [named(dialog, Chair, f"colour_{place}").seat.colour or 0 for place in range(8)]


def choose(dialog: NewMatchDialog, place: int, colour: int) -> None:
    """Choose from the menu of a seat's colour."""
    named(dialog, Chair, f"colour_{place}").menu().actions()[colour - 8].trigger()


def test_typing_a_name_redraws_no_face(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    dialog, drawn = opened(window), list[object]()
    dialog.grab()
    monkeypatch.setattr(
        portraits, "draw_portrait", lambda _, ring, *rest, **options: drawn.append(ring)
    )
    write("An", to=named(dialog, QLineEdit, "name_0"))
    dialog.grab()
    assert not drawn
    QPixmapCache.clear()
    write("n", to=named(dialog, QLineEdit, "name_0"))
    dialog.grab()
    QPixmapCache.clear()  # other tests must not get rings without faces
    assert drawn, "once nothing is kept"


def test_choosing_a_taken_colour_swaps_the_two(window: MainWindow) -> None:
    """Also with an opponent whose chair is not at the table yet."""
    dialog = opened(window)
    choose(dialog, 0, MOSS)
    assert colours(dialog) == [3, 1, 2, 0, 4, 5, 6, 7]
    choose(dialog, 7, 0)
    assert colours(dialog) == [3, 1, 2, 7, 4, 5, 6, 0]
    assert "Moss" in named(dialog, Chair, "colour_0").accessibleName()


def test_a_chosen_colour_is_shown_recorded_and_offered_again(
    window: MainWindow, preferences: Preferences
) -> None:
    dialog = opened(window)
    choose(dialog, 1, MOSS)
    click(named(dialog, QPushButton, "play"))
    assert window.pages.table is not None
    assert window.pages.table.state.threads[1] == MOSS
    standing = window.session.standing()
    assert standing is not None
    assert standing.faces[1].colour == MOSS
    path = bridge_of(window).game.record.path
    window.commands.actions["leave_table"].trigger()
    assert path is not None
    window.commands.open_file(path)
    assert window.pages.table.state.threads[1] == MOSS
    assert not Library().entries()[0].problem
    assert colours(opened(window))[1] == MOSS


@pytest.mark.parametrize("by_key", [False, True])
def test_choosing_a_taken_face_gives_its_owner_another(window: MainWindow, by_key: bool) -> None:
    dialog = opened(window)
    named(dialog, QSpinBox, "opponents").setValue(3)  # adds Dag, whose face it is
    menu = named(dialog, Chair, "colour_0").menu()
    menu.popup(dialog.mapToGlobal(QPoint(9, 9)))
    faces_shown = named(menu, QListWidget, "faces")
    if by_key:
        keys = Qt.Key
        for key in (keys.Key_Down, *[keys.Key_Right] * FACES.index("owl"), keys.Key_Return):
            press(key, to=menu.focusWidget() or menu)
    else:
        owl = faces_shown.visualItemRect(faces_shown.item(FACES.index("owl"))).center()
        QTest.mouseClick(faces_shown.viewport(), Qt.MouseButton.LeftButton, pos=owl)
    assert not menu.isVisible()
    click(named(dialog, QPushButton, "play"))
    assert window.pages.table is not None
    faces = window.pages.table.state.faces
    assert faces[0] == "owl"
    assert sorted(faces) == sorted(set(faces))
    window.commands.actions["leave_table"].trigger()
    seats = Library().entries()[0].seats
    assert faces_of(seats) == faces
    assert opened(window).choice.seats[0].face == "owl"


@pytest.mark.parametrize("face", ["wolf", "", 7, ["owl"], None])
def test_an_invalid_face_becomes_the_default(face: object) -> None:
    choice = first_choice("Anna", ["club", "club"])
    odd = kept(choice)
    assert odd is not None
    odd["seats"][0] = ["Anna", "human", None, "", face]
    assert from_json(odd) == choice


def test_default_colours_and_faces_are_not_recorded(window: MainWindow) -> None:
    window.commands.begin(first_choice("Anna", ["club", "club"]))
    record = bridge_of(window).game.record
    assert b"colour" not in record.lines[0]
    assert b'"face":' not in record.lines[0]


@pytest.mark.parametrize("colour", [8, -1, "red", None, 1.5])
def test_an_invalid_colour_becomes_that_of_the_seat(colour: object) -> None:
    choice = first_choice("Anna", ["club", "club"])
    odd = kept(choice)
    assert odd is not None
    odd["seats"][1] = ["Bo", "club", colour]
    assert from_json(odd) == choice


def test_the_last_choice_keeps_names_levels_and_colours() -> None:
    seats = (SeatInfo("Anna", "human", 5), SeatInfo("Bo", "club", 0))
    choice = MatchChoice("femhundra", first_choice("", ["club", "club"]).rules, seats)
    assert from_json(kept(choice)) == choice


def test_every_level_is_explained_where_it_is_chosen(window: MainWindow) -> None:
    dialog = opened(window)
    line, box = named(dialog, QLabel, "level_line"), named(dialog, QComboBox, "level_1")
    assert [box.itemData(row) for row in range(box.count())] == [*TABLE_LEVELS, "program"]
    assert set(TABLE_LEVELS) < set(LEVELS)
    told = set()
    for row in range(len(TABLE_LEVELS)):
        box.setCurrentIndex(row)
        assert line.text().startswith(f"Bo, {box.itemText(row)}.")
        told.add(line.text())
    assert len(told) == 6


def test_an_opponents_leaning_is_described_where_it_is_chosen(
    window: MainWindow, preferences: Preferences
) -> None:
    dialog = opened(window)
    line, name = named(dialog, QLabel, "level_line"), named(dialog, QLineEdit, "name_1")
    box = named(dialog, QComboBox, "level_1")
    for level in range(2):
        box.setCurrentIndex(level)
        assert "\n" not in line.text(), "at these levels nobody would notice"
    box.setCurrentIndex(2)
    assert "Bo likes to take" in line.text()
    preferences.last_match = dialog.choice
    again = named(NewMatchDialog(preferences, Library(), window), QLabel, "level_line")
    assert "Bo likes to take" in again.text(), "of the first, while nobody is being chosen"
    for other, said in (("Dag", "Dag seldom takes"), ("Hugo", "Hugo lays at once")):
        name.clear()
        write(other, to=name)
        assert said in line.text()
    name.clear()
    write("Rosa", to=name)
    assert "\n" not in line.text()
    name.clear()
    write("Ester", to=name)
    box.setCurrentIndex(5)
    assert "Ester keeps valuable cards" in line.text()


def test_an_invalid_deal_number_is_refused_in_the_dialog(window: MainWindow) -> None:
    dialog = opened(window)
    play, trouble = named(dialog, QPushButton, "play"), named(dialog, QLabel, "trouble")
    field = named(dialog, QLineEdit, "deal_number")
    write("hello", to=field)
    assert not play.isEnabled()
    assert "digits" in trouble.text()
    assert field.property("wrong")
    field.setText("2026")
    assert not trouble.text()
    assert not field.property("wrong")
    click(play)
    assert bridge_of(window).game.header.seed == "2026"


def test_two_players_of_the_same_name_are_refused(window: MainWindow) -> None:
    dialog = opened(window)
    play, trouble = named(dialog, QPushButton, "play"), named(dialog, QLabel, "trouble")
    named(dialog, QLineEdit, "name_2").setText("bo ")
    assert not play.isEnabled()
    assert "Bo" in trouble.text()
    assert named(dialog, QLineEdit, "name_1").property("wrong")
    named(dialog, QSpinBox, "opponents").setValue(1)
    assert play.isEnabled()
    named(dialog, QSpinBox, "opponents").setValue(2)
    named(dialog, QLineEdit, "name_2").setText("Bob")
    click(play)
    assert [seat.name for seat in bridge_of(window).game.seats][1:] == ["Bo", "Bob"]


def test_opponents_avoid_the_persons_name(
    make_window: Callable[..., MainWindow], preferences: Preferences
) -> None:
    preferences.player_name = "bo"
    dialog = opened(make_window(preferences))
    names = [seat.name.lower() for seat in dialog.choice.seats]
    assert len(set(names)) == len(names) == 3
    named(dialog, QSpinBox, "opponents").setValue(5)
    click(named(dialog, QPushButton, "play"))


def test_house_rules_can_be_made_here_and_show_their_changes(window: MainWindow) -> None:
    dialog = opened(window)
    dialog.rulebooks.choose("rommy-dk", "")
    click(named(dialog, QPushButton, "own_rules"))
    page = dialog_of(window, "house_rules")
    assert named(page, QLineEdit, "house_name").text() == "My Rommy / 500", "of the chosen card"
    page.close()
    dialog.rulebooks.choose("500-rum-de", "")
    click(named(dialog, QPushButton, "own_rules"))
    page = dialog_of(window, "house_rules")
    named(page, QLineEdit, "house_name").setText("At Anna's")
    named(page, QSpinBox, "jokers_per_deck").setValue(4)
    named(page, QSpinBox, "going_out_bonus").setValue(75)
    click(named(page, QPushButton, "house_save"))
    page.close()
    assert dialog.isVisible()
    assert dialog.rulebooks.chosen.name == "At Anna's"
    said = dialog.about.text()
    assert "based on 500 Rum · German rules" in said
    assert "joker" in said
    assert "The classic" not in said
    click(named(dialog, QPushButton, "play"))
    assert bridge_of(window).game.match.rules.going_out_bonus == 75


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"max_players": 2}, "13 cards in hand."),
        ({"min_players": 3}, "7 cards in hand."),
        ({}, "13 cards for two players, 7 for more."),
        ({"hand_sizes": (13, 9, 7, 7, 7, 7, 7)}, "7 to 13 cards, by the number of players."),
    ],
)
def test_rule_cards_say_how_many_cards_are_dealt(changes: dict[str, Any], words: str) -> None:
    rules = RULEBOOKS["500-rum-de"].replace(**changes)
    assert about_rules(houses.House("", "500-rum-de", rules)).startswith(words)


def test_a_changed_price_is_shown_with_its_reason() -> None:
    rules = RULEBOOKS["rommy-dk"].replace(duty_price=100)
    told = about_rules(houses.House("Ours", "rommy-dk", rules))
    assert "• If you cannot, or will not, meet such a duty, you pay 100 points." in told


@pytest.mark.parametrize("size", [(1024, 640), (1280, 760)])
def test_no_line_of_changed_rules_is_cut(
    size: tuple[int, int], window: MainWindow, preferences: Preferences, qtbot: QtBot
) -> None:
    changes: dict[str, Any] = {
        "same_suit_sets": True,
        "ace_low": 15,
        "lay_off_needs_meld": True,
        "claims": True,
    }
    rules = RULEBOOKS["500-rum-de"].replace(**changes)
    preferences.house_rules = (houses.House("Ours", "500-rum-de", rules),)
    window.resize(*size)
    dialog = opened(window)
    dialog.rulebooks.choose("500-rum-de", "Ours")
    about = dialog.about

    def is_whole() -> bool:
        return about.heightForWidth(about.width()) <= about.height()

    qtbot.waitUntil(is_whole)
    assert about.text().endswith("handbook.")


def test_a_changed_rule_is_shown_with_its_subject() -> None:
    changes = {"same_suit_sets": True, "ace_low": 15, "lay_off_needs_meld": True}
    rules = RULEBOOKS["500-rum-de"].replace(**changes)
    told = about_rules(houses.House("Ours", "500-rum-de", rules))
    bullets = [line for line in told.split("\n") if line.startswith("•")]
    assert bullets == [
        "• A set is three or four cards of one rank. With two decks, it may hold two cards of one"
        " suit.",
        "• Cards may be laid off on any meld on the table, your own or another’s. For an"
        " opponent’s meld you need a meld of your own on the table first. Cards that you laid off"
        " do not count as one.",
        "• An ace counts 15.",
    ]


def test_every_change_of_rules_is_shown_on_the_card() -> None:
    silent = []
    for book, usual in RULEBOOKS.items():
        for option in OPTIONS.values():
            for value in {getattr(other, option.name) for other in RULEBOOKS.values()}:
                try:
                    rules = usual.replace(**{option.name: value})
                except RulesError:
                    continue
                texts = [[clause.text(each) for clause in CLAUSES] for each in (usual, rules)]
                told = "•" in about_rules(houses.House("Ours", book, rules))
                if told != (texts[0] != texts[1]):
                    silent.append((book, option.name, value))
    assert not silent


def test_rules_dropped_by_house_rules_are_shown() -> None:
    rules = RULEBOOKS["femhundra"].replace(going_out_bonus=0, lay_off_needs_meld=False)
    told = about_rules(houses.House("Ours", "femhundra", rules))
    assert [line for line in told.split("\n") if line.startswith("•")] == [
        "• Dropped: “For an opponent’s meld you need a meld of your own on the table first.”",
        "• Dropped: “Going out is worth 50 points.”",
    ]


def test_deleted_house_rules_are_no_longer_offered(
    window: MainWindow, preferences: Preferences
) -> None:
    rules = RULEBOOKS["500-rum-de"].replace(going_out_bonus=75)
    preferences.house_rules = (houses.House("Ours", "500-rum-de", rules),)
    dialog = opened(window)
    dialog.rulebooks.setCurrentRow(dialog.rulebooks.count() - 1)
    assert dialog.rulebooks.chosen.name == "Ours"
    click(named(dialog, QPushButton, "own_rules"))
    page = dialog_of(window, "house_rules")
    click(named(page, QPushButton, "house_delete"))
    named(page, QPushButton, "house_close").click()
    assert not dialog.rulebooks.chosen.name


def test_a_match_of_a_number_of_rounds_has_no_target(
    window: MainWindow, preferences: Preferences
) -> None:
    rules = RULEBOOKS["500-rum-de"].replace(rounds=3, target=700)
    preferences.house_rules = (houses.House("Three", "500-rum-de", rules),)
    dialog = opened(window)

    def shown() -> list[str]:
        labels = dialog.findChildren(QLabel)
        return [label.text() for label in labels if "Play" in label.text() and label.isVisible()]

    assert shown() == ["Play &to"]
    dialog.rulebooks.choose("500-rum-de", "Three")
    assert not shown()
    assert not dialog.target.isVisible()
    dialog.rulebooks.choose("femhundra", "")
    assert shown() == ["Play &to"]
    dialog.rulebooks.choose("500-rum-de", "Three")
    click(named(dialog, QPushButton, "play"))
    assert bridge_of(window).game.match.rules == rules
    assert not opened(window).target.isVisible()


def test_the_target_changes_when_house_rules_are_deleted(
    window: MainWindow, preferences: Preferences
) -> None:
    rules = RULEBOOKS["femhundra"].replace(target=90)
    preferences.last_match = first_choice("Anna")._replace(
        rulebook="femhundra", rules=rules, house="Gone"
    )
    dialog = opened(window)
    assert not dialog.rulebooks.chosen.name
    assert dialog.target.value() == 500


def test_every_seat_has_a_different_colour_whatever_was_saved(
    window: MainWindow, preferences: Preferences
) -> None:
    first = first_choice("Anna")
    seats = [seat._replace(colour=5) for seat in first.seats]
    preferences.last_match = first._replace(seats=tuple(seats))
    dialog = opened(window)
    assert colours(dialog)[0] == 5
    assert sorted(colours(dialog)) == list(range(8))
    for colour in range(8):
        choose(dialog, 0, colour)
        assert sorted(colours(dialog)) == list(range(8))


def test_tab_follows_the_reading_order_of_the_dialog(window: MainWindow) -> None:
    dialog = opened(window)
    dialog.activateWindow()
    assert dialog.focusWidget() is dialog.rulebooks
    visited = []
    for _ in range(16):
        visited.append(dialog.focusWidget().objectName())
        press(Qt.Key.Key_Tab, to=dialog.focusWidget())
    chairs = [f"{field}_{place}" for place in range(3) for field in ("colour", "name", "level")]
    chairs.remove("level_0")  # the person has no level
    foot, head = ("own_rules", "differences", "cancel", "play"), ("target", "deal_number")
    assert visited == ["rulebooks", "opponents", *chairs, *foot, *head]


def test_a_long_name_of_house_rules_leaves_room_for_the_players(
    window: MainWindow, preferences: Preferences
) -> None:
    rules = RULEBOOKS["500-rum-de"]
    before = opened(window).chairs[0].name.width()
    name = "Sunday evenings at the cabin, as grandmother played it at the lake"[:60]
    preferences.house_rules = (houses.House(name, "500-rum-de", rules),)
    dialog = opened(window)
    assert dialog.chairs[0].name.width() == before
    assert name in dialog.rulebooks.item(dialog.rulebooks.count() - 1).toolTip()


def more_of(opponents: QSpinBox) -> QRect:
    """The button that adds an opponent."""
    option = QStyleOptionSpinBox()
    opponents.initStyleOption(option)
    return opponents.style().subControlRect(
        QStyle.ComplexControl.CC_SpinBox, option, QStyle.SubControl.SC_SpinBoxUp, opponents
    )


@pytest.mark.parametrize("size", [(872, 560), (1024, 640), (1280, 800), (1920, 1040)])
def test_clicking_the_same_spot_adds_one_opponent_each_time(
    window: MainWindow, size: tuple[int, int]
) -> None:
    window.resize(*size)
    opponents = named(opened(window), QSpinBox, "opponents")
    opponents.setValue(1)
    pressed = opponents.mapToGlobal(more_of(opponents).center())
    for count in range(2, 8):
        QTest.mouseClick(opponents, Qt.MouseButton.LeftButton, pos=opponents.mapFromGlobal(pressed))
        assert opponents.value() == count


def test_a_match_of_four_begins_in_three_clicks_or_keys(window: MainWindow) -> None:
    """From the welcome page: New match, one more opponent, Play; or Return, a key, Return."""
    click(window.pages.welcome.buttons[0])
    dialog = dialog_of(window, "new_match_dialog")
    opponents = named(dialog, QSpinBox, "opponents")
    assert opponents.value() == 2
    more = more_of(opponents)
    assert more.width() >= 24
    assert more.height() >= 24
    QTest.mouseClick(opponents, Qt.MouseButton.LeftButton, pos=more.center())
    press(Qt.Key.Key_Return, to=dialog)
    assert len(bridge_of(window).game.seats) == 4


def test_a_choice_that_cannot_be_played_is_announced(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr(new_match, "announce", lambda _, sentence: said.append(sentence))
    named(opened(window), QLineEdit, "name_2").setText("Bo")
    assert said == ["Two players are called Bo: give one of them another name."]


def test_rule_cards_look_different_where_rules_differ(window: MainWindow) -> None:
    dialog = opened(window)
    cards = dialog.rulebooks
    cards.setCurrentRow(-1)
    pictures: dict[str, list[int]] = {}
    for row in range(6):
        box = cards.visualItemRect(cards.item(row))
        body = box.adjusted(8, box.height() // 4, -8, -8)  # below the names
        image = cards.viewport().grab(body).toImage()
        pictures.setdefault(bytes(image.constBits()).hex(), []).append(row)
    books = [RULEBOOKS[entry.rulebook] for entry in dialog.rulebooks.houses]
    for rows in pictures.values():
        assert all(books[row] == books[rows[0]] for row in rows)


def test_a_stranger_is_offered_a_newcomer_and_a_beginner(window: MainWindow) -> None:
    window.commands.actions["new_match"].trigger()
    kinds = [seat.kind for seat in new_match_of(window).choice.seats]
    assert kinds == ["human", "newcomer", "beginner"]


@pytest.mark.parametrize(
    ("step", "kinds", "said"),
    [
        (1, ["beginner", "beginner"], "You won twice against these: Bo plays as Beginner now."),
        (-1, ["newcomer", "newcomer"], "You lost twice against these: Cleo plays as Newcomer now."),
        (0, ["newcomer", "beginner"], ""),
    ],
)
def test_two_equal_results_change_one_opponents_level_and_say_so(
    window: MainWindow, step: int, kinds: list[str], said: str
) -> None:
    window.commands.actions["new_match"].trigger()
    dialog = new_match_of(window)
    dialog.suggest(step)
    assert [seat.kind for seat in dialog.choice.seats[1:]] == kinds
    assert said in dialog.level_line.text()


def test_a_changed_level_is_mentioned_in_a_small_window(window: MainWindow, qtbot: QtBot) -> None:
    window.resize(872, 440)
    dialog = opened(window)
    dialog.suggest(1)
    qtbot.waitUntil(lambda: dialog.area.verticalScrollBar().maximum() > 0)
    qtbot.waitUntil(lambda: dialog.level_line.visibleRegion().contains(dialog.level_line.rect()))


def test_a_suggested_level_does_not_replace_a_choice(window: MainWindow) -> None:
    window.commands.actions["new_match"].trigger()
    dialog = new_match_of(window)
    dialog.chairs[1].level.setCurrentIndex(5)
    chosen = dialog.choice
    dialog.suggest(1)
    assert dialog.choice == chosen


def new_match_of(window: MainWindow) -> NewMatchDialog:
    dialog = dialog_of(window, "new_match_dialog")
    assert isinstance(dialog, NewMatchDialog)
    return dialog


def test_faces_are_redrawn_for_another_cloth(window: MainWindow, preferences: Preferences) -> None:
    dialog = opened(window)
    seated = dialog.chairs[: dialog.opponents.value() + 1]
    before = [row.grab().toImage() for row in seated]
    preferences.theme = "light"
    assert all(row.grab().toImage() != was for row, was in zip(seated, before, strict=True))


def test_the_list_of_levels_shows_every_text_whole(window: MainWindow) -> None:
    level = opened(window).chairs[1].level
    QTest.mouseClick(level, Qt.MouseButton.LeftButton)
    shown = level.view()
    assert shown.isVisible()
    for row in range(level.count()):
        words = shown.sizeHintForIndex(shown.model().index(row, 0)).width()
        assert words <= shown.viewport().width(), level.itemText(row)
    level.hidePopup()


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800)])
def test_both_explanations_are_aligned(size: tuple[int, int], window: MainWindow) -> None:
    window.resize(*size)
    dialog = opened(window)
    QApplication.processEvents()
    assert dialog.about.y() == dialog.level_line.y()


@pytest.mark.parametrize("opponents", [1, 3, 5, 7])
@pytest.mark.parametrize("size", [(872, 440), (1024, 640), (1280, 800)])
def test_no_seats_words_overlap_the_number_of_opponents(
    size: tuple[int, int], opponents: int, window: MainWindow
) -> None:
    window.resize(*size)
    dialog = opened(window)
    dialog.opponents.setValue(opponents)
    for chair in dialog.chairs[: opponents + 1]:
        for words in (chair.name, chair.level):
            assert not words.geometry().intersects(dialog.opponents.geometry())
