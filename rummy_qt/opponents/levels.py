"""The opponents by name."""

from __future__ import annotations

from collections.abc import Callable

from .greedy import Greedy
from .plain import AnyMove, Plain
from .player import Player

LEVELS: dict[str, Callable[[], Player]] = {
    "random": AnyMove,
    "plain": Plain,
    "club": Greedy,
}
"""Every opponent that can be asked for by name."""


def new_player(level: str) -> Player:
    """A player of this level; ``ValueError`` names those that there are."""
    if level not in LEVELS:
        raise ValueError(f"there is no level {level[:20]!r}; there are {', '.join(LEVELS)}")
    return LEVELS[level]()
