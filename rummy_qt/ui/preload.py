"""Preloads modules, as the program may be upgraded, removed or moved while it runs.

Then the files are gone from which pages are imported when they are first opened. So the modules
that a match needs until its end are imported soon after the start; no others, to save memory. Once
the files have changed, nothing more is imported, so that two versions never mix.
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
"""The interval between checks of the program's files."""
OURS: Final = "" if hasattr(sys, "_MEIPASS") else "rummy_qt."
"""The prefix of modules in the program's folder, which in a bundle contains all modules."""
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
"""Modules for the end of a match, imported one per check: all at once would block the window."""


def stamp() -> tuple[int, int, int] | None:
    """Inode, modification time in ns and size of the package's file; None if it is gone."""
    try:
        status = Path(rummy_qt.__file__).stat()
    except OSError:
        return None
    return status.st_ino, status.st_mtime_ns, status.st_size


class Preloader:
    """Imports the needed modules; once the files have changed, notifies and blocks imports."""

    def __init__(self, owner: QObject, tell: Callable[[Notice], object]) -> None:
        self._owner = owner
        self._stamp = stamp()
        self._needed = list(NEEDED)
        self._notify = from_other_threads(owner, lambda *_: tell(Notice(_words, REPLACED)))
        sys.meta_path.insert(0, self)
        self._schedule()

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> None:
        if fullname.startswith(OURS) and stamp() != self._stamp:
            self._notify(None)
            raise Replaced(fullname)

    def _schedule(self) -> None:
        later(self._owner, EVERY_MS, lambda: start_task(self._owner, self._check, self._on_checked))

    def _check(self, _: object) -> bool:
        """Whether the files are unchanged."""
        return stamp() == self._stamp

    def _on_checked(self, unchanged: bool) -> None:
        if not unchanged:
            self._notify(None)
            return
        if self._needed:
            name = self._needed.pop(0)
            try:
                import_module(name)
            except (ImportError, SyntaxError, ValueError, EOFError):  # also from damaged files
                pass  # reported when the module is needed
            except OSError:  # temporary, such as too many open files
                self._needed.append(name)
        self._schedule()


def _words() -> str:
    return translate("Replaced", "Rummy Qt was updated or moved: please start it again.")
