"""The teller: everything that the table says about a position, and when it says it.

``News`` holds all of that as one value. The texts of a move wait until its last card has landed;
until then everything written on the table is about the position before. What may be *done* does
not wait: it is read from the state.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from rummy_qt.engine import Card, View
from rummy_qt.engine.events import RoundEnded
from rummy_qt.records.life import HelpMark
from rummy_qt.ui.models.table_state import SeatRow, TableState, TurnsModel
from rummy_qt.ui.words.log import Happening
from rummy_qt.ui.words.prompts import prompt_text


class News(NamedTuple):
    """Everything that the table says about a position."""

    happenings: tuple[Happening, ...]
    """The events of the round so far, as the person may see them."""
    stand_ins: tuple[HelpMark, ...]
    view: View
    takes: frozenset[int]
    """By ``Card.index``: the discards that the person may take or call."""
    draws: bool
    """Whether the person may draw from the stock."""
    rows: tuple[SeatRow, ...]
    """By seat."""
    open_hands: Mapping[int, tuple[Card, ...]]
    prices: tuple[int, ...]
    """By seat: what the cards left in hand cost once the round is over."""
    scores: tuple[int, ...]
    """By seat: the points of a round that is over; empty before."""
    prompt: str
    summed: int = 0
    """1: with the points of the round, shown after its winner; 2: and how the match stands."""

    @classmethod
    def of(cls, state: TableState) -> News:
        view, rows = state.view, tuple(state.seats.values)
        prices = tuple(map(state.price_of, range(view.players)))
        ended = view.history[-1] if view.over else None
        scores = tuple(ended.scores) if isinstance(ended, RoundEnded) else ()
        if scores:  # the points of the round, unless they are the price of the hand
            ends = zip(rows, scores, prices, strict=True)
            rows = tuple(r._replace(on_table=0 if n == -p else n, paid=0) for r, n, p in ends)
        called = state.discards.values[-1:] if state.my_turn and state.may_call else ()
        return cls(
            tuple(state.happenings),
            tuple(state.stand_ins),
            view,
            frozenset([card.index for card in (*state.targets.take, *called)]),
            "draw" in state.targets.basic and state.my_turn,
            rows,
            {seat: tuple(cards) for seat, cards in state.open_hands.items()},
            prices,
            scores,
            prompt_text(state),
            summed=2 if view.over else 0,
        )

    @property
    def events(self) -> int:
        """How many events of the round must have been seen before it is shown."""
        return len(self.happenings) + self.summed

    @property
    def turn(self) -> int | None:
        """Whose turn it is; None before the deal has been seen and once the round is over."""
        return self.view.to_move if self.happenings and not self.view.over else None

    @property
    def winners(self) -> frozenset[int]:
        """The seats with the most points of a round that is over; empty before."""
        best = max(self.scores, default=0)
        return frozenset(seat for seat, points in enumerate(self.scores) if points == best)

    @property
    def points(self) -> dict[int, tuple[int, int]]:
        """By seat: the total, and the points on the table."""
        return {row.seat: (row.total, row.on_table) for row in self.rows}


class Teller(QObject):
    """``now`` is what the table says, ``before`` what it said last; the rest waits in a queue."""

    told = Signal()

    def __init__(self, state: TableState, parent: QObject) -> None:
        super().__init__(parent)
        self._state = state
        self.turns = TurnsModel(state.texts, self)
        self._seen = 0
        self.tell_all()

    @property
    def all_told(self) -> bool:
        """Whether nothing waits, so that what is told is about the current position."""
        return not self._due and self.now.view is self._state.view

    def tell_all(self) -> None:
        self._say(News.of(self._state), [])

    def _say(self, now: News, due: list[News]) -> None:
        """Tells ``now`` at once, and ``due`` when their events have been seen."""
        self.before = self.now = now
        self._due = due
        self._stale = True
        """Whether ``told`` still has to be emitted for ``now``."""
        self._tell_turns(0)

    def enqueue(self) -> None:
        """Queues the current position; the end of a round in three steps: winner, sums, prompt."""
        news = News.of(self._state)
        if news.scores:
            rows = [self.now, *self._due][-1].rows
            self._due.append(news._replace(rows=rows, prompt="", summed=0))
            self._due.append(news._replace(prompt="", summed=1))
        self._due.append(news)
        if self.now.turn == self._state.person and news.prompt != self.now.prompt:
            self.now = self.now._replace(prompt="")  # the person has just done what it asks for
        self._stale = True

    def clear_queue(self) -> None:
        """Clears the queue, which was undone or is about another round."""
        self._due = []

    def begin(self) -> None:
        """Tells only the standing of the match, until the deal has been seen."""
        news = News.of(self._state)
        silent = news._replace(happenings=(), prompt="", open_hands={})
        self._say(silent._replace(takes=frozenset(), draws=False), [news])

    def advance(self, until: float) -> None:
        """Tells what needs no more than ``until`` events of the round to have been seen."""
        self.before = self.now
        while self._due and self._due[0].events <= until:
            self.now = self._due.pop(0)
            self._stale = True
        self._tell_turns(until)
        if self._stale:
            self._stale = False
            self.told.emit()

    def reword(self) -> None:
        """Updates the prompt of the same position, as when a call has been let pass."""
        news = News.of(self._state)
        if self._due:
            self._due[-1] = self._due[-1]._replace(prompt=news.prompt, takes=news.takes)
        else:
            self.before, self.now = self.now, news
            self.told.emit()

    def _tell_turns(self, until: float) -> None:
        """Fills ``turns`` with what is told, and what has been seen of the next move."""
        history, marks = self.now.happenings, self.now.stand_ins
        if self._due and until > len(history):
            marks = self._due[0].stand_ins
            history += self._due[0].happenings[len(history) : int(until)]
        self._stale |= len(history) != self._seen
        self._seen = len(history)
        self.turns.set_history(history, [mark for mark in marks if mark.events <= len(history)])
