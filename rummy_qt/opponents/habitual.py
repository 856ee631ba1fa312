"""Players with human failings: they overlook things, forget, and are slow to call.

What is overlooked follows from the match, not from chance at the moment: the same question
has the same answer, and a card overlooked stays overlooked for the turn.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from random import Random
from typing import Final, NamedTuple

from rummy_qt.engine.cards import CARDS, face_text
from rummy_qt.engine.moves import Move
from rummy_qt.engine.position import DRAW
from rummy_qt.engine.rules import Rules
from rummy_qt.engine.view import View

from .candidates import noted
from .judge import Judge, greedy_move, hands_of
from .leanings import leaning_for
from .plain import true_claims
from .player import Claim, Situation
from .policy import Policy
from .tuned import DANGERS, START, Weights, weights_for


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
            own = replace(
                own,
                lay_few=tuned.lay_few / self.holds,
                lay_late=tuned.lay_late / self.holds,
                lay_loose=tuned.lay_loose / self.holds,
                lay_points=tuned.lay_points / self.holds,
            )
        own = replace(
            own.times(self.danger, *DANGERS),
            stock=own.stock + self.shy,
            out=own.out * self.pairs,
            two=own.two / self.pairs,
        )
        return leaning_for(leans, rules, players, tuned=self.tuned).lean(own)


NONE = Habits(
    depth=99, shy=0.0, overlooks=0.0, misses_claims=0.0, delay_ms=(350, 800), danger=1.0,
    pairs=1.0, holds=1.0, tuned=True,
)  # fmt: skip

HABITS: Final = {
    "newcomer": Habits(
        depth=1, shy=13.0, overlooks=0.85, misses_claims=0.9, delay_ms=(2500, 4500), danger=0.0,
        pairs=2.0, holds=0.0,
    ),
    "beginner": Habits(
        depth=1, shy=2.0, overlooks=0.4, misses_claims=0.7, delay_ms=(1500, 3500), danger=0.0,
        pairs=1.5, holds=0.0,
    ),
    "casual": Habits(
        depth=4, shy=1.0, overlooks=0.15, misses_claims=0.3, delay_ms=(800, 2000), danger=0.5,
        pairs=1.2, holds=0.5,
    ),
}  # fmt: skip
"""Of the levels that have any; all others judge as well as they can."""


class Habitual(Judge):
    """Judges as the level's habits and its leaning have it."""

    def __init__(self, habits: Habits) -> None:
        self._habits = habits

    def judge(self, view: View, situation: Situation) -> Move | None:
        leaning = situation.leaning_at(view.seat)
        policy = _policy(view.rules, view.players, self._habits, leaning)
        position = view.position
        if position.due == DRAW or view.duty or not self._habits.overlooks:
            return greedy_move(policy, position)
        policy.overlook(self._overlooked(view, situation))
        moves = noted(policy, position, policy.lay).moves
        return moves[0] if moves else Move("discard", (CARDS[policy.throw(position)],))

    def _overlooked(self, view: View, situation: Situation) -> int:
        """The faces of the hand, as bits, that are not seen to fit the table in this turn."""
        return sum(
            1 << face
            for face in {card.face for card in view.hand}
            if _attention(situation, view, face_text(face)).random() < self._habits.overlooks
        )

    def claim(self, view: View, situation: Situation) -> Claim | None:
        calls = true_claims(view)
        chance = _attention(situation, view, "call")
        if not calls or chance.random() < self._habits.misses_claims:
            return None
        quickest, slowest = self._habits.delay_ms
        return Claim(calls[0], quickest + int(chance.random() * (slowest - quickest)))


def _attention(situation: Situation, view: View, to: str) -> Random:
    """The same for one card through one turn; the totals tell matches apart."""
    deal = view.history[:1]
    told = (situation.totals, situation.round, view.seat, view.turns, deal, to)
    return Random(str(told))


@lru_cache(maxsize=32)
def _policy(rules: Rules, players: int, habits: Habits, leaning: str) -> Policy:
    weights = habits.weights(rules, players, leaning)
    return Policy(hands_of(rules, players), weights, habits.depth)
