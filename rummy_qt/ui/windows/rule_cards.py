"""Rules as cards to choose from: what is particular to each is drawn on it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from rummy_qt.engine import Rules
from rummy_qt.ui.drawings import drawn, picture_of
from rummy_qt.ui.models.rows import Index
from rummy_qt.ui.plain_text import as_typed
from rummy_qt.ui.table.art import draw_numerals, numeral_width
from rummy_qt.ui.theme import INK, INK_QUIET, IVORY, IVORY_EDGE, JOKER
from rummy_qt.ui.windows.look import drop_shadow, interface_font, worn
from rummy_qt.ui.words.cards import Letters

RATIO: Final = 1.4
"""A card's height by its width."""
SMALLEST, LARGEST = 96, 150
"""Points that a card may be wide."""
_GAP: Final = 10
_COLUMNS: Final = 3
_ROWS_SEEN: Final = 2
ROOM: Final = 5
"""Points around a card for its shadow, and for rising when it is chosen."""
_PILE: Final = ("4c", "9h", "Kd", "7s", "2h")
_RULES: Final = Qt.ItemDataRole.UserRole


class RuleCard(NamedTuple):
    """What stands on one card."""

    title: str
    origin: str
    rules: Rules
    about: str
    """The whole of it in words."""
    name: str
    """What lists call the rules."""


class CardList(QListWidget):
    """Cards in rows, of which one is chosen: each lies in a cell of the same size."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("cards", True)
        self.setFlow(QListWidget.Flow.LeftToRight)
        self.setWrapping(True)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.setUniformItemSizes(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    @property
    def cell(self) -> QSize:
        """Points from one card to the next, and from row to row."""
        raise NotImplementedError


class CellDelegate(QStyledItemDelegate):
    """Gives each card of its list a cell."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        cards = self.parent()
        assert isinstance(cards, CardList)
        return cards.cell


class RuleCards(CardList):
    """Two rows of three, as large as there is room; more are scrolled to."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setMouseTracking(True)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setItemDelegate(_CardDelegate(self))
        self.breadth = SMALLEST

    def show_cards(self, cards: Iterable[RuleCard]) -> None:
        """Offer these."""
        self.clear()
        for card in cards:
            item = QListWidgetItem(card.name, self)
            item.setData(_RULES, card)
            item.setData(Qt.ItemDataRole.AccessibleDescriptionRole, card.about)
            item.setToolTip(as_typed(f"{card.name}\n{card.about}"))

    @property
    def cell(self) -> QSize:
        return QSize(self.breadth + _GAP, round(self.breadth * RATIO) + _GAP)

    def resizeEvent(self, event: QResizeEvent) -> None:
        scrolls = self.verticalScrollBar().sizeHint().width()
        wide = (self.width() - scrolls) // _COLUMNS - _GAP
        high = int((self.height() // _ROWS_SEEN - _GAP) / RATIO)
        self.breadth = max(SMALLEST, min(LARGEST, wide, high))
        self.setMaximumHeight(self._size_for(max(SMALLEST, min(LARGEST, wide))).height())
        self.scheduleDelayedItemsLayout()
        super().resizeEvent(event)

    def minimumSizeHint(self) -> QSize:
        return self._size_for(SMALLEST)

    def sizeHint(self) -> QSize:
        return self._size_for(SMALLEST)

    def _size_for(self, breadth: int) -> QSize:
        scrolls = self.verticalScrollBar().sizeHint().width()
        return QSize(
            _COLUMNS * (breadth + _GAP) + scrolls + 2,
            _ROWS_SEEN * (round(breadth * RATIO) + _GAP) + 2,
        )


class _CardDelegate(CellDelegate):
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        state = option.state
        box = QRectF(option.rect).adjusted(ROOM, ROOM, -ROOM, -ROOM)
        draw_rule_card(
            painter,
            box,
            index.data(_RULES),
            chosen=bool(state & QStyle.StateFlag.State_Selected),
            focused=bool(state & QStyle.StateFlag.State_HasFocus),
            pointed=bool(state & QStyle.StateFlag.State_MouseOver),
        )


class RuleCardPicture(QWidget):
    """One such card by itself, which follows the rules that are being made."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._card: RuleCard | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumHeight(round(SMALLEST * RATIO) + 2 * ROOM)
        self.setMaximumHeight(round(LARGEST * RATIO) + 2 * ROOM)

    def show_card(self, card: RuleCard) -> None:
        self._card = card
        self.setAccessibleName(card.name)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._card is None:
            return
        wide = min(LARGEST, self.width() - 2 * ROOM, (self.height() - 2 * ROOM) / RATIO)
        box = QRectF((self.width() - wide) / 2, ROOM, wide, wide * RATIO)
        draw_rule_card(QPainter(self), box, self._card)


# ------------------------------------------------------------------------------ drawing


def draw_rule_card(
    painter: QPainter,
    box: QRectF,
    card: RuleCard,
    *,
    chosen: bool = False,
    focused: bool = False,
    pointed: bool = False,
) -> None:
    """A card of these rules; the one that is chosen has risen, and has an edge of brass."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    theme, radius = worn(), 0.06 * box.width()
    rise = 3.0 if chosen else 1.5 if pointed else 0.0
    box = box.translated(0, -rise)
    drop_shadow(painter, box, radius, (4.0 + rise, 0.12), (2.5 + rise / 2, 0.16), (1.0, 0.2))
    painter.setPen(QPen(QColor(IVORY_EDGE), 1))
    painter.setBrush(QColor(IVORY))
    painter.drawRoundedRect(box, radius, radius)
    _write_names(painter, box, card)
    middle = QRectF(box.left(), box.top() + 0.28 * box.height(), box.width(), 0.4 * box.height())
    _draw_pile(painter, middle, card.rules)
    foot = QRectF(box.left(), box.top() + 0.77 * box.height(), box.width(), 0.15 * box.height())
    _draw_signs(painter, foot, card.rules)
    if chosen:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(theme.accent), 3))
        painter.drawRoundedRect(box.adjusted(-1, -1, 1, 1), radius + 1, radius + 1)
    if focused:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(INK_QUIET), 1))
        painter.drawRoundedRect(box.adjusted(3.5, 3.5, -3.5, -3.5), radius - 2, radius - 2)
    painter.restore()


def _write_names(painter: QPainter, box: QRectF, card: RuleCard) -> None:
    for text, weight, at, colour in (
        (card.title, QFont.Weight.DemiBold, 0.055, INK),
        (card.origin, QFont.Weight.Normal, 0.155, INK_QUIET),
    ):
        font = interface_font(1.0, weight)
        font.setPixelSize(round(box.width() * (0.105 if weight > QFont.Weight.Normal else 0.088)))
        painter.setFont(font)
        painter.setPen(QColor(colour))
        line = QRectF(
            box.left() + 6, box.top() + at * box.height(), box.width() - 12, 0.1 * box.height()
        )
        metrics = painter.fontMetrics()
        lines = [(line, text)]
        if weight == QFont.Weight.Normal and metrics.horizontalAdvance(text) > line.width():
            upper, _, lower = text.rpartition(" ")  # some languages have long words
            line.translate(0, -0.03 * box.height())
            lines = [(line, upper), (line.translated(0, 0.9 * metrics.height()), lower)]
        for place, said in lines:
            words = metrics.elidedText(said, Qt.TextElideMode.ElideRight, int(line.width()))
            painter.drawText(place, Qt.AlignmentFlag.AlignCenter, words)


def _draw_pile(painter: QPainter, box: QRectF, rules: Rules) -> None:
    """The discards: spread to be read, or stacked with the top one showing."""
    ratio = painter.device().devicePixelRatio()
    wide = 0.3 * box.width()
    high = wide * RATIO
    middle = box.center()
    if rules.discard_pile == "stacked":
        for at in range(6):
            painter.save()
            painter.translate(middle.x() + (5 - at) * 0.6, middle.y() + (5 - at) * 1.3)
            painter.rotate((-2.0, 3.0, -4.0, 2.0, -1.0, 1.5)[at])
            _put(painter, "Ks" if at == 5 else "", wide, high, ratio)
            painter.restore()
        return
    for at, name in enumerate(_PILE):
        turn = (at - 2) * 7.0
        painter.save()
        painter.translate(middle.x(), middle.y() + 2.4 * high)
        painter.rotate(turn)
        painter.translate(0, -2.4 * high)
        _put(painter, name, wide, high, ratio)
        painter.restore()


def _put(painter: QPainter, name: str, wide: float, high: float, ratio: float) -> None:
    """A small card with its middle at the origin; without a name, only its edge shows."""
    place = QRectF(-wide / 2, -high / 2, wide, high)
    painter.setPen(QPen(QColor(INK_QUIET), 0.7))
    painter.setBrush(QColor(IVORY))
    painter.drawRoundedRect(place, 0.07 * wide, 0.07 * wide)
    if name:
        picture = _small_card(name, round(wide), ratio, Letters.now())
        painter.drawPixmap(place, picture, QRectF(picture.rect()))


@lru_cache(maxsize=64)
def _small_card(name: str, wide: int, ratio: float, letters: str) -> QPixmap:
    """A card of the large-print face; drawn twice as large, for it is turned."""
    sharp = 2 * max(1.0, ratio)
    drawing = QSvgRenderer(picture_of(f"large/{name}", letters))
    return drawn(drawing, wide, wide * RATIO, sharp)


def _draw_signs(painter: QPainter, box: QRectF, rules: Rules) -> None:
    """Cards in a hand (of two, and of more), jokers, what going out is worth, the call's bell."""
    two, more = rules.hand_sizes[0], rules.hand_sizes[1]
    signs = [("hand", str(two) if two == more else f"{two}/{more}")]
    if rules.jokers_per_deck:
        signs.append(("joker", str(rules.jokers_per_deck)))
    if rules.going_out_bonus:
        signs.append(("", f"+{rules.going_out_bonus}"))
    if rules.claims:
        signs.append(("bell", ""))
    size = box.height()
    whole = sum(_breadth(sign, text) for sign, text in signs) + _SIGN_GAP * (len(signs) - 1)
    size = min(size, (box.width() - 10) / whole)
    left = box.center().x() - size * whole / 2
    for sign, text in signs:
        if sign:
            _SIGNS[sign](painter, QRectF(left, box.center().y() - size / 2, _SIGN * size, size))
        at = left + size * (_SIGN + _SIGN_SPACE if sign else 0.0)
        for number in text.partition("/"):
            if number == "/":
                painter.setPen(QPen(QColor(INK), 0.09 * size))
                foot = QPointF(at + 0.02 * size, box.center().y() + 0.4 * size)
                painter.drawLine(foot, foot + QPointF(0.2 * size, -0.8 * size))
                at += _SLASH * size
            elif number:
                corner = QPointF(at, box.center().y() - _FIGURE * size / 2)
                draw_numerals(painter, number, corner, _FIGURE * size, INK)
                at += numeral_width(number, _FIGURE * size)
        left += size * (_breadth(sign, text) + _SIGN_GAP)


_FIGURE, _SIGN, _SIGN_SPACE, _SIGN_GAP, _SLASH = 0.72, 0.75, 0.16, 0.45, 0.3
"""By the height of the row."""


def _breadth(sign: str, text: str) -> float:
    """How wide a sign is with its number, by the height of the row."""
    wide = _SIGN if sign else 0.0
    if sign and text:
        wide += _SIGN_SPACE
    for number in text.partition("/"):
        wide += _SLASH if number == "/" else numeral_width(number, _FIGURE)
    return wide


def _hand_sign(painter: QPainter, box: QRectF) -> None:
    """Three cards held."""
    wide, high = 0.44 * box.width(), 0.66 * box.height()
    for turn in (-20, 0, 20):
        painter.save()
        painter.translate(box.center().x(), box.bottom())
        painter.rotate(turn)
        painter.setPen(QPen(QColor(INK), 1.1))
        painter.setBrush(QColor(IVORY))
        painter.drawRoundedRect(QRectF(-wide / 2, -1.12 * high, wide, high), 1.5, 1.5)
        painter.restore()


def _joker_sign(painter: QPainter, box: QRectF) -> None:
    """The joker's star."""
    middle, reach = box.center(), 0.5 * min(box.width(), box.height()) * 1.15
    ray = QPainterPath()
    ray.moveTo(0, -reach)
    ray.lineTo(0.26 * reach, -0.3 * reach)
    ray.lineTo(0, 0)
    ray.lineTo(-0.26 * reach, -0.3 * reach)
    ray.closeSubpath()
    painter.save()
    painter.translate(middle)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(JOKER))
    for _ in range(5):
        painter.drawPath(ray)
        painter.rotate(72)
    painter.restore()


def _bell_sign(painter: QPainter, box: QRectF) -> None:
    """A bell: a discard may be called."""
    x, y, w, h = box.center().x(), box.top() + 0.1 * box.height(), box.width(), 0.8 * box.height()
    bell = QPainterPath(QPointF(x, y))
    bell.cubicTo(x + 0.34 * w, y, x + 0.3 * w, y + 0.5 * h, x + 0.48 * w, y + 0.76 * h)
    bell.lineTo(x - 0.48 * w, y + 0.76 * h)
    bell.cubicTo(x - 0.3 * w, y + 0.5 * h, x - 0.34 * w, y, x, y)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(INK))
    painter.drawPath(bell)
    painter.drawEllipse(QPointF(x, y + 0.9 * h), 0.12 * w, 0.12 * w)


_SIGNS = {"hand": _hand_sign, "joker": _joker_sign, "bell": _bell_sign}
