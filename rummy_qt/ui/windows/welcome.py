"""The welcome page: play on, begin, look back, read the rules."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAction, QPainter, QPaintEvent, QPixmap
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QPushButton,
    QSizePolicy,
    QWidget,
)

from rummy_qt.records.header import SeatInfo
from rummy_qt.ui.drawings import picture_of, recoloured
from rummy_qt.ui.match_choice import LONGEST_NAME, as_name
from rummy_qt.ui.plain_text import plain_label
from rummy_qt.ui.preferences import Preferences
from rummy_qt.ui.theme import set_styled, theme_named
from rummy_qt.ui.windows.fields import LineEdit
from rummy_qt.ui.windows.look import (
    GAP,
    MARGIN,
    NEAR,
    SECTION,
    drop_shadow,
    quiet_label,
    title_label,
    worn,
)
from rummy_qt.ui.windows.page import Ground, PageArea
from rummy_qt.ui.windows.parts import Spring, across, down, fill
from rummy_qt.ui.words.cards import Letters
from rummy_qt.ui.words.language import retold, translate
from rummy_qt.ui.words.names import standing_text

_WIDTH = 520
_NAME_WIDTH = 220
_COLUMNS = 6
_PLACES = ((0, 0, 3), (0, 3, 3), (1, 0, 2), (1, 2, 2), (1, 4, 2))
"""Row, column and width of each button: two large ones, three below."""
_LOWEST_FAN, _HIGHEST_FAN = 64, 230
_MARK = 38
_BUTTON = 42
_APART = 10
_FAN = ("Th", "Jh", "Qh", "Kh", "Ah")
_SPREAD = 11.0
"""Degrees between two cards of the fan."""


class Unfinished(NamedTuple):
    """The match that can be played on."""

    path: Path
    rules: str
    """The name of its rules."""
    seats: Sequence[SeatInfo]
    totals: Sequence[int]
    round_number: int
    picture: QPixmap | None = None


class CardFan(QWidget):
    """A hand of five court cards in an easy arc: the page's only picture."""

    def __init__(self, face: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._face = face
        self._cards: list[QSvgRenderer] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumHeight(_LOWEST_FAN)
        self.setMaximumHeight(_HIGHEST_FAN)
        retold(self, self._print)

    def _print(self) -> None:
        letters = Letters.now()
        pictures = [picture_of(f"{self._face}/{card}", letters) for card in _FAN]
        self._cards = [QSvgRenderer(picture) for picture in pictures]
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(_WIDTH, _LOWEST_FAN)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        height = self.height() / 1.34  # the outer cards hang lower and lean out
        radius = 2.6 * height
        card = QRectF(-height * 5 / 14, -radius - height / 2, height * 5 / 7, height)
        painter.translate(self.width() / 2, radius + height * 0.53)
        painter.rotate(-_SPREAD * (len(self._cards) - 1) / 2)
        for drawing in self._cards:
            drop_shadow(painter, card, 0.06 * height, (2.5, 0.3))
            drawing.render(painter, card)
            painter.rotate(_SPREAD)


class Wordmark(QWidget):
    """The program's name in the deck's own letters."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName("Rummy Qt")
        self.setFixedHeight(_MARK)

    def paintEvent(self, event: QPaintEvent) -> None:
        drawing = recoloured(":/assets/letters/wordmark.svg", worn().text)
        size = drawing.defaultSize()
        wide = _MARK * size.width() / size.height()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        drawing.render(painter, QRectF((self.width() - wide) / 2, 0, wide, _MARK))
        painter.end()


class ContinuePanel(QFrame):
    """The match as it was left: how it stands, its picture, and Continue."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("continue_panel")
        self._match: Unfinished | None = None
        self.rules = title_label("", self, SECTION)
        self.rules.setWordWrap(True)
        self.standing = quiet_label("", self)
        self.standing.setMinimumHeight(2 * self.fontMetrics().lineSpacing() + 4)
        self.standing.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.picture = plain_label("", self)
        self.button = QPushButton(self)
        self.button.setObjectName("continue")
        self.button.setProperty("primary", True)
        words = down(Spring(), self.rules, self.standing, Spring(), gap=4)
        row = across(self.picture, (words, 1), self.button, gap=GAP)
        fill(self, row, GAP, NEAR, GAP, NEAR)
        retold(self, self._say)

    def _say(self) -> None:
        self.button.setText(translate("ContinuePanel", "&Continue"))
        if self._match is not None:
            self.show_match(self._match)

    def show_match(self, match: Unfinished) -> None:
        self._match = match
        self.rules.setText(match.rules)
        self.standing.setText(
            translate(
                "ContinuePanel",
                "Round {number}: {scores}",
                number=match.round_number,
                scores=standing_text(match.seats, match.totals),
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
        self._ground = Ground()
        self._unfinished: Unfinished | None = None
        self.fan = CardFan(preferences.card_face, self)
        self.name = LineEdit(preferences.player_name, self)
        self.name.setObjectName("player_name")
        self.name.setMaxLength(LONGEST_NAME)
        self.name.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.name.setMaximumWidth(_NAME_WIDTH)
        self.name.setAcceptDrops(False)  # a match dropped here is meant for the window
        self.name.editingFinished.connect(self._keep_name)
        self.panel = ContinuePanel(self)
        self.panel.button.setAutoDefault(True)
        self.panel.button.clicked.connect(self._continue)
        self.buttons = [self._button(action) for action in actions]
        self.subtitle = quiet_label("", self)
        self._lay_out()
        fields = [self.name, self.panel.button, *self.buttons]
        for one, other in pairwise(fields):
            QWidget.setTabOrder(one, other)
        retold(self, self._say)
        self.show_unfinished(None)

    def _say(self) -> None:
        self.subtitle.setText(translate("WelcomePage", "500 Rum, a quiet evening at the table"))
        self.name.setPlaceholderText(translate("WelcomePage", "Your name"))
        self.name.setAccessibleName(translate("WelcomePage", "Your name"))

    def show_unfinished(self, match: Unfinished | None) -> None:
        """Offer this match to be played on; None when there is none."""
        self._unfinished = match
        self.panel.setVisible(match is not None)
        first = self.buttons[0]
        set_styled(first, "primary", match is None)
        if match is not None:
            self.panel.show_match(match)
            self.panel.setMinimumHeight(self.panel.sizeHint().height())
            column = self.panel.parentWidget()
            layout = None if column is None else column.layout()
            if layout is not None:
                layout.activate()  # at once: no frame shows the panel below the buttons
            self.panel.button.setFocus()
        else:
            first.setFocus()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = theme_named(self._preferences.theme, self._preferences.table_colour)
        self._ground.paint(self, theme)

    def _button(self, action: QAction) -> QPushButton:
        button = QPushButton(self)

        def follow() -> None:
            button.setText(action.text())
            button.setToolTip(action.toolTip())

        button.setObjectName(f"welcome_{action.objectName()}")
        button.setMinimumHeight(_BUTTON)
        button.setAutoDefault(True)  # Return presses it, too
        button.clicked.connect(action.trigger)
        action.changed.connect(follow)
        follow()
        return button

    def _lay_out(self) -> None:
        self.subtitle.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        grid = QGridLayout()
        grid.setSpacing(_APART)
        for place in range(_COLUMNS):
            grid.setColumnStretch(place, 1)
        narrowest = 0
        for button, (row, left, wide) in zip(self.buttons, _PLACES, strict=True):
            narrowest = max(narrowest, button.sizeHint().width() * _COLUMNS // wide)
            button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
            grid.addWidget(button, row, left, 1, wide)
        area = PageArea(self)
        column = QWidget(area)
        mark = Wordmark(column)
        name = self.name, 0, Qt.AlignmentFlag.AlignHCenter
        words = down(mark, self.subtitle, name, self.panel, grid, gap=_APART)
        inner = down(Spring(), (self.fan, 6), NEAR, words, Spring(2), gap=_APART)
        fill(column, inner, 0)
        area.setWidget(column)
        area.setMaximumWidth(max(_WIDTH, narrowest + 3 * _APART))
        fill(self, across(Spring(), (area, 8), Spring()), MARGIN, NEAR, MARGIN, NEAR)

    def _keep_name(self) -> None:
        self._preferences.player_name = as_name(self.name.text())

    def _continue(self) -> None:
        if self._unfinished is not None:
            self.continue_wanted.emit(self._unfinished.path)
