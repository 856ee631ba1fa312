"""Drawings of the resources, as pictures: cards with a person's letters, signs in any colour.

And the deck's numerals, the cloth of table and pages, and the style sheets, which lie beside them.
"""

from __future__ import annotations

import math
import re
import unicodedata
from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Final

from PySide6.QtCore import QByteArray, QPointF, QRectF, QResource, QSizeF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFontMetricsF,
    QImage,
    QPaintDevice,
    QPainter,
    QPen,
    QPixmap,
    QRadialGradient,
)
from PySide6.QtSvg import QSvgRenderer

from rummy_qt.ui.theme import INK, Theme
from rummy_qt.ui.words.cards import LETTERS

SUITS: Final = "cdhs"
_RANK = re.compile(rb'<path id="rank-\w+"[^>]*/>\n?')
_COLOUR = re.compile(rb'id="rank-\w+"[^>]*?(#[0-9a-f]{6})')


def clear_pixmap(width: float, height: float, ratio: float) -> QPixmap:
    """A clear picture of this size in points, with so many device pixels a point."""
    pixmap = QPixmap((QSizeF(width, height) * ratio).toSize())
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap


def smooth_painter(on: QPaintDevice) -> QPainter:
    """A painter of edges that are soft."""
    painter = QPainter(on)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    return painter


def with_alpha(colour: QColor | str, part: float) -> QColor:
    """The colour, seen through: 0 is clear, 1 full."""
    made = QColor(colour)
    made.setAlphaF(part)
    return made


def drawn(drawing: QSvgRenderer | str, width: float, height: float, ratio: float) -> QPixmap:
    """A drawing, or the one at this path, as a picture of this size in points."""
    pixmap = clear_pixmap(width, height, ratio)
    with QPainter(pixmap) as painter:
        renderer = QSvgRenderer(drawing) if isinstance(drawing, str) else drawing
        renderer.render(painter, QRectF(0, 0, width, height))
    return pixmap


def recoloured(path: str, colour: str, former: str = INK) -> QSvgRenderer:
    """A drawing in ink, in another colour; ``FileNotFoundError`` where there is none."""
    return QSvgRenderer(QByteArray(resource(path).replace(former.encode(), colour.encode())))


def picture_of(name: str, letters: str = LETTERS) -> bytes:
    """The SVG of a card (``classic/Kh``) with these ``letters``, as far as they have been drawn."""
    source = resource(f":/assets/cards/{name}.svg")
    face, card = name.split("/")
    letter = dict(zip("AKQJ", letters.split(), strict=True)).get(card[0], "")
    lettering = f":/assets/letters/{face}/{letter}.svg"
    if len(card) != 2 or letter == card[0] or not QResource(lettering).isValid():
        return source
    colour = _COLOUR.search(source)
    ink = colour[1] if colour else INK.encode()
    lines = b"".join(_RANK.findall(resource(lettering).replace(INK.encode(), ink)))
    first = _RANK.search(source)
    assert first is not None, name
    rest = _RANK.sub(b"", source)
    return rest[: first.start()] + lines + rest[first.start() :]


@cache
def sheet(name: str) -> str:
    """A style sheet of the resources, with blanks ``%(…)s`` for colours and sizes."""
    return resource(f":/assets/widgets/{name}.qss").decode()


def resource(path: str) -> bytes:
    """What a file of the resources holds; ``FileNotFoundError`` where there is none."""
    found = QResource(path)
    if not found.isValid():
        raise FileNotFoundError(path)
    return bytes(found.uncompressedData().data())


# ------------------------------------------------------------------------------- numerals

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


_NUMBER: Final = re.compile(r"([+−-]?\d{1,3}(?:[.,\s’]\d{3})+|[+−-]?\d+)")


def figures_width(text: str, height: float, metrics: QFontMetricsF) -> float:
    """The width of a text whose numbers are of this height; 0: as high as its capitals."""
    height, runs = height or metrics.capHeight(), enumerate(_NUMBER.split(text))
    return sum(
        numeral_width(run, height) if at % 2 else metrics.horizontalAdvance(run) for at, run in runs
    )


def write_figures(
    painter: QPainter, text: str, box: QRectF, height: float, side: Qt.AlignmentFlag
) -> QRectF:
    """Write a text with the deck's numerals of this height (0: its capitals'); where it stands."""
    metrics = QFontMetricsF(painter.font())
    height = (_NUMBER.search(text) and height) or metrics.capHeight()
    place = QRectF(0, 0, figures_width(text, height, metrics), height)
    place.moveCenter(box.center())
    if side & Qt.AlignmentFlag.AlignLeft:
        place.moveLeft(box.left())
    elif side & Qt.AlignmentFlag.AlignRight:
        place.moveRight(box.right())
    x, colour = place.left(), painter.pen().color().name()
    for at, run in enumerate(_NUMBER.split(text)):
        if at % 2:
            draw_numerals(painter, run, QPointF(x, place.top()), height, colour)
        else:
            painter.drawText(QPointF(x, place.bottom()), run)
        x += figures_width(run, height, metrics)
    return place


@lru_cache(maxsize=48)
def _figure(name: str, colour: str) -> QSvgRenderer:
    return recoloured(f":/assets/letters/{name}.svg", colour)


# ------------------------------------------------------------------------------- the cloth

POOL: Final = ((0.0, 1.0), (0.14, 0.92), (0.36, 0.57), (0.62, 0.16), (0.86, 0.0))
"""The light of the lamp, from its middle outwards."""
WOOL: Final = ":/assets/cloth/wool.png"
"""Grey, of 16 levels, and so many pixels a point."""
WOOL_SCALE: Final = 2
WOOL_STRENGTH: Final = {True: 0.0054, False: 0.0062}
"""How much white or black half a level adds, on dark cloth and on light."""
LEANING: Final = 0.45
"""Threads go so much more towards where words stand out from them than away from it."""
RESAMPLED: Final = 1.2
"""What a tile loses where it is made smaller or larger, it is given beforehand."""
BORDER_IN, _THREAD_IN = 10.0, 6.0
"""Pixels from the edge of the cloth to the roses of its border, and to its thread."""
_INSIDE: Final = 5.0
"""From the roses to what lies on the cloth."""
BORDER, SMALL_BORDER = 42.0, 33.0
"""From the edge to there, on a usual cloth and on one that is less than ``USUAL`` high or broad."""
USUAL: Final = 600.0
BETWEEN_ROSES: Final = 6.0
PALER: Final = {True: 0.055, False: 0.16}
"""How much white there is in the wool of the border, on dark cloth and on light."""


@lru_cache(maxsize=2)
def cloth(
    width: float, height: float, theme: Theme, ratio: float, *, roses: bool = True
) -> QPixmap:
    """The bare table in this size, in pixels of the view; a thread edges it.

    Within is a border woven of ``roses``, but where a page has its words.
    The light falls a little above the middle. Where it is brightest the felt has the colour
    ``theme.felt``, glow included, which the colour of the text may rely on. The last two are kept:
    whoever comes back to the table finds its cloth as it was.
    """
    pixmap = QPixmap(max(1, math.ceil(width * ratio)), max(1, math.ceil(height * ratio)))
    with QPainter(pixmap) as painter:
        w, h = pixmap.width(), pixmap.height()
        middle = QPointF(0.5 * w, 0.48 * h)
        painter.fillRect(pixmap.rect(), QColor(theme.felt_edge))
        shine(painter, middle, 0.62 * math.hypot(w, h), QColor(theme.felt), POOL)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not theme.strong:
            painter.fillRect(pixmap.rect(), QBrush(_wool(ratio, dark=theme.dark)))
        thread = QColor(theme.accent if theme.strong else theme.panel_edge)
        inset = _THREAD_IN * ratio
        if roses and not theme.strong:
            _draw_roses(painter, QRectF(pixmap.rect()), ratio, dark=theme.dark)
            thread = with_alpha("#ffffff", PALER[theme.dark])
        painter.setPen(QPen(thread, 1.5 * ratio))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(QRectF(pixmap.rect()).adjusted(inset, inset, -inset, -inset))
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


def border(width: float, height: float) -> float:
    """How far the border of a table of this size reaches into it, in pixels."""
    return SMALL_BORDER if min(width, height) < USUAL else BORDER


def _draw_roses(painter: QPainter, cloth: QRectF, ratio: float, *, dark: bool) -> None:
    """Whole roses along the edges, evenly spread."""
    reach = border(cloth.width() / ratio, cloth.height() / ratio)
    inset, rose = BORDER_IN * ratio, (reach - BORDER_IN - _INSIDE) * ratio
    picture = drawn(recoloured(":/assets/cloth/rose.svg", "#ffffff"), rose, rose, 1.0)
    painter.setOpacity(PALER[dark])
    across, down = (
        _spread(inset, size - inset - rose, rose + BETWEEN_ROSES * ratio)
        for size in (cloth.width(), cloth.height())
    )
    sides = [(x, y) for y in down[1:-1] for x in (across[0], across[-1])]
    for x, y in [*((x, y) for x in across for y in (down[0], down[-1])), *sides]:
        painter.drawPixmap(QPointF(round(x), round(y)), picture)
    painter.setOpacity(1.0)


def _spread(first: float, last: float, step: float) -> list[float]:
    """Where roses stand from ``first`` to ``last``, about ``step`` apart; two at least."""
    count = max(1, int((last - first) / step))
    return [first + nth * (last - first) / count for nth in range(count + 1)]


def shine(
    painter: QPainter,
    middle: QPointF,
    reach: float,
    warm: QColor,
    glow: Iterable[tuple[float, float]],
) -> None:
    """Light about a middle; ``glow``: how bright it is how far from there, both from 0 to 1."""
    light = QRadialGradient(middle, reach)
    for at, part in glow:
        warm.setAlphaF(part)
        light.setColorAt(at, warm)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(light)
    painter.drawEllipse(middle, reach, reach)


@lru_cache(maxsize=2)
def _wool(ratio: float, *, dark: bool) -> QPixmap:
    """A tile of the weave: white and black that is seen through, as large on every screen."""
    tile = QImage(WOOL).convertToFormat(QImage.Format.Format_Indexed8)
    levels = tile.colorCount()
    strength = WOOL_STRENGTH[dark] * (1.0 if ratio == WOOL_SCALE else RESAMPLED)
    table = []
    for level in range(levels):
        grey = 2 * level - (levels - 1)
        away = (grey > 0) is not dark  # from the colour of what is written on it
        part = abs(grey) * strength * (1 + LEANING if away else 1 - LEANING)
        table.append(QColor.fromRgbF(grey > 0, grey > 0, grey > 0, part).rgba())
    tile.setColorTable(table)
    size = round(tile.width() * ratio / WOOL_SCALE)
    return QPixmap.fromImage(
        tile.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied).scaled(
            size, size, mode=Qt.TransformationMode.SmoothTransformation
        )
    )
