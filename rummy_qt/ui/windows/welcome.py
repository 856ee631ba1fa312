"""The welcome page: play on, begin, look back, read the rules."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAction, QPainter, QPaintEvent, QPixmap
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from rummy_qt.ui.match_choice import LONGEST_NAME, as_name
from rummy_qt.ui.plain_text import plain_label
from rummy_qt.ui.preferences import Preferences
from rummy_qt.ui.styled import set_styled
from rummy_qt.ui.table.cloth import cloth
from rummy_qt.ui.theme import Theme, theme_named
from rummy_qt.ui.windows.look import quiet_label, title_label
from rummy_qt.ui.words.language import translate
from rummy_qt.ui.words.numbers import joined, total_text

_WIDTH = 520
_NAME_WIDTH = 220
_COLUMNS = 6
_PLACES = ((0, 0, 3), (0, 3, 3), (1, 0, 2), (1, 2, 2), (1, 4, 2))
"""Row, column and width of each button: two large ones, three below."""
_FAN = ("Th", "Jh", "Qh", "Kh", "Ah")
_SPREAD = 11.0
"""Degrees between two cards of the fan."""


class Unfinished(NamedTuple):
    """The match that can be played on."""

    path: Path
    rules: str
    """The name of its rules."""
    names: tuple[str, ...]
    totals: tuple[int, ...]
    round_number: int
    picture: QPixmap | None = None


class CardFan(QWidget):
    """A hand of five court cards in an easy arc: the page's only picture."""

    def __init__(self, face: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._cards = [QSvgRenderer(f":/assets/cards/{face}/{c}.svg", self) for c in _FAN]
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(_WIDTH, 150)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        height = self.height() / 1.34  # the outer cards hang lower and lean out
        radius = 2.6 * height
        card = QRectF(-height * 5 / 14, -radius - height / 2, height * 5 / 7, height)
        painter.translate(self.width() / 2, radius + height * 0.53)
        painter.rotate(-_SPREAD * (len(self._cards) - 1) / 2)
        for drawing in self._cards:
            drawing.render(painter, card)
            painter.rotate(_SPREAD)


class ContinuePanel(QFrame):
    """The match as it was left: how it stands, its picture, and Continue."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("continue_panel")
        self.rules = title_label("", self, 1.15)
        self.standing = quiet_label("", self)
        self.standing.setMinimumHeight(2 * self.fontMetrics().lineSpacing() + 4)
        self.standing.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.picture = plain_label("", self)
        self.button = QPushButton(translate("ContinuePanel", "&Continue"), self)
        self.button.setObjectName("continue")
        self.button.setProperty("primary", True)
        words = QVBoxLayout()
        words.setSpacing(4)
        words.addStretch(1)
        words.addWidget(self.rules)
        words.addWidget(self.standing)
        words.addStretch(1)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 14, 16, 14)
        row.setSpacing(16)
        row.addWidget(self.picture)
        row.addLayout(words, 1)
        row.addWidget(self.button)

    def show_match(self, match: Unfinished) -> None:
        self.rules.setText(match.rules)
        scores = [f"{n} {total_text(t)}" for n, t in zip(match.names, match.totals, strict=True)]
        self.standing.setText(
            translate(
                "ContinuePanel",
                "Round {number}: {scores}",
                number=match.round_number,
                scores=joined(scores),
            )
        )
        self.picture.setVisible(match.picture is not None)
        if match.picture is not None:
            self.picture.setPixmap(match.picture)
            self.picture.setFixedSize(match.picture.deviceIndependentSize().toSize())


class WelcomePage(QWidget):
    """What the window shows when no match is on the table."""

    continue_wanted = Signal(object)
    """The path of the match to play on."""

    def __init__(
        self,
        preferences: Preferences,
        actions: Sequence[QAction],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("welcome_page")
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._preferences = preferences
        self._cloth = QPixmap()
        self._cloth_is: tuple[QSize, Theme, float] | None = None
        self._unfinished: Unfinished | None = None
        self.fan = CardFan(preferences.card_face, self)
        self.name = QLineEdit(preferences.player_name, self)
        self.name.setObjectName("player_name")
        self.name.setMaxLength(LONGEST_NAME)
        self.name.setPlaceholderText(translate("WelcomePage", "Your name"))
        self.name.setAccessibleName(translate("WelcomePage", "Your name"))
        self.name.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.name.setMaximumWidth(_NAME_WIDTH)
        self.name.setAcceptDrops(False)  # a match dropped here is meant for the window
        self.name.editingFinished.connect(self._keep_name)
        self.panel = ContinuePanel(self)
        self.panel.button.setAutoDefault(True)
        self.panel.button.clicked.connect(self._continue)
        self.buttons = [self._button(action) for action in actions]
        self._lay_out()
        self.show_unfinished(None)

    def show_unfinished(self, match: Unfinished | None) -> None:
        """Offer this match to be played on; None when there is none."""
        self._unfinished = match
        self.panel.setVisible(match is not None)
        first = self.buttons[0]
        set_styled(first, "primary", match is None)
        if match is not None:
            self.panel.show_match(match)
            self.panel.setMinimumHeight(self.panel.sizeHint().height())
            self.panel.button.setFocus()
        else:
            first.setFocus()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = theme_named(self._preferences.theme, self._preferences.table_colour)
        wanted = (self.size(), theme, self.devicePixelRatioF())
        if wanted != self._cloth_is:
            self._cloth_is = wanted
            self._cloth = cloth(self.width(), self.height(), *wanted[1:])
        QPainter(self).drawPixmap(0, 0, self._cloth)

    def _button(self, action: QAction) -> QPushButton:
        button = QPushButton(action.text(), self)
        button.setObjectName(f"welcome_{action.objectName()}")
        button.setToolTip(action.toolTip())
        button.setMinimumHeight(44)
        button.setAutoDefault(True)  # Return presses it, too
        button.clicked.connect(action.trigger)
        return button

    def _lay_out(self) -> None:
        title = title_label("Rummy Qt", self, 2.4)
        title.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        subtitle = quiet_label(
            translate("WelcomePage", "500 Rum, a quiet evening at the table"), self
        )
        subtitle.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        grid = QGridLayout()
        grid.setSpacing(12)
        for place in range(_COLUMNS):
            grid.setColumnStretch(place, 1)
        for button, (row, left, wide) in zip(self.buttons, _PLACES, strict=True):
            button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
            grid.addWidget(button, row, left, 1, wide)
        column = QWidget(self)
        column.setMaximumWidth(_WIDTH)
        inner = QVBoxLayout(column)
        inner.setContentsMargins(0, 0, 0, 0)
        inner.setSpacing(12)
        for widget in (self.fan, title, subtitle):
            inner.addWidget(widget)
        inner.addWidget(self.name, 0, Qt.AlignmentFlag.AlignHCenter)
        inner.addSpacing(4)
        inner.addWidget(self.panel)
        inner.addLayout(grid)
        whole = QVBoxLayout(self)
        whole.addStretch(2)
        across = QHBoxLayout()
        across.addStretch(1)
        across.addWidget(column, 8)
        across.addStretch(1)
        whole.addLayout(across)
        whole.addStretch(3)

    def _keep_name(self) -> None:
        self._preferences.player_name = as_name(self.name.text())

    def _continue(self) -> None:
        if self._unfinished is not None:
            self.continue_wanted.emit(self._unfinished.path)
