"""Faces on pages: pictures of players in the yarn of their seats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPixmap, QPixmapCache
from PySide6.QtWidgets import QLabel, QWidget

from rummy_qt.play.company import Face, seated
from rummy_qt.records.header import SeatInfo
from rummy_qt.ui.drawings import clear_pixmap, draw_numerals, numeral_width, shine, smooth_painter
from rummy_qt.ui.fonts import windows_factor
from rummy_qt.ui.plain_text import plain_label
from rummy_qt.ui.portraits import ABOVE, ASIDE, YarnLine, draw_portrait, draw_yarn
from rummy_qt.ui.theme import INK, INK_QUIET, ON_PAPER, Theme
from rummy_qt.ui.words.language import number_text

from .labels import interface_font
from .look import current_theme
from .parts import GAP

_CLOSE: Final = 1.3
"""From one ring's middle to the next in a row, by a ring's diameter."""


def faces_label(
    faces: Sequence[Face], wide: float, parent: QWidget, theme: Theme = ON_PAPER
) -> QLabel:
    """One face or several side by side, their rings so many points wide in a small window."""
    label = plain_label("", parent, alignment=Qt.AlignmentFlag.AlignCenter)
    show_faces(label, faces, wide, theme)
    return label


def show_faces(label: QLabel, faces: Sequence[Face], wide: float, theme: Theme = ON_PAPER) -> None:
    """The same on a label that is there."""
    ring = windows_factor() * wide
    label.setPixmap(row_of_faces(faces, ring, theme, label.devicePixelRatioF()))


_SHADE: Final = ((0.0, 0.8), (0.68, 0.8), (0.82, 0.36), (1.0, 0.0))
"""Below a face on cloth: how dark it is how far from its middle."""


def shade_below(painter: QPainter, middle: QPointF, wide: float) -> None:
    """The shadow of a ring so many points wide that stands there on the cloth."""
    lower = middle + QPointF(0, 0.1 * wide)
    shine(painter, lower, 0.66 * wide, QColor(current_theme().shadow), _SHADE)


def row_size(count: int, wide: float) -> QSize:
    """Points that a row of so many faces takes."""
    return QSize(round((2 * ASIDE + 1 + (count - 1) * _CLOSE) * wide), round((1 + ABOVE) * wide))


def row_of_faces(
    faces: Sequence[Face], wide: float, theme: Theme, ratio: float, *, mirrored: bool = False
) -> QPixmap:
    """Faces with rings so wide for such a screen; kept, as each letter of a name asks anew."""
    key = f"row {faces} {wide} {theme.dark} {theme.threads} {ratio} {mirrored}"
    kept = QPixmap()
    if QPixmapCache.find(key, kept):
        return kept
    size = row_size(len(faces), wide)
    picture = clear_pixmap(size.width(), size.height(), ratio)
    with smooth_painter(picture) as painter:
        for at, who in enumerate(faces):
            x = (ASIDE + 0.5 + at * _CLOSE) * wide
            ring = x, (0.5 + ABOVE) * wide, wide
            draw_portrait(painter, ring, who, theme, mirrored=mirrored)
    QPixmapCache.insert(key, picture)
    return picture


_FACE, _ON_CARD = 36, 28
"""Points of the ring of a face over its total, at the most and on a card by itself, ..."""
_STEP: Final = 1.5
"""... and by it, from one to the next, where there is room."""
_TOTAL, _BELOW = 13, 5
"""The height of a total at least, and from a face to it."""


def draw_standing(
    painter: QPainter,
    box: QRectF,
    seats: Sequence[SeatInfo],
    totals: Sequence[int],
    winner: int | None = None,
) -> None:
    """Faces as close as needed, each over its total; who has won is glad, the total in yarn."""
    faces = seated(seats)
    if winner is not None and winner < len(faces):
        faces[winner] = faces[winner]._replace(mood="glad")
    high = max(_TOTAL, QFontMetricsF(interface_font(1.0)).capHeight())
    face = min(_FACE, (box.height() - _BELOW - high - 6) / (1 + ABOVE))  # clear of the edges
    room = (1 + 2 * ASIDE) * face
    top = box.center().y() - ((1 + ABOVE) * face + _BELOW + high) / 2
    foot = top + (1 + ABOVE) * face
    step = min(_STEP * face, (box.width() - room) / max(1, len(faces) - 1))
    for nth, who in enumerate(faces):
        x = box.left() + room / 2 + nth * step
        draw_portrait(painter, (x, foot - face / 2, face), who, ON_PAPER)
        total = number_text(totals[nth] if nth < len(totals) else 0)
        corner = QPointF(x - numeral_width(total, high) / 2, foot + _BELOW)
        draw_numerals(painter, total, corner, high, INK if winner in (None, nth) else INK_QUIET)
        if nth == winner:
            under = corner.y() + high + 3.5
            line = YarnLine(corner.x(), corner.x() + numeral_width(total, high), under, 2.5)
            draw_yarn(painter, line, ON_PAPER, who.colour)


_STANDING: Final = 63
"""Points of height that faces on a card take with their totals."""


def standing_picture(seats: Sequence[SeatInfo], totals: Sequence[int], ratio: float) -> QPixmap:
    """The same for a card by itself, as broad as that."""
    wide = (1 + 2 * ASIDE + (len(seats) - 1) * _STEP) * _ON_CARD
    picture = clear_pixmap(wide + 2 * GAP, _STANDING, ratio)
    with smooth_painter(picture) as painter:
        draw_standing(painter, QRectF(GAP, 0, wide, _STANDING), seats, totals)
    return picture
