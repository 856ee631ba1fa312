"""Builds pages: rows and columns of widgets, and buttons."""

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
"""Margin of a page with room to spare, in points."""
GAP: Final = 16
"""Points between separate widgets."""
NEAR: Final = 8
"""Points between widgets that belong together."""

L = TypeVar("L", bound=QBoxLayout)
W = TypeVar("W", bound=QWidget)


class Spring(NamedTuple):
    """A stretch: empty space with a stretch factor of ``share``."""

    share: int = 1


Item = QWidget | QLayout
Part = Item | tuple[Item, int] | tuple[QWidget, int, Qt.AlignmentFlag] | Spring | int
"""A part of a row or column: a widget or layout, perhaps with its stretch factor and alignment; a
stretch; or points of empty space."""


def put(box: L, *parts: Part) -> L:
    """Appends parts to a row or column, and returns it."""
    for part in parts:
        if isinstance(part, Spring):
            box.addStretch(part.share)
        elif isinstance(part, int):
            box.addSpacing(part)
        else:
            item, share, *alignment = part if isinstance(part, tuple) else (part, 0)
            if isinstance(item, QLayout):
                box.addLayout(item, share)
            else:
                box.addWidget(item, share, *alignment)
    return box


def across(*parts: Part, gap: int = NEAR) -> QHBoxLayout:
    """A row of parts, ``gap`` points apart."""
    row = QHBoxLayout()
    row.setSpacing(gap)
    return put(row, *parts)


def down(*parts: Part, gap: int = NEAR) -> QVBoxLayout:
    """A column of parts, ``gap`` points apart."""
    column = QVBoxLayout()
    column.setSpacing(gap)
    return put(column, *parts)


def break_rows(rows: Sequence[QBoxLayout], width: int) -> None:
    """Moves what exceeds ``width`` points of a row to the row above: up to its spring, or more."""
    for upper, lower in pairwise(rows):
        while (last := upper.takeAt(upper.count() - 1)) is not None:
            lower.insertItem(0, last)
    for lower, upper in pairwise(rows[::-1]):
        lower.invalidate()  # drops the cached size
        while lower.minimumSize().width() > width and lower.count() > 1:
            items = [lower.itemAt(at) for at in range(lower.count())]
            spaces = [(at, item) for at, item in enumerate(items) if item and item.spacerItem()]
            together = [at for at, space in spaces if space.expandingDirections()][:1]
            for _ in range(max([1, *together])):
                if (first := lower.takeAt(0)) is not None:
                    upper.addItem(first)


def fill(widget: QWidget, box: QLayout, *margins: int) -> None:
    """Sets a widget's layout, with one margin in points, or left, top, right and bottom."""
    left, top, right, bottom = margins * 4 if len(margins) == 1 else margins
    box.setContentsMargins(left, top, right, bottom)
    widget.setLayout(box)


def make(kind: Callable[..., W], parent: QWidget, name: str = "", **properties: Any) -> W:
    """Makes a widget; ``properties`` may be inherited ones, which Qt's type stubs lack."""
    return kind(parent, objectName=name, **properties)


def push_button(
    parent: QWidget, name: str = "", does: Callable[[], object] | None = None, words: str = ""
) -> QPushButton:
    """A button that is not auto-default; ``name``: object name; ``does``: called on a click."""
    button = make(QPushButton, parent, name, autoDefault=False, text=words)
    if does is not None:
        button.clicked.connect(lambda _checked: does())
    return button


def primary(button: QPushButton) -> QPushButton:
    """Makes this the page's default button, in brass unless it is Close; returns it."""
    page = button.window()
    for other in page.findChildren(QPushButton):  # a question over it has its own
        if other is not button and other.isDefault() and other.window() is page:
            set_styled(other, "primary", False)
    set_styled(button, "primary", button.objectName() != "close")
    button.setDefault(True)
    return button


COPIED_MS: Final = 2_500
"""How long the button shows "Copied", in milliseconds."""


class CopyButton(QPushButton):
    """A button that copies a text to the clipboard, and shows so for a while."""

    def __init__(self, copied: str, parent: QWidget, text: str = "") -> None:
        """``copied``: for the clipboard; ``text``: on the button."""
        super().__init__(parent, autoDefault=False)
        self._copied, self._copied_text = copied, translate("Copying", "Copied")
        text = text or translate("Copying", "Copy")
        self.ensurePolished()
        for words in (self._copied_text, text):  # wide enough for both
            self.setText(words)
            self.setMinimumWidth(max(self.minimumWidth(), self.sizeHint().width()))
        self._timer = QTimer(self, singleShot=True, interval=COPIED_MS)
        self._timer.timeout.connect(lambda: self.setText(text))
        self.clicked.connect(self._copy)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self._copied)
        self.setText(self._copied_text)
        self._timer.start()
