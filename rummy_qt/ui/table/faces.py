"""A face at the table: a bust in a ring of its seat's yarn, and how many cards it holds."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from rummy_qt.play.company import Face
from rummy_qt.ui.theme import IVORY, Theme, text_font
from rummy_qt.ui.words.numbers import points_text

from .arrangement import Box
from .art import CardArt, Drawn, YarnLine, draw_numerals, draw_yarn, numeral_width, shine
from .portraits import ABOVE, MIDDLE, draw_portrait
from .sprites import BOLD, Canvas

BACK: Final = "#26384a"
"""The paper of a card's back."""
BADGE: Final = (17.0, 21.0)
"""The small back with the number of cards, in units of text."""
HALO: Final = 0.71
"""Its radius, by the ring's diameter."""


class FaceLook(NamedTuple):
    """All that a face depends on."""

    who: Face
    box: Box
    """The ring touches its lower edge, as broad as the box is high or broad."""
    turn: bool
    """Whether it is to move."""
    mirrored: bool
    """Whether it sits at the right: a profile looks to the middle of the table."""
    held: int | None
    """How many cards it holds; None where that is told otherwise."""
    t: float


def draw_face(look: FaceLook, art: CardArt) -> Drawn:
    """Who sits there."""
    box, t, theme = look.box, look.t, art.theme
    wide = 0.97 * min(box.w, box.h)
    x, y = box.x + box.w / 2, box.bottom - wide / 2
    reach = HALO * wide + 2
    canvas = Canvas(Box(x - wide, y - MIDDLE * wide, 2 * wide, wide * MIDDLE + reach), art)
    painter = canvas.painter
    if look.turn:
        _draw_halo(painter, QPointF(x, y), wide, theme)
    draw_portrait(painter, (x, y, wide), look.who, theme, mirrored=look.mirrored)
    if look.held:
        _draw_badge(painter, look.held, QPointF(x + 0.36 * wide, y + 0.30 * wide), t)
    return canvas.done()


def _draw_halo(painter: QPainter, middle: QPointF, wide: float, theme: Theme) -> None:
    """Warm light behind a ring so wide."""
    warm = QColor(theme.accent) if theme.dark else QColor(255, 244, 196)
    shine(painter, middle, HALO * wide, warm, ((0.6, 0.8), (0.8, 0.35), (1.0, 0.0)))


def _draw_badge(painter: QPainter, held: int, middle: QPointF, t: float) -> None:
    wide, high = max(BADGE[0] * t, 14.0), max(BADGE[1] * t, 17.0)
    card = QRectF(middle.x() - wide / 2, middle.y() - high / 2, wide, high)
    painter.setPen(QPen(QColor(IVORY), max(1.0, 1.2 * t)))
    painter.setBrush(QColor(BACK))
    painter.drawRoundedRect(card, 2.4 * t, 2.4 * t)
    painter.setFont(text_font(max(12.0, 12 * t), BOLD))
    painter.setPen(QColor(IVORY))
    painter.drawText(card.adjusted(-4, 0, 4, 0), Qt.AlignmentFlag.AlignCenter, str(held))


OWN: Final = 58.0
"""Units of text that the person's own face takes of its plate."""


def own_face(plate: Box, t: float) -> Box:
    """For the person's face, at the left of the plate."""
    return Box(plate.x, plate.y + 14 * t, OWN * t, OWN * t)


def beside_own_face(plate: Box, t: float) -> Box:
    """For the words beside it."""
    return plate._replace(x=plate.x + (OWN + 12) * t, w=plate.w - (OWN + 12) * t)


# ------------------------------------------------------------------------------- a round's end


LARGE_FACE: Final = 128.0
"""Units of text of the winner's ring where there is room."""
LONGEST_NAME: Final = 1.7
"""Of the name beside it, by the ring's breadth."""


def draw_winner(who: Face, name: str, gain: int, wide: float, art: CardArt) -> Drawn:
    """Who won the round: the face, the name sewn with the seat's yarn, and what it brought.

    ``wide``: of the ring, in pixels. The middle of all is where it stands.
    """
    theme, font, high = art.theme, text_font(0.2 * wide, BOLD), 0.36 * wide
    total = points_text(gain)
    metrics = QFontMetricsF(font)
    name = metrics.elidedText(name, Qt.TextElideMode.ElideRight, LONGEST_NAME * wide)
    sewn, away = metrics.horizontalAdvance(name), 0.24 * wide
    words = max(sewn, numeral_width(total, high))
    left = -(wide + away + words) / 2
    reach, over = HALO * wide + 2, (0.5 + ABOVE) * wide + 2
    across, down = words + away + wide / 2 + reach + 8, over + reach
    canvas = Canvas(Box(left + wide / 2 - reach, -over, across, down), art)
    painter, start = canvas.painter, left + wide + away
    _draw_halo(painter, QPointF(left + wide / 2, 0), wide, theme)
    draw_portrait(painter, (left + wide / 2, 0, wide), who, theme)
    painter.setFont(font)
    painter.setPen(QColor(theme.text))
    painter.drawText(QPointF(start, -0.1 * wide), name)
    line = YarnLine(start, start + sewn, -0.01 * wide, max(2.5, 0.024 * wide))
    draw_yarn(painter, line, theme, who.colour)
    draw_numerals(painter, total, QPointF(start, 0.1 * wide), high, theme.accent)
    return canvas.done()
