"""The welcome page: what to continue with, and buttons for everything that can be started."""

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
from rummy_qt.ui.drawings import clear_pixmap, cloth, picture_of, recoloured, smooth_painter
from rummy_qt.ui.fonts import font_factor, windows_factor
from rummy_qt.ui.plain_text import plain_label
from rummy_qt.ui.portraits import ABOVE, ASIDE
from rummy_qt.ui.preferences import Preferences
from rummy_qt.ui.theme import set_styled
from rummy_qt.ui.words.cards import Letters
from rummy_qt.ui.words.company import about_text
from rummy_qt.ui.words.language import in_context, localize, translate
from rummy_qt.ui.words.names import rulebook_name, standing_text

from .labels import SECTION, sized
from .look import cast_shadow, current_theme
from .page_dialog import PageArea, lay_paper, welcome_cloth_theme
from .parts import GAP, MARGIN, NEAR, Spring, across, break_rows, down, fill, make
from .portraits import row_of_faces, shade_below, standing_picture

tr = in_context("ContinuePanel")
_FIRST_SIZE: Final = QSize(184, 54)
"""Least size in points of the main button in a small window, if there is room."""
_ARC: Final = 0.39, 0.36
"""Semi-axes of the ellipse of faces, by the page's width and height."""
_ANGLE, _SPACING = math.radians(22), 0.12
"""From face to face: radians on the ellipse; in a straight row, by the page's width."""
_SHADOW: Final = 0.2
"""Height of a face's shadow below its ring, by the ring's diameter."""
_TEXT_WIDTH: Final = 0.6
"""Largest share of the page's width for the text below the arc of faces."""
_COMPANY_ROW: Final = 3
"""The row of the page's grid where the faces begin; they span the rows below it too."""
_ARC_MIN_HEIGHT, _CARD_MIN_HEIGHT = 490, 620
"""Least heights of the page, in points at the usual font size, for an arc of faces and a subtitle,
and for a card of the match."""
_FAN: Final = ("As", "Qh", "Ks", "Jc", "joker-2")
_FAN_ANGLE: Final = 10
"""Degrees from card to card."""
_REFRESH_MS: Final = 20_000
"""How often to search again, in milliseconds: a file may be readable by now, or the day new."""
_READ_AHEAD_SECONDS: Final = 0.1
"""Seconds for which the search for the last match runs without pauses."""
BEGINNINGS: Final = ("new_match", "day", "ladder", "lesson", "saved_matches", "handbook")


class Suggestion(NamedTuple):
    """What to start next."""

    action: Literal["day", "ladder"]
    about: str
    """The rulebook of the day, or the name of the next opponent on the ladder."""


def suggestion(entries: Sequence[Entry]) -> Suggestion | None:
    """What to suggest to a person with no open match; None if there is nothing, or no match yet."""
    if not any(entry.known for entry in entries):
        return None
    from rummy_qt.play.day import played_days, rulebook_of  # rarely needed at start
    from rummy_qt.play.ladder import LADDER, scores_of, unlocked

    today = date.today()
    entry = played_days(entries).get(today)
    if entry is None or entry.status is Status.RUNNING:
        return Suggestion("day", rulebook_of(today))
    scores = scores_of(entries)
    rung = LADDER[unlocked(scores) - 1]
    return None if scores[rung].yours else Suggestion("ladder", rung.name)


class CardFan(QWidget):
    """A fan of five cards whose lower parts are cut off by the page's edge."""

    def __init__(self, face: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._face = face
        self._cards: list[QSvgRenderer] = []
        localize(self, self._load_cards)

    def _load_cards(self) -> None:
        letters = Letters.now()
        self._cards = [QSvgRenderer(picture_of(f"{self._face}/{card}", letters)) for card in _FAN]
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = smooth_painter(self)
        height = 1.41 * self.height()
        radius = 3.55 * height
        card = QRectF(-height * 5 / 14, -radius - height / 2, height * 5 / 7, height)
        painter.translate(self.width() / 2, radius + height * 0.53)
        painter.rotate(-_FAN_ANGLE * (len(self._cards) - 1) / 2)
        blur = QPointF(18, 18)
        shadow = clear_pixmap(card.width() + 36, height + 45, self.devicePixelRatioF())
        outset = QRectF(blur, card.size()).adjusted(-6, -6, 6, 6)  # shadow on the next card
        cast_shadow(smooth_painter(shadow), outset, 0.06 * height, 9, 18)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        for drawing in self._cards:
            painter.drawPixmap(card.topLeft() - blur, shadow)  # rotated, not drawn five times
            drawing.render(painter, card)
            painter.rotate(_FAN_ANGLE)


class Wordmark(QWidget):
    """The program's name in the deck's lettering, as high as the widget."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, accessibleName="Rummy Qt")

    def paintEvent(self, event: QPaintEvent) -> None:
        drawing = recoloured(":/assets/letters/wordmark.svg", current_theme().text)
        drawing.setAspectRatioMode(Qt.AspectRatioMode.KeepAspectRatio)
        drawing.render(smooth_painter(self), QRectF(self.rect()))


class Company(QWidget):
    """The faces of the seven opponents: a row, or an arc with its ends beside the words."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._faces: list[Face] = []
        """Empty until after the first paint, which does not wait for them."""
        self._ring = 0.0
        self._places: list[tuple[float, int]] = []
        """Of each face its centre by the page's width, and its points below the middle one."""

    def fit(self, height: int, *, arc: bool) -> int:
        """Sets its height for a page of ``height`` points; returns how much is above the words."""
        self._ring = 0.125 * height
        half, (a, b) = len(PEOPLE) // 2, _ARC
        places = range(-half, half + 1)
        self._places = [(0.5 + _SPACING * place, 0) for place in places]
        if arc:
            angles = [place * _ANGLE for place in places]
            self._places = [
                (0.5 + a * math.sin(angle), round(b * height * (1 - math.cos(angle))))
                for angle in angles
            ]
        (_, lowest), (_, lower) = self._places[0], self._places[half + 1]
        face = math.ceil((1 + ABOVE) * self._ring)
        self.setFixedHeight(face + lowest + round(_SHADOW * self._ring))
        return face + lower + NEAR

    def places(self) -> list[QRectF]:
        """The rectangle of each face."""
        width, height = (1 + 2 * ASIDE) * self._ring, (1 + ABOVE) * self._ring
        return [
            QRectF(round(x * self.width() - width / 2), y, width, height) for x, y in self._places
        ]

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._faces:
            background.later(self, 0, self._load_faces)
        painter, ratio = smooth_painter(self), self.devicePixelRatioF()
        for place, who in zip(self.places(), self._faces, strict=False):
            shade_below(painter, place.center() + QPointF(0, ABOVE / 2 * self._ring), self._ring)
            faces_left = place.center().x() > self.width() / 2  # towards the middle
            face = row_of_faces([who], self._ring, current_theme(), ratio, mirrored=faces_left)
            painter.drawPixmap(place.toRect(), face)

    def _load_faces(self) -> None:
        self._faces = [
            Face(who.face, "glad" if nth in (2, 5) else "calm", nth)
            for nth, who in enumerate(PEOPLE.values(), 1)
        ]
        self.update()


class WelcomePage(QWidget):
    """The page shown without a match; another thread looks for what to offer first."""

    continue_wanted = Signal(object)
    """Emitted with the path of the match to continue."""
    unread = Signal(object)
    """Emitted with a ``Sentence``, why the last match could not be read, or with None."""

    def __init__(
        self,
        preferences: Preferences,
        library: Library,
        actions: Mapping[str, QAction],
        parent: QWidget,
    ) -> None:
        """``actions``: all actions, by name."""
        super().__init__(parent)
        self.setObjectName("welcome_page")
        self._library = library
        self._actions = actions
        self._latest_task = background.LatestTask(self)
        self.refresh_timer = QTimer(self, interval=_REFRESH_MS)
        self.refresh_timer.timeout.connect(self._refresh)
        self.refresh_timer.start()
        self.offered: Entry | Suggestion | None = None
        self.mark = Wordmark(self)
        self.subtitle = plain_label("", self, alignment=Qt.AlignmentFlag.AlignHCenter)
        sized(self.subtitle, SECTION)
        self.fan = CardFan(preferences.card_face, self)
        self.company = Company(self)
        self.go_on = QPushButton(self, autoDefault=True)
        """Continues with what is offered; stands beside the first of ``buttons``."""
        self.go_on.setProperty("primary", True)
        self.go_on.clicked.connect(self._continue)
        sized(self.go_on, SECTION, QFont.Weight.DemiBold)
        self.panel = QWidget(self)
        """What is offered, as a line or a card."""
        middle = Qt.AlignmentFlag.AlignHCenter
        self.line = plain_label("", self.panel, alignment=middle, wordWrap=True)
        self.card = lay_paper(self.panel)
        """The standing of a match, with its rules and round below."""
        self.standing = plain_label("", self.card, alignment=middle)
        self.caption = plain_label("", self.card, alignment=middle, wordWrap=True)
        fill(self.card, down(self.standing, self.caption, gap=2), 0, 0, 0, NEAR)
        fill(self.panel, down((self.card, 0, middle), self.line, gap=6), 0)
        self.buttons = [self._button(actions[name], nth > 0) for nth, name in enumerate(BEGINNINGS)]
        self._lay_out()
        localize(self, self.fit)

    # ------------------------------------------------------------- what is open

    def reload(self) -> None:
        """Searches for what to offer, and offers nothing meanwhile."""
        self.show_open(None)
        self._search(self.unread.emit)

    def _search(self, unread: Callable[[Sentence], object]) -> None:
        """``unread`` is called with the reason if the last match could not be read."""

        def work(task: background.Task) -> tuple[Entry | Suggestion | None, list[Sentence]]:
            skipped: list[Sentence] = []
            last = self._library.latest(task, skipped.append, free=True)
            return last or suggestion(self._library.entries()), skipped

        def offer(result: tuple[Entry | Suggestion | None, list[Sentence]]) -> None:
            last, skipped = result
            if last is not None and last != self.offered:
                self.show_open(last)
            if skipped:
                unread(skipped[0])
            else:
                self.unread.emit(None)

        self._latest_task.start(work, offer, failed=unread, head_start=_READ_AHEAD_SECONDS)

    def _refresh(self) -> None:
        if self.isVisibleTo(self.window()):
            self._search(lambda _: None)  # shown already

    def show_open(self, offered: Entry | Suggestion | None) -> None:
        """Offers this first; None for nothing but a new start."""
        self.offered = offered
        for part in (self.go_on, self.panel):
            part.setVisible(offered is not None)
        first = self.buttons[0]
        set_styled(first, "primary", offered is None)
        sized(first, SECTION, QFont.Weight.DemiBold)  # a new style resets the font
        self.fit()
        for layout in (self._column, self._grid):  # no frame shows the former layout
            layout.activate()
        (first if offered is None else self.go_on).setFocus()
        self.update()

    def _show_words(self) -> None:
        """Describes what is offered; if there is room, a card shows a match's standing."""
        offered = self.offered
        if offered is None:
            return
        if isinstance(offered, Entry):
            name, words = "continue", tr("Cont&inue")
            ratio = self.devicePixelRatioF()
            self.standing.setPixmap(standing_picture(offered.seats, offered.totals, ratio))
            rules = rulebook_name(offered.rulebook, offered.house)
            number = max(offered.dealt, 1)
            score = standing_text(offered.seats, offered.totals)
            text = tr("{rules}, round {number}: {scores}", rules=rules, number=number, scores=score)
            self.caption.setText(tr("{rules}, round {number}", rules=rules, number=number))
            self.caption.setAccessibleName(text)
        elif offered.action == "day":
            name, words = "open_day", tr("The deal of &today")
            rules = rulebook_name(offered.about)
            text = tr("{rules}, with the same cards for everybody", rules=rules)
        else:
            name, words = "open_ladder", tr("&Play against {name}", name=offered.about)
            text = f"{tr('Next on the ladder')}: {about_text(offered.about)}"
        self.go_on.setObjectName(name)
        self.go_on.setText(words)
        self.line.setText(text)
        has_card = isinstance(offered, Entry) and self._is_high(_CARD_MIN_HEIGHT)
        self.card.setVisible(has_card)
        self.line.setHidden(has_card)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.fit()
        super().resizeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            background.later(self, 0, self.fit)  # after the font has reached all children

    def _is_high(self, height: int) -> bool:
        """Whether the page has at least this height, in points at the usual font size."""
        return self.height() >= height * font_factor()

    def fit(self) -> None:
        """Adapts to the height: the fan takes what is left, and a low page has no ornaments."""
        height, spacious = self.height(), self._is_high(_ARC_MIN_HEIGHT)
        self._grid.setRowMinimumHeight(_COMPANY_ROW, self.company.fit(height, arc=spacious))
        self.mark.setFixedHeight(round((0.125 if spacious else 0.095) * height))
        self.subtitle.setText(translate("WelcomePage", "500 Rum, a quiet evening at the table"))
        self.subtitle.setVisible(spacious)
        for button in (self.go_on, self.buttons[0]):
            button.setMinimumSize(_FIRST_SIZE * windows_factor() if spacious else QSize(0, 0))
        self._show_words()
        width = round(_TEXT_WIDTH * self.width()) if spacious else self.width() - 2 * MARGIN
        side = (self.width() - width) // 2 - MARGIN
        self.panel.setContentsMargins(side, 0, side, 0)
        words = self.caption.fontMetrics().horizontalAdvance(self.caption.text())
        self.caption.setFixedWidth(min(width, words + 2 * GAP))
        break_rows(self._links, width)
        above = 44 if spacious else NEAR + GAP
        self._column.setContentsMargins(MARGIN, above, MARGIN, 0)
        self._grid.invalidate()  # drops the cached size
        needed = self._grid.totalMinimumSize().height()
        if self._grid.hasHeightForWidth():
            needed = self._grid.totalHeightForWidth(self.width() - 2 * MARGIN)
        left = height - above - needed
        self.fan.setFixedHeight(max(0, min(left, round(0.23 * height))))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        lit, ratio = welcome_cloth_theme(current_theme()), self.devicePixelRatioF()
        painter.drawPixmap(0, 0, cloth(self.width(), self.height(), lit, ratio))
        if self.card.isVisible():
            slip = QRectF(QPointF(self.card.mapTo(self, QPoint())), self.card.size())
            cast_shadow(painter, slip, 5, 2, 5)

    # --------------------------------------------------------------------- building

    def _button(self, action: QAction, link: bool) -> QPushButton:
        name = f"welcome_{action.objectName()}"
        button = make(QPushButton, self, name, autoDefault=True)  # Return presses it too

        def show_action() -> None:
            button.setText(action.text())
            button.setToolTip(action.toolTip())

        button.setProperty("link", link)
        button.clicked.connect(action.trigger)
        action.changed.connect(show_action)
        show_action()
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
        self._grid = grid = QGridLayout()
        grid.setSpacing(0)
        for at, share in ((0, 3), (2, 1), (5, 2)):
            grid.setRowStretch(at, share)
        grid.addLayout(name, 1, 0)
        grid.addWidget(self.company, _COMPANY_ROW, 0, -1, 1, Qt.AlignmentFlag.AlignTop)
        grid.addLayout(down(main, self.panel, rows), _COMPANY_ROW + 1, 0)
        area = PageArea(self)
        fill(area.inner, grid, 0)
        self._column = down((area, 1), self.fan, gap=0)
        fill(self, self._column, MARGIN)

    def _continue(self) -> None:
        if isinstance(self.offered, Entry):
            self.continue_wanted.emit(self.offered.path)
        elif self.offered is not None:
            self._actions[self.offered.action].trigger()
