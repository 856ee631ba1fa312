"""Runs the tests of the engine, the opponents and the lab on the machine code.

    python -m tests.compiled [PYTEST'S ARGUMENTS]

The suite itself runs plain Python: only there a test can break a rule to see that it is noticed,
and only there coverage counts lines. The lab plays so many rounds that its tests wait for this run.
Where nothing is compiled, one line says so, and the lab's tests run plain.
"""

import os
import subprocess
import sys

import native

LAB = ("tests/lab",)
FOLDERS = ("tests/engine", "tests/golden", "tests/opponents", *LAB)
SETTING = "RUMMY_QT_TESTS"
"""The environment variable by which tests know that they are to run on the machine code."""


def main() -> int:
    folders = FOLDERS if native.is_fresh() else LAB
    if folders == LAB:
        sys.stdout.write("Nothing is compiled here: the tests run on plain Python alone.\n")
        sys.stdout.flush()
    command = [sys.executable, "-P", "-m", "pytest", "-q", "-n", "auto", *folders, *sys.argv[1:]]
    return subprocess.run(command, env={**os.environ, SETTING: "compiled"}, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
