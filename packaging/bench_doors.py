"""Measures how much Master thinks a second in each installed program, from whatever package.

    python packaging/bench_doors.py rummy-qt dist/rummy-qt/rummy-qt …

Each program is started as an opponent's process and asked for advice on the same positions, by
turns; what counts is the processor's time, without that of the start.
"""

import json
import os
import statistics
import subprocess
import sys

from project import ROOT

sys.path.insert(0, str(ROOT))

TABLES = (("500-rum-de", 2), ("femhundra", 4))
MOVES = (0, 6, 12, 18, 24)
"""Where in a round it is asked."""
PLAYOUTS = 1_000
"""For each position."""
TURNS = 3


def requests() -> str:
    """Write what is asked, a line each."""
    from rummy_qt.engine import RULEBOOKS, Match
    from rummy_qt.opponents.judge import Judge
    from rummy_qt.opponents.player import Situation
    from rummy_qt.opponents.protocol import Request, request_line

    lines = []
    for name, players in TABLES:
        match = Match.new(RULEBOOKS[name], players=players, seed=7)
        for turn in range(MOVES[-1] + 1):
            rnd, situation = match.round, Situation((0,) * players, 1, turn)
            view = rnd.view(rnd.seat)
            if turn in MOVES:
                asked = Request("advise", turn, "master", view, situation, playouts=PLAYOUTS)
                lines.append(request_line(asked))
            match.play(Judge().choose(view, situation))
    return "\n".join(lines) + "\n"


def run(program: str, asked: str) -> tuple[float, int]:
    """Ask a program: the seconds of the processor, and how many playouts it answered with."""
    child = subprocess.Popen(
        [program, "--opponent"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert child.stdin is not None
    assert child.stdout is not None
    playouts = 0
    for line in asked.splitlines():
        child.stdin.write(line + "\n")
        child.stdin.flush()
        answer = json.loads(child.stdout.readline())
        while answer["t"] == "ready":
            answer = json.loads(child.stdout.readline())
        playouts += sum(way["playouts"] for way in answer["ways"])
    child.stdin.close()
    _, status, used = os.wait4(child.pid, 0)
    child.returncode = os.waitstatus_to_exitcode(status)
    return used.ru_utime + used.ru_stime, playouts


def main() -> None:
    """Ask all by turns, and print the medians."""
    asked = requests()
    found: dict[str, list[float]] = {program: [] for program in sys.argv[1:]}
    for _ in range(TURNS):
        for program, rates in found.items():
            start, _ = run(program, "")
            seconds, playouts = run(program, asked)
            rates.append(playouts / (seconds - start))
    for program, rates in found.items():
        print(f"{program}: {statistics.median(rates):,.0f} playouts a second")


if __name__ == "__main__":
    main()
