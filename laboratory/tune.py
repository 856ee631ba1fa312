"""``python -m laboratory tune``: finds weights for the greedy player by self-play.

Variations challenge a champion over duplicate deals, new ones each time. A challenger plays in
stages, and is dropped as soon as it is not clearly ahead; one that is ahead after the last stage
becomes the champion. At the end the champion plays against the initial weights in new deals, and
that result is stored beside the weights.
"""

from __future__ import annotations

import argparse
import math
import time
from collections.abc import Iterator
from dataclasses import fields, replace
from itertools import islice
from random import Random
from typing import Any

from rummy_qt.engine import RULEBOOKS
from rummy_qt.engine.round import checked_players
from rummy_qt.lab.arguments import add_rulebook, add_seed, duration, positive
from rummy_qt.lab.bench import rounds
from rummy_qt.lab.estimates import estimate
from rummy_qt.opponents.hands import Hands
from rummy_qt.opponents.judge import hands_of
from rummy_qt.opponents.policy import Policy
from rummy_qt.opponents.tuned import START, Tuned, Weights, nearest

NAMES = tuple(one.name for one in fields(Weights))
"""The names of the weights."""
STAGES = (100, 400, 1500, 6000)
"""Total deals after which a challenger is judged."""
AHEAD = (0.0, 0.7, 1.3, 2.0)
"""By how many standard errors it must be ahead at each stage."""
_FINAL_SEED = 0x5EED


def register(subparsers: Any) -> None:
    """Adds the command to the parser."""
    parser = subparsers.add_parser(
        "tune",
        help="find weights for the greedy player by self-play",
        description="Lets a champion's weights be challenged by variations over duplicate deals,"
        " and prints the winner's, with how far it is ahead over fresh deals.",
    )
    add_rulebook(parser, "whose rules", default="500-rum-de")
    parser.add_argument("--players", type=int, default=2, help="how many play")
    parser.add_argument(
        "--minutes",
        type=duration,
        default=5.0,
        help="how long challengers are tried, in processor time",
    )
    add_seed(parser)
    parser.add_argument("--deals", type=positive, default=2000, help="deals of the last comparison")
    parser.add_argument(
        "--only", default="", metavar="PREFIX", help="vary only weights of names that begin so"
    )
    parser.add_argument("--anew", action="store_true", help="begin with the untuned weights")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Tunes and prints a row of ``opponents/tuned.py``, and one of ``tuned.csv``; returns 0."""
    rules = RULEBOOKS[args.rulebook]
    checked_players(rules, args.players)
    hands = hands_of(rules, args.players)
    row = nearest(rules, args.players)
    began = START if args.anew else row.weights
    names = [name for name in NAMES if name.startswith(args.only)]
    if not names:
        raise ValueError(f"no weight begins with {args.only!r}: {', '.join(NAMES)}")
    champion, tried, taken = climb(hands, began, names, args.minutes * 60, args.seed)
    last = islice(duel(hands, champion, began, _FINAL_SEED + args.seed), args.deals)
    gain = estimate(list(last))
    print(f"# tried {tried}, taken {taken}; over its start {gain} points a round")
    best, spread = size_of_rounds(hands, champion, args.deals, args.seed)
    told = f"{_command(args)} ({tried} tried): {gain}"
    print(Tuned(args.rulebook, args.players, round(best), round(spread), champion, row.leans))
    print(f"{args.rulebook},{args.players},{told}")
    return 0


def _command(args: argparse.Namespace) -> str:
    """The command that makes this run."""
    words = ["python -m laboratory tune --rulebook", args.rulebook, "--players", str(args.players)]
    words += ["--minutes", f"{args.minutes:g}", "--seed", str(args.seed)]
    words += ["--only", args.only] if args.only else []
    words += ["--anew"] if args.anew else []
    return " ".join(words)


def size_of_rounds(hands: Hands, weights: Weights, deals: int, seed: int) -> tuple[float, float]:
    """The mean of a round's best score, and the root mean square difference of two seats."""
    policies = [Policy(hands, weights)] * int(hands.sheet.players)
    played = list(islice(rounds(hands, policies, seed), deals))
    best = sum(map(max, played)) / deals
    return best, math.sqrt(sum((scores[0] - scores[1]) ** 2 for scores in played) / deals)


def climb(
    hands: Hands, began: Weights, names: list[str], seconds: float, seed: int
) -> tuple[Weights, int, int]:
    """The champion after that time, the number of challengers, and how many of them won."""
    chance = Random(seed)
    champion, tried, taken = began, 0, 0
    end = time.process_time() + seconds
    while time.process_time() < end:
        challenger = vary(champion, names, chance)
        tried += 1
        if beats(hands, challenger, champion, chance.getrandbits(40)):
            champion = challenger
            taken += 1
            print(f"# {tried:5} {champion}", flush=True)
    return champion, tried, taken


def vary(weights: Weights, names: list[str], chance: Random) -> Weights:
    """These weights with one to four of the named ones changed."""
    changes = {}
    for name in chance.sample(names, min(len(names), chance.choice((1, 1, 2, 2, 3, 4)))):
        value = getattr(weights, name)
        base = abs(getattr(START, name)) or 2.0
        changed = value * math.exp(chance.gauss(0, 0.45)) + chance.gauss(0, 0.06) * base
        changes[name] = round(changed, 3)
    return replace(weights, **changes)


def beats(hands: Hands, challenger: Weights, champion: Weights, seed: int) -> bool:
    """Whether the challenger stays ahead through all stages."""
    games = duel(hands, challenger, champion, seed)
    results: list[float] = []
    for deals, ahead in zip(STAGES, AHEAD, strict=True):
        results += islice(games, deals - len(results))
        mean, half = estimate(results)
        if mean <= ahead * half / 1.96:
            return False
    return True


def duel(hands: Hands, one: Weights, other: Weights, seed: int) -> Iterator[float]:
    """A seat of ``one`` among ``other``: per deal, its points per round minus the others' mean.

    Each deal is played once with ``one`` in each seat.
    """
    players = int(hands.sheet.players)
    ours, theirs = Policy(hands, one), Policy(hands, other)
    seatings = [
        rounds(hands, [ours if at == seat else theirs for at in range(players)], seed)
        for seat in range(players)
    ]
    while True:
        total = 0.0
        for seat, played in enumerate(seatings):
            scores = next(played)
            total += scores[seat] - (sum(scores) - scores[seat]) / (players - 1)
        yield total / players
