"""A cache of reviews of rounds, derived from the records.

A review is found by the checksum of the round's score line, so that all copies of a round share it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

from . import files
from .lines import Values
from .pauses import Pause, no_pause

NAME: Final = "reviews"
"""The folder, beside that of the matches."""
_CHAIN: Final = re.compile(r"[0-9a-f]{16}")
_LARGEST: Final = 1 << 20
"""Bytes of a review: ten times that of the longest round."""
_MAX_REVIEWS: Final = 100_000


class Reviews:
    """The reviews in one folder, one file each; those of another ``version`` are deleted.

    Errors are ignored: a review that cannot be read or written is computed again.
    """

    def __init__(self, folder: Path, version: str) -> None:
        self.folder = folder
        self.version = version

    def get(self, chain: str, seat: int) -> Values | None:
        return self._read(self._path(chain, seat)) if _CHAIN.fullmatch(chain) else None

    def put(self, chain: str, seat: int, review: Values) -> None:
        """Saves a review if possible."""
        if _CHAIN.fullmatch(chain):
            content = json.dumps({"version": self.version, **review})
            with suppress(OSError):
                files.replace(self._path(chain, seat), content.encode())

    def all(self, pause: Pause = no_pause) -> Iterator[Values]:
        """All reviews, sorted by file name.

        Their ``round`` is the checksum of the round and the seat, as ``0123456789abcdef-0``.
        """
        paths: list[Path] = []
        with suppress(OSError):
            paths = sorted(self.folder.glob("*.json"))[:_MAX_REVIEWS]
        for path in paths:
            pause()
            review = self._read(path)
            if review is not None:
                yield review | {"round": path.stem}

    def _path(self, chain: str, seat: int) -> Path:
        return self.folder / f"{chain}-{seat}.json"

    def _read(self, path: Path) -> Values | None:
        try:
            with files.open_regular(path) as file:
                review = files.json_of(file.read(_LARGEST))
        except (OSError, ValueError):
            return None
        if isinstance(review, dict) and review.get("version") == self.version:
            return review
        with suppress(OSError):
            path.unlink()
        return None
