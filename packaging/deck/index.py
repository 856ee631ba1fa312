"""The corner index: rank over suit within the left 18 % of the card, and its half-turned twin."""

from __future__ import annotations

from dataclasses import dataclass

from deck.drawing import Drawing
from deck.geometry import ellipse, outline, star
from deck.glyphs import figure
from deck.palette import JOKER
from deck.suits import suit

_CENTRE = 24.0


@dataclass(frozen=True)
class Face:
    """Proportions of an index, in card units: `top` edge, figure, gap, and the suit's height."""

    name: str
    top: float
    width: float
    height: float
    weight: float
    gap: float
    suit: float


CLASSIC = Face("classic", top=12, width=27, height=45, weight=6.8, gap=6, suit=32)
LARGE = Face("large", top=12, width=28, height=66, weight=8.2, gap=8, suit=38)
FACES = (CLASSIC, LARGE)


def mark(face: Face, rank: str, suit_name: str, colour: str) -> Drawing:
    """Give the upper index of an ordinary card."""
    drawing = Drawing()
    sign, weight = figure(rank, _CENTRE, face.top, face.width, face.height, face.weight)
    drawing.line(colour, weight, sign.lines)
    drawing.cut(colour, sign.solid)
    middle = face.top + face.height + face.gap + face.suit / 2
    drawing.cut(colour, suit(suit_name, face.suit, _CENTRE, middle))
    return drawing


def joker_mark(face: Face) -> Drawing:
    """Give the upper index of a joker: a fool's cap over a star."""
    drawing = Drawing()
    scale = min(face.height / 45, 1.03)
    cap = outline(
        "M-11 46 V39 H11 V46 Z "
        "M-10.5 36.5 C-11 24 -13 20 -17.5 25 C-19 8 -9 2 -3.6 14 L-4.4 36.5 Z "
        "M10.5 36.5 C11 24 13 20 17.5 25 C19 8 9 2 3.6 14 L4.4 36.5 Z "
        "M-3 36.5 C-4.4 24 -3 14 0 6 C3 14 4.4 24 3 36.5 Z"
    )
    bells = ellipse(0, 4.5, 3.4) + ellipse(-15.5, 27.5, 3.2) + ellipse(15.5, 27.5, 3.2)
    drawing.cut(JOKER, (cap + bells).scaled(scale).moved(_CENTRE, face.top))
    size = face.suit * 0.53
    middle = face.top + 46 * scale + face.gap + size
    drawing.cut(JOKER, star(_CENTRE, middle, size, size * 0.44, 5))
    return drawing
