"""The saved matches: a folder of ``.rummy`` files, and what a player does with them."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from . import files
from .index import Found, entries_of, unfinished_of
from .lines import MAX_LINE, Values, chain_of, parse, seal
from .listing import Entry
from .locks import MatchLock, held_elsewhere
from .paths import matches_dir
from .reading import MAX_FILE, Reading, read_record
from .record import ALONE, COPIED, MatchRecord, open_record
from .sentences import RecordError, Sentence, reason

SUFFIX = ".rummy"
LONGEST_TITLE = 200


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

    def entries(self) -> list[Entry]:
        """All saved matches, the last played first; what cannot be read says so."""
        return entries_of(self.folder, self._newest_first())

    def latest(self) -> Entry | None:
        """The match to continue: the last played that is not over."""
        return next(unfinished_of(self.folder, self._newest_first()), None)

    def latest_free(self) -> Entry | None:
        """As ``latest``, of those that no window is playing."""
        entries = unfinished_of(self.folder, self._newest_first())
        return next((entry for entry in entries if not held_elsewhere(entry.path)), None)

    def _newest_first(self) -> list[Found]:
        found = []
        with suppress(OSError), os.scandir(self.folder) as there:
            for file in there:
                if file.name.endswith(SUFFIX):
                    with suppress(OSError):  # gone meanwhile, or a link to nowhere
                        found.append(Found(Path(file.path), file.stat()))
                elif file.name.endswith(files.DRAFT):
                    files.clear_old_draft(file)
        return sorted(found, key=lambda file: (-file.about.st_mtime, file.path.name))

    def rename(self, path: Path, title: str) -> None:
        """Gives the match a title, as a line of its record.

        Nothing may follow the end of a match: there the line goes before it, in a new file
        that takes the place of the old one at once or not at all.
        """
        title = check_title(title)
        lock = MatchLock(path)
        try:
            reading = _sound(path)
            if reading.replayed.ended:
                _write(path, _titled_before_end(reading, title))
                return
        finally:
            lock.release()
        record = open_record(path).record
        record.append_title(title)
        record.close()
        if record.unsaved:
            raise RecordError(Sentence("unsaved", why="the file may not be written to"))

    def duplicate(self, path: Path) -> Path:
        """Copies a match as far as it is good, to play on from there twice; the copy's path.

        What is dealt in one of the two is known in the other. So where the match is not over,
        a line in both says that every round that ends from now on counts as assisted.
        """
        reading = _sound(path)
        if reading.replayed.ended:
            return self._add(path.stem, reading.lines)
        if reading.fault is not None and not reading.fault.torn:  # it is left as it is
            return self._add(path.stem, _marked(reading.lines, COPIED))
        record = open_record(path).record
        try:
            return self.duplicate_open(record)
        finally:
            record.close()

    def duplicate_open(self, record: MatchRecord) -> Path:
        """As ``duplicate``, of a match that is not over and that this window has open."""
        lines = [line.encode() for line in record.lines]
        copy = self._add(_name_of(record), _marked(lines, COPIED))
        record.append_copied()
        return copy

    def copy_to_deal(self, record: MatchRecord, number: int) -> Path:
        """Copies an open match up to the deal of round ``number`` (1, 2, …); the copy's path.

        The cards are known, so a line says that the round is played for practice: it counts as
        assisted. The copy ends with that round: what follows is not to be known from it.
        ``IndexError`` where the match has no such round.
        """
        lines = [line.encode() for line in record.lines]
        deals = [at for at, raw in enumerate(lines) if parse(at + 1, raw)["t"] == "round"]
        return self._add(_name_of(record), _marked(lines[: deals[number - 1] + 1], ALONE))

    def export(self, path: Path, target: Path) -> None:
        """Writes a copy of the match to another place, over what may be there."""
        _write(target, _bytes(_sound(path).lines))

    def add(self, path: Path) -> Added:
        """Takes a match from anywhere into the library.

        A match that is here already, as far as the file goes, is not copied again. Of a damaged
        file the good part is taken; the file itself is left alone.
        """
        if path.parent.resolve() == self.folder.resolve():
            return Added(path, [])
        reading = _sound(path)
        present = self._holding(reading.lines)
        if present is not None:
            return Added(present, [Sentence("here_already", path=present)])
        copy = self._add(path.stem, reading.lines)
        return Added(copy, [_arrival(path, reading, copy)])

    def delete(self, path: Path) -> None:
        """Puts the match into the system's trash."""
        from send2trash import send2trash  # not needed for the list that every start reads

        lock = MatchLock(path)
        try:
            send2trash(path)
        except OSError as error:
            lock.release()
            raise RecordError(Sentence("not_deleted", path=path, why=reason(error))) from None
        lock.discard()

    def _holding(self, lines: list[bytes]) -> Path | None:
        """The saved match that begins with these lines; of several, the last played."""
        paths = (file.path for file in self._newest_first())
        return next((path for path in paths if _begins_with(path, lines)), None)

    def _add(self, name: str, lines: list[bytes]) -> Path:
        for path in files.free_names(self.folder / (files.safe_name(name) + SUFFIX)):
            try:
                files.create(path, _bytes(lines))
            except FileExistsError:
                continue
            except OSError as error:
                why = reason(error)
                raise RecordError(Sentence("not_copied", path=path, why=why)) from None
            return path
        raise AssertionError("there is always a free name")


def check_title(title: str) -> str:
    """The title as it is kept; ``RecordError`` if it cannot be one."""
    title = title.strip()
    if not 0 < len(title) <= LONGEST_TITLE or not title.isprintable():
        raise RecordError(Sentence("bad_title"))
    return title


def _marked(lines: list[bytes], mark: Values) -> list[bytes]:
    return [*lines, seal(chain_of(lines), mark)[0]]


def _name_of(record: MatchRecord) -> str:
    """A name for a copy; the record's own is not free, even if no file has it yet."""
    return f"{record.path.stem if record.path else record.header.id}-copy"


def _sound(path: Path) -> Reading:
    """The match of a file as far as it is good; ``RecordError`` if it is not a fair one."""
    reading = read_record(path)
    fault = reading.fault
    if fault is not None and fault.unfair:
        raise RecordError(Sentence("refused", path=path, line=fault.number, why=fault.why))
    return reading


def _arrival(path: Path, reading: Reading, copy: Path) -> Sentence:
    fault = reading.fault
    if fault is None or fault.torn:
        return Sentence("added", path=path, copy=copy)
    return Sentence("damaged", path=path, line=fault.number, why=fault.why, copy=copy)


def _begins_with(path: Path, lines: list[bytes]) -> bool:
    """Whether a file holds a match as far as these lines go; most are told by their first."""
    with suppress(OSError), path.open("rb") as file:
        if file.readline(MAX_LINE).rstrip(b"\r\n") == lines[0]:
            held = [line.rstrip(b"\r") for line in file.read(MAX_FILE).split(b"\n")]
            return held[: len(lines) - 1] == lines[1:]
    return False


def _titled_before_end(reading: Reading, title: str) -> bytes:
    *before, end = reading.lines
    named, chain = seal(chain_of(before), {"t": "title", "title": title})
    values = parse(len(reading.lines), end)
    values.pop("sum", None)
    last, _ = seal(chain, values)
    return _bytes([*before, named, last])


def _bytes(lines: list[bytes]) -> bytes:
    return b"".join(line + b"\n" for line in lines)


def _write(path: Path, data: bytes) -> None:
    try:
        files.replace(path, data)
    except OSError as error:
        raise RecordError(Sentence("not_copied", path=path, why=reason(error))) from None
