"""Key presses as a keyboard sends them: the only way for a test to press a key.

Qt's own ``QTest.keyClick`` sends any event, even one that no keyboard can: a Backtab without
Shift once hid a focus trap for two versions. Like a keyboard, it sends Shift, Ctrl and Alt
themselves before and after a key pressed with them.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

Key = Qt.Key
CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
ALT = Qt.KeyboardModifier.AltModifier
PLAIN = Qt.KeyboardModifier.NoModifier


def focus() -> QWidget:
    """The widget that receives the next key."""
    widget = QApplication.focusWidget()
    assert widget is not None, "nothing has the focus"
    return widget


def press(*keys: Qt.Key, modifier: Qt.KeyboardModifier = PLAIN, to: QWidget | None = None) -> None:
    """Press keys in the focus widget, or in ``to`` where its window is not in front."""
    for key in keys:
        assert key != Key.Key_Backtab, "no keyboard has it: press Tab with Shift"
        back = key == Key.Key_Tab and modifier & SHIFT  # the system turns Shift+Tab into Backtab
        QTest.keyClick(to or focus(), Key.Key_Backtab if back else key, modifier)


def held_down(key: Qt.Key, times: int = 1) -> None:
    """The events of a key that is held down: presses marked as auto-repeat."""
    for _ in range(times):
        event = QKeyEvent(QEvent.Type.KeyPress, key, PLAIN, "", True)
        QApplication.sendEvent(focus(), event)


def write(text: str, to: QWidget | None = None) -> None:
    """Type text into the focus widget, or into ``to``."""
    QTest.keyClicks(to or focus(), text)
