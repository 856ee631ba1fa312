"""A second start raises the first window; on another screen it opens its own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from smoke_test import ANNOUNCE, RIG

from rummy_qt.engine import RULEBOOKS
from rummy_qt.play.game import Game
from rummy_qt.records.header import Header, SeatInfo
from rummy_qt.records.paths import matches_dir
from rummy_qt.records.record import MatchRecord, new_path
from tests.patience import PATIENCE

ROOT = Path(__file__).parents[2]
PATIENT = f"""
import sys
from rummy_qt.__main__ import main
from rummy_qt.records import first_window

first_window._PATIENCE = {PATIENCE}
sys.exit(main())
"""
"""A program that does not consider a window hung because the machine is slow."""


class Program:
    """The program in a process of its own, and its output."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process

    def says(self, wanted: str) -> dict[str, Any]:
        """The first line of output in which ``wanted`` has a value."""
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
    """A match in which it is the person's turn."""
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


def test_a_start_on_another_screen_names_the_open_match() -> None:
    path = saved_match()
    with started() as first:
        assert first.says("table")["table"]["mine"]
        content = path.read_bytes()
        for arguments in ((), (str(path),)):
            with started(*arguments, screen=":1") as second:
                said = second.says("notice")
            assert "(Anna and Bo) is open in another window" in said["notice"]
            assert said["table"] is None
            assert {"welcome_new_match", "welcome_saved_matches"} <= set(said["buttons"])
        assert path.read_bytes() == content


def test_a_match_left_by_a_killed_process_can_be_opened() -> None:
    path = saved_match()
    with started() as first:
        first.says("table")
    with started(str(path)) as second:
        assert second.says("table")["table"]["mine"]


def test_a_second_start_passes_its_file_to_the_first_window(tmp_path: Path) -> None:
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
