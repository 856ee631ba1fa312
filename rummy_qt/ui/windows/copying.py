"""A button that copies a text, and says that it has."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPushButton, QWidget

from rummy_qt.ui.words.language import translate

SAID_MS: Final = 2_500
"""For how long the button says "Copied"."""


class CopyButton(QPushButton):
    """Puts ``copied`` onto the clipboard."""

    def __init__(self, copied: str, parent: QWidget | None = None, text: str = "") -> None:
        super().__init__(translate("Copying", "Copied"), parent)
        self.ensurePolished()
        said = self.sizeHint().width()
        self._text = text or translate("Copying", "Copy")
        self.setText(self._text)
        self.setMinimumWidth(max(said, self.sizeHint().width()))
        self.copied = copied
        self.setAutoDefault(False)
        self._timer = QTimer(self, singleShot=True, interval=SAID_MS)
        self._timer.timeout.connect(lambda: self.setText(self._text))
        self.clicked.connect(self.copy)

    def copy(self) -> None:
        """Copy, and say so for a while."""
        QGuiApplication.clipboard().setText(self.copied)
        self.setText(translate("Copying", "Copied"))
        self._timer.start()
