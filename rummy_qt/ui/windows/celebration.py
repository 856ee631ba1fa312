"""The end of a match that the person has won: their own cards rise into a wheel around the fox."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import (
    QEasingCurve,
    QEvent,
    QObject,
    QPointF,
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
    QPixmap,
)
from PySide6.QtWidgets import QWidget

from rummy_qt.engine import Card
from rummy_qt.ui.drawings import clear_pixmap, smooth_painter
from rummy_qt.ui.table import RATIO
from rummy_qt.ui.table.arrangement import Spot
from rummy_qt.ui.table.art import CardArt, Lift, Picture, Style, Wear, cloth
from rummy_qt.ui.table.sprites import BOLD
from rummy_qt.ui.table.table_view import TableView
from rummy_qt.ui.theme import Theme, text_font

LENGTH_MS: Final = 2_600
UP, ROUND, DOWN = 0.26, 0.66, 0.88
"""When the wheel stands, when it lies down again, and when it lies; the whole goes from 0 to 1."""
TURNS: Final = 0.16
"""Of a full turn, while the wheel stands."""
MOST: Final = 20
LYING_STEP: Final = 0.62
"""From one card to the next where the wheel lies down, in card widths."""
FOX: Final = Card.parse("*2")


class Spoke(NamedTuple):
    """One card of the wheel."""

    picture: Picture
    start: Spot
    """Where it lies on the table."""
    angle: float
    """Where in the wheel it goes, in degrees from the top."""
    row: QPointF
    """Where it lies down in the end."""


_MODIFIERS = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta)


class Celebration(QWidget):
    """Lies over the table for a moment; a click or a key ends it at once."""

    ended = Signal()

    def __init__(self, table: TableView, words: str) -> None:
        super().__init__(table)
        self._table = table
        self.setObjectName("celebration")
        self.setAccessibleName(words)
        self._words = words
        scene = table.scene_
        self._theme, self._t = scene.theme, scene.arrangement.t
        # The table lies still below: a picture of it is cheaper than painting it anew.
        self._ground = QPixmap.fromImage(table.grab_picture())
        self._bare = cloth(table.width(), table.height(), scene.theme, scene.art.style.ratio)
        self._width = min(0.13 * table.height(), 0.085 * table.width())
        self._spokes = self._wheel(table)
        lying = Wear(lift=Lift.RAISED)
        self._fox = scene.art.card(FOX, 1.3 * self._width, "classic", lying)
        self._ease = QEasingCurve(QEasingCurve.Type.InOutCubic)
        self.animation = QVariantAnimation(self, startValue=0.0, endValue=1.0, duration=LENGTH_MS)
        self.animation.valueChanged.connect(self.update)
        self.animation.finished.connect(self.end)
        table.installEventFilter(self)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def _wheel(self, table: TableView) -> list[Spoke]:
        """The cards that score for the person, and where each of them goes."""
        scene = table.scene_
        mine = [
            place
            for place in scene.arrangement.places.values()
            if place.home == "meld" and place.owner == 0
        ][:MOST]
        wear = Wear(lift=Lift.RAISED)
        step = min(LYING_STEP * self._width, 0.8 * table.width() / max(1, len(mine)))
        left = (table.width() - step * (len(mine) - 1)) / 2
        return [
            Spoke(
                scene.art.card(place.card, self._width, place.face, wear),
                place.spot,
                360 * nth / len(mine),
                QPointF(left + nth * step, 0.2 * table.height()),
            )
            for nth, place in enumerate(mine)
        ]

    def begin(self) -> None:
        self.resize(self._table.size())
        self.show()
        self.raise_()
        self.setFocus()
        self.animation.start()

    def end(self) -> None:
        if self.isHidden():
            return
        self.animation.stop()
        self.hide()
        self._table.removeEventFilter(self)
        self.ended.emit()
        self.deleteLater()

    # ----------------------------------------------------------------- ending it

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
        painter = smooth_painter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        shown = min(1.0, 8 * now, (1 - now) / (1 - DOWN))
        if shown < 1:
            painter.drawPixmap(0, 0, self._ground)
        painter.setOpacity(shown)
        painter.drawPixmap(0, 0, self._bare)
        for spoke in self._spokes:
            self._paint_spoke(painter, spoke, now)
        self._paint_fox(painter, now)
        self._paint_words(painter)

    def _paint_spoke(self, painter: QPainter, spoke: Spoke, now: float) -> None:
        rise = self._ease.valueForProgress(min(1.0, now / UP))
        fall = self._ease.valueForProgress(min(1.0, max(0.0, (now - ROUND) / (DOWN - ROUND))))
        angle = spoke.angle + 360 * TURNS * min(1.0, now / ROUND)
        reach = 0.27 * self.height()
        turn = math.radians(angle)
        wheel = QPointF(
            self.width() / 2 + reach * math.sin(turn), 0.47 * self.height() - reach * math.cos(turn)
        )
        start = QPointF(spoke.start.x, spoke.start.y)
        at = start + (wheel - start) * rise
        at += (spoke.row - at) * fall
        small = spoke.start.w / self._width
        painter.save()
        painter.translate(at)
        shorter = (angle + 180) % 360 - 180  # the same direction by the shorter turn
        painter.rotate(shorter * rise * (1 - fall))
        scale = small + (1 - small) * rise
        painter.scale(scale, scale)
        painter.drawPixmap(spoke.picture.corner, spoke.picture.pixmap)
        painter.restore()

    def _paint_fox(self, painter: QPainter, now: float) -> None:
        part = min(1.0, max(0.0, (now - 0.5 * UP) / (0.5 * UP)))
        part *= 1 - min(1.0, max(0.0, (now - ROUND) / (DOWN - ROUND)))
        if part <= 0:
            return
        painter.save()
        painter.translate(self.width() / 2, 0.47 * self.height())
        painter.scale(part, part)
        painter.drawPixmap(self._fox.corner, self._fox.pixmap)
        painter.restore()

    def _paint_words(self, painter: QPainter) -> None:
        font = text_font(34 * self._t, BOLD)
        metrics = QFontMetricsF(font)
        painter.setFont(font)
        painter.setPen(QColor(self._theme.text))
        area = QRectF(0, 0.86 * self.height(), self.width(), 1.3 * metrics.height())
        painter.drawText(
            area, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop, self._words
        )


def row_of_cards(cards: Sequence[Card], width: float, style: Style, theme: Theme) -> QPixmap:
    """These cards side by side, half covering each other, as the wheel lies down."""
    art = CardArt(style, theme)
    step = LYING_STEP * width
    wide, high = width + step * (len(cards) - 1), RATIO * width
    row = clear_pixmap(math.ceil(wide) + 8, math.ceil(high) + 8, style.ratio)
    painter = QPainter(row)
    for nth, card in enumerate(cards):
        picture = art.card(card, width, "large")
        middle = QPointF(round(4 + width / 2 + nth * step), round(3 + RATIO * width / 2))
        painter.drawPixmap(middle + picture.corner, picture.pixmap)
    painter.end()
    return row
