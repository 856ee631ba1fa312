"""Kills a playing program at random moments, and checks whether anything was lost.

The program prints each line after recording it, as a table would show it.
"""

from __future__ import annotations

import argparse
import os
import select
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

from rummy_qt.engine import RULEBOOKS
from rummy_qt.records.lines import Status
from rummy_qt.records.record import MatchRecord, open_record
from tests.records.played import Scribe, header_for

ROOT = Path(__file__).parents[3]


@dataclass
class Report:
    """The results of a number of kills."""

    kills: int = 0
    shown: int = 0
    """Lines shown in all runs."""
    lost: int = 0
    """Lines that were shown but are not in the record."""
    ahead: int = 0
    """Kills after a line was recorded and before it was shown."""
    torn: int = 0
    matches: int = 1

    def __str__(self) -> str:
        return (
            f"{self.kills} kills in {self.matches} matches: {self.shown} lines shown,"
            f" {self.lost} of them lost; {self.torn} torn lines; {self.ahead} times the record"
            " was ahead of the table"
        )


def play_until_killed(path: Path, chance: int) -> None:
    """The program: starts or resumes the match, and shows every recorded line."""
    if path.exists():
        opened = open_record(path)
        record, scribe = opened.record, Scribe(opened.record, opened.replayed, chance)
    else:
        rulebook = list(RULEBOOKS)[chance % len(RULEBOOKS)]
        record = MatchRecord.create(header_for(rulebook, seed=str(chance), rounds=9), path)
        scribe = Scribe(record, chance=chance)
    shown = show(record.lines, 0)
    while not scribe.match.over:
        scribe.step()
        record.sync()
        shown = show(record.lines, shown)
    time.sleep(60)  # only the kill ends the process


def show(lines: Sequence[bytes], shown: int) -> int:
    for line in lines[shown:]:
        os.write(1, line + b"\n")
    return len(lines)


def run(folder: Path, kills: int, seed: int) -> Report:
    """Kill that many times; ``AssertionError`` if a record differs from what was shown."""
    chance = Random(seed)
    report = Report()
    path = folder / "0.rummy"
    for number in range(kills):
        shown = kill_once(path, number, chance)
        report.kills += 1
        if path.exists() and judge(path, shown, report):
            path = folder / f"{report.matches}.rummy"
            report.matches += 1
        elif not path.exists():
            assert not shown
    return report


def kill_once(path: Path, number: int, chance: Random) -> list[bytes]:
    """Start the program, kill it at a random moment, and return the lines it had shown."""
    command = [sys.executable, "-m", "tests.records.torture.kill", "--play", str(path)]
    program = subprocess.Popen(
        [*command, "--chance", str(number)], stdout=subprocess.PIPE, cwd=ROOT
    )
    assert program.stdout is not None
    with program.stdout as out:
        shown = b""
        if chance.random() < 0.9:  # otherwise it may be killed while it starts or resumes
            shown = os.read(out.fileno(), 1 << 16)
        end = time.monotonic() + chance.uniform(0, 0.06 if shown else 0.3)
        while (left := end - time.monotonic()) > 0:
            if select.select([out], [], [], left)[0]:
                shown += os.read(out.fileno(), 1 << 16)
        program.send_signal(signal.SIGKILL)
        shown += out.read()
        program.wait()
    return shown.split(b"\n")[:-1]


def judge(path: Path, shown: list[bytes], report: Report) -> bool:
    """Compare record and output; returns whether the match is over."""
    opened = open_record(path)
    opened.record.close()
    recorded = list(opened.record.lines)
    report.torn += sum(note.name == "torn" for note in opened.notes)
    assert all(note.name == "torn" for note in opened.notes), opened.notes
    report.shown += len(shown)
    report.lost += max(0, len(shown) - len(recorded))
    assert recorded[: len(shown)] == shown, f"{path} is not what was shown"
    report.ahead += bool(shown) and len(recorded) > len(shown)
    return opened.replayed.status is not Status.RUNNING


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--program", type=Path, help="a packaged one, played by mouse")
    parser.add_argument("--play", type=Path)
    parser.add_argument("--chance", type=int, default=0)
    args = parser.parse_args()
    if args.play:
        play_until_killed(args.play, args.chance)
        return
    if args.program:
        from tests.ui.torture.packaged import killed  # no other run needs Qt or a screen

        sys.stdout.write(f"{killed(args.program.resolve(), args.kills, args.seed)}\n")
        return
    with tempfile.TemporaryDirectory() as folder:
        sys.stdout.write(f"{run(Path(folder), args.kills, args.seed)}\n")


if __name__ == "__main__":
    main()
