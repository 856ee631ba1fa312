"""Reviews of rounds, kept beside the records: derived from them, and thrown away at will.

A review belongs to a round by the checksum at its score line, so two records that share the round
share its review.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from . import files
from .pauses import Breath, no_hurry

NAME: Final = "reviews"
"""The folder, beside that of the matches."""
_CHAIN: Final = re.compile(r"[0-9a-f]{16}")
_LARGEST: Final = 1 << 20
"""Bytes of a review; the longest rounds come to a tenth of it."""
_MOST: Final = 100_000

Values = dict[str, Any]


class Reviews:
    """The reviews in one folder, made by one version of the judgement; others are forgotten.

    What cannot be read is as if it were not there, and what cannot be written is made again.
    """

    def __init__(self, folder: Path, version: str) -> None:
        self.folder = folder
        self.version = version

    def get(self, chain: str, seat: int) -> Values | None:
        if not _CHAIN.fullmatch(chain):
            return None
        return self._read(self._path(chain, seat))

    def put(self, chain: str, seat: int, review: Values) -> None:
        """Keeps a review, if that can be done."""
        if _CHAIN.fullmatch(chain):
            told = {"version": self.version, **review}
            with suppress(OSError):
                files.replace(self._path(chain, seat), json.dumps(told).encode())

    def all(self, breathe: Breath = no_hurry) -> Iterator[Values]:
        """Every review that is kept, in an order of its own.

        ``round``: the checksum of its round and the seat, as ``0123456789abcdef-0``.
        """
        paths: list[Path] = []
        with suppress(OSError):
            paths = sorted(self.folder.glob("*.json"))[:_MOST]
        for path in paths:
            breathe()
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
