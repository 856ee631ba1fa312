"""Imports follow the layers, only ui uses Qt, and the engine has no access to the outside."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from tests.architecture.sources import PACKAGE, imported_modules, name_of, python_files, tree_of

OUTSIDE_MODULES = {
    "datetime", "io", "logging", "multiprocessing", "os", "pathlib", "secrets", "shutil",
    "socket", "sqlite3", "subprocess", "tempfile", "threading", "time", "uuid",
}  # fmt: skip
"""Modules that would give the engine a clock, files, processes or global random numbers."""


def top_package(module: str) -> str:
    return module.partition(".")[0]


def files_of(room: str) -> tuple[Path, ...]:
    return python_files(f"rummy_qt/{room}")


def test_import_contracts_hold() -> None:
    """Runs in a process of its own, because the checker disables all existing loggers."""
    words = "from importlinter.cli import lint_imports as l; exit(l(no_cache=True, no_logo=True))"
    command = [sys.executable, "-c", words]
    done = subprocess.run(command, cwd=PACKAGE.parent, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def test_only_ui_imports_qt() -> None:
    breaches = [
        name_of(path)
        for path in python_files("rummy_qt")
        if PACKAGE / "ui" not in path.parents
        and {top_package(module) for module in imported_modules(path)} & {"PySide6", "shiboken6"}
    ]
    assert not breaches


@pytest.mark.parametrize(
    ("room", "own", "guests"),
    [
        ("engine", {"engine"}, {"librt", "mypy_extensions"}),  # number types for mypyc
        ("opponents", {"opponents", "engine"}, set()),
        ("records", {"records", "engine"}, {"platformdirs", "send2trash"}),
    ],
)
def test_lower_layers_import_little(room: str, own: set[str], guests: set[str]) -> None:
    allowed = sys.stdlib_module_names | guests
    breaches = {
        f"{name_of(path)} imports {module}"
        for path in files_of(room)
        for module in imported_modules(path)
        if not (
            top_package(module) in allowed
            or module == "rummy_qt"
            or (top_package(module) == "rummy_qt" and module.split(".")[1] in own)
        )
    }
    assert not breaches


def test_the_engine_does_no_io() -> None:
    breaches = {
        f"{name_of(path)} imports {module}"
        for path in files_of("engine")
        for module in imported_modules(path)
        if top_package(module) in OUTSIDE_MODULES
    }
    assert not breaches


def global_chance(path: Path) -> list[str]:
    """Uses of the random module other than through a local generator, as `line: name`."""
    found = []
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.ImportFrom) and node.module == "random":
            found += [f"{node.lineno}: {a.name}" for a in node.names if a.name != "Random"]
        elif (
            isinstance(node, ast.Attribute)
            and isinstance(node.value, ast.Name)
            and node.value.id == "random"
            and node.attr != "Random"
        ):
            found.append(f"{node.lineno}: random.{node.attr}")
    return found


@pytest.mark.parametrize("room", ["engine", "opponents", "records", "play", "lab"])
def test_random_numbers_come_from_a_seed(room: str) -> None:
    breaches = {f"{name_of(path)}:{use}" for path in files_of(room) for use in global_chance(path)}
    assert not breaches
