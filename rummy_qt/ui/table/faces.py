"""A face at the table: a bust in a ring of its seat's yarn, and how many cards it holds."""

from __future__ import annotations

import math
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QRadialGradient

from rummy_qt.play.company import Mood
from rummy_qt.ui.drawings import drawn
from rummy_qt.ui.theme import INK, IVORY, Theme, text_font

from .arrangement import Box, Layer
from .art import DASHES, STITCHES, CardArt, small_stitches
from .sprites import BOLD, Canvas, Drawn, Sprite

BAND: Final = 0.092
"""Of the ring, by its diameter; likewise the following."""
LEAST_BAND: Final = 2.8
"""Pixels."""
DRAWING: Final = (2.00, 1.76)
"""The size of a drawing; the ring's middle is half its breadth from the left, and ..."""
MIDDLE: Final = 1.04
"""... so far from the top."""
BACK: Final = "#26384a"
"""The paper of a card's back."""
BADGE: Final = (17.0, 21.0)
"""The small back with the number of cards, in units of text."""
HALO: Final = 0.71


class FaceLook(NamedTuple):
    """All that a face depends on."""

    name: str
    mood: Mood
    box: Box
    """The ring touches its lower edge, as broad as the box is high or broad."""
    colour: int
    """The number of the seat's colour."""
    turn: bool
    """Whether it is to move."""
    mirrored: bool
    """Whether it sits at the right: a profile looks to the middle of the table."""
    held: int | None
    """How many cards it holds; None where that is told otherwise."""
    t: float


class FaceSprite(Sprite):
    """Who sits there."""

    def __init__(self) -> None:
        super().__init__(Layer.SEATS)

    def show_face(self, look: FaceLook, art: CardArt) -> None:
        self.show_as((look, art.theme, art.style.ratio), lambda: _draw_face(look, art))


def _draw_face(look: FaceLook, art: CardArt) -> Drawn:
    box, t, theme = look.box, look.t, art.theme
    wide = 0.9 * min(box.w, box.h)
    x, y = box.x + box.w / 2, box.bottom - wide / 2
    reach = HALO * wide + 2
    canvas = Canvas(Box(x - wide, y - MIDDLE * wide, 2 * wide, wide * MIDDLE + reach),
                    art.style.ratio)  # fmt: skip
    painter = canvas.painter
    if look.turn:
        glow = QRadialGradient(QPointF(x, y), HALO * wide)
        warm = QColor(theme.accent) if theme.dark else QColor(255, 244, 196)
        for at, part in ((0.6, 0.8), (0.8, 0.35), (1.0, 0.0)):
            warm.setAlphaF(part)
            glow.setColorAt(at, warm)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(glow)
        painter.drawEllipse(QPointF(x, y), HALO * wide, HALO * wide)
    painter.save()
    cut, above = QPainterPath(), QPainterPath()
    cut.addEllipse(QPointF(x, y), wide / 2, wide / 2)
    above.addRect(QRectF(x - wide, y - 1.1 * wide, 2 * wide, 1.1 * wide))
    draw_ring(painter, (x, y, wide), theme, look.colour)
    painter.setClipPath(cut.united(above))
    if look.mirrored:
        painter.translate(2 * x, 0)
        painter.scale(-1, 1)
    picture = drawn(f":/assets/faces/{look.name}-{look.mood}.svg",
                    DRAWING[0] * wide, DRAWING[1] * wide, art.style.ratio)  # fmt: skip
    painter.drawPixmap(QPointF(x - DRAWING[0] / 2 * wide, y - MIDDLE * wide), picture)
    painter.restore()
    front = QPainterPath()
    front.addRect(QRectF(x - wide, y, 2 * wide, wide))
    painter.setClipPath(front)
    draw_ring(painter, (x, y, wide), theme, look.colour)
    painter.setClipping(False)
    if look.held:
        _draw_badge(painter, look.held, QPointF(x + 0.36 * wide, y + 0.30 * wide), t)
    return canvas.done()


def draw_ring(
    painter: QPainter, ring: tuple[float, float, float], theme: Theme, colour: int
) -> None:
    """The ring about a middle, of a diameter, in the yarn and stitch of a seat's colour."""
    x, y, wide = ring
    thick = max(LEAST_BAND, BAND * wide)
    radius = (wide - thick) / 2
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(INK if theme.dark else IVORY), thick))
    painter.drawEllipse(QPointF(x, y), radius, radius)
    kind, yarn = STITCHES[colour % len(STITCHES)], 0.72 * thick
    pen = QPen(QColor(theme.threads[colour]), yarn)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    if kind in DASHES:
        pen.setDashPattern(DASHES[kind])
    if kind in DASHES or kind == "plain":
        painter.setPen(pen)
        painter.drawEllipse(QPointF(x, y), radius, radius)
        return
    pen.setWidthF(0.42 * yarn)
    painter.setPen(pen)
    if kind == "double":
        for side in (-0.42, 0.42):
            painter.drawEllipse(QPointF(x, y), radius + side * yarn, radius + side * yarn)
        return
    path = small_stitches(kind, 0.0, math.tau * radius, 0.0, yarn)
    for nth in range(path.elementCount()):
        point = path.elementAt(nth)
        turn, away = point.x / radius, radius + point.y
        path.setElementPositionAt(nth, x + away * math.cos(turn), y + away * math.sin(turn))
    if kind == "knotted":
        painter.setBrush(QColor(theme.threads[colour]))
    painter.drawPath(path)


def _draw_badge(painter: QPainter, held: int, middle: QPointF, t: float) -> None:
    wide, high = max(BADGE[0] * t, 14.0), max(BADGE[1] * t, 17.0)
    card = QRectF(middle.x() - wide / 2, middle.y() - high / 2, wide, high)
    painter.setPen(QPen(QColor(IVORY), max(1.0, 1.2 * t)))
    painter.setBrush(QColor(BACK))
    painter.drawRoundedRect(card, 2.4 * t, 2.4 * t)
    painter.setFont(text_font(max(12.0, 12 * t), BOLD))
    painter.setPen(QColor(IVORY))
    painter.drawText(card.adjusted(-4, 0, 4, 0), Qt.AlignmentFlag.AlignCenter, str(held))


OWN: Final = 62.0
"""Units of text that the person's own face takes of its plate."""


def own_face(plate: Box, t: float) -> Box:
    """For the person's face, at the left of the plate."""
    return Box(plate.x, plate.y + 16 * t, OWN * t - 6 * t, OWN * t)


def beside_own_face(plate: Box, t: float) -> Box:
    """For the words beside it."""
    return plate._replace(x=plate.x + (OWN + 8) * t, w=plate.w - (OWN + 8) * t)
