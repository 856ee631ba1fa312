"""Keys as a keyboard sends them: the only way for a test to press one.

Qt's own ``QTest.keyClick`` sends whatever it is told, also what no keyboard can: a Backtab without
Shift once hid a trap for two versions. It does send Shift, Ctrl and Alt themselves before and after
a key that is pressed with them, as keyboards do.
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
    """What the next key goes to."""
    widget = QApplication.focusWidget()
    assert widget is not None, "nothing has the focus"
    return widget


def press(*keys: Qt.Key, modifier: Qt.KeyboardModifier = PLAIN, to: QWidget | None = None) -> None:
    """Keys for whatever has the focus then, or for a widget whose window is not in front."""
    for key in keys:
        assert key != Key.Key_Backtab, "no keyboard has it: press Tab with Shift"
        back = key == Key.Key_Tab and modifier & SHIFT  # the system makes a Backtab of it
        QTest.keyClick(to or focus(), Key.Key_Backtab if back else key, modifier)


def held_down(key: Qt.Key, times: int = 1) -> None:
    """What a keyboard sends while a key is held: presses that say they are repeated."""
    for _ in range(times):
        event = QKeyEvent(QEvent.Type.KeyPress, key, PLAIN, "", True)
        QApplication.sendEvent(focus(), event)


def write(text: str, to: QWidget | None = None) -> None:
    """Type letters where the focus is, or into this field."""
    QTest.keyClicks(to or focus(), text)
