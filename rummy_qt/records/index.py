"""What the files of a folder said when they were last listed, so that only changed ones are read.

It is a file beside the records, derived from them: whatever is wrong with it, it is not used, and
made again.
"""

from __future__ import annotations

import hashlib
import json
import os
import secrets
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import fields
from pathlib import Path
from typing import Any, Final, NamedTuple

from .header import SeatInfo
from .listing import Entry, entry_of

NAME: Final = ".listing.json"
_LARGEST: Final = 64 << 20
"""Bytes: some 200,000 matches."""
_KEPT: Final = tuple(
    field.name for field in fields(Entry) if field.name not in ("path", "modified", "problem")
)
_SEATS: Final = _KEPT.index("seats")
_SIZE: Final = _KEPT.index("size")


class Found(NamedTuple):
    """A file of a folder, and what the system says of it."""

    path: Path
    about: os.stat_result


Row = list[Any]
"""A file's name, the moment of its last change in nanoseconds, and its entry's ``_KEPT``."""


def entries_of(folder: Path, found: Sequence[Found]) -> list[Entry]:
    """Describes each file, from the index where the file has not changed since."""
    rows = _load(folder / NAME)
    entries, news = [], False
    for file in found:
        entry = _unchanged(rows.get(file.path.name), file)
        news = news or entry is None
        entries.append(entry or entry_of(file.path))
    if news or len(found) != len(rows):
        good = zip(entries, found, strict=True)
        _save(folder / NAME, [_row(e, f.about) for e, f in good if e.problem is None])
    return entries


def _row(entry: Entry, about: os.stat_result) -> Row:
    return [entry.path.name, about.st_mtime_ns, *(getattr(entry, name) for name in _KEPT)]


def _unchanged(row: Row | None, file: Found) -> Entry | None:
    """The entry of a row, if it still speaks of this very file."""
    about = file.about
    if row is None or row[1] != about.st_mtime_ns or row[2 + _SIZE] != about.st_size:
        return None
    kept = row[2:]
    kept[_SEATS] = tuple(SeatInfo(*seat) for seat in kept[_SEATS])
    return Entry(file.path, about.st_mtime, **dict(zip(_KEPT, kept, strict=True)))


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
    draft = path.with_name(f".{secrets.token_hex(8)}.draft")
    with suppress(OSError):
        draft.write_bytes(_seal(body) + b"\n" + body)
        draft.replace(path)
    with suppress(OSError):
        draft.unlink()


def _seal(body: bytes) -> bytes:
    """The checksum of the rows, and of what they are made of."""
    return hashlib.sha256(",".join(_KEPT).encode() + body).hexdigest().encode()
