"""The letters that all words are set in: a family that the program carries, or the desktop's."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QObject
from PySide6.QtGui import QFont, QFontDatabase
from PySide6.QtWidgets import QApplication

from rummy_qt.ui.preferences import Preferences
from rummy_qt.ui.theme import USUAL_FONT, VOICE, VOICE_FONT

_FILES = (":/assets/fonts/regular.ttf", ":/assets/fonts/bold.ttf")
_DESKTOPS = "font_of_the_desktop"
"""The property in which the application keeps it."""


class Voice(QObject):
    """Gives the application its font, which grows with the desktop's."""

    def __init__(self, app: QApplication, preferences: Preferences) -> None:
        super().__init__()
        self._app = app
        self._preferences = preferences
        self._on_font()
        app.fontChanged.connect(self._on_font)
        preferences.changed.connect(self._on_preference)

    def _on_font(self) -> None:
        """The desktop has another font now, or this is our own doing."""
        if self._app.font().family() != VOICE:
            self._app.setProperty(_DESKTOPS, QFont(self._app.font()))
            self._speak()

    def _on_preference(self, name: str) -> None:
        if name == "desktop_font":
            self._speak()

    def _speak(self) -> None:
        wanted = desktops_font(self._app)
        if not self._preferences.desktop_font and is_there():
            wanted.setFamilies([VOICE])
            wanted.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
            if wanted.pointSizeF() > 0:
                wanted.setPointSizeF(wanted.pointSizeF() * VOICE_FONT / USUAL_FONT)
            else:
                wanted.setPixelSize(round(wanted.pixelSize() * VOICE_FONT / USUAL_FONT))
        if wanted != self._app.font():
            self._app.setFont(wanted)


def desktops_font(app: QApplication) -> QFont:
    """What the desktop sets its words in."""
    font = app.font()
    return QFont(app.property(_DESKTOPS)) if font.family() == VOICE else font


@cache
def is_there() -> bool:
    """Whether Qt could read our files, which it does when this is asked first."""
    return all(QFontDatabase.addApplicationFont(file) >= 0 for file in _FILES)
