"""Has a round reviewed: by processes of its own, on a thread of its own, once for all times."""

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
from rummy_qt.records.pauses import now_and_then
from rummy_qt.records.reviews import NAME, Reviews
from rummy_qt.ui import background
from rummy_qt.ui.background import Task

MOST_PROCESSES: Final = 2


def kept_reviews() -> Reviews:
    """The reviews of this version of the judgement that were made before."""
    return Reviews(data_dir() / NAME, review.VERSION)


def start_searcher() -> Adviser:
    """Processes that search, apart from those that play."""
    return OpponentProcess(processes=min(MOST_PROCESSES, os.cpu_count() or 1))


class Reviewing(QObject):
    """One review at a time; the one that is wanted last counts."""

    changed = Signal(object)
    """A ``Reviewed``: what is known by now."""
    tried = Signal(object)
    """A ``Decision``, as it would have been."""
    failed = Signal(object)
    """A ``Sentence``: why there is no review."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._task = background.LatestTask(self)
        self._trial = background.LatestTask(self)
        self._known: dict[tuple[str, int], Mapping[review.SearchKey, Counsel]] = {}
        """What the last review found, by the checksum of its round and its seat, for another."""

    def start(self, life: Life, number: int, seat: int) -> None:
        """Have a seat's decisions in a finished round judged; the life is only read."""
        self.stop()

        def work(task: Task) -> review.Reviewed:
            return self._review(life, number, seat, task)

        self._task.start(work, self.changed.emit, failed=self.failed.emit)

    def try_out(
        self, life: Life, number: int, seat: int, made: review.Decision, moves: tuple[Move, ...]
    ) -> None:
        """Have other moves judged at a decision. A review that is under way goes on."""
        self.stop_trying_out()
        view = life.round_at(number, made.at).view(seat)
        if review.same_choice(view, moves, made.best):
            self.tried.emit(made._replace(played=made.best, cost=0.0, error=0.0))
            return
        if review.same_choice(view, moves, made.played):
            self.tried.emit(made)
            return

        def work(task: Task) -> review.Decision:
            asked = review.review_instead(life, number, seat, made, moves)
            return self._work_off(asked, task, lambda _: None).decisions[0]

        self._trial.start(work, self.tried.emit)

    def stop_trying_out(self) -> None:
        self._trial.leave()

    def stop(self) -> None:
        """Nobody waits for anything any more: all processes end at once."""
        self.stop_trying_out()
        self._task.leave()

    def _review(self, life: Life, number: int, seat: int, task: Task) -> review.Reviewed:
        told = kept_reviews().get(review.finished(life, number).chain, seat)
        found = None if told is None else review.review_from_json(told.get("review"))
        if found is None or not review.fits_round(found, life, number, seat):
            found = self._judged(life, number, seat, task)
            self._keep(life, found)
        if not found.levels:
            task.tell(found)
            found = review.with_luck(life, found, task)
            self._keep(life, found)
        if not found.same_deal and may_be_played_by_others(life, seat):
            task.tell(found)
            found = self._played_by_others(life, found, task)
            self._keep(life, found)
        return found

    def _judged(self, life: Life, number: int, seat: int, task: Task) -> review.Reviewed:
        chain = review.finished(life, number).chain, seat
        asked = review.Review(life, number, seat, known=self._known.get(chain, {}))
        self._known = {chain: asked.known}
        task.tell(asked.so_far())
        return with_whys(life, self._work_off(asked, task, now_and_then(task.tell)))

    def _work_off(
        self, asked: review.Review, task: Task, note: Callable[[review.Reviewed], None]
    ) -> review.Reviewed:
        with closing(start_searcher()) as searcher:
            return review.run_review(asked, searcher, task, note)

    def _played_by_others(self, life: Life, found: review.Reviewed, task: Task) -> review.Reviewed:
        """With what each level makes of the deal; as it was where one of them could not."""
        before = found
        with closing(OpponentProcess()) as opponents:
            for level in TABLE_LEVELS:  # the slow ones last, and the best first in the row
                round_of = life, found.number, found.seat, level
                if level in FAST:
                    made = level_spread(*round_of, task)
                else:
                    points = points_of(*round_of, opponents, task)
                    if points is None:
                        return before
                    made = Spread(points, 0.0, 1)
                found = replace(found, same_deal=((level, made), *found.same_deal))
                task.tell(found)
        return found

    @staticmethod
    def _keep(life: Life, found: review.Reviewed) -> None:
        """Beside the record; not where something could not be judged."""
        if found.gaps:
            return
        header, played = life.header, review.finished(life, found.number)
        about: dict[str, object] = {"rulebook": header.rulebook, "house": header.house}
        about["created"] = header.created
        about |= {"person": found.seat == header.human, "assisted": played.assisted}
        kept_reviews().put(
            played.chain, found.seat, about | {"review": review.review_to_json(found)}
        )
