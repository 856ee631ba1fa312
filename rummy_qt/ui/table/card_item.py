"""One physical card on the table."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPen, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsEllipseItem, QGraphicsPixmapItem

from rummy_qt.ui.theme import INK

from .arrangement import Place
from .art import CardArt, Picture
from .comings import speck
from .geometry import Box, Slot

HALF_A_PIXEL: Final = 0.501
"""By so much a picture may be wider or narrower than its place: it has whole pixels."""


class CardItem(QGraphicsPixmapItem):
    """Shows a card at a slot. Its position is the card's upper left corner.

    A picture drawn for another size is scaled until a new one is asked for, so that nothing
    blinks while a window is resized. It is scaled with care only where it lies, or flies with
    few others: many at once are done in time or not at all.
    """

    def __init__(self, place: Place) -> None:
        super().__init__(speck())
        self.place = place
        self.face_up = True
        self.dragged = False
        self._drawn: tuple[object, ...] = ()
        self._picture: Picture | None = None
        self._squeeze = 1.0
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._new_mark = QGraphicsEllipseItem(0, 0, 1, 1, self)
        self._new_mark.setVisible(False)

    def mark_new(self, accent: str) -> None:
        """Show a brass dot, in a dark line, below the index of a card that has just come."""
        if self.place.new:
            width = self._picture.width if self._picture else self.place.slot.w
            size = 0.09 * width
            self._new_mark.setRect(0.05 * width, 0.58 * width, size, size)
            self._new_mark.setBrush(QColor(accent))
            self._new_mark.setPen(QPen(QColor(INK), max(1.0, 0.014 * width)))
        self._new_mark.setVisible(self.place.new)

    @property
    def drawn(self) -> bool:
        """Whether it has got a picture yet."""
        return self._picture is not None

    @property
    def box(self) -> Box:
        """Where the card is now, wherever it is bound for."""
        slot = self.place.slot
        width = self.width
        height = width * slot.h / slot.w
        return Box(self.x(), self.y(), width, height)

    @property
    def width(self) -> float:
        """The width at which it is shown now."""
        return self._picture.width * self.scale() if self._picture else self.place.slot.w

    def draw(self, art: CardArt, tab: str = "") -> None:
        """Have the right picture for the place; ``tab``: the colour of whoever scores it."""
        slot, card = self.place.slot, self.place.card
        wanted = (art.style, card, slot.w, slot.tile, tab, self.face_up)
        if wanted == self._drawn:
            return
        self._drawn = wanted
        if not self.face_up:
            self._show(art.back(slot.w))
        elif slot.tile:
            self._show(art.tile(card, slot.w, tab))
        else:
            self._show(art.card(card, slot.w, tab))

    def turn(self, art: CardArt, face_up: bool) -> None:
        """Show face or back without changing size or place."""
        width = self.width
        self.face_up = face_up
        self._drawn = ()
        card = self.place.card
        slot_width = self.place.slot.w
        self._show(art.card(card, slot_width) if face_up else art.back(slot_width))
        self.set_width(width)

    def _show(self, picture: Picture) -> None:
        self._picture = picture
        self._put(picture.pixmap)
        self.setOffset(picture.offset)

    def _put(self, pixmap: QPixmap) -> None:
        """Show it; one that shows already is not painted again."""
        if pixmap.cacheKey() != self.pixmap().cacheKey():
            self.setPixmap(pixmap)

    def show_part(self, art: CardArt) -> None:
        """Draw no more than what the next card of the row leaves free; nobody sees the rest."""
        shown = self.place.shown
        if shown is None or self.scale() != 1.0 or self._picture is None:
            return
        corner = 0.08 * self.place.slot.w
        self._put(art.strip(self._picture, shown + corner))

    def show_whole(self) -> None:
        """Draw all of the card: what lies on it may move away."""
        if self._picture is not None:
            self._put(self._picture.pixmap)

    def set_width(self, width: float) -> None:
        """Show the card this wide, whatever the picture's size."""
        if self._picture:
            drawn = self._picture.width
            self.setScale(1.0 if abs(width - drawn) <= HALF_A_PIXEL else width / drawn)

    def smooth(self, smooth: bool) -> None:
        """Whether a picture of another size is scaled with care, which takes its time."""
        modes = Qt.TransformationMode
        self.setTransformationMode(
            modes.SmoothTransformation if smooth else modes.FastTransformation
        )

    def settle(self) -> None:
        """Lie at the place, in its size."""
        slot = self.place.slot
        self.squeeze(1.0)
        self.set_width(slot.w)
        self.smooth(self.scale() != 1.0)
        self.setPos(slot.x, slot.y)
        self.setZValue(self.place.layer)

    def squeeze(self, factor: float) -> None:
        """Show the card turning over: ``factor`` of its width, about its middle."""
        if factor == self._squeeze:
            return
        self._squeeze = factor
        if factor == 1.0 or self._picture is None:
            self.setTransform(QTransform())
            return
        middle = self._picture.width / 2
        turned = QTransform.fromTranslate(middle, 0).scale(factor, 1)
        self.setTransform(turned.translate(-middle, 0))


def snapped(slot: Slot, ratio: float) -> Slot:
    """The slot on whole device pixels, so that pictures stay crisp."""
    return slot._replace(x=round(slot.x * ratio) / ratio, y=round(slot.y * ratio) / ratio)
