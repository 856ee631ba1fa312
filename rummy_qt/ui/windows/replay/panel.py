"""The review beside a replay: what each decision cost, and why, and what can be done about it."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QFont, QIcon
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QListWidget,
    QListWidgetItem,
    QWidget,
)

from rummy_qt.engine import Move, View
from rummy_qt.play.company import seat_numbers
from rummy_qt.play.review import Decision, Question, Reviewed
from rummy_qt.records.sentences import Sentence
from rummy_qt.ui.models.cells import Cell
from rummy_qt.ui.portraits import portrait
from rummy_qt.ui.replay_source import ReplaySource
from rummy_qt.ui.reviewing import Reviewing
from rummy_qt.ui.windows.chart import LineChart, Series
from rummy_qt.ui.windows.fields import ComboBox
from rummy_qt.ui.windows.look import (
    GAP,
    NEAR,
    SECTION,
    quiet_label,
    share_font,
    title_label,
    worn,
)
from rummy_qt.ui.windows.page_dialog import PageArea, Paper
from rummy_qt.ui.windows.parts import down, fill, make, push_button, put
from rummy_qt.ui.windows.portraits import row_size, seated
from rummy_qt.ui.windows.tables import REST, CardLabel, PaperTable, choose_row
from rummy_qt.ui.words import review as words
from rummy_qt.ui.words.cards import SPOKEN, WRITTEN, Naming
from rummy_qt.ui.words.language import in_context, retold
from rummy_qt.ui.words.names import seat_name
from rummy_qt.ui.words.records import told

tr = in_context("Review")
_NARROWEST: Final = 290
_WIDEST: Final = 380
_SHARE: Final = 0.27
"""The panel's part of the page. Of a narrow window it covers the table's right edge."""
_COSTLIEST: Final = 3
"""Decisions that stand first, whenever they were made."""
_NUMBERS: Final = 62
"""Points of the column of losses."""
_NAMES: Final = 80
"""Points of a player's name at least; a longer one ends in dots where there is no room."""
_GRAPH: Final = 130
_MARGINS: Final = 2 * GAP + 2 * NEAR
"""Points at both sides of what scrolls, a scroll bar among them."""
_FACE: Final = 17
"""Points of the ring of a face in the choice of players."""


class ReviewPanel(QFrame):
    """Everything that there is to say of one seat in the round that is shown."""

    play_on_wanted = Signal(int, bool)
    """After how many moves of the round a practice copy is to go on; whether with fresh cards."""
    pointed = Signal(object)
    """Moves that are to be seen on the table where their cards would lie; an empty row for none."""

    def __init__(
        self, source: ReplaySource, reviewing: Reviewing, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("review_panel")
        self._source = source
        self._reviewing = reviewing
        self._page = 0
        """How wide the page is on which it stands."""
        self._review: Reviewed | None = None
        self._rows: list[Decision] = []
        """The decisions as they stand in the table."""
        self._begun_with = -1
        """The decision that was told first, by its moment."""
        self._trouble: Sentence | None = None
        self.title = title_label("", self, SECTION)
        self.seats = self._make_seats()
        self.progress = quiet_label("", self, objectName="review_progress")
        self.paper = Paper(self)
        self.result = title_label("", self.paper, 1.0, wordWrap=True)
        self.parts = quiet_label("", self.paper)
        self.luck = quiet_label("", self.paper, objectName="review_luck")
        self.others = quiet_label("", self.paper, objectName="review_others")
        self.chart = LineChart(self.paper)
        self.chart.setFixedHeight(_GRAPH)
        self.table = self._make_table()
        self.choices = make(QListWidget, self, "review_choices", wordWrap=True, visible=False)
        self.headline = CardLabel(self.paper, "review_headline", QFont.Weight.DemiBold)
        self.words = CardLabel(self.paper, "review_words")
        self.rest_button = push_button(
            self, "review_rest", self.begin, lambda: tr("&Judge the rest")
        )
        self.rest_button.hide()
        self.try_button = push_button(self, "review_try", self._turn_trying)
        self.play_button = push_button(self, "review_play_on", partial(self._play_on, fresh=False))
        self.fresh_button = push_button(self, "review_fresh", partial(self._play_on, fresh=True))
        self._lay_out()
        self._connect()
        retold(self, self._say)

    # -------------------------------------------------------------------- building

    def _make_seats(self) -> ComboBox:
        box = ComboBox(self, "review_seat")
        seats = self._source.game.seats
        box.setIconSize(row_size(1, _FACE))
        for seat, (info, who) in enumerate(zip(seats, seated(seats), strict=True)):
            face = QIcon(portrait(who, _FACE, worn(), self.devicePixelRatioF()))
            box.addItem(face, info.name, seat)
        box.setCurrentIndex(self._source.game.person or 0)
        box.setMinimumWidth(_NAMES)
        return box

    def _make_table(self) -> PaperTable:
        table = PaperTable("review_decisions", self.paper, _NUMBERS, REST, chooses=True)
        header = table.horizontalHeader()
        header.setMinimumSectionSize(_NUMBERS)
        table.setWordWrap(True)
        table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        table.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        return table

    def _lay_out(self) -> None:
        self._round = QWidget(self.paper)
        """What there is to say of all of the round."""
        of_all = self.table, self.result, self.luck, self.parts, self.others, self.chart
        fill(self._round, down(*of_all, gap=NEAR // 2), 0)
        self._sheet = down(self.headline, self.words, self._round)
        fill(self.paper, self._sheet, NEAR)
        area = PageArea(self)
        inner = QWidget(area)
        self._onwards = down(self.play_button, self.fresh_button, gap=NEAR // 2)
        middle = down(self.paper, (self.choices, 1), self._onwards)
        middle.addStretch()
        fill(inner, middle, 0)
        area.setWidget(inner)
        foot = down(self.rest_button, self.try_button, gap=NEAR // 2)
        self._head = put(QHBoxLayout(), (self.title, 1), self.seats)
        self._column = down(self._head, self.progress, (area, 1), foot)
        fill(self, self._column, GAP, NEAR, GAP, NEAR)

    def _connect(self) -> None:
        self._reviewing.changed.connect(self._on_review)
        self._reviewing.failed.connect(self._on_trouble)
        self._reviewing.tried.connect(self._on_trial)
        self.seats.currentIndexChanged.connect(lambda _: self.begin())
        self.table.selectionModel().currentRowChanged.connect(self._on_row)
        self.choices.itemActivated.connect(self._on_choice)
        self.choices.itemClicked.connect(self._on_choice)
        self._source.tried.connect(self._on_tried)
        self._source.moved.connect(self._on_moved)

    def _say(self) -> None:
        self.title.setText(tr("Review"))
        self.seats.setAccessibleName(tr("Player"))
        self.table.setAccessibleName(tr("Decisions, the costliest first"))
        self.choices.setAccessibleName(tr("Ways to play"))
        self.chart.setAccessibleName(tr("Expected result over the round"))
        self.play_button.setText(tr("&Play on with the same cards"))
        self.fresh_button.setText(tr("Play on with &fresh hidden cards"))
        for button in (self.play_button, self.fresh_button):
            button.setToolTip(
                tr(
                    "From here, for practice, in a copy that ends with this round, which counts as"
                    " assisted"
                )
            )
        self._show_all()
        self.fit(self._page)

    def fit(self, page: int) -> None:
        """Take the width that is right on a page so wide, or what its buttons need."""
        self._page = page
        share_font(self)
        share = round(min(_WIDEST, max(_NARROWEST, _SHARE * page)))
        buttons = self._onwards.minimumSize().width() + _MARGINS
        head = min(_WIDEST, self._head.sizeHint().width() + 2 * GAP)
        self.setFixedWidth(max(share, buttons, head, self._column.minimumSize().width()))
        self._give_room()

    # --------------------------------------------------------------------- reviewing

    @property
    def seat(self) -> int:
        """Whose decisions are judged."""
        return self.seats.currentIndex()

    @property
    def trying(self) -> bool:
        """Whether a way is to be found for a decision."""
        return self.choices.isVisibleTo(self)

    @property
    def chosen(self) -> Decision | None:
        row = self.table.currentIndex().row()
        return self._rows[row] if 0 <= row < len(self._rows) else None

    def begin(self) -> None:
        """Review the seat that is chosen, in the round that is shown."""
        self._review, self._trouble, self._rows = None, None, []
        self.rest_button.hide()
        self._stop_trying()
        self._show_all()
        self._reviewing.start(self._source.life, self._source.number, self.seat)

    def end(self) -> None:
        """Nobody looks at it any more."""
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
        made, at = self.chosen, self._source.at
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
            kinds = [seat.kind for seat in self._source.game.seats]
            parts = words.company_text(review, kinds)
            self.parts.setText(parts)
            self.parts.setVisible(bool(parts))
            self._show_others(review)
            self._show_rows(review)
            self._show_graph(review)
        self._show_chosen()
        self._give_room()

    def _give_room(self) -> None:
        """List and sheet are as high as their words in this width; all of it scrolls."""
        self.table.resizeRowsToContents()
        rows = (self.table.rowHeight(row) for row in range(len(self._rows)))
        self.table.setFixedHeight(self.table.horizontalHeader().height() + sum(rows) + 2)
        needed = self._sheet.minimumHeightForWidth(self.width() - _MARGINS)
        self.paper.setMinimumHeight(max(0, needed))

    def _show_others(self, review: Reviewed) -> None:
        scores = self._source.life.rounds[review.number - 1].scores or []
        said = words.same_deal_text(review, self._name(review.seat), scores[review.seat])
        self.others.setText(said)
        self.others.setVisible(bool(said))
        luck = (words.luck_text(review), words.drawn_text(review, self._name))
        self.luck.setText("\n".join(filter(None, luck)))
        self.luck.setVisible(any(luck))

    def _show_rows(self, review: Reviewed) -> None:
        chosen = self.chosen
        first = review.costly[:_COSTLIEST]
        self._rows = [*first, *(d for d in review.decisions if d not in first)]
        with QSignalBlocker(self.table.selectionModel()):
            self.table.write(
                (tr("Lost"), tr("Played")),
                [self._cells(decision, decision in first) for decision in self._rows],
            )
            at = [decision.at for decision in self._rows]
            if chosen is not None and chosen.at in at:
                choose_row(self.table, at.index(chosen.at))

    def _cells(self, decision: Decision, first: bool) -> list[Cell]:
        spoken = " ".join(self._said(decision, SPOKEN))
        loss = Cell(
            words.loss_text(decision), strong=first, price=bool(decision.loss), spoken=spoken
        )
        way = words.way_text(decision.played, self._view(decision))
        said = f"{words.kind_text(decision.kind)}: {way}"
        return [loss, Cell(way, number=False, strong=first, tip=said)]

    def _show_graph(self, review: Reviewed) -> None:
        points = [round(decision.worth) for decision in review.judged]
        if review.over:
            points.append(round(review.result))
        game = self._source.game
        yarn = seat_numbers([seat.colour for seat in game.seats], game.person)[review.seat]
        self.chart.setVisible(len(points) > 1)
        self.chart.show_series([Series("", yarn, tuple(points))])
        self._mark()

    def _mark(self) -> None:
        if self._review is not None:
            at = self._source.at
            made = [d for d in self._review.judged if d.at <= at]
            self.chart.mark(max(0, len(made) - 1) if made else None)

    def _show_chosen(self) -> None:
        decision = self.chosen
        self.try_button.setText(tr("&Back to the list") if self.trying else tr("&Try again"))
        tried = decision is not None and decision.gap is None and len(self._ways(decision)) > 1
        self.try_button.setEnabled(self.trying or tried)
        self.headline.setVisible(decision is not None and not self.trying)
        if self.trying:
            return
        first, *rest = [""] if decision is None else self._said(decision, WRITTEN)
        self.headline.setText(first)
        self._tell("\n".join(rest))
        self._on_moved()

    def _tell(self, text: str) -> None:
        self.words.setText(text)
        self.words.setVisible(bool(text))
        self._give_room()

    def _said(self, decision: Decision, naming: Naming) -> list[str]:
        view = self._view(decision)
        review = self._review
        costly = review.costly[:1] if review is not None and review.over else []
        sentences = (
            words.headline_text(decision, view, naming, most=decision in costly),
            words.best_text(decision, view, naming),
            *words.why_texts(decision, view, self._name, naming),
        )
        return [sentence for sentence in sentences if sentence]

    def _name(self, seat: int) -> str:
        return seat_name(self._source.game.seats[seat])

    def _on_moved(self) -> None:
        ended = self._source.at >= len(self._source.moves)
        plays = self._source.game.person is not None and not ended
        for button in (self.play_button, self.fresh_button):
            button.setEnabled(plays and not self._source.trying)
        self._mark()
        self._point()
        review = self._review
        if review is not None and review.number != self._source.number and self.isVisible():
            self.begin()

    def _point(self) -> None:
        """Show the better way on the table, where the played one left it."""
        made, source = self.chosen, self._source
        seen = made is not None and source.at == made.fault_at and bool(made.loss)
        if made is None or not seen or self.trying or self.seat != (source.game.person or 0):
            self.pointed.emit(())
            return
        done = [str(move) for _, move in source.moves[made.at : made.fault_at]]
        self.pointed.emit(tuple(move for move in made.best if str(move) not in done))

    def _on_row(self) -> None:
        decision = self.chosen
        if decision is not None and self._review is not None:
            self._source.jump(decision.fault_at)
            self._show_chosen()

    # --------------------------------------------------------------------- trying again

    def _ways(self, decision: Decision) -> list[tuple[Move, ...]]:
        """The ways among which to choose, each choice once, in an order that tells nothing."""
        alike = self._alike(decision)
        ways: list[tuple[Move, ...]] = []
        for moves in (decision.best, decision.played, *(way.moves for way in decision.ways)):
            if not any(alike(moves, other) for other in ways):
                ways.append(moves)
        return sorted(ways, key=lambda moves: words.way_text(moves, self._view(decision)))

    def _alike(self, decision: Decision) -> words.Alike:
        """Whether two ways of this decision are one choice."""
        return Question(decision.at, self._view(decision), decision.played, ()).same_choice

    def _view(self, decision: Decision) -> View:
        return self._source.life.round_at(self._source.number, decision.at).view(self.seat)

    def _turn_trying(self) -> None:
        decision = self.chosen
        if self.trying or decision is None:
            self._stop_trying()
            self._show_all()
            self.table.setFocus()
            return
        self._source.jump(decision.at)
        view = self._view(decision)
        self.choices.clear()
        for moves in self._ways(decision):
            item = QListWidgetItem(words.way_text(moves, view), self.choices)
            item.setData(Qt.ItemDataRole.UserRole, [str(move) for move in moves])
        self.choices.show()
        self._round.hide()
        self._tell(words.question_text(decision))
        if self.seat == self._source.game.person:
            self._source.begin_trial()
        self._show_chosen()
        self.choices.setFocus()

    def _stop_trying(self) -> None:
        self.choices.hide()
        self.choices.clear()
        self._reviewing.stop_trying_out()
        self._source.end_trial()

    def _on_choice(self, item: QListWidgetItem) -> None:
        self._on_tried(tuple(map(Move.parse, item.data(Qt.ItemDataRole.UserRole))))

    def _play_on(self, *, fresh: bool) -> None:
        self.play_on_wanted.emit(self._source.at, fresh)

    def _on_trial(self, made: Decision) -> None:
        self._tell(words.trial_text(made, self._view(made)))

    def _on_tried(self, moves: tuple[Move, ...]) -> None:
        decision = self.chosen
        if decision is None or not self.trying:
            return
        alike, view = self._alike(decision), self._view(decision)
        said = words.answer_text(decision, view, moves, alike)
        self._tell(said or words.trying_text())
        if said:
            self._reviewing.stop_trying_out()
        else:
            source = self._source
            self._reviewing.try_out(source.life, source.number, self.seat, decision, moves)
