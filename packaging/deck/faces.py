"""The company: four people and four animals, each in three moods.

A bust stands in a box of 200 × 176 over a ring about (100, 104) with the radius 50, which is drawn
at the table in its seat's yarn. What lies below the middle is cut by the ring; ears, hats and
antlers stand out of it, with an edge of ivory paper. Each of the eight has an outline of its own;
the eyes carry the mood, and the body repeats it.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Final, Literal

from deck.drawing import Drawing, Piece
from deck.geometry import Point, Shape, ellipse, outline, polygon, rounded
from deck.palette import BRASS, CLOTH, EDGE, HAIR, INK, IVORY, LIT, NIGHT, OCHRE, SAND, SHADE

Mood = Literal["calm", "glad", "sorry"]
MOODS: Final[tuple[Mood, ...]] = ("calm", "glad", "sorry")

_DARK, _RED = INK["s"], INK["h"]
_MOSS, _BROWN, _BLUE, _ICE = CLOTH["c"], CLOTH["d"], CLOTH["h"], CLOTH["s"]
_STRAW, _AUBURN, _SLATE = HAIR["c"], HAIR["h"], HAIR["s"]
_PAPER_EDGE = 3.6
"""Twice the breadth of the ivory around what stands out of the ring."""
_NECK: Point = (64, 124)


def _by(mood: Mood, calm: float, glad: float, sorry: float) -> float:
    return {"calm": calm, "glad": glad, "sorry": sorry}[mood]


def _bust() -> Drawing:
    return Drawing(128, 144)


def _eye(d: Drawing, x: float, y: float, mood: Mood, white: str = IVORY) -> None:
    """Open and almond, an arc of laughter, or a lowered lid."""
    if mood == "glad":
        d.soft_line(
            _DARK,
            4.6,
            outline(f"M{x - 8} {y + 4} C{x - 5} {y - 6} {x + 5} {y - 6} {x + 8} {y + 4}"),
        )
        return
    if mood == "sorry":
        d.soft_line(
            _DARK, 4.2, outline(f"M{x - 7.5} {y} C{x - 4} {y + 6} {x + 4} {y + 6} {x + 7.5} {y}")
        )
        return
    d.cut(
        white,
        outline(
            f"M{x - 9} {y} C{x - 4} {y - 8} {x + 4} {y - 8} {x + 9} {y} "
            f"C{x + 4} {y + 7} {x - 4} {y + 7} {x - 9} {y} Z"
        ),
    )
    d.cut(_DARK, ellipse(x, y - 0.4, 4.6))


def _brows(d: Drawing, colour: str, y: float, apart: float, mood: Mood, x: float = 64) -> None:
    """Over both eyes, ``apart`` from the middle: level, raised, or drawn up in the middle."""
    lift, slant = _by(mood, 0, -5, -1), _by(mood, 0, 1, 5)
    for side in (-1, 1):
        a, b = x + side * (apart - 8), x + side * (apart + 8)
        d.soft_line(colour, 4.4, outline(f"M{a} {y + lift - slant} L{b} {y + lift + slant}"))


def _mouth(d: Drawing, x: float, y: float, mood: Mood, colour: str = _RED) -> None:
    if mood == "glad":
        d.cut(
            colour,
            outline(
                f"M{x - 11} {y - 4} C{x - 4} {y} {x + 4} {y} {x + 11} {y - 4} "
                f"C{x + 9} {y + 11} {x - 9} {y + 11} {x - 11} {y - 4} Z"
            ),
        )
    elif mood == "sorry":
        d.soft_line(
            colour, 4, outline(f"M{x - 8} {y + 5} C{x - 4} {y - 3} {x + 4} {y - 3} {x + 8} {y + 5}")
        )
    else:
        d.soft_line(
            colour, 4, outline(f"M{x - 8} {y} C{x - 3} {y + 3} {x + 3} {y + 3} {x + 8} {y}")
        )


def _shoulders(d: Drawing, colour: str, high: float = 122) -> None:
    d.cut(
        colour,
        outline(f"M8 144 C10 {high + 6} 34 {high} 64 {high} C94 {high} 118 {high + 6} 120 144 Z"),
    )


def _nodding(body: Drawing, head: Drawing, mood: Mood, by: float = 1.0) -> Drawing:
    """The head on its body: thrown back a little, or hanging."""
    turned = head.turned(_by(mood, 0, -6, 8) * by, _NECK).placed(1, 0, _by(mood, 0, -3, 7))
    body.pieces += turned.pieces
    return body


# ------------------------------------------------------------------------------- people


def sailor(mood: Mood) -> Drawing:
    """A knitted cap with a bobble, and a white beard."""
    body, d = _bust(), _bust()
    _shoulders(body, NIGHT)
    d.cut(
        IVORY,
        outline(
            "M64 42 C88 42 98 54 100 76 C104 112 86 138 64 138 C42 138 24 112 28 76 "
            "C30 54 40 42 64 42 Z"
        ),
    )
    d.cut(SAND, rounded(36, 56, 56, 54, 22))
    d.cut(SHADE, outline("M59 84 L69 84 L73 98 C70 103 58 103 55 98 Z"))
    _eye(d, 50, 86, mood)
    _eye(d, 78, 86, mood)
    _brows(d, IVORY, 75, 14, mood)
    d.cut(
        LIT,
        outline(
            "M64 102 C52 97 42 103 36 114 C48 117 58 114 64 109 C70 114 80 117 92 114 "
            "C86 103 76 97 64 102 Z"
        ),
    )
    _mouth(d, 64, 120, mood)
    cap = _bust()
    cap.cut(NIGHT, outline("M30 62 C28 30 44 20 64 20 C84 20 100 30 98 62 Z"))
    for x in (-26, -13, 0, 13, 26):  # from the middle; they taper towards the bobble
        ends = f"{64 + 0.62 * x} 30 {64 + 0.25 * x} 24"
        back = f"{64 + 0.62 * x} 30 {67 + 1.08 * x} 42 {66 + x} 58"
        cap.cut(_BLUE, outline(f"M{62 + x} 58 C{61 + 1.08 * x} 42 {ends} C{back} Z"))
    cap.cut(_RED, rounded(24, 54, 80, 18, 7))
    cap.cut(
        IVORY, *[polygon((x, 57), (x + 5, 63), (x, 69), (x - 5, 63)) for x in range(34, 100, 12)]
    )
    cap.cut(_RED, ellipse(64 + _by(mood, 0, 8, -10), 16 + _by(mood, 0, -3, 8), 12))
    d.pieces += cap.turned(_by(mood, 0, -5, 3), (64, 70)).placed(1, 0, _by(mood, 0, -5, 6)).pieces
    return _nodding(body, d, mood)


def grandmother(mood: Mood) -> Drawing:
    """A headscarf that is tied under the chin, and round glasses."""
    body, d = _bust(), _bust()
    _shoulders(body, _AUBURN)
    d.cut(
        _RED,
        outline(
            "M64 26 C102 26 112 66 106 96 C102 118 84 130 64 130 C44 130 26 118 22 96 "
            "C16 66 26 26 64 26 Z"
        ),
    )
    spots = (
        (64, 34),
        (44, 41),
        (84, 41),
        (31, 58),
        (97, 58),
        (26, 80),
        (102, 80),
        (33, 106),
        (95, 106),
    )
    d.cut(IVORY, *[ellipse(x, y, 3.4) for x, y in spots])
    d.cut(SAND, ellipse(64, 88, 27, 33))
    d.cut(
        EDGE,
        outline(
            "M64 52 C46 54 38 66 37 80 C48 76 60 70 64 62 C68 70 80 76 91 80 C90 66 82 54 64 52 Z"
        ),
    )
    d.cut(OCHRE, ellipse(45, 102, 5), ellipse(83, 102, 5))
    for x in (51, 77):
        d.cut(IVORY, ellipse(x, 87, 12.5))
        _eye(d, x, 88, mood)
        d.soft_line(NIGHT, 3.2, ellipse(x, 87, 12.5))
    d.soft_line(NIGHT, 3, outline("M62 85 C63 83 65 83 66 85"))
    d.cut(SHADE, ellipse(64, 99, 4.4, 5.4))
    _mouth(d, 64, 111, mood)
    ends = _bust()
    for side in (-1, 1):
        ends.cut(
            _RED,
            outline(
                f"M64 128 C{64 + side * 14} 116 {64 + side * 30} 120 {64 + side * 36} 136 "
                f"C{64 + side * 24} 142 {64 + side * 12} 138 64 130 Z"
            ),
        )
    ends.cut(_AUBURN, ellipse(64, 129, 5.5))
    d.pieces += ends.placed(1, 0, _by(mood, 0, -3, 3)).pieces
    return _nodding(body, d, mood, 1.5)


def sweep(mood: Mood) -> Drawing:
    """In profile under a top hat, with a moustache; he looks to the right."""
    body, d = _bust(), _bust()
    _shoulders(body, _DARK)
    body.cut(IVORY, polygon((58, 122), (82, 120), (74, 144), (60, 144)))
    body.cut(_RED, polygon((62, 122), (80, 121), (72, 133)))
    d.cut(
        SAND,
        outline(
            "M38 64 H92 L94 78 L106 94 L95 98 L96 108 C96 118 88 124 76 122 L74 130 H50 L48 112 "
            "C38 100 36 82 38 64 Z"
        ),
    )
    d.cut(_AUBURN, outline("M34 62 H60 C60 78 56 86 54 92 L52 110 C40 104 32 86 34 62 Z"))
    d.cut(SHADE, ellipse(55, 92, 6, 8))
    d.cut(_AUBURN, outline("M98 98 C88 96 78 98 68 112 C80 116 94 112 102 104 Z"))
    _eye(d, 81, 83, mood)
    lift = _by(mood, 0, -5, -1)
    d.soft_line(
        _AUBURN,
        4.4,
        outline(f"M71 {74 + lift - _by(mood, 0, 0, 4)} L91 {73 + lift + _by(mood, 0, 0, 4)}"),
    )
    if mood == "glad":
        d.cut(_RED, outline("M78 112 C86 113 92 111 96 108 C96 119 82 121 78 112 Z"))
    else:
        d.soft_line(
            _RED,
            3.6,
            outline(
                f"M82 {114 + _by(mood, 0, 0, 3)} C87 {114} 91 {113} 94 {113 + _by(mood, 0, 0, 3)}"
            ),
        )
    hat = _bust()
    hat.cut(_DARK, outline("M36 8 C54 3 76 3 94 8 L96 58 H34 Z"))
    hat.cut(BRASS, outline("M34.6 44 H95.4 L96 57 H34 Z"))
    hat.cut(_DARK, rounded(16, 54, 98, 12, 6))
    d.pieces += (
        hat.turned(_by(mood, -3, -17, 12), (44, 62)).placed(1, 0, _by(mood, 0, -2, 6)).pieces
    )
    return _nodding(body, d, mood, 0.7)


def girl(mood: Mood) -> Drawing:
    """A wreath of midsummer flowers, and plaits that fly."""
    body, d = _bust(), _bust()
    _shoulders(body, _BLUE)
    body.cut(IVORY, polygon((46, 122), (64, 138), (82, 122)))
    up = _by(mood, 4, -34, 44)
    for side in (-1, 1):
        plait = _bust()
        for n in range(4):
            x, y = 64 + side * (36 + 9 * n), 78 + 3 * n
            plait.cut(_STRAW if n % 2 == 0 else BRASS, ellipse(x, y, 8, 7 - 0.6 * n))
        x, y = 64 + side * 72, 89
        plait.cut(_RED, polygon((x - 4, y - 10), (x + 4, y + 10), (x - 4, y + 10), (x + 4, y - 10)))
        d.pieces += plait.turned(side * up, (64 + side * 30, 76)).pieces
    d.cut(_STRAW, ellipse(64, 84, 36, 38))
    d.cut(SAND, ellipse(64, 92, 26, 32))
    d.cut(
        _STRAW,
        outline(
            "M38 88 C36 62 50 54 66 54 C82 54 92 66 91 88 C84 84 70 78 60 66 C58 76 48 84 38 88 Z"
        ),
    )
    d.cut(OCHRE, ellipse(46, 106, 5), ellipse(82, 106, 5))
    _eye(d, 52, 93, mood)
    _eye(d, 77, 93, mood)
    if mood == "sorry":
        _brows(d, _AUBURN, 83, 13, mood)
    d.soft_line(SHADE, 3, outline("M64 95 L62 103 L66 103"))
    _mouth(d, 64, 113, mood)
    d.soft_line(_MOSS, 9, outline("M30 70 C40 46 88 46 98 70"))
    for n, (x, y) in enumerate(((30, 68), (41, 56), (56, 50), (72, 50), (87, 56), (98, 68))):
        colour = (_RED, IVORY, _ICE)[n % 3]
        petals = ((0, -6), (6, -1.5), (3.6, 5), (-3.6, 5), (-6, -1.5))
        d.cut(colour, *[ellipse(x + dx, y + dy, 4.4) for dx, dy in petals])
        d.cut(BRASS, ellipse(x, y, 3.2))
    return _nodding(body, d, mood)


# ------------------------------------------------------------------------------- animals


def _aside(side: int, path: str) -> Shape:
    """At this side a path that counts from the middle outwards."""
    at = r"([\d.]+) ([\d.]+)"
    return outline(re.sub(at, lambda xy: f"{64 + side * float(xy[1]):g} {xy[2]}", path))


def hare(mood: Mood) -> Drawing:
    """Long ears: upright, flung apart, or folded and hanging."""
    body, d = _bust(), _bust()
    _shoulders(body, _MOSS)
    body.cut(_RED, outline("M38 124 C50 134 78 134 90 124 L94 134 C78 144 50 144 34 134 Z"))
    for side, x in ((-1, 50), (1, 78)):
        ear = _bust()
        if mood == "sorry":  # up to where it folds
            ear.cut(
                EDGE, _aside(side, "M2 76 C1 56 6 32 18 24 C26 20 34 28 33 38 C32 52 28 66 22 78 Z")
            )
            ear.cut(
                SAND,
                _aside(side, "M9 72 C8 56 12 42 19 34 C24 34 25 38 24.5 46 C23 55 20 64 16 74 Z"),
            )
        else:
            ear.cut(
                EDGE,
                outline(
                    f"M{x - 12} 74 C{x - 18} 46 {x - 10} 6 {x} 4 "
                    f"C{x + 10} 6 {x + 18} 46 {x + 12} 74 Z"
                ),
            )
            ear.cut(
                SAND,
                outline(
                    f"M{x - 5} 70 C{x - 9} 48 {x - 5} 20 {x} 17 C{x + 5} 20 {x + 9} 48 {x + 5} 70 Z"
                ),
            )
            ear.cut(
                _DARK,
                outline(
                    f"M{x - 8} 16 C{x - 6} 8 {x - 3} 4 {x} 4 C{x + 3} 4 {x + 6} 8 {x + 8} 16 "
                    f"C{x + 4} 12 {x - 4} 12 {x - 8} 16 Z"
                ),
            )
        d.pieces += ear.turned(side * _by(mood, 9, 26, 0), (x, 76)).pieces
    d.cut(
        EDGE,
        outline(
            "M64 60 C90 60 100 80 100 98 C100 116 84 128 64 128 C44 128 28 116 28 98 "
            "C28 80 38 60 64 60 Z"
        ),
    )
    d.cut(IVORY, ellipse(64, 112, 22, 17))
    _eye(d, 47, 90, mood)
    _eye(d, 81, 90, mood)
    d.cut(
        _RED, outline("M56 101 C61 98 67 98 72 101 C72 107 68 110 64 110 C60 110 56 107 56 101 Z")
    )
    _mouth(d, 64, 118, mood, _DARK)
    if mood != "sorry":
        return _nodding(body, d, mood, 0.7)
    for side in (-1, 1):  # from there it hangs beside the cheek
        flap = _aside(
            side,
            "M12 29 C18 19 32 17 40 29 C48 43 51.5 64 50 82 C49 92 46.5 100 42 102 "
            "C38 103 34 96 31.5 87 C28.5 76 28 64 23 53 C20 47 15 46 12 42 C9.5 38 10 33 12 29 Z",
        )
        d.line(IVORY, 2.4, flap)
        d.cut(EDGE, flap)
        tip = "M50 85 C49 93 46 100 42 102 C38 103 34 96 31.5 87 L31 84 C37 89 45 89 50 85 Z"
        d.cut(_DARK, _aside(side, tip))
    body.pieces += d.pieces
    return body


def owl(mood: Mood) -> Drawing:
    """Tufts over eyes as large as saucers."""
    d = _bust()
    d.cut(
        _BROWN,
        outline(
            "M64 44 C98 44 112 72 112 104 C112 130 96 144 64 144 C32 144 16 130 16 104 "
            "C16 72 30 44 64 44 Z"
        ),
    )
    for side in (-1, 1):
        tuft, x = _bust(), 64 + side * 30
        tip = (
            f"C{x - side * 8} 44 {x + side * 2} 34 {x + side * 8} 16 "
            f"C{x + side * 18} 40 {x + side * 18} 60"
        )
        start, end = f"M{x - side * 22} 56", f"{x + side * 14} 76 Z"
        if mood == "sorry" and side < 0:  # it falls, far over the ring
            start = "M46 62 C35 50 18 49 6 59"
            tip, end = "C-5 68 -13 81 -16 92 C-5 84 8 85", "20 94 Z"
        tuft.cut(_BROWN, outline(f"{start} {tip} {end}"))
        d.pieces += tuft.turned(side * _by(mood, 0, -14, 0), (x, 66)).pieces
    for row, y in enumerate((122, 132, 142)):
        xs = [34 + 15 * n + 7.5 * (row % 2) for n in range(5)]
        d.cut(
            BRASS,
            *[
                outline(
                    f"M{x - 6} {y - 4} L{x + 6} {y - 4} C{x + 6} {y + 3} {x} {y + 6} {x} {y + 6} "
                    f"C{x} {y + 6} {x - 6} {y + 3} {x - 6} {y - 4} Z"
                )
                for x in xs
            ],
        )
    d.cut(LIT, ellipse(44, 86, 25, 26), ellipse(84, 86, 25, 26))
    for side in (-1, 1):
        x = 64 + side * 20
        if mood == "glad":
            d.soft_line(_DARK, 5.6, outline(f"M{x - 15} 92 C{x - 9} 72 {x + 9} 72 {x + 15} 92"))
            continue
        d.cut(BRASS, ellipse(x, 87, 16))
        d.cut(_DARK, ellipse(x, 87 + _by(mood, 0, 0, 5), 9))
        if mood == "calm":
            d.cut(IVORY, ellipse(x + 3, 83, 3))
            continue
        outer, inner = (x + side * 17, 93), (x - side * 17, 83)  # of a lid that is lowered
        d.cut(LIT, polygon(outer, inner, (inner[0], 68), (outer[0], 68)))
        d.soft_line(_DARK, 4.6, polygon(outer, inner))
    d.cut(OCHRE, outline("M56 94 C60 90 68 90 72 94 L64 116 Z"))
    return d.turned(_by(mood, 0, -6, 5), _NECK).placed(1, 0, _by(mood, 0, -2, 4))


def moose(mood: Mood) -> Drawing:
    """Antlers as broad as the ring, and a long muzzle."""
    body, d = _bust(), _bust()
    _shoulders(body, _SLATE)
    for side in (-1, 1):

        def x(v: float, side: int = side) -> float:
            return 64 + side * v

        d.cut(
            _STRAW,
            outline(
                f"M{x(10)} 66 C{x(22)} 64 {x(30)} 58 {x(34)} 48 L{x(46)} 50 "
                f"C{x(56)} 44 {x(60)} 32 {x(57)} 20 L{x(49)} 28 L{x(45)} 14 L{x(37)} 26 "
                f"L{x(29)} 12 L{x(24)} 28 C{x(22)} 42 {x(14)} 52 {x(8)} 56 Z"
            ),
        )
        ear = _bust()
        ear.cut(
            _AUBURN,
            outline(
                f"M{x(20)} 72 C{x(32)} 62 {x(46)} 64 {x(52)} 74 C{x(44)} 84 {x(30)} 86 {x(20)} 80 Z"
            ),
        )
        ear.cut(
            SAND,
            outline(
                f"M{x(26)} 74 C{x(33)} 69 {x(40)} 70 {x(45)} 75 C{x(39)} 79 {x(32)} 80 {x(26)} 78 Z"
            ),
        )
        d.pieces += ear.turned(side * _by(mood, 0, -24, 34), (x(22), 76)).pieces
    d.cut(
        _AUBURN,
        outline(
            "M64 54 C84 54 91 64 90 80 C89 94 94 102 95 114 C96 132 82 142 64 142 "
            "C46 142 32 132 33 114 C34 102 39 94 38 80 C37 64 44 54 64 54 Z"
        ),
    )
    d.cut(_BROWN, ellipse(64, 122, 29, 20))
    _eye(d, 51, 82, mood, LIT)
    _eye(d, 77, 82, mood, LIT)
    if mood == "sorry":
        _brows(d, _BROWN, 71, 13, mood)
    d.cut(_DARK, ellipse(52, 115, 4.4, 5.6), ellipse(76, 115, 4.4, 5.6))
    _mouth(d, 64, 129, mood, SAND)
    return _nodding(body, d, mood, 0.8)


def goose(mood: Mood) -> Drawing:
    """A long neck with a scarf; she looks to the right."""
    body, neck = _bust(), _bust()
    body.cut(_SLATE, outline("M6 144 C10 120 30 112 56 114 C88 116 112 126 120 144 Z"))
    neck.cut(
        _BROWN,
        outline(
            "M36 130 C44 112 48 96 46 70 C44 50 46 34 54 24 C62 14 82 12 90 24 C94 32 90 42 80 46 "
            "C70 50 68 60 70 76 C72 98 80 114 90 130 Z"
        ),
    )
    neck.cut(
        IVORY,
        outline(
            "M52 46 C56 36 66 34 74 38 C80 42 76 48 70 50 C62 54 58 64 56 72 C50 66 49 54 52 46 Z"
        ),
    )
    if mood == "glad":
        neck.cut(OCHRE, outline("M84 18 C98 12 112 12 120 16 C110 26 98 30 87 31 Z"))
        neck.cut(OCHRE, outline("M86 33 C98 34 108 36 114 40 C104 48 92 46 84 40 Z"))
    else:
        neck.cut(OCHRE, outline("M86 20 C100 20 114 26 122 34 C112 42 98 44 84 41 Z"))
        neck.soft_line(_AUBURN, 2.6, outline("M88 33 C98 35 108 35.6 116 35"))
    if mood == "calm":
        neck.cut(IVORY, ellipse(73, 24, 5.6))
        neck.cut(_DARK, ellipse(74.5, 24, 3.4))
    else:
        bend = _by(mood, 0, -9, 7)
        neck.soft_line(IVORY, 4, outline(f"M65 24 C68 {24 + bend} 78 {24 + bend} 81 24"))
    bowed = neck.turned(_by(mood, 0, -12, 32), (56, 126))
    body.pieces += bowed.placed(1, 0, _by(mood, 0, 0, 10)).pieces
    body.cut(_RED, outline("M32 112 C46 122 74 122 88 114 L94 128 C72 137 48 137 28 127 Z"))
    body.cut(_RED, polygon((38, 124), (56, 128), (50, 144), (34, 144)))
    body.line(IVORY, 3, outline("M36 139 L52 139"))
    return body


COMPANY: Final[dict[str, tuple[Callable[[Mood], Drawing], str]]] = {
    "girl": (girl, _ICE),
    "sailor": (sailor, _MOSS),
    "hare": (hare, _SLATE),
    "owl": (owl, LIT),
    "grandmother": (grandmother, _STRAW),
    "moose": (moose, _BLUE),
    "sweep": (sweep, EDGE),
    "goose": (goose, SAND),
}
"""By name: the drawing, and the paper in the ring behind it."""


def portrait(name: str, mood: Mood) -> Drawing:
    """A bust on the paper of its ring, with an edge of ivory around all that is cut."""
    draw, ground = COMPANY[name]
    bust, d = draw(mood), _bust()
    d.cut(ground, ellipse(64, 88, 50))
    d.pieces += [_edged(piece) for piece in bust.pieces if not piece.line]
    d.pieces += bust.pieces
    return replace(d.placed(1, 36, 16), width=200, height=176)


def _edged(piece: Piece) -> Piece:
    return replace(piece, colour=IVORY, line=_PAPER_EDGE, round_ends=True)
