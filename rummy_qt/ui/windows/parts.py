"""What pages are put together from: rows and columns of widgets, and their buttons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any, Final, NamedTuple, TypeVar

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLayout, QPushButton, QVBoxLayout, QWidget

from rummy_qt.ui.theme import set_styled
from rummy_qt.ui.words.language import translate

MARGIN: Final = 30
"""Points around every page that has room."""
GAP: Final = 16
"""Between two things that are apart."""
NEAR: Final = 8
"""Between two things that belong together."""

L = TypeVar("L", bound=QBoxLayout)
W = TypeVar("W", bound=QWidget)


class Spring(NamedTuple):
    """Empty room that takes its share of what is left."""

    share: int = 1


Thing = QWidget | QLayout
Part = Thing | tuple[Thing, int] | tuple[QWidget, int, Qt.AlignmentFlag] | Spring | int
"""What lies in a row or column: a widget or a layout, perhaps with its share of the room that is
left and the side where it then stands; or points of empty room."""


def put(box: L, *parts: Part) -> L:
    """The row or column with these at its end."""
    for part in parts:
        if isinstance(part, Spring):
            box.addStretch(part.share)
        elif isinstance(part, int):
            box.addSpacing(part)
        else:
            thing, share, *side = part if isinstance(part, tuple) else (part, 0)
            if isinstance(thing, QLayout):
                box.addLayout(thing, share)
            else:
                box.addWidget(thing, share, *side)
    return box


def across(*parts: Part, gap: int = NEAR) -> QHBoxLayout:
    """These side by side, ``gap`` points apart."""
    row = QHBoxLayout()
    row.setSpacing(gap)
    return put(row, *parts)


def down(*parts: Part, gap: int = NEAR) -> QVBoxLayout:
    """These below each other, ``gap`` points apart."""
    column = QVBoxLayout()
    column.setSpacing(gap)
    return put(column, *parts)


def break_rows(rows: Sequence[QBoxLayout], wide: int) -> None:
    """Have each row hold what finds no room in the one below it: all before its spring, or more."""
    for upper, lower in pairwise(rows):
        while (last := upper.takeAt(upper.count() - 1)) is not None:
            lower.insertItem(0, last)
    for lower, upper in pairwise(rows[::-1]):
        lower.invalidate()  # else it tells the size that it had
        while lower.minimumSize().width() > wide and lower.count() > 1:
            items = [lower.itemAt(at) for at in range(lower.count())]
            spaces = [(at, item) for at, item in enumerate(items) if item and item.spacerItem()]
            together = [at for at, space in spaces if space.expandingDirections()][:1]
            for _ in range(max([1, *together])):
                if (first := lower.takeAt(0)) is not None:
                    upper.addItem(first)


def fill(widget: QWidget, box: QLayout, *margins: int) -> None:
    """Lay this out in a widget: its margin in points, or those left, above, right and below."""
    left, top, right, bottom = margins * 4 if len(margins) == 1 else margins
    box.setContentsMargins(left, top, right, bottom)
    widget.setLayout(box)


def make(kind: Callable[..., W], parent: QWidget, name: str = "", **properties: Any) -> W:
    """A widget of Qt's by this object name; ``properties`` are Qt's, by their names."""
    return kind(parent, objectName=name, **properties)


def push_button(
    parent: QWidget,
    name: str = "",
    does: Callable[[], object] | None = None,
    words: str = "",
) -> QPushButton:
    """A button that Return does not press by itself; ``name`` is its object's."""
    button = make(QPushButton, parent, name, autoDefault=False, text=words)
    if does is not None:
        button.clicked.connect(lambda _checked: does())
    return button


def primary(button: QPushButton) -> QPushButton:
    """Make this the one button of its page that Return presses: of brass, but for Close."""
    page = button.window()
    for other in page.findChildren(QPushButton):  # those of a question over it are its own
        if other is not button and other.isDefault() and other.window() is page:
            set_styled(other, "primary", False)
    set_styled(button, "primary", button.objectName() != "close")
    button.setDefault(True)
    return button


SAID_MS: Final = 2_500
"""For how long the button says "Copied"."""


class CopyButton(QPushButton):
    """Puts ``copied`` onto the clipboard, and says so for a while."""

    def __init__(self, copied: str, parent: QWidget, text: str = "") -> None:
        """``text`` stands on the button before it is pressed."""
        super().__init__(parent, autoDefault=False)
        self._copied, self._said = copied, translate("Copying", "Copied")
        text = text or translate("Copying", "Copy")
        self.ensurePolished()
        for words in (self._said, text):  # as wide as both of them need
            self.setText(words)
            self.setMinimumWidth(max(self.minimumWidth(), self.sizeHint().width()))
        self._timer = QTimer(self, singleShot=True, interval=SAID_MS)
        self._timer.timeout.connect(lambda: self.setText(text))
        self.clicked.connect(self._copy)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self._copied)
        self.setText(self._said)
        self._timer.start()
