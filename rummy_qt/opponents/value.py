"""The value of a round's end to a seat: points and, near the target, the chance to win."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import final

from rummy_qt.engine.flat import i64, vec
from rummy_qt.engine.position import Position


@final
class Value:
    """The value of a round's scores to one seat.

    Far from the end of the match it is the difference to the others' mean, in points; near it,
    the chance to win the match, on the same scale.
    """

    def __init__(
        self, totals: Sequence[int], seat: i64, *, target: i64, gain: float, spread: float
    ) -> None:
        self._seat: i64 = seat
        self._players: i64 = len(totals)
        self._totals = vec[i64]([int(total) for total in totals])
        self._scores = vec[i64]([0] * len(totals))
        self._target: i64 = target
        """The points that end the match; 0 if it has no such target."""
        self._gain: float = gain
        """The typical best score of a round, in points."""
        self._spread: float = spread
        """Standard deviation of a round's difference between two seats, in points."""
        self._weight: float = 0.0
        """The weight, 0 to 1, of the match against the points."""
        if target:
            near = (float(max(totals)) + gain) / float(target) - 0.4
            self._weight = min(1.0, max(0.0, near / 0.6))

    def of(self, position: Position) -> float:
        """The value of this end of a round, in points."""
        for seat in range(self._players):
            self._scores[seat] = position.score(seat)
        return self.worth(self._scores)

    def worth(self, scores: vec[i64]) -> float:
        own = scores[self._seat]
        others: i64 = 0
        best: i64 = -1_000_000
        for seat in range(self._players):
            if seat != self._seat:
                others += scores[seat]
                if self._totals[seat] + scores[seat] > best:
                    best = self._totals[seat] + scores[seat]
        points = float(own) - float(others) / float(self._players - 1)
        if self._weight <= 0.0:
            return points
        chance = self._chance_to_win(self._totals[self._seat] + own, best)
        return (1.0 - self._weight) * points + self._weight * 2.0 * self._spread * chance

    def _chance_to_win(self, own: i64, best: i64) -> float:
        """The approximate chance, 0 to 1, to win from these totals."""
        highest = own if own > best else best
        lead = own - best
        if highest >= self._target and lead:
            return 1.0 if lead > 0 else 0.0
        rounds = float(self._target - highest) / self._gain
        if rounds < 0.6:
            rounds = 0.6
        x = float(lead) / (self._spread * math.sqrt(2.0 * rounds))
        return 0.5 + 0.5 * _error_function(x)


def _error_function(x: float) -> float:
    """The error function to within 5e-4 (Abramowitz, Stegun 7.1.27).

    Unlike ``math.erf``, this gives the same on every platform.
    """
    z = x if x > 0.0 else -x
    d = 1.0 + z * (0.278393 + z * (0.230389 + z * (0.000972 + z * 0.078108)))
    d *= d
    rest = 1.0 - 1.0 / (d * d)
    return rest if x > 0.0 else -rest
