"""The project's own files, for tests that read source code."""

import ast
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "rummy_qt"


@cache
def python_files(*folders: str) -> tuple[Path, ...]:
    """Every hand-written Python file under the folders, which are relative to the root."""
    found = (path for folder in folders for path in (ROOT / folder).rglob("*.py"))
    return tuple(sorted(found))


@cache
def committed_files() -> tuple[str, ...]:
    """The files under version control; none where the tree is not a git checkout."""
    if not (ROOT / ".git").exists() or not shutil.which("git"):
        return ()
    # The tree may belong to another user, in a container for example; reading it is safe.
    command = ["git", "-c", f"safe.directory={ROOT}", "ls-files", "-z"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return tuple(filter(None, listed.split("\0")))


@cache
def tree_of(path: Path) -> ast.Module:
    """The syntax tree of a file."""
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


def imported_files(path: Path) -> set[Path]:
    """The files of the package that a file imports, anywhere in it."""
    found: set[Path | None] = set()
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.Import):
            found |= {file_of(alias.name.split(".")) for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            module = module_of(path, node)
            for alias in node.names:
                found.add(file_of([*module, alias.name]) or file_of(module))
    return {file for file in found if file is not None and file != path}


def imports_of(path: Path) -> Iterator[tuple[Path, ast.ImportFrom]]:
    """The files of the package that a file imports names from, with the import statements."""
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.ImportFrom):
            file = file_of(module_of(path, node))
            if file is not None:
                yield file, node


def module_of(path: Path, node: ast.ImportFrom) -> list[str]:
    """The full name, in parts, of the module that a statement imports from."""
    package = path.relative_to(ROOT).with_suffix("").parts[:-1]
    above = package[: len(package) - node.level + 1] if node.level else ()
    return [*above, *filter(None, (node.module or "").split("."))]


def file_of(module: Sequence[str]) -> Path | None:
    """The file of a module of the package; None for any other module."""
    path = ROOT.joinpath(*module)
    files = (path.with_suffix(".py"), path / "__init__.py")
    return next((file for file in files if module[:1] == ["rummy_qt"] and file.is_file()), None)


def imported_modules(path: Path) -> Iterator[str]:
    """Full names of the modules that a file imports, anywhere in it."""
    package = path.relative_to(ROOT).with_suffix("").parts[:-1]
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else ()
            yield ".".join((*above, *filter(None, [node.module])))


def name_of(path: Path) -> str:
    """A file's path relative to the root, as shown in messages."""
    return path.relative_to(ROOT).as_posix()
