"""``python -m laboratory house``: the size of the code by folder."""

from __future__ import annotations

import argparse
import ast
import subprocess
from collections import Counter
from pathlib import Path
from typing import Any, Final

TREE: Final = Path(__file__).resolve().parents[1]
COUNTED: Final = "files", "lines", "classes", "functions", "signals", "connects", "_say"


def register(subparsers: Any) -> None:
    """Adds the command to the parser."""
    parser = subparsers.add_parser(
        "house",
        help="count files, lines, classes … by folder",
        description="Counts what git keeps of the program and the laboratory, folder by folder.",
    )
    parser.add_argument("--at", metavar="COMMIT", default="HEAD", help="of this commit; the last")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Prints a table; returns 0."""
    folders: dict[str, Counter[str]] = {}
    for path in _git("ls-tree", "-r", "--name-only", args.at, "rummy_qt", "laboratory").split():
        if path.endswith(".py"):
            folder = folders.setdefault(_folder_of(path), Counter())
            folder += counts_of(_git("show", f"{args.at}:{path}"))
    program = (folder for name, folder in folders.items() if name.startswith("rummy_qt"))
    folders["rummy_qt, all of it"] = sum(program, Counter())
    print(f"| folder | {' | '.join(COUNTED)} |")
    print("| --- |" + " --- |" * len(COUNTED))
    for name, folder in folders.items():
        print(f"| {name} | {' | '.join(str(folder[what]) for what in COUNTED)} |")
    return 0


def counts_of(source: str) -> Counter[str]:
    """The counts for one file."""
    found = Counter(files=1, lines=source.count("\n"))
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ClassDef):
            found["classes"] += 1
        elif isinstance(node, ast.FunctionDef):
            found["functions"] += 1
            found["_say"] += node.name == "_say"
        elif isinstance(node, ast.Call):
            name = ast.unparse(node.func)
            found["signals"] += name == "Signal"
            found["connects"] += name.endswith(".connect")
    return found


def _folder_of(path: str) -> str:
    """The folder of a file; below ``ui`` its subfolder."""
    parts = path.split("/")[:-1]
    return "/".join(parts[: 3 if parts[1:2] == ["ui"] else 2])


def _git(*words: str) -> str:
    run = subprocess.run(("git", *words), cwd=TREE, check=True, capture_output=True, text=True)
    return run.stdout
