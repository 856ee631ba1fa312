"""Nothing is measured with machine code that is older than its source."""

import os
from pathlib import Path
from types import ModuleType

from laboratory.__main__ import outdated


def compiled(folder: Path, name: str, changed: int) -> ModuleType:
    """A module whose machine code is of the second 1,000, and its source of the one given."""
    module = ModuleType(f"rummy_qt.{name}")
    made, source = folder / f"{name}.cpython-311-x86_64-linux-gnu.so", folder / f"{name}.py"
    for file, time in ((made, 1_000), (source, changed)):
        file.touch()
        os.utime(file, (time, time))
    module.__file__ = str(made)
    return module


def test_a_source_changed_since_it_was_compiled_is_named(tmp_path: Path) -> None:
    modules = [compiled(tmp_path, "policy", 1_001), compiled(tmp_path, "search", 999)]
    assert outdated(modules) == ["policy.py"]


def test_plain_python_is_never_out_of_date() -> None:
    assert outdated([os, ModuleType("made_here")]) == []
