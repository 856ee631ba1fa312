"""How cards are painted: on the table, and small in a line of words.

A ``Picture`` is a card as it lies on the table, baked with its turn and its shadow, and kept. One
that is veiled or marked is made of it. ``Picture.corner`` says where its upper left corner lies
from the card's middle.
"""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Callable, Hashable
from enum import IntEnum
from functools import cache, lru_cache
from typing import Final, NamedTuple

from PySide6.QtCore import QByteArray, QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QTransform,
)
from PySide6.QtSvg import QSvgRenderer

from rummy_qt.engine import Card
from rummy_qt.engine.cards import FIRST_JOKER, face_text
from rummy_qt.ui.drawings import (
    clear_pixmap,
    figures_width,
    picture_of,
    recoloured,
    smooth_painter,
    write_figures,
)
from rummy_qt.ui.fonts import text_font
from rummy_qt.ui.theme import (
    BRASS,
    BRASS_SHADE,
    FOUR_COLOURS,
    IVORY,
    IVORY_EDGE,
    JOKER,
    SUIT_COLOURS,
    Theme,
)
from rummy_qt.ui.words.cards import LETTERS, Letters

from . import RATIO

Drawn = tuple[QPixmap, QPointF]
"""A picture, and where its upper left corner lies from the sprite's position."""

CARD_UNITS: Final = (250.0, 350.0)
"""A card's size in its own picture."""
CORNER: Final = 0.06
"""Radius of a corner, as a part of the width."""
ROLE_UNITS: Final = {"classic": (3.0, 6.0, 43.0, 96.0), "large": (3.0, 6.0, 43.0, 125.0)}
"""By face: the box around a card's upper index, left, top, width and height in its picture."""
ROLE_CORNER: Final = 7.0
ROLE_FRAME: Final = 3.5
"""The corners and the frame of that box where a joker shows another card's index."""
JOKERS: Final = 3
BACKS: Final = ("selbu", "basket", "herringbone", "petals")
SHADE: Final = QColor(23, 23, 0, 79)
"""Laid over what may not be taken, which lies in shade: ivory is 0.72 as bright, 0.69 in blue."""
TURN: Final = 0.5
"""Degrees from one turn in which pictures are drawn to the next: half of it moves the end of a card
by less than half a pixel."""
KEPT: Final = 200
"""Pictures of cards that are kept: more than a full table has."""
DRAWN_IN: Final = 3
"""Steps: see ``CardArt.draw_on``."""
SOFT: Final = 5
"""A shadow that fades in more device pixels is drawn smaller by so much, and enlarged."""
_FEW, _SHARED, _MANY = 6, 128, 256
"""The most that are kept: shadows that pictures are made with, pictures that several things share
(shadows of cards that fly are as large as a card), and small ones."""


class Lift(IntEnum):
    """How high a card is above the cloth: its shadow tells."""

    NONE = 0
    """It has no shadow in its picture: what flies throws one by its height."""
    MELD = 1
    LYING = 2
    IN_HAND = 3
    RAISED = 4
    IN_THE_AIR = 5
    """It is held there; what flies has it by its height."""


class Shade(NamedTuple):
    """A soft shadow, in pixels for a card of ``SHADED`` and less for smaller ones."""

    down: float
    blur: float
    """How far it fades, inwards and outwards."""
    strength: float


SHADES: Final[dict[Lift, tuple[Shade, ...]]] = {
    Lift.NONE: (),
    Lift.MELD: (Shade(0.8, 1.4, 0.40), Shade(2.2, 4.0, 0.26)),
    Lift.LYING: (Shade(1.2, 1.9, 0.50), Shade(4.5, 7.5, 0.34)),
    Lift.IN_HAND: (Shade(1.5, 2.5, 0.45), Shade(9.0, 15.0, 0.42)),
    Lift.RAISED: (Shade(2.0, 3.3, 0.36), Shade(12.0, 16.5, 0.40)),
    Lift.IN_THE_AIR: (Shade(3.0, 5.0, 0.25), Shade(22.0, 25.0, 0.42)),
}
"""Where the card touches what is below, and what it throws."""
SEEN: Final = 0.86
"""Of its blur; farther out a shadow is fainter than a screen shows, and no part of a picture."""
SHADED: Final = 130.0
LEAST_SHADED, MOST_SHADED = 0.55, 1.25
"""The shadows of narrower and broader cards are smaller and larger, within these bounds."""
LEVELS: Final = 6
"""Heights between lying and in the air for which a shadow is drawn."""


def shades_at(height: float) -> tuple[Shade, ...]:
    """The shadows of a card on its way up, from 0, where it lies, to 1."""
    pairs = zip(SHADES[Lift.LYING], SHADES[Lift.IN_THE_AIR], strict=True)
    return tuple(
        Shade(*(a + (b - a) * height for a, b in zip(low, high, strict=True)))
        for low, high in pairs
    )


def cast_down(height: float, width: float) -> float:
    """How far down a card so high and broad throws its shadow, in pixels."""
    low, high = SHADES[Lift.LYING][-1].down, SHADES[Lift.IN_THE_AIR][-1].down
    return (low + (high - low) * height) * min(MOST_SHADED, width / SHADED)


class Mark(IntEnum):
    """What a card wears besides its face."""

    NONE = 0
    CHOSEN = 1
    """A line of brass along its upper edge."""
    ADVISED = 2
    """It must be used, or a hint names it, or would have it lie there: an edge of brass."""


class Picture(NamedTuple):
    """A card as it lies on the table."""

    pixmap: QPixmap
    corner: QPointF
    """From the card's middle to the pixmap's upper left corner, in pixels of the view."""
    width: float
    """The card's own width in pixels of the view."""
    angle: float
    """By how much it is turned in the pixmap already."""


class Style(NamedTuple):
    """How cards are drawn."""

    face: str = "classic"
    back: str = BACKS[0]
    four_colour: bool = False
    letters: str = LETTERS
    """Printed on ace, king, queen and jack."""
    ratio: float = 1.0
    """Device pixels a pixel of the view."""


class Wear(NamedTuple):
    """How one card is to look where it lies."""

    angle: float = 0.0
    lift: Lift = Lift.LYING
    mark: Mark = Mark.NONE
    veiled: bool = False
    shown: float = RATIO
    """How much of its height is drawn, from the top, in card widths."""
    swing: float = 0.0
    """Degrees by which a held card hangs otherwise: its picture is turned, not drawn anew."""


LYING: Final = Wear()
"""Upright on the cloth, and nothing else to it."""


class _Drawing(NamedTuple):
    """What is drawn, whatever it wears."""

    name: str
    pixels: int
    """Of its width."""
    role: str
    """The face that a joker stands for."""


class CardArt:
    """Every card picture of a table; the table of the next match goes on with it."""

    def __init__(self, style: Style, theme: Theme) -> None:
        self.style = style
        self.theme = theme
        """Both are changed by ``restyle`` alone."""
        self.looks = object()
        """Another one whenever the same thing looks otherwise: what is drawn is drawn for these."""
        self._pictures: OrderedDict[tuple[_Drawing, Wear], Picture] = OrderedDict()
        self._read: tuple[str, QSvgRenderer | None] = "", None
        """By its name the drawing that was read ahead."""
        self.shared = lru_cache(_SHARED)(self._share)
        """What several things on the table look like, drawn once in these looks: called with the
        function that draws it, and with what that wants to know."""

    def restyle(self, style: Style, theme: Theme) -> None:
        """Draw from now on like this."""
        if (style, theme) == (self.style, self.theme):
            return
        self.style, self.theme = style, theme
        self.forget()

    def forget(self) -> None:
        """Let go of all pictures: what they show looks otherwise now."""
        self.looks = object()
        self._pictures.clear()
        self._read = "", None
        self.shared.cache_clear()
        _draw_chip.cache_clear()

    # ------------------------------------------------------------------ cards

    def card(self, card: Card | None, width: float, face: str, wear: Wear = LYING) -> Picture:
        """A card so broad; None: one that lies face down."""
        return self._picture(self._drawing(card, width, face), wear)

    def has(self, card: Card | None, width: float, face: str, wear: Wear) -> bool:
        """Whether that picture is drawn already."""
        return (self._drawing(card, width, face), _in_steps(wear)) in self._pictures

    def draw_on(self, card: Card | None, width: float, face: str, wear: Wear) -> bool:
        """One step on with a picture of which all at once would be long; whether it is made.

        Its drawing is read, then the bare card is drawn, then it is dressed.
        """
        key, bare = self._drawing(card, width, face), Wear(wear.angle, Lift.NONE, shown=wear.shown)
        if (key, _in_steps(bare)) in self._pictures:
            self._picture(key, wear)
            return True
        if self._read[0] == key.name:
            self._picture(key, bare)
        else:
            self._read = key.name, _renderer(key.name, self.style)
        return False

    def _drawing(self, card: Card | None, width: float, face: str) -> _Drawing:
        if card is None:
            return _Drawing(f"backs/{self.style.back}", self._pixels(width), "")
        role = face_text(card.role) if card.is_joker and card.suit >= 0 else ""
        return _Drawing(f"{face}/{_name(card)}", self._pixels(width), role)

    def _picture(self, key: _Drawing, wear: Wear) -> Picture:
        wear = _in_steps(wear)
        made = self._pictures.get((key, wear))
        if made is None:
            made = self._keep(key, wear)
        else:
            self._pictures.move_to_end((key, wear))
        return made

    def _keep(self, key: _Drawing, wear: Wear) -> Picture:
        """Draw it, and keep it."""
        plain = wear._replace(mark=Mark.NONE, veiled=False)
        if wear.swing:
            made = _turned(self._picture(key, wear._replace(swing=0.0)), wear.angle + wear.swing)
        elif wear == plain and not wear.lift:
            made = self._bake(key, wear)
        elif wear == plain:
            made = self._shaded(self._picture(key, plain._replace(lift=Lift.NONE)), key, wear)
        else:
            made = self._worn(self._picture(key, plain), wear)
        # What was painted on keeps the painter's buffers, a copy of it none.
        made = made._replace(pixmap=made.pixmap.copy())
        self._pictures[key, wear] = made
        if len(self._pictures) > KEPT:
            self._pictures.popitem(last=False)
        return made

    def _bake(self, key: _Drawing, wear: Wear) -> Picture:
        """A card as the deck draws it, turned, without a shadow."""
        read, drawing = self._read
        # If there is none, that shows before painting.
        face = drawing if drawing and read == key.name else _renderer(key.name, self.style)
        ratio = self.style.ratio
        full, height = RATIO * key.pixels, round(min(wear.shown, RATIO) * key.pixels)
        across = QTransform().rotate(wear.angle).mapRect(QRectF(0, 0, key.pixels, full))
        pixmap = clear_pixmap(across.width() + 3, across.height() + 3, 1)
        # Whole pixels where the card lies upright: its edges are sharp then.
        left, top = -round(key.pixels / 2), -round(full / 2)
        middle = QPointF(pixmap.width() // 2, pixmap.height() // 2)
        with smooth_painter(pixmap) as painter:
            painter.translate(middle)
            painter.rotate(wear.angle)
            box = QRectF(left, top, key.pixels, round(full))
            if wear.shown < RATIO:
                painter.setClipRect(QRectF(left, top, key.pixels, height))
            face.render(painter, box)
            if key.role:
                self._paint_role(painter, key, box)
            if wear.shown < RATIO:
                painter.fillRect(QRectF(left, top + height - 1, key.pixels, 1), QColor(IVORY_EDGE))
        pixmap.setDevicePixelRatio(ratio)
        # The card's own middle is half a pixel off where its size is odd.
        odd = QPointF(key.pixels / 2 + left, full / 2 + top)
        return Picture(pixmap, -(middle + odd) / ratio, key.pixels / ratio, wear.angle)

    def _shaded(self, bare: Picture, key: _Drawing, wear: Wear) -> Picture:
        ratio, scale = self.style.ratio, self.shade_scale(key.pixels)
        shades = SHADES[wear.lift]
        aside, over, under = (
            math.ceil(scale * max(SEEN * shade.blur + way * shade.down for shade in shades))
            for way in (0, -1, 1)
        )
        size = bare.pixmap.size()
        pixmap = clear_pixmap(size.width() + 2 * aside, size.height() + over + under, 1)
        with QPainter(pixmap) as painter:
            corner = bare.corner * ratio - QPointF(aside, over)
            for shade in shades:
                self.paint_shade(painter, (-corner, key.pixels, wear), shade)
            painter.resetTransform()
            painter.drawPixmap(QRect(QPoint(aside, over), size), bare.pixmap, bare.pixmap.rect())
        pixmap.setDevicePixelRatio(ratio)
        return bare._replace(pixmap=pixmap, corner=corner / ratio)

    def paint_shade(self, painter: QPainter, card: tuple[QPointF, int, Wear], shade: Shade) -> None:
        """One shadow of a card: its middle and breadth in device pixels, and how it lies."""
        middle, pixels, wear = card
        scale = self.shade_scale(pixels)
        blur = round(shade.blur * scale)
        high = round(min(wear.shown, RATIO) * pixels)
        patch = _soft_patch(pixels, high, blur, shade.strength)
        painter.resetTransform()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.translate(middle.x(), middle.y() + shade.down * scale)
        painter.rotate(wear.angle)
        lies = QRectF(-pixels / 2, -RATIO / 2 * pixels, pixels, high)
        painter.drawPixmap(lies.adjusted(-blur, -blur, blur, blur), patch, QRectF(patch.rect()))

    def shade_scale(self, pixels: int) -> float:
        """By how much shadows of a card so broad are larger than ``SHADES``, in device pixels."""
        ratio = self.style.ratio
        return ratio * min(MOST_SHADED, max(LEAST_SHADED, pixels / ratio / SHADED))

    def _worn(self, under: Picture, wear: Wear) -> Picture:
        """The same picture in shade, or with a mark."""
        pixmap = QPixmap(under.pixmap)
        with smooth_painter(pixmap) as painter:
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
            if wear.veiled and not self.theme.strong:
                size = pixmap.deviceIndependentSize()
                painter.fillRect(QRectF(0, 0, size.width(), size.height()), SHADE)
            painter.translate(-under.corner)
            painter.rotate(wear.angle)
            painter.translate(-under.width / 2, -RATIO * under.width / 2)
            _paint_mark(painter, wear.mark, under.width)
        return under._replace(pixmap=pixmap)

    def shade(self, width: float, level: int, shown: float = RATIO) -> Drawn:
        return self.shared(_draw_shade, self._pixels(width), shown, level)

    def _pixels(self, width: float) -> int:
        return max(4, round(width * self.style.ratio))

    def _paint_role(self, painter: QPainter, key: _Drawing, box: QRectF) -> None:
        """Over a laid joker's upper index, framed: that of the card which it stands for."""
        face = key.name.partition("/")[0]
        unit = box.width() / CARD_UNITS[0]
        left, top, width, height = ROLE_UNITS[face]
        place = QRectF(left * unit, top * unit, width * unit, height * unit)
        place.translate(box.topLeft())
        painter.save()
        painter.setClipRect(place)
        _renderer(f"{face}/{key.role}", self.style).render(painter, box)
        painter.restore()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(JOKER), max(1.0, ROLE_FRAME * unit)))
        painter.drawRoundedRect(place, ROLE_CORNER * unit, ROLE_CORNER * unit)

    # ------------------------------------------------------------------ cards as words

    def chip(self, card: Card, height: float) -> QPixmap:
        rank = "★" if card.suit < 0 else Letters.sign(card, self.style.letters)
        suit = "" if card.suit < 0 else "cdhs"[card.suit]
        colour = JOKER if card.is_joker else self.suit_colour(suit)
        rim = JOKER if card.is_joker and suit else IVORY
        return _draw_chip((rank, suit), (colour, IVORY, rim), height, self.style.ratio)

    def slip(
        self, text: str, height: float, ink: str, paper: str = IVORY, rim: str = ""
    ) -> QPixmap:
        """A slip of paper with a word on it, as a price."""
        return _draw_chip((text, ""), (ink, paper, rim or paper), height, self.style.ratio)

    def suit_colour(self, suit: str) -> str:
        """The colour in which a suit is printed, ``#rrggbb``."""
        return (FOUR_COLOURS if self.style.four_colour else SUIT_COLOURS)[suit]

    def _share(self, draw: Callable[..., Drawn], *what: Hashable) -> Drawn:
        return draw(*what, self)


def _draw_shade(pixels: int, shown: float, level: int, art: CardArt) -> Drawn:
    shades, ratio = shades_at(level / LEVELS), art.style.ratio
    rim = math.ceil(SEEN * max(shade.blur for shade in shades) * art.shade_scale(pixels))
    wide, high = pixels + 2 * rim, math.ceil(RATIO * pixels) + 2 * rim
    middle, pixmap = QPointF(wide / 2, high / 2), clear_pixmap(wide, high, 1)
    with QPainter(pixmap) as painter:
        for shade in shades:
            flat = shade._replace(down=shade.down - shades[-1].down)
            art.paint_shade(painter, (middle, pixels, Wear(shown=shown)), flat)
    pixmap.setDevicePixelRatio(ratio)
    return pixmap, -middle / ratio


def width_of(picture: QPixmap) -> float:
    """In pixels of the view."""
    return picture.width() / picture.devicePixelRatio()


def _in_steps(wear: Wear) -> Wear:
    return wear._replace(angle=TURN * round(wear.angle / TURN))


def _turned(still: Picture, angle: float) -> Picture:
    """A picture turned: as good as one of its own for a card that swings, and no load per frame."""
    turn = QTransform().rotate(angle - still.angle)
    lies = QRectF(still.corner, still.pixmap.deviceIndependentSize())
    pixmap = still.pixmap.transformed(turn, Qt.TransformationMode.SmoothTransformation)
    middle = pixmap.deviceIndependentSize() / 2
    corner = turn.map(lies.center()) - QPointF(middle.width(), middle.height())
    return still._replace(pixmap=pixmap, corner=corner, angle=angle)


def _renderer(name: str, style: Style) -> QSvgRenderer:
    source = picture_of(name, style.letters)
    if style.four_colour and name[-1] in FOUR_COLOURS and "/joker" not in name:
        old, new = SUIT_COLOURS[name[-1]], FOUR_COLOURS[name[-1]]
        source = source.replace(old.encode(), new.encode())
    return QSvgRenderer(QByteArray(source))


@cache
def _name(card: Card) -> str:
    if card.is_joker:
        return f"joker-{(card.index - FIRST_JOKER) % JOKERS + 1}"
    return face_text(card.face)


def _paint_mark(painter: QPainter, mark: Mark, width: float) -> None:
    """On a card of this width whose upper left corner is where the painter stands."""
    if mark is Mark.NONE:
        return
    thick = max(2.0, 0.022 * width)
    shaded = thick + max(1.0, 0.3 * thick)
    card = QPainterPath()
    card.addRoundedRect(QRectF(0, 0, width, RATIO * width), CORNER * width, CORNER * width)
    painter.setClipPath(card)
    for colour, broad in ((BRASS_SHADE, shaded), (BRASS, thick)):
        if mark is Mark.ADVISED:
            painter.strokePath(card, QPen(QColor(colour), 2 * broad))  # half of it on the card
        if mark is Mark.CHOSEN:
            painter.fillRect(QRectF(0, 0, width, broad), QColor(colour))


@lru_cache(maxsize=_FEW)
def _soft_patch(width: int, height: int, blur: float, strength: float) -> QPixmap:
    """A shadow for a card of this size in device pixels, ``blur`` larger at each side."""
    rim = max(1, round(blur))
    corner, whole = CORNER * width, QSize(width + 2 * rim, height + 2 * rim)
    coarse = max(1, rim // SOFT)
    patch = clear_pixmap(whole.width() / coarse, whole.height() / coarse, 1)
    with smooth_painter(patch) as painter:
        painter.scale(patch.width() / whole.width(), patch.height() / whole.height())
        painter.setPen(Qt.PenStyle.NoPen)
        # Nested layers, each in the place of what it covers; they darken slowly at both ends.
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
        steps, layer = max(4, min(48, rim)), QColor(0, 0, 0)
        for step in range(steps):
            inset, way = 2 * rim * (step + 0.5) / steps, (step + 1) / steps
            layer.setAlphaF(strength * way * way * (3 - 2 * way))
            painter.setBrush(layer)
            box = QRectF(QRect(QPoint(), whole)).adjusted(inset, inset, -inset, -inset)
            radius = corner + max(0.0, rim - inset)
            painter.drawRoundedRect(box, radius, radius)
    return patch


@lru_cache(maxsize=_MANY)
def _draw_chip(
    what: tuple[str, str], colours: tuple[str, str, str], height: float, ratio: float
) -> QPixmap:
    """``what``: a rank and a suit, or words and nothing; ``colours``: of ink, paper and rim."""
    (rank, suit), (ink, paper, rim) = what, colours
    font = text_font(0.66 * height)
    font.setBold(True)
    metrics = QFontMetricsF(font)
    high, sign = 0.56 * height, 0.52 * height if suit else 0.0
    words = metrics.horizontalAdvance(rank) if suit else figures_width(rank, high, metrics)
    pad = 0.22 * height
    width = round(words + (0.06 * height if suit else 0.0) + sign + 2 * pad)
    pixmap = clear_pixmap(width + 1, height + 1, ratio)
    with smooth_painter(pixmap) as painter:
        painter.setPen(Qt.PenStyle.NoPen)
        box, corner = QRectF(0.5, 0, width, height - 0.5), 0.16 * height
        painter.setBrush(QColor(0, 0, 0, 60))
        painter.drawRoundedRect(box.translated(0, 1), corner, corner)
        painter.setBrush(QColor(paper))
        if rim != paper:
            painter.setPen(QPen(QColor(rim), 1.2))
        painter.drawRoundedRect(box.adjusted(0.3, 0.3, -0.3, -0.3), corner, corner)
        painter.setFont(font)
        painter.setPen(QColor(ink))
        if not suit:
            write_figures(painter, rank, box, high, Qt.AlignmentFlag.AlignHCenter)
        else:
            base = (height + metrics.capHeight()) / 2 - 0.3
            painter.drawText(QPointF(pad + 0.5, base), rank)
            if rank == "Q":  # so small, its own tail is lost in the bowl, and it reads as 0
                painter.setPen(QPen(QColor(ink), 0.085 * height))
                end = QPointF(pad + 0.5 + words, base + 0.05 * height)
                painter.drawLine(end - QPointF(0.42 * words, 0.2 * height), end)
            place = QRectF(pad + 0.5 + words + 0.06 * height, (height - sign) / 2 - 0.2, sign, sign)
            recoloured(f":/assets/icons/suit-{suit}.svg", ink).render(painter, place)
    return pixmap
