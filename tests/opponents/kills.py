"""Kill, stop and starve the opponents' process at random moments, and look at every answer.

Every question ends with a legal move, or with advice or a reason why there is none; what went
wrong is said once, of the question it befell; the process comes back; and at the end none is left.
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
from rummy_qt.opponents.process import OpponentProcess, about
from tests.opponents.tables import random_views, situation

LEVELS = ("newcomer", "club", "expert", "master")
WAYS = ("kill", "kill", "kill", "end", "stop", "memory", "processor", "files")
"""What is done to it: most of all it is killed."""
AT_MOST = 20.0
"""Seconds for any answer: it stands still for five at most, and is asked for advice twice."""


def harm(pid: int, way: str, later: float) -> None:
    """Does it to the process, some seconds from now."""
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
        pass  # it has ended by itself, or an earlier limit is lower


def positions(chance: Random) -> list[View]:
    """Of every rulebook, where something can be done."""
    found = []
    for name in RULEBOOKS:
        for _, view in random_views(name, 2 + chance.randrange(2), chance.randrange(1000)):
            if len(view.legal_moves) > 1:
                found.append(view)
    return chance.sample(found, min(len(found), 200))


def judged(opponent: OpponentProcess, view: View, chance: Random, faults: Counter[str]) -> str:
    """Asks one question, and says what came of it."""
    here = situation(view.players)
    asks = chance.choice(("move", "move", "advice", "review"))
    if asks == "move":
        future = opponent.ask(chance.choice(LEVELS), view, here)
        reply = future.result(AT_MOST)
        if reply.move not in view.legal_moves:
            faults["an illegal move"] += 1
        return reply.trouble
    named = tuple((move,) for move in view.legal_moves) if asks == "review" else ()
    counsel = opponent.advise(about(view, here, named, 120)).result(AT_MOST)
    if bool(counsel.ways) == bool(counsel.trouble):
        faults["advice and a reason why there is none, or neither"] += 1
    if any(way.moves and way.moves[0] not in view.legal_moves for way in counsel.ways):
        faults["advice that cannot be followed"] += 1
    return counsel.trouble


def children() -> set[int]:
    """The processes that this one started and that still run."""
    found = set()
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            words = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(words[1]) == os.getpid() and words[0] != "Z":
            found.add(int(stat.parent.name))
    return found


def main() -> int:
    """So many troubles; 1 where something was wrong."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--times", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    chance, faults, done, said = (
        Random(options.seed),
        Counter[str](),
        Counter[str](),
        Counter[str](),
    )
    views = positions(chance)
    opponent = OpponentProcess()
    for number in range(options.times):
        view = chance.choice(views)
        pid = opponent.pid
        if pid is None or chance.random() < 0.1:
            opponent.close()
            opponent = OpponentProcess()
            calm = judged(opponent, view, chance, faults)
            if calm:
                faults[f"trouble that nobody made: {calm}"] += 1
            pid = opponent.pid
        assert pid is not None
        way = chance.choice(WAYS)
        harming = threading.Thread(target=harm, args=(pid, way, chance.random() ** 2 * 0.4))
        harming.start()
        try:
            trouble = judged(opponent, view, chance, faults)
        except TimeoutError:
            faults["no answer"] += 1
            trouble = "no answer"
        harming.join()
        done[way] += 1
        said[trouble or "nothing: it had answered, or came back"] += 1
        if number % 100 == 99:
            print(f"{number + 1}: {dict(said)} {dict(faults)}", flush=True)  # noqa: T201 - a command
    opponent.close()
    time.sleep(1)
    if children():
        faults["processes left after a second"] += len(children())
    ways = ", ".join(f"{way} {count}" for way, count in done.most_common())
    told = "; ".join(f"{what} {count}" for what, count in said.most_common())
    wrong = ", ".join(f"{what} {count}" for what, count in faults.most_common())
    print(f"{options.times} troubles ({ways}). Said: {told}. {faults.total()} faults {wrong}")  # noqa: T201 - a command
    return bool(faults)


if __name__ == "__main__":
    sys.exit(main())
