"""Seats of a match without a screen: a level in this process, or a program of its own."""

from __future__ import annotations

import hashlib
import os
import shlex
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Protocol

from rummy_qt.engine import Match, Move, View
from rummy_qt.opponents.levels import LEVELS, new_player
from rummy_qt.opponents.player import Call, Situation
from rummy_qt.opponents.process import OpponentProcess, Trouble
from rummy_qt.play.calls import first_call
from rummy_qt.play.game import Game
from rummy_qt.records.header import Header
from rummy_qt.records.record import MatchRecord


@dataclass
class Work:
    """What an opponent did."""

    milliseconds: list[float] = field(default_factory=list)
    """The time of each decision: of the processor for a level, of the clock for a program."""
    braked: int = 0
    refused: list[str] = field(default_factory=list)
    """Why answers of a program were refused."""


class Answering(Protocol):
    """Somebody who answers for a seat."""

    work: Work

    def choose(self, view: View, situation: Situation) -> Move:
        """A legal move."""

    def call(self, view: View, situation: Situation) -> Call | None:
        """A claim, or None."""

    def close(self) -> None:
        """Ends what was started."""


class Level:
    """One of the levels, in this process; its searches end by playouts, not by the clock."""

    def __init__(self, name: str) -> None:
        self.work = Work()
        self._player = new_player(name, timed=False)

    def choose(self, view: View, situation: Situation) -> Move:
        begun = time.thread_time()
        move = self._player.choose(view, situation)
        self.work.milliseconds.append(1000 * (time.thread_time() - begun))
        return move

    def call(self, view: View, situation: Situation) -> Call | None:
        return self._player.call(view, situation)

    def close(self) -> None:
        """Nothing was started."""


class Program:
    """An outside program that speaks the opponent protocol."""

    def __init__(self, command: list[str]) -> None:
        self.work = Work()
        self._process = OpponentProcess(command, self._troubled)

    def _troubled(self, trouble: Trouble) -> None:
        if trouble.kind == "fallback":
            self.work.refused.append(trouble.text)
        else:
            self.work.braked += 1

    def choose(self, view: View, situation: Situation) -> Move:
        begun = time.perf_counter()
        move = self._process.ask("program", view, situation).result()
        self.work.milliseconds.append(1000 * (time.perf_counter() - begun))
        return move

    def call(self, view: View, situation: Situation) -> Call | None:
        return self._process.ask_call("program", view, situation).result()

    def close(self) -> None:
        self._process.close()


def command_of(name: str) -> list[str] | None:
    """The command of an outside program; None for a level. ``ValueError`` for neither."""
    if name in LEVELS:
        return None
    words = shlex.split(name, posix=os.name == "posix")
    if not words or not Path(words[0]).is_file():
        raise ValueError(f"{name!r} is neither a level ({', '.join(LEVELS)}) nor a program")
    path = str(Path(words[0]).resolve())
    return [sys.executable, path, *words[1:]] if path.endswith(".py") else [path, *words[1:]]


def kind_of(name: str) -> str:
    """What a record says of this opponent."""
    return name if name in LEVELS else "program"


def seat_for(name: str) -> Answering:
    """Somebody who answers as this level or program."""
    command = command_of(name)
    return Level(name) if command is None else Program(command)


def situation_of(match: Match, seat: int) -> Situation:
    """What an opponent is told beside its view; its seed gives nothing of the match's away."""
    moves = len(match.round.history)
    label = f"rummy-qt|opponent|{match.seed}|{match.round_number}|{moves}|{seat}"
    seed = int.from_bytes(hashlib.sha256(label.encode()).digest()[:6], "big")
    before = [sum(scores[i] for scores in match.scores) for i in range(match.players)]
    return Situation(tuple(before), match.round_number, seed)


def play_match(
    header: Header, seats: Sequence[Answering], path: Path | None = None, rounds: int | None = None
) -> Match:
    """Plays a match to its end, or for that many rounds, and records it where there is a path."""
    record = MatchRecord.create(header, path)
    try:
        game = Game.start(header, record)
        while True:
            _play_round(game, seats)
            if game.match.over or game.match.round_number == rounds:
                return game.match
            game.next_round()
    finally:
        record.close()


def _play_round(game: Game, seats: Sequence[Answering]) -> None:
    match = game.match
    while not match.round.over:
        if not _somebody_calls(game, seats):
            seat = match.round.seat
            move = seats[seat].choose(game.view(seat), situation_of(match, seat))
            game.submit(move, seat)


def _somebody_calls(game: Game, seats: Sequence[Answering]) -> bool:
    """Asks every seat that may call on the last discard, and plays the first call."""
    match = game.match
    rnd = match.round
    calls = {}
    for seat in range(rnd.players):
        if rnd.may_call(seat):
            call = seats[seat].call(game.view(seat), situation_of(match, seat))
            if call is not None:
                calls[seat] = call
    first = first_call(calls, rnd.discarder or 0, rnd.players)
    if first is not None:
        game.submit(calls[first].move, first)
    return first is not None
