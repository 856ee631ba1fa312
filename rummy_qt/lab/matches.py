"""Seats of a match without a screen: a level in this process, or a program of its own."""

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
    """What an opponent did."""

    milliseconds: list[float] = field(default_factory=list)
    """The time of each decision: of the processor for a level, of the clock for a program."""
    braked: int = 0
    refused: list[str] = field(default_factory=list)
    """Why answers of a program were refused."""

    def add(self, other: Work) -> None:
        self.milliseconds += other.milliseconds
        self.braked += other.braked
        self.refused += other.refused


class Answering(Opponents, Protocol):
    """Somebody who answers for a seat at once, and whose work is counted."""

    work: Work


class Local(Opponents):
    """A player in this process, whose searches end by playouts, not by the clock."""

    def __init__(self, player: Player) -> None:
        self.work = Work()
        self.player = player

    def ask(self, request: Request) -> Future[Reply]:
        begun = time.thread_time()
        reply = answer_of(self.player, request)
        if request.ask == "choose":
            self.work.milliseconds.append(1000 * (time.thread_time() - begun))
        return answered(reply)


class Program(ProgramProcess):
    """An outside program that speaks the opponent protocol, and is waited for."""

    def __init__(self, command: list[str]) -> None:
        super().__init__(command)
        self.work = Work()

    def ask(self, request: Request) -> Future[Reply]:
        begun = time.perf_counter()
        reply = super().ask(request).result()
        if request.ask == "choose":
            self.work.milliseconds.append(1000 * (time.perf_counter() - begun))
        self.work.braked += reply.braked
        if reply.trouble:
            self.work.refused.append(reply.trouble)
        return answered(reply)


def answered(reply: T) -> Future[T]:
    """An answer that is there already."""
    future: Future[T] = Future()
    future.set_result(reply)
    return future


def command_of(name: str) -> list[str] | None:
    """The command of an outside program; None for a level. ``ValueError`` for neither."""
    if name in LEVELS:
        return None
    try:
        return program_command(*_words(name))
    except PermissionError:
        raise ValueError(f"{name!r} is a file, but no program: it may not be executed") from None
    except (FileNotFoundError, TypeError):
        levels = ", ".join(LEVELS)
        raise ValueError(f"{name!r} is neither a level ({levels}) nor a program") from None


def _words(name: str) -> list[str]:
    """A program's command line as its words."""
    try:
        return shlex.split(name, posix=os.name == "posix")
    except ValueError:
        raise ValueError(f"{name!r} has a quotation mark too few") from None


def kind_of(name: str) -> str:
    """What a record says of this opponent."""
    return name if name in LEVELS else PROGRAM


def shown_name(name: str) -> str:
    """What a record calls this opponent: a program by its file, without the folders."""
    if name in LEVELS:
        return name
    return called(_words(name)[0])


def seat_for(name: str) -> Answering:
    """Who answers as this level or program."""
    command = command_of(name)
    return Local(new_player(name, timed=False)) if command is None else Program(command)


def play_match(
    header: Header,
    seats: Sequence[Answering],
    lines: list[bytes] | None = None,
    rounds: int | None = None,
    round_over: Callable[[Game], None] = lambda game: None,
    dealt: Callable[[Game], None] = lambda game: None,
) -> Match:
    """Plays a match to its end, or for that many rounds.

    ``lines`` get its record when it ends, and no file before: it tells the deals, and programs that
    play may read files. ``dealt`` is told of the first round, before anybody plays, ``round_over``
    of every round.
    """
    record = MatchRecord.create(header, None)
    try:
        game = Game.start(header, record)
        dealt(game)
        for number in rounds_played(game, Seats(dict(enumerate(seats)))):
            round_over(game)
            if number == rounds:
                break
        return game.match
    finally:
        if lines is not None:
            lines += [line + b"\n" for line in record.lines]
