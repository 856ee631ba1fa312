"""Change one thing at a time in engine, play and records, and see whether a test notices.

A fixed sample by its seed; each mutant in a throwaway copy of the tree, on plain Python. The tests
most likely to notice run first, then the rest of its floor. A mutant that hangs is killed. Those
that can make no difference are in ``mutants-equivalent.txt``, each with its reason.
"""

from __future__ import annotations

import argparse
import ast
import copy
import difflib
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
FLOORS = ("engine", "play", "records")
REST = {
    "engine": ("tests/golden", "tests/rules", "tests/engine"),
    "play": ("tests/play",),
    "records": ("tests/records",),
}
"""Folders of the tests that hold a floor, the quickest to notice first."""
SLOW = ("torture", "test_conformance")
PATIENCE = 300
"""Seconds of the processor after which a mutant is said to hang; a floor's tests take a third."""
BUSY = 20
"""How many times as long it may take where others work, or it waits for what never comes."""
EQUIVALENT = ROOT / "tests" / "mutants-equivalent.txt"
OTHER: dict[type, type] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq, ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.FloorDiv, ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Mult, ast.And: ast.Or, ast.Or: ast.And, ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd, ast.LShift: ast.RShift, ast.RShift: ast.LShift,
}  # fmt: skip


class Mutant(NamedTuple):
    """One change of one file."""

    path: str
    line: int
    kind: str
    text: str
    """The file with the change in it."""

    @property
    def floor(self) -> str:
        return self.path.split("/")[1]

    @property
    def diff(self) -> str:
        before = (ROOT / self.path).read_text("utf-8").splitlines()
        told = list(difflib.unified_diff(before, self.text.splitlines(), n=0, lineterm=""))[3:]
        return "\n".join("    " + line for line in told)

    @property
    def name(self) -> str:
        """Which stays the same when other lines of the file move."""
        lines = (line.strip() for line in self.diff.splitlines())
        return f"{self.path}: " + " => ".join(line[1:].strip() for line in lines)


# ---------------------------------------------------------------- making them


def changes(node: ast.AST) -> Iterator[tuple[str, ast.AST]]:
    """What could stand here instead; each with its kind."""
    new = copy.deepcopy(node)
    match node, new:
        case ast.Compare(), ast.Compare():
            new.ops[0] = OTHER[type(new.ops[0])]()
            yield "comparison", new
        case ast.BinOp(), ast.BinOp() if type(node.op) in OTHER:
            new.op = OTHER[type(node.op)]()
            yield "operator", new
        case ast.BoolOp(), ast.BoolOp():
            new.op = OTHER[type(node.op)]()
            yield "operator", new
        case ast.UnaryOp(op=ast.Not()), ast.UnaryOp():
            yield "negation", new.operand
        case ast.Constant(value=bool()), ast.Constant():
            new.value = not node.value
            yield "flag", new
        case ast.Constant(value=int()), ast.Constant():
            new.value = int(str(node.value)) + 1
            yield "int+1", new
        case ast.Call(args=[first, second, *_]), ast.Call():
            if not any(isinstance(a, ast.Starred) for a in (first, second)):
                new.args[:2] = reversed(new.args[:2])
                yield "swapped arguments", new
        case ((ast.Expr(value=ast.Call()) | ast.AugAssign() | ast.Continue() | ast.Break()), _):
            yield "dropped statement", ast.Pass()


def sites(node: ast.AST) -> Iterator[ast.AST]:
    """The nodes that do something: no annotations, no texts that are put together, no imports."""
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns", "decorator_list", "type_params"):
            continue
        for child in value if isinstance(value, list) else [value]:
            typing = isinstance(child, ast.If) and "TYPE_CHECKING" in ast.unparse(child.test)
            if not isinstance(child, ast.AST) or isinstance(child, ast.JoinedStr) or typing:
                continue
            yield child
            yield from sites(child)


def mutants_of(path: Path) -> Iterator[Mutant]:
    lines = path.read_bytes().splitlines(keepends=True)
    starts = [0]
    for line in lines:
        starts.append(starts[-1] + len(line))
    data = b"".join(lines)
    for node in sites(ast.parse(data)):
        if not isinstance(node, ast.expr | ast.stmt) or node.end_lineno is None:
            continue
        start = starts[node.lineno - 1] + node.col_offset
        end = starts[node.end_lineno - 1] + (node.end_col_offset or 0)
        for kind, new in changes(node):
            said = ast.unparse(new)
            said = said if isinstance(new, ast.stmt | ast.Constant) else f"({said})"
            text = (data[:start] + said.encode() + data[end:]).decode()
            yield Mutant(path.relative_to(ROOT).as_posix(), node.lineno, kind, text)


def at_line(place: str) -> list[Mutant]:
    path, _, line = place.rpartition(":")
    return [mutant for mutant in mutants_of(ROOT / path) if mutant.line == int(line)]


def sample(floors: list[str], number: int, seed: int) -> list[Mutant]:
    files = [p for floor in floors for p in sorted((ROOT / "rummy_qt" / floor).glob("*.py"))]
    every = [mutant for path in files for mutant in mutants_of(path)]
    return random.Random(seed).sample(every, min(number, len(every)))


# ---------------------------------------------------------------- trying them


def first_tests(mutant: Mutant) -> list[str]:
    """What notices most in a few seconds, and the files of tests that name the module."""
    module = Path(mutant.path).stem
    wanted = f"rummy_qt.{mutant.floor}.{module} import"
    own = [path for folder in REST[mutant.floor] for path in tests_in(folder)]
    named = [path for path in own if module in Path(path).stem]
    using = [path for path in own if wanted in (ROOT / path).read_text("utf-8")]
    quick = ["tests/golden/test_perft.py", "tests/rules/test_scenes.py"]
    return list(dict.fromkeys((quick if mutant.floor == "engine" else []) + named + using))


def tests_in(folder: str) -> list[str]:
    files = sorted((ROOT / folder).rglob("test_*.py"))
    kept = [path for path in files if not any(word in path.stem for word in SLOW)]
    return [path.relative_to(ROOT).as_posix() for path in kept]


def survives(mutant: Mutant, tree: Path) -> bool:
    """Whether no test of its floor notices."""
    first = first_tests(mutant)
    rest = [path for folder in REST[mutant.floor] for path in tests_in(folder)]
    path = tree / mutant.path
    path.write_text(mutant.text, "utf-8")
    try:
        return all(
            passes(files, tree) for files in (first, [p for p in rest if p not in first]) if files
        )
    finally:
        shutil.copyfile(ROOT / mutant.path, path)


def passes(files: list[str], tree: Path) -> bool:
    command = [sys.executable, "-m", "pytest", "-x", "-n", "0", "-q", "-p", "no:randomly"]
    limit = ["prlimit", f"--cpu={PATIENCE}"] if shutil.which("prlimit") else []
    try:
        done = subprocess.run(
            [*limit, *command, "-p", "no:cacheprovider", *files],
            cwd=tree,
            env=os.environ | {"PYTHONDONTWRITEBYTECODE": "1"},
            capture_output=True,
            timeout=PATIENCE * (BUSY if limit else 1),
            check=False,
        )
    except subprocess.TimeoutExpired:
        return False
    return done.returncode == 0


def copy_tree(to: Path) -> Path:
    """The tree as it stands, without what was compiled."""
    skip = shutil.ignore_patterns("*.so", ".*", "build", "dist", "__pycache__", "*.egg-info")
    shutil.copytree(ROOT, to, ignore=skip)
    return to


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--sample", type=int, default=200)
    parser.add_argument("--seed", type=int, default=30)
    parser.add_argument("--skip", type=int, default=0, help="the first of them, tried before")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--at", help="all mutants of a line instead: rummy_qt/engine/melds.py:91")
    parser.add_argument("--only", choices=FLOORS, action="append", help="this floor alone")
    args = parser.parse_args()
    drawn = sample(args.only or list(FLOORS), args.sample, args.seed)
    mutants = at_line(args.at) if args.at else drawn[args.skip :]
    equivalent = EQUIVALENT.read_text("utf-8").splitlines() if EQUIVALENT.exists() else []
    told = (ROOT / "build" / "mutants.txt").open("w", encoding="utf-8")
    trees: SimpleQueue[Path] = SimpleQueue()

    def judge(mutant: Mutant) -> str:
        if mutant.name in equivalent:
            return "equivalent"
        began, tree = time.monotonic(), trees.get()
        try:
            fate = "SURVIVED" if survives(mutant, tree) else "killed"
        finally:
            trees.put(tree)
        took = time.monotonic() - began
        line = f"{fate} {mutant.path}:{mutant.line} {mutant.kind} ({took:.0f} s)\n{mutant.diff}\n"
        for out in (sys.stdout, told):
            out.write(line)
            out.flush()
        return fate

    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(args.jobs) as pool, told:
        for number in range(args.jobs):
            trees.put(copy_tree(Path(folder) / str(number)))
        if args.jobs and not passes(["tests/engine/test_rules.py"], Path(folder) / "0"):
            sys.stderr.write("The tests fail without a mutant, too.\n")
            return 2
        fates = list(pool.map(judge, mutants))
        survivors = fates.count("SURVIVED")
        words = f"{len(fates)} mutants: {fates.count('killed')} killed, {survivors} survived"
        words += f", {fates.count('equivalent')} known to make no difference\n"
        for out in (sys.stdout, told):
            out.write(words)
    return bool(survivors)


if __name__ == "__main__":
    sys.exit(main())
