"""Duels of greedy players without a window or a process: the same deals, every seating."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from rummy_qt.engine.bits import row_of
from rummy_qt.engine.position import OVER, Position

from .chance import Chance
from .hands import Hands
from .policy import Policy
from .weights import Weights


def play_round(position: Position, policies: Sequence[Policy], chance: Chance) -> list[int]:
    """Plays to the end, each seat by its own policy; the score of each seat."""
    while position.due != OVER:
        policies[position.seat].play_turn(position, chance)
    return [int(position.score(seat)) for seat in range(position.players)]


def rounds(hands: Hands, policies: Sequence[Policy], seed: int) -> Iterator[list[int]]:
    """The scores of one deal after another, by these policies in their seats."""
    sheet = hands.sheet
    cards = [card.index for card in sheet.rules.deck(int(sheet.players))]
    shuffling = Random(seed)
    while True:
        shuffling.shuffle(cards)
        position = Position(sheet, 0)
        position.deal(row_of(cards))
        yield play_round(position, policies, Chance(seed, shuffling.getrandbits(32), 1))


def duel(hands: Hands, one: Weights, other: Weights, seed: int) -> Iterator[float]:
    """One ``one`` among ``other``: for each deal, its points a round over the others' mean.

    Each deal is played once for each seat that ``one`` may have.
    """
    players = int(hands.sheet.players)
    ours, theirs = Policy(hands, one), Policy(hands, other)
    seatings = [
        rounds(hands, [ours if at == seat else theirs for at in range(players)], seed)
        for seat in range(players)
    ]
    while True:
        total = 0.0
        for seat, played in enumerate(seatings):
            scores = next(played)
            total += scores[seat] - (sum(scores) - scores[seat]) / (players - 1)
        yield total / players
