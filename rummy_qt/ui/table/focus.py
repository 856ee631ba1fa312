"""The ring around what has the focus."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPen

from rummy_qt.ui.theme import IVORY

from .arrangement import RATIO, Box, Layer, Spot
from .art import CORNER, CardArt
from .sprites import Canvas, Drawn, Sprite

WIDTH: Final = 3.0
"""Pixels of the line itself."""
RIM: Final = 2.0
"""Pixels of the rims on both sides of it: beside felt the line stands out, beside ivory a rim."""
AWAY: Final = 2.0
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
        self.show_as(key, lambda: _draw(box, corner, art))
        self.setPos(x, y)
        self.setRotation(angle)


def _draw(box: Box, corner: float, art: CardArt) -> Drawn:
    far = AWAY + WIDTH + RIM
    canvas = Canvas(box.inset(-far, -far), art.style.ratio)
    painter, theme = canvas.painter, art.theme
    out = AWAY + WIDTH / 2
    rect = QRectF(box.x - out, box.y - out, box.w + 2 * out, box.h + 2 * out)
    round_ = corner + out
    for colour, width in (
        (theme.felt_edge if theme.dark else IVORY, WIDTH + 2 * RIM),
        (theme.text, WIDTH),
    ):
        painter.setPen(QPen(QColor(colour), width))
        painter.drawRoundedRect(rect, round_, round_)
    return canvas.done()
