"""A button that copies a text, and says that it has."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPushButton, QWidget

from rummy_qt.ui.words.language import retold, translate

SAID_MS: Final = 2_500
"""For how long the button says "Copied"."""


class CopyButton(QPushButton):
    """Puts ``copied`` onto the clipboard."""

    def __init__(
        self,
        copied: str,
        parent: QWidget | None = None,
        text: Callable[[], str] = lambda: translate("Copying", "Copy"),
    ) -> None:
        """``text`` says what stands on the button before it is pressed."""
        super().__init__(parent)
        self.copied = copied
        self._text = text
        self.setAutoDefault(False)
        self._timer = QTimer(self, singleShot=True, interval=SAID_MS)
        self._timer.timeout.connect(self._say)
        self.clicked.connect(self.copy)
        retold(self, self._say)

    def _say(self) -> None:
        """Be as wide as both texts need, and show the one that is true."""
        said, text = translate("Copying", "Copied"), self._text()
        self.ensurePolished()
        widths = []
        for words in (said, text):
            self.setText(words)
            widths.append(self.sizeHint().width())
        self.setMinimumWidth(max(widths))
        self.setText(said if self._timer.isActive() else text)

    def copy(self) -> None:
        """Copy, and say so for a while."""
        QGuiApplication.clipboard().setText(self.copied)
        self.setText(translate("Copying", "Copied"))
        self._timer.start()
