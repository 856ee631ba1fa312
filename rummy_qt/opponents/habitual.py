"""Players with human failings: they overlook things, forget, and are slow to claim.

What they overlook is determined by the match: the same view gives the same answer, and a card
that is overlooked stays overlooked for the turn.
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

from .candidates import run_policy
from .judge import Judge, greedy_move, hands_of
from .leanings import leaning_for
from .plain import true_claims
from .player import Claim, Situation
from .policy import Policy
from .tuned import DANGERS, START, Weights, weights_for


class Habits(NamedTuple):
    """The weaknesses of a level."""

    depth: int
    """How many cards of an open pile it considers; below 99, it forgets covered ones."""
    shy: float
    """Points by which a take must beat the stock in addition to the weights."""
    overlooks: float
    """The probability, 0 to 1, of missing a lay-off in a turn."""
    misses_claims: float
    """The same for a chance to claim."""
    delay_ms: tuple[int, int]
    """The shortest and the longest time before a claim."""
    danger: float
    """The factor, 0 to 1, on the weights for the danger of a discard."""
    pairs: float
    """The factor by which it overrates pairs and neighbours."""
    holds: float
    """How long it holds melds back, as a part of the tuned time; 0 lays all at once."""
    tuned: bool = False
    """Whether it uses the weights tuned for the game rather than ``START``."""

    def weights(self, rules: Rules, players: int, leans: str = "") -> Weights:
        """The weights for a game with these habits and the leaning ``leans``, if any."""
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


NO_HABITS = Habits(
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
"""By level; all others have ``NO_HABITS``."""


class Habitual(Judge):
    """Plays with a level's habits and its leaning."""

    def __init__(self, habits: Habits) -> None:
        self._habits = habits

    def judge(self, view: View, situation: Situation) -> Move | None:
        leaning = situation.leaning_at(view.seat)
        policy = _policy(view.rules, view.players, self._habits, leaning)
        position = view.position
        if position.due == DRAW or view.duty or not self._habits.overlooks:
            return greedy_move(policy, position)
        policy.overlook(self._overlooked(view, situation))
        moves = run_policy(policy, position, policy.lay).moves
        return moves[0] if moves else Move("discard", (CARDS[policy.card_to_discard(position)],))

    def _overlooked(self, view: View, situation: Situation) -> int:
        """The faces of the hand, as bits, whose lay-offs are overlooked in this turn."""
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
    """Random numbers that stay the same for one subject through one turn.

    The totals make matches differ.
    """
    deal = view.history[:1]
    key = (situation.totals, situation.round, view.seat, view.turns, deal, to)
    return Random(str(key))


@lru_cache(maxsize=32)
def _policy(rules: Rules, players: int, habits: Habits, leaning: str) -> Policy:
    weights = habits.weights(rules, players, leaning)
    return Policy(hands_of(rules, players), weights, habits.depth)
