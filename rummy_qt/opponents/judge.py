"""The greedy core as a player: tuned judgement, no looking ahead."""

from __future__ import annotations

from functools import cache
from random import Random

from rummy_qt.engine.moves import DRAW, PASS, Move
from rummy_qt.engine.rules import Rules
from rummy_qt.engine.view import View

from .plain import Plain, true_calls
from .player import Call, Situation, canonical
from .sim.policy import Policy
from .sim.seen import Seen, Table, table_of
from .sim.sheet import Sheet
from .sim.trace import Traced
from .sim.tuned import weights_for
from .sim.world import World

_CALL_DELAY_MS = 600


@cache
def policy_for(rules: Rules, players: int) -> Policy:
    """The tuned greedy player of these rules."""
    sheet = Sheet.of(rules, players)
    return Policy(sheet, weights_for(sheet))


class Judge:
    """Plays by the tuned weights. Its answers follow from the view alone."""

    def choose(self, view: View, situation: Situation) -> Move:
        if len(view.legal_moves) == 1:
            return view.legal_moves[0]
        if view.phase == "closed":
            return PASS
        move = self.judge(view, situation, table_of(view, Seen.of(view)))
        return legal_or_simple(move, view, situation)

    def judge(self, view: View, situation: Situation, table: Table) -> Move | None:
        """The move that the weights would have; it may prove not to be legal."""
        return greedy_move(policy_for(view.rules, view.players), table.filled(table.hidden))

    def call(self, view: View, situation: Situation) -> Call | None:
        calls = true_calls(view)
        return Call(calls[0], _CALL_DELAY_MS) if calls else None


def greedy_move(policy: Policy, world: World) -> Move | None:
    """What the policy does first in this world; it looks at the mover's own hand alone."""
    if world.phase == 0:
        at = policy.place_to_take(world)
        if at < 0:
            return DRAW if world.can_draw() else PASS
        trace = Traced.of(world)
        trace.take(at)
    else:
        trace = Traced.of(world)
        policy.finish(trace)
    return trace.moves[0] if trace.moves else None


def legal_or_simple(move: Move | None, view: View, situation: Situation) -> Move:
    """This move as the legal moves spell it; a simple legal one where it is not among them."""
    legal = None if move is None else canonical(move, view.legal_moves)
    return Plain().choose(view, situation) if legal is None else legal


def chance_of(situation: Situation, view: View) -> Random:
    """The player's chance at this point of the match; the same question has the same."""
    return Random(f"{situation.seed}|{situation.round_number}|{view.seat}|{len(view.history)}")
