"""Playing strength: one number for all games, from the gain of decisions over a Club's.

The result of a round, compared with the mean of a Club in that seat at that table, is the sum of
the gain by decisions and of luck. Luck is 0 on average, so subtracting any part of it leaves the
mean unchanged; the part that minimises the variance is subtracted (a control variate). The means of
all levels in that seat are known, too. The number interpolates between them, which makes it
comparable across games and opponents.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from itertools import accumulate, pairwise
from typing import Any, Final, NamedTuple

from rummy_qt.records.figures import EVERYTHING, Filter

from .measuring import t_factor
from .review import review_from_json
from .true_hands import FAST

LEVELS: Final = dict(zip(FAST, (0, 40, 75, 100), strict=True))
"""The number of each level. Levels above a Club are too far apart in some games for a number."""
_MARGIN: Final = 100
"""How far numbers extend beyond both ends; in points as far as the levels are apart."""
_MARKS: Final = (-_MARGIN, *LEVELS.values(), LEVELS["club"] + _MARGIN)
_MIN_FITTED: Final = 10
"""With fewer rounds the part of luck to subtract cannot be estimated; it is then one half."""
_MAX_WIDTH: Final = 100
"""A wider interval than all levels together says nothing."""
_MIN_FOR_TREND: Final = 4
"""The number of rounds needed for a trend."""


class RoundResult(NamedTuple):
    """The figures of one round, in points; see ``ReviewResult``."""

    own: float
    luck: float
    levels: Sequence[float]
    """The mean lead of each of ``LEVELS`` in that seat at that table."""


class Strength(NamedTuple):
    """A strength on the scale of ``LEVELS``, with its 95 % interval."""

    number: float = 0.0
    low: float = -_MARGIN
    high: float = LEVELS["club"] + _MARGIN
    rounds: int = 0
    trend: tuple[float, float] | None = None
    """The numbers of the earlier and the later half of the rounds; None if they agree."""

    @property
    def clear(self) -> bool:
        return self.high - self.low <= _MAX_WIDTH

    def agrees(self, other: Strength) -> bool:
        """Whether two strengths can belong to one player, by their intervals."""
        low, high = sorted((self, other), key=lambda one: one.number)
        apart = math.hypot(low.high - low.number, high.number - high.low)
        return high.number - low.number <= apart


def strength_of(stored: Iterable[dict[str, Any]], chosen: Filter = EVERYTHING) -> Strength:
    """The strength by the person's chosen reviewed rounds.

    Skips invalid reviews, and rounds near the target, in which points are not what counts.
    """
    rounds: list[tuple[str, int, RoundResult]] = []
    for data in stored:
        rulebook, house, created = map(data.get, ("rulebook", "house", "created"))
        is_chosen = chosen.includes(rulebook, house, data.get("assisted"), str(created))
        if data.get("person") is not True or not is_chosen:
            continue
        review = review_from_json(data.get("review"))
        if review is None or review.own is None or review.luck is None:
            continue
        if len(review.levels) == len(LEVELS):
            figures = RoundResult(review.own, review.luck, review.levels)
            rounds.append((str(created), review.number, figures))
    rounds.sort(key=lambda one: one[:2])
    row = [figures for *_, figures in rounds]
    before, after = strength_in(row[: len(row) // 2]), strength_in(row[len(row) // 2 :])
    changed = len(row) >= _MIN_FOR_TREND and not before.agrees(after)
    return strength_in(row)._replace(trend=(before.number, after.number) if changed else None)


def strength_in(rounds: Sequence[RoundResult]) -> Strength:
    """The strength whose expected gain is the mean gain of these rounds."""
    n = len(rounds)
    if not n:
        return Strength()
    import statistics  # imports decimal and fractions, and few pages show strength

    levels = zip(*(one.levels for one in rounds), strict=True)
    marks = _marks([statistics.fmean(points) for points in levels])
    luck = [one.luck for one in rounds]
    fitted = n >= _MIN_FITTED and min(luck) < max(luck)
    lines = (luck, [one.own + one.luck for one in rounds])  # the slope minimises the variance
    kept = 1.0 - (statistics.linear_regression(*lines).slope if fitted else 0.5)
    mean = statistics.fmean(one.own + kept * one.luck for one in rounds)
    number = _interpolated(mean, marks, _MARKS)
    if n == 1:
        return Strength(number, rounds=1)
    residuals = [
        one.own + kept * one.luck - _interpolated(number, _MARKS, _marks(one.levels))
        for one in rounds
    ]
    half = 1.96 * t_factor(n - 1) * statistics.stdev(residuals) / math.sqrt(n)
    if fitted:  # the slope has an error, too
        leverage = statistics.fmean(luck) ** 2 / statistics.pvariance(luck)
        half *= math.sqrt((1.0 + leverage) * (n - 1) / (n - 2))
    low, high = (_interpolated(mean + side, marks, _MARKS) for side in (-half, half))
    return Strength(number, low, high, n)


def _marks(levels: Sequence[float]) -> list[float]:
    """The points, relative to a Club's, for each of ``_MARKS``; in ascending order."""
    relative = list(accumulate((level - levels[-1] for level in levels), max))
    width = relative[-1] - relative[0]
    return [relative[0] - width, *relative, relative[-1] + width]


def _interpolated(at: float, marks: Sequence[float], values: Sequence[float]) -> float:
    """The piecewise linear function with these values at the marks, constant beyond them."""
    if at <= marks[0]:
        return values[0]
    for (low, high), (first, last) in zip(pairwise(marks), pairwise(values), strict=True):
        if at < high:
            return first + (last - first) * (at - low) / (high - low)
    return values[-1]


def adjacent_levels(number: float) -> tuple[str, str]:
    """The levels next below and above a number; an empty string beyond the ends."""
    weaker = [level for level, mark in LEVELS.items() if mark <= number]
    better = [level for level, mark in LEVELS.items() if mark > number]
    return (weaker[-1] if weaker else "", better[0] if better else "")
