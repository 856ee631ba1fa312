"""Painting of cards: on the table, and as small chips in a line of text.

A ``Picture`` is a card rendered at its angle with its shadow, and cached. A veiled or marked card
is painted over a copy of the plain picture.
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
"""A pixmap, and its offset: the upper left corner relative to the sprite's position."""

CARD_WIDTH: Final = 250.0
"""The width of a card in its SVG file."""
CORNER: Final = 0.06
"""Radius of a corner, as a part of the width."""
ROLE_UNITS: Final = {"classic": (3.0, 6.0, 43.0, 96.0), "large": (3.0, 6.0, 43.0, 125.0)}
"""By face, in SVG units: left, top, width and height of the box around the upper index."""
JOKERS: Final = 3
BACKS: Final = ("selbu", "basket", "herringbone", "petals")
SHADE: Final = QColor(23, 23, 0, 79)
"""The veil over cards that may not be taken: it dims ivory to 0.72, its blue to 0.69."""
TURN: Final = 0.5
"""Pictures are drawn at multiples of this angle in degrees: the error of half a step moves the end
of a card by less than half a pixel."""
KEPT: Final = 200
"""Size of the cache of card pictures: more than a full table needs."""
DRAWN_IN: Final = 2
"""The number of steps of ``CardArt.draw_on``."""
SOFT: Final = 5
"""A shadow with a larger blur, in device pixels, is drawn at a smaller scale and enlarged."""


class Lift(IntEnum):
    """How high a card is above the cloth, which decides the shadow in its picture."""

    NONE = 0
    """No shadow: the sprite of a flying card draws one for its height."""
    MELD = 1
    LYING = 2
    IN_HAND = 3
    RAISED = 4
    IN_THE_AIR = 5
    """Being dragged; the shadow of a flying card grows up to this one."""


class Shade(NamedTuple):
    """A soft shadow, in pixels for a card of width ``SHADED``; smaller cards have smaller ones."""

    down: float
    blur: float
    """The width of the soft edge, both inwards and outwards."""
    strength: float


SHADES: Final[dict[Lift, tuple[Shade, ...]]] = {
    Lift.NONE: (),
    Lift.MELD: (Shade(0.8, 1.4, 0.40), Shade(2.2, 4.0, 0.26)),
    Lift.LYING: (Shade(1.2, 1.9, 0.50), Shade(4.5, 7.5, 0.34)),
    Lift.IN_HAND: (Shade(1.5, 2.5, 0.45), Shade(9.0, 15.0, 0.42)),
    Lift.RAISED: (Shade(2.0, 3.3, 0.36), Shade(12.0, 16.5, 0.40)),
    Lift.IN_THE_AIR: (Shade(3.0, 5.0, 0.25), Shade(22.0, 25.0, 0.42)),
}
"""By lift: the contact shadow and the cast shadow."""
SEEN: Final = 0.86
"""The visible part of the blur; farther out a shadow is too faint to show and is cut off."""
SHADED: Final = 130.0
LEAST_SHADED, MOST_SHADED = 0.55, 1.25
"""Shadows scale with the width of the card, within these bounds."""
LEVELS: Final = 6
"""Heights between lying and in the air for which a shadow is drawn."""


def shade_y(height: float, width: float) -> float:
    """How far below the card its shadow falls, in pixels, at a height from 0 to 1."""
    low, high = SHADES[Lift.LYING][-1].down, SHADES[Lift.IN_THE_AIR][-1].down
    return (low + (high - low) * height) * min(MOST_SHADED, width / SHADED)


class Mark(IntEnum):
    """A mark drawn on a card's face."""

    NONE = 0
    CHOSEN = 1
    """A line of brass along its upper edge."""
    ADVISED = 2
    """An edge of brass: the card must be used, or a hint or a drop points at it."""


class Picture(NamedTuple):
    """A rendered card."""

    pixmap: QPixmap
    corner: QPointF
    """The pixmap's upper left corner relative to the card's centre, in logical pixels."""
    width: float
    """The width of the card itself, in logical pixels."""
    angle: float
    """The rotation in degrees that is already part of the pixmap."""


class Style(NamedTuple):
    """How cards are drawn."""

    face: str = "classic"
    back: str = BACKS[0]
    four_colour: bool = False
    letters: str = LETTERS
    """Printed on ace, king, queen and jack."""
    ratio: float = 1.0
    """Device pixels per logical pixel."""


class CardLook(NamedTuple):
    """How one card looks in its place."""

    angle: float = 0.0
    lift: Lift = Lift.LYING
    mark: Mark = Mark.NONE
    veiled: bool = False
    shown: float = RATIO
    """How much of its height is drawn, from the top, in card widths."""
    swing: float = 0.0
    """Degrees by which a dragged card swings: its picture is rotated, not rendered again."""


LYING: Final = CardLook()
"""The look of a card that lies upright on the cloth."""


class _Drawing(NamedTuple):
    """What is rendered, regardless of ``CardLook``."""

    name: str
    pixels: int
    """The width in device pixels."""
    role: str
    """The face that a joker stands for, or empty."""


class CardArt:
    """Renders and caches all card pictures of a table; the next match's table reuses it."""

    def __init__(self, style: Style, theme: Theme) -> None:
        self.style = style
        self.theme = theme
        """Both are changed by ``restyle`` alone."""
        self.version = object()
        """Replaced whenever style or theme change the pictures; sprites use it in their keys."""
        self._pictures: OrderedDict[tuple[_Drawing, CardLook], Picture] = OrderedDict()
        self.shared = lru_cache(128)(self._share)  # some are as large as a card's shadow
        """``shared(draw, *args)``: the cached picture ``draw(*args, self)``."""

    def restyle(self, style: Style, theme: Theme) -> None:
        """Change style and theme, dropping all pictures if either differs."""
        if (style, theme) == (self.style, self.theme):
            return
        self.style, self.theme = style, theme
        self.forget()

    def forget(self) -> None:
        """Drop all cached pictures, because they would look different now."""
        self.version = object()
        self._pictures.clear()
        self.shared.cache_clear()
        _draw_chip.cache_clear()

    # ------------------------------------------------------------------ cards

    def card(self, card: Card | None, width: float, face: str, look: CardLook = LYING) -> Picture:
        """The picture of a card of this width in logical pixels; None is a card face down."""
        return self._picture(self._drawing(card, width, face), look)

    def has(self, card: Card | None, width: float, face: str, look: CardLook) -> bool:
        """Whether that picture is in the cache."""
        return (self._drawing(card, width, face), _in_steps(look)) in self._pictures

    def draw_on(self, card: Card | None, width: float, face: str, look: CardLook) -> bool:
        """Do one step of rendering a picture, which is slow in one go; return whether it is done.

        The first step renders the bare card, the second adds shadow and mark.
        """
        key = self._drawing(card, width, face)
        bare = CardLook(look.angle, Lift.NONE, shown=look.shown)
        done = (key, _in_steps(bare)) in self._pictures
        self._picture(key, look if done else bare)
        return done

    def _drawing(self, card: Card | None, width: float, face: str) -> _Drawing:
        if card is None:
            return _Drawing(f"backs/{self.style.back}", self.pixels(width), "")
        role = face_text(card.role) if card.is_joker and card.suit >= 0 else ""
        return _Drawing(f"{face}/{_name(card)}", self.pixels(width), role)

    def _picture(self, key: _Drawing, look: CardLook) -> Picture:
        look = _in_steps(look)
        picture = self._pictures.get((key, look))
        if picture is None:
            picture = self._render(key, look)
        else:
            self._pictures.move_to_end((key, look))
        return picture

    def _render(self, key: _Drawing, look: CardLook) -> Picture:
        """Render a picture and put it into the cache."""
        plain = look._replace(mark=Mark.NONE, veiled=False)
        if look.swing:
            still = self._picture(key, look._replace(swing=0.0))
            picture = _rotated(still, look.angle + look.swing)
        elif look == plain and not look.lift:
            picture = self._bare(key, look)
        elif look == plain:
            picture = self._shaded(self._picture(key, plain._replace(lift=Lift.NONE)), key, look)
        else:
            picture = self._marked(self._picture(key, plain), look)
        # A pixmap that was painted on keeps the painter's buffers; a copy of it does not.
        picture = picture._replace(pixmap=picture.pixmap.copy())
        self._pictures[key, look] = picture
        if len(self._pictures) > KEPT:
            self._pictures.popitem(last=False)
        return picture

    def _bare(self, key: _Drawing, look: CardLook) -> Picture:
        """The card from its SVG, rotated, without a shadow."""
        face = _renderer(key.name, self.style)  # before painting, so that a missing file raises
        ratio = self.style.ratio
        full, height = RATIO * key.pixels, round(min(look.shown, RATIO) * key.pixels)
        across = QTransform().rotate(look.angle).mapRect(QRectF(0, 0, key.pixels, full))
        pixmap = clear_pixmap(across.width() + 3, across.height() + 3, 1)
        # On whole pixels, so that the edges of an upright card are sharp.
        left, top = -round(key.pixels / 2), -round(full / 2)
        middle = QPointF(pixmap.width() // 2, pixmap.height() // 2)
        with smooth_painter(pixmap) as painter:
            painter.translate(middle)
            painter.rotate(look.angle)
            box = QRectF(left, top, key.pixels, round(full))
            if look.shown < RATIO:
                painter.setClipRect(QRectF(left, top, key.pixels, height))
            face.render(painter, box)
            if key.role:
                self._paint_role(painter, key, box)
            if look.shown < RATIO:
                painter.fillRect(QRectF(left, top + height - 1, key.pixels, 1), QColor(IVORY_EDGE))
        pixmap.setDevicePixelRatio(ratio)
        # The card's centre is half a pixel off where its size is odd.
        odd = QPointF(key.pixels / 2 + left, full / 2 + top)
        return Picture(pixmap, -(middle + odd) / ratio, key.pixels / ratio, look.angle)

    def _shaded(self, bare: Picture, key: _Drawing, look: CardLook) -> Picture:
        ratio, scale = self.style.ratio, self.shade_scale(key.pixels)
        shades = SHADES[look.lift]
        aside, over, under = (
            math.ceil(scale * max(SEEN * shade.blur + sign * shade.down for shade in shades))
            for sign in (0, -1, 1)
        )
        size = bare.pixmap.size()
        pixmap = clear_pixmap(size.width() + 2 * aside, size.height() + over + under, 1)
        with QPainter(pixmap) as painter:
            corner = bare.corner * ratio - QPointF(aside, over)
            for shade in shades:
                self.paint_shade(painter, (-corner, key.pixels, look), shade)
            painter.resetTransform()
            painter.drawPixmap(QRect(QPoint(aside, over), size), bare.pixmap, bare.pixmap.rect())
        pixmap.setDevicePixelRatio(ratio)
        return bare._replace(pixmap=pixmap, corner=corner / ratio)

    def paint_shade(
        self, painter: QPainter, card: tuple[QPointF, int, CardLook], shade: Shade
    ) -> None:
        """Paint one shadow of a ``card``: its centre and width in device pixels, and its look."""
        middle, pixels, look = card
        scale = self.shade_scale(pixels)
        blur = round(shade.blur * scale)
        high = round(min(look.shown, RATIO) * pixels)
        patch = _soft_patch(pixels, high, blur, shade.strength)
        painter.resetTransform()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.translate(middle.x(), middle.y() + shade.down * scale)
        painter.rotate(look.angle)
        lies = QRectF(-pixels / 2, -RATIO / 2 * pixels, pixels, high)
        painter.drawPixmap(lies.adjusted(-blur, -blur, blur, blur), patch, QRectF(patch.rect()))

    def shade_scale(self, pixels: int) -> float:
        """The factor from ``SHADES`` to device pixels for a card of this width in them."""
        ratio = self.style.ratio
        return ratio * min(MOST_SHADED, max(LEAST_SHADED, pixels / ratio / SHADED))

    def _marked(self, under: Picture, look: CardLook) -> Picture:
        """The same picture with the veil or mark of ``look``."""
        pixmap = QPixmap(under.pixmap)
        with smooth_painter(pixmap) as painter:
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
            if look.veiled and not self.theme.strong:
                size = pixmap.deviceIndependentSize()
                painter.fillRect(QRectF(0, 0, size.width(), size.height()), SHADE)
            painter.translate(-under.corner)
            painter.rotate(look.angle)
            painter.translate(-under.width / 2, -RATIO * under.width / 2)
            _paint_mark(painter, look.mark, under.width)
        return under._replace(pixmap=pixmap)

    def pixels(self, width: float) -> int:
        """A card's width in device pixels."""
        return max(4, round(width * self.style.ratio))

    def _paint_role(self, painter: QPainter, key: _Drawing, box: QRectF) -> None:
        """Replace a laid joker's upper index with that of the card it stands for, framed."""
        face = key.name.partition("/")[0]
        unit = box.width() / CARD_WIDTH
        index = QRectF(*(unit * edge for edge in ROLE_UNITS[face])).translated(box.topLeft())
        painter.save()
        painter.setClipRect(index)
        _renderer(f"{face}/{key.role}", self.style).render(painter, box)
        painter.restore()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(JOKER), max(1.0, 3.5 * unit)))
        painter.drawRoundedRect(index, 7 * unit, 7 * unit)

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
        """A word on a slip of coloured paper; ``height`` in logical pixels."""
        return _draw_chip((text, ""), (ink, paper, rim or paper), height, self.style.ratio)

    def suit_colour(self, suit: str) -> str:
        """The colour in which a suit is printed, ``#rrggbb``."""
        return (FOUR_COLOURS if self.style.four_colour else SUIT_COLOURS)[suit]

    def _share(self, draw: Callable[..., Drawn], *what: Hashable) -> Drawn:
        return draw(*what, self)


def draw_shade(pixels: int, shown: float, level: int, art: CardArt) -> Drawn:
    """The shadow of a flying card at a height of ``level`` / ``LEVELS``; see ``CardLook.shown``."""
    height, ratio = level / LEVELS, art.style.ratio
    pairs = zip(SHADES[Lift.LYING], SHADES[Lift.IN_THE_AIR], strict=True)
    steps = (zip(low, high, strict=True) for low, high in pairs)
    shades = [Shade(*(a + (b - a) * height for a, b in step)) for step in steps]
    rim = math.ceil(SEEN * max(shade.blur for shade in shades) * art.shade_scale(pixels))
    wide, high = pixels + 2 * rim, math.ceil(RATIO * pixels) + 2 * rim
    middle, pixmap = QPointF(wide / 2, high / 2), clear_pixmap(wide, high, 1)
    with QPainter(pixmap) as painter:
        for shade in shades:
            flat = shade._replace(down=shade.down - shades[-1].down)
            art.paint_shade(painter, (middle, pixels, CardLook(shown=shown)), flat)
    pixmap.setDevicePixelRatio(ratio)
    return pixmap, -middle / ratio


def width_of(picture: QPixmap) -> float:
    """The width in logical pixels."""
    return picture.width() / picture.devicePixelRatio()


def _in_steps(look: CardLook) -> CardLook:
    return CardLook(TURN * round(look.angle / TURN), *look[1:])


def _rotated(picture: Picture, angle: float) -> Picture:
    """The picture rotated to ``angle``: good enough for a swinging card, and cheap per frame."""
    turn = QTransform().rotate(angle - picture.angle)
    box = QRectF(picture.corner, picture.pixmap.deviceIndependentSize())
    pixmap = picture.pixmap.transformed(turn, Qt.TransformationMode.SmoothTransformation)
    middle = pixmap.deviceIndependentSize() / 2
    corner = turn.map(box.center()) - QPointF(middle.width(), middle.height())
    return picture._replace(pixmap=pixmap, corner=corner, angle=angle)


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
    """Paint the mark of a card of this width with its upper left corner at the origin."""
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


@lru_cache(maxsize=6)
def _soft_patch(width: int, height: int, blur: float, strength: float) -> QPixmap:
    """A shadow for a card of this size in device pixels, larger by ``blur`` on each side."""
    rim = max(1, round(blur))
    corner, whole = CORNER * width, QSize(width + 2 * rim, height + 2 * rim)
    coarse = max(1, rim // SOFT)
    patch = clear_pixmap(whole.width() / coarse, whole.height() / coarse, 1)
    with smooth_painter(patch) as painter:
        painter.scale(patch.width() / whole.width(), patch.height() / whole.height())
        painter.setPen(Qt.PenStyle.NoPen)
        # Nested layers, each replacing what it covers; opacity rises slowly at both ends.
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
        steps, layer = max(4, min(48, rim)), QColor(0, 0, 0)
        for step in range(steps):
            inset, part = 2 * rim * (step + 0.5) / steps, (step + 1) / steps
            layer.setAlphaF(strength * part * part * (3 - 2 * part))
            painter.setBrush(layer)
            box = QRectF(QRect(QPoint(), whole)).adjusted(inset, inset, -inset, -inset)
            radius = corner + max(0.0, rim - inset)
            painter.drawRoundedRect(box, radius, radius)
    return patch


@lru_cache(maxsize=256)
def _draw_chip(
    what: tuple[str, str], colours: tuple[str, str, str], height: float, ratio: float
) -> QPixmap:
    """``what``: a rank and a suit, or a text and ""; ``colours``: of ink, paper and rim."""
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
            if rank == "Q":  # so small, its tail merges with the bowl and it reads as 0
                painter.setPen(QPen(QColor(ink), 0.085 * height))
                end = QPointF(pad + 0.5 + words, base + 0.05 * height)
                painter.drawLine(end - QPointF(0.42 * words, 0.2 * height), end)
            sign_box = QRectF(
                pad + 0.5 + words + 0.06 * height, (height - sign) / 2 - 0.2, sign, sign
            )
            recoloured(f":/assets/icons/suit-{suit}.svg", ink).render(painter, sign_box)
    return pixmap
