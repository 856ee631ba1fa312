"""Letters that lead to buttons and fields, the way with Tab and Return, and names for readers."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QDialog,
    QKeySequenceEdit,
    QLabel,
    QLineEdit,
    QMenu,
    QPushButton,
    QTabWidget,
    QTextEdit,
    QWidget,
)

from rummy_qt.ui.match_choice import first_choice
from rummy_qt.ui.windows.main_window import MainWindow
from rummy_qt.ui.words.notices import Notice
from tests.ui.windows.conftest import dialog_of, named, saved_match

PAGES = {
    "new_match": "new_match_dialog", "saved_matches": "saved_matches", "statistics": "statistics",
    "house_rules": "house_rules", "preferences": "preferences", "handbook": "handbook",
    "about": "about", "about_match": "about_match", "resign": "resign",
}  # fmt: skip


def letters(page: QWidget) -> Iterator[tuple[str, str]]:
    """The letters that are underlined on what is shown, each with its text."""
    texts = [button.text() for button in page.findChildren(QAbstractButton) if button.isVisible()]
    texts += [label.text() for label in page.findChildren(QLabel) if label.buddy() is not None]
    for tabs in page.findChildren(QTabWidget):
        texts += [tabs.tabText(place) for place in range(tabs.count())]
    if isinstance(page, MainWindow):
        texts += [action.text() for action in page.menuBar().actions()]
    for text in texts:
        for letter in re.findall(r"(?<!&)&(\w)", text):
            yield letter.lower(), text


def twice(page: QWidget) -> dict[str, list[str]]:
    """What two things on a page are underlined by."""
    found = list(letters(page))
    counted = Counter(letter for letter, _ in found)
    return {n: [text for m, text in found if m == n] for n, count in counted.items() if count > 1}


def pages_of(page: QWidget) -> Iterator[None]:
    """A page in each of its states: with every tab in front once."""
    tabs = page.findChild(QTabWidget)
    for place in range(tabs.count() if tabs is not None else 1):
        if tabs is not None:
            tabs.setCurrentIndex(place)
        yield


def test_no_letter_stands_twice_in_a_menu(window: MainWindow) -> None:
    for menu in window.menuBar().findChildren(QMenu):
        found = re.findall(r"&(\w)", "".join(action.text().lower() for action in menu.actions()))
        assert len(set(found)) == len(found), menu.title()


def test_no_letter_stands_twice_in_the_window(window: MainWindow) -> None:
    window.notices.tell(Notice("The disk is full."))
    assert not twice(window)
    window.actions_by_id["lesson"].trigger()
    assert not twice(window)
    window.begin(first_choice("Anna", ["club"]))
    assert not twice(window)
    window.open_match(saved_match())
    window.actions_by_id["replay"].trigger()
    assert window.pages.replay is not None
    assert not twice(window)


@pytest.mark.parametrize("action", PAGES)
def test_no_letter_stands_twice_in_a_dialog(action: str, window: MainWindow) -> None:
    window.open_match(saved_match())
    window.actions_by_id[action].trigger()
    page = dialog_of(window, PAGES[action])
    assert set(letters(page))
    for _ in pages_of(page):
        assert not {
            letter: texts
            for letter, texts in twice(page).items()
            if sum(is_shown(page, text) for text in texts) > 1
        }


def is_shown(page: QWidget, text: str) -> bool:
    """Whether this label or button is on the tab in front; what stands on a tab always is."""
    buttons = [button for button in page.findChildren(QAbstractButton) if button.text() == text]
    labels = [label for label in page.findChildren(QLabel) if label.text() == text]
    return all(widget.isVisible() for widget in (*buttons, *labels))


def test_return_presses_the_button_that_has_the_focus(window: MainWindow) -> None:
    for name in ("handbook", "new_match"):
        button = named(window.pages.welcome, QPushButton, f"welcome_{name}")
        button.setFocus()
        QTest.keyClick(button, Qt.Key.Key_Return)
    assert window.dialog("handbook") is not None
    assert window.dialog("new_match_dialog") is not None


def test_tab_leads_through_the_keys_and_back_again(window: MainWindow) -> None:
    window.actions_by_id["preferences"].trigger()
    page = dialog_of(window, "preferences")
    tabs = page.findChild(QTabWidget)
    assert tabs is not None
    tabs.setCurrentIndex(tabs.count() - 1)
    page.activateWindow()
    fields = page.findChildren(QKeySequenceEdit)
    fields[0].setFocus()
    QApplication.processEvents()
    for key, expected in (
        (Qt.Key.Key_Tab, fields[1]),
        (Qt.Key.Key_Tab, fields[2]),
        (Qt.Key.Key_Backtab, fields[1]),
        (Qt.Key.Key_Backtab, fields[0]),
    ):
        focused = QApplication.focusWidget()
        assert focused is not None
        QTest.keyClick(focused, key)
        assert QApplication.focusWidget() is expected
    assert [field.keySequence().toString() for field in fields[:3]] == [
        "Ctrl+N", "Ctrl+Shift+N", "Ctrl+D",
    ]  # fmt: skip


@pytest.mark.parametrize("action", PAGES)
def test_every_field_has_a_name_of_its_own(action: str, window: MainWindow) -> None:
    window.open_match(saved_match())
    window.actions_by_id[action].trigger()
    page: QDialog = dialog_of(window, PAGES[action])
    labelled = {label.buddy() for label in page.findChildren(QLabel)}
    names = []
    for kind in (QLineEdit, QComboBox, QTextEdit, QAbstractItemView, QKeySequenceEdit):
        for field in page.findChildren(kind):
            if field.objectName().startswith("qt_") or field in labelled:
                continue
            if (
                field.window() is page
                and field.isEnabled()
                and field.focusPolicy() != Qt.FocusPolicy.NoFocus
            ):
                assert field.accessibleName(), field.objectName()
                names.append(field.accessibleName())
    assert len(set(names)) == len(names), Counter(names).most_common(1)
