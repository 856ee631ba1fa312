"""The answers given in practice, in a file of their own, as they cannot be derived from records.

Each answer is a line of JSON; damaged lines stay in the file and are skipped.
"""

from __future__ import annotations

import json
import threading
from datetime import date
from pathlib import Path
from typing import Final, NamedTuple

from . import files
from .lines import joined
from .sentences import Fault, RecordError, Sentence, reason, refusals_as

NAME: Final = "practice.rummy-answers"
"""The file, beside the folder of the matches."""
_LARGEST: Final = 1 << 24
"""Bytes: more than a hundred thousand answers."""


class GivenAnswer(NamedTuple):
    """One answer."""

    key: str
    """The key of the position."""
    day: date
    right: bool


class Answers:
    """The answers in one file. Methods raise ``RecordError``."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._adding = threading.Lock()

    def all(self) -> list[GivenAnswer]:
        """All answers, the oldest first."""
        lines = self._content().split(b"\n")
        return [answer for line in lines if (answer := _answer(line)) is not None]

    def add(self, answer: GivenAnswer) -> None:
        """Adds an answer and syncs it to the disk."""
        values = {"t": "answer", "position": answer.key, "day": answer.day.isoformat()}
        line = json.dumps(values | {"right": answer.right}, separators=(",", ":")).encode()
        with self._adding:
            before = self._content().removesuffix(b"\n")
            with refusals_as("not_kept"):
                files.replace(self._path, joined([before, line] if before else [line]))

    def _content(self) -> bytes:
        try:
            return files.read_regular(self._path, _LARGEST)
        except FileNotFoundError:
            return b""
        except (OSError, Fault) as error:
            why = error.why if isinstance(error, Fault) else reason(error)
            raise RecordError(Sentence("unreadable", path=self._path, why=why)) from None


def _answer(line: bytes) -> GivenAnswer | None:
    """The answer in a line; None for a damaged line, or one of another kind."""
    try:
        values = files.json_of(line)
        key, day, right = (values[name] for name in ("position", "day", "right"))
        if values["t"] == "answer" and isinstance(key, str) and isinstance(right, bool):
            return GivenAnswer(key, date.fromisoformat(day), right)
    except (ValueError, LookupError, TypeError):
        pass
    return None
