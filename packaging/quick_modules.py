"""Finds the modules of a bundle in a table, instead of searching its folders for each.

A start imports 250 modules, and for each PyInstaller's importer and Python's own search every
folder. A bundle stores where its modules are (`table`, `TARGET`), and runs this before anything
else (a PyInstaller runtime hook). Modules that are not in the table are searched as usual; so are
all if the file is missing.
"""

from __future__ import annotations

import marshal
import os
import sys
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    ExtensionFileLoader,
    ModuleSpec,
    PathFinder,
    SourcelessFileLoader,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from types import ModuleType

TARGET = "modules.bin"
"""The file with the table, in the bundle's own folder."""
DYNAMIC = "lib-dynload"
"""The folder of Python's own extension modules, which belong to no package."""


def table(places: Iterable[str]) -> dict[str, str]:
    """By name, the paths of the modules in a bundle, relative to its folder.

    Without those in two places, as Python decides which one counts.
    """
    found: dict[str, list[str]] = {}
    for place in places:
        suffix = next((end for end in (".pyc", *EXTENSION_SUFFIXES) if place.endswith(end)), None)
        if suffix is not None:
            parts = place.removesuffix(suffix).split("/")
            if DYNAMIC in parts:
                parts = parts[parts.index(DYNAMIC) + 1 :]
            found.setdefault(".".join(parts).removesuffix(".__init__"), []).append(place)
    return {name: at[0] for name, at in found.items() if len(at) == 1}


class TableFinder:
    """A finder before Python's search of folders."""

    def __init__(self, folder: str, places: dict[str, str]) -> None:
        self._folder = folder
        self._places = places

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The spec of a module; None if it is not in the table."""
        place = self._places.get(name)
        if place is None:
            return None
        file = f"{self._folder}/{place}"
        kind = SourcelessFileLoader if place.endswith(".pyc") else ExtensionFileLoader
        loader = kind(name, file)
        # As `importlib.util.spec_from_file_location`, whose module a start does not need.
        spec = ModuleSpec(name, loader, origin=file, is_package=loader.is_package(name))
        spec.has_location = True
        if spec.submodule_search_locations is not None:
            spec.submodule_search_locations.append(file.rpartition("/")[0])
        return spec


def install() -> None:
    """In a bundle: use its table."""
    folder = getattr(sys, "_MEIPASS", None)
    if folder is None:
        return
    try:
        with open(os.path.join(folder, TARGET), "rb") as file:  # noqa: PTH118, PTH123 - pathlib is still to be found
            places = dict(marshal.load(file))
        sys.meta_path.insert(sys.meta_path.index(PathFinder), TableFinder(folder, places))
    except (OSError, EOFError, ValueError, TypeError):
        return  # the file is missing or damaged, or Python has no search of its own


install()
