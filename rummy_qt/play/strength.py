"""Playing strength: what a person's decisions cost on average in all reviewed rounds."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

from .review import Decision, Kind, review_from_json

LEVELS: Final = {"beginner": 6.5, "casual": 3.8, "club": 2.2, "expert": 2.0, "master": 1.0}
"""Points that each level loses a decision on average, over all games (docs/review.md)."""


class Average(NamedTuple):
    """The mean loss of some decisions."""

    points: float = 0.0
    half: float = 0.0
    """Half of its 95 % interval."""
    decisions: int = 0


class Strength(NamedTuple):
    """What decisions cost."""

    all: Average = Average()
    kinds: tuple[tuple[Kind, Average], ...] = ()
    """By what was decided; only kinds that occurred."""


def strength_of(
    kept: Iterable[dict[str, Any]],
    rulebook: str | None = None,
    assisted: bool | None = None,
    since: str | None = None,
) -> Strength:
    """Of the person's reviewed rounds; None: of all. What is no review is passed over."""
    found: list[Decision] = []
    for told in kept:
        if told.get("person") is not True or rulebook not in (None, told.get("rulebook")):
            continue
        if assisted not in (None, told.get("assisted")):
            continue
        if since is not None and str(told.get("created")) < since:
            continue
        review = review_from_json(told.get("review"))
        if review is not None:
            found += [d for d in review.decisions if d.judged and not d.unsound]
    kinds = [(kind, [d.loss for d in found if d.kind == kind]) for kind in Kind]
    return Strength(
        average([decision.loss for decision in found]),
        tuple((kind, average(losses)) for kind, losses in kinds if losses),
    )


def average(losses: Sequence[float]) -> Average:
    """The mean of these losses."""
    n = len(losses)
    if not n:
        return Average()
    mean = sum(losses) / n
    if n == 1:
        return Average(mean, mean, 1)
    variance = sum((loss - mean) ** 2 for loss in losses) / (n - 1)
    return Average(mean, 1.96 * math.sqrt(variance / n), n)


def beside(points: float) -> tuple[str, str]:
    """The levels that lose the next more and the next less; empty beyond the ends."""
    weaker = [level for level, loss in LEVELS.items() if loss > points]
    better = [level for level, loss in LEVELS.items() if loss <= points]
    return (weaker[-1] if weaker else "", better[0] if better else "")
