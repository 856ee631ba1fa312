"""The greedy player as a ``Player``: tuned weights, no look-ahead."""

from __future__ import annotations

from functools import lru_cache

from rummy_qt.engine.moves import PASS, Move
from rummy_qt.engine.position import Position
from rummy_qt.engine.rules import Rules
from rummy_qt.engine.sheet import sheet_of
from rummy_qt.engine.view import View

from .candidates import greedy
from .hands import Hands
from .plain import Plain, true_claims
from .player import Claim, Situation
from .policy import Policy
from .tuned import weights_for

CALL_DELAY_MS = 600


@lru_cache(maxsize=4)
def hands_of(rules: Rules, players: int) -> Hands:
    """The melds and pairs under these rules."""
    return Hands(sheet_of(rules, players))


@lru_cache(maxsize=4)
def policy_for(rules: Rules, players: int) -> Policy:
    """The greedy player with the weights tuned for these rules."""
    return Policy(hands_of(rules, players), weights_for(rules, players))


class Judge:
    """Plays by the tuned weights; its answers depend on the view alone."""

    def choose(self, view: View, situation: Situation) -> Move:
        if len(view.legal_moves) == 1:
            return view.legal_moves[0]
        if view.phase == "closed":
            return PASS
        move = self.judge(view, situation)
        if move is None or move not in view.legal_moves:
            return Plain().choose(view, situation)
        return move

    def judge(self, view: View, situation: Situation) -> Move | None:
        """The move to play; ``choose`` replaces None or an illegal one with a move of ``Plain``."""
        return greedy_move(policy_for(view.rules, view.players), view.position)

    def claim(self, view: View, situation: Situation) -> Claim | None:
        calls = true_claims(view)
        return Claim(calls[0], CALL_DELAY_MS) if calls else None


def greedy_move(policy: Policy, position: Position) -> Move | None:
    """The first move that the policy plays from here; None if it plays none."""
    moves = greedy(policy, position).moves
    return moves[0] if moves else None
