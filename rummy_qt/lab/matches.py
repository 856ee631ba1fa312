"""Matches without a screen, between levels in this process and outside programs."""

from __future__ import annotations

import os
import shlex
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field
from typing import Protocol, TypeVar

from rummy_qt.engine import Match
from rummy_qt.opponents.levels import LEVELS, new_player
from rummy_qt.opponents.player import Player
from rummy_qt.opponents.process import Opponents
from rummy_qt.opponents.programs import ProgramProcess, Seats, called
from rummy_qt.opponents.programs import command_of as program_command
from rummy_qt.opponents.protocol import Reply, Request, answer_of
from rummy_qt.play.director import rounds_played
from rummy_qt.play.game import Game
from rummy_qt.records.header import PROGRAM, Header
from rummy_qt.records.record import MatchRecord

T = TypeVar("T")


@dataclass
class Work:
    """Statistics of an opponent's answers."""

    milliseconds: list[float] = field(default_factory=list)
    """The duration of each decision: processor time for a level, clock time for a program."""
    refused: list[str] = field(default_factory=list)
    """The reasons why answers of a program were refused."""

    def add(self, other: Work) -> None:
        self.milliseconds += other.milliseconds
        self.refused += other.refused


class MatchSeat(Opponents, Protocol):
    """An opponent whose futures are already done, with statistics of its answers."""

    work: Work


class Local(Opponents):
    """A player in this process."""

    def __init__(self, player: Player) -> None:
        self.work = Work()
        self.player = player

    def ask(self, request: Request) -> Future[Reply]:
        start = time.thread_time()
        reply = answer_of(self.player, request)
        if request.ask == "choose":
            self.work.milliseconds.append(1000 * (time.thread_time() - start))
        return completed(reply)


class Program(ProgramProcess):
    """An outside program that speaks the opponent protocol; ``ask`` blocks until it replies."""

    def __init__(self, command: list[str]) -> None:
        super().__init__(command)
        self.work = Work()

    def ask(self, request: Request) -> Future[Reply]:
        start = time.perf_counter()
        reply = super().ask(request).result()
        if request.ask == "choose":
            self.work.milliseconds.append(1000 * (time.perf_counter() - start))
        if reply.trouble:
            self.work.refused.append(reply.trouble)
        return completed(reply)


def completed(result: T) -> Future[T]:
    """A future that is done, with this result."""
    future: Future[T] = Future()
    future.set_result(result)
    return future


def command_of(name: str) -> list[str] | None:
    """The command of an outside program; None for a level. ``ValueError`` if it is neither."""
    if name in LEVELS:
        return None
    try:
        return program_command(*_split(name))
    except PermissionError:
        raise ValueError(f"{name!r} is a file, but no program: it may not be executed") from None
    except (FileNotFoundError, TypeError):
        levels = ", ".join(LEVELS)
        raise ValueError(f"{name!r} is neither a level ({levels}) nor a program") from None


def _split(name: str) -> list[str]:
    """The arguments of a program's command line."""
    try:
        return shlex.split(name, posix=os.name == "posix")
    except ValueError:
        raise ValueError(f"{name!r} has a quotation mark too few") from None


def kind_of(name: str) -> str:
    """The ``kind`` of this opponent in a record: its level, or ``program``."""
    return name if name in LEVELS else PROGRAM


def shown_name(name: str) -> str:
    """The name of this opponent in a record: its level, or a program's file name."""
    if name in LEVELS:
        return name
    return called(_split(name)[0])


def seat_for(name: str) -> MatchSeat:
    """A new opponent for this level or program."""
    command = command_of(name)
    return Local(new_player(name)) if command is None else Program(command)


def play_match(
    header: Header,
    seats: Sequence[MatchSeat],
    lines: list[bytes] | None = None,
    rounds: int | None = None,
    round_over: Callable[[Game], None] = lambda game: None,
) -> Match:
    """Plays a match to its end, or for at most ``rounds`` rounds.

    The record is appended to ``lines`` at the end and never written to a file before, as it
    contains the deals and programs at the table may read files. ``round_over`` is called after
    every round.
    """
    record = MatchRecord.create(header, None)
    try:
        game = Game.start(header, record)
        for number in rounds_played(game, Seats(dict(enumerate(seats)))):
            round_over(game)
            if number == rounds:
                break
        return game.match
    finally:
        if lines is not None:
            lines += [line + b"\n" for line in record.lines]
