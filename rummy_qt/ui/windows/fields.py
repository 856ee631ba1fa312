"""Fields that stay as they are while a page is scrolled past them."""

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
    """A line whose beginning is seen but while it is typed; Alt and a letter is a button's key."""

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        reason = Qt.FocusReason
        if event.reason() not in (reason.ActiveWindowFocusReason, reason.PopupFocusReason):
            self.home(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.modifiers() == Qt.KeyboardModifier.AltModifier and sys.platform != "darwin":
            event.ignore()  # there, Alt writes letters
        else:
            super().keyPressEvent(event)


class _Still:
    """Leaves the wheel to the page."""

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


class ComboBox(_Still, QComboBox):
    """Offers values by their words, in dots where room ends; leaves the wheel to the page."""

    def __init__(
        self, parent: QWidget | None = None, name: str = "", values: Iterable[Any] = ()
    ) -> None:
        """``name`` is the object's; the ``values`` have no words until ``say``."""
        super().__init__(parent)
        self._label: QLabel | None = None
        self.setObjectName(name)
        for value in values:
            self.addItem("", value)

    def say(self, words: Callable[[Any], str]) -> None:
        for row in range(self.count()):
            self.setItemText(row, words(self.itemData(row)))

    def setAccessibleName(self, name: str) -> None:
        """For readers, who on Linux are told of labels alone: here is one that nobody sees."""
        if self._label is None:
            self._label = plain_label("", self.parentWidget())
            self._label.setBuddy(self)
            self._label.hide()
        self._label.setText(name)

    def minimumSizeHint(self) -> QSize:
        """No more than is wanted: Qt remembers that of a larger font."""
        return super().minimumSizeHint().boundedTo(self.sizeHint())

    def initStyleOption(self, look: QStyleOptionComboBox) -> None:
        super().initStyleOption(look)
        field, dots = QStyle.SubControl.SC_ComboBoxEditField, Qt.TextElideMode.ElideRight
        room = self.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, look, field, self)
        wide = room.width() + 2  # it is in whole pixels
        look.currentText = look.fontMetrics.elidedText(look.currentText, dots, wide)


class Slider(_Still, QSlider):
    """A slider on a page."""


class SpinBox(_Still, QSpinBox):
    """Lets any number be typed: one that is too low or too high becomes the nearest that can be."""

    def __init__(self, parent: QWidget | None = None, **properties: Any) -> None:
        super().__init__(parent, **properties)
        self.setKeyboardTracking(False)

    def validate(self, text: str, place: int) -> tuple[QValidator.State, str, int]:
        """As Qt's, but a number out of range may stand there for a while."""
        state, text, place = super().validate(text, place)
        if state == QValidator.State.Invalid and _NUMBER.fullmatch(text):
            state = QValidator.State.Intermediate
        return state, text, place

    def fixup(self, text: str) -> str:
        if not _NUMBER.fullmatch(text):
            return super().fixup(text)
        return str(max(self.minimum(), min(int(text), self.maximum())))


_NUMBER: Final = re.compile(r"\s*-?[0-9]{1,9}\s*")
"""What can be typed into a field; with more digits it is no number that any rule could have."""


def settle(page: QWidget) -> None:
    """Have everything count that was typed into the numbers of a page."""
    for box in page.findChildren(SpinBox):
        box.interpretText()


class CheckSentence(QLabel):
    """The sentence of a check box, which wraps as Qt's own cannot; a click on it is one there."""

    def __init__(self, words: str, box: QCheckBox, parent: QWidget) -> None:
        super().__init__(words, parent, textFormat=Qt.TextFormat.PlainText, wordWrap=True)
        self._box = box

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(
            event.position().toPoint()
        ):
            self._box.setFocus(Qt.FocusReason.MouseFocusReason)
            self._box.click()
