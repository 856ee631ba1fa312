"""Looking ahead: whole turns tried out in many deals of the hidden cards.

Every candidate is played in the same deals and goes on with the greedy player for all seats.
Candidates are halved in stages by their mean difference to the greedy choice, and the winner
replaces it only where the difference is clear. The number of playouts, not the clock, ends
the search, so that a match can be repeated.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence
from random import Random
from typing import Final, NamedTuple

from rummy_qt.engine.moves import Move

from .estimate import Estimate
from .sim.bridge import apply
from .sim.policy import Policy
from .sim.world import OVER, PLAY, World

_FEWEST_DEALS: Final = 4
"""Deals that each candidate is tried in before it may be dropped."""

Value = Callable[[Sequence[int]], float]
"""What a round's scores are worth to the seat that searches."""


class Budget(NamedTuple):
    """How much a search may do for one decision."""

    playouts: int
    turns: int
    """Turns in all playouts together: long rounds get fewer playouts."""
    clear: float
    """Standard errors by which the greedy choice must be beaten, with two players …"""
    clear_in_company: float
    """… and with more, where a round is short and differences are small."""
    deals: int
    """Deals of the hidden cards that are drawn for each that is used."""
    brake: float
    """Seconds after which the clock ends the search; this should not happen."""

    def clear_for(self, players: int) -> float:
        """Standard errors by which the greedy choice must be beaten at such a table."""
        return self.clear if players == 2 else self.clear_in_company


class Candidate(NamedTuple):
    """A way to play the turn, or what is left of it."""

    moves: tuple[Move, ...]
    """Played as they are; then the greedy player goes on."""


class Found(NamedTuple):
    """What a search came to."""

    choice: int
    """The candidate's place; 0 is the greedy choice."""
    playouts: int
    braked: bool


class Search:
    """One search: likely deals, and the candidates' results in them."""

    def __init__(self, policy: Policy, estimate: Estimate, value: Value, chance: Random) -> None:
        self._policy = policy
        self._estimate = estimate
        self._value = value
        self._chance = chance
        self._deals: list[tuple[World, float]] = []
        self._turns = 0

    def run(self, candidates: Sequence[Candidate], budget: Budget) -> Found:
        """The best candidate, or the first one where none is clearly better."""
        until = time.monotonic() + budget.brake
        # All stages together take about twice the first one's playouts.
        candidates = candidates[: max(2, budget.playouts // (2 * _FEWEST_DEALS))]
        results: list[list[float]] = [[] for _ in candidates]
        alive = list(range(len(candidates)))
        stages = max(1, math.ceil(math.log2(len(candidates))))
        playouts, braked = 0, False
        for stage in range(stages):
            share = budget.playouts // (stages * len(alive))
            deals = len(results[0]) + max(_FEWEST_DEALS, share)
            for deal in range(len(results[0]), deals):
                braked = time.monotonic() > until
                if braked or self._turns > budget.turns:
                    break
                for place in alive:
                    results[place].append(self._play(candidates[place], deal))
                    playouts += 1
            keep = max(2, (len(alive) + 1) // 2) if stage < stages - 1 else len(alive)
            alive = _best(results, alive, keep)
            if braked or len(alive) == 1:
                break
        clear = budget.clear_for(self._policy.sheet.players)
        return Found(_clear_choice(results, alive, clear), playouts, braked)

    def _play(self, candidate: Candidate, deal: int) -> float:
        """The value of one candidate in one deal."""
        start, seed = self._deal(deal)
        world = start.copy()
        chance = Random(seed)
        seat = world.seat
        for move in candidate.moves:
            if move.kind == "draw":
                world.draw(chance)
            else:
                apply(world, move, seat)
        if world.phase == PLAY and world.seat == seat:
            self._policy.finish(world)
        play_turn = self._policy.play_turn
        turns = 0
        while world.phase != OVER:
            play_turn(world, chance)
            turns += 1
        self._turns += turns + 1
        return self._value([world.score(seat) for seat in range(world.players)])

    def _deal(self, number: int) -> tuple[World, float]:
        while len(self._deals) <= number:
            self._deals.append((self._estimate.world(self._chance), self._chance.random()))
        return self._deals[number]


def _best(results: list[list[float]], alive: list[int], keep: int) -> list[int]:
    """The greedy choice and the best of the others by mean; clearly worse ones go too."""
    ranked = sorted((place for place in alive if place), key=lambda p: -_mean(results[p]))
    kept = [place for place in ranked[: keep - 1] if _difference(results, place)[0] > -2.0]
    return [0, *kept]


def _clear_choice(results: list[list[float]], alive: list[int], clear: float) -> int:
    best, place = 0.0, 0
    for other in alive[1:]:
        errors, mean = _difference(results, other)
        if errors > clear and mean > best:
            best, place = mean, other
    return place


def _mean(values: list[float]) -> float:
    return sum(values) / len(values) if values else -math.inf


def _difference(results: list[list[float]], place: int) -> tuple[float, float]:
    """By how many standard errors, and by how much, a candidate beats the greedy choice."""
    pairs = list(zip(results[place], results[0], strict=False))
    if len(pairs) < 2:
        return 0.0, 0.0
    differences = [one - other for one, other in pairs]
    mean = sum(differences) / len(differences)
    spread = sum((d - mean) ** 2 for d in differences) / (len(differences) - 1)
    error = math.sqrt(spread / len(differences))
    return (mean / error if error else math.copysign(math.inf, mean) if mean else 0.0), mean
