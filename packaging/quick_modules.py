"""Finds the modules of a bundle in a table, where Python searches its folders for each of them.

A start imports 250 modules, and for each PyInstaller's importer and Python's own are asked about
every folder. A bundle knows since it was built where its modules lie (`table`, `TARGET`), and runs
this before anything else (a runtime hook of PyInstaller's). What is not in the table is searched as
ever; so is everything where the file is gone.
"""

from __future__ import annotations

import marshal
import os
import sys
from importlib._bootstrap_external import (  # importlib.util is still to be found
    ExtensionFileLoader,
    PathFinder,
    SourcelessFileLoader,
    spec_from_file_location,
)
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from types import ModuleType

TARGET = "modules.bin"
"""The file with the table, in the bundle's own folder."""
DYNAMIC = "lib-dynload"
"""Below a folder of this name lie Python's own libraries, which have no package."""


def table(places: Iterable[str]) -> dict[str, str]:
    """By name, the places of the modules among the files of a bundle, below its own folder."""
    found = {}
    for place in places:
        suffix = next((end for end in (".pyc", *EXTENSION_SUFFIXES) if place.endswith(end)), None)
        if suffix is not None:
            parts = place.removesuffix(suffix).split("/")
            if DYNAMIC in parts:
                parts = parts[parts.index(DYNAMIC) + 1 :]
            found[".".join(parts).removesuffix(".__init__")] = place
    return found


class TableFinder:
    """Stands before Python's search of folders."""

    def __init__(self, folder: str, places: dict[str, str]) -> None:
        self._folder = folder
        self._places = places

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Where a module lies; None where the table does not say."""
        place = self._places.get(name)
        if place is None:
            return None
        file = f"{self._folder}/{place}"
        kind = SourcelessFileLoader if place.endswith(".pyc") else ExtensionFileLoader
        return spec_from_file_location(name, file, loader=kind(name, file))


def install() -> None:
    """In a bundle: use its table."""
    folder = getattr(sys, "_MEIPASS", None)
    if folder is None:
        return
    try:
        with open(os.path.join(folder, TARGET), "rb") as file:  # noqa: PTH118, PTH123 - pathlib is still to be found
            places = marshal.load(file)
    except (OSError, EOFError, ValueError, TypeError):
        return
    if isinstance(places, dict):
        sys.meta_path.insert(sys.meta_path.index(PathFinder), TableFinder(folder, places))


install()
