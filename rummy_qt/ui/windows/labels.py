"""Words on pages: how large they are, and which are read first."""

from __future__ import annotations

import re
from typing import Any, Final, TypeVar

from PySide6.QtGui import QFont, QGuiApplication, QPalette
from PySide6.QtWidgets import QLabel, QWidget

from rummy_qt.ui.fonts import font_of, pixels_of
from rummy_qt.ui.plain_text import plain_label

W = TypeVar("W", bound=QWidget)

SMALL: Final = 13 / 15
SECTION: Final = 18 / 15
HEAD: Final = 24 / 15
DISPLAY: Final = 34 / 15
"""Sizes of text, by that of the interface font: 13 · 15 · 18 · 24 · 34 pixels as a rule."""

_SIZE_OF_ITS_OWN: Final = "size_of_its_own"


def title_label(
    text: str, parent: QWidget | None = None, scale: float = HEAD, **properties: Any
) -> QLabel:
    """A heading, ``scale`` times the size of the interface font."""
    return sized(plain_label(text, parent, **properties), scale, QFont.Weight.DemiBold)


def sized(widget: W, scale: float, weight: QFont.Weight = QFont.Weight.Normal) -> W:
    """The widget with the interface font, ``scale`` times its size, whichever that will be."""
    widget.setProperty(_SIZE_OF_ITS_OWN, (scale, weight))
    size_anew(widget)
    return widget


def size_anew(widget: QWidget) -> None:
    """As large as it was made, in the font of now."""
    size = widget.property(_SIZE_OF_ITS_OWN)
    if size is not None:
        widget.setFont(interface_font(*size))


def interface_font(scale: float = 1.0, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
    """The interface font, ``scale`` times its size, its figures of one width."""
    return font_of(pixels_of(QGuiApplication.font()) * scale, weight)


def quiet_label(
    text: str, parent: QWidget | None = None, *, wraps: bool = True, **properties: Any
) -> QLabel:
    """Text that is read second; it ``wraps``."""
    label = plain_label(text, parent, wordWrap=wraps, **properties)
    label.setForegroundRole(QPalette.ColorRole.WindowText)
    label.setProperty("quiet", True)
    return label


def well_ended(words: str) -> str:
    """With the last two words of each line held together: none comes to stand alone."""
    return re.sub(r" (?=\S+$)", "\u00a0", words, flags=re.MULTILINE)


def tell(label: QLabel, words: str) -> None:
    """Show these words; where there are none the label takes no room."""
    label.setText(words)
    label.setVisible(bool(words))
