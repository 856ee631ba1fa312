"""Changes one thing at a time in engine, play and records, and checks whether a test notices.

The mutants are a fixed sample, determined by a seed, and run in plain Python. All tests first run
unchanged, to record which tests execute which line. A mutant inside a function is then tried in a
fork of this process: its code replaces the function's, and the tests that execute the line run,
shortest first. Survivors, and mutants of code that runs on import, are tried in a temporary copy of
the tree with the other tests of their layer. A mutant that hangs is killed. Mutants that cannot
make a difference are listed in ``mutants-equivalent.txt``, each with its reason.
"""

from __future__ import annotations

import argparse
import ast
import copy
import difflib
import gc
import hashlib
import json
import os
import resource
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import Any, NamedTuple

import pytest

ROOT = Path(__file__).parents[1]
LAYERS = ("engine", "play", "records")
REST = {
    "engine": ("tests/golden", "tests/rules", "tests/engine"),
    "play": ("tests/play",),
    "records": ("tests/records",),
}
"""By layer, the folders of its tests, those that find mutants fastest first."""
PATIENCE = 300
"""CPU seconds after which a layer's tests count as hanging; normally they take a third."""
SPARE = 30
"""CPU seconds allowed for the tests of a line, beyond ten times what they took unchanged."""
MEMORY = 4 << 30
"""Memory limit of the tests, in bytes."""
BUSY = 20
"""Real time allowed per CPU second, as other programs may run or a mutant may wait forever."""
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
    change: str
    """The line, the original code and the code that replaces it."""
    text: str
    """The file's content with the change."""
    within: str | None
    """Qualified name of the outermost function whose body contains the change."""

    @property
    def layer(self) -> str:
        return self.path.split("/")[1]

    @property
    def diff(self) -> str:
        before = (ROOT / self.path).read_text("utf-8").splitlines()
        told = list(difflib.unified_diff(before, self.text.splitlines(), n=0, lineterm=""))[3:]
        return "\n".join("    " + line for line in told)

    @property
    def name(self) -> str:
        """A name that stays the same when other lines of the file move."""
        lines = (line.strip() for line in self.diff.splitlines())
        return f"{self.path}: " + " => ".join(line[1:].strip() for line in lines)


# ---------------------------------------------------------------- choosing mutants


def changes(node: ast.AST) -> Iterator[tuple[str, ast.AST]]:
    """Possible replacements of a node, each with its kind."""
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


def sites(
    node: ast.AST, within: str | None = None, scope: str = ""
) -> Iterator[tuple[ast.AST, str | None]]:
    """The nodes that have an effect: no annotations, string formatting or imports.

    Each comes with the outermost function whose body contains it.
    """
    if within is None and isinstance(node, ast.ClassDef):
        scope += f"{node.name}."
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns", "decorator_list", "type_params"):
            continue
        inside = within
        if name == "body" and isinstance(node, ast.FunctionDef):
            inside = within or scope + node.name
        for child in value if isinstance(value, list) else [value]:
            typing = isinstance(child, ast.If) and "TYPE_CHECKING" in ast.unparse(child.test)
            if not isinstance(child, ast.AST) or isinstance(child, ast.JoinedStr) or typing:
                continue
            yield child, inside
            yield from sites(child, inside, scope)


def mutants_of(path: Path) -> Iterator[Mutant]:
    lines = path.read_bytes().splitlines(keepends=True)
    starts = [0]
    for line in lines:
        starts.append(starts[-1] + len(line))
    data = b"".join(lines)
    for node, within in sites(ast.parse(data)):
        if not isinstance(node, ast.expr | ast.stmt) or node.end_lineno is None:
            continue
        start = starts[node.lineno - 1] + node.col_offset
        end = starts[node.end_lineno - 1] + (node.end_col_offset or 0)
        for kind, new in changes(node):
            said = ast.unparse(new)
            said = said if isinstance(new, ast.stmt | ast.Constant) else f"({said})"
            text = (data[:start] + said.encode() + data[end:]).decode()
            line = lines[node.lineno - 1].strip()
            change = f"{line!r}: {data[start:end]!r} => {said}"
            yield Mutant(path.relative_to(ROOT).as_posix(), node.lineno, kind, change, text, within)


def at_line(place: str) -> list[Mutant]:
    path, _, line = place.rpartition(":")
    return [mutant for mutant in mutants_of(ROOT / path) if mutant.line == int(line)]


def sample(layers: list[str], number: int, seed: int) -> list[Mutant]:
    """Choose each mutant independently, so that most stay the same when other code changes."""

    def lot(mutant: Mutant) -> bytes:
        said = f"{seed} {mutant.path} {mutant.within} {mutant.change}"
        return hashlib.sha256(said.encode()).digest()

    files = [p for layer in layers for p in sorted((ROOT / "rummy_qt" / layer).glob("*.py"))]
    every = [mutant for path in files for mutant in mutants_of(path)]
    return sorted(every, key=lot)[:number]


# ---------------------------------------------------------------- in a fork of this process


class Tests:
    """The tests of the layers, collected once, and the lines that each executes."""

    def __init__(self, mutants: list[Mutant]) -> None:
        self._lines: dict[str, set[int]] = defaultdict(set)
        """By file, the lines to watch."""
        for mutant in mutants:
            self._lines[str(ROOT / mutant.path)].add(mutant.line)
        self._watched: dict[int, tuple[CodeType, Any]] = {}
        """By ``id`` (a code's own hash is slow): its code and trace function, if any."""
        self._met: dict[str, set[str]] = defaultdict(set)
        """By line, as "path:line", the tests that execute it, or "import"."""
        self._took: dict[str, float] = {}
        self._failed: set[str] = set()
        self._now = "import"
        self._items: list[pytest.Item] = []
        self.judge: Callable[[], None] = lambda: None
        """Called when all tests are collected."""

    def watch(self, frame: FrameType, _event: str, _arg: object) -> Any:
        """Trace only functions that contain a line of interest (for `sys.settrace`)."""
        code = frame.f_code
        known = self._watched.get(id(code))
        if known is None:
            known = self._watched[id(code)] = code, self._watcher(code)
        return known[1]

    def _watcher(self, code: CodeType) -> Any:
        path, wanted = code.co_filename, self._lines.get(code.co_filename, set())
        lines = {line for _, _, line in code.co_lines() if line in wanted}

        def met(frame: FrameType, event: str, _arg: object) -> Any:
            if event == "line" and frame.f_lineno in lines:
                self._met[f"{path}:{frame.f_lineno}"].add(self._now)
            return met

        return met if lines else None

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        sys.settrace(None)
        self._items = session.items
        self.judge()
        return True

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self._took[report.nodeid] = self._took.get(report.nodeid, 0) + report.duration
        if report.failed:
            self._failed.add(report.nodeid)

    def run(self, items: list[pytest.Item], *, to_the_end: bool = False) -> bool:
        """Whether they pass; stops at the first failure unless ``to_the_end``."""
        for at, item in enumerate(items):
            self._now = item.nodeid
            after = items[at + 1] if at + 1 < len(items) else None
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=after)
            if self._failed and not to_the_end:
                break
        return not self._failed

    def look(self) -> set[str]:
        """Run all tests unchanged and record what they execute; returns those that fail even so."""

        def all_of_them() -> object:
            threading.settrace(self.watch)
            sys.settrace(self.watch)
            self.run(self._items, to_the_end=True)
            sys.settrace(None)
            met = {place: sorted(names) for place, names in self._met.items()}
            return met, self._took, sorted(self._failed)

        told = in_fork(all_of_them, 20 * PATIENCE)
        assert told is not None, "the tests do not come to their end"
        met, self._took, failed = told
        self._met = defaultdict(set, {place: set(names) for place, names in met.items()})
        self._items = [item for item in self._items if item.nodeid not in failed]
        return set(failed)

    def killer(self, mutant: Mutant) -> str:
        """The test that executes the mutant's line and fails; empty if there is none."""
        met = self._met[f"{ROOT / mutant.path}:{mutant.line}"]
        if mutant.within is None or "import" in met:
            return ""
        items = [item for item in self._items if item.nodeid in met]
        items.sort(key=lambda item: self._took[item.nodeid])
        whole = sum(self._took[item.nodeid] for item in items)

        def tried() -> str:
            return self._now if put_in(mutant) and not self.run(items) else ""

        killer: str | None = in_fork(tried, SPARE + int(10 * whole))
        return "the tests break off" if killer is None else killer


def in_fork(work: Callable[[], object], seconds: int) -> Any:
    """Run ``work`` in a forked process; its result as JSON, or `None` if the process fails."""
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
        resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))
        end = threading.Timer(seconds * BUSY, os._exit, (1,))
        end.daemon = True
        end.start()
        os.close(reading)
        quiet = os.open(os.devnull, os.O_WRONLY)
        os.dup2(quiet, 1)
        os.dup2(quiet, 2)
        with os.fdopen(writing, "w", encoding="utf-8") as out:
            json.dump(work(), out)
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading, encoding="utf-8") as told:
        text = told.read()
    _, status = os.waitpid(child, 0)
    return json.loads(text) if status == 0 else None


def put_in(mutant: Mutant) -> bool:
    """Replace the code of each function made from the old code; returns whether that worked."""
    path = str(ROOT / mutant.path)
    old = functions(compile((ROOT / mutant.path).read_text("utf-8"), path, "exec"))
    new = functions(compile(mutant.text, path, "exec"))
    if [code.co_qualname for code in old] != [code.co_qualname for code in new]:
        return False
    changed = {place(was): now for was, now in zip(old, new, strict=True) if was != now}
    gc.unfreeze()  # otherwise ``get_objects`` would omit those from before the collection
    for found in gc.get_objects():
        if isinstance(found, FunctionType) and place(found.__code__) in changed:
            code = changed[place(found.__code__)]
            if code.co_freevars != found.__code__.co_freevars:
                return False
            found.__code__ = code
    return True


def place(code: CodeType) -> tuple[str, str, int]:
    return code.co_filename, code.co_qualname, code.co_firstlineno


def functions(code: CodeType) -> list[CodeType]:
    """The outermost functions of a module: its own, and those of its classes."""
    found: list[CodeType] = []
    for part in code.co_consts:
        if isinstance(part, CodeType):
            is_function = part.co_flags & 2  # CO_NEWLOCALS, which class bodies lack
            found += [part] if is_function else functions(part)
    return found


# ---------------------------------------------------------------- in a copy of the tree


def first_tests(mutant: Mutant) -> list[str]:
    """The tests that notice most within seconds, and the test files that name the module."""
    module = Path(mutant.path).stem
    wanted = f"rummy_qt.{mutant.layer}.{module} import"
    own = [path for folder in REST[mutant.layer] for path in tests_in(folder)]
    named = [path for path in own if module in Path(path).stem]
    using = [path for path in own if wanted in (ROOT / path).read_text("utf-8")]
    quick = ["tests/golden/test_perft.py", "tests/rules/test_scenes.py"]
    return list(dict.fromkeys((quick if mutant.layer == "engine" else []) + named + using))


def tests_in(folder: str) -> list[str]:
    files = sorted((ROOT / folder).rglob("test_*.py"))
    kept = [path for path in files if "torture" not in path.stem]
    return [path.relative_to(ROOT).as_posix() for path in kept]


def survives(mutant: Mutant, tree: Path) -> bool:
    """Whether no test of the mutant's layer fails."""
    first = first_tests(mutant)
    rest = [path for folder in REST[mutant.layer] for path in tests_in(folder)]
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
    """Copy the working tree without compiled files."""
    skip = shutil.ignore_patterns("*.so", ".*", "build", "dist", "__pycache__", "*.egg-info")
    shutil.copytree(ROOT, to, ignore=skip)
    return to


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--sample", type=int, default=200)
    parser.add_argument("--seed", type=int, default=30)
    parser.add_argument("--skip", type=int, default=0, help="the first of them, tried before")
    parser.add_argument("--at", help="all mutants of a line instead: rummy_qt/engine/melds.py:91")
    parser.add_argument("--only", choices=LAYERS, action="append", help="of this layer alone")
    args = parser.parse_args()
    drawn = sample(list(LAYERS), args.sample, args.seed)
    mutants = at_line(args.at) if args.at else drawn[args.skip :]
    mutants = [mutant for mutant in mutants if mutant.layer in (args.only or LAYERS)]
    layers = {mutant.layer for mutant in mutants}
    equivalent = EQUIVALENT.read_text("utf-8").splitlines() if EQUIVALENT.exists() else []
    tests = Tests(mutants)
    fates: list[str] = []

    def judge(mutant: Mutant, tree: Path) -> tuple[str, str]:
        if mutant.name in equivalent:
            return "equivalent", "known"
        if killer := tests.killer(mutant):
            return "killed", killer
        return ("SURVIVED", "all") if survives(mutant, tree) else ("killed", "in a copy")

    def judge_all() -> None:
        failed = tests.look()
        with (
            tempfile.TemporaryDirectory() as folder,
            (ROOT / "build" / "mutants.txt").open("a", encoding="utf-8") as told,
        ):

            def tell(line: str) -> None:
                for out in (sys.__stdout__, told):
                    assert out is not None
                    out.write(line)
                    out.flush()

            tell("".join(f"Fails without a mutant, too: {name}\n" for name in sorted(failed)))
            tree = copy_tree(Path(folder) / "tree")
            for mutant in mutants:
                began = time.monotonic()
                fate, by = judge(mutant, tree)
                fates.append(fate)
                took = time.monotonic() - began
                where = f"{mutant.path}:{mutant.line} {mutant.kind}"
                tell(f"{fate} {where} ({by}, {took:.0f} s)\n{mutant.diff}\n")
            tell(
                f"{len(fates)} mutants: {fates.count('killed')} killed,"
                f" {fates.count('SURVIVED')} survived,"
                f" {fates.count('equivalent')} known to make no difference\n"
            )

    tests.judge = judge_all
    paths = [
        path for layer in sorted(layers) for folder in REST[layer] for path in tests_in(folder)
    ]
    quiet = ["-q", "-s", "-n", "0", "-p", "no:cacheprovider", "-p", "no:randomly", "-p", "no:cov"]
    sys.settrace(tests.watch)
    status = pytest.main([*quiet, "-o", "timeout=0", *paths], plugins=[tests])
    return int(status) if len(fates) < len(mutants) else int("SURVIVED" in fates)


if __name__ == "__main__":
    sys.exit(main())
