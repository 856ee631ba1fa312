"""What an opponent is told beside its view."""

from __future__ import annotations

import hashlib

from rummy_qt.engine import Match
from rummy_qt.opponents.player import Situation


def situation_of(match: Match, seat: int) -> Situation:
    """The match around the round, and a seed of the seat's own, the same in every replay.

    The seed follows from the match's by a one-way function and gives nothing of it away.
    """
    moves = len(match.round.history)
    label = f"rummy-qt|opponent|{match.seed}|{match.round_number}|{moves}|{seat}"
    seed = int.from_bytes(hashlib.sha256(label.encode()).digest()[:6], "big")
    before = [sum(scores[other] for scores in match.scores) for other in range(match.players)]
    return Situation(tuple(before), match.round_number, seed)
