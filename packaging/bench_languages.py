"""Measures what a language costs: the start in each beside English, and a hundred changes.

    python packaging/bench_languages.py [--runs 9]

Languages take turns, so that other load on the machine affects all alike; measured is the
processor time until the window is painted, over the best half of the runs. More than 5 % over
English fails, and so does memory that grows with every change.
"""

import argparse
import json
import os
import random
import resource
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

from project import ROOT

MOST = 1.05
CHANGES = 100
GROWTH = 3.0  # MiB in a hundred changes
START = """
import gc, os
gc.disable()
import rummy_qt.play.director, rummy_qt.records.library
from rummy_qt.ui.application import make_application
from rummy_qt.ui.start import open_window
app = make_application()
window = open_window(None)
app.processEvents()
assert window.grab().width() > 100
"""
CHANGE = """
import itertools
from PySide6.QtCore import QEvent
from rummy_qt.ui.words.language import languages
def resident():
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGESIZE") / 2**20
window.commands.actions["lesson"].trigger()
preferences = window.preferences
before = 0.0
for number, code in enumerate(itertools.islice(itertools.cycle(languages()), 3 * CHANGES)):
    preferences.language = code
    app.processEvents()
    app.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    if number % 10 == 0:
        gc.collect()
    if number == 2 * CHANGES:
        before = resident()
print(resident() - before)
"""


def run(code: str, language: str, home: str) -> tuple[float, str]:
    """Run this in a process of its own: the processor's seconds that it took, and its words."""
    folder = Path(home, "rummy-qt")
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "settings.json").write_text(json.dumps({"language": language}), "utf-8")
    names = dict.fromkeys(("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"), home)
    ours = {"QT_QPA_PLATFORM": "offscreen", "LC_ALL": "C.UTF-8", "PYTHONPATH": str(ROOT)}
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = subprocess.run(
        [sys.executable, "-P", "-c", code],
        env={**os.environ, **names, **ours},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    spent = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return spent, done.stdout


def main() -> int:
    """Print the figures; return 1 if one misses its limit."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--runs", type=int, default=9)
    runs = parser.parse_args().runs
    files = (ROOT / "assets/translations").glob("rummy-qt_*.ts")
    codes = sorted((path.stem.removeprefix("rummy-qt_") for path in files), key="en".__ne__)
    spent: dict[str, list[float]] = {code: [] for code in codes}
    missed = False
    with tempfile.TemporaryDirectory() as home:
        for turn in range(runs + 1):
            for code in random.Random(turn).sample(codes, len(codes)):
                spent[code].append(run(START, code, home)[0])
        # The first run of each fills the file cache. Disturbances only make a run longer.
        best = {
            c: statistics.mean(sorted(times[1:])[: (runs + 1) // 2]) for c, times in spent.items()
        }
        for code, seconds in best.items():
            ratio = seconds / best["en"]
            missed |= ratio > MOST
            print(f"start in {code}: {1000 * seconds:.0f} ms, {ratio:.3f} of English")
        change = CHANGE.replace("CHANGES", str(CHANGES))
        grown = float(run(START + change, "en", home)[1])
    missed |= grown > GROWTH
    print(f"{CHANGES} changes of language: {grown:+.1f} MiB")
    return int(missed)


if __name__ == "__main__":
    sys.exit(main())
