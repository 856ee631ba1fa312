"""The saved matches: a folder of ``.rummy`` files, and what a player does with them."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from rummy_qt.engine import Card

from . import files
from .entry import SUFFIX, Entry, Found, entry_of, found_in
from .lines import (
    COPIED,
    MAX_LINE,
    Status,
    Values,
    chain_of,
    parse,
    practice_line,
    sealed,
    whole,
)
from .locks import MatchLock, held_elsewhere
from .paths import matches_dir, refuge_dir
from .pauses import Breath, no_hurry
from .reading import MAX_FILE, read_fair
from .record import MatchRecord, open_record, write_copy
from .sentences import RecordError, Sentence, reason

if TYPE_CHECKING:
    from .catalogue import Catalogue

_A_DAY: Final = 86_400.0
"""Seconds."""
_FEW: Final = 8
"""Files that are looked at without the catalogue."""
_OF_BEFORE: Final = (
    *("catalogue.sqlite", "catalogue.sqlite-journal"),
    *("statistics.sqlite", "statistics.version-1.sqlite", "matches/.listing.json", "played.json"),
)
"""What earlier versions kept beside the records, derived from them as well."""


class Added(NamedTuple):
    """A match that is in the library now."""

    path: Path
    notes: list[Sentence]
    """What the player should know of its arrival; empty for a file of the library."""


class Library:
    """The matches in one folder. Every method raises ``RecordError`` with one clear sentence."""

    def __init__(self, folder: Path | None = None) -> None:
        """Of the user's own folder, unless another is named."""
        self.folder = matches_dir() if folder is None else folder
        self._is_home = folder is None

    @cached_property
    def catalogue(self) -> Catalogue:
        """What is known of the matches, made by whoever asks first: most starts do without it."""
        from .catalogue import NAME, Catalogue

        return Catalogue(self.folder.with_name(NAME))

    def entries(self) -> list[Entry]:
        """All saved matches, the last played first; what cannot be read says so."""
        found = self.found()
        return self.catalogue.entries(found) if found else []

    def found(self) -> list[Found]:
        """The files of the saved matches, the last played first; first those kept elsewhere.

        Those that a wrong clock has given a time to come are behind all others.
        """
        self._bring_back()
        found, soon = found_in(self.folder), time.time() + _A_DAY
        found.sort(key=lambda file: (file.about.st_mtime > soon, -file.about.st_mtime, file.path))
        return found

    def _bring_back(self) -> None:
        """Takes home what was kept elsewhere while the folder could not be written to.

        A file goes on from the moves that it has, if they are the same. What cannot be read or
        written stays where it is, for the next time; so does what no file was there for, until a
        start finds it at home: what lies there now may be covered when a folder is mounted again.
        """
        found: list[Found] = []
        with suppress(RecordError):  # the folder cannot be read: the next time it perhaps can
            found = found_in(refuge_dir()) if self._is_home else []
        for kept in sorted(path for path, _ in found):
            home = self.folder / kept.name
            if held_elsewhere(home):
                continue  # the window that plays it sees to it
            with suppress(RecordError, OSError):
                lines = read_fair(kept).lines
                is_new = not home.exists()
                held = [] if is_new else read_fair(home).lines
                if lines[: len(held)] == held:
                    write_copy(home, lines)
                elif held[: len(lines)] != lines:
                    self._add(kept.stem, lines)
                if not is_new:
                    kept.unlink()

    def latest(
        self,
        breathe: Breath = no_hurry,
        unread: Callable[[Sentence], object] = bool,
        *,
        free: bool = False,
    ) -> Entry | None:
        """The match to continue: the last played that is not over.

        ``unread`` is told of files that were played later, and cannot be read for the moment.
        ``free``: of those that no window is playing.
        """
        for entry in self._one_by_one(breathe):
            if entry.problem is not None and entry.unreadable:
                unread(entry.problem)
            elif entry.goes_on and not (free and held_elsewhere(entry.path)):
                return entry
        return None

    def _one_by_one(self, breathe: Breath) -> Iterator[Entry]:
        """The first few files are just read: one of them is what most starts look for."""
        found = self.found()
        for file in found[:_FEW]:
            yield entry_of(file.path, breathe)
        if len(found) > _FEW:
            yield from self.catalogue.entries(found, breathe)[_FEW:]

    def deals_had(self, seed: str, breathe: Breath = no_hurry) -> int:
        """How many deals of this seed the person has had, in the longest of the saved matches."""
        try:
            entries = self.catalogue.entries(self.found(), breathe)
        except RecordError:  # what cannot be read keeps nobody from playing
            return 0
        return max((entry.dealt for entry in entries if entry.seed == seed), default=0)

    def tidy(self) -> None:
        """Removes what killed programs and earlier versions left behind."""
        for folder in (self.folder, self.folder.parent):
            files.clear_old_drafts(folder)
        for name in _OF_BEFORE:
            with suppress(OSError):
                (self.folder.parent / name).unlink()

    def rename(self, path: Path, title: str) -> None:
        """Gives the match a title, as a line of its record.

        Nothing may follow the end of a match: there the line goes before it. The new file takes
        the place of the old one at once or not at all; of a damaged match that goes on it is
        a copy.
        """
        lock = MatchLock(path)
        try:
            reading = read_fair(path)
            lines, after = reading.lines, [reading.replayed.set_title(title)]
            over = reading.replayed.status is not Status.RUNNING
            if over:
                *lines, end = lines
                after.append({k: v for k, v in parse(end).items() if k != "sum"})
            if over or reading.damage is None:
                files.replace(path.resolve(), whole(_marked(lines, *after)))
            else:
                self._add(f"{path.stem}-recovered", _marked(lines, *after))
        except OSError as error:
            raise RecordError(Sentence("unwritten", path=path, why=reason(error))) from None
        finally:
            lock.release()

    def duplicate(self, path: Path) -> Path:
        """Copies a match as far as it is good, to play on from there twice; the copy's path.

        What is dealt in one of the two is known in the other. So where the match is not over,
        a line in both says that every round that ends from now on counts as assisted.
        """
        reading = read_fair(path)
        if reading.replayed.status is not Status.RUNNING:
            return self._add(path.stem, reading.lines)
        if reading.damage:  # it is left as it is
            return self._add(path.stem, _marked(reading.lines, COPIED))
        record, replayed, _ = open_record(path)
        try:
            copy = self.copy_open(record)
            record.append(replayed.copied())
            return copy
        finally:
            record.close()

    def copy_open(self, record: MatchRecord) -> Path:
        """As ``duplicate``, of a match that is not over and that this window has open.

        The line in that match is left to whoever plays it.
        """
        # The record's own name is not free, even if no file has it yet.
        name = record.path.stem if record.path else record.header.id
        return self._add(f"{name}-copy", _marked(record.lines, COPIED))

    def copy_to_move(
        self,
        name: str,
        lines: Sequence[bytes],
        number: int,
        played: Sequence[Values],
        deck: Sequence[Card] = (),
    ) -> Path:
        """Copies a match up to the deal of round ``number`` (1, 2, …) and these lines of moves.

        With ``deck`` the round is played by that order of its cards, else by the order before.
        A line says that they are known: it is practice, and the copy ends with that round.
        ``IndexError`` where the match has no such round.
        """
        deals = [at for at, raw in enumerate(lines) if parse(raw)["t"] == "round"]
        end = deals[number - 1] + 1
        begun, deck = lines[:end], deck or _deck_of(lines[end : end + 1])
        return self._add(name, _marked(begun, practice_line(deck), *played))

    def export(self, path: Path, target: Path) -> None:
        """Writes a copy of the match to another place, over what may be there."""
        write_copy(target, read_fair(path).lines)

    def add(self, path: Path, breathe: Breath = no_hurry) -> Added:
        """Takes a match from anywhere into the library.

        A match that is here already, as far as the file goes, is not copied again. Of a damaged
        file the good part is taken; the file itself is left alone.
        """
        if path.parent.resolve() == self.folder.resolve():
            return Added(path, [])
        reading = read_fair(path, breathe)
        for file in self.found():
            if _begins_with(file.path, reading.lines):
                return Added(file.path, [Sentence("here_already", path=file.path)])
        copy = self._add(path.stem, reading.lines)
        if damage := reading.damage:
            return Added(copy, [damage.sentence("damaged", path=path, copy=copy)])
        return Added(copy, [Sentence("added", path=path, copy=copy)])

    def delete(self, path: Path) -> None:
        """Puts the match into the system's trash."""
        from send2trash import send2trash  # not needed for the list that every start reads

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
                files.create(path, whole(lines))
            except FileExistsError:
                continue
            except OSError as error:
                why = reason(error)
                raise RecordError(Sentence("not_copied", path=path, why=why)) from None
            return path
        raise AssertionError("there is always a free name")


def _deck_of(after_deal: Sequence[bytes]) -> list[Card]:
    """The cards of a round that was dealt anew, by the line after its deal; empty for others."""
    told = [parse(raw).get("deck", []) for raw in after_deal]
    return [Card.parse(card) for card in told[0]] if told else []


def _marked(lines: Sequence[bytes], *marks: Values) -> list[bytes]:
    return [*lines, *sealed(chain_of(lines), *marks)]


def _begins_with(path: Path, lines: list[bytes]) -> bool:
    """Whether a file holds a match as far as these lines go; most are told by their first."""
    with suppress(OSError), files.open_regular(path) as file:
        if file.readline(MAX_LINE).rstrip(b"\r\n") == lines[0]:
            held = [line.rstrip(b"\r") for line in file.read(MAX_FILE).split(b"\n")]
            return held[: len(lines) - 1] == lines[1:]
    return False
