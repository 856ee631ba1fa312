"""The opponents by name."""

from __future__ import annotations

from collections.abc import Callable

from .judge import Judge
from .plain import AnyMove, Plain
from .player import Player
from .search import Budget
from .thinker import Thinker

EXPERT = Budget(playouts=160, turns=3_000, clear=1.5, brake=0.27)
MASTER = Budget(playouts=640, turns=10_000, clear=1.5, brake=0.93)

LEVELS: dict[str, Callable[[], Player]] = {
    "random": AnyMove,
    "plain": Plain,
    "club": Judge,
    "expert": lambda: Thinker(EXPERT),
    "master": lambda: Thinker(MASTER),
}
"""Every opponent that can be asked for by name."""


def new_player(level: str) -> Player:
    """A player of this level; ``ValueError`` names those that there are."""
    if level not in LEVELS:
        raise ValueError(f"there is no level {level[:20]!r}; there are {', '.join(LEVELS)}")
    return LEVELS[level]()
