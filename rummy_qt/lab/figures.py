"""Figures with their intervals."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple


class Figure(NamedTuple):
    """A mean, and half of its 95 % interval."""

    mean: float
    half: float

    def __str__(self) -> str:
        return f"{self.mean:+.1f} ± {self.half:.1f}"

    def __format__(self, how: str) -> str:
        """``%`` writes a percentage; anything else is as ``str``."""
        return f"{self.mean:.1f} % ± {self.half:.1f}" if how == "%" else str(self)


def figure(values: Sequence[float]) -> Figure:
    """The mean of independent values; its interval by the normal approximation."""
    mean = sum(values) / len(values)
    spread = sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1)
    return Figure(mean, 1.96 * math.sqrt(spread / len(values)))


def percentile(ordered: Sequence[float], part: float) -> float:
    """The value that this part of the ordered values does not exceed."""
    return ordered[min(len(ordered) - 1, math.ceil(part * len(ordered)) - 1)]
