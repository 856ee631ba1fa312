"""A bad saved match: a clear message, the file kept, and the program goes on."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from rummy_qt.records.paths import matches_dir
from rummy_qt.ui.preferences import Preferences
from rummy_qt.ui.windows.main_window import MainWindow
from rummy_qt.ui.windows.match_choice import first_choice

FUTURE = json.dumps({"t": "match", "format": 999, "app": "Rummy Qt 9"}) + "\n"

BAD = {
    "empty": (b"", "empty"),
    "garbage": (bytes(range(256)) * 40, "not a match record"),
    "another text": (b"Dear diary,\ntoday we played.\n", "not a match record"),
    "from the future": (FUTURE.encode(), "newer version"),
}


@pytest.mark.parametrize("what", BAD)
def test_a_bad_file_among_the_saves_does_not_stop_the_start(
    what: str, make_window: Callable[..., MainWindow], preferences: Preferences
) -> None:
    content, _ = BAD[what]
    path = matches_dir() / "20260101-000000-bad.rummy"
    path.write_bytes(content)
    window = make_window(preferences)
    assert window.pages.currentWidget() is window.welcome
    assert path.read_bytes() == content


@pytest.mark.parametrize("what", BAD)
def test_opening_a_bad_file_says_what_is_wrong_with_it(
    what: str, window: MainWindow, tmp_path: Path
) -> None:
    content, words = BAD[what]
    path = tmp_path / "bad.rummy"
    path.write_bytes(content)
    window.open_match(path)
    assert words in window.notices.text
    assert "bad.rummy" in window.notices.text
    assert path.read_bytes() == content
    assert window.session.bridge is None


def test_a_bad_file_leaves_the_match_on_the_table_alone(window: MainWindow, tmp_path: Path) -> None:
    window.begin(first_choice("Anna", ["club"]))
    bridge = window.session.bridge
    path = tmp_path / "bad.rummy"
    path.write_bytes(b"")
    window.open_match(path)
    assert window.session.bridge is bridge
    assert window.pages.currentWidget() is window.table


def test_a_match_that_was_cut_short_goes_on_at_its_last_good_move(
    make_window: Callable[..., MainWindow], preferences: Preferences
) -> None:
    window = make_window(preferences)
    window.begin(first_choice("Anna", ["club"]))
    window.close()
    (path,) = matches_dir().glob("*.rummy")
    path.write_bytes(path.read_bytes()[:-7])
    again = make_window(preferences)
    assert again.session.bridge is not None
    assert "incomplete" in again.notices.text


def test_a_damaged_match_is_kept_and_goes_on_in_a_copy(
    make_window: Callable[..., MainWindow], preferences: Preferences
) -> None:
    window = make_window(preferences)
    window.begin(first_choice("Anna", ["club"]))
    window.close()
    (path,) = matches_dir().glob("*.rummy")
    damaged = path.read_bytes() + b'{"t":"move","seat":0,"m":"meld 2c 3c 4c"}\n' * 2
    path.write_bytes(damaged)
    again = make_window(preferences)
    assert again.session.bridge is not None
    assert "copy" in again.notices.text
    assert path.read_bytes() == damaged


def test_notices_wait_for_each_other(window: MainWindow) -> None:
    window.notices.tell("One.")
    window.notices.tell("Two.")
    window.notices.tell("Two.")
    assert window.notices.text == "One."
    window.notices.close_button.click()
    assert window.notices.text == "Two."
    window.notices.close_button.click()
    assert window.notices.text == ""
