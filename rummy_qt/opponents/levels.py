"""The opponents by name."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from .habitual import HABITS, NO_HABITS, Habitual
from .plain import AnyMove, Plain
from .player import Player
from .search import Budget
from .thinker import Thinker

EXPERT = Budget(playouts=80, turns=1_600, clear=2.0, clear_in_company=1.0, deals=16)
MASTER = Budget(playouts=1_400, turns=28_000, clear=1.5, clear_in_company=1.0, deals=96)

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


def new_player(level: str, *, playouts: int | None = None) -> Player:
    """A player of this level; ``ValueError`` for an unknown one.

    ``playouts`` replaces the number of a level that searches, for quick tests.
    """
    if level not in LEVELS:
        raise ValueError(f"there is no level {level[:20]!r}; there are {', '.join(LEVELS)}")
    player = LEVELS[level]()
    if playouts is None or not isinstance(player, Thinker):
        return player
    deals = min(player.budget.deals, playouts)
    return Thinker(player.budget._replace(playouts=playouts, deals=deals))
