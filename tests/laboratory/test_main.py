"""Nothing is measured with machine code that is older than its source."""

import os
from pathlib import Path
from types import ModuleType

from laboratory.__main__ import outdated


def compiled(root: Path, name: str, changed: int) -> ModuleType:
    """A module whose machine code is of the second 1,000, and its source of the one given."""
    module = ModuleType(name)
    module.__file__ = f"elsewhere/{name}.cpython-311-x86_64-linux-gnu.so"
    for file, time in ((Path(module.__file__).name, 1_000), (f"{name}.py", changed)):
        (root / file).touch()
        os.utime(root / file, (time, time))
    return module


def test_a_source_changed_since_it_was_compiled_is_named(tmp_path: Path) -> None:
    modules = [compiled(tmp_path, "policy", 1_001), compiled(tmp_path, "search", 999)]
    assert outdated(modules, tmp_path) == ["policy"]


def test_plain_python_is_never_out_of_date(tmp_path: Path) -> None:
    assert outdated([os, ModuleType("made_here")], tmp_path) == []
