"""The widgets over the table: the action bar, the list of turns, and the chooser for questions.

The row over the hand says what may be done now and has buttons for it; other buttons are in the
corner. A question never blocks, and Escape closes it. Arrow keys move between buttons, and a held
key presses only once.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import lru_cache, partial
from itertools import accumulate
from math import ceil, inf
from typing import Final, Literal, get_args

from PySide6.QtCore import (
    QEvent,
    QObject,
    QPointF,
    QRect,
    QRectF,
    QSignalBlocker,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import (
    QAction,
    QColor,
    QEnterEvent,
    QFocusEvent,
    QFont,
    QFontMetricsF,
    QIcon,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QGraphicsView,
    QListView,
    QPushButton,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionButton,
    QStyleOptionViewItem,
    QStylePainter,
    QVBoxLayout,
    QWidget,
)

from rummy_qt.engine import Card, Move, View
from rummy_qt.play.laying import all_layings
from rummy_qt.play.targets import DISCARD, NEW_MELD, Zone
from rummy_qt.records.texts import English
from rummy_qt.ui.drawings import SUITS, clear_pixmap
from rummy_qt.ui.fonts import SMALLEST_TEXT, text_font
from rummy_qt.ui.models.rows import Index, ValueRole
from rummy_qt.ui.models.table_state import ORDERS, TableState, TurnRow, TurnsModel
from rummy_qt.ui.plain_text import plain_label
from rummy_qt.ui.portraits import YarnLine, draw_yarn
from rummy_qt.ui.theme import CARD_EDGES, INK, INK_QUIET, IVORY, ON_PAPER, set_styled
from rummy_qt.ui.words.cards import SPOKEN, SUIT_SIGNS, spoken_cards
from rummy_qt.ui.words.hints import way_text
from rummy_qt.ui.words.language import in_context, localize, points_text, translate
from rummy_qt.ui.words.previews import choice_text, drop_text, sure_gain

from .arrangement import Box, Layer
from .art import CardArt, Drawn, width_of
from .layout import BELOW
from .plates import QUIET, TextColumn, TextLine, break_lines, draw_line
from .scene import TableScene
from .sizes import TARGET
from .sprites import BOLD, Canvas, Sprite, seen_at

tr = in_context("Table")
STEPS: Final[dict[int, int]] = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Down: 1,
    Qt.Key.Key_Home: -2,
    Qt.Key.Key_End: 2,
}
"""Keys that move within an area, and by how many rows; -2 and 2 move to its ends."""


class TableButton(QPushButton):
    """A button on the table."""

    def __init__(self, text: str, parent: QWidget) -> None:
        super().__init__(text, parent)
        self.setAutoDefault(True)  # so that Return presses it, too

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leaves the arrow keys to the parent, and ignores a held key meant for the last button."""
        if event.isAutoRepeat() or event.key() in STEPS:
            event.ignore()
        else:
            super().keyPressEvent(event)


class EdgeTab(TableButton):
    """A button at the right edge of the table, with its text rotated upwards."""

    def sizeHint(self) -> QSize:
        return super().sizeHint().transposed()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, option = QStylePainter(self), QStyleOptionButton()
        self.initStyleOption(option)
        option.rect = self.rect().transposed()
        painter.rotate(-90)
        painter.translate(-self.height(), 0)
        painter.drawControl(QStyle.ControlElement.CE_PushButton, option)


# --------------------------------------------------------------------------- the row over the hand

REMARK_MS: Final = 9_000
"""How long a remark stays: enough to read two short sentences twice."""

Kind = Literal["preview", "remark", "hint", "prompt"]
"""The preview of a drop or click, a remark, a hint, and whose move it is. The first that is not
empty is shown, but a remark that refuses a move comes before everything."""


class Caption(QObject):
    """Decides which sentence stands over the hand."""

    changed = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._says: dict[Kind, Callable[[], str]] = dict.fromkeys(get_args(Kind), str)
        self.asks_why = False
        """Whether the remark is a refusal, whose rule can be read in the handbook."""
        self._timer = QTimer(self, singleShot=True, interval=REMARK_MS)
        self._timer.timeout.connect(self.clear_remark)
        self.may_expire: Callable[[], bool] = lambda: True

    def kind(self) -> Kind:
        if self.asks_why:  # rather than a preview of what the pointer still rests on
            return "remark"
        return next((kind for kind, say in self._says.items() if say()), "prompt")

    def text(self) -> str:
        return self._says[self.kind()]()

    def say(self, kind: Kind, text: str) -> None:
        """Sets the sentence of this kind; empty for none."""
        if text != self._says[kind]():
            self._says[kind] = lambda: text
            self.changed.emit()

    def clear_remark(self) -> None:
        """Removes the remark, unless its time is up and ``may_expire`` asks for more."""
        if self._says["remark"] is str:
            return
        if not self._timer.isActive() and not self.may_expire():
            self._timer.start()  # the player is about to press the button beside it
            return
        self._timer.stop()
        self._says["remark"], self.asks_why = str, False
        self.changed.emit()

    def remark(self, say: Callable[[], str], *, asks_why: bool = False) -> None:
        """Shows a remark for a while. ``say`` returns it in the current language.

        ``asks_why``: offer to read the rule behind it.
        """
        self._says["remark"], self.asks_why = say, asks_why
        self._timer.start()
        self.changed.emit()


SENTENCE_SIZES: Final = ((19, 1), (17, 1), (14, 2), (12, 3))
"""Font sizes of the sentence in units of text, each with the number of lines that fit."""
REASON_SIZES: Final = ((14, 1), (12, 2))
"""The same for its reason, which stands below the sentence and its buttons."""
Tone = Literal["plain", "note", "drop", "reason"]
"""A note has a paper background, a drop's preview a translucent one; a reason is in a lighter
weight."""


ROOM: Final = "\u00a0"
"""Put at both sides of a card's name as padding for its ivory slip; lines do not break there."""
SLIP_HIGH, SLIP_LOW = 1.2, 0.05
"""The slip's height and its offset below the middle of the line, in font sizes: the tail of a Q
is on it."""


def fit_sentence(
    text: str, width: float, t: float, tone: Tone = "plain", high: float = inf
) -> tuple[list[str], float, float]:
    """Wraps the text in the largest size that fits: its lines, size, and width in pixels.

    Text that fits in no size is elided. There is at least one line, even if ``high`` has no room.
    """
    text = re.sub(f"\\w+[{SUIT_SIGNS}]", f"{ROOM}\\g<0>{ROOM}", text)
    lines, size, used = [text], 0.0, 0.0
    for size, usual in REASON_SIZES if tone == "reason" else SENTENCE_SIZES:
        most = max(1, int(min(usual, high / _line_height(size, t))))
        metrics = QFontMetricsF(_font(size * t, tone))
        whole = _wrap_words(text, metrics, width)
        last, dots = min(most, len(whole)) - 1, Qt.TextElideMode.ElideRight
        kept = (*whole[:last], " ".join(whole[last:]))
        lines = [metrics.elidedText(line, dots, width) for line in kept]
        used = max(map(metrics.horizontalAdvance, lines))
        if lines == whole and _line_height(size, t) * len(lines) <= high:
            break
    return lines, size, used


def _wrap_words(text: str, metrics: QFontMetricsF, width: float) -> list[str]:
    """The text in lines no wider than this, each with at least one word."""
    first, *words = text.split(" ")
    lines = [first]
    for word in words:
        longer = f"{lines[-1]} {word}"
        fits = metrics.horizontalAdvance(longer) <= width
        lines[-1:] = [longer] if fits else [lines[-1], word]
    return lines


def _font(size: float, tone: Tone) -> QFont:
    return text_font(size) if tone == "reason" else text_font(size, BOLD)


def _line_height(size: float, t: float) -> float:
    """The line spacing in pixels."""
    return 1.45 * size * t


def draw_sentence(lines: Sequence[str], size: float, tone: Tone, t: float, art: CardArt) -> Drawn:
    """Draws these lines, with the names of cards on slips of ivory."""
    font = _font(size * t, tone)
    wide = QFontMetricsF(font).horizontalAdvance
    width = max(1.0, *map(wide, lines))
    step = _line_height(size, t)
    high, slip = step * len(lines), SLIP_HIGH * size * t
    top, side, rim = (34 * t - high) / 2, 9 * t, 4 * t
    note = Box(-side, top - rim, width + 2 * side, high + 2 * rim)
    canvas = Canvas(note._replace(h=note.h + 2), art)
    painter = canvas.painter
    painter.setFont(font)
    pad, corner = wide(ROOM), 0.18 * size * t
    flags = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip  # or a Q's tail is cut off
    theme, papers = art.theme, {"note": CARD_EDGES[1], "drop": art.theme.panel}
    inks = {"plain": theme.text, "drop": theme.text, "note": INK, "reason": theme.text_quiet}
    for down, paper in (1, QColor(0, 0, 0, 60)), (0, QColor(papers.get(tone, ""))):
        if tone in papers:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(paper)
            painter.drawRoundedRect(QRectF(*note).translated(0, down), 6 * t, 6 * t)
    for nth, line in enumerate(lines):
        start, y = (width - wide(line)) / 2, top + nth * step
        for part in _PARTS.finditer(line):
            x, end = (start + wide(line[:at]) for at in part.span())
            ink = inks[tone]
            if part[1]:  # the name of a card, in its own colours on ivory
                above = (step - slip) / 2 + SLIP_LOW * size * t
                under = QRectF(x - pad, y + above, end - x + 2 * pad, slip)
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(QColor(IVORY))
                painter.drawRoundedRect(under, corner, corner)
                ink = art.suit_colour(SUITS[SUIT_SIGNS.index(part[1])])
            painter.setPen(QColor(ink))
            painter.drawText(QRectF(x, y, end - x + 4, step), flags, part[0])
    return canvas.done()


BUTTON_HEIGHT: Final = 38.0
"""The height of a button in the row, in units of text."""
_PARTS: Final = re.compile(f"\\w+([{SUIT_SIGNS}])|(?:(?!\\b\\w+[{SUIT_SIGNS}]).)+")
"""Splits a sentence into names of cards, with the suit as group 1, and the text between them."""


class ActionBar(QObject):
    """The sentence over the hand with its buttons, and the buttons in the corner."""

    wanted = Signal(object)
    """A tuple of moves to play; several to choose from."""

    def __init__(self, scene: TableScene, view: QGraphicsView) -> None:
        super().__init__(view)
        self._scene, self._state, self.view = scene, scene.state, view
        self._held = False
        """Whether cards are being dragged."""
        self._actions: dict[QPushButton, QAction] = {}
        """The window's actions that buttons trigger."""
        self._hint_shown = False
        """Whether a hint that can be followed is shown."""
        self.caption = Caption(self)
        self.sentence = scene.add(Sprite(Layer.SEATS))
        self.reason = scene.add(Sprite(Layer.SEATS))
        self._texts: dict[QPushButton, str] = {}
        self.buttons: list[QPushButton] = []
        """All buttons, hidden ones too, from left to right."""
        self.plays: dict[QPushButton, Callable[[], tuple[Move, ...]]] = {}
        """For each button that plays: a function that returns its moves in this position."""
        self.why = self._button("quiet", "Why?")
        self.do_it = self._button("primary", "Do it")
        state = scene.state
        self.call = self._move_button("primary", lambda: state.targets.calls, "Rommy!")
        self.let_pass = self._button("quiet", "Let it pass")
        self.meld = self._move_button("primary", lambda: self._zones().get(NEW_MELD, ()))
        self.lay_off = self._move_button("primary", self._lay_off_moves)
        self.discard = self._move_button("quiet", lambda: self._zones().get(DISCARD, ()), "Discard")
        self.lay_all = self._button("quiet")
        self.whole_pile = self._move_button("quiet", self._whole_pile_moves)
        self.peek = self._move_button("quiet", lambda: state.targets.basic.get("peek", ()))
        self.concede = self._move_button("quiet", lambda: state.targets.basic.get("concede", ()))
        self.pass_ = self._move_button("quiet", lambda: state.targets.basic.get("pass", ()), "Pass")
        self.next_round = self._button("primary", "Next round")
        self.scores = self._button("quiet", "Scores")
        self.row = tuple(self.buttons)
        """The buttons beside the sentence."""
        self.sorts = {mode: self._sort_button(mode) for mode in ORDERS if ORDERS[mode].text}
        self.hint = self._button("corner", "Hint")
        self.undo = self._button("corner", "Undo")
        self.moves = self._button("tab", "Moves", EdgeTab)
        self.moves.setCheckable(True)
        self.moves.toggled.connect(self._place_row)  # which has less room beside the list
        self.corner = self.buttons[len(self.row) :]
        """The buttons in the corner and the tab, which stay visible while cards are held."""
        self._offered: frozenset[QPushButton] = frozenset()
        """The buttons that do something in this position."""
        self.calling = False
        """Whether a call can be let pass."""
        self.caption.changed.connect(self._place_row)
        self.caption.may_expire = lambda: not (self.why.hasFocus() or self.why.underMouse())
        state.hand.sort_mode_changed.connect(self.place)
        self.retranslate()

    def _button(
        self, kind: str, words: English = "", made: type[TableButton] = TableButton
    ) -> QPushButton:
        button = made("", self.view.viewport())  # as a child of it, a screen reader finds it
        button.setProperty("kind", kind)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setCursor(Qt.CursorShape.PointingHandCursor)
        button.hide()
        self.buttons.append(button)
        if words:
            self._texts[button] = words
        return button

    def _move_button(
        self, kind: str, moves: Callable[[], tuple[Move, ...]], words: English = ""
    ) -> QPushButton:
        button = self._button(kind, words)
        button.clicked.connect(lambda _checked: self.wanted.emit(moves()))
        self.plays[button] = moves
        return button

    def _sort_button(self, mode: str) -> QPushButton:
        button = self._button("corner", ORDERS[mode].text)
        button.clicked.connect(lambda _checked: self._state.hand.sort_by(mode))
        button.clicked.connect(self.place)  # stays checked when it is clicked again
        button.setCheckable(True)
        return button

    # ------------------------------------------------------------------ words

    def offer(self, button: QPushButton, action: QAction) -> None:
        """Makes a button trigger an action of the window, while the action is enabled."""
        self._actions[button] = action
        button.clicked.connect(action.trigger)
        action.changed.connect(self._show_shortcuts)
        self._show_shortcuts()

    def _show_shortcuts(self) -> None:
        tips = {self.why: tr("Read the rule behind this in the handbook")}
        for button, action in self._actions.items():
            tip = tips.get(button, action.text().replace("&", ""))
            keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            button.setToolTip(f"{tip} ({keys})" if keys else tip)
        self.place()

    def retranslate(self) -> None:
        view = self._state.view
        for button, words in self._texts.items():
            button.setText(tr(words))
        false: English = "Call the last discard; a false call costs %n point(s)"
        self.call.setToolTip(tr(false, view.false_call_price))
        self.lay_all.setToolTip(tr("Lay every meld and lay off what fits"))
        self.concede.setText(tr("Pay %n point(s)", view.duty_price))
        price = points_text(-(view.peek_price or 0))
        self.peek.setText(tr("Look into the pile ({points})", points=price))
        for mode, button in self.sorts.items():
            button.setToolTip(tr(ORDERS[mode].tip))
            button.setAccessibleName(button.toolTip())
        self._show_shortcuts()

    # ---------------------------------------------------------------- offering

    def refresh(self) -> None:
        """Offers the buttons that do something in this position with the selected cards.

        Until everything has been animated, no button is added and no text changes.
        """
        state, over, told = self._state, self._state.view.over, self._scene.teller.all_told
        known = {(button, button.text()) for button in self._offered}
        moves = {button: find() for button, find in self.plays.items()}
        swaps = all(move.kind == "swap" for move in moves[self.lay_off])
        self._show_gain(self.meld, tr("Meld"), moves[self.meld])
        word = tr("Swap") if swaps else tr("Lay off")
        self._show_gain(self.lay_off, word, moves[self.lay_off])
        alone = not (moves[self.meld] or moves[self.lay_off])
        set_styled(self.discard, "kind", "primary" if alone else "quiet")
        if pile := moves[self.whole_pile]:  # with what it costs or may cost, as in a hint
            self.whole_pile.setText(way_text(pile, state.view).removesuffix("."))
            self.whole_pile.setToolTip(drop_text(pile, state.view))
        lays: Sequence[Move] = ()
        if state.my_turn and not state.hand.selection:
            lays, gain = all_layings(state.view)
            self.lay_all.setText(tr("Lay all ({points})", points=points_text(gain)))
        offers = {
            **{button: bool(found) for button, found in moves.items()},
            self.call: state.may_call,
            self.let_pass: self.calling,
            self.lay_all: bool(lays),
            self.next_round: over and not state.source.game.last_round,
            self.scores: over,
        }
        set_styled(self.scores, "kind", "quiet" if offers[self.next_round] else "primary")
        self._offered = frozenset(
            button
            for button, offered in offers.items()
            if offered and (told or (button, button.text()) in known)
        )
        self.place()

    def advise(self, text: str, details: str, *, follow: bool) -> None:
        """Shows a hint in place of any remark, with a button to ``follow`` it; empty for none."""
        self._hint_shown = follow
        self.do_it.setToolTip(details)
        with QSignalBlocker(self.caption):  # laid out only once, below
            if text:
                self.caption.clear_remark()
            self.caption.say("hint", text)
        self.place()

    def _show_gain(self, button: QPushButton, word: str, moves: tuple[Move, ...]) -> None:
        """Writes on the button what its moves would score, where that is certain."""
        if moves:
            gain = sure_gain(moves, self._state.view)
            button.setText(word if gain is None else f"{word} ({points_text(gain)})")
            button.setToolTip(drop_text(moves, self._state.view))
            button.setAccessibleDescription(drop_text(moves, self._state.view, SPOKEN))

    def _zones(self) -> dict[Zone, tuple[Move, ...]]:
        return self._state.targets.for_cards(self._state.hand.selection)

    def _lay_off_moves(self) -> tuple[Move, ...]:
        zones = self._zones().items()
        return tuple(m for zone, moves in zones if zone.kind == "meld" for m in moves)

    def _whole_pile_moves(self) -> tuple[Move, ...]:
        """Taking a stacked pile as a whole, which none of its visible cards stands for."""
        shown, take = self._state.discards.values, self._state.targets.take
        return tuple(move for card, move in take.items() if card not in shown)

    # ----------------------------------------------------------------- placing

    def place(self) -> None:
        if self.view.isVisible():
            self._place_corner()
            self._place_row()

    def _hide_others(self, buttons: Sequence[QPushButton]) -> list[QPushButton]:
        """Returns those of the buttons that should be visible, and hides the others."""
        shown = self._visible()
        for button in buttons:
            if button not in shown and not button.isHidden():
                if button.hasFocus():  # to the cards, as Qt would pass it to the next button
                    self.view.setFocus()
                button.hide()
        return [button for button in buttons if button in shown]

    def _visible(self) -> set[QPushButton]:
        state, told = self._state, self._scene.teller.all_told
        useful, able = {self.undo}, {b for b, action in self._actions.items() if action.isEnabled()}
        if (told or not self.hint.isHidden()) and (state.my_turn or state.may_call):
            useful.add(self.hint)
        shown = {self.moves} | (useful & able)
        if not (told and state.view.over):  # after a round there is no hand to sort
            shown |= set(self.sorts.values())
        if self._held:  # nothing else can be clicked during a drag
            return shown
        if self.caption.asks_why and self.why in able:
            shown.add(self.why)
        if self._hint_shown:  # only the hint's button, or those of a call, which cannot wait
            hint = {self.do_it} if self.caption.kind() == "hint" else set()
            return shown | (self._offered & {self.call, self.let_pass} or hint)
        return shown | (self._offered - ({self.scores} - able))

    def _place_row(self) -> None:
        """Places sentence and buttons on the axis; a reason below does not move the sentence."""
        if not self.view.isVisible():
            return
        shown = self._hide_others(self.row)
        art, arrangement, t = self._scene.art, self._scene.arrangement, self._scene.arrangement.t
        row = self._row_box()
        gap, zoom = 10 * t, self.view.transform().m11()
        kind = self.caption.kind()
        said = "" if self._held and kind == "prompt" else self.caption.text()
        text, _, why = said.partition("\n")
        widths = [button.sizeHint().width() / zoom for button in shown]
        buttons_width = sum(widths) + gap * len(shown) + (12 * t if shown else 0)
        fit = partial(fit_sentence, text, max(36 * t, row.w - buttons_width), t)
        lines, size, text_width = fit()
        least = _line_height(min(size, SENTENCE_SIZES[1][0]), t) * len(lines)
        below = _line_height(REASON_SIZES[-1][0], t)
        has_reason = bool(why) and row.h + BELOW * t >= least + below  # else it would cover cards
        if has_reason and len(lines) == 1:  # one line also fits in a smaller size
            lines, size, text_width = fit(high=max(least, row.h - below))
        needed = max(TARGET, _line_height(size, t) * len(lines))
        below = min(_line_height(REASON_SIZES[0][0], t), max(0.0, row.h - needed))
        if has_reason:
            whys, small, _ = fit_sentence(why, row.w, t, "reason", row.h - needed)
            below = _line_height(small, t) * len(whys)
            self.reason.show_drawn(art, draw_sentence, tuple(whys), small, "reason", t, kept=True)
            self.reason.setY(round(row.bottom - below / 2 - 17 * t))
        self.reason.setVisible(has_reason)
        room = max(needed, row.h - below)
        middle, high = row.bottom - below - room / 2, BUTTON_HEIGHT * t
        if has_reason:
            high = min(high, max(TARGET, room - 2 * t))
        tone: Tone = "note" if kind == "remark" else "drop" if self._held and text else "plain"
        self.sentence.setZValue(Layer.TAG if self._held else Layer.SEATS)
        self.sentence.show_drawn(art, draw_sentence, tuple(lines), size, tone, t, kept=True)

        def centred(wide: float) -> float:
            return max(row.x, min(arrangement.size.axis - wide / 2, row.right - wide))

        x, reason = centred(text_width + buttons_width), self.reason.boundingRect()
        self.sentence.setPos(round(x), round(middle - 17 * t))
        self.reason.setX(round(centred(reason.width()) - reason.x()))
        x += text_width + (12 * t if text_width else 0)
        for button, width in zip(shown, widths, strict=True):
            x += gap
            at, height = self.view.mapFromScene(QPointF(x, middle)), round(high * zoom)
            button.setGeometry(at.x(), at.y() - height // 2, round(width * zoom), height)
            button.show()
            x += width
        self._make_one_stop()

    def _row_box(self) -> Box:
        """The room for sentence and buttons."""
        arrangement, t = self._scene.arrangement, self._scene.arrangement.t
        row = arrangement.sentence if self._hint_shown else arrangement.row
        if arrangement.size.broad and self.moves.isChecked():
            row = row._replace(w=min(row.right, arrangement.drawer.x - 20 * t) - row.x)
        return row

    def draw_ahead(self, text: str) -> None:
        """Draws the preview of a drop into the cache of the art, as it will be shown."""
        art, t = self._scene.art, self._scene.arrangement.t
        lines, size, _ = fit_sentence(text, max(36 * t, self._row_box().w), t)
        art.shared(draw_sentence, tuple(lines), size, "drop", t)

    def set_held(self, held: bool) -> None:
        """Sets whether cards are held, so that the preview of their drop is drawn over them."""
        if held is not self._held:
            self._held = held
            self._place_row()

    def _make_one_stop(self) -> None:
        """Lets Tab stop at the first visible button only; arrow keys lead to the others."""
        policy = Qt.FocusPolicy.TabFocus
        for button in self.buttons:
            if not button.isHidden():
                button.setFocusPolicy(policy)
                policy = Qt.FocusPolicy.NoFocus

    def _place_corner(self) -> None:
        """Places the tab, and the corner's two right-aligned rows in the largest font that fits."""
        box, zoom = self._scene.arrangement.size.corner, self.view.transform().m11()
        corner, high = self.view.mapFromScene(QPointF(box.right, box.bottom)), box.h / 2 * zoom
        for mode, button in self.sorts.items():
            button.setChecked(mode == self._state.hand.sort_mode)
        for button in self._hide_others(self.corner):
            button.show()
        self.moves.setGeometry(seen_at(self.view, self._scene.arrangement.size.tab))
        rows = [*self.sorts.values()], [self.hint, self.undo]
        font, t = QFont(self.hint.font()), self._scene.arrangement.t * zoom
        widths, letters = list[list[int]](), 0
        font.setWeight(BOLD)
        for letters, pad in (14, 7), (14, 4), (12, 1):
            font.setPixelSize(max(SMALLEST_TEXT, round(letters * t)))
            text, around = QFontMetricsF(font).horizontalAdvance, 2 * max(1, round(pad * t)) + 1
            widths = [[ceil(text(b.text())) + around for b in row] for row in rows]
            if max(map(sum, widths)) <= box.w * zoom:
                break
        for button in self.corner:
            set_styled(button, "tight", letters == 12)
        for nth, (row, wides) in enumerate(zip(rows, widths, strict=True), 1):
            x, y = corner.x() - sum(wides), corner.y() - nth * high
            for button, wide in zip(row, wides, strict=True):
                button.setGeometry(x, round(y), wide, ceil(high))
                x += wide


# ------------------------------------------------------------------------------- a question

CARDS_IN_LINE: Final = 16
ANSWER_CHIP: Final = 26.0
"""The height in pixels of a small card beside an answer."""


class Chooser(QFrame):
    """A frame with a question and a button for each answer."""

    chosen = Signal(object)
    pointed = Signal(object)
    """The ``Move`` whose answer has the pointer or focus, or None."""

    def __init__(self, art: CardArt, parent: QWidget) -> None:
        super().__init__(parent)
        self._table = parent
        self.setObjectName("chooser")
        self.setAttribute(Qt.WidgetAttribute.WA_NoMousePropagation)
        self._before: QWidget | None = None
        """The widget that had the focus before the question."""
        self._art = art
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(14, 12, 14, 12)
        self._column.setSpacing(6)
        self.buttons: list[QPushButton] = []
        self.hide()

    def ask(
        self,
        question: str,
        moves: Sequence[Move],
        view: View,
        refuse: str = "",
        shown: Sequence[Card] = (),
    ) -> None:
        """Asks which of these moves to play.

        ``refuse``: the text of the answer for none, which then has the focus.
        ``shown``: cards to show below the question.
        """
        self.dismiss()  # hidden, so that the new question is sized before it is shown
        self.buttons.clear()
        while (entry := self._column.takeAt(0)) is not None:
            if (widget := entry.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        self._column.addWidget(plain_label(question, self, objectName="question"))
        for at in range(0, len(shown), CARDS_IN_LINE):
            line, cards = plain_label("", self), shown[at : at + CARDS_IN_LINE]
            line.setPixmap(self._picture(cards))
            line.setAccessibleName(spoken_cards(cards))
            self._column.addWidget(line)
        for move in moves:
            answer = self._add(choice_text(move, view), move)
            answer.setAccessibleName(choice_text(move, view, SPOKEN))
            if meld := view.after(move).meld:  # with the new cards in place
                picture = self._picture(meld.cards, ends=3)
                answer.setIcon(QIcon(picture))
                answer.setIconSize(picture.deviceIndependentSize().toSize())
        self._add(refuse or translate("Choices", "None of these"), None)
        focus = QApplication.focusWidget()
        self._before = focus if focus is not None and self._table.isAncestorOf(focus) else None
        self.adjustSize()
        self.show()
        self.raise_()
        self.buttons[-1 if refuse else 0].setFocus(Qt.FocusReason.PopupFocusReason)

    def _add(self, text: str, move: Move | None) -> QPushButton:
        button = _Answer(text, self)
        button.reached.connect(lambda: self.pointed.emit(move))
        button.clicked.connect(self.dismiss)
        if move is not None:
            button.clicked.connect(lambda _checked: self.chosen.emit(move))
        self._column.addWidget(button)
        self.buttons.append(button)
        return button

    def _picture(self, cards: Sequence[Card], ends: int = CARDS_IN_LINE) -> QPixmap:
        """The cards in a line; of many only ``ends`` from both ends, and a dash between."""
        chips = [self._art.chip(card, ANSWER_CHIP) for card in cards]
        if len(cards) > 2 * ends + 1:
            chips[ends:-ends] = [self._art.slip("–", ANSWER_CHIP, INK)]
        xs = [*accumulate((width_of(chip) + 2 for chip in chips), initial=1.0)]
        pixmap = clear_pixmap(ceil(xs[-1]), ceil(ANSWER_CHIP) + 3, self._art.style.ratio)
        with QPainter(pixmap) as painter:
            for chip, x in zip(chips, xs, strict=False):
                painter.drawPixmap(QPointF(x, 1), chip)
        return pixmap

    def dismiss(self) -> None:
        """Closes the question without an answer, and gives the focus back."""
        if not self.isVisible():
            return
        if self.holds(QApplication.focusWidget()):
            before = self._before
            back = before if before is not None and before.isVisible() else self._table
            back.setFocus(Qt.FocusReason.PopupFocusReason)
        self.hide()
        self.pointed.emit(None)

    def holds(self, widget: QWidget | None) -> bool:
        return widget in self.buttons

    def focused(self) -> int:
        """The index of the answer with the focus, or 0."""
        return next((at for at, answer in enumerate(self.buttons) if answer.hasFocus()), 0)

    def step(self, by: int) -> None:
        self.buttons[(self.focused() + by) % len(self.buttons)].setFocus(
            Qt.FocusReason.TabFocusReason
        )


class _Answer(TableButton):
    """A button that emits ``reached`` when the pointer or the focus comes to it."""

    reached = Signal()

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.setFocus(Qt.FocusReason.MouseFocusReason)  # so that only one answer is highlighted

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.reached.emit()


# ------------------------------------------------------------------------------- the list of turns

LINE: Final = 22.0
"""The line spacing of a row, in units of text."""


class MovesList(QListView):
    """The turns of the round; it scrolls to the last one on every change."""

    pointed = Signal(object)
    """A tuple with the cards of the row that is current or under the pointer; empty for none."""

    def __init__(self, turns: TurnsModel, state: TableState, art: CardArt, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("moves")
        self.t, self._box = 1.0, QRect()
        # Before the model is set, as this measures all rows.
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setModel(turns)
        self.setItemDelegate(_TurnDelegate(state, art, self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        localize(self, lambda: self.setAccessibleName(tr("What happened")))
        self.setAttribute(Qt.WidgetAttribute.WA_NoMousePropagation)
        self.setMouseTracking(True)
        self.entered.connect(self._emit_pointed)
        self.viewportEntered.connect(lambda: self.pointed.emit(()))
        self.selectionModel().currentChanged.connect(self._current_changed)
        self._scroll = QTimer(self, singleShot=True, interval=0)
        self._scroll.timeout.connect(self.show_end)
        turns.rowsInserted.connect(self._scroll.start)
        turns.rowsRemoved.connect(self._scroll.start)
        turns.dataChanged.connect(self._scroll.start)
        self.hide()

    def show_in(self, box: QRect, t: float) -> None:
        """Shows the list at the bottom of this box; ``t``: pixels per unit of text."""
        if self.isHidden() or (t, box) != (self.t, self._box):
            self.t, self._box = t, box
            self.show()
            self.show_end()

    def doItemsLayout(self) -> None:
        if not self.isHidden():  # Qt calls it on each change of style, and measures all rows
            super().doItemsLayout()

    def _emit_pointed(self, index: Index) -> None:
        row = index.data(ValueRole)
        self.pointed.emit(() if row is None else row.cards)

    def _current_changed(self, index: Index) -> None:
        if self.hasFocus():  # else Qt replaced a current row that was removed
            self._emit_pointed(index)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.pointed.emit(())

    def focusInEvent(self, event: QFocusEvent) -> None:
        if not self.currentIndex().isValid():
            self.setCurrentIndex(self.model().index(self.model().rowCount() - 1, 0))
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.selectionModel().clear()  # to screen readers Qt reports a current row as focused
        self.pointed.emit(())

    def show_end(self) -> None:
        """Scrolls to the last turn, in a list as high as its rows or the box."""
        if self.isHidden():
            return  # rows are measured when the list is shown
        self.setGeometry(self._box)  # rows are measured in its full width
        rows = sum(map(self.sizeHintForRow, range(self.model().rowCount())))
        high = rows and rows + self.height() - self.contentsRect().height()
        self.setGeometry(self._box.adjusted(0, max(0, self._box.height() - high), 0, 0))
        self.doItemsLayout()
        self.scrollToBottom()

    def text_width(self) -> int:
        """The width of a row in pixels."""
        return self.contentsRect().width() - 10


class _TurnDelegate(QStyledItemDelegate):
    """Draws a turn: the player's name, then words and small cards, wrapped into lines."""

    def __init__(self, state: TableState, art: CardArt, parent: MovesList) -> None:
        super().__init__(parent)
        self._state = state
        self._art = art
        self._list = parent
        self._lines = lru_cache(maxsize=200)(self._row_lines)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        width, t = self._list.text_width(), self._list.t
        lines = self._lines(index.data(ValueRole), width, t, self._art.version)[1]
        return QSize(width, round((LINE * len(lines) + 5) * t))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paints a row; a line that the upper edge of the list cuts fades out."""
        row, box, art, t = index.data(ValueRole), option.rect, self._art, self._list.t
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(box.topLeft())
        if self._list.hasFocus() and self._list.currentIndex() == index:
            painter.setPen(QPen(QColor(INK), 1))
            painter.drawRoundedRect(QRectF(0.5, 0.5, box.width() - 1, box.height() - 1), 4, 4)
        if row.seat is not None:
            number = self._state.threads[row.seat]
            painter.save()
            painter.translate(4 * t, box.height() - 3 * t)
            painter.rotate(-90)
            draw_yarn(painter, YarnLine(0, box.height() - 6 * t, 0, 2.8 * t), ON_PAPER, number)
            painter.restore()
        name, lines, column = self._lines(row, self._list.text_width(), t, art.version)
        bold = column._replace(font=text_font(QUIET * t, BOLD))
        for nth, line in enumerate(lines):
            y = (2 + LINE * nth) * t
            painter.setOpacity(min(1.0, max(0.0, 1 + 2 * (box.y() + y) / (LINE * t))))
            if nth == 0:
                painter.setPen(QColor(INK))
                draw_line(painter, [(12 * t, name)], QPointF(0, y), bold)
            painter.setPen(QColor(INK_QUIET))
            draw_line(painter, line, QPointF(0, y), column)
        painter.restore()

    def _row_lines(
        self, row: TurnRow, width: int, t: float, _version: object
    ) -> tuple[str, list[TextLine], TextColumn]:
        """The elided name, the lines, and their column; ``_version`` is for the cache alone."""
        bold, name, x = QFontMetricsF(text_font(QUIET * t, BOLD)), "", 12 * t
        if row.seat is not None:
            name = self._state.texts.name(row.seat)
            name = bold.elidedText(name, Qt.TextElideMode.ElideRight, 0.4 * width)
            x += bold.horizontalAdvance(name) + 8 * t
        column = TextColumn(text_font(QUIET * t), t, x, 22 * t, width)
        return name, break_lines(row.parts, column, self._art)[0], column
