"""The page of a replay: a read-only table, the bar that controls it, and the review."""

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
from rummy_qt.play.company import seat_colours, seat_faces
from rummy_qt.play.review import Decision, ReviewResult
from rummy_qt.play.round_replay import RoundReplay
from rummy_qt.records.sentences import Sentence
from rummy_qt.records.texts import English
from rummy_qt.ui.actions import with_keys
from rummy_qt.ui.background import later
from rummy_qt.ui.bridge import TableSource
from rummy_qt.ui.drawings import drawn, recoloured, smooth_painter, with_alpha
from rummy_qt.ui.fonts import beside_letters
from rummy_qt.ui.models.rows import Cell
from rummy_qt.ui.plain_text import plain_label
from rummy_qt.ui.preferences import Preferences
from rummy_qt.ui.reviewing import Reviewing
from rummy_qt.ui.table.arrangement import SMALLEST, Space
from rummy_qt.ui.table.table_view import TableView
from rummy_qt.ui.theme import DARK_THREADS, RIM
from rummy_qt.ui.words import review as words
from rummy_qt.ui.words.cards import SPOKEN, WRITTEN, Naming
from rummy_qt.ui.words.hints import way_text
from rummy_qt.ui.words.language import in_context, localize, translate
from rummy_qt.ui.words.notices import titled_text

from .chart import LineChart, Series
from .fields import ComboBox
from .labels import HEAD, quiet_label, show_text, sized, title_label
from .look import current_theme
from .page_dialog import PageArea, lay_paper
from .parts import GAP, NEAR, Spring, across, break_rows, down, fill, make, push_button, put
from .portraits import row_of_faces, row_size
from .tables import PaperTable, card_label, choose_row, red_suits

tr = in_context("Review")
_MIN_PANEL_WIDTH: Final = 260
_TABLE_STRETCH, _PANEL_STRETCH = 3, 1
_FACE: Final = 17
"""Diameter in points of the ring of a face in the list of players."""


def _in_columns(text: str) -> str:
    """Markup of these lines, each with what follows its tab at the right."""
    rows = ""
    for what, _, points in (line.partition("\t") for line in text.splitlines()):
        span = "width='75%'" if points else "colspan='2'"
        end = f"<td align='right'>{points}</td>" if points else ""
        rows += f"<tr><td {span}>{red_suits(what)}</td>{end}</tr>"
    return rows and f"<table width='100%' cellspacing='0'>{rows}</table>"


class ReviewPanel(QFrame):
    """The review of one seat in the round that is shown."""

    def __init__(self, replay: ReplayPage) -> None:
        super().__init__(replay)
        self.setObjectName("review_panel")
        self._replay, self._game = replay, replay.game
        self._name = replay.table.state.texts.name
        self._reviewing = Reviewing(self)
        self._review: ReviewResult | None = None
        self._rows: list[Decision] = []
        self._first_shown = -1
        """The move number of the decision that was shown first."""
        self._error: Sentence | None = None
        self.title = title_label("", self, HEAD)
        self.seats = self._make_seats()
        self.progress = quiet_label("", self, objectName="review_progress")
        self.paper = lay_paper(self)
        self.result = title_label("", self.paper, 1.0, wordWrap=True)
        self.notes = card_label(self.paper, "review_notes")
        """On luck, on who judged, and on the results of others with the same deal."""
        self.chart_title = quiet_label("", self.paper)
        self.chart = LineChart(self.paper)
        self.chart.setFixedHeight(130)
        self.table = PaperTable("review_decisions", self.paper, 1, wraps=True)
        self.table.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.table.horizontalHeader().setMinimumSectionSize(62)
        self.headline = card_label(self.paper, "review_headline", QFont.Weight.DemiBold)
        self.explanation = card_label(self.paper, "review_explanation")
        self.rest_button = push_button(self, "review_rest", self.begin)
        self.rest_button.hide()
        self.try_button = push_button(self, "review_try", self._toggle_trial)
        self.play_button = push_button(self, "review_play_on", partial(self._play_on, fresh=False))
        self.fresh_button = push_button(self, "review_fresh", partial(self._play_on, fresh=True))
        self._lay_out()
        self._connect()
        localize(self, self._retranslate)

    def _make_seats(self) -> ComboBox:
        seats = self._game.seats
        box = ComboBox(self, "review_seat", range(len(seats)))
        box.setIconSize(row_size(1, _FACE))
        for seat, who in enumerate(seat_faces(seats)):
            face = QIcon(row_of_faces([who], _FACE, current_theme(), self.devicePixelRatioF()))
            box.setItemIcon(seat, face)
        box.setCurrentIndex(self._game.person or 0)
        box.setMaximumWidth(200)  # longer names are elided
        return box

    def _lay_out(self) -> None:
        self._overview = QWidget(self.paper)
        """What concerns the whole round."""
        texts = self.notes, self.chart_title
        fill(self._overview, down(self.result, self.table, *texts, self.chart, gap=NEAR // 2), 0)
        fill(self.paper, down(self.headline, self.explanation, self._overview), NEAR)
        area = PageArea(self)
        onwards = down(self.play_button, self.fresh_button, gap=NEAR // 2)
        fill(area.inner, down(self.paper, onwards, Spring()), 0, 0, NEAR, 0)
        foot = down(self.rest_button, self.try_button, gap=NEAR // 2)
        head = across((self.title, 1), self.seats)
        column = down(head, self.progress, (area, 1), foot)
        column.addStrut(_MIN_PANEL_WIDTH - 2 * GAP)
        fill(self, column, GAP, NEAR, GAP, NEAR)

    def _connect(self) -> None:
        self._reviewing.changed.connect(self._on_review)
        self._reviewing.failed.connect(self._on_failed)
        self._reviewing.tried.connect(self._on_answer)
        self.seats.currentIndexChanged.connect(lambda _: self.begin())
        header = self.table.horizontalHeader()
        header.sectionResized.connect(lambda *_: later(self, 0, self._fit_table))
        self.table.selectionModel().currentRowChanged.connect(self._on_row_chosen)
        self._game.tried.connect(self._on_tried)
        self._replay.table.state.source.changed.connect(self._on_moved)

    def _retranslate(self) -> None:
        self.title.setText(tr("Review"))
        self.seats.setAccessibleName(tr("Player"))
        self.seats.set_texts(self._name)
        self.table.setAccessibleName(tr("Decisions, the costliest first"))
        self.chart_title.setText(tr("Expected result, decision by decision"))
        self.chart.setAccessibleName(self.chart_title.text())
        self.rest_button.setText(tr("&Judge the rest"))
        wrap = partial(textwrap.fill, width=28)  # letters in a line of a button
        self.play_button.setText(wrap(tr("&Play on with the same cards")))
        self.fresh_button.setText(wrap(tr("Play on with &fresh hidden cards")))
        tip = tr(
            "From here, for practice, in a copy that ends with this round, which counts as assisted"
        )
        for button in (self.play_button, self.fresh_button):
            button.setToolTip(tip)
        self._show_all()

    # --------------------------------------------------------------------- reviewing

    @property
    def seat(self) -> int:
        return self.seats.currentIndex()

    @property
    def trying(self) -> bool:
        """Whether the player is trying a decision again on the table."""
        return self._game.tries is not None

    @property
    def chosen(self) -> Decision | None:
        row = self.table.currentIndex().row()
        return self._rows[row] if 0 <= row < len(self._rows) else None

    def begin(self) -> None:
        self._review, self._error, self._rows = None, None, []
        self.rest_button.hide()
        self._end_trial()
        self._show_all()
        self._reviewing.start(self._game.life, self._game.number, self.seat)

    def end(self) -> None:
        self._reviewing.stop()

    def _on_review(self, review: ReviewResult) -> None:
        self._review = review
        if self.trying:
            return
        self._show_all()
        first = review.costly[0] if review.costly else None
        if first is not None and self._may_choose(review) and (review.over or first.measured):
            choose_row(self.table, self._rows.index(first))
            self._first_shown = first.at

    def _may_choose(self, review: ReviewResult) -> bool:
        """Whether the player has chosen no decision, so that another may be shown first."""
        chosen, at = self.chosen, self._game.at
        if chosen is None:
            return not at
        return review.over and (chosen.at, at) == (self._first_shown, chosen.fault_at)

    def _on_failed(self, why: Sentence) -> None:
        self._error = why
        self._show_all()

    # ---------------------------------------------------------------------- showing

    def _show_all(self) -> None:
        review = self._review
        self.paper.setVisible(review is not None)
        self._overview.setVisible(not self.trying)
        if self._error is not None:
            self.progress.setText(titled_text(self._error))
        elif review is None:
            self.progress.setText(tr("Reading the round…"))
        else:
            self.progress.setText(words.progress_text(review))
            self.result.setText(words.result_text(review))
            self.rest_button.setVisible(review.over and bool(review.gaps))
            scores = self._game.life.rounds[review.number - 1].scores or []
            notes = (
                words.luck_text(review),
                words.drawn_text(review, self._name),
                words.company_text(review, [seat.kind for seat in self._game.seats]),
                words.same_deal_text(review, self._name(review.seat), scores[review.seat]),
            )
            show_text(self.notes, _in_columns("\n".join(filter(None, notes))))
            self._show_rows(review)
            self._show_chart(review)
        self._show_chosen()
        self._fit_table()

    def _fit_table(self) -> None:
        """Make the table as high as its text needs in this width; the whole panel scrolls."""
        rows = (self.table.rowHeight(row) for row in range(len(self._rows)))
        self.table.setFixedHeight(self.table.horizontalHeader().height() + sum(rows) + 2)

    def _show_rows(self, review: ReviewResult) -> None:
        chosen = self.chosen
        self._rows = [
            *review.costly,
            *(decision for decision in review.decisions if not decision.loss),
        ]
        with QSignalBlocker(self.table.selectionModel()):
            rows = [self._cells(decision) for decision in self._rows]
            self.table.write((tr("Lost"), tr("Played")), rows)
            at = [decision.at for decision in self._rows]
            if chosen is not None and chosen.at in at:
                choose_row(self.table, at.index(chosen.at))

    def _cells(self, decision: Decision) -> list[Cell]:
        spoken, lost = " ".join(self._texts_of(decision, SPOKEN)), bool(decision.loss)
        loss = Cell(words.loss_text(decision), strong=lost, price=lost, spoken=spoken)
        way = way_text(decision.played, self._view(decision))
        return [loss, Cell(way, number=False, strong=lost)]

    def _show_chart(self, review: ReviewResult) -> None:
        points = [round(decision.worth) for decision in review.judged]
        if review.over:
            points.append(round(review.result))
        yarn = seat_colours(self._game.seats)[review.seat]
        for shown in (self.chart_title, self.chart):
            shown.setVisible(len(points) > 1)
        self.chart.show_series([Series("", yarn, tuple(points))])
        self._mark_chart()

    def _mark_chart(self) -> None:
        if self._review is not None:
            at = self._game.at
            past = [d for d in self._review.judged if d.at <= at]
            self.chart.mark(max(0, len(past) - 1) if past else None)

    def _show_chosen(self) -> None:
        decision = self.chosen
        self.try_button.setText(tr("&Back to the list") if self.trying else tr("&Try again"))
        may_try = decision is not None and decision.gap is None and self.seat == self._game.person
        self.try_button.setEnabled(self.trying or may_try)
        self.headline.setVisible(decision is not None and not self.trying)
        if self.trying:
            return
        first, *rest = [""] if decision is None else self._texts_of(decision, WRITTEN)
        self.headline.setText(red_suits(first))
        self._explain("\n".join(rest))
        self._on_moved()

    def _explain(self, text: str) -> None:
        show_text(self.explanation, red_suits(text))

    def _texts_of(self, decision: Decision, naming: Naming) -> list[str]:
        view = self._view(decision)
        review = self._review
        costly = review.costly[:1] if review is not None and review.over else []
        return [
            words.headline_text(decision, view, naming, most=decision in costly),
            *words.why_texts(decision, view, self._name, naming),
        ]

    def _on_moved(self) -> None:
        if self._overview.isHidden() != self.trying:
            self._show_all()
        ended = self._game.at >= len(self._game.moves)
        may_play_on = self._game.person is not None and not ended
        for button in (self.play_button, self.fresh_button):
            button.setEnabled(may_play_on and not self.trying)
        self._mark_chart()
        self._show_better_move()
        review = self._review
        if review is not None and review.number != self._game.number and self.isVisible():
            self.begin()

    def _show_better_move(self) -> None:
        """Show the better move on the table, from where the played one departed from it."""
        decision, game, table = self.chosen, self._game, self._replay.table
        hidden = self.isHidden() or self.trying or self.seat != (game.person or 0)
        if decision is None or hidden or not decision.loss or game.at != decision.fault_at:
            table.point_at(())
            return
        done = [str(move) for _, move in game.moves[decision.at : decision.fault_at]]
        better, played = (
            tuple(move for move in way if str(move) not in done)
            for way in (decision.best, decision.played)
        )
        table.point_at(better, played)

    def _on_row_chosen(self) -> None:
        decision = self.chosen
        if decision is not None and self._review is not None:
            self._game.jump(decision.fault_at)
            self._show_chosen()

    # --------------------------------------------------------------------- trying again

    def _view(self, decision: Decision) -> View:
        return self._game.life.round_at(self._game.number, decision.at).view(self.seat)

    def _toggle_trial(self) -> None:
        decision = self.chosen
        if self.trying or decision is None:
            self._end_trial()
            self._show_all()
            self.table.setFocus()
            return
        self._game.jump(decision.at)
        self._game.begin_trial()
        self._explain(words.question_text(decision))
        self._replay.table.setFocus()

    def _end_trial(self) -> None:
        self._reviewing.stop_trying_out()
        self._game.end_trial()

    def _play_on(self, *, fresh: bool) -> None:
        self._replay.play_on_wanted.emit(self._game.at, fresh)

    def _on_answer(self, answer: Decision) -> None:
        decision = self.chosen
        if decision is not None and self.trying:
            text = words.answer_text(answer, decision, self._view(decision), self._name)
            self._explain(text)
            self._replay.table.reader.say(text)
            self.try_button.setFocus()

    def _on_tried(self, moves: tuple[Move, ...]) -> None:
        decision = self.chosen
        if decision is None or not self.trying:
            return
        self._explain(words.trying_text())
        game = self._game
        self._reviewing.try_out(game.life, game.number, self.seat, decision, moves)


_SHORT_TICK: Final = 4
_LONG_TICK: Final = 8
"""Height of a tick in pixels: long where cards were laid on the table."""
_TICKS_BELOW: Final = 9
"""Pixels from the middle of the groove to the ticks: below the handle."""
_TICK_WIDTH: Final = 4
_TICK_OUTLINE: Final = 1
"""Pixels of outline around a tick, where there is room between two."""


class MoveSlider(QSlider):
    """Goes from 0, the deal, to the number of moves; a press jumps to the pointer."""

    def __init__(self, parent: QWidget | None = None, **properties: Any) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent, **properties)
        self._ticks: Sequence[tuple[str, bool]] = ()
        self.setMinimumHeight(2 * (_TICKS_BELOW + _LONG_TICK + _TICK_OUTLINE))

    def show_moves(self, ticks: Sequence[tuple[str, bool]]) -> None:
        """Set one tick a move: its colour, and whether it is long."""
        self._ticks = ticks
        self.setRange(0, len(ticks))
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        handle = self._sub_control(QStyle.SubControl.SC_SliderHandle)
        pos = event.position().toPoint()
        if event.button() == Qt.MouseButton.LeftButton and not handle.contains(pos):
            left, span = self._handle_range()
            x = pos.x() - left
            self.setSliderPosition(QStyle.sliderValueFromPosition(0, self.maximum(), x, span))
        super().mousePressEvent(event)

    def handle_x(self, value: int) -> int:
        """The x of the handle's middle at a value, in pixels of the slider."""
        left, span = self._handle_range()
        return left + QStyle.sliderPositionFromValue(0, self.maximum(), value, span)

    def paintEvent(self, event: QPaintEvent) -> None:
        with smooth_painter(self) as painter:
            base = self._sub_control(QStyle.SubControl.SC_SliderGroove).center().y() + _TICKS_BELOW
            spacing = self._handle_range()[1] / max(1, len(self._ticks))
            width = max(1, min(_TICK_WIDTH, int(spacing / 2)))
            outline = _TICK_OUTLINE if spacing >= width + 2 * _TICK_OUTLINE else 0
            colour_of_outline = with_alpha(self.palette().windowText().color(), RIM)
            painter.setPen(QPen(colour_of_outline, outline) if outline else Qt.PenStyle.NoPen)
            for value, (colour, long) in enumerate(self._ticks, 1):
                height = _LONG_TICK if long else _SHORT_TICK
                left, top = self.handle_x(value) - width / 2, base + (_LONG_TICK - height) / 2
                painter.setBrush(QColor(colour))
                painter.drawRoundedRect(QRectF(left, top, width, height), width / 2, width / 2)
        super().paintEvent(event)

    def _handle_range(self) -> tuple[int, int]:
        """The x of the handle's middle at 0, and the width of its range, in pixels."""
        handle = self._sub_control(QStyle.SubControl.SC_SliderHandle).width()
        return handle // 2, self.width() - handle

    def _sub_control(self, part: QStyle.SubControl) -> QRect:
        option = QStyleOptionSlider()
        self.initStyleOption(option)
        control = QStyle.ComplexControl.CC_Slider
        return self.style().subControlRect(control, option, part, self)


SPEEDS: Final[tuple[tuple[Annotated[English, "Replay"], int], ...]] = (
    ("Slow", 2_000),
    ("Normal", 1_000),
    ("Fast", 400),
)
"""Name of a speed, and milliseconds from one move to the next."""
BUTTONS: Final[dict[str, tuple[Annotated[English, "Replay"], str, Callable[..., object]]]] = {
    "first": ("Back to the deal", "Home", lambda bar: bar.wind(bar.game.jump, 0)),
    "back": ("One move back", "Left", lambda bar: bar.wind(bar.game.back)),
    "play": ("Play or pause", "Space", lambda bar: bar.toggle_playing()),
    "forward": ("One move forward", "Right", lambda bar: bar.wind(bar.game.forward)),
    "last": ("To the end of the round", "End",
        lambda bar: bar.wind(bar.game.jump, len(bar.game.moves))),
    "review": ("What each decision cost, and why", "R", lambda bar: bar.review.toggle()),
    "close": ("Leave the replay", "Esc", lambda bar: bar.step_out()),
}  # fmt: skip
"""By the name of a button of the bar: its tip, its shortcut, and what it does."""
_PRESS_KEY: Final = "Space"
"""The key that presses the focused button; as a shortcut it would not reach the button."""
_LAYS: Final = frozenset({*LAYING, "claim"})
"""Kinds of moves that lay cards on the table: long ticks."""
_BAR_MARGINS: Final = 12, 4, 12, 4


class ReplayBar(QFrame):
    """The controls below the table: one line, or two where it is narrow."""

    def __init__(self, table: ReplayTable, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("replay_bar")
        self.game: RoundReplay = table.game
        self.playing = QTimer(self)
        """Plays the next move while it is active."""
        self.playing.timeout.connect(self._step)
        self.rounds = ComboBox(self, "replay_round", self.game.numbers)
        self.button_actions = {name: QAction(self) for name in BUTTONS}
        tab_only = Qt.FocusPolicy.TabFocus
        self._icon_buttons = {
            name: make(QToolButton, self, f"replay_{name}", focusPolicy=tab_only)
            for name in ("first", "back", "play", "forward", "last")
        }
        self.slider = make(MoveSlider, self, "replay_slider")
        self.counter = plain_label("", self, alignment=Qt.AlignmentFlag.AlignCenter)
        sized(self.counter, 1.0)
        self.speed = ComboBox(self, "replay_speed", range(len(SPEEDS)))
        self.speed.setCurrentIndex(1)  # Normal
        self.hands = make(QCheckBox, self, "replay_hands")
        self.review: QPushButton = push_button(self, "replay_review")
        self.review.setCheckable(True)
        self.review.setFocusPolicy(tab_only)
        self.close_button = push_button(self, "replay_close")
        self._lay_out()
        self._connect()
        table.source.changed.connect(self._show)
        localize(self, self._retranslate)
        self._show()

    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._break_rows()

    def _break_rows(self) -> None:
        break_rows((self._upper, self._row), self.width() - _BAR_MARGINS[0] - _BAR_MARGINS[2])
        later(self, 0, self.updateGeometry)  # a layout ignores it while it sets the width

    def _lay_out(self) -> None:
        self._upper = across(gap=6)  # holds what has no room below
        self._row = across(self.rounds, *self._icon_buttons.values(), (self.slider, 1), gap=6)
        put(self._row, self.counter, self.speed, self.hands, self.review, self.close_button)
        fill(self, down(self._upper, self._row), *_BAR_MARGINS)
        for box in (self.rounds, self.speed):
            box.setSizeAdjustPolicy(ComboBox.SizeAdjustPolicy.AdjustToContents)
        self._draw_icons()

    def _retranslate(self) -> None:
        for name, (text, keys, _) in BUTTONS.items():
            action, tip = self.button_actions[name], translate("Replay", text)
            action.setText(tip)
            action.setToolTip(with_keys(tip, keys))
        self.review.setToolTip(self.button_actions["review"].toolTip())
        self.close_button.setToolTip(self.button_actions["close"].toolTip())
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
        self.speed.set_texts(lambda place: translate("Replay", SPEEDS[place][0]))
        self.rounds.set_texts(lambda nth: translate("ReplayBar", "Round {number}", number=nth))

    def _connect(self) -> None:
        game = self.game
        for name, (_, _, does) in BUTTONS.items():
            self.button_actions[name].triggered.connect(lambda _=False, does=does: does(self))
        for name, button in self._icon_buttons.items():
            button.setDefaultAction(self.button_actions[name])
        self.slider.valueChanged.connect(lambda at: self.wind(game.jump, at))
        self.rounds.activated.connect(lambda at: self.wind(game.show_round, game.numbers[at]))
        self.speed.currentIndexChanged.connect(lambda at: self.playing.setInterval(SPEEDS[at][1]))
        self.hands.toggled.connect(game.show_hands)

    # -------------------------------------------------------------------- steering

    def toggle_playing(self) -> None:
        """Start the playback, from the deal again after the end, or stop it."""
        if self.playing.isActive():
            self.stop()
            return
        if self.game.at_end:
            self.game.jump(0)
        self.playing.start(SPEEDS[self.speed.currentIndex()][1])
        self._draw_icons()

    def stop(self) -> None:
        if self.playing.isActive():
            self.playing.stop()
            self._draw_icons()

    def _step(self) -> None:
        self.game.forward()
        if self.game.at_end:
            self.stop()

    def step_out(self) -> None:
        """Leave the trial, if there is one, else the replay."""
        if self.game.tries is None:
            self.close_button.click()
        else:
            self.game.end_trial()

    def wind(self, move: Callable[..., object], *args: int) -> None:
        """Stop the playback and call a method of the game that goes elsewhere."""
        self.stop()
        move(*args)

    # --------------------------------------------------------------------- showing

    def _show(self) -> None:
        game = self.game
        self.rounds.setCurrentIndex(self.rounds.findData(game.number))
        yarns = seat_colours(game.seats)
        ticks = [(DARK_THREADS[yarns[seat]], move.kind in _LAYS) for seat, move in game.moves]
        with QSignalBlocker(self.slider):
            self.slider.show_moves(ticks)
            self.slider.setValue(game.at)
        self.counter.setText(f"{game.at} / {len(game.moves)}")
        widest = self.counter.fontMetrics().horizontalAdvance("888 / 888")
        self.counter.setMinimumWidth(widest)
        for name, (_, keys, _) in BUTTONS.items():  # in a trial these keys are the table's
            self.button_actions[name].setShortcut(
                "" if game.may_play or keys == _PRESS_KEY else keys
            )
        self.button_actions["first"].setEnabled(game.at > 0)
        self.button_actions["back"].setEnabled(game.at > 0)
        self.button_actions["forward"].setEnabled(not game.at_end)
        self.button_actions["last"].setEnabled(game.at < len(game.moves))

    def _draw_icons(self) -> None:
        colour, ratio = self.palette().buttonText().color().name(), self.devicePixelRatioF()
        size = beside_letters(18)
        for name, button in self._icon_buttons.items():
            icon = "pause" if name == "play" and self.playing.isActive() else name
            drawing = recoloured(f":/assets/widgets/replay-{icon}.svg", colour)
            self.button_actions[name].setIcon(QIcon(drawn(drawing, size, size, ratio)))
            button.setIconSize(QSize(size, size))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        kind, types = event.type(), QEvent.Type
        if kind == types.FontChange:
            self._show()
            self._break_rows()
        if kind in (types.FontChange, types.PaletteChange, types.DevicePixelRatioChange):
            self._draw_icons()


class ReplayTable(TableView):
    """A table to watch, but for a decision that is tried again."""

    def __init__(self, game: RoundReplay, preferences: Preferences, parent: QWidget) -> None:
        self.game, self.source = game, TableSource(game, parent)
        super().__init__(self.source, preferences, parent)
        self.setMinimumSize(440, 240)  # beside a review or over text it is scaled down
        self.source.changed.connect(self._follow_trial)
        self._follow_trial()

    def _follow_trial(self) -> None:
        """Accept moves during a trial; after it, drop what is held or chosen."""
        watched, self.pointer.read_only = self.pointer.read_only, not self.game.may_play
        policy = Qt.FocusPolicy
        self.setFocusPolicy(policy.NoFocus if self.pointer.read_only else policy.ClickFocus)
        if self.pointer.read_only and not watched:
            self.pointer.cancel()
            self.state.hand.select(())

    def _space(self) -> Space:
        """Scale down all but the text where there is less room than a table needs."""
        zoom = min(1.0, self.width() / SMALLEST[0], self.height() / SMALLEST[1])
        self.setTransform(QTransform.fromScale(zoom, zoom))
        self.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, zoom < 1.0)
        space = super()._space()
        letters = min(2.0, space.font / zoom)
        return replace(space, width=space.width / zoom, height=space.height / zoom, font=letters)

    def point_at(self, better: tuple[Move, ...], played: tuple[Move, ...] = ()) -> None:
        """Show the better moves and those played, on the table and as text; none clears both."""
        self.hint.ghosts.show(better, played)
        self.show_prompt()

    def prompt(self) -> str:
        """What the player may do in a trial, else what the review shows or the last move did."""
        if self.game.may_play:
            return super().prompt()
        if played := self.hint.ghosts.played:
            return words.played_text(played, self.state.view)
        latest = self.state.view.history[-max(1, len(self.game.last_events)) :]
        return " ".join(map(self.state.texts.sentence, latest))


class ReplayPage(QWidget):
    """A finished round from its record, at any of its moves, with its review."""

    is_practice = False
    play_on_wanted = Signal(int, bool)
    """Requests a practice copy: after how many moves of the round; whether with fresh cards."""

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
        self._row = across((self.table, _TABLE_STRETCH), gap=0)
        fill(self, down((self._row, 1), self.bar, gap=0), 0)
        self.bar.review.toggled.connect(self._toggle_review)
        self.bar.review.clicked.connect(self._drop_focus)
        for action in self.bar.button_actions.values():
            action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            self.addAction(action)

    def show_review(self) -> None:
        self.bar.review.setChecked(True)

    def end(self) -> None:
        self.bar.stop()
        if self.review is not None:
            self.review.end()

    def _toggle_review(self, wanted: bool) -> None:
        if self.review is None:
            self.review = ReviewPanel(self)
            self._row.addWidget(self.review, _PANEL_STRETCH)
        self.review.setVisible(wanted)
        if wanted:
            self.review.begin()
            self.review.table.setFocus()
        else:
            self.table.point_at(())
            self.review.end()
            self.setFocus()

    def _drop_focus(self) -> None:
        """Leave no focus outline after a click on a button that only the keyboard focuses."""
        if not (self.bar.review.isChecked() or self.bar.review.hasFocus()):
            self.setFocus(Qt.FocusReason.MouseFocusReason)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Pass the focus to the slider; a focus proxy would break the tab order."""
        if event.reason() != Qt.FocusReason.MouseFocusReason:
            self.bar.slider.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space starts or stops the playback, unless it presses a focused button."""
        if QKeySequence(event.keyCombination()).toString() == _PRESS_KEY:
            self.bar.button_actions["play"].trigger()
        else:
            super().keyPressEvent(event)
