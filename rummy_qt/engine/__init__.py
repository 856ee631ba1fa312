"""The rules of 500 Rum in six rulebooks, without windows, clocks or files; chance is seeded."""

from typing import TYPE_CHECKING

from .cards import Card
from .moves import Move
from .reasons import REASONS, IllegalMove
from .rulebooks import RULEBOOKS
from .rules import OPTIONS, Rules

if TYPE_CHECKING:
    from .match import Match
    from .round import Round
    from .view import View

__all__ = [
    "OPTIONS",
    "REASONS",
    "RULEBOOKS",
    "Card",
    "IllegalMove",
    "Match",
    "Move",
    "Round",
    "Rules",
    "View",
]


def __getattr__(name: str) -> object:
    """Imports the classes that play on first use, so that the window opens sooner."""
    if name not in ("Match", "Round", "View"):
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from .match import Match
    from .round import Round
    from .view import View

    return {"Match": Match, "Round": Round, "View": View}[name]
