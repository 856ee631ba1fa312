"""Reading the good part of a record file, within bounded time and memory."""

from __future__ import annotations

import os
from collections.abc import Container, Iterable, Iterator
from dataclasses import dataclass, field
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO, Final

from . import files
from .header import FORMAT, HUMAN, Header, format_of
from .lines import MAX_IDLE, MAX_LINE, BadLine, Line, Values, joined, parse, read_lines, states_sums
from .pauses import Pause, no_pause
from .sentences import Fault, RecordError, Sentence, expect, reason, refusals_as

if TYPE_CHECKING:
    from .replay import RecordedMatch

MAX_FILE: Final = 64 << 20
"""Bytes; about 700,000 moves."""


@dataclass
class Reading:
    """The content of a file: the match up to the first bad line, and that line."""

    replayed: RecordedMatch
    size: int
    """Bytes of the file."""
    last: Line
    """The last good line."""
    lines: list[bytes] = field(default_factory=list)
    """The good lines, without line breaks."""
    moves: int = 0
    """The number of "move" lines, including moves that were taken back."""
    fault: BadLine | None = None
    """The first bad line."""

    @property
    def rounds(self) -> int:
        """Finished rounds."""
        return len(self.replayed.match.scores)

    def keep(self, line: Line) -> None:
        self.last = line
        self.lines.append(line.raw)
        self.moves += line.values["t"] == "move"

    @property
    def damage(self) -> BadLine | None:
        """The first bad line, unless it is only a torn last one."""
        return None if self.fault is None or self.fault.torn else self.fault


def read_record(path: Path, pause: Pause = no_pause) -> Reading:
    """Reads and replays a record, calling ``pause`` at each line.

    ``RecordError`` if the file holds no match at all.
    """
    with open_file(path) as file, refusals_as("unreadable", path=path):
        return _read(path, file, size_of(path, file), pause)


def read_fair(path: Path, pause: Pause = no_pause) -> Reading:
    """As ``read_record``; ``RecordError`` also if the match is not fair."""
    reading = read_record(path, pause)
    if reading.fault is not None and reading.fault.unfair:
        raise RecordError(reading.fault.sentence("refused", path=path))
    return reading


def verify(path: Path, opponents: Container[str]) -> Reading:
    """As ``read_record``; a seat that is neither human nor of these kinds is a fault, too."""
    reading = read_record(path)
    for kind in (seat.kind for seat in reading.replayed.header.seats):
        if kind != HUMAN and kind not in opponents:
            reading.fault = BadLine(1, Fault("unknown_opponent", written=repr(kind)))
    return reading


def replay_lines(lines: Iterable[bytes]) -> RecordedMatch:
    """Replays lines without line breaks; ``BadLine`` if one is bad."""
    first, *others = read_lines(BytesIO(joined(lines)))
    replayed = start(first.values)
    for line in others:
        replayed.read(line)
    return replayed


def open_file(path: Path) -> BinaryIO:
    """Opens a record file for reading; ``RecordError`` if it cannot be read."""
    try:
        return files.open_regular(path)
    except FileNotFoundError:
        raise RecordError(Sentence("missing", path=path)) from None
    except files.NotAFile:
        raise RecordError(Sentence("not_a_file", path=path)) from None
    except OSError as error:
        raise RecordError(Sentence("unreadable", path=path, why=reason(error))) from None
    except ValueError:  # a name with a null character
        raise RecordError(Sentence("missing", path=repr(str(path)))) from None


def size_of(path: Path, file: BinaryIO) -> int:
    """The file's size in bytes; ``RecordError`` if it is empty or larger than ``MAX_FILE``."""
    size = os.fstat(file.fileno()).st_size
    if not size:
        raise RecordError(Sentence("empty", path=path))
    if size > MAX_FILE:
        raise RecordError(Sentence("too_large", path=path, size=size >> 20))
    return size


def start(values: Values) -> RecordedMatch:
    """A match from the values of its header line; ``BadLine`` if they are no header."""
    from .replay import RecordedMatch  # so that a start without a match does not load the rules

    try:
        return RecordedMatch(Header.from_values(values))
    except Fault as fault:
        raise BadLine(1, fault) from None
    except ValueError as error:
        raise BadLine(1, Fault("bad_match", written=f"{error!s:.100}")) from None


def refuse_newer(path: Path, file: BinaryIO) -> None:
    """``RecordError`` for a format newer than ``FORMAT``, ``BadLine`` without a header line.

    Must come before the checksums, which a later format may compute differently.
    """
    blank = 0
    while not (raw := file.readline(MAX_LINE + 1)).strip():
        if not raw or blank > MAX_IDLE:
            raise BadLine(blank, Fault("no_header"))
        blank += 1
    try:
        expect(len(raw) <= MAX_LINE, "line_too_long")
        values = parse(raw)
        number = format_of(values) if values["t"] == "match" else FORMAT
    except Fault as fault:
        raise BadLine(blank + 1, fault) from None
    file.seek(0)
    if number > FORMAT:
        app = str(values.get("app", "?"))[:100]
        raise RecordError(Sentence("newer", path=path, format=number, app=app))


def _read(path: Path, file: BinaryIO, size: int, pause: Pause) -> Reading:
    lines = read_lines(file)
    try:
        refuse_newer(path, file)
        first = next(lines)
        reading = Reading(start(first.values), size, first)
    except BadLine as fault:
        name = "refused" if fault.unfair else "not_a_record"
        raise RecordError(fault.sentence(name, path=path)) from None
    reading.keep(first)
    try:
        _read_on(reading, lines, pause)
    except BadLine as fault:
        if not fault.torn and not reading.last.summed and states_sums(file, reading.last.end):
            # Later lines have checksums, so those of the lines before the fault were removed.
            why = Sentence("nothing_vouches", why=fault.why)
            raise RecordError(fault.sentence("not_a_record", path=path, why=why)) from None
        reading.fault = fault
        reading.replayed.stock = None
    return reading


def _read_on(reading: Reading, lines: Iterator[Line], pause: Pause) -> None:
    replayed = reading.replayed
    pending: list[Line] = []
    for line in lines:
        pause()
        replayed.read(line)
        pending.append(line)
        if replayed.stock is None:  # a "stock" line counts only with the draw that needs it
            for good in pending:
                reading.keep(good)
            pending.clear()
    if pending:
        raise BadLine(pending[0].number, Fault("draw_missing"), torn=True)
