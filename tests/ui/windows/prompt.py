"""Opponents that answer at once, without a process."""

from __future__ import annotations

from concurrent.futures import Future

from rummy_qt.engine import Move, View
from rummy_qt.opponents.judge import Judge
from rummy_qt.opponents.player import Call, Player, Situation
from tests.play.staging import done


class PromptOpponents:
    """Stands in for the opponents' process: the same player, without the process."""

    def __init__(self) -> None:
        self.player: Player = Judge()

    def ask(self, level: str, view: View, situation: Situation) -> Future[Move]:
        return done(self.player.choose(view, situation))

    def ask_call(self, level: str, view: View, situation: Situation) -> Future[Call | None]:
        return done(self.player.call(view, situation))

    def close(self) -> None:
        """There is nothing to close."""
