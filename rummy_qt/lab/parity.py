"""``rummy-lab parity``: checks that the compiled opponents play exactly as plain Python does.

Both decide in the same positions of all games, with the same playouts. Every move, and the number
of playouts used, must be the same.
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

from .arguments import add_seed, positive
from .fair import sample
from .worker import Worker


def register(subparsers: Any) -> None:
    """Adds the command to the parser."""
    parser = subparsers.add_parser(
        "parity",
        help="check the compiled opponents against plain Python",
        description="Asks the compiled opponents (`make setup` compiles them) and the same in plain"
        " Python the same questions: every answer must be the same, with as many playouts.",
    )
    parser.add_argument("--decisions", type=positive, default=300, help="questions asked of both")
    parser.add_argument(
        "--playouts", type=positive, help="for each decision; the level's unless given"
    )
    add_seed(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Compares and prints; returns 1 if any answer differs."""
    questions = args.decisions, args.playouts, args.seed
    if not is_compiled():
        raise ValueError("nothing is compiled here: `make setup` does that, with a C compiler")
    start = time.perf_counter()
    compiled = list(answers(*questions))
    middle = time.perf_counter()
    plain = _plain_answers(*questions)
    ratio = (time.perf_counter() - middle) / (middle - start)
    differing = sum(one != other for one, other in zip(compiled, plain, strict=True))
    games = len({answer.split(":")[0] for answer in compiled})
    searched = sum(not answer.endswith(" 0") for answer in compiled)
    print(f"decisions: {len(compiled)}; games: {games}; by search: {searched};", end=" ")
    print(f"answered differently: {differing}")
    print(f"plain Python took {ratio:.1f} times as long")
    return 1 if differing else 0


def answers(decisions: int, playouts: int | None, seed: int) -> Iterator[str]:
    """Decisions of the searching levels in turn: the game, the level, the move, its playouts."""
    number = 0
    for _, view in sample(Random(seed)):
        if number == decisions:
            return
        if view.to_move == view.seat and len(view.legal_moves) > 1:
            level = SEARCHING_LEVELS[number % len(SEARCHING_LEVELS)]
            rulebook = next(name for name, rules in RULEBOOKS.items() if rules == view.rules)
            answer = _answer(view, level, playouts, f"{seed} {number}")
            yield f"{rulebook} {view.players}: {level} {answer}"
            number += 1


def _answer(view: View, level: str, playouts: int | None, label: str) -> str:
    player = new_player(level, playouts=playouts)
    assert isinstance(player, Thinker)
    chance = Random(label)
    totals = tuple(chance.randrange(view.rules.target) for _ in range(view.players))
    move = player.choose(view, Situation(totals, 1, chance.getrandbits(40)))
    return f"{move} {player.playouts}"


def _plain_answers(decisions: int, playouts: int | None, seed: int) -> list[str]:
    """The answers of plain Python, from a worker; ``ValueError`` if it did not run."""
    worker = Worker(RUMMY_QT_PLAIN="1")
    try:
        compiled, plain = worker.do(worker_answers, decisions, playouts, seed)
    except Failure as failure:
        raise ValueError(f"plain Python did not answer: {failure}") from None
    finally:
        worker.end()
    if compiled:
        raise ValueError("plain Python did not answer: machine code did")
    return list(plain)


def worker_answers(decisions: int, playouts: int | None, seed: int) -> tuple[bool, list[str]]:
    """Whether this process runs compiled code, and its ``answers``."""
    return is_compiled(), list(answers(decisions, playouts, seed))
