"""Which ways hints and reviews show, and unbiased differences between them.

The best of many estimates is too high on average. So differences are measured by separate searches,
on deals that were not used to choose the best way.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from rummy_qt.engine import Move
from rummy_qt.engine.moves import LAYING
from rummy_qt.opponents.player import Parts, Way

MOST_SHOWN: Final = 3
"""The number of best ways, of which one is shown at a time."""
_Z95: Final = 1.96
"""Half the width of a 95 % interval of a normal distribution, in standard deviations."""


class Difference(NamedTuple):
    """The difference between the best way and another one, in points, by one or more searches."""

    best: float
    """The mean of the best way."""
    cost: float = 0.0
    """The mean of the best way minus that of the other one."""
    error: float = 0.0
    """The standard error of ``cost``."""
    parts: Parts = Parts()
    """The parts of the other way minus those of the best one."""


def mean_difference(batches: Sequence[Difference]) -> Difference:
    """The mean of these differences; bit for bit the same for the same order."""
    n = len(batches)
    best = sum(batch.best for batch in batches) / n
    cost = sum(batch.cost for batch in batches) / n
    within = math.sqrt(sum(batch.error**2 for batch in batches)) / n
    parts = Parts(*(sum(part) / n for part in zip(*(b.parts for b in batches), strict=True)))
    return Difference(best, cost, max(within, _between(batches, cost)), parts)


def _between(batches: Sequence[Difference], cost: float) -> float:
    """The standard error by the spread between searches; 0 for a single one.

    The deals of one search share its likely hands, so they are not independent. With few searches
    the spread itself is uncertain, so the error is widened as for Student's distribution.
    """
    freedom = len(batches) - 1
    if not freedom:
        return 0.0
    variance = sum((batch.cost - cost) ** 2 for batch in batches) / freedom
    return t_factor(freedom) * math.sqrt(variance / len(batches))


def t_factor(freedom: int) -> float:
    """The ratio of Student's 95 % interval to the normal one (a series), by degrees of freedom."""
    z = _Z95**2
    return 1.0 + (z + 1.0) / (4.0 * freedom) + (5.0 * z * z + 16.0 * z + 3.0) / (96.0 * freedom**2)


def difference(best: Way, played: Way) -> Difference:
    """The difference of two ways of one search."""
    parts = played.parts.beside(best.parts)
    return Difference(best.mean, best.mean - played.mean, max(best.error, played.error), parts)


def way_of(ways: Sequence[Way], moves: Sequence[Move]) -> Way | None:
    """The way with these moves; None if it was not tried."""
    key = tuple(moves)
    return next((way for way in ways if way.moves == key), None)


def combined(ways: Sequence[Way], searches: Sequence[Sequence[Way]]) -> tuple[Way, ...]:
    """The ways with their means over all searches, the best first.

    The first of ``ways`` stays first unless another one is significantly better, since the largest
    of many estimates is too high.
    """
    by_moves = [{way.moves: way for way in search} for search in searches]

    def compared(best: tuple[Move, ...]) -> list[Way]:
        result = []
        for moves in by_moves[0]:
            # A way's error is relative to its own search's choice, so only the spread counts here.
            pairs = [difference(search[best], search[moves]) for search in by_moves]
            mean = mean_difference([pair._replace(error=0.0) for pair in pairs])
            playouts = sum(search[moves].playouts for search in by_moves)
            result.append(Way(moves, mean.best - mean.cost, mean.error, playouts, mean.parts))
        return sorted(result, key=lambda way: (way.moves != best, -way.parts.total))

    result = compared(ways[0].moves)
    better = [way for way in result if way.parts.total > _Z95 * way.error]
    return tuple(compared(better[0].moves) if better else result)


def next_step(moves: tuple[Move, ...]) -> tuple[Move, ...]:
    """The part of a plan to show: only the next move if it lays more than once.

    After a take, its first use, too, but no discard, whose place still shows the pile.
    """
    if any(move.kind == "take" for move in moves[:1]):
        return tuple(move for move in moves[:2] if move.kind != "discard")
    return moves[:1] if sum(move.kind in LAYING for move in moves) > 1 else moves


def shown_first(ways: Sequence[Way]) -> tuple[tuple[Way, ...], int]:
    """The ways, with those that are shown in turn moved to the front, and the number of these.

    Of several ways with the same next step only the first is shown, since they look the same.
    """
    steps = dict[tuple[Move, ...], Way]()
    for way in ways:
        steps.setdefault(next_step(way.moves), way)
    shown = list(steps.values())[:MOST_SHOWN]
    return (*shown, *(way for way in ways if way not in shown)), len(shown)


def worth_telling(ways: tuple[Way, ...]) -> tuple[Way, ...]:
    """The ways that are shown in turn, and the two best of those that are certainly worse."""
    shown, count = shown_first(ways)
    worse = [way for way in shown[count:] if way.loss][:2]
    return (*shown[:count], *worse)
