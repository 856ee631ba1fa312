"""A calm line above the page: what the person should know, until it is read or true no more."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QSizePolicy, QWidget

from rummy_qt.ui.plain_text import as_typed, plain_label
from rummy_qt.ui.windows.parts import CopyButton, put
from rummy_qt.ui.words.language import retold, translate
from rummy_qt.ui.words.notices import Notice


class NoticeBar(QFrame):
    """Shows the newest notice; once it is understood or settled, the one before.

    The button of one that leads somewhere is there for as long as that notice waits.
    """

    pressed = Signal(str)
    """The button of a notice was pressed that has one of its own: what the notice is about."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("notice_bar")
        self._notices: list[Notice] = []
        self.label = plain_label("", self, wordWrap=True)
        self.label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.label.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.more = plain_label("", self)
        self.copy_button = CopyButton("", self)
        self.close_button = QPushButton(self, autoDefault=True)
        self.close_button.clicked.connect(self._understood)
        self.way_button = QPushButton(self, autoDefault=True)
        self.way_button.clicked.connect(self._went)
        row = put(QHBoxLayout(self), (self.label, 1), self.more, self.copy_button)
        put(row, self.way_button, self.close_button).setContentsMargins(16, 8, 12, 8)
        retold(self, self.refresh)

    @property
    def text(self) -> str:
        """What is shown; empty when nothing is."""
        return self._notices[-1].text if self._notices else ""

    def tell(self, notice: Notice) -> None:
        """Show this before all others; one that waited already comes forward."""
        same = (notice.text, notice.about)
        self._notices = [n for n in self._notices if (n.text, n.about) != same] + [notice]
        self.refresh()

    def settle(self, about: str) -> None:
        """Take back every notice about something that is settled."""
        left = [notice for notice in self._notices if notice.about != about]
        if left != self._notices:
            self._notices = left
            self.refresh()

    def _understood(self) -> None:
        self._notices.pop()
        self.refresh()

    def _went(self) -> None:
        notice = self._leading()
        assert notice is not None
        self._notices.remove(notice)
        self.refresh()
        self.pressed.emit(notice.about)

    def _leading(self) -> Notice | None:
        """The newest notice that leads somewhere."""
        return next((notice for notice in reversed(self._notices) if notice.button), None)

    def refresh(self) -> None:
        """Show what is told in the words of now."""
        if not self._notices:
            self.hide()
            return
        self.more.setToolTip(translate("NoticeBar", "More notices are waiting"))
        notice, behind = self._notices[-1], len(self._notices) - 1
        self.label.setText(notice.text)
        self.label.setToolTip(as_typed(notice.tip))
        self.more.setText(f"+{behind}")
        self.more.setVisible(behind > 0)
        self.close_button.setText(translate("NoticeBar", "&OK"))
        self.close_button.setVisible(notice.button is None)
        leading = self._leading()
        self.way_button.setVisible(leading is not None)
        if leading is not None and leading.button is not None:
            self.way_button.setText(leading.button())
        self.copy_button.copied = notice.copied
        self.copy_button.setVisible(bool(notice.copied))
        self.show()
