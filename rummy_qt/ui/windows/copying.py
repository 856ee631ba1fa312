"""A button that copies a text, and says that it has."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPushButton, QWidget

SAID_MS: Final = 2_500
"""For how long the button says "Copied"."""

translate = QCoreApplication.translate


class CopyButton(QPushButton):
    """Puts ``copied`` onto the clipboard."""

    def __init__(self, copied: str, parent: QWidget | None = None) -> None:
        super().__init__(translate("Copying", "Copied"), parent)
        self.ensurePolished()
        self.setMinimumWidth(self.sizeHint().width())
        self.setText(translate("Copying", "Copy"))
        self.copied = copied
        self.setAutoDefault(False)
        self._timer = QTimer(self, singleShot=True, interval=SAID_MS)
        self._timer.timeout.connect(lambda: self.setText(translate("Copying", "Copy")))
        self.clicked.connect(self._copy)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.copied)
        self.setText(translate("Copying", "Copied"))
        self._timer.start()
