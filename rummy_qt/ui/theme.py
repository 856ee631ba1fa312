"""The colours as data: two table colours with four looks each, eight threads, one accent.

Brass marks possible actions and whose turn it is, red costs in points; both are used for nothing
else. Colours are ``#rrggbb`` strings.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Final, NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from rummy_qt.records.texts import English


class Theme(NamedTuple):
    """One look of the table."""

    felt: str
    """The middle of the pool of light."""
    felt_edge: str
    """The dark corners."""
    panel: str
    """Lanes, plates and the log: slightly different from the felt."""
    panel_edge: str
    text: str
    """Primary text: names, points, captions."""
    text_quiet: str
    """Secondary text: levels, counts, captions of old moves."""
    accent: str
    """Brass for numbers and thin lines, dark in light looks. Fills use ``BRASS``."""
    price: str
    """Red, only for points that a move costs."""
    shadow: str
    threads: tuple[str, ...]
    """The yarn of the seats by colour number; on light felts it lies on ivory tape."""
    dark: bool
    strong: bool = False
    """Whether it is a high-contrast look: visible edges, no translucency, text contrast of 7:1."""

    @property
    def brass_edge(self) -> str:
        """The outline of brass fills, which hardly stand out from light felt."""
        return BRASS if self.dark else BRASS_SHADE


DARK_THREADS: Final = (
    "#70ace4",  # fjord
    "#f1d592",  # straw
    "#d6c7cd",  # clay
    "#9aac85",  # moss
    "#dcf4ff",  # ice
    "#afa6b7",  # slate
    "#bbd1b2",  # lichen
    "#aad4f7",  # sky
)
"""One muted colour per seat, clockwise from the person. Found by search: in normal vision and the
three common colour deficiencies they differ from each other and from felt, ivory and brass by at
least 10 (CIEDE2000); each has a contrast of 3:1 to the felt."""
LIGHT_THREADS: Final = (
    "#566da2", "#6f5812", "#92255a", "#5e7a4b", "#40958d", "#593781", "#7a8932", "#8a83d9",
)  # fmt: skip
"""The same for light felts, where yarn is sewn on ivory tape, to which it has a contrast of 3:1. To
the felt itself only almost black colours would have it."""
BRASS: Final = "#d9aa52"
"""The fill of brass buttons in every look."""
BRASS_INK: Final = "#221a08"
"""The text on it."""


class TableColour(NamedTuple):
    """A colour of the table, with its looks."""

    words: Annotated[English, "Preferences"]
    """The name in the preferences."""
    looks: tuple[Theme, ...]
    """Dark and light, and both with high contrast."""


TABLE_COLOURS: Final[dict[str, TableColour]] = {
    "spruce": TableColour("Spruce, or sage by day", (
        Theme(
            felt="#3d5d45", felt_edge="#142b23", panel="#1b3a32", panel_edge="#335a4e",
            text="#f3ecdb", text_quiet="#c8d5c9", accent=BRASS,
            price="#ff9a8c", shadow="#04110d", threads=DARK_THREADS, dark=True,
        ),
        Theme(
            felt="#b6c1a0", felt_edge="#8fa387", panel="#d2ddce", panel_edge="#9cb098",
            text="#141f18", text_quiet="#26352c", accent="#4f3500",
            price="#8f1610", shadow="#55675a", threads=LIGHT_THREADS, dark=False,
        ),
        Theme(
            felt="#143226", felt_edge="#0a1c15", panel="#0b1d16", panel_edge="#cfdcd2",
            text="#ffffff", text_quiet="#e6efe8", accent="#ffd27a",
            price="#ffb9ae", shadow="#000000", threads=DARK_THREADS, dark=True, strong=True,
        ),
        Theme(
            felt="#d8e2cf", felt_edge="#c6d3bd", panel="#eef4eb", panel_edge="#2c3a2c",
            text="#000000", text_quiet="#14201a", accent="#3a2600",
            price="#7a0d08", shadow="#33403a", threads=LIGHT_THREADS, dark=False, strong=True,
        ),
    )),
    "night": TableColour("Night blue, or birch by day", (
        Theme(
            felt="#3a4f68", felt_edge="#152537", panel="#1c2e43", panel_edge="#384f68",
            text="#f3ecdb", text_quiet="#bcc8d4", accent=BRASS,
            price="#ff9a8c", shadow="#040a14", threads=DARK_THREADS, dark=True,
        ),
        Theme(
            felt="#c9b087", felt_edge="#b3976f", panel="#eee8da", panel_edge="#b9ac90",
            text="#1c1710", text_quiet="#2a2620", accent="#4f3500",
            price="#8f1610", shadow="#756a55", threads=LIGHT_THREADS, dark=False,
        ),
        Theme(
            felt="#14273c", felt_edge="#0a1624", panel="#0b1826", panel_edge="#ced9e4",
            text="#ffffff", text_quiet="#e4ebf2", accent="#ffd27a",
            price="#ffb9ae", shadow="#000000", threads=DARK_THREADS, dark=True, strong=True,
        ),
        Theme(
            felt="#ead9bb", felt_edge="#dcc7a2", panel="#fbf7ee", panel_edge="#3a3222",
            text="#000000", text_quiet="#1c170e", accent="#3a2600",
            price="#7a0d08", shadow="#403a2e", threads=LIGHT_THREADS, dark=False, strong=True,
        ),
    )),
}  # fmt: skip
"""By the name in the settings file."""
USUAL_COLOUR: Final = next(iter(TABLE_COLOURS))

IVORY: Final = "#fbf6e8"
IVORY_EDGE: Final = "#cfba8c"
INK: Final = "#23282d"
INK_QUIET: Final = "#5a564b"
"""Secondary text on paper."""
JOKER: Final = "#844a84"
"""The colour of jokers in the deck."""

BRASS_SHADE: Final = "#68460a"
"""The outline between brass and ivory, which hardly differ."""
PRICE_INK: Final = "#a3231c"
"""A cost in points on ivory, in every look."""
SUIT_COLOURS: Final = {"c": INK, "d": "#b5302a", "h": "#b5302a", "s": INK}
"""The colours of the suits in a two-colour deck."""
FOUR_COLOURS: Final = {**SUIT_COLOURS, "c": "#007f65", "d": "#1a4496"}
"""The same in a four-colour deck."""
CARD_EDGES: Final = (IVORY, "#e6d9b8")
"""The edges of stacked cards, alternating; the second is also used for shaded paper."""
CARD_RIM: Final = "#94835b"
"""The outline of the edges."""
CARD_BACK: Final = "#26384a"
"""The background of a small card's back."""
LAMPLIGHT: Final = {True: "#f6d39a", False: "#efe4c4"}
"""The glow behind the seat to move and the winner, in dark and in light looks."""
NIGHT: Final = "#14201c"
"""Darkens a card below a sign."""

RIM: Final = 0.7
"""The share of the text's colour in a seat's outline, visible on every background."""


def system_is_dark() -> bool:
    """Whether to use a dark look: the desktop asks for one, or for none."""
    return QGuiApplication.styleHints().colorScheme() != Qt.ColorScheme.Light


def system_wants_contrast() -> bool:
    """Whether the desktop asks for more contrast, which Qt reports since 6.10."""
    hints = QGuiApplication.styleHints()
    if not hasattr(hints, "accessibility"):
        return False
    accessibility = hints.accessibility()
    return bool(accessibility.contrastPreference() == Qt.ContrastPreference.HighContrast)


def when_the_desktop_changes(act: Callable[[], object]) -> None:
    """Call ``act`` whenever the desktop's colour scheme, contrast or font may have changed."""
    app, hints = QGuiApplication.instance(), QGuiApplication.styleHints()
    assert isinstance(app, QGuiApplication)
    app.fontChanged.connect(act)  # the event for this is sent to windows only
    hints.colorSchemeChanged.connect(act)
    if hasattr(hints, "accessibility"):
        hints.accessibility().contrastPreferenceChanged.connect(act)


def look_of(colour: TableColour, *, dark: bool, strong: bool) -> Theme:
    """The look of a table colour with these properties."""
    return next(look for look in colour.looks if (look.dark, look.strong) == (dark, strong))


ON_PAPER: Final = look_of(TABLE_COLOURS[USUAL_COLOUR], dark=False, strong=False)
"""The theme of paper pages in every look: its yarn stands out from ivory."""


def theme_named(theme: str, table_colour: str) -> Theme:
    """The look for ``system``, ``light`` or ``dark``; an unknown colour gives the default one."""
    dark = system_is_dark() if theme == "system" else theme != "light"
    colour = TABLE_COLOURS.get(table_colour, TABLE_COLOURS[USUAL_COLOUR])
    return look_of(colour, dark=dark, strong=system_wants_contrast())


def set_styled(widget: QWidget, name: str, value: bool | str) -> None:
    """Set a property that style sheets select by, and re-apply them to the widget."""
    if (widget.property(name) or False) != value:
        widget.setProperty(name, value)
        widget.style().unpolish(widget)
        widget.style().polish(widget)
        widget.updateGeometry()  # font weight and margins may have changed
