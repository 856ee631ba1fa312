"""``python -m laboratory yardstick``: random legal play compared with OpenSpiel's gin rummy."""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator
from statistics import median
from typing import Any

from rummy_qt.engine import RULEBOOKS
from rummy_qt.lab.arguments import add_seed, duration, positive
from rummy_qt.lab.bench import SEATS, PlayRound, Rate, measure, own_games

YARDSTICK = "OpenSpiel gin_rummy"


def register(subparsers: Any) -> None:
    """Adds the command to the parser."""
    parser = subparsers.add_parser(
        "yardstick",
        help="measure random legal play beside OpenSpiel's gin rummy",
        description="As bench, with OpenSpiel's gin rummy driven in the same way in the same passes"
        " (package open_spiel): how many times as many rounds and moves a second there are.",
    )
    parser.add_argument("--passes", type=positive, default=7, help="slices of time for each game")
    parser.add_argument(
        "--slice", type=duration, default=0.25, metavar="SECONDS", help="length of one slice"
    )
    add_seed(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Measures and prints a table; returns 0."""
    games = {YARDSTICK: open_spiel_player(args.seed)}
    games |= own_games(list(RULEBOOKS), SEATS, args.seed)
    for line in report(measure(games, args.passes, args.slice)):
        print(line)
    return 0


def report(rates: dict[str, list[Rate]]) -> Iterator[str]:
    """The lines of the table: medians of comparisons within the same pass."""
    yield f"{'times as many as ' + YARDSTICK:36}{'rounds/s':>10}{'moves/s':>10}"
    for name, own in rates.items():
        pairs = list(zip(own, rates[YARDSTICK], strict=True))
        rounds = median(one.rounds / other.rounds for one, other in pairs)
        moves = median(one.moves / other.moves for one, other in pairs)
        yield f"{name:36}{rounds:10.2f}{moves:10.2f}"


def open_spiel_player(seed: int) -> PlayRound:
    """Random legal play of OpenSpiel's gin rummy, chance included; ``ValueError`` without it."""
    try:
        import pyspiel  # usually not installed
    except ImportError:
        raise ValueError("open_spiel is not installed: pip install -e '.[bench]'") from None
    game = pyspiel.load_game("gin_rummy")
    rng = random.Random(seed)

    def play() -> int:
        state = game.new_initial_state()
        moves = 0
        while not state.is_terminal():
            legal = state.legal_actions()  # for chance: the remaining cards, all equally likely
            moves += not state.is_chance_node()
            state.apply_action(legal[int(rng.random() * len(legal))])
        return moves

    return play
