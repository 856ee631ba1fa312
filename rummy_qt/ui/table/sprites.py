"""The graphics items of the table, and the functions that draw their pictures.

A ``draw_…`` function returns ``Drawn``; its arguments are the key of the picture it draws.
"""

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
from .arrangement import Box, CardPlace, Layer, Spot, Thread
from .art import CORNER, LEVELS, CardArt, CardLook, Drawn, Lift, Mark, Picture, draw_shade, shade_y

BOLD: Final = QFont.Weight.DemiBold


def seen_at(view: QGraphicsView, box: Box) -> QRect:
    """A box of the table in the view's own coordinates, rounded to whole pixels."""
    return view.viewportTransform().mapRect(QRectF(*box)).toRect()


class Canvas:
    """A transparent pixmap for a box of the table, painted in table coordinates."""

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
    """A pixmap item that redraws its picture when the key of the picture changes.

    It accepts no mouse buttons; the arrangement says what lies under the pointer.
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
        """The last arguments of ``show_drawn``."""
        self._turn, self._scale = 0.0, 1.0
        """Copies of Qt's values: reading them from Qt for each card of each frame is slow."""

    def turn(self, angle: float, scale: float = 1.0) -> None:
        """Set rotation and scale. Qt would repaint the item even if they stayed the same."""
        if angle != self._turn:
            self._turn = angle
            self.setRotation(angle)
        if scale != self._scale:
            self._scale = scale
            self.setScale(scale)

    def show_drawn(
        self, art: CardArt, draw: Callable[..., Drawn], *what: Any, kept: bool = False
    ) -> None:
        """Show the picture ``draw(*what, art)``, drawing it only if it is not shown already.

        ``kept``: take the picture from the art's cache, for one that is shown often.
        """
        self.setVisible(True)
        key = (draw, what, art.version)
        if key != self._key:
            self._key, self.what = key, what
            pixmap, corner = art.shared(draw, *what) if kept else draw(*what, art)
            self.setPixmap(pixmap)
            self.setOffset(corner)


# ------------------------------------------------------------------------------- cards


SLIGHT: Final = 1.2
"""A smaller difference in degrees between card and picture is not corrected by rotation.

Rotating all cards of a hand that makes room takes the painter five times as long as all else, and
blurs them.
"""
SHADE_TURN: Final = 2.0
"""A shadow is not rotated with a card turned by fewer degrees; it is too soft to show that."""
HELD_TURN: Final = 2.0
"""The angle in degrees of a card that is being dragged."""
HELD: Final = CardLook(HELD_TURN, Lift.IN_THE_AIR)
"""The look of a card being dragged; it swings in steps of one degree, each with its picture."""
SETTLING: Final = 0.04
"""Where many cards fly, a difference in scale below this is not drawn."""
NEAR: Final = 0.6
"""A card that is closer to its place, in pixels and degrees, is not moved."""


Side = tuple[Card | None, float, str]
"""The side of a card that is seen: a card, or None for a back; its width; its face style."""


class CardSprite(Sprite):
    """One card, face up or face down, positioned by its centre.

    ``place`` is where it belongs, ``spot`` where it is now.
    """

    def __init__(self, place: CardPlace, art: CardArt) -> None:
        super().__init__(place.layer)
        self.setVisible(True)
        self.place = place
        self._art = art
        self.spot = place.spot
        self.face_up = True
        self.flying = False
        self.aloft = False
        """Whether an event makes it fly; it finishes that flight before any other correction."""
        self.careful = True
        """Whether it is rotated and scaled exactly in motion; False where many cards fly."""
        self.look = CardLook()
        self._shade: Sprite | None = None
        """The shadow in flight; a resting card has its shadow in its picture."""
        self.height = 0.0
        """From 0, on the table, to 1, in the air."""
        self._picture: Picture | None = None
        self._picture_key: tuple[object, ...] = ()

    @property
    def card(self) -> Card:
        return self.place.card

    @property
    def side(self) -> Side:
        return self.card if self.face_up else None, self.place.spot.w, self.place.face

    def dress(self, look: CardLook) -> None:
        """Change the look without moving the card."""
        if self._draw(look):
            self.put(self.spot)

    def _draw(self, look: CardLook) -> bool:
        """Draw the card with this look; return whether its picture has changed."""
        self.look, side = look, self.side
        key = side, look, self._art.version
        if key == self._picture_key:
            return False
        self._picture_key = key
        look = look if self.face_up else CardLook(look.angle, look.lift, swing=look.swing)
        self._picture = picture = self._art.card(*side, look)
        self.setPixmap(picture.pixmap)
        self.setOffset(picture.corner)
        if look.lift:
            self.height = float(look.lift is Lift.IN_THE_AIR)
        if self._shade is not None:
            self._shade.setVisible(not look.lift)
        return True

    def rise(self, height: float) -> None:
        """Cast the shadow of a card at this height, from 0, on the table, to 1, in the air."""
        if self.look.lift:
            return  # the picture has its own shadow
        if self._shade is None:
            self._shade = Sprite()
            self._shade.setParentItem(self)
            self._shade.setFlag(QGraphicsPixmapItem.GraphicsItemFlag.ItemStacksBehindParent)
            self._shade.setTransformationMode(Qt.TransformationMode.FastTransformation)
        art, w, self.height = self._art, self.place.spot.w, height
        what = art.pixels(w), self.look.shown, round(LEVELS * height)
        self._shade.show_drawn(art, draw_shade, *what, kept=True)
        angle = self.look.angle + self.look.swing
        self._shade.turn(angle if abs(angle) > SHADE_TURN else 0.0)
        cast, turn = shade_y(height, w), math.radians(self._turn)
        self._shade.setPos(cast * math.sin(turn), cast * math.cos(turn))

    def bare(self) -> Drawn:
        """The current picture without its shadow."""
        return self._art.card(*self.side, self.look._replace(lift=Lift.NONE))[:2]

    def may_wait(self, look: CardLook) -> bool:
        """Whether this look differs only in angle or shadow, and its picture is not drawn yet."""
        art, current = self._art, self.look
        alike = current != look and current._replace(angle=look.angle, lift=look.lift) == look
        shown = self.face_up and self._picture_key == (self.side, current, art.version)
        return alike and shown and not art.has(*self.side, look)

    def is_near(self, spot: Spot) -> bool:
        """Whether the card is so close to ``spot`` that the difference cannot be seen."""
        return all(abs(a - b) < NEAR for a, b in zip(self.spot[:4], spot[:4], strict=True))

    def put(self, spot: Spot) -> None:
        """Move, rotate and scale the current picture to ``spot``."""
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
        """Narrow the card to this part of its width, as while it is being turned over."""
        angle = 0.0
        if self._picture is not None and self.careful and part < 1:
            angle = self._picture.angle + self._turn
        self.setTransform(QTransform().rotate(angle).scale(part, 1).rotate(-angle))

    def rest(self, look: CardLook) -> None:
        """Lie at ``place``, sharp: in a picture drawn at its angle, on whole device pixels."""
        self.squeeze(1.0)
        self.face_up = True
        self.spot = spot = self.place.spot
        self._draw(look)
        picture = self._picture
        assert picture is not None
        self.turn(0.0)
        ratio = self._art.style.ratio
        left = round((spot.x + picture.corner.x()) * ratio) / ratio
        top = round((spot.y + picture.corner.y()) * ratio) / ratio
        self.setPos(left - picture.corner.x(), top - picture.corner.y())


# ------------------------------------------------------------------------------- stock, pile


EDGE: Final = 1.3
"""Pixels from one edge of the stock down to the next."""
A_CARD_SHIFTED: Final = 3.0
"""Pixels by which the top card of the stock is shifted while it may be drawn."""
CARDS_AN_EDGE: Final = 6


def draw_count(count: int, height: float, t: float, art: CardArt) -> Drawn:
    """The number below the stock, centred on x = 0."""
    box, middle = Box(-1.2 * height, 0, 2.4 * height, height), Qt.AlignmentFlag.AlignHCenter
    canvas = Canvas(box, art)
    canvas.painter.setPen(QColor(art.theme.text))
    write_figures(canvas.painter, str(count), QRectF(*box), 12 * t, middle)
    return canvas.done()


def draw_stock(edges: int, may_draw: bool, mark: Mark, w: float, art: CardArt) -> Drawn:
    """The stock: cards of width ``w`` face down, centred on the top one, with their edges.

    With 0 ``edges`` only the outline of an empty place.
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
"""Angles in degrees of the covered cards of a stacked pile, the lowest first."""


def draw_covered(
    covered: int, face_down: bool, lifted: Side | None, w: float, art: CardArt
) -> Drawn:
    """The covered part of a discard pile: edges, or a card that was discarded face down.

    ``lifted``: the card that is being dragged off it, drawn veiled where it lay.
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
        shown = art.card(*lifted, CardLook(veiled=True))
        painter.drawPixmap(shown.corner, shown.pixmap)
    return canvas.done()


def _of_a_heap(w: float, art: CardArt) -> tuple[Canvas, QRectF]:
    """A canvas for a heap of cards of width ``w`` centred on the origin, and a card's outline."""
    box = Spot(0, 0, w).box
    return Canvas(Box(box.x - 20, box.y - 20, box.w + 40, box.h + 50), art), QRectF(*box)


def _lay_back(
    painter: QPainter, w: float, art: CardArt, by: tuple[float, float], mark: Mark = Mark.NONE
) -> None:
    """Paint a card face down, shifted from the origin by whole pixels."""
    back = art.card(None, w, "", CardLook(mark=mark))
    x, y = (back.corner + QPointF(*by)).toTuple()
    painter.drawPixmap(math.floor(x + 0.5), math.floor(y + 0.5), back.pixmap)


def _outline(painter: QPainter, box: QRectF, art: CardArt) -> None:
    colour = with_alpha(art.theme.text_quiet, 1.0 if art.theme.strong else 0.6)
    painter.setPen(_dashed(colour))
    painter.drawRoundedRect(box, CORNER * box.width(), CORNER * box.width())


def _dashed(colour: QColor) -> QPen:
    """The pen for empty places; with one pen the dashes of coinciding outlines coincide."""
    pen = QPen(colour, 2.0)
    pen.setDashPattern([4.0, 2.6])
    return pen


# ------------------------------------------------------------------------------- yarn


YARN: Final = 3.4
"""Width of a thread in units of text."""


def draw_threads(
    threads: Sequence[Thread], colours: Sequence[int], covered: bool, t: float, art: CardArt
) -> Drawn:
    """The threads below one meld.

    ``colours``: yarn colour by chair; ``covered``: the meld is covered or cut, so the threads get
    a background.
    """
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
    """The outline of a card, or of a row of cards, where it would lie."""

    def show_at(self, art: CardArt, spot: Spot, nearest: bool, longer: float, dark: bool) -> None:
        """Outline the card at ``spot``: solid if ``nearest`` to a drop, else dashed.

        ``longer``: how much wider than a card the row is, in pixels; ``dark``: fill it dark.
        """
        box = Box(-spot.w / 2, -RATIO * spot.w / 2, spot.w + longer, spot.shown * spot.w)
        self.show_drawn(art, draw_silhouette, box, CORNER * spot.w, nearest, dark, kept=True)
        self.setPos(spot.x, spot.y)
        self.turn(spot.angle)


def draw_silhouette(box: Box, corner: float, nearest: bool, dark: bool, art: CardArt) -> Drawn:
    """An outline; see ``SilhouetteSprite.show_at``."""
    accent = QColor(art.theme.accent)
    pen = QPen(accent, 2.4) if nearest else _dashed(accent)
    fill = with_alpha(IVORY, 0.26 * nearest) if not dark else with_alpha(NIGHT, 0.12)
    return _framed(box, corner, [pen], fill, art)


def _framed(box: Box, corner: float, pens: Sequence[QPen], fill: QColor, art: CardArt) -> Drawn:
    """A rounded frame around a box, drawn once with each pen."""
    far = max(pen.widthF() for pen in pens) / 2 + 1
    canvas = Canvas(box.inset(-far, -far), art)
    canvas.painter.setBrush(fill)
    for pen in pens:
        canvas.painter.setPen(pen)
        canvas.painter.drawRoundedRect(QRectF(*box), corner, corner)
    return canvas.done()


class TagSprite(Sprite):
    """A number of points: on brass for a dragged card, on ivory flying to a player's total."""

    def say(self, text: str, art: CardArt, t: float, paper: str = BRASS) -> None:
        if text:
            self.show_drawn(art, draw_tag, text, t, paper)
        self.setVisible(bool(text))

    def hang(self, x: float, y: float) -> None:
        middle = self.boundingRect().center()
        self.setPos(round(x - middle.x()), round(y - middle.y()))


def draw_slip(text: str, height: float, ink: str, paper: str, art: CardArt) -> Drawn:
    """A word on coloured paper."""
    return art.slip(text, height, ink, paper), QPointF()


def draw_tag(text: str, t: float, paper: str, art: CardArt) -> Drawn:
    """A word on brass or ivory, with a rim that also stands out on cards."""
    rim = BRASS if paper == BRASS else CARD_BACK
    return art.slip(text, 28 * t, BRASS_INK, paper, rim), QPointF()


def draw_ring(w: float, part: float, art: CardArt) -> Drawn:
    """The clock at a corner of a card of width ``w``: a pie of the time left, from 1 to 0."""
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
    """A meld in large cards of this width; ``owners``: the yarn colour of each card."""
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
"""Width in pixels of each rim: the line stands out on felt, the rims stand out on ivory."""
FOCUS_AWAY: Final = 2.0
"""Pixels between the frame and what it surrounds."""


class FocusSprite(Sprite):
    """The keyboard focus: a line in text colour between two rims of the opposite brightness."""

    def show_around(self, what: Spot | Box | None, art: CardArt) -> None:
        """Frame a card at its angle, or a box; None hides the frame."""
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
