"""Input fields: they ignore the wheel, and explain numbers that are out of range."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractSlider,
    QApplication,
    QCheckBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QSpinBox,
    QWidget,
)
from pytestqt.qtbot import QtBot

from rummy_qt.records.header import SeatInfo
from rummy_qt.ui.preferences import Preferences
from rummy_qt.ui.windows.fields import ComboBox, Slider, SpinBox
from rummy_qt.ui.windows.house_rules import HouseRulesDialog
from rummy_qt.ui.windows.main_window import MainWindow
from rummy_qt.ui.windows.new_match import NewMatchDialog
from tests.architecture.sources import name_of, python_files
from tests.ui.keyboard import press, write
from tests.ui.windows.conftest import click, dialog_of, named


def turn_wheel(widget: QWidget, notches: int) -> bool:
    """Turn the wheel over the middle of the widget; returns whether the widget accepted it."""
    at = QPointF(widget.rect().center())
    event = QWheelEvent(
        at,
        widget.mapToGlobal(at),
        QPoint(),
        QPoint(0, 120 * notches),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(widget, event)
    return event.isAccepted()


def field_values(page: QWidget) -> list[object]:
    return [
        *(box.currentIndex() for box in page.findChildren(QComboBox)),
        *(box.value() for box in page.findChildren(QSpinBox)),
        *(s.value() for s in page.findChildren(QAbstractSlider) if s.objectName() == "volume"),
    ]


@pytest.mark.parametrize(
    ("action", "name"),
    [
        ("house_rules", "house_rules"),
        ("new_match", "new_match_dialog"),
        ("preferences", "preferences"),
        ("handbook", "handbook"),
        ("statistics", "statistics"),
    ],
)
def test_scrolling_with_the_wheel_changes_no_field(
    action: str, name: str, window: MainWindow
) -> None:
    window.commands.actions[action].trigger()
    page = dialog_of(window, name)
    before = field_values(page)
    assert before
    for kind in (QComboBox, QSpinBox, QAbstractSlider):
        for field in page.findChildren(kind):
            if not isinstance(field.parent(), QScrollArea):
                field.setFocus()
                for notches in (1, -1, -1):
                    turn_wheel(field, notches)
    assert field_values(page) == before


@pytest.mark.parametrize("make", [SpinBox, partial(ComboBox, name="field"), Slider])
def test_the_wheel_over_a_field_scrolls_the_page(
    qtbot: QtBot, make: Callable[..., QWidget]
) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    field = make(parent=page)
    page.show()
    assert not turn_wheel(field, -3)


def test_every_field_is_of_a_class_that_ignores_the_wheel() -> None:
    """All are made from classes that ignore the wheel."""
    plain = ("QComboBox(", "QSpinBox(", "QSlider(")
    allowed = {"rummy_qt/ui/windows/fields.py", "rummy_qt/ui/windows/replay_page.py"}
    found = {
        name_of(path)
        for path in python_files("rummy_qt/ui")
        for word in plain
        if f" {word}" in (text := path.read_text(encoding="utf-8")) or f"({word}" in text
    }
    assert found <= allowed


def type_into(box: QSpinBox, text: str) -> None:
    box.window().activateWindow()
    box.setFocus()
    QApplication.processEvents()
    box.selectAll()
    write(text, to=box)


def test_a_number_out_of_range_becomes_the_nearest_valid_one(window: MainWindow) -> None:
    window.commands.actions["house_rules"].trigger()
    page = dialog_of(window, "house_rules")
    box, save = named(page, QSpinBox, "hand_sizes_2"), named(page, QPushButton, "house_save")
    for typed, nearest in (("30", 26), ("0", 1)):
        type_into(box, typed)
        assert box.lineEdit().text() == typed, "what is typed is seen"
        box.clearFocus()
        assert box.value() == nearest
        assert box.lineEdit().text() == str(nearest)
    type_into(box, "12")
    click(save)
    assert box.value() == 12


def test_saving_includes_the_number_still_being_typed(
    window: MainWindow, preferences: Preferences
) -> None:
    window.commands.actions["house_rules"].trigger()
    page = dialog_of(window, "house_rules")
    type_into(named(page, QSpinBox, "going_out_bonus"), "75")
    named(page, QPushButton, "house_save").click()  # as by its shortcut: the field keeps the focus
    assert preferences.house_rules[0].rules.going_out_bonus == 75


def test_an_impossible_target_is_corrected_before_a_match_begins(window: MainWindow) -> None:
    window.commands.actions["new_match"].trigger()
    dialog = dialog_of(window, "new_match_dialog")
    target = named(dialog, QSpinBox, "target")
    type_into(target, "0")
    named(dialog, QPushButton, "play").click()
    assert window.session.bridge is not None
    assert window.session.bridge.game.match.rules.target == 1


@pytest.mark.parametrize("text", ["", "-", "99999999999999999999", "x"])
def test_a_number_field_always_ends_with_a_valid_number(qtbot: QtBot, text: str) -> None:
    box = SpinBox()
    qtbot.addWidget(box)
    box.setRange(3, 9)
    box.setValue(5)
    box.show()
    box.selectAll()
    write(text, to=box)
    box.interpretText()
    assert 3 <= box.value() <= 9
    assert box.lineEdit().text() == str(box.value())


@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_the_sentences_of_the_house_rules_wrap(
    make_window: Callable[..., MainWindow],
    preferences: Preferences,
    scale: float,
    larger_font: Callable[[float], None],
) -> None:
    window = make_window(preferences)
    larger_font(scale)
    window.commands.actions["house_rules"].trigger()
    page = dialog_of(window, "house_rules")
    for _ in range(2):  # the questions below open in a later iteration of the event loop
        QApplication.processEvents()
    area = page.findChildren(QScrollArea)[0]
    inner = area.widget()
    assert inner is not None
    assert inner.width() <= area.viewport().width()
    for label in inner.findChildren(QLabel):
        if label.isVisible():
            assert label.heightForWidth(label.width()) <= label.height(), label.text()


def test_clicking_the_sentence_of_an_option_toggles_its_box(window: MainWindow) -> None:
    window.commands.actions["house_rules"].trigger()
    page = dialog_of(window, "house_rules")
    assert isinstance(page, HouseRulesDialog)
    box = named(page, QCheckBox, "ring_runs")
    beside = next(
        label for label in page.findChildren(QLabel) if label.text() == box.accessibleName()
    )
    page.questions.ensureWidgetVisible(beside)
    before = box.isChecked()
    QTest.mouseClick(beside, Qt.MouseButton.LeftButton)
    assert box.isChecked() is not before
    assert named(page, QLineEdit, "house_name").isVisible()


def test_a_long_name_shows_its_beginning(window: MainWindow, qtbot: QtBot) -> None:
    window.commands.actions["new_match"].trigger()
    dialog = dialog_of(window, "new_match_dialog")
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    field = named(dialog, QLineEdit, "name_1")

    def seen_from() -> int:
        """The index of the first visible letter; the field scrolls when it is painted."""
        field.grab()
        return field.cursorPositionAt(QPoint(1, field.height() // 2))

    field.setFocus()
    field.selectAll()
    write("Wilhelmina-Charlotte of H")
    assert seen_from() > 0, "what is being typed is seen"
    press(Qt.Key.Key_Tab)
    assert seen_from() == 0
    assert isinstance(dialog, NewMatchDialog)
    dialog.chairs[1].set_seat(SeatInfo("Maximilian the Third of S", "club"))
    assert seen_from() == 0, "also where it is offered again"
