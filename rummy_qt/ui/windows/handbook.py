"""The handbook's window: choose rules, search, read."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from PySide6.QtCore import QPoint, QPointF, QRectF, QSignalBlocker, QSizeF, Qt, QUrl
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap, QResizeEvent, QTextBlock
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QLabel, QListWidget, QTextBrowser, QWidget

from rummy_qt.engine import RULEBOOKS
from rummy_qt.ui.actions import native_keys
from rummy_qt.ui.background import later
from rummy_qt.ui.drawings import clear_pixmap, picture_of, smooth_painter
from rummy_qt.ui.fonts import font_factor, windows_factor
from rummy_qt.ui.houses import House
from rummy_qt.ui.preferences import Preferences
from rummy_qt.ui.table.sizes import LOW
from rummy_qt.ui.theme import BRASS, BRASS_INK, BRASS_SHADE, CARD_EDGES, INK, INK_QUIET, IVORY_EDGE
from rummy_qt.ui.words.cards import Letters
from rummy_qt.ui.words.handbook.chapters import APART, BACK, MOVED, PILE, playing_section
from rummy_qt.ui.words.handbook.page import HandbookPage, anchor_of, side_by_side_html, topic_for
from rummy_qt.ui.words.language import localize, translate
from rummy_qt.ui.words.names import RULEBOOK_WORDS, rulebook_name

from .fields import ComboBox, LineEdit
from .labels import SMALL, quiet_label, sized, title_label
from .look import cast_shadow
from .page_dialog import BOOKLET, EdgeFade, PageDialog
from .parts import GAP, across, down, fill, make, put
from .rule_cards import RuleCardPicture, RulePile

_SPREAD = 1080
"""Window width in points, with the usual font, from which the page has two columns."""
_CARD = QSizeF(58, 81)
"""Size of an example's card in points in a small window: three melds fit side by side."""
_COLUMN_MARGINS = 27, 0, 41, 0
"""Margins in points of the heads of columns, as of the columns below."""
_HEADROOM = 44
"""Points kept above a clause that is scrolled to: its chapter's title is mostly visible."""
_CORNER = 4.5
_EDGE = 5


class CardTextBrowser(QTextBrowser):
    """Rich text whose image sources ``right:8c 8d 8s`` and ``wrong:…`` are painted as cards."""

    def __init__(self, preferences: Preferences, parent: QWidget) -> None:
        super().__init__(parent)
        self._preferences = preferences

    def loadResource(self, kind: int, name: QUrl | str) -> Any:
        url = QUrl(name)
        if url.scheme() in ("right", "wrong"):
            return self._cards_picture(url.path().split(), right=url.scheme() == "right")
        return super().loadResource(kind, name)

    def _cards_picture(self, cards: list[str], *, right: bool) -> QPixmap:
        """The cards of an example: those that move are raised, with an edge of brass."""
        cards, size = [card for card in cards if card != PILE], _CARD * windows_factor()
        lefts, left = [], float(_EDGE)
        for card in cards:
            lefts.append(left)
            left += size.width() * (0.9 if card == APART else 0.45)  # its visible part
        rise = 12 if any(card.endswith(MOVED) for card in cards) else 0
        width = lefts[-1] + size.width() + _EDGE
        height = size.height() + 2 * _EDGE + rise
        picture = clear_pixmap(width, height, self.devicePixelRatioF())
        with smooth_painter(picture) as painter:
            for left, card in zip(lefts, cards, strict=True):
                if card == APART:
                    continue
                moved, shown = card.endswith(MOVED), card.removesuffix(MOVED)
                name = f"{self._preferences.card_face}/{shown.replace('*', 'joker-')}"
                name = "backs/selbu" if shown == BACK else name
                drawing = QSvgRenderer(picture_of(name, Letters.now()))
                box = QRectF(QPointF(left, _EDGE + (0 if moved else rise)), size)
                cast_shadow(painter, box, _CORNER, 2, 5)
                drawing.render(painter, box)
                if moved:
                    painter.setPen(QPen(QColor(BRASS_SHADE), 2))
                    painter.setBrush(Qt.BrushStyle.NoBrush)
                    painter.drawRoundedRect(box, _CORNER, _CORNER)
            if not right:
                painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
                painter.fillRect(QRectF(0, 0, width, height), QColor.fromRgbF(0, 0, 0, 0.55))
                painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
                painter.setPen(QPen(QColor(INK), 3, c=Qt.PenCapStyle.RoundCap))
                painter.drawLine(_EDGE, int(height) - _EDGE, int(width) - _EDGE, _EDGE)
        return picture


class HandbookWindow(PageDialog):
    """The rules, chapter by chapter; it may stay open beside the table."""

    def __init__(
        self,
        preferences: Preferences,
        house: House,
        parent: QWidget | None = None,
        refusal: str = "",
        *,
        compared: bool = False,
    ) -> None:
        """Opens the rules of ``house``, which come first in the list if they are no rulebook.

        The clause behind the ``refusal`` of a move is marked. ``compared``: opens the last entry,
        all rulebooks side by side.
        """
        super().__init__("handbook", "", parent)
        self.format = BOOKLET
        self._preferences = preferences
        books = [House("", name, RULEBOOKS[name]) for name in RULEBOOK_WORDS]
        nameless = house._replace(name="")
        offered = books if nameless in books else [house, *books]
        self.chooser = ComboBox(self, "handbook_rules", [*offered, None])  # the last: all six
        self.search = make(LineEdit, self, "handbook_search", clearButtonEnabled=True)
        self.chapters = make(QListWidget, self, "handbook_chapters")
        self.text = CardTextBrowser(preferences, self)
        self.text.setObjectName("handbook_text")
        self.text.document().setDefaultStyleSheet(_STYLE)
        self.text.document().setDocumentMargin(22)
        self.text.setProperty("paper", True)
        for upper in (False, True):
            EdgeFade(self.text, upper=upper)
        for view in (self.chapters, self.text):
            view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.columns = QWidget(self)
        """The heads of columns, where all rulebooks are side by side."""
        self._origins = list[QLabel]()
        self._column_height = 0
        """Height of a column in points if the page has two: the window's less 180."""
        self._jumped_to = -1, 0
        """The scroll value to which a chapter of the list led, and its row."""
        self.card = RuleCardPicture(self)
        """The card of the rules shown."""
        self.card.hide()
        self.card.setMaximumSize(self.card.sizeHint())
        self._lay_out()
        self.fit()  # now, as the place of a clause depends on it
        opened = books.index(nameless) if nameless in books else 0
        self.chooser.setCurrentIndex(len(offered) if compared else opened)
        self._asked = topic_for(refusal, house.rules) if refusal else ""
        localize(self, self._retranslate)
        preferences.changed.connect(self._on_preference)
        self.chooser.currentIndexChanged.connect(self._write)
        self.search.textChanged.connect(self._write)
        self.chapters.currentRowChanged.connect(self._on_chapter)
        self.text.verticalScrollBar().valueChanged.connect(self._mark_chapter)
        resized = self.text.document().documentLayout().documentSizeChanged
        resized.connect(lambda _: later(self, 0, self._mark_chapter))  # once it has its lines

    def _lay_out(self) -> None:
        heads = []
        for book, words in RULEBOOK_WORDS.items():
            piles = () if self.lower_than(LOW) else (RulePile(book, self.columns),)
            name = title_label(words.name, self.columns, SMALL, wordWrap=True)
            origin = quiet_label("", self.columns, alignment=Qt.AlignmentFlag.AlignTop)
            self._origins.append(sized(origin, SMALL))
            heads.append((down(*piles, name, (origin, 1), gap=0), 1))
        fill(self.columns, across(*heads, gap=0), *_COLUMN_MARGINS)
        put(self.head, (self.chooser, 1), (self.search, 1))
        page = down(self.columns, (self.text, 1))
        left = down((self.chapters, 1), (self.card, 0, Qt.AlignmentFlag.AlignHCenter))
        put(self.body, (across(left, (page, 1), gap=GAP), 1))
        self.add_close()

    def _retranslate(self) -> None:
        self.setWindowTitle(translate("HandbookWindow", "Handbook"))
        self.chooser.setAccessibleName(translate("HandbookWindow", "Rules"))
        self.search.setPlaceholderText(translate("HandbookWindow", "Search the handbook"))
        self.search.setAccessibleName(translate("HandbookWindow", "Search the handbook"))
        self.text.setAccessibleName(translate("HandbookWindow", "The rules"))
        self.chapters.setAccessibleName(translate("HandbookWindow", "Chapters"))
        self.chooser.set_texts(self._title)
        for origin, words in zip(self._origins, RULEBOOK_WORDS.values(), strict=True):
            origin.setText(translate("Words", words.origin))
        self._write_again()

    def _on_preference(self, changed: str) -> None:
        if changed in ("keys", "letter_keys", "card_face"):
            self._write_again()

    def _title(self, house: House | None) -> str:
        if house is None:
            return translate("HandbookWindow", "All six, side by side")
        name, rulebook, rules = house
        if name or rules == RULEBOOKS.get(rulebook):
            return rulebook_name(rulebook, name or None)
        return translate("HandbookWindow", "The rules on the table")

    def show_answer(self) -> None:
        self.text.scrollToAnchor(anchor_of(self._asked))
        bar = self.text.verticalScrollBar()
        bar.setValue(bar.value() - _HEADROOM)
        self._jumped_to = bar.value(), self._jumped_to[1]
        self._mark_chapter()

    def _write(self) -> None:
        house, sought = self.chooser.currentData(), self.search.text()
        compared = house is None
        self.chapters.setVisible(not compared)  # six columns need the room
        self.card.setVisible(not compared and not self.lower_than(LOW))
        self.columns.setVisible(compared)
        heads = ", ".join(map(rulebook_name, RULEBOOK_WORDS))  # a screen reader skips labels
        self.text.setAccessibleDescription(heads if compared else "")
        if compared:
            self.text.setHtml(side_by_side_html(sought))
            return
        _, rulebook, rules = house
        self.card.show_house(house)
        marked = rulebook if rules == RULEBOOKS.get(rulebook) else ""
        keys = native_keys(self._preferences.active_keys)
        more, title = (playing_section(keys),), self._title(house)
        page = HandbookPage(rules, title, marked, sought, self._asked, more, self._column_height)
        before = page.html.partition(f'name="{anchor_of(self._asked)}"')[0]
        self._jumped_to = -1, before.count("<h2>") - 1  # the chapter of the clause
        self.text.setHtml(page.html)
        tabs = self.chapters
        with QSignalBlocker(tabs):
            tabs.clear()
            tabs.addItems([head.text().replace(".", " ", 1) for head in self._heads()])
        tabs.setFixedWidth(min(tabs.sizeHintForColumn(0) + 26, self.width() * 2 // 5))
        height = tabs.sizeHintForRow(0) * tabs.count() + 2 * tabs.frameWidth()
        tabs.setMinimumHeight(0 if self.card.isHidden() else height)  # the card has the rest
        if font_factor() < 1.5:  # aligns the chooser with the text
            self.heading.setMinimumWidth(tabs.width())
        self._mark_chapter()

    def _write_again(self) -> None:
        """Write the page again, in another language or layout, and keep its first line on top."""
        position = self.text.cursorForPosition(_FIRST_LINE).position()
        nth = sum(block.position() <= position for block in self._blocks()) - 1
        moved = self.text.verticalScrollBar().value() > 0
        self._write()
        if moved:
            blocks = list(self._blocks())
            self._scroll_to(blocks[min(nth, len(blocks) - 1)])

    def _blocks(self) -> Iterator[QTextBlock]:
        block = self.text.document().begin()
        while block.isValid():
            if block.length() > 1:
                yield block
            block = block.next()

    def _heads(self) -> Iterator[QTextBlock]:
        return (block for block in self._blocks() if block.blockFormat().headingLevel() == 2)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        spread = self.width() >= _SPREAD * max(1.0, font_factor())
        height = round(self.height() / font_factor() / 100) * 100 - 180 if spread else 0
        if height != self._column_height:
            self._column_height = height
            self._write_again()

    def _scroll_to(self, block: QTextBlock) -> None:
        top = self.text.document().documentLayout().blockBoundingRect(block).top()
        self.text.verticalScrollBar().setValue(round(top))

    def _on_chapter(self, row: int) -> None:
        if row >= 0:
            self._scroll_to(list(self._heads())[row])
            self._jumped_to = self.text.verticalScrollBar().value(), row
            self._mark_chapter()  # the last chapters never reach the top of the page

    def _mark_chapter(self) -> None:
        """Mark the chapter at the top of the page in the list."""
        value, row = self._jumped_to  # that row, until the page is scrolled
        if self.text.verticalScrollBar().value() != value:
            position = self.text.cursorForPosition(_FIRST_LINE + QPoint(0, _HEADROOM)).position()
            row = sum(head.position() <= position for head in self._heads()) - 1
        with QSignalBlocker(self.chapters):
            self.chapters.setCurrentRow(max(row, 0))


_FIRST_LINE = QPoint(24, 8)
"""A point of the viewport in the first visible line."""
_STYLE = f"""
h1 {{ font-size: x-large; margin-bottom: 4px; }}
h2 {{ font-size: large; color: {BRASS_SHADE}; margin-top: 20px; margin-bottom: 4px; }}
p {{ margin: 2px 0 4px 0; }}
.label, .note {{ color: {INK_QUIET}; }}
.clause {{ padding-bottom: 5px; }}
.page, .first {{ padding-top: 16px; }}
.page {{ border-top: 1px solid {IVORY_EDGE}; }}
.about {{ padding-top: 9px; }}
.told {{ border-bottom: 1px solid {IVORY_EDGE}; padding: 4px 14px 6px 0; }}
.asked {{ background-color: {CARD_EDGES[1]}; }}
.found {{ background-color: {BRASS}; color: {BRASS_INK}; }}
"""
