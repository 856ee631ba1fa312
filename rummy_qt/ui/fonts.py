"""Font sizes: relative to the usual font, and scaled with the desktop's font and the window."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtGui import QFont, QFontInfo, QGuiApplication

USUAL_FONT: Final = 13.0
"""Pixel size of the interface font at which table and pages are not scaled."""
VOICE: Final = "Rummy Barlow"
"""The bundled family, see ``packaging/make_fonts.py``."""
VOICE_FONT: Final = 15.0
"""Its usual pixel size: its letters are smaller and narrower than those of most desktop fonts."""
_TABLE_SCALE: Final = 1.07
"""Enlarges it on the table, compared with other families."""
LARGEST: Final = 2.0
"""The maximal font factor."""


def font_factor(font: QFont | None = None, grown: float = 1.0) -> float:
    """The size of ``font`` (default: the interface font) by the usual one, without ``grown``."""
    font = font or QGuiApplication.font()
    usual = VOICE_FONT if font.family() == VOICE else USUAL_FONT
    return min(LARGEST, max(0.8, pixels_of(font) / usual / grown))


GROWN: Final = "font_grown"
"""The application's property with the factor by which its font is scaled for the window."""


def _grown() -> float:
    app = QGuiApplication.instance()
    return (app and app.property(GROWN)) or 1.0


def beside_letters(points: float) -> int:
    """The size of a symbol beside text: scaled up with large text, but not down."""
    return round(points * max(1.0, font_factor()))


def tables_factor() -> float:
    """Like ``font_factor``, for the table, which scales with the window by itself."""
    return font_factor(grown=_grown())


def windows_factor() -> float:
    """The factor by which pages scale their drawings for the window, at least 1."""
    return max(1.0, _grown())


def grows(width: float, height: float) -> float:
    """The factor of text for a window's size; a larger one would leave less width to the hand."""
    return math.pow(max(0.0, min(width / 1280, height / 800)), 0.7)


def pixels_of(font: QFont) -> float:
    """The size of a font in pixels, also if it is set in points."""
    return float(font.pixelSize() if font.pixelSize() > 0 else QFontInfo(font).pixelSize())


SMALLEST_TEXT: Final = 12
"""The minimal size of any text in pixels."""


def text_font(pixels: float, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
    """Like ``font_of``, for the table."""
    scale = _TABLE_SCALE if QGuiApplication.font().family() == VOICE else 1
    return font_of(pixels * scale, weight)


def font_of(pixels: float, weight: QFont.Weight) -> QFont:
    """The interface font at this pixel size, at least ``SMALLEST_TEXT``, with tabular figures."""
    font = QFont(QGuiApplication.font())
    font.setPixelSize(max(SMALLEST_TEXT, round(pixels)))
    font.setWeight(weight)
    font.setFeature(QFont.Tag("tnum"), 1)
    return font
