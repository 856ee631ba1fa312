"""Words in a strip below the table, which keeps the room that it needs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QFontMetrics, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QLayout, QPushButton, QWidget

from rummy_qt.ui.later import later
from rummy_qt.ui.plain_text import plain_label
from rummy_qt.ui.table.arrangement import SMALLEST
from rummy_qt.ui.theme import set_styled
from rummy_qt.ui.windows.look import SMALL, interface_font, quiet_label, share_font, share_of, sized
from rummy_qt.ui.windows.page_dialog import PageArea
from rummy_qt.ui.windows.parts import Spring, across, down, fill, push_button

_MARGINS: Final = 14, 2, 12, 3
_FRAME: Final = _MARGINS[1] + _MARGINS[3] + 1
"""Points of height that are not its parts'."""
_BESIDE: Final = 0.5
"""The part of the strip that what stands beside the words may take in one line."""
_SIDES = QBoxLayout.Direction


class WordStrip(QFrame):
    """A note, a sentence, and what may be pressed; words that find no room scroll."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        """``name`` begins those of its parts."""
        super().__init__(parent)
        self.setObjectName(f"{name}_strip")
        self._named = name
        self.note = sized(quiet_label("", self, objectName=f"{name}_note"), SMALL)
        self.sentence = plain_label("", self, objectName=f"{name}_sentence", wordWrap=True)
        self._words = down(Spring(), self.note, self.sentence, Spring(), gap=1)
        self._area = PageArea(self)
        inner = QWidget(self._area)
        fill(inner, self._words, 0)
        self._area.setWidget(inner)
        self._beside: list[QWidget] = []
        self._row = QBoxLayout(_SIDES.LeftToRight)
        self._above: QWidget | None = None
        """Whose room it shares with the table."""

    def add(self, part: QWidget) -> None:
        self._beside.append(part)
        self._row.addWidget(part)

    def add_button(self, part: str, say: Callable[[], str]) -> QPushButton:
        """One more button, which says this; Return presses it, too."""
        button = push_button(self, f"{self._named}_{part}", None, say)
        button.setAutoDefault(True)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.add(button)
        return button

    def lay_out(self, *left: QLayout) -> None:
        """What stands left of the words."""
        fill(self, across(*left, (self._area, 1), self._row, gap=12), *_MARGINS)

    def make_primary(self, button: QPushButton, wanted: bool) -> None:
        """The button that leads on, or no more."""
        set_styled(button, "primary", wanted)
        share_font(button)

    def fit(self) -> None:
        """As high as its words and buttons, as far as the table above keeps its room.

        Never lower than a note and two lines, so that the table keeps its size from one to the
        next. Buttons stand below each other where they would take the words' room in one line.
        """
        row, around = self.layout(), self.parentWidget()
        if row is None:
            return  # its parts are still to come
        fonts = self.note.font(), interface_font(share_of(self))  # a question may be larger
        small, large = (QFontMetrics(font).lineSpacing() for font in fonts)
        least = most = small + 2 * large + 1
        if around is not None:
            most = max(least, around.height() - round(SMALLEST[1]) - _FRAME)
        sizes = [part.sizeHint() for part in self._beside if not part.isHidden()]
        stacked = sum(size.height() for size in sizes) + self._row.spacing() * (len(sizes) - 1)
        crowded = sum(size.width() for size in sizes) > _BESIDE * self.width() and stacked <= most
        self._row.setDirection(_SIDES.TopToBottom if crowded else _SIDES.LeftToRight)
        row.activate()
        beside = stacked if crowded else max((size.height() for size in sizes), default=0)
        words = self._words.totalHeightForWidth(self._area.width())
        high = max(beside, min(max(words, least), most)) + _FRAME
        if high != self.height():
            self.setFixedHeight(high)
            later(self, 0, self.updateGeometry)  # a layout that brings a width hears nothing now

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        around = self.parentWidget()
        if around is not None and self._above is not around:
            self._above = around
            around.installEventFilter(self)
        self.fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.fit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self.fit()
        return False
