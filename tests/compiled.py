"""Runs on the machine code what plain Python need not play, and the opponents' tests once more.

    python -m tests.compiled FOLDER ...

The folders have run on plain Python: only there a test can break a rule to see that it is noticed,
and only there coverage counts the lines of the engine. Those of the engine run a second time here;
all others run here alone, as the program does, where plain Python would take them minutes longer.
What they cover is added to what the others did. Where nothing is compiled, one line says so, and
the others run plain.
"""

import os
import subprocess
import sys
from pathlib import Path

import native

TESTS = Path(__file__).parent
TWICE = ("tests/engine", "tests/golden")
SETTING = "RUMMY_QT_TESTS"
"""The environment variable by which tests know that they are to run on the machine code."""


def others(folders: list[str]) -> list[str]:
    """Every folder and file of tests that is not among the folders, as paths from the root."""
    found = {f"tests/{path.relative_to(TESTS).parts[0]}" for path in TESTS.rglob("test_*.py")}
    return sorted(found.difference(folders))


def main(folders: list[str]) -> int:
    chosen = others(folders)
    if native.is_fresh():
        chosen += TWICE
    else:
        sys.stdout.write("Nothing is compiled here: the tests run on plain Python alone.\n")
        sys.stdout.flush()
    measured = ["--cov", "--cov-append", "--cov-report=", "--cov-fail-under=0"]
    workers = str((os.cpu_count() or 1) + 1)  # one of them often waits for a process it started
    spread = ["-n", workers, "--dist", "worksteal"]  # none waits at the end for another's queue
    command = [sys.executable, "-P", "-m", "pytest", "-q", *spread, *measured, *chosen]
    return subprocess.run(command, env={**os.environ, SETTING: "compiled"}, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
