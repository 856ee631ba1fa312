"""A strip of table, as the preferences of now have it: beside the fields that change it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from rummy_qt.engine import Card
from rummy_qt.play.company import PEOPLE, Face
from rummy_qt.ui.drawings import draw_numerals, numeral_width, smooth_painter
from rummy_qt.ui.portraits import YarnLine, draw_portrait, draw_yarn
from rummy_qt.ui.preferences import Preferences
from rummy_qt.ui.table.art import CardArt, Lift, Wear, cloth
from rummy_qt.ui.table.table_view import LOOKS, style_of, theme_of
from rummy_qt.ui.theme import font_factor, text_font

_HIGH: Final = 132
_WIDE: Final = 58.0
"""Points of a card at the usual size."""
_STEP: Final = 0.42
"""From one card of a row to the next, by a card's width."""
_WHO: Final = Face(PEOPLE["Ester"].face, "glad", 1)
_ROWS: Final = (("9s", "Ts", "Js"), ("Ah", "Kd", "Qc", "7s"))
"""A meld, and a few discards."""
_TOTAL: Final = "120"


class TableStrip(QWidget):
    """A face with its name and total, a meld, the stock and a few discards."""

    def __init__(self, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self._art: CardArt | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        preferences.changed.connect(self._on_preference)

    def sizeHint(self) -> QSize:
        return QSize(300, _HIGH)

    def _on_preference(self, name: str) -> None:
        if name in LOOKS or name in ("own_letters", "desktop_font"):
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        style = style_of(self._preferences, self.devicePixelRatioF())
        theme, art = theme_of(self._preferences), self._art
        if art is None or (art.style, art.theme) != (style, theme):
            art = self._art = CardArt(style, theme)
        painter = smooth_painter(self)
        edge = QPainterPath()
        edge.addRoundedRect(QRectF(self.rect()), 10, 10)
        painter.setClipPath(edge)
        painter.drawPixmap(
            0, 0, cloth(self.width(), self.height(), art.theme, self.devicePixelRatioF())
        )
        left = self._draw_seat(painter, art)
        self._draw_cards(painter, art, left)

    def _draw_seat(self, painter: QPainter, art: CardArt) -> float:
        """Who sits there; where the cards may begin."""
        t, theme = font_factor(), art.theme
        middle = self.height() / 2
        draw_portrait(painter, (56.0, middle + 8, 50.0), _WHO, theme)
        name = "Ester"
        font = text_font(15 * t, QFont.Weight.DemiBold)
        painter.setFont(font)
        painter.setPen(QColor(theme.text))
        painter.drawText(QPointF(94, middle - 2), name)
        draw_numerals(painter, _TOTAL, QPointF(94, middle + 6), 20 * t, theme.text)
        words = painter.fontMetrics().horizontalAdvance(name)
        return 94 + max(words, numeral_width(_TOTAL, 20 * t)) + 26

    def _draw_cards(self, painter: QPainter, art: CardArt, left: float) -> None:
        """As large as is wished: a very large one is cut by the edge, as in the hand."""
        wide = _WIDE * self._preferences.card_scale
        top = max(14.0, (self.height() - 1.4 * wide) / 2)
        for nth, row in enumerate(_ROWS):
            begins = left
            for name in row:
                self._put(painter, art, Card.parse(name), left + wide / 2, top + 0.7 * wide, wide)
                left += _STEP * wide
            left += (1 - _STEP) * wide
            if nth == 0:
                yarn = YarnLine(begins, left, top + 1.4 * wide + 5, 4)
                draw_yarn(painter, yarn, art.theme, _WHO.colour)
                left += 0.4 * wide
                self._put(painter, art, None, left + wide / 2, top + 0.7 * wide, wide)
                left += 1.25 * wide

    def _put(
        self, painter: QPainter, art: CardArt, card: Card | None, x: float, y: float, wide: float
    ) -> None:
        wear = Wear(0.0, Lift.LYING)
        face = self._preferences.card_face
        picture = art.back(wide, wear) if card is None else art.card(card, wide, face, wear)
        size = picture.pixmap.deviceIndependentSize()
        scale = wide / picture.width
        corner = QPointF(x, y) + picture.corner * scale
        place = QRectF(corner, size * scale)
        painter.drawPixmap(place, picture.pixmap, QRectF(picture.pixmap.rect()))
