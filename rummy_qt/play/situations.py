"""What an opponent is told beside its view."""

from __future__ import annotations

import hashlib

from rummy_qt.opponents.player import Situation
from rummy_qt.records.header import Header

from .company import leaning_of
from .game import Game


def situation_of(game: Game, seat: int) -> Situation:
    """The match around the round, and a seed of the seat's own, the same in every replay."""
    match = game.match
    moves = len(match.round.history)
    seed = opponent_seed(game.header.nonce, match.round_number, moves, seat)
    leanings = leanings_of(game.header)
    return Situation(tuple(match.totals), match.round_number, seed, leanings=leanings)


def company_of(header: Header) -> tuple[str, ...]:
    """The level of each seat: what everybody at the table sees, and advice goes by."""
    return tuple(seat.kind for seat in header.seats)


def leanings_of(header: Header) -> tuple[str, ...]:
    """How each seat leans, as everybody at the table knows it; empty where nobody does."""
    found = tuple(map(leaning_of, header.seats))
    return found if any(found) else ()


def opponent_seed(nonce: str, round_number: int, moves: int, seat: int) -> int:
    """48 bits that follow from the record's nonce by a one-way function, and from nothing else.

    Not from the match's seed: one that a person typed could be found by trying, and with it all
    hands. ``moves`` is the length of the round's history.
    """
    label = f"rummy-qt|opponent|{nonce}|{round_number}|{moves}|{seat}"
    return int.from_bytes(hashlib.sha256(label.encode()).digest()[:6], "big")
