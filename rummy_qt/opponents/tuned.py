"""The tuned weights, as data, each with the run that found it."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from rummy_qt.engine.rulebooks import RULEBOOKS
from rummy_qt.engine.rules import Rules

from .weights import Weights

START = Weights()


class Tuned(NamedTuple):
    """Weights for one rulebook and number of players."""

    rulebook: str
    players: int
    weights: Weights
    best: int
    """What the best of a round scores."""
    spread: int
    """By how much two seats differ in a round (root mean square)."""
    run: str
    """The command that found them, and what they won over what it began with, points a round."""


TUNED = (
    Tuned(
        "500-rum-de",
        2,
        Weights(
            stock=8.705, out=0.472, pile=0.392, two=0.293, near=0.2, gain=1.669, flat=3.608,
            dead=0.11, haste=0.6, late=0.235, fit=0.554, pair=3.884, open_pair=18.438,
            seen=3.631, carry=0.05, joker=0.0, deny=0.319,
            lay_few=1.5, lay_late=1.5, lay_loose=2.5,
        ),
        55,
        70,
        "rummy-lab tune --rulebook 500-rum-de --players 2 --minutes 5 --anew --seed 7"
        " (283 tried): +9.9 ± 1.8",
    ),
    Tuned(
        "femhundra",
        2,
        Weights(
            stock=4.19, out=0.25, pile=0.5, two=0.02, near=0.085, gain=1.0, flat=3.0,
            dead=0.25, haste=2.494, late=0.3, fit=2.657, pair=4.195, open_pair=4.95, seen=3.0,
            carry=0.076, joker=0.0, deny=0.002,
            lay_few=2.5, lay_late=2, lay_loose=1.5,
        ),
        55,
        70,
        "rummy-lab tune --rulebook femhundra --players 2 --minutes 1.5 --seed 31"
        " (121 tried): +3.0 ± 2.8, from +10.4 ± 2.6 after a first run",
    ),
    Tuned(
        "femhundra",
        4,
        Weights(
            stock=7.0, out=0.25, pile=0.5, two=0.03, near=0.12, gain=1.0, flat=3.0, dead=0.25,
            haste=0.6, late=0.3, fit=1.0, pair=3.066, open_pair=6.0, seen=3.0, carry=0.05,
            joker=0.0, deny=0.1,
            lay_few=2, lay_late=1.5, lay_loose=2,
        ),
        55,
        70,
        "rummy-lab tune --rulebook femhundra --players 4 --minutes 1.5 --seed 31"
        " (95 tried): +1.8 ± 1.4",
    ),
    Tuned(
        "rommy-dk",
        2,
        Weights(
            stock=7.0, out=0.25, pile=0.5, two=0.036, near=0.129, gain=1.0, flat=3.0,
            dead=0.183, haste=0.287, late=0.389, fit=1.785, pair=14.881, open_pair=3.081,
            seen=5.932, carry=0.061, joker=-0.026, deny=0.01,
            lay_few=2.5, lay_late=2, lay_loose=1.5,
        ),
        55,
        70,
        "rummy-lab tune --rulebook rommy-dk --players 2 --minutes 1.5 --seed 31"
        " (418 tried): +0.7 ± 2.1",
    ),
    Tuned(
        "rommy-dk",
        3,
        Weights(
            stock=7.0, out=0.25, pile=0.5, two=0.023, near=0.2, gain=1.0, flat=3.0, dead=0.25,
            haste=0.6, late=0.3, fit=1.0, pair=6.0, open_pair=6.0, seen=4.085, carry=0.05,
            joker=0.0, deny=0.1,
            lay_few=2.5, lay_late=2, lay_loose=1.5,
        ),
        55,
        70,
        "rummy-lab tune --rulebook rommy-dk --players 3 --minutes 1.5 --seed 31"
        " (197 tried): +0.1 ± 0.6",
    ),
    Tuned(
        "500-rum-pl",
        2,
        Weights(
            stock=9.428, out=0.25, pile=0.5, two=0.061, near=0.146, gain=1.0, flat=3.0,
            dead=0.25, haste=0.7, late=0.3, fit=0.764, pair=7.2, open_pair=6.0, seen=3.0,
            carry=0.379, joker=0.0, deny=0.107,
            lay_few=1.5, lay_late=1.5, lay_loose=2.5,
        ),
        55,
        70,
        "rummy-lab tune --rulebook 500-rum-pl --players 2 --minutes 1.5 --seed 31"
        " (177 tried): +5.7 ± 2.2",
    ),
    Tuned(
        "500-rum-pl",
        4,
        Weights(
            stock=7.0, out=0.25, pile=0.5, two=0.03, near=0.2, gain=1.0, flat=3.0, dead=0.114,
            haste=0.596, late=0.335, fit=1.0, pair=3.379, open_pair=6.0, seen=3.0, carry=0.05,
            joker=0.0, deny=0.1,
            lay_few=1.5, lay_late=1.5, lay_loose=2.5,
        ),
        55,
        70,
        "rummy-lab tune --rulebook 500-rum-pl --players 4 --minutes 1.5 --seed 31"
        " (57 tried): +1.5 ± 0.7",
    ),
    Tuned(
        "500-rum-de",
        4,
        Weights(
            stock=7.0, out=0.301, pile=0.5, two=0.03, near=0.2, gain=1.0, flat=3.0, dead=0.25,
            haste=0.6, late=0.087, fit=1.0, pair=6.0, open_pair=6.0, seen=3.0, carry=0.05,
            joker=0.0, deny=0.124,
            lay_few=1.5, lay_late=1.5, lay_loose=2.5,
        ),
        55,
        70,
        "rummy-lab tune --rulebook 500-rum-de --players 4 --minutes 1.5 --seed 31"
        " (9 tried): +1.0 ± 0.6",
    ),
    Tuned(
        "rummy-500",
        2,
        Weights(
            stock=7.0, out=0.25, pile=0.5, two=0.03, near=0.129, gain=1.0, flat=3.0, dead=0.25,
            haste=1.694, late=0.3, fit=1.0, pair=6.0, open_pair=2.357, seen=4.085, carry=0.321,
            joker=0.0, deny=0.008,
            lay_few=3.5, lay_late=2.5, lay_loose=2.0,
        ),
        55,
        70,
        "rummy-lab tune --rulebook rummy-500 --players 2 --minutes 1.5 --seed 31"
        " (104 tried): +23.1 ± 3.3",
    ),
    Tuned(
        "rummy-500",
        4,
        Weights(
            stock=7.0, out=0.281, pile=0.5, two=0.004, near=0.2, gain=1.0, flat=1.926,
            dead=0.322, haste=0.7, late=0.287, fit=1.222, pair=1.678, open_pair=6.0, seen=3.0,
            carry=0.092, joker=0.0, deny=0.1,
            lay_few=2, lay_late=1.5, lay_loose=2,
        ),
        55,
        70,
        "rummy-lab tune --rulebook rummy-500 --players 4 --minutes 1.5 --seed 31"
        " (85 tried): +6.0 ± 1.7",
    ),
)  # fmt: skip

_TELLING = (
    "discard_draw",
    "discard_pile",
    "duty",
    "must_discard_to_go_out",
    "going_out_bonus",
    "stock_out",
)
"""Options that make the greatest difference to good play."""


def weights_for(rules: Rules, players: int) -> Weights:
    """The weights tuned for the nearest rules and number of players."""
    return nearest(rules, players).weights


def size_of_rounds(rules: Rules, players: int) -> tuple[float, float]:
    """What the best of a round scores, and the spread of a difference between two seats."""
    tuned = nearest(rules, players)
    return float(tuned.best), float(tuned.spread)


@cache
def nearest(rules: Rules, players: int) -> Tuned:
    """What was tuned for the nearest rules and number of players."""

    def distance(tuned: Tuned) -> tuple[int, int]:
        book = RULEBOOKS[tuned.rulebook]
        differing = sum(getattr(rules, name) != getattr(book, name) for name in _TELLING)
        crowd = 2 * (min(players, 3) != min(tuned.players, 3)) + abs(players - tuned.players)
        return 3 * differing + crowd, crowd

    return min(TUNED, key=distance)
