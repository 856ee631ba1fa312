"""The page of challenges: send a round to a friend, and compare two rounds of the same deal."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from functools import partial
from itertools import zip_longest
from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from rummy_qt.engine.events import Event
from rummy_qt.play.challenge import Pair, Turn, new_name, pairs, receive, turns_of
from rummy_qt.play.review import ReviewResult
from rummy_qt.records.entry import SUFFIX, Entry
from rummy_qt.records.header import HUMAN, Header, SeatInfo, person_in
from rummy_qt.records.library import Library
from rummy_qt.records.reading import read_record
from rummy_qt.records.replay import RecordedMatch
from rummy_qt.records.sentences import RecordError, Sentence
from rummy_qt.records.texts import English
from rummy_qt.ui import background
from rummy_qt.ui.match_choice import MatchChoice
from rummy_qt.ui.models.rows import Cell
from rummy_qt.ui.plain_text import plain_label
from rummy_qt.ui.reviewing import Reviewing
from rummy_qt.ui.table.sizes import LOW
from rummy_qt.ui.words.cards import cards_text
from rummy_qt.ui.words.language import in_context, joined, number_text, points_text, translate
from rummy_qt.ui.words.log import assisted_text, cards_of, turn_word
from rummy_qt.ui.words.names import deal_name, rulebook_name, seat_name

from .deal import DealOnPaper
from .fields import ComboBox
from .labels import SECTION, show_text, title_label
from .page_dialog import PAGE, PageDialog, lay_paper
from .parts import GAP, Spring, down, fill, primary, push_button, put
from .questions import file_dialog
from .tables import PaperTable

tr = in_context("Challenge")


class ChallengePage(PageDialog):
    """Other threads read the saved matches and review both rounds."""

    def __init__(
        self,
        library: Library,
        choice: MatchChoice,
        named: str | None,
        sent: Path | None,
        parent: QWidget,
    ) -> None:
        """``choice``: of a new round; ``named``: the deal to show; ``sent``: a friend's file."""
        super().__init__("challenge", tr("Challenge a friend"), parent)
        self._library = library
        self._choice = choice
        self._wanted_deal = named
        self._lives: list[RecordedMatch] = []
        """The person's round and the friend's, once both may be shown."""
        self._reviews: list[ReviewResult | None] = [None, None]
        self._reviewings = [Reviewing(self), Reviewing(self)]
        for whose, reviewing in enumerate(self._reviewings):
            reviewing.changed.connect(partial(self._note_review, whose))
        self.deals = ComboBox(self, "challenges")
        self.deals.setAccessibleName(tr("Challenges"))
        self.deals.activated.connect(self._show_pair)
        self._intro = tr(
            "Play a round and send it to a friend as a file. Your friend plays the same cards"
            " without seeing your moves, and sends that round back, so that each of you sees both."
            " Anyone who opens a file with another program finds all cards and moves in it: you"
            " have to trust each other."
        )
        self.about = self.add_subline(self._intro)
        """The introduction, or why a file could not be read."""
        self.paper = lay_paper(self)
        self.deal_title = title_label("", self.paper, SECTION)
        self.details = plain_label("", self.paper, wordWrap=True)
        self.deal = DealOnPaper(self.paper, low=self.lower_than(LOW))
        self.turns = PaperTable("both_rounds", self.paper, 1, 3, wraps=True)
        self.turns.setAccessibleName(tr("Both rounds, turn by turn"))
        open_text, save_text = tr("&Open a friend’s file…"), tr("&Save for a friend…")
        self.open_file = push_button(self, "open_challenge", self._ask_for_file, open_text)
        self.save_file = push_button(self, "save_challenge", self._ask_target, save_text)
        self.play = push_button(self, "play_challenge", self._play)
        self._lay_out()
        self._show_pair()
        if sent is None:
            self._load()
        else:
            self.receive(sent)

    # ------------------------------------------------------------------- building

    def _lay_out(self) -> None:
        column = down(self.deal_title, self.details, self.deal.row, (self.turns, 1), gap=4)
        fill(self.paper, column, GAP)
        self.body.addWidget(self.paper)
        put(self.head, Spring(), self.deals)
        self.add_close(self.open_file, self.save_file)
        self.foot.addWidget(self.play)
        self.play.setFocus()

    # -------------------------------------------------------------------- reading

    def _load(self) -> None:
        self.fetch(lambda: pairs(self._library.entries()), self._show)

    def _show(self, listed: list[Pair]) -> None:
        self.deals.clear()
        for pair in listed:
            self.deals.addItem(_pair_text(pair), pair)
        names = [pair.named for pair in listed]
        if self._wanted_deal in names:
            self.deals.setCurrentIndex(names.index(self._wanted_deal))
        self._show_pair()

    def receive(self, path: Path) -> None:
        """Adds a file that a friend sent, or shows why that failed."""

        def on_received(replayed: RecordedMatch) -> None:
            self.about.setText(self._intro)
            self._wanted_deal = replayed.header.named
            self._load()

        def on_failure(reason: Sentence) -> None:
            self.show_error(reason)
            self._load()

        background.start_task(self, lambda _: receive(path), on_received, failed=on_failure)

    # -------------------------------------------------------------------- writing

    @property
    def chosen(self) -> Pair | None:
        pair: Pair | None = self.deals.currentData()
        return pair

    def _show_pair(self) -> None:
        pair, choice = self.chosen, self._choice
        told = pair is not None and pair.may_show
        for reviewing in self._reviewings:
            reviewing.stop()
        self._lives, self._reviews = [], [None, None]
        self.save_file.setVisible(told)
        primary(self.save_file if pair is not None and told and pair.friend is None else self.play)
        self.turns.hide()
        self.deals.setVisible(pair is not None)
        names = joined([seat_name(seat) for seat in choice.seats if seat.kind != HUMAN])
        rules = rulebook_name(choice.rulebook, choice.house)
        new_round = translate("Day", "{rules}, with {names}", rules=rules, names=names)
        self.play.setToolTip(new_round if told else "")
        if pair is None or told:
            self.play.setText(tr("&Play a new round"))
        else:
            begun = pair.mine is not None
            self.play.setText(tr("&Continue") if begun else tr("&Play these cards"))
        self.deal_title.setText(tr("A new round") if pair is None else deal_name(pair.named))
        compared = pair is not None and told and len(pair.both) > 1
        self.deal.setVisible(not compared)
        if pair is None:
            show_text(self.details, "")
            self.deal.show_deal(choice.seats, choice.rulebook, choice.house, choice.rules)
        elif compared:
            self.fetch(lambda: _load_both(pair), self._compare)
        else:
            show_text(self.details, _single_text(pair))
            entry = pair.both[0]
            self.deal.show_deal(entry.seats, entry.rulebook, entry.house)
        self.format = QSize(PAGE.width(), PAGE.height() if compared else 0)
        if self.isVisible():
            self.refit()

    # ------------------------------------------------------------------ side by side

    def _compare(self, lives: list[RecordedMatch]) -> None:
        pair = self.chosen
        if pair is None or lives[0].header.named != pair.named:
            return  # another pair was selected meanwhile
        self._lives = lives
        mine, theirs = (points_text(_points(entry)) + "*" * entry.assisted for entry in pair.both)
        name = _person_name(lives[1].header.seats) or tr("your friend")
        #: two people played the same cards
        words: English = "You made {mine}, {name} made {theirs}"
        self.deal_title.setText(tr(words, mine=mine, name=name, theirs=theirs))
        self._show_turns()
        for reviewing, life in zip(self._reviewings, lives, strict=True):
            reviewing.start(life, 1, life.header.human or 0)

    def _note_review(self, whose: int, reviewed: ReviewResult) -> None:
        self._reviews[whose] = reviewed
        self._show_turns()

    def _show_turns(self) -> None:
        cost = tr("Cost")
        friend = _person_name(self._lives[1].header.seats) or tr("Friend")
        titles = ["", tr("You"), cost, friend, cost]
        columns = [
            [(_turn_text(turn.events), _cost_text(review, turn)) for turn in turns_of(life)]
            for life, review in zip(self._lives, self._reviews, strict=True)
        ]
        rows = []
        for number, (mine, theirs) in enumerate(zip_longest(*columns, fillvalue=("", "")), 1):
            row = [Cell(number_text(number), number=False)]
            for moves, loss in (mine, theirs):
                row += [Cell(moves, number=False), Cell(loss, price=True)]
            rows.append(row)
        self.turns.write(titles, rows)
        self.turns.show()
        text = tr("What each decision cost, in points, going by the cards that could be seen.")
        if any(review is None or not review.over for review in self._reviews):
            text = tr("Working out what each decision cost…")
        self.details.setText(text + _help_text(self.chosen))

    # ---------------------------------------------------------------------- wishes

    def _play(self) -> None:
        pair = self.chosen
        if pair is not None and pair.mine is not None and not pair.may_show:
            self.leave_for("open_file", pair.mine.path)
        elif pair is not None and pair.mine is None and pair.friend is not None:
            path, named = pair.friend.path, pair.named

            def play(header: Header) -> None:
                self.leave_for("play_deal", header, named)

            self.fetch(lambda: read_record(path).replayed.header, play)
        else:
            seats = tuple(SeatInfo(seat.name, seat.kind) for seat in self._choice.seats)
            self.leave_for("play_deal", self._choice._replace(seats=seats), new_name())

    def _ask_for_file(self) -> None:
        file_dialog(self, "challenge_file", tr("Open a friend’s file"), self.receive).open()

    def _ask_target(self) -> None:
        pair = self.chosen
        if pair is None or pair.mine is None:
            return
        path = pair.mine.path

        def save(target: Path) -> None:
            self.fetch(
                lambda: self._library.export(path, target),
                lambda _: self.about.setText(self._intro),
            )

        name, title = "challenge_file", tr("Save for a friend")
        file = f"{deal_name(pair.named)} {date.today().isoformat()}{SUFFIX}"
        file_dialog(self, name, title, save, save_as=file).open()


def _load_both(pair: Pair) -> list[RecordedMatch]:
    """Reads both rounds; raises ``RecordError`` if one is damaged, unnoticed by ``pairs``."""
    lives = []
    for entry in pair.both:
        reading = read_record(entry.path)
        if reading.damage is not None:
            raise RecordError(reading.damage.sentence("not_a_record", path=entry.path))
        lives.append(reading.replayed)
    return lives


def _pair_text(pair: Pair) -> str:
    """The deal and its points, if they may be shown, with a star for a round played with help."""
    if not pair.may_show or pair.mine is None:
        return deal_name(pair.named)
    points = [number_text(_points(entry)) + "*" * entry.assisted for entry in pair.both]
    return f"{deal_name(pair.named)} · {' : '.join(points)}"


def _help_text(pair: Pair | None) -> str:
    """A line that explains the star; empty if nobody had help."""
    any_help = pair is not None and any(entry.assisted for entry in pair.both)
    return f"\n* {assisted_text()}" if any_help else ""


def _single_text(pair: Pair) -> str:
    """Describes a deal that only one of the two has played."""
    if pair.friend is not None:
        name = _person_name(pair.friend.seats) or tr("your friend")
        return tr("These cards were played by {name}.", name=name)
    if not pair.may_show or pair.mine is None:
        return tr("In progress")
    text = translate("Table", "You made %n point(s).", _points(pair.mine))
    return f"{text} {tr('Save it as a file, and send it to a friend.')}{_help_text(pair)}"


def _turn_text(events: Sequence[Event]) -> str:
    parts = (f"{turn_word(event)} {cards_text(cards_of(event))}" for event in events)
    return " · ".join(map(str.strip, parts))


def _cost_text(review: ReviewResult | None, turn: Turn) -> str:
    decisions = () if review is None else review.decisions
    made = (decision for decision in decisions if turn.begin <= decision.at < turn.end)
    return " ".join(points_text(-round(decision.loss)) for decision in made if decision.loss)


def _points(entry: Entry) -> int:
    return entry.totals[person_in(entry.seats) or 0]


def _person_name(seats: Sequence[SeatInfo]) -> str:
    """The name of the person who played; empty if there is none."""
    return next((seat.name for seat in seats if seat.kind == HUMAN), "")
