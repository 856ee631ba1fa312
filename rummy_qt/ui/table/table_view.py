"""The card table as a widget: the scene, with buttons, the list of moves and questions over it."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSignalBlocker, Qt, QTimer
from PySide6.QtGui import (
    QFocusEvent,
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
from rummy_qt.play.laying import all_layings
from rummy_qt.play.targets import takes_and_lays
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
from .arrangement import SMALLEST, Box, Space, around
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

OUTSIDE: Final = QRegion(-1, -1, 1, 1)
"""Added to every widget mask, because Qt takes an empty region for no mask."""
CROWDED: Final = 9_000
"""Below so many device pixels per keyframe, moving cards are repainted as one rectangle: clipping
to each card takes longer than painting the whole rectangle."""
PAINT_EVENTS: Final = frozenset((QEvent.Type.UpdateRequest, QEvent.Type.Expose))
"""Events on which a window starts to repaint what has changed."""
RESTYLING: Final = frozenset(
    {"card_face", "card_back", "four_colour", "theme", "table_colour", "card_scale"}
)
"""Preferences that change how the table is drawn."""


def style_of(preferences: Preferences, ratio: float) -> Style:
    """The style of the cards; ``ratio``: device pixels per pixel of the view."""
    back = preferences.card_back
    return Style(
        face=preferences.card_face,
        back=back if back in BACKS else BACKS[0],
        four_colour=preferences.four_colour,
        letters=Letters.now(),
        ratio=ratio,
    )


def theme_of(preferences: Preferences) -> Theme:
    """The colour theme of the table."""
    return theme_named(preferences.theme, preferences.table_colour)


class TableView(QGraphicsView):
    """A match on the table, as one widget for a window.

    ``state`` holds the models (``state.hand``, ``state.turns``, …), ``scene_`` is the graphics
    scene, ``pointer`` handles the mouse, ``bar`` has the sentence and buttons, ``moves`` is the
    list of moves, ``chooser`` the frame for questions.
    """

    def __init__(
        self,
        source: TableSource,
        preferences: Preferences,
        parent: QWidget | None = None,
        art: CardArt | None = None,
    ) -> None:
        """``art``: the card pictures of the previous table, to reuse them."""
        super().__init__(parent)
        self._port = QWidget()
        self._port.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setViewport(self._port)
        self._source = source
        self._preferences = preferences
        self._question: tuple[tuple[Move, ...], tuple[Card, ...]] = (), ()
        """The moves and pile cards of the last question."""
        self.state = TableState(source, self)
        art = art or CardArt(style_of(preferences, self.devicePixelRatioF()), theme_of(preferences))
        if parent is not None:
            self.resize(parent.size())  # its final size, so that it is laid out only once
        self.scene_ = TableScene(self.state, art, self._space(), self)
        self.pointer = Pointer(self.scene_, preferences, self._port)
        self.bar = ActionBar(self.scene_, self)
        self._prompted_view: View | None = None
        self._list_over_melds = False
        """Whether the list of moves was opened over melds, which it leaves at the next press."""
        self.refusal = ""
        """Why the last move was refused, until the next one: the handbook opens at this rule."""
        self.calling = Calling(self.scene_, source, preferences, self)
        self.hint = HintView(self.scene_, source.hints, self.key_of)
        self.moves = MovesList(self.scene_.teller.turns, self.state, art, self._port)
        self.chooser = Chooser(art, self._port)
        self.areas = Areas(self.pointer, self.bar, self.moves, self.chooser)
        self.reader = Reader(self.state, self, lambda: self.calling.left_ms, self.key_of)
        self.calling.patient = lambda: self.areas.by_keys or listening()
        self._redraw = QTimer(self, singleShot=True, interval=120)
        """Runs from a change of the desktop or screen until the cards are redrawn."""
        self._redraw.timeout.connect(art.forget)  # all pictures may look different now
        self._redraw.timeout.connect(self.dress)
        self._set_up()
        self._connect()
        self._apply_preferences()
        self._style()  # before it is shown, else Qt would style every child twice

    def _set_up(self) -> None:
        self.setScene(self.scene_)
        self.setFrameShape(QFrame.Shape.NoFrame)
        for changed in (self.scene_.motion.legs_changed, self.scene_.motion.landed):
            changed.connect(self._choose_update_mode)
        self._choose_update_mode()
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
        self.scene_.teller.told.connect(self.show_prompt)
        pointer, bar = self.pointer, self.bar
        pointer.wanted.connect(self.want)
        pointer.illegal.connect(self._source.submit)
        pointer.unclear.connect(self._remark)
        pointer.touched.connect(self.chooser.dismiss)
        pointer.touched.connect(bar.caption.clear_remark)
        pointer.touched.connect(self._uncover_melds)
        pointer.dismissed.connect(self.calling.let_pass)
        pointer.previewed.connect(partial(bar.caption.say, "preview"))
        pointer.expected.connect(bar.draw_ahead)
        pointer.held_moved.connect(self._show_held_over_buttons)
        bar.wanted.connect(self.want)
        bar.lay_all.clicked.connect(self.lay_all)
        bar.moves.clicked.connect(self._open_moves)
        bar.do_it.clicked.connect(self.follow_hint)
        self.hint.changed.connect(self._show_hint)
        self.hint.unavailable.connect(self._remark)
        if self._source.tutor is not None:
            self._source.tutor.warned.connect(self.hint.warn)
        self.hint.spoken.connect(self.reader.say)
        bar.let_pass.clicked.connect(self.calling.let_pass)
        self.calling.changed.connect(self._call_changed)
        self.chooser.chosen.connect(self._source.submit)
        self.chooser.pointed.connect(self._outline_answer)
        self.moves.pointed.connect(self.scene_.lights.light_cards)
        pointer.touched.connect(self.areas.use_mouse)
        self.areas.keys_used.connect(self.calling.take_time)
        self.areas.repeated.connect(self.reader.say_again)
        self.scene_.arranged.connect(self.areas.place)
        self._source.refused.connect(self._refused)
        self.areas.said.connect(self._remark)
        self._preferences.changed.connect(self._preference_changed)
        when_the_desktop_changes(self._redraw.start)

    @property
    def watched(self) -> bool:
        """Whether a move is still being animated; to a screen reader it has been announced."""
        return self.scene_.motion.told_until < math.inf and not listening()

    # -------------------------------------------------------------------- doing

    def want(self, moves: tuple[Move, ...]) -> None:
        """Submits the move, or asks first which of several, or whether to pay its price.

        A discard dropped on melds is taken first.
        """
        careful, view = self._preferences.confirmations, self.state.view
        if takes_and_lays(moves):
            if self._source.submit(moves[0]):
                self.want(moves[1:])
        elif len(moves) == 1 and not (careful and needs_confirmation(moves[0], view)):
            self._source.submit(moves[0])
        elif moves:
            self.reader.say(self._ask(moves))

    def _ask(self, moves: tuple[Move, ...], peeked: tuple[Card, ...] = ()) -> str:
        """Opens the chooser for these moves, or to show the pile; returns the question."""
        self._question = moves, peeked
        question, refuse = question_for(moves)
        if peeked:
            question = translate("Table", "The discard pile, from the bottom up")
            refuse = translate("Table", "Put the cards back")
        self.chooser.ask(question, moves, self.state.view, refuse, peeked)
        self._place_chooser()
        return question

    def ask_for_hint(self) -> None:
        """Shows the best move; during a call it is searched in half the time left at most."""
        half = self.calling.left_ms / 2
        self.hint.ask(min(LIMIT_MS, half) if half else LIMIT_MS)

    def follow_hint(self) -> None:
        """Plays the hint's next move, or first shows a hint that waits or is still to be found."""
        if self.hint.catch_up():
            return
        way = self.hint.way
        if way is None:
            self.ask_for_hint()
        elif way.moves:
            self._source.submit(way.moves[0])
        else:
            self.calling.let_pass()

    def _show_hint(self) -> None:
        hint = self.hint
        set_styled(self.bar.do_it, "kind", "quiet" if hint.another else "primary")
        self.bar.advise(hint.text, hint.details, follow=hint.way is not None)
        self._show_moves()
        if self.chooser.isVisible():
            self._place_chooser()

    def lay_all(self) -> None:
        """Lays every meld of the hand and lays off all cards that fit."""
        for move in all_layings(self.state.view)[0]:
            self._source.submit(move)

    def grab_picture(self) -> QImage:
        """Ends all animations and returns the table as an image in device pixels."""
        self.scene_.finish()
        return self.grab().toImage()

    def _refused(self, reason: Reason) -> None:
        self.refusal = reason
        say = partial(reason_text, reason, self.state.texts.name)
        self.bar.caption.remark(say, asks_why=True)
        self.reader.refuse(reason)

    def key_of(self, action: str) -> str:
        return native_keys(self._preferences.active_keys)[action]

    def _remark(self, text: str) -> None:
        """Shows and reads out a remark that has no rule behind it."""
        self.bar.caption.remark(lambda: text)
        self.reader.say(text)

    # ---------------------------------------------------------------- following

    def _position_changed(self, change: Change) -> None:
        self.refusal = ""
        with QSignalBlocker(self.chooser):  # no outlines before the new layout
            self.chooser.dismiss()
        for event in change.events:
            if isinstance(event, Peeked) and event.cards is not None:
                title = self._ask((), event.cards)
                self.reader.say(f"{title}: {spoken_cards(event.cards)}.")
        self.scene_.highlight(self.pointer)
        self.scene_.show_state(change)
        self.pointer.cancel_if_gone()
        self.pointer.outline_targets()
        self.areas.update(change)
        self.reader.tell(change)
        for event in change.events:
            if isinstance(event, CalledFalsely) and event.seat == self.state.person:
                self.bar.caption.remark(partial(self.state.texts.sentence, event))

    def _hand_tidied(self) -> None:
        scene = self.scene_
        if scene.arrangement.contents.hand != self.state.hand.cards:
            scene.show_state(Change("undone"))
        else:
            scene.pose_hand(scene.pose._replace(hover=None, gap=None))
        if self.state.hand.selection:
            self.hint.put_away()
        self.pointer.outline_targets()
        self.areas.update()
        self.show_prompt()

    def _show_held_over_buttons(self) -> None:
        """Cuts held cards out of the buttons, since Qt paints widgets over the scene."""
        held = self.pointer.held
        spots = [] if held is None else [sprite.spot for sprite in held.sprites]
        if spots:
            self.hint.put_away()
        self.bar.set_held(held is not None)
        if self.moves.isVisible() or not spots:
            self._show_moves()
        above, size = QRegion(), self.scene_.arrangement.size
        for box in [spot.bounds for spot in spots]:
            if box.bottom > size.corner.y or box.right > size.tab.x:  # else over no button
                above += seen_at(self, box)
        over = not above.isEmpty()
        for button in self.bar.corner:
            if over and above.intersects(button.geometry()):
                hole = above.translated(-button.pos())
                button.setMask(QRegion(button.rect()) - hole + OUTSIDE)
            else:
                button.clearMask()

    def _call_changed(self) -> None:
        if self.calling.may_let_pass and not self.bar.calling:
            self.reader.offer_call()
        self.bar.calling = self.calling.may_let_pass
        self.pointer.outline_targets()
        self.scene_.teller.reword()

    def show_prompt(self) -> None:
        """Updates the sentence over the hand, and the buttons beside it."""
        teller, caption = self.scene_.teller, self.bar.caption
        with QSignalBlocker(caption):  # laid out once, with the updated buttons
            caption.say("prompt", self.prompt())
            if teller.now.view is not self._prompted_view:  # else a passing remark stays
                self._prompted_view = teller.now.view
                caption.clear_remark()
        self.bar.refresh()
        self._show_moves()

    def prompt(self) -> str:
        """The default sentence over the hand; a replay overrides it to describe the move."""
        teller = self.scene_.teller
        chosen = chosen_text(self.state.hand.selection, self.state) if teller.all_told else ""
        return chosen or teller.now.prompt

    def _retranslate(self) -> None:
        self.setAccessibleName(translate("Table", "Card table"))
        self.state.retell()
        self.bar.retranslate()
        self.hint.retell()
        self.areas.set_names()
        if self.isVisible() and self.scene_.art.style.letters != Letters.now():
            self.dress()
        self.scene_.teller.turns.retell()
        self.scene_.show_state()
        if self.chooser.isVisible():
            at = self.chooser.focused()
            self._ask(*self._question)
            self.chooser.buttons[at].setFocus()

    def _outline_answer(self, move: Move | None) -> None:
        """Outlines where this answer's cards would lie; without one, the selected cards' places."""
        if move is None:
            self.pointer.outline_targets()
            return
        spots = self.scene_.landing(move)
        self.scene_.lights.show_silhouettes((spots,), spots)

    # -------------------------------------------------------------------- input

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pass_mouse(self.pointer.press, event, event.button())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._pass_mouse(self.pointer.move, event, event.buttons())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._pass_mouse(self.pointer.release, event, event.button(), event.modifiers())

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self._pass_mouse(partial(self.pointer.press, twice=True), event, event.button())

    def _pass_mouse(self, act: Callable[..., None], event: QMouseEvent, *what: Any) -> None:
        """Calls ``act`` with the event's position in scene coordinates, then ``what``."""
        point = self.viewportTransform().inverted()[0].map(event.position())
        act(point, *what)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.areas.press(event):
            return
        if self.pointer.held is None:  # else cards that make way would jump
            self.scene_.motion.finish()
        if event.key() == Qt.Key.Key_Escape:
            self._escape()
        elif event.key() not in STEPS or not self.areas.step_button(STEPS[event.key()]):
            event.ignore()

    def _escape(self) -> None:
        """Dismisses the first of these: question, drag, hint, call, selection, moves, remark."""
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
            self.bar.caption.clear_remark()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Passes the focus to the last area; a focus proxy would break the tab order."""
        self.areas.home.setFocus(event.reason())

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002 - as Qt names it
        """Moves to the next area, and from the last one on to the rest of the window."""
        return self.areas.step(1 if next else -1, wrap=False) or super().focusNextPrevChild(next)

    # ------------------------------------------------------------------ showing

    def _apply_preferences(self) -> None:
        self.scene_.motion.speed = self._preferences.speed
        self.state.remarks = self._preferences.remarks

    def _space(self) -> Space:
        window = self.window()
        middle = window.centralWidget() if isinstance(window, QMainWindow) else None
        outer = (middle or window).size()
        return Space(
            width=float(self.width()),
            height=float(self.height()),
            font=tables_factor(),
            scale=self._preferences.card_scale,
            face="large" if self._preferences.card_face == "large" else "classic",
            tall=is_tall(outer.width(), outer.height()),
        )

    def dress(self, change: Change | None = None) -> None:
        if self._redraw.isActive():  # a new desktop font may have caused the resize
            self._redraw.stop()
            self.scene_.art.forget()
        theme = theme_of(self._preferences)
        self.scene_.art.restyle(style_of(self._preferences, self.devicePixelRatioF()), theme)
        self.scene_.redraw(self._space(), change)
        self._style()
        self._place_overlays()
        self.pointer.outline_targets()

    def _style(self) -> None:
        t = self.scene_.arrangement.t * self.transform().m11()
        wanted = style_sheet(self.scene_.art.theme, t)
        if wanted != self.styleSheet():
            self.setStyleSheet(wanted)
        self.setFont(text_font(14 * t))

    def _preference_changed(self, name: str) -> None:
        self._apply_preferences()
        if name in RESTYLING:
            self.dress()
        elif name == "log_shown":
            self._open_moves(self._preferences.log_shown)
        elif name in ("remarks", "list_remembers"):
            self.state.retell()
            self.scene_.show_state()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        shown = self.scene_.backgroundBrush().style() != Qt.BrushStyle.NoBrush
        if self.isVisible() and shown:  # else ``showEvent`` does this, and animates the deal
            self.pointer.cancel()
            self.dress()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self.isWindow():
            self.setFocus()  # as a child it gets the focus from whoever shows it
        window = self.window()
        for painted in (window, window.windowHandle()):
            painted.installEventFilter(self)
        just_dealt = len(self.state.view.history) == 1 and not event.spontaneous()
        self.dress(Change("dealt") if just_dealt else None)
        self.reader.greet()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.pointer.leave()
        self.areas.show_focus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Makes the scene report changed regions before the window paints.

        Qt reports them in a later pass of the event loop, but remembers only where each item was
        painted last: an item painted elsewhere meanwhile would also stay at its old place.
        """
        if event.type() in PAINT_EVENTS:
            QCoreApplication.sendPostedEvents(self.scene_, QEvent.Type.MetaCall.value)
        return False

    def event(self, event: QEvent) -> bool:
        kind = event.type()  # only once, since PySide makes a new object for each call
        if kind == QEvent.Type.DevicePixelRatioChange:
            self._redraw.start()
        elif kind == QEvent.Type.LanguageChange:
            self._retranslate()
        elif kind == QEvent.Type.Hide:
            self.pointer.cancel()
        elif kind == QEvent.Type.WindowActivate:
            self.calling.resume()
        elif kind == QEvent.Type.WindowDeactivate:
            self.pointer.cancel()  # the button may be released outside the window
            self.calling.pause()
        elif kind == QEvent.Type.ShortcutOverride and self.areas.handles(event):
            event.accept()  # letters of card ranks go before the window's shortcuts
            return True
        return super().event(event)

    def _choose_update_mode(self) -> None:
        """Repaints each moved item's region; of many cards close together, their bounding box."""
        flying = [leg for leg in self.scene_.motion.legs if leg.flies and not leg.sprite.careful]
        crowd = [key.spot.box for leg in flying for key in leg.keys]
        box, modes = around(crowd or [NOWHERE]), QGraphicsView.ViewportUpdateMode
        close = box.w * box.h * self.devicePixelRatioF() ** 2 < CROWDED * len(crowd)
        self.setViewportUpdateMode(
            modes.BoundingRectViewportUpdate if close else modes.SmartViewportUpdate
        )

    # ----------------------------------------------------------------- overlays

    def _place_overlays(self) -> None:
        self._show_moves()
        self.bar.place()
        if self.chooser.isVisible():
            self._place_chooser()

    def _list_covers(self, boxes: Iterable[Box]) -> bool:
        return any(map(self.scene_.arrangement.drawer.overlap, boxes))

    def _open_moves(self, shown: bool) -> None:
        """Opens or closes the list of moves; a hint below it is put away."""
        if shown and self._list_covers(self.hint.ghosts.boxes):
            self.hint.put_away()
        melds = [meld.box for meld in self.scene_.arrangement.melds]
        self._list_over_melds = shown and self._list_covers(melds)
        self._preferences.log_shown = shown
        self._show_moves()

    def _uncover_melds(self) -> None:
        """The player goes on with the game: the list of moves leaves the melds below it."""
        self._list_over_melds = False
        self._show_moves()

    def _show_moves(self) -> None:
        """Shows the list of moves where it is open and covers no hint, and no melds unasked."""
        asked, arrangement = self._list_over_melds or self.moves.hasFocus(), self.scene_.arrangement
        melds = [] if asked else [meld.box for meld in arrangement.melds]
        covers = self._list_covers((*self.hint.ghosts.boxes, *melds))
        wanted = self._preferences.log_shown and not covers
        self.bar.moves.setChecked(wanted)
        if wanted and self.pointer.held is None:
            t = arrangement.t * self.transform().m11()
            self.moves.show_in(seen_at(self, arrangement.drawer), t)
        else:
            self.moves.hide()

    def _place_chooser(self) -> None:
        """Places the chooser over the player's own melds, clear of the cards it asks about."""
        self.chooser.adjustSize()
        row = seen_at(self, self.scene_.arrangement.row)
        x = min(row.right() + 1, self.width() - 8) - self.chooser.width()
        self.chooser.move(max(4, x), max(4, row.y() - self.chooser.height() - 4))


def style_sheet(theme: Theme, t: float) -> str:
    """The style sheet of the widgets on the table; ``t``: pixels per unit of text."""
    letters = {"size": 14, "small": 13, "tight": 12, "large": 15}
    lengths = {"pad": 14, "round": 8, "near": 4, "least": 90}
    sizes = {name: max(SMALLEST_TEXT, round(size * t)) for name, size in letters.items()}
    sizes |= {name: round(size * t) for name, size in lengths.items()}
    sizes["pad_marked"] = sizes["pad"] - 1  # its border is 1 pixel wider
    fixed = {"brass": BRASS, "brass_ink": BRASS_INK}
    fixed |= {"brass_edge": theme.brass_edge, "ink": INK, "paper": CARD_EDGES[1], "rim": CARD_RIM}
    return sheet("table") % {**theme._asdict(), **fixed, **sizes}
