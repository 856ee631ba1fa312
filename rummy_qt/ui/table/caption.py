"""The line that says what goes on; for a while also why something was refused."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtGui import QAction, QFontMetrics, QKeySequence, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QWidget

from rummy_qt.ui.models.words import translate
from rummy_qt.ui.plain_text import as_typed
from rummy_qt.ui.styled import set_styled

PASSING_MS: Final = 9_000
"""Long enough to read two short sentences twice."""


class TwoLines(QLabel):
    """One line where there is room, else two; what does not fit them ends in dots."""

    def minimumSizeHint(self) -> QSize:
        """As narrow as the buttons beside it need; no taller for it."""
        return QSize(1, super().minimumSizeHint().height())

    def lines(self) -> list[str]:
        """What can be read in the width of now."""
        metrics, width = self.fontMetrics(), self.width()
        first, rest = _first_line(self.text(), metrics, width)
        shown = [first, rest] if rest else [first]
        return [metrics.elidedText(line, Qt.TextElideMode.ElideRight, width) for line in shown]

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, lines = QPainter(self), self.lines()
        height = self.fontMetrics().height()
        top = (self.height() - height * len(lines)) // 2
        painter.setPen(self.palette().color(self.foregroundRole()))
        for at, line in enumerate(lines):
            painter.drawText(0, top + at * height + self.fontMetrics().ascent(), line)
        painter.end()


def _first_line(text: str, metrics: QFontMetrics, width: int) -> tuple[str, str]:
    """The words that fit the width, and the others."""
    if metrics.horizontalAdvance(text) <= width:
        return text, ""
    words = text.split(" ")
    fitting = 1
    while fitting < len(words) and (
        metrics.horizontalAdvance(" ".join(words[: fitting + 1])) <= width
    ):
        fitting += 1
    return " ".join(words[:fitting]), " ".join(words[fitting:]).strip()


class Caption(QWidget):
    """Shows the prompt. A refusal or a remark takes its place until it is read or overtaken."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._prompt = ""
        self._handbook: QAction | None = None
        self.label = TwoLines(self)
        self.label.setObjectName("caption")
        self.label.setTextFormat(Qt.TextFormat.PlainText)
        self.label.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        self.label.setTextInteractionFlags(Qt.TextInteractionFlag.NoTextInteraction)
        self.why = QPushButton(self)
        self.why.setObjectName("quiet")
        self.why.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.why.hide()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(10)
        row.addWidget(self.label)
        row.addWidget(self.why)
        row.addStretch(1)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._timer = QTimer(self, singleShot=True, interval=PASSING_MS)
        self._timer.timeout.connect(self._time_passed)

    def text(self) -> str:
        """What can be read now."""
        return self.label.text()

    def offer_handbook(self, action: QAction) -> None:
        """Let a button beside each refusal trigger ``action``, which opens the rule behind it."""
        self._handbook = action
        self.why.clicked.connect(lambda _checked: action.trigger())

    def prompt(self, text: str) -> None:
        """Say from now on what is expected of whom."""
        self._prompt = text
        self.settle()

    def settle(self) -> None:
        """Go back to the prompt."""
        self._timer.stop()
        self.why.hide()
        self._write(self._prompt, passing=False)

    def refuse(self, text: str) -> None:
        """Say for a while why a move was refused."""
        self._say_for_a_while(text)
        self._offer_why()

    def remark(self, text: str) -> None:
        """Say something for a while that no rule is behind."""
        self.why.hide()
        self._say_for_a_while(text)

    def _say_for_a_while(self, text: str) -> None:
        self._write(text, passing=True)
        self._timer.start()

    def _offer_why(self) -> None:
        if self._handbook is None:
            return
        keys = self._handbook.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        tip = translate("Table", "Read the rule behind this in the handbook")
        self.why.setText(translate("Table", "Why?"))
        self.why.setToolTip(f"{tip} ({keys})" if keys else tip)
        self.why.show()

    def _time_passed(self) -> None:
        if self.why.isVisible() and (self.why.hasFocus() or self.why.underMouse()):
            self._timer.start()  # somebody is about to press it
        else:
            self.settle()

    def _write(self, text: str, *, passing: bool) -> None:
        """Show a line; what soon makes way for the prompt stands out."""
        label = self.label
        label.setText(text)
        label.setToolTip(as_typed(text))
        set_styled(label, "passing", passing)
