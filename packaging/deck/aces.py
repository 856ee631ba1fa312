"""The aces: one great suit, cut open to show the suit's cloth."""

from __future__ import annotations

from deck.cloth import WEAVES
from deck.drawing import Drawing
from deck.geometry import CENTRE
from deck.palette import INK, IVORY
from deck.suits import suit


def ace(suit_name: str) -> Drawing:
    """Give the picture of an ace, without its index."""
    drawing = Drawing()
    drawing.cut(INK[suit_name], suit(suit_name, 150, *CENTRE))
    drawing.cut(IVORY, *WEAVES[suit_name].over(suit(suit_name, 122, *CENTRE)))
    return drawing
