"""The page of a replay: the table, which only shows, and the bar that steers it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QVBoxLayout, QWidget

from rummy_qt.ui.preferences import Preferences
from rummy_qt.ui.table.view import TableView
from rummy_qt.ui.windows.replay.bar import ReplayBar
from rummy_qt.ui.windows.replay.source import ReplaySource


class ReplayTable(TableView):
    """The table, to be looked at."""

    _source: ReplaySource

    def __init__(
        self, source: ReplaySource, preferences: Preferences, parent: QWidget | None = None
    ) -> None:
        super().__init__(source, preferences, parent)
        self.gestures.only_look()
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def caption(self) -> str:
        """All that the last move brought about."""
        latest = self.state.view.history[-max(1, len(self._source.last_events)) :]
        return " ".join(map(self.state.teller.tell, latest))


class ReplayPage(QWidget):
    """A finished round from its record, at any of its moves."""

    def __init__(
        self, source: ReplaySource, preferences: Preferences, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("replay_page")
        source.setParent(self)
        self.source = source
        self.table = ReplayTable(source, preferences, self)
        self.bar = ReplayBar(source, self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.table, 1)
        column.addWidget(self.bar)
        bar = self.bar
        for key, does in (
            (Qt.Key.Key_Left, bar.back),
            (Qt.Key.Key_Right, bar.forward),
            (Qt.Key.Key_Home, bar.first),
            (Qt.Key.Key_End, bar.last),
            (Qt.Key.Key_Escape, bar.left.emit),
        ):
            shortcut = QShortcut(QKeySequence(key), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(does)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Give the keys to the slider; a focus proxy would break the order of Tab."""
        self.bar.slider.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The space bar plays, unless a button has the focus and is pressed by it."""
        if event.key() == Qt.Key.Key_Space:
            self.bar.projector.toggle()
        else:
            super().keyPressEvent(event)
