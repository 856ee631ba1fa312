"""Every page and dialog by keyboard: Tab, Esc, Enter, letters, names, and a visible focus."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import QKeyCombination, Qt
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QLineEdit,
    QMenu,
    QPushButton,
    QSpinBox,
    QTabWidget,
    QWidget,
)

from rummy_qt.engine import RULEBOOKS
from rummy_qt.ui.houses import House
from rummy_qt.ui.match_choice import first_choice
from rummy_qt.ui.preferences import Preferences
from rummy_qt.ui.windows import preferences_dialog
from rummy_qt.ui.windows.main_window import MainWindow
from rummy_qt.ui.windows.preferences_dialog import KeyField
from rummy_qt.ui.words.notices import Notice
from tests.ui import keyboard
from tests.ui.access import sweep
from tests.ui.keyboard import press
from tests.ui.windows.conftest import brisk_preferences, make_window, named, saved_match
from tests.ui.windows.states import DIALOGS, Show
from tests.ui.windows.states import shown as in_sight

__all__ = ["make_window"]


@pytest.fixture
def window(make_window: Callable[..., MainWindow]) -> MainWindow:
    """A window with house rules, and so with everything that a page can contain."""
    preferences: Preferences = brisk_preferences()
    preferences.house_rules = (House("At the cabin", "rommy-dk", RULEBOOKS["rommy-dk"]),)
    return make_window(preferences)


def shown(window: MainWindow, name: str) -> QDialog:
    """The dialog of this name, opened, with its initial focus."""
    dialog = in_sight(window, name)
    dialog.activateWindow()
    QApplication.processEvents()
    return dialog


def states(page: QWidget) -> Iterator[None]:
    """Each tab of a page in turn."""
    tabs = page.findChild(QTabWidget)
    for place in range(tabs.count() if tabs is not None else 1):
        if tabs is not None:
            tabs.setCurrentIndex(place)
            QApplication.processEvents()
        yield


@pytest.mark.parametrize("name", DIALOGS)
def test_a_dialog_can_be_used_by_keys_alone(name: str, window: MainWindow) -> None:
    window.commands.open_file(saved_match())
    page = shown(window, name)
    press(Qt.Key.Key_Escape)
    assert not page.isVisible(), "Esc closes it"
    QApplication.sendPostedEvents(page, 0)
    page = shown(window, name)
    assert not [fault for _ in states(page) for fault in sweep.faults(page)]
    page.close()
    page = shown(window, name)
    pressed: list[QPushButton] = []
    default = default_of(page)
    default.clicked.connect(lambda: pressed.append(default))
    press(Qt.Key.Key_Return)
    assert pressed, f"Enter on {sweep.called(QApplication.focusWidget())} does the default"


def default_of(page: QDialog) -> QPushButton:
    """The one default button, which Enter presses."""
    found = [button for button in page.findChildren(QPushButton) if button.isDefault()]
    assert len(found) == 1, [*map(sweep.called, found)]
    return found[0]


def at_the_door(window: MainWindow) -> None:
    window.notices.add(Notice(lambda: "The disk is full."))


def before_a_match(window: MainWindow) -> None:
    window.commands.open_file(saved_match())
    window.commands.actions["leave_table"].trigger()


def at_the_table(window: MainWindow) -> None:
    window.commands.open_file(saved_match())


def in_the_lesson(window: MainWindow) -> None:
    window.commands.actions["lesson"].trigger()


def in_a_replay(window: MainWindow) -> None:
    window.commands.open_file(saved_match())
    window.commands.actions["replay"].trigger()
    assert window.pages.overlay is not None


@pytest.mark.parametrize(
    "come", [at_the_door, before_a_match, at_the_table, in_the_lesson, in_a_replay]
)
def test_the_window_can_be_used_by_keys_alone(come: Show, window: MainWindow) -> None:
    come(window)
    window.activateWindow()
    QApplication.processEvents()
    assert not [*sweep.faults(window)]


def test_no_mnemonic_is_used_twice_in_a_menu(window: MainWindow) -> None:
    window.commands.begin(first_choice("Anna", ["club", "club"]))
    for menu in window.findChildren(QMenu):
        texts = [action.text() for action in menu.actions()]
        assert not [*sweep.letter_faults(sweep.underlined(texts))]


def test_return_presses_the_button_that_has_the_focus(window: MainWindow) -> None:
    for name in ("handbook", "new_match"):
        button = window.pages.welcome.findChild(QPushButton, f"welcome_{name}")
        assert button is not None
        button.setFocus()
        press(Qt.Key.Key_Return, to=button)
    assert window.dialogs.shown("handbook") is not None
    assert window.dialogs.shown("new_match_dialog") is not None


class Trap(KeyField):
    """The field as in the first two versions: it keeps Shift+Tab for itself."""

    def setFinishingKeyCombinations(self, keys: Sequence[QKeyCombination]) -> None:
        """Qt's own list, which has Backtab without Shift, stays."""


def test_a_field_that_traps_shift_tab_is_noticed(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(preferences_dialog, "KeyField", Trap)
    page = shown(window, "preferences")
    tabs = page.findChild(QTabWidget)
    assert tabs is not None
    tabs.setCurrentIndex(tabs.count() - 1)
    QApplication.processEvents()
    assert any("Shift+Tab leads another way" in fault for fault in sweep.tab_faults(page))


def test_a_tab_order_other_than_the_visible_one_is_noticed(window: MainWindow) -> None:
    page = shown(window, "new_match")
    assert not [*sweep.tab_faults(page)]
    deal = named(page, QLineEdit, "deal_number")
    opponents = named(page, QSpinBox, "opponents")
    page.setTabOrder(opponents, deal)
    assert [*sweep.tab_faults(page)]


def test_tests_press_keys_only_as_a_keyboard_does() -> None:
    """Only ``tests.ui.keyboard`` presses keys."""
    ours = Path(keyboard.__file__)
    others = [path for path in ours.parents[1].rglob("*.py") if path != ours]
    assert len(others) > 100
    forbidden = ("QTest" + ".key", "Key_" + "Backtab")
    assert not [path for path in others if any(word in path.read_text() for word in forbidden)]
