"""Figures with their intervals."""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import fmean, stdev
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
    if len(values) < 2:
        return Estimate(fmean(values), math.inf)
    return Estimate(fmean(values), 1.96 * stdev(values) / math.sqrt(len(values)))


def percentile(ordered: Sequence[float], part: float) -> float:
    """The value that this part of the ordered values does not exceed."""
    return ordered[min(len(ordered) - 1, math.ceil(part * len(ordered)) - 1)]
