"""A program of somebody else plays three rounds before it sits down, the others as Clubs."""

from __future__ import annotations

from contextlib import closing, suppress
from pathlib import Path
from typing import Final

from rummy_qt.engine import Rules
from rummy_qt.opponents.process import OpponentProcess
from rummy_qt.opponents.programs import ProgramProcess, Seats, box, command_of
from rummy_qt.opponents.protocol import Cause
from rummy_qt.opponents.supervisor import Failure
from rummy_qt.records.header import PROGRAM, Header, SeatInfo
from rummy_qt.records.paths import own_dirs
from rummy_qt.records.pauses import Breath

from .director import rounds_played
from .game import Game

ROUNDS: Final = 3


def started(path: str) -> ProgramProcess:
    """The program, which finds none of our records in its box; ``OSError`` if it cannot start.

    Nor can one that lies among our records, where the box hides it from itself.
    """
    command = command_of(path)
    if box() and any(ours.resolve() in Path(command[-1]).parents for ours in own_dirs()):
        raise PermissionError(path)
    return ProgramProcess(command, own_dirs())


def trouble_with(
    path: str, rulebook: str, rules: Rules, players: int, breathe: Breath
) -> Failure | None:
    """What was wrong with the first answer of a program that was no good; None where all were.

    It is asked as at a table, with the same deadlines.
    """
    try:
        tried = started(path)
    except OSError as error:
        return Failure(str(error), Cause.UNSTARTED)

    def look() -> None:
        breathe()
        if tried.wrong:
            raise tried.wrong[0]

    seats = [SeatInfo("0", PROGRAM), *(SeatInfo(str(n), "club") for n in range(1, players))]
    header = Header.new(rulebook, rules, seats, house="trial")
    with closing(tried), closing(OpponentProcess()) as own, suppress(Failure):
        for number in rounds_played(Game.start(header), Seats({0: tried}, own), look):
            if number == ROUNDS:
                break
    return next(iter(tried.wrong), None)
