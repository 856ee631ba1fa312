"""The trial of an external opponent program: some rounds against Clubs before it may play."""

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
from rummy_qt.records.pauses import Pause

from .director import rounds_played
from .game import Game

ROUNDS: Final = 3


def start_program(path: str) -> ProgramProcess:
    """Starts a program in a sandbox that hides our records; ``OSError`` if it cannot start.

    A program inside our folders cannot start, since the sandbox would hide it, too.
    """
    command = command_of(path)
    if box() and any(ours.resolve() in Path(command[-1]).parents for ours in own_dirs()):
        raise PermissionError(path)
    return ProgramProcess(command, own_dirs())


def trouble_with(
    path: str, rulebook: str, rules: Rules, players: int, pause: Pause
) -> Failure | None:
    """The failure of the program's first bad answer; None if all answers were good.

    The requests and deadlines are those of a real match.
    """
    try:
        program = start_program(path)
    except OSError as error:
        return Failure(str(error), Cause.UNSTARTED)

    def check() -> None:
        pause()
        if program.wrong:
            raise program.wrong[0]

    seats = [SeatInfo("0", PROGRAM), *(SeatInfo(str(n), "club") for n in range(1, players))]
    header = Header.new(rulebook, rules, seats, house="trial")
    with closing(program), closing(OpponentProcess()) as own, suppress(Failure):
        for number in rounds_played(Game.start(header), Seats({0: program}, own), check):
            if number == ROUNDS:
                break
    return next(iter(program.wrong), None)
