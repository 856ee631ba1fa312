"""Compiles what the opponents' search runs on, in a copy of the program: build/compiled.

The program neither needs this nor ships it. It makes long measurements several times as fast;
`rummy-lab parity` holds the copy to the plain program. Needs mypyc and a C compiler.

    make compiled
    cd build/compiled && python -m rummy_qt.lab arena --opponents master,club
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from project import ROOT

COMPILED = ROOT / "build" / "compiled"

PLAIN = ("__init__.py", "tuned.py", "wild.py")
"""Files of the simulation that a search spends no time in."""
SEARCH = ("search.py", "estimate.py")
"""Files beside the simulation that it spends time in."""


def copy_program(target: Path) -> None:
    """Put a fresh copy of the program, without its window, into this folder."""
    shutil.rmtree(target, ignore_errors=True)
    unwanted = shutil.ignore_patterns("ui", "__pycache__")
    shutil.copytree(ROOT / "rummy_qt", target / "rummy_qt", ignore=unwanted)


def hot_files(target: Path) -> list[str]:
    """Name the files to compile, as paths from the target."""
    opponents = target / "rummy_qt" / "opponents"
    files = [path for path in opponents.glob("sim/*.py") if path.name not in PLAIN]
    files += [opponents / name for name in SEARCH]
    return sorted(str(path.relative_to(target)) for path in files)


def compile_in_place(target: Path) -> None:
    """Compile the copy's hot files; ends the program with mypyc's words where that fails."""
    command = [sys.executable, "-m", "mypyc", "--strict", *hot_files(target)]
    settings = {**os.environ, "MYPYC_OPT_LEVEL": "3"}
    done = subprocess.run(
        command, cwd=target, env=settings, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise SystemExit(f"mypyc could not compile:\n{done.stdout}{done.stderr}")
    shutil.rmtree(target / "build")


def main() -> None:
    """Copy the program and compile the copy."""
    copy_program(COMPILED)
    compile_in_place(COMPILED)
    print(f"compiled: run it in {COMPILED.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
