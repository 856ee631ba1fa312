"""Words in a strip below the table, which covers nothing of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QLayout, QPushButton, QSizePolicy, QWidget

from rummy_qt.ui.plain_text import plain_label
from rummy_qt.ui.windows.look import SMALL, quiet_label, sized
from rummy_qt.ui.windows.parts import Spring, across, down, fill

_BUTTONS: Final = 0.5
"""The part of the strip that buttons may take in one line."""
_SIDES = QBoxLayout.Direction


class WordStrip(QFrame):
    """A note, a sentence, and what may be pressed."""

    def __init__(self, name: str, lines: int, parent: QWidget | None = None) -> None:
        """``name`` begins those of its parts; there is room for a note and so many lines."""
        super().__init__(parent)
        self.setObjectName(f"{name}_strip")
        self._named, self._lines = name, lines
        self.note = sized(quiet_label("", self), SMALL)
        self.note.setObjectName(f"{name}_note")
        self.sentence = plain_label("", self, objectName=f"{name}_sentence", wordWrap=True)
        self._buttons: list[QPushButton] = []
        self._row = QBoxLayout(_SIDES.LeftToRight)
        # As high as the words are at this width, and no higher.
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def add_button(self, part: str, pressed: Callable[..., Any]) -> QPushButton:
        """One more button; Return presses it, too."""
        button = QPushButton(self)
        button.setObjectName(f"{self._named}_{part}")
        button.setAutoDefault(True)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(lambda _: pressed())
        self._buttons.append(button)
        self._row.addWidget(button)
        return button

    def lay_out(self, left: Sequence[QLayout] = (), above: Sequence[QWidget] = ()) -> None:
        """What stands left of the words, and above the buttons."""
        words = down(Spring(), self.note, self.sentence, Spring(), gap=1)
        right = down(*above, self._row) if above else self._row
        fill(self, across(*left, (words, 1), right, gap=12), 14, 5, 12, 5)

    def fit(self) -> None:
        """Buttons side by side, or below each other where they would take the words' room.

        As high as its lines at least, so that the table keeps its size from one to the next.
        """
        wide = sum(button.sizeHint().width() for button in self._buttons if not button.isHidden())
        crowded = wide > _BUTTONS * self.width()
        self._row.setDirection(_SIDES.TopToBottom if crowded else _SIDES.LeftToRight)
        small, large = (
            QFontMetrics(label.font()).lineSpacing() for label in (self.note, self.sentence)
        )
        self.setMinimumHeight(small + self._lines * large + 16)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()
