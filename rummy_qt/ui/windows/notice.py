"""A calm line above the page: what the person should know, until it is read."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QWidget


class NoticeBar(QFrame):
    """Shows one notice at a time, the others after it, each once."""

    shown = Signal(str)
    """The text that is shown now."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("notice_bar")
        self._waiting: list[str] = []
        self.label = QLabel(self)
        self.label.setWordWrap(True)
        self.label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.label.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.close_button = QPushButton(self.tr("Under&stood"), self)
        self.close_button.clicked.connect(self._next)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 8, 12, 8)
        row.addWidget(self.label, 1)
        row.addWidget(self.close_button)
        self.hide()

    @property
    def text(self) -> str:
        """What is shown; empty when nothing is."""
        return "" if self.isHidden() else self.label.text()

    def tell(self, text: str) -> None:
        """Show ``text``, after whatever is being shown."""
        if text in self._waiting or text == self.text:
            return
        self._waiting.append(text)
        if not self.text:
            self._next()

    def _next(self) -> None:
        if not self._waiting:
            self.label.clear()
            self.hide()
            return
        self.label.setText(self._waiting.pop(0))
        self.show()
        self.shown.emit(self.label.text())
