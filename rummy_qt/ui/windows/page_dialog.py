"""The base of all dialogs: a painted cloth, a body that scrolls and a row of buttons."""

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
from PySide6.QtGui import QColor, QFont, QLinearGradient, QPainter, QPaintEvent, QPen, QPixmap
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
from rummy_qt.ui.words.language import localize, translate
from rummy_qt.ui.words.notices import sentence_text

from .labels import DISPLAY, HEAD, SECTION, quiet_label, sized, title_label
from .look import cast_shadow, current_theme, mixed
from .parts import GAP, MARGIN, Spring, across, break_rows, down, fill, primary, push_button, put

FRAME: Final = QSize(16, 56)
"""The largest frame that a desktop draws around a window, in points."""
KEYS_IGNORED_MS: Final = 500
"""How long a page that opens unasked ignores the keyboard."""
_KEY_EVENTS: Final = (QEvent.Type.KeyPress, QEvent.Type.KeyRelease, QEvent.Type.ShortcutOverride)
CORNER: Final = 5
"""The radius of a paper's corners in points, as in the style sheet."""
_MIN_BODY_HEIGHT: Final = 36
"""Points of the body that stay visible above the buttons."""
_LIGHT, _DARK = 0.54, 0.7
"""Shares of the table's light, and of the dark in its corners, on a page in the dark theme."""
_ROOMY: Final = 620
"""Window height in points, with the usual font, from which a large heading has room."""
_VEIL: Final = 0.6
"""Opacity of the shade over a window below a page: its bright parts remain visible."""
_SLIVER: Final = QSize(96, 120)
"""Points around a page that would show nothing whole of the window behind: it fills them."""
TALL: Final = 720
BOOKLET, PAGE = QSize(1120, TALL), QSize(960, TALL)
SLIP, QUESTION = QSize(640, 0), QSize(480, 0)
"""Sizes of the formats in points with the usual font, if the window has room. The height is the
minimum: a slip and a question are as high as their content."""


class EdgeFade(QWidget):
    """Fades the upper or lower edge of a scroll area whose content goes on there."""

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
        bar, viewport = self._area.verticalScrollBar(), self._area.viewport().geometry()
        height = min(24, bar.value() if self._upper else bar.maximum() - bar.value())
        top = viewport.top() if self._upper else viewport.bottom() + 1 - height
        self.setGeometry(viewport.left(), top, viewport.width(), height)
        self.setVisible(height > 0)
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        page = self.window()
        faded = clear_pixmap(self.width(), self.height(), self.devicePixelRatioF())
        with QPainter(faded) as painter:
            if self._area.property("paper"):
                painter.fillRect(self.rect(), IVORY)
            elif isinstance(page, PageDialog):
                painter.drawPixmap(-self.mapTo(page, QPoint()), page.ground)
            else:
                painter.fillRect(self.rect(), QColor(current_theme().panel))
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
            inner, outer = (self.height(), 0) if self._upper else (0, self.height())
            light = QLinearGradient(0, inner, 0, outer)
            light.setColorAt(0, Qt.GlobalColor.transparent)
            light.setColorAt(0.6, Qt.GlobalColor.black)  # hides cut letters at the edge
            painter.fillRect(self.rect(), light)
        QPainter(self).drawPixmap(0, 0, faded)


class PageArea(QScrollArea):
    """Content that scrolls in a small window, by wheel and focus; it takes no focus itself."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, widgetResizable=True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.inner = QWidget(self)
        """The scrolled content. Widgets created as its children are styled only once."""
        self.setWidget(self.inner)
        for upper in (False, True):
            EdgeFade(self, upper=upper)

    def minimumSizeHint(self) -> QSize:
        sideways = self.horizontalScrollBarPolicy() != Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        return QSize(0 if sideways else self.inner.minimumSizeHint().width(), _MIN_BODY_HEIGHT)

    def follow(self, table: QAbstractItemView) -> None:
        """Scroll to the current cell of a table within, when the keyboard moves to it."""

        def show(index: QModelIndex) -> None:
            if table.hasFocus():
                cell = table.visualRect(index)
                middle = table.viewport().mapTo(self.inner, cell.center())
                self.ensureVisible(*middle.toTuple(), cell.width() // 2, cell.height() // 2)

        table.selectionModel().currentChanged.connect(show)

    def limit_width(self, room: int) -> None:
        """Need at most this width, in points; wider content scrolls sideways."""
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        if self.minimumSizeHint().width() > room:
            self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()


class PageDialog(QDialog):
    """A dialog whose ``head`` and ``foot`` (its buttons) stay, while its ``body`` scrolls."""

    wanted = Signal(str, object)
    """Requests a command of ``Commands``: its name and a sequence of arguments."""

    def __init__(
        self,
        name: str,
        title: str,
        parent: QWidget | None,
        gap: int = GAP,
        *,
        named: bool = True,
    ) -> None:
        """``gap``: points between the parts of the body; ``named``: whether it has a heading."""
        super().__init__(parent)
        self.setObjectName(name)
        self.setWindowTitle(title)
        window = parent
        while window is not None and (below := window.window().parentWidget()) is not None:
            window = below
        Veil(self)
        self._over = None if window is None else window.window()
        """The window that limits its size, even if it is the child of another page."""
        if self._over is not None:
            self._over.installEventFilter(self)
        self.format = PAGE
        self.setProperty("roomy", not self.lower_than(_ROOMY))  # for the size of its brass button
        self._fitted_width = 0
        """The minimum width when its size was fitted last; 0 before."""
        self.area = PageArea(self)
        self.inner = self.area.inner
        self.body = down(gap=gap)
        fill(self.inner, self.body, 0)
        self._subline: QLabel | None = None
        self.halves: QBoxLayout | None = None
        """Parts of the body side by side; one below the other where that is too wide."""
        self.head, self.foot = across(gap=GAP), across()
        self._feet = across(), across(), self.foot
        self.heading = title_label(title, self, visible=named)
        self.windowTitleChanged.connect(self.heading.setText)
        self.head.addWidget(self.heading)
        self.hats = 0
        """Points at the top of the head with nothing but hats: they may reach into the margin."""
        self._whole = down(self.head, (self.area, 1), *self._feet, gap=GAP)
        for row in self._feet[:-1]:
            self._whole.setAlignment(row, Qt.AlignmentFlag.AlignLeft)
        fill(self, self._whole, MARGIN)

    def add_close(self, *left: QWidget) -> QPushButton:
        """Add Close, which Esc presses, and Return if no other is primary; ``left``: before it."""
        button = push_button(self, "close", self.reject)
        localize(button, lambda: button.setText(translate("Page", "Close")))
        put(self.foot, *left, Spring(), button)
        return primary(button)

    def add_subline(self, text: str = "") -> QLabel:
        """Add a quiet line below the heading, which scrolls with the body."""
        self._subline = quiet_label(text, self.inner)
        self._subline.setContentsMargins(0, 0, 0, GAP - self.body.spacing())
        self.body.insertWidget(0, self._subline)
        return self._subline

    def show_error(self, why: Sentence) -> None:
        """Show in the subline what could not be read, so that the page is incomplete."""
        assert self._subline is not None
        self._subline.setText(sentence_text(why))

    def fetch(self, work: Callable[[], Any], then: Callable[[Any], object]) -> None:
        """Run ``work`` on another thread and pass its result to ``then``, or show its error."""
        background.start_task(self, lambda _: work(), then, failed=self.show_error)

    def leave_for(self, command: str, *args: object) -> None:
        """Close, and request a command of ``Commands``."""
        self.accept()
        self.wanted.emit(command, args)

    def ignore_keys(self) -> None:
        """Ignore keys at first, as they may be meant for what this page, opened unasked, covers."""
        app = QCoreApplication.instance()
        assert app is not None
        app.installEventFilter(self)
        background.later(self, KEYS_IGNORED_MS, lambda: app.removeEventFilter(self))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._over:  # a page beside the table (not modal) keeps its size
            if event.type() == QEvent.Type.Resize and self._fitted_width and self.isModal():
                background.later(self, 0, self.refit)
            return False
        is_key = event.type() in _KEY_EVENTS
        return is_key and isinstance(watched, QWidget) and watched.window() is self

    def refit(self) -> None:
        """Fit the size again, and centre the page over the window."""
        self.fit()
        if self._over is not None:
            self.move(self._over.geometry().center() - self.rect().center())

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Show and not self._fitted_width:
            self.fit()
        if event.type() == QEvent.Type.ApplicationFontChange and self._fitted_width:
            background.later(self, 0, self.fit)  # once its children have the font, too
        changed = event.type() == QEvent.Type.LayoutRequest and self._fitted_width
        if changed and self.width() > max(self.room.width(), self._fitted_width):
            self.fit()
        return super().event(event)

    @property
    def ground(self) -> QPixmap:
        """The painted cloth in the background."""
        theme, pixel_ratio = page_cloth_theme(current_theme()), self.devicePixelRatioF()
        return cloth(self.width(), self.height(), theme, pixel_ratio, roses=False)

    @property
    def room(self) -> QSize:
        return self.screen().availableSize() - FRAME if self._over is None else self._over.size()

    def lower_than(self, height: float) -> bool:
        """Whether the room is lower than this, in points with the usual font."""
        return self.room.height() < height * font_factor()

    def fit(self) -> None:
        for part in self.findChildren(QWidget):
            part.ensurePolished()  # its size depends on the style
            part.updateGeometry()
        room, roomy = self.room, not self.lower_than(_ROOMY)
        sized(self.heading, DISPLAY if roomy else HEAD, QFont.Weight.DemiBold)
        margin, gap = (MARGIN, GAP) if roomy else (GAP, GAP // 2)
        self._whole.setSpacing(gap)
        self._whole.setContentsMargins(margin, max(GAP // 2, margin - self.hats), margin, margin)
        inside = room.width() - 2 * margin
        directions = QBoxLayout.Direction
        for direction in (directions.LeftToRight, directions.TopToBottom):
            if self.halves is not None:
                self.halves.setDirection(direction)
                self.halves.activate()  # else it reports its former size
            self.body.activate()
            if self.inner.minimumSizeHint().width() <= inside:
                break
        self.area.limit_width(inside)
        self.head.setDirection(directions.LeftToRight)
        self.head.invalidate()
        if self.head.minimumSize().width() > inside:
            self.head.setDirection(directions.TopToBottom)
        break_rows(self._feet, inside)
        self._whole.invalidate()
        self._whole.activate()
        minimum = self.minimumSizeHint()
        wanted = self.format * (max(1.0, tables_factor()) * windows_factor())
        bar = self.area.verticalScrollBar().sizeHint().width()  # else the bar makes itself needed
        width = wanted.width() - 2 * margin - bar
        content = max(self.inner.heightForWidth(width), self.inner.minimumSizeHint().height())
        row_width = min(wanted.width(), room.width()) - 2 * margin  # a head's text may wrap
        rows = [
            row.heightForWidth(row_width) if row.hasHeightForWidth() else row.sizeHint().height()
            for row in (self.head, *self._feet)
        ]
        content += self.area.height() - self.area.contentsRect().height()
        height = content + sum(row + gap for row in rows if row) + 2 * margin
        wanted.setHeight(max(wanted.height(), height))
        size = wanted.expandedTo(minimum).boundedTo(room.expandedTo(minimum))
        left = room - size
        narrow = left.width() < _SLIVER.width() or left.height() <= 0
        if self.parentWidget() is not None and narrow:
            low = self.lower_than(TALL)
            fill_height = low or left.height() < _SLIVER.height()
            is_slip = left.width() > wanted.width() // 2  # its lines get no longer
            size = size.expandedTo(QSize(not is_slip and room.width(), fill_height * room.height()))
        self.resize(size)
        self._fitted_width = minimum.width()
        self.order_foot()

    def order_foot(self) -> None:
        """Let Tab reach the buttons last, from left to right."""
        items = [row.itemAt(place) for row in self._feet for place in range(row.count())]
        buttons = [item.widget() for item in items if item is not None]
        widgets, widget = [], self.nextInFocusChain()
        while widget is not None and widget is not self:
            if widget.focusPolicy() and not widget.focusProxy():
                widgets.append(widget)
            widget = widget.nextInFocusChain()
        body = [widget for widget in widgets if widget not in buttons]
        foot = [button for button in buttons if button is not None and button in widgets]
        for one, other in pairwise([*body[-1:], *foot]):
            self.setTabOrder(one, other)

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002 - as Qt names it
        """Scroll to the focus: Qt does not where it enters a scroll area from outside."""
        moved = super().focusNextPrevChild(next)
        widget = self.focusWidget()
        for area in reversed(self.findChildren(PageArea)):  # the inner ones first
            if area.isAncestorOf(widget):
                area.ensureWidgetVisible(widget)
        return moved

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = smooth_painter(self)
        painter.drawPixmap(0, 0, self.ground)
        painter.setPen(QPen(with_alpha(current_theme().shadow, _VEIL), 3))
        painter.drawRect(self.rect())  # a table behind the page may be just as light
        for paper in (part for part in self.findChildren(QFrame) if part.property("paper")):
            visible = paper.visibleRegion().boundingRect().translated(paper.mapTo(self, QPoint()))
            if paper.window() is self and not visible.isEmpty():
                cast_shadow(painter, QRectF(visible), CORNER, 4, 22)


def page_cloth_theme(theme: Theme) -> Theme:
    """The theme with a darker cloth in the dark, on which text has the contrast of a panel."""
    if not theme.dark:
        return theme._replace(panel_edge=mixed(theme.panel_edge, theme.shadow, 0.43).name())
    return theme._replace(
        felt=mixed(theme.panel, theme.felt, _LIGHT).name(),
        felt_edge=mixed(theme.panel, theme.felt_edge, _DARK).name(),
    )


def welcome_cloth_theme(theme: Theme) -> Theme:
    """The theme with a lighter cloth and darker corners in the dark, as on the welcome page."""
    if theme.strong or not theme.dark:
        return theme
    return theme._replace(
        felt=mixed(theme.felt, "#e8dca0", 0.11).name(),
        felt_edge=mixed(theme.felt_edge, theme.shadow, 0.2).name(),
    )


def lay_paper(parent: QWidget) -> QFrame:
    """A sheet of ivory on the cloth; its children are styled with ink on ivory."""
    sheet = QFrame(parent)
    sheet.setProperty("paper", True)
    return sheet


class EmptyPage(QWidget):
    """What an empty page shows: a fox, a sentence, and, if it ``begins`` with one, New match."""

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
    """The icon's fox without its background; ``size`` in points, ``ratio`` in pixels per point."""
    head = recoloured(":/assets/icons/rummy-qt.svg", "none", "#1f4238")
    return drawn(head, size, size, ratio)


class Veil(QWidget):
    """Darkens a window while a modal page over it is open."""

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
    """The dialogs of one window, by their object names."""

    def __init__(self, window: QWidget) -> None:
        self.window = window
        Veil(window)

    def show(self, dialog: QDialog, *, beside: bool = False) -> None:
        """Show a dialog instead of one of the same name; ``beside`` the table it is not modal."""
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        old = self.shown(dialog.objectName())
        if old is not None:
            old.close()
        (dialog.show if beside else dialog.open)()

    def close_all(self) -> None:
        for dialog in self.window.findChildren(QDialog):
            dialog.close()

    def shown(self, name: str) -> QDialog | None:
        dialogs = self.window.findChildren(QDialog, name)
        return next((dialog for dialog in dialogs if dialog.isVisible()), None)
