"""Plays an evening on a disk that takes seconds for each sync.

In no step may the longest pause of the event loop be much longer than on a fast disk.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.ui.torture.evening import ROOT, in_home

ALLOWED = 0.020
"""Seconds by which a pause may be longer."""


def evening(seconds: float) -> dict[str, float]:
    """The pauses of an evening in this process, with a fresh home; only once per process."""
    from rummy_qt.records.paths import data_dir
    from tests.ui.torture.disk import Disk
    from tests.ui.torture.evening import Evening, prepare

    prepare()
    disk = Disk(data_dir(), sync_seconds=seconds)
    disk.put_in()
    evening = Evening(lambda record: None)
    evening.play()
    assert disk.synced_by, "nothing was put on the disk"
    assert "MainThread" not in disk.synced_by, "the window's thread waited for the disk"
    return evening.pauses


def measured(seconds: float) -> dict[str, float]:
    """The same, in a process of its own."""
    with tempfile.TemporaryDirectory() as home:
        command = [sys.executable, "-m", "tests.ui.torture.slow_disk", "--evening", str(seconds)]
        done = subprocess.run(
            command, env=in_home(Path(home)), cwd=ROOT, stdout=subprocess.PIPE, check=True
        )
    return dict(json.loads(done.stdout))


def run(seconds: float, runs: int) -> str:
    """The pauses by step; ``AssertionError`` where one is longer because of the disk."""
    quick, slow = ([measured(s) for _ in range(runs)] for s in (0.0, seconds))
    lines, worst = [], 0.0
    for step in quick[0]:
        # The minimum of several runs: other programs can only make a pause longer.
        one, other = (min(pauses[step] for pauses in of) for of in (quick, slow))
        worst = max(worst, other - one)
        lines.append(f"{step:18} {1000 * one:6.0f} ms  {1000 * other:6.0f} ms")
    table = "\n".join([f"{'':18}  quick      sync {seconds} s", *lines])
    assert worst <= ALLOWED, f"a pause is {1000 * worst:.0f} ms longer:\n{table}"
    return table


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=3.0, help="what a sync takes")
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--evening", type=float)
    args = parser.parse_args()
    if args.evening is not None:
        sys.stdout.write(json.dumps(evening(args.evening)))
        sys.stdout.flush()
        os._exit(0)  # do not wait for the threads
    sys.stdout.write(run(args.seconds, args.runs) + "\n")


if __name__ == "__main__":
    main()
