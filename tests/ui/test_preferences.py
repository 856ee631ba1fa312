"""Preferences: which are saved, how they are validated, and that an invalid value is ignored."""

from __future__ import annotations

import json
import threading
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from rummy_qt.engine import RULEBOOKS
from rummy_qt.records import files
from rummy_qt.records.paths import settings_file
from rummy_qt.records.pauses import wait_for_lasting
from rummy_qt.records.settings import OneOf, Settings
from rummy_qt.ui.actions import ACTIONS, keys_by_action
from rummy_qt.ui.drawings import picture_of
from rummy_qt.ui.houses import House, to_json
from rummy_qt.ui.match_choice import first_choice
from rummy_qt.ui.preferences import GROUPS, PREFERENCES, Preferences
from rummy_qt.ui.table.art import BACKS
from rummy_qt.ui.theme import DARK_THREADS, TABLE_COLOURS
from rummy_qt.ui.words.names import COLOUR_WORDS
from tests.patience import PATIENCE
from tests.ui.wrong_settings import GOOD, WRONG

GOLDEN = Path(__file__).parents[1] / "golden" / "settings-0.1.0.json"


def preferences_from(values: dict[str, Any]) -> Preferences:
    """The preferences read from a settings file."""
    settings_file().write_text(json.dumps(values))
    return Preferences(Settings())


def values_of(preferences: Preferences) -> dict[str, Any]:
    return {name: getattr(preferences, name) for name in PREFERENCES}


def test_every_preference_is_described(qapp: object) -> None:
    for name, preference in PREFERENCES.items():
        kind = preference.kind
        assert kind.read(kind.write(preference.default)) == preference.default, name
        assert preference.label
    assert {p.group for p in PREFERENCES.values()} == {*GROUPS, "kept"}
    assert GOOD.keys() == PREFERENCES.keys()


def test_every_choice_of_a_preference_can_be_drawn(qapp: object) -> None:
    for preference in PREFERENCES.values():
        kind = preference.kind
        if isinstance(kind, OneOf) and kind.pictures:
            drawings = set(map(kind.pictures.format, kind.words)) - set(TABLE_COLOURS)
            assert all(map(picture_of, drawings))
    backs = PREFERENCES["card_back"].kind
    assert isinstance(backs, OneOf)
    assert set(BACKS) == backs.words.keys()
    assert len(COLOUR_WORDS) == len(DARK_THREADS)


def test_every_preference_is_saved_and_read_back(qapp: object) -> None:
    for name, value in GOOD.items():
        preferences = Preferences(Settings())
        setattr(preferences, name, PREFERENCES[name].kind.read(value))
        preferences.save()
        wait_for_lasting()
    again = Preferences(Settings())
    assert again.notes == []
    assert values_of(again) == {name: PREFERENCES[name].kind.read(v) for name, v in GOOD.items()}
    assert all(values_of(again)[name] != p.default for name, p in PREFERENCES.items())


@pytest.mark.parametrize("name", PREFERENCES)
def test_an_invalid_preference_loses_no_other(name: str, qapp: object) -> None:
    assert len(WRONG) >= 20
    preferences = preferences_from(GOOD)
    good = values_of(preferences)
    for value in WRONG:
        preferences = preferences_from({**GOOD, name: value})
        assert values_of(preferences) == {**good, name: PREFERENCES[name].default}, value
        (note,) = preferences.notes
        assert PREFERENCES[name].label.replace("&", "") in note
    preferences.save()
    wait_for_lasting()
    assert Preferences(Settings()).notes == []


def test_several_invalid_preferences_are_reported_in_one_sentence(qapp: object) -> None:
    (note,) = preferences_from({"theme": 5, "keys": [], "volume": 0.5}).notes
    assert "Theme" in note
    assert "Keys" in note


def test_only_invalid_house_rules_are_dropped(qapp: object) -> None:
    house = to_json(House("At Anna's", "rommy-dk", RULEBOOKS["rommy-dk"]))
    bad = [{**house, "rules": []}, {**house, "rules": {"target": 10**30}}, {**house, "name": 5}, 7]
    preferences = preferences_from({"house_rules": [*bad, house]})
    assert [known.name for known in preferences.house_rules] == ["At Anna's"]
    assert len(preferences.notes) == 1


def test_only_invalid_keys_are_dropped(qapp: object) -> None:
    own = {"undo": "F9", "redo": "Space", "quit": "nonsense", "log": 5, "sound": "", "about": "F9"}
    preferences = preferences_from({"keys": own})
    assert preferences.keys == {"undo": "F9", "sound": ""}
    assert len(preferences.notes) == 1


def test_a_chosen_key_is_taken_from_the_action_that_had_it() -> None:
    keys = keys_by_action({"undo": "Ctrl+N"})
    assert keys["undo"] == "Ctrl+N"
    assert keys["new_match"] == ""
    used = [key for key in keys.values() if key]
    assert len(set(used)) == len(used) == len(ACTIONS) - 1


def test_settings_written_by_0_1_0_are_read(qapp: object) -> None:
    values = json.loads(GOLDEN.read_text())
    preferences = preferences_from(values)
    assert preferences.notes == []
    for name in ("theme", "card_back", "card_scale", "player_name", "keys", "window"):
        assert getattr(preferences, name) == values[name]
    assert [house.name for house in preferences.house_rules] == ["My 500 Rum"]
    last = preferences.last_match
    assert last is not None
    assert [seat.name for seat in last.seats] == ["Zoë", "Bo", "Cleo"]


def test_setting_a_preference_to_an_invalid_value_is_an_error(qapp: object) -> None:
    preferences = Preferences()
    for value in (-1, float("nan"), 1e-300):
        with pytest.raises(ValueError, match="a number"):
            preferences.animation_speed = value
    assert preferences.animation_speed == 1.0


@pytest.mark.threads
def test_a_slow_disk_does_not_hold_up_the_window(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    preferences = Preferences(Settings())
    slow = threading.Event()
    written = []
    replace = files.replace

    def slowly(path: Path, data: bytes) -> None:
        assert threading.current_thread() is not threading.main_thread()
        assert slow.wait(PATIENCE)
        written.append(json.loads(data)["volume"])
        replace(path, data)

    monkeypatch.setattr(files, "replace", slowly)
    for volume in (0.1, 0.2, 0.3):
        preferences.volume = volume
        preferences.save()  # returns while the disk is busy
    with qtbot.waitSignal(preferences.notice_expired):
        slow.set()
    wait_for_lasting()
    assert written[-1] == 0.3
    assert Preferences(Settings()).volume == 0.3


@pytest.mark.threads
def test_preferences_are_saved_even_after_the_window_has_closed(qapp: object) -> None:
    preferences = Preferences(Settings())
    preferences.last_match = first_choice("Anna", ["club", "club"])
    preferences.save()
    wait_for_lasting()
    assert Preferences(Settings()).last_match is not None
