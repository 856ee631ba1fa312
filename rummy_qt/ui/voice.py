"""The application's font: the bundled family or the desktop's font."""

from __future__ import annotations

import math
from functools import cache

from PySide6.QtCore import QObject, QSize
from PySide6.QtGui import QFont, QFontDatabase
from PySide6.QtWidgets import QApplication

from rummy_qt.ui import fonts
from rummy_qt.ui.preferences import Preferences

_FILES = (":/assets/fonts/regular.ttf", ":/assets/fonts/bold.ttf")
_DESKTOP_FONT, _SET_FONT = "font_of_the_desktop", "font_given"
"""Properties of the application: the desktop's font, and the font that was set instead."""


class Voice(QObject):
    """Sets the application's font, whose size depends on the desktop's font and the window."""

    def __init__(self, app: QApplication, preferences: Preferences) -> None:
        super().__init__()
        self._app = app
        self._preferences = preferences
        self._size, self._max_factor = QSize(), fonts.LARGEST
        self._on_font()
        app.fontChanged.connect(self._on_font)
        preferences.changed.connect(self._update)

    def fill(self, size: QSize, max_factor: float = fonts.LARGEST) -> None:
        """Scale the font with a window's ``size``, up to ``max_factor`` times the usual size."""
        self._size, self._max_factor = size, max_factor
        self._update()

    def _on_font(self) -> None:
        """Remember the desktop's new font, unless the change is our own."""
        if not _is_ours(self._app):
            self._app.setProperty(_DESKTOP_FONT, QFont(self._app.font()))
            self._update()

    def _update(self) -> None:
        font = desktops_font(self._app)
        if not self._preferences.desktop_font and load_family():
            font.setFamilies([fonts.VOICE])
            font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
            _enlarge(font, fonts.VOICE_FONT / fonts.USUAL_FONT)
        wanted = max(1.0, fonts.grows(self._size.width(), self._size.height()))
        usual = fonts.pixels_of(font)
        factor = min(wanted, self._max_factor / fonts.font_factor(font))
        factor = math.floor(usual * factor + 0.01) / usual  # whole pixels, not at each resize step
        _enlarge(font, factor)
        self._app.setProperty(fonts.GROWN, factor)
        if font != self._app.font():
            self._app.setProperty(_SET_FONT, QFont(font))
            self._app.setFont(font)


def _enlarge(font: QFont, factor: float) -> None:
    if font.pointSizeF() > 0:
        font.setPointSizeF(font.pointSizeF() * factor)
    else:
        font.setPixelSize(round(font.pixelSize() * factor))


def _is_ours(app: QApplication) -> bool:
    return app.font().family() == fonts.VOICE or app.font() == app.property(_SET_FONT)


def desktops_font(app: QApplication) -> QFont:
    """The desktop's interface font."""
    return QFont(app.property(_DESKTOP_FONT) if _is_ours(app) else app.font())


@cache
def load_family() -> bool:
    """Load the bundled family, once; returns whether Qt could read its files."""
    return all(QFontDatabase.addApplicationFont(file) >= 0 for file in _FILES)
