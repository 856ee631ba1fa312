"""The deck's own hand elsewhere: national indices, numerals for totals, the program's name."""

from __future__ import annotations

from deck.drawing import Drawing
from deck.glyphs import figure
from deck.index import CENTRE, Face
from deck.palette import INK

NATIONAL = ("B", "D", "E", "H", "Kn", "V", "W")
"""What other countries print beside A, J, Q and K: Swedish and Danish packs have E K D Kn, German
ones A K D B, Dutch ones A H V B, Polish ones A K D W."""

NUMERALS = {**{str(n): str(n) for n in range(10)}, "plus": "+", "minus": "−"}
#: The one colour of a sign; the program replaces it by the colour of its text.
MARK = INK["s"]
_HEIGHT, _WIDTH, _WEIGHT = 100.0, 54.0, 14.5
_GAP = 9.0
_NAME = ("R", "U", "M", "M", "Y", 3 * _GAP, "Q", -1.4 * _GAP, "TEE")
"""With how much farther apart two stand, or nearer: a T has much room below its bar."""


def national(face: Face, letter: str) -> Drawing:
    """Give a letter in both corners of an otherwise empty card: it takes the rank's place."""
    sign, weight = figure(letter, CENTRE, face.top, face.width, face.height, face.weight)
    upper = Drawing()
    upper.line(MARK, weight, sign.lines, name="rank-lines")
    upper.cut(MARK, sign.solid, name="rank-solid")
    drawing = Drawing()
    drawing.twice(upper)
    return drawing


def _line_of(signs: tuple[str | float, ...], height: float) -> Drawing:
    """Set signs side by side; as wide as they are, with half a gap at each end."""
    drawing = Drawing(0, height)
    pen = 0.0
    for sign in signs:
        if isinstance(sign, float):
            pen += sign
            continue
        # A figure is centred; how wide it is is known once it is drawn.
        shape, weight = figure(sign, 0, 0, _WIDTH, _HEIGHT, _WEIGHT)
        left, right = shape.reach(weight)
        at = pen + _GAP / 2 - left
        drawing.line(MARK, weight, shape.lines.moved(at, 0))
        drawing.cut(MARK, shape.solid.moved(at, 0))
        pen += right - left + _GAP
    drawing.width = round(pen, 1)
    return drawing


def numeral(sign: str) -> Drawing:
    """Give a figure or a sign; figures stand in boxes of one width, so that columns keep still."""
    drawing = Drawing(_WIDTH + 2 * _GAP, _HEIGHT)
    shape, weight = figure(sign, _WIDTH / 2 + _GAP, 0, _WIDTH, _HEIGHT, _WEIGHT)
    drawing.line(MARK, weight, shape.lines)
    drawing.cut(MARK, shape.solid)
    return drawing


def wordmark() -> Drawing:
    """Give the program's name."""
    return _line_of(_NAME, _HEIGHT)
