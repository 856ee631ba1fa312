"""Lists of pictures to choose from: cards of rules, card faces and backs, table colours."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Final, NamedTuple

from PySide6.QtCore import QPoint, QPointF, QRectF, QSignalBlocker, QSize, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QIcon,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QRadialGradient,
    QResizeEvent,
)
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import (
    QListWidget,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from rummy_qt.engine import RULEBOOKS, Rules
from rummy_qt.ui.drawings import (
    clear_pixmap,
    drawn,
    figures_width,
    picture_of,
    smooth_painter,
    write_figures,
)
from rummy_qt.ui.fonts import font_of, windows_factor
from rummy_qt.ui.houses import House
from rummy_qt.ui.models.rows import Index
from rummy_qt.ui.plain_text import as_typed
from rummy_qt.ui.table import RATIO
from rummy_qt.ui.theme import INK, INK_QUIET, IVORY, IVORY_EDGE, TABLE_COLOURS, look_of
from rummy_qt.ui.words.cards import Letters
from rummy_qt.ui.words.handbook.chapters import CLAUSES, Clause, deal_groups
from rummy_qt.ui.words.language import alphabetical, in_context, translate
from rummy_qt.ui.words.names import RULEBOOK_WORDS, rulebook_about, rulebook_name

from .look import AROUND, cast_shadow, current_theme, draw_chosen
from .tables import DrawnItems

tr = in_context("RuleSigns")
SMALLEST = 90
"""Minimum width of a card, in points."""
_CARD_GAP: Final = 0.105
"""Gap between two cards, by the width of a card."""
ROOM: Final = 8
"""Points around a card, for its shadow and for its rise when selected."""
_PILES: Final = {
    "500-rum-de": "4c 9h Kd 7s 2h",
    "femhundra": "5c 7d 2s Th Ks",
    "rummy-500": "Jd 5s Qc 8h 3c",
    "500-rum-nl": "Th 6c Js 2d 9s",
    "rommy-dk": "9c 3s 6d 4h Qd",
    "500-rum-pl": "8d Ac joker-2 6h Ts",
}
"""By rulebook, the discards drawn on its card, the last on top."""
_NAME_TOP, _LINE_HEIGHT = 0.06, 0.95
"""Top of the names by the card's height, and distance of lines by a line's height."""


class RuleCards(QListWidget):
    """The six rulebooks and the house rules, as large as there is room; further rows scroll."""

    def __init__(self, parent: QWidget, name: str, columns: int, rows: int | None = None) -> None:
        """``name``: object name; ``rows``: maximum of visible rows, None for no limit."""
        super().__init__(parent)
        self.setObjectName(name)
        self.setAccessibleName(translate("NewMatchDialog", "Rules"))
        self._columns, self._rows = columns, rows
        self.setProperty("cards", True)
        self.setFlow(QListWidget.Flow.LeftToRight)
        self.setWrapping(True)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setItemDelegate(DrawnItems(self, self._draw, lambda _: _cell_size(self.breadth)))
        self.breadth = SMALLEST
        self.houses = list[House]()
        """The rules of each card, by row."""
        self.drafts: dict[int, House] = {}
        """By row, rules being edited, which the card shows instead of its own."""

    def offer(self, own: Iterable[House]) -> None:
        """Lists a card for each rulebook and for these, none selected, without a signal."""
        with QSignalBlocker(self):
            self.clear()
        self.drafts.clear()
        named = {house.name: house for house in own}
        books = [House("", book, RULEBOOKS[book]) for book in RULEBOOK_WORDS]
        self.houses = [*books, *map(named.__getitem__, alphabetical(named))]
        for row, house in enumerate(self.houses):
            self.addItem(_name_of(house))
            item, about = self.item(row), about_rules(house)
            item.setData(Qt.ItemDataRole.AccessibleDescriptionRole, about)
            item.setToolTip(as_typed(f"{item.text()}\n{about}"))
        self._size_cards()

    def choose(self, rulebook: str, name: str) -> None:
        """Selects the card of these rules, or none if there is no such card."""
        cards = [(house.rulebook, house.name) for house in self.houses]
        wanted = rulebook, name
        self.setCurrentRow(cards.index(wanted) if wanted in cards else -1)

    @property
    def chosen(self) -> House:
        """The rules selected; without a selection, the first."""
        return self.houses[max(0, self.currentRow())]

    def show_draft(self, draft: House) -> None:
        self.drafts = {self.currentRow(): draft}
        self.viewport().update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._size_cards()
        super().resizeEvent(event)

    def _size_cards(self) -> None:
        scrolls = self.count() > self._columns * (self._rows or 1)
        policy = Qt.ScrollBarPolicy  # ScrollBarAsNeeded reserves room for a bar
        bar = scrolls * self.verticalScrollBar().sizeHint().width()
        shown = policy.ScrollBarAsNeeded if scrolls else policy.ScrollBarAlwaysOff
        self.setVerticalScrollBarPolicy(shown)
        width = int((self.width() - bar - 2) / self._columns / (1 + _CARD_GAP))
        visible = -(-self.height() // _cell_size(width).height())  # no card is cut without need
        rows = self._rows or min(visible, -(-self.count() // self._columns))
        height = int((self.height() - 2) / max(1, rows) / (RATIO + _CARD_GAP))
        if self._rows is not None:
            self.setMaximumHeight(self._size_for(max(SMALLEST, width)).height())
        self.breadth = max(SMALLEST, min(width, height))
        cell = _cell_size(self.breadth)
        columns, below = self._columns * cell.width() + 2, self.height() - cell.height() - 2
        cut = max(0, scrolls * below) % cell.height()  # only whole rows are visible
        self.setViewportMargins(0, 0, max(0, self.width() - bar - columns), cut)  # no more columns
        self.scheduleDelayedItemsLayout()

    def _draw(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        width, row = self.breadth, index.row()
        corner = option.rect.topLeft() + QPoint(AROUND + 1, ROOM)
        box = QRectF(corner, QSizeF(width, width * RATIO))
        draw_rule_card(painter, box, self.drafts.get(row, self.houses[row]), option.state)

    def doItemsLayout(self) -> None:
        super().doItemsLayout()
        self.scrollTo(self.currentIndex())

    def minimumSizeHint(self) -> QSize:
        return self._size_for(SMALLEST)

    def _size_for(self, breadth: int) -> QSize:
        scrolls = self.verticalScrollBar().sizeHint().width()
        cell, rows = _cell_size(breadth), self._rows or 1
        return QSize(self._columns * cell.width() + scrolls + 2, rows * cell.height() + 2)


def _cell_size(breadth: int) -> QSize:
    """Size in points of a card of this width with the gap to the next."""
    gap = round(_CARD_GAP * breadth)
    return QSize(breadth + gap, round(breadth * RATIO) + gap)


_MARGINS: Final = QSize(4 * ROOM, 4 * ROOM)


class RuleCardPicture(QWidget):
    """One card of rules by itself."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._house: House | None = None
        self.setMinimumSize(QSize(SMALLEST, round(SMALLEST * RATIO)) + _MARGINS)

    def show_house(self, house: House, players: int | None = None) -> None:
        """Shows these rules, if ``players`` is known with the hand that so many are dealt."""
        if players is not None:
            sizes = (house.rules.hand_size(players),) * len(house.rules.hand_sizes)
            seated = {"min_players": players, "max_players": players}  # else decks may be too small
            rules = house.rules.replace(hand_sizes=sizes, **seated)
            house = house._replace(rules=rules)
        self._house = house
        self.setAccessibleName(_name_of(house))
        self.update()

    def sizeHint(self) -> QSize:
        width = windows_factor() * 164
        return QSize(round(width), round(width * RATIO)) + _MARGINS

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._house is None:
            return
        inside = self.size() - _MARGINS
        width = min(inside.width(), inside.height() / RATIO)
        top = (self.height() - width * RATIO) / 2 - ROOM
        box = QRectF(2 * ROOM, top, width, width * RATIO)
        draw_rule_card(QPainter(self), box, self._house)


class RulePile(QWidget):
    """The discards of a rulebook's card, without the card."""

    def __init__(self, rulebook: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._house = House("", rulebook, RULEBOOKS[rulebook])
        self.setFixedHeight(round(windows_factor() * 52))

    def paintEvent(self, event: QPaintEvent) -> None:
        height = self.height()  # its left edge is aligned with the words below it
        left = -0.69 if self._house.rules.discard_pile == "stacked" else -0.19
        _draw_pile(smooth_painter(self), QRectF(left * height, 0, 2 * height, height), self._house)


# ------------------------------------------------------------------------------ drawing


def draw_rule_card(
    painter: QPainter,
    box: QRectF,
    house: House,
    state: QStyle.StateFlag = QStyle.StateFlag.State_None,
) -> None:
    """Draws a card of these rules, raised where it is selected or under the pointer."""
    painter.save()
    hints = QPainter.RenderHint
    painter.setRenderHints(hints.Antialiasing | hints.SmoothPixmapTransform)
    radius, selected = 0.06 * box.width(), bool(state & QStyle.StateFlag.State_Selected)
    rise = 3 * (selected or bool(state & QStyle.StateFlag.State_MouseOver))
    box = box.translated(0, -rise)
    cast_shadow(painter, box, radius, ROOM - 1 + rise, 2 * ROOM - 1)
    painter.setPen(QPen(QColor(IVORY_EDGE), 1))
    painter.setBrush(QColor(IVORY))
    painter.drawRoundedRect(box, radius, radius)
    head = _write_names(painter, box, house)
    foot = QRectF(box.left(), box.top() + 0.7 * box.height(), box.width(), 0.25 * box.height())
    _draw_pile(painter, QRectF(QPointF(box.left(), head), foot.topRight()), house)
    _draw_signs(painter, foot, house.rules)
    if selected:
        focus = bool(state & QStyle.StateFlag.State_HasFocus)
        draw_chosen(painter, box, current_theme().text, radius, focus=focus)
    painter.restore()


def _name_of(house: House) -> str:
    return house.name or rulebook_name(house.rulebook)


def _write_names(painter: QPainter, box: QRectF, house: House) -> float:
    """Writes the rules' name and, below it, their origin; returns the y coordinate below both."""
    book = RULEBOOK_WORDS[house.rulebook]
    after = translate("NewMatch", "from {rules}", rules=book.name)
    origin = after if house.name else translate("Words", book.origin)
    top = box.top() + _NAME_TOP * box.height()
    for text, weight, height, colour, lines in (
        (house.name or book.name, QFont.Weight.DemiBold, 0.105, INK, 1),
        (origin, QFont.Weight.Normal, 0.088, INK_QUIET, 2),  # long in some languages
    ):
        painter.setFont(font_of(height * box.width(), weight))
        painter.setPen(QColor(colour))
        area = QRectF(box.left() + 5, top, box.width() - 10, box.height())
        elided, right = painter.fontMetrics().elidedText, Qt.TextElideMode.ElideRight
        words = elided(text, right, int(lines * area.width()))
        flags = Qt.AlignmentFlag.AlignHCenter | Qt.TextFlag.TextWordWrap
        painter.drawText(area, flags, words)
        top += _LINE_HEIGHT * painter.boundingRect(area, flags, words).height()
    return top


def _draw_pile(painter: QPainter, box: QRectF, house: House) -> None:
    """Draws the discards: spread out, or stacked with only the top card visible."""
    width = max(8.0, min(0.285 * box.width(), 0.55 * box.height()))
    middle = box.center()
    pile = _PILES[house.rulebook].split()
    if not house.rules.jokers_per_deck:  # house rules may leave them out
        pile = [name for name in pile if not name.startswith("joker")]
    if house.rules.discard_pile == "stacked":
        for below, angle in zip(range(5, -1, -1), (-2.0, 3.0, -4.0, 2.0, -1.0, 1.5), strict=True):
            place = middle + QPointF(0.6, 1.3) * below
            put_card(painter, "" if below else f"large/{pile[-1]}", width, place, angle)
        return
    for at, name in enumerate(pile):
        angle = 7.0 * (at - (len(pile) - 1) / 2)
        put_card(painter, f"large/{name}", width, middle, angle, 2.4 * width * RATIO)


def put_card(
    painter: QPainter, name: str, width: float, middle: QPointF, angle: float = 0, pivot: float = 0
) -> None:
    """Draws a card (blank without a ``name``), ``angle``° about ``pivot`` points below it."""
    painter.save()
    painter.translate(middle + QPointF(0, pivot))
    painter.rotate(angle)
    place = QRectF(-width / 2, -width * RATIO / 2 - pivot, width, width * RATIO)
    painter.setPen(QPen(QColor(INK_QUIET), 0.7))
    painter.setBrush(QColor(IVORY))
    painter.drawRoundedRect(place, 0.07 * width, 0.07 * width)
    if name:
        ratio = painter.device().devicePixelRatio()
        picture = _small_card(name, round(width), ratio, Letters.now())
        painter.drawPixmap(place, picture, QRectF(picture.rect()))
    painter.restore()


@lru_cache(maxsize=64)
def _small_card(name: str, width: int, ratio: float, letters: str) -> QPixmap:
    """A card's picture, at twice the resolution so that it stays sharp when turned."""
    sharp = 2 * max(1.0, ratio)
    drawing = QSvgRenderer(picture_of(name, letters))
    return drawn(drawing, width, width * RATIO, sharp)


class RuleSign(NamedTuple):
    """One characteristic of rules, as a drawing and in words."""

    drawing: str
    number: str
    words: str
    word: str
    """A short word to write below the drawing."""


def signs_of(rules: Rules) -> list[RuleSign]:
    """Signs for the cards in a hand, jokers, the bonus for going out, and calls of discards."""
    bonus, hands = rules.going_out_bonus, deal_groups(rules)
    sizes = [size for size, _, _ in hands]
    if len(hands) == 1:
        number, text = str(sizes[0]), tr("%n card(s) in hand", sizes[0])
    elif [most for _, _, most in hands] == [2, rules.max_players]:
        number = f"{sizes[0]}/{sizes[1]}"
        text = tr("%n card(s) for two players, {least} for more", sizes[0], least=sizes[1])
    else:
        least, most = min(sizes), max(sizes)
        number = f"{least}/{most}"
        text = tr("{least} to %n card(s), by the number of players", most, least=least)
    signs = [RuleSign("hand", number, text, tr("cards"))]
    if jokers := rules.jokers_per_deck:
        text = tr("%n joker(s) in a deck", jokers)
        signs.append(RuleSign("joker", str(jokers), text, tr("jokers")))
    if bonus:
        text = tr("for going out")
        #: beside +50: what these points are for
        signs.append(RuleSign("", f"+{bonus}", f"+{bonus} {text}", tr("going out")))
    if rules.claims:
        signs.append(RuleSign("bell", "", tr("discards may be called"), tr("calls")))
    return signs


def about_rules(entry: House, most: int | None = None) -> str:
    """Describes rules: their signs, and the rulebook or the first ``most`` changes (None: all)."""
    signs = f"{'; '.join(sign.words for sign in signs_of(entry.rules))}."
    if not entry.name:
        return f"{signs} {rulebook_about(entry.rulebook)}"
    usual = RULEBOOKS[entry.rulebook]
    known = {said.text for clause in CLAUSES for said in clause.sentences(usual)}
    texts = (_change_text(clause, entry.rules, usual, known) for clause in CLAUSES)
    changes = list(filter(None, texts))
    book = rulebook_name(entry.rulebook)
    if not changes:
        own = translate("NewMatch", "Your own rules, based on {rules}.", rules=book)
        return f"{signs}\n{own}"
    head = translate("NewMatch", "Your own rules, based on {rules}, but:", rules=book)
    shown = changes[:most]
    lines = [signs, head, *(f"• {sentence}" for sentence in shown)]
    if len(shown) < len(changes):
        lines.append(translate("NewMatch", "• and more: see the handbook."))
    return "\n".join(lines)


def _change_text(clause: Clause, rules: Rules, usual: Rules, known: set[str]) -> str:
    """The sentences of a clause not in ``known``, after its first one, which gives the subject.

    If its options only drop a sentence of the ``usual`` rules, that one; empty without a change.
    """
    sentences = list(clause.sentences(rules))
    changed = [one.text for one in sentences if one.text not in known]
    if changed:
        return " ".join(dict.fromkeys((sentences[0].text, *changed)))
    names = {one.name for one in sentences}
    dropped = [one.text for one in clause.sentences(usual) if one.name not in names]
    if not dropped or all(getattr(rules, name) == getattr(usual, name) for name in clause.options):
        return ""
    return translate("NewMatch", "Dropped: “{sentence}”", sentence=dropped[0])


def _draw_signs(painter: QPainter, box: QRectF, rules: Rules) -> None:
    """Draws signs side by side, above their words if those of every rulebook have room."""
    signs, width = signs_of(rules), _SIGNS_WIDTH * box.width()
    word_font = font_of(0.08 * box.width(), QFont.Weight.Normal)
    advance = QFontMetricsF(word_font).horizontalAdvance
    every = signs, *map(signs_of, RULEBOOKS.values())

    def total(widths: list[float]) -> float:
        return sum(widths) + (len(widths) - 1) * advance("  ")

    def widths_at(height: float) -> list[float]:
        return [max(height * _sign_width(sign), worded * advance(sign.word)) for sign in signs]

    worded = all(total([advance(sign.word) for sign in each]) < width for each in every)
    height = min(_SIGNS_HEIGHT * box.height(), 0.9 * width / sum(map(_sign_width, signs)))
    while worded and total(widths_at(height)) > width:  # where words are wider than their signs
        height *= 0.95
    widths = widths_at(height)
    space = (width - sum(widths)) / len(signs)
    middle = box.top() + _SIGNS_HEIGHT / 2 * box.height() if worded else box.center().y()
    left, top = box.center().x() - width / 2, middle - height / 2
    for sign, sign_width in zip(signs, widths, strict=True):
        column = QRectF(left, box.top(), sign_width + space, box.height())
        if worded:
            painter.setFont(word_font)
            painter.setPen(QColor(INK_QUIET))
            foot = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom
            painter.drawText(column, foot, sign.word)
        painter.setPen(QColor(INK))
        x = column.center().x() - _sign_width(sign) * height / 2
        place = QRectF(x, top, _SIGN * height, height)
        if sign.drawing:
            QSvgRenderer(f":/assets/widgets/rules-{sign.drawing}.svg").render(painter, place)
            place.moveLeft(place.right() + _SPACE * height)
        painter.setFont(
            font_of(1.2 * _FIGURE * height, QFont.Weight.Medium)
        )  # like a drawing's strokes
        write_figures(painter, sign.number, place, _FIGURE * height, Qt.AlignmentFlag.AlignLeft)
        left = column.right()


_SIGNS_WIDTH, _SIGNS_HEIGHT = 0.92, 0.6
"""Share of a card's width for its signs, and of its foot's height where words are below them."""
_FIGURE, _SIGN, _SPACE = 0.72, 0.75, 0.16
"""By the height of the row: a figure's height, a drawing's width, and the space between them."""


def _sign_width(sign: RuleSign) -> float:
    """Width of a sign with its number, by the height of the row."""
    drawing = (_SIGN + _SPACE * bool(sign.number)) * bool(sign.drawing)
    metrics = QFontMetricsF(font_of(120 * _FIGURE, QFont.Weight.Medium))
    return drawing + figures_width(sign.number, 100 * _FIGURE, metrics) / 100


_PICTURE_SIZE: Final = QSize(46, round(46 * RATIO))
"""Size of a card in points: large enough for a back's pattern, small enough to see all of them."""


def _picture_to_choose(drawing: str, ratio: float) -> QPixmap:
    """A card's picture, or for a table colour its cloth, half dark and half light, under a card."""
    width, height = _PICTURE_SIZE.width(), _PICTURE_SIZE.height()
    colour = TABLE_COLOURS.get(drawing)
    if colour is None:
        return drawn(QSvgRenderer(picture_of(drawing, Letters.now())), width, height, ratio)
    picture = clear_pixmap(2 * width, height, ratio)
    with smooth_painter(picture) as painter:
        painter.setPen(Qt.PenStyle.NoPen)
        for nth, dark in enumerate((True, False)):
            theme = look_of(colour, dark=dark, strong=current_theme().strong)
            light = QRadialGradient(width, height / 2, width)
            for at, felt in enumerate((theme.felt, theme.felt_edge)):
                light.setColorAt(at, felt)
            painter.setClipRect(nth * width, 0, width, height)
            painter.setBrush(light)
            painter.drawRoundedRect(0, 0, 2 * width, height, 4, 4)
        painter.setClipping(False)
        put_card(painter, "large/Ah", 0.75 * width, QPointF(width, height / 2))
    return picture


_CELL_GAP: Final = 8
"""Points between two cells, as in the style sheet."""


class _PictureDelegate(QStyledItemDelegate):
    """Makes all cells as wide as the widest, their contents left-aligned."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        super().paint(painter, option, index)
        if option.state & QStyle.StateFlag.State_Selected:
            margin = AROUND + 1
            box = QRectF(option.rect).adjusted(margin, margin, -margin - _CELL_GAP, -margin)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            focus = bool(option.state & QStyle.StateFlag.State_HasFocus)
            draw_chosen(painter, box, current_theme().text, AROUND, focus=focus)

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        option.decorationAlignment = option.displayAlignment = Qt.AlignmentFlag.AlignLeft

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        items = [index.model().index(row, 0) for row in range(index.model().rowCount())]
        sizes = [super(_PictureDelegate, self).sizeHint(option, item) for item in items]
        return QSize(max(size.width() for size in sizes), max(size.height() for size in sizes))


class Pictures(QListWidget):
    """A list of pictures to choose from, in as many rows as they take; ``name``: object name."""

    def __init__(self, parent: QWidget | None, name: str) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setViewMode(QListWidget.ViewMode.IconMode)
        self.setMovement(QListWidget.Movement.Static)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.setProperty("pictures", True)
        self.setItemDelegate(_PictureDelegate(self))
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def show_picture(self, row: int, picture: QPixmap) -> None:
        icon = QIcon(picture)
        icon.addPixmap(picture, QIcon.Mode.Selected)  # otherwise Qt tints it
        self.item(row).setIcon(icon)
        self.setIconSize(picture.deviceIndependentSize().toSize())


class PictureChoice(Pictures):
    """A choice of cards or cloths, each with its name below."""

    def __init__(
        self, parent: QWidget | None, name: str, values: Iterable[str], drawing: str
    ) -> None:
        """``drawing``: the name of a picture with ``{}`` for the value, such as ``{}/Qs``.

        For a table colour it is ``{}`` alone.
        """
        super().__init__(parent, name)
        self._drawings = {value: drawing.format(value) for value in values}
        self.addItems(list(self._drawings))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_texts(self, words: Callable[[str], str]) -> None:
        """Labels each picture with its words, and draws it with the current index letters."""
        for row, (value, drawing) in enumerate(self._drawings.items()):
            self.show_picture(row, _picture_to_choose(drawing, self.devicePixelRatioF()))
            self.item(row).setText(words(value))

    @property
    def _cell(self) -> QSize:
        return self.sizeHintForIndex(self.model().index(0, 0))

    def heightForWidth(self, width: int) -> int:
        in_a_row = max(1, (width - 2) // self._cell.width())
        return -(-self.count() // in_a_row) * self._cell.height() + 2

    def hasHeightForWidth(self) -> bool:
        return True

    def minimumSizeHint(self) -> QSize:
        return self._cell + QSize(2, 2)

    def sizeHint(self) -> QSize:
        width = self.count() * self._cell.width() + 2
        return QSize(width, self.heightForWidth(width))
