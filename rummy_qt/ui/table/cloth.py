"""What the table is made of: cloth under a lamp, yarn in the seats' colours, drawn figures."""

from __future__ import annotations

import math
import unicodedata
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QImage,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QPolygonF,
    QRadialGradient,
    QTransform,
)
from PySide6.QtSvg import QSvgRenderer

from rummy_qt.ui.suit_signs import recoloured
from rummy_qt.ui.theme import IVORY, Theme

TWILL: Final = 4
"""Device pixels from one rib of the weave to the next."""
RIB: Final = 5
"""How much lighter or darker a rib is, of 255."""
STITCH_IN: Final = 7.0
"""Pixels from the edge of the table to the stitched line."""
STITCH_CORNER: Final = 26.0


ROSE: Final = 0.2
"""The reach of the rose in the cloth, by the shorter side of the table."""
PETAL_GAP: Final = 0.035
"""Half of what parts two petals of it, by its reach."""


def cloth(
    width: float, height: float, theme: Theme, ratio: float, axis: float | None = None
) -> QPixmap:
    """The bare table in this size, in pixels of the view.

    The light falls a little above the middle; with an ``axis``, it falls there, on a rose that is
    woven into the cloth. Where it is brightest the felt has the colour ``theme.felt``, glow
    included, and the rose only moves it away from the colour of the text, which may rely on that.
    """
    pixmap = QPixmap(max(1, math.ceil(width * ratio)), max(1, math.ceil(height * ratio)))
    painter = QPainter(pixmap)
    w, h = pixmap.width(), pixmap.height()
    middle = QPointF(0.5 * w if axis is None else axis * ratio, 0.48 * h)
    light = QRadialGradient(middle, 0.62 * math.hypot(w, h))
    bright, dark = QColor(theme.felt), QColor(theme.felt_edge)
    for at, share in ((0.0, 1.0), (0.14, 0.92), (0.36, 0.57), (0.62, 0.18), (0.86, 0.0)):
        light.setColorAt(at, _between(dark, bright, share))
    painter.fillRect(pixmap.rect(), light)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if axis is not None:
        shade = QColor(0, 0, 0, 16) if theme.dark else QColor(255, 255, 255, 26)
        painter.fillPath(_rose(ROSE * min(w, h)).translated(middle), shade)
    painter.fillRect(pixmap.rect(), QBrush(_weave(w, dark=theme.dark)))
    thread = QColor(theme.accent)
    thread.setAlphaF(1.0 if theme.strong else 0.26 if theme.dark else 0.40)
    pen = QPen(thread, 1.5 * ratio)
    pen.setDashPattern([5.0, 3.4])
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inset, corner = STITCH_IN * ratio, STITCH_CORNER * ratio
    painter.drawRoundedRect(QRectF(inset, inset, w - 2 * inset, h - 2 * inset), corner, corner)
    painter.end()
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


def _between(dark: QColor, bright: QColor, share: float) -> QColor:
    return QColor.fromRgbF(
        dark.redF() + (bright.redF() - dark.redF()) * share,
        dark.greenF() + (bright.greenF() - dark.greenF()) * share,
        dark.blueF() + (bright.blueF() - dark.blueF()) * share,
    )


def _rose(reach: float) -> QPainterPath:
    """The eight-petalled rose of Nordic mittens around (0, 0): eight slanted lozenges."""
    side = reach / math.hypot(math.sqrt(0.5), 1 + math.sqrt(0.5))
    slant, gap = side * math.sqrt(0.5), PETAL_GAP * reach
    foot = gap * (1 + math.sqrt(2))  # as far from the axis as from the diagonal
    petal = QPolygonF([
        QPointF(gap, foot), QPointF(gap, side + foot),
        QPointF(slant, side + slant + foot - gap), QPointF(slant, slant + foot - gap),
    ])  # fmt: skip
    bud, half = side + 0.62 * slant, 0.1 * reach
    lozenge = QPolygonF([
        QPointF(0, bud - half), QPointF(0.62 * half, bud), QPointF(0, bud + half),
        QPointF(-0.62 * half, bud),
    ])  # fmt: skip
    path = QPainterPath()
    for turn in range(4):
        for mirrored in (1, -1):
            path.addPolygon(QTransform().rotate(90 * turn).scale(mirrored, 1).map(petal))
            path.closeSubpath()
        path.addPolygon(QTransform().rotate(90 * turn).map(lozenge))
        path.closeSubpath()
    return path


def _weave(width: int, *, dark: bool) -> QPixmap:
    """A row of twill: ribs that climb to the right, lit on one side.

    It is as broad as the cloth: tiled from small pieces a large one would take ten times as long.
    """
    tile = QImage(TWILL, TWILL, QImage.Format.Format_ARGB32_Premultiplied)
    tile.fill(Qt.GlobalColor.transparent)
    strength = RIB if dark else RIB + 1
    for y in range(TWILL):
        for x in range(TWILL):
            rib = (x + y) % TWILL
            if rib == 0:
                tile.setPixelColor(x, y, QColor(255, 255, 255, strength))
            elif rib == 2:
                tile.setPixelColor(x, y, QColor(0, 0, 0, strength + 3))
    row = QPixmap(width, TWILL)
    row.fill(Qt.GlobalColor.transparent)
    painter = QPainter(row)
    painter.fillRect(row.rect(), QBrush(tile))
    painter.end()
    return row


# ------------------------------------------------------------------------------- yarn

STITCHES: Final = (
    "plain", "dashed", "crossed", "knotted", "double", "zigzag", "long and short", "slanted",
)  # fmt: skip
"""By the number of the seat's colour."""


TAPE: Final = 1.9
"""How broad the tape below a thread is, by the thread."""


def draw_yarn(
    painter: QPainter, x0: float, x1: float, y: float, thick: float, theme: Theme, number: int
) -> None:
    """The thread of the seat's colour ``number`` from ``x0`` to ``x1``, its middle at ``y``.

    ``thick`` is its breadth. Light cloth leaves colours no room between it and black, so there
    the thread is sewn on a tape of ivory.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if not theme.dark:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(IVORY))
        high = TAPE * thick
        painter.drawRoundedRect(QRectF(x0, y - high / 2, x1 - x0, high), 0.3 * high, 0.3 * high)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        x0, x1 = x0 + 0.4 * thick, x1 - 0.4 * thick
    pen = QPen(QColor(theme.threads[number]), thick)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    half = thick / 2
    start, end = QPointF(x0 + half, y), QPointF(max(x0 + half, x1 - half), y)
    kind = STITCHES[number % len(STITCHES)]
    painter.setPen(pen)
    if kind == "plain":
        painter.drawLine(start, end)
    elif kind in _DASHES:
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        pen.setDashPattern(_DASHES[kind])
        painter.setPen(pen)
        painter.drawLine(QPointF(x0, y), QPointF(x1, y))
    elif kind == "double":
        pen.setWidthF(0.42 * thick)
        painter.setPen(pen)
        for side in (-1, 1):
            painter.drawLine(start + QPointF(0, side * 0.42 * thick),
                             end + QPointF(0, side * 0.42 * thick))  # fmt: skip
    else:
        pen.setWidthF(0.5 * thick)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        if kind == "knotted":
            painter.setBrush(QColor(theme.threads[number]))
        painter.drawPath(_small_stitches(kind, x0, x1, y, thick))
        if kind == "knotted":
            pen.setWidthF(0.4 * thick)
            painter.setPen(pen)
            painter.drawLine(start, end)
    painter.restore()


_DASHES: Final = {"dashed": [2.4, 1.3], "long and short": [4.0, 1.0, 1.2, 1.0]}
"""In breadths of the thread."""


STITCH: Final = 2.4
"""From one small stitch to the next, about, in breadths of the thread."""


def _small_stitches(kind: str, x0: float, x1: float, y: float, thick: float) -> QPainterPath:
    """Whole stitches, evenly spread; one at least."""
    path, high = QPainterPath(), 0.6 * thick
    count = max(1, round((x1 - x0) / (STITCH * thick)))
    step = (x1 - x0) / count
    if kind == "zigzag":
        path.moveTo(x0, y + high)
    for nth in range(count):
        x = x0 + nth * step
        if kind == "crossed":
            path.moveTo(x + 0.1 * step, y - high)
            path.lineTo(x + 0.9 * step, y + high)
            path.moveTo(x + 0.1 * step, y + high)
            path.lineTo(x + 0.9 * step, y - high)
        elif kind == "zigzag":
            path.lineTo(x + 0.5 * step, y - high)
            path.lineTo(x + step, y + high)
        elif kind == "slanted":
            path.moveTo(x + 0.15 * step, y + high)
            path.lineTo(x + 0.85 * step, y - high)
        else:  # knotted
            path.addEllipse(QPointF(x + step / 2, y), high, high)
    return path


# ------------------------------------------------------------------------------- figures

BREADTH: Final = 0.72
"""Of a figure's picture, by its height."""
NARROW: Final = {"1": (0.12, 0.44)}
"""By sign with much blank in its picture: how much at the left, and where the next begins."""
SIGNS: Final = {"+": "plus", "−": "minus", "-": "minus"}
GAP: Final = 0.25
"""In the place of any other sign: languages mark thousands by many."""


def numeral_width(text: str, height: float) -> float:
    """The width of a number of this height."""
    return sum(map(_advance, text)) * height


def _advance(sign: str) -> float:
    """Where the next sign begins, by a figure's height."""
    name = _name_of(sign)
    return NARROW.get(name, (0.0, BREADTH))[1] if name else GAP


def _name_of(sign: str) -> str:
    """The name of a sign's picture, whichever digits a language writes; empty where it has none."""
    return SIGNS.get(sign) or str(unicodedata.digit(sign, ""))


def draw_numerals(
    painter: QPainter, text: str, left_top: QPointF, height: float, colour: str
) -> None:
    """Draw a number as ``number_text`` writes it."""
    x = left_top.x()
    for sign in text:
        name = _name_of(sign)
        if name:
            blank = NARROW.get(name, (0.0, BREADTH))[0]
            place = QRectF(x - blank * height, left_top.y(), BREADTH * height, height)
            _figure(name, colour).render(painter, place)
        x += _advance(sign) * height


@lru_cache(maxsize=48)
def _figure(name: str, colour: str) -> QSvgRenderer:
    return recoloured(f":/assets/letters/{name}.svg", colour)
