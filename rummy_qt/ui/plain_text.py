"""Texts that may contain names, shown literally: a name like ``<b>`` is not markup."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget

from rummy_qt.records.texts import as_markup


def plain_label(text: str = "", parent: QWidget | None = None, **properties: Any) -> QLabel:
    """A label without markup; ``properties`` are Qt properties by name."""
    return QLabel(parent, textFormat=Qt.TextFormat.PlainText, text=text, **properties)


def as_typed(text: str) -> str:
    """Text for a tooltip, escaped if it would be interpreted as markup."""
    if "<" not in text and "&lt;" not in text:
        return text
    return f"<p>{as_markup(text)}</p>".replace("\n", "<br>")
