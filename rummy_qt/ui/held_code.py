"""The code of the pages to come, held in memory: the program may be replaced while it runs.

An upgrade, a removal or a moved folder takes the files away from which pages are imported when
they are first opened. Their code is read soon after the first picture and run only when its turn
comes; what is not held by then is not imported, so that two versions never mix.
"""

from __future__ import annotations

import marshal
import os
import sys
from collections.abc import Callable, Container, Sequence
from functools import partial
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from itertools import product
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, NamedTuple, cast

from PySide6.QtCore import QObject

import rummy_qt
from rummy_qt.ui.background import from_other_threads, start_task
from rummy_qt.ui.crash import Replaced
from rummy_qt.ui.later import later
from rummy_qt.ui.words.language import translate
from rummy_qt.ui.words.notices import REPLACED, Notice

if TYPE_CHECKING:
    from importlib.abc import Loader

AFTER = 10_000
"""Milliseconds from the first picture."""
PACKAGE = Path(rummy_qt.__file__).parent
OURS = "" if hasattr(sys, "_MEIPASS") else f"{rummy_qt.__name__}."
"""How the names begin of modules that lie in the program's folder: in a bundle all do."""
SPARE_FILES = 256
"""Where fewer may be open, none is kept open for later."""
OPEN_FILES = Path("/proc/self/fd")
Stamp = tuple[int, int, int]


class HeldModule(NamedTuple):
    """A module that waits for its turn."""

    path: Path
    code: bytes
    """As ``marshal`` writes it; empty for machine code."""
    descriptor: int = -1
    """Of the file with machine code, which stays open until then."""


def read(known: Container[str]) -> tuple[dict[str, HeldModule], bool]:
    """The code of each module that is neither imported nor known, by name; runs none of it.

    Also whether these are all: not where the system hands out no files for the moment.
    """
    held: dict[str, HeldModule] = {}
    whole = True
    try:
        modules = _modules()
    except OSError:
        return held, False
    for name, path in modules.items():
        spec = spec_from_file_location(name, path)
        if name in known or name in sys.modules or spec is None or spec.loader is None:
            continue
        try:
            if path.suffix not in (".py", ".pyc"):
                held[name] = HeldModule(path, b"", os.open(path, os.O_RDONLY))
            else:
                code = spec.loader.get_code(name)  # type: ignore[attr-defined] # of files
                held[name] = HeldModule(path, marshal.dumps(code))
        except OSError:
            whole = False
        except (SyntaxError, ValueError, EOFError):
            continue  # whoever imports it is told
    return held, whole


def _modules() -> dict[str, Path]:
    """What may be imported late: of a bundle all that lies in it, else our own package.

    Machine code comes before Python's, as ever. It is loaded from a path, and only Linux has one
    for a file that is open and gone.
    """
    bundle = getattr(sys, "_MEIPASS", None)
    spare = OPEN_FILES.exists() and os.sysconf("SC_OPEN_MAX") >= SPARE_FILES
    native = EXTENSION_SUFFIXES[:-1] if spare else []  # the last is any library's
    ends = [*native, ".pyc" if bundle else ".py"]
    roots = [PACKAGE.parent] if bundle is None else [Path(p) for p in sys.path if bundle in p]
    found: dict[str, Path] = {}
    for root, end in product(roots, ends):
        for path in (root if bundle else PACKAGE).rglob(f"*{end}"):
            place = path.relative_to(root)
            parts = (*place.parts[:-1], place.name.removesuffix(end))
            found.setdefault(".".join(parts[:-1] if parts[-1] == "__init__" else parts), path)
    return found


def stamp() -> Stamp | None:
    """What tells this version's files from another's; None where they are gone."""
    try:
        found = Path(rummy_qt.__file__).stat()
    except OSError:
        return None
    return found.st_ino, found.st_mtime_ns, found.st_size


class HeldCode:
    """Imports what is held; ``replaced`` is called when the files are other ones by then.

    A finder and a loader without the classes of that name, which load a tenth of the library.
    """

    def __init__(self, replaced: Callable[[], object]) -> None:
        self._replaced = replaced
        self._stamp = stamp()
        self.held: dict[str, HeldModule] = {}
        sys.meta_path.insert(0, self)

    def hold(self, held: dict[str, HeldModule]) -> bool:
        """Import these from here, too, unless they may be of another version already."""
        if self._is_replaced():
            return False
        self.held |= held
        return True

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        held = self.held.get(fullname)
        ours = held is not None or fullname.startswith(OURS)
        replaced = ours and self._is_replaced()
        if held is None:
            if replaced:
                raise Replaced(fullname)
            return None
        if held.descriptor >= 0:
            place = str(OPEN_FILES / str(held.descriptor) if replaced else held.path)
            return ModuleSpec(fullname, ExtensionFileLoader(fullname, place), origin=place)
        package = held.path.stem == "__init__"
        spec = ModuleSpec(fullname, cast("Loader", self), origin=str(held.path), is_package=package)
        spec.has_location = True
        if package:
            spec.submodule_search_locations = [str(held.path.parent)]
        return spec

    def create_module(self, spec: ModuleSpec) -> None:
        """As Python makes it."""

    def exec_module(self, module: ModuleType) -> None:
        name = module.__name__
        exec(marshal.loads(self.held[name].code), module.__dict__)
        del self.held[name]

    def _is_replaced(self) -> bool:
        if stamp() == self._stamp:
            return False
        self._replaced()
        return True


def hold(owner: QObject, tell: Callable[[Notice], object]) -> None:
    """Hold, soon, what may still be imported; tells once the files are other ones."""

    def say(*_: object) -> None:
        tell(Notice(_words, REPLACED))

    code = HeldCode(partial(from_other_threads(owner, say), None))

    def wait() -> None:
        later(owner, AFTER, lambda: start_task(owner, lambda _: read(code.held), keep))

    def keep(found: tuple[dict[str, HeldModule], bool]) -> None:
        held, whole = found
        if code.hold(held) and not whole:
            wait()

    wait()


def _words() -> str:
    return translate("Replaced", "Rummy Qt was updated: please start it again.")
