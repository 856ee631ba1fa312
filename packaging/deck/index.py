"""The corner index: rank over suit within the left 18 % of the card, and its half-turned twin."""

from __future__ import annotations

from dataclasses import dataclass

from deck.drawing import Drawing
from deck.geometry import WIDTH, ellipse, outline, star
from deck.glyphs import figure
from deck.palette import JOKER
from deck.suits import suit

#: What a fanned card shows; the whole index keeps within.
STRIP = 0.18 * WIDTH
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
    drawing.line(
        colour,
        face.weight,
        figure(rank, _CENTRE, face.top, face.width, face.height, face.weight),
    )
    middle = face.top + face.height + face.gap + face.suit / 2
    drawing.cut(colour, suit(suit_name, face.suit, _CENTRE, middle))
    return drawing


def joker_mark(face: Face) -> Drawing:
    """Give the upper index of a joker: a fool's cap over a star."""
    drawing = Drawing()
    scale = (face.height + 4) / 48
    wide = min(scale, 1.12)
    cap = outline(
        "M-11 47 V39 H11 V47 Z M0 17 C-5 3 -18 4 -17 23 C-14 19 -11 22 -11 36 "
        "H11 C11 22 14 19 17 23 C18 4 5 3 0 17 Z"
    )
    cap += ellipse(-15, 28, 3.8) + ellipse(15, 28, 3.8) + ellipse(0, 7, 3.8)
    place = (_CENTRE, face.top)
    drawing.cut(JOKER, cap.scaled(wide, scale).moved(*place))
    middle = face.top + face.height + face.gap + face.suit / 2
    drawing.cut(JOKER, star(_CENTRE, middle + 1, face.suit * 0.52, face.suit * 0.23, 5))
    return drawing
