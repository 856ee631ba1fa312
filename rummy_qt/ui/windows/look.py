"""The look of windows and dialogs: the table's colours as a palette, shadows and frames."""

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

from .labels import resize_font

_SCHEMES = {
    "system": Qt.ColorScheme.Unknown,
    "light": Qt.ColorScheme.Light,
    "dark": Qt.ColorScheme.Dark,
}
_ICON_SIZES: Final = (12, 14, 16, 18, 20, 22, 24)
"""Sizes in the style sheet, in pixels at the usual font size, that grow with the font."""
_DISABLED_FADE, _SCROLL_BAR_INK = 0.45, 0.4
"""Share of the background in disabled text, and opacity of a scroll bar."""


def mixed(one: str, other: str, share: float) -> QColor:
    """``one`` blended with ``share`` (0 to 1) of ``other``."""
    a, b = QColor(one), QColor(other)
    parts = (a.red(), b.red()), (a.green(), b.green()), (a.blue(), b.blue())
    return QColor(*(round(x + (y - x) * share) for x, y in parts))


def palette_of(theme: Theme) -> QPalette:
    """The widgets' palette: backgrounds from the felt, and the text colour for selections."""
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
    palette = QPalette(raised, ground)  # derives the shades of edges
    for part, colour in colours.items():
        palette.setColor(part, colour)
    disabled = mixed(theme.text, theme.panel, _DISABLED_FADE)
    for part in (role.WindowText, role.Text, role.ButtonText, role.Highlight):
        palette.setColor(QPalette.ColorGroup.Disabled, part, disabled)
    return palette


def sheet_colours(theme: Theme) -> dict[str, str]:
    """The style sheet's colours, by the names used in it."""
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
        "faded": mixed(theme.text, theme.panel, _DISABLED_FADE).name(),
        "field": mixed(theme.panel_edge, theme.text, 0.42 if theme.dark else 0.7).name(),
        "bar": with_alpha(theme.text, _SCROLL_BAR_INK).name(argb),
        "paper_bar": with_alpha(INK, _SCROLL_BAR_INK).name(argb),
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
    """Applies the theme to the application, again when a preference or the desktop changes."""

    def __init__(self, app: QApplication, preferences: Preferences, parent: QObject) -> None:
        super().__init__(parent)
        self._app = app
        self._preferences = preferences
        self._apply()
        preferences.changed.connect(self._on_preference)
        when_the_desktop_changes(self._apply)

    def _on_preference(self, name: str) -> None:
        if name in ("theme", "table_colour"):
            self._apply()

    def _apply(self) -> None:
        scheme = _SCHEMES[self._preferences.theme]
        global _theme
        _theme = theme_named(self._preferences.theme, self._preferences.table_colour)
        self._app.styleHints().setColorScheme(scheme)  # for window frames
        self._app.setPalette(palette_of(_theme))
        # Setting it again passes a new font on to widgets, but resets sizes of their own.
        sizes = {f"px{size}": f"{beside_letters(size)}px" for size in _ICON_SIZES}
        self._app.setStyleSheet(sheet("pages") % {**sheet_colours(_theme), **sizes})
        for widget in self._app.allWidgets():
            resize_font(widget)


_SHADOW: Final = 0.34
"""Opacity of a shadow at the edge of its object."""


def cast_shadow(painter: QPainter, box: QRectF, radius: float, drop: int, blur: int) -> None:
    """Draws the soft shadow of ``box``, ``drop`` points below and ``blur`` wide; sets NoPen."""
    dark = current_theme().shadow
    lower = box.adjusted(blur / 3, drop + blur / 3, -blur / 3, drop - blur / 3)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(with_alpha(dark, _SHADOW))
    painter.drawRoundedRect(lower, radius, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for point in range(blur):  # lines side by side, as overlapping ones change the tint
        out = point + 0.5
        painter.setPen(QPen(with_alpha(dark, _SHADOW * (1 - out / blur) ** 2), 1))
        painter.drawRoundedRect(lower.adjusted(-out, -out, out, out), radius + out, radius + out)
    painter.setPen(Qt.PenStyle.NoPen)


AROUND: Final = 3
"""Points from an object to the frame that shows its selection."""


def draw_chosen(painter: QPainter, box: QRectF, ink: str, radius: float, *, focus: bool) -> None:
    """Draws the frame of a selected object with round corners, heavier with the focus."""
    width = 3 if focus else 1.5  # it grows inwards, to stay in its margin
    out = AROUND + 1 - width / 2
    radius += out
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(ink), width))
    painter.drawRoundedRect(box.adjusted(-out, -out, out, out), radius, radius)
