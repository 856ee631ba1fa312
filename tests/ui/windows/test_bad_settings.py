"""With invalid settings the program still starts, and every dialog opens."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from rummy_qt.records.paths import settings_file
from rummy_qt.records.settings import Settings
from rummy_qt.ui.match_choice import first_choice
from rummy_qt.ui.preferences import PREFERENCES, Preferences
from rummy_qt.ui.windows.main_window import MainWindow
from tests.ui.windows.conftest import bridge_of
from tests.ui.wrong_settings import WRONG

READERS = ("new_match", "house_rules", "preferences", "handbook", "statistics")
"""The actions whose dialogs read the settings."""


def test_all_dialogs_open_with_invalid_settings(
    make_window: Callable[..., MainWindow],
) -> None:
    """Each value that is invalid for some setting, unless an earlier one had the same effect."""
    seen: list[dict[str, Any]] = []
    for value in WRONG:
        settings_file().write_text(json.dumps(dict.fromkeys(PREFERENCES, value)))
        preferences = Preferences(Settings())
        preferences.animation_speed = 0.0
        if (read := {name: getattr(preferences, name) for name in PREFERENCES}) not in seen:
            seen.append(read)
            window = make_window(preferences)
            opens_everything(window)
            window.close()
    assert seen


def opens_everything(window: MainWindow) -> None:
    for name in READERS:
        window.commands.actions[name].trigger()
    for name in ("new_match_dialog", "house_rules", "preferences", "handbook", "statistics"):
        dialog = window.dialogs.shown(name)
        assert dialog is not None, name
        assert dialog.isVisible()
        dialog.close()
    window.commands.begin(first_choice("Anna", ["club", "club"]))
    assert bridge_of(window).game.seats[0].name == "Anna"
