"""Players with human failings: they overlook things, forget, and are slow to call.

What is overlooked follows from the match, not from chance at the moment: the same question
has the same answer, and a card overlooked stays overlooked for the turn.
"""

from __future__ import annotations

from functools import cache
from random import Random
from typing import NamedTuple

from rummy_qt.engine.moves import DRAW, PASS, Move
from rummy_qt.engine.rules import Rules
from rummy_qt.engine.view import View

from .characters import character
from .judge import Judge, greedy_move
from .plain import true_calls
from .player import Call, Situation
from .sim.policy import Policy
from .sim.seen import Table
from .sim.sheet import Sheet
from .sim.trace import Traced
from .sim.tuned import weights_for
from .sim.weights import Weights
from .sim.world import DRAW as DRAWING
from .sim.world import World


class Habits(NamedTuple):
    """How a level plays worse than it might."""

    depth: int
    """How many cards of an open pile are looked at; covered ones are forgotten below 99."""
    shy: float
    """Points by which a take must beat the stock beyond what is wise."""
    overlooks: float
    """How often a lay-off is not noticed in a turn, 0 to 1."""
    misses_calls: float
    """The same for a claim."""
    delay_ms: tuple[int, int]
    """The quickest and the slowest call."""
    danger: float
    """How far the danger of a discard is considered, 0 to 1."""
    pairs: float
    """How much dearer pairs and neighbours are than is wise."""

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
    depth=99, shy=0.0, overlooks=0.0, misses_calls=0.0, delay_ms=(350, 800), danger=1.0, pairs=1.0
)


class Person(Judge):
    """Judges as the level's habits and its character have it."""

    def __init__(self, level: str, habits: Habits) -> None:
        self._level = level
        self._habits = habits

    def judge(self, view: View, situation: Situation, table: Table) -> Move | None:
        policy = _policy(view.rules, view.players, self._level, view.seat, self._habits)
        world = table.filled(table.hidden)
        if world.phase == DRAWING:
            return self._draw(policy, world, view)
        if view.duty or not self._habits.overlooks:
            return greedy_move(policy, world)
        return self._play(policy, world, view, situation)

    def _draw(self, policy: Policy, world: World, view: View) -> Move | None:
        stock = DRAW if world.can_draw() else PASS
        forgets = self._habits.depth < NONE.depth
        looked_at = len(view.discards) if forgets else view.discard_count
        deepest = view.discard_count - min(looked_at, self._habits.depth)
        takes = [take for take in policy.worths(world) if take[1] >= deepest]
        worth, at = max(takes, default=(0.0, -1))
        least = policy.weights.stock if world.can_draw() else 0.0
        if at < 0 or worth <= least:
            return stock
        trace = Traced.of(world)
        trace.take(at)
        return trace.moves[0]

    def _play(self, policy: Policy, world: World, view: View, situation: Situation) -> Move | None:
        trace = Traced.of(world)
        policy.lay(trace)
        for move in trace.moves:
            if not self._overlooked(move, view, situation) and move in view.legal_moves:
                return move
        throw = Traced.of(world)
        throw.discard(policy.throw(world))
        return throw.moves[0]

    def _overlooked(self, move: Move, view: View, situation: Situation) -> bool:
        if move.kind not in ("lay", "swap"):
            return False
        chance = _attention(situation, view, str(move.cards[0]))
        return chance.random() < self._habits.overlooks

    def call(self, view: View, situation: Situation) -> Call | None:
        calls = true_calls(view)
        chance = _attention(situation, view, "call")
        if not calls or chance.random() < self._habits.misses_calls:
            return None
        quickest, slowest = self._habits.delay_ms
        return Call(calls[0], quickest + int(chance.random() * (slowest - quickest)))


def _attention(situation: Situation, view: View, to: str) -> Random:
    """The same for one card through one turn; the totals tell matches apart."""
    deal = view.history[:1]
    told = (situation.totals, situation.round_number, view.seat, view.turns, deal, to)
    return Random(str(told))


@cache
def _policy(rules: Rules, players: int, level: str, seat: int, habits: Habits) -> Policy:
    sheet = Sheet.of(rules, players)
    weights = habits.warp(weights_for(sheet))
    who = character(level, seat)
    return Policy(sheet, who.style.lean(weights) if who else weights)
