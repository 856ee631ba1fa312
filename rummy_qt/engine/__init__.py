"""The rules of 500 Rum in six rulebooks: no window, no clock, no files, no chance but a seed."""

from .cards import Card
from .match import Match
from .moves import Move
from .reasons import REASONS, IllegalMove
from .round import Round
from .rulebooks import RULEBOOKS
from .rules import OPTIONS, Rules
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
