"""Opponents that answer at once, without a process."""

from __future__ import annotations

from concurrent.futures import Future
from dataclasses import replace

from rummy_qt.engine import Move, View
from rummy_qt.opponents.judge import Judge, greedy_move, hands_of
from rummy_qt.opponents.player import Player, Situation, Way
from rummy_qt.opponents.policy import Policy
from rummy_qt.opponents.protocol import Counsel, Reply, Request, answer_of
from rummy_qt.opponents.tuned import weights_for
from tests.play.staging import Teacher, done


class Eager(Judge):
    """Lays whatever can be laid at once, and never holds a meld back."""

    def judge(self, view: View, situation: Situation) -> Move | None:
        weights = replace(weights_for(view.rules, view.players), lay_few=1000.0)
        return greedy_move(Policy(hands_of(view.rules, view.players), weights), view.position)


class EagerTeacher(Teacher):
    """Advises at once what an eager player would do, and nothing else."""

    def advise(self, asked: Request) -> Future[Counsel]:
        move = Eager().choose(asked.view, asked.situation)
        return done(Counsel((Way((move,), 0.0, 0.0, 1),)))


class PromptOpponents:
    """Stands in for the opponents' process: the same player, without the process."""

    def __init__(self) -> None:
        self.player: Player = Judge()

    def ask(self, request: Request) -> Future[Reply]:
        return done(answer_of(self.player, request))

    def close(self) -> None:
        """There is nothing to close."""
