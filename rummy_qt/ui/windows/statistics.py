"""The statistics: how the person has played, by rulebook, with a way to begin anew."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final, NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
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

from rummy_qt.records.catalogue import Filter, Group, Summary
from rummy_qt.records.library import Library
from rummy_qt.records.patience import now_and_then
from rummy_qt.records.sentences import Sentence
from rummy_qt.ui import errands
from rummy_qt.ui.errands import Errand
from rummy_qt.ui.plain_text import as_typed
from rummy_qt.ui.preferences import Preferences
from rummy_qt.ui.theme import seat_colour
from rummy_qt.ui.windows.chart import LineChart, Series
from rummy_qt.ui.windows.fields import ComboBox
from rummy_qt.ui.windows.look import quiet_label, title_label
from rummy_qt.ui.windows.score_sheet import number_item
from rummy_qt.ui.words.language import translate
from rummy_qt.ui.words.names import RULEBOOK_WORDS, level_name, rulebook_name, told
from rummy_qt.ui.words.numbers import joined, total_text

_FIGURES_A_ROW = 4
_ROW_GAP = 12
"""Pixels above a number, so that it stands by its own label."""


class Counted(NamedTuple):
    """What the page shows of the matches chosen."""

    summary: Summary
    groups: list[Group]
    results: list[tuple[str, bool]]


NOTHING: Final = Counted(Summary(), [], [])


class Figure(NamedTuple):
    """A number with what it counts."""

    label: str
    value: str
    about: str = ""
    """What exactly is counted; empty where the label says it."""


class StatisticsDialog(QDialog):
    """Figures of the person's own seat. The records are read on another thread."""

    ready = Signal()
    """What is shown counts all records."""

    def __init__(
        self, preferences: Preferences, library: Library, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._library = library
        self._asking: Errand | None = None
        self.all_counted = False
        self.setObjectName("statistics")
        self.setWindowTitle(translate("StatisticsDialog", "Statistics"))
        self._preferences = preferences
        self.rulebooks = self._make_rulebooks()
        self.help = self._make_help()
        self.figures = QGridLayout()
        self.chart = LineChart(self)
        self.chart.setAccessibleName(translate("StatisticsDialog", "Matches played and won"))
        self.chart.legend = True
        self.groups = self._make_groups()
        self.reset_button = QPushButton(translate("StatisticsDialog", "&Begin anew…"), self)
        self.reset_button.setObjectName("statistics_reset")
        self.message = quiet_label("", self)
        self.message.setWordWrap(True)
        self.message.hide()
        self.below = QWidget(self)
        self.empty = quiet_label(
            translate("StatisticsDialog", "Finish a match, and it is counted here."), self
        )
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._lay_out()
        for choice in (self.rulebooks, self.help):
            choice.currentIndexChanged.connect(self._ask)
        self.reset_button.clicked.connect(self._ask_reset)
        self._show(NOTHING)
        self._ask()
        self._count()

    def _make_rulebooks(self) -> ComboBox:
        rulebooks = ComboBox(self)
        rulebooks.setObjectName("statistics_rules")
        rulebooks.setAccessibleName(translate("StatisticsDialog", "Rules"))
        rulebooks.addItem(translate("StatisticsDialog", "All rules"), None)
        for name in RULEBOOK_WORDS:
            rulebooks.addItem(rulebook_name(name), name)
        return rulebooks

    def _make_help(self) -> ComboBox:
        choice = ComboBox(self)
        choice.setObjectName("statistics_help")
        choice.setAccessibleName(translate("StatisticsDialog", "Rounds"))
        for text, assisted in (
            (translate("StatisticsDialog", "Unassisted"), False),
            (translate("StatisticsDialog", "Assisted"), True),
            (translate("StatisticsDialog", "Both"), None),
        ):
            choice.addItem(text, assisted)
        tip = translate(
            "StatisticsDialog",
            "A round counts as assisted when a move was taken back, or its cards known.",
        )
        choice.setToolTip(tip)
        return choice

    def _make_groups(self) -> QTableWidget:
        groups = QTableWidget(0, 3, self)
        groups.setObjectName("statistics_groups")
        groups.setAccessibleName(translate("StatisticsDialog", "Results by opponent"))
        groups.setHorizontalHeaderLabels(
            [
                translate("StatisticsDialog", "Against"),
                translate("StatisticsDialog", "Matches"),
                translate("StatisticsDialog", "Won"),
            ]
        )
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
        self.figures.setVerticalSpacing(1)
        close = QPushButton(translate("StatisticsDialog", "&Close"), self)
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
        column.addWidget(self.message)
        column.addLayout(last)
        self.resize(720, 540)

    # --------------------------------------------------------------------- counting

    def _count(self) -> None:
        """Take in what was played since the last time, and show the figures meanwhile."""

        def work(errand: Errand) -> int | None:
            library = self._library
            tell = now_and_then(lambda: errand.tell(None))
            found = library.found()
            library.catalogue.count(found, errand, tell)
            return library.catalogue.missing(found)

        errands.send(self, work, self._on_counted, failed=self._on_not_counted)

    def _on_counted(self, missing: int | None) -> None:
        """``missing``: matches that could not be read; None while some have yet to be."""
        self.all_counted = missing is not None
        if missing:
            self._say(
                translate(
                    "StatisticsDialog",
                    "Not counted: %n match(es) that cannot be read for the moment.",
                    missing,
                )
            )
        self._ask()

    def _on_not_counted(self, why: Sentence) -> None:
        self._say(told(why))
        self._on_counted(0)

    def _say(self, text: str) -> None:
        self.message.setText(text)
        self.message.show()

    def _ask(self) -> None:
        """Have the figures of what is chosen now brought; only the latest wish counts."""
        if self._asking is not None:
            self._asking.leave()
        chosen = Filter(
            rulebook=self.rulebooks.currentData(),
            assisted=self.help.currentData(),
            since=self._preferences.statistics_since or None,
        )
        catalogue = self._library.catalogue

        def work(errand: Errand) -> Counted:
            counted = catalogue.summary(chosen), catalogue.groups(chosen)
            return Counted(*counted, catalogue.results(chosen))

        self._asking = errands.send(self, work, self._show)

    # --------------------------------------------------------------------- showing

    def _show(self, counted: Counted) -> None:
        summary, groups, results = counted
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
        if self.all_counted:
            self.ready.emit()

    def _show_figures(self, summary: Summary) -> None:
        while (item := self.figures.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.deleteLater()
        for place, figure in enumerate(self._figures(summary)):
            row, column = divmod(place, _FIGURES_A_ROW)
            number = title_label(figure.value, self, 1.5)
            number.setObjectName(f"figure_{place}")
            number.setContentsMargins(0, _ROW_GAP if row else 0, 0, 0)
            self.figures.addWidget(number, 2 * row, column)
            label = quiet_label(figure.label, self)
            label.setAlignment(Qt.AlignmentFlag.AlignTop)
            self.figures.addWidget(label, 2 * row + 1, column)
            for part in (number, label):
                part.setToolTip(figure.about)

    def _figures(self, s: Summary) -> list[Figure]:
        share = f"{round(100 * s.won / s.matches)} %" if s.matches else "–"
        best = "–" if s.best_round is None else total_text(s.best_round)
        piles = self._share(s.piles_taken, s.piles_taken + s.piles_refused)
        calls = self._share(s.claims_won, s.claims_won + s.claims_missed)
        longest = (
            translate("StatisticsDialog", "%n round(s)", s.longest_match)
            if s.longest_match
            else "–"
        )
        return [
            Figure(translate("StatisticsDialog", "matches played"), str(s.matches)),
            Figure(translate("StatisticsDialog", "matches won"), share),
            Figure(translate("StatisticsDialog", "current winning streak"), str(s.streak)),
            Figure(translate("StatisticsDialog", "longest winning streak"), str(s.longest_streak)),
            Figure(translate("StatisticsDialog", "rounds played"), str(s.rounds)),
            Figure(translate("StatisticsDialog", "points per round"), total_text(round(s.points))),
            Figure(translate("StatisticsDialog", "best round"), best),
            Figure(translate("StatisticsDialog", "rounds you went out in"), str(s.went_out)),
            Figure(translate("StatisticsDialog", "longest match"), longest),
            Figure(
                translate("StatisticsDialog", "piles taken"),
                piles,
                translate(
                    "StatisticsDialog",
                    "Turns in which you took more than the top discard, of those you could",
                ),
            ),
            Figure(
                translate("StatisticsDialog", "discards called"),
                calls,
                translate(
                    "StatisticsDialog",
                    "Discards of others that you called, of those that fitted a meld",
                ),
            ),
            Figure(
                translate("StatisticsDialog", "false calls"),
                str(s.false_calls),
                translate("StatisticsDialog", "Calls that fitted nowhere and cost points"),
            ),
        ]

    def _share(self, number: int, possible: int) -> str:
        return (
            translate("StatisticsDialog", "{number} of {all}", number=number, all=possible)
            if possible
            else "–"
        )

    def _show_chart(self, won: list[bool]) -> None:
        wins = [0]
        for victory in won:
            wins.append(wins[-1] + victory)
        played = tuple(range(len(won) + 1))
        self.chart.show_series(
            [
                Series(translate("StatisticsDialog", "Played"), seat_colour(6), played),
                Series(translate("StatisticsDialog", "Won"), seat_colour(1), tuple(wins)),
            ]
        )

    # ---------------------------------------------------------------------- resetting

    def _ask_reset(self) -> None:
        box = QMessageBox(self)
        box.setObjectName("reset_question")
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.setIcon(QMessageBox.Icon.Question)
        box.setWindowTitle(translate("StatisticsDialog", "Begin anew"))
        box.setText(translate("StatisticsDialog", "Start counting from now on?"))
        box.setInformativeText(
            translate("StatisticsDialog", "Your saved matches stay. This cannot be undone.")
        )
        anew = box.addButton(
            translate("StatisticsDialog", "&Begin anew"), QMessageBox.ButtonRole.AcceptRole
        )
        box.addButton(
            translate("StatisticsDialog", "&Keep counting"), QMessageBox.ButtonRole.RejectRole
        )
        anew.clicked.connect(self._reset)
        box.open()

    def _reset(self) -> None:
        self._preferences.statistics_since = f"{datetime.now(UTC):%Y-%m-%dT%H:%M:%SZ}"
        self._ask()
