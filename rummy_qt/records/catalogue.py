"""The catalogue of the saved matches: a cache of their entries and figures.

It is derived from the records, so a damaged one is rebuilt. It is held in memory and saved to one
file, which is replaced as a whole: a header line, then one line for each match.
A ``Catalogue`` may be used by several threads; the window's thread should not wait for it.
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
from .entry import Entry, RecordFile, Stamp, entry_of
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
from .lines import Status, Values, joined
from .pauses import Pause, no_pause
from .sentences import RecordError, Sentence, reason

NAME: Final = "catalogue.jsonl"

_HEAD: Final = b'{"t":"catalogue",'
"""The beginning of the file in every version."""
_LONGEST_HEAD: Final = 1_000
_LARGEST: Final = 1 << 27
"""Bytes after the header line: more than a hundred thousand matches."""
_READING: Final = 7
"""To be increased when entries or figures of the same records are to change."""
_FIELDS: Final = [field.name for field in fields(Entry)], MatchFigures._fields, RoundFigures._fields
_VERSION: Final = zlib.crc32(f"{_READING} {_FIELDS}".encode())


class _Known(NamedTuple):
    """What is known about one file."""

    stamp: Stamp
    """The file's stamp when it was read."""
    entry: Entry
    figures: MatchFigures | None = None
    """None until it is counted."""


_NO_FIGURES: Final = MatchFigures(ended=False, won=False, rounds=[])
"""For a file without a match, or in which no person plays."""


class Catalogue:
    """The entries and figures of the matches; ``notes`` says why they cannot be saved."""

    def __init__(self, path: Path | None) -> None:
        """Uses the file ``path``, created when first needed; in memory only if it is None.

        The file is written after each call that reads matches, even if that is cancelled.
        """
        self.path = path
        self.notes: list[Sentence] = []
        self._lock = threading.Lock()
        """Guards ``_rows``."""
        self._rows: dict[str, _Known] | None = None
        """By file name; None until the file is loaded."""

    def known_entries(self, records: Sequence[RecordFile]) -> list[Entry]:
        """The entries of these files, ``unread`` where a file would have to be read first."""
        known = self._known
        return [_known_entry(file, known.get(file.path.name)) for file in records]

    def entries(
        self,
        records: Sequence[RecordFile],
        pause: Pause = no_pause,
        progress: Callable[[], None] = no_pause,
    ) -> list[Entry]:
        """The entries of these files; reads new and changed files, and forgets all others.

        ``progress`` is called after each file.
        """
        gone = self._known.keys() - {file.path.name for file in records}
        reads: dict[str, Callable[[], _Known | None]] = dict.fromkeys(gone, lambda: None)
        for file, entry in zip(records, self.known_entries(records), strict=True):
            if entry.unread or entry.unreadable:
                reads[file.path.name] = partial(_read_entry, file, pause)
        self._update(reads, progress)
        return self.known_entries(records)

    def count(
        self,
        records: Sequence[RecordFile],
        pause: Pause = no_pause,
        progress: Callable[[], None] = no_pause,
    ) -> int:
        """Replays the matches not counted yet, after ``entries``; returns how many those are.

        ``progress`` is called after each match.
        """
        self.entries(records, pause)
        due = self._uncounted(records)
        reads = {path.name: partial(_count, path, known, pause) for path, known in due}
        self._update(reads, progress)
        return len(due)

    def missing(self, records: Sequence[RecordFile]) -> int:
        """How many of these files are not counted, yet or because they cannot be read."""
        return len(self._uncounted(records))

    def summary(self, chosen: Filter = EVERYTHING, pause: Pause = no_pause) -> Summary:
        """The figures of the chosen matches that have been counted."""
        return summary_of(self.counted(), chosen, pause)

    def counted(self) -> list[EntryFigures]:
        """The counted matches in which a person plays, ordered by file name."""
        rows = [(known.entry, known.figures) for _, known in sorted(self._known.items())]
        return [(e, figures) for e, figures in rows if figures and person_in(e.seats) is not None]

    def _uncounted(self, records: Sequence[RecordFile]) -> list[tuple[Path, _Known]]:
        rows = self._known
        read = [(path, rows[path.name]) for path, _ in records if path.name in rows]
        return [(path, known) for path, known in read if known.figures is None]

    def forget_all(self) -> None:
        """Forgets all matches, so that they are read again."""
        with self._lock:
            self._rows = {}
        self._save()

    @property
    def _known(self) -> Mapping[str, _Known]:
        """A copy of the rows, by file name."""
        with self._lock:
            return self._loaded().copy()

    def _loaded(self) -> dict[str, _Known]:
        """The rows, loaded at the first call; empty if the file is damaged or another version's."""
        if self._rows is None:
            self._rows = {}
            try:
                self._rows = _load(self.path)
            except (FileNotFoundError, ValueError, TypeError, LookupError):
                pass  # it is rebuilt
            except OSError as error:
                self._give_up(error)
        return self._rows

    def _update(
        self, reads: Mapping[str, Callable[[], _Known | None]], progress: Callable[[], None]
    ) -> None:
        """Replaces the rows of these file names by the functions' results; None removes a row."""
        try:
            for name, read in reads.items():
                known = read()
                with self._lock:
                    rows = self._loaded()
                    rows.pop(name, None)
                    if known is not None:
                        rows[name] = known
                progress()
        finally:
            if reads:
                self._save()

    def _save(self) -> None:
        """Replaces the file, after renaming it if it is no catalogue.

        Files with a problem are left out, so that the next program reads them again.
        """
        with self._lock:
            if self.path is None:
                return
            known = self._loaded().items()
            rows = joined(_row_of(name, row) for name, row in known if row.entry.known)
            try:
                if not is_ours(self.path):
                    self.path.rename(next(files.free_names(self.path)))
                # Not worth waiting for the disk: after a power cut it is rebuilt.
                files.replace(self.path, joined([_line_of(_head_of(rows))]) + rows, lasting=False)
            except OSError as error:
                self._give_up(error)

    def _give_up(self, why: OSError) -> None:
        """Stays in memory only from now on."""
        self.path = None
        self.notes.append(Sentence("statistics_unsaved", why=reason(why)))


def _load(path: Path | None) -> dict[str, _Known]:
    """The rows of a file; empty for a wrong version or checksum.

    ``OSError``, ``ValueError``, ``TypeError`` or ``LookupError`` if it is no catalogue.
    """
    if path is None:
        return {}
    with files.open_regular(path) as file:
        head, rows = files.json_of(file.readline(_LONGEST_HEAD)), file.read(_LARGEST)
    values = map(files.json_of, rows.splitlines() if head == _head_of(rows) else ())
    return {name: _known_from(*row) for name, *row in values}


def is_ours(path: Path) -> bool:
    """Whether a file may be overwritten: it is a catalogue, empty or missing."""
    try:
        with files.open_regular(path) as file:
            return file.read(len(_HEAD)) in (b"", _HEAD)
    except FileNotFoundError:
        return True
    except OSError:
        return False


def _head_of(rows: bytes) -> Values:
    return {"t": "catalogue", "version": _VERSION, "sum": zlib.crc32(rows)}


def _line_of(value: Any) -> bytes:
    return json.dumps(value, separators=(",", ":")).encode()


def _row_of(name: str, known: _Known) -> bytes:
    entry = vars(known.entry) | {"path": name, "status": known.entry.status.value}
    return _line_of([name, known.stamp, entry, known.figures])


def _known_from(stamp: list[int], values: Values, figures: list[Any] | None) -> _Known:
    """The inverse of ``_row_of``."""
    path, seats = Path(values["path"]), tuple(SeatInfo(*seat) for seat in values["seats"])
    entry = Entry(**values | {"path": path, "seats": seats, "status": Status(values["status"])})
    if figures is None:
        return _Known(tuple(stamp), entry)
    ended, won, rounds = figures
    counted = MatchFigures(ended, won, [RoundFigures(*row) for row in rounds])
    return _Known(tuple(stamp), entry, counted)


def _read_entry(file: RecordFile, pause: Pause) -> _Known:
    entry = entry_of(file.path, pause)
    return _Known(file.stamp, entry, None if entry.known or entry.unreadable else _NO_FIGURES)


def _count(path: Path, known: _Known, pause: Pause) -> _Known:
    """``known`` with its figures; without them if the file cannot be read for now."""
    try:
        figures = figures_of(path, pause)
    except RecordError as error:
        if error.sentence.name == "unreadable":
            return known
        figures = None
    return known._replace(figures=figures or _NO_FIGURES)


def _known_entry(file: RecordFile, known: _Known | None) -> Entry:
    if known is None or known.stamp != file.stamp:
        return Entry(file.path, file.stat.st_mtime, unread=True)
    return replace(known.entry, path=file.path, modified=file.stat.st_mtime)
