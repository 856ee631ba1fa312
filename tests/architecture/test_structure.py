"""Structure of the package: how much a newcomer must keep in mind is limited, not line counts."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

from tests.architecture.sources import (
    PACKAGE,
    ROOT,
    imported_files,
    imports_of,
    name_of,
    python_files,
    tree_of,
)

LOADERS = {"importlib", "imp", "runpy", "pkgutil", "zipimport"}
"""Modules that can load code without an import statement visible to the linter."""
MAY_LOAD = {
    "rummy_qt/uncompiled.py": "it finds sources where machine code lies beside them",
    "rummy_qt/ui/app.py": "it hands its window to a test from outside",
    "rummy_qt/ui/preload.py": "it imports what a match needs while the files are still there",
}
READERS = 6
"""In at most this many other files may a mutable class be used."""
WIDELY_USED = {
    "Position": "the one position of the engine: rules, search and judgement all play on it",
    "Policy": "the one judgement of the opponents: levels, search and measurements ask it",
    "Round": "one round, the engine's public face: records, play and the laboratory play them",
    "Game": "the match that is played, with a window and without: the laboratory plays them, too",
    "Preferences": "what a person has chosen; each page shows or follows some of it by name",
    "Life": "the state of one match, by its lines: play, reviews and challenges ask it",
    "TableState": "the models of one table: every room of it shows some of them",
    "CardArt": "the one art of a table: every room of it that draws asks it",
    "ComboBox": "a kind of field: every page makes its own",
    "PageDialog": "the ground and the frame of a page: every page is one",
}
"""Mutable classes that are used more widely, each with the reason."""


def test_there_are_no_circular_imports() -> None:
    sorter = TopologicalSorter({path: imported_files(path) for path in python_files("rummy_qt")})
    try:
        sorter.prepare()
    except CycleError as error:
        circle = " → ".join(name_of(path) for path in error.args[1])
        raise AssertionError(circle) from None


def test_modules_are_loaded_only_by_imports() -> None:
    """The linter must see everything that the program loads, whether by name or by path."""
    found = {
        name_of(path): loads
        for path in python_files("rummy_qt")
        if (loads := [f"{line} {what}" for line, what in loads_of(path)])
    }
    assert {name: loads for name, loads in found.items() if name not in MAY_LOAD} == {}
    assert set(MAY_LOAD) <= set(found), "these load nothing now: strike them off"


def loads_of(path: Path) -> Iterator[tuple[int, str]]:
    """Uses of functions that run code from elsewhere, as line and name."""
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            # Reading a package's metadata or resources runs no code.
            names = (
                []
                if node.module in {"importlib.metadata", "importlib.resources"}
                else [node.module or ""]
            )
        elif isinstance(node, ast.Name) and node.id in {"__import__", "exec", "eval"}:
            names = [node.id]
        else:
            continue
        for name in names:
            if name.partition(".")[0] in LOADERS | {"__import__", "exec", "eval"}:
                yield node.lineno, name


def test_the_program_imports_nothing_from_packaging_or_laboratory() -> None:
    """Importing all of ``rummy_qt`` imports nothing from packaging/ or laboratory/."""
    words = (
        "import sys, pkgutil, importlib, rummy_qt\n"
        "sys.path = [p for p in sys.path if not p.rstrip('/').endswith('packaging')]\n"
        "for m in pkgutil.walk_packages(rummy_qt.__path__, 'rummy_qt.'):\n"
        "    '__main__' in m.name or importlib.import_module(m.name)\n"
        "print(*{getattr(m, '__file__', None) for m in sys.modules.values()}, sep='\\n')"
    )
    done = subprocess.run(
        [sys.executable, "-c", words], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    loaded = {Path(line) for line in done.stdout.splitlines()}
    beside = {ROOT / "packaging", ROOT / "laboratory"}
    assert [path for path in loaded if beside & set(path.parents)] == []
    assert PACKAGE / "ui" / "windows" / "main_window.py" in loaded


def test_a_start_reads_no_source_texts() -> None:
    """PySide's import hook would read and keep the source of every module imported after it."""
    words = (
        "import linecache, rummy_qt.ui.windows.main_window\n"
        "print(*[name for name in linecache.cache if 'rummy_qt' in name])"
    )
    done = subprocess.run(
        [sys.executable, "-c", words], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert (done.stderr, done.stdout.split()) == ("", [])


# ----------------------------------------------------------------------------- forwarding


def test_no_file_only_forwards() -> None:
    """A file in which every function only passes its arguments on has no reason to exist."""
    doors = "__main__.py"
    rooms = [path for path in python_files("rummy_qt") if path.name != doors]
    assert not [name_of(path) for path in rooms if only_forwards(path)]


def only_forwards(path: Path) -> bool:
    tree = tree_of(path)
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    said = [node for node in functions if not node.name.startswith("__")]
    own = [
        node
        for node in tree.body
        if not isinstance(node, (ast.Import, ast.ImportFrom, ast.Expr))
        and not is_public_face(node)
        and not (isinstance(node, ast.If) and not node.orelse)
    ]
    if not own:
        return path.name != "__init__.py"  # a package's lists its public names
    return bool(said) and all(only_hands_on(function) for function in said)


def is_public_face(node: ast.stmt) -> bool:
    """``__all__ = …``, or an alias of something imported."""
    if not isinstance(node, ast.Assign):
        return False
    names = {target.id for target in node.targets if isinstance(target, ast.Name)}
    return "__all__" in names or isinstance(node.value, (ast.Name, ast.Attribute))


def only_hands_on(function: ast.FunctionDef) -> bool:
    """Whether a function only makes one call with exactly its own arguments."""
    body = [node for node in function.body if not is_text(node)]
    if len(body) != 1 or not isinstance(body[0], (ast.Expr, ast.Return)):
        return False
    call = body[0].value
    if not isinstance(call, ast.Call):
        return False
    taken = [argument.arg for argument in function.args.args if argument.arg != "self"]
    given = [ast.unparse(value) for value in call.args]
    given += [ast.unparse(word.value) for word in call.keywords]
    return isinstance(call.func, ast.Attribute) and given == taken


def is_text(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def test_a_file_that_only_forwards_is_noticed(tmp_path: Path) -> None:
    room = tmp_path / "room.py"
    for text, forwards in (
        ("from a import b\n__all__ = ['b']\n", True),
        ("from a import b\nc = b\n", True),
        ("class A:\n    def f(self, x):\n        self._b.f(x)\n", True),
        ("def f(x):\n    '''Text.'''\n    return b.f(x)\n", True),
        ("class A:\n    def f(self, x):\n        self._b.f(x + 1)\n", False),
        ("LONGEST = 3\n", False),
    ):
        room.write_text(text, encoding="utf-8")
        tree_of.cache_clear()
        assert only_forwards(room) is forwards, text


# ------------------------------------------------------------------------ mutable classes


Class = tuple[Path, str]
"""A class's file and name: many names occur in two files."""


def classes() -> dict[Class, ast.ClassDef]:
    """Every class of the package, with its syntax tree."""
    return {
        (path, node.name): node
        for path in python_files("rummy_qt")
        for node in tree_of(path).body
        if isinstance(node, ast.ClassDef)
    }


def meant(path: Path, name: str, known: dict[Class, ast.ClassDef]) -> Class | None:
    """The class that a name refers to in a file: defined there or imported."""
    if (path, name) in known:
        return path, name
    for file, node in imports_of(path):
        if name in {alias.asname or alias.name for alias in node.names} and file != path:
            return meant(file, name, known)
    return None


def changes(cls: Class, known: dict[Class, ast.ClassDef]) -> bool:
    """Whether instances are mutable: Qt classes, and those that assign to ``self`` after init."""
    path, _ = cls
    bases = [ast.unparse(base).partition("[")[0].rpartition(".")[2] for base in known[cls].bases]
    ours = [meant(path, base, known) for base in bases]
    return (
        writes_to_itself(known[cls])
        or any(base.startswith("Q") and base[1:2].isupper() for base in bases)
        or any(changes(base, known) for base in ours if base is not None)
    )


def writes_to_itself(node: ast.ClassDef) -> bool:
    """Whether any method assigns to ``self``, except dunder methods and to cached values."""
    return any(
        isinstance(target, ast.Attribute)
        and ast.unparse(target.value) == "self"
        and target.attr not in late_values(node)
        for function in node.body
        if isinstance(function, ast.FunctionDef) and not function.name.startswith("__")
        for statement in ast.walk(function)
        if isinstance(statement, (ast.Assign, ast.AugAssign, ast.AnnAssign))
        for target in (
            statement.targets if isinstance(statement, ast.Assign) else [statement.target]
        )
    )


def late_values(node: ast.ClassDef) -> set[str]:
    """The names with an underscore in ``__slots__``: cached values, not state."""
    return {
        str(value.value)
        for statement in node.body
        if isinstance(statement, ast.Assign) and ast.unparse(statement.targets[0]) == "__slots__"
        for value in ast.walk(statement.value)
        if isinstance(value, ast.Constant)
        and isinstance(value.value, str)
        and value.value.startswith("_")
    }


def readers() -> dict[Class, set[str]]:
    """By class, the other files that use it."""
    known, found = classes(), defaultdict(set)
    for path in python_files("rummy_qt"):
        if path.name == "__init__.py":
            continue
        for file, node in imports_of(path):
            for alias in node.names:
                cls = meant(file, alias.name, known)
                if cls is not None and cls[0] != path:
                    found[cls].add(name_of(path))
    return found


def test_mutable_classes_are_used_by_few_files() -> None:
    known = classes()
    wide = {
        cls: sorted(files)
        for cls, files in readers().items()
        if len(files) > READERS and changes(cls, known)
    }
    names = {name for _, name in wide}
    more = [
        f"{name} is used by {len(files)} files: {', '.join(files)}"
        for (_, name), files in wide.items()
        if name not in WIDELY_USED
    ]
    assert not more, f"{READERS} at most, or a reason in WIDELY_USED:\n" + "\n".join(more)
    assert set(WIDELY_USED) <= names, "these are used by few now: strike them off"


# ------------------------------------------------------------------------------- threads


MAY_READ_JSON = {
    "rummy_qt/records/files.py": "small files and messages of the program: everybody asks it",
    "rummy_qt/records/settings.py": "each fault has its sentence, an endless number costs itself",
    "rummy_qt/opponents/protocol.py": "the opponents know nothing of records",
}


def test_json_is_read_only_in_named_files() -> None:
    """Brackets nested too deep end an unprepared thread; ``records/lines`` reads records."""
    found = {
        name_of(path)
        for path in python_files("rummy_qt")
        if re.search(r"\bjson\.loads?\(", path.read_text("utf-8"))
    }
    assert found == set(MAY_READ_JSON)


STARTERS = {"multiprocessing", "pty", "asyncio", "QProcess", "ProcessPoolExecutor"}
"""Other names through which a process could be started."""
MAY_START = {
    "rummy_qt/opponents/supervisor.py": "it starts them all",
    "rummy_qt/opponents/keeper.py": "it starts the program that it was started for",
}


def test_processes_are_started_in_one_place() -> None:
    found = {name_of(path) for path in python_files("rummy_qt") if starts_processes(tree_of(path))}
    assert found == set(MAY_START)


@pytest.mark.parametrize(
    "line",
    [
        "subprocess.run(['true'])",
        "from subprocess import Popen",
        "os.posix_spawn('true', [], {})",
        "os.fork()",
        "os.execv('true', [])",
        "os.system('true')",
        "from multiprocessing import Process",
        "concurrent.futures.ProcessPoolExecutor()",
        "QProcess.startDetached('true')",
    ],
)
def test_code_that_starts_a_process_is_noticed(line: str) -> None:
    assert starts_processes(ast.parse(line))


def starts_processes(tree: ast.AST) -> bool:
    """Whether the code calls or imports anything that starts a process."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names if alias.name not in ("subprocess", "os")]
        elif isinstance(node, ast.ImportFrom):
            names = [f"{node.module}.{alias.name}" for alias in node.names]
        elif isinstance(node, (ast.Attribute, ast.Name)):
            names = [ast.unparse(node)]
        else:
            continue
        if any(STARTERS & set(name.split(".")) or re.match(CALLS, name) for name in names):
            return True
    return False


CALLS = (
    r"subprocess\.(Popen|run|call|check_\w+|get\w+)|"
    r"os\.(posix_spawn|spawn|exec|fork|popen|system|startfile)"
)


def test_every_thread_is_listed_in_the_docs() -> None:
    """The docs list every thread: who starts it, and which data it may touch."""
    starting = {
        str(path.relative_to(PACKAGE))
        for path in python_files("rummy_qt")
        if re.search(r"(?<!def )(start_thread|threading\.Thread)\(", path.read_text("utf-8"))
    }
    starting.remove("records/pauses.py")  # it starts threads on behalf of its callers
    page = (ROOT / "docs/contributing.md").read_text(encoding="utf-8")
    table = page.partition("## Threads")[2].partition("\n## ")[0]
    assert set(re.findall(r"^\| `([^`]+)`", table, re.MULTILINE)) == starting
