"""Card pictures as pixmaps, drawn when first wanted and kept by what they show and their size.

A pixmap carries a soft shadow around the card and, on request, the colour tab of the seat
that scores it, standing out above the top edge. ``Picture.offset`` says where its upper left
corner lies from the card's.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Final, NamedTuple

from PySide6.QtCore import QByteArray, QFile, QIODevice, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtSvg import QSvgRenderer

from rummy_qt.engine import Card
from rummy_qt.engine.cards import FIRST_JOKER, face_text
from rummy_qt.ui.theme import INK, IVORY_EDGE, JOKER, rim_of

from .geometry import RATIO, TILE_RATIO
from .lanes import TAB

CARD_UNITS: Final = (250.0, 350.0)
"""A card's size in its own picture."""
CORNER: Final = 0.06
"""Radius of a corner, as a part of the width."""
TILE_UNITS: Final = 50.0
"""The left part of a picture that a tile shows."""
ROLE_UNITS: Final = {"classic": (3.0, 6.0, 43.0, 96.0), "large": (3.0, 6.0, 43.0, 125.0)}
"""By face: the box around a card's upper index, left, top, width and height in its picture."""
ROLE_CORNER: Final = 7.0
ROLE_FRAME: Final = 3.5
"""The corners and the frame of that box where a joker shows another card's index."""
SMALL: Final = 58.0
"""Cards narrower than this, in pixels of the view, show the large index."""
JOKERS: Final = 3
BACKS: Final = ("selbu", "basket", "herringbone", "petals")

FOUR_COLOURS: Final = {"c": (INK, "#00856a"), "d": ("#b5302a", "#1a4496")}
"""By suit: its colour in the files, and in the four-colour deck."""


class Picture(NamedTuple):
    """A drawn card."""

    pixmap: QPixmap
    offset: QPointF
    width: float
    """The card's width in pixels of the view."""


class Style(NamedTuple):
    """How cards are drawn."""

    face: str = "classic"
    back: str = BACKS[0]
    four_colour: bool = False
    tab_rim: str = INK
    """The outline of the seats' tabs: what is seen on the felt."""
    ratio: float = 1.0
    """Device pixels a pixel of the view."""


class _Key(NamedTuple):
    name: str
    pixels: int
    tile: bool
    tab: str
    role: str


class CardArt:
    """Every card picture of one table."""

    def __init__(self, style: Style | None = None) -> None:
        self._style = style or Style()
        self._pictures: dict[_Key, Picture] = {}
        self._renderers: dict[str, QSvgRenderer] = {}
        self._shadows: dict[tuple[int, int], QPixmap] = {}
        self._strips: dict[tuple[int, int], QPixmap] = {}

    @property
    def style(self) -> Style:
        return self._style

    def restyle(self, style: Style) -> bool:
        """Draw from now on like this; whether anything is different."""
        if style == self._style:
            return False
        if style.four_colour != self._style.four_colour:
            self._renderers.clear()  # what they read was recoloured
        self._style = style
        self.forget()
        return True

    def forget(self) -> None:
        """Let go of all pictures: their sizes are no longer wanted."""
        self._pictures.clear()
        self._shadows.clear()
        self._strips.clear()

    def card(self, card: Card, width: float, tab: str = "") -> Picture:
        """A card's face; ``tab`` is the ``#rrggbb`` of the seat that scores it, or empty."""
        face = "large" if width < SMALL else self._style.face
        role = face_text(card.role) if card.is_joker and card.suit >= 0 else ""
        return self._picture(f"{face}/{_name(card)}", width, False, tab, role)

    def draw_one(self, cards: Iterable[Card], width: float) -> bool:
        """Draw the first of these faces that was not drawn yet; False when all were."""
        for card in cards:
            drawn = len(self._pictures)
            self.card(card, width)
            if len(self._pictures) > drawn:
                return True
        return False

    def tile(self, card: Card, width: float, tab: str = "") -> Picture:
        """A card cut down to its index; a laid joker's shows what it stands for."""
        role = face_text(card.role) if card.is_joker and card.suit >= 0 else ""
        return self._picture(f"classic/{_name(card)}", width, True, tab, role)

    def back(self, width: float) -> Picture:
        return self._picture(f"backs/{self._style.back}", width, False, "", "")

    def _picture(self, name: str, width: float, tile: bool, tab: str, role: str) -> Picture:
        key = _Key(name, max(4, round(width * self._style.ratio)), tile, tab, role)
        picture = self._pictures.get(key)
        if picture is None:
            picture = self._pictures[key] = self._draw(key)
        return picture

    # ------------------------------------------------------------------ drawing

    def _draw(self, key: _Key) -> Picture:
        self._renderer(key.name)  # a missing file must show before the painting begins
        ratio = self._style.ratio
        width = key.pixels
        height = round(width / TILE_RATIO if key.tile else width * RATIO)
        rim = max(2, round(0.018 * width) + 1) if not key.tile else 2
        tab = round(TAB * ratio) if key.tab else 0
        pixmap = QPixmap(width + 2 * rim, height + 2 * rim + tab)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(rim, rim + tab)
        box = QRectF(0, 0, width, height)
        corner = 0.13 * width if key.tile else CORNER * width
        _paint_rim(painter, box, corner, rim)
        if key.tab:
            _paint_tab(painter, key, tab, corner, self._style.tab_rim)
        self._paint_face(painter, key, box, corner)
        painter.end()
        pixmap.setDevicePixelRatio(ratio)
        return Picture(pixmap, QPointF(-rim, -rim - tab) / ratio, width / ratio)

    def _paint_face(self, painter: QPainter, key: _Key, box: QRectF, corner: float) -> None:
        if not key.tile:
            self._renderer(key.name).render(painter, box)
            if key.role:
                self._paint_role(painter, key, box)
            return
        path = QPainterPath()
        path.addRoundedRect(box, corner, corner)
        painter.save()
        painter.setClipPath(path)
        scale = box.width() / TILE_UNITS
        whole = QRectF(0, 0, CARD_UNITS[0] * scale, CARD_UNITS[1] * scale)
        shown = f"classic/{key.role}" if key.role else key.name
        self._renderer(shown).render(painter, whole)
        painter.restore()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(JOKER if key.role else IVORY_EDGE), max(1.0, 0.05 * corner)))
        painter.drawPath(path)

    def _paint_role(self, painter: QPainter, key: _Key, box: QRectF) -> None:
        """Over a laid joker's upper index, framed: that of the card which it stands for."""
        face = key.name.partition("/")[0]
        unit = box.width() / CARD_UNITS[0]
        left, top, width, height = ROLE_UNITS[face]
        place = QRectF(left * unit, top * unit, width * unit, height * unit)
        path = QPainterPath()
        path.addRoundedRect(place, ROLE_CORNER * unit, ROLE_CORNER * unit)
        painter.save()
        painter.setClipPath(path)
        self._renderer(f"{face}/{key.role}").render(painter, box)
        painter.restore()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(JOKER), max(1.0, ROLE_FRAME * unit)))
        painter.drawPath(path)

    def _renderer(self, name: str) -> QSvgRenderer:
        renderer = self._renderers.get(name)
        if renderer is None:
            renderer = QSvgRenderer(QByteArray(self._source(name)))
            self._renderers[name] = renderer
        return renderer

    def _source(self, name: str) -> bytes:
        file = QFile(f":/assets/cards/{name}.svg")
        if not file.open(QIODevice.OpenModeFlag.ReadOnly):
            raise FileNotFoundError(file.fileName())
        source = bytes(file.readAll().data())
        file.close()
        suit = name[-1]
        if self._style.four_colour and "/" in name and suit in FOUR_COLOURS and "joker" not in name:
            old, new = FOUR_COLOURS[suit]
            source = source.replace(old.encode(), new.encode())
        return source

    def strip(self, picture: Picture, width: float) -> QPixmap:
        """The left part of a picture, ``width`` pixels of the view from the card's left edge."""
        pixels = math.ceil((width - picture.offset.x()) * self._style.ratio)
        key = (picture.pixmap.cacheKey(), pixels)
        if key not in self._strips:
            whole = picture.pixmap
            self._strips[key] = whole.copy(0, 0, min(pixels, whole.width()), whole.height())
        return self._strips[key]

    def shadow(self, width: float, height: float) -> QPixmap:
        """A soft dark patch below lifted cards, in pixels of the view."""
        ratio = self._style.ratio
        key = (round(width * ratio), round(height * ratio))
        if key not in self._shadows:
            if len(self._shadows) > 12:
                self._shadows.clear()
            self._shadows[key] = _soft_patch(*key, ratio)
        return self._shadows[key]


def _name(card: Card) -> str:
    if card.is_joker:
        return f"joker-{(card.index - FIRST_JOKER) % JOKERS + 1}"
    return face_text(card.face)


def _paint_rim(painter: QPainter, box: QRectF, corner: float, rim: int) -> None:
    """A thin shadow, so that ivory stands off ivory."""
    painter.setPen(Qt.PenStyle.NoPen)
    for out in range(rim, 0, -1):
        painter.setBrush(QColor(8, 14, 10, round(70 / (out + 0.6))))
        grown = box.adjusted(-out, -out * 0.7, out, out)
        painter.drawRoundedRect(grown, corner + out, corner + out)


def _paint_tab(painter: QPainter, key: _Key, tab: int, corner: float, rim: str) -> None:
    """Over the strip of the card that shows, whatever lies on the rest."""
    left = 0.1 * key.pixels if key.tile else corner * 0.6
    broad = 0.8 * key.pixels if key.tile else 0.2 * key.pixels
    shape = QRectF(left, -tab + 1, broad, 2 * tab)
    painter.setBrush(QColor(key.tab))
    painter.setPen(QPen(rim_of(QColor(rim)), max(1.0, tab / 8)))
    painter.drawRoundedRect(shape, tab * 0.35, tab * 0.35)
    painter.setPen(Qt.PenStyle.NoPen)


def _soft_patch(width: int, height: int, ratio: float) -> QPixmap:
    pixmap = QPixmap(max(1, width), max(1, height))
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    steps = 12
    soft = 14 * ratio
    for step in range(steps):
        edge = soft * step / steps
        painter.setBrush(QColor(0, 0, 0, 9))
        box = QRectF(edge, edge, width - 2 * edge, height - 2 * edge)
        painter.drawRoundedRect(box, soft - edge * 0.5, soft - edge * 0.5)
    painter.end()
    pixmap.setDevicePixelRatio(ratio)
    return pixmap
