"""The statistics of the player's own seat, and the page of firsts and bests."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Annotated, Final, NamedTuple

from PySide6.QtGui import QFont
from PySide6.QtWidgets import QWidget

from rummy_qt.play.company import seat_faces
from rummy_qt.play.firsts import BEHIND, BESTS, FIRSTS, PILE, Feat, What, feats_of
from rummy_qt.play.strength import Strength, strength_of
from rummy_qt.records.figures import Filter, Summary
from rummy_qt.records.library import Library
from rummy_qt.records.pauses import throttled
from rummy_qt.records.sentences import Sentence
from rummy_qt.records.texts import English
from rummy_qt.ui import background
from rummy_qt.ui.fonts import font_factor
from rummy_qt.ui.match_choice import offered
from rummy_qt.ui.models.rows import Cell
from rummy_qt.ui.preferences import Preferences
from rummy_qt.ui.reviewing import kept_reviews
from rummy_qt.ui.words import names
from rummy_qt.ui.words.language import day_text, in_context, number_text, percent_text, translate
from rummy_qt.ui.words.log import assisted_text
from rummy_qt.ui.words.notices import titled_text
from rummy_qt.ui.words.review import strength_text, trend_text

from .chart import LineChart, Series
from .fields import ComboBox
from .labels import HEAD, quiet_label, show_text, sized, title_label
from .look import current_theme
from .page_dialog import SLIP, EmptyPage, PageDialog, lay_paper
from .parts import GAP, NEAR, Spring, across, down, fill, primary, push_button, put
from .portraits import faces_label
from .questions import QuestionBox
from .tables import Figures, Heights, PaperTable

tr = in_context("StatisticsDialog")
FACE: Final = 30
"""Diameter in points of the ring of a face: it is no higher than the heading beside it."""
_LARGE: Final = 72, 44, 44
"""Height in points of the large numerals."""


class CountedMatches(NamedTuple):
    """What the page shows of the selected matches."""

    summary: Summary = Summary()
    strength: Strength = Strength()
    missing: int | None = None
    """The number of matches that could not be read; None while they are being counted."""


class StatisticsDialog(PageDialog):
    """Figures of the player's own seat; the records are read on another thread."""

    def __init__(
        self, preferences: Preferences, library: Library, parent: QWidget | None = None
    ) -> None:
        super().__init__("statistics", tr("Statistics"), parent)
        self._library = library
        self._asking = background.LatestTask(self)
        self.all_counted = False
        self._preferences = preferences
        self.rulebooks = ComboBox(self, "statistics_rules", (None, *names.RULEBOOK_WORDS))
        self.rulebooks.setAccessibleName(tr("Rules"))
        rules = tr("All rules")
        self.rulebooks.set_texts(lambda book: names.rulebook_name(book) if book else rules)
        help_texts = {None: tr("All rounds"), False: tr("Unassisted"), True: tr("Assisted")}
        self.help = ComboBox(self, "statistics_help", help_texts)
        self.help.setAccessibleName(tr("Rounds"))
        self.help.set_texts(help_texts.__getitem__)
        self.help.setToolTip(assisted_text())
        self.paper = lay_paper(self)
        large = [Figures("", self.paper, high) for high in _LARGE]
        self.large = [
            (sized(number, HEAD, QFont.Weight.DemiBold), quiet_label("", self.paper, wraps=False))
            for number in large
        ]
        """The large figures, and the label of each."""
        self.figures = PaperTable("statistics_figures", self.paper, 0)
        self.figures.setAccessibleName(self.windowTitle())
        self.figures.heads.hide()
        self.figures.min_rows, self.figures.first_pad = 9, 0
        self.figures.set_heights(Heights(12.0, 22))
        self.chart_title = quiet_label(tr("Matches won of the last 20"), self.paper)
        self.chart = LineChart(self.paper, accessibleName=self.chart_title.text())
        self.chart.setMinimumHeight(round(max(1.0, font_factor()) * 100))
        self.chart.setMaximumHeight(round(max(1.0, font_factor()) * 320))
        self.chart.write = percent_text
        strength = translate("Review", "Playing strength")
        self.strength_title = title_label(strength, self.paper, 1.0)
        self.strength = quiet_label("", self.paper)
        self.groups = PaperTable("statistics_groups", self.paper, 0, 1)
        self.groups.setAccessibleName(tr("Results by opponent"))
        self.groups.min_rows, self.groups.first_pad = 6, 0
        reset = tr("Start &afresh…")
        self.reset_button = push_button(self, "statistics_reset", self._ask_reset, reset)
        self.message = quiet_label("", self, visible=False)
        nothing = tr("Finish a match, and it is counted here.")
        self.empty = EmptyPage(self, nothing, begins=True)
        self._lay_out()
        for choice in (self.rulebooks, self.help):
            choice.currentIndexChanged.connect(self._count)
        self._show(CountedMatches())
        self._count()

    def _lay_out(self) -> None:
        won, *two = [down(number, label, Spring(), gap=NEAR) for number, label in self.large]
        pair = across(*two, Spring(), gap=2 * GAP)
        left = down(NEAR, won, pair, self.figures, Spring(), gap=GAP)
        strength = down(self.strength_title, self.strength, gap=NEAR // 2)
        line = down(self.chart_title, (self.chart, 1), Spring(0), gap=NEAR // 2)
        right = down((line, 1), strength, (self.groups, 1), Spring(0), gap=GAP)
        fill(self.paper, across(left, (right, 1), gap=2 * GAP), GAP + NEAR, GAP, GAP + NEAR, GAP)
        last = offered(self._preferences.last_match, self._preferences.player_name)
        me = seat_faces(last.seats)[0]._replace(mood="glad")
        face = faces_label([me], FACE, self, current_theme())
        put(self.head, face, Spring(), self.rulebooks, self.help)
        put(self.body, (self.paper, 1), (self.empty, 1), self.message)
        self.body.addStretch()  # keeps the head in place while nothing is counted yet
        self.close_button = self.add_close(self.reset_button)

    def _count(self) -> None:
        """Count the selected matches, and show what is known while more is read."""
        selected = Filter(
            rulebook=self.rulebooks.currentData(),
            assisted=self.help.currentData(),
            since=self._preferences.statistics_since or None,
        )
        library, catalogue = self._library, self._library.catalogue

        def work(task: background.Task) -> CountedMatches:
            def figures() -> CountedMatches:
                strength = strength_of(kept_reviews().all(task), selected)
                return CountedMatches(catalogue.summary(selected, task), strength)

            task.tell(figures())
            tell, found = throttled(lambda: task.tell(figures())), library.record_files()
            catalogue.count(found, task, tell)
            return figures()._replace(missing=catalogue.missing(found))

        self._asking.start(work, self._on_counted, failed=self._on_failed)

    def _on_counted(self, counted: CountedMatches) -> None:
        if counted.missing is not None:
            self.all_counted = True
            if counted.missing:
                words: English = "Not counted: %n match(es) that cannot be read at the moment."
                show_text(self.message, tr(words, counted.missing))
            elif notes := self._library.catalogue.notes:
                show_text(self.message, titled_text(notes[-1]))
        self._show(counted)

    def _on_failed(self, why: Sentence) -> None:
        show_text(self.message, titled_text(why))
        self.all_counted = True
        self._show(self._counted)

    def _show(self, counted: CountedMatches) -> None:
        self._counted = counted
        summary, strength, _ = counted
        for label in (self.strength_title, self.strength):
            label.setVisible(bool(strength.rounds))
        if strength.rounds:
            texts = strength_text(strength), trend_text(strength)
            self.strength.setText("\n".join(filter(None, texts)))
        self._show_figures(summary)
        played = bool(summary.rounds or summary.matches)  # one resigned at once has no round
        self.paper.setVisible(played)
        nothing = self.all_counted and not played
        self.empty.setVisible(nothing)
        narrowed = self.rulebooks.currentIndex() or self.help.currentIndex()
        for part in (self.rulebooks, self.help):
            part.setVisible(not nothing or bool(narrowed))
        self.reset_button.setVisible(not nothing)
        primary(self.empty.button if nothing else self.close_button)
        rows = []
        for group in summary.groups:
            by = names.rulebook_name(group.rulebook, group.house or None)
            rules = Cell(by, number=False, strong=True, tip=by)
            against = names.opposition_text(group.players - 1, group.opponents)
            numbers = Cell(str(group.matches)), Cell(str(group.won))
            rows.append([rules, Cell(against, number=False, tip=against), *numbers])
        self.groups.write((tr("Rules"), tr("Against"), tr("Matches"), tr("Won")), rows)
        for widget in (self.chart_title, self.chart, self.groups):
            widget.setVisible(bool(summary.groups))
        line = won_of_the_last(summary.results)
        self.chart.show_series([Series("", 0, line, first=1)], top=100)

    def _show_figures(self, s: Summary) -> None:
        share = percent_text(round(100 * s.won / s.matches)) if s.matches else "–"
        best = "–" if s.best_round is None else number_text(s.best_round)
        only_some = s.assisted and self.help.currentData() is None
        assisted = tr("assisted: {number}", number=s.assisted) if only_some else ""
        piles = self._share(s.piles_taken, s.piles_taken + s.piles_refused)
        calls = self._share(s.claims_won, s.claims_won + s.claims_missed)
        taken = tr("Turns in which you took more than the top discard, of those where you could")
        called = tr("Discards of others that you called, out of those that fitted a meld")
        in_vain = tr("Calls that fitted nowhere and cost points")
        large = [
            (tr("matches won"), share),
            (tr("points per round"), number_text(round(s.points))),
            (tr("best round"), best),
        ]
        for (number, label), (counted, value) in zip(self.large, large, strict=True):
            number.setText(value)
            label.setText(counted)
        rows: list[tuple[str, ...]] = [
            (tr("matches played"), str(s.matches)),
            (tr("current winning streak"), str(s.streak)),
            (tr("longest winning streak"), str(s.longest_streak)),
            (tr("rounds played"), str(s.rounds), assisted, self.help.toolTip()),
            (tr("rounds you went out in"), str(s.went_out)),
            (tr("most rounds in a match"), str(s.longest_match or "–")),
            (tr("piles taken"), *piles, taken),
            (tr("discards called"), *calls, called),
            (tr("false calls"), str(s.false_calls), "", in_vain),
        ]
        self.figures.write(("", "", ""), [_figure_row(*row) for row in rows])
        self.figures.setMinimumWidth(sum(map(self.figures.sizeHintForColumn, range(3))))

    def _share(self, number: int, possible: int) -> tuple[str, str]:
        return (str(number), tr("of {all}", all=possible)) if possible else ("–", "")

    def _ask_reset(self) -> None:
        question = tr("Start counting from now on?")
        more = tr("Your saved matches stay. This cannot be undone.")
        box = QuestionBox("reset_question", self, question, more)
        box.answer(tr("Start &afresh"), "do_reset", self._reset)
        box.answer(tr("&Keep counting"), main=True)
        box.open()

    def _reset(self) -> None:
        self._preferences.statistics_since = f"{datetime.now(UTC):%Y-%m-%dT%H:%M:%SZ}"
        self._count()


def _figure_row(label: str, value: str, more: str = "", about: str = "") -> list[Cell]:
    """``more``: text after the number; ``about``: the tooltip."""
    first = Cell(label, number=False, tip=about)
    return [first, Cell(value, strong=True), Cell(more, number=False)]


def won_of_the_last(results: Sequence[bool]) -> tuple[int, ...]:
    """For each match, the percentage of wins among the last 20 up to it."""
    shares = []
    for end in range(1, len(results) + 1):
        last = results[max(0, end - 20) : end]
        shares.append(round(100 * sum(last) / len(last)))
    return tuple(shares)


_WORDS: Final[dict[What, Annotated[English, "Firsts"]]] = {
    "pile": "Took %n card(s) or more at once",
    "uncaught": "Ended a round with no card in hand",
    #: {number}: −100
    "comeback": "Won a match after standing at {number} or less",
    "levels": "Beat every level one on one in a single rulebook",
    "round": "Most points in a round",
    "longest": "Most cards taken at once",
    "match": "Most points in a match you won",
}


class FirstsPage(PageDialog):
    """The player's firsts and bests; the saved matches are read on another thread."""

    def __init__(self, library: Library, parent: QWidget | None = None) -> None:
        super().__init__("firsts", translate("Firsts", "Firsts and bests"), parent)
        self.format = SLIP
        self.add_subline(translate("Firsts", "From the saved matches, without any help."))
        self.paper = lay_paper(self)
        title = self.windowTitle()
        self.table = PaperTable("firsts_table", self.paper, 0, accessibleName=title)
        self.table.heads.hide()
        fill(self.paper, down(self.table), GAP, NEAR, GAP, GAP)
        nothing = translate(
            "Firsts", "Finish a round without any help, and your records begin here."
        )
        self.empty = EmptyPage(self, nothing, begins=True)
        self.empty.hide()
        put(self.body, (self.paper, 1), (self.empty, 1))
        self.add_close().setFocus()
        self._write([])

        def work(task: background.Task) -> list[Feat]:
            catalogue = library.catalogue
            catalogue.count(library.record_files(), task)
            return feats_of(catalogue.counted(), task)

        background.start_task(self, work, self._show, failed=self.show_error)

    def _show(self, feats: list[Feat]) -> None:
        self._write(feats)
        if not feats:
            self.paper.hide()
            self.empty.show()
            primary(self.empty.button).setFocus()

    def _write(self, feats: list[Feat]) -> None:
        by_kind = {feat.what: feat for feat in feats}
        titles = "", translate("Firsts", "When"), ""
        rows = [_feat_row(what, by_kind.get(what)) for what in (*FIRSTS, *BESTS)]
        self.table.write(titles, rows)
        self.table.set_heights(Heights(20.0, 46))


def _feat_row(what: What, feat: Feat | None) -> list[Cell]:
    text = translate("Firsts", _WORDS[what], PILE, number=number_text(BEHIND))
    row = [Cell(text, number=False, strong=feat is not None, tip=text)]
    if feat is None:
        return [*row, Cell("", number=False), Cell("–")]
    number = number_text(feat.number) if feat.number else "✓"
    when = day_text(feat.entry.created, full=False)
    tip = names.entry_name(feat.entry)
    return [*row, Cell(when, number=False, tip=tip), Cell(number, strong=True)]
