"""What was answered to positions of practice: a record of its own, which no review can make again.

Each answer is a line like those of a match, with a checksum chained to the line before.
"""

from __future__ import annotations

import threading
from datetime import date
from io import BytesIO
from pathlib import Path
from typing import Final, NamedTuple

from . import files
from .lines import BadLine, Line, read_lines, sealed, whole
from .sentences import Fault, RecordError, Sentence, reason

NAME: Final = "practice.rummy-answers"
"""The file, beside the folder of the matches."""
_LARGEST: Final = 1 << 24
"""Bytes: more than a hundred thousand answers."""


class Given(NamedTuple):
    """One answer."""

    key: str
    """Of the position."""
    day: date
    right: bool


class Answers:
    """The answers in one file. Methods raise ``RecordError`` with one clear sentence."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._adding = threading.Lock()

    def all(self) -> list[Given]:
        """In the order in which they were given, as far as the file is good."""
        return [answer for line in self._lines()[0] if (answer := _answer(line)) is not None]

    def add(self, answer: Given) -> None:
        """One more, on the disk when this returns. A damaged file is copied aside first."""
        with self._adding:
            lines, sound = self._lines()
            if not sound:
                files.keep_aside(self._path, _LARGEST)
            told = {"t": "answer", "position": answer.key, "day": answer.day.isoformat()}
            chain = lines[-1].chain if lines else ""
            rows = [*(line.raw for line in lines), *sealed(chain, told | {"right": answer.right})]
            try:
                files.replace(self._path, whole(rows))
            except OSError as error:
                why = Sentence("not_kept", why=reason(error))
                raise RecordError(why) from None

    def _lines(self) -> tuple[list[Line], bool]:
        """The good lines, and whether that is all of them."""
        lines: list[Line] = []
        try:
            content = files.read_regular(self._path, _LARGEST)
        except FileNotFoundError:
            return lines, True
        except (OSError, Fault) as error:
            why = error.why if isinstance(error, Fault) else reason(error)
            raise RecordError(Sentence("unreadable", path=self._path, why=why)) from None
        try:
            lines.extend(read_lines(BytesIO(content)))
        except BadLine:
            return lines, False
        return lines, True


def _answer(line: Line) -> Given | None:
    """What a line says; None for one of another kind."""
    key, day, right = (line.values.get(name) for name in ("position", "day", "right"))
    if line.values["t"] != "answer" or not isinstance(key, str) or not isinstance(right, bool):
        return None
    try:
        return Given(key, date.fromisoformat(str(day)), right)
    except ValueError:
        return None
