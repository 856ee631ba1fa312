"""The program's folders, made when they are first needed.

Nothing here raises: if a folder cannot be made, writing into it fails, and can be reported.
"""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import platformdirs

_NAME = "rummy-qt"


def data_dir() -> Path:
    """The folder of everything the program keeps."""
    return _made(platformdirs.user_data_path(_NAME, appauthor=False))


def matches_dir() -> Path:
    """The folder of the saved matches, one ``.rummy`` file each."""
    return _made(data_dir() / "matches")


def locks_dir() -> Path:
    """The folder of the lock files."""
    return _made(data_dir() / "locks")


def refuge_dir() -> Path:
    """The folder for matches while their own folder cannot be written to; not made here."""
    return _state_dir() / "kept"


def own_dirs() -> tuple[Path, ...]:
    """All folders in which the program keeps anything, made or not."""
    return data_dir(), _state_dir()


def settings_file() -> Path:
    """The player's preferences."""
    return data_dir() / "settings.json"


def crash_log_file() -> Path:
    """The log of errors, for a report."""
    return data_dir() / "crash.log"


def _state_dir() -> Path:
    return platformdirs.user_state_path(_NAME, appauthor=False)


def _made(folder: Path) -> Path:
    with suppress(OSError):
        if not folder.is_dir():  # ``mkdir`` would wait for other work in the folder
            folder.mkdir(parents=True, exist_ok=True)
    return folder
