"""Where the program keeps its files: one folder of the user's, made when it is first needed.

Nothing here raises: where a folder cannot be made, whoever writes into it meets the trouble
and can say what it means.
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
    """The folder of the lock files that keep two processes off one match."""
    return _made(data_dir() / "locks")


def refuge_dir() -> Path:
    """Where a match is kept while its own folder cannot be written to; made when it is needed."""
    return _state_dir() / "kept"


def own_dirs() -> tuple[Path, ...]:
    """All folders in which the program keeps anything, made or not."""
    return data_dir(), _state_dir()


def settings_file() -> Path:
    """The player's preferences."""
    return data_dir() / "settings.json"


def crash_log_file() -> Path:
    """What went wrong, for a report."""
    return data_dir() / "crash.log"


def _state_dir() -> Path:
    return platformdirs.user_state_path(_NAME, appauthor=False)


def _made(folder: Path) -> Path:
    with suppress(OSError):
        if not folder.is_dir():  # to make one anew would wait for whoever works in it
            folder.mkdir(parents=True, exist_ok=True)
    return folder
