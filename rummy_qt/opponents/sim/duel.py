"""Duels of greedy players in the simulation: the same deals, every seating."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from .policy import Policy
from .sheet import Sheet
from .weights import Weights
from .world import OVER, World


def play_round(world: World, policies: Sequence[Policy], chance: Random) -> list[int]:
    """Plays to the end, each seat by its own policy; the score of each seat."""
    while world.phase != OVER:
        policies[world.seat].play_turn(world, chance)
    return [world.score(seat) for seat in range(world.players)]


def duel(sheet: Sheet, one: Weights, other: Weights, seed: int) -> Iterator[float]:
    """One ``one`` among ``other``: for each deal, its points a round over the others' mean.

    Each deal is played once for each seat that ``one`` may have.
    """
    ours, theirs = Policy(sheet, one), Policy(sheet, other)
    cards = [card.index for card in sheet.rules.deck(sheet.players)]
    chance = Random(seed)
    while True:
        chance.shuffle(cards)
        reshuffle = chance.random()
        total = 0.0
        for seat in range(sheet.players):
            world = World.deal(sheet, 0, cards)
            policies = [ours if s == seat else theirs for s in range(sheet.players)]
            scores = play_round(world, policies, Random(reshuffle))
            total += scores[seat] - (sum(scores) - scores[seat]) / (sheet.players - 1)
        yield total / sheet.players
