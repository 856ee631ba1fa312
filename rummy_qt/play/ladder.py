"""The ladder: the seven named opponents, to be beaten one after the other in matches for two.

Also whether to offer weaker or stronger opponents, by the results of the last matches. Nothing is
stored: everything is derived from the saved matches.
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
    """One of the seven named opponents, with his or her level on the ladder."""

    name: str
    level: str


_LEVELS: Final = ("newcomer", "beginner", "casual", "casual", "club", "expert", "master")
LADDER: Final = tuple(map(Rung, PEOPLE, _LEVELS))
"""All rungs, the weakest first."""
IN_A_ROW: Final = 2
"""The number of consecutive wins or losses after which other opponents are offered."""


class Score(NamedTuple):
    """The numbers of matches won by the person and by the opponent."""

    yours: int = 0
    theirs: int = 0


def rung_of(seats: Sequence[SeatInfo]) -> Rung | None:
    """The opponent's rung if this is a match for two against one on the ladder, else None."""
    others = [Rung(seat.name, seat.kind) for seat in seats if seat.kind != HUMAN]
    on_ladder = len(seats) == 2 and len(others) == 1 and others[0] in LADDER
    return others[0] if on_ladder else None


def may_count(life: Life) -> bool:
    """Whether a running match still counts for the ladder."""
    header = life.header
    helped = life.one_round or any(played.assisted for played in life.rounds)
    return not helped and _by_the_book(header, header.rules.target)


def counts(entry: Entry) -> bool:
    """Whether a saved match counts for the ladder: decided, without help, by the plain rulebook."""
    return entry.decided and not entry.assisted and _by_the_book(entry, entry.target)


def _by_the_book(match: Header | Entry, target: int | None) -> bool:
    rules = RULEBOOKS.get(match.rulebook)
    unchanged = rules is not None and (match.house, target) == (None, rules.target)
    return unchanged and rung_of(match.seats) is not None


def scores_of(entries: Iterable[Entry]) -> dict[Rung, Score]:
    """The score against each opponent on the ladder."""
    scores = dict.fromkeys(LADDER, Score())
    for entry in filter(counts, entries):
        rung = rung_of(entry.seats)
        assert rung is not None
        yours, theirs = scores[rung]
        scores[rung] = Score(yours + entry.won, theirs + (not entry.won))
    return scores


def unlocked(scores: Mapping[Rung, Score]) -> int:
    """The number of unlocked rungs: all below the first unbeaten one, and that one."""
    beaten = [scores[rung].yours > 0 for rung in LADDER]
    return min(len(LADDER), (beaten.index(False) if False in beaten else len(beaten)) + 1)


def level_step(entries: Iterable[Entry], levels: Sequence[str]) -> int:
    """1 if the last ``IN_A_ROW`` matches against these levels were won, −1 if lost, else 0.

    ``entries``: the saved matches, the last played first.
    """
    kinds = sorted((HUMAN, *levels))
    wins = [
        entry.won
        for entry in entries
        if entry.decided and sorted(seat.kind for seat in entry.seats) == kinds
    ][:IN_A_ROW]
    if len(wins) < IN_A_ROW or len(set(wins)) > 1:
        return 0
    return 1 if wins[0] else -1
