"""What stands on the table: each sprite is a picture that is drawn anew when its key changes."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any, Final

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen, QTransform
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsView

from rummy_qt.engine import Card
from rummy_qt.ui.drawings import clear_pixmap, smooth_painter, with_alpha, write_figures
from rummy_qt.ui.portraits import YarnLine, draw_yarn
from rummy_qt.ui.theme import BRASS, BRASS_INK, CARD_BACK, CARD_EDGES, CARD_RIM, IVORY, NIGHT

from . import RATIO
from .arrangement import Box, Layer, Place, Spot, Thread
from .art import CORNER, LEVELS, CardArt, Drawn, Lift, Mark, Picture, Wear, cast_down

BOLD: Final = QFont.Weight.DemiBold


def seen_at(view: QGraphicsView, box: Box) -> QRect:
    """Where the view shows this box of the table, in whole pixels."""
    return view.viewportTransform().mapRect(QRectF(*box)).toRect()


class Canvas:
    """A clear picture of a box of the table, to be painted in the table's own pixels."""

    def __init__(self, box: Box, art: CardArt) -> None:
        x, y, w, h = box
        self.left, self.top = math.floor(x), math.floor(y)
        self.pixmap = clear_pixmap(
            math.ceil(x + w - self.left) + 1, math.ceil(y + h - self.top) + 1, art.style.ratio
        )
        self.painter = smooth_painter(self.pixmap)
        self.painter.translate(-self.left, -self.top)

    def done(self) -> Drawn:
        self.painter.end()
        return self.pixmap, QPointF(self.left, self.top)


class Sprite(QGraphicsPixmapItem):
    """A picture on the table, seen as soon as it is drawn.

    It takes no mouse: the arrangement knows what lies where.
    """

    def __init__(self, layer: float = Layer.TAG) -> None:
        super().__init__()
        self.setZValue(layer)
        self.setVisible(False)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self._key: tuple[object, ...] = ()
        self.what: tuple[Any, ...] = ()
        self._turn, self._scale = 0.0, 1.0
        """As Qt has them: to ask it costs as much as to tell it, for each card of each frame."""

    def turn(self, angle: float, scale: float = 1.0) -> None:
        """Stand so; what stands so already is not touched: to Qt it would have changed."""
        if angle != self._turn:
            self._turn = angle
            self.setRotation(angle)
        if scale != self._scale:
            self._scale = scale
            self.setScale(scale)

    def show_drawn(
        self, art: CardArt, draw: Callable[..., Drawn], *what: Any, kept: bool = False
    ) -> None:
        """Show what ``draw`` makes of this in the looks of now, unless it is shown already.

        ``kept``: it comes again and again, and the art keeps its picture.
        """
        self.setVisible(True)
        key = (draw, what, art.looks)
        if key != self._key:
            self._key, self.what = key, what
            pixmap, corner = art.shared(draw, *what) if kept else draw(*what, art)
            self.setPixmap(pixmap)
            self.setOffset(corner)


# ------------------------------------------------------------------------------- cards


SLIGHT: Final = 1.2
"""Degrees by which a card may lie otherwise than in its picture, until it gets one of its turn.

To turn all cards of a hand that makes way takes the painter five times as long as all else, and
leaves them soft.
"""


SHADE_TURN: Final = 2.0
"""Degrees up to which what a card throws is not turned with it, for it is soft."""
HELD_TURN: Final = 2.0
"""Degrees by which a card is turned that the pointer holds in the air."""
HELD: Final = Wear(HELD_TURN, Lift.IN_THE_AIR)
"""How it looks there; it swings by whole degrees: at each a picture."""
SETTLING: Final = 0.04
"""By so much cards are not scaled where many fly."""
NEAR: Final = 0.6
"""Pixels and degrees; a card that has no further to go does not move."""


Seen = tuple[Card | None, float, str]
"""What the art is asked for: a card, or None for a back; how broad, and of which face."""


class CardSprite(Sprite):
    """One card: open, or a back. Its position is the card's middle.

    ``place`` is where it belongs, ``spot`` where it is now.
    """

    def __init__(self, place: Place, art: CardArt) -> None:
        super().__init__(place.layer)
        self.setVisible(True)
        self.place = place
        self._art = art
        self.spot = place.spot
        self.face_up = True
        self.flying = False
        self.aloft = False
        """Whether an event has it fly: it goes on to where that led it, and is put right there."""
        self.careful = True
        """Whether it is turned and scaled with care on its way: not where many fly."""
        self.wear = Wear()
        self._shade: QGraphicsPixmapItem | None = None
        """What it throws while it flies; a card that lies has its shadow in its picture."""
        self._level = -1
        self._breadth = 1.0
        self.height = 0.0
        """From 0, where it lies, to 1, in the air."""
        self._picture: Picture | None = None
        self._dressed: tuple[object, ...] = ()

    @property
    def card(self) -> Card:
        return self.place.card

    @property
    def seen(self) -> Seen:
        return self.card if self.face_up else None, self.place.spot.w, self.place.face

    def dress(self, wear: Wear) -> None:
        """Look like this from now on, wherever it is; what looks so already is not touched."""
        if self._draw(wear):
            self.put(self.spot)

    def _draw(self, wear: Wear) -> bool:
        """Whether that is another picture."""
        self.wear, seen = wear, self.seen
        dressed = seen, wear, self._art.looks
        if dressed == self._dressed:
            return False
        self._dressed = dressed
        worn = wear if self.face_up else Wear(wear.angle, wear.lift, swing=wear.swing)
        self._picture = picture = self._art.card(*seen, worn)
        self.setPixmap(picture.pixmap)
        self.setOffset(picture.corner)
        self._level = -1
        if wear.lift:
            self.height = float(wear.lift is Lift.IN_THE_AIR)
        if self._shade is not None:
            self._shade.setVisible(not wear.lift)
        return True

    def rise(self, height: float) -> None:
        """Throw the shadow of a card so high: from 0, as it lies, to 1, in the air."""
        if self.wear.lift:
            return  # that of its picture is all it throws
        if self._shade is None:
            self._shade = QGraphicsPixmapItem(self)
            self._shade.setFlag(QGraphicsPixmapItem.GraphicsItemFlag.ItemStacksBehindParent)
        self.height, level = height, round(LEVELS * height)
        if level != self._level:
            self._level = level
            shadow, corner = self._art.shade(self.place.spot.w, level, self.wear.shown)
            self._shade.setPixmap(shadow)
            self._shade.setOffset(corner)
            lies = self.wear.angle + self.wear.swing
            self._shade.setRotation(lies if abs(lies) > SHADE_TURN else 0.0)
        cast, turn = cast_down(height, self.place.spot.w), math.radians(self._turn)
        self._shade.setPos(cast * math.sin(turn), cast * math.cos(turn))

    def bare(self) -> Drawn:
        """What it looks like without its shadow."""
        return self._art.card(*self.seen, self.wear._replace(lift=Lift.NONE))[:2]

    def may_wait(self, wear: Wear) -> bool:
        """Whether it looks so, but for its turn or its shadow, and that is still to be drawn."""
        art, worn = self._art, self.wear
        alike = worn != wear and worn._replace(angle=wear.angle, lift=wear.lift) == wear
        looks = self.face_up and self._dressed == (self.seen, worn, art.looks)
        return alike and looks and not art.has(*self.seen, wear)

    def is_near(self, spot: Spot) -> bool:
        """Whether it lies there, but for what nobody sees."""
        return all(abs(a - b) < NEAR for a, b in zip(self.spot[:4], spot[:4], strict=True))

    def put(self, spot: Spot) -> None:
        """Be there, turned and sized like that, whatever the picture."""
        self.spot = spot
        picture = self._picture
        if picture is None:
            return
        self.setPos(spot.x, spot.y)
        turn = spot.angle - picture.angle
        scale = spot.w / picture.width
        slight = 0.6 / picture.width if self.careful else SETTLING
        self.turn(
            turn if self.careful and (self.height or abs(turn) > SLIGHT) else 0.0,
            scale if abs(scale - 1) > slight else 1.0,
        )

    def squeeze(self, part: float) -> None:
        """Show it as a card that is being turned over: a part of its own breadth."""
        if part != self._breadth:
            self._breadth = part
            assert self._picture is not None
            lies = self._picture.angle + self._turn if self.careful and part < 1 else 0.0
            narrow = QTransform.fromScale(part, 1)
            if lies:
                narrow = QTransform().rotate(lies).scale(part, 1).rotate(-lies)
            self.setTransform(narrow)

    def rest(self, wear: Wear) -> None:
        """Lie where it belongs, sharp: in a picture of its own turn, on whole pixels."""
        self.squeeze(1.0)
        self.face_up = True
        self.spot = spot = self.place.spot
        self._draw(wear)
        picture = self._picture
        assert picture is not None
        self.turn(0.0)
        ratio = self._art.style.ratio
        left = round((spot.x + picture.corner.x()) * ratio) / ratio
        top = round((spot.y + picture.corner.y()) * ratio) / ratio
        self.setPos(left - picture.corner.x(), top - picture.corner.y())


# ------------------------------------------------------------------------------- stock, pile


EDGE: Final = 1.3
"""Pixels that one edge of the stock is lower than the one above it."""
A_CARD_SHIFTED: Final = 3.0
CARDS_AN_EDGE: Final = 6


def edges_of(count: int) -> int:
    """How many edges a stock of so many cards shows."""
    return min(7, -(-count // CARDS_AN_EDGE))


def draw_count(count: int, height: float, t: float, art: CardArt) -> Drawn:
    """The number of cards in the stock, below it, about its middle."""
    box, middle = Box(-1.2 * height, 0, 2.4 * height, height), Qt.AlignmentFlag.AlignHCenter
    canvas = Canvas(box, art)
    canvas.painter.setPen(QColor(art.theme.text))
    write_figures(canvas.painter, str(count), QRectF(*box), 12 * t, middle)
    return canvas.done()


def draw_stock(edges: int, may_draw: bool, mark: Mark, w: float, art: CardArt) -> Drawn:
    """Cards face down, so broad, about their middle: as thick as there are many.

    ``edges``: none of an empty one.
    """
    canvas, box = _of_a_heap(w, art)
    painter, corner = canvas.painter, CORNER * w
    if not edges:
        _outline(painter, box, art)
        return canvas.done()
    _lay_back(painter, w, art, (0.3 * edges, EDGE * edges))
    for edge in range(edges - 1, 0, -1):
        painter.setPen(QPen(QColor(CARD_RIM), 0.6))
        painter.setBrush(QColor(CARD_EDGES[edge % 2]))
        painter.drawRoundedRect(box.translated(0.3 * edge, EDGE * edge), corner, corner)
    shifted = -A_CARD_SHIFTED if may_draw else 0.0
    _lay_back(painter, w, art, (shifted, shifted), mark)
    return canvas.done()


SHEET_TURNS: Final = (-2.2, 1.6, -0.9, 2.6, -1.7, 0.7)
"""Degrees by which the covered cards of a stacked pile are turned, the lowest first."""


def draw_covered(
    covered: int, face_down: bool, lifted: Seen | None, w: float, art: CardArt
) -> Drawn:
    """What a discard pile shows of cards that nobody sees: edges, or a card face down.

    What is ``lifted`` from them is left there in shade, till it lies elsewhere.
    """
    canvas, box = _of_a_heap(w, art)
    painter, corner = canvas.painter, CORNER * w
    if not covered:
        _outline(painter, box, art)
    for turn in SHEET_TURNS[: covered - face_down]:
        painter.save()
        painter.rotate(turn)
        painter.setPen(QPen(QColor(CARD_RIM), 0.7))
        painter.setBrush(QColor(CARD_EDGES[1]))
        painter.drawRoundedRect(box.translated(0, 2), corner, corner)
        painter.restore()
    if face_down:
        _lay_back(painter, w, art, (0.0, 0.0))
    elif covered and lifted is not None:
        shown = art.card(*lifted, Wear(veiled=True))
        painter.drawPixmap(shown.corner, shown.pixmap)
    return canvas.done()


def _of_a_heap(w: float, art: CardArt) -> tuple[Canvas, QRectF]:
    """Room for cards about their middle, and one of them."""
    box = Spot(0, 0, w).box
    return Canvas(Box(box.x - 20, box.y - 20, box.w + 40, box.h + 50), art), QRectF(*box)


def _lay_back(
    painter: QPainter, w: float, art: CardArt, by: tuple[float, float], mark: Mark = Mark.NONE
) -> None:
    """A card face down, on whole pixels, shifted by so much."""
    back = art.card(None, w, "", Wear(mark=mark))
    x, y = (back.corner + QPointF(*by)).toTuple()
    painter.drawPixmap(math.floor(x + 0.5), math.floor(y + 0.5), back.pixmap)


def _outline(painter: QPainter, box: QRectF, art: CardArt) -> None:
    colour = with_alpha(art.theme.text_quiet, 1.0 if art.theme.strong else 0.6)
    painter.setPen(_dashed(colour))
    painter.drawRoundedRect(box, CORNER * box.width(), CORNER * box.width())


def _dashed(colour: QColor) -> QPen:
    """Around an empty place: two lie one over the other dash on dash."""
    pen = QPen(colour, 2.0)
    pen.setDashPattern([4.0, 2.6])
    return pen


# ------------------------------------------------------------------------------- yarn


YARN: Final = 3.4
"""Units of text that a thread is broad."""


def draw_threads(
    threads: Sequence[Thread], colours: Sequence[int], covered: bool, t: float, art: CardArt
) -> Drawn:
    """The threads below one meld; ``colours``: by place; ``covered``: it is cut."""
    x0, x1, thick = threads[0].x0, threads[-1].x1, YARN * t
    canvas = Canvas(Box(x0 - 3, threads[0].y - 2 * thick, x1 - x0 + 6, 4 * thick), art)
    for x, end, y, owner in threads:
        if covered:
            canvas.painter.fillRect(
                QRectF(x, y - thick, end - x, 2 * thick),
                with_alpha(art.theme.felt_edge, 1.0 if art.theme.strong else 0.92),
            )
        line = YarnLine(x + 0.5, end - 0.5, y, thick)
        draw_yarn(canvas.painter, line, art.theme, colours[owner])
    return canvas.done()


# ------------------------------------------------------------------------------- signs


class SilhouetteSprite(Sprite):
    """The outline of a card at the very slot where it would lie."""

    def show_at(self, art: CardArt, spot: Spot, nearest: bool, longer: float, dark: bool) -> None:
        """Solid where a drop would go now, else dashed; a row is by so much ``longer``.

        ``dark``: so is the ground, for what lies in it.
        """
        box = Box(-spot.w / 2, -RATIO * spot.w / 2, spot.w + longer, spot.shown * spot.w)
        self.show_drawn(art, draw_silhouette, box, CORNER * spot.w, nearest, dark, kept=True)
        self.setPos(spot.x, spot.y)
        self.turn(spot.angle)


def draw_silhouette(box: Box, corner: float, nearest: bool, dark: bool, art: CardArt) -> Drawn:
    """The outline that all have alike whose cards are as broad."""
    accent = QColor(art.theme.accent)
    pen = QPen(accent, 2.4) if nearest else _dashed(accent)
    fill = with_alpha(IVORY, 0.26 * nearest) if not dark else with_alpha(NIGHT, 0.12)
    return _framed(box, corner, [pen], fill, art)


def _framed(box: Box, corner: float, pens: Sequence[QPen], fill: QColor, art: CardArt) -> Drawn:
    """A rounded line around a box, drawn with one pen over the other."""
    far = max(pen.widthF() for pen in pens) / 2 + 1
    canvas = Canvas(box.inset(-far, -far), art)
    canvas.painter.setBrush(fill)
    for pen in pens:
        canvas.painter.setPen(pen)
        canvas.painter.drawRoundedRect(QRectF(*box), corner, corner)
    return canvas.done()


class TagSprite(Sprite):
    """Points: on brass what a card in the air may bring, on ivory what is on its way to a name."""

    def say(self, text: str, art: CardArt, t: float, paper: str = BRASS) -> None:
        if text:
            self.show_drawn(art, draw_tag, text, t, paper)
        self.setVisible(bool(text))

    def hang(self, x: float, y: float) -> None:
        middle = self.boundingRect().center()
        self.setPos(round(x - middle.x()), round(y - middle.y()))


def draw_slip(text: str, height: float, ink: str, paper: str, art: CardArt) -> Drawn:
    """A word on paper of a colour."""
    return art.slip(text, height, ink, paper), QPointF()


def draw_tag(text: str, t: float, paper: str, art: CardArt) -> Drawn:
    """A word on brass, or on ivory: with a rim that is seen on cards, too."""
    rim = BRASS if paper == BRASS else CARD_BACK
    return art.slip(text, 28 * t, BRASS_INK, paper, rim), QPointF()


def draw_ring(w: float, part: float, art: CardArt) -> Drawn:
    """At a corner of a card that may be called: ``part`` of the time is left, from 1 to 0."""
    size = 0.3 * w
    at = Box(w / 2 - 0.25 * size, -RATIO * w / 2 - 0.75 * size, size, size)
    canvas, box = Canvas(at.inset(-2, -2), art), QRectF(*at)
    painter, inner = canvas.painter, 0.14 * size
    painter.setPen(QPen(QColor(BRASS_INK), max(1.0, 0.04 * size)))
    painter.setBrush(QColor(IVORY))
    painter.drawEllipse(box)
    painter.setBrush(QColor(BRASS))
    left = box.adjusted(inner, inner, -inner, -inner)
    painter.drawPie(left, 90 * 16, round(360 * 16 * part))
    return canvas.done()


LENS_STEP: Final = 0.36
LENS_RIM: Final = 12.0


def draw_lens(
    cards: Sequence[Card], owners: Sequence[int], width: float, t: float, art: CardArt
) -> Drawn:
    """A meld large; ``owners``: by card, the number of the colour of the seat that scores it."""
    last, theme = len(owners) - 1, art.theme
    whole = width * (1 + LENS_STEP * last) + 2 * LENS_RIM
    height = RATIO * width + 2 * LENS_RIM + 10 * t
    canvas = Canvas(Box(0, 0, whole, height), art)
    painter = canvas.painter
    painter.setPen(QPen(QColor(theme.panel_edge), 1))
    painter.setBrush(QColor(theme.panel))
    painter.drawRoundedRect(QRectF(0.5, 0.5, whole - 1, height - 1), 9, 9)
    bottom = LENS_RIM + RATIO * width
    for at, (card, number) in enumerate(zip(cards, owners, strict=True)):
        left = LENS_RIM + at * LENS_STEP * width
        picture = art.card(card, width, art.style.face)
        middle = QPointF(left + width / 2, LENS_RIM + RATIO * width / 2)
        painter.drawPixmap(middle + picture.corner, picture.pixmap)
        end = left + (width if at == last else LENS_STEP * width)
        line = YarnLine(left + 1, end - 1, bottom + 7 * t, YARN * t)
        draw_yarn(painter, line, theme, number)
    return canvas.done()


# ------------------------------------------------------------------------------- focus

FOCUS_LINE: Final = 3.0
FOCUS_RIM: Final = 2.0
"""Pixels of the rims on both sides of it: beside felt the line stands out, beside ivory a rim."""
FOCUS_AWAY: Final = 2.0
"""Pixels from what it goes around."""


class FocusSprite(Sprite):
    """A line in the colour of the text between two rims of the opposite brightness."""

    def show_around(self, what: Spot | Box | None, art: CardArt) -> None:
        """Around a card as it lies, or around a box; None: nowhere."""
        if what is None:
            self.setVisible(False)
            return
        box, angle, corner = what, 0.0, 6.0
        if isinstance(what, Spot):
            box, angle, corner = what.box, what.angle, CORNER * what.w
        around = box._replace(x=box.x - what.x, y=box.y - what.y)
        self.show_drawn(art, _draw_focus, around, corner)
        self.setPos(what.x, what.y)
        self.turn(angle)


def _draw_focus(box: Box, corner: float, art: CardArt) -> Drawn:
    theme, out = art.theme, FOCUS_AWAY + FOCUS_LINE / 2
    rim = theme.felt_edge if theme.dark else IVORY
    pens = [
        QPen(QColor(rim), FOCUS_LINE + 2 * FOCUS_RIM),
        QPen(QColor(theme.text), FOCUS_LINE),
    ]
    return _framed(
        box.inset(-out, -out), corner + out, pens, QColor(Qt.GlobalColor.transparent), art
    )
