"""Runs the tests of the engine and the opponents once more, on the machine code.

    python -m tests.compiled [PYTEST'S ARGUMENTS]

The suite itself runs plain Python: only there a test can break a rule to see that it is noticed,
and only there coverage counts lines. Where nothing is compiled, one line says so.
"""

import os
import subprocess
import sys

import native

FOLDERS = ("tests/engine", "tests/golden", "tests/opponents")
SETTING = "RUMMY_QT_TESTS"
"""The environment variable by which tests know that they are to run on the machine code."""


def main() -> int:
    if not native.is_fresh():
        sys.stdout.write("Nothing is compiled here: the tests of plain Python stand alone.\n")
        return 0
    command = [sys.executable, "-m", "pytest", "-q", "-n", "auto", *FOLDERS, *sys.argv[1:]]
    return subprocess.run(command, env={**os.environ, SETTING: "compiled"}, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
