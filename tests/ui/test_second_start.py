"""A second start: it raises the first window; on another screen it has a window of its own."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from smoke_test import ANNOUNCE, RIG

from rummy_qt.engine import RULEBOOKS
from rummy_qt.play.game import Game
from rummy_qt.records import first_window
from rummy_qt.records.first_window import FirstWindow, SecondStart
from rummy_qt.records.header import Header, SeatInfo
from rummy_qt.records.paths import locks_dir, matches_dir
from rummy_qt.records.record import MatchRecord, new_path
from tests.patience import PATIENCE, until

ROOT = Path(__file__).parents[2]
PATIENT = f"""
import sys
from rummy_qt.__main__ import main
from rummy_qt.records import first_window
from rummy_qt.ui import app

first_window._PATIENCE = app.ANSWER_WITHIN = {PATIENCE}
sys.exit(main())
"""
"""A program that takes no window for hung because the machine is slow."""


@pytest.fixture(autouse=True)
def nobody_hurries(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(first_window, "_PATIENCE", PATIENCE)


class Program:
    """The program in a process of its own, and what it says of itself."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process

    def says(self, wanted: str) -> dict[str, Any]:
        """What it says first in which ``wanted`` is something."""
        assert self._process.stdout is not None
        for line in self._process.stdout:
            said = json.loads(line) if line.startswith("{") else {}
            if said.get(wanted):
                return dict(said)
        raise AssertionError(f"it ended without {wanted}")


@contextmanager
def started(*arguments: str, screen: str = "") -> Iterator[Program]:
    with subprocess.Popen(
        [sys.executable, "-c", PATIENT, *arguments],
        cwd=ROOT,
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen", ANNOUNCE: str(RIG), "DISPLAY": screen},
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        try:
            yield Program(process)
        finally:
            process.kill()


def saved_match() -> Path:
    """A match with the person to move."""
    seats = [SeatInfo("Anna", "human"), SeatInfo("Bo", "club")]
    headers = (
        Header.new("500-rum-de", RULEBOOKS["500-rum-de"], seats, seed=str(number))
        for number in range(20)
    )
    header = next(header for header in headers if header.first_dealer == 1)
    game = Game.start(header, MatchRecord.create(header, new_path(header.id)))
    game.record.close()
    path = game.record.path
    assert path is not None
    return path


def test_a_window_on_another_screen_names_the_match_and_offers_others() -> None:
    path = saved_match()
    with started() as first:
        assert first.says("table")["table"]["mine"]
        content = path.read_bytes()
        for arguments in ((), (str(path),)):
            with started(*arguments, screen=":1") as second:
                said = second.says("notice")
            assert "(Anna and Bo) is being played in another window" in said["notice"]
            assert said["table"] is None
            assert {"welcome_new_match", "welcome_saved_matches"} <= set(said["buttons"])
        assert path.read_bytes() == content


def test_the_match_of_a_process_that_was_killed_is_free() -> None:
    path = saved_match()
    with started() as first:
        first.says("table")
    with started(str(path)) as second:
        assert second.says("table")["table"]["mine"]


def test_a_second_start_raises_the_first_window_and_hands_over_its_file(tmp_path: Path) -> None:
    path = saved_match()
    other = tmp_path / "from Bo.rummy"
    path.rename(other)
    with started() as first:
        first.says("buttons")
        command = [sys.executable, "-c", PATIENT]
        for arguments in ([], [str(other)]):
            done = subprocess.run(
                command + arguments,
                env=os.environ | {"QT_QPA_PLATFORM": "offscreen", "DISPLAY": ""},
                capture_output=True,
                text=True,
                timeout=PATIENCE,
                check=False,
            )
            assert (done.returncode, done.stderr) == (0, "")
        assert first.says("table")["table"]["mine"]
    assert [file.name for file in matches_dir().glob("*.rummy")] == [other.name]


def first_place(answer: Callable[[SecondStart], None]) -> FirstWindow:
    place = FirstWindow()
    assert place.take()
    place.listen(HERE, answer)
    return place


HERE = {"DISPLAY": ":7"}
WISH = SecondStart(None, "")


def test_a_start_while_the_first_window_hangs_opens_its_own() -> None:
    def hang(wish: SecondStart) -> None:
        raise TimeoutError

    place = first_place(hang)
    second = FirstWindow()
    assert not second.take()
    assert not second.hand_over(WISH, HERE)
    place.leave()


def test_strangers_at_the_socket_are_not_heard() -> None:
    heard: list[SecondStart] = []
    place = first_place(heard.append)
    assert (locks_dir() / "window.json").stat().st_mode & 0o077 == 0
    for said in (b"", b"{}\n", b"[]\n", b'{"key": "00", "file": null, "token": ""}\n', b"\xff\n"):
        with connected() as caller:
            caller.sendall(said)
            caller.shutdown(socket.SHUT_WR)
            assert caller.recv(10) == b""
    assert not heard
    second = FirstWindow()
    assert second.hand_over(SecondStart(Path("/a b"), "token"), HERE)
    assert heard == [SecondStart(Path("/a b"), "token")]
    assert not second.hand_over(WISH, {"DISPLAY": ":8"})
    place.leave()
    assert second.take()
    second.leave()


@pytest.mark.parametrize("spoil", [b"", b"[]", b'{"screen": "  :7"}', b"{" * 100_000])
def test_a_spoilt_address_keeps_no_window_away(
    spoil: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(first_window, "_PATIENCE", 0.1)
    place = first_place(lambda wish: None)
    (locks_dir() / "window.json").write_bytes(spoil)
    assert not FirstWindow().hand_over(WISH, HERE)
    place.leave()


def test_a_long_way_to_the_data_is_no_hindrance(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / ("x" * 120)))
    heard: list[SecondStart] = []
    place = first_place(heard.append)
    assert FirstWindow().hand_over(WISH, HERE)
    assert heard == [WISH]
    place.leave()


def connected() -> socket.socket:
    told = json.loads((locks_dir() / "window.json").read_text())
    address = told["address"]
    caller = socket.socket(socket.AF_UNIX if isinstance(address, str) else socket.AF_INET)
    caller.connect(address if isinstance(address, str) else tuple(address))
    return caller


def test_deep_brackets_neither_end_the_listener_nor_a_start(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    heard: list[SecondStart] = []
    place = first_place(heard.append)
    with connected() as caller:
        caller.sendall(b"[" * 60_000 + b"\n")
        assert caller.recv(10) == b""
    assert FirstWindow().hand_over(WISH, HERE)
    assert heard == [WISH]
    (locks_dir() / "window.json").write_bytes(b"[" * 60_000)
    monkeypatch.setattr(first_window, "_PATIENCE", 0.1)
    assert not FirstWindow().hand_over(WISH, HERE)
    place.leave()


def test_slow_and_silent_callers_keep_nobody_waiting() -> None:
    heard: list[SecondStart] = []
    place = first_place(heard.append)
    callers = [connected() for _ in range(129)]
    for caller in callers[-3:]:
        caller.sendall(b"{")
    for _ in range(3):
        assert FirstWindow().hand_over(WISH, HERE)
    assert len(heard) == 3
    for caller in callers:
        caller.close()
    place.leave()


def test_a_message_has_a_deadline_not_each_byte(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(first_window, "_PATIENCE", 0.3)
    place = first_place(lambda wish: None)
    with connected() as caller:
        caller.settimeout(0.05)

        def is_heard_no_more() -> bool:
            try:
                caller.sendall(b" ")
                return caller.recv(1) == b""
            except TimeoutError:
                return False
            except OSError:
                return True

        until(is_heard_no_more)
    place.leave()


@pytest.mark.parametrize("deep", ["", "x" * 120])
def test_nothing_of_the_socket_is_left_behind(
    deep: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home" / deep))
    place = first_place(lambda wish: None)
    assert {file.name for file in locks_dir().iterdir()} >= {"window.json", "window.lock"}
    place.leave()
    assert {file.name for file in locks_dir().iterdir()} <= {"window.lock"}
