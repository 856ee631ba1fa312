"""``rummy-lab parity``: whether a compiled copy of the search plays as the plain one does.

Both are asked the same questions, in positions of all games, with the same playouts and without a
clock. Every answer must be the same, and found with as many playouts.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from rummy_qt.engine import RULEBOOKS, View
from rummy_qt.opponents.levels import new_player
from rummy_qt.opponents.player import Situation
from rummy_qt.opponents.sim import policy
from rummy_qt.opponents.thinker import Thinker

from .arguments import add_seed, counted
from .fair import sample

LEVELS = ("master", "expert")
_PLAIN = "plain"
_COMPILED = "compiled"


def register(subparsers: Any) -> None:
    """Adds the command to the parser."""
    parser = subparsers.add_parser(
        "parity",
        help="hold a compiled search to the plain one",
        description="Asks a compiled copy of the search (`make compiled`) and the plain one the"
        " same questions: every answer must be the same, with as many playouts.",
    )
    parser.add_argument("--other", type=Path, metavar="DIR", help="where the compiled copy lies")
    parser.add_argument(
        "--decisions", type=counted, default=300, metavar="N", help="questions asked of both"
    )
    parser.add_argument(
        "--playouts", type=counted, metavar="N", help="for each decision; the level's unless given"
    )
    add_seed(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Compares, or without ``--other`` only answers; 1 where the answers differ."""
    questions = args.decisions, args.playouts, args.seed
    if args.other is None:
        print(_COMPILED if _is_compiled() else _PLAIN)
        for answer in answers(*questions):
            print(answer)
        return 0
    begun = time.perf_counter()
    ours = list(answers(*questions))
    middle = time.perf_counter()
    theirs = _answers_of(args.other, *questions)
    ratio = (middle - begun) / (time.perf_counter() - middle)
    differing = sum(one != other for one, other in zip(ours, theirs, strict=True))
    games = len({answer.split(":")[0] for answer in ours})
    searched = sum(not answer.endswith(" 0") for answer in ours)
    print(f"decisions: {len(ours)} in {games} games, {searched} of them by search;", end=" ")
    print(f"answered differently: {differing}")
    print(f"the compiled copy took {1 / ratio:.2f} of the time")
    return 1 if differing else 0


def _is_compiled() -> bool:
    return not str(policy.__file__).endswith(".py")


def answers(decisions: int, playouts: int | None, seed: int) -> Iterator[str]:
    """That many decisions, Master's and Expert's by turns: the game, the move, its playouts."""
    asked = 0
    for _, view in sample(Random(seed)):
        if asked == decisions:
            return
        if view.to_move == view.seat and len(view.legal_moves) > 1:
            level = LEVELS[asked % len(LEVELS)]
            yield f"{_game(view)}: {level} {_answer(view, level, playouts, f'{seed} {asked}')}"
            asked += 1


def _game(view: View) -> str:
    name = next(name for name, rules in RULEBOOKS.items() if rules == view.rules)
    return f"{name} {view.players}"


def _answer(view: View, level: str, playouts: int | None, label: str) -> str:
    player = new_player(level, timed=False, playouts=playouts)
    assert isinstance(player, Thinker)
    chance = Random(label)
    totals = tuple(chance.randrange(view.rules.target) for _ in range(view.players))
    move = player.choose(view, Situation(totals, 1, chance.getrandbits(40)))
    return f"{move} {player.playouts}"


def _answers_of(copy: Path, decisions: int, playouts: int | None, seed: int) -> list[str]:
    """The answers of the compiled copy in this folder; ``ValueError`` if there is none."""
    command = [sys.executable, "-m", "rummy_qt.lab", "parity", "--seed", str(seed)]
    command += ["--decisions", str(decisions)]
    if playouts is not None:
        command += ["--playouts", str(playouts)]
    asked = subprocess.run(command, cwd=copy, capture_output=True, text=True, check=False)
    told, *theirs = asked.stdout.splitlines() or [""]
    if asked.returncode or told != _COMPILED:
        raise ValueError(f"{copy} holds no compiled copy {asked.stderr.strip()[-300:]}".strip())
    return theirs
