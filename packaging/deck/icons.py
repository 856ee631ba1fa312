"""The program's icon, and signs in one colour on a 24-unit grid."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from deck.drawing import Drawing
from deck.fox import fox_head
from deck.geometry import Shape, outline, polygon, rounded
from deck.palette import INK, IVORY, OCHRE, SPRUCE
from deck.suits import suit

#: The one colour of a sign; the program replaces it by the text colour of its theme.
MARK = INK["s"]
_GRID = 24.0
_STROKE = 2.0


def _suit_mark(name: str) -> Drawing:
    drawing = Drawing(_GRID, _GRID)
    drawing.cut(MARK, suit(name, 20 / (1.12 if name == "d" else 1), 12, 12))
    return drawing


def program() -> Drawing:
    """The fox's head on the table's felt: two ears, one eye and one wink at 16 pixels, too."""
    d = Drawing(256, 256)
    d.cut(SPRUCE, rounded(8, 8, 240, 240, 56))
    d.pieces += (
        fox_head(OCHRE, IVORY, "#16241f", bold=2.4).placed(1.3, 128 - 162.5, 128 - 182).pieces
    )
    return d


def program_small() -> Drawing:
    """The same for 16 pixels, on their grid: what is lit is two pixels broad, an eye and a wink."""
    d, dark = Drawing(16, 16), "#16241f"
    d.cut(SPRUCE, rounded(0, 0, 16, 16, 3.5))
    d.cut(OCHRE, polygon((2, 1), (7, 5), (2, 9)), polygon((14, 1), (9, 5), (14, 9)))
    d.cut(OCHRE, polygon((2, 8), (5, 4.5), (11, 4.5), (14, 8), (9, 15), (7, 15)))
    d.cut(IVORY, polygon((2, 8.4), (7, 11), (7.6, 15), (7, 15)))
    d.cut(IVORY, polygon((14, 8.4), (9, 11), (8.4, 15), (9, 15)))
    d.cut(dark, rounded(4, 8, 3, 1, 0.2))
    d.cut(dark, rounded(9, 7, 2, 2, 0.3))
    d.cut(dark, rounded(7, 13, 2, 2, 0.8))
    return d


def _strokes(lines: str, *solid: Shape) -> Drawing:
    """Give one sign of the family: strokes of two units with round ends, and solid tips."""
    d = Drawing(_GRID, _GRID)
    d.soft_line(MARK, _STROKE, outline(lines))
    if solid:
        d.cut(MARK, *solid)
    return d


def undo() -> Drawing:
    """An arrow that turns back."""
    return _strokes("M9 5 L4 10 L9 15 M4 10 H14 C17.5 10 20 12.2 20 15.2 C20 18 17.6 20 14.5 20 H9")


def hint() -> Drawing:
    """The lamp over the table."""
    return _strokes(
        "M12 2 V6 M5 14 C5 9.5 8 6.5 12 6.5 C16 6.5 19 9.5 19 14 Z M9.5 18 C10.5 20 13.5 20 14.5 18"
    )


def replay() -> Drawing:
    """A triangle in an arrow that goes round."""
    tip = polygon((10, 8.6), (15.6, 12), (10, 15.4))
    ring = (
        "M4.5 8 C6.2 5 9 3.5 12 3.5 C16.8 3.5 20.5 7.3 20.5 12 "
        "C20.5 16.7 16.8 20.5 12 20.5 C8.6 20.5 5.6 18.5 4.3 15.6"
    )
    return _strokes(f"{ring} M4 3.8 V8.4 H8.6", tip)


def sort() -> Drawing:
    """Three cards in a row, by height."""
    return _strokes("M4 20 V14 H8 V20 Z M10 20 V9.5 H14 V20 Z M16 20 V5 H20 V20 Z")


ICONS: dict[str, Callable[[], Drawing]] = {
    "hint": hint,
    "replay": replay,
    "rummy-qt": program,
    "rummy-qt-16": program_small,
    "sort": sort,
    "suit-c": partial(_suit_mark, "c"),
    "suit-d": partial(_suit_mark, "d"),
    "suit-h": partial(_suit_mark, "h"),
    "suit-s": partial(_suit_mark, "s"),
    "undo": undo,
}
