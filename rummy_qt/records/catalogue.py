"""The catalogue of the saved matches: what was read and counted in them, for list and statistics.

It is derived from the records: whatever is wrong with it, it is thrown away and made again. Held in
memory, it is kept in one file, which is replaced whole: a line of what it is, then one a match.
A ``Catalogue`` may be used by several threads; no call of the window's thread should wait for it.
"""

from __future__ import annotations

import json
import threading
import zlib
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import fields
from pathlib import Path
from typing import Any, Final, NamedTuple

from . import files
from .entry import Entry, Found, Stamp, entry_of
from .figures import (
    EVERYTHING,
    EntryFigures,
    Filter,
    MatchFigures,
    RoundFigures,
    Summary,
    figures_of,
    summary_of,
)
from .header import SeatInfo
from .lines import Status, Values, whole
from .pauses import Breath, no_hurry
from .sentences import RecordError, Sentence, reason

NAME: Final = "catalogue.jsonl"

_HEAD: Final = b'{"t":"catalogue",'
"""How such a file begins, of whatever version."""
_LONGEST_HEAD: Final = 1_000
_LARGEST: Final = 1 << 27
"""Bytes of what follows it: some hundred thousand matches."""
_READING: Final = 6
"""To be raised when the same records are to be counted or described in another way."""
_KEPT: Final = tuple(
    field.name
    for field in fields(Entry)
    if field.name not in ("path", "modified", "unread", "problem")
)
"""What is kept of an entry, beside its problem."""
_VERSION: Final = zlib.crc32(
    f"{_READING} {_KEPT} {MatchFigures._fields} {RoundFigures._fields}".encode()
)


class _Known(NamedTuple):
    """What is known of one file, as JSON holds it."""

    stamp: Stamp
    """With which it was read."""
    entry: Values
    figures: list[Any] | None = None
    """Empty where no person plays in it; None: it has yet to be counted."""


class Catalogue:
    """``notes`` says why it cannot be kept; it never keeps a match from anyone."""

    def __init__(self, path: Path | None) -> None:
        """In this file, which is made when it is first needed; in memory only where it is None.

        It is written once all that was to be read is, or when the reading is left.
        """
        self.path = path
        self.notes: list[Sentence] = []
        self._lock = threading.Lock()
        """Held by whoever changes what is known."""
        self._rows: dict[str, _Known] | None = None
        """By the names of the files; None until the file was read."""

    # ----------------------------------------------------------------------- listing

    def look(self, found: Sequence[Found]) -> list[Entry]:
        """Describes these files, as far as they have been read; no file is read now."""
        known = self._known
        return [_entry(file, known.get(file.path.name)) for file in found]

    def entries(
        self,
        found: Sequence[Found],
        breathe: Breath = no_hurry,
        tell: Callable[[], None] = no_hurry,
    ) -> list[Entry]:
        """Describes these files; what is new or changed is read before, what is gone forgotten.

        ``tell`` is called whenever more of them are described.
        """
        gone = self._known.keys() - {file.path.name for file in found}
        known = zip(found, self.look(found), strict=True)
        changed = [file for file, entry in known if entry.unread or entry.unreadable]
        try:
            for name in gone:
                self._learn(name, None)
            for file in changed:
                self._learn(file.path.name, _described(file, breathe))
                tell()
        finally:
            if gone or changed:
                self._keep()
        return self.look(found)

    # -------------------------------------------------------------------- statistics

    def count(
        self,
        found: Sequence[Found],
        breathe: Breath = no_hurry,
        tell: Callable[[], None] = no_hurry,
    ) -> int:
        """Plays again what has not been counted since it changed, for the statistics; how many.

        What is new is read before.
        """
        self.entries(found, breathe)
        due = self._uncounted(found)
        try:
            for path, of in due:
                self._learn(path.name, _counted(path, of, breathe))
                tell()
        finally:
            if due:
                self._keep()
        return len(due)

    def missing(self, found: Sequence[Found]) -> int:
        """How many of these files could not be read for the statistics, or not yet."""
        return len(self._uncounted(found))

    def summary(self, chosen: Filter = EVERYTHING, breathe: Breath = no_hurry) -> Summary:
        """The figures of the matches chosen, as far as they have been counted."""
        return summary_of(self.counted(), chosen, breathe)

    def counted(self) -> list[EntryFigures]:
        """What has been counted where a person plays, in the order of the files' names.

        The path of each is its file's name alone.
        """
        rows = [(Path(name), of) for name, of in sorted(self._known.items()) if of.figures]
        return [
            (Entry(name, 0.0, **_unpacked(of.entry, name)), MatchFigures.from_row(of.figures or ()))
            for name, of in rows
        ]

    def _uncounted(self, found: Sequence[Found]) -> list[tuple[Path, _Known]]:
        known = self._known
        rows = [(path, known[path.name]) for path, _ in found if path.name in known]
        return [(path, of) for path, of in rows if of.figures is None]

    # ---------------------------------------------------------------------- the file

    def forget_all(self) -> None:
        """Begins anew: everything is to be read again."""
        with self._lock:
            self._rows = {}
        self._keep()

    @property
    def _known(self) -> Mapping[str, _Known]:
        """By the names of the files, as it is now."""
        with self._lock:
            return self._taken_in().copy()

    def _taken_in(self) -> dict[str, _Known]:
        """What is known, first of all by the file, unless it is damaged or another version's."""
        if self._rows is None:
            self._rows = {}
            try:
                self._rows = _read(self.path)
            except (FileNotFoundError, ValueError, TypeError):
                pass  # it is made
            except OSError as error:
                self._give_up(error)
        return self._rows

    def _learn(self, name: str, known: _Known | None) -> None:
        """Has this known of a file from now on; None: nothing any more."""
        with self._lock:
            rows = self._taken_in()
            rows.pop(name, None)
            if known is not None:
                rows[name] = known

    def _keep(self) -> None:
        """Replaces the file. What is not known for a catalogue is moved aside."""
        with self._lock:
            if self.path is None:
                return
            rows = whole(_line_of([name, *of]) for name, of in self._taken_in().items())
            try:
                if not is_ours(self.path):
                    self.path.rename(next(files.free_names(self.path)))
                # A power cut may cost it, which can be made again; nobody waits for the disk.
                files.replace(self.path, whole([_line_of(_head_of(rows))]) + rows, lasting=False)
            except OSError as error:
                self._give_up(error)

    def _give_up(self, why: OSError) -> None:
        """From now on it lasts as long as the window."""
        self.path = None
        self.notes.append(Sentence("statistics_unsaved", why=reason(why)))


def _read(path: Path | None) -> dict[str, _Known]:
    """What a file says; nothing where it is not whole, ``ValueError`` or ``TypeError`` if none."""
    if path is None:
        return {}
    with files.open_regular(path) as file:
        head, rows = files.json_of(file.readline(_LONGEST_HEAD)), file.read(_LARGEST)
    told = map(files.json_of, rows.splitlines() if head == _head_of(rows) else ())
    return {name: _Known(tuple(stamp), *known) for name, stamp, *known in told}


def is_ours(path: Path) -> bool:
    """Whether a file may be thrown away for a catalogue: it is one, or empty, or is not there."""
    try:
        with files.open_regular(path) as file:
            return file.read(len(_HEAD)) in (b"", _HEAD)
    except FileNotFoundError:
        return True
    except OSError:
        return False


def _head_of(rows: bytes) -> Values:
    return {"t": "catalogue", "version": _VERSION, "sum": zlib.crc32(rows)}


def _line_of(told: Any) -> bytes:
    return json.dumps(told, separators=(",", ":")).encode()


def _described(file: Found, breathe: Breath) -> _Known:
    """A file that is read; of its problem the name and the values are kept, without the path."""
    entry = entry_of(file.path, breathe)
    if entry.problem is not None:
        values = {k: v for k, v in entry.problem.values.items() if k != "path"}
        told: Values = {"problem": [entry.problem.name, values]}
        # What holds no match needs no counting.
        return _Known(file.stamp, told, None if entry.unreadable else [])
    told = {name: getattr(entry, name) for name in _KEPT}
    return _Known(file.stamp, told | {"status": entry.status.value})


def _counted(path: Path, known: _Known, breathe: Breath) -> _Known:
    """A match that is played again; one that cannot be read for the moment is tried again."""
    try:
        figures = figures_of(path, breathe)
    except RecordError as error:
        return known if error.sentence.name == "unreadable" else known._replace(figures=[])
    return known._replace(figures=[] if figures is None else list(figures))


def _entry(file: Found, known: _Known | None) -> Entry:
    modified = file.about.st_mtime
    if known is not None and known.stamp == file.stamp:
        with suppress(ValueError, TypeError, LookupError):
            return Entry(file.path, modified, **_unpacked(known.entry, file.path))
    return Entry(file.path, modified, unread=True)


def _unpacked(kept: Values, path: Path) -> Values:
    if "problem" in kept:
        name, values = kept["problem"]
        return {"problem": Sentence(name, path=path, **values)}
    seats = tuple(SeatInfo(*seat) for seat in kept["seats"])
    return kept | {"seats": seats, "status": Status(kept["status"])}
