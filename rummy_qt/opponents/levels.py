"""The opponents by name."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial

from .habitual import HABITS, NO_HABITS, Habitual
from .plain import AnyMove, Plain
from .player import Player
from .search import Budget
from .thinker import Thinker

BRAKE = 20.0
"""Seconds after which the clock ends a search, which happens only on a stalled machine."""

EXPERT = Budget(playouts=80, turns=1_600, clear=2.0, clear_in_company=1.0, deals=16, brake=BRAKE)
MASTER = Budget(
    playouts=1_400, turns=28_000, clear=1.5, clear_in_company=1.0, deals=96, brake=BRAKE
)

LEVELS: dict[str, Callable[[], Player]] = {
    "random": AnyMove,
    "plain": Plain,
    "naive": lambda: Plain(depth=1),
    "stranger": lambda: Plain(depth=0),
    **{level: partial(Habitual, habits) for level, habits in HABITS.items()},
    "club": lambda: Habitual(NO_HABITS),
    "expert": lambda: Thinker(EXPERT),
    "master": lambda: Thinker(MASTER),
}
"""By name, every opponent that a request or an arena can name."""

OPPONENTS = frozenset({*LEVELS, "program"})
"""The opponents that a record may name."""


def new_player(level: str, *, timed: bool = True, playouts: int | None = None) -> Player:
    """A player of this level; ``ValueError`` for an unknown one.

    Without ``timed`` no clock ends a search, so the answers do not depend on the machine's load.
    ``playouts`` replaces the number of a level that searches, for quick tests.
    """
    if level not in LEVELS:
        raise ValueError(f"there is no level {level[:20]!r}; there are {', '.join(LEVELS)}")
    player = LEVELS[level]()
    if not isinstance(player, Thinker):
        return player
    budget = player.budget
    if not timed:
        budget = budget._replace(brake=math.inf)
    if playouts is not None:
        budget = budget._replace(playouts=playouts, deals=min(budget.deals, playouts))
    return Thinker(budget)
