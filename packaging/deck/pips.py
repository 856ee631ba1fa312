"""The number cards: where the pips stand."""

from __future__ import annotations

from deck.drawing import Drawing
from deck.geometry import CENTRE, HEIGHT, Shape
from deck.palette import INK
from deck.suits import suit

_LEFT, _MIDDLE, _RIGHT = 80.0, CENTRE[0], 170.0
_TOP, _BOTTOM = 56.0, HEIGHT - 56.0
_SIZE = 47.0


def _row(share: float) -> float:
    return _TOP + (_BOTTOM - _TOP) * share


_PAIRS: dict[str, tuple[float, ...]] = {
    "4": (0, 1),
    "5": (0, 1),
    "6": (0, 1 / 2, 1),
    "7": (0, 1 / 2, 1),
    "8": (0, 1 / 2, 1),
    "9": (0, 1 / 3, 2 / 3, 1),
    "T": (0, 1 / 3, 2 / 3, 1),
}
_SINGLES: dict[str, tuple[float, ...]] = {
    "2": (0, 1),
    "3": (0, 1 / 2, 1),
    "5": (1 / 2,),
    "7": (1 / 4,),
    "8": (1 / 4, 3 / 4),
    "9": (1 / 2,),
    "T": (1 / 6, 5 / 6),
}


def pips(rank: str, suit_name: str) -> Drawing:
    """Give the pips of a 2 to 10, those below the middle upside down."""
    places = [(x, share) for share in _PAIRS.get(rank, ()) for x in (_LEFT, _RIGHT)]
    places += [(_MIDDLE, share) for share in _SINGLES.get(rank, ())]
    drawing = Drawing()
    drawing.cut(INK[suit_name], *(_pip(suit_name, x, share) for x, share in places))
    return drawing


def _pip(suit_name: str, x: float, share: float) -> Shape:
    upright = suit(suit_name, _SIZE, x, _row(min(share, 1 - share)))
    return upright if share <= 0.5 else upright.mirrored(CENTRE[0]).opposite()
