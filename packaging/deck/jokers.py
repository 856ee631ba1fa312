"""Three jokers: the juggler and his mishap, the fox with one card too many, the magpie thief."""

from __future__ import annotations

from deck.drawing import Drawing
from deck.fox import fox_head
from deck.geometry import (
    Shape,
    combined,
    ellipse,
    outline,
    polygon,
    rounded,
    star,
)
from deck.palette import BRASS, IVORY, JOKER, NIGHT, SAND
from deck.suits import suit


def _bells(*places: tuple[float, float]) -> Shape:
    return combined(ellipse(x, y, 6.5) for x, y in places)


def _fool(awake: Shape, mouth: Shape) -> Drawing:
    """Head, cap and collar of the juggler; `awake` are the eyes."""
    d = Drawing()
    # cap: two horns in two papers, and a third behind
    d.cut(NIGHT, outline("M92 92 C88 62 74 58 60 72 C62 44 98 36 122 66 L126 92 Z"))
    d.cut(JOKER, outline("M158 92 C162 62 176 58 190 72 C188 44 152 36 128 66 L124 92 Z"))
    d.cut(BRASS, outline("M108 88 C104 60 112 46 125 34 C138 46 146 60 142 88 Z"))
    d.cut(BRASS, _bells((60, 76), (190, 76)))
    d.cut(JOKER, _bells((125, 32)))
    # face
    d.cut(SAND, outline("M98 82 H152 V104 C152 126 138 138 125 138 C112 138 98 126 98 104 Z"))
    d.cut(NIGHT, outline("M94 92 C108 82 142 82 156 92 V100 C142 91 108 91 94 100 Z"))
    d.cut(BRASS, ellipse(125, 117, 5.5))
    d.soft_line(NIGHT, 2.8, awake)
    d.soft_line(NIGHT, 2.8, mouth)
    return d


def juggler() -> Drawing:
    """Two-headed: above he keeps four suits in the air, below they have come down."""
    d = Drawing()
    grin = outline("M110 121 C114 134 136 134 140 121")
    up = _fool(outline("M108 110 C110 105 116 105 118 110 M133 108 H143"), grin)
    gasp = ellipse(125, 129, 4.5, 3.5)
    cross = outline("M109 105 L117 112 M117 105 L109 112 M133 105 L141 112 M141 105 L133 112")
    down = _fool(cross, gasp)
    # arms and hands
    d.soft_line(JOKER, 13, outline("M72 164 L61 143 M178 164 L206 128"))
    d.cut(SAND, ellipse(59, 140, 8), ellipse(208, 123, 8))
    d.soft_line(NIGHT, 13, outline("M70 186 L44 206 M180 186 L206 206"))
    d.cut(SAND, ellipse(41, 209, 8), ellipse(209, 209, 8))
    # body: a harlequin drum shared by both
    d.cut(
        JOKER,
        outline(
            "M50 175 C50 146 80 132 104 132 H146 C170 132 200 146 200 175 "
            "C200 204 170 218 146 218 H104 C80 218 50 204 50 175 Z"
        ),
    )
    for x in (75, 100, 125, 150, 175):
        d.cut(
            BRASS if x in (75, 125, 175) else NIGHT,
            polygon((x, 152), (x + 12.5, 175), (x, 198), (x - 12.5, 175)),
        )
    collar = combined(
        polygon((125 + k * 13 - 8, 131), (125 + k * 13 + 8, 131), (125 + k * 15, 150 - abs(k) * 2))
        for k in (-2, -1, 0, 1, 2)
    )
    d.cut(IVORY, collar, collar.opposite())
    d.pieces += up.pieces
    d.pieces += [p.opposite() for p in down.pieces]
    # the suits in the air, and those that came down
    flying = (("s", 66, 110, -25), ("h", 84, 28, -14), ("c", 168, 28, 14), ("d", 212, 100, 22))
    for name, x, y, turn in flying:
        d.cut(NIGHT if name in "sc" else JOKER, suit(name, 28, 0, 0).turned(turn).moved(x, y))
    fallen = (("h", 62, 320, 100), ("s", 96, 326, -75), ("d", 152, 326, 70), ("c", 64, 262, 160))
    for name, x, y, turn in fallen:
        d.cut(NIGHT if name in "sc" else JOKER, suit(name, 28, 0, 0).turned(turn).moved(x, y))
    return d


def _moon(d: Drawing) -> None:
    d.cut(SAND, ellipse(125, 172, 96))


def _small_card(d: Drawing, x: float, y: float, turn: float, colour: str) -> None:
    """Give the back of a card 44 units wide, turned about the foot of the fan at (125, 330)."""
    edge = rounded(x - 22, y - 31, 44, 62, 5)
    back = rounded(x - 18, y - 27, 36, 54, 3)
    d.cut(IVORY, edge.turned(turn, (125, 352)))
    d.cut(colour, back.turned(turn, (125, 352)))


def fox() -> Drawing:
    """Give a fox behind a fan of cards, winking, with one more card in the brush of the tail."""
    d = Drawing()
    _moon(d)
    # the card in the tail, then the tail
    d.cut(IVORY, rounded(188, 76, 40, 56, 4).turned(16, (208, 104)))
    d.cut(JOKER, rounded(190.5, 78.5, 35, 51, 3).turned(16, (208, 104)))
    d.cut(BRASS, star(210, 96, 11, 4.8).turned(16, (208, 104)))
    d.cut(
        BRASS,
        outline(
            "M140 300 C190 300 200 262 205 226 C240 210 236 158 196 118 C200 160 186 206 150 240 Z"
        ),
    )
    d.cut(
        IVORY,
        outline(
            "M196 118 C214 136 224 155 227 171 L215 162 L209 174 L201 161 L194 168 "
            "C197 152 198 135 196 118 Z"
        ),
    )
    # body and ruff
    d.cut(BRASS, outline("M70 300 C68 244 88 212 125 204 C162 212 182 244 180 300 Z"))
    d.cut(IVORY, outline("M104 214 C110 250 118 268 125 276 C132 268 140 250 146 214 Z"))
    d.cut(
        JOKER,
        outline(
            "M68 188 H182 L186 208 L171 214 L166 232 L149 226 L139 246 L125 232 L111 246 "
            "L101 226 L84 232 L79 214 L64 208 Z"
        ),
    )
    d.pieces += fox_head(BRASS, IVORY, NIGHT).pieces
    # fan and paws
    for step in (-2, -1, 0, 1, 2):
        _small_card(d, 125, 286, step * 17.0, NIGHT if step % 2 else JOKER)
    d.cut(BRASS, star(125, 284, 11, 4.8))
    d.cut(
        NIGHT,
        rounded(84, 296, 22, 30, 11).turned(-20, (95, 310)),
        rounded(144, 296, 22, 30, 11).turned(20, (155, 310)),
    )
    return d


def magpie() -> Drawing:
    """Give a magpie walking off with a crown."""
    d = Drawing()
    _moon(d)
    # branch
    d.soft_line(BRASS, 7, outline("M40 268 C90 258 140 262 196 250"))
    d.cut(BRASS, outline("M60 264 C50 252 40 250 30 252 C38 262 48 266 60 264 Z"))
    # tail, long and stepped
    d.cut(JOKER, outline("M96 214 L40 322 L58 330 L122 236 Z"))
    d.cut(NIGHT, outline("M90 206 L34 300 L48 312 L112 228 Z"))
    # legs
    d.line(NIGHT, 4, outline("M126 232 L122 262 M146 230 L146 260"))
    # body
    d.cut(
        NIGHT,
        outline(
            "M84 216 C84 160 112 122 150 104 C150 84 166 70 184 72 C202 74 210 88 206 104 "
            "C202 120 194 124 192 140 C192 190 164 236 122 238 C104 238 90 230 84 216 Z"
        ),
    )
    d.cut(
        IVORY,
        outline(
            "M190 146 C190 190 164 234 122 234 C112 234 106 232 100 228 C132 222 168 190 172 "
            "146 C178 142 186 142 190 146 Z"
        ),
    )
    # wing
    d.cut(
        JOKER,
        outline(
            "M146 128 C158 150 150 190 116 212 C98 222 82 224 70 232 C76 190 104 148 146 128 Z"
        ),
    )
    d.cut(
        IVORY,
        outline(
            "M146 128 C152 138 152 150 148 160 C136 152 126 152 116 154 C124 144 134 134 146 128 Z"
        ),
    )
    d.line(IVORY, 2, outline("M130 168 C120 188 104 204 84 216 M112 166 C106 182 94 198 80 208"))
    # beak, eye
    d.cut(NIGHT, polygon((200, 84), (232, 92), (203, 100)))
    d.cut(IVORY, ellipse(188, 88, 4.6))
    d.cut(NIGHT, ellipse(189, 88, 2.4))
    # crown hanging from the beak
    crown = polygon((-22, 0), (-26, -26), (-12, -14), (0, -32), (12, -14), (26, -26), (22, 0))
    gems = combined(ellipse(x, y, 3.6) for x, y in ((-26, -26), (0, -32), (26, -26)))
    d.cut(BRASS, (crown + gems).scaled(0.92).turned(14).moved(211, 124))
    return d


JOKERS = (juggler, fox, magpie)
