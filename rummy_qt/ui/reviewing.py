"""Reviews a round on its own thread and processes; finished reviews are stored."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from contextlib import closing
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QObject, Signal

from rummy_qt.engine import Move
from rummy_qt.opponents import TABLE_LEVELS
from rummy_qt.opponents.process import Adviser, OpponentProcess
from rummy_qt.opponents.protocol import Counsel
from rummy_qt.play import review
from rummy_qt.play.practice import with_whys
from rummy_qt.play.same_deal import Spread, may_be_played_by_others, points_of
from rummy_qt.play.true_hands import FAST, level_spread
from rummy_qt.records.life import Life
from rummy_qt.records.paths import data_dir
from rummy_qt.records.pauses import throttled
from rummy_qt.records.reviews import NAME, Reviews
from rummy_qt.ui import background
from rummy_qt.ui.background import Task

MOST_PROCESSES: Final = 2


def kept_reviews() -> Reviews:
    """The stored reviews that were made by this version of the review."""
    return Reviews(data_dir() / NAME, review.VERSION)


def start_searcher() -> Adviser:
    """Processes for searches, separate from those of the opponents."""
    return OpponentProcess(processes=min(MOST_PROCESSES, os.cpu_count() or 1))


class Reviewing(QObject):
    """Runs one review at a time; a new one cancels the previous one."""

    changed = Signal(object)
    """A ``ReviewResult``: the results so far."""
    tried = Signal(object)
    """A ``Decision`` with the moves that were tried out."""
    failed = Signal(object)
    """A ``Sentence``: why there is no review."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._task = background.LatestTask(self)
        self._trial = background.LatestTask(self)
        self._known: dict[tuple[str, int], Mapping[review.SearchKey, Counsel]] = {}
        """The searches of the last review by its round's checksum and seat, to be reused."""

    def start(self, life: Life, number: int, seat: int) -> None:
        """Review a seat's decisions in round ``number``, which is over; only reads ``life``."""
        self.stop()

        def work(task: Task) -> review.ReviewResult:
            return self._review(life, number, seat, task)

        self._task.start(work, self.changed.emit, failed=self.failed.emit)

    def try_out(
        self, life: Life, number: int, seat: int, decision: review.Decision, moves: tuple[Move, ...]
    ) -> None:
        """Judge other moves at a decision, without stopping a running review."""
        self.stop_trying_out()
        view = life.round_at(number, decision.at).view(seat)
        if review.same_choice(view, moves, decision.best):
            self.tried.emit(decision._replace(played=decision.best, cost=0.0, error=0.0))
            return
        if review.same_choice(view, moves, decision.played):
            self.tried.emit(decision)
            return

        def work(task: Task) -> review.Decision:
            asked = review.review_instead(life, number, seat, decision, moves)
            return self._work_off(asked, task, lambda _: None).decisions[0]

        self._trial.start(work, self.tried.emit)

    def stop_trying_out(self) -> None:
        self._trial.cancel()

    def stop(self) -> None:
        """Cancel the review and the trial, which ends their processes."""
        self.stop_trying_out()
        self._task.cancel()

    def _review(self, life: Life, number: int, seat: int, task: Task) -> review.ReviewResult:
        key = review.finished(life, number).chain, seat
        stored = kept_reviews().get(*key)
        result = None if stored is None else review.review_from_json(stored.get("review"))
        if result is None or not review.fits_round(result, life, number, seat):
            asked = review.Review(life, number, seat, known=self._known.get(key, {}))
            self._known = {key: asked.known}
            task.tell(asked.so_far())
            result = with_whys(life, self._work_off(asked, task, throttled(task.tell)))
            self._keep(life, result)
        if not result.levels:
            task.tell(result)
            result = review.with_luck(life, result, task)
            self._keep(life, result)
        if not result.same_deal and may_be_played_by_others(life, seat):
            task.tell(result)
            result = self._played_by_others(life, result, task)
            self._keep(life, result)
        return result

    def _work_off(
        self, asked: review.Review, task: Task, note: Callable[[review.ReviewResult], None]
    ) -> review.ReviewResult:
        with closing(start_searcher()) as searcher:
            return review.run_review(asked, searcher, task, note)

    def _played_by_others(
        self, life: Life, result: review.ReviewResult, task: Task
    ) -> review.ReviewResult:
        """Add the points that each level gets from the same deal; none at all if one fails."""
        before = result
        with closing(OpponentProcess()) as opponents:
            for level in TABLE_LEVELS:  # the slow levels last; the result has the best level first
                args = life, result.number, result.seat, level
                if level in FAST:
                    spread = level_spread(*args, task)
                else:
                    points = points_of(*args, opponents, task)
                    if points is None:
                        return before
                    spread = Spread(points, 0.0, 1)
                result = replace(result, same_deal=((level, spread), *result.same_deal))
                task.tell(result)
        return result

    @staticmethod
    def _keep(life: Life, result: review.ReviewResult) -> None:
        """Store the review beside the record, unless some decisions could not be judged."""
        if result.gaps:
            return
        header, played = life.header, review.finished(life, result.number)
        entry: dict[str, object] = {
            "rulebook": header.rulebook,
            "house": header.house,
            "created": header.created,
            "person": result.seat == header.human,
            "assisted": played.assisted,
            "review": review.review_to_json(result),
        }
        kept_reviews().put(played.chain, result.seat, entry)
