"""Kills, stops and starves the opponents' process at random moments, and checks every answer.

Every request ends with a legal move, or with advice or a reason why there is none; each trouble is
reported once, for the request it affected; the process is restarted; and a second after the end
none is left. Every fifth request goes to another person's program, which starts a further process
with each answer, in a session of its own.
"""

from __future__ import annotations

import argparse
import os
import resource
import signal
import sys
import threading
import time
from collections import Counter
from pathlib import Path
from random import Random

from rummy_qt.engine import RULEBOOKS, View
from rummy_qt.opponents.process import LOADING, OWN_LIMIT, OpponentProcess, advice_request
from tests.opponents.programs import program
from tests.opponents.tables import choice_of, random_views, situation
from tests.processes import children_of

LEVELS = ("newcomer", "club", "expert", "master")
HARMS = ("kill", "kill", "kill", "end", "stop", "memory", "processor", "files")
"""The kinds of harm; the process is killed most often."""
LEFT_BEHIND = f"86399.{os.getpid()}"
"""Sleep in seconds of all processes that the program starts, by which they are recognised."""
PROGRAM = program(
    "import subprocess; time.sleep(0.1); print(good, flush=True);"
    f"subprocess.Popen(['sleep', '{LEFT_BEHIND}'], start_new_session=True)"
)
BUSY = "the opponent did not answer in time"
"""The trouble that an overloaded machine may cause without any harm."""
PROGRAMS = 0.2
"""How often another person's program is asked."""
AT_MOST = 2 * (LOADING + OWN_LIMIT)
"""Time limit in seconds: a teacher that fails is restarted and asked again."""


def harm(pid: int, way: str, later: float) -> None:
    """Harm the process after this many seconds."""
    time.sleep(later)
    try:
        match way:
            case "kill":
                os.kill(pid, signal.SIGKILL)
            case "end":
                os.kill(pid, signal.SIGTERM)
            case "stop":
                os.kill(pid, signal.SIGSTOP)
            case "memory":
                resource.prlimit(pid, resource.RLIMIT_AS, (1 << 20, 1 << 20))
            case "processor":
                resource.prlimit(pid, resource.RLIMIT_CPU, (1, 1))
            case "files":
                resource.prlimit(pid, resource.RLIMIT_NOFILE, (0, 0))
    except (ProcessLookupError, ValueError):
        pass  # it has ended, or an earlier limit is lower


def positions(chance: Random) -> list[View]:
    """Positions of every rulebook in which something can be done."""
    found = []
    for name in RULEBOOKS:
        for _, view in random_views(name, 2 + chance.randrange(2), chance.randrange(1000)):
            if len(view.legal_moves) > 1:
                found.append(view)
    return chance.sample(found, min(len(found), 200))


def check_request(
    opponent: OpponentProcess, view: View, chance: Random, faults: Counter[str], *, guest: bool
) -> str:
    """Send one request and report its result."""
    here = situation(view.players)
    asks = chance.choice(("move", "move", "advice", "review"))
    if asks == "move" or guest:
        future = opponent.ask(choice_of(chance.choice(LEVELS), view, here))
        reply = future.result(AT_MOST)
        if reply.move not in view.legal_moves:
            faults["an illegal move"] += 1
        return reply.trouble
    named = tuple((move,) for move in view.legal_moves) if asks == "review" else ()
    counsel = opponent.advise(advice_request(view, here, named, 120)).result(AT_MOST)
    if bool(counsel.ways) == bool(counsel.trouble):
        faults["advice and a reason why there is none, or neither"] += 1
    if any(way.moves and way.moves[0] not in view.legal_moves for way in counsel.ways):
        faults["advice that cannot be followed"] += 1
    return counsel.trouble


def still_running(within: float) -> set[int]:
    """Processes started here or by a program that are still running after this many seconds."""
    end = time.monotonic() + within
    while (found := processes_of_this_test()) and time.monotonic() < end:
        time.sleep(0.02)
    return found


def processes_of_this_test() -> set[int]:
    found = set()
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            words = stat.read_text().rpartition(")")[2].split()
            command = stat.with_name("cmdline").read_bytes()
        except OSError:
            continue
        ours = int(words[1]) == os.getpid() or LEFT_BEHIND.encode() in command
        if ours and words[0] != "Z":
            found.add(int(stat.parent.name))
    return found


class Seat:
    """An opponent, which is restarted now and then."""

    def __init__(self, command: list[str] | None) -> None:
        self._command = command
        self.opponent = self._new()

    def _new(self) -> OpponentProcess:
        opponent = OpponentProcess(self._command)
        opponent.limit = OWN_LIMIT  # for programs, too, as the machine is busy
        return opponent

    def anew(self) -> None:
        self.opponent.close()
        self.opponent = self._new()


def main() -> int:
    """Cause that many troubles; returns 1 if anything was wrong."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--times", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--within", type=float, default=1.0, help="seconds until none is left")
    options = parser.parse_args()
    chance, faults, done, said = (
        Random(options.seed),
        Counter[str](),
        Counter[str](),
        Counter[str](),
    )
    views = positions(chance)
    own, programs = Seat(None), Seat(PROGRAM)
    for number in range(options.times):
        view = chance.choice(views)
        guest = chance.random() < PROGRAMS
        seat = programs if guest else own
        pid = seat.opponent.pid
        if pid is None or chance.random() < 0.1:
            seat.anew()
            calm = check_request(seat.opponent, view, chance, faults, guest=guest)
            if calm and not calm.startswith(BUSY):
                faults[f"trouble that nobody made: {calm}"] += 1
            pid = seat.opponent.pid
        if pid is None:
            continue
        if guest:  # its keeper is ours: the harm is meant for the program
            pid = min(children_of(pid), default=None)
            if pid is None:
                continue
        way = chance.choice(HARMS)
        harming = threading.Thread(target=harm, args=(pid, way, chance.random() ** 2 * 0.4))
        harming.start()
        try:
            trouble = check_request(seat.opponent, view, chance, faults, guest=guest)
        except TimeoutError:
            faults["no answer"] += 1
            trouble = "no answer"
        harming.join()
        done[way] += 1
        said[trouble or "nothing: it had answered, or came back"] += 1
        if number % 100 == 99:
            print(f"{number + 1}: {dict(said)} {dict(faults)}", flush=True)  # noqa: T201 - a command
    own.opponent.close()
    programs.opponent.close()
    if outlived := still_running(options.within):
        faults[f"processes left after {options.within} s"] += len(outlived)
    ways = ", ".join(f"{way} {count}" for way, count in done.most_common())
    told = "; ".join(f"{what} {count}" for what, count in said.most_common())
    wrong = ", ".join(f"{what} {count}" for what, count in faults.most_common())
    print(f"{done.total()} troubles ({ways}). Said: {told}. {faults.total()} faults {wrong}")  # noqa: T201 - a command
    return bool(faults)


if __name__ == "__main__":
    sys.exit(main())
