"""``python -m laboratory strength``: whether one number describes a player's strength in all games.

Levels play rounds of all rulebooks, with two and with four players, among three kinds of opponents.
Each level's number must be close to its nominal one in every game, and the numbers from some rounds
of two games must agree for one player.
"""

from __future__ import annotations

import argparse
import sys
from random import Random
from typing import Any, Final

from rummy_qt.engine import RULEBOOKS
from rummy_qt.lab.arguments import add_seed, positive
from rummy_qt.play.review import gain_over_club, result_of
from rummy_qt.play.strength import LEVELS, RoundResult, strength_in
from rummy_qt.play.true_hands import level_means

from .review import played

TABLES: Final = (2, 4)
"""Numbers of players."""
COMPANIES: Final = ("newcomer", "casual", "club")
"""The level in all other seats."""
_OFF: Final = 10.0
"""The largest deviation of a level from its number."""
_PLAYINGS: Final = 16
"""Playouts per way; the mean does not depend on their number."""
_PAIRS: Final = 1_000
"""Pairs of games for each level."""


def register(subparsers: Any) -> None:
    """Adds the command to the parser."""
    parser = subparsers.add_parser(
        "strength",
        help="hold the number of each level against its mark in every game",
        description="Levels play rounds in all games; their numbers must be their marks, and agree"
        " between games.",
    )
    parser.add_argument("--rounds", type=positive, default=40, help="of each level at each table")
    parser.add_argument("--some", type=positive, default=20, help="rounds that a player has played")
    parser.add_argument(
        "--books", nargs="+", choices=RULEBOOKS, default=list(RULEBOOKS), help="whose rules"
    )
    add_seed(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Prints each number; returns 1 if one is off, or pairs seldom agree."""
    lots, off, agree = Random(args.seed), [], 0
    for level, mark in LEVELS.items():
        games = []
        for book in args.books:
            for players in TABLES:
                for others in COMPANIES:
                    made = rounds_of(book, (level, *[others] * (players - 1)), args)
                    games.append(made)
                    found = strength_in(made)
                    off.append(abs(found.number - mark))
                    print(
                        f"{level} in {book}, {players}, among {others}: {found.number:.0f}"
                        f" ({found.low:.0f} to {found.high:.0f}), {found.number - mark:+.0f}",
                        flush=True,
                    )
        pairs = [lots.sample(games, 2) for _ in range(_PAIRS)]
        numbers = [[strength_in(lots.choices(one, k=args.some)) for one in two] for two in pairs]
        agree += sum(one.agrees(other) for one, other in numbers)
    share = 100.0 * agree / (_PAIRS * len(LEVELS))
    within = sum(one <= _OFF for one in off)
    print(
        f"{within} of {len(off)} within {_OFF:.0f}, the furthest off by {max(off):.0f}; numbers of"
        f" {args.some} rounds of two games agree in {share:.1f} %"
    )
    sys.stdout.flush()
    return 0 if within == len(off) and share >= 95.0 else 1


def rounds_of(book: str, kinds: tuple[str, ...], args: argparse.Namespace) -> list[RoundResult]:
    """The first seat's results in so many rounds; all levels play the same deals."""
    marks: dict[int, tuple[float, ...]] = {}
    made = []
    for number in range(args.rounds):
        life = played(book, kinds, f"strength {args.seed} {number}")
        dealer = life.rounds[0].dealer
        if dealer not in marks:
            marks[dealer] = level_means(life, 1, 0, lambda: None)
        own = gain_over_club(life, 1, 0, lambda: None, _PLAYINGS)
        luck = result_of(life, 1, 0)[0] - marks[dealer][-1] - own
        made.append(RoundResult(own, luck, marks[dealer]))
    return made
