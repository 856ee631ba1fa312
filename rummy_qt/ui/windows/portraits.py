"""Players' faces on pages, in rings of their seats' yarn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPixmap, QPixmapCache
from PySide6.QtWidgets import QLabel, QWidget

from rummy_qt.play.company import Face, seat_faces
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

_STEP: Final = 1.3
"""Distance of the rings' centres in a row, by a ring's diameter."""


def faces_label(
    faces: Sequence[Face], ring: float, parent: QWidget, theme: Theme = ON_PAPER
) -> QLabel:
    """A label with a row of faces; ``ring``: diameter of a ring in points, in a small window."""
    label = plain_label("", parent, alignment=Qt.AlignmentFlag.AlignCenter)
    show_faces(label, faces, ring, theme)
    return label


def show_faces(label: QLabel, faces: Sequence[Face], ring: float, theme: Theme = ON_PAPER) -> None:
    """Shows a row of faces on an existing label, as ``faces_label`` does."""
    label.setPixmap(row_of_faces(faces, windows_factor() * ring, theme, label.devicePixelRatioF()))


_SHADOW: Final = ((0.0, 0.8), (0.68, 0.8), (0.82, 0.36), (1.0, 0.0))
"""Stops of the shadow below a face: distance from its centre, and opacity."""


def shade_below(painter: QPainter, middle: QPointF, ring: float) -> None:
    """Draws the shadow on the cloth of a ring with the diameter ``ring`` in points."""
    lower = middle + QPointF(0, 0.1 * ring)
    shine(painter, lower, 0.66 * ring, QColor(current_theme().shadow), _SHADOW)


def row_size(count: int, ring: float) -> QSize:
    """Size in points of a row of ``count`` faces, with rings of the diameter ``ring``."""
    return QSize(round((2 * ASIDE + 1 + (count - 1) * _STEP) * ring), round((1 + ABOVE) * ring))


def row_of_faces(
    faces: Sequence[Face], ring: float, theme: Theme, ratio: float, *, mirrored: bool = False
) -> QPixmap:
    """A picture of faces, rings of the diameter ``ring``; cached, as typing a name repaints."""
    key = f"row {faces} {ring} {theme.dark} {theme.threads} {ratio} {mirrored}"
    cached = QPixmap()
    if QPixmapCache.find(key, cached):
        return cached
    size = row_size(len(faces), ring)
    picture = clear_pixmap(size.width(), size.height(), ratio)
    with smooth_painter(picture) as painter:
        for at, who in enumerate(faces):
            x = (ASIDE + 0.5 + at * _STEP) * ring
            circle = x, (0.5 + ABOVE) * ring, ring
            draw_portrait(painter, circle, who, theme, mirrored=mirrored)
    QPixmapCache.insert(key, picture)
    return picture


_MAX_RING, _CARD_RING = 36, 28
"""Diameters in points of a ring above a total: at most, and in ``standing_picture``."""
_MAX_STEP: Final = 1.5
"""Distance of the rings' centres, by their diameter, if there is room."""
_MIN_TOTAL, _TOTAL_GAP = 13, 5
"""Points: least height of a total, and from a face to it."""


def draw_standing(
    painter: QPainter,
    box: QRectF,
    seats: Sequence[SeatInfo],
    totals: Sequence[int],
    winner: int | None = None,
) -> None:
    """Draws faces above their totals, closer if needed; the ``winner`` is glad and underlined."""
    faces = seat_faces(seats)
    if winner is not None and winner < len(faces):
        faces[winner] = faces[winner]._replace(mood="glad")
    height = max(_MIN_TOTAL, QFontMetricsF(interface_font(1.0)).capHeight())
    face = min(_MAX_RING, (box.height() - _TOTAL_GAP - height - 6) / (1 + ABOVE))  # clear of edges
    room = (1 + 2 * ASIDE) * face
    top = box.center().y() - ((1 + ABOVE) * face + _TOTAL_GAP + height) / 2
    foot = top + (1 + ABOVE) * face
    step = min(_MAX_STEP * face, (box.width() - room) / max(1, len(faces) - 1))
    for nth, who in enumerate(faces):
        x = box.left() + room / 2 + nth * step
        draw_portrait(painter, (x, foot - face / 2, face), who, ON_PAPER)
        total = number_text(totals[nth] if nth < len(totals) else 0)
        corner = QPointF(x - numeral_width(total, height) / 2, foot + _TOTAL_GAP)
        draw_numerals(painter, total, corner, height, INK if winner in (None, nth) else INK_QUIET)
        if nth == winner:
            underline = corner.y() + height + 3.5
            line = YarnLine(corner.x(), corner.x() + numeral_width(total, height), underline, 2.5)
            draw_yarn(painter, line, ON_PAPER, who.colour)


_STANDING_HEIGHT: Final = 63
"""Height in points of ``standing_picture``."""


def standing_picture(seats: Sequence[SeatInfo], totals: Sequence[int], ratio: float) -> QPixmap:
    """A picture of the faces above their totals, as wide as they need."""
    width = (1 + 2 * ASIDE + (len(seats) - 1) * _MAX_STEP) * _CARD_RING
    picture = clear_pixmap(width + 2 * GAP, _STANDING_HEIGHT, ratio)
    with smooth_painter(picture) as painter:
        draw_standing(painter, QRectF(GAP, 0, width, _STANDING_HEIGHT), seats, totals)
    return picture
