"""The opponents by name."""

from __future__ import annotations

import math
from collections.abc import Callable

from .person import NONE, Habits, Person
from .plain import AnyMove, Plain
from .player import Player
from .search import Budget
from .thinker import Thinker

BEGINNER = Habits(
    depth=1, shy=2.0, overlooks=0.5, misses_calls=0.7, delay_ms=(1500, 3500), danger=0.0, pairs=1.5
)
CASUAL = Habits(
    depth=3, shy=1.0, overlooks=0.15, misses_calls=0.3, delay_ms=(800, 2000), danger=0.5, pairs=1.2
)
CLUB = NONE
EXPERT = Budget(playouts=80, turns=1_600, clear=2.0, clear_in_company=1.0, deals=1, brake=0.2)
MASTER = Budget(playouts=400, turns=8_000, clear=1.5, clear_in_company=1.0, deals=8, brake=0.8)

LEVELS: dict[str, Callable[[], Player]] = {
    "random": AnyMove,
    "plain": Plain,
    "beginner": lambda: Person("beginner", BEGINNER),
    "casual": lambda: Person("casual", CASUAL),
    "club": lambda: Person("club", CLUB),
    "expert": lambda: Thinker(EXPERT),
    "master": lambda: Thinker(MASTER),
}
"""Every opponent that can be asked for by name."""


def new_player(level: str, *, timed: bool = True, playouts: int | None = None) -> Player:
    """A player of this level; ``ValueError`` names those that there are.

    Without ``timed`` no clock ends a search: the same answers on a machine however busy.
    ``playouts`` replaces the number of a level that searches, for quick tests.
    """
    if level not in LEVELS:
        raise ValueError(f"there is no level {level[:20]!r}; there are {', '.join(LEVELS)}")
    player = LEVELS[level]()
    if not isinstance(player, Thinker):
        return player
    budget = player.budget
    return Thinker(
        budget._replace(
            brake=budget.brake if timed else math.inf,
            playouts=budget.playouts if playouts is None else playouts,
        )
    )
