"""The front door: what it opens, and what it says when it cannot."""

import os
import socket
import subprocess
import sys

import pytest

from rummy_qt.__main__ import has_screen
from rummy_qt.ui.display import unreached


@pytest.mark.parametrize(
    ("platform", "environ", "expected"),
    [
        ("linux", {}, False),
        ("linux", {"DISPLAY": ""}, False),
        ("linux", {"DISPLAY": ":0"}, True),
        ("linux", {"WAYLAND_DISPLAY": "wayland-0"}, True),
        ("linux", {"QT_QPA_PLATFORM": "offscreen"}, True),
        ("win32", {}, True),
        ("darwin", {}, True),
    ],
)
def test_screen_is_known_from_the_environment(
    platform: str, environ: dict[str, str], expected: bool
) -> None:
    assert has_screen(platform, environ) is expected


@pytest.mark.skipif(sys.platform != "linux", reason="other systems always have a screen")
def test_without_a_screen_one_sentence_says_so() -> None:
    screens = {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}
    environ = {name: value for name, value in os.environ.items() if name not in screens}
    command = [sys.executable, "-m", "rummy_qt"]
    done = subprocess.run(command, env=environ, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr.splitlines() == [
        "rummy-qt: there is no screen to show the table on"
        " (neither DISPLAY nor WAYLAND_DISPLAY is set)."
    ]


@pytest.mark.skipif(sys.platform != "linux", reason="other systems always have a screen")
def test_a_screen_that_does_not_answer_is_named_in_one_sentence() -> None:
    others = {"WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}
    environ = {name: value for name, value in os.environ.items() if name not in others}
    environ["DISPLAY"] = ":9871"
    command = [sys.executable, "-m", "rummy_qt"]
    done = subprocess.run(command, env=environ, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr == "rummy-qt: the screen :9871 (DISPLAY) does not answer.\n"


@pytest.mark.skipif(sys.platform != "linux", reason="sockets without a name")
def test_a_screen_that_answers_is_left_to_qt() -> None:
    with socket.socket(socket.AF_UNIX) as server:
        server.bind("\0/tmp/.X11-unix/X9872")
        server.listen()
        assert unreached({"DISPLAY": ":9872"}) == ""
        assert unreached({"DISPLAY": ":9872.0"}) == ""
    assert unreached({"DISPLAY": ":9872"}) == ":9872"
    assert unreached({"DISPLAY": "far.example:9872"}) == ""
    assert unreached({"DISPLAY": ":9872", "WAYLAND_DISPLAY": "wayland-0"}) == ""
    assert unreached({"DISPLAY": ":9872", "QT_QPA_PLATFORM": "offscreen"}) == ""
    by_x = {"QT_QPA_PLATFORM": "xcb", "WAYLAND_DISPLAY": "wayland-0"}
    assert unreached({"DISPLAY": ":9872"} | by_x) == ":9872"
