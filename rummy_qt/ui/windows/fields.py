"""Input fields for pages, which leave the mouse wheel to the page."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterable
from typing import Any, Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QValidator, QWheelEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QSlider,
    QSpinBox,
    QStyle,
    QStyleOptionComboBox,
    QWidget,
)

from rummy_qt.ui.plain_text import plain_label


class LineEdit(QLineEdit):
    """A line edit that shows its start when left, and leaves Alt with a letter to buttons."""

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        reason = Qt.FocusReason
        if event.reason() not in (reason.ActiveWindowFocusReason, reason.PopupFocusReason):
            self.home(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.modifiers() == Qt.KeyboardModifier.AltModifier and sys.platform != "darwin":
            event.ignore()  # on macOS, Alt types letters
        else:
            super().keyPressEvent(event)


class _IgnoresWheel:
    """Ignores the mouse wheel, so that the page scrolls."""

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


class ComboBox(_IgnoresWheel, QComboBox):
    """A choice of values, shown by their words, which are elided if too long."""

    def __init__(self, parent: QWidget, name: str, values: Iterable[Any] = ()) -> None:
        """``name``: object name; ``values``: item data, without words until ``set_texts``."""
        super().__init__(parent)
        self._label: QLabel | None = None
        self.setObjectName(name)
        for value in values:
            self.addItem("", value)

    def set_texts(self, words: Callable[[Any], str]) -> None:
        for row in range(self.count()):
            self.setItemText(row, words(self.itemData(row)))

    def setAccessibleName(self, name: str) -> None:
        """Sets it as a hidden label, as on Linux screen readers get a name only from labels."""
        if self._label is None:
            self._label = plain_label("", self.parentWidget())
            self._label.setBuddy(self)
            self._label.hide()
        self._label.setText(name)

    def minimumSizeHint(self) -> QSize:
        """At most the size hint, as Qt caches the minimum for a larger font."""
        return super().minimumSizeHint().boundedTo(self.sizeHint())

    def initStyleOption(self, option: QStyleOptionComboBox) -> None:
        super().initStyleOption(option)
        field, right = QStyle.SubControl.SC_ComboBoxEditField, Qt.TextElideMode.ElideRight
        room = self.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, option, field, self)
        width = room.width() + 2  # rounded to whole pixels
        option.currentText = option.fontMetrics.elidedText(option.currentText, right, width)


class Slider(_IgnoresWheel, QSlider):
    """A slider that ignores the mouse wheel."""


class SpinBox(_IgnoresWheel, QSpinBox):
    """A spin box that accepts any number typed, and sets the nearest one in range."""

    def __init__(self, parent: QWidget | None = None, **properties: Any) -> None:
        super().__init__(parent, **properties)
        self.setKeyboardTracking(False)

    def validate(self, text: str, place: int) -> tuple[QValidator.State, str, int]:
        """Like Qt's, but a number out of range is Intermediate instead of Invalid."""
        state, text, place = super().validate(text, place)
        if state == QValidator.State.Invalid and _NUMBER.fullmatch(text):
            state = QValidator.State.Intermediate
        return state, text, place

    def fixup(self, text: str) -> str:
        if not _NUMBER.fullmatch(text):
            return super().fixup(text)
        return str(max(self.minimum(), min(int(text), self.maximum())))


_NUMBER: Final = re.compile(r"\s*-?[0-9]{1,9}\s*")
"""What can be typed; no rule has a number of more digits."""


def settle(page: QWidget) -> None:
    """Applies the text being typed in the spin boxes of a page."""
    for box in page.findChildren(SpinBox):
        box.interpretText()


class CheckSentence(QLabel):
    """A label for a check box, which wraps, as Qt's own cannot; clicks go to the box."""

    def __init__(self, words: str, box: QCheckBox, parent: QWidget) -> None:
        super().__init__(words, parent, textFormat=Qt.TextFormat.PlainText, wordWrap=True)
        self._box = box

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(
            event.position().toPoint()
        ):
            self._box.setFocus(Qt.FocusReason.MouseFocusReason)
            self._box.click()
