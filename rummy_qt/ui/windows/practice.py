"""Practice: decisions of reviewed rounds, to be made again on the table."""

from __future__ import annotations

from collections import Counter
from datetime import date
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QWidget

from rummy_qt.engine import Move
from rummy_qt.play.practice import (
    Exercise,
    Week,
    due_days,
    due_exercises,
    exercises,
    own_positions,
    week_of,
)
from rummy_qt.play.review import Decision
from rummy_qt.play.round_replay import RoundReplay
from rummy_qt.records.answers import NAME, Answers, GivenAnswer
from rummy_qt.records.entry import Entry
from rummy_qt.records.library import Library
from rummy_qt.records.life import Life
from rummy_qt.records.paths import data_dir
from rummy_qt.ui import background
from rummy_qt.ui.drawings import resource
from rummy_qt.ui.preferences import Preferences
from rummy_qt.ui.reviewing import Reviewing, kept_reviews
from rummy_qt.ui.theme import set_styled
from rummy_qt.ui.words.language import in_context, localize
from rummy_qt.ui.words.names import rulebook_name
from rummy_qt.ui.words.review import answer_text, concept_text, trying_text, week_text

from .fields import ComboBox
from .lesson import WordStrip
from .parts import down, fill
from .replay_page import ReplayTable

tr = in_context("Practice")


class PracticePage(QWidget):
    """A position on the table, with a strip of words below it."""

    is_practice = True

    def __init__(self, life: Life, position: Exercise, session: PracticeSession) -> None:
        super().__init__(session.window)
        self._session = session
        self.setObjectName("practice_page")
        self.position = position
        self.game = RoundReplay(life, position.number)
        self.game.wind(position.made.at)
        self._view = life.round_at(position.number, position.made.at).view(position.seat)
        self.game.begin_trial()
        self._answer: Decision | None = None
        """The person's decision, judged; None before it is made."""
        self._reviewing = Reviewing(self)
        self.table = ReplayTable(self.game, session.preferences, self)
        self.strip = WordStrip("practice", self)
        concepts = None, *sorted(session.concepts)
        self.concepts = ComboBox(self.strip, "practice_concepts", concepts)
        self.concepts.setCurrentIndex(self.concepts.findData(session.concept))
        self.concepts.activated.connect(lambda _: session.choose(self.concepts.currentData()))
        policy = ComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        self.concepts.setSizeAdjustPolicy(policy)  # leaves the rest of the row to the words
        self.concepts.setMinimumContentsLength(19)
        self.strip.right.addWidget(self.concepts)
        self.next = self.strip.add_button("next", lambda: tr("&Next"))
        self.next.clicked.connect(session.go_on)
        self.leave = self.strip.add_button("leave", lambda: tr("&Leave"))
        fill(self, down((self.table, 1), self.strip, gap=0), 0)
        self._reviewing.tried.connect(self._show_answer)
        self.game.tried.connect(self._on_tried)
        localize(self, self._show_words)
        self.table.reader.say(f"{self.strip.note.text()} {self.strip.sentence.text()}")

    def _show_words(self) -> None:
        counts = self._session.concepts
        self.concepts.set_texts(
            lambda name: concept_text(name, counts.total() if name is None else counts[name])
        )
        self.concepts.setAccessibleName(tr("What to practise"))
        self.concepts.setToolTip(self.concepts.currentText())
        header = self.game.header
        notes = rulebook_name(header.rulebook, header.house), week_text(self._session.known.week)
        self.strip.note.setText(" · ".join(filter(None, notes)))
        made, answer = self.position.made, self._answer
        if answer is None:
            text = tr("Find the move.")  # the table says the rest
        else:
            text = answer_text(answer, made, self._view, self.table.state.texts.name)
        self.strip.sentence.setText(text)
        set_styled(self.next, "primary", answer is not None)
        self.strip.fit()

    def end(self) -> None:
        self._reviewing.stop()

    def focusInEvent(self, event: QFocusEvent) -> None:
        self.table.setFocus()

    def _on_tried(self, moves: tuple[Move, ...]) -> None:
        self.strip.sentence.setText(trying_text())
        self.strip.fit()
        position, game = self.position, self.game
        self._reviewing.try_out(game.life, game.number, position.seat, position.made, moves)

    def _show_answer(self, answer: Decision) -> None:
        self._answer = answer
        self._show_words()
        self.game.end_trial()
        self.table.point_at(self.position.made.best)
        self.table.reader.say(self.strip.sentence.text())
        self.next.setFocus()
        if answer.gap is None:
            self._session.save_answer(self.position, not answer.loss)


class _Known(NamedTuple):
    positions: list[Exercise]
    answers: list[GivenAnswer]
    entries: list[Entry]
    week: Week | None


class PracticeSession(QObject):
    """Chooses the positions to practise, one after the other."""

    shown = Signal(object)
    """Emitted with a ``PracticePage``."""
    finished = Signal(object)
    """Emitted when nothing is due, with the ``date`` when something will be, or None."""
    failed = Signal(object)
    """Emitted with a ``Sentence`` that says why."""

    def __init__(self, library: Library, preferences: Preferences, parent: QWidget) -> None:
        super().__init__(parent)
        self.window = parent
        self._library = library
        self.preferences = preferences
        self._answers = Answers(data_dir() / NAME)
        self.known = _Known([], [], [], None)
        self.concepts = Counter[str]()
        """By concept, the number of positions due."""
        self.concept: str | None = None
        """The only concept to practise, or None for all of them."""
        self.search = background.LatestTask(self)
        """The search for the next position, dropped when the person leaves."""
        self._seen: set[str] = set()
        """Keys of the positions shown in this pass over all that are due."""

    def begin(self) -> None:
        self._seen.clear()
        shipped = _shipped_lines()

        def work(task: background.Task) -> _Known:
            own = own_positions(kept_reviews().all(task))
            positions, week = exercises(own, shipped), week_of(own, date.today())
            return _Known(positions, self._answers.all(), self._library.entries(), week)

        self.search.start(work, self._on_loaded, failed=self.failed.emit)

    def choose(self, concept: str | None) -> None:
        self.concept = concept
        self.go_on()

    def go_on(self) -> None:
        known = self.known
        due_now = due_exercises(known.positions, known.answers, date.today())
        left = [position for position in due_now if position.key not in self._seen]
        if not left:  # skipped positions come again
            self._seen.clear()
            left = due_now
        self.concepts = Counter(position.made.why for position in left)
        if self.concept not in self.concepts:
            self.concept = None
        chosen = [each for each in left if self.concept in (None, each.made.why)]
        if not chosen:
            keys = {position.key for position in known.positions}
            known_days = due_days(known.answers, date.today()).items()
            dates = (day for key, day in known_days if day and key in keys)
            self.finished.emit(min(dates, default=None))
            return
        position, entries = chosen[0], self.known.entries

        def show(life: Life | None) -> None:
            if life is None:  # its record was deleted
                known.positions.remove(position)
                self.go_on()
                return
            self._seen.add(position.key)
            self.shown.emit(PracticePage(life, position, self))

        self.search.start(lambda task: position.life(entries, task), show)

    def _on_loaded(self, known: _Known) -> None:
        self.known = known
        self.go_on()

    def save_answer(self, position: Exercise, right: bool) -> None:
        """Saves an answer: ``right`` if it was as good as the best move."""
        answer = GivenAnswer(position.key, date.today(), right)
        self.known.answers.append(answer)
        background.start_task(self, lambda _: self._answers.add(answer), failed=self.failed.emit)


def _shipped_lines() -> list[str]:
    return resource(":/assets/practice/positions.jsonl").decode().splitlines()
