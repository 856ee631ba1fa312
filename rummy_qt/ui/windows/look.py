"""The look of windows and dialogs: the table's colours as a palette, and a few shapes."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPalette, QPen
from PySide6.QtWidgets import QApplication

from rummy_qt.ui.drawings import sheet, with_alpha
from rummy_qt.ui.fonts import beside_letters
from rummy_qt.ui.preferences import Preferences
from rummy_qt.ui.theme import (
    BRASS,
    BRASS_INK,
    BRASS_SHADE,
    INK,
    INK_QUIET,
    IVORY,
    IVORY_EDGE,
    TABLE_COLOURS,
    USUAL_COLOUR,
    Theme,
    look_of,
    theme_named,
    when_the_desktop_changes,
)

from .labels import size_anew

_SCHEMES = {
    "system": Qt.ColorScheme.Unknown,
    "light": Qt.ColorScheme.Light,
    "dark": Qt.ColorScheme.Dark,
}
_SIGNS: Final = (12, 14, 16, 18, 20, 22, 24)
"""Pixels of signs, and of room for them, beside usual letters; they grow with those."""
_DISABLED, _BAR = 0.45, 0.4
"""How far disabled text fades into its ground, and how much ink a scroll bar is."""


def mixed(one: str, other: str, share: float) -> QColor:
    """``one`` with ``share`` (0 to 1) of ``other`` in it."""
    a, b = QColor(one), QColor(other)
    parts = (a.red(), b.red()), (a.green(), b.green()), (a.blue(), b.blue())
    return QColor(*(round(x + (y - x) * share) for x, y in parts))


def palette_of(theme: Theme) -> QPalette:
    """The colours of widgets: calm grounds from the felt, the ink of words for what is chosen."""
    ground = QColor(theme.panel)
    deep, share = (theme.felt_edge, 0.75) if theme.dark else (theme.felt, 0.5)
    sunken = mixed(theme.panel, deep, share)
    raised = (
        mixed(theme.panel, theme.text, 0.08) if theme.dark else mixed(theme.panel, "#ffffff", 0.2)
    )
    role = QPalette.ColorRole
    colours = {
        role.Window: ground,
        role.WindowText: QColor(theme.text),
        role.Base: sunken,
        role.AlternateBase: mixed(sunken.name(), theme.panel, 0.45),
        role.Text: QColor(theme.text),
        role.Button: raised,
        role.ButtonText: QColor(theme.text),
        role.Highlight: QColor(theme.text),
        role.HighlightedText: ground,
        role.Accent: QColor(theme.text),
        role.Link: QColor(theme.accent),
        role.LinkVisited: QColor(theme.accent),
        role.PlaceholderText: mixed(theme.text_quiet, sunken.name(), 0.12),
        role.ToolTipBase: raised,
        role.ToolTipText: QColor(theme.text),
    }
    palette = QPalette(raised, ground)  # which finds shades for edges
    for part, colour in colours.items():
        palette.setColor(part, colour)
    faded = mixed(theme.text, theme.panel, _DISABLED)
    for part in (role.WindowText, role.Text, role.ButtonText, role.Highlight):
        palette.setColor(QPalette.ColorGroup.Disabled, part, faded)
    return palette


def sheet_colours(theme: Theme) -> dict[str, str]:
    """The colours of the style sheet by the names that it has for them."""
    argb = QColor.NameFormat.HexArgb
    return {
        "light": "night" if theme.dark else "day",
        "panel": theme.panel,
        "edge": theme.panel_edge,
        "text": theme.text,
        "quiet": theme.text_quiet,
        "accent": theme.accent,
        "hover": mixed(theme.panel, theme.accent, 0.16).name(),
        "brass": BRASS,
        "brass_ink": BRASS_INK,
        "brass_edge": theme.brass_edge,
        "brass_shade": BRASS_SHADE,
        "bright": mixed(BRASS, "#ffffff", 0.12).name(),
        "pressed": mixed(BRASS, theme.shadow, 0.18).name(),
        "faded": mixed(theme.text, theme.panel, _DISABLED).name(),
        "field": mixed(theme.panel_edge, theme.text, 0.42 if theme.dark else 0.7).name(),
        "bar": with_alpha(theme.text, _BAR).name(argb),
        "paper_bar": with_alpha(INK, _BAR).name(argb),
        "paper": IVORY,
        "paper_edge": IVORY_EDGE,
        "ink": INK,
        "ink_quiet": INK_QUIET,
        "dull": mixed(theme.panel, theme.panel_edge, 0.5).name(),
    }


_theme = look_of(TABLE_COLOURS[USUAL_COLOUR], dark=True, strong=False)


def current_theme() -> Theme:
    """The theme that the application uses now."""
    return _theme


class Appearance(QObject):
    """Dresses the whole application, and again when a preference or the desktop changes."""

    def __init__(
        self, app: QApplication, preferences: Preferences, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._app = app
        self._preferences = preferences
        self._dress()
        preferences.changed.connect(self._on_preference)
        when_the_desktop_changes(self._dress)

    def _on_preference(self, name: str) -> None:
        if name in ("theme", "table_colour"):
            self._dress()

    def _dress(self) -> None:
        wanted = _SCHEMES[self._preferences.theme]
        global _theme
        _theme = theme_named(self._preferences.theme, self._preferences.table_colour)
        self._app.styleHints().setColorScheme(wanted)  # window frames follow where they can
        self._app.setPalette(palette_of(_theme))
        # Only so a widget under a style sheet hears of another font; sizes of its own it forgets.
        signs = {f"px{size}": f"{beside_letters(size)}px" for size in _SIGNS}
        self._app.setStyleSheet(sheet("pages") % {**sheet_colours(_theme), **signs})
        for widget in self._app.allWidgets():
            size_anew(widget)


_CAST: Final = 0.34
"""How dark a wide shadow is at its thing."""


def cast_shadow(painter: QPainter, box: QRectF, radius: float, drop: int, blur: int) -> None:
    """A soft shadow that falls ``drop`` points, ``blur`` wide; the painter keeps no pen."""
    lower = box.adjusted(blur / 3, drop + blur / 3, -blur / 3, drop - blur / 3)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(with_alpha(current_theme().shadow, _CAST))
    painter.drawRoundedRect(lower, radius, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for point in range(blur):  # line beside line: what is laid over each other takes on a tint
        out = point + 0.5
        painter.setPen(QPen(with_alpha(current_theme().shadow, _CAST * (1 - out / blur) ** 2), 1))
        painter.drawRoundedRect(lower.adjusted(-out, -out, out, out), radius + out, radius + out)
    painter.setPen(Qt.PenStyle.NoPen)


AROUND: Final = 3
"""Points from a thing to the line that says it is chosen."""


def draw_chosen(painter: QPainter, box: QRectF, ink: str, *, focus: bool) -> None:
    """What is chosen has a frame of ink, which is heavier with the focus."""
    broad = 3 if focus else 1.5  # inwards, so that the frame stays in its own room
    out = AROUND + 1 - broad / 2
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(ink), broad))
    painter.drawRoundedRect(box.adjusted(-out, -out, out, out), 2 * AROUND, 2 * AROUND)
