"""Drawings of the resources, as pictures: cards with a person's letters, signs in any colour.

And the deck's numerals, and the style sheets, which lie beside them.
"""

from __future__ import annotations

import re
import unicodedata
from functools import cache, lru_cache
from typing import Final

from PySide6.QtCore import QByteArray, QFile, QIODevice, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPaintDevice, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from rummy_qt.ui.theme import INK
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


def with_alpha(colour: str, part: float) -> QColor:
    """The colour, seen through: 0 is clear, 1 full."""
    made = QColor(colour)
    made.setAlphaF(part)
    return made


def drawn(drawing: QSvgRenderer | str, width: float, height: float, ratio: float) -> QPixmap:
    """A drawing, or the one at this path, as a picture of this size in points."""
    pixmap = clear_pixmap(width, height, ratio)
    painter = QPainter(pixmap)
    renderer = QSvgRenderer(drawing) if isinstance(drawing, str) else drawing
    renderer.render(painter, QRectF(0, 0, width, height))
    painter.end()
    return pixmap


def icon(name: str, colour: str, size: int, ratio: float) -> QPixmap:
    """A small picture of one colour from the icons, ``size`` pixels of the view across."""
    return drawn(recoloured(f":/assets/icons/{name}.svg", colour), size, size, ratio)


def recoloured(path: str, colour: str, former: str = INK) -> QSvgRenderer:
    """A drawing in ink, in another colour; ``FileNotFoundError`` where there is none."""
    return QSvgRenderer(QByteArray(resource(path).replace(former.encode(), colour.encode())))


def picture_of(name: str, letters: str = LETTERS) -> bytes:
    """The SVG of a card (``classic/Kh``), with ``letters`` for ace, king, queen and jack.

    Where there is no drawing of a letter, the card keeps its own.
    """
    source = resource(f":/assets/cards/{name}.svg")
    face, card = name.split("/")
    letter = dict(zip("AKQJ", letters.split(), strict=True)).get(card[0], "")
    lettering = f":/assets/letters/{face}/{letter}.svg"
    if len(card) != 2 or letter == card[0] or not QFile.exists(lettering):
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
    file = QFile(path)
    if not file.open(QIODevice.OpenModeFlag.ReadOnly):
        raise FileNotFoundError(path)
    source = bytes(file.readAll().data())
    file.close()
    return source


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


@lru_cache(maxsize=48)
def _figure(name: str, colour: str) -> QSvgRenderer:
    return recoloured(f":/assets/letters/{name}.svg", colour)
