"""Two processes of the program and one match: the second says so, and offers others."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from rummy_qt.engine import RULEBOOKS
from rummy_qt.play.game import Game
from rummy_qt.records.header import Header, SeatInfo
from rummy_qt.records.record import MatchRecord, new_path

ROOT = Path(__file__).parents[2]


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
def started(*arguments: str) -> Iterator[Program]:
    with subprocess.Popen(
        [sys.executable, "-m", "rummy_qt", *arguments],
        cwd=ROOT,
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen", "RUMMY_QT_ANNOUNCE": "1"},
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


def test_a_second_process_names_the_match_and_offers_others() -> None:
    path = saved_match()
    with started() as first:
        assert first.says("table")["table"]["mine"]
        content = path.read_bytes()
        for arguments in ((), (str(path),)):
            with started(*arguments) as second:
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
