"""The statistics: how the person has played, by rulebook, with a way to begin anew."""

from __future__ import annotations

import threading
from datetime import UTC, datetime

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QGridLayout,
    QHBoxLayout,
    QHeaderView,
    QMessageBox,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from rummy_qt.records.statistics import Filter, Statistics, Summary
from rummy_qt.ui.names import RULEBOOK_WORDS, joined, level_name, rulebook_name, total_text
from rummy_qt.ui.plain_text import as_typed
from rummy_qt.ui.preferences import Preferences
from rummy_qt.ui.theme import seat_colour
from rummy_qt.ui.windows.chart import LineChart, Series
from rummy_qt.ui.windows.look import quiet_label, title_label
from rummy_qt.ui.windows.score_sheet import number_item

_FIGURES_A_ROW = 4
_LOOK_AGAIN_MS = 40


def read_records() -> None:
    """Take in what was played since the last time, on a connection of its own."""
    statistics = Statistics()
    try:
        statistics.refresh()
    finally:
        statistics.close()


class StatisticsDialog(QDialog):
    """Figures of the person's own seat. The records are read on another thread."""

    ready = Signal()
    """The records have been read."""

    def __init__(self, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("statistics")
        self.setWindowTitle(self.tr("Statistics"))
        self._preferences = preferences
        self.rulebooks = self._make_rulebooks()
        self.help = self._make_help()
        self.figures = QGridLayout()
        self.chart = LineChart(self)
        self.chart.setAccessibleName(self.tr("Matches played and won"))
        self.chart.legend = True
        self.groups = self._make_groups()
        self.reset_button = QPushButton(self.tr("&Begin anew…"), self)
        self.reset_button.setObjectName("statistics_reset")
        self.below = QWidget(self)
        self.empty = quiet_label(self.tr("Play a match to its end, and it counts here."), self)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._lay_out()
        for choice in (self.rulebooks, self.help):
            choice.currentIndexChanged.connect(self._show)
        self.reset_button.clicked.connect(self._ask_reset)
        self._show()
        self._reader = threading.Thread(target=read_records, name="statistics", daemon=True)
        self._reader.start()
        self._timer = QTimer(self, interval=_LOOK_AGAIN_MS)
        self._timer.timeout.connect(self._look)
        self._timer.start()

    def _make_rulebooks(self) -> QComboBox:
        rulebooks = QComboBox(self)
        rulebooks.setObjectName("statistics_rules")
        rulebooks.setAccessibleName(self.tr("Rules"))
        rulebooks.addItem(self.tr("All rules"), None)
        for name in RULEBOOK_WORDS:
            rulebooks.addItem(rulebook_name(name), name)
        return rulebooks

    def _make_help(self) -> QComboBox:
        choice = QComboBox(self)
        choice.setObjectName("statistics_help")
        choice.setAccessibleName(self.tr("Rounds"))
        for text, assisted in (
            (self.tr("Unassisted"), False),
            (self.tr("Assisted"), True),
            (self.tr("Both"), None),
        ):
            choice.addItem(text, assisted)
        tip = self.tr("A round counts as assisted when a move was taken back, or its cards known.")
        choice.setToolTip(tip)
        return choice

    def _make_groups(self) -> QTableWidget:
        groups = QTableWidget(0, 3, self)
        groups.setObjectName("statistics_groups")
        groups.setHorizontalHeaderLabels([self.tr("Against"), self.tr("Matches"), self.tr("Won")])
        groups.verticalHeader().hide()
        groups.setShowGrid(False)
        groups.setWordWrap(False)
        groups.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
        groups.setSelectionMode(QTableWidget.SelectionMode.NoSelection)
        header = groups.horizontalHeader()
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setHighlightSections(False)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        for number in (1, 2):
            header.setSectionResizeMode(number, QHeaderView.ResizeMode.ResizeToContents)
        return groups

    def _lay_out(self) -> None:
        self.figures.setHorizontalSpacing(24)
        self.figures.setVerticalSpacing(10)
        close = QPushButton(self.tr("&Close"), self)
        close.setDefault(True)
        close.clicked.connect(self.reject)
        last = QHBoxLayout()
        last.addWidget(self.reset_button)
        last.addStretch(1)
        last.addWidget(close)
        below = QHBoxLayout(self.below)
        below.setContentsMargins(0, 0, 0, 0)
        below.setSpacing(16)
        below.addWidget(self.groups, 3)
        below.addWidget(self.chart, 2)
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 16, 20, 16)
        column.setSpacing(14)
        choices = QHBoxLayout()
        choices.addWidget(self.rulebooks, 1)
        choices.addWidget(self.help)
        column.addLayout(choices)
        column.addLayout(self.figures)
        column.addWidget(self.below, 1)
        column.addWidget(self.empty, 1)
        column.addLayout(last)
        self.resize(720, 540)

    def _look(self) -> None:
        """Show the figures once the thread is done.

        The thread knows nothing of the dialog: a signal of it could meet one that is being closed.
        """
        if not self._reader.is_alive():
            self._timer.stop()
            self._show()
            self.ready.emit()

    # --------------------------------------------------------------------- showing

    def _show(self) -> None:
        chosen = Filter(
            rulebook=self.rulebooks.currentData(),
            assisted=self.help.currentData(),
            since=self._preferences.statistics_since or None,
        )
        statistics = Statistics()
        try:
            summary = statistics.summary(chosen)
            groups = statistics.groups(chosen)
            results = statistics.results(chosen)
        finally:
            statistics.close()
        self._show_figures(summary)
        self.below.setVisible(bool(groups))
        self.empty.setVisible(not groups)
        self.groups.setRowCount(len(groups))
        for row, group in enumerate(groups):
            kinds = joined([level_name(kind) for kind in group.opponents.split(",")])
            name = f"{rulebook_name(group.rulebook)}: {group.players - 1} × {kinds}"
            item = QTableWidgetItem(name)
            item.setToolTip(as_typed(name))
            self.groups.setItem(row, 0, item)
            self.groups.setItem(row, 1, number_item(str(group.matches)))
            self.groups.setItem(row, 2, number_item(str(group.won)))
        self._show_chart([won for _, won in results])

    def _show_figures(self, summary: Summary) -> None:
        while (item := self.figures.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.deleteLater()
        for place, (label, value) in enumerate(self._figures(summary)):
            row, column = divmod(place, _FIGURES_A_ROW)
            number = title_label(value, self, 1.5)
            number.setObjectName(f"figure_{place}")
            self.figures.addWidget(number, 2 * row, column)
            self.figures.addWidget(quiet_label(label, self), 2 * row + 1, column)

    def _figures(self, s: Summary) -> list[tuple[str, str]]:
        share = f"{round(100 * s.won / s.matches)} %" if s.matches else "–"
        best = "–" if s.best_round is None else total_text(s.best_round)
        return [
            (self.tr("matches played"), str(s.matches)),
            (self.tr("of them won"), share),
            (self.tr("won in a row"), str(s.streak)),
            (self.tr("most in a row"), str(s.longest_streak)),
            (self.tr("rounds played"), str(s.rounds)),
            (self.tr("points a round"), total_text(round(s.points))),
            (self.tr("best round"), best),
            (self.tr("rounds gone out"), str(s.went_out)),
            (self.tr("longest match"), self.tr("%n round(s)", "", s.longest_match)),
            (self.tr("piles refused"), str(s.piles_refused)),
            (self.tr("discards called"), str(s.claims_won)),
            (self.tr("missed to call"), str(s.claims_missed)),
        ]

    def _show_chart(self, won: list[bool]) -> None:
        wins = [0]
        for victory in won:
            wins.append(wins[-1] + victory)
        played = tuple(range(len(won) + 1))
        self.chart.show_series(
            [
                Series(self.tr("Played"), seat_colour(6), played),
                Series(self.tr("Won"), seat_colour(1), tuple(wins)),
            ]
        )

    # ---------------------------------------------------------------------- resetting

    def _ask_reset(self) -> None:
        box = QMessageBox(self)
        box.setObjectName("reset_question")
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.setIcon(QMessageBox.Icon.Question)
        box.setWindowTitle(self.tr("Begin anew"))
        box.setText(self.tr("Count from now on only?"))
        box.setInformativeText(self.tr("The saved matches stay. This cannot be taken back."))
        anew = box.addButton(self.tr("&Begin anew"), QMessageBox.ButtonRole.AcceptRole)
        box.addButton(self.tr("&Keep counting"), QMessageBox.ButtonRole.RejectRole)
        anew.clicked.connect(self._reset)
        box.open()

    def _reset(self) -> None:
        self._preferences.statistics_since = f"{datetime.now(UTC):%Y-%m-%dT%H:%M:%SZ}"
        self._show()
