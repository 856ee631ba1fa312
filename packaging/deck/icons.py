"""The program's icon, and the suits in one colour on a 24-unit grid."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from deck.drawing import Drawing
from deck.geometry import rounded
from deck.palette import BRASS, INK, IVORY, NIGHT
from deck.suits import suit

#: The one colour of a mark; the program replaces it by the text colour of its theme.
MARK = "#23282d"
_GRID = 24.0


def _suit_mark(name: str) -> Drawing:
    drawing = Drawing(_GRID, _GRID)
    drawing.cut(MARK, suit(name, 20, 12, 12))
    return drawing


def program() -> Drawing:
    """Three cards fanned on the table's felt."""
    d = Drawing(256, 256)
    d.cut("#1f4238", rounded(8, 8, 240, 240, 54))
    d.ring(BRASS, rounded(8, 8, 240, 240, 54), rounded(14, 14, 228, 228, 48))
    foot = (122.0, 262.0)
    fan = (("c", -22, 46.0, 94.0, 88.0), ("h", -1, 46.0, 94.0, 86.0), ("s", 20, 72.0, 122.0, 122.0))
    for name, turn, size, x, y in fan:
        parts = (
            (NIGHT, rounded(66, 52, 112, 152, 13)),
            (IVORY, rounded(69, 55, 106, 146, 10)),
            (INK[name], suit(name, size, x, y)),
        )
        for colour, shape in parts:
            d.cut(colour, shape.turned(turn, foot).scaled(0.84).moved(26, 18))
    return d


ICONS: dict[str, Callable[[], Drawing]] = {
    "rummy-qt": program,
    "suit-c": partial(_suit_mark, "c"),
    "suit-d": partial(_suit_mark, "d"),
    "suit-h": partial(_suit_mark, "h"),
    "suit-s": partial(_suit_mark, "s"),
}
