"""Runs the sources as plain Python where machine code lies beside them.

Compiled or not, every answer is the same; to show that, and for coverage, one must be able to
choose. RUMMY_QT_PLAIN=1 chooses for a whole process.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


class PlainSources:
    """Finds this package's modules as sources only."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not fullname.startswith("rummy_qt."):
            return None
        for folder in path or ():
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname)
            if spec is not None:
                return spec
        return None


def install() -> None:
    """From now on, modules that are not imported yet come from their sources."""
    if not any(isinstance(finder, PlainSources) for finder in sys.meta_path):
        sys.meta_path.insert(0, PlainSources())


def is_compiled() -> bool:
    """Whether the engine and the opponents run as machine code."""
    from rummy_qt.engine import bits

    return not str(bits.__file__).endswith((".py", ".pyc"))
