"""Labels of pages: the sizes of their text, and which are quiet."""

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
"""Sizes of text per that of the interface font: usually 13 · 15 · 18 · 24 · 34 pixels."""

_FONT_PROPERTY: Final = "font_scale_and_weight"


def title_label(text: str, parent: QWidget, scale: float = HEAD, **properties: Any) -> QLabel:
    """A heading, ``scale`` times the size of the interface font."""
    return sized(plain_label(text, parent, **properties), scale, QFont.Weight.DemiBold)


def sized(widget: W, scale: float, weight: QFont.Weight = QFont.Weight.Normal) -> W:
    """Give a widget ``scale`` times the interface font, also after that changes; return it."""
    widget.setProperty(_FONT_PROPERTY, (scale, weight))
    resize_font(widget)
    return widget


def resize_font(widget: QWidget) -> None:
    """Apply the scale of ``sized`` to the present interface font."""
    font = widget.property(_FONT_PROPERTY)
    if font is not None:
        widget.setFont(interface_font(*font))


def interface_font(scale: float = 1.0, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
    """The interface font at ``scale`` times its size, with tabular figures."""
    return font_of(pixels_of(QGuiApplication.font()) * scale, weight)


def quiet_label(text: str, parent: QWidget, *, wraps: bool = True, **properties: Any) -> QLabel:
    """A label of secondary text."""
    label = plain_label(text, parent, wordWrap=wraps, **properties)
    label.setForegroundRole(QPalette.ColorRole.WindowText)
    label.setProperty("quiet", True)
    return label


def without_orphan(words: str) -> str:
    """Join the last two words of each line, so that no word is left alone."""
    return re.sub(r" (?=\S+$)", "\u00a0", words, flags=re.MULTILINE)


def show_text(label: QLabel, text: str) -> None:
    """Show this text; a label without text is hidden."""
    label.setText(text)
    label.setVisible(bool(text))
