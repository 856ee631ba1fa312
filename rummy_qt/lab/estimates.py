"""Figures with their intervals."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple


class Estimate(NamedTuple):
    """A mean, and half of its 95 % interval; infinity where that is not known."""

    mean: float
    half: float

    def __str__(self) -> str:
        return f"{self.mean:+.1f} ± {self._interval}"

    def __format__(self, how: str) -> str:
        """``%`` writes a percentage; anything else is as ``str``."""
        return f"{self.mean:.1f} % ± {self._interval}" if how == "%" else str(self)

    @property
    def _interval(self) -> str:
        return f"{self.half:.1f}" if math.isfinite(self.half) else "unknown"


def estimate(values: Sequence[float]) -> Estimate:
    """The mean of independent values; its interval by the normal approximation.

    One value says nothing of how far such values lie apart.
    """
    mean = sum(values) / len(values)
    if len(values) < 2:
        return Estimate(mean, math.inf)
    spread = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    return Estimate(mean, 1.96 * math.sqrt(spread / len(values)))


def percentile(ordered: Sequence[float], part: float) -> float:
    """The value that this part of the ordered values does not exceed."""
    return ordered[min(len(ordered) - 1, math.ceil(part * len(ordered)) - 1)]
