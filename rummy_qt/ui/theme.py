"""The colours of the table as data: two themes, two felts, eight seats, one accent.

Brass marks what may be done or whose turn it is, red a price in points; nothing else uses
either. Colours are ``#rrggbb`` strings, so that this page can be read and tested as a table.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont, QGuiApplication


class Theme(NamedTuple):
    """One look of the table."""

    felt: str
    """The middle of the table."""
    felt_edge: str
    """The corners: a breath darker."""
    panel: str
    """Lanes, plates and the log: a shade off the felt."""
    panel_edge: str
    text: str
    """What is read: names, points, captions."""
    text_quiet: str
    """What is read second: levels, counts, captions of old moves."""
    accent: str
    """Brass: legal targets, focus, whose turn it is."""
    accent_text: str
    """Text on brass."""
    price: str
    """Red: points that a move costs, and nothing else."""
    shadow: str
    dark: bool


THEMES: Final[dict[str, dict[str, Theme]]] = {
    "dark": {
        "spruce": Theme(
            felt="#23463c", felt_edge="#16302a", panel="#1b3a32", panel_edge="#335a4e",
            text="#f3ecdb", text_quiet="#b3c2b4", accent="#d9aa52", accent_text="#221a08",
            price="#ff9a8c", shadow="#04110d", dark=True,
        ),
        "night": Theme(
            felt="#24384f", felt_edge="#152335", panel="#1c2e43", panel_edge="#384f68",
            text="#f3ecdb", text_quiet="#b4c0cc", accent="#d9aa52", accent_text="#221a08",
            price="#ff9a8c", shadow="#040a14", dark=True,
        ),
    },
    "light": {
        "spruce": Theme(
            felt="#c3d1bf", felt_edge="#b2c3ae", panel="#d2ddce", panel_edge="#9cb098",
            text="#1d2b24", text_quiet="#37473d", accent="#754f02", accent_text="#fffaf0",
            price="#8f1610", shadow="#55675a", dark=False,
        ),
        "night": Theme(
            felt="#e2dac8", felt_edge="#d3c9b3", panel="#eee8da", panel_edge="#b9ac90",
            text="#2a2620", text_quiet="#4d4639", accent="#754f02", accent_text="#fffaf0",
            price="#8f1610", shadow="#756a55", dark=False,
        ),
    },
}  # fmt: skip
"""By brightness and table colour. ``spruce`` is green felt or pale sage, ``night`` blue felt
or birch wood."""

TABLE_COLOURS: Final = ("spruce", "night")

IVORY: Final = "#fbf6e8"
IVORY_EDGE: Final = "#cfba8c"
INK: Final = "#23282d"
JOKER: Final = "#844a84"
"""As the deck draws them."""

SEAT_COLOURS: Final = (
    "#4c73a5",  # fjord
    "#c89164",  # copper
    "#d1d0b2",  # birch
    "#6a3a06",  # bark
    "#9ed5fd",  # ice
    "#886964",  # clay
    "#84a4b1",  # slate
    "#45455d",  # dusk
)
"""One muted colour a seat, clockwise from the person. Found by search: the smallest difference
of two of them is the largest possible for normal sight and the three common deficiencies."""


def seat_colour(place: int) -> str:
    """The colour of the player who sits ``place`` chairs to the left of the person."""
    return SEAT_COLOURS[place % len(SEAT_COLOURS)]


RIM: Final = 0.7
"""How much of the text's colour is in a seat's outline: enough to be seen on every ground."""


def rim_of(ink: QColor) -> QColor:
    """The outline of a seat's spot where text has this colour: pale and dark spots stay seen."""
    rim = QColor(ink)
    rim.setAlphaF(RIM)
    return rim


def seat_colours(chosen: Sequence[int | None], person: int | None) -> tuple[str, ...]:
    """The colour of each seat: the one that was chosen, else that of its chair."""
    first = person or 0
    return tuple(
        seat_colour((seat - first) % len(chosen) if place is None else place)
        for seat, place in enumerate(chosen)
    )


def system_is_dark() -> bool:
    """Whether the desktop asks for a dark look; a desktop that does not say gets one, too."""
    return QGuiApplication.styleHints().colorScheme() != Qt.ColorScheme.Light


def theme_named(theme: str, table_colour: str) -> Theme:
    """The look for a preference: ``system``, ``light`` or ``dark``, and a table colour.

    An unknown table colour gives the first.
    """
    dark = system_is_dark() if theme == "system" else theme != "light"
    felts = THEMES["dark" if dark else "light"]
    return felts.get(table_colour, felts[TABLE_COLOURS[0]])


SMALLEST_TEXT: Final = 11
"""Pixels; nothing on the table is set smaller."""


def text_font(pixels: float, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
    """The interface font at this height, never under the smallest, with tabular figures."""
    font = QFont(QGuiApplication.font())
    font.setPixelSize(max(SMALLEST_TEXT, round(pixels)))
    font.setWeight(weight)
    font.setFeature(QFont.Tag("tnum"), 1)
    return font
