"""What a list of saved matches shows, read from the head and the tail of each file only."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import BinaryIO

from .header import FORMAT, SeatInfo
from .lines import MAX_LINE, BadLine, Values, parse
from .reading import head_of, open_file
from .sentences import RecordError, Sentence, reason

_TAIL = 1 << 13
"""Bytes: as a rule more than has been played of the current round."""
_LONGEST_TAIL = 1 << 22
_NO_MOVE = re.compile(rb'\n(?!\{"t":"move")(.+)')


@dataclass
class Entry:
    """One saved match, as its file says without a replay."""

    path: Path
    modified: float
    """When the file last changed, in seconds since 1970."""
    size: int = 0
    """Bytes."""
    problem: Sentence | None = None
    """Why it cannot be listed; then nothing below is known."""
    id: str = ""
    rulebook: str = ""
    house: str | None = None
    title: str | None = None
    created: str = ""
    seats: tuple[SeatInfo, ...] = ()
    target: int | None = None
    rounds: int = 0
    """Finished rounds."""
    totals: list[int] = field(default_factory=list)
    """The standing, in points, one int a seat."""
    winner: int | None = None
    ended: bool = False
    resigned: bool = False
    """Whether it ended because the person gave it up."""
    stopped: bool = False
    """Whether it was a practice of one round, which is over."""

    @property
    def can_be_opened(self) -> bool:
        """Whether the match can be played on, or looked at as it ended."""
        return self.problem is None and not (self.resigned or self.stopped)


def entry_of(path: Path) -> Entry:
    """Describes a file; whatever is wrong with it is its ``problem``."""
    entry = Entry(path, 0.0)
    try:
        with open_file(path) as file:
            about = os.fstat(file.fileno())
            entry.modified, entry.size = about.st_mtime, about.st_size
            _read_head(entry, *head_of(file))
            _read_tail(entry, _backwards(file, file.tell(), about.st_size))
    except RecordError as error:
        entry.problem = error.sentence
    except BadLine as fault:
        entry.problem = Sentence("not_a_record", path=path, line=fault.number, why=fault.why)
    except OSError as error:
        entry.problem = Sentence("unreadable", path=path, why=reason(error))
    return entry


def _read_head(entry: Entry, number: int, head: bytes) -> None:
    if not head:
        raise RecordError(Sentence("empty", path=entry.path))
    values = parse(number, head)
    if values["t"] != "match":
        raise BadLine(number, 'a record begins with a line "match"')
    written = values.get("format")
    if type(written) is int and written > FORMAT:
        app = str(values.get("app", "?"))[:100]
        raise RecordError(Sentence("newer", path=entry.path, format=written, app=app))
    entry.id, entry.rulebook = _text(values, "id"), _text(values, "rulebook")
    entry.created = _text(values, "created")
    entry.house = _text(values, "house") or None
    entry.seats = _seats(values.get("seats"))
    entry.totals = [0] * len(entry.seats)
    rules = values.get("rules")
    target = rules.get("target") if isinstance(rules, dict) else None
    entry.target = target if type(target) is int else None


def _text(values: Values, key: str) -> str:
    value = values.get(key)
    return value[:200] if isinstance(value, str) else ""


def _seats(values: object) -> tuple[SeatInfo, ...]:
    if not isinstance(values, list) or not all(isinstance(seat, dict) for seat in values):
        raise BadLine(1, '"seats" is not a list of seats')
    return tuple(SeatInfo(_text(seat, "name"), _text(seat, "kind")) for seat in values[:8])


# -------------------------------------------------------------------------- the tail


def _backwards(file: BinaryIO, first: int, size: int) -> Iterator[Values]:
    """The lines from the last one back to byte ``first``, without moves and what is no line."""
    end, length = size, _TAIL
    rest = b""
    while end > first and size - end < _LONGEST_TAIL:
        start = max(first, end - length)
        file.seek(start)
        part = file.read(end - start) + rest
        if start == first:
            part = b"\n" + part
        for raw in reversed(_NO_MOVE.findall(part)):
            with suppress(BadLine):
                yield parse(0, raw[:MAX_LINE])
        end, length, rest = start, length * 4, part.partition(b"\n")[0][:MAX_LINE]


def _read_tail(entry: Entry, lines: Iterator[Values]) -> None:
    """Looks back for the last standing: that of the last score that no undo took back."""
    undone = False
    for values in lines:
        if entry.title is None and values["t"] in ("title", "score"):
            entry.title = _text(values, "title") or None
        match values["t"]:
            case "end" | "resign" | "stop":
                _take_end(entry, values)
            case "undo":
                undone = True
            case "round":
                undone = False
                if values.get("n") == 1:
                    return
            case "score" if undone:
                undone = False
            case "score":
                _take_standing(entry, values)
                return


def _take_end(entry: Entry, values: Values) -> None:
    entry.ended = True
    entry.resigned, entry.stopped = values["t"] == "resign", values["t"] == "stop"
    winner = values.get("winner")
    entry.winner = winner if type(winner) is int and winner < len(entry.seats) else None


def _take_standing(entry: Entry, values: Values) -> None:
    totals, n = values.get("totals"), values.get("n")
    if (
        isinstance(totals, list)
        and len(totals) == len(entry.seats)
        and all(type(total) is int for total in totals)
        and type(n) is int
    ):
        entry.totals, entry.rounds = totals, n
