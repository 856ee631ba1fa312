"""The deal of the day: a calendar of the month, and how a day's round compares."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, timedelta
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QLocale, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen, QShortcut
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem, QTableView, QToolButton, QWidget

from rummy_qt.opponents import TABLE_LEVELS
from rummy_qt.opponents.process import OpponentProcess
from rummy_qt.play import day as daily
from rummy_qt.play.review import ReviewResult
from rummy_qt.play.same_deal import PLAYINGS
from rummy_qt.records.entry import Entry
from rummy_qt.records.header import SeatInfo
from rummy_qt.records.library import Library
from rummy_qt.records.lines import Status
from rummy_qt.records.reading import read_record
from rummy_qt.records.texts import English
from rummy_qt.ui import background
from rummy_qt.ui.drawings import draw_numerals, numeral_width
from rummy_qt.ui.fonts import windows_factor
from rummy_qt.ui.models.rows import Cell, CellsModel, Index, ValueRole
from rummy_qt.ui.portraits import YarnLine, draw_yarn
from rummy_qt.ui.reviewing import Reviewing
from rummy_qt.ui.table.sizes import LOW
from rummy_qt.ui.theme import BRASS, INK, INK_QUIET, IVORY_EDGE, ON_PAPER, PRICE_INK
from rummy_qt.ui.words.language import day_text, in_context, joined, number_text, points_text
from rummy_qt.ui.words.names import level_name, rulebook_name
from rummy_qt.ui.words.review import luck_text, progress_text, result_text

from .deal import DealOnPaper
from .labels import HEAD, SECTION, SMALL, interface_font, quiet_label, show_text, sized, title_label
from .look import cast_shadow, draw_chosen
from .page_dialog import PageDialog, lay_paper
from .parts import GAP, NEAR, Spring, across, down, fill, make, primary, push_button, put
from .tables import DrawnItems, PaperTable, set_up_table

tr = in_context("Day")
_COMPARING_TEXT: Final[English] = (
    "Each level plays your hand %n time(s) against the same opponents…"
)
_COMPARED_TEXT: Final[English] = (
    "What each level makes of your hand against the same opponents, averaged over %n attempt(s)."
    " One deal says little about who plays better."
)


class DayPage(PageDialog):
    """Other threads read the saved matches and have the levels play."""

    def __init__(self, library: Library, shown: date, parent: QWidget | None = None) -> None:
        """``shown``: the day shown first, usually today, but a round may end after midnight."""
        super().__init__("day", tr("The deal of the day"), parent, NEAR)
        self._library = library
        self.today = date.today()
        self._month = shown.replace(day=1)
        self._dates = list[date]()
        """The days of the calendar, row by row."""
        self._played: dict[date, Entry] = {}
        self._club_points: dict[date, float] = {}
        """By day played, the points a Club makes with the same hand, where known."""
        self._leads: dict[date, float] = {}
        """By day of the month shown, how many points the person made more than a Club."""
        self._results: list[daily.Result] = []
        self._compared: date | None = None
        self._comparing, self._replaying = background.LatestTask(self), background.LatestTask(self)
        self._reviewed: ReviewResult | None = None
        """The review of that day's round, as far as it has come."""
        self._reviewing = Reviewing(self)
        self._reviewing.changed.connect(self._note_review)
        about = tr(
            "One round a day, with the same cards and opponents for everybody who plays it. Your"
            " first try counts."
        )
        self.add_subline(about)
        self.paper = lay_paper(self)
        self.days = CellsModel(self, Qt.AlignmentFlag.AlignCenter)
        self.month = title_label("", self.paper, SECTION, alignment=Qt.AlignmentFlag.AlignCenter)
        self.previous_month = self._make_arrow("month_back", "\u2039", tr("Previous month"), -1)
        self.next_month = self._make_arrow("month_on", "\u203a", tr("Next month"), 1)
        self.calendar = self._make_calendar()
        self.summary = quiet_label("", self.paper)
        self.day = title_label("", self.paper, SECTION)
        self.outcome = title_label("", self.paper)
        self.details = quiet_label("", self.paper)
        self.levels = PaperTable("day_levels", self.paper, 0, 1, 2)
        self.levels.min_rows, self.levels.first_pad = 7, 0
        self.levels.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.deal = DealOnPaper(self.paper, low=self.lower_than(LOW))
        self.review = push_button(self, "review_day", self._review, tr("Re&view the round"))
        self.play = push_button(self, "play_day", self._play)
        self._lay_out()
        self._show_month()
        self._show_day()
        self._load(shown)

    # ------------------------------------------------------------------- building

    def _make_calendar(self) -> QTableView:
        table, alone = QTableView(self.paper), Qt.ShortcutContext.WidgetShortcut
        set_up_table(table, "calendar", self.days)
        table.setAccessibleName(tr("The month"))
        for key, arrow in (
            (Qt.Key.Key_PageUp, self.previous_month),
            (Qt.Key.Key_PageDown, self.next_month),
        ):
            QShortcut(key, table, arrow.click, context=alone)
        table.setSelectionBehavior(table.SelectionBehavior.SelectItems)
        table.setItemDelegate(DrawnItems(table, self._draw_day))
        weeks = table.verticalHeader()
        weeks.setSectionResizeMode(weeks.ResizeMode.Stretch)
        table.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        table.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        table.selectionModel().currentChanged.connect(self._show_day)
        self.area.follow(table)
        return table

    def _make_arrow(self, name: str, sign: str, says: str, step: int) -> QToolButton:
        button = make(QToolButton, self.paper, name, text=sign, toolTip=says)
        button.setAccessibleName(says)
        button.clicked.connect(lambda _: self._turn_month(step))
        return button

    def _lay_out(self) -> None:
        header = across(self.previous_month, (self.month, 1), self.next_month)
        left = down(header, (self.calendar, 1), self.summary, Spring(0))
        words = self.day, self.outcome, self.details
        right = down(*words, self.deal.row, (self.levels, 1), Spring(0), gap=4)
        self.halves = across((left, 5), (right, 6), gap=2 * GAP)
        fill(self.paper, self.halves, GAP)
        self.body.addWidget(self.paper, 1)
        self._close = self.add_close()
        put(self.foot, self.review, self.play)

    # -------------------------------------------------------------------- reading

    def _load(self, shown: date) -> None:
        def work() -> tuple[dict[date, Entry], dict[date, float]]:
            played = daily.played_days(self._library.entries())
            clubs = {day: daily.club_in(daily.stored_results(day)) for day in played}
            return played, {day: club for day, club in clubs.items() if club is not None}

        self.fetch(work, partial(self._show, shown=shown))

    def _show(self, result: tuple[dict[date, Entry], dict[date, float]], shown: date) -> None:
        self._played, self._club_points = result
        self._show_month()
        self._select(shown)
        (self.calendar if self.play.isHidden() else self.play).setFocus()

    def _compare(self, day: date, path: Path) -> None:
        """Has the levels play a day's hand, and its round reviewed; results are kept on disk."""
        self._reviewing.stop()
        self._compared, self._results, self._reviewed = day, [], None

        def on_results(results: list[daily.Result]) -> None:
            self._results = results
            club = daily.club_in(results)
            if club is not None:
                self._club_points[day] = club
                self._show_summary()
            self._show_day()

        def work(task: background.Task) -> list[daily.Result]:
            return daily.all_results(day, OpponentProcess, task, task.tell)

        self._comparing.start(work, on_results)
        self._replaying.start(
            lambda _: read_record(path).replayed,
            lambda life: self._reviewing.start(life, 1, daily.PERSON),
        )

    def _note_review(self, reviewed: ReviewResult) -> None:
        self._reviewed = reviewed
        self._show_day()

    # -------------------------------------------------------------------- writing

    def _show_month(self) -> None:
        locale, short = QLocale(), QLocale.FormatType.ShortFormat
        first_weekday = locale.firstDayOfWeek().value
        first = self._month - timedelta((self._month.isoweekday() - first_weekday) % 7)
        name = locale.standaloneMonthName(self._month.month)
        self.month.setText(f"{name} {self._month.year}".capitalize())
        last = (self._month + timedelta(31)).replace(day=1) - timedelta(1)
        weeks = (last - first).days // 7 + 1
        self._dates = days = [first + timedelta(at) for at in range(7 * weeks)]
        titles = [locale.standaloneDayName(day.isoweekday(), short) for day in days[:7]]
        cells = list(map(self._make_cell, days))
        self.days.show(titles, [cells[7 * week : 7 * week + 7] for week in range(weeks)])
        header, text = self.calendar.horizontalHeader(), self.calendar.fontMetrics()
        title_width = max(header.sectionSizeFromContents(at).width() for at in range(7))
        width = max(round(windows_factor() * 54), title_width)
        height, extra = text.height() + 8, header.sizeHint().height() + 10
        self.calendar.setFixedWidth(7 * width + 10)
        self.calendar.setMinimumHeight(weeks * height + extra)
        self.calendar.setMaximumHeight(weeks * round(1.2 * width) + extra)
        self.next_month.setEnabled(self._month < self.today.replace(day=1))
        self._show_summary()

    def _show_summary(self) -> None:
        totals = {
            day: points
            for day, entry in self._played.items()
            if day.replace(day=1) == self._month and (points := daily.points_in(entry)) is not None
        }
        lines = []
        if totals:
            average = number_text(round(sum(totals.values()) / len(totals)))
            lines.append(
                tr("%n day(s) played, {points} points on average.", len(totals), points=average)
            )
        clubs = self._club_points
        self._leads = leads = {
            day: points - clubs[day] for day, points in totals.items() if day in clubs
        }
        if leads:
            text: English = "Better than Club with the same hand: {better} of %n day(s) compared."
            better = number_text(sum(points > 0 for points in leads.values()))
            lines.append(tr(text, len(leads), better=better))
        played = self._played.get(self.today)
        if played is not None and played.status is not Status.RUNNING:
            rules = rulebook_name(daily.rulebook_of(self.today + timedelta(1)))
            lines.append(tr("Tomorrow: {rules}.", rules=rules))
        show_text(self.summary, "\n".join(lines))

    def _make_cell(self, day: date) -> Cell:
        if day.month != self._month.month:
            return Cell("")
        result = self._result_text(day, self._played.get(day))
        return Cell(str(day.day), spoken=f"{day_text(day.isoformat())}: {result}")

    def day_of(self, index: Index) -> tuple[date, Entry | None]:
        day = self._dates[7 * index.row() + index.column()]
        return day, self._played.get(day)

    def _draw_day(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draws a day as a small card: the points of one played, an edge around today."""
        cell: Cell = index.data(ValueRole)
        if not cell.text:
            return
        day, entry = self.day_of(index)
        box = QRectF(option.rect).adjusted(4, 4, -4, -4)
        today, state = day == self.today, QStyle.StateFlag
        if entry is not None:
            cast_shadow(painter, box, 4, 2, 3)
        painter.setPen(QPen(QColor(BRASS if today else IVORY_EDGE), 1.5 if today else 1))
        painter.setBrush(QColor("#ffffff"))
        if today or entry is not None:
            painter.drawRoundedRect(box, 4, 4)
        if option.state & state.State_Selected:
            draw_chosen(painter, box, INK, 4, focus=bool(option.state & state.State_HasFocus))
        if entry is None:
            height, ink = option.fontMetrics.ascent(), INK if today else INK_QUIET
            corner = box.center() - QPointF(numeral_width(cell.text, height), height) / 2
            draw_numerals(painter, cell.text, corner, height, ink)
        else:
            align, inner = Qt.AlignmentFlag, box.adjusted(5, 1, -5, -4)
            under = align.AlignBottom | align.AlignRight
            points = daily.points_in(entry)
            painter.setFont(interface_font(SMALL))
            painter.setPen(QColor(INK_QUIET))
            painter.drawText(inner, align.AlignTop | align.AlignLeft, cell.text)
            painter.setFont(interface_font(1.0, QFont.Weight.Bold))
            painter.setPen(QColor(PRICE_INK if points is not None and points < 0 else INK))
            painter.drawText(inner, under, "·" if points is None else number_text(points))
            line = YarnLine(box.left() + 9, box.right() - 9, box.bottom() - 4.5, 2.0)
            draw_yarn(painter, line, ON_PAPER, entry.seats[0].colour or 0)

    def _select(self, day: date) -> None:
        self.calendar.setCurrentIndex(self.days.index(*divmod(self._dates.index(day), 7)))
        self._show_day()

    def _turn_month(self, step: int) -> None:
        middle = self._month + timedelta(45 if step > 0 else -15)
        self._month = middle.replace(day=1)
        self._show_month()
        self._select(self._month)

    @property
    def chosen(self) -> tuple[date, Entry | None]:
        """The selected day, or today without a selection, and its match."""
        index = self.calendar.currentIndex()
        return self.day_of(index) if index.isValid() else (self.today, self._played.get(self.today))

    def _show_day(self) -> None:
        day, entry = self.chosen
        self.day.setText(day_text(day.isoformat()))
        book = daily.rulebook_of(day)
        seats = daily.seats_of("") if entry is None else entry.seats
        self.deal.show_deal(seats, book)
        points = None if entry is None else daily.points_in(entry)
        if entry is not None and points is not None and self._compared != day:
            self._compare(day, entry.path)
        sized(self.outcome, 1.0 if points is None else HEAD, QFont.Weight.DemiBold)
        self.outcome.setText(self._result_text(day, entry))
        self.deal.setVisible(points is None)
        self.levels.setVisible(points is not None)
        show_text(self.details, "" if points is None else self._details_text(book, seats))
        if points is not None:
            self._show_levels(points)
        is_over = entry is not None and entry.status is not Status.RUNNING
        open_today = day == self.today and not is_over
        self.review.setVisible(is_over)
        self.play.setVisible(open_today)
        primary(self.play if open_today else self.review if is_over else self._close)
        self.play.setText(tr("&Play today’s deal") if entry is None else tr("&Continue"))

    def _result_text(self, day: date, entry: Entry | None) -> str:
        if entry is None:
            return tr("Not played yet") if day >= self.today else tr("Not played")
        points = daily.points_in(entry)
        if points is not None:
            return tr("You made %n point(s)", points)
        if entry.status is Status.RUNNING:
            return tr("In progress")
        return tr("Played with help: not compared")

    def _show_levels(self, points: int) -> None:
        """Lists the levels and the person, the best first."""
        players = []
        for result in self._results:
            name, deviation = level_name(result.level), round(result.spread.apart)
            if not daily.is_whole(result):
                place = tr("{number} of {all}", number=result.spread.playings, all=PLAYINGS)
                name = f"{name} · {place}"
            spread = f"± {number_text(deviation)}" if deviation else tr("each time")
            players.append((result.spread.mean, name, spread, False))
        players.append((float(points), tr("You"), "", True))
        rows = []
        for mean, name, spread, is_person in sorted(players, key=lambda player: -player[0]):
            number = Cell(number_text(round(mean)), strong=is_person)
            rows.append([Cell(name, number=False, strong=is_person), number, Cell(spread)])
        #: how far apart the playings of a level are
        apart = tr("Spread")
        self.levels.write((tr("In your seat"), tr("Points"), apart), rows)

    def _details_text(self, rulebook: str, seats: Sequence[SeatInfo]) -> str:
        """The rules and opponents, luck and decisions, and the day's place in its month."""
        opponents = [f"{seat.name}\u00a0({level_name(seat.kind)})" for seat in seats[1:]]
        rules, names = rulebook_name(rulebook), joined(opponents)
        review, lines = self._reviewed, [tr("{rules}, with {names}", rules=rules, names=names)]
        if review is not None:
            luck = luck_text(review)
            lines.append(f"{result_text(review)}. {luck}" if luck else progress_text(review))
        if self._compared in self._leads:
            place = 1 + sum(points > self._leads[self._compared] for points in self._leads.values())
            text: English = (
                #: {points}: more or less than a Club makes of the same hand, as +35
                "{points} compared with Club: number {place} of the month’s %n day(s) compared."
            )
            points = points_text(round(self._leads[self._compared]))
            number = number_text(place)
            lines.append(tr(text, len(self._leads), points=points, place=number))
        complete = sum(map(daily.is_whole, self._results)) == len(TABLE_LEVELS)
        lines.append(tr(_COMPARED_TEXT if complete else _COMPARING_TEXT, PLAYINGS))
        return "\n".join(lines)

    # ---------------------------------------------------------------------- wishes

    def _play(self) -> None:
        day, entry = self.chosen
        if entry is not None:
            self.leave_for("open_file", entry.path)
        elif day < date.today():
            self.leave_for("day")  # midnight passed while the page was open
        else:
            self.leave_for("play_day", day)

    def _review(self) -> None:
        _, entry = self.chosen
        if entry is not None:
            self.leave_for("review", entry.path)
