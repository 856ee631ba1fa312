"""What tests of a match need: a game in memory, and a stage without clock or window."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any

from rummy_qt.engine import RULEBOOKS, Match, Move, Rules
from rummy_qt.opponents.levels import new_player
from rummy_qt.opponents.player import Call, Situation
from rummy_qt.play.game import Game
from rummy_qt.records.header import Header, SeatInfo
from rummy_qt.records.record import MatchRecord


class QueueStage:
    """Runs what the director wants done in order of its time; waits for nothing."""

    def __init__(self) -> None:
        self.now = 0
        self._plan: deque[tuple[int, Callable[[], None]]] = deque()

    def when_done(self, future: Future[Any], then: Callable[[Any], None]) -> None:
        self.after(0, lambda: then(future.result(timeout=30)))

    def after(self, milliseconds: int, then: Callable[[], None]) -> None:
        at = self.now + milliseconds
        earlier = sum(when <= at for when, _ in self._plan)
        self._plan.insert(earlier, (at, then))

    def run(self) -> None:
        """Until nothing is left to do."""
        while self._plan:
            self.now, then = self._plan.popleft()
            then()


class InProcess:
    """Opponents without a process of their own; with ``calls`` set, each calls as it says once."""

    def __init__(self) -> None:
        self.calls: dict[int, Call | None] | None = None
        self.asked_calls: list[int] = []

    def ask(self, level: str, view: Any, situation: Situation) -> Future[Move]:
        return done(new_player(level).choose(view, situation))

    def ask_call(self, level: str, view: Any, situation: Situation) -> Future[Call | None]:
        self.asked_calls.append(view.seat)
        if self.calls is not None:
            return done(self.calls.pop(view.seat, None))
        return done(new_player(level).call(view, situation))

    def close(self) -> None:
        """There is nothing to close."""


def done(value: Any) -> Future[Any]:
    future: Future[Any] = Future()
    future.set_result(value)
    return future


def new_game(
    rulebook: str = "500-rum-de",
    kinds: tuple[str, ...] = ("human", "club"),
    seed: str = "7",
    rules: Rules | None = None,
) -> Game:
    rules = rules or RULEBOOKS[rulebook]
    seats = [SeatInfo(f"Player {n}", kind) for n, kind in enumerate(kinds)]
    header = Header.new(rulebook, rules, seats, seed=seed)
    return Game.start(header, MatchRecord.create(header, None))


def facts(match: Match) -> tuple[Any, ...]:
    """All of a match that two equal matches share."""
    return match.round_number, match.scores, match.round.position
