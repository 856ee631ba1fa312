"""The saved matches as the window lists them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from rummy_qt.records.paths import matches_dir
from rummy_qt.records.reading import read_record
from rummy_qt.records.sentences import RecordError, Sentence


class Saved(NamedTuple):
    """One saved match, told from its record."""

    path: Path
    rulebook: str = ""
    house: str | None = None
    names: tuple[str, ...] = ()
    totals: tuple[int, ...] = ()
    round_number: int = 0
    created: str = ""
    winner: int | None = None
    trouble: Sentence | None = None
    """Why the record cannot be read; None when it can."""

    @property
    def over(self) -> bool:
        return self.winner is not None


class SavedMatches:
    """Reads the folder of the saved matches."""

    def newest_first(self) -> Iterator[Saved]:
        """Every saved match, read one by one."""
        paths = matches_dir().glob("*.rummy")
        for path in sorted(paths, key=lambda p: p.stat().st_mtime, reverse=True):
            yield tell(path)

    def last_unfinished(self) -> Saved | None:
        """The match that was played last and is not over; None when there is none."""
        return next((s for s in self.newest_first() if not s.over and s.trouble is None), None)


def tell(path: Path) -> Saved:
    """What is in a record."""
    try:
        replayed = read_record(path).replayed
    except RecordError as error:
        return Saved(path, trouble=error.sentence)
    header, match = replayed.header, replayed.match
    return Saved(
        path,
        header.rulebook,
        header.house,
        tuple(seat.name for seat in header.seats),
        tuple(match.totals),
        match.round_number,
        header.created,
        match.winner,
    )
