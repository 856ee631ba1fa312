"""Opponents that answer at once, without a process."""

from __future__ import annotations

from concurrent.futures import Future
from typing import Any

from rummy_qt.engine import Move, View
from rummy_qt.opponents.judge import Judge
from rummy_qt.opponents.player import Call, Situation


class PromptOpponents:
    """Stands in for the opponents' process: the same player, without the process."""

    def __init__(self) -> None:
        self.player = Judge()
        self.closed = False

    def ask(self, level: str, view: View, situation: Situation) -> Future[Move]:
        return done(self.player.choose(view, situation))

    def ask_call(self, level: str, view: View, situation: Situation) -> Future[Call | None]:
        return done(self.player.call(view, situation))

    def fallback(self, view: View) -> Move:
        return view.legal_moves[0]

    def close(self) -> None:
        self.closed = True


def done(value: Any) -> Future[Any]:
    future: Future[Any] = Future()
    future.set_result(value)
    return future
