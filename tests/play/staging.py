"""Helpers for tests of a match: a game in memory, and opponents without a process."""

from __future__ import annotations

from concurrent.futures import Future
from typing import Any, TypeVar

from rummy_qt.engine import RULEBOOKS, Match, Rules
from rummy_qt.opponents.levels import new_player
from rummy_qt.opponents.player import Claim
from rummy_qt.opponents.protocol import Counsel, Reply, Request, answer_of
from rummy_qt.play.game import Game
from rummy_qt.records.header import Header, SeatInfo
from rummy_qt.records.record import MatchRecord

T = TypeVar("T")


class Teacher:
    """Stands in for a teacher's process."""

    def advise(self, asked: Request) -> Future[Counsel]:
        raise NotImplementedError

    def close(self) -> None:
        """There is no process to close."""


class InProcess:
    """Opponents in this process; with ``calls`` set, each makes that call once."""

    def __init__(self) -> None:
        self.calls: dict[int, Claim | None] | None = None
        self.asked_claims: list[int] = []
        self.trouble = ""
        """The reason why none of them answers by itself."""

    def ask(self, request: Request) -> Future[Reply]:
        seat = request.view.seat
        if request.ask == "call":
            self.asked_claims.append(seat)
        if request.ask == "call" and self.calls is not None:
            call = self.calls.pop(seat, None)
            reply = Reply(None) if call is None else Reply(*call)
        else:
            reply = answer_of(new_player(request.level), request)
        return done(reply._replace(trouble=self.trouble))

    def close(self) -> None:
        """There is no process to close."""


def done(value: T) -> Future[T]:
    future: Future[T] = Future()
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
    header = Header.new(rulebook, rules, seats, seed=seed, nonce="0" * 32)
    return Game.start(header, MatchRecord.create(header, None))


def facts(match: Match) -> tuple[Any, ...]:
    """Everything in which two equal matches agree."""
    return match.round_number, match.scores, match.round.position


def no_pause() -> None:
    """A pause that returns at once."""
