"""The program's icon and the one-colour signs of its actions, on a 24-unit grid."""

from __future__ import annotations

from collections.abc import Callable

from deck.drawing import Drawing
from deck.geometry import Shape, combined, ellipse, outline, polygon, rectangle, rounded
from deck.palette import BRASS, INK, IVORY, NIGHT
from deck.suits import suit

#: The one colour of a sign; the program replaces it by the text colour of its theme.
SIGN = "#23282d"
_LINE = 2.0
_GRID = 24.0


def _sign(*lines: str, filled: tuple[Shape, ...] = ()) -> Callable[[], Drawing]:
    """Give a sign of round-ended lines and filled shapes."""

    def draw() -> Drawing:
        drawing = Drawing(_GRID, _GRID)
        if lines:
            drawing.soft_line(SIGN, _LINE, *(outline(line) for line in lines))
        drawing.cut(SIGN, *filled)
        return drawing

    return draw


def _suit_sign(name: str) -> Callable[[], Drawing]:
    return _sign(filled=(suit(name, 20, 12, 12),))


def _gear() -> Drawing:
    drawing = Drawing(_GRID, _GRID)
    tooth = polygon((-1.9, -10.6), (1.9, -10.6), (2.6, -6), (-2.6, -6))
    teeth = combined(tooth.turned(45 * k).moved(12, 12) for k in range(8))
    drawing.cut(SIGN, teeth)
    drawing.ring(SIGN, ellipse(12, 12, 7.6), ellipse(12, 12, 3.4))
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


def symbol() -> Drawing:
    """Give the program's mark in one colour: two cards, the front one with a spade cut out."""
    d = Drawing(_GRID, _GRID)
    d.soft_line(SIGN, 1.8, outline("M6.5 17.5 L3.4 8.6 C3 7.4 3.4 6.6 4.4 6.2 L8 5"))
    d.ring(SIGN, rounded(8, 4, 13, 18, 2.2), suit("s", 10, 14.5, 13))
    return d


ICONS: dict[str, Callable[[], Drawing]] = {
    "rummy-qt": program,
    "rummy-qt-symbolic": symbol,
    "suit-c": _suit_sign("c"),
    "suit-d": _suit_sign("d"),
    "suit-h": _suit_sign("h"),
    "suit-s": _suit_sign("s"),
    # a card and a plus
    "new": _sign(
        "M13 20 H6.5 C5.4 20 5 19.4 5 18.5 V5.5 C5 4.6 5.4 4 6.5 4 H14.5 C15.6 4 16 4.6 16 5.5 V10",
        "M17.5 13.5 V20.5",
        "M14 17 H21",
    ),
    "undo": _sign("M9 5 L4.5 9.5 L9 14", "M5 9.5 H14 C17.6 9.5 20 11.6 20 14.7 S17.6 20 14 20 H10"),
    "redo": _sign("M15 5 L19.5 9.5 L15 14", "M19 9.5 H10 C6.4 9.5 4 11.6 4 14.7 S6.4 20 10 20 H14"),
    # bars of growing length, and the direction
    "sort": _sign(
        "M4 6 H8", "M4 12 H11", "M4 18 H14", "M18.5 5 V19", "M15.5 16 L18.5 19.2 L21.5 16"
    ),
    "hint": _sign(
        "M9.5 17 C9.5 14.4 6 13.2 6 9.2 C6 5.8 8.7 3.5 12 3.5 S18 5.8 18 9.2 C18 13.2 14.5 14.4 "
        "14.5 17 Z",
        "M10 20.5 H14",
    ),
    "log": _sign(
        "M9 6 H20",
        "M9 12 H20",
        "M9 18 H16",
        filled=tuple(ellipse(4.8, y, 1.5) for y in (6, 12, 18)),
    ),
    "settings": _gear,
    "help": _sign(
        "M8 9 C8 6.2 9.8 4.5 12.1 4.5 C14.5 4.5 16.2 6 16.2 8.2 C16.2 11.4 12 11.4 12 15",
        filled=(ellipse(12, 19.2, 1.5),),
    ),
    "score": _sign(
        "M5 4 H19 V20 H5 Z", "M5 9 H19", "M12 9 V20", "M8 13 H9", "M15 13 H16 M15 16.5 H16"
    ),
    "statistics": _sign("M4 20 H20", "M7 16 V12", "M12 16 V5", "M17 16 V9"),
    "replay": _sign(
        "M4.5 12 C4.5 7.8 7.8 4.5 12 4.5 C14.6 4.5 16.9 5.8 18.2 7.8",
        "M18.8 3.8 V8.2 H14.4",
        "M19.5 12 C19.5 16.2 16.2 19.5 12 19.5 C9.4 19.5 7.1 18.2 5.8 16.2 M5.2 20.2 V15.8 H9.6",
    ),
    "play": _sign(filled=(polygon((7, 4), (20, 12), (7, 20)),)),
    "pause": _sign(filled=(rectangle(6, 4.5, 4.2, 15), rectangle(13.8, 4.5, 4.2, 15))),
    "sound": _sign(
        "M15.5 9 C17 10.6 17 13.4 15.5 15",
        "M18 6.5 C21 9.5 21 14.5 18 17.5",
        filled=(polygon((3.5, 9), (7, 9), (12, 4.5), (12, 19.5), (7, 15), (3.5, 15)),),
    ),
    "rules": _sign(
        "M12 6.5 C10 5 7 4.5 3.5 4.5 V18 C7 18 10 18.5 12 20 C14 18.5 17 18 20.5 18 V4.5 "
        "C17 4.5 14 5 12 6.5 Z",
        "M12 6.5 V19.5",
    ),
}
