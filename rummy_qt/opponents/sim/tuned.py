"""The tuned weights, as data, each with the run that found it."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from rummy_qt.engine.rulebooks import RULEBOOKS
from rummy_qt.engine.rules import Rules

from .sheet import Sheet
from .weights import Weights

START = Weights()


class Tuned(NamedTuple):
    """Weights for one rulebook and number of players."""

    rulebook: str
    players: int
    weights: Weights
    run: str
    """The command that found them, and what they won over what it began with, points a round."""


_BEGUN = "rummy-lab tune --rulebook {} --players {}: not tuned apart from the common start"

TUNED = (
    Tuned(
        "500-rum-de",
        2,
        Weights(
            stock=8.705, out=0.472, pile=0.392, two=0.293, near=0.2, gain=1.669, flat=3.608,
            dead=0.11, haste=0.6, late=0.235, fit=0.554, pair=3.884, open_pair=18.438,
            seen=3.631, carry=0.05, joker=0.0, size=0.12, deny=0.319,
        ),
        "rummy-lab tune --rulebook 500-rum-de --players 2 --minutes 5 --anew --seed 7"
        " (283 tried): +9.9 ± 1.8",
    ),
    Tuned(
        "femhundra",
        2,
        Weights(
            stock=4.103, out=0.25, pile=0.5, two=0.03, near=0.2, gain=1.0, flat=3.0,
            dead=0.25, haste=2.494, late=0.3, fit=1.0, pair=7.045, open_pair=9.321,
            seen=3.0, carry=0.05, joker=0.0, size=-0.061, deny=0.055,
        ),
        "rummy-lab tune --rulebook femhundra --players 2 --minutes 2.5 --anew --seed 7"
        " (146 tried): +10.4 ± 2.6",
    ),
    *(
        Tuned(book, players, START, _BEGUN.format(book, players))
        for book, players in (
            ("femhundra", 4), ("rommy-dk", 2), ("rommy-dk", 3), ("500-rum-pl", 2),
            ("500-rum-pl", 4), ("500-rum-de", 4), ("rummy-500", 2), ("rummy-500", 4),
        )
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


def weights_for(sheet: Sheet) -> Weights:
    """The weights tuned for the nearest rules and number of players."""
    return _weights_for(sheet.rules, sheet.players)


@cache
def _weights_for(rules: Rules, players: int) -> Weights:
    def distance(tuned: Tuned) -> tuple[int, int]:
        book = RULEBOOKS[tuned.rulebook]
        differing = sum(getattr(rules, name) != getattr(book, name) for name in _TELLING)
        crowd = 2 * (min(players, 3) != min(tuned.players, 3)) + abs(players - tuned.players)
        return 3 * differing + crowd, crowd

    return min(TUNED, key=distance).weights
