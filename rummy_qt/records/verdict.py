"""Judging a record: every line is played again, however long the file is."""

from __future__ import annotations

import os
from collections.abc import Container, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from .header import HUMAN
from .lines import BadLine, Line, read_lines
from .proofs import Said, note
from .reading import open_file, refuse_newer, start
from .replay import Replayed
from .sentences import RecordError, Sentence


@dataclass
class Verdict:
    """What was found out about a record; ``fault`` is its first wrong line."""

    path: Path
    replayed: Replayed | None = None
    moves: int = 0
    """Lines "move", those taken back later included."""
    fault: BadLine | None = None
    said: Said = field(default_factory=set)
    """What the record states."""

    @property
    def rounds(self) -> int:
        """Finished rounds."""
        return len(self.replayed.match.scores) if self.replayed else 0


def verify(path: Path, opponents: Container[str] | None = None) -> Verdict:
    """Replays a whole record; ``RecordError`` for a file that cannot be read as one at all.

    ``opponents``: the kinds that there are beside a person; None: any.
    """
    verdict = Verdict(path)
    with open_file(path) as file:
        if not os.fstat(file.fileno()).st_size:
            raise RecordError(Sentence("empty", path=path))
        try:
            refuse_newer(path, file)
            _play(verdict, read_lines(file), opponents)
        except BadLine as fault:
            verdict.fault = fault
    return verdict


def _play(verdict: Verdict, lines: Iterator[Line], opponents: Container[str] | None) -> None:
    stock: Line | None = None
    for line in lines:
        note(verdict.said, line.values)
        if verdict.replayed is None:
            verdict.replayed = start(line.values)
            for kind in (seat.kind for seat in verdict.replayed.header.seats):
                if kind != HUMAN and opponents is not None and kind not in opponents:
                    raise BadLine(line.number, Sentence("unknown_opponent", written=repr(kind)))
            continue
        verdict.replayed.read(line)
        verdict.moves += line.values["t"] == "move"
        stock = line if line.values["t"] == "stock" else stock
    if stock is not None and verdict.replayed is not None and verdict.replayed.stock is not None:
        raise BadLine(stock.number, Sentence("draw_missing"))
