"""The look-ahead: candidate moves are played out in many likely deals of the hidden cards.

All candidates are played in the same deals, with the greedy player in every seat. The field is
halved in stages by mean difference to the greedy choice, and the winner replaces that choice only
if it is clearly better. The number of playouts, not the clock, ends the search, so that a match
can be repeated.
"""

from __future__ import annotations

import math
import time
from typing import Final, NamedTuple, final

from rummy_qt.engine.bits import ZEROS
from rummy_qt.engine.flat import i64, vec
from rummy_qt.engine.moves import Move
from rummy_qt.engine.position import DUTY, OVER, PLAY, Position

from .belief import Belief
from .chance import Chance
from .player import Parts, Way
from .value import Value

_LAID: Final[i64] = 0
_HAND: Final[i64] = 1
_BONUS: Final[i64] = 2
_PRICES: Final[i64] = 3
_OTHERS: Final[i64] = 4
_MATCH: Final[i64] = 5
_KINDS: Final[i64] = 6


@final
class DealSums:
    """The components of each candidate's results, summed over the deals of one search.

    Two candidates are compared in the deals that both were played in, so a copy of the sums is
    kept whenever the field is halved.
    """

    def __init__(self, ways: int, me: i64, players: i64) -> None:
        self._me = me
        self._players = players
        self._ways: i64 = ways
        self._sums = vec[float]([0.0] * int(ways * _KINDS))
        self._kept: dict[int, vec[float]] = {}
        """The sums after each number of deals for which ``keep`` was called."""

    def note(self, index: i64, end: Position, value: float) -> None:
        """Adds this candidate's result, the ``end`` of the round, in one more deal."""
        me = self._me
        row = index * _KINDS
        laid = float(end.laid_points(me))
        hand = float(end.hand_points(me))
        prices = float(end.penalties[me])
        bonus = float(end.sheet.bonus) if end.out == me else 0.0
        others: i64 = 0
        for seat in range(self._players):
            if seat != me:
                others += end.score(seat)
        theirs = float(others) / float(self._players - 1)
        self._sums[row + _LAID] += laid
        self._sums[row + _HAND] -= hand
        self._sums[row + _BONUS] += bonus
        self._sums[row + _PRICES] -= prices
        self._sums[row + _OTHERS] -= theirs
        self._sums[row + _MATCH] += value - (laid - hand + bonus - prices - theirs)

    def keep(self, deals: i64) -> None:
        """Keeps the sums, now that every remaining candidate was played in so many deals."""
        self._kept[int(deals)] = vec[float]([self._sums[at] for at in range(self._ways * _KINDS)])

    def parts(self, index: i64, best: i64, deals: i64) -> Parts:
        """The mean difference of a candidate to the best in the first ``deals``, a number kept."""
        if not deals or index == best:
            return Parts()
        sums = self._kept[int(deals)]
        n = float(deals)
        row, other = index * _KINDS, best * _KINDS
        return Parts(*[(sums[row + kind] - sums[other + kind]) / n for kind in range(_KINDS)])


_YIELD_AFTER: Final = 0.1
"""Seconds after which a search lets other threads run."""
_FEWEST_DEALS: Final = 4
"""Deals in which each candidate is played before it may be dropped."""
_PREFERRED: Final = 0.2
"""The factor on the required standard errors for a candidate that the player likes better than the
greedy choice: a taste decides where moves are about equal, and leaves other choices as sure."""


class Budget(NamedTuple):
    """The limits of a search for one decision."""

    playouts: int
    turns: int
    """Limit for the turns of all playouts together, so that long rounds get fewer playouts."""
    clear: float
    """Standard errors by which a candidate must beat the greedy choice, with two players …"""
    clear_in_company: float
    """… and with more, where a round is short and differences are small."""
    deals: int
    """The number of likely deals of the hidden cards."""

    def scaled_to(self, playouts: int) -> Budget:
        """This budget with another number of playouts and as many turns for each."""
        turns = self.turns * playouts // self.playouts
        return self._replace(playouts=playouts, turns=turns)

    def clear_for(self, players: int) -> float:
        return self.clear if players == 2 else self.clear_in_company


@final
class Candidate:
    """Moves to try, and the position after them."""

    def __init__(self, position: Position, moves: list[Move], *, draws: bool = False) -> None:
        self.position = position
        self.moves = moves
        self.draws = draws
        """Whether a draw from the stock comes next; its card depends on the deal."""
        self.bias: float = 0.0
        """Points that the player's leaning adds to its value."""


@final
class Search:
    """One search: plays candidates out in likely deals and chooses one."""

    def __init__(self, belief: Belief, value: Value, chance: Chance) -> None:
        self._table = belief.table
        self._belief = belief
        self._value = value
        self._chance = chance
        self._me: i64 = belief.me
        self._world = Position(belief.sheet, 0)
        self._turns: i64 = 0
        self.playouts: i64 = 0
        self.ways: list[Way] = []
        """The result of every candidate, in the order given."""
        self._sums: DealSums | None = None

    def run(
        self, candidates: list[Candidate], budget: Budget, keep: int = 0, sums: bool = False
    ) -> int:
        """The index of the best candidate, or 0 if none is clearly better than the first.

        The next ``keep`` candidates after the first are not dropped before the end. With
        ``sums`` each way also gets its ``parts``.
        """
        yield_due = time.monotonic() + _YIELD_AFTER
        playouts: i64 = budget.playouts
        most_turns: i64 = budget.turns
        # All stages together take about twice the first one's playouts.
        most: i64 = max(2 + keep, budget.playouts // (2 * _FEWEST_DEALS))
        n: i64 = min(most, i64(len(candidates)))
        stages: i64 = 1
        while (n - 1) >> stages > 0:
            stages += 1
        room = 2 + _FEWEST_DEALS * stages + playouts
        results = [vec[float]([0.0] * int(room)) for _ in range(n)]
        played = ZEROS[:n]
        remaining = [int(index) for index in range(n)]
        if sums:
            self._sums = DealSums(int(n), self._me, self._world.players)
        for stage in range(stages):
            share: i64 = playouts // (stages * i64(len(remaining)))
            end: i64 = played[0] + max(i64(_FEWEST_DEALS), share)
            while played[0] < end and self._turns <= most_turns:
                deal = played[0]
                seed = self._chance.word()
                for index in remaining:
                    results[index][deal] = self._play(candidates[index], index, deal, seed)
                    played[index] = deal + 1
                self.playouts += len(remaining)
                yield_due = _yield_when_due(yield_due)
            if self._sums is not None:
                self._sums.keep(played[0])
            if stage < stages - 1:
                remaining = _next_field(
                    results, played, remaining, max(2, (len(remaining) + 1) // 2), keep
                )
            if len(remaining) == 1:
                break
        clear = budget.clear_for(int(self._world.players))
        thresholds = [
            clear * (_PREFERRED if way.bias > candidates[0].bias else 1.0) for way in candidates
        ]
        choice = _clear_choice(results, played, remaining, thresholds)
        alike = self._belief.alike()
        self.ways = [
            self._way(candidates[index], results, played, index, choice, alike)
            for index in range(int(n))
        ]
        return choice

    def _way(
        self,
        candidate: Candidate,
        results: list[vec[float]],
        played: vec[i64],
        index: int,
        best: int,
        alike: list[int],
    ) -> Way:
        error = error_by_hands(results, played, index, best, alike)
        parts = Parts()
        if self._sums is not None:
            parts = self._sums.parts(index, best, min(played[index], played[best]))
        mean = _mean(results[index], played[index])
        return Way(tuple(candidate.moves), mean, error, int(played[index]), parts)

    def _play(self, candidate: Candidate, index: i64, deal: i64, seed: i64) -> float:
        """Plays one candidate out in one deal; its value in points."""
        world = self._world
        world.copy_from(candidate.position)
        self._belief.fill(world, deal, seed)
        chance = Chance(seed, deal, 7)
        me = self._me
        attention = Chance(seed, deal, 11)
        for policy in self._table:
            policy.attention = attention
        if candidate.draws:
            self._table[me].draw_stock(world, chance)
        if (world.due == PLAY or world.due == DUTY) and world.seat == me:
            self._table[me].finish(world)
        while world.due != OVER:
            self._table[world.seat].play_turn(world, chance)
            self._turns += 1
        self._turns += 1
        value = self._value.of(world) + candidate.bias
        if self._sums is not None:
            self._sums.note(index, world, value)
        return value


def _yield_when_due(due: float) -> float:
    """Lets other threads run if ``due`` has passed; returns when it is due next.

    A compiled search would otherwise block them until its end. Yielding costs as much as some
    playouts, so it is rare.
    """
    now = time.monotonic()
    if now <= due:
        return due
    time.sleep(0)
    return now + _YIELD_AFTER


def _mean(values: vec[float], n: i64) -> float:
    total = 0.0
    for at in range(n):
        total += values[at]
    return total / float(n) if n else -1e9


def _next_field(
    results: list[vec[float]], played: vec[i64], remaining: list[int], size: int, keep: int
) -> list[int]:
    """The greedy choice, the next ``keep``, and the best others that are not clearly worse."""
    kept = [index for index in remaining if index <= keep]
    ranked = [(-_mean(results[index], played[index]), index) for index in remaining if index > keep]
    ranked.sort()
    for _, index in ranked[: max(1, size - len(kept))]:
        mean, error = _difference(results, played, index, 0)
        if mean > -2.0 * error:
            kept.append(index)
    return kept


def _clear_choice(
    results: list[vec[float]], played: vec[i64], remaining: list[int], thresholds: list[float]
) -> int:
    best, choice = 0.0, 0
    for index in remaining:
        mean, error = _difference(results, played, index, 0)
        if mean > best and mean > thresholds[index] * error:
            best, choice = mean, index
    return choice


def _difference(
    results: list[vec[float]], played: vec[i64], one: int, other: int
) -> tuple[float, float]:
    """The mean by which one candidate beats another in the deals of both; its standard error."""
    n = min(played[one], played[other])
    if n < 2 or one == other:
        return 0.0, 0.0
    mine, theirs = results[one], results[other]
    mean = 0.0
    for at in range(n):
        mean += mine[at] - theirs[at]
    mean /= float(n)
    squares = 0.0
    for at in range(n):
        deviation = mine[at] - theirs[at] - mean
        squares += deviation * deviation
    return mean, math.sqrt(squares / float((n - 1) * n))


def error_by_hands(
    results: list[vec[float]], played: vec[i64], one: int, other: int, alike: list[int]
) -> float:
    """The standard error of the difference of two candidates, clustered by the hands dealt.

    ``alike`` is ``Belief.alike()``. Playouts with the same hands are not independent, so the
    variance between hands counts; with one deal of hands there are only its playouts to go by.
    """
    mean, error = _difference(results, played, one, other)
    n = min(played[one], played[other])
    by_hands: dict[int, float] = {}
    for at in range(n):
        hands = alike[int(at) % len(alike)]
        by_hands[hands] = by_hands.get(hands, 0.0) + results[one][at] - results[other][at] - mean
    if len(by_hands) < 2:
        return error
    squares = sum([each * each for each in by_hands.values()]) * len(by_hands) / (len(by_hands) - 1)
    return max(error, math.sqrt(squares) / float(n))
