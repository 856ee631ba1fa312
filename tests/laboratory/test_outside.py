"""The greedy player as an outside program: it follows the rules, and uses none of our code."""

import ast
import json
import subprocess
import sys
from pathlib import Path

import pytest

from laboratory import outside
from laboratory.duel import Outside
from rummy_qt.engine import RULEBOOKS
from rummy_qt.opponents.levels import new_player
from rummy_qt.opponents.player import Situation
from rummy_qt.opponents.protocol import Request, request_line
from tests.opponents.tables import dealt

SOURCE = Path(outside.__file__)


def test_the_outside_player_imports_none_of_our_code() -> None:
    names = set()
    for node in ast.walk(ast.parse(SOURCE.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {each.name for each in node.names}
        if isinstance(node, ast.ImportFrom):
            names.add(str(node.module))
    assert "json" in names
    assert not any(name.startswith(("rummy_qt", "laboratory")) for name in names)


@pytest.mark.parametrize("rulebook", RULEBOOKS)
def test_the_outside_player_plays_by_every_rulebook(rulebook: str) -> None:
    rnd, club = dealt(rulebook, 2, seed=2), new_player("club")
    asked = Situation((0, 0), 1, 5)
    while not rnd.over:
        view = rnd.view(rnd.seat)
        move = Outside().choose(view, asked) if rnd.seat else club.choose(view, asked)
        assert move in view.legal_moves
        rnd.play(move)
    assert rnd.scores is not None


def test_the_outside_player_speaks_the_protocol() -> None:
    rnd = dealt("500-rum-de", 2, seed=2)
    line = request_line(Request("choose", 4, "any", rnd.view(rnd.seat), Situation((0, 0), 1, 5)))
    done = subprocess.run(
        [sys.executable, str(SOURCE)], input=line + "\n", capture_output=True, text=True, check=True
    )
    answer = json.loads(done.stdout)
    assert answer["id"] == 4
    assert answer["m"] in line
