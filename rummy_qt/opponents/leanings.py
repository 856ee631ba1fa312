"""Leanings: tastes that make players of one level recognizably different.

Each visibly changes how often the pile is taken, when melds are laid, what is discarded or what is
still held at the end, at the cost of as few points as possible.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from rummy_qt.engine.moves import Move
from rummy_qt.engine.position import Position
from rummy_qt.engine.rules import Rules

from .tuned import DANGERS, Weights, nearest


class Leaning(NamedTuple):
    """How a taste changes the weights of a greedy level, and the choice of a search."""

    stock: float = 1.0
    """Below 1: eager for the discard pile; above: careful with it."""
    danger: float = 1.0
    """Above 1: avoids discards that help others."""
    lay: float = 1.0
    """Above 1: lays sooner; below: holds melds back."""
    lay_late: float = 1.0
    """The same near the end of the stock."""
    carry: float = 0.0
    """Above 0: discards low cards and keeps high ones; below: the reverse."""
    likes_take: float = 0.0
    """Points that a search adds to a candidate that takes from the pile …"""
    likes_laid: float = 0.0
    """… to one that lays, for each ten points laid …"""
    likes_dear: float = 0.0
    """… and to its discard, for each point of the card."""

    def lean(self, weights: Weights) -> Weights:
        leant = weights.times(self.danger, *DANGERS).times(self.lay, "lay_few", "lay_loose")
        leant = leant.times(self.stock, "stock").times(self.lay_late, "lay_late")
        return replace(leant, carry=weights.carry + self.carry)

    def likes(self, start: Position, moves: Sequence[Move]) -> float:
        """The points that this taste adds to the value of these moves of the seat to move."""
        liked = 0.0
        for move in moves:
            if move.kind == "take":
                liked += self.likes_take
            elif move.kind in ("meld", "lay"):
                liked += 0.1 * self.likes_laid * start.cost_of(start.seat, move.cards)
            elif move.kind == "discard":
                liked += self.likes_dear * start.cost_of(start.seat, move.cards)
        return liked

    def at_strength(self, strength: float) -> Leaning:
        """This leaning at a strength: below 1, factors are nearer to 1 and points nearer to 0."""
        return Leaning(
            *(none + strength * (own - none) for own, none in zip(self, Leaning(), strict=True))
        )


LEANINGS: Final = {
    "eager": Leaning(stock=0.66, danger=2.2, likes_take=1.4),
    "careful": Leaning(stock=1.8, danger=2.6, likes_take=-20.0),
    "quick": Leaning(
        stock=1.1, danger=2.3, lay=1.6, lay_late=1.5, carry=-0.15, likes_take=-9.0, likes_laid=3.0
    ),
    "greedy": Leaning(lay=0.85, carry=0.4, likes_take=6.0, likes_laid=-0.8, likes_dear=-2.2),
}
"""By name: eager for the pile, careful, quick to go out, greedy for points."""
_UNTUNED: Final = {"eager": 1.5, "careful": 0.9, "quick": 0.7, "greedy": 2.2}
"""The strength of each with untuned weights, chosen by what it costs there."""


def leaning_for(name: str, rules: Rules, players: int, *, tuned: bool = True) -> Leaning:
    """The leaning of this name at its strength in this game; a neutral one for unknown names."""
    if name not in LEANINGS:
        return Leaning()
    leaning = LEANINGS[name].at_strength(nearest(rules, players).leans)
    return leaning if tuned else leaning.at_strength(_UNTUNED[name])
