"""The table as a widget: the scene, and over it the bar, the log and the questions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import (
    QHideEvent,
    QImage,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from rummy_qt.engine import Card, Move
from rummy_qt.engine.events import Peeked
from rummy_qt.ui.models import SORT_MODES, Change, SortMode, TableState
from rummy_qt.ui.models.refusals import Refused, reason_text, refusal_text
from rummy_qt.ui.models.words import translate

from .art import CardArt
from .bar import ActionBar
from .bubble import Bubble
from .chooser import Choice, Chooser
from .claim_clock import ClaimClock
from .damage import damage
from .dressing import Dresser, style_of, theme_of
from .geometry import Box
from .gestures import Gestures
from .laying_out import LayingOut
from .layout import SMALLEST
from .log_list import LogList
from .passing import Passing
from .prompts import prompt_text
from .questions import choice_text, needs_confirmation, question_for, shown_cards
from .scene import TableScene
from .wishes import TablePreferences

if TYPE_CHECKING:
    from rummy_qt.play.director import ClaimWindow
    from rummy_qt.ui.source import TableSource


class TableView(QGraphicsView):
    """A match on the table, as one widget for a window.

    ``state`` holds the models (``state.hand``, ``state.log``, …), ``scene_``
    the items, ``gestures`` the mouse, ``bar`` captions and buttons, ``log`` the list of what
    happened, ``chooser`` the question that stands open.
    """

    message = Signal(str)
    """A line for the status bar: what happened, or why a move was refused."""

    def __init__(
        self, source: TableSource, preferences: TablePreferences, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._port = QWidget()  # before the overlays, which lie on it
        self._port.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setViewport(self._port)
        self._source = source
        self._preferences = preferences
        self._wanted: Move | None = None
        self.state = TableState(source, self)
        art = CardArt(style_of(preferences, self.devicePixelRatioF()))
        self.scene_ = TableScene(self.state, art, theme_of(preferences), self)
        self.gestures = Gestures(self.scene_, preferences)
        self.bubble = Bubble()
        self.scene_.addItem(self.bubble)
        self.clock = ClaimClock(self.scene_)
        self.bar = ActionBar(self.state, self)
        self.laying = LayingOut(self.state, self.scene_.motion, self._submit, self)
        self.log = LogList(self.state, self)
        labels = (self.bubble, self.scene_.lights.magnifier)
        Passing(self.scene_, self.gestures, labels, (self.bar, self.log))
        self.chooser = Chooser(art, self)
        overlays = (self.bar, self.log, self.chooser)
        self._dresser = Dresser(self, self.scene_, preferences, overlays)
        self._set_up()
        self._connect()
        self._set_speed()

    def _set_up(self) -> None:
        self.setScene(self.scene_)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.NoViewportUpdate)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setMouseTracking(True)
        self.setMinimumSize(*SMALLEST)
        self.setAccessibleName(translate("Table", "Card table"))

    def _connect(self) -> None:
        self.state.changed.connect(self._position_changed)
        self.state.hand_tidied.connect(self.bar.refresh)
        self.scene_.changed.connect(self._repaint)
        self.scene_.arranged.connect(self._place_overlays)
        self.gestures.wanted.connect(self.want)
        self.gestures.impossible.connect(self._submit)
        self.gestures.unclear.connect(self._answer)
        self.gestures.touched.connect(self.chooser.dismiss)
        self.gestures.touched.connect(self.laying.finish)
        self.gestures.touched.connect(self.bar.caption.settle)
        self.gestures.hinted.connect(self._hint)
        self.bar.wanted.connect(self.want)
        self.bar.sort_wanted.connect(self.sort_hand)
        self.bar.next_round_wanted.connect(self._source.next_round)
        self.chooser.chosen.connect(self._submit)
        self.chooser.pointed.connect(self._point_out)
        self.log.pointed.connect(self.scene_.lights.light_cards)
        self.bar.let_pass.clicked.connect(self._let_pass)
        self.clock.expired.connect(self._let_pass)
        self._source.claim_window.connect(self._claim_window)
        self._source.refused.connect(self._refused)
        self._preferences.changed.connect(self._set_speed)

    # -------------------------------------------------------------------- doing

    def want(self, moves: tuple[Move, ...]) -> None:
        """Play the move, or ask first: which of several, or whether it may cost its price."""
        if len(moves) == 1 and not self._asks_first(moves[0]):
            self._submit(moves[0])
            return
        if not moves:
            return
        view = self.state.view
        question, refuse = question_for(moves)
        choices = [Choice(choice_text(move, view), move, shown_cards(move, view)) for move in moves]
        self.chooser.ask(question, choices, refuse)
        self._place_chooser()

    def _submit(self, move: Move) -> bool:
        self._wanted = move
        played = self._source.submit(move)
        self._wanted = None
        return played

    def _set_speed(self) -> None:
        self.scene_.speed = self._preferences.animation_speed

    def _asks_first(self, move: Move) -> bool:
        return needs_confirmation(move) and self._preferences.confirmations

    def sort_hand(self, mode: SortMode) -> None:
        """Order the hand by ``suit``, ``rank``, ``melds``, or leave it: ``mine``."""
        if mode in SORT_MODES:
            self.state.hand.sort_by(mode)

    def grab_picture(self) -> QImage:
        """The table as it looks now, as an image in device pixels."""
        self.scene_.motion.finish()
        return self.grab().toImage()

    def _refused(self, reason: str) -> None:
        """Say why, of the very move that was wanted where it is known."""
        move = self._wanted
        refused = None if move is None else Refused(move, self.state.view, self.state.teller)
        self._answer(reason_text(reason) if refused is None else refusal_text(reason, refused))

    def _answer(self, text: str) -> None:
        self.bar.caption.refuse(text)
        self.message.emit(text)

    # ------------------------------------------------------------------ calling

    def _claim_window(self, window: ClaimWindow | None) -> None:
        """A discard may be called, or no more; whoever is next to draw needs no clock."""
        self.clock.close()
        waits = window is not None and not self.state.my_turn
        if window is not None and waits:
            self.state.ask_again()
            self._tell_position()
            self.clock.open(window, self._preferences.call_ms)
            if not self.isActiveWindow():
                self.clock.pause()
        self.bar.let_pass.setVisible(waits)

    def _let_pass(self) -> None:
        self.clock.close()
        self.bar.let_pass.hide()
        self.state.let_pass()
        self._tell_position()
        self._source.let_pass()

    # ---------------------------------------------------------------- following

    def _position_changed(self, change: Change) -> None:
        self.chooser.dismiss()
        for event in change.events:
            if isinstance(event, Peeked) and event.cards is not None:
                self._show_pile(event.cards)
        self._tell_position()

    def _show_pile(self, cards: tuple[Card, ...]) -> None:
        title = translate("Table", "The discard pile, from the bottom up")
        self.chooser.show_cards(title, cards, translate("Table", "Put them back"))
        self._place_chooser()

    def _tell_position(self) -> None:
        self.bar.refresh()
        self.bar.caption.prompt(self.caption())
        if self.state.log.values:
            self.message.emit(self.state.log.values[-1].text)

    def caption(self) -> str:
        """What the bar says of the position."""
        return prompt_text(self.state)

    def _retranslate(self) -> None:
        self.setAccessibleName(translate("Table", "Card table"))
        self.state.retell()
        self.bar.retranslate()
        self.scene_.relayout()
        self._tell_position()

    def _hint(self, text: str, x: float, y: float) -> None:
        scene = self.scene_
        look = scene.look
        self.bubble.tell(text, scene.theme, look.line, scene.art.style.ratio)
        if text:
            self.bubble.place(x, y, Box(0, 0, look.width, look.height))

    def _point_out(self, move: Move | None) -> None:
        boxes = self.scene_.arrangement.meld_boxes
        meld = None if move is None else move.meld
        self.scene_.lights.outline([boxes[meld]] if meld in boxes else None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.scene_.motion.finish()
        if event.key() == Qt.Key.Key_Escape:
            self.gestures.cancel()
            self.laying.stop()
            self.state.hand.select(())
            self.chooser.dismiss()
            self.bar.caption.settle()
            return
        super().keyPressEvent(event)

    # ------------------------------------------------------------------ showing

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.gestures.cancel()
        self._dresser.fit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._dresser.redraw()
        self._tell_position()
        just_dealt = len(self.state.view.history) == 1
        if just_dealt and not event.spontaneous():
            self.scene_.show_deal()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.laying.stop()
        self.gestures.cancel()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.gestures.leave()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._dresser.redraw_soon()
        elif event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        elif event.type() == QEvent.Type.WindowActivate:
            self.clock.resume()
        elif event.type() == QEvent.Type.WindowDeactivate:
            self.gestures.cancel()  # the button may be let go where we do not hear of it
            self.clock.pause()
        return super().event(event)

    # ----------------------------------------------------------------- painting

    def _repaint(self, changes: list[QRectF]) -> None:
        """Have painted what changed in the scene, and little else."""
        self._port.update(damage(changes, self._port.rect()))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the boxes of the region one by one: a plain box is clipped without effort."""
        painter = QPainter(self._port)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for box in event.region():  # type: ignore[attr-defined]  # the stubs do not know
            area = QRectF(box)
            self.scene_.render(painter, area, area, Qt.AspectRatioMode.IgnoreAspectRatio)
        painter.end()

    # ----------------------------------------------------------------- overlays

    def _place_overlays(self) -> None:
        layout = self.scene_.arrangement.layout
        _put(self.bar, layout.bar)
        self.log.setVisible(layout.log.w > 0)
        _put(self.log, layout.log)
        if self.chooser.isVisible():
            self._place_chooser()

    def _place_chooser(self) -> None:
        self.chooser.adjustSize()
        layout = self.scene_.arrangement.layout
        # Over the log, by the buttons that ask: the melds it speaks of are to be seen.
        x = round(layout.bar.right) - self.chooser.width()
        y = round(layout.bar.y) - self.chooser.height() - 4
        self.chooser.move(max(4, x), max(4, y))


def _put(widget: QWidget, box: Box) -> None:
    widget.setGeometry(round(box.x), round(box.y), round(box.w), round(box.h))
