"""The page of a replay: the table, which only shows, the bar that steers it, and the review."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Annotated, Any, Final

from PySide6.QtCore import QEvent, QRect, QRectF, QSignalBlocker, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAction,
    QColor,
    QFocusEvent,
    QFont,
    QIcon,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QTransform,
)
from PySide6.QtWidgets import (
    QCheckBox,
    QFrame,
    QPushButton,
    QSlider,
    QStyle,
    QStyleOptionSlider,
    QToolButton,
    QWidget,
)

from rummy_qt.engine import Move, View
from rummy_qt.engine.moves import LAYING
from rummy_qt.play.company import seat_numbers, seated
from rummy_qt.play.review import Decision, Reviewed
from rummy_qt.play.round_replay import RoundReplay
from rummy_qt.records.sentences import Sentence
from rummy_qt.records.texts import Said
from rummy_qt.ui.actions import with_keys
from rummy_qt.ui.background import later
from rummy_qt.ui.bridge import TableSource
from rummy_qt.ui.drawings import drawn, recoloured, smooth_painter, with_alpha
from rummy_qt.ui.fonts import beside_letters
from rummy_qt.ui.models.rows import Cell
from rummy_qt.ui.plain_text import plain_label
from rummy_qt.ui.preferences import Preferences
from rummy_qt.ui.reviewing import Reviewing
from rummy_qt.ui.table.arrangement import SMALLEST, Look
from rummy_qt.ui.table.table_view import TableView
from rummy_qt.ui.theme import DARK_THREADS, RIM
from rummy_qt.ui.words import review as words
from rummy_qt.ui.words.cards import SPOKEN, WRITTEN, Naming
from rummy_qt.ui.words.hints import way_text
from rummy_qt.ui.words.language import in_context, retold, translate
from rummy_qt.ui.words.notices import told

from .chart import LineChart, Series
from .fields import ComboBox
from .labels import HEAD, quiet_label, sized, tell, title_label
from .look import current_theme
from .page_dialog import PageArea, lay_paper
from .parts import GAP, NEAR, Spring, across, break_rows, down, fill, make, push_button, put
from .portraits import row_of_faces, row_size
from .tables import PaperTable, card_label, choose_row, red_suits

tr = in_context("Review")
_NARROWEST: Final = 260
_TABLE, _PANEL = 3, 1
"""Their shares of the page."""
_LINE: Final = 24
"""Letters in a line of a button."""
_NUMBERS: Final = 62
_FACE: Final = 17
"""Points of the ring of a face in the choice of players."""


class ReviewPanel(QFrame):
    """Everything that there is to say of one seat in the round that is shown."""

    def __init__(self, replay: ReplayPage) -> None:
        super().__init__(replay)
        self.setObjectName("review_panel")
        self._replay, self._game = replay, replay.game
        self._name = replay.table.state.teller.name
        self._reviewing = Reviewing(self)
        self._review: Reviewed | None = None
        self._rows: list[Decision] = []
        self._begun_with = -1
        """The decision that was told first, by its moment."""
        self._trouble: Sentence | None = None
        self.title = title_label("", self, HEAD)
        self.seats = self._make_seats()
        self.progress = quiet_label("", self, objectName="review_progress")
        self.paper = lay_paper(self)
        self.result = title_label("", self.paper, 1.0, wordWrap=True)
        self.notes = quiet_label("", self.paper)
        """Of luck, of who judged, and of what others made of the same deal."""
        self.course = quiet_label("", self.paper)
        self.chart = LineChart(self.paper)
        self.chart.setFixedHeight(130)
        self.table = self._make_table()
        self.headline = card_label(self.paper, "review_headline", QFont.Weight.DemiBold)
        self.words = card_label(self.paper, "review_words")
        self.rest_button = push_button(self, "review_rest", self.begin)
        self.rest_button.hide()
        self.try_button = push_button(self, "review_try", self._turn_trying)
        self.play_button = push_button(self, "review_play_on", partial(self._play_on, fresh=False))
        self.fresh_button = push_button(self, "review_fresh", partial(self._play_on, fresh=True))
        self._lay_out()
        self._connect()
        retold(self, self._say)

    # -------------------------------------------------------------------- building

    def _make_seats(self) -> ComboBox:
        seats = self._game.seats
        box = ComboBox(self, "review_seat", range(len(seats)))
        box.setIconSize(row_size(1, _FACE))
        for seat, who in enumerate(seated(seats)):
            face = QIcon(row_of_faces([who], _FACE, current_theme(), self.devicePixelRatioF()))
            box.setItemIcon(seat, face)
        box.setCurrentIndex(self._game.person or 0)
        box.setMaximumWidth(200)  # of a longer name there are dots
        return box

    def _make_table(self) -> PaperTable:
        table = PaperTable("review_decisions", self.paper, 1, wraps=True)
        header = table.horizontalHeader()
        header.setMinimumSectionSize(_NUMBERS)
        header.sectionResized.connect(lambda *_: later(self, 0, self._give_room))
        table.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        return table

    def _lay_out(self) -> None:
        self._round = QWidget(self.paper)
        """What there is to say of all of the round."""
        texts = self.notes, self.course
        fill(self._round, down(self.result, self.table, *texts, self.chart, gap=NEAR // 2), 0)
        fill(self.paper, down(self.headline, self.words, self._round), NEAR)
        area = PageArea(self)
        onwards = down(self.play_button, self.fresh_button, gap=NEAR // 2)
        fill(area.inner, down(self.paper, onwards, Spring()), 0, 0, NEAR, 0)
        foot = down(self.rest_button, self.try_button, gap=NEAR // 2)
        head = across((self.title, 1), self.seats)
        column = down(head, self.progress, (area, 1), foot)
        column.addStrut(_NARROWEST - 2 * GAP)
        fill(self, column, GAP, NEAR, GAP, NEAR)

    def _connect(self) -> None:
        self._reviewing.changed.connect(self._on_review)
        self._reviewing.failed.connect(self._on_trouble)
        self._reviewing.tried.connect(self._on_answer)
        self.seats.currentIndexChanged.connect(lambda _: self.begin())
        self.table.selectionModel().currentRowChanged.connect(self._on_row)
        self._game.tried.connect(self._on_tried)
        self._replay.table.state.source.changed.connect(self._on_moved)

    def _say(self) -> None:
        self.title.setText(tr("Review"))
        self.seats.setAccessibleName(tr("Player"))
        self.seats.say(self._name)
        self.table.setAccessibleName(tr("Decisions, the costliest first"))
        self.course.setText(tr("Expected result, decision by decision"))
        self.chart.setAccessibleName(self.course.text())
        self.rest_button.setText(tr("&Judge the rest"))
        self.play_button.setText(textwrap.fill(tr("&Play on with the same cards"), _LINE))
        self.fresh_button.setText(textwrap.fill(tr("Play on with &fresh hidden cards"), _LINE))
        for button in (self.play_button, self.fresh_button):
            button.setToolTip(
                tr(
                    "From here, for practice, in a copy that ends with this round, which counts as"
                    " assisted"
                )
            )
        self._show_all()

    # --------------------------------------------------------------------- reviewing

    @property
    def seat(self) -> int:
        return self.seats.currentIndex()

    @property
    def trying(self) -> bool:
        """Whether a way is to be found for a decision, on the table."""
        return self._game.tries is not None

    @property
    def chosen(self) -> Decision | None:
        row = self.table.currentIndex().row()
        return self._rows[row] if 0 <= row < len(self._rows) else None

    def begin(self) -> None:
        self._review, self._trouble, self._rows = None, None, []
        self.rest_button.hide()
        self._stop_trying()
        self._show_all()
        self._reviewing.start(self._game.life, self._game.number, self.seat)

    def end(self) -> None:
        self._reviewing.stop()

    def _on_review(self, review: Reviewed) -> None:
        self._review = review
        if self.trying:
            return
        self._show_all()
        first = review.costly[0] if review.costly else None
        if first is not None and self._nobody_looks(review) and (review.over or first.measured):
            choose_row(self.table, self._rows.index(first))
            self._begun_with = first.at

    def _nobody_looks(self, review: Reviewed) -> bool:
        """Whether no decision is chosen yet, or in the end still the one that was told first."""
        made, at = self.chosen, self._game.at
        if made is None:
            return not at
        return review.over and (made.at, at) == (self._begun_with, made.fault_at)

    def _on_trouble(self, why: Sentence) -> None:
        self._trouble = why
        self._show_all()

    # ---------------------------------------------------------------------- showing

    def _show_all(self) -> None:
        review = self._review
        self.paper.setVisible(review is not None)
        self._round.setVisible(not self.trying)
        if self._trouble is not None:
            self.progress.setText(told(self._trouble))
        elif review is None:
            self.progress.setText(tr("The round is being read…"))
        else:
            self.progress.setText(words.progress_text(review))
            self.result.setText(words.result_text(review))
            self.rest_button.setVisible(review.over and bool(review.gaps))
            tell(self.notes, "\n".join(filter(None, self._noted(review))))
            self._show_rows(review)
            self._show_graph(review)
        self._show_chosen()
        self._give_room()

    def _give_room(self) -> None:
        """The list is as high as its words in this width; all of it scrolls."""
        rows = (self.table.rowHeight(row) for row in range(len(self._rows)))
        self.table.setFixedHeight(self.table.horizontalHeader().height() + sum(rows) + 2)

    def _noted(self, review: Reviewed) -> tuple[str, ...]:
        scores = self._game.life.rounds[review.number - 1].scores or []
        return (
            words.luck_text(review),
            words.drawn_text(review, self._name),
            words.company_text(review, [seat.kind for seat in self._game.seats]),
            words.same_deal_text(review, self._name(review.seat), scores[review.seat]),
        )

    def _show_rows(self, review: Reviewed) -> None:
        chosen = self.chosen
        self._rows = [*review.costly, *(made for made in review.decisions if not made.loss)]
        with QSignalBlocker(self.table.selectionModel()):
            self.table.write(
                (tr("Lost"), tr("Played")),
                [self._cells(decision) for decision in self._rows],
            )
            at = [decision.at for decision in self._rows]
            if chosen is not None and chosen.at in at:
                choose_row(self.table, at.index(chosen.at))

    def _cells(self, decision: Decision) -> list[Cell]:
        spoken, lost = " ".join(self._said(decision, SPOKEN)), bool(decision.loss)
        loss = Cell(words.loss_text(decision), strong=lost, price=lost, spoken=spoken)
        way = way_text(decision.played, self._view(decision))
        return [loss, Cell(way, number=False, strong=lost, tip=way)]

    def _show_graph(self, review: Reviewed) -> None:
        points = [round(decision.worth) for decision in review.judged]
        if review.over:
            points.append(round(review.result))
        yarn = seat_numbers(self._game.seats)[review.seat]
        for shown in (self.course, self.chart):
            shown.setVisible(len(points) > 1)
        self.chart.show_series([Series("", yarn, tuple(points))])
        self._mark()

    def _mark(self) -> None:
        if self._review is not None:
            at = self._game.at
            made = [d for d in self._review.judged if d.at <= at]
            self.chart.mark(max(0, len(made) - 1) if made else None)

    def _show_chosen(self) -> None:
        decision = self.chosen
        self.try_button.setText(tr("&Back to the list") if self.trying else tr("&Try again"))
        mine = decision is not None and decision.gap is None and self.seat == self._game.person
        self.try_button.setEnabled(self.trying or mine)
        self.headline.setVisible(decision is not None and not self.trying)
        if self.trying:
            return
        first, *rest = [""] if decision is None else self._said(decision, WRITTEN)
        self.headline.setText(red_suits(first))
        self._tell("\n".join(rest))
        self._on_moved()

    def _tell(self, text: str) -> None:
        tell(self.words, red_suits(text))

    def _said(self, decision: Decision, naming: Naming) -> list[str]:
        view = self._view(decision)
        review = self._review
        costly = review.costly[:1] if review is not None and review.over else []
        return [
            words.headline_text(decision, view, naming, most=decision in costly),
            *words.why_texts(decision, view, self._name, naming),
        ]

    def _on_moved(self) -> None:
        if self._round.isHidden() != self.trying:
            self._show_all()
        ended = self._game.at >= len(self._game.moves)
        plays = self._game.person is not None and not ended
        for button in (self.play_button, self.fresh_button):
            button.setEnabled(plays and not self.trying)
        self._mark()
        self._point()
        review = self._review
        if review is not None and review.number != self._game.number and self.isVisible():
            self.begin()

    def _point(self) -> None:
        """Show the better way on the table, where the played one left it."""
        made, game, table = self.chosen, self._game, self._replay.table
        seen = made is not None and game.at == made.fault_at and made.loss and not self.isHidden()
        if made is None or not seen or self.trying or self.seat != (game.person or 0):
            table.point_at(())
            return
        done = [str(move) for _, move in game.moves[made.at : made.fault_at]]
        better, played = (
            tuple(move for move in way if str(move) not in done) for way in (made.best, made.played)
        )
        table.point_at(better, played)

    def _on_row(self) -> None:
        decision = self.chosen
        if decision is not None and self._review is not None:
            self._game.jump(decision.fault_at)
            self._show_chosen()

    # --------------------------------------------------------------------- trying again

    def _view(self, decision: Decision) -> View:
        return self._game.life.round_at(self._game.number, decision.at).view(self.seat)

    def _turn_trying(self) -> None:
        decision = self.chosen
        if self.trying or decision is None:
            self._stop_trying()
            self._show_all()
            self.table.setFocus()
            return
        self._game.jump(decision.at)
        self._game.begin_trial()
        self._tell(words.question_text(decision))
        self._replay.table.setFocus()

    def _stop_trying(self) -> None:
        self._reviewing.stop_trying_out()
        self._game.end_trial()

    def _play_on(self, *, fresh: bool) -> None:
        self._replay.play_on_wanted.emit(self._game.at, fresh)

    def _on_answer(self, answer: Decision) -> None:
        decision = self.chosen
        if decision is not None and self.trying:
            said = words.answer_text(answer, decision, self._view(decision), self._name)
            self._tell(said)
            self._replay.table.reader.say(said)
            self.try_button.setFocus()

    def _on_tried(self, moves: tuple[Move, ...]) -> None:
        decision = self.chosen
        if decision is None or not self.trying:
            return
        self._tell(words.trying_text())
        game = self._game
        self._reviewing.try_out(game.life, game.number, self.seat, decision, moves)


_SHORT: Final = 4
_LONG: Final = 8
"""Pixels that a tick is high: long where cards went to the table."""
_BELOW: Final = 9
"""Pixels from the middle of the groove to the ticks: below the handle."""
_THICK: Final = 4
_EDGE: Final = 1
"""Pixels of outline around a tick, where there is room between two."""


class MoveSlider(QSlider):
    """Goes from 0, the deal, to the number of moves; a press jumps to where it is."""

    def __init__(self, parent: QWidget | None = None, **properties: Any) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent, **properties)
        self._ticks: Sequence[tuple[str, bool]] = ()
        self.setMinimumHeight(2 * (_BELOW + _LONG + _EDGE))

    def show_moves(self, ticks: Sequence[tuple[str, bool]]) -> None:
        """Have room for these moves, each with its colour, and whether its tick is long."""
        self._ticks = ticks
        self.setRange(0, len(ticks))
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        handle, at = self._part(QStyle.SubControl.SC_SliderHandle), event.position().toPoint()
        if event.button() == Qt.MouseButton.LeftButton and not handle.contains(at):
            left, span = self._reach()
            x = at.x() - left
            self.setSliderPosition(QStyle.sliderValueFromPosition(0, self.maximum(), x, span))
        super().mousePressEvent(event)

    def place_of(self, value: int) -> int:
        """Where the handle's middle stands at a position, in its own pixels."""
        left, span = self._reach()
        return left + QStyle.sliderPositionFromValue(0, self.maximum(), value, span)

    def paintEvent(self, event: QPaintEvent) -> None:
        with smooth_painter(self) as painter:
            base = self._part(QStyle.SubControl.SC_SliderGroove).center().y() + _BELOW
            apart = self._reach()[1] / max(1, len(self._ticks))
            width = max(1, min(_THICK, int(apart / 2)))
            edge = _EDGE if apart >= width + 2 * _EDGE else 0
            rim = with_alpha(self.palette().windowText().color(), RIM)
            painter.setPen(QPen(rim, edge) if edge else Qt.PenStyle.NoPen)
            for value, (colour, long) in enumerate(self._ticks, 1):
                height = _LONG if long else _SHORT
                left, top = self.place_of(value) - width / 2, base + (_LONG - height) / 2
                painter.setBrush(QColor(colour))
                painter.drawRoundedRect(QRectF(left, top, width, height), width / 2, width / 2)
        super().paintEvent(event)

    def _reach(self) -> tuple[int, int]:
        """Where the handle's middle is at 0, and how far it goes."""
        handle = self._part(QStyle.SubControl.SC_SliderHandle).width()
        return handle // 2, self.width() - handle

    def _part(self, part: QStyle.SubControl) -> QRect:
        option = QStyleOptionSlider()
        self.initStyleOption(option)
        control = QStyle.ComplexControl.CC_Slider
        return self.style().subControlRect(control, option, part, self)


SPEEDS: Final[tuple[tuple[Annotated[Said, "Replay"], int], ...]] = (
    ("Slow", 2_000),
    ("Normal", 1_000),
    ("Fast", 400),
)
"""Milliseconds from one move to the next."""
USUAL_SPEED: Final = 1
Does = Callable[["ReplayBar"], object]
BUTTONS: Final[dict[str, tuple[Annotated[Said, "Replay"], str, Does]]] = {
    "first": ("Back to the deal", "Home", lambda bar: bar.wind(bar.game.jump, 0)),
    "back": ("One move back", "Left", lambda bar: bar.wind(bar.game.back)),
    "play": ("Play or pause", "Space", lambda bar: bar.turn_playing()),
    "forward": ("One move forward", "Right", lambda bar: bar.wind(bar.game.forward)),
    "last": ("To the end of the round", "End",
        lambda bar: bar.wind(bar.game.jump, len(bar.game.moves))),
    "review": ("What each decision cost, and why", "R", lambda bar: bar.review.toggle()),
    "close": ("Leave the replay", "Esc", lambda bar: bar.less()),
}  # fmt: skip
"""By the name of a button of the bar: what it does in words, the key for it, what it does."""
_PRESSING: Final = "Space"
"""The key that presses whatever button has the focus; a shortcut would take it from there."""
_SIGNED: Final = ("first", "back", "play", "forward", "last")
"""The buttons with a sign in the place of words."""
_LAID: Final = frozenset({*LAYING, "claim"})
"""Moves that bring cards to the table: long ticks."""
_SIGN: Final = 18

_BAR_MARGINS: Final = 12, 4, 12, 4


class ReplayBar(QFrame):
    """One line below the table."""

    def __init__(self, table: ReplayTable, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("replay_bar")
        self._source = table.source
        self.game: RoundReplay = table.game
        self.playing = QTimer(self)
        """While it runs, the replay goes on by itself."""
        self.playing.timeout.connect(self._step)
        self.rounds = ComboBox(self, "replay_round", self.game.numbers)
        self.deeds = {name: QAction(self) for name in BUTTONS}
        self._signed = {name: self._sign(name) for name in _SIGNED}
        self.slider = make(MoveSlider, self, "replay_slider")
        self.counter = plain_label("", self, alignment=Qt.AlignmentFlag.AlignCenter)
        sized(self.counter, 1.0)
        self.speed = ComboBox(self, "replay_speed", range(len(SPEEDS)))
        self.speed.setCurrentIndex(USUAL_SPEED)
        self.hands = make(QCheckBox, self, "replay_hands")
        self.review: QPushButton = push_button(self, "replay_review")
        self.review.setCheckable(True)
        self.review.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.close_button = push_button(self, "replay_close")
        self._lay_out()
        self._connect()
        retold(self, self._say)
        self._show()

    # -------------------------------------------------------------------- building

    def _sign(self, name: str) -> QToolButton:
        button = make(QToolButton, self, f"replay_{name}", focusPolicy=Qt.FocusPolicy.TabFocus)
        button.setDefaultAction(self.deeds[name])
        return button

    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._break()

    def _break(self) -> None:
        break_rows((self._upper, self._row), self.width() - _BAR_MARGINS[0] - _BAR_MARGINS[2])
        later(self, 0, self.updateGeometry)  # a layout that brings a width hears nothing now

    def _lay_out(self) -> None:
        steps = across(self.rounds, *self._signed.values(), (self.slider, 1), gap=6)
        rest = self.counter, self.speed, self.hands, self.review, self.close_button
        self._upper, self._row = across(gap=6), put(steps, *rest)
        fill(self, down(self._upper, self._row), *_BAR_MARGINS)
        for box in (self.rounds, self.speed):
            box.setSizeAdjustPolicy(ComboBox.SizeAdjustPolicy.AdjustToContents)
        self._draw_signs()

    def _say(self) -> None:
        for name, (text, keys, _) in BUTTONS.items():
            deed, said = self.deeds[name], translate("Replay", text)
            deed.setText(said)
            deed.setToolTip(with_keys(said, keys))
        self.review.setToolTip(self.deeds["review"].toolTip())
        self.close_button.setToolTip(self.deeds["close"].toolTip())
        self.review.setText(translate("ReplayBar", "R&eview"))
        self.close_button.setText(translate("ReplayBar", "&Close"))
        self.hands.setText(translate("ReplayBar", "&All hands"))
        self.slider.setAccessibleName(translate("ReplayBar", "Move"))
        self.slider.setToolTip(
            translate(
                "Replay", "A tick for each move in its player’s colour, long where cards were laid"
            )
        )
        self.rounds.setAccessibleName(translate("ReplayBar", "Round"))
        self.speed.setAccessibleName(translate("ReplayBar", "Speed"))
        self.speed.say(lambda place: translate("Replay", SPEEDS[place][0]))
        self.rounds.say(lambda number: translate("ReplayBar", "Round {number}", number=number))

    def _connect(self) -> None:
        game = self.game
        for name, (_, _, does) in BUTTONS.items():
            self.deeds[name].triggered.connect(lambda _=False, does=does: does(self))
        self.slider.valueChanged.connect(lambda at: self.wind(game.jump, at))
        self.rounds.activated.connect(
            lambda _: self.wind(game.show_round, self.rounds.currentData())
        )
        self.speed.currentIndexChanged.connect(
            lambda place: self.playing.setInterval(SPEEDS[place][1])
        )
        self.hands.toggled.connect(game.show_hands)
        self._source.changed.connect(self._show)

    # -------------------------------------------------------------------- steering

    def turn_playing(self) -> None:
        """Play on by itself, from the deal again after the end; or stop."""
        if self.playing.isActive():
            self.stop()
            return
        if self.game.at_end:
            self.game.jump(0)
        self.playing.start(SPEEDS[self.speed.currentIndex()][1])
        self._draw_signs()

    def stop(self) -> None:
        if self.playing.isActive():
            self.playing.stop()
            self._draw_signs()

    def _step(self) -> None:
        self.game.forward()
        if self.game.at_end:
            self.stop()

    def less(self) -> None:
        """One thing less: what was tried, or the replay."""
        if self.game.tries is None:
            self.close_button.click()
        else:
            self.game.end_trial()

    def wind(self, wind: Callable[..., object], *to: int) -> None:
        self.stop()
        wind(*to)

    # --------------------------------------------------------------------- showing

    def _show(self) -> None:
        game = self.game
        self.rounds.setCurrentIndex(self.rounds.findData(game.number))
        yarns = seat_numbers(game.seats)
        ticks = [(DARK_THREADS[yarns[seat]], move.kind in _LAID) for seat, move in game.moves]
        with QSignalBlocker(self.slider):
            self.slider.show_moves(ticks)
            self.slider.setValue(game.at)
        self.counter.setText(f"{game.at} / {len(game.moves)}")
        room = self.counter.fontMetrics().horizontalAdvance("888 / 888")
        self.counter.setMinimumWidth(room)
        for name, (_, keys, _) in BUTTONS.items():  # while the person plays they are the table's
            self.deeds[name].setShortcut("" if game.may_play or keys == _PRESSING else keys)
        self.deeds["first"].setEnabled(game.at > 0)
        self.deeds["back"].setEnabled(game.at > 0)
        self.deeds["forward"].setEnabled(not game.at_end)
        self.deeds["last"].setEnabled(game.at < len(game.moves))

    def _draw_signs(self) -> None:
        colour, ratio = self.palette().buttonText().color().name(), self.devicePixelRatioF()
        wide = beside_letters(_SIGN)
        for name, button in self._signed.items():
            shown = "pause" if name == "play" and self.playing.isActive() else name
            drawing = recoloured(f":/assets/widgets/replay-{shown}.svg", colour)
            self.deeds[name].setIcon(QIcon(drawn(drawing, wide, wide, ratio)))
            button.setIconSize(QSize(wide, wide))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        kind, of = event.type(), QEvent.Type
        if kind == of.FontChange:
            self._show()
            self._break()
        if kind in (of.FontChange, of.PaletteChange, of.DevicePixelRatioChange):
            self._draw_signs()


class ReplayTable(TableView):
    """The table, to be looked at."""

    def __init__(self, game: RoundReplay, preferences: Preferences, parent: QWidget) -> None:
        self.game, self.source = game, TableSource(game, parent)
        super().__init__(self.source, preferences, parent)
        self.setMinimumSize(440, 240)  # beside a review, or over words, it is seen smaller
        self.source.changed.connect(self._let_play)
        self._let_play()

    def _let_play(self) -> None:
        """Where a choice is tried again; after that nothing is held or chosen."""
        looked, self.pointer.only_looks = self.pointer.only_looks, not self.game.may_play
        policy = Qt.FocusPolicy
        self.setFocusPolicy(policy.NoFocus if self.pointer.only_looks else policy.ClickFocus)
        if self.pointer.only_looks and not looked:
            self.pointer.cancel()
            self.state.hand.select(())

    def _look(self) -> Look:
        """Where words leave less room than a table needs, all but its letters is seen smaller."""
        zoom = min(1.0, self.width() / SMALLEST[0], self.height() / SMALLEST[1])
        self.setTransform(QTransform.fromScale(zoom, zoom))
        self.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, zoom < 1.0)
        look = super()._look()
        letters = min(2.0, look.font / zoom)
        return replace(look, width=look.width / zoom, height=look.height / zoom, font=letters)

    def point_at(self, better: tuple[Move, ...], played: tuple[Move, ...] = ()) -> None:
        """Show the better way and what was played, and say that; nothing for none."""
        self.hint.ghosts.point_at(better, played)
        self.say_asked()

    def asked(self) -> str:
        """What a person who tries may do; else what the review speaks of, or the last move did."""
        if self.game.may_play:
            return super().asked()
        if played := self.hint.ghosts.played:
            return words.played_text(played, self.state.view)
        latest = self.state.view.history[-max(1, len(self.game.last_events)) :]
        return " ".join(map(self.state.teller.tell, latest))


class ReplayPage(QWidget):
    """A finished round from its record, at any of its moves."""

    practises = False
    play_on_wanted = Signal(int, bool)
    """After how many moves of the round a practice copy is to go on; whether with fresh cards."""

    def __init__(
        self, game: RoundReplay, preferences: Preferences, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("replay_page")
        self.game = game
        self.table = ReplayTable(game, preferences, self)
        self.bar = ReplayBar(self.table, self)
        self.leave = self.bar.close_button
        self.review: ReviewPanel | None = None
        self._row = across((self.table, _TABLE), gap=0)
        fill(self, down((self._row, 1), self.bar, gap=0), 0)
        self.bar.review.toggled.connect(self._turn_review)
        self.bar.review.clicked.connect(self._put_away)
        for deed in self.bar.deeds.values():
            deed.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            self.addAction(deed)

    def show_review(self) -> None:
        self.bar.review.setChecked(True)

    def end(self) -> None:
        self.bar.stop()
        if self.review is not None:
            self.review.end()

    def _turn_review(self, wanted: bool) -> None:
        if self.review is None:
            self.review = ReviewPanel(self)
            self._row.addWidget(self.review, _PANEL)
        self.review.setVisible(wanted)
        if wanted:
            self.review.begin()
            self.review.table.setFocus()
        else:
            self.table.point_at(())
            self.review.end()
            self.setFocus()

    def _put_away(self) -> None:
        """The mouse leaves no outline on what only keys come to."""
        if not (self.bar.review.isChecked() or self.bar.review.hasFocus()):
            self.setFocus(Qt.FocusReason.MouseFocusReason)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Give the keys to the slider; a focus proxy would break the order of Tab."""
        if event.reason() != Qt.FocusReason.MouseFocusReason:
            self.bar.slider.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The space bar plays, unless a button has the focus and is pressed by it."""
        if QKeySequence(event.keyCombination()).toString() == _PRESSING:
            self.bar.deeds["play"].trigger()
        else:
            super().keyPressEvent(event)
