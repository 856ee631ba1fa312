"""The welcome page: one open thing to go on with, and all that can be begun."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from datetime import date
from typing import Final, Literal, NamedTuple

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QFont, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QLayout, QPushButton, QWidget

from rummy_qt.play.company import PEOPLE, Face
from rummy_qt.records.entry import Entry
from rummy_qt.records.library import Library
from rummy_qt.records.lines import Status
from rummy_qt.records.sentences import Sentence
from rummy_qt.ui import background
from rummy_qt.ui.background import later
from rummy_qt.ui.drawings import clear_pixmap, cloth, picture_of, recoloured, smooth_painter
from rummy_qt.ui.fonts import windows_factor
from rummy_qt.ui.plain_text import plain_label
from rummy_qt.ui.portraits import ABOVE, ASIDE
from rummy_qt.ui.preferences import Preferences
from rummy_qt.ui.theme import Theme, set_styled
from rummy_qt.ui.words.cards import Letters
from rummy_qt.ui.words.company import about_text
from rummy_qt.ui.words.language import in_context, retold, translate
from rummy_qt.ui.words.names import rulebook_name, standing_text

from .labels import SECTION, sized
from .look import cast_shadow, worn
from .page_dialog import PageArea, lay_paper, under_the_lamp
from .parts import GAP, MARGIN, NEAR, Spring, across, break_rows, down, fill, make
from .portraits import row_of_faces, shade_below, standing_picture

tr = in_context("ContinuePanel")
_FIRST: Final = QSize(184, 54)
"""Points of what is begun first in a small window, where there is room."""
_ARC: Final = (0.39, 0.36)
"""The half axes of the company's ellipse, by width (at the least) and height."""
_STEP: Final = math.radians(22)
"""Of it between two."""
_STEPS: Final = (
    (True, False, True),
    (True, False, False),
    (True, True, False),
    (False, True, False),
)
"""Whether the company sits there, the page is low, and there is room for a card."""
_FAN: Final = ("As", "Qh", "Ks", "Jc", "joker-2")
_SPREAD: Final = 10


_AGAIN_MS: Final = 500
"""Half of the time until a file that cannot be read is tried again; it doubles each time."""
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
        drawing = recoloured(":/assets/letters/wordmark.svg", worn().text)
        drawing.setAspectRatioMode(Qt.AspectRatioMode.KeepAspectRatio)
        painter = smooth_painter(self)
        drawing.render(painter, QRectF(self.rect()))


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
        self._looked_on = date.today()
        self._again = QTimer(self, singleShot=True)
        """While a file cannot be read, when to try it once more."""
        self._again.timeout.connect(self._look_once_more)
        self.every_minute = QTimer(self, interval=60_000)
        self.every_minute.timeout.connect(self._look_at_the_day)
        self.every_minute.start()
        self.offered: Entry | Coming | None = None
        self._portraits: list[QPixmap] = []
        self._drawn_for: tuple[float, Theme] | None = None
        """The ring and the look of the portraits, or of those that are about to be drawn."""
        self.mark = Wordmark(self)
        self.subtitle = plain_label("", self, alignment=Qt.AlignmentFlag.AlignHCenter)
        sized(self.subtitle, SECTION)
        self.fan = CardFan(preferences.card_face, self)
        self._company = QWidget(self)
        """The room of the three who sit in the middle."""
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
        self.caption = plain_label("", self.card, alignment=middle)
        self.caption.setContentsMargins(GAP, 0, GAP, 0)
        fill(self.card, down(self.standing, self.caption, gap=2), 0, 0, 0, NEAR)
        fill(self.panel, down((self.card, 0, middle), self.line, gap=6), 0)
        self.buttons = [self._button(actions[name], nth > 0) for nth, name in enumerate(BEGINNINGS)]
        self._lay_out()
        retold(self, self._say)

    def _say(self) -> None:
        self.subtitle.setText(translate("WelcomePage", "500 Rum, a quiet evening at the table"))
        self.fit()

    # ------------------------------------------------------------- what is open

    def look(self) -> None:
        """Have the match that can be continued brought, and offer it; until then nothing."""
        self.show_open(None)
        self._again.stop()
        self._again.setInterval(_AGAIN_MS)
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
                not_now(passed_over[0])
            else:
                self.unread.emit(None)

        def not_now(why: Sentence) -> None:
            unread(why)
            self._again.start(2 * self._again.interval())

        self._looked_on = date.today()
        self._looking.start(work, offer, failed=not_now, head_start=_HEAD_START)

    def _look_once_more(self) -> None:
        if self.isVisibleTo(self.window()):
            self._look(lambda _: None)  # it has been said

    def _look_at_the_day(self) -> None:
        """Offer the deal of today where the page was left open over midnight."""
        if self._looked_on != date.today():
            self._look_once_more()

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

    def _tell(self, *, roomy: bool) -> None:
        """What the open thing is; where there is room, a card shows how a match stands."""
        thing, shown = self.offered, False
        if thing is None:
            return
        if isinstance(thing, Entry):
            ratio = self.devicePixelRatioF()
            self.standing.setPixmap(standing_picture(thing.seats, thing.totals, ratio))
            self.go_on.setObjectName("continue")
            self.go_on.setText(tr("Cont&inue"))
            rules = rulebook_name(thing.rulebook, thing.house)
            number = max(thing.dealt, 1)
            told = standing_text(thing.seats, thing.totals)
            said = tr("{rules}, round {number}: {scores}", rules=rules, number=number, scores=told)
            self.caption.setText(tr("{rules}, round {number}", rules=rules, number=number))
            self.caption.setAccessibleName(said)
            shown = roomy and self.card.sizeHint().width() <= self.width() - 2 * MARGIN
        elif thing.action == "day":
            self.go_on.setObjectName("open_day")
            self.go_on.setText(tr("The deal of &today"))
            said = tr(
                "{rules}, with the same cards for everybody", rules=rulebook_name(thing.about)
            )
        else:
            self.go_on.setObjectName("open_ladder")
            name = thing.about
            self.go_on.setText(tr("&Play against {name}", name=name))
            said = f"{tr('Next on the ladder')}: {about_text(name)}"
        self.line.setText(said)
        self.card.setVisible(shown)
        self.line.setHidden(shown)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.fit()
        super().resizeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            later(self, 0, self.fit)  # once all that it holds has the font, too

    def fit(self) -> None:
        """Have nothing to scroll: the hand gives way, then the card, then all that only adorns."""
        least, most, left = round(0.17 * self.height()), round(0.23 * self.height()), 0
        for seated, low, roomy in _STEPS:
            self._company.setVisible(seated)
            self._size(low=low, roomy=roomy)
            for row in (self._rows, *self._rows.findChildren(QLayout)):
                row.invalidate()  # else it tells the size that it had
            room = self.rect().marginsRemoved(self._whole.contentsMargins())
            break_rows(self._links, room.width())
            high = self._rows.totalSizeHint().height()
            if self._rows.hasHeightForWidth():
                high = self._rows.totalHeightForWidth(room.width())
            left = room.height() - high
            if left >= least:
                break
        high = min(left, least if low else most)
        self.fan.setFixedHeight(max(high, least if seated else 0))

    def _size(self, *, low: bool, roomy: bool) -> None:
        high = self.height()
        self.mark.setFixedHeight(round((0.095 if low else 0.125) * high))
        clear = 0 if low else NEAR  # of what is begun below it
        self._company.setFixedHeight(round((1 + ABOVE) * self._ring + self._lower(1)) + clear)
        self.subtitle.setVisible(not low)
        side = NEAR if low else MARGIN
        self._whole.setContentsMargins(side, NEAR + GAP if low else 44, side, 0)
        for button in (self.go_on, self.buttons[0]):
            button.setMinimumSize(QSize(0, 0) if low else _FIRST * windows_factor())
        self._tell(roomy=roomy)
        self.panel.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = worn()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        lit, ratio = under_the_lamp(theme), self.devicePixelRatioF()
        painter.drawPixmap(0, 0, cloth(self.width(), self.height(), lit, ratio))
        if self.card.isVisible():
            slip = QRectF(QPointF(self.card.mapTo(self, QPoint())), self.card.size())
            cast_shadow(painter, slip, 5, 2, 5)
        key = self._ring, theme
        if self._drawn_for != key:
            self._drawn_for = key
            later(self, 0, self._draw_company)  # the first picture does not wait for it
        for place, picture in zip(self.company(), self._portraits, strict=False):
            if place:
                ring = QPointF(place.center().x(), place.bottom() - self._ring / 2)
                shade_below(painter, ring, self._ring)
                painter.drawPixmap(place.toRect(), picture)

    # ------------------------------------------------------------------ the company

    @property
    def _ring(self) -> float:
        return 0.125 * self.height()

    def _lower(self, aside: int) -> float:
        """How much lower than the one in the middle somebody sits."""
        return _ARC[1] * self.height() * (1 - math.cos(aside * _STEP))

    def company(self) -> list[QRectF]:
        """Where each of the seven is drawn: on an arc whose middle is over the open thing.

        The arc is as broad as the words below it ask; who finds no room beside them has none.
        """
        wide, high = (1 + 2 * ASIDE) * self._ring, (1 + ABOVE) * self._ring
        top = float(self._company.mapTo(self, QPoint(0, 0)).y())
        middle, words, broad = self.width() / 2, self._words(), _ARC[0] * self.width()

        def place(aside: int) -> QRectF:
            x = middle + broad * math.sin(aside * _STEP)
            return QRectF(round(x - wide / 2), round(top + self._lower(aside)), wide, high)

        half = len(PEOPLE) // 2
        most = (middle - wide / 2 - NEAR) / math.sin(half * _STEP)
        for aside in range(1, half + 1):
            lies = place(aside)
            for box in words:
                if box.top() < lies.bottom() and box.bottom() > lies.top():
                    beside = box.right() + NEAR + wide / 2 - middle
                    broad = min(max(broad, beside / math.sin(aside * _STEP)), most)
        places = [place(nth - half) for nth in range(len(PEOPLE))]
        nobody = self._company.isHidden()
        return [QRectF() if nobody or any(map(lies.intersects, words)) else lies for lies in places]

    def _words(self) -> list[QRectF]:
        """Where something is written below the company."""
        shown = [part for part in (self.go_on, *self.buttons, self.card) if part.isVisible()]
        boxes = [QRect(part.mapTo(self, QPoint()), part.size()) for part in shown]
        if self.line.isVisible():
            align = Qt.AlignmentFlag.AlignHCenter | Qt.TextFlag.TextWordWrap
            metrics, text = self.line.fontMetrics(), self.line.text()
            written = metrics.boundingRect(self.line.rect(), align, text)
            boxes.append(written.translated(self.line.mapTo(self, QPoint())))
        return [QRectF(box) for box in boxes]

    def _draw_company(self) -> None:
        if self._drawn_for is not None:
            ring, theme = self._drawn_for
            ratio = self.devicePixelRatioF()
            faces = [
                Face(who.face, "glad" if nth in (2, 5) else "calm", nth)
                for nth, who in enumerate(PEOPLE.values(), 1)
            ]
            self._portraits = [  # a profile looks to the middle
                row_of_faces([who], ring, theme, ratio, mirrored=2 * nth > len(faces))
                for nth, who in enumerate(faces)
            ]
            self.update()

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
        area = PageArea(self)
        main = across(Spring(), self.go_on, first, Spring(), gap=GAP)
        rows = down(*self._links, gap=0)
        for row in self._links:
            rows.setAlignment(row, Qt.AlignmentFlag.AlignHCenter)
        words = down(main, self.panel, rows)
        self.subtitle.setContentsMargins(0, 12, 0, 0)
        name = (self.mark, 9), self.subtitle
        self._rows = down(Spring(3), *name, Spring(), self._company, words, Spring(2))
        fill(area.inner, self._rows, 0)
        area.verticalScrollBar().valueChanged.connect(lambda _: self.update())
        self._whole = down((area, 1), self.fan, gap=0)
        fill(self, self._whole, MARGIN)

    def _go_on(self) -> None:
        if isinstance(self.offered, Entry):
            self.continue_wanted.emit(self.offered.path)
        elif self.offered is not None:
            self._actions[self.offered.action].trigger()
