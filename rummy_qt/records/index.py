"""What the files of a folder said when they were last listed, so that only changed ones are read.

It is a file beside the records, derived from them: whatever is wrong with it, it is not used, and
made again.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import fields
from pathlib import Path
from typing import Any, Final, NamedTuple

from .files import draft_for
from .header import SeatInfo
from .listing import Entry, entry_of
from .sentences import Sentence

NAME: Final = ".listing.json"
_LARGEST: Final = 64 << 20
"""Bytes: some 200,000 matches."""
_KEPT: Final = tuple(
    field.name for field in fields(Entry) if field.name not in ("path", "modified", "problem")
)
_SEATS: Final = _KEPT.index("seats")
_PROBLEM: Final = 2
_FIRST: Final = 3
_SIZE: Final = _FIRST + _KEPT.index("size")
_ENDED: Final = _FIRST + _KEPT.index("ended")
_FEW: Final = 8
"""Files that are read faster than the index of many."""


class Found(NamedTuple):
    """A file of a folder, and what the system says of it."""

    path: Path
    about: os.stat_result


Row = list[Any]
"""A file's name, the moment of its last change in nanoseconds, the problem, and the ``_KEPT``."""


def entries_of(folder: Path, found: Sequence[Found]) -> list[Entry]:
    """Describes each file, from the index where the file has not changed since."""
    rows = _brought_up_to_date(folder, found)
    return [_entry(rows[file.path.name], file) for file in found]


def unfinished_of(folder: Path, found: Sequence[Found]) -> Iterator[Entry]:
    """Describes those that can be played on, one by one.

    The first few files are just read: one of them is what most starts look for.
    """
    for file in found[:_FEW]:
        entry = entry_of(file.path)
        if not entry.ended and entry.problem is None:
            yield entry
    if len(found) > _FEW:
        rows = _brought_up_to_date(folder, found)
        for file in found[_FEW:]:
            row = rows[file.path.name]
            if not row[_ENDED] and row[_PROBLEM] is None:
                yield _entry(row, file)


def _brought_up_to_date(folder: Path, found: Sequence[Found]) -> dict[str, Row]:
    """A row for each file, by its name; the index is written anew where it said otherwise."""
    kept = _load(folder / NAME)
    rows = {}
    for file in found:
        row = kept.get(file.path.name)
        if row is None or not _speaks_of(row, file.about):
            row = _row(entry_of(file.path), file.about)
        rows[file.path.name] = row
    if rows != kept:
        _save(folder / NAME, rows.values())
    return rows


def _row(entry: Entry, about: os.stat_result) -> Row:
    told = [getattr(entry, name) for name in _KEPT]
    told[_SEATS] = [list(seat) for seat in entry.seats]  # as they are read again
    return [entry.path.name, about.st_mtime_ns, _problem_row(entry.problem), *told]


def _problem_row(problem: Sentence | None) -> list[Any] | None:
    """The name and the values of a sentence, without the path, which is the file's."""
    if problem is None:
        return None
    return [problem.name, {key: v for key, v in problem.values.items() if key != "path"}]


def _speaks_of(row: Row, about: os.stat_result) -> bool:
    """Whether the file is still as it was; what could not even be opened is tried again."""
    return bool(row[1] == about.st_mtime_ns and row[_SIZE] == about.st_size)


def _entry(row: Row, file: Found) -> Entry:
    kept = dict(zip(_KEPT, row[_FIRST:], strict=True))
    kept["seats"] = tuple(SeatInfo(*seat) for seat in kept["seats"])
    problem = row[_PROBLEM]
    if problem is not None:
        name, values = problem
        kept["problem"] = Sentence(name, path=file.path, **values)
    return Entry(file.path, modified=file.about.st_mtime, **kept)


def _load(path: Path) -> dict[str, Row]:
    """The rows by file name; none where the index is missing, damaged or of another version."""
    with suppress(OSError, ValueError, TypeError, LookupError, RecursionError):
        with path.open("rb") as file:
            seal, _, body = file.read(_LARGEST).partition(b"\n")
        if seal == _seal(body):
            return {row[0]: row for row in json.loads(body)}
    return {}


def _save(path: Path, rows: Iterable[Row]) -> None:
    """Writes the index, whole or not at all; where that cannot be, it is done without."""
    body = json.dumps(list(rows), separators=(",", ":")).encode()
    draft = draft_for(path)
    with suppress(OSError):
        draft.write_bytes(_seal(body) + b"\n" + body)
        draft.replace(path)
    with suppress(OSError):
        draft.unlink()


def _seal(body: bytes) -> bytes:
    """The checksum of the rows, and of what they are made of."""
    return hashlib.sha256(",".join(_KEPT).encode() + body).hexdigest().encode()
