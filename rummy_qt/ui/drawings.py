"""Images from the resources: cards with the letters of a language, symbols in any colour.

Also the deck's numerals, the cloth of table and pages, and access to style sheets.
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
    """A transparent pixmap of this size in logical pixels, at a device pixel ``ratio``."""
    pixmap = QPixmap((QSizeF(width, height) * ratio).toSize())
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap


def smooth_painter(on: QPaintDevice) -> QPainter:
    """An antialiasing painter."""
    painter = QPainter(on)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    return painter


def with_alpha(colour: QColor | str, alpha: float) -> QColor:
    """The colour with this alpha, from 0 (transparent) to 1 (opaque)."""
    translucent = QColor(colour)
    translucent.setAlphaF(alpha)
    return translucent


def drawn(drawing: QSvgRenderer | str, width: float, height: float, ratio: float) -> QPixmap:
    """An SVG, or the one at this path, as a pixmap of this size in logical pixels."""
    pixmap = clear_pixmap(width, height, ratio)
    with QPainter(pixmap) as painter:
        renderer = QSvgRenderer(drawing) if isinstance(drawing, str) else drawing
        renderer.render(painter, QRectF(0, 0, width, height))
    return pixmap


def recoloured(path: str, colour: str, former: str = INK) -> QSvgRenderer:
    """The SVG at ``path`` with one colour replaced; ``FileNotFoundError`` if there is none."""
    return QSvgRenderer(QByteArray(resource(path).replace(former.encode(), colour.encode())))


def picture_of(name: str, letters: str = LETTERS) -> bytes:
    """The SVG of a card (``classic/Kh``) with these ``letters``, if they exist as drawings."""
    source = resource(f":/assets/cards/{name}.svg")
    face, card = name.split("/")
    letter = dict(zip("AKQJ", letters.split(), strict=True)).get(card[0], "")
    letter_path = f":/assets/letters/{face}/{letter}.svg"
    if len(card) != 2 or letter == card[0] or not QResource(letter_path).isValid():
        return source
    match = _COLOUR.search(source)
    colour = match[1] if match else INK.encode()
    paths = b"".join(_RANK.findall(resource(letter_path).replace(INK.encode(), colour)))
    first = _RANK.search(source)
    assert first is not None, name
    rest = _RANK.sub(b"", source)
    return rest[: first.start()] + paths + rest[first.start() :]


@cache
def sheet(name: str) -> str:
    """A style sheet from the resources, with placeholders ``%(…)s`` for colours and sizes."""
    return resource(f":/assets/widgets/{name}.qss").decode()


def resource(path: str) -> bytes:
    """The content of a file in the resources; ``FileNotFoundError`` if there is none."""
    file = QResource(path)
    if not file.isValid():
        raise FileNotFoundError(path)
    return bytes(file.uncompressedData().data())


# ------------------------------------------------------------------------------- numerals

ASPECT: Final = 0.72
"""Width of a numeral's image, as a part of its height, like the following."""
NARROW: Final = {"1": (0.12, 0.44)}
"""For numerals with wide margins: the left margin and the advance."""
SIGNS: Final = {"+": "plus", "−": "minus", "-": "minus"}
GAP: Final = 0.25
"""Advance of any other character, such as the thousands separators of languages."""


def numeral_width(text: str, height: float) -> float:
    """The width of a number of this height."""
    return sum(_glyph(sign)[2] for sign in text) * height


def _glyph(sign: str) -> tuple[str, float, float]:
    """A character's image, left margin and advance; works for digits of any script.

    The image's name is empty for other characters.
    """
    name = SIGNS.get(sign) or str(unicodedata.digit(sign, ""))
    return name, *(NARROW.get(name, (0.0, ASPECT)) if name else (0.0, GAP))


def draw_numerals(
    painter: QPainter, text: str, left_top: QPointF, height: float, colour: str
) -> None:
    """Draw a number in the format of ``number_text``."""
    x = left_top.x()
    for name, margin, advance in map(_glyph, text):
        if name:
            target = QRectF(x - margin * height, left_top.y(), ASPECT * height, height)
            _numeral(name, colour).render(painter, target)
        x += advance * height


_NUMBER: Final = re.compile(r"([+−-]?\d{1,3}(?:[.,\s’]\d{3})+|[+−-]?\d+)")


def figures_width(text: str, height: float, metrics: QFontMetricsF) -> float:
    """The width of a text whose numbers have this height; 0 means the cap height of its font."""
    height, runs = height or metrics.capHeight(), enumerate(_NUMBER.split(text))
    return sum(
        numeral_width(run, height) if at % 2 else metrics.horizontalAdvance(run) for at, run in runs
    )


def write_figures(
    painter: QPainter, text: str, box: QRectF, height: float, side: Qt.AlignmentFlag
) -> QRectF:
    """Draw a text in a box, its numbers in the deck's numerals; returns the rectangle of the text.

    ``height``: that of the numerals in logical pixels; 0 means the cap height of the font.
    """
    metrics = QFontMetricsF(painter.font())
    height = (_NUMBER.search(text) and height) or metrics.capHeight()
    rect = QRectF(0, 0, figures_width(text, height, metrics), height)
    rect.moveCenter(box.center())
    if side & Qt.AlignmentFlag.AlignLeft:
        rect.moveLeft(box.left())
    elif side & Qt.AlignmentFlag.AlignRight:
        rect.moveRight(box.right())
    x, colour = rect.left(), painter.pen().color().name()
    for at, run in enumerate(_NUMBER.split(text)):
        if at % 2:
            draw_numerals(painter, run, QPointF(x, rect.top()), height, colour)
        else:
            painter.drawText(QPointF(x, rect.bottom()), run)
        x += figures_width(run, height, metrics)
    return rect


@lru_cache(maxsize=48)
def _numeral(name: str, colour: str) -> QSvgRenderer:
    return recoloured(f":/assets/letters/{name}.svg", colour)


# ------------------------------------------------------------------------------- the cloth

POOL: Final = ((0.0, 1.0), (0.14, 0.92), (0.36, 0.57), (0.62, 0.16), (0.86, 0.0))
"""The lamp's brightness by distance from the centre, both from 0 to 1."""
WOOL: Final = ":/assets/cloth/wool.png"
"""A tile of the weave in 16 levels of grey."""
WOOL_SCALE: Final = 2
"""Its pixels per logical pixel."""
WOOL_STRENGTH: Final = {True: 0.0054, False: 0.0062}
"""The alpha of white or black per half level, on dark and on light cloth."""
LEANING: Final = 0.45
"""The alpha is increased by this part where it adds contrast to text, and else reduced by it."""
RESAMPLED: Final = 1.2
"""A scaled tile's alpha is multiplied by this, as scaling blurs the weave."""
BORDER_IN, _THREAD_IN = 10.0, 6.0
"""Logical pixels, like the following, from the edge of the cloth to the roses and to the thread."""
_INSIDE: Final = 5.0
"""From the roses to the content."""
BORDER, SMALL_BORDER = 42.0, 33.0
"""From the edge to the content, on a usual cloth, and if a side is shorter than ``USUAL``."""
USUAL: Final = 600.0
BETWEEN_ROSES: Final = 6.0
PALER: Final = {True: 0.055, False: 0.16}
"""The alpha of the white border, on dark and on light cloth."""


@lru_cache(maxsize=2)
def cloth(
    width: float, height: float, theme: Theme, ratio: float, *, roses: bool = True
) -> QPixmap:
    """The empty table in this size in logical pixels, edged with a thread.

    Inside is a border of ``roses``, which pages leave out. The light falls slightly above the
    centre. Where it is brightest the felt has exactly the colour ``theme.felt``, for which the text
    colours are chosen. The last two pixmaps are cached, so that returning to the table is fast.
    """
    pixmap = QPixmap(max(1, math.ceil(width * ratio)), max(1, math.ceil(height * ratio)))
    with QPainter(pixmap) as painter:
        w, h = pixmap.width(), pixmap.height()
        centre = QPointF(0.5 * w, 0.48 * h)
        painter.fillRect(pixmap.rect(), QColor(theme.felt_edge))
        shine(painter, centre, 0.62 * math.hypot(w, h), QColor(theme.felt), POOL)
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
    """The width of the border of a table of this size, in logical pixels."""
    return SMALL_BORDER if min(width, height) < USUAL else BORDER


def _draw_roses(painter: QPainter, cloth: QRectF, ratio: float, *, dark: bool) -> None:
    """Draw complete, evenly spaced roses along the edges."""
    depth = border(cloth.width() / ratio, cloth.height() / ratio)
    inset, rose = BORDER_IN * ratio, (depth - BORDER_IN - _INSIDE) * ratio
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
    """At least two positions from ``first`` to ``last``, at equal distances of about ``step``."""
    count = max(1, int((last - first) / step))
    return [first + nth * (last - first) / count for nth in range(count + 1)]


def shine(
    painter: QPainter,
    centre: QPointF,
    radius: float,
    colour: QColor,
    glow: Iterable[tuple[float, float]],
) -> None:
    """Draw a glow; ``glow`` has pairs of distance from the centre and alpha, both from 0 to 1."""
    light = QRadialGradient(centre, radius)
    for distance, alpha in glow:
        colour.setAlphaF(alpha)
        light.setColorAt(distance, colour)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(light)
    painter.drawEllipse(centre, radius, radius)


@lru_cache(maxsize=2)
def _wool(ratio: float, *, dark: bool) -> QPixmap:
    """A tile of the weave in translucent white and black, of the same logical size everywhere."""
    tile = QImage(WOOL).convertToFormat(QImage.Format.Format_Indexed8)
    levels = tile.colorCount()
    strength = WOOL_STRENGTH[dark] * (1.0 if ratio == WOOL_SCALE else RESAMPLED)
    table = []
    for level in range(levels):
        grey = 2 * level - (levels - 1)
        contrasts = (grey > 0) is not dark  # with the text
        alpha = abs(grey) * strength * (1 + LEANING if contrasts else 1 - LEANING)
        table.append(QColor.fromRgbF(grey > 0, grey > 0, grey > 0, alpha).rgba())
    tile.setColorTable(table)
    size = round(tile.width() * ratio / WOOL_SCALE)
    return QPixmap.fromImage(
        tile.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied).scaled(
            size, size, mode=Qt.TransformationMode.SmoothTransformation
        )
    )
