"""Opens every page in each theme; a Qt warning fails the test."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator, Sequence
from itertools import cycle, pairwise
from typing import Any, Final

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QCheckBox, QComboBox, QDialog, QMenu, QSlider, QTabWidget, QWidget
from pytestqt.qtbot import QtBot

from rummy_qt.records.settings import Flag, NumberIn, OneOf
from rummy_qt.ui.actions import ACTIONS, MENUS, ActionSpec
from rummy_qt.ui.match_choice import first_choice
from rummy_qt.ui.preferences import GROUPS, PREFERENCES, Preference, Preferences, of_group
from rummy_qt.ui.table.areas import Areas
from rummy_qt.ui.theme import TABLE_COLOURS
from rummy_qt.ui.windows.main_window import SMALLEST, MainWindow
from rummy_qt.ui.windows.replay_page import ReplayPage
from rummy_qt.ui.windows.rule_cards import PictureChoice
from rummy_qt.ui.windows.score_sheet import Celebration
from rummy_qt.ui.words.language import Language
from rummy_qt.ui.words.notices import Notice
from tests.architecture.sources import python_files, tree_of
from tests.ui.windows.conftest import dialog_of, named, saved_match
from tests.ui.windows.states import AT_A_TABLE, EVERYWHERE
from tests.ui.windows.test_review import patched

THEMES = list(zip(cycle(("light", "dark")), TABLE_COLOURS, strict=False))
"""Each theme and each colour once, including ``system``."""
DRESSES = {"theme", "table_colour"}
"""Preferences that the walks set anyway; changing them restyles every widget."""
LEAVES = {"quit", "data_folder", "leave_table", "rematch", "lesson", "practice", "back_to_match"}
"""Actions that would end the test or leave the program."""


def looked_at(widget: QWidget) -> QImage:
    """Paint a widget as it is now, including each of its pages."""
    own = [tabs for tabs in widget.findChildren(QTabWidget) if tabs.window() is widget]
    for tabs in own:
        for place in range(tabs.count()):
            tabs.setCurrentIndex(place)
            assert not tabs.grab().isNull()
    picture = widget.grab().toImage()
    assert not picture.isNull()
    return picture


def walk(window: MainWindow) -> list[str]:
    """Trigger every enabled action, paint what it opens, and close it again."""
    opened = []
    for menu in window.menuBar().findChildren(QMenu):
        menu.adjustSize()
        looked_at(menu)
    for name, action in window.commands.actions.items():
        if name in LEAVES or not action.isEnabled():
            continue
        action.trigger()
        looked_at(window)
        for dialog in window.findChildren(QDialog):
            if dialog.isVisible() and dialog.parent() is window:
                looked_at(dialog)
                opened.append(dialog.objectName())
                dialog.close()
    if window.isFullScreen():
        window.commands.actions["full_screen"].trigger()
    return opened


@pytest.mark.parametrize(("theme", "colour"), THEMES)
def test_every_action_opens_without_a_warning(
    theme: str, colour: str, make_window: Callable[..., MainWindow], preferences: Preferences
) -> None:
    preferences.theme, preferences.table_colour = theme, colour
    window = make_window(preferences)
    from_welcome = walk(window)
    window.commands.begin(first_choice("Anna", ["club", "club"]))
    at_the_table = walk(window)
    assert {*EVERYWHERE, "new_match_dialog", "file_dialog"} == set(from_welcome)
    assert {*from_welcome, *AT_A_TABLE} == set(at_the_table)


@pytest.mark.parametrize(("theme", "colour"), THEMES)
def test_every_page_opens_from_a_replay(
    theme: str,
    colour: str,
    make_window: Callable[..., MainWindow],
    preferences: Preferences,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    patched(monkeypatch, answers=True)
    preferences.theme, preferences.table_colour = theme, colour
    window = make_window(preferences)
    window.commands.open_file(saved_match())
    window.commands.actions["replay"].trigger()
    page = window.pages.overlay
    assert isinstance(page, ReplayPage)
    page.bar.hands.click()
    page.bar.button_actions["last"].trigger()
    assert "score_sheet" in walk(window)
    assert window.pages.currentWidget() is page


@pytest.mark.parametrize(("theme", "colour"), THEMES)
def test_every_page_opens_from_the_first_lesson(
    theme: str, colour: str, make_window: Callable[..., MainWindow], preferences: Preferences
) -> None:
    preferences.theme, preferences.table_colour = theme, colour
    window = make_window(preferences)
    window.commands.actions["lesson"].trigger()
    assert "handbook" in walk(window)
    lesson = window.pages.lesson
    assert lesson is not None
    assert lesson.isVisible()
    window.commands.actions["leave_table"].trigger()
    assert window.pages.lesson is None


@pytest.mark.parametrize(("theme", "colour"), THEMES)
def test_pages_that_open_by_themselves_give_no_warning(
    theme: str, colour: str, make_window: Callable[..., MainWindow], preferences: Preferences
) -> None:
    preferences.theme, preferences.table_colour = theme, colour
    window = make_window(preferences)
    looked_at(window)
    window.commands.show_crash("what happened, line by line")
    looked_at(dialog_of(window, "crash"))
    window.notices.add(Notice(lambda: "The disk is full."))
    looked_at(window)
    window.commands.open_file(saved_match())
    window.commands.score_sheet()
    looked_at(dialog_of(window, "score_sheet"))
    assert window.pages.table is not None
    celebration = Celebration(window.pages.table, 500)
    celebration.begin()
    looked_at(window)
    celebration.end()


def try_out(dialog: QDialog, preference: Preference[Any], preferences: Preferences) -> None:
    """Give a preference each value that its row offers; a switch is switched back."""
    name, kind = preference.name, preference.kind
    if isinstance(kind, Flag):
        box = named(dialog, QCheckBox, name)
        before = getattr(preferences, name)
        box.click()
        assert getattr(preferences, name) is not before
        box.click()
    elif isinstance(kind, OneOf | NumberIn | Language) and kind.words:
        pictures = isinstance(kind, OneOf) and kind.pictures
        choose = (
            named(dialog, PictureChoice, name).setCurrentRow
            if pictures
            else named(dialog, QComboBox, name).setCurrentIndex
        )
        for row, value in reversed(list(enumerate(kind.words))):
            choose(row)
            assert getattr(preferences, name) == value
    else:
        named(dialog, QSlider, name).setValue(2)
        assert getattr(preferences, name) == 0.2


def preferences_of(window: MainWindow) -> QDialog:
    """The preferences dialog, with a match on the table."""
    window.commands.begin(first_choice("Anna", ["club", "club"]))
    window.commands.actions["preferences"].trigger()
    return dialog_of(window, "preferences")


@pytest.mark.parametrize(("theme", "colour"), THEMES)
def test_every_preference_shows_at_once_on_the_table(
    theme: str, colour: str, window: MainWindow, preferences: Preferences
) -> None:
    preferences.theme, preferences.table_colour = theme, colour
    dialog = preferences_of(window)
    tabs = dialog.findChild(QTabWidget)
    assert tabs is not None
    for place, group in enumerate(GROUPS):
        tabs.setCurrentIndex(place)
        for preference in of_group(group):
            if preference.name not in DRESSES:
                try_out(dialog, preference, preferences)
                looked_at(window)


def test_the_tables_look_changes_while_the_dialog_is_open(
    window: MainWindow, preferences: Preferences
) -> None:
    dialog = preferences_of(window)
    for name in sorted(DRESSES):
        try_out(dialog, PREFERENCES[name], preferences)
        looked_at(window)


def test_theme_and_backs_change_the_picture(window: MainWindow, preferences: Preferences) -> None:
    window.commands.begin(first_choice("Anna", ["club", "club"]))
    assert window.pages.table is not None
    pictures = [looked_at(window)]
    for name, value in (("theme", "light"), ("table_colour", "night"), ("card_back", "petals")):
        setattr(preferences, name, value)
        window.pages.table.grab_picture()
        pictures.append(looked_at(window))
    assert all(one != other for one, other in pairwise(pictures))


def stand_together(rows: Sequence[ActionSpec]) -> bool:
    """Whether the rows of each menu are contiguous, and the menus are in the order on screen."""
    places = [list(MENUS).index(row.menu) for row in rows]
    return places == sorted(places)


def test_every_action_has_a_menu_entry_or_a_key_and_a_tooltip(window: MainWindow) -> None:
    menus = [named(window, QMenu, f"menu_{name}") for name in MENUS]
    in_menus = [action.objectName() for menu in menus for action in menu.actions()]
    rows = [spec for spec in ACTIONS if spec.menu]
    apart = [row.id for row in rows if stand_together([one for one in rows if one is not row])]
    assert [name for name in in_menus if name] == [row.id for row in rows], (
        f"its row stands apart from the others of its menu: {apart}"
    )
    alone = {spec.id for spec in ACTIONS if not spec.menu}
    assert alone <= {action.objectName() for action in window.actions()}, "a key of the window"
    keys = [action.shortcut().toString() for action in window.commands.actions.values()]
    assert all(keys)
    assert len(keys) == len(set(keys))
    for name, action in window.commands.actions.items():
        assert action.toolTip(), name
        assert action.receivers("2triggered(bool)") > 0, name


def test_the_window_returns_to_its_last_place(
    make_window: Callable[..., MainWindow], preferences: Preferences, qtbot: QtBot
) -> None:
    window = make_window(preferences)
    window.resize(SMALLEST.width(), 650)
    window.close()
    assert make_window(preferences).size().toTuple() == (SMALLEST.width(), 650)


def test_a_window_from_a_missing_screen_opens_on_another(
    make_window: Callable[..., MainWindow], preferences: Preferences
) -> None:
    window = make_window(preferences)
    window.move(9000, 7000)
    window.close()
    again = make_window(preferences)
    assert again.screen().geometry().intersects(again.geometry())


def test_an_invalid_saved_geometry_is_ignored(
    make_window: Callable[..., MainWindow], preferences: Preferences
) -> None:
    preferences.window = "bm8gZ2VvbWV0cnkgYXQgYWxs"
    assert make_window(preferences).isVisible()


def wishes() -> Iterator[str]:
    """The names of commands that pages ask others to run, from their source."""
    for path in python_files("rummy_qt/ui/windows"):
        for node in ast.walk(tree_of(path)):
            if isinstance(node, ast.Call):
                place = WISHING.get(ast.unparse(node.func).removeprefix("self."), len(node.args))
                for arg in node.args[place : place + 1]:
                    if isinstance(arg, ast.Constant):
                        yield str(arg.value)


WISHING: Final = {"leave_for": 0, "_leave_with": 0, "wanted.emit": 0, "_round_button": 1}
"""Methods by which a page asks for a command, each with the index of its name argument."""


def test_every_command_that_a_page_requests_exists(window: MainWindow) -> None:
    commands = window.commands
    named = set(wishes())
    assert len(named) > 9
    assert not {deed for deed in named if deed not in commands.handlers} - set(dir(commands))


def test_every_action_has_a_handler(window: MainWindow) -> None:
    """Every action except switches is handled by the commands or by the table."""
    known = {*window.commands.handlers, *dir(window.commands), *dir(Areas)}
    assert not {spec.id for spec in ACTIONS if not spec.switch} - known
