"""Players that look ahead, from the greedy player's judgement."""

from __future__ import annotations

import math
from collections.abc import Sequence

from rummy_qt.engine.moves import Move
from rummy_qt.engine.rules import Rules
from rummy_qt.engine.view import View

from .candidates import candidates
from .estimate import Estimate
from .judge import Judge, chance_of, policy_for
from .player import Situation
from .search import Budget, Search, Value
from .sim.seen import Seen, Table

_ROUND_SPREAD = 70.0
"""Standard deviation of a round's difference between two players, in points."""
_ROUND_GAIN = 55.0
"""About what a good player scores in a round."""


class Thinker(Judge):
    """Plays the greedy choice unless a search finds something clearly better."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self.braked = False
        """Whether the clock ended the last search."""
        self.playouts = 0
        """How many playouts the last decision took."""

    def choose(self, view: View, situation: Situation) -> Move:
        self.braked, self.playouts = False, 0
        return super().choose(view, situation)

    def judge(self, view: View, situation: Situation, table: Table) -> Move | None:
        policy = policy_for(view.rules, view.players)
        ways = candidates(policy, table.filled(table.hidden), view)
        if len({way.moves[0] for way in ways}) < 2:
            return ways[0].moves[0] if ways else None
        search = Search(
            policy,
            Estimate(table, Seen.of(view), view.seat, policy, self.budget.deals),
            match_value(view.rules, situation.totals, view.seat),
            chance_of(situation, view),
        )
        found = search.run(ways, self.budget)
        self.braked, self.playouts = found.braked, found.playouts
        return ways[found.choice].moves[0]


def match_value(rules: Rules, totals: Sequence[int], seat: int) -> Value:
    """What a round's scores are worth to a seat: points, and near the target the match.

    Far from the end it is the difference to the others in points; near it, the chance to win,
    on the same scale.
    """
    others = [other for other in range(len(totals)) if other != seat]

    def points(scores: Sequence[int]) -> float:
        return scores[seat] - sum(scores[other] for other in others) / len(others)

    if rules.rounds is not None or rules.winner != "highest":
        return points
    weight = min(1.0, max(0.0, (max(totals) + 2 * _ROUND_GAIN) / rules.target - 0.4) / 0.6)
    if weight <= 0:
        return points

    def value(scores: Sequence[int]) -> float:
        after = [total + score for total, score in zip(totals, scores, strict=True)]
        best = max(after[other] for other in others)
        return (1 - weight) * points(scores) + weight * 2 * _ROUND_SPREAD * _chance_to_win(
            after[seat] - best, max(after), rules.target
        )

    return value


def _chance_to_win(lead: int, highest: int, target: int) -> float:
    """About the chance to win from a lead over the best other seat, 0 to 1."""
    if highest >= target and lead:
        return 1.0 if lead > 0 else 0.0
    rounds = max(0.6, (target - highest) / _ROUND_GAIN)
    return 0.5 + 0.5 * math.erf(lead / (_ROUND_SPREAD * math.sqrt(2 * rounds)))
