"""The entry of a saved match in a list, read from its file without playing the moves."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import BinaryIO, Final, NamedTuple

from .header import HUMAN, Header, SeatInfo, mark_of
from .lines import ENDS, LONGEST_TITLE, MAX_LINE, BadLine, Status, Values, parse
from .pauses import Pause, no_pause
from .reading import open_file, refuse_newer, size_of
from .sentences import Fault, RecordError, Sentence, refusals_as
from .texts import shown

SUFFIX: Final = ".rummy"
_SKIPPED: Final = (b'{"t":"move"', b'{"t":"stock"')
_MAX_OTHERS: Final = 20_000
"""Lines other than those: many times what a match has."""
Stamp = tuple[int, ...]
"""A file's size and times in ns; they change with its content and its permissions."""


@dataclass
class Entry:
    """One saved match, as stated in its file."""

    path: Path
    modified: float
    """When the file last changed, in seconds since 1970."""
    unread: bool = False
    """Whether the file has not been read; then no field below is valid."""
    problem: Sentence | None = None
    """Why it cannot be listed; then no field below is valid."""
    id: str = ""
    rulebook: str = ""
    house: str | None = None
    title: str | None = None
    created: str = ""
    seed: str = ""
    seats: tuple[SeatInfo, ...] = ()
    target: int | None = None
    dealt: int = 0
    """Rounds dealt."""
    rounds: int = 0
    """Finished rounds."""
    totals: list[int] = field(default_factory=list)
    """Points of each seat."""
    winner: int | None = None
    status: Status = Status.RUNNING
    practice: bool = False
    """Whether it is one round: a copy of a round of another match, or a named deal."""
    named: str | None = None
    """The name of its deal, unless the player knew the cards."""
    assisted: bool = False
    """Whether the person had help in any finished round."""

    @property
    def known(self) -> bool:
        """Whether the file was read and holds a match."""
        return not self.unread and self.problem is None

    @property
    def won(self) -> bool:
        return self.winner is not None and self.seats[self.winner].kind == HUMAN

    @property
    def decided(self) -> bool:
        """Whether it is a match that was won or lost."""
        return self.known and self.status in (Status.WON, Status.RESIGNED) and not self.practice

    @property
    def unreadable(self) -> bool:
        """Whether the system could not read the file, which may be temporary."""
        return self.problem is not None and self.problem.name == "unreadable"

    @property
    def can_be_opened(self) -> bool:
        """Whether the match can be continued, or its end shown."""
        return self.known and self.status in (Status.RUNNING, Status.WON)

    @property
    def goes_on(self) -> bool:
        """Whether it is an unfinished match or challenge, not a practice or a deal of the day."""
        other = self.practice and mark_of(self.named or "") is None
        return self.known and self.status is Status.RUNNING and not other


def creation_order(entry: Entry) -> tuple[str, str]:
    """A sort key by the time of creation, then by id."""
    return entry.created, entry.id


def oldest_first(entries: Iterable[Entry]) -> list[Entry]:
    """The entries, sorted by ``creation_order``."""
    return sorted(entries, key=creation_order)


_UNKNOWN_STATUS: Final = os.stat_result((0,) * 10, {"st_mtime_ns": 0, "st_ctime_ns": 0})


class RecordFile(NamedTuple):
    """A file of the folder, with its status."""

    path: Path
    stat: os.stat_result

    @property
    def stamp(self) -> Stamp:
        return self.stat.st_size, self.stat.st_mtime_ns, self.stat.st_ctime_ns


def record_files_in(folder: Path) -> list[RecordFile]:
    """The records in a folder, none if it is missing; ``RecordError`` if it cannot be read."""
    records = []
    missing = suppress(FileNotFoundError, NotADirectoryError)
    with refusals_as("unreadable", path=folder), missing, os.scandir(folder) as files:
        for file in files:
            if file.name.endswith(SUFFIX):
                with suppress(FileNotFoundError):  # deleted meanwhile, or a broken link
                    records.append(RecordFile(Path(file.path), _status_of(file)))
    return records


def _status_of(file: os.DirEntry[str]) -> os.stat_result:
    """The file's status, zeros if the system does not give it; ``FileNotFoundError``."""
    try:
        return file.stat()
    except FileNotFoundError:
        raise
    except OSError:
        return _UNKNOWN_STATUS


def entry_of(path: Path, pause: Pause = no_pause) -> Entry:
    """Reads the entry of a file; an error becomes its ``problem``."""
    entry = Entry(path, 0.0)
    try:
        with open_file(path) as file, refusals_as("unreadable", path=path):
            entry.modified = os.fstat(file.fileno()).st_mtime
            size_of(path, file)
            refuse_newer(path, file)
            lines = _other_lines(file, pause)
            number, raw = next(lines, (1, b""))
            try:
                header = Header.without_fairness_check(parse(raw))
            except Fault as fault:
                raise BadLine(number, fault) from None
            entry.id, entry.created, entry.seed = header.id, header.created, header.seed
            entry.rulebook, entry.house = header.rulebook, header.house
            entry.target, entry.seats = header.rules.target, header.seats
            entry.totals = [0] * len(header.seats)
            entry.named, entry.practice = header.named, header.named is not None
            _read_progress(entry, lines)
    except RecordError as error:
        entry.problem = error.sentence
    except BadLine as bad:
        entry.problem = bad.sentence("not_a_record", path=path)
    return entry


def _other_lines(file: BinaryIO, pause: Pause) -> Iterator[tuple[int, bytes]]:
    """The numbers and bytes of the lines that are neither blank nor moves."""
    others = 0
    for number in count(1):
        raw = file.readline(MAX_LINE + 1)
        if not raw:
            return
        pause()
        if raw.startswith(_SKIPPED):
            continue
        others += 1
        if others > _MAX_OTHERS:
            raise BadLine(number, Fault("lines_idle"))
        if raw.strip():
            yield number, raw.rstrip(b"\r\n")


def _read_progress(entry: Entry, lines: Iterator[tuple[int, bytes]]) -> None:
    """Updates the entry by the lines after the header, up to the first damaged one."""
    before = entry.rounds, entry.totals, entry.assisted
    for _, raw in lines:
        try:
            values = parse(raw)
        except Fault:
            return
        match values["t"]:
            case "round":
                entry.dealt += 1
                before = entry.rounds, entry.totals, entry.assisted
            case "score":
                _read_score(entry, values)
            case "undo":  # perhaps of the move that ended the round
                entry.rounds, entry.totals, entry.assisted = before
            case "practice":
                entry.practice |= values.get("alone") is True
                entry.named = None
            case "title":
                entry.title = shown(str(values.get("title", ""))[:LONGEST_TITLE], "") or None
            case "end":
                winner = values.get("winner")
                valid = type(winner) is int and 0 <= winner < len(entry.seats)
                entry.winner = winner if valid else None
        if values["t"] in ENDS:
            entry.status = ENDS[values["t"]]
            return  # nothing may follow


def _read_score(entry: Entry, values: Values) -> None:
    totals, n = values.get("totals"), values.get("n")
    if (
        isinstance(totals, list)
        and len(totals) == len(entry.seats)
        and all(type(total) is int for total in totals)
        and type(n) is int
    ):
        entry.totals, entry.rounds = totals, n
        entry.assisted |= values.get("assisted") is True
