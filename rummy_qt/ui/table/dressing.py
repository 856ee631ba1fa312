"""The looks of a table: the style of its cards, its theme and sizes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from rummy_qt.ui.theme import Theme, text_font, theme_named

from .arrangement import Look
from .art import BACKS, Style
from .layout import CLASSIC_PITCH, LARGE_PITCH
from .scene import TableScene
from .styling import style_sheet
from .warming import Warmer
from .wishes import TablePreferences

REDRAW_AFTER_MS: Final = 120
"""After the last change of size the cards are drawn anew; until then they are scaled."""
LOOKS: Final = frozenset(
    {"card_face", "card_back", "four_colour", "theme", "table_colour", "card_scale", "log_shown"}
)
"""The preferences that change how a table looks."""


def style_of(preferences: TablePreferences, ratio: float) -> Style:
    """How cards are drawn with so many device pixels a pixel of the view."""
    back = preferences.card_back
    return Style(
        face=preferences.card_face,
        back=back if back in BACKS else BACKS[0],
        four_colour=preferences.four_colour,
        tab_rim=theme_of(preferences).text,
        ratio=ratio,
    )


def theme_of(preferences: TablePreferences) -> Theme:
    """The colours of the table."""
    return theme_named(preferences.theme, preferences.table_colour)


def line_for(height: int) -> float:
    """The height of a line of text on a table of this height, both in pixels."""
    return min(24.0, max(12.5, height / 52))


def look_of(preferences: TablePreferences, width: int, height: int) -> Look:
    """How a table of this size, in pixels, is laid out."""
    return Look(
        width=float(width),
        height=float(height),
        line=line_for(height),
        pitch=LARGE_PITCH if preferences.card_face == "large" else CLASSIC_PITCH,
        scale=preferences.card_scale,
        log=preferences.log_shown,
    )


class Dresser(QObject):
    """Keeps a table's looks in step with its size, its screen, the preferences and the desktop."""

    def __init__(
        self,
        table: QWidget,
        scene: TableScene,
        preferences: TablePreferences,
        overlays: Sequence[QWidget],
    ) -> None:
        """``overlays``: the widgets that lie on the scene."""
        super().__init__(table)
        self._table = table
        self._scene = scene
        self._preferences = preferences
        self._overlays = overlays
        self._warmer = Warmer(scene)
        self._timer = QTimer(self, singleShot=True, interval=REDRAW_AFTER_MS)
        self._timer.timeout.connect(self.redraw)
        preferences.changed.connect(self._preference_changed)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._desktop_changed)

    def fit(self) -> None:
        """Lay the table out in its size of now."""
        self._scene.set_look(self._look())
        self.redraw_soon()

    def redraw_soon(self) -> None:
        """Draw everything anew, unless this is said again in a moment."""
        self._timer.start()

    def redraw(self) -> None:
        """Draw everything anew."""
        self._timer.stop()
        self._scene.art.forget()
        self._dress()
        self._warmer.start_soon()

    def _look(self) -> Look:
        return look_of(self._preferences, self._table.width(), self._table.height())

    def _preference_changed(self, name: str) -> None:
        if name in LOOKS:
            self._dress()
            self._warmer.start_soon()

    def _desktop_changed(self) -> None:
        if self._preferences.theme == "system":
            self._dress()

    def _dress(self) -> None:
        """Everything in the looks of now: style, theme, sizes."""
        look, theme = self._look(), theme_of(self._preferences)
        self._scene.art.restyle(style_of(self._preferences, self._table.devicePixelRatioF()))
        style = style_sheet(theme, look.line)
        for overlay in self._overlays:
            overlay.setStyleSheet(style)
        self._table.setFont(text_font(look.line))
        self._scene.set_look(look)
        self._scene.set_theme(theme)
