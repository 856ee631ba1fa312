"""Means with confidence intervals, and percentiles."""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import fmean, stdev
from typing import NamedTuple


class Estimate(NamedTuple):
    """A mean and half the width of its 95 % interval; infinity if unknown."""

    mean: float
    half: float

    def __str__(self) -> str:
        return f"{self.mean:+.1f} ± {self._interval}"

    def __format__(self, how: str) -> str:
        """``%`` formats as a percentage, anything else as ``str``."""
        return f"{self.mean:.1f} % ± {self._interval}" if how == "%" else str(self)

    @property
    def _interval(self) -> str:
        return f"{self.half:.1f}" if math.isfinite(self.half) else "unknown"


def estimate(values: Sequence[float]) -> Estimate:
    """The mean of independent values, with its interval by the normal approximation."""
    if len(values) < 2:  # one value has no spread
        return Estimate(fmean(values), math.inf)
    return Estimate(fmean(values), 1.96 * stdev(values) / math.sqrt(len(values)))


def percentile(ordered: Sequence[float], part: float) -> float:
    """The smallest of the ordered values that at least this part of them do not exceed."""
    return ordered[min(len(ordered) - 1, math.ceil(part * len(ordered)) - 1)]
