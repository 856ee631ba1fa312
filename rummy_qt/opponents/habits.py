"""How the levels below Club play worse than they might, as data."""

from __future__ import annotations

from typing import Final, NamedTuple

from .weights import Weights


class Habits(NamedTuple):
    """How a level plays worse than it might."""

    depth: int
    """How many cards of an open pile are looked at; covered ones are forgotten below 99."""
    shy: float
    """Points by which a take must beat the stock beyond what is wise."""
    overlooks: float
    """How often a lay-off is not noticed in a turn, 0 to 1."""
    misses_claims: float
    """The same for a claim."""
    delay_ms: tuple[int, int]
    """The quickest and the slowest call."""
    danger: float
    """How far the danger of a discard is considered, 0 to 1."""
    pairs: float
    """How much dearer pairs and neighbours are than is wise."""
    tuned: bool
    """Whether it judges by the numbers tuned for the game, or by a beginner's for all games, who
    lays at once whatever can be laid."""

    def warp(self, weights: Weights) -> Weights:
        """The weights as this habit has them."""
        return weights._replace(
            stock=weights.stock + self.shy,
            out=weights.out * self.pairs,
            two=weights.two / self.pairs,
            fit=weights.fit * self.danger,
            pair=weights.pair * self.danger,
            open_pair=weights.open_pair * self.danger,
            seen=weights.seen * self.danger,
        )


NONE = Habits(
    depth=99,
    shy=0.0,
    overlooks=0.0,
    misses_claims=0.0,
    delay_ms=(350, 800),
    danger=1.0,
    pairs=1.0,
    tuned=True,
)

NEWCOMER = Habits(
    depth=1,
    shy=16.0,
    overlooks=0.9,
    misses_claims=0.9,
    delay_ms=(2500, 4500),
    danger=0.0,
    pairs=2.0,
    tuned=False,
)
BEGINNER = Habits(
    depth=1,
    shy=4.0,
    overlooks=0.5,
    misses_claims=0.7,
    delay_ms=(1500, 3500),
    danger=0.0,
    pairs=1.5,
    tuned=False,
)
CASUAL = Habits(
    depth=3,
    shy=1.0,
    overlooks=0.15,
    misses_claims=0.3,
    delay_ms=(800, 2000),
    danger=0.5,
    pairs=1.2,
    tuned=False,
)

HABITS: Final = {"newcomer": NEWCOMER, "beginner": BEGINNER, "casual": CASUAL}
"""Of the levels that have any; all others judge as well as they can."""
