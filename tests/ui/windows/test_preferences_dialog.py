"""The Preferences dialog beyond the table of its rows: sound, languages, the time to call."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QCheckBox, QComboBox, QLabel, QSlider

from rummy_qt.records.settings import SETTINGS
from rummy_qt.ui.preferences import Kept, Preferences
from rummy_qt.ui.windows import preference_pages
from rummy_qt.ui.windows.main_window import MainWindow
from rummy_qt.ui.windows.preferences_dialog import PreferencesDialog
from tests.ui.windows.conftest import dialog_of, named


def opened(window: MainWindow) -> PreferencesDialog:
    window.actions_by_id["preferences"].trigger()
    dialog = dialog_of(window, "preferences")
    assert isinstance(dialog, PreferencesDialog)
    return dialog


def test_the_key_for_sound_is_followed_while_the_dialog_is_open(
    window: MainWindow, preferences: Preferences
) -> None:
    dialog = opened(window)
    volume = named(dialog, QSlider, "volume")
    assert volume.isEnabled()
    window.actions_by_id["sound"].trigger()
    assert not named(dialog, QCheckBox, "sound").isChecked()
    assert not volume.isEnabled()


def test_every_setting_that_is_kept_is_a_preference() -> None:
    kept = {name for name, value in vars(Preferences).items() if isinstance(value, Kept)}
    assert kept == SETTINGS.keys()


@pytest.mark.parametrize("can_play", [True, False])
def test_a_system_that_cannot_play_is_told_so(
    window: MainWindow, can_play: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(preference_pages, "is_there_one", lambda: can_play)
    texts = [label.text() for label in opened(window).findChildren(QLabel)]
    assert any("so the game is silent" in text for text in texts) is not can_play


def test_every_language_that_is_there_is_offered(
    window: MainWindow, preferences: Preferences
) -> None:
    box = named(opened(window), QComboBox, "language")
    offered = [box.itemText(row) for row in range(box.count())]
    assert offered[0] == "As the desktop"
    assert any("English" in text for text in offered)
    box.setCurrentIndex(1)
    assert preferences.language == "en"


def test_a_newcomer_has_time_to_call(window: MainWindow, preferences: Preferences) -> None:
    assert SETTINGS["call_ms"].default == 6_000
    box = named(opened(window), QComboBox, "call_ms")
    assert box.currentText() == "6 seconds"
    box.setCurrentIndex(box.count() - 1)
    assert preferences.call_ms == 0
