"""The ladder: the seven who sit at the table, one after the other, each in a match for two.

And opponents of one's own reach, by what the last matches say of the levels at a table.

Nothing of it is stored: it follows from the saved matches.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from rummy_qt.engine import RULEBOOKS
from rummy_qt.records.entry import Entry
from rummy_qt.records.header import HUMAN, Header, SeatInfo
from rummy_qt.records.life import Life

from .company import PEOPLE


class Rung(NamedTuple):
    """One of the seven, as he or she plays on the ladder."""

    name: str
    level: str


_LEVELS: Final = ("newcomer", "beginner", "casual", "casual", "club", "expert", "master")
LADDER: Final = tuple(map(Rung, PEOPLE, _LEVELS))
"""From below."""


IN_A_ROW: Final = 2
"""So many matches have to end alike before other opponents are offered."""


class Score(NamedTuple):
    """How many matches were won by the person, and how many by the other."""

    yours: int = 0
    theirs: int = 0


def rung_of(seats: Sequence[SeatInfo]) -> Rung | None:
    """With whom a match for two is played, if that is somebody on the ladder."""
    others = [Rung(seat.name, seat.kind) for seat in seats if seat.kind != HUMAN]
    found = len(seats) == 2 and len(others) == 1 and others[0] in LADDER
    return others[0] if found else None


def may_count(life: Life) -> bool:
    """Whether a match is one of the ladder's, as far as it has been played."""
    header = life.header
    helped = life.one_round or any(played.assisted for played in life.rounds)
    return not helped and _by_the_book(header, header.rules.target)


def counts(entry: Entry) -> bool:
    """Whether a saved match is one of the ladder's: ended, by a rulebook to its end, unassisted."""
    return entry.decided and not entry.assisted and _by_the_book(entry, entry.target)


def _by_the_book(match: Header | Entry, target: int | None) -> bool:
    rules = RULEBOOKS.get(match.rulebook)
    own = rules is not None and (match.house, target) == (None, rules.target)
    return own and rung_of(match.seats) is not None


def scores_of(entries: Iterable[Entry]) -> dict[Rung, Score]:
    """Of everybody on the ladder."""
    found = dict.fromkeys(LADDER, Score())
    for entry in filter(counts, entries):
        rung = rung_of(entry.seats)
        assert rung is not None
        yours, theirs = found[rung]
        found[rung] = Score(yours + entry.won, theirs + (not entry.won))
    return found


def reached(scores: Mapping[Rung, Score]) -> int:
    """How many sit at the table: those who were beaten, from below, and the one who follows."""
    beaten = [scores[rung].yours > 0 for rung in LADDER]
    return min(len(LADDER), (beaten.index(False) if False in beaten else len(beaten)) + 1)


def step_of(entries: Iterable[Entry], levels: Sequence[str]) -> int:
    """1 where the last matches against these levels were won, −1 where they were lost, else 0.

    ``entries``: the saved matches, the last played first.
    """
    wanted = sorted((HUMAN, *levels))
    ended = [
        entry.won
        for entry in entries
        if entry.decided and sorted(seat.kind for seat in entry.seats) == wanted
    ][:IN_A_ROW]
    if len(ended) < IN_A_ROW or len(set(ended)) > 1:
        return 0
    return 1 if ended[0] else -1
