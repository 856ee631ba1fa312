"""The tuned weights, as data; ``docs/measurements/tuned.csv`` has the run that found each."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from typing import Final, NamedTuple

from rummy_qt.engine.rulebooks import RULEBOOKS
from rummy_qt.engine.rules import Rules


@dataclass(frozen=True)
class Weights:
    """The weights of a ``Policy``, in points unless stated otherwise."""

    stock: float = 7.0
    """The value of a card from the stock, which a take must exceed."""
    out: float = 0.25
    """Odds that a card is melded, for each unseen card that completes a meld with a held one."""
    pile: float = 0.5
    """The same for each such card in the open discard pile."""
    two: float = 0.03
    """The same for each pair of unseen cards that would make a meld with it."""
    near: float = 0.2
    """The same for an unseen neighbour that fits the table."""
    gain: float = 1.0
    """The value of a card that will be melded, as a part of its points …"""
    flat: float = 3.0
    """… plus this many points for any card."""
    dead: float = 0.25
    """The cost of a card that will stay in hand, as a part of its points …"""
    haste: float = 0.6
    """… plus this, divided by the smallest hand of another seat …"""
    late: float = 0.3
    """… plus this in the last draws of the stock."""
    fit: float = 1.0
    """Danger of a discard that fits the table, as a part of its points."""
    pair: float = 6.0
    """Danger of a discard for each pair of unseen cards that would meld it, if held together."""
    open_pair: float = 6.0
    """The same for a pair with one card in the discard pile."""
    seen: float = 3.0
    """The same for a pair with one card that another seat was seen to take."""
    carry: float = 0.05
    """The cost of making the pile more attractive, as a part of the discard's points."""
    joker: float = 0.0
    """The value of a joker in hand in addition to its points."""
    deny: float = 0.1
    """The value of keeping taken discards from others, as a part of their points."""
    lay_few: float = 0.0
    """Urgency to lay the melds held; they are laid when the sum reaches 1. This is divided by the
    smallest hand of another seat …"""
    lay_late: float = 0.0
    """… this by the draws that the stock has left for each seat, plus one …"""
    lay_loose: float = 99.0
    """… this by the own cards that would be left, plus one …"""
    lay_points: float = 0.0
    """… this is for each hundred points of melds held. Subtracted are …"""
    lay_gifts: float = 0.0
    """… this for each ten unseen cards that others could lay off on them …"""
    lay_pile: float = 0.0
    """… and this for each ten such cards in the open pile, which they could help to take."""

    def times(self, factor: float, *names: str) -> Weights:
        return replace(self, **{name: getattr(self, name) * factor for name in names})


DANGERS: Final = ("fit", "pair", "open_pair", "seen")
"""The weights for what others can do with a discard."""

START: Final = Weights()


class Tuned(NamedTuple):
    """Weights for one rulebook and number of players."""

    rulebook: str
    players: int
    best: int
    """The mean best score of a round."""
    spread: int
    """The root mean square difference between two seats in a round."""
    weights: Weights
    leans: float = 0.25
    """The strength of leanings here, 0 to 1; at 1 they cost a Club 2 to 6 points a round."""


TUNED = (
    Tuned("500-rum-de", 2, 147, 60, leans=1.0, weights=Weights(
        stock=8.391, out=0.472, pile=0.506, two=2.032, near=0.721, gain=1.388, flat=3.31,
        dead=0.087, haste=1.011, late=0.077, fit=0.43, pair=14.108, open_pair=42.489,
        seen=6.745, carry=0.04, joker=-0.075, deny=0.347, lay_few=1.196, lay_late=0.642,
        lay_loose=2.5, lay_points=0.142, lay_gifts=0.495, lay_pile=0.0,
    )),
    Tuned("500-rum-de", 4, 76, 53, weights=Weights(
        stock=5.944, out=0.301, pile=0.319, two=0.02, near=0.2, gain=1.412, flat=3.0,
        dead=0.304, haste=0.178, late=0.087, fit=1.47, pair=4.478, open_pair=5.632,
        seen=3.0, carry=0.05, joker=0.001, deny=0.124, lay_few=1.5, lay_late=0.579,
        lay_loose=2.5, lay_points=0.0, lay_gifts=0.174, lay_pile=0.0,
    )),
    Tuned("500-rum-de", 6, 77, 49, weights=Weights(
        stock=4.703, out=0.283, pile=1.155, two=0.03, near=0.175, gain=0.517, flat=3.0,
        dead=0.25, haste=0.6, late=0.087, fit=1.0, pair=10.74, open_pair=10.913, seen=1.702,
        carry=0.05, joker=-0.144, deny=0.015, lay_few=1.5, lay_late=2.146, lay_loose=5.902,
        lay_points=0.0, lay_gifts=0.0, lay_pile=0.0,
    )),
    Tuned("femhundra", 2, 140, 91, weights=Weights(
        stock=4.19, out=0.145, pile=0.5, two=0.009, near=0.085, gain=1.786, flat=4.041,
        dead=0.469, haste=2.494, late=0.3, fit=3.677, pair=3.965, open_pair=4.235,
        seen=85.408, carry=0.097, joker=-0.083, deny=0.013, lay_few=2.5, lay_late=2.0,
        lay_loose=12.037, lay_points=0.022, lay_gifts=0.0, lay_pile=-0.115,
    )),
    Tuned("femhundra", 4, 117, 75, weights=Weights(
        stock=7.0, out=0.25, pile=0.577, two=0.03, near=0.12, gain=1.007, flat=1.156,
        dead=0.25, haste=0.6, late=0.3, fit=1.0, pair=2.386, open_pair=6.0, seen=2.073,
        carry=0.05, joker=0.0, deny=0.029, lay_few=2.0, lay_late=1.5, lay_loose=2.0,
        lay_points=0.0, lay_gifts=-0.09, lay_pile=0.0,
    )),
    Tuned("rommy-dk", 2, 91, 112, weights=Weights(
        stock=4.865, out=0.25, pile=0.415, two=0.036, near=0.076, gain=0.512, flat=4.132,
        dead=0.11, haste=0.301, late=0.495, fit=4.624, pair=2.648, open_pair=2.276,
        seen=0.995, carry=0.061, joker=-0.158, deny=0.01, lay_few=1.575, lay_late=2.0,
        lay_loose=3.934, lay_points=-0.097, lay_gifts=0.0, lay_pile=0.0,
    )),
    Tuned("rommy-dk", 3, 90, 80, weights=Weights(
        stock=7.0, out=0.157, pile=3.64, two=0.014, near=0.186, gain=1.0, flat=5.008,
        dead=0.077, haste=0.6, late=0.271, fit=1.327, pair=2.626, open_pair=7.972,
        seen=3.136, carry=0.029, joker=0.035, deny=0.048, lay_few=2.5, lay_late=1.361,
        lay_loose=3.261, lay_points=-0.323, lay_gifts=-0.149, lay_pile=0.125,
    )),
    Tuned("rommy-dk", 4, 86, 64, weights=Weights(
        stock=11.449, out=0.25, pile=1.063, two=0.023, near=0.2, gain=1.0, flat=5.008,
        dead=0.143, haste=0.6, late=0.19, fit=2.545, pair=2.81, open_pair=7.972, seen=4.085,
        carry=0.05, joker=0.035, deny=0.077, lay_few=1.735, lay_late=1.676, lay_loose=5.062,
        lay_points=0.233, lay_gifts=0.288, lay_pile=0.204,
    )),
    Tuned("500-rum-pl", 2, 113, 98, weights=Weights(
        stock=7.514, out=0.274, pile=0.226, two=0.053, near=0.073, gain=0.955, flat=3.224,
        dead=0.627, haste=0.998, late=0.3, fit=0.764, pair=1.177, open_pair=1.919,
        seen=2.229, carry=0.598, joker=-0.051, deny=0.087, lay_few=2.045, lay_late=2.762,
        lay_loose=2.5, lay_points=0.0, lay_gifts=0.0, lay_pile=0.118,
    )),
    Tuned("500-rum-pl", 4, 75, 55, weights=Weights(
        stock=5.038, out=0.478, pile=0.094, two=0.03, near=0.294, gain=1.128, flat=2.14,
        dead=0.114, haste=1.013, late=0.197, fit=1.044, pair=3.379, open_pair=6.0, seen=3.0,
        carry=0.05, joker=-0.07, deny=0.1, lay_few=1.5, lay_late=1.5, lay_loose=2.5,
        lay_points=0.0, lay_gifts=0.0, lay_pile=0.115,
    )),
    Tuned("rummy-500", 2, 139, 102, weights=Weights(
        stock=7.0, out=0.157, pile=0.484, two=0.024, near=0.086, gain=0.818, flat=2.212,
        dead=0.25, haste=1.694, late=0.24, fit=1.0, pair=2.419, open_pair=0.969, seen=6.006,
        carry=1.18, joker=0.041, deny=-0.004, lay_few=3.5, lay_late=2.976, lay_loose=18.069,
        lay_points=0.076, lay_gifts=0.0, lay_pile=-0.135,
    )),
    Tuned("rummy-500", 4, 116, 78, weights=Weights(
        stock=7.0, out=0.281, pile=0.22, two=0.004, near=0.323, gain=1.0, flat=1.926,
        dead=0.322, haste=0.7, late=0.118, fit=1.222, pair=2.112, open_pair=3.568, seen=3.0,
        carry=0.086, joker=0.0, deny=0.076, lay_few=3.111, lay_late=1.5, lay_loose=2.0,
        lay_points=0.0, lay_gifts=0.0, lay_pile=0.0,
    )),
)  # fmt: skip

_DECISIVE_OPTIONS = (
    "discard_draw", "discard_pile", "duty", "must_discard_to_go_out", "going_out_bonus",
    "stock_out",
)  # fmt: skip
"""The options that affect good play most."""


def weights_for(rules: Rules, players: int) -> Weights:
    """The weights tuned for the nearest rules and number of players."""
    return nearest(rules, players).weights


@cache
def nearest(rules: Rules, players: int) -> Tuned:
    """The entry for the nearest rules and number of players."""

    def distance(tuned: Tuned) -> tuple[int, int]:
        book = RULEBOOKS[tuned.rulebook]
        differing = sum(getattr(rules, name) != getattr(book, name) for name in _DECISIVE_OPTIONS)
        crowd = 2 * (min(players, 3) != min(tuned.players, 3)) + abs(players - tuned.players)
        return 3 * differing + crowd, crowd

    return min(TUNED, key=distance)
