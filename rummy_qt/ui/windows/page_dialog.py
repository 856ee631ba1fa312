"""What every dialog is made of: the cloth it lies on, a body that scrolls, a foot of buttons."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any, Final

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QModelIndex,
    QObject,
    QPoint,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFont, QLinearGradient, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractScrollArea,
    QBoxLayout,
    QDialog,
    QFrame,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from rummy_qt.records.sentences import Sentence
from rummy_qt.ui import background
from rummy_qt.ui.drawings import clear_pixmap, cloth, drawn, recoloured, smooth_painter, with_alpha
from rummy_qt.ui.fonts import font_factor, tables_factor, windows_factor
from rummy_qt.ui.plain_text import plain_label
from rummy_qt.ui.theme import IVORY, Theme
from rummy_qt.ui.words.language import retold, translate
from rummy_qt.ui.words.notices import sentence_text

from .labels import DISPLAY, HEAD, SECTION, quiet_label, sized, title_label
from .look import cast_shadow, current_theme, mixed
from .parts import GAP, MARGIN, Spring, across, break_rows, down, fill, primary, push_button, put

FRAME: Final = QSize(16, 56)
"""What a desktop puts around a window, at the most."""
DEAF_MS: Final = 500
"""So long no key is heard by a page that opens by itself."""
_KEYED: Final = (QEvent.Type.KeyPress, QEvent.Type.KeyRelease, QEvent.Type.ShortcutOverride)
CORNER: Final = 5
"""The radius of a paper's corners, as in the style sheet."""
_LEAST: Final = 36
"""Points of a page that are seen at the least, above its buttons."""
_LIGHT, _DARK = 0.54, 0.7
"""So much of the table's light falls on a page by night, and of the dark in its corners."""
_ROOMY: Final = 620
"""Points of a window’s height, with the usual font, that leave room for a large heading."""


_VEIL: Final = 0.6
"""How dark a window is below a page: its light things are a hint, whole or cut by the page."""
_SLIVER: Final = QSize(96, 120)
"""Points around a page in which nothing whole is seen of what lies behind: it takes them, too."""
TALL: Final = 720
BOOKLET, PAGE = QSize(1120, TALL), QSize(960, TALL)
SLIP, QUESTION = QSize(640, 0), QSize(480, 0)
"""Points of the formats with the usual font, where the window has them; the height is that of what
is shown, but for a page, and a booklet of two columns, at the least this."""


class Fold(QWidget):
    """Lies over an edge of what is scrolled, which fades there."""

    def __init__(self, area: QAbstractScrollArea, *, upper: bool) -> None:
        super().__init__(area)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._area, self._upper = area, upper
        area.viewport().installEventFilter(self)
        bar = area.verticalScrollBar()
        bar.valueChanged.connect(self.follow)
        bar.rangeChanged.connect(self.follow)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self.follow()
        return False

    def follow(self) -> None:
        bar, seen = self._area.verticalScrollBar(), self._area.viewport().geometry()
        high = min(24, bar.value() if self._upper else bar.maximum() - bar.value())
        top = seen.top() if self._upper else seen.bottom() + 1 - high
        self.setGeometry(seen.left(), top, seen.width(), high)
        self.setVisible(high > 0)
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        page = self.window()
        faded = clear_pixmap(self.width(), self.height(), self.devicePixelRatioF())
        with QPainter(faded) as painter:
            if self._area.property("paper"):
                painter.fillRect(self.rect(), IVORY)
            elif isinstance(page, PageDialog):
                painter.drawPixmap(-self.mapTo(page, QPoint()), page.ground)
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
            inner, outer = (self.height(), 0) if self._upper else (0, self.height())
            light = QLinearGradient(0, inner, 0, outer)
            light.setColorAt(0, Qt.GlobalColor.transparent)
            light.setColorAt(0.6, Qt.GlobalColor.black)  # no tops of letters stand at the edge
            painter.fillRect(self.rect(), light)
        QPainter(self).drawPixmap(0, 0, faded)


class PageArea(QScrollArea):
    """What scrolls where a window is small; the wheel and the focus move it, Tab passes it by."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, widgetResizable=True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(self.sizePolicy().Policy.Expanding, self.sizePolicy().Policy.Expanding)
        self.inner = QWidget(self)
        """Holds what is scrolled. Made as its children, widgets are dressed only once."""
        self.setWidget(self.inner)
        for upper in (False, True):
            Fold(self, upper=upper)

    def minimumSizeHint(self) -> QSize:
        sideways = self.horizontalScrollBarPolicy() != Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        return QSize(0 if sideways else self.inner.minimumSizeHint().width(), _LEAST)

    def follow(self, table: QAbstractItemView) -> None:
        """Have the cell be seen that keys come to in a table that is scrolled with the page."""

        def show(index: QModelIndex) -> None:
            if table.hasFocus():
                cell = table.visualRect(index)
                middle = table.viewport().mapTo(self.inner, cell.center())
                self.ensureVisible(*middle.toTuple(), cell.width() // 2, cell.height() // 2)

        table.selectionModel().currentChanged.connect(show)

    def keep_to(self, room: int) -> None:
        """Be no broader than this; what needs more is scrolled sideways."""
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        if self.minimumSizeHint().width() > room:
            self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()


class PageDialog(QDialog):
    """A dialog of one grid: ``head`` and the buttons of ``foot`` stay, ``body`` scrolls."""

    wanted = Signal(str, object)
    """The name of something that ``Commands`` does, and with what: a row of values."""

    def __init__(
        self,
        name: str,
        title: str,
        parent: QWidget | None,
        gap: int = GAP,
        *,
        named: bool = True,
    ) -> None:
        """In its body things are a ``gap`` apart; what is not ``named`` says itself what it is."""
        super().__init__(parent)
        self.setObjectName(name)
        self.setWindowTitle(title)
        over = parent
        while over is not None and (below := over.window().parentWidget()) is not None:
            over = below
        Veil(self)
        self._over = None if over is None else over.window()
        """The window whose room the page may take, even where it lies over another page."""
        if self._over is not None:
            self._over.installEventFilter(self)
        self.format = PAGE
        self.setProperty("roomy", not self.lower_than(_ROOMY))  # for the size of its brass button
        self._fitted = False
        self._least = 0
        """Points of width that it had to have when it was fitted."""
        self.area = PageArea(self)
        self.inner = self.area.inner
        self.body = QVBoxLayout(self.inner)
        self.body.setContentsMargins(0, 0, 0, 0)
        self.body.setSpacing(gap)
        self._subline: QLabel | None = None
        self.halves: QBoxLayout | None = None
        """Of its body, side by side; one below the other where they have no room so."""
        self.head, self.foot = across(gap=GAP), across()
        self._feet = across(), across(), self.foot
        self.heading = title_label(title, self, visible=named)
        self.windowTitleChanged.connect(self.heading.setText)
        self.head.addWidget(self.heading)
        self.margin = MARGIN
        """Points around all of it: fewer in a small window."""
        self.hats = 0
        """Points of the head that are for hats alone: they may lie in the margin."""
        self._whole = down(self.head, (self.area, 1), *self._feet, gap=GAP)
        for row in self._feet[:-1]:
            self._whole.setAlignment(row, Qt.AlignmentFlag.AlignLeft)
        fill(self, self._whole, self.margin)

    def add_close(self, *left: QWidget) -> QPushButton:
        """Esc presses it, and Return where no other is primary; ``left``: what is left of it."""
        button = push_button(self, "close", self.reject)
        retold(button, lambda: button.setText(translate("Page", "Close")))
        put(self.foot, *left, Spring(), button)
        return primary(button)

    def add_subline(self, words: str = "") -> QLabel:
        """Words that are read second: below the heading, at the head of what scrolls."""
        self._subline = quiet_label(words, self.inner)
        self._subline.setContentsMargins(0, 0, 0, GAP - self.body.spacing())
        self.body.insertWidget(0, self._subline)
        return self._subline

    def say_why_not(self, why: Sentence) -> None:
        """In the subline's place: what could not be read, so that less is shown than there is."""
        assert self._subline is not None
        self._subline.setText(sentence_text(why))

    def fetch(self, work: Callable[[], Any], then: Callable[[Any], object]) -> None:
        """Have ``then`` get what ``work`` finds on another thread, or say why it cannot."""
        background.start_task(self, lambda _: work(), then, failed=self.say_why_not)

    def leave_for(self, deed: str, *what: object) -> None:
        """Close, and have ``Commands`` do this."""
        self.accept()
        self.wanted.emit(deed, what)

    def hold_keys(self) -> None:
        """It opens by itself: a key that was meant for what it covers presses nothing here."""
        app = QCoreApplication.instance()
        assert app is not None
        app.installEventFilter(self)
        background.later(self, DEAF_MS, lambda: app.removeEventFilter(self))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._over:  # what is read beside a table stays as large as it was made
            if event.type() == QEvent.Type.Resize and self._fitted and self.isModal():
                background.later(self, 0, self.fit_anew)
            return False
        keyed = event.type() in _KEYED
        return keyed and isinstance(watched, QWidget) and watched.window() is self

    def fit_anew(self) -> None:
        """Take the size that is wanted now, in the middle of the window."""
        self.fit()
        if self._over is not None:
            self.move(self._over.geometry().center() - self.rect().center())

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Show and not self._fitted:
            self.fit()
        if event.type() == QEvent.Type.ApplicationFontChange and self._fitted:
            background.later(self, 0, self.fit)  # once all that it holds has the font, too
        asked = event.type() == QEvent.Type.LayoutRequest and self._fitted
        if asked and self.width() > max(self.room.width(), self._least):
            self.fit()
        return super().event(event)

    @property
    def ground(self) -> QPixmap:
        """The cloth that it lies on."""
        theme, ratio = beside_the_lamp(current_theme()), self.devicePixelRatioF()
        return cloth(self.width(), self.height(), theme, ratio, roses=False)

    @property
    def room(self) -> QSize:
        return self.screen().availableSize() - FRAME if self._over is None else self._over.size()

    def lower_than(self, high: float) -> bool:
        """Whether there is less than this height, in points with the usual font."""
        return self.room.height() < high * font_factor()

    def fit(self) -> None:
        self._fitted = True
        for part in self.findChildren(QWidget):
            part.ensurePolished()  # only then it knows its size
            part.updateGeometry()
        room, roomy = self.room, not self.lower_than(_ROOMY)
        sized(self.heading, DISPLAY if roomy else HEAD, QFont.Weight.DemiBold)
        self.margin, gap = (MARGIN, GAP) if roomy else (GAP, GAP // 2)
        self._whole.setSpacing(gap)
        above = max(GAP // 2, self.margin - self.hats)
        self._whole.setContentsMargins(self.margin, above, *2 * [self.margin])
        inside = room.width() - 2 * self.margin
        sides = QBoxLayout.Direction
        for side in (sides.LeftToRight, sides.TopToBottom):
            if self.halves is not None:
                self.halves.setDirection(side)
                self.halves.activate()  # else it tells the size that it had
            self.body.activate()
            if self.inner.minimumSizeHint().width() <= inside:
                break
        self.area.keep_to(inside)
        self.head.setDirection(sides.LeftToRight)
        self.head.invalidate()
        if self.head.minimumSize().width() > inside:
            self.head.setDirection(sides.TopToBottom)
        break_rows(self._feet, inside)
        self._whole.invalidate()
        self._whole.activate()
        least = self.minimumSizeHint()
        wanted = self.format * (max(1.0, tables_factor()) * windows_factor())
        bar = self.area.verticalScrollBar().sizeHint().width()  # else it makes its own need
        wide = wanted.width() - 2 * self.margin - bar
        shown = max(self.inner.heightForWidth(wide), self.inner.minimumSizeHint().height())
        broad = min(wanted.width(), room.width()) - 2 * self.margin  # words of a head may wrap
        rows = [
            row.heightForWidth(broad) if row.hasHeightForWidth() else row.sizeHint().height()
            for row in (self.head, *self._feet)
        ]
        shown += self.area.height() - self.area.contentsRect().height()
        high = shown + sum(row + gap for row in rows if row) + 2 * self.margin
        wanted.setHeight(max(wanted.height(), high))
        size = wanted.expandedTo(least).boundedTo(room.expandedTo(least))
        left = room - size
        narrow = left.width() < _SLIVER.width() or left.height() <= 0
        if self.parentWidget() is not None and narrow:
            low = self.lower_than(TALL)
            whole = low or left.height() < _SLIVER.height()
            slip = left.width() > wanted.width() // 2  # its lines get no longer
            size = size.expandedTo(QSize(not slip and room.width(), whole * room.height()))
        self.resize(size)
        self._least = least.width()
        self.order_foot()

    def order_foot(self) -> None:
        """Have Tab come to the buttons after all else, and as they stand."""
        items = [row.itemAt(place) for row in self._feet for place in range(row.count())]
        buttons = [item.widget() for item in items if item is not None]
        stops, stop = [], self.nextInFocusChain()
        while stop is not None and stop is not self:
            if stop.focusPolicy() and not stop.focusProxy():
                stops.append(stop)
            stop = stop.nextInFocusChain()
        body = [stop for stop in stops if stop not in buttons]
        foot = [button for button in buttons if button is not None and button in stops]
        for one, other in pairwise([*body[-1:], *foot]):
            self.setTabOrder(one, other)

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002 - as Qt names it
        """Have what Tab comes to be seen: Qt scrolls no area that is entered from without."""
        went = super().focusNextPrevChild(next)
        stop = self.focusWidget()
        for area in reversed(self.findChildren(PageArea)):  # the inner ones first
            if area.isAncestorOf(stop):
                area.ensureWidgetVisible(stop)
        return went

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = smooth_painter(self)
        painter.drawPixmap(0, 0, self.ground)
        painter.setPen(QPen(with_alpha(current_theme().shadow, _VEIL), 3))
        painter.drawRect(self.rect())  # the table may go on behind it, as light
        for paper in (part for part in self.findChildren(QFrame) if part.property("paper")):
            seen = paper.visibleRegion().boundingRect().translated(paper.mapTo(self, QPoint()))
            if paper.window() is self and not seen.isEmpty():
                cast_shadow(painter, QRectF(seen), CORNER, 4, 22)


def beside_the_lamp(theme: Theme) -> Theme:
    """The theme with less of its light by night: what is read on it is read as on a panel."""
    if not theme.dark:
        return theme._replace(panel_edge=mixed(theme.panel_edge, theme.shadow, 0.43).name())
    return theme._replace(
        felt=mixed(theme.panel, theme.felt, _LIGHT).name(),
        felt_edge=mixed(theme.panel, theme.felt_edge, _DARK).name(),
    )


def under_the_lamp(theme: Theme) -> Theme:
    """The theme with more of its light and darker corners, as the cover has them by night."""
    if theme.strong or not theme.dark:
        return theme
    return theme._replace(
        felt=mixed(theme.felt, "#e8dca0", 0.11).name(),
        felt_edge=mixed(theme.felt_edge, theme.shadow, 0.2).name(),
    )


def lay_paper(parent: QWidget) -> QFrame:
    """A sheet of ivory on the cloth; what lies on it is written in ink."""
    sheet = QFrame(parent)
    sheet.setProperty("paper", True)
    return sheet


class EmptyPage(QWidget):
    """Nothing is here yet: a fox, a sentence, and a button where a match ``begins`` it all."""

    def __init__(self, page: PageDialog, sentence: str, *, begins: bool = False) -> None:
        super().__init__(page)
        self.picture = plain_label("", self)
        self.picture.setPixmap(fox(round(windows_factor() * 160), self.devicePixelRatioF()))
        self.sentence = title_label(sentence, self, SECTION, wordWrap=True)
        begin, words = "new_match", translate("StatisticsDialog", "New &match…")
        self.button = push_button(self, begin, lambda: page.leave_for(begin), words)
        self.button.setVisible(begins)
        for label in (self.picture, self.sentence):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        button = self.button, 0, Qt.AlignmentFlag.AlignHCenter
        column = put(QVBoxLayout(self), Spring(2), self.picture, self.sentence, button, Spring(3))
        column.setSpacing(GAP)


def fox(size: int, ratio: float) -> QPixmap:
    """The head of the fox, without the icon's ground, for a screen of so many pixels a point."""
    head = recoloured(":/assets/icons/rummy-qt.svg", "none", "#1f4238")
    return drawn(head, size, size, ratio)


class Veil(QWidget):
    """Lies over all of a window while a page over it is to be answered first."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.hide()
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind in (QEvent.Type.WindowBlocked, QEvent.Type.WindowUnblocked):
            self.setVisible(kind == QEvent.Type.WindowBlocked)
            self.raise_()
        self.resize(self.window().size())
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).fillRect(self.rect(), with_alpha(current_theme().shadow, _VEIL))


class Dialogs:
    """The dialogs of one window, by their names."""

    def __init__(self, window: QWidget) -> None:
        self.window = window
        Veil(window)

    def show(self, dialog: QDialog, *, beside: bool = False) -> None:
        """Show it instead of another of its kind; ``beside``: the table can be played on."""
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        old = self.shown(dialog.objectName())
        if old is not None:
            old.close()
        (dialog.show if beside else dialog.open)()

    def close_all(self) -> None:
        for dialog in self.window.findChildren(QDialog):
            dialog.close()

    def shown(self, name: str) -> QDialog | None:
        found = self.window.findChildren(QDialog, name)
        return next((dialog for dialog in found if dialog.isVisible()), None)
