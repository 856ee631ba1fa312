"""``python -m laboratory teacher``: whether the parts of a way's loss add up.

In positions of all games each way is compared with the best. The parts of the difference must add
up to the difference of the two values when each is searched alone, in the same deals.
"""

from __future__ import annotations

import argparse
from random import Random
from typing import Any, NamedTuple

from rummy_qt.engine import View
from rummy_qt.lab.arguments import add_seed, positive
from rummy_qt.lab.fair import sample
from rummy_qt.opponents.belief import Belief
from rummy_qt.opponents.candidates import candidate_for
from rummy_qt.opponents.chance import chance_of
from rummy_qt.opponents.judge import policy_for
from rummy_qt.opponents.levels import MASTER
from rummy_qt.opponents.player import Situation, Way
from rummy_qt.opponents.search import Search
from rummy_qt.opponents.thinker import Thinker, match_value, recalled

EXACT = 0.05
"""Points by which the parts may miss the difference."""
_TEACHER = MASTER._replace(deals=16, turns=10**9)


def register(subparsers: Any) -> None:
    """Adds the command to the parser."""
    parser = subparsers.add_parser(
        "teacher",
        help="hold the parts of each difference against what two ways come to alone",
        description="Compares the ways to play in positions of all games. The parts of each"
        " difference must add up.",
    )
    parser.add_argument("--pairs", type=positive, default=1000, help="pairs of ways compared")
    parser.add_argument("--playouts", type=positive, default=120, help="for each position")
    add_seed(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Compares and reports; returns 1 if a difference is too large."""
    found = tried(args.pairs, args.playouts, args.seed)
    print(
        f"pairs: {found.pairs}; parts off by {found.largest:.3f} points at most;"
        f" faults: {len(found.faults)}"
    )
    for fault in found.faults:
        print(f"  {fault}")
    return 1 if found.faults else 0


class Found(NamedTuple):
    """The result of the comparison."""

    pairs: int
    largest: float
    """The largest error of the sum of parts, in points."""
    faults: list[str]


def tried(pairs: int, playouts: int, seed: int) -> Found:
    """Compares ways with the best, at least so many pairs."""
    done = 0
    largest = 0.0
    faults: list[str] = []
    for number, (_, view) in enumerate(sample(Random(seed))):
        if done >= pairs:
            break
        situation = _situation(view, number)
        try:
            ways = Thinker(_TEACHER).ways(view, situation, playouts=playouts)
        except ValueError:
            continue
        best, *others = ways
        for way in others:
            off = abs(way.parts.total - _alone(view, situation, way, best))
            largest = max(largest, off)
            if off > EXACT:
                faults.append(f"{_named(way)}: the parts are off by {off:.2f} points")
        done += len(others)
    return Found(done, largest, faults)


def _situation(view: View, number: int) -> Situation:
    """The situation of a position; every third one is near the target."""
    near = view.rules.target - 60 if number % 3 == 0 else 0
    return Situation(tuple(near + 10 * seat for seat in range(view.players)), 1, number)


def _named(way: Way) -> str:
    return ", ".join(map(str, way.moves)) or "no call"


# ------------------------------------------------------------------------ the difference


def _alone(view: View, situation: Situation, way: Way, best: Way) -> float:
    """By how much a way exceeds the best, each searched alone in the deals of both."""
    deals = min(way.playouts, best.playouts)
    one, other = (_worth(view, situation, each, deals) for each in (way, best))
    return one - other


def _worth(view: View, situation: Situation, way: Way, deals: int) -> float:
    policy = policy_for(view.rules, view.players)
    events = len(view.history)
    chance = chance_of(f"{situation.seed}|{situation.round}|{view.seat}|{events}")
    belief = Belief([policy] * view.players, _TEACHER.deals, chance)
    position = recalled(view, events, belief)
    belief.choose()
    value = match_value(view.rules, situation.totals, view.seat)
    candidate = candidate_for(policy, position, view.seat, list(way.moves))
    search = Search(belief, value, chance)
    search.run([candidate], _TEACHER._replace(playouts=deals))
    [alone] = search.ways
    assert alone.playouts == deals
    return alone.mean
