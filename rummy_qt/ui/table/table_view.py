"""The table as a widget: the scene, and over it the words, the list of moves and the questions."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSignalBlocker, Qt, QTimer
from PySide6.QtGui import (
    QFocusEvent,
    QHideEvent,
    QImage,
    QKeyEvent,
    QMouseEvent,
    QRegion,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsView, QMainWindow, QWidget

from rummy_qt.engine import Card, Move, View
from rummy_qt.engine.events import CalledFalsely, Peeked
from rummy_qt.engine.reasons import Reason
from rummy_qt.play.game import Change
from rummy_qt.play.laying import everything
from rummy_qt.play.targets import takes_and_melds
from rummy_qt.ui.actions import native_keys
from rummy_qt.ui.drawings import sheet
from rummy_qt.ui.fonts import SMALLEST_TEXT, tables_factor, text_font
from rummy_qt.ui.hinting import LIMIT_MS
from rummy_qt.ui.models.table_state import TableState
from rummy_qt.ui.preferences import Preferences
from rummy_qt.ui.reader import Reader, listening
from rummy_qt.ui.theme import (
    BRASS,
    BRASS_INK,
    CARD_EDGES,
    CARD_RIM,
    INK,
    Theme,
    set_styled,
    theme_named,
    when_the_desktop_changes,
)
from rummy_qt.ui.words import spoken
from rummy_qt.ui.words.cards import Letters, spoken_cards
from rummy_qt.ui.words.language import translate
from rummy_qt.ui.words.previews import needs_confirmation, question_for
from rummy_qt.ui.words.prompts import chosen_text, reason_text

from .areas import NOWHERE, Areas
from .arrangement import SMALLEST, Look, around
from .art import BACKS, CardArt, Style
from .calling import Calling
from .hint import HintView
from .panels import STEPS, ActionBar, Chooser, MovesList
from .pointer import Pointer
from .scene import TableScene
from .sprites import seen_at
from .zones import is_tall

if TYPE_CHECKING:
    from rummy_qt.ui.bridge import TableSource

REDRAW_AFTER_MS: Final = 120
"""After the last change of the screen the cards are drawn anew."""
BESIDE_ALL: Final = QRegion(-1, -1, 1, 1)
"""Part of every mask of a widget: an empty one would be none."""
CLOSE: Final = 9_000
"""Many cards move close together within so many device pixels for each end of their ways. To cut
each out of what is painted takes longer than to paint all of that."""
PAINTING: Final = frozenset((QEvent.Type.UpdateRequest, QEvent.Type.Expose))
"""By these a window begins to paint what has changed in it."""
LOOKS: Final = frozenset(
    {"card_face", "card_back", "four_colour", "theme", "table_colour", "card_scale"}
)


def style_of(preferences: Preferences, ratio: float) -> Style:
    """How cards are drawn with so many device pixels a pixel of the view."""
    back = preferences.card_back
    return Style(
        face=preferences.card_face,
        back=back if back in BACKS else BACKS[0],
        four_colour=preferences.four_colour,
        letters=Letters.now(),
        ratio=ratio,
    )


def theme_of(preferences: Preferences) -> Theme:
    """The colours of the table."""
    return theme_named(preferences.theme, preferences.table_colour)


class TableView(QGraphicsView):
    """A match on the table, as one widget for a window.

    ``state`` holds the models (``state.hand``, ``state.turns``, …), ``scene_`` what is seen,
    ``pointer`` the mouse, ``bar`` the words and buttons, ``moves`` the list of moves,
    ``chooser`` the question that stands open.
    """

    def __init__(
        self,
        source: TableSource,
        preferences: Preferences,
        parent: QWidget | None = None,
        art: CardArt | None = None,
    ) -> None:
        """``art`` is that of the table that was here before, if there was one."""
        super().__init__(parent)
        self._port = QWidget()
        self._port.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setViewport(self._port)
        self._source = source
        self._preferences = preferences
        self._asked: tuple[tuple[Move, ...], tuple[Card, ...]] = (), ()
        """What the frame of questions was opened with last."""
        self.state = TableState(source, self)
        art = art or CardArt(style_of(preferences, self.devicePixelRatioF()), theme_of(preferences))
        if parent is not None:
            self.resize(parent.size())  # as large as it will be seen: it is laid out but once
        self.scene_ = TableScene(self.state, art, self._look(), self)
        self.pointer = Pointer(self.scene_, preferences, self._port)
        self.bar = ActionBar(self.scene_, self)
        self._asked_of: View | None = None
        self.refusal = ""
        """The reason of the last refusal, until the next move: the handbook opens there."""
        self.calling = Calling(self.scene_, source, preferences, self)
        self.hint = HintView(self.scene_, source.hints, self.key_of)
        self.moves = MovesList(self.scene_.teller.turns, self.state, art, self._port)
        self.chooser = Chooser(art, self._port)
        self.areas = Areas(self.pointer, self.bar, self.moves, self.chooser)
        self.reader = Reader(self.state, self, lambda: self.calling.left_ms, self.key_of)
        self.calling.patient = lambda: self.areas.by_keys or listening()
        self._redraw = QTimer(self, singleShot=True, interval=REDRAW_AFTER_MS)
        self._redraw.timeout.connect(self._draw_anew)
        self._set_up()
        self._connect()
        self._heed()
        self._style()  # before it is shown: Qt would dress every part twice

    def _set_up(self) -> None:
        self.setScene(self.scene_)
        self.setFrameShape(QFrame.Shape.NoFrame)
        for moves in (self.scene_.motion.set_out, self.scene_.motion.landed):
            moves.connect(self._paint_apart)
        self._paint_apart()
        self.setOptimizationFlags(
            QGraphicsView.OptimizationFlag.DontSavePainterState
            | QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing
        )
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setMouseTracking(True)
        self._port.setMouseTracking(True)
        self.setMinimumSize(*map(round, SMALLEST))
        self.setAccessibleName(translate("Table", "Card table"))

    def _connect(self) -> None:
        self.state.changed.connect(self._position_changed)
        self.state.hand.tidied.connect(self._hand_tidied)
        self.scene_.arranged.connect(self._place_overlays)
        self.scene_.teller.told.connect(self.say_asked)
        pointer, bar = self.pointer, self.bar
        pointer.wanted.connect(self.want)
        pointer.impossible.connect(self._source.submit)
        pointer.unclear.connect(self._answer)
        pointer.touched.connect(self.chooser.dismiss)
        pointer.touched.connect(bar.caption.settle)
        pointer.let_be.connect(self.calling.let_pass)
        pointer.hinted.connect(partial(bar.caption.say, "hint"))
        pointer.carries.connect(self._show_held_above)
        bar.wanted.connect(self.want)
        bar.lay_all.clicked.connect(self.lay_all)
        bar.moves.clicked.connect(self._open_moves)
        bar.follow.clicked.connect(self.follow_hint)
        self.hint.changed.connect(self._say_hint)
        self.hint.said.connect(self._answer)
        if self._source.tutor is not None:
            self._source.tutor.spoke.connect(self.hint.warn)
        self.hint.told.connect(self.reader.say)
        bar.let_pass.clicked.connect(self.calling.let_pass)
        self.calling.changed.connect(self._calling_changed)
        self.chooser.chosen.connect(self._source.submit)
        self.chooser.pointed.connect(self._point_out)
        self.moves.pointed.connect(self.scene_.lights.light_cards)
        pointer.touched.connect(self.areas.use_mouse)
        self.areas.keys_used.connect(self.calling.take_time)
        self.areas.again.connect(self.reader.say_again)
        self.scene_.arranged.connect(self.areas.place)
        self._source.refused.connect(self._refused)
        self.areas.told.connect(self._answer)
        self._preferences.changed.connect(self._preference_changed)
        when_the_desktop_changes(self._redraw.start)

    @property
    def watched(self) -> bool:
        """Whether a move is still to be seen; who hears of moves has heard it."""
        return self.scene_.motion.told_until < math.inf and not listening()

    # -------------------------------------------------------------------- doing

    def want(self, moves: tuple[Move, ...]) -> None:
        """Play the move, or ask first: which of several, or whether it may cost its price.

        What was taken with a discard dropped on the own melds is melded where that is legal.
        """
        careful, view = self._preferences.confirmations, self.state.view
        if takes_and_melds(moves):
            take, meld = moves
            if self._source.submit(take) and meld in self.state.view.legal_moves:
                self._source.submit(meld)
        elif len(moves) == 1 and not (careful and needs_confirmation(moves[0], view)):
            self._source.submit(moves[0])
        elif moves:
            self.reader.say(self._ask(moves))

    def _ask(self, moves: tuple[Move, ...], peeked: tuple[Card, ...] = ()) -> str:
        """Open the frame with a question about these moves, or with the pile; what it asks."""
        self._asked = moves, peeked
        question, refuse = question_for(moves)
        if peeked:
            question = translate("Table", "The discard pile, from the bottom up")
            refuse = translate("Table", "Put the cards back")
        self.chooser.ask(question, moves, self.state.view, refuse, peeked)
        self._place_chooser()
        return question

    def ask_for_hint(self) -> None:
        """Show what the teacher would play; of a call within half the time that there is."""
        half = self.calling.left_ms / 2
        self.hint.ask(min(LIMIT_MS, half) if half else LIMIT_MS)

    def follow_hint(self) -> None:
        """Play the next move of the hint that is shown; ask for one where none is.

        One that waits for cards in the air is shown, and played by the next press.
        """
        if self.hint.catch_up():
            return
        way = self.hint.way
        if way is None:
            self.ask_for_hint()
        elif way.moves:
            self._source.submit(way.moves[0])
        else:
            self.calling.let_pass()

    def _say_hint(self) -> None:
        hint = self.hint
        set_styled(self.bar.follow, "kind", "quiet" if hint.another else "primary")
        self.bar.advise(hint.text, hint.details, follow=hint.way is not None)
        self._show_moves()
        if self.chooser.isVisible():
            self._place_chooser()

    def lay_all(self) -> None:
        """Lay every meld of the hand, and all cards that fit."""
        for move in everything(self.state.view)[0]:
            self._source.submit(move)

    def grab_picture(self) -> QImage:
        """The table as it looks now, as an image in device pixels."""
        self.scene_.finish()
        return self.grab().toImage()

    def _refused(self, reason: Reason) -> None:
        self.refusal = reason
        say = partial(reason_text, reason, self.state.teller.name)
        self.bar.caption.remark(say, asks_why=True)
        self.reader.refuse(reason)

    def key_of(self, action: str) -> str:
        return native_keys(self._preferences.active_keys)[action]

    def _answer(self, text: str) -> None:
        """Say what no rule is behind."""
        self.bar.caption.remark(lambda: text)
        self.reader.say(text)

    # ---------------------------------------------------------------- following

    def _position_changed(self, change: Change) -> None:
        self.refusal = ""
        with QSignalBlocker(self.chooser):  # nothing is outlined before all lies anew
            self.chooser.dismiss()
        for event in change.events:
            if isinstance(event, Peeked) and event.cards is not None:
                title = self._ask((), event.cards)
                self.reader.say(f"{title}: {spoken_cards(event.cards)}.")
        self.scene_.stand_out(self.pointer)
        self.scene_.show_state(change)
        self.pointer.follow()
        self.pointer.light_chosen()
        self.areas.follow(change)
        self.reader.tell(change)
        for event in change.events:
            if isinstance(event, CalledFalsely) and event.seat == self.state.person:
                self.bar.caption.remark(partial(self.state.teller.tell, event))

    def _hand_tidied(self) -> None:
        scene = self.scene_
        if scene.arrangement.sight.hand != self.state.hand.cards:
            scene.show_state(Change("undone"))
        else:
            scene.pose_hand(scene.pose._replace(hover=None, gap=None))
        if self.state.hand.selection:
            self.hint.put_away()
        self.pointer.light_chosen()
        self.areas.follow()
        self.say_asked()

    def _show_held_above(self) -> None:
        """Cut held cards out of the buttons, which Qt paints over all cards.

        The list of moves is out of their way until they lie.
        """
        held = self.pointer.held
        spots = [] if held is None else [sprite.spot for sprite in held.sprites]
        if spots:
            self.hint.put_away()
        self.bar.hold(held is not None)
        if self.moves.isVisible() or not spots:
            self._show_moves()
        above, size = QRegion(), self.scene_.arrangement.size
        for box in [spot.bounds for spot in spots]:
            if box.bottom > size.corner.y or box.right > size.tab.x:  # else it is over none
                above += seen_at(self, box)
        over = not above.isEmpty()
        for button in self.bar.lasting:
            if over and above.intersects(button.geometry()):
                hole = above.translated(-button.pos())
                button.setMask(QRegion(button.rect()) - hole + BESIDE_ALL)
            else:
                button.clearMask()

    def _calling_changed(self) -> None:
        if self.calling.may_let_pass and not self.bar.calling:
            self.reader.offer_call()
        self.bar.calling = self.calling.may_let_pass
        self.pointer.light_chosen()
        self.scene_.teller.reword()

    def say_asked(self) -> None:
        """Say over the hand what is told by now, with what can be done."""
        teller, caption = self.scene_.teller, self.bar.caption
        with QSignalBlocker(caption):  # set once, with the buttons of now
            caption.say("prompt", self.asked())
            if teller.now.view is not self._asked_of:  # else what is said for a while goes on
                self._asked_of = teller.now.view
                caption.settle()
        self.bar.refresh()
        self._show_moves()

    def asked(self) -> str:
        """What stands over the hand when nothing else is to be said; a replay says the move."""
        teller = self.scene_.teller
        chosen = chosen_text(self.state.hand.selection, self.state) if teller.all_told else ""
        return chosen or teller.now.prompt

    def _retranslate(self) -> None:
        self.setAccessibleName(translate("Table", "Card table"))
        self.state.retell()
        self.bar.retranslate()
        self.hint.retell()
        self.areas.name()
        if self.isVisible() and self.scene_.art.style.letters != Letters.now():
            self.dress()
        self.scene_.teller.turns.retell()
        self.scene_.show_state()
        if self.chooser.isVisible():
            at = self.chooser.place()
            self._ask(*self._asked)
            self.chooser.buttons[at].setFocus()

    def _point_out(self, move: Move | None) -> None:
        """Outline the slots of the answer that is pointed at; of none, those of chosen cards."""
        if move is None:
            self.pointer.light_chosen()
            return
        spots = self.scene_.landing(move)
        self.scene_.lights.show_silhouettes((spots,), spots)

    # -------------------------------------------------------------------- input

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._by_mouse(self.pointer.press, event, event.button())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._by_mouse(self.pointer.move, event, event.buttons())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._by_mouse(self.pointer.release, event, event.button(), event.modifiers())

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self._by_mouse(partial(self.pointer.press, twice=True), event, event.button())

    def _by_mouse(self, act: Callable[..., None], event: QMouseEvent, *what: Any) -> None:
        """Do it where the event is on the table."""
        point = self.viewportTransform().inverted()[0].map(event.position())
        act(point, *what)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.areas.press(event):
            return
        if self.pointer.held is None:  # else who makes way turns back there
            self.scene_.motion.finish()
        if event.key() == Qt.Key.Key_Escape:
            self._escape()
        elif event.key() not in STEPS or not self.areas.along(STEPS[event.key()]):
            event.ignore()

    def _escape(self) -> None:
        """One thing less: a question, a drag, a hint, the call, the selection, what was said."""
        if self.chooser.isVisible():
            self.chooser.dismiss()
        elif self.pointer.held is not None:
            self.pointer.cancel()
        elif self.hint.shown:
            self.hint.put_away()
        elif self.calling.may_let_pass:
            self.calling.let_pass()
        elif self.state.hand.selection:
            self.state.hand.select(())
            self.reader.say(spoken.chosen(()))
        elif self.moves.isVisible():
            self._preferences.log_shown = False
        else:
            self.pointer.cancel()
            self.bar.caption.settle()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Give the keys to the area that had them; a focus proxy would break the order of Tab."""
        self.areas.home.setFocus(event.reason())

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002 - as Qt names it
        """Tab: to the next area, and from the last one on to the rest of the window."""
        return self.areas.step(1 if next else -1, around=False) or super().focusNextPrevChild(next)

    # ------------------------------------------------------------------ showing

    def _heed(self) -> None:
        self.scene_.motion.speed = self._preferences.speed
        self.state.remarks = self._preferences.remarks

    def _look(self) -> Look:
        window = self.window()
        middle = window.centralWidget() if isinstance(window, QMainWindow) else None
        around = (middle or window).size()
        return Look(
            width=float(self.width()),
            height=float(self.height()),
            font=tables_factor(),
            scale=self._preferences.card_scale,
            face="large" if self._preferences.card_face == "large" else "classic",
            tall=is_tall(around.width(), around.height()),
        )

    def dress(self, change: Change | None = None) -> None:
        if self._redraw.isActive():  # the desktop's font may be why it is resized
            self._redraw.stop()
            self.scene_.art.forget()
        theme = theme_of(self._preferences)
        self.scene_.art.restyle(style_of(self._preferences, self.devicePixelRatioF()), theme)
        self.scene_.redraw(self._look(), change)
        self._style()
        self._place_overlays()
        self.pointer.light_chosen()

    def _draw_anew(self) -> None:
        """The desktop's looks, its font or the screen are others: no picture is as it was."""
        self.scene_.art.forget()
        self.dress()

    def _style(self) -> None:
        t = self.scene_.arrangement.t * self.transform().m11()
        wanted = style_sheet(self.scene_.art.theme, t)
        if wanted != self.styleSheet():
            self.setStyleSheet(wanted)
        self.setFont(text_font(14 * t))

    def _preference_changed(self, name: str) -> None:
        self._heed()
        if name in LOOKS:
            self.dress()
        elif name == "log_shown":
            self._open_moves(self._preferences.log_shown)
        elif name in ("remarks", "list_remembers"):
            self.state.retell()
            self.scene_.show_state()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        shown = self.scene_.backgroundBrush().style() != Qt.BrushStyle.NoBrush
        if self.isVisible() and shown:  # else it is dressed as it is shown, and deals then
            self.pointer.cancel()
            self.dress()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self.isWindow():
            self.setFocus()  # elsewhere whoever shows the table gives it the keys
        window = self.window()
        for painted in (window, window.windowHandle()):
            painted.installEventFilter(self)
        just_dealt = len(self.state.view.history) == 1 and not event.spontaneous()
        self.dress(Change("dealt") if just_dealt else None)
        self.reader.greet()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.pointer.cancel()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.pointer.leave()
        self.areas.show_focus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Before the window paints, the scene says what has moved since.

        Qt has it say so in a later turn of the event loop, but remembers only where each thing was
        painted last: painted somewhere else meanwhile, it would stay where it was before, too.
        """
        if event.type() in PAINTING:
            QCoreApplication.sendPostedEvents(self.scene_, QEvent.Type.MetaCall.value)
        return False

    def event(self, event: QEvent) -> bool:
        kind = event.type()  # asked once: each answer is made anew
        if kind == QEvent.Type.DevicePixelRatioChange:
            self._redraw.start()
        elif kind == QEvent.Type.LanguageChange:
            self._retranslate()
        elif kind == QEvent.Type.WindowActivate:
            self.calling.resume()
        elif kind == QEvent.Type.WindowDeactivate:
            self.pointer.cancel()  # the button may be let go where we do not hear of it
            self.calling.pause()
        elif kind == QEvent.Type.ShortcutOverride and self.areas.means(event):
            event.accept()  # the letters that are printed mean their cards before all else
            return True
        return super().event(event)

    def _paint_apart(self) -> None:
        """Paint where each thing has moved; of many cards close together, all around them."""
        flying = [leg for leg in self.scene_.motion.legs if leg.flies and not leg.sprite.careful]
        crowd = [key.spot.box for leg in flying for key in leg.keys]
        box, modes = around(crowd or [NOWHERE]), QGraphicsView.ViewportUpdateMode
        close = box.w * box.h * self.devicePixelRatioF() ** 2 < CLOSE * len(crowd)
        self.setViewportUpdateMode(
            modes.BoundingRectViewportUpdate if close else modes.SmartViewportUpdate
        )

    # ----------------------------------------------------------------- overlays

    def _place_overlays(self) -> None:
        self.bar.place()
        self._show_moves()
        if self.chooser.isVisible():
            self._place_chooser()

    def _would_cover(self) -> bool:
        """Whether the list of moves would cover what a hint outlines."""
        return any(map(self.scene_.arrangement.drawer.overlap, self.hint.ghosts.boxes))

    def _open_moves(self, shown: bool) -> None:
        """Open the list of moves, in place of a hint that lies below it, or shut it."""
        if shown and self._would_cover():
            self.hint.put_away()
        self._preferences.log_shown = shown
        self._show_moves()

    def _show_moves(self) -> None:
        """The list of moves is open, or shut, or out of the way of a hint or of held cards."""
        wanted = self._preferences.log_shown and not self._would_cover()
        self.bar.moves.setChecked(wanted)
        if wanted and self.pointer.held is None:
            t = self.scene_.arrangement.t * self.transform().m11()
            self.moves.stand(seen_at(self, self.scene_.arrangement.drawer), t)
        else:
            self.moves.hide()

    def _place_chooser(self) -> None:
        """Beside the words that ask, over the person's own melds: what it speaks of is seen."""
        self.chooser.adjustSize()
        row = seen_at(self, self.scene_.arrangement.row)
        x = min(row.right() + 1, self.width() - 8) - self.chooser.width()
        self.chooser.move(max(4, x), max(4, row.y() - self.chooser.height() - 4))


def style_sheet(theme: Theme, t: float) -> str:
    """A style sheet for the widgets on the table; ``t``: pixels of a unit of text."""
    letters = {"size": 14, "small": 13, "tight": 12, "large": 15}
    lengths = {"pad": 14, "round": 8, "near": 4, "least": 90}
    sizes = {name: max(SMALLEST_TEXT, round(size * t)) for name, size in letters.items()}
    sizes |= {name: round(size * t) for name, size in lengths.items()}
    sizes["pad_marked"] = sizes["pad"] - 1  # beside a border that is wider by so much
    fixed = {"brass": BRASS, "brass_ink": BRASS_INK}
    fixed |= {"brass_edge": theme.brass_edge, "ink": INK, "paper": CARD_EDGES[1], "rim": CARD_RIM}
    return sheet("table") % {**theme._asdict(), **fixed, **sizes}
