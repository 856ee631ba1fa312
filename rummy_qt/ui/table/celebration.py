"""The end of a match that the person has won: suits come down like paper, until a click."""

from __future__ import annotations

import math
import random
from typing import Final, NamedTuple

from PySide6.QtCore import (
    QEvent,
    QObject,
    QRectF,
    Qt,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import QWidget

from rummy_qt.ui.suit_signs import SUITS, sign
from rummy_qt.ui.theme import IVORY, Theme, text_font

from .furniture import BOLD, with_alpha
from .view import TableView

LENGTH_MS: Final = 3_200
PIECES: Final = 64
SIZES: Final = (16, 22, 30)
"""Pixels; a piece is of one of these."""
LAST_START: Final = 0.45
"""When the last piece begins to fall; the whole lasts from 0 to 1."""
FADE: Final = 0.85
"""From when on everything fades."""


class Piece(NamedTuple):
    """One suit sign on its way down. Lengths are parts of the table's width or height."""

    picture: int
    x: float
    start: float
    """When it begins to fall."""
    fall: float
    """How long it falls."""
    sway: float
    turns: float


def scattered(pictures: int) -> list[Piece]:
    """The pieces, always the same."""
    chance = random.Random(500)
    return [
        Piece(
            picture=chance.randrange(pictures),
            x=(nth + chance.random()) / PIECES,
            start=LAST_START * chance.random(),
            fall=0.4 + 0.15 * chance.random(),
            sway=0.01 + 0.02 * chance.random(),
            turns=chance.choice((-1, 1)) * (0.3 + chance.random()),
        )
        for nth in range(PIECES)
    ]


_MODIFIERS = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta)


class Celebration(QWidget):
    """Lies over the table for some seconds; a click or a key ends it at once."""

    ended = Signal()

    def __init__(self, table: TableView, words: str) -> None:
        super().__init__(table)
        self.setObjectName("celebration")
        self.setAccessibleName(words)
        self._words = words
        self._theme = table.scene_.theme
        self._line = table.scene_.look.line
        # The table lies still below: pictures of it are cheaper than painting it anew.
        self._ground = QPixmap.fromImage(table.grab_picture())
        self._dimmed = dimmed(self._ground, self._theme)
        mine = table.state.colours[table.state.person]
        self._pictures = signs(self._theme, mine, table.devicePixelRatioF())
        self._pieces = scattered(len(self._pictures))
        self.animation = QVariantAnimation(self, startValue=0.0, endValue=1.0, duration=LENGTH_MS)
        self.animation.valueChanged.connect(self.update)
        self.animation.finished.connect(self.end)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setGeometry(table.rect())
        table.installEventFilter(self)

    def begin(self) -> None:
        """Show it, and let the pieces fall."""
        self.show()
        self.raise_()
        self.setFocus()
        self.animation.start()

    def end(self) -> None:
        """Take it away, once."""
        if self.isHidden():
            return
        self.hide()
        self.animation.stop()
        self.deleteLater()
        self.ended.emit()

    # ------------------------------------------------------------------- events

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.end()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() not in _MODIFIERS:  # which are the beginning of a shortcut
            self.end()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self.end()
        return False

    # ----------------------------------------------------------------- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        now = float(self.animation.currentValue() or 0.0)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        shown = min(1.0, 12 * now, (1 - now) / (1 - FADE))
        if shown < 1:
            painter.drawPixmap(0, 0, self._ground)
        painter.setOpacity(shown)
        painter.drawPixmap(0, 0, self._dimmed)
        for piece in self._pieces:
            self._paint_piece(painter, piece, now)
        self._paint_words(painter)
        painter.end()

    def _paint_piece(self, painter: QPainter, piece: Piece, now: float) -> None:
        way = (now - piece.start) / piece.fall
        if not 0 < way < 1:
            return
        picture = self._pictures[piece.picture]
        side = picture.width() / picture.devicePixelRatio()
        swing = piece.sway * math.sin(2 * math.pi * (way * 1.5 + piece.x * 7))
        painter.save()
        painter.translate((piece.x + swing) * self.width(), way * (self.height() + side) - side)
        painter.rotate(360 * piece.turns * way)
        painter.drawPixmap(QRectF(-side / 2, -side / 2, side, side), picture, picture.rect())
        painter.restore()

    def _paint_words(self, painter: QPainter) -> None:
        font = text_font(2.4 * self._line, BOLD)
        metrics = QFontMetricsF(font)
        box = QRectF(0, 0, metrics.horizontalAdvance(self._words) + 72, metrics.height() + 40)
        box.moveCenter(QRectF(self.rect()).center())
        painter.setPen(QPen(QColor(self._theme.accent), 1.5))
        painter.setBrush(QColor(self._theme.panel))
        painter.drawRoundedRect(box, 12, 12)
        painter.setFont(font)
        painter.setPen(QColor(self._theme.text))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self._words)


def dimmed(picture: QPixmap, theme: Theme) -> QPixmap:
    """The same picture under a veil of felt."""
    veiled = QPixmap(picture)
    painter = QPainter(veiled)
    painter.fillRect(veiled.rect(), with_alpha(theme.felt_edge, 120))
    painter.end()
    return veiled


def signs(theme: Theme, mine: str, ratio: float) -> list[QPixmap]:
    """The four suits in each size, in ivory, brass and the person's colour."""
    ivory = IVORY if theme.dark else "#ffffff"
    colours = (ivory, theme.accent, mine)
    return [
        sign(suit, colours[(at + nth) % len(colours)], size, ratio)
        for nth, size in enumerate(SIZES)
        for at, suit in enumerate(SUITS)
    ]
