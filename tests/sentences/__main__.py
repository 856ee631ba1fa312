"""Judges the sentences of many positions and prints a table by kind.

python -m tests.sentences [--positions 100000] [--seed 1] [--seconds 600]
"""

from __future__ import annotations

import argparse
import sys
import time

from rummy_qt.ui.application import make_application
from rummy_qt.ui.words.language import speak

from .judge import judge


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.sentences")
    parser.add_argument("--positions", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=1e9, help="stop after so long")
    asked = parser.parse_args()
    app = make_application()
    speak("en")
    begun = time.monotonic()
    found = judge(asked.seed, asked.positions, asked.seconds)
    sys.stdout.write(found.table())
    sys.stdout.write(f"{found.positions} positions, {time.monotonic() - begun:.0f} s\n")
    del app
    return int(any(found.wrong.values()))


if __name__ == "__main__":
    sys.exit(main())
