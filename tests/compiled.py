"""Runs tests on the compiled modules: those not yet run in plain Python, and the engine's again.

    python -m tests.compiled FOLDER ...

The named folders have run in plain Python: only there can a test break a rule to check that it is
noticed, and only there does coverage count the engine's lines. The folders in ``TWICE``, which test
compiled modules, run a second time here; all others run only here, as in the program, because plain
Python would take minutes longer. Their coverage is added to that of the first run. Where nothing is
compiled, this says so in one line and runs the others in plain Python.
"""

import os
import subprocess
import sys
from pathlib import Path

import native

TESTS = Path(__file__).parent
TWICE = ("tests/engine", "tests/golden")
SETTING = "RUMMY_QT_TESTS"
"""The environment variable that makes the tests use the compiled modules."""


def others(folders: list[str]) -> list[str]:
    """Test folders and files outside the given folders, as paths from the root."""
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
    spread = ["-n", workers, "--dist", "worksteal"]  # idle workers take over queued tests
    command = [sys.executable, "-P", "-m", "pytest", "-q", *spread, *measured, *chosen]
    return subprocess.run(command, env={**os.environ, SETTING: "compiled"}, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
