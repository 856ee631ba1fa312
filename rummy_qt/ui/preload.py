"""The program may be replaced while it runs: by an upgrade, a removal, a move of its folder.

That takes the files away from which pages are imported when they are first opened. So what a match
needs until its end is imported soon after the start, and nothing more, for all of it is memory.
What is not by the time the files are other ones is not imported, so that two versions never mix.
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
BUNDLED: Final = hasattr(sys, "_MEIPASS")
OURS: Final = "" if BUNDLED else "rummy_qt."
"""How the names begin of modules that lie in the program's folder: in a bundle all do."""
NEEDED: Final = (
    "rummy_qt.play.score_lines",
    "rummy_qt.ui.windows.tables",
    "rummy_qt.ui.windows.score_sheet",
    "rummy_qt.play.strength",
    "rummy_qt.ui.windows.day",
    "rummy_qt.ui.windows.challenge",
    "rummy_qt.opponents.levels",
    "rummy_qt.ui.windows.welcome",
)
"""Of a match's end, one for each look: all in one turn would hold up the window."""
Stamp = tuple[int, int, int]


def stamp() -> Stamp | None:
    """What tells this version's files from another's; None where they are gone."""
    try:
        found = Path(rummy_qt.__file__).stat()
    except OSError:
        return None
    return found.st_ino, found.st_mtime_ns, found.st_size


class Preloader:
    """Imports what is needed; once the files are other ones it lets nobody import, and tells."""

    def __init__(self, owner: QObject, tell: Callable[[Notice], object]) -> None:
        self._owner = owner
        self._stamp = stamp()
        self._needed = list(NEEDED)
        self._tell = from_other_threads(owner, lambda *_: tell(Notice(_words, REPLACED)))
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

    def _look(self, _: object) -> bool:
        """Whether the files are still those of this version."""
        return stamp() == self._stamp

    def _load(self, ours: bool) -> None:
        if not ours:
            self._tell(None)
            return
        if self._needed:
            name = self._needed.pop(0)
            try:
                import_module(name)
            except (ImportError, SyntaxError, ValueError, EOFError):  # of a damaged file, too
                pass  # whoever needs it is told
            except OSError:  # no file can be opened for the moment
                self._needed.append(name)
        self._wait()


def _words() -> str:
    return translate("Replaced", "Rummy Qt was updated or moved: please start it again.")
