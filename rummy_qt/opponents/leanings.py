"""Leanings: tastes by which players of one level differ, so that one can tell who sits there.

Each changes what others see (how often the pile is taken, when melds are laid, what is thrown,
what is still held at the end) for as few points as possible.
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
    """How a taste changes the weights of a level that looks no further, and a search's choice."""

    stock: float = 1.0
    """Below 1: eager for the discard pile; above: careful with it."""
    danger: float = 1.0
    """Above 1: gives others little."""
    lay: float = 1.0
    """Above 1: lays sooner; below: holds melds back."""
    lay_late: float = 1.0
    """The same as the stock ends."""
    carry: float = 0.0
    """Above 0: throws low cards and keeps dear ones; below: the other way."""
    likes_take: float = 0.0
    """Points by which a search likes a way that takes from the pile, beyond what it is worth …"""
    likes_laid: float = 0.0
    """… one that lays, for each ten points laid …"""
    likes_dear: float = 0.0
    """… and its discard, for each point of it."""

    def lean(self, weights: Weights) -> Weights:
        leant = weights.times(self.danger, *DANGERS).times(self.lay, "lay_few", "lay_loose")
        leant = leant.times(self.stock, "stock").times(self.lay_late, "lay_late")
        return replace(leant, carry=weights.carry + self.carry)

    def likes(self, start: Position, moves: Sequence[Move]) -> float:
        """By how many points these moves of the seat to move are liked beyond their worth."""
        liked = 0.0
        for move in moves:
            if move.kind == "take":
                liked += self.likes_take
            elif move.kind in ("meld", "lay"):
                liked += 0.1 * self.likes_laid * start.cost_of(start.seat, move.cards)
            elif move.kind == "discard":
                liked += self.likes_dear * start.cost_of(start.seat, move.cards)
        return liked

    def part(self, of: float) -> Leaning:
        """A part of this leaning: less than 1 brings factors nearer to 1 and points nearer to 0."""
        return Leaning(
            *(none + of * (own - none) for own, none in zip(self, Leaning(), strict=True))
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
"""How much further each goes where the weights are not tuned, by what it costs there."""


def leaning_for(name: str, rules: Rules, players: int, *, tuned: bool = True) -> Leaning:
    """The leaning of this name as it is in this game; none for any other name."""
    if name not in LEANINGS:
        return Leaning()
    leaning = LEANINGS[name].part(nearest(rules, players).leans)
    return leaning if tuned else leaning.part(_UNTUNED[name])
