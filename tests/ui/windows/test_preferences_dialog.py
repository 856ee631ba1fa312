"""The Preferences dialog apart from its rows: sound, languages, and the time for calls."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QRect, QSize
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QCheckBox, QComboBox, QLabel, QSlider, QWidget
from pytestqt.qtbot import QtBot

from rummy_qt.ui.fonts import VOICE, pixels_of
from rummy_qt.ui.preferences import PREFERENCES, Preferences
from rummy_qt.ui.windows import preferences_dialog
from rummy_qt.ui.windows.main_window import MainWindow
from rummy_qt.ui.windows.page_dialog import PageArea
from rummy_qt.ui.windows.preferences_dialog import PreferencesDialog
from rummy_qt.ui.windows.rule_cards import PictureChoice
from tests.ui.windows.conftest import dialog_of, named, saved_match


def opened(window: MainWindow) -> PreferencesDialog:
    window.commands.actions["preferences"].trigger()
    dialog = dialog_of(window, "preferences")
    assert isinstance(dialog, PreferencesDialog)
    return dialog


def test_the_open_dialog_follows_the_sound_key(
    window: MainWindow, preferences: Preferences
) -> None:
    dialog = opened(window)
    volume = named(dialog, QSlider, "volume")
    assert volume.isEnabled()
    window.commands.actions["sound"].trigger()
    assert not named(dialog, QCheckBox, "sound").isChecked()
    assert not volume.isEnabled()


@pytest.mark.parametrize("can_play", [True, False])
def test_the_dialog_says_if_the_system_cannot_play_sound(
    window: MainWindow, can_play: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(preferences_dialog, "can_play", lambda: can_play)
    texts = [label.text() for label in opened(window).findChildren(QLabel)]
    assert any("so the game is silent" in text for text in texts) is not can_play


def test_another_theme_keeps_the_text_size_of_a_page(
    window: MainWindow, preferences: Preferences
) -> None:
    window.resize(1280, 800)
    dialog = opened(window)

    def sizes() -> list[float]:
        return [pixels_of(part.font()) for part in dialog.findChildren(QWidget)]

    before = sizes()
    preferences.theme = "light"
    assert sizes() == before


def test_choosing_the_desktops_font_applies_to_all_text_at_once(
    window: MainWindow, preferences: Preferences, qtbot: QtBot
) -> None:
    window.commands.open_file(saved_match())
    dialog, table = opened(window), window.pages.table
    assert table is not None

    def drawn() -> QImage:
        picture = QImage(table.size(), QImage.Format.Format_RGB32)
        with QPainter(picture) as painter:
            table.scene_.render(painter)
        return picture

    before = drawn()
    preferences.desktop_font = True
    words = window.findChildren(QLabel) + dialog.findChildren(QLabel) + [window.menuBar()]
    assert VOICE not in {part.font().family() for part in words}
    qtbot.waitUntil(lambda: drawn() != before)


def test_every_available_language_is_offered(window: MainWindow, preferences: Preferences) -> None:
    box = named(opened(window), QComboBox, "language")
    offered = [box.itemText(row) for row in range(box.count())]
    assert offered[0] == "Follow the desktop"
    assert any("English" in text for text in offered)
    box.setCurrentIndex(box.findData("en"))
    assert preferences.language == "en"


def test_by_default_the_game_pauses_only_for_calls_that_fit(
    window: MainWindow, preferences: Preferences
) -> None:
    assert PREFERENCES["calls"].default == "fits"
    box = named(opened(window), QComboBox, "calls")
    assert box.currentText() == "Only when the discard fits"
    box.setCurrentIndex(box.count() - 1)
    assert preferences.calls == "never"


def test_a_value_not_offered_is_shown_as_the_nearest_one(
    window: MainWindow, preferences: Preferences
) -> None:
    preferences.card_scale = 1.1
    assert named(opened(window), QComboBox, "card_scale").currentText() == "Large"
    assert preferences.card_scale == 1.1


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("theme", "light"),
        ("table_colour", "night"),
        ("card_face", "large"),
        ("card_back", "petals"),
        ("card_scale", 1.5),
        ("four_colour", True),
        ("desktop_font", True),
    ],
)
def test_the_preview_of_the_table_follows_every_change(
    name: str, value: object, window: MainWindow, preferences: Preferences
) -> None:
    window.resize(1280, 800)
    strip = opened(window).strip
    assert strip.isVisible()
    before = strip.grab().toImage()
    assert strip.grab().toImage() == before
    setattr(preferences, name, value)
    assert strip.grab().toImage() != before


@pytest.mark.parametrize("high", [800, 640])
def test_the_preview_is_shown_on_relevant_tabs_only(high: int, window: MainWindow) -> None:
    window.resize(1280, high)
    dialog = opened(window)
    seen, tabs = [], set()
    for place in range(dialog.tabs.count()):
        dialog.tabs.setCurrentIndex(place)
        seen.append(dialog.strip.isVisible())
        tabs.add(dialog.tabs.geometry().topLeft().toTuple())
    assert seen == [True, True, True, True, False, False]
    assert len(tabs) == 1


@pytest.mark.parametrize("size", [(1280, 800), (1024, 640)])
@pytest.mark.parametrize("place", [0, 1])
def test_all_options_of_the_look_fit_above_the_preview(
    place: int, size: tuple[int, int], window: MainWindow
) -> None:
    window.resize(*size)
    dialog = opened(window)
    dialog.tabs.setCurrentIndex(place)
    QCoreApplication.processEvents()
    (area,) = (area for area in dialog.tabs.findChildren(PageArea) if area.isVisible())
    assert dialog.strip.isVisible()
    assert not area.verticalScrollBar().maximum()


def test_changing_the_pace_animates_a_discard_in_the_preview(
    window: MainWindow, preferences: Preferences, qtbot: QtBot
) -> None:
    window.resize(1280, 800)
    strip = opened(window).strip
    lying = strip.grab().toImage()
    preferences.pace_ms = 10
    assert strip.grab().toImage() != lying, "it is still in the hand"
    qtbot.waitUntil(lambda: strip.grab().toImage() == lying)


@pytest.mark.parametrize("name", ["highlights", "previews"])
def test_the_preview_shows_help_as_at_the_table(
    name: str, window: MainWindow, preferences: Preferences
) -> None:
    window.resize(1280, 800)
    dialog = opened(window)
    dialog.tabs.setCurrentIndex(3)
    before = dialog.strip.grab().toImage()
    setattr(preferences, name, False)
    assert dialog.strip.grab().toImage() != before


def test_the_chosen_picture_is_framed_with_and_without_focus(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.resize(1280, 800)
    dialog = opened(window)
    dialog.tabs.setCurrentIndex(1)
    faces, backs = (named(dialog, PictureChoice, name) for name in ("card_face", "card_back"))
    faces.setFocus()
    qtbot.waitUntil(faces.hasFocus)
    for pictures in (faces, backs):
        cell = pictures.visualItemRect(pictures.item(0))
        left, right = QRect(cell), QRect(cell)
        left.setWidth(4)
        right.setLeft(right.right() - 11)
        sides = [left, right, QRect(cell.topLeft(), QSize(cell.width(), 4))]
        sides += [sides[2].translated(0, cell.height() - 4)]
        images = []
        for row in (0, 1):
            pictures.setCurrentRow(row)
            images.append(pictures.viewport().grab().toImage())
        chosen, other = images
        assert all(chosen.copy(side) != other.copy(side) for side in sides)


def test_a_small_page_has_no_preview(window: MainWindow) -> None:
    window.resize(872, 440)
    assert not opened(window).strip.isVisible()


def test_the_dialog_keeps_its_size_from_tab_to_tab(window: MainWindow) -> None:
    window.resize(1280, 800)
    dialog = opened(window)
    for size in (dialog.size(), dialog.size() + QSize(60, 40)):
        dialog.resize(size)
        for place in range(dialog.tabs.count()):
            dialog.tabs.setCurrentIndex(place)
            QCoreApplication.processEvents()
            assert dialog.size() == size


def test_fields_are_aligned_with_the_right_edge_of_the_tabs(window: MainWindow) -> None:
    window.resize(1280, 800)
    dialog = opened(window)
    for place in range(dialog.tabs.count() - 1):
        dialog.tabs.setCurrentIndex(place)
        QCoreApplication.processEvents()
        area = next(area for area in dialog.tabs.findChildren(PageArea) if area.isVisible())
        bar = area.verticalScrollBar()
        ends = area.width() - (bar.width() if bar.isVisible() else 0)
        for field in (*area.findChildren(QComboBox), *area.findChildren(QSlider)):
            assert field.mapTo(area, field.rect().topRight()).x() == ends - 1
        assert area.width() == dialog.tabs.width()
