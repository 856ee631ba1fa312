"""The saved matches: a folder of ``.rummy`` files, and what a player can do with them."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from rummy_qt.engine import Card

from . import files
from .entry import SUFFIX, Entry, RecordFile, entry_of, record_files_in
from .lines import COPIED, MAX_LINE, Status, Values, extended, joined, parse, practice_line
from .locks import MatchLock, held_elsewhere
from .paths import matches_dir, refuge_dir
from .pauses import Pause, no_pause
from .reading import MAX_FILE, read_fair
from .record import MatchRecord, open_record, write_copy
from .sentences import RecordError, Sentence, reason

if TYPE_CHECKING:
    from .catalogue import Catalogue

_FEW: Final = 8
"""Files that are read without the catalogue."""
_OBSOLETE: Final = (
    *("catalogue.sqlite", "catalogue.sqlite-journal"),
    *("statistics.sqlite", "statistics.version-1.sqlite", "matches/.listing.json", "played.json"),
)
"""Derived files of earlier versions."""


class AddedMatch(NamedTuple):
    """A match that was added to the library."""

    path: Path
    notes: list[Sentence]
    """What to tell the player about it; empty if it was in the library's folder already."""


class Library:
    """The matches in one folder. Every method raises ``RecordError`` with one clear sentence."""

    def __init__(self, folder: Path | None = None) -> None:
        """Uses the user's own folder unless another is given."""
        self.folder = matches_dir() if folder is None else folder
        self._is_home = folder is None

    @cached_property
    def catalogue(self) -> Catalogue:
        """Created when first used, as most starts do without it."""
        from .catalogue import NAME, Catalogue

        return Catalogue(self.folder.with_name(NAME))

    def entries(self) -> list[Entry]:
        """All saved matches, the last played first, including files that cannot be read."""
        records = self.record_files()
        return self.catalogue.entries(records) if records else []

    def record_files(self) -> list[RecordFile]:
        """The files of the saved matches, the last played first, after ``_bring_back``.

        Files dated in the future, by a wrong clock, come last.
        """
        self._bring_back()
        records, limit = record_files_in(self.folder), time.time() + 86_400  # a day
        records.sort(key=lambda file: (file.stat.st_mtime > limit, -file.stat.st_mtime, file.path))
        return records

    def _bring_back(self) -> None:
        """Copies matches back from the refuge, where they were saved while the folder failed.

        A file is extended if the refuge's lines begin with its own; otherwise a copy is added.
        What cannot be read or written stays for the next time. So does the copy of a file that
        did not exist: mounting a folder again may hide the new one, so the next start checks.
        """
        records: list[RecordFile] = []
        with suppress(RecordError):  # the next start tries again
            records = record_files_in(refuge_dir()) if self._is_home else []
        for refuge in sorted(path for path, _ in records):
            home = self.folder / refuge.name
            if held_elsewhere(home):
                continue  # the window that plays it brings it back
            with suppress(RecordError, OSError):
                lines = read_fair(refuge).lines
                is_new = not home.exists()
                present = [] if is_new else read_fair(home).lines
                if lines[: len(present)] == present:
                    write_copy(home, lines)
                elif present[: len(lines)] != lines:
                    self._add(refuge.stem, lines)
                if not is_new:
                    refuge.unlink()

    def latest(
        self,
        pause: Pause = no_pause,
        unread: Callable[[Sentence], object] = bool,
        *,
        free: bool = False,
    ) -> Entry | None:
        """The match to continue: the last played that is not over.

        ``unread`` is called with the problem of each later file that cannot be read now.
        ``free`` skips matches that a window has open.
        """
        for entry in self._one_by_one(pause):
            if entry.problem is not None and entry.unreadable:
                unread(entry.problem)
            elif entry.goes_on and not (free and held_elsewhere(entry.path)):
                return entry
        return None

    def _one_by_one(self, pause: Pause) -> Iterator[Entry]:
        """Reads the first few files without the catalogue, which most starts then do not need."""
        records = self.record_files()
        for file in records[:_FEW]:
            yield entry_of(file.path, pause)
        if len(records) > _FEW:
            yield from self.catalogue.entries(records, pause)[_FEW:]

    def deals_had(self, seed: str, pause: Pause = no_pause) -> int:
        """How many deals of this seed the person has seen: those of the longest saved match."""
        try:
            entries = self.catalogue.entries(self.record_files(), pause)
        except RecordError:  # an unreadable folder must not prevent a new match
            return 0
        return max((entry.dealt for entry in entries if entry.seed == seed), default=0)

    def tidy(self) -> None:
        """Removes old temporary files, and files of earlier versions."""
        for folder in (self.folder, self.folder.parent):
            files.clear_old_drafts(folder)
        for name in _OBSOLETE:
            with suppress(OSError):
                (self.folder.parent / name).unlink()

    def rename(self, path: Path, title: str) -> None:
        """Gives the match a title, as a line of its record; before the last line if it is over.

        The file is replaced atomically; of a damaged match that is not over a copy is made.
        """
        lock = MatchLock(path)
        try:
            reading = read_fair(path)
            lines, new = reading.lines, [reading.replayed.set_title(title)]
            over = reading.replayed.status is not Status.RUNNING
            if over:
                *lines, end = lines
                new.append({k: v for k, v in parse(end).items() if k != "sum"})
            if over or reading.damage is None:
                files.replace(path.resolve(), joined(extended(lines, *new)))
            else:
                self._add(f"{path.stem}-recovered", extended(lines, *new))
        except OSError as error:
            raise RecordError(Sentence("unwritten", path=path, why=reason(error))) from None
        finally:
            lock.release()

    def duplicate(self, path: Path) -> Path:
        """Copies a match up to its first bad line, and returns the copy's path.

        If the match is not over, a line in both says that every round that ends from now on
        counts as assisted, since the player may know its deal from the other.
        """
        reading = read_fair(path)
        if reading.replayed.status is not Status.RUNNING:
            return self._add(path.stem, reading.lines)
        if reading.damage:  # a damaged file is never changed
            return self._add(path.stem, extended(reading.lines, COPIED))
        record, replayed, _ = open_record(path)
        try:
            copy = self.copy_open(record)
            record.append(replayed.copied())
            return copy
        finally:
            record.close()

    def copy_open(self, record: MatchRecord) -> Path:
        """As ``duplicate``, for a running match that this window has open.

        The caller adds the line to that match.
        """
        # The record may still claim its own name, even if no file has it yet.
        name = record.path.stem if record.path else record.header.id
        return self._add(f"{name}-copy", extended(record.lines, COPIED))

    def copy_to_move(
        self,
        name: str,
        lines: Sequence[bytes],
        number: int,
        played: Sequence[Values],
        deck: Sequence[Card] = (),
    ) -> Path:
        """Copies a match up to the deal of round ``number`` (1, 2, …), then adds ``played``.

        With ``deck`` the round is played in that dealing order, otherwise in the original one.
        The copy is marked as practice and ends with that round.
        ``IndexError`` if the match has no such round.
        """
        deals = [at for at, raw in enumerate(lines) if parse(raw)["t"] == "round"]
        end = deals[number - 1] + 1
        if not deck:  # a "practice" line may follow, with the deck that the round was played with
            after = lines[end : end + 1]
            deck = [Card.parse(card) for raw in after for card in parse(raw).get("deck", [])]
        return self._add(name, extended(lines[:end], practice_line(deck), *played))

    def export(self, path: Path, target: Path) -> None:
        """Writes a copy of the match to ``target``, replacing any file there."""
        write_copy(target, read_fair(path).lines)

    def add(self, path: Path, pause: Pause = no_pause) -> AddedMatch:
        """Copies a match from anywhere into the library, up to its first bad line.

        Not if the library has a match that begins with the same lines.
        """
        if path.parent.resolve() == self.folder.resolve():
            return AddedMatch(path, [])
        reading = read_fair(path, pause)
        for file in self.record_files():
            if _begins_with(file.path, reading.lines):
                return AddedMatch(file.path, [Sentence("here_already", path=file.path)])
        copy = self._add(path.stem, reading.lines)
        if damage := reading.damage:
            return AddedMatch(copy, [damage.sentence("damaged", path=path, copy=copy)])
        return AddedMatch(copy, [Sentence("added", path=path, copy=copy)])

    def delete(self, path: Path) -> None:
        """Moves the match to the system's trash."""
        from send2trash import send2trash  # so that a start does not load it

        lock = MatchLock(path)
        try:
            send2trash(path)
        except OSError as error:
            lock.release()
            raise RecordError(Sentence("not_deleted", path=path, why=reason(error))) from None
        with suppress(OSError):
            (refuge_dir() / path.name).unlink()
        lock.discard()

    def _add(self, name: str, lines: Sequence[bytes]) -> Path:
        for path in files.free_names(self.folder / (files.safe_name(name) + SUFFIX)):
            try:
                files.create(path, joined(lines))
            except FileExistsError:
                continue
            except OSError as error:
                why = reason(error)
                raise RecordError(Sentence("not_copied", path=path, why=why)) from None
            return path
        raise AssertionError("there is always a free name")


def _begins_with(path: Path, lines: list[bytes]) -> bool:
    """Whether a file begins with these lines; reads only the first where that one differs."""
    with suppress(OSError), files.open_regular(path) as file:
        if file.readline(MAX_LINE).rstrip(b"\r\n") == lines[0]:
            rest = [line.rstrip(b"\r") for line in file.read(MAX_FILE).split(b"\n")]
            return rest[: len(lines) - 1] == lines[1:]
    return False
