"""How the levels below Club play worse than they might, as data."""

from __future__ import annotations

from typing import Final, NamedTuple

from rummy_qt.engine.rules import Rules

from .leanings import leaning_for
from .tuned import START, weights_for
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
    holds: float
    """How long melds are held back, as a part of what is wise; 0: all is laid at once."""
    tuned: bool = False
    """Whether it judges by the numbers tuned for the game, or by a beginner's for all games."""

    def weights(self, rules: Rules, players: int, leans: str = "") -> Weights:
        """By which weights this habit plays a game, perhaps with a leaning."""
        tuned = weights_for(rules, players)
        own = tuned if self.tuned else START
        if self.holds and not self.tuned:
            own = own._replace(
                lay_few=tuned.lay_few / self.holds,
                lay_late=tuned.lay_late / self.holds,
                lay_loose=tuned.lay_loose / self.holds,
                lay_points=tuned.lay_points / self.holds,
            )
        leaning = leaning_for(leans, rules, players, tuned=self.tuned)
        return leaning.lean(
            own._replace(
                stock=own.stock + self.shy,
                out=own.out * self.pairs,
                two=own.two / self.pairs,
                fit=own.fit * self.danger,
                pair=own.pair * self.danger,
                open_pair=own.open_pair * self.danger,
                seen=own.seen * self.danger,
            )
        )


NONE = Habits(
    depth=99, shy=0.0, overlooks=0.0, misses_claims=0.0, delay_ms=(350, 800), danger=1.0,
    pairs=1.0, holds=1.0, tuned=True,
)  # fmt: skip

NEWCOMER = Habits(
    depth=1, shy=13.0, overlooks=0.85, misses_claims=0.9, delay_ms=(2500, 4500), danger=0.0,
    pairs=2.0, holds=0.0,
)  # fmt: skip
BEGINNER = Habits(
    depth=1, shy=2.0, overlooks=0.4, misses_claims=0.7, delay_ms=(1500, 3500), danger=0.0,
    pairs=1.5, holds=0.0,
)  # fmt: skip
CASUAL = Habits(
    depth=4, shy=1.0, overlooks=0.15, misses_claims=0.3, delay_ms=(800, 2000), danger=0.5,
    pairs=1.2, holds=0.5,
)  # fmt: skip

HABITS: Final = {"newcomer": NEWCOMER, "beginner": BEGINNER, "casual": CASUAL}
"""Of the levels that have any; all others judge as well as they can."""
