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
from dataclasses import fields, replace
from functools import partial
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
from .header import SeatInfo, person_in
from .lines import Status, Values, whole
from .pauses import Breath, no_hurry
from .sentences import RecordError, Sentence, reason

NAME: Final = "catalogue.jsonl"

_HEAD: Final = b'{"t":"catalogue",'
"""How such a file begins, of whatever version."""
_LONGEST_HEAD: Final = 1_000
_LARGEST: Final = 1 << 27
"""Bytes of what follows it: some hundred thousand matches."""
_READING: Final = 7
"""To be raised when the same records are to be counted or described in another way."""
_FIELDS: Final = [field.name for field in fields(Entry)], MatchFigures._fields, RoundFigures._fields
_VERSION: Final = zlib.crc32(f"{_READING} {_FIELDS}".encode())


class _Known(NamedTuple):
    """What is known of one file."""

    stamp: Stamp
    """With which it was read."""
    entry: Entry
    figures: MatchFigures | None = None
    """None: it has yet to be counted."""


_NO_FIGURES: Final = MatchFigures(ended=False, won=False, rounds=[])
"""Of a file in which no person plays, or that holds no match."""


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
        return [_as_known(file, known.get(file.path.name)) for file in found]

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
        reads: dict[str, Callable[[], _Known | None]] = dict.fromkeys(gone, lambda: None)
        for file, entry in zip(found, self.look(found), strict=True):
            if entry.unread or entry.unreadable:
                reads[file.path.name] = partial(_described, file, breathe)
        self._learn(reads, tell)
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
        self._learn({path.name: partial(_counted, path, of, breathe) for path, of in due}, tell)
        return len(due)

    def missing(self, found: Sequence[Found]) -> int:
        """How many of these files could not be read for the statistics, or not yet."""
        return len(self._uncounted(found))

    def summary(self, chosen: Filter = EVERYTHING, breathe: Breath = no_hurry) -> Summary:
        """The figures of the matches chosen, as far as they have been counted."""
        return summary_of(self.counted(), chosen, breathe)

    def counted(self) -> list[EntryFigures]:
        """What has been counted where a person plays, in the order of the files' names."""
        rows = [(of.entry, of.figures) for _, of in sorted(self._known.items())]
        return [(one, of) for one, of in rows if of and person_in(one.seats) is not None]

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
            except (FileNotFoundError, ValueError, TypeError, LookupError):
                pass  # it is made
            except OSError as error:
                self._give_up(error)
        return self._rows

    def _learn(
        self, reads: Mapping[str, Callable[[], _Known | None]], tell: Callable[[], None]
    ) -> None:
        """Has what these calls answer known of the files of their names; None: they are gone."""
        try:
            for name, read in reads.items():
                known = read()
                with self._lock:
                    rows = self._taken_in()
                    rows.pop(name, None)
                    if known is not None:
                        rows[name] = known
                tell()
        finally:
            if reads:
                self._keep()

    def _keep(self) -> None:
        """Replaces the file. What is not known for a catalogue is moved aside.

        What has a problem is read again by the next program.
        """
        with self._lock:
            if self.path is None:
                return
            known = self._taken_in().items()
            rows = whole(_row_of(name, of) for name, of in known if of.entry.known)
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
    """What a file says; nothing where it is not whole, some error of a value where it is none."""
    if path is None:
        return {}
    with files.open_regular(path) as file:
        head, rows = files.json_of(file.readline(_LONGEST_HEAD)), file.read(_LARGEST)
    told = map(files.json_of, rows.splitlines() if head == _head_of(rows) else ())
    return {name: _known_by(*row) for name, *row in told}


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


def _row_of(name: str, of: _Known) -> bytes:
    entry = vars(of.entry) | {"path": name, "status": of.entry.status.value}
    return _line_of([name, of.stamp, entry, of.figures])


def _known_by(stamp: list[int], entry: Values, figures: list[Any] | None) -> _Known:
    """The inverse of ``_row_of``."""
    path, seats = Path(entry["path"]), tuple(SeatInfo(*seat) for seat in entry["seats"])
    described = Entry(**entry | {"path": path, "seats": seats, "status": Status(entry["status"])})
    counted = None if figures is None else MatchFigures.from_row(figures)
    return _Known(tuple(stamp), described, counted)


def _described(file: Found, breathe: Breath) -> _Known:
    """A file that is read; what holds no match needs no counting."""
    entry = entry_of(file.path, breathe)
    return _Known(file.stamp, entry, None if entry.known or entry.unreadable else _NO_FIGURES)


def _counted(path: Path, known: _Known, breathe: Breath) -> _Known:
    """A match that is played again; one that cannot be read for the moment is tried again."""
    try:
        figures = figures_of(path, breathe)
    except RecordError as error:
        if error.sentence.name == "unreadable":
            return known
        figures = None
    return known._replace(figures=figures or _NO_FIGURES)


def _as_known(file: Found, known: _Known | None) -> Entry:
    if known is None or known.stamp != file.stamp:
        return Entry(file.path, file.about.st_mtime, unread=True)
    return replace(known.entry, path=file.path, modified=file.about.st_mtime)
