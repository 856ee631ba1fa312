"""Jacks, queens and kings, as if cut from coloured paper by one hand.

Each rank has its silhouette, posture and attribute: the jack in profile under a pennant, in a
parti-coloured tabard; the queen inclined to her flower, in slashed sleeves; the king facing us
with a sword, in a broad mantle with a collar of fur. Each suit has its cloth and its hair, and
each of the twelve a look of their own: the jack of hearts dreams, the queen of spades wears a
wimple, the king of diamonds has one eye. A court card is point symmetric, so one half is drawn.
"""

from __future__ import annotations

from dataclasses import dataclass

from deck.cloth import WEAVES
from deck.drawing import Drawing
from deck.geometry import (
    CENTRE,
    Point,
    Shape,
    combined,
    ellipse,
    outline,
    polygon,
    rectangle,
    rounded,
)
from deck.palette import BRASS, CLOTH, HAIR, INK, IVORY, LIT, SAND, SHADE
from deck.suits import suit

_WAIST = CENTRE[1]
#: Height of a petal of the queen's flower, and its distance from the middle.
_PETALS = {"c": (24.0, 17.0), "d": (28.0, 17.0), "h": (25.0, 16.0), "s": (24.0, 18.5)}

#: How the king's beard runs from his left ear to his right, and the upper edge of his crown.
_BEARDS = {
    "c": "V106 C149 124 143 138 135 149 L125 131 L115 149 C107 138 101 124 101 106",
    "d": "V112 L144 142 H106 L101 112",
    "h": "V110 C149 136 138 146 125 146 C112 146 101 136 101 110",
    "s": "V104 C149 120 140 128 134 136 L125 148 L116 136 C110 128 101 120 101 104",
}
_CROWNS = {
    "c": "L94 33 H104 L106 41 H119 V26 H131 V41 H144 L146 33 H156",
    "d": "L93 27 L103 37 L109 23 L117 36 L125 18 L133 36 L141 23 L147 37 L157 27",
    "h": "L91 34 C94 22 106 24 110 36 C111 14 139 14 140 36 C144 24 156 22 159 34",
    "s": "L91 25 L108 38 L125 20 L142 38 L159 25",
}
_CROWN_BALLS: dict[str, tuple[tuple[float, float, float], ...]] = {
    "c": ((99, 29, 6), (125, 18, 6), (119, 25, 5), (131, 25, 5), (151, 29, 6)),
    "d": (),
    "h": (),
    "s": ((91, 23, 4), (125, 18, 4.5), (159, 23, 4)),
}


#: Where the queens and the kings look; the others look at us.
_GAZES = {"Qd": "right", "Qh": "closed", "Kc": "left", "Kd": "one", "Kh": "closed"}

#: The jacks' hair behind the ear: a bob, curls, a crop and a tail, from the cap to the collar.
_LOCKS = {
    "c": (
        "M84 48 H126 C126 62 118 68 117 80 V92 C112 98 104 100 96 98 C92 112 90 128 76 144 "
        "C70 138 66 132 66 124 C78 112 80 92 80 76 Z"
    ),
    "d": "M86 48 H126 C126 62 118 68 117 80 V92 C112 100 104 104 92 106 C84 96 82 72 86 48 Z",
    "h": (
        "M84 48 H126 C126 62 118 68 117 80 V94 C116 103 108 103 105 100 C108 110 98 117 92 110 "
        "C90 119 76 118 78 107 C68 106 68 95 76 92 C68 88 70 76 78 75 C72 68 76 56 84 48 Z"
    ),
    "s": (
        "M84 48 H126 C126 62 118 68 117 80 V94 C117 106 110 113 100 114 H80 "
        "C74 114 74 108 77 100 C81 88 82 70 84 48 Z"
    ),
}


@dataclass(frozen=True)
class Papers:
    """The papers of one suit: `own` is recoloured with the suit, `dark` draws the features."""

    suit: str
    own: str
    cloth: str
    hair: str
    dark: str
    lips: str


def papers(suit_name: str) -> Papers:
    """Choose the papers for the court of a suit."""
    own, cloth, hair = INK[suit_name], CLOTH[suit_name], HAIR[suit_name]
    if suit_name in "dh":
        return Papers(suit_name, own, cloth, hair, dark=cloth, lips=own)
    return Papers(suit_name, own, cloth, hair, dark=own, lips=BRASS)


def _features(d: Drawing, p: Papers, gaze: str, place: Point, size: float = 1.0) -> None:
    """Lay brows and nose, one cut, and the eyes, on a face that is turned to us."""

    def at(shape: Shape) -> Shape:
        return shape.scaled(size).moved(*place)

    d.line(p.dark, 2.6 * size, at(outline("M-18 -8 C-13 -13 -6 -12 -3 -7 L-5 13 H4")))
    d.line(p.dark, 2.6 * size, at(outline("M5 -10 C9 -12.5 14 -12 18 -8")))
    eye = outline("M-5.5 0 C-2.5 -4 2.5 -4 5.5 0 C2.5 3.4 -2.5 3.4 -5.5 0 Z")
    lid = outline("M-5.5 -1.5 C-2.5 3 2.5 3 5.5 -1.5")
    if gaze == "closed":
        d.soft_line(p.dark, 2 * size, at(lid.moved(-11, 0) + lid.moved(11, 0)))
    elif gaze == "one":
        d.cut(p.dark, at(eye.moved(-11, 0)))
        d.cut(p.dark, at(outline("M4 -5 H18 C18 6 14 9 11 9 C8 9 4 6 4 -5 Z")))
        d.line(p.dark, 1.8 * size, at(outline("M-23 -15 L24 -1")))
    elif gaze in ("left", "right"):
        side = -2.6 if gaze == "left" else 2.6
        d.cut(IVORY, at(eye.scaled(1.15).moved(-11, 0) + eye.scaled(1.15).moved(11, 0)))
        d.cut(p.dark, at(ellipse(-11 + side, -0.3, 2.7) + ellipse(11 + side, -0.3, 2.7)))
    else:
        d.cut(p.dark, at(eye.moved(-11, 0) + eye.moved(11, 0)))


def _belt(d: Drawing, p: Papers, half: float) -> None:
    """Lay a brass belt with a boss over the waist, `half` wide to either side."""
    x = CENTRE[0]
    d.cut(BRASS, rectangle(x - half, _WAIST - 5, 2 * half, 5.1))
    d.cut(
        BRASS,
        outline(
            f"M{x - 13} {_WAIST} C{x - 13} {_WAIST - 17} {x + 13} {_WAIST - 17} {x + 13} {_WAIST} Z"
        ),
    )
    d.cut(p.own, polygon((x - 8, _WAIST), (x, _WAIST - 8), (x + 8, _WAIST)))


def _king(p: Papers) -> Drawing:
    d = Drawing()
    # sword
    d.cut(SAND, polygon((200, 26), (192, 40), (192, 118), (200, 118)))
    d.cut(p.cloth, polygon((200, 26), (208, 40), (208, 118), (200, 118)))
    # mantle
    d.cut(
        p.own,
        outline(
            "M28 175 V168 C28 142 48 124 78 118 L104 112 H146 L172 118 "
            "C202 124 222 142 222 168 V175 Z"
        ),
    )
    hem = outline("M35 169 C35 147 52 131 79 124 H171 C198 131 215 147 215 169 Z")
    d.cut(BRASS, *WEAVES[p.suit].over(hem))
    d.cut(p.own, rounded(182, 112, 36, 52, 12))  # plain behind the hand
    # fur collar
    d.cut(
        IVORY,
        outline(
            "M78 114 C92 106 158 106 172 114 C168 140 150 156 125 158 C100 156 82 140 78 114 Z"
        ),
    )
    tails = ((86, 120), (93, 133), (104, 143))
    d.cut(
        p.dark,
        *(
            polygon((x - 2.4, y), (x + 2.4, y), (x, y + 8))
            for left, y in tails
            for x in (left, 250 - left)
        ),
    )
    # hair, face
    d.cut(
        p.hair,
        outline(
            "M97 48 H153 V84 C153 96 157 104 166 108 C156 116 144 116 136 112 "
            "H114 C106 116 94 116 84 108 C93 104 97 96 97 84 Z"
        ),
    )
    d.cut(SAND, outline("M102 48 H148 V88 C148 104 136 112 125 112 C114 112 102 104 102 88 Z"))
    d.cut(LIT, outline("M102 48 H122 L119.5 86 H125 V112 C114 112 102 104 102 88 Z"))
    # beard and moustache; the king of hearts goes without the latter
    d.cut(
        p.hair,
        outline(f"M101 78 C104 90 112 92 119 88 H131 C138 92 146 90 149 78 {_BEARDS[p.suit]} Z"),
    )
    d.cut(SAND, outline("M118 97 C121 95.5 129 95.5 132 97 C130 101 120 101 118 97 Z"))
    moustache = outline(
        "M108 96 C112 88 121 86 125 89 C129 86 138 88 142 96 "
        "C136 95 130 94 125 94.5 C120 94 114 95 108 96 Z"
    )
    d.cut(p.dark, *([] if p.suit == "h" else [moustache]))
    _features(d, p, _GAZES.get("K" + p.suit, ""), (125, 69))
    # crown
    d.cut(BRASS, outline(f"M98 54 {_CROWNS[p.suit]} L152 54 Z"))
    d.cut(BRASS, *(ellipse(*ball) for ball in _CROWN_BALLS[p.suit]))
    d.cut(p.own, suit(p.suit, 15, 125, 44), rectangle(98, 54, 54, 3))
    # guard, hand, pommel
    d.cut(BRASS, rounded(178, 114, 44, 8, 4), rectangle(197, 120, 6, 28), ellipse(200, 152, 6.5))
    d.cut(SAND, rounded(189, 124, 22, 19, 8))
    _belt(d, p, 97)
    return d


def _queen(p: Papers) -> Drawing:
    d = Drawing()
    # stem and flower
    d.line(p.cloth, 4, outline("M184 166 C202 132 192 104 204 66"))
    d.cut(p.cloth, outline("M197 112 C204 98 216 96 226 100 C220 112 208 118 197 112 Z"))
    size, away = _PETALS[p.suit]
    petal = suit(p.suit, size, 0, -away)
    d.cut(p.own, *(petal.turned(a).moved(204, 52) for a in range(0, 360, 72)))
    d.cut(BRASS, ellipse(204, 52, 7))
    # hair behind: open, or, in clubs, in two braids
    if p.suit == "c":
        crown = outline("M118 28 C150 26 162 50 158 84 L150 108 H96 L84 84 C80 52 90 30 118 28 Z")
        beads = ((158, 92, 10), (164, 106, 9), (170, 119, 8), (175, 131, 7))
        braids = [ellipse(x, y, r) for left, y, r in beads for x in (left, 243 - left)]
        d.cut(p.hair, crown, *braids)
    else:
        d.cut(
            p.hair,
            outline(
                "M118 28 C152 26 166 50 164 80 C163 100 172 116 186 126 C160 146 90 146 64 126 "
                "C78 116 82 104 80 82 C78 52 90 30 118 28 Z"
            ),
        )
    # gown and sleeves
    gown = outline("M60 175 C72 158 86 140 98 118 H152 C164 140 178 158 190 175 Z")
    d.cut(p.own, gown)
    d.cut(
        BRASS,
        *WEAVES[p.suit].over(
            outline("M70 169 C80 152 92 138 100 122 H150 C158 138 170 152 180 169 Z"), 0.82
        ),
    )
    sleeve = outline("M98 116 C72 112 44 128 38 158 C38 170 56 176 68 168 C84 156 96 138 98 116 Z")
    slash = combined(
        outline("M0 -17 C4 -8 4 8 0 17 C-4 8 -4 -8 0 -17 Z").turned(a).moved(x, y)
        for x, y, a in ((84, 132, 42), (69, 142, 30), (54, 153, 20))
    )
    d.cut(p.cloth, sleeve, sleeve.mirrored(125))
    d.cut(IVORY, slash, slash.mirrored(125))
    # a fist about the stem
    d.cut(SHADE, rounded(182, 143, 14, 20, 6).turned(14, (190, 153)))
    fingers = (
        rounded(184, y, 14, 5, 2.5).turned(14, (190, 153)) for y in (142.5, 147.8, 153, 158.2)
    )
    d.cut(SAND, *fingers)
    # neck, necklace
    d.cut(
        SAND,
        outline(
            "M114 90 H136 V106 C140 114 146 117 152 118 C146 134 136 144 125 148 "
            "C114 144 104 134 98 118 C104 117 110 114 114 106 Z"
        ),
    )
    d.cut(SHADE, outline("M114 100 C118 110 132 112 136 104 V107 C130 117 119 116 114 106 Z"))
    d.cut(
        p.own, *(ellipse(125 + x, y, 2.6) for x, y in ((-14, 120), (-8, 125), (8, 125), (14, 120)))
    )
    d.cut(p.own, suit(p.suit, 15, 125, 132))
    # head, inclined to the flower
    head = Drawing()
    head.cut(
        SAND,
        outline(
            "M102 62 C102 42 148 42 148 62 V78 C148 96 135 107 125 107 C115 107 102 96 102 78 Z"
        ),
    )
    head.cut(
        LIT, outline("M102 62 C102 50 112 47 122 47 L119.5 84 H125 V107 C115 107 102 96 102 78 Z")
    )
    head.cut(
        p.hair,
        outline(
            "M125 44 C140 44 152 54 149 74 C144 66 134 60 125 52 "
            "C116 60 106 66 101 74 C98 54 110 44 125 44 Z"
        ),
    )
    _features(head, p, _GAZES.get("Q" + p.suit, ""), (125, 72), 0.95)
    if p.suit == "s":
        wimple = outline(
            "M99 60 C97 84 104 108 125 110 C146 108 153 84 151 60 L158 66 C162 96 152 122 125 124 "
            "C98 122 88 96 92 66 Z"
        )
        head.cut(IVORY, wimple)
    head.cut(
        p.lips,
        outline("M115 93 C119 90 123 90 125 92 C127 90 131 90 135 93 C131 100 119 100 115 93 Z"),
    )
    head.cut(
        p.own,
        outline(
            "M101 50 C112 40 138 40 149 50 L155 24 L141 34 L134 16 L125 30 L116 16 L109 34 L95 24 Z"
        ),
    )
    head.cut(IVORY, ellipse(125, 38, 3.2), ellipse(112, 40, 2.4), ellipse(138, 40, 2.4))
    d.pieces += head.turned(8, (125, 100)).pieces
    _belt(d, p, 66)
    return d


def _jack(p: Papers) -> Drawing:
    d = Drawing()
    # pennant
    d.cut(p.own, polygon((216, 26), (160, 32), (172, 51), (160, 70), (216, 76)))
    d.cut(IVORY, suit(p.suit, 27, 195, 51))
    d.cut(BRASS, rectangle(214, 20, 6, 152), ellipse(217, 19, 5.5))
    # tabard, parted down the middle
    d.cut(p.own, polygon((125, 175), (32, 175), (32, 156), (98, 114), (125, 114)))
    d.cut(p.cloth, polygon((125, 175), (218, 175), (218, 156), (152, 114), (125, 114)))
    left = polygon((122.5, 169), (37, 169), (37, 159), (99, 119), (122.5, 119))
    right = polygon((127.5, 169), (212, 169), (212, 159), (151, 119), (127.5, 119))
    d.cut(BRASS, *WEAVES[p.suit].over(left, 0.82))
    d.cut(IVORY, *WEAVES[p.suit].over(right, 0.82))
    # neck, head in profile, hair, collar
    d.cut(SHADE, polygon((104, 90), (136, 108), (131, 122), (118, 132), (98, 116)))
    d.cut(
        SAND,
        outline(
            "M104 46 H143 C143 54 143 58 144 63 L155 82 C156 86 152 88 147 87 L147 91 L150 94 "
            "L146 97 L149 100 L145 103 C148 110 144 115 138 115 C124 114 112 106 108 92 Z"
        ),
    )
    d.cut(p.hair, outline(_LOCKS[p.suit]))
    d.cut(BRASS, polygon((90, 114), (103, 114), (118, 127), (105, 143)))
    d.cut(BRASS, polygon((146, 114), (131, 115), (118, 127), (131, 143)))
    d.line(p.dark, 2.6, outline("M128 65 C132 61 138 61 142 64"))
    if p.suit == "h":
        d.soft_line(p.dark, 2.2, outline("M129 72 C132 77 138 77 142 73"))
    else:
        d.cut(p.dark, outline("M129 73 C133 69 138 69 142 72 C139 76 133 77 129 73 Z"))
    if p.suit == "d":
        d.cut(p.hair, outline("M150 90 C142 88 136 92 130 99 C137 99 144 98 149 95 Z"))
        d.cut(p.hair, outline("M145 104 C148 112 144 118 136 117 C132 113 138 108 145 104 Z"))
    if p.suit == "c":
        d.cut(BRASS, ellipse(113, 96, 3.6))
    # cap and feather
    d.cut(p.own, outline("M92 42 C76 40 60 30 54 14 C74 12 94 22 104 38 Z"))
    d.line(IVORY, 2, outline("M62 19 C76 24 88 30 98 40"))
    d.cut(BRASS, outline("M78 50 C72 36 92 22 120 22 C144 22 154 36 150 50 C126 44 100 44 78 50 Z"))
    d.cut(p.own, outline("M78 50 C100 44 126 44 150 50 L149 57 C126 51 102 51 79 57 Z"))
    # arm, cuff, and the hand on the pole
    d.cut(p.own, polygon((150, 120), (166, 122), (207, 150), (196, 168), (180, 162)))
    d.cut(p.own, polygon((185, 156), (204, 126), (221, 134), (208, 164), (196, 168)))
    d.cut(BRASS, polygon((206, 118), (223, 127), (218, 139), (200, 130)))
    d.cut(SHADE, rounded(206, 107, 21, 20, 8))
    d.cut(SAND, *(rounded(205, y, 20, 4.4, 2.2) for y in (107, 111.8, 116.6, 121.4)))
    _belt(d, p, 93)
    return d


_DRAW = {"J": _jack, "Q": _queen, "K": _king}


def court(rank: str, suit_name: str) -> Drawing:
    """Give the picture of a court card, without its index."""
    drawing = Drawing()
    drawing.twice(_DRAW[rank](papers(suit_name)))
    return drawing
