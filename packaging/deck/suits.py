"""The four suits, each one unit high about the origin, in few curves."""

from __future__ import annotations

from deck.geometry import Shape, ellipse, outline

_HEART = outline(
    "M0 50 C-9 34 -48 12 -48 -19 C-48 -37 -36 -47 -23 -47 C-12 -47 -4 -41 0 -30 "
    "C4 -41 12 -47 23 -47 C36 -47 48 -37 48 -19 C48 12 9 34 0 50 Z"
)
_DIAMOND = outline("M0 -51 Q14 -22 39 0 Q14 22 0 51 Q-14 22 -39 0 Q-14 -22 0 -51 Z")
_SPADE = outline(
    "M0 -52 C7 -32 47 -10 47 16 C47 30 36 38 25 38 C16 38 9 34 5 27 C6 38 10 45 18 50 "
    "H-18 C-10 45 -6 38 -5 27 C-9 34 -16 38 -25 38 C-36 38 -47 30 -47 16 C-47 -10 -7 -32 0 -52 Z"
)
_CLUB = (
    ellipse(0, -28, 22.5)
    + ellipse(-27, 12, 22.5)
    + ellipse(27, 12, 22.5)
    + outline("M-6 -10 H6 L14 8 L5 18 C6 36 10 45 18 50 H-18 C-10 45 -6 36 -5 18 L-14 8 Z")
)

#: A lozenge of the same height looks lighter than the other three.
_HEAVIER = {"d": 1.12}
_SUITS = {"c": _CLUB, "d": _DIAMOND, "h": _HEART, "s": _SPADE}


def suit(name: str, size: float, x: float = 0.0, y: float = 0.0) -> Shape:
    """Give the suit c, d, h or s, about `size` units high, centred on (x, y)."""
    return _SUITS[name].scaled(size / 100 * _HEAVIER.get(name, 1.0)).moved(x, y)
