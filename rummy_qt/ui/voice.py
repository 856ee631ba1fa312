"""The letters that all words are set in: a family that the program carries, or the desktop's."""

from __future__ import annotations

import math
from functools import cache

from PySide6.QtCore import QObject, QSize
from PySide6.QtGui import QFont, QFontDatabase
from PySide6.QtWidgets import QApplication

from rummy_qt.ui import fonts
from rummy_qt.ui.preferences import Preferences

_FILES = (":/assets/fonts/regular.ttf", ":/assets/fonts/bold.ttf")
_DESKTOPS, _GIVEN = "font_of_the_desktop", "font_given"
"""The properties in which the application keeps it, and what it was given instead."""


class Voice(QObject):
    """Gives the application its font, which grows with the desktop's and with the window."""

    def __init__(self, app: QApplication, preferences: Preferences) -> None:
        super().__init__()
        self._app = app
        self._preferences = preferences
        self._room, self._most = QSize(), fonts.LARGEST
        self._on_font()
        app.fontChanged.connect(self._on_font)
        preferences.changed.connect(self._on_preference)

    def fill(self, room: QSize, most: float = fonts.LARGEST) -> None:
        """Grow with a window of these points, up to ``most`` times the usual size."""
        self._room, self._most = room, most
        self._speak()

    def _on_font(self) -> None:
        """The desktop has another font now, or this is our own doing."""
        if not _is_ours(self._app):
            self._app.setProperty(_DESKTOPS, QFont(self._app.font()))
            self._speak()

    def _on_preference(self, name: str) -> None:
        if name == "desktop_font":
            self._speak()

    def _speak(self) -> None:
        wanted = desktops_font(self._app)
        if not self._preferences.desktop_font and is_there():
            wanted.setFamilies([fonts.VOICE])
            wanted.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
            _enlarge(wanted, fonts.VOICE_FONT / fonts.USUAL_FONT)
        grown = max(1.0, fonts.grows(self._room.width(), self._room.height()))
        usual, times = fonts.pixels_of(wanted), min(grown, self._most / fonts.font_factor(wanted))
        times = math.floor(usual * times + 0.01) / usual  # not at every step of a window's edge
        _enlarge(wanted, times)
        self._app.setProperty(fonts.GROWN, times)
        if wanted != self._app.font():
            self._app.setProperty(_GIVEN, QFont(wanted))
            self._app.setFont(wanted)


def _enlarge(font: QFont, times: float) -> None:
    if font.pointSizeF() > 0:
        font.setPointSizeF(font.pointSizeF() * times)
    else:
        font.setPixelSize(round(font.pixelSize() * times))


def _is_ours(app: QApplication) -> bool:
    return app.font().family() == fonts.VOICE or app.font() == app.property(_GIVEN)


def desktops_font(app: QApplication) -> QFont:
    """What the desktop sets its words in."""
    return QFont(app.property(_DESKTOPS) if _is_ours(app) else app.font())


@cache
def is_there() -> bool:
    """Whether Qt could read our files, which it does when this is asked first."""
    return all(QFontDatabase.addApplicationFont(file) >= 0 for file in _FILES)
