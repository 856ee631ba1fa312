"""Which match was played when, by the program's own count: a clock may be wrong.

The count goes up with each match that is played, and never falls behind a file's time; so it
agrees with the times as long as these are right, and orders the matches where they are not.
"""

from __future__ import annotations

import json
import os
from contextlib import suppress
from pathlib import Path
from typing import Final

from . import files

NAME: Final = "played.json"
_LARGEST: Final = 1 << 20
"""Bytes."""
_KEPT: Final = 1_000
"""Matches; those played before them are in the order of their files' times."""
_LATEST: Final = 1 << 53
"""Seconds: no time is later than this."""


class PlayOrder:
    """The counts of a folder's matches, kept in a file beside it."""

    def __init__(self, folder: Path) -> None:
        self._file = folder.with_name(NAME)

    def counts(self) -> dict[str, int]:
        """By the name of a match's file, its count; none where the file is missing or damaged."""
        with suppress(OSError, ValueError):
            values = files.json_of(files.read_regular(self._file, _LARGEST))
            if isinstance(values, dict):
                return {
                    name: count
                    for name, count in values.items()
                    if type(count) is int and 0 <= count <= 2 * _LATEST
                }
        return {}

    def note(self, name: str, others: int) -> None:
        """This match is played now, and none later.

        ``others``: the latest time among the files, in seconds. Where nothing can be written,
        the times of the files have to do.
        """
        counts = self.counts()
        latest = max([min(others, _LATEST), *counts.values()])
        counts[name] = latest + 1
        kept = sorted(counts.items(), key=lambda counted: -counted[1])[:_KEPT]
        with suppress(OSError):
            files.replace(self._file, json.dumps(dict(kept)).encode(), lasting=False)


def seconds(about: os.stat_result) -> int:
    """The time of a file's last change as a count."""
    return max(0, min(int(about.st_mtime), _LATEST))
