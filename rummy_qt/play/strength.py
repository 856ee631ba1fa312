"""Playing strength: one number for all games, from what decisions brought beside a Club's.

What a round brings more than a Club makes in that seat at that table is made of what the decisions
brought and of luck. Luck is 0 on average, so whatever part of it is taken off, the mean stays; the
part that leaves the rounds least apart is (a control variate). What the levels make there is known,
too: the marks between which she stands, so one number holds for all games and companies.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from itertools import accumulate, pairwise
from typing import Any, Final, NamedTuple

from rummy_qt.records.figures import EVERYTHING, Filter

from .measuring import widened
from .review import review_from_json
from .true_hands import FAST

LEVELS: Final = dict(zip(FAST, (0, 40, 75, 100), strict=True))
"""The number of each level; what is beyond a Club the games tell apart too differently."""
_BEYOND: Final = 100
"""How far beyond both ends numbers go; as wide in points as all between them."""
_MARKS: Final = (-_BEYOND, *LEVELS.values(), LEVELS["club"] + _BEYOND)
_FEW: Final = 10
"""Rounds: fewer do not tell which part of their luck to take off, so half of it is."""
_CLEAR: Final = 100
"""An interval wider than all levels together tells nothing."""
FEWEST_FOR_A_TREND: Final = 4
"""Rounds: of fewer nobody knows whether it rises."""


class RoundMade(NamedTuple):
    """What is known of one round."""

    own: float
    """What the decisions brought more than a Club's, in points …"""
    luck: float
    """… and what the cards and the others did."""
    levels: Sequence[float]
    """What each of ``LEVELS`` makes in that seat at that table on average, in points."""


class Strength(NamedTuple):
    """A number with its 95 % interval."""

    number: float = 0.0
    low: float = -_BEYOND
    high: float = LEVELS["club"] + _BEYOND
    rounds: int = 0
    trend: tuple[float, float] | None = None
    """The numbers of the earlier and of the later rounds; None where they are not clearly apart."""

    @property
    def clear(self) -> bool:
        return self.high - self.low <= _CLEAR

    def agrees(self, other: Strength) -> bool:
        """Whether two can be of one player."""
        low, high = sorted((self, other), key=lambda one: one.number)
        apart = math.hypot(low.high - low.number, high.number - high.low)
        return high.number - low.number <= apart


def strength_of(kept: Iterable[dict[str, Any]], chosen: Filter = EVERYTHING) -> Strength:
    """Of the person's reviewed rounds that are chosen. What is no review is passed over.

    So is a round near the target, in which points are not what counts.
    """
    rounds: list[tuple[str, int, RoundMade]] = []
    for told in kept:
        rulebook, house, created = map(told.get, ("rulebook", "house", "created"))
        is_chosen = chosen.holds(rulebook, house, told.get("assisted"), str(created))
        if told.get("person") is not True or not is_chosen:
            continue
        review = review_from_json(told.get("review"))
        if review is None or review.own is None or review.luck is None:
            continue
        if len(review.levels) == len(LEVELS):
            made = RoundMade(review.own, review.luck, review.levels)
            rounds.append((str(created), review.number, made))
    rounds.sort(key=lambda one: one[:2])
    row = [made for *_, made in rounds]
    before, after = (strength_in(half) for half in (row[: len(row) // 2], row[len(row) // 2 :]))
    moved = len(row) >= FEWEST_FOR_A_TREND and not before.agrees(after)
    return strength_in(row)._replace(trend=(before.number, after.number) if moved else None)


def strength_in(made: Sequence[RoundMade]) -> Strength:
    """The number at which the rounds together would have brought what they did."""
    n = len(made)
    if not n:
        return Strength()
    import statistics  # brings decimals and fractions along, and few pages tell of strength

    levels = zip(*(one.levels for one in made), strict=True)
    marks = _marks([statistics.fmean(points) for points in levels])
    luck = [one.luck for one in made]
    fitted = n >= _FEW and min(luck) < max(luck)
    lines = (luck, [one.own + one.luck for one in made])  # luck's part leaves rounds least apart
    left = 1.0 - (statistics.linear_regression(*lines).slope if fitted else 0.5)
    mean = statistics.fmean(one.own + left * one.luck for one in made)
    number = _along(mean, marks, _MARKS)
    if n == 1:
        return Strength(number, rounds=1)
    unlike = [
        one.own + left * one.luck - _along(number, _MARKS, _marks(one.levels)) for one in made
    ]
    half = 1.96 * widened(n - 1) * statistics.stdev(unlike) / math.sqrt(n)
    if fitted:  # nor is luck's part known exactly
        aside = statistics.fmean(luck) ** 2 / statistics.pvariance(luck)
        half *= math.sqrt((1.0 + aside) * (n - 1) / (n - 2))
    low, high = (_along(mean + side, marks, _MARKS) for side in (-half, half))
    return Strength(number, low, high, n)


def _marks(levels: Sequence[float]) -> list[float]:
    """What stands for each of ``_MARKS``, in points beside a Club's."""
    beside = list(accumulate((level - levels[-1] for level in levels), max))
    wide = beside[-1] - beside[0]
    return [beside[0] - wide, *beside, beside[-1] + wide]


def _along(at: float, marks: Sequence[float], values: Sequence[float]) -> float:
    """What belongs to a place between marks, straight from one to the next."""
    if at <= marks[0]:
        return values[0]
    for (low, high), (least, most) in zip(pairwise(marks), pairwise(values), strict=True):
        if at < high:
            return least + (most - least) * (at - low) / (high - low)
    return values[-1]


def beside(number: float) -> tuple[str, str]:
    """The levels next below and above a number; empty beyond the ends."""
    weaker = [level for level, mark in LEVELS.items() if mark <= number]
    better = [level for level, mark in LEVELS.items() if mark > number]
    return (weaker[-1] if weaker else "", better[0] if better else "")
