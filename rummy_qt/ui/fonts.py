"""How large words are: against the usual font, and as desktop and window make them grow."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtGui import QFont, QFontInfo, QGuiApplication

USUAL_FONT: Final = 13.0
"""Pixels of an interface font at which table and pages have their own size."""
VOICE: Final = "Rummy Barlow"
"""The family that the program carries, see ``packaging/make_fonts.py``."""
VOICE_FONT: Final = 15.0
"""Pixels of its usual size: its letters are smaller and closer than those of most desktops."""
_LARGER: Final = 1.07
"""So much larger it is set on the table than another family."""
LARGEST: Final = 2.0
"""No larger letters are reckoned with."""


def font_factor(font: QFont | None = None, grown: float = 1.0) -> float:
    """The interface font, or this, against the usual one, but for what it has ``grown``."""
    font = font or QGuiApplication.font()
    usual = VOICE_FONT if font.family() == VOICE else USUAL_FONT
    return min(LARGEST, max(0.8, pixels_of(font) / usual / grown))


GROWN: Final = "font_grown"
"""The property in which the application keeps how many times its font grew with the window."""


def _grown() -> float:
    app = QGuiApplication.instance()
    return (app and app.property(GROWN)) or 1.0


def beside_letters(points: float) -> int:
    """Of a sign or its room: it grows with letters, and is no smaller beside small ones."""
    return round(points * max(1.0, font_factor()))


def tables_factor() -> float:
    """As ``font_factor``, for the table, which grows by itself."""
    return font_factor(grown=_grown())


def windows_factor() -> float:
    """How much larger than in a small window is what a page draws."""
    return max(1.0, _grown())


def grows(width: float, height: float) -> float:
    """How large text is in a window of these points; by more, hands would get narrower."""
    return math.pow(max(0.0, min(width / 1280, height / 800)), 0.7)


def pixels_of(font: QFont) -> float:
    """Its size, whichever way it is given."""
    return float(font.pixelSize() if font.pixelSize() > 0 else QFontInfo(font).pixelSize())


SMALLEST_TEXT: Final = 12
"""Pixels; nothing is set smaller."""


def text_font(pixels: float, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
    """As ``font_of``, for the table."""
    return font_of(pixels * (_LARGER if QGuiApplication.font().family() == VOICE else 1), weight)


def font_of(pixels: float, weight: QFont.Weight) -> QFont:
    """The interface font at this height, never under the smallest, with tabular figures."""
    font = QFont(QGuiApplication.font())
    font.setPixelSize(max(SMALLEST_TEXT, round(pixels)))
    font.setWeight(weight)
    font.setFeature(QFont.Tag("tnum"), 1)
    return font
