"""A damaged saved match gives a clear message, its file is kept, and the program goes on."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from rummy_qt.engine import Move
from rummy_qt.records import files
from rummy_qt.records.paths import matches_dir
from rummy_qt.ui.match_choice import first_choice
from rummy_qt.ui.preferences import Preferences
from rummy_qt.ui.windows.main_window import MainWindow
from rummy_qt.ui.words.notices import Notice
from tests.system_faults import full_disk

FUTURE = json.dumps({"t": "match", "format": 999, "app": "Rummy Qt 9"}) + "\n"

BAD = {
    "empty": (b"", "empty"),
    "garbage": (bytes(range(256)) * 40, "not a match record"),
    "another text": (b"Dear diary,\ntoday we played.\n", "not a match record"),
    "from the future": (FUTURE.encode(), "newer version"),
}


@pytest.mark.parametrize("what", BAD)
def test_a_bad_file_among_the_matches_does_not_stop_the_start(
    what: str, make_window: Callable[..., MainWindow], preferences: Preferences
) -> None:
    content, _ = BAD[what]
    path = matches_dir() / "20260101-000000-bad.rummy"
    path.write_bytes(content)
    window = make_window(preferences)
    assert window.pages.currentWidget() is window.pages.welcome
    assert path.read_bytes() == content


@pytest.mark.parametrize("what", BAD)
def test_opening_a_bad_file_says_what_is_wrong(
    what: str, window: MainWindow, tmp_path: Path
) -> None:
    content, words = BAD[what]
    path = tmp_path / "bad.rummy"
    path.write_bytes(content)
    window.commands.open_file(path)
    assert words in window.notices.text
    assert "bad.rummy" in window.notices.text
    assert path.read_bytes() == content
    assert window.session.bridge is None


def test_a_bad_file_leaves_the_match_on_the_table_alone(window: MainWindow, tmp_path: Path) -> None:
    window.commands.begin(first_choice("Anna", ["club", "club"]))
    bridge = window.session.bridge
    path = tmp_path / "bad.rummy"
    path.write_bytes(b"")
    window.commands.open_file(path)
    assert window.session.bridge is bridge
    assert window.pages.currentWidget() is window.pages.table


def test_a_truncated_match_continues_at_its_last_good_move(
    make_window: Callable[..., MainWindow], preferences: Preferences
) -> None:
    window = make_window(preferences)
    window.commands.begin(first_choice("Anna", ["club", "club"]))
    window.close()
    (path,) = matches_dir().glob("*.rummy")
    path.write_bytes(path.read_bytes()[:-7])
    again = make_window(preferences)
    assert again.session.bridge is not None
    assert "incomplete" in again.notices.text


def test_a_damaged_match_is_kept_and_continues_in_a_copy(
    make_window: Callable[..., MainWindow], preferences: Preferences
) -> None:
    window = make_window(preferences)
    window.commands.begin(first_choice("Anna", ["club", "club"]))
    window.close()
    (path,) = matches_dir().glob("*.rummy")
    damaged = path.read_bytes() + b'{"t":"move","seat":0,"m":"meld 2c 3c 4c"}\n' * 2
    path.write_bytes(damaged)
    again = make_window(preferences)
    assert again.session.bridge is not None
    assert "copy" in again.notices.text
    assert path.read_bytes() == damaged


def test_the_newest_notice_is_visible(window: MainWindow) -> None:
    notices = window.notices
    notices.add(Notice(lambda: "One."))
    notices.add(Notice(lambda: "Two."))
    notices.add(Notice(lambda: "Two."))
    assert (notices.text, notices.more.text()) == ("Two.", "+1")
    notices.add(Notice(lambda: "One."))
    assert notices.text == "One."
    notices.close_button.click()
    assert (notices.text, notices.more.isVisible()) == ("Two.", False)
    notices.close_button.click()
    assert notices.text == ""
    assert not notices.isVisible()


def test_a_notice_disappears_with_its_cause(window: MainWindow, tmp_path: Path) -> None:
    path = tmp_path / "bad.rummy"
    path.write_bytes(b"")
    window.commands.open_file(path)
    assert "bad.rummy" in window.notices.text
    assert str(tmp_path) not in window.notices.text
    assert window.notices.label.toolTip() == str(path)
    window.commands.begin(first_choice("Anna", ["club", "club"]))
    assert window.notices.text == ""


def test_the_notice_of_unsaved_moves_goes_once_they_are_saved(
    make_window: Callable[..., MainWindow],
    preferences: Preferences,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    window = make_window(preferences)
    window.commands.begin(first_choice("Anna", ["club", "club"]))
    bridge = window.session.bridge
    assert bridge is not None
    qtbot.waitUntil(lambda: bridge.game.match.round.seat == 0)
    with monkeypatch.context() as no_room:
        no_room.setattr(files, "write_all", full_disk)
        bridge.submit(Move.parse("draw"))
        qtbot.waitUntil(lambda: "The disk is full" in window.notices.text)
    qtbot.waitUntil(lambda: window.notices.text == "")
    assert not bridge.game.record.unsaved


def test_the_notice_of_unsaved_settings_goes_once_they_are_saved(
    window: MainWindow, preferences: Preferences, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    with monkeypatch.context() as no_room:
        no_room.setattr(files, "write_all", full_disk)
        preferences.volume = 0.25
        preferences.save()
        qtbot.waitUntil(lambda: "settings could not be saved" in window.notices.text)
    preferences.save()
    qtbot.waitUntil(lambda: window.notices.text == "")


def test_looking_at_a_truncated_match_does_not_change_it(
    make_window: Callable[..., MainWindow], preferences: Preferences
) -> None:
    window = make_window(preferences)
    window.commands.begin(first_choice("Anna", ["club", "club"]))
    window.close()
    (path,) = matches_dir().glob("*.rummy")
    torn = path.read_bytes() + b'{"t":"mo'
    path.write_bytes(torn)
    again = make_window(preferences)
    assert again.session.bridge is not None
    again.commands.actions["leave_table"].trigger()
    assert path.read_bytes() == torn
