"""``rummy-lab parity``: whether the compiled opponents play as plain Python does.

Both are asked the same questions, in positions of all games, with the same playouts and without a
clock. Every answer must be the same, and found with as many playouts.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from random import Random
from typing import Any

from rummy_qt.engine import RULEBOOKS, View
from rummy_qt.opponents import SEARCHING_LEVELS
from rummy_qt.opponents.levels import new_player
from rummy_qt.opponents.player import Situation
from rummy_qt.opponents.supervisor import Failure
from rummy_qt.opponents.thinker import Thinker
from rummy_qt.uncompiled import is_compiled

from .arguments import add_seed, counted
from .fair import sample
from .worker import Worker


def register(subparsers: Any) -> None:
    """Adds the command to the parser."""
    parser = subparsers.add_parser(
        "parity",
        help="hold the compiled opponents to plain Python",
        description="Asks the compiled opponents (`make setup` compiles them) and the same in plain"
        " Python the same questions: every answer must be the same, with as many playouts.",
    )
    parser.add_argument("--decisions", type=counted, default=300, help="questions asked of both")
    parser.add_argument(
        "--playouts", type=counted, help="for each decision; the level's unless given"
    )
    add_seed(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Compares; 1 where the answers differ."""
    questions = args.decisions, args.playouts, args.seed
    if not is_compiled():
        raise ValueError("nothing is compiled here: `make setup` does that, with a C compiler")
    begun = time.perf_counter()
    ours = list(answers(*questions))
    middle = time.perf_counter()
    theirs = _plain_answers(*questions)
    ratio = (time.perf_counter() - middle) / (middle - begun)
    differing = sum(one != other for one, other in zip(ours, theirs, strict=True))
    games = len({answer.split(":")[0] for answer in ours})
    searched = sum(not answer.endswith(" 0") for answer in ours)
    print(f"decisions: {len(ours)}; games: {games}; by search: {searched};", end=" ")
    print(f"answered differently: {differing}")
    print(f"plain Python took {ratio:.1f} times as long")
    return 1 if differing else 0


def answers(decisions: int, playouts: int | None, seed: int) -> Iterator[str]:
    """That many decisions, Master's and Expert's by turns: the game, the move, its playouts."""
    asked = 0
    for _, view in sample(Random(seed)):
        if asked == decisions:
            return
        if view.to_move == view.seat and len(view.legal_moves) > 1:
            level = SEARCHING_LEVELS[asked % len(SEARCHING_LEVELS)]
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


def _plain_answers(decisions: int, playouts: int | None, seed: int) -> list[str]:
    """The answers of plain Python; ``ValueError`` if it did not run."""
    plain = Worker(RUMMY_QT_PLAIN="1")
    try:
        compiled, theirs = plain.do(told, decisions, playouts, seed)
    except Failure as failure:
        raise ValueError(f"plain Python did not answer: {failure}") from None
    finally:
        plain.end()
    if compiled:
        raise ValueError("plain Python did not answer: machine code did")
    return list(theirs)


def told(decisions: int, playouts: int | None, seed: int) -> tuple[bool, list[str]]:
    """Whether machine code answers here, and its ``answers``."""
    return is_compiled(), list(answers(decisions, playouts, seed))
