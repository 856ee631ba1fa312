"""The page of a replay: the table, which only shows, and the bar that steers it."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QResizeEvent,
    QShortcut,
    QTransform,
)
from PySide6.QtWidgets import QWidget

from rummy_qt.ui.preferences import Preferences
from rummy_qt.ui.replay_source import ReplaySource
from rummy_qt.ui.reviewing import Reviewing
from rummy_qt.ui.table.arrangement import SMALLEST, Look
from rummy_qt.ui.table.table_view import TableView
from rummy_qt.ui.windows.parts import across, down, fill
from rummy_qt.ui.windows.replay.bar import BUTTONS, CLOSING, REVIEWING, ReplayBar
from rummy_qt.ui.windows.replay.panel import ReviewPanel

_LEAST = 440, 240
"""Points of the table beside a review, or over words: it is seen smaller."""
_PRESSING = "Space"
"""The key that presses whatever button has the focus; a shortcut would take it from there."""


class ReplayTable(TableView):
    """The table, to be looked at."""

    _source: ReplaySource

    def __init__(
        self, source: ReplaySource, preferences: Preferences, parent: QWidget | None = None
    ) -> None:
        super().__init__(source, preferences, parent)
        self.pointer.only_looks = True
        self.setMinimumSize(*_LEAST)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def _look(self) -> Look:
        """Where words leave less room than a table needs, all of it is seen smaller."""
        zoom = min(1.0, self.width() / SMALLEST[0], self.height() / SMALLEST[1])
        self.setTransform(QTransform.fromScale(zoom, zoom))
        self.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, zoom < 1.0)
        look = super()._look()
        return replace(look, width=look.width / zoom, height=look.height / zoom)

    def asked(self) -> str:
        """All that the last move brought about."""
        latest = self.state.view.history[-max(1, len(self._source.last_events)) :]
        return " ".join(map(self.state.teller.tell, latest))


class ReplayPage(QWidget):
    """A finished round from its record, at any of its moves."""

    play_on_wanted = Signal(int, bool)
    """After how many moves of the round a practice copy is to go on; whether with fresh cards."""

    def __init__(
        self, source: ReplaySource, preferences: Preferences, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("replay_page")
        source.setParent(self)
        self.source = source
        self.table = ReplayTable(source, preferences, self)
        self.bar = ReplayBar(source, self)
        self.review: ReviewPanel | None = None
        """The review, once it was asked for."""
        self._row = across((self.table, 1), gap=0)
        fill(self, down((self._row, 1), self.bar, gap=0), 0)
        self.bar.review.toggled.connect(self._turn_review)
        source.moved.connect(self._let_play)
        for spec in (*BUTTONS, REVIEWING, CLOSING):
            if spec.keys != _PRESSING:
                shortcut = QShortcut(QKeySequence(spec.keys), self)
                shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
                shortcut.activated.connect(self.bar.deeds[spec.name])

    def show_review(self) -> None:
        self.bar.review.setChecked(True)

    def end(self) -> None:
        """Nothing goes on any more: nobody looks."""
        self.bar.projector.stop()
        if self.review is not None:
            self.review.end()

    def _let_play(self) -> None:
        """On the table, too, where a choice is tried again."""
        self.table.pointer.only_looks = not self.source.trying

    def _turn_review(self, wanted: bool) -> None:
        if self.review is None:
            reviewing = Reviewing(self)
            self.review = ReviewPanel(self.source, reviewing, self)
            self.review.play_on_wanted.connect(self.play_on_wanted)
            self.review.pointed.connect(self.table.hint.point_at)
            self.review.fit(self.width())
            self._row.addWidget(self.review)
        self.review.setVisible(wanted)
        if wanted:
            self.review.begin()
            self.review.table.setFocus()
        else:
            self.table.hint.point_at(())
            self.review.end()
            self.setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.review is not None:
            self.review.fit(self.width())

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Give the keys to the slider; a focus proxy would break the order of Tab."""
        self.bar.slider.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The space bar plays, unless a button has the focus and is pressed by it."""
        keys = QKeySequence(event.keyCombination()).toString()
        spec = next((spec for spec in BUTTONS if spec.keys == keys == _PRESSING), None)
        if spec is not None:
            self.bar.deeds[spec.name]()
        else:
            super().keyPressEvent(event)
