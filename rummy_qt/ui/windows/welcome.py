"""The welcome page: one open thing to go on with, and all that can be begun."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from datetime import date
from typing import Final, Literal, NamedTuple

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QFont, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QGridLayout, QPushButton, QWidget

from rummy_qt.play.company import PEOPLE, Face
from rummy_qt.records.entry import Entry
from rummy_qt.records.library import Library
from rummy_qt.records.lines import Status
from rummy_qt.records.sentences import Sentence
from rummy_qt.ui import background
from rummy_qt.ui.background import later
from rummy_qt.ui.drawings import clear_pixmap, cloth, picture_of, recoloured, smooth_painter
from rummy_qt.ui.fonts import font_factor, windows_factor
from rummy_qt.ui.plain_text import plain_label
from rummy_qt.ui.portraits import ABOVE, ASIDE
from rummy_qt.ui.preferences import Preferences
from rummy_qt.ui.theme import set_styled
from rummy_qt.ui.words.cards import Letters
from rummy_qt.ui.words.company import about_text
from rummy_qt.ui.words.language import in_context, retold, translate
from rummy_qt.ui.words.names import rulebook_name, standing_text

from .labels import SECTION, sized
from .look import cast_shadow, current_theme
from .page_dialog import PageArea, lay_paper, under_the_lamp
from .parts import GAP, MARGIN, NEAR, Spring, across, break_rows, down, fill, make
from .portraits import row_of_faces, shade_below, standing_picture

tr = in_context("ContinuePanel")
_FIRST: Final = QSize(184, 54)
"""Points of what is begun first in a small window, where there is room."""
_ARC: Final = 0.39, 0.36
"""The half axes of the company's ellipse, by the page's width and height."""
_STEP, _ASIDE = math.radians(22), 0.12
"""From one to the next: of the ellipse, and in a straight row by the page's width."""
_SHADE: Final = 0.2
"""What the shade of a face takes below its ring, by the ring's width."""
_WORDS: Final = 0.6
"""Of the page's width what is written below such an arc takes at the most."""
_SITS: Final = 3
"""The row of the cover that the company lies in, and over those below it."""
_TITLED, _CARDED = 490, 620
"""Points of the page's height, with the usual font, from which on it has room for an arc and a
subtitle, and for a card."""
_FAN: Final = ("As", "Qh", "Ks", "Jc", "joker-2")
_SPREAD: Final = 10


_AGAIN_MS: Final = 20_000
"""How often it is looked once more: a file may be readable by now, or another day have begun."""
_HEAD_START: Final = 0.1
"""Seconds that looking for the last match works without rests."""
BEGINNINGS: Final = ("new_match", "day", "ladder", "lesson", "saved_matches", "handbook")


class Coming(NamedTuple):
    """What can be begun next."""

    action: Literal["day", "ladder"]
    about: str
    """The rulebook of the day, or whose turn it is on the ladder."""


def coming(entries: Sequence[Entry]) -> Coming | None:
    """What is offered to somebody who has played before, and left no match open."""
    if not any(entry.known for entry in entries):
        return None
    from rummy_qt.play.day import played_days, rulebook_of  # few starts come to that
    from rummy_qt.play.ladder import LADDER, reached, scores_of

    today = date.today()
    begun = played_days(entries).get(today)
    if begun is None or begun.status is Status.RUNNING:
        return Coming("day", rulebook_of(today))
    scores = scores_of(entries)
    last = LADDER[reached(scores) - 1]
    return None if scores[last].yours else Coming("ladder", last.name)


class CardFan(QWidget):
    """A hand of five cards in an easy arc, the fox last, whose lower half is below the page."""

    def __init__(self, face: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._face = face
        self._cards: list[QSvgRenderer] = []
        retold(self, self._print)

    def _print(self) -> None:
        letters = Letters.now()
        pictures = [picture_of(f"{self._face}/{card}", letters) for card in _FAN]
        self._cards = [QSvgRenderer(picture) for picture in pictures]
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = smooth_painter(self)
        height = 1.41 * self.height()
        radius = 3.55 * height
        card = QRectF(-height * 5 / 14, -radius - height / 2, height * 5 / 7, height)
        painter.translate(self.width() / 2, radius + height * 0.53)
        painter.rotate(-_SPREAD * (len(self._cards) - 1) / 2)
        blur = QPointF(18, 18)
        shade = clear_pixmap(card.width() + 36, height + 45, self.devicePixelRatioF())
        beside = QRectF(blur, card.size()).adjusted(-6, -6, 6, 6)  # one card shades the next
        cast_shadow(smooth_painter(shade), beside, 0.06 * height, 9, 18)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        for drawing in self._cards:
            painter.drawPixmap(card.topLeft() - blur, shade)  # turned, not drawn five times
            drawing.render(painter, card)
            painter.rotate(_SPREAD)


class Wordmark(QWidget):
    """The program's name in the deck's own letters, as high as there is room."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, accessibleName="Rummy Qt")

    def paintEvent(self, event: QPaintEvent) -> None:
        drawing = recoloured(":/assets/letters/wordmark.svg", current_theme().text)
        drawing.setAspectRatioMode(Qt.AspectRatioMode.KeepAspectRatio)
        painter = smooth_painter(self)
        drawing.render(painter, QRectF(self.rect()))


class Company(QWidget):
    """The seven in a row as broad as the page; as an arc its ends are beside the words below."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._faces: list[Face] = []
        """None before the first picture, which does not wait for them."""
        self._ring = 0.0
        self._seats: list[tuple[float, int]] = []
        """By the page's width where each sits, and how much lower than the one in the middle."""

    def fit(self, high: int, *, arc: bool) -> int:
        """Take the room that is right for a page so high; how much of it is over the words."""
        self._ring = 0.125 * high
        half, (broad, deep) = len(PEOPLE) // 2, _ARC
        places = range(-half, half + 1)
        self._seats = [(0.5 + _ASIDE * place, 0) for place in places]
        if arc:
            angles = [place * _STEP for place in places]
            self._seats = [
                (0.5 + broad * math.sin(angle), round(deep * high * (1 - math.cos(angle))))
                for angle in angles
            ]
        (_, lowest), (_, lower) = self._seats[0], self._seats[half + 1]
        sits = math.ceil((1 + ABOVE) * self._ring)
        self.setFixedHeight(sits + lowest + round(_SHADE * self._ring))
        return sits + lower + NEAR

    def places(self) -> list[QRectF]:
        """Where each of them is drawn."""
        wide, high = (1 + 2 * ASIDE) * self._ring, (1 + ABOVE) * self._ring
        return [
            QRectF(round(x * self.width() - wide / 2), top, wide, high) for x, top in self._seats
        ]

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._faces:
            later(self, 0, self._sit_down)
        painter, ratio = smooth_painter(self), self.devicePixelRatioF()
        for place, who in zip(self.places(), self._faces, strict=False):
            shade_below(painter, place.center() + QPointF(0, ABOVE / 2 * self._ring), self._ring)
            looks_left = place.center().x() > self.width() / 2  # to the middle
            face = row_of_faces([who], self._ring, current_theme(), ratio, mirrored=looks_left)
            painter.drawPixmap(place.toRect(), face)

    def _sit_down(self) -> None:
        self._faces = [
            Face(who.face, "glad" if nth in (2, 5) else "calm", nth)
            for nth, who in enumerate(PEOPLE.values(), 1)
        ]
        self.update()


class WelcomePage(QWidget):
    """The cover, seen without a match; what it offers first is looked for on another thread."""

    continue_wanted = Signal(object)
    """The path of the match to play on."""
    unread = Signal(object)
    """A ``Sentence``: why what is offered is perhaps another than the last match, or None."""

    def __init__(
        self,
        preferences: Preferences,
        library: Library,
        actions: Mapping[str, QAction],
        parent: QWidget,
    ) -> None:
        """``actions``: all that there are, by name."""
        super().__init__(parent)
        self.setObjectName("welcome_page")
        self._library = library
        self._actions = actions
        self._looking = background.LatestTask(self)
        self.again = QTimer(self, interval=_AGAIN_MS)
        self.again.timeout.connect(self._look_once_more)
        self.again.start()
        self.offered: Entry | Coming | None = None
        self.mark = Wordmark(self)
        self.subtitle = plain_label("", self, alignment=Qt.AlignmentFlag.AlignHCenter)
        sized(self.subtitle, SECTION)
        self.fan = CardFan(preferences.card_face, self)
        self.company = Company(self)
        self.go_on = QPushButton(self, autoDefault=True)
        """To the one open thing; it stands beside the first of what can be begun."""
        self.go_on.setProperty("primary", True)
        self.go_on.clicked.connect(self._go_on)
        sized(self.go_on, SECTION, QFont.Weight.DemiBold)
        self.panel = QWidget(self)
        """What that is, in a line and perhaps a card."""
        middle = Qt.AlignmentFlag.AlignHCenter
        self.line = plain_label("", self.panel, alignment=middle, wordWrap=True)
        self.card = lay_paper(self.panel)
        """A slip with the standing of a match, and below it which one it is."""
        self.standing = plain_label("", self.card, alignment=middle)
        self.caption = plain_label("", self.card, alignment=middle, wordWrap=True)
        fill(self.card, down(self.standing, self.caption, gap=2), 0, 0, 0, NEAR)
        fill(self.panel, down((self.card, 0, middle), self.line, gap=6), 0)
        self.buttons = [self._button(actions[name], nth > 0) for nth, name in enumerate(BEGINNINGS)]
        self._lay_out()
        retold(self, self.fit)

    # ------------------------------------------------------------- what is open

    def look(self) -> None:
        """Have the match that can be continued brought, and offer it; until then nothing."""
        self.show_open(None)
        self._look(self.unread.emit)

    def _look(self, unread: Callable[[Sentence], object]) -> None:
        """``unread`` is told why what is offered is perhaps another match."""

        def work(task: background.Task) -> tuple[Entry | Coming | None, list[Sentence]]:
            passed_over: list[Sentence] = []
            last = self._library.latest(task, passed_over.append, free=True)
            return last or coming(self._library.entries()), passed_over

        def offer(found: tuple[Entry | Coming | None, list[Sentence]]) -> None:
            last, passed_over = found
            if last is not None and last != self.offered:
                self.show_open(last)
            if passed_over:
                unread(passed_over[0])
            else:
                self.unread.emit(None)

        self._looking.start(work, offer, failed=unread, head_start=_HEAD_START)

    def _look_once_more(self) -> None:
        if self.isVisibleTo(self.window()):
            self._look(lambda _: None)  # it has been said

    def show_open(self, thing: Entry | Coming | None) -> None:
        """Offer this first; None where there is nothing but to begin."""
        self.offered = thing
        for part in (self.go_on, self.panel):
            part.setVisible(thing is not None)
        first = self.buttons[0]
        set_styled(first, "primary", thing is None)
        sized(first, SECTION, QFont.Weight.DemiBold)  # dressed anew it has the size that it had
        self.fit()
        for layout in (self._whole, self._rows):  # at once: no frame shows how it was before
            layout.activate()
        (first if thing is None else self.go_on).setFocus()
        self.update()

    def _tell(self) -> None:
        """What the open thing is; where there is room, a card shows how a match stands."""
        thing = self.offered
        if thing is None:
            return
        if isinstance(thing, Entry):
            name, words = "continue", tr("Cont&inue")
            ratio = self.devicePixelRatioF()
            self.standing.setPixmap(standing_picture(thing.seats, thing.totals, ratio))
            rules = rulebook_name(thing.rulebook, thing.house)
            number = max(thing.dealt, 1)
            told = standing_text(thing.seats, thing.totals)
            said = tr("{rules}, round {number}: {scores}", rules=rules, number=number, scores=told)
            self.caption.setText(tr("{rules}, round {number}", rules=rules, number=number))
            self.caption.setAccessibleName(said)
        elif thing.action == "day":
            name, words = "open_day", tr("The deal of &today")
            rules = rulebook_name(thing.about)
            said = tr("{rules}, with the same cards for everybody", rules=rules)
        else:
            name, words = "open_ladder", tr("&Play against {name}", name=thing.about)
            said = f"{tr('Next on the ladder')}: {about_text(thing.about)}"
        self.go_on.setObjectName(name)
        self.go_on.setText(words)
        self.line.setText(said)
        carded = isinstance(thing, Entry) and self._has(_CARDED)
        self.card.setVisible(carded)
        self.line.setHidden(carded)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.fit()
        super().resizeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            later(self, 0, self.fit)  # once all that it holds has the font, too

    def _has(self, high: int) -> bool:
        """Whether the page is so high, in points with the usual font."""
        return self.height() >= high * font_factor()

    def fit(self) -> None:
        """The hand has what room is left; in a low window what only adorns gives way, too."""
        high, titled = self.height(), self._has(_TITLED)
        self._rows.setRowMinimumHeight(_SITS, self.company.fit(high, arc=titled))
        self.mark.setFixedHeight(round((0.125 if titled else 0.095) * high))
        self.subtitle.setText(translate("WelcomePage", "500 Rum, a quiet evening at the table"))
        self.subtitle.setVisible(titled)
        for button in (self.go_on, self.buttons[0]):
            button.setMinimumSize(_FIRST * windows_factor() if titled else QSize(0, 0))
        self._tell()
        wide = round(_WORDS * self.width()) if titled else self.width() - 2 * MARGIN
        aside = (self.width() - wide) // 2 - MARGIN
        self.panel.setContentsMargins(aside, 0, aside, 0)
        words = self.caption.fontMetrics().horizontalAdvance(self.caption.text())
        self.caption.setFixedWidth(min(wide, words + 2 * GAP))
        break_rows(self._links, wide)
        above = 44 if titled else NEAR + GAP
        self._whole.setContentsMargins(MARGIN, above, MARGIN, 0)
        self._rows.invalidate()  # else it tells the size that it had
        needed = self._rows.totalMinimumSize().height()
        if self._rows.hasHeightForWidth():
            needed = self._rows.totalHeightForWidth(self.width() - 2 * MARGIN)
        left = high - above - needed
        self.fan.setFixedHeight(max(0, min(left, round(0.23 * high))))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        lit, ratio = under_the_lamp(current_theme()), self.devicePixelRatioF()
        painter.drawPixmap(0, 0, cloth(self.width(), self.height(), lit, ratio))
        if self.card.isVisible():
            slip = QRectF(QPointF(self.card.mapTo(self, QPoint())), self.card.size())
            cast_shadow(painter, slip, 5, 2, 5)

    # --------------------------------------------------------------------- building

    def _button(self, action: QAction, link: bool) -> QPushButton:
        name = f"welcome_{action.objectName()}"
        button = make(QPushButton, self, name, autoDefault=True)  # Return presses it, too

        def follow() -> None:
            button.setText(action.text())
            button.setToolTip(action.toolTip())

        button.setProperty("link", link)
        button.clicked.connect(action.trigger)
        action.changed.connect(follow)
        follow()
        return button

    def _lay_out(self) -> None:
        first, *links = self.buttons
        self._links = across(gap=0), across(gap=0), across(*links, gap=0)
        main = across(Spring(), self.go_on, first, Spring(), gap=GAP)
        rows = down(*self._links, gap=0)
        for row in self._links:
            rows.setAlignment(row, Qt.AlignmentFlag.AlignHCenter)
        self.subtitle.setContentsMargins(0, 12, 0, 0)
        name = down((self.mark, 9), self.subtitle)
        self._rows = grid = QGridLayout()
        grid.setSpacing(0)
        for at, share in ((0, 3), (2, 1), (5, 2)):
            grid.setRowStretch(at, share)
        grid.addLayout(name, 1, 0)
        grid.addWidget(self.company, _SITS, 0, -1, 1, Qt.AlignmentFlag.AlignTop)
        grid.addLayout(down(main, self.panel, rows), _SITS + 1, 0)
        area = PageArea(self)
        fill(area.inner, grid, 0)
        self._whole = down((area, 1), self.fan, gap=0)
        fill(self, self._whole, MARGIN)

    def _go_on(self) -> None:
        if isinstance(self.offered, Entry):
            self.continue_wanted.emit(self.offered.path)
        elif self.offered is not None:
            self._actions[self.offered.action].trigger()
