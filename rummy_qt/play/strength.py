"""Playing strength: what a person's decisions cost on average in all reviewed rounds."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

from .review import Decision, DecisionKind, review_from_json

LEVELS: Final = {"beginner": 7.7, "casual": 4.6, "club": 3.8, "expert": 2.0, "master": 0.5}
"""Points that each level loses a decision on average, over all games (docs/review.md)."""


FEWEST_FOR_A_TREND: Final = 4
"""Rounds: of fewer nobody knows whether the losses fall."""


class Average(NamedTuple):
    """The mean loss of some decisions."""

    points: float = 0.0
    half: float = 0.0
    """Half of its 95 % interval."""
    decisions: int = 0


class Strength(NamedTuple):
    """What decisions cost."""

    all: Average = Average()
    kinds: tuple[tuple[DecisionKind, Average], ...] = ()
    """By what was decided; only kinds that occurred."""
    before: Average = Average()
    after: Average = Average()
    """Of the first and the second half of the rounds, as they were played; none of too few."""

    @property
    def trend(self) -> int:
        """−1 where decisions cost less than before, 1 where more, 0 where that cannot be told."""
        apart = self.after.points - self.before.points
        if abs(apart) <= math.hypot(self.before.half, self.after.half):
            return 0
        return -1 if apart < 0 else 1


def strength_of(
    kept: Iterable[dict[str, Any]],
    rulebook: str | None = None,
    assisted: bool | None = None,
    since: str | None = None,
) -> Strength:
    """Of the person's reviewed rounds; None: of all. What is no review is passed over."""
    rounds: list[tuple[str, int, list[Decision]]] = []
    for told in kept:
        if told.get("person") is not True or rulebook not in (None, told.get("rulebook")):
            continue
        if assisted not in (None, told.get("assisted")):
            continue
        if since is not None and str(told.get("created")) < since:
            continue
        review = review_from_json(told.get("review"))
        if review is not None:
            rounds.append((str(told.get("created")), review.number, review.judged))
    rounds.sort(key=lambda one: one[:2])
    found = [decision for *_, made in rounds for decision in made]
    kinds = [(kind, [d.loss for d in found if d.kind == kind]) for kind in DecisionKind]
    return Strength(
        average([decision.loss for decision in found]),
        tuple((kind, average(losses)) for kind, losses in kinds if losses),
        *_halves([[decision.loss for decision in made] for *_, made in rounds]),
    )


def _halves(rounds: Sequence[Sequence[float]]) -> tuple[Average, Average]:
    """The losses of the first and of the second half of the rounds."""
    if len(rounds) < FEWEST_FOR_A_TREND:
        return Average(), Average()
    middle = len(rounds) // 2
    before, after = (
        average([loss for losses in half for loss in losses])
        for half in (rounds[:middle], rounds[middle:])
    )
    return before, after


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
