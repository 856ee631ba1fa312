"""Settings that make no sense: the program starts all the same, and everything in it opens."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from rummy_qt.records.paths import settings_file
from rummy_qt.records.settings import Settings
from rummy_qt.ui.match_choice import first_choice
from rummy_qt.ui.preferences import PREFERENCES, Preferences
from rummy_qt.ui.windows.main_window import MainWindow
from tests.ui.windows.conftest import bridge_of
from tests.ui.wrong_settings import WRONG

READERS = ("new_match", "house_rules", "preferences", "handbook", "statistics")
"""The actions whose dialogs read what is kept."""


@pytest.mark.parametrize("value", WRONG, ids=[f"{n}" for n in range(len(WRONG))])
def test_whatever_stands_in_every_setting_all_dialogs_open(
    value: Any, make_window: Callable[..., MainWindow]
) -> None:
    settings_file().write_text(json.dumps(dict.fromkeys(PREFERENCES, value)))
    preferences = Preferences(Settings())
    preferences.animation_speed = 0.0
    window = make_window(preferences)
    for name in READERS:
        window.commands.actions[name].trigger()
    for name in ("new_match_dialog", "house_rules", "preferences", "handbook", "statistics"):
        dialog = window.dialogs.shown(name)
        assert dialog is not None, name
        assert dialog.isVisible()
        dialog.close()
    window.commands.begin(first_choice("Anna", ["club", "club"]))
    assert bridge_of(window).game.seats[0].name == "Anna"
