"""What stands on the table: each sprite is a picture that is drawn anew when its key changes."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QRadialGradient,
    QTransform,
)
from PySide6.QtWidgets import QGraphicsPixmapItem

from rummy_qt.engine import Card
from rummy_qt.engine.events import Discarded, Drew
from rummy_qt.ui.drawings import clear_pixmap
from rummy_qt.ui.models.table_rows import LaidMeld, Part, SeatRow, together
from rummy_qt.ui.plain_text import as_typed
from rummy_qt.ui.theme import (
    BRASS,
    BRASS_INK,
    CARD_EDGES,
    CARD_RIM,
    IVORY,
    NIGHT,
    PRICE_INK,
    Theme,
    text_font,
)
from rummy_qt.ui.words.language import number_text
from rummy_qt.ui.words.numbers import points_text

from .arrangement import RATIO, Box, Layer, Place, SeatPlace, Spot, Thread, around
from .art import CORNER, CardArt, Lift, Mark, Picture, Wear, draw_numerals, draw_yarn, numeral_width

BOLD: Final = QFont.Weight.DemiBold
Drawn = tuple[QPixmap, QPointF]
"""A picture, and where its upper left corner lies from the sprite's position."""


def with_alpha(colour: str, part: float) -> QColor:
    """The colour, seen through: 0 is clear, 1 full."""
    made = QColor(colour)
    made.setAlphaF(part)
    return made


def rect_of(box: Box) -> QRectF:
    """The box, for Qt."""
    return QRectF(box.x, box.y, box.w, box.h)


class Canvas:
    """A clear picture of a box of the table, to be painted in the table's own pixels."""

    def __init__(self, box: Box, ratio: float) -> None:
        x, y, w, h = box
        self.left, self.top = math.floor(x), math.floor(y)
        self.pixmap = clear_pixmap(
            math.ceil(x + w - self.left) + 1, math.ceil(y + h - self.top) + 1, ratio
        )
        self.painter = QPainter(self.pixmap)
        self.painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.painter.translate(-self.left, -self.top)

    def done(self) -> Drawn:
        self.painter.end()
        return self.pixmap, QPointF(self.left, self.top)


class Sprite(QGraphicsPixmapItem):
    """A picture on the table. It takes no mouse: the arrangement knows what lies where."""

    def __init__(self, layer: float) -> None:
        super().__init__()
        self.setZValue(layer)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self._key: object = None

    def show_as(self, key: object, draw: Callable[[], Drawn]) -> None:
        """Show the picture of this key, which is drawn unless it is shown already."""
        self.setVisible(True)
        if key != self._key:
            self._key = key
            pixmap, corner = draw()
            self.setPixmap(pixmap)
            self.setOffset(corner)


# ------------------------------------------------------------------------------- cards


SLIGHT: Final = 1.2
"""Degrees by which a card may lie otherwise than in its picture, until it gets one of its turn.

To turn all cards of a hand that makes way takes the painter five times as long as all else, and
leaves them soft.
"""


NEAR: Final = 0.6
"""Pixels and degrees; a card that has no further to go does not move."""


class CardSprite(Sprite):
    """One card: open, or a back. Its position is the card's middle.

    ``place`` is where it belongs, ``spot`` where it is now.
    """

    def __init__(self, place: Place) -> None:
        super().__init__(place.layer)
        self.place = place
        self.spot = place.spot
        self.face_up = True
        self.flying = False
        """Whether it is on its way: ``Motion`` says so."""
        self.turning = True
        """Whether it turns on its way."""
        self.wear = Wear()
        self._picture: Picture | None = None
        self._dressed: tuple[object, ...] = ()
        """What the picture is of."""
        self._rested: tuple[object, ...] = ()
        """What it lies as, since it lies still."""

    @property
    def card(self) -> Card:
        return self.place.card

    def dress(self, art: CardArt, wear: Wear) -> None:
        """Look like this from now on, wherever it is; what looks so already is not touched."""
        if self._draw(art, wear):
            self.put(self.spot)

    def _draw(self, art: CardArt, wear: Wear) -> bool:
        """Whether that is another picture."""
        self.wear = wear
        self._rested = ()
        place = self.place
        w = place.spot.w
        dressed = (place.card, place.face, w, wear, self.face_up, art.style, art.theme)
        if dressed == self._dressed:
            return False
        self._dressed = dressed
        self._picture = picture = (
            art.card(place.card, w, place.face, wear)
            if self.face_up
            else art.back(w, wear._replace(mark=Mark.NONE, veiled=False, shown=RATIO))
        )
        self.setPixmap(picture.pixmap)
        self.setOffset(picture.corner)
        return True

    def looks_right(self, art: CardArt, wear: Wear) -> bool:
        """Whether what it wears is this but for its turn, so that a better picture may wait."""
        place, worn = self.place, self.wear._replace(angle=wear.angle)
        kept = (place.card, place.face, place.spot.w, self.wear, True, art.style, art.theme)
        return worn == wear and kept == self._dressed

    def is_near(self, spot: Spot) -> bool:
        """Whether it lies there, but for what nobody sees."""
        return all(abs(a - b) < NEAR for a, b in zip(self.spot[:4], spot[:4], strict=True))

    def put(self, spot: Spot) -> None:
        """Be there, turned and sized like that, whatever the picture."""
        self.spot = spot
        self._rested = ()
        picture = self._picture
        if picture is None:
            return
        self.setPos(spot.x, spot.y)
        turn = spot.angle - picture.angle
        self.setRotation(turn if self.turning and abs(turn) > SLIGHT else 0.0)
        scale = spot.w / picture.width
        self.setScale(scale if abs(scale - 1) * picture.width > 0.6 else 1.0)

    def squeeze(self, part: float) -> None:
        """Show it as a card that is being turned over: a part of its breadth."""
        self.setTransform(QTransform() if part >= 1 else QTransform.fromScale(part, 1))

    def smooth(self, careful: bool) -> None:
        """Whether to take care where the picture is turned or scaled on its way."""
        mode = (
            Qt.TransformationMode.SmoothTransformation
            if careful
            else Qt.TransformationMode.FastTransformation
        )
        if self.transformationMode() != mode:
            self.setTransformationMode(mode)

    def rest(self, art: CardArt, spot: Spot, wear: Wear) -> None:
        """Lie there, sharp: in a picture of its own turn, on whole pixels of the screen."""
        rested = (self.place.card, self.place.face, spot, wear, art.style, art.theme)
        if rested == self._rested:
            return
        if not self.transform().isIdentity():
            self.squeeze(1)
        self.face_up = True
        self.spot = spot
        self._draw(art, wear)
        picture = self._picture
        assert picture is not None
        self.setRotation(0)
        self.setScale(1)
        ratio = art.style.ratio
        left = round((spot.x + picture.corner.x()) * ratio) / ratio
        top = round((spot.y + picture.corner.y()) * ratio) / ratio
        self.setPos(left - picture.corner.x(), top - picture.corner.y())
        self._rested = rested

    @property
    def drawn(self) -> bool:
        """Whether it has got a picture yet."""
        return self._picture is not None


# ------------------------------------------------------------------------------- stock, pile


EDGE: Final = 1.3
"""Pixels that one edge of the stock is lower than the one above it."""
A_CARD_SHIFTED: Final = 3.0
CARDS_AN_EDGE: Final = 6


def edges_of(count: int) -> int:
    """How many edges a stock of so many cards shows."""
    return min(7, -(-count // CARDS_AN_EDGE))


class StockSprite(Sprite):
    """The cards that are face down, as thick as there are many."""

    def __init__(self) -> None:
        super().__init__(Layer.STOCK)

    def show_stock(self, edges: int, may_draw: bool, spot: Spot, art: CardArt) -> None:
        """``edges``: 0 for an empty one."""
        key = (edges, may_draw, spot, art.style, art.theme)
        self.show_as(key, lambda: _draw_stock(edges, may_draw, spot, art))


class CountSprite(Sprite):
    """The number of cards in the stock, below it."""

    def __init__(self) -> None:
        super().__init__(Layer.STOCK)

    def show_count(self, count: int, box: Box, art: CardArt, t: float) -> None:
        self.show_as(
            (count, box, art.theme, art.style.ratio, t), lambda: _draw_count(count, box, art, t)
        )


def _draw_count(count: int, box: Box, art: CardArt, t: float) -> Drawn:
    canvas = Canvas(box, art.style.ratio)
    canvas.painter.setFont(text_font(13 * t, BOLD))
    canvas.painter.setPen(QColor(art.theme.text))
    canvas.painter.drawText(rect_of(box), Qt.AlignmentFlag.AlignCenter, str(count))
    return canvas.done()


def _draw_stock(edges: int, may_draw: bool, spot: Spot, art: CardArt) -> Drawn:
    box = spot.box
    canvas = Canvas(Box(box.x - 10, box.y - 12, box.w + 24, box.h + 30), art.style.ratio)
    painter, theme = canvas.painter, art.theme
    corner = CORNER * spot.w
    if not edges:
        painter.setPen(
            QPen(
                with_alpha(theme.text_quiet, 1.0 if theme.strong else 0.7),
                1.5,
                Qt.PenStyle.DashLine,
            )
        )
        painter.drawRoundedRect(rect_of(box), corner, corner)
    if edges:
        shadow = art.back(spot.w, Wear(0.0, Lift.IN_HAND))
        low = QPointF(0.3 * edges, EDGE * edges)
        painter.drawPixmap(QPointF(spot.x, spot.y) + shadow.corner + low, shadow.pixmap)
    for edge in range(edges - 1, 0, -1):
        painter.setPen(QPen(QColor(CARD_RIM), 0.6))
        painter.setBrush(QColor(CARD_EDGES[edge % 2]))
        painter.drawRoundedRect(rect_of(box).translated(0.3 * edge, EDGE * edge), corner, corner)
    if edges:
        top = art.back(spot.w)
        shifted = QPointF(-A_CARD_SHIFTED, -A_CARD_SHIFTED) if may_draw else QPointF()
        painter.drawPixmap(_whole(QPointF(spot.x, spot.y) + top.corner + shifted), top.pixmap)
    return canvas.done()


def _whole(point: QPointF) -> QPointF:
    return QPointF(round(point.x()), round(point.y()))


class CoveredSprite(Sprite):
    """What a discard pile shows of cards that nobody sees: edges, or a card face down."""

    def __init__(self) -> None:
        super().__init__(Layer.PILE - 1)

    def show_pile(
        self, covered: int, face_down: bool, empty: bool, spot: Spot, art: CardArt
    ) -> None:
        key = (covered, face_down, empty, spot, art.style, art.theme)
        self.setZValue(Layer.PILE + 100 if face_down else Layer.PILE - 1)
        self.show_as(key, lambda: _draw_covered(covered, face_down, empty, spot, art))


SHEET_TURNS: Final = (-2.2, 1.6, -0.9, 2.6, -1.7, 0.7)
"""Degrees by which the covered cards of a stacked pile are turned, the lowest first."""


def _draw_covered(covered: int, face_down: bool, empty: bool, spot: Spot, art: CardArt) -> Drawn:
    box = spot.box
    canvas = Canvas(Box(box.x - 16, box.y - 16, box.w + 32, box.h + 36), art.style.ratio)
    painter, corner = canvas.painter, CORNER * spot.w
    if empty and not covered:
        painter.setPen(
            QPen(
                with_alpha(art.theme.text_quiet, 1.0 if art.theme.strong else 0.55),
                1.5,
                Qt.PenStyle.DashLine,
            )
        )
        painter.drawRoundedRect(rect_of(box), corner, corner)
    for turn in SHEET_TURNS[: min(len(SHEET_TURNS), covered)] if not face_down else ():
        painter.save()
        painter.translate(spot.x, spot.y)
        painter.rotate(turn)
        painter.setPen(QPen(QColor(CARD_RIM), 0.7))
        painter.setBrush(QColor(CARD_EDGES[1]))
        painter.drawRoundedRect(QRectF(-box.w / 2, -box.h / 2 + 2, box.w, box.h), corner, corner)
        painter.restore()
    if face_down:
        back = art.back(spot.w)
        painter.drawPixmap(_whole(QPointF(spot.x, spot.y) + back.corner), back.pixmap)
    return canvas.done()


# ------------------------------------------------------------------------------- yarn


YARN: Final = 3.4
"""Units of text that a thread is broad."""


class YarnSprite(Sprite):
    """The threads below one meld."""

    def __init__(self) -> None:
        super().__init__(Layer.YARN)

    def show_threads(
        self,
        threads: Sequence[Thread],
        colours: Sequence[int],
        art: CardArt,
        t: float,
        covered: bool,
    ) -> None:
        """``colours``: by place, the number of the seat's colour."""
        self.setZValue(Layer.VEIL - 1 if covered else Layer.YARN)
        key = (tuple(threads), tuple(colours), art.theme, art.style.ratio, t, covered)
        self.show_as(key, lambda: _draw_threads(threads, colours, art, t, covered))


def _draw_threads(
    threads: Sequence[Thread], colours: Sequence[int], art: CardArt, t: float, covered: bool
) -> Drawn:
    x0, x1 = min(h.x0 for h in threads), max(h.x1 for h in threads)
    y0, y1 = min(h.y for h in threads), max(h.y for h in threads)
    thick = YARN * t
    canvas = Canvas(Box(x0 - 3, y0 - 2 * thick, x1 - x0 + 6, y1 - y0 + 4 * thick), art.style.ratio)
    for thread in threads:
        if covered:
            canvas.painter.fillRect(
                QRectF(thread.x0, thread.y - thick, thread.x1 - thread.x0, 2 * thick),
                with_alpha(art.theme.felt_edge, 1.0 if art.theme.strong else 0.92),
            )
        number = colours[thread.owner]
        draw_yarn(
            canvas.painter, thread.x0 + 0.5, thread.x1 - 0.5, thread.y, thick, art.theme, number
        )
    return canvas.done()


# ------------------------------------------------------------------------------- seats


class SeatLook(NamedTuple):
    """All that a seat's words depend on."""

    row: SeatRow
    where: SeatPlace
    last: tuple[Part, ...]
    """Of the seat's last turn."""
    open: tuple[Card, ...]
    """Its open hand, which takes the place of the last turn."""
    price: int
    """What the cards left in hand cost once the round is over; 0 for nothing."""
    colour: int
    """The number of the seat's colour."""
    crowned: bool
    """Whether the round was won here."""
    t: float
    said: str = ""
    """A word after the round; told where there is room for it."""

    @property
    def left_over(self) -> bool:
        """Whether cards that stayed in hand are told in place of the last turn."""
        return bool(self.open or self.price)


class SeatSprite(Sprite):
    """An opponent in words: name on its thread, total, points on the table, and the last turn."""

    def __init__(self) -> None:
        super().__init__(Layer.SEATS + 1)

    def show_seat(self, look: SeatLook, size: float, art: CardArt) -> None:
        """``size``: of the name, in units of text."""
        self.show_as((look, size, art.theme, art.style), lambda: _draw_seat(look, size, art))
        self.setToolTip(as_typed(look.row.name))  # on the table it may end in dots


class LeftSprite(Sprite):
    """What stayed in an opponent's hand, and what it costs: it comes out of the fan."""

    def __init__(self) -> None:
        super().__init__(Layer.SEATS + 2)

    def show_left(self, look: SeatLook, art: CardArt) -> None:
        if not look.left_over:
            self.setVisible(False)
            return
        self._from = look.where.face.centre
        self._to = look.where.last.x, look.where.last.y
        key = (look.open, look.price, look.where, look.t, art.theme, art.style)
        self.show_as(key, lambda: _draw_left(look, art))
        self.come_out(1.0)

    def come_out(self, part: float) -> None:
        """So far on its way out of the hand: from 0 to 1."""
        self.setOpacity(part)
        (x, y), (to_x, to_y) = self._from, self._to
        self.setPos(round((x - to_x) * (1 - part)), round((y - to_y) * (1 - part)))


def _draw_left(look: SeatLook, art: CardArt) -> Drawn:
    box, t = look.where.last, look.t
    canvas = Canvas(Box(box.x - 2, box.y - 2, box.w + 6, box.h + 12), art.style.ratio)
    if look.open:
        _draw_open_hand(canvas.painter, look, art)
    else:
        slip = art.slip(points_text(-look.price), CHIP * t, PRICE_INK)
        canvas.painter.drawPixmap(QPointF(box.x, box.y), slip)
    return canvas.done()


NAME_SIZES: Final = (17.0, 15.0, 13.0, 12.0)
"""Units of text of an opponent's name: the first at which all of them have room."""
CROWNED: Final = 21.0
"""Units of text of the figures of who has won the round."""
CROWNED_BELOW: Final = 14.5
"""The same where they stand close below the name."""
BETWEEN: Final = 0.52
"""Between a name and its numbers, by the size of the name."""


def name_size(looks: Iterable[SeatLook]) -> float:
    """The size in which all these names are written."""
    listed = list(looks)
    for size in NAME_SIZES[:-1]:
        if all(_name_fits(look, size) for look in listed):
            return size
    return NAME_SIZES[-1]


def _name_fits(look: SeatLook, size: float) -> bool:
    wide = QFontMetricsF(text_font(size * look.t, BOLD)).horizontalAdvance(look.row.name)
    return wide <= look.where.name.w - _beside(look, size)


def _beside(look: SeatLook, size: float) -> float:
    """The breadth of the numbers after a name; 0 where they have a line of their own."""
    if look.where.total is not None:
        return 0.0
    t, total, plus = look.t, *_numbers(look.row)
    bold = QFontMetricsF(text_font(size * t, BOLD))
    wide = numeral_width(total, CROWNED * t) if look.crowned else bold.horizontalAdvance(total)
    between = BETWEEN * size * t
    quiet = QFontMetricsF(text_font(12 * t)).horizontalAdvance(plus) + between
    return wide + between + (quiet if plus else 0.0)


def _numbers(row: SeatRow) -> tuple[str, str]:
    """Total and points on the table, as they are written."""
    return number_text(row.total), points_text(row.on_table) if row.on_table else ""


def _draw_seat(look: SeatLook, size: float, art: CardArt) -> Drawn:
    where, t, theme = look.where, look.t, art.theme
    boxes = [where.face, where.name, where.last, *([where.total] if where.total else [])]
    x, y, wide, high = around(boxes)
    canvas = Canvas(Box(x - 2, y - 8, wide + 6, high + 14), art.style.ratio)
    painter, row = canvas.painter, look.row
    name_font, quiet = text_font(size * t, BOLD), text_font(12 * t)
    metrics = QFontMetricsF(name_font)
    between = BETWEEN * size * t
    room = max(where.name.w - _beside(look, size), 34 * t)
    name = metrics.elidedText(row.name, Qt.TextElideMode.ElideRight, room)
    base = where.name.y + (where.name.h + metrics.capHeight()) / 2 - 1.5 * t
    painter.setFont(name_font)
    painter.setPen(QColor(theme.text))
    painter.drawText(QPointF(where.name.x, base), name)
    long = metrics.horizontalAdvance(name)
    draw_yarn(
        painter, where.name.x, where.name.x + long, base + 5.5 * t, YARN * t, theme, look.colour
    )
    if row.to_move or look.crowned:
        _stitch(painter, where.name.x, where.name.x + long, base + 9.4 * t, theme, t)
    at = where.name.x + long + between
    if where.total is not None:
        at, base = where.total.x, where.total.y + (where.total.h + metrics.capHeight()) / 2
    total, plus = _numbers(row)
    if look.crowned:
        high = (CROWNED if where.total is None else CROWNED_BELOW) * t
        draw_numerals(painter, total, QPointF(at, base - 0.9 * high), high, theme.accent)
        at += numeral_width(total, high) + between
    else:
        painter.setPen(QColor(theme.text))
        painter.drawText(QPointF(at, base), total)
        at += metrics.horizontalAdvance(total) + between
    painter.setFont(quiet)
    painter.setPen(QColor(theme.text_quiet))
    painter.drawText(QPointF(at, base), plus)
    if plus:
        at += QFontMetricsF(quiet).horizontalAdvance(plus) + between
    remark = f"“{look.said}”"
    if look.said and at + QFontMetricsF(quiet).horizontalAdvance(remark) <= where.name.right:
        painter.drawText(QPointF(at, base), remark)
    elif row.paid and not look.price:
        slip = art.slip(points_text(-row.paid), 17 * t, PRICE_INK)
        wide = slip.width() / slip.devicePixelRatio()
        corner = QPointF(at, base - 13 * t)
        if at + wide > where.name.right:  # on the hand that owes it, above its number
            corner = QPointF(where.face.centre[0] - wide / 2, where.face.y + 6 * t)
        painter.drawPixmap(corner, slip)
    if not look.left_over:
        _draw_last(painter, look, art)
    return canvas.done()


def _stitch(painter: QPainter, x0: float, x1: float, y: float, theme: Theme, t: float) -> None:
    """The brass stitches of whose turn it is."""
    pen = QPen(QColor(theme.accent), 2.0 * t)
    pen.setDashPattern([3.4, 1.6])
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setPen(pen)
    painter.drawLine(QPointF(x0, y), QPointF(x1, y))


CHIP: Final = 18.0
"""Units of text of a small card's height in a line."""
DOT: Final = "\u00b7"
"""Between the things that were done in one turn."""


def _draw_last(painter: QPainter, look: SeatLook, art: CardArt) -> None:
    box, t = look.where.last, look.t
    shown, font = fitting(look, art)
    draw_parts(painter, shown, QPointF(box.x, box.y + 1), font, art, t, art.theme.text_quiet)


def fitting(look: SeatLook, art: CardArt) -> tuple[tuple[Part, ...], QFont]:
    """What there is room for of a seat's last turn, and its letters."""
    font, over = text_font(12 * look.t), 0.0
    for shown, stretch in narrower(look.last):
        font.setStretch(stretch)
        over = line_width(shown, font, art, look.t) - look.where.last.w
        if over <= 0:
            return shown, font
    metrics, last = QFontMetricsF(font), shown[-1]
    room = metrics.horizontalAdvance(last.word) - over
    word = metrics.elidedText(last.word, Qt.TextElideMode.ElideRight, room)
    return (*shown[:-1], last._replace(word=word)), font


def _draw_open_hand(painter: QPainter, look: SeatLook, art: CardArt) -> None:
    """What the open cards cost, then the cards; the rest of them is counted.

    Where none finds room, the fan says how many there are: a number alone would pass for points.
    """
    box, t, left = look.where.last, look.t, len(look.open)
    x, y, step = box.x, box.y, (CHIP + 3) * t
    if look.price:
        slip = art.slip(points_text(-look.price), CHIP * t, PRICE_INK)
        painter.drawPixmap(QPointF(x, y), slip)
        x += _width_of(slip) + 6 * t
    for card in look.open:
        chip = art.chip(card, CHIP * t)
        wide = _width_of(chip) + 3 * t
        last_line = y + step + CHIP * t > box.bottom + 4 * t
        keep = 34 * t if last_line and left > 1 else 0.0
        if x + wide + keep > box.right and x > box.x:
            if last_line:
                break
            x, y = box.x, y + step
        painter.drawPixmap(QPointF(x, y), chip)
        x += wide
        left -= 1
    if 0 < left < len(look.open):
        painter.setFont(text_font(12 * t))
        painter.setPen(QColor(art.theme.text_quiet))
        wide = CHIP / RATIO * t  # a back beside the number: else it would pass for points
        back = art.tiny_back(wide)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(QRectF(x, y, wide, CHIP * t), back, QRectF(back.rect()))
        painter.drawText(QPointF(x + wide + 3 * t, y + 14 * t), number_text(left))


def shorter(parts: tuple[Part, ...]) -> Iterator[tuple[Part, ...]]:
    """The same turn in fewer and fewer words: cards counted, then only what was discarded."""
    yield parts
    parts = tuple(together(parts))
    yield parts
    yield tuple(p if len(p.cards) < 2 else p.counted() for p in parts)
    few = tuple(p if p.kind is Discarded or not p.cards else p.counted() for p in parts)
    yield few
    yield tuple(p for p in few if p.kind is not Drew)
    last = tuple(p for p in parts if p.kind is Discarded) or parts[-1:]
    yield last
    yield tuple(p.counted() if len(p.cards) > 1 else p.brief() for p in last)


def narrower(parts: tuple[Part, ...]) -> Iterator[tuple[tuple[Part, ...], int]]:
    """The same turn in fewer and fewer words, then in narrower letters: the verb stays."""
    shown = parts
    for shown in shorter(parts):
        yield shown, 100
    yield from ((shown, stretch) for stretch in (90, 80, 70, 60, 50, 40))


def line_width(parts: Sequence[Part], font: QFont, art: CardArt, t: float) -> float:
    """The breadth of words and small cards in one line."""
    metrics, width = QFontMetricsF(font), 0.0
    dot = metrics.horizontalAdvance(DOT) + 5 * t
    for part in parts:
        width += _word_width(part.word, metrics, t) + dot
        width += sum(_width_of(art.chip(card, CHIP * t)) + 2 * t for card in part.cards)
        width += _word_width(part.place, metrics, t)
    return width - dot


def _word_width(word: str, metrics: QFontMetricsF, t: float) -> float:
    """A word of a turn with the blank after it."""
    return metrics.horizontalAdvance(word) + 5 * t if word else 0.0


def draw_parts(
    painter: QPainter,
    parts: Sequence[Part],
    at: QPointF,
    font: QFont,
    art: CardArt,
    t: float,
    colour: str,
) -> float:
    """Draw a turn in one line, its upper left corner there; where it ends."""
    metrics, x = QFontMetricsF(font), at.x()
    base = at.y() + (CHIP * t + metrics.capHeight()) / 2
    painter.setFont(font)
    painter.setPen(QColor(colour))
    for nth, part in enumerate(parts):
        if nth:
            painter.drawText(QPointF(x, base), DOT)
            x += metrics.horizontalAdvance(DOT) + 5 * t
        painter.drawText(QPointF(x, base), part.word)
        x += _word_width(part.word, metrics, t)
        for card in part.cards:
            chip = art.chip(card, CHIP * t)
            painter.drawPixmap(QPointF(x, at.y()), chip)
            x += _width_of(chip) + 2 * t
        painter.drawText(QPointF(x, base), part.place)
        x += _word_width(part.place, metrics, t)
    return x


def _width_of(pixmap: QPixmap) -> float:
    return pixmap.width() / pixmap.devicePixelRatio()


class OwnLook(NamedTuple):
    """All that the person's own words depend on."""

    row: SeatRow
    box: Box
    aim: str
    """How many points are wanted; empty where a number of rounds is agreed."""
    round: str
    colour: int
    crowned: bool
    t: float


class OwnSprite(Sprite):
    """The person's total in the deck's figures, name, points on the table, and the round."""

    def __init__(self) -> None:
        super().__init__(Layer.SEATS)

    def show_own(self, look: OwnLook, art: CardArt) -> None:
        self.show_as((look, art.theme, art.style.ratio), lambda: _draw_own(look, art))
        self.setToolTip(as_typed(look.row.name))


def _draw_own(look: OwnLook, art: CardArt) -> Drawn:
    box, t, theme, row = look.box, look.t, art.theme, look.row
    canvas = Canvas(Box(box.x, box.y - 6, box.w + 6, box.h + 12), art.style.ratio)
    painter = canvas.painter
    high = 34 * t
    total = number_text(row.total)
    figures = theme.accent if look.crowned else theme.text
    draw_numerals(painter, total, QPointF(box.x, box.y), high, figures)
    x = box.x + numeral_width(total, high) + 10 * t
    quiet = text_font(12 * t)
    painter.setFont(quiet)
    painter.setPen(QColor(theme.text_quiet))
    painter.drawText(QPointF(x, box.y + high), look.aim)
    name_font = text_font(17 * t, BOLD)
    metrics = QFontMetricsF(name_font)
    base = box.y + 57 * t
    plus = points_text(row.on_table) if row.on_table else ""
    room = box.w - QFontMetricsF(quiet).horizontalAdvance(plus) - 12 * t
    name = metrics.elidedText(row.name, Qt.TextElideMode.ElideRight, room)
    painter.setFont(name_font)
    painter.setPen(QColor(theme.text))
    painter.drawText(QPointF(box.x, base), name)
    long = metrics.horizontalAdvance(name)
    draw_yarn(painter, box.x, box.x + long, base + 5.5 * t, YARN * t, theme, look.colour)
    if row.to_move or look.crowned:
        _stitch(painter, box.x, box.x + long, base + 10 * t, theme, t)
    painter.setFont(text_font(14 * t))
    painter.setPen(QColor(theme.text_quiet))
    painter.drawText(QPointF(box.x + long + 10 * t, base), plus)
    if row.paid:
        at = box.x + long + 16 * t + QFontMetricsF(text_font(14 * t)).horizontalAdvance(plus)
        painter.drawPixmap(
            QPointF(at, base - 13 * t), art.slip(points_text(-row.paid), 17 * t, PRICE_INK)
        )
    painter.setFont(quiet)
    painter.setPen(QColor(theme.text_quiet))
    painter.drawText(QPointF(box.x, box.y + 84 * t), look.round)
    return canvas.done()


# ------------------------------------------------------------------------------- light


class LampSprite(Sprite):
    """A breath of warm light near whose turn it is."""

    def __init__(self) -> None:
        super().__init__(Layer.CLOTH + 1)

    def shine(
        self, x: float, y: float, reach: float, theme: Theme, ratio: float, strength: float
    ) -> None:
        self.show_as(
            (reach, theme, ratio, strength), lambda: _draw_lamp(reach, theme, ratio, strength)
        )
        self.setPos(round(x), round(y))


def _draw_lamp(reach: float, theme: Theme, ratio: float, strength: float) -> Drawn:
    pixmap = clear_pixmap(2 * reach, 2 * reach, ratio)
    painter = QPainter(pixmap)
    glow = QRadialGradient(QPointF(reach, reach), reach)
    warm = QColor(255, 214, 140) if theme.dark else QColor(255, 246, 214)
    for at, part in ((0.0, 1.0), (0.35, 0.55), (0.7, 0.15), (1.0, 0.0)):
        warm.setAlphaF(strength * part)
        glow.setColorAt(at, warm)
    painter.fillRect(QRectF(0, 0, 2 * reach, 2 * reach), glow)
    painter.end()
    return pixmap, QPointF(-reach, -reach)


class SilhouetteSprite(Sprite):
    """The outline of a card at the very slot where it would lie."""

    def __init__(self) -> None:
        super().__init__(Layer.SILHOUETTES)

    def show_at(self, spot: Spot, nearest: bool, art: CardArt) -> None:
        """Solid where a drop would go now, else dashed."""
        key = (spot.w, spot.shown, nearest, art.theme, art.style.ratio)
        self.show_as(key, lambda: silhouette(spot, nearest, art))
        self.setPos(spot.x, spot.y)
        self.setRotation(spot.angle)


def silhouette(spot: Spot, nearest: bool, art: CardArt) -> Drawn:
    """The outline that all have alike whose cards are as broad."""
    key = ("silhouette", spot.w, spot.shown, nearest)
    return art.shared(key, lambda: _draw_silhouette(spot, nearest, art))


def _draw_silhouette(spot: Spot, nearest: bool, art: CardArt) -> Drawn:
    w, h = spot.w, min(spot.shown, RATIO) * spot.w
    left, top = -w / 2, -RATIO * w / 2
    canvas = Canvas(Box(left - 3, top - 3, w + 6, h + 6), art.style.ratio)
    painter = canvas.painter
    pen = QPen(QColor(art.theme.accent), 2.4 if nearest else 2.0)
    if not nearest:
        pen.setDashPattern([4.0, 2.6])
    painter.setPen(pen)
    painter.setBrush(with_alpha(IVORY, 0.26 if nearest else 0.10))
    painter.drawRoundedRect(QRectF(left, top, w, h), CORNER * w, CORNER * w)
    return canvas.done()


class RimSprite(Sprite):
    """A brass line around something that is spoken of."""

    def __init__(self) -> None:
        super().__init__(Layer.SILHOUETTES)
        self.setZValue(Layer.TAG)

    def show_around(self, box: Box, *, strong: bool, art: CardArt) -> None:
        key = (box, strong, art.theme, art.style.ratio)
        self.show_as(key, lambda: _draw_rim(box, strong, art))

    def show_within(self, shape: QPainterPath, art: CardArt) -> None:
        """A strong line along the inside of a shape, that nothing beside it is framed."""
        line = tuple((e.x, e.y) for e in map(shape.elementAt, range(shape.elementCount())))
        self.show_as((line, art.theme, art.style.ratio), lambda: _draw_within(shape, art))


def bounds_of(shape: QPainterPath) -> Box:
    """The smallest upright box around it."""
    around = shape.boundingRect()
    return Box(around.x(), around.y(), around.width(), around.height())


def _draw_within(shape: QPainterPath, art: CardArt) -> Drawn:
    canvas = Canvas(bounds_of(shape).inset(-2, -2), art.style.ratio)
    canvas.painter.setClipPath(shape)
    canvas.painter.setPen(QPen(QColor(art.theme.accent), 8.0))  # half of it is seen
    canvas.painter.setBrush(with_alpha(art.theme.accent, 0.10))
    canvas.painter.drawPath(shape)
    return canvas.done()


def _draw_rim(box: Box, strong: bool, art: CardArt) -> Drawn:
    canvas = Canvas(box.inset(-7, -7), art.style.ratio)
    pen = QPen(QColor(art.theme.accent), 3.0 if strong else 1.8)
    canvas.painter.setPen(pen)
    canvas.painter.setBrush(with_alpha(art.theme.accent, 0.10))
    canvas.painter.drawRoundedRect(rect_of(box.inset(-4, -4)), 10, 10)
    return canvas.done()


class TagSprite(Sprite):
    """Points on brass: on the card in the air, or on their way to a name."""

    def __init__(self) -> None:
        super().__init__(Layer.TAG)
        self.setVisible(False)
        self.text = ""

    def say(self, text: str, art: CardArt, t: float) -> None:
        """Show these points; nothing for no text."""
        self.text = text
        if not text:
            self.setVisible(False)
            return
        self.show_as((text, t, art.theme, art.style.ratio), lambda: _draw_tag(text, art, t))

    def hang(self, x: float, y: float) -> None:
        """Its middle is there."""
        self.setPos(round(x), round(y))


def _draw_tag(text: str, art: CardArt, t: float) -> Drawn:
    font = text_font(17 * t, BOLD)
    metrics = QFontMetricsF(font)
    width, height = metrics.horizontalAdvance(text) + 22 * t, 28 * t
    canvas = Canvas(Box(-width / 2 - 3, -height / 2 - 3, width + 6, height + 8), art.style.ratio)
    painter = canvas.painter
    box, corner = QRectF(-width / 2, -height / 2, width, height), 6 * t
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 70))
    painter.drawRoundedRect(box.translated(0, 2), corner, corner)
    painter.setBrush(QColor(BRASS))
    painter.drawRoundedRect(box, corner, corner)
    painter.setFont(font)
    painter.setPen(QColor(BRASS_INK))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)
    return canvas.done()


class PriceSprite(Sprite):
    """A slip of ivory beside the hand: what the cards left in it cost."""

    def __init__(self) -> None:
        super().__init__(Layer.TAG)
        self.setVisible(False)

    def show_price(
        self, points: int, hand: float, x: float, y: float, art: CardArt, t: float
    ) -> None:
        """Its left edge there. ``hand``: where the middle of the hand is."""
        text = points_text(-points)
        self.show_as(
            (text, t, art.style.ratio), lambda: (art.slip(text, 40 * t, PRICE_INK), QPointF())
        )
        self._from, self._to = (hand, y + 20 * t), (x, y)
        self.setRotation(-2.0)
        self.come_out(1.0)

    def come_out(self, part: float) -> None:
        """So far on its way out of the hand: from 0 to 1."""
        self.setOpacity(part)
        (x, y), (to_x, to_y) = self._from, self._to
        self.setPos(round(x + (to_x - x) * part), round(y + (to_y - y) * part))


class RingSprite(Sprite):
    """What is left of the time to call, as a ring on the discard that may be called."""

    def __init__(self) -> None:
        super().__init__(Layer.TAG)
        self.setVisible(False)

    def show_part(self, spot: Spot, part: float, art: CardArt) -> None:
        """``part`` of the time is left: 1 at first, 0 at the end."""
        shown = round(part * 120)
        self.show_as((spot.w, shown, art.style.ratio), lambda: _draw_ring(spot.w, shown / 120, art))
        self.setPos(spot.x, spot.y)


def _draw_ring(w: float, part: float, art: CardArt) -> Drawn:
    size = 0.52 * w
    canvas = Canvas(Box(-size, -size, 2 * size, 2 * size), art.style.ratio)
    painter = canvas.painter
    box = QRectF(-size / 2, -size / 2, size, size)
    painter.setPen(QPen(with_alpha(NIGHT, 0.75), 0.14 * size))
    painter.setBrush(with_alpha(NIGHT, 0.43))
    painter.drawEllipse(box)
    pen = QPen(QColor(BRASS), 0.1 * size)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.drawArc(box, 90 * 16, round(360 * 16 * part))
    return canvas.done()


class LensSprite(Sprite):
    """A meld that lies small or cut, shown whole and large while it is pointed at."""

    def __init__(self) -> None:
        super().__init__(Layer.LENS)
        self.setVisible(False)
        self.meld: int | None = None
        """The number of the meld that is shown."""

    def close(self) -> None:
        self.meld = None
        self.setVisible(False)

    def open(
        self,
        row: LaidMeld,
        owners: Sequence[int],
        at: Box,
        table: Box,
        card: float,
        art: CardArt,
        t: float,
    ) -> None:
        """Show a meld that lies at ``at`` with cards this wide, inside ``table``.

        ``owners``: by card, the number of the colour of the seat that scores it.
        """
        self.meld = row.number
        count, step, rim = len(row.meld.cards), 0.36, 12.0
        width = min(card, (table.w - 60) / (1 + step * (count - 1)))
        whole = width * (1 + step * (count - 1)) + 2 * rim
        height = RATIO * width + 2 * rim + 10 * t
        left = min(max(4.0, at.centre[0] - whole / 2), table.right - whole - 4)
        top = at.bottom + 6 if at.bottom + 6 + height < table.bottom else at.y - height - 6
        key = (row, tuple(owners), width, art.style, art.theme)
        self.show_as(key, lambda: _draw_lens(row, owners, width, whole, height, art, t))
        self.setPos(round(left), round(max(4.0, top)))


def _draw_lens(
    row: LaidMeld,
    owners: Sequence[int],
    width: float,
    whole: float,
    height: float,
    art: CardArt,
    t: float,
) -> Drawn:
    canvas = Canvas(Box(0, 0, whole, height), art.style.ratio)
    painter, theme = canvas.painter, art.theme
    painter.setPen(QPen(QColor(theme.panel_edge), 1))
    painter.setBrush(QColor(theme.panel))
    painter.drawRoundedRect(QRectF(0.5, 0.5, whole - 1, height - 1), 9, 9)
    face = art.style.face
    for at, (card, number) in enumerate(zip(row.meld.cards, owners, strict=True)):
        left = 12 + at * 0.36 * width
        picture = art.card(card, width, face)
        middle = QPointF(left + width / 2, 12 + RATIO * width / 2)
        painter.drawPixmap(middle + picture.corner, picture.pixmap)
        last = at == len(owners) - 1
        end = left + (width if last else 0.36 * width)
        y = 12 + RATIO * width + 7 * t
        draw_yarn(painter, left + 1, end - 1, y, YARN * t, theme, number)
    return canvas.done()


# ------------------------------------------------------------------------------- focus

FOCUS_LINE: Final = 3.0
"""Pixels of the line itself."""
FOCUS_RIM: Final = 2.0
"""Pixels of the rims on both sides of it: beside felt the line stands out, beside ivory a rim."""
FOCUS_AWAY: Final = 2.0
"""Pixels from what it goes around."""


class FocusSprite(Sprite):
    """A line in the colour of the text between two rims of the opposite brightness."""

    def __init__(self) -> None:
        super().__init__(Layer.FOCUS)
        self.setVisible(False)

    def show_around(self, what: Spot | Box | None, art: CardArt) -> None:
        """Around a card as it lies, or around a box; None: nowhere."""
        if what is None:
            self.setVisible(False)
            return
        if isinstance(what, Spot):
            w, h = what.w, min(what.shown, RATIO) * what.w
            box = Box(-w / 2, -RATIO * w / 2, w, h)
            x, y, angle, corner = what.x, what.y, what.angle, CORNER * w
        else:
            box = Box(0, 0, what.w, what.h)
            x, y, angle, corner = what.x, what.y, 0.0, 6.0
        key = (box, corner, art.theme, art.style.ratio)
        self.show_as(key, lambda: _draw_focus(box, corner, art))
        self.setPos(x, y)
        self.setRotation(angle)


def _draw_focus(box: Box, corner: float, art: CardArt) -> Drawn:
    far = FOCUS_AWAY + FOCUS_LINE + FOCUS_RIM
    canvas = Canvas(box.inset(-far, -far), art.style.ratio)
    painter, theme = canvas.painter, art.theme
    out = FOCUS_AWAY + FOCUS_LINE / 2
    rect = QRectF(box.x - out, box.y - out, box.w + 2 * out, box.h + 2 * out)
    round_ = corner + out
    for colour, width in (
        (theme.felt_edge if theme.dark else IVORY, FOCUS_LINE + 2 * FOCUS_RIM),
        (theme.text, FOCUS_LINE),
    ):
        painter.setPen(QPen(QColor(colour), width))
        painter.drawRoundedRect(rect, round_, round_)
    return canvas.done()
