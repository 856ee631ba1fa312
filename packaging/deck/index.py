"""The corner index: rank over suit within the left 18 % of the card, and its half-turned twin."""

from __future__ import annotations

from dataclasses import dataclass

from deck.drawing import Drawing
from deck.geometry import star
from deck.glyphs import figure
from deck.palette import JOKER
from deck.suits import suit

CENTRE = 24.0


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
    sign, weight = figure(rank, CENTRE, face.top, face.width, face.height, face.weight)
    drawing.line(colour, weight, sign.lines, name="rank-lines")
    drawing.cut(colour, sign.solid, name="rank-solid")
    middle = face.top + face.height + face.gap + face.suit / 2
    drawing.cut(colour, suit(suit_name, face.suit, CENTRE, middle))
    return drawing


def joker_mark(face: Face) -> Drawing:
    """Give the upper index of a joker: one star, as large as a rank with its suit allows."""
    drawing = Drawing()
    size = face.width * 0.72
    middle = face.top + size
    drawing.cut(JOKER, star(CENTRE, middle, size, size * 0.44))
    return drawing
