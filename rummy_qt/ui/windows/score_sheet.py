"""The score sheet: the points of every round by where they come from, and how the match stands."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal, SignalInstance
from PySide6.QtGui import QFont, QIcon
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from rummy_qt.engine.scoring import Tally
from rummy_qt.ui.plain_text import as_typed, plain_label
from rummy_qt.ui.standing import Standing
from rummy_qt.ui.suit_signs import row_of_signs
from rummy_qt.ui.windows.chart import LineChart, Series
from rummy_qt.ui.windows.look import quiet_label, swatch, title_label
from rummy_qt.ui.words.language import translate
from rummy_qt.ui.words.numbers import joined, total_text
from rummy_qt.ui.words.undo import star_text

_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter

_PENALTIES = len(Tally._fields)
"""The column of prices paid: the only red one."""
_NARROWEST = 52
"""Pixels of a column: four figures and a sign."""
_WIDEST_NAME = 170


class ScoreSheet(QDialog):
    """Shown after every round, and whenever one asks for it."""

    next_round_wanted = Signal()
    rematch_wanted = Signal()
    same_deals_wanted = Signal()
    replay_wanted = Signal(int)
    """The number of the round to look at again."""
    again_wanted = Signal(int)
    """The number of the round to play again."""

    def __init__(self, standing: Standing, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("score_sheet")
        self.setWindowTitle(translate("ScoreSheet", "Score sheet"))
        self.standing = standing
        self.headline = title_label("", self)
        self.signs = plain_label("", self)
        """What a victory looks like where nothing moves."""
        self.signs.hide()
        self.subline = quiet_label("", self)
        self.round_title = title_label("", self, 1.15)
        self.breakdown = self._make_table("breakdown")
        self.totals = self._make_table("totals")
        self.totals.setAccessibleName(translate("ScoreSheet", "Points of every round"))
        self.totals.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.totals.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.breakdown.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.breakdown.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.chart = LineChart(self)
        self.chart.setAccessibleName(translate("ScoreSheet", "Totals over the rounds"))
        self._lay_out()
        self._write_head()
        self._write_totals()
        self.totals.currentCellChanged.connect(self._on_round)
        for part in (self.round_title, self.breakdown, self.totals, self.chart):
            part.setVisible(bool(standing.rounds))
        if standing.rounds:
            self.totals.setCurrentCell(len(standing.rounds) - 1, 0)
            self.resize(760 + 30 * max(0, len(standing.names) - 4), 590)
        else:
            self.resize(460, self.heightForWidth(460))

    # ------------------------------------------------------------------ building

    def _make_table(self, name: str) -> QTableWidget:
        table = QTableWidget(self)
        table.setObjectName(name)
        table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        table.setShowGrid(False)
        table.verticalHeader().hide()
        room = 12 if len(self.standing.names) < 6 else 7
        table.verticalHeader().setDefaultSectionSize(self.fontMetrics().height() + room)
        header = table.horizontalHeader()
        header.setHighlightSections(False)
        header.setDefaultAlignment(_RIGHT)
        header.setTextElideMode(Qt.TextElideMode.ElideRight)
        header.setMinimumSectionSize(_NARROWEST)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        table.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        return table

    def _lay_out(self) -> None:
        below = QHBoxLayout()
        below.setSpacing(16)
        below.addWidget(self.totals, max(3, len(self.standing.names) - 2))
        below.addWidget(self.chart, 4)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(20, 16, 20, 16)
        whole.setSpacing(10)
        head = QHBoxLayout()
        head.addWidget(self.headline)
        head.addWidget(self.signs)
        head.addStretch(1)
        whole.addLayout(head)
        whole.addWidget(self.subline)
        whole.addSpacing(4)
        whole.addWidget(self.round_title)
        whole.addWidget(self.breakdown)
        whole.addLayout(below, 1)
        whole.addWidget(self._star_note())
        whole.addSpacing(4)
        whole.addLayout(self._make_buttons())

    def _star_note(self) -> QLabel:
        note = quiet_label(star_text(), self)
        note.setObjectName("star_note")
        note.setWordWrap(True)
        note.setVisible(any(score.assisted for score in self.standing.rounds))
        return note

    def _make_buttons(self) -> QHBoxLayout:
        row = QHBoxLayout()
        self.replay = self._round_button("replay_round", self.replay_wanted)
        self.again = self._round_button("round_again", self.again_wanted)
        row.addWidget(self.replay)
        row.addWidget(self.again)
        row.addStretch(1)
        close = QPushButton(translate("ScoreSheet", "&Close"), self)
        close.clicked.connect(self.reject)
        for name, text, signal in self._offers():
            button = QPushButton(text, self)
            button.setObjectName(name)
            button.clicked.connect(lambda _=False, wanted=signal: self._leave(wanted))
            row.addWidget(button)
        row.addWidget(close)
        offered = self.findChildren(QPushButton)
        main = next((b for b in offered if b.objectName() in ("next_round", "rematch")), close)
        main.setProperty("primary", True)
        main.setDefault(True)
        main.setFocus()
        return row

    def _offers(self) -> Sequence[tuple[str, str, SignalInstance]]:
        """What may be done next: names, texts, signals of the buttons."""
        standing = self.standing
        if standing.round_open or not standing.rounds:
            return ()
        if standing.winner is not None:
            return (
                (
                    "same_deals",
                    translate("ScoreSheet", "Same &deals again"),
                    self.same_deals_wanted,
                ),
                ("rematch", translate("ScoreSheet", "&Rematch"), self.rematch_wanted),
            )
        if standing.may_deal:
            return (("next_round", translate("ScoreSheet", "&Next round"), self.next_round_wanted),)
        return ()

    def _leave(self, wanted: SignalInstance) -> None:
        self.accept()
        wanted.emit()

    def _round_button(self, name: str, wanted: SignalInstance) -> QPushButton:
        """A button that does something with the round which is looked at."""
        button = QPushButton(self)
        button.setObjectName(name)
        button.setVisible(bool(self.standing.rounds))
        button.clicked.connect(lambda: self._leave_with_round(wanted))
        return button

    def _leave_with_round(self, wanted: SignalInstance) -> None:
        number = self.standing.rounds[self.totals.currentRow()].number
        self.accept()
        wanted.emit(number)

    # ------------------------------------------------------------------- writing

    def _write_head(self) -> None:
        standing = self.standing
        winner = standing.winner
        if winner is None:
            self.headline.setText(translate("ScoreSheet", "How the match stands"))
            self.subline.setText(self._goal())
        else:
            if winner == standing.person:
                self.headline.setText(translate("ScoreSheet", "You have won the match"))
                brass = self.palette().highlight().color().name()
                self.signs.setPixmap(row_of_signs(brass, 16, self.devicePixelRatioF()))
                self.signs.show()
            else:
                name = standing.names[winner]
                self.headline.setText(
                    translate("ScoreSheet", "{name} has won the match", name=name)
                )
            self.subline.setText(self._settlement(winner) or self._final_totals(winner))

    def _goal(self) -> str:
        standing = self.standing
        if not standing.rounds:
            words = translate(
                "ScoreSheet",
                "The first round is still being played. Its points will be shown here.",
            )
            return f"{words} {self._target()}".rstrip()
        best = max(standing.totals)
        leaders = [n for n, t in zip(standing.names, standing.totals, strict=True) if t == best]
        said = translate("ScoreSheet", "In the lead with {points}: {names}.")
        words = said.format(names=joined(leaders), points=total_text(best))
        return f"{words} {self._target()}".rstrip()

    def _target(self) -> str:
        target = self.standing.target
        return (
            ""
            if target is None
            else translate("ScoreSheet", "The match goes to {target}.", target=target)
        )

    def _final_totals(self, winner: int) -> str:
        names, totals = self.standing.names, self.standing.totals
        others = [
            translate("ScoreSheet", "{name} with {points}", name=name, points=total_text(total))
            for seat, (name, total) in enumerate(zip(names, totals, strict=True))
            if seat != winner
        ]
        return translate(
            "ScoreSheet",
            "{points} points, ahead of {others}.",
            points=total_text(totals[winner]),
            others=joined(others),
        )

    def _settlement(self, winner: int) -> str:
        standing = self.standing
        if not standing.settlement or not any(standing.settlement):
            return ""
        paid = [
            translate("ScoreSheet", "{points} from {name}", points=-sum_, name=name)
            for seat, (name, sum_) in enumerate(
                zip(standing.names, standing.settlement, strict=True)
            )
            if seat != winner
        ]
        all_in_all = standing.settlement[winner]
        return translate(
            "ScoreSheet",
            "{name} collects {sums}: {total} points in all.",
            name=standing.names[winner],
            sums=joined(paid),
            total=all_in_all,
        )

    def _write_totals(self) -> None:
        standing, table = self.standing, self.totals
        table.setColumnCount(len(standing.names) + 1)
        for column, name in enumerate((translate("ScoreSheet", "Round"), *standing.names)):
            head = QTableWidgetItem(name)
            head.setToolTip(as_typed(name))
            table.setHorizontalHeaderItem(column, head)
        table.setRowCount(len(standing.rounds))
        lines = standing.lines
        for row, score in enumerate(standing.rounds):
            label = f"{score.number}*" if score.assisted else str(score.number)
            item = number_item(label)
            if score.assisted:
                item.setToolTip(star_text())
            table.setItem(row, 0, item)
            for seat, line in enumerate(lines):
                table.setItem(row, seat + 1, number_item(total_text(line[row + 1])))
        series = [
            Series(name, standing.colour(seat), lines[seat])
            for seat, name in enumerate(standing.names)
        ]
        self.chart.show_series(series, standing.target)

    def _seat_icon(self, seat: int) -> QIcon:
        return QIcon(swatch(self.standing.colour(seat), self.devicePixelRatioF()))

    def _on_round(self, row: int) -> None:
        if not 0 <= row < len(self.standing.rounds):
            return
        score = self.standing.rounds[row]
        self.round_title.setText(translate("ScoreSheet", "Round {number}", number=score.number))
        self.replay.setText(translate("ScoreSheet", "Re&play round {number}", number=score.number))
        self.again.setText(translate("ScoreSheet", "Pla&y it again"))
        self.again.setToolTip(
            translate(
                "ScoreSheet",
                "Play round {number} again for practice, in a copy of the match",
                number=score.number,
            )
        )
        self.chart.mark(row + 1)
        table = self.breakdown
        table.setColumnCount(len(self._columns()) + 1)
        table.setHorizontalHeaderLabels(["", *self._columns()])
        table.setRowCount(len(score.tallies))
        for seat, tally in enumerate(score.tallies):
            name = QTableWidgetItem(self._seat_icon(seat), self.standing.names[seat])
            name.setToolTip(as_typed(self.standing.names[seat]))
            table.setItem(seat, 0, name)
            total = self.standing.lines[seat][row + 1]
            for column, value in enumerate((*tally, tally.total, total), 1):
                bold = column > len(tally)
                item = number_item(total_text(value), bold=bold)
                if column == _PENALTIES and value:
                    item.setForeground(self.palette().brightText())
                table.setItem(seat, column, item)
        header = table.horizontalHeader()
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Fixed)
        header.resizeSection(0, min(_WIDEST_NAME, table.sizeHintForColumn(0) + 16))
        rows = table.rowCount() * table.verticalHeader().defaultSectionSize()
        table.setFixedHeight(min(rows + table.horizontalHeader().sizeHint().height() + 14, 280))

    def _columns(self) -> list[str]:
        return [
            translate("ScoreSheet", "Melds"),
            translate("ScoreSheet", "Lay-offs"),
            translate("ScoreSheet", "Hand"),
            translate("ScoreSheet", "Bonus"),
            translate("ScoreSheet", "Penalties"),
            translate("ScoreSheet", "Round"),
            translate("ScoreSheet", "Total"),
        ]


def number_item(text: str, *, bold: bool = False) -> QTableWidgetItem:
    """A cell with a number, to the right, its figures of one width."""
    item = QTableWidgetItem(text)
    item.setTextAlignment(_RIGHT)
    font = QFont(item.font())
    font.setFeature(QFont.Tag("tnum"), 1)
    font.setBold(bold)
    item.setFont(font)
    return item
