"""Which ways are told, and how far they are apart in deals that chose none: hints, reviews.

Whoever chooses the best of many estimates flatters it. So what is told of a difference comes from
searches of their own, with deals of their own.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from rummy_qt.engine import Move
from rummy_qt.engine.moves import LAYING
from rummy_qt.opponents.player import Parts, Way

MOST_SHOWN: Final = 3
"""The best ways, of which one is shown at a time."""
_PRECISE: Final = 1.96
"""Standard errors that hold 19 of 20 values where the error is known for sure."""


class Difference(NamedTuple):
    """The difference between the best way and another one, by one search or several."""

    best: float
    cost: float = 0.0
    error: float = 0.0
    """Of the difference."""
    parts: Parts = Parts()
    """Of the played way to the best."""


def measured(batches: Sequence[Difference]) -> Difference:
    """All of them together; the same ones in the same order give the same bits."""
    n = len(batches)
    best = sum(batch.best for batch in batches) / n
    cost = sum(batch.cost for batch in batches) / n
    within = math.sqrt(sum(batch.error**2 for batch in batches)) / n
    parts = Parts(*(sum(part) / n for part in zip(*(b.parts for b in batches), strict=True)))
    return Difference(best, cost, max(within, _between(batches, cost)), parts)


def _between(batches: Sequence[Difference], cost: float) -> float:
    """The standard error by how far whole searches are apart; 0 for one, which cannot tell.

    Deals of one search share the likely hands that it began with: they are less than independent.
    Of few searches the spread is itself unsure, so it is widened as Student's distribution has it.
    """
    known = len(batches) - 1
    if not known:
        return 0.0
    apart = sum((batch.cost - cost) ** 2 for batch in batches) / known
    return widened(known) * math.sqrt(apart / len(batches))


def widened(known: int) -> float:
    """By how much Student's interval of 95 % is wider than the normal one."""
    z = _PRECISE**2
    return 1.0 + (z + 1.0) / (4.0 * known) + (5.0 * z * z + 16.0 * z + 3.0) / (96.0 * known**2)


def difference(best: Way, played: Way) -> Difference:
    """Of two ways by one search."""
    parts = played.parts.beside(best.parts)
    return Difference(best.mean, best.mean - played.mean, max(best.error, played.error), parts)


def way_of(ways: Sequence[Way], moves: Sequence[Move]) -> Way | None:
    """The way that plays these moves; None where it was not tried."""
    told = tuple(moves)
    return next((way for way in ways if way.moves == told), None)


def weighed(ways: Sequence[Way], searches: Sequence[Sequence[Way]]) -> tuple[Way, ...]:
    """The same ways as these searches have them together, the best first.

    That stays the first of them unless another is clearly ahead: the largest of many estimates is
    too large.
    """
    tried = [{way.moves: way for way in search} for search in searches]

    def beside(best: tuple[Move, ...]) -> list[Way]:
        found = []
        for moves in tried[0]:
            # Within one search an error is of each to its own choice: they tell by being apart.
            pairs = [difference(search[best], search[moves]) for search in tried]
            apart = measured([pair._replace(error=0.0) for pair in pairs])
            playouts = sum(search[moves].playouts for search in tried)
            found.append(Way(moves, apart.best - apart.cost, apart.error, playouts, apart.parts))
        return sorted(found, key=lambda way: (way.moves != best, -way.parts.total))

    found = beside(ways[0].moves)
    leads = [way for way in found if way.parts.total > _PRECISE * way.error]
    return tuple(beside(leads[0].moves) if leads else found)


def at_a_time(moves: tuple[Move, ...]) -> tuple[Move, ...]:
    """What is told and shown of a plan: of one that lays more than once the next move.

    Of a take also what that is for: where a discard would lie, there still lies what is taken.
    """
    if any(move.kind == "take" for move in moves[:1]):
        return tuple(move for move in moves[:2] if move.kind != "discard")
    return moves[:1] if sum(move.kind in LAYING for move in moves) > 1 else moves


def shown_first(ways: Sequence[Way]) -> tuple[tuple[Way, ...], int]:
    """The same ways, those in front that are shown in turn, and how many these are.

    Of several whose next step is the same the first: another would look as it does.
    """
    steps = dict[tuple[Move, ...], Way]()
    for way in ways:
        steps.setdefault(at_a_time(way.moves), way)
    shown = list(steps.values())[:MOST_SHOWN]
    return (*shown, *(way for way in ways if way not in shown)), len(shown)


def worth_telling(ways: tuple[Way, ...]) -> tuple[Way, ...]:
    """Those that are shown in turn, and what is nearest of those that are clearly worse."""
    shown, count = shown_first(ways)
    worse = [way for way in shown[count:] if way.loss][:2]
    return (*shown[:count], *worse)
