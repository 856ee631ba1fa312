"""The buttons of the table: arrows lead from one to the next, and holding a key presses once."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPushButton, QWidget

STEPS: Final[dict[int, int]] = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Down: 1,
    Qt.Key.Key_Home: -2,
    Qt.Key.Key_End: 2,
}
"""Keys that lead within an area: by so much, and with 2 to its end."""


class TableButton(QPushButton):
    """A button on the table."""

    def __init__(self, text: str, parent: QWidget) -> None:
        super().__init__(text, parent)
        self.setAutoDefault(True)  # Return presses it, too

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave the arrows to what is around, and ignore a key that is merely held down.

        It may have been pressed for what was there before.
        """
        if event.isAutoRepeat() or event.key() in STEPS:
            event.ignore()
        else:
            super().keyPressEvent(event)
