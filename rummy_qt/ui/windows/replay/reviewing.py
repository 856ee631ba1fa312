"""Has a round reviewed: by processes of its own, on a thread of its own, once for all times."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, Signal

from rummy_qt.opponents.process import OpponentProcess
from rummy_qt.play.review import (
    VERSION,
    Review,
    Reviewed,
    Searcher,
    finished,
    review_from_json,
    review_to_json,
    speaks_of,
    work_off,
)
from rummy_qt.records.paths import data_dir
from rummy_qt.records.patience import now_and_then
from rummy_qt.records.replay import Replayed
from rummy_qt.records.reviews import NAME, Reviews
from rummy_qt.ui import errands
from rummy_qt.ui.errands import Errand

MOST_PROCESSES: Final = 2


def kept_reviews() -> Reviews:
    """The reviews of this version of the judgement that were made before."""
    return Reviews(data_dir() / NAME, VERSION)


def start_searchers() -> list[Searcher]:
    """Processes that search, apart from those that play."""
    return [OpponentProcess() for _ in range(min(MOST_PROCESSES, os.cpu_count() or 1))]


class Reviewing(QObject):
    """One review at a time; the one that is wanted last counts."""

    changed = Signal(object)
    """A ``Reviewed``: what is known by now."""
    failed = Signal(object)
    """A ``Sentence``: why there is no review."""

    def __init__(
        self,
        parent: QObject | None = None,
        make_searchers: Callable[[], list[Searcher]] = start_searchers,
    ) -> None:
        super().__init__(parent)
        self._make_searchers = make_searchers
        self._errand: Errand | None = None

    def start(self, life: Replayed, number: int, seat: int) -> None:
        """Have a seat's decisions in a finished round judged; the life is only read."""
        self.stop()

        def work(errand: Errand) -> Reviewed:
            return self._review(life, number, seat, errand)

        self._errand = errands.send(self, work, self.changed.emit, failed=self.failed.emit)

    def stop(self) -> None:
        """Nobody waits for the review any more: its processes end at once."""
        if self._errand is not None:
            self._errand.leave()
            self._errand = None

    def _review(self, life: Replayed, number: int, seat: int, errand: Errand) -> Reviewed:
        kept, played, header = kept_reviews(), finished(life, number), life.header
        told = kept.get(played.chain, seat)
        before = None if told is None else review_from_json(told.get("review"))
        if before is not None and speaks_of(before, life, number, seat):
            return before
        review = Review(life, number, seat)
        searchers = self._make_searchers()
        latest = review.so_far()

        def tell() -> None:
            errand.tell(latest)

        tell_seldom = now_and_then(tell)

        def note(found: Reviewed) -> None:
            nonlocal latest
            latest = found
            tell_seldom()

        tell()
        try:
            found = work_off(review, searchers, errand, note)
        finally:
            for searcher in searchers:
                searcher.close()
        if not any(decision.unsound for decision in found.decisions):
            about: dict[str, object] = {"rulebook": header.rulebook, "created": header.created}
            about |= {"person": seat == header.human, "assisted": played.assisted}
            kept.put(played.chain, seat, about | {"review": review_to_json(found)})
        return found
