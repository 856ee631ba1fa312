"""The colours of the table as data: two themes, the cloths, eight seats, one accent.

Brass marks what may be done or whose turn it is, red a price in points; nothing else uses
either. Colours are ``#rrggbb`` strings, so that this page can be read and tested as a table.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Final, NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from rummy_qt.records.texts import Said


class Theme(NamedTuple):
    """One look of the table."""

    felt: str
    """The middle of the pool of light."""
    felt_edge: str
    """The corners, which the light hardly reaches."""
    panel: str
    """Lanes, plates and the log: a shade off the felt."""
    panel_edge: str
    text: str
    """What is read: names, points, captions."""
    text_quiet: str
    """What is read second: levels, counts, captions of old moves."""
    accent: str
    """Brass where it is read, as a number or a thin line: dark by day. Fills have ``BRASS``."""
    price: str
    """Red: points that a move costs, and nothing else."""
    shadow: str
    threads: tuple[str, ...]
    """The yarn of the seats by the number of the seat's colour; on light felts on ivory tape."""
    dark: bool
    strong: bool = False
    """Whether the desktop asks for more contrast: edges are seen, nothing half, text at 7:1."""

    @property
    def brass_edge(self) -> str:
        """Of what is filled with brass, which by day hardly stands out from the felt."""
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
"""One muted colour a seat, clockwise from the person. Found by search: in normal sight and the
three common deficiencies each two of them, and each of them beside felt, ivory and brass, are 10
or more apart (CIEDE2000), and each stands out from the felt by 3:1."""
LIGHT_THREADS: Final = (
    "#566da2", "#6f5812", "#92255a", "#5e7a4b", "#40958d", "#593781", "#7a8932", "#8a83d9",
)  # fmt: skip
"""The same for light felts, where yarn is sewn on a tape of ivory: from that it stands out by
3:1. On the felt itself only colours next to black would."""
BRASS: Final = "#d9aa52"
BRASS_INK: Final = "#221a08"
"""What is filled with brass in every look, as a button, and the words on it."""


class TableColour(NamedTuple):
    """A colour of the table, with its looks."""

    words: Annotated[Said, "Preferences"]
    """What it is called where it is chosen."""
    looks: tuple[Theme, ...]
    """By night and by day, and the same where the desktop asks for more contrast."""


TABLE_COLOURS: Final[dict[str, TableColour]] = {
    "spruce": TableColour("Spruce, by day sage", (
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
    "night": TableColour("Night blue, by day birch", (
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
"""By the name that the settings keep."""
USUAL_COLOUR: Final = next(iter(TABLE_COLOURS))

IVORY: Final = "#fbf6e8"
IVORY_EDGE: Final = "#cfba8c"
INK: Final = "#23282d"
INK_QUIET: Final = "#5a564b"
"""What is read second on paper."""
JOKER: Final = "#844a84"
"""As the deck draws them."""

BRASS_SHADE: Final = "#68460a"
"""Between brass and the ivory that it lies on, from which it hardly stands out."""
PRICE_INK: Final = "#a3231c"
"""A price on a slip of ivory: there it is read in every look."""
SUIT_COLOURS: Final = {"c": INK, "d": "#b5302a", "h": "#b5302a", "s": INK}
"""As the deck prints them, in two colours."""
FOUR_COLOURS: Final = {**SUIT_COLOURS, "c": "#007f65", "d": "#1a4496"}
"""The same in four."""
CARD_EDGES: Final = (IVORY, "#e6d9b8")
"""Cards seen from the side, by turns, and what else of them lies in shade."""
CARD_RIM: Final = "#94835b"
"""Around those."""
CARD_BACK: Final = "#26384a"
"""The paper of a small one."""
LAMPLIGHT: Final = {True: "#f6d39a", False: "#efe4c4"}
"""Behind whose turn it is and who won, in dark looks and in light ones."""
NIGHT: Final = "#14201c"
"""What darkens a card for a sign on it."""

RIM: Final = 0.7
"""How much of the text's colour is in a seat's outline: enough to be seen on every ground."""


def system_is_dark() -> bool:
    """Whether the desktop asks for a dark look; a desktop that does not say gets one, too."""
    return QGuiApplication.styleHints().colorScheme() != Qt.ColorScheme.Light


def system_wants_contrast() -> bool:
    """Whether the desktop asks for more contrast; Qt tells of it from 6.10 on."""
    hints = QGuiApplication.styleHints()
    if not hasattr(hints, "accessibility"):
        return False
    accessibility = hints.accessibility()
    return bool(accessibility.contrastPreference() == Qt.ContrastPreference.HighContrast)


def when_the_desktop_changes(act: Callable[[], object]) -> None:
    """Call this whenever another answer of the two above may have come, or another font."""
    app, hints = QGuiApplication.instance(), QGuiApplication.styleHints()
    assert isinstance(app, QGuiApplication)
    app.fontChanged.connect(act)  # Qt tells windows alone of it by an event
    hints.colorSchemeChanged.connect(act)
    if hasattr(hints, "accessibility"):
        hints.accessibility().contrastPreferenceChanged.connect(act)


def look_of(colour: TableColour, *, dark: bool, strong: bool) -> Theme:
    """That look of a table colour."""
    return next(look for look in colour.looks if (look.dark, look.strong) == (dark, strong))


ON_PAPER: Final = look_of(TABLE_COLOURS[USUAL_COLOUR], dark=False, strong=False)
"""Whose yarn stands out from ivory: that of pages of paper, in every look."""


def theme_named(theme: str, table_colour: str) -> Theme:
    """The look for ``system``, ``light`` or ``dark`` and a table colour, unknown ones the first."""
    dark = system_is_dark() if theme == "system" else theme != "light"
    colour = TABLE_COLOURS.get(table_colour, TABLE_COLOURS[USUAL_COLOUR])
    return look_of(colour, dark=dark, strong=system_wants_contrast())


def set_styled(widget: QWidget, name: str, value: bool | str) -> None:
    """Set a property that a style sheet asks for, and dress the widget by the rules of now."""
    if (widget.property(name) or False) != value:
        widget.setProperty(name, value)
        widget.style().unpolish(widget)
        widget.style().polish(widget)
        widget.updateGeometry()  # its text may be bold now, and have more room around it
