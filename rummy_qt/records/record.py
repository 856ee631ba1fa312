"""A match record open for writing; appended lines are never changed."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from . import files
from .header import Header
from .journal import Journal, OnDisk
from .lines import ENDS, Status, Values, joined, seal
from .locks import MatchLock
from .paths import matches_dir
from .pauses import Pause, no_pause
from .reading import read_fair
from .sentences import RecordError, Sentence, refusals_as

if TYPE_CHECKING:
    from .replay import RecordedMatch


class SavedPart(NamedTuple):
    """How much of a record is in a file."""

    missing: int | None
    """The number of moves that are not; None if it is unknown."""
    elsewhere: Path | None
    """The file, unless it is the record's own."""


class MatchRecord(Journal):
    """The record of one match, open for appending and locked against a second window.

    Use ``create`` or ``open_record`` to make one.
    """

    def __init__(
        self,
        header: Header,
        path: Path | None = None,
        lines: Sequence[bytes] = (),
        disk: OnDisk | None = None,
    ) -> None:
        super().__init__(path, lines, disk)
        self.header = header
        self._lock: MatchLock | None = None
        self._chain = ""
        self._ended = False

    @staticmethod
    def create(header: Header, path: Path | None) -> MatchRecord:
        """A new record with its first line; in memory only if ``path`` is None.

        ``RecordError`` if the file exists. Other problems are reported to the listener.
        """
        record = MatchRecord(header)
        record.append(header.as_values())
        if path is not None:
            record.keep(path)
        return record

    def kept(self) -> SavedPart | None:
        """Reads how much is in a file; None for a record in memory only."""
        if not self._has_file:
            return None
        missing = self.missing()
        if missing is None:
            return SavedPart(None, None)
        return SavedPart(sum(files.json_of(line)["t"] == "move" for line in missing), self.kept_in)

    def append(self, *lines: Values) -> None:
        """Adds lines, in one write; ``RecordError`` after the record's last line."""
        sealed = []
        for values in lines:
            if self._ended or self._closing:
                raise RecordError(Sentence("ended"))
            line, self._chain = seal(self._chain, values)
            sealed.append(line)
            self._ended = values["t"] in ENDS
        self.write(sealed)

    def keep(self, path: Path) -> None:
        """Saves a record that was in memory only, with every later line, at ``path``.

        ``RecordError`` if the file exists.
        """
        if self._has_file:
            return
        if os.path.lexists(path):
            raise RecordError(Sentence("exists", path=path))
        self._lock = MatchLock(path)
        if self._lock.trouble:
            self._report(self._lock.trouble)
        self._file, self._has_file = path, True
        self.write()

    def close(self) -> None:
        """Saves what can be saved and unlocks the match: see ``unsaved``."""
        if self._closing:
            return
        super().close()
        if self._lock:
            self._lock.release()

    def discard(self) -> None:
        """Closes and deletes a match without moves; waits for the disk."""
        super().close()
        self.wait()
        if self._has_file:
            with suppress(OSError):  # the player can delete it from the saved matches
                self._file.unlink()
        if self._lock:
            self._lock.discard()

    def save_copy(self, path: Path) -> int:
        """Writes the whole record to ``path``; returns its number of lines. ``RecordError``."""
        lines = self.lines
        write_copy(path, lines)
        return len(lines)

    def write(self, lines: Sequence[bytes] = ()) -> None:
        """As ``Journal.write``; also moves the lock when the file's name has changed."""
        super().write(lines)
        if self._lock is not None and self._lock.path != self._file:
            self._lock.release()
            self._lock = MatchLock(self._file)


class OpenedMatch(NamedTuple):
    """A match to continue."""

    record: MatchRecord
    replayed: RecordedMatch
    notes: list[Sentence]
    """What was repaired, for the player to read."""


def open_record(path: Path, pause: Pause = no_pause) -> OpenedMatch:
    """Opens a saved match to continue it; ``RecordError`` if it cannot be opened.

    A torn last line is dropped. If a line is damaged, the match continues in a copy that ends
    at the last good move, and the damaged file is not changed.
    """
    lock = MatchLock(path)
    try:
        reading = read_fair(path, pause)
        replayed, notes = reading.replayed, list[Sentence]()
        if damage := reading.damage:
            copy = new_path(f"{path.stem}-recovered")
            record = MatchRecord(replayed.header, copy)
            record.write(reading.lines)
            notes.append(damage.sentence("damaged", path=path, copy=copy))
            lock.release()
            lock = MatchLock(copy)
        else:
            disk = OnDisk(reading.size, reading.last.end, reading.last.unended)
            record = MatchRecord(replayed.header, path, reading.lines, disk)
            notes += [Sentence("torn")] if reading.fault else []
    except BaseException:
        lock.release()
        raise
    record._lock, record._chain = lock, reading.last.chain
    record._ended = replayed.status is not Status.RUNNING
    if lock.trouble:
        notes.append(lock.trouble)
    if due := replayed.catch_up():  # the program was killed before it wrote these
        record.append(*due)
    return OpenedMatch(record, replayed, notes)


def write_copy(path: Path, lines: Iterable[bytes]) -> None:
    """Writes a whole record; ``RecordError`` if that fails."""
    with refusals_as("not_copied", path=path):
        files.replace(path, joined(lines))


def new_path(name: str) -> Path:
    """A free path for a new record among the saved matches."""
    return next(files.free_names(matches_dir() / f"{files.safe_name(name)}.rummy"))
