"""Opponents that answer at once, without a process."""

from __future__ import annotations

from concurrent.futures import Future

from rummy_qt.engine import View
from rummy_qt.opponents.judge import Judge
from rummy_qt.opponents.player import Player, Situation
from rummy_qt.opponents.process import Reply
from tests.play.staging import answered, done


class PromptOpponents:
    """Stands in for the opponents' process: the same player, without the process."""

    def __init__(self) -> None:
        self.player: Player = Judge()

    def ask(self, level: str, view: View, situation: Situation) -> Future[Reply]:
        return done(Reply(self.player.choose(view, situation)))

    def ask_claim(self, level: str, view: View, situation: Situation) -> Future[Reply]:
        return done(answered(self.player.claim(view, situation)))

    def close(self) -> None:
        """There is nothing to close."""
