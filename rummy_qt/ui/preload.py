"""The rest of the program, imported soon after the start: it may be replaced while it runs.

An upgrade, a removal or a moved folder takes the files away from which pages are imported when
they are first opened. So they are imported soon after the first picture; what is not by the time
the files are other ones is not imported, so that two versions never mix.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Final

from PySide6.QtCore import QObject

import rummy_qt
from rummy_qt.ui.background import from_other_threads, later, start_task
from rummy_qt.ui.crash import Replaced
from rummy_qt.ui.words.language import translate
from rummy_qt.ui.words.notices import REPLACED, Notice

EVERY_MS = 10_000
"""From one look at the program's files to the next, the first one after the first picture."""
PACKAGE: Final = Path(rummy_qt.__file__).parent
BUNDLED: Final = hasattr(sys, "_MEIPASS")
OURS: Final = "" if BUNDLED else "rummy_qt."
"""How the names begin of modules that lie in the program's folder: in a bundle all do."""
OTHERS: Final = ("filecmp", "random", "send2trash", "tempfile")
"""What our modules import of Python and of other libraries when they need it."""
Stamp = tuple[int, int, int]


def missing() -> list[str]:
    """The modules that a window may still import; ``OSError`` where that cannot be found out."""
    suffix = ".pyc" if BUNDLED else ".py"
    paths = (path.relative_to(PACKAGE.parent) for path in PACKAGE.rglob(f"*{suffix}"))
    ours = [path.with_suffix("").parts for path in paths if not path.name.startswith("__")]
    names = [*OTHERS, *(".".join(parts) for parts in ours if parts[1] != "lab")]
    return [name for name in names if name not in sys.modules]


def stamp() -> Stamp | None:
    """What tells this version's files from another's; None where they are gone."""
    try:
        found = Path(rummy_qt.__file__).stat()
    except OSError:
        return None
    return found.st_ino, found.st_mtime_ns, found.st_size


class Preloader:
    """Imports what is missing, and tells once the files are other ones.

    As the first of Python's finders it lets nobody import from those.
    """

    def __init__(self, owner: QObject, tell: Callable[[Notice], object]) -> None:
        self._owner = owner
        self._stamp = stamp()
        self._tell = from_other_threads(owner, lambda *_: tell(Notice(_words, REPLACED)))
        self._whole = False
        """Whether all is imported."""
        sys.meta_path.insert(0, self)
        self._wait()

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> None:
        if fullname.startswith(OURS) and stamp() != self._stamp:
            self._tell(None)
            raise Replaced(fullname)

    def _wait(self) -> None:
        later(self._owner, EVERY_MS, lambda: start_task(self._owner, self._look, self._load))

    def _look(self, _: object) -> list[str] | None:
        """What is to be imported now; None where the files are other ones."""
        if stamp() != self._stamp:
            return None
        try:
            return [] if self._whole else missing()
        except OSError:  # no file can be opened for the moment
            return []

    def _load(self, names: list[str] | None) -> None:
        """One in a turn of the event loop: all at once would hold up the window."""
        if names is None:
            self._tell(None)
            return
        if not names:
            self._wait()
            return
        try:
            import_module(names.pop())
            self._whole = not names
        except Replaced:
            return
        except (ImportError, SyntaxError, ValueError, EOFError):  # of a damaged file, too
            pass  # whoever needs it is told
        except OSError:
            names.clear()
        later(self._owner, 0, lambda: self._load(names))


def _words() -> str:
    return translate("Replaced", "Rummy Qt was updated or moved: please start it again.")
