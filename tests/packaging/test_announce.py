"""What a program that plays from outside is told: enough to begin a match and to play in it."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from smoke_test import ANNOUNCE, RIG

from rummy_qt.engine import RULEBOOKS
from rummy_qt.play.game import Game
from rummy_qt.records.header import Header, SeatInfo
from rummy_qt.records.record import MatchRecord, new_path

ROOT = Path(__file__).parents[2]
ANNA_BEGINS = "3"
"""A seed; while it is Bo's turn there is no button for a hint."""


def first_announcement(wanted: str) -> dict[str, Any]:
    """What the program says first in which `wanted` is something, after `ready`."""
    with subprocess.Popen(
        [sys.executable, "-m", "rummy_qt"],
        cwd=ROOT,
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen", ANNOUNCE: str(RIG)},
        stdout=subprocess.PIPE,
        text=True,
    ) as program:
        assert program.stdout is not None
        assert program.stdout.readline() == "ready\n"
        said: dict[str, Any] = {}
        while not said.get(wanted):
            said = json.loads(program.stdout.readline())
        program.kill()
    return said


def test_buttons_are_announced_at_their_real_positions() -> None:
    x, y = first_announcement("buttons")["buttons"]["welcome_new_match"]
    assert x > 0
    assert y > 0


def test_every_card_in_hand_and_every_button_is_announced() -> None:
    seats = [SeatInfo("Anna", "human"), SeatInfo("Bo", "club")]
    header = Header.new("500-rum-de", RULEBOOKS["500-rum-de"], seats, ANNA_BEGINS)
    game = Game.start(header, MatchRecord.create(header, new_path(header.id)))
    hand = {str(card) for card in game.view().hand}
    game.record.close()
    words = first_announcement("table")
    table = words["table"]
    assert table["match"] == header.id
    assert "table_hint" in words["buttons"], "a button of the table has no name"
    assert hand <= set(table["cards"])
    assert len(set(map(tuple, table["cards"].values()))) == len(table["cards"])
    assert table["stock"] != table["pile"]
