"""What stands on the table beside the cards: plates, the stock, discards that nobody sees."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import (
    QGraphicsPixmapItem,
    QGraphicsScene,
    QGraphicsSimpleTextItem,
)

from rummy_qt.ui.models.table_rows import SeatRow
from rummy_qt.ui.models.words import points_text
from rummy_qt.ui.names import total_text
from rummy_qt.ui.pixmaps import clear_pixmap
from rummy_qt.ui.theme import INK, IVORY, IVORY_EDGE, Theme, rim_of, text_font

from .art import CORNER, CardArt
from .comings import speck
from .fans import STACK_STEP
from .geometry import Box, Slot

BOLD: Final = QFont.Weight.DemiBold
IN_THE_SHADE: Final = "#e7dcc0"
"""Of discards that nobody sees: no blank face shows when the top card is lifted."""


def rect_of(box: Box) -> QRectF:
    """The box, for Qt."""
    return QRectF(box.x, box.y, box.w, box.h)


def with_alpha(colour: str, alpha: int) -> QColor:
    """The colour, seen through: 0 is clear, 255 full."""
    made = QColor(colour)
    made.setAlpha(alpha)
    return made


def rounded(box: Box, radius: float) -> QPainterPath:
    """The outline of a box with round corners."""
    path = QPainterPath()
    path.addRoundedRect(rect_of(box), radius, radius)
    return path


class CoveredCards(QGraphicsPixmapItem):
    """What a discard pile shows of cards that nobody sees: edges, or a card laid face down."""

    def __init__(self) -> None:
        super().__init__(speck())
        self.setZValue(150)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._drawn: tuple[object, ...] = ()

    def show_edges(self, edges: int, slot: Slot, art: CardArt) -> None:
        """So many edges to the left of the card at ``slot``."""
        wanted = ("edges", edges, slot.w, art.style)
        self.setVisible(edges > 0)
        self.setPos(slot.x - edges * STACK_STEP * slot.w, slot.y)
        if wanted != self._drawn and edges:
            self._drawn = wanted
            self.setPixmap(_edges_pixmap(edges, slot, art.style.ratio))
            self.setOffset(-1, -1)

    def show_back(self, slot: Slot, art: CardArt) -> None:
        """A card face down."""
        wanted = ("back", slot.w, art.style)
        self.setVisible(True)
        self.setPos(slot.x, slot.y)
        if wanted != self._drawn:
            self._drawn = wanted
            picture = art.back(slot.w)
            self.setPixmap(picture.pixmap)
            self.setOffset(picture.offset)


def _edges_pixmap(edges: int, slot: Slot, ratio: float) -> QPixmap:
    step = STACK_STEP * slot.w
    width = slot.w + step * edges + 2
    pixmap = clear_pixmap(width, slot.h + 2, ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor("#b59f70"), 1))
    painter.setBrush(QColor(IN_THE_SHADE))
    corner = CORNER * slot.w
    for edge in range(edges):
        painter.drawRoundedRect(QRectF(1 + edge * step, 1, slot.w, slot.h), corner, corner)
    painter.end()
    return pixmap


class Invitation:
    """Quiet words in an empty lane."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._item = QGraphicsSimpleTextItem()
        self._item.setZValue(2)
        self._item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        scene.addItem(self._item)

    def show(self, text: str, box: Box, theme: Theme, line: float) -> None:
        """In the middle of the box; nothing for no words."""
        self._item.setVisible(bool(text))
        if not text:
            return
        self._item.setText(text)
        self._item.setFont(text_font(line))
        self._item.setBrush(QBrush(with_alpha(theme.text_quiet, 150)))
        size = self._item.boundingRect()
        x, y = box.centre
        self._item.setPos(round(x - size.width() / 2), round(y - size.height() / 2))


class Plate(QGraphicsPixmapItem):
    """A player's name, level, cards and points."""

    def __init__(self) -> None:
        super().__init__(speck())
        self.setZValue(20)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._drawn: tuple[object, ...] = ()
        self.box = Box(0, 0, 0, 0)
        self.seat = 0

    def show_row(self, row: SeatRow, place: int, box: Box, theme: Theme, ratio: float) -> None:
        self.seat = row.seat
        self.box = box
        self.setPos(round(box.x * ratio) / ratio, round(box.y * ratio) / ratio)
        wanted = (row, place, box.w, box.h, theme, ratio)
        if wanted != self._drawn:
            self._drawn = wanted
            self.setPixmap(_plate_pixmap(row, place, box, theme, ratio))


def _plate_pixmap(row: SeatRow, place: int, box: Box, theme: Theme, ratio: float) -> QPixmap:
    pixmap = clear_pixmap(box.w, box.h, ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if row.to_move:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(with_alpha(theme.accent, 48))
        painter.drawRoundedRect(QRectF(0, 0, box.w, box.h), 8, 8)
        painter.setBrush(QColor(theme.accent))
        painter.drawRect(QRectF(8, box.h - 2, box.w - 16, 2))
    _PlatePainter(painter, row, box, theme).paint(place)
    painter.end()
    return pixmap


class _PlatePainter:
    """Fills a plate from both ends; what finds no room is left out, the name last."""

    def __init__(self, painter: QPainter, row: SeatRow, box: Box, theme: Theme) -> None:
        self._painter = painter
        self._row = row
        self._theme = theme
        self._height = box.h
        self._left, self._right = 9.0, box.w - 10.0
        pixels = box.h * 0.5
        self._bold = text_font(pixels, BOLD)
        self._plain = text_font(pixels * 0.92)

    def paint(self, place: int) -> None:
        painter, row, theme = self._painter, self._row, self._theme
        painter.setPen(QPen(rim_of(QColor(theme.text)), 1))
        painter.setBrush(QColor(row.colour))
        side = self._height * 0.42
        mark = QRectF(self._left, (self._height - side) / 2, side, side)
        painter.drawRoundedRect(mark, 3, 3)
        self._left += side + 7
        total = total_text(row.total)
        self._from_right(total, self._bold, theme.text, 10)
        if row.paid:
            self._from_right(points_text(-row.paid), self._plain, theme.price, 9)
        if row.on_table:
            self._from_right(points_text(row.on_table), self._plain, theme.text_quiet, 9)
        if place:
            self._cards()
        self._from_left(row.name, self._bold, theme.text)
        if row.level and self._right - self._left > 74:
            self._from_left(row.level, self._plain, theme.text_quiet)

    def _from_right(self, text: str, font: QFont, colour: str, gap: float) -> None:
        metrics = QFontMetricsF(font)
        width = metrics.horizontalAdvance(text)
        self._right -= width
        self._text(self._right, text, font, colour)
        self._right -= gap

    def _from_left(self, text: str, font: QFont, colour: str) -> None:
        metrics = QFontMetricsF(font)
        room = self._right - self._left
        shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, room)
        self._text(self._left, shown, font, colour)
        self._left += metrics.horizontalAdvance(shown) + 8

    def _text(self, x: float, text: str, font: QFont, colour: str) -> None:
        painter = self._painter
        painter.setFont(font)
        painter.setPen(QColor(colour))
        metrics = QFontMetricsF(painter.font())
        base = (self._height + metrics.ascent() - metrics.descent()) / 2
        painter.drawText(QPointF(x, base), text)

    def _cards(self) -> None:
        """The number of cards held, and so many small backs where there is room."""
        count = self._row.cards
        self._from_right(str(count), self._plain, self._theme.text, 5)
        height = self._height * 0.44
        width, step = height * 0.68, height * 0.36
        room = self._right - self._left - 120
        shown = min(count, 13) if room > width + step * min(count, 13) else min(count, 1)
        painter = self._painter
        painter.setPen(QPen(with_alpha(self._theme.felt_edge, 200), 0.8))
        painter.setBrush(QColor(IVORY if self._theme.dark else "#8d9a8c"))
        left = self._right - width - step * max(0, shown - 1)
        top = (self._height - height) / 2
        for at in range(shown):
            painter.drawRoundedRect(QRectF(left + at * step, top, width, height), 1.5, 1.5)
        self._right = left - 9


class Stock(QGraphicsPixmapItem):
    """The face-down pile with its count."""

    def __init__(self) -> None:
        super().__init__(speck())
        self.setZValue(100)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._drawn: tuple[object, ...] = ()
        self.slot = Slot(0, 0, 1, 1)

    def show_count(self, count: int, slot: Slot, art: CardArt, theme: Theme, line: float) -> None:
        self.slot = slot
        self.setPos(slot.x, slot.y)
        wanted = (count, slot.w, art.style, theme)
        if wanted != self._drawn:
            self._drawn = wanted
            self.setPixmap(_stock_pixmap(count, slot, art, theme, line))
            self.setOffset(-DEPTH, -DEPTH)


DEPTH: Final = 6.0
"""Pixels that a full stock shows of its side."""


def _stock_pixmap(count: int, slot: Slot, art: CardArt, theme: Theme, line: float) -> QPixmap:
    width, height = slot.w + 2 * DEPTH, slot.h + 2 * DEPTH
    pixmap = clear_pixmap(width, height, art.style.ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    layers = min(4, -(-count // 12))
    if not layers:
        painter.setPen(QPen(with_alpha(theme.text_quiet, 150), 1.5, Qt.PenStyle.DashLine))
        corner = CORNER * slot.w
        painter.drawRoundedRect(QRectF(DEPTH, DEPTH, slot.w, slot.h), corner, corner)
    for layer in range(layers):
        picture = art.back(slot.w)
        shift = 1.6 * (layers - 1 - layer)
        painter.drawPixmap(QPointF(DEPTH + shift, DEPTH + shift) + picture.offset, picture.pixmap)
    _paint_count(painter, str(count), QPointF(DEPTH + slot.w / 2, DEPTH + slot.h * 0.5), line)
    painter.end()
    return pixmap


def _paint_count(painter: QPainter, text: str, middle: QPointF, line: float) -> None:
    font = text_font(line * 1.08, BOLD)
    metrics = QFontMetricsF(font)
    width, height = metrics.horizontalAdvance(text) + 18, metrics.height() + 4
    pill = QRectF(middle.x() - width / 2, middle.y() - height / 2, width, height)
    painter.setPen(QPen(QColor(IVORY_EDGE), 1))
    painter.setBrush(QColor(IVORY))
    painter.drawRoundedRect(pill, height / 2, height / 2)
    painter.setFont(font)
    painter.setPen(QColor(INK))
    painter.drawText(pill, Qt.AlignmentFlag.AlignCenter, text)
