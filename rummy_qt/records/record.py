"""A match record open for writing: what has been appended is never lost and never changed."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from . import files
from .header import Header
from .journal import Journal, OnDisk
from .lines import ENDS, Status, Values, seal, whole
from .locks import MatchLock
from .paths import matches_dir
from .pauses import no_hurry
from .reading import Reading, read_record
from .sentences import RecordError, Sentence, reason

if TYPE_CHECKING:
    from .replay import Replayed


class SavedPart(NamedTuple):
    """How much of a record is in a file."""

    missing: int | None
    """So many moves are not; None: that cannot be said."""
    elsewhere: Path | None
    """The file, where it is not the record's own."""


class MatchRecord:
    """The record of one match, open for appending, and locked against a second window.

    When ``append`` returns, the lines are with the operating system, or ``trouble`` has
    been told why they are not; then they wait in memory, and are saved as soon as they can be.
    Made by ``create`` or ``open_record``.
    """

    def __init__(
        self,
        header: Header,
        journal: Journal,
        lock: MatchLock | None,
        chain: str = "",
        *,
        ended: bool = False,
    ) -> None:
        self.header = header
        self._journal = journal
        self._lock = lock
        self._chain = chain
        self._ended = ended
        self._closed = False

    @staticmethod
    def create(header: Header, path: Path | None) -> MatchRecord:
        """A new record with its first line written; in memory only, without a path.

        ``RecordError`` where there is such a file already. Any other trouble is told to the
        hook ``trouble`` once it is set.
        """
        record = MatchRecord(header, Journal(None), None)
        record.append(header.as_values())
        if path is not None:
            record.keep(path)
        return record

    # ------------------------------------------------------------------------- looking

    @property
    def path(self) -> Path | None:
        """Where the record is saved; it changes if something else takes the file's name."""
        return self._journal.path if self._journal.has_file else None

    @property
    def lines(self) -> tuple[bytes, ...]:
        """Every line so far, without line breaks."""
        return tuple(self._journal.lines)

    @property
    def unsaved(self) -> int:
        """How many lines are in memory only, because they could not be saved yet."""
        return self._journal.unsaved

    @property
    def kept_in(self) -> Path | None:
        """The file in ``paths.refuge_dir`` that holds all of it while its own cannot; else None."""
        return self._journal.kept_in

    def kept(self) -> SavedPart | None:
        """How much is in a file, by a look into it; None for a record in memory only."""
        if not self._journal.has_file:
            return None
        missing = self._journal.missing()
        if missing is None:
            return SavedPart(None, None)
        return SavedPart(sum(files.json_of(line)["t"] == "move" for line in missing), self.kept_in)

    def take_refuge_in(self, folder: Path) -> None:
        """Has the lines kept there while they cannot be saved in their own place."""
        self._journal.refuge_folder = folder
        if self.unsaved:
            self.save()

    @property
    def at_rest(self) -> bool:
        """Whether the record is closed, and the disk has been waited for.

        What went wrong there is told by then.
        """
        if self._journal.at_rest:
            self._journal.pass_on()
        return self._journal.at_rest

    def wait(self) -> None:
        """Waits, once the record is closed, until the disk has it and nobody holds its file."""
        self._journal.wait()

    @property
    def trouble(self) -> Callable[[Sentence], None]:
        """The hook that is told, once, in one sentence, why lines cannot be saved.

        It is called in the thread of the caller. A window can translate the ``Sentence``.
        """
        return self._journal.tell

    @trouble.setter
    def trouble(self, hook: Callable[[Sentence], None]) -> None:
        self._journal.tell = hook
        self._journal.pass_on()

    # ----------------------------------------------------------------------- appending

    def append(self, *lines: Values) -> None:
        """Adds lines, in one write; ``RecordError`` after the record's last one."""
        sealed = []
        for values in lines:
            if self._ended or self._closed:
                raise RecordError(Sentence("ended"))
            line, self._chain = seal(self._chain, values)
            sealed.append(line)
            self._ended = values["t"] in ENDS
        self._save(sealed)

    def keep(self, path: Path) -> None:
        """Saves a record that was in memory only, and from now on every line, at ``path``.

        ``RecordError`` where there is such a file already.
        """
        if self._journal.has_file:
            return
        if os.path.lexists(path):
            raise RecordError(Sentence("exists", path=path))
        self._lock = MatchLock(path)
        if self._lock.trouble:
            self._journal.note(self._lock.trouble)  # told once somebody listens
        self._journal.path, self._journal.has_file = path, True
        self._save([])

    def save(self) -> None:
        """Tries once more to save what is in memory only; ``unsaved`` tells whether it is."""
        self._save([])

    def sync(self) -> None:
        """Has another thread put everything on the disk; returns at once."""
        self._journal.sync()

    def close(self) -> None:
        """Saves what can be saved and lets the match go; ``unsaved`` tells whether all was."""
        if self._closed:
            return
        self._closed = True
        self._journal.close()
        if self._lock:
            self._lock.release()

    def save_copy(self, path: Path) -> None:
        """Writes the whole record to another place; ``RecordError`` where that fails."""
        write_copy(path, self.lines)

    def _save(self, lines: Sequence[bytes]) -> None:
        """Also follows a file that had to change its name."""
        self._journal.append(lines)
        if self._lock is not None and self._lock.path != self._journal.path:
            self._lock.release()
            self._lock = MatchLock(self._journal.path)


class Opened(NamedTuple):
    """A match to go on with."""

    record: MatchRecord
    replayed: Replayed
    notes: list[Sentence]
    """What was mended, for the player to read."""


def open_record(path: Path, breathe: Callable[[], None] = no_hurry) -> Opened:
    """Opens a saved match to go on with; ``RecordError`` says in a sentence why it cannot be.

    A torn last line is dropped. Where a line is damaged, the match goes on in a copy that ends
    at the last good move, and the damaged file stays as it is.
    """
    lock = MatchLock(path)
    try:
        reading = read_record(path, breathe)
        if reading.fault is None or reading.fault.torn:
            return _go_on(path, lock, reading)
        opened = _go_on_in_copy(path, reading)
    except BaseException:
        lock.release()
        raise
    lock.release()
    return opened


def write_copy(path: Path, lines: Iterable[bytes]) -> None:
    """Writes a whole record; ``RecordError`` where that fails."""
    try:
        files.replace(path, whole(lines))
    except OSError as error:
        raise RecordError(Sentence("not_copied", path=path, why=reason(error))) from None


def new_path(name: str) -> Path:
    """A name for a new record among the saved matches that is not taken yet."""
    return next(files.free_names(matches_dir() / f"{files.safe_name(name)}.rummy"))


def _go_on(path: Path, lock: MatchLock, reading: Reading) -> Opened:
    journal = Journal(path, reading.lines, OnDisk(reading.size, reading.good, reading.unended))
    notes = [Sentence("torn")] if reading.fault else []
    return _opened(journal, lock, reading, notes)


def _go_on_in_copy(path: Path, reading: Reading) -> Opened:
    fault = reading.fault
    assert fault is not None
    if fault.unfair:
        raise RecordError(Sentence("refused", path=path, line=fault.number, why=fault.why))
    copy = new_path(f"{path.stem}-recovered")
    journal = Journal(copy)
    journal.append(reading.lines)
    note = Sentence("damaged", path=path, line=fault.number, why=fault.why, copy=copy)
    return _opened(journal, MatchLock(copy), reading, [note])


def _opened(journal: Journal, lock: MatchLock, reading: Reading, notes: list[Sentence]) -> Opened:
    replayed = reading.replayed
    ended = replayed.status is not Status.RUNNING
    record = MatchRecord(replayed.header, journal, lock, reading.chain, ended=ended)
    if lock.trouble:
        notes.append(lock.trouble)
    if due := replayed.catch_up():  # what a killed program could not write any more
        record.append(*due)
    return Opened(record, replayed, notes)
