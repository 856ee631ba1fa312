"""Looking ahead: ways to go on tried out in many likely deals of the hidden cards.

Every candidate is played in the same deals and goes on with the greedy player for all seats.
Candidates are halved in stages by their mean difference to the greedy choice, and the winner
replaces it only where the difference is clear. The number of playouts, not the clock, ends
the search, so that a match can be repeated.
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
from .policy import Policy
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
    """What the results of one search are made of: rows of sums over its deals.

    Two ways are compared in the deals that both were tried in, so the sums are kept as they stood
    whenever the field was halved.
    """

    def __init__(self, ways: int, me: i64, players: i64) -> None:
        self._me = me
        self._players = players
        self._ways: i64 = ways
        self._sums = vec[float]([0.0] * int(ways * _KINDS))
        self._kept: dict[int, vec[float]] = {}
        """By the number of deals: the sums after them."""

    def note(self, way: i64, end: Position, value: float) -> None:
        """This way came to this end of the round in one more deal."""
        me = self._me
        row = way * _KINDS
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
        """All ways that are still in the field have been tried in so many deals."""
        self._kept[int(deals)] = vec[float]([self._sums[at] for at in range(self._ways * _KINDS)])

    def parts(self, way: i64, best: i64, deals: i64) -> Parts:
        """By how much a way differs from the best in so many deals, which were ``kept``."""
        if not deals or way == best:
            return Parts()
        sums = self._kept[int(deals)]
        n = float(deals)
        row, other = way * _KINDS, best * _KINDS
        return Parts(*[(sums[row + kind] - sums[other + kind]) / n for kind in range(_KINDS)])


_BREATH: Final = 0.1
"""Seconds after which a search lets other threads run."""
_FEWEST_DEALS: Final = 4
"""Deals that each candidate is tried in before it may be dropped."""
_LIKED: Final = 0.2
"""The part of the standard errors asked of a way that is liked better than the greedy choice: a
taste shows where ways are about equal, and no other choice is less sure for it."""


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
    """Likely deals of the hidden cards that are kept through the round."""
    brake: float
    """Seconds after which the clock ends the search; this should not happen."""

    def of(self, playouts: int) -> Budget:
        """The same with another number of playouts, as long as they are here on average."""
        turns = self.turns * playouts // self.playouts
        return self._replace(playouts=playouts, turns=turns)

    def clear_for(self, players: int) -> float:
        return self.clear if players == 2 else self.clear_in_company


@final
class Candidate:
    """A way to go on: what stands when its moves are made."""

    def __init__(self, position: Position, moves: list[Move], *, draws: bool = False) -> None:
        self.position = position
        self.moves = moves
        self.draws = draws
        """Whether it goes on with a card of the stock, which depends on the deal."""
        self.liked: float = 0.0
        """Points by which whoever plays likes it beyond what it is worth."""


@final
class Search:
    """One search: the candidates' results in likely deals."""

    def __init__(
        self, own: Policy, others: list[Policy], belief: Belief, value: Value, chance: Chance
    ) -> None:
        """``others``: who plays for each seat, but the own."""
        self._own = own
        self._others = others
        self._belief = belief
        self._value = value
        self._chance = chance
        self._me: i64 = belief.me
        self._world = Position(own.sheet, 0)
        self._turns: i64 = 0
        self.playouts: i64 = 0
        self.braked: bool = False
        """Whether the clock ended it."""
        self.ways: list[Way] = []
        """Every candidate with what it came to, in the order given."""
        self._sums: DealSums | None = None

    def run(
        self, candidates: list[Candidate], budget: Budget, named: int = 0, sums: bool = False
    ) -> int:
        """The place of the best candidate; of the first one where none is clearly better.

        So many candidates after the first stay in the field to the end. With ``sums`` the
        differences are told in parts.
        """
        pause = time.monotonic() + _BREATH
        until = pause + budget.brake
        playouts: i64 = budget.playouts
        most_turns: i64 = budget.turns
        # All stages together take about twice the first one's playouts.
        most: i64 = max(2 + named, budget.playouts // (2 * _FEWEST_DEALS))
        n: i64 = min(most, i64(len(candidates)))
        stages: i64 = 1
        while i64(1) + ((n - 1) >> stages) > 1:
            stages += 1
        room = 2 + _FEWEST_DEALS * stages + playouts
        results = [vec[float]([0.0] * int(room)) for _ in range(n)]
        played = ZEROS[:n]
        alive = [int(place) for place in range(n)]
        if sums:
            self._sums = DealSums(int(n), self._me, self._world.players)
        for stage in range(stages):
            share: i64 = playouts // (stages * i64(len(alive)))
            end: i64 = played[0] + max(i64(_FEWEST_DEALS), share)
            while played[0] < end and self._turns <= most_turns and not self.braked:
                deal = played[0]
                seed = self._chance.word()
                for place in alive:
                    results[place][deal] = self._play(candidates[place], place, deal, seed)
                    played[place] = deal + 1
                self.playouts += len(alive)
                pause = _breathed(pause)
                self.braked = time.monotonic() > until
            if self._sums is not None:
                self._sums.keep(played[0])
            if stage < stages - 1:
                alive = _best(results, played, alive, max(2, (len(alive) + 1) // 2), named)
            if self.braked or len(alive) == 1:
                break
        clear = budget.clear_for(int(self._world.players))
        asked = [clear * (_LIKED if way.liked > candidates[0].liked else 1.0) for way in candidates]
        choice = _clear_choice(results, played, alive, asked)
        alike = self._belief.alike()
        self.ways = [
            self._way(candidates[place], results, played, place, choice, alike)
            for place in range(int(n))
        ]
        return choice

    def _way(
        self,
        candidate: Candidate,
        results: list[vec[float]],
        played: vec[i64],
        place: int,
        best: int,
        alike: list[int],
    ) -> Way:
        error = error_by_hands(results, played, place, best, alike)
        parts = Parts()
        if self._sums is not None:
            parts = self._sums.parts(place, best, min(played[place], played[best]))
        mean = _mean(results[place], played[place])
        return Way(tuple(candidate.moves), mean, error, int(played[place]), parts)

    def _play(self, candidate: Candidate, place: i64, deal: i64, seed: i64) -> float:
        """The value of one candidate in one deal."""
        world = self._world
        world.become(candidate.position)
        self._belief.fill(world, deal, seed)
        chance = Chance(seed, deal, 7)
        me = self._me
        attention = Chance(seed, deal, 11)
        for policy in self._others:
            policy.attention = attention
        self._own.attention = attention
        if candidate.draws:
            self._own.draw_stock(world, chance)
        if (world.due == PLAY or world.due == DUTY) and world.seat == me:
            self._own.finish(world)
        while world.due != OVER:
            if world.seat == me:
                self._own.play_turn(world, chance)
            else:
                self._others[world.seat].play_turn(world, chance)
            self._turns += 1
        self._turns += 1
        value = self._value.of(world) + candidate.liked
        if self._sums is not None:
            self._sums.note(place, world, value)
        return value


def _breathed(pause: float) -> float:
    """Lets other threads run where it is time, and says when it will be again.

    Compiled, a search would let none run until its end. The pause is rare: it costs as much as some
    playouts.
    """
    now = time.monotonic()
    if now <= pause:
        return pause
    time.sleep(0)
    return now + _BREATH


def _mean(values: vec[float], n: i64) -> float:
    total = 0.0
    for at in range(n):
        total += values[at]
    return total / float(n) if n else -1e9


def _best(
    results: list[vec[float]], played: vec[i64], alive: list[int], keep: int, named: int
) -> list[int]:
    """The greedy choice, the named ones and the best others by mean, but none clearly worse."""
    kept = [place for place in alive if place <= named]
    ranked = [(-_mean(results[place], played[place]), place) for place in alive if place > named]
    ranked.sort()
    for _, place in ranked[: max(1, keep - len(kept))]:
        mean, error = _difference(results, played, place, 0)
        if mean > -2.0 * error:
            kept.append(place)
    return kept


def _clear_choice(
    results: list[vec[float]], played: vec[i64], alive: list[int], clear: list[float]
) -> int:
    best, choice = 0.0, 0
    for place in alive:
        mean, error = _difference(results, played, place, 0)
        if mean > best and mean > clear[place] * error:
            best, choice = mean, place
    return choice


def _difference(
    results: list[vec[float]], played: vec[i64], one: int, other: int
) -> tuple[float, float]:
    """By how much one candidate beats another in the deals of both, and the standard error."""
    n = min(played[one], played[other])
    if n < 2 or one == other:
        return 0.0, 0.0
    mine, theirs = results[one], results[other]
    mean = 0.0
    for at in range(n):
        mean += mine[at] - theirs[at]
    mean /= float(n)
    spread = 0.0
    for at in range(n):
        off = mine[at] - theirs[at] - mean
        spread += off * off
    return mean, math.sqrt(spread / float((n - 1) * n))


def error_by_hands(
    results: list[vec[float]], played: vec[i64], one: int, other: int, alike: list[int]
) -> float:
    """Standard error of the difference of two candidates; ``alike`` as a belief has it.

    Playouts in the same hands are less than independent: how far hands are apart tells what
    others would have said. Of one alone, its playouts are all that can tell anything.
    """
    mean, error = _difference(results, played, one, other)
    n = min(played[one], played[other])
    off: dict[int, float] = {}
    for at in range(n):
        hands = alike[int(at) % len(alike)]
        off[hands] = off.get(hands, 0.0) + results[one][at] - results[other][at] - mean
    if len(off) < 2:
        return error
    apart = sum([each * each for each in off.values()]) * len(off) / (len(off) - 1)
    return max(error, math.sqrt(apart) / float(n))
