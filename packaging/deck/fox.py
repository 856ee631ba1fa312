"""The fox who winks: a joker, the sign of the ace of spades, the program's icon."""

from __future__ import annotations

from deck.drawing import Drawing
from deck.geometry import ellipse, outline, polygon


def fox_head(coat: str, mask: str, dark: str, bold: float = 1.0) -> Drawing:
    """Give ears, head and cheeks about (125, 140), 146 wide and 167 high; `bold` swells the eyes.

    He shuts one eye, and measures you with the other.
    """
    d = Drawing()
    ears = polygon((64, 56), (116, 104), (66, 132)), polygon((186, 56), (134, 104), (184, 132))
    d.cut(coat, *ears)
    d.cut(dark, polygon((71, 76), (96, 100), (72, 113)), polygon((179, 76), (154, 100), (178, 113)))
    d.cut(
        coat,
        outline(
            "M52 156 C60 112 90 92 125 92 C160 92 190 112 198 156 C172 164 150 196 137 216 "
            "H113 C100 196 78 164 52 156 Z"
        ),
    )
    d.cut(mask, outline("M52 156 C84 146 112 164 119 214 H113 C100 196 78 164 52 156 Z"))
    d.cut(mask, outline("M198 156 C166 146 138 164 131 214 H137 C150 196 172 164 198 156 Z"))
    d.cut(
        dark,
        outline(
            "M111 206 C116 201 134 201 139 206 C139 217 132 223 125 223 C118 223 111 217 111 206 Z"
        ),
    )
    d.soft_line(dark, 4.2 * bold, outline("M80 144 C86 150 98 150 105 145"))
    eye = outline("M145 146 C147 134 160 130 171 138 C167 148 154 151 145 146 Z")
    d.cut(dark, eye.moved(-157, -141).scaled(bold**0.5).moved(157, 141))
    d.cut(coat, ellipse(156, 140, 3 * bold**0.5))
    return d
