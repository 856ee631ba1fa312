"""Firsts and bests: what the person did for the first time, and most of, in the saved matches.

Nothing of it is stored, and no round counts in which there was help.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, Literal, NamedTuple

from rummy_qt.engine.events import Event, Took
from rummy_qt.opponents import TABLE_LEVELS
from rummy_qt.records.entry import Entry, oldest_first
from rummy_qt.records.header import HUMAN
from rummy_qt.records.life import PlayedRound
from rummy_qt.records.pauses import Breath, no_hurry
from rummy_qt.records.reading import read_record
from rummy_qt.records.sentences import RecordError

PILE: Final = 15
"""Cards of a pile that is worth telling of."""
BEHIND: Final = -100
"""Points from which a match has to be won."""

What = Literal["pile", "uncaught", "comeback", "levels", "round", "longest", "match"]
FIRSTS: Final[tuple[What, ...]] = ("pile", "uncaught", "comeback", "levels")
BESTS: Final[tuple[What, ...]] = ("round", "longest", "match")


class Feat(NamedTuple):
    """Something that was done."""

    what: What
    entry: Entry
    """In this match."""
    number: int
    """Cards, or points; 0 where there is nothing to count."""


def feats_of(entries: Iterable[Entry], breathe: Breath = no_hurry) -> list[Feat]:
    """The first of each of ``FIRSTS``, and the best of each of ``BESTS``, as far as there are."""
    first: dict[What, Feat] = {}
    best: dict[What, Feat] = {}
    for entry in oldest_first(entries):
        breathe()
        for feat in _feats_in(entry):
            if feat.what in FIRSTS:
                first.setdefault(feat.what, feat)
            elif feat.what not in best or feat.number > best[feat.what].number:
                best[feat.what] = feat
    beaten = all_beaten(entries)
    if beaten is not None:
        first["levels"] = Feat("levels", beaten, 0)
    return [found[what] for found in (first, best) for what in (*FIRSTS, *BESTS) if what in found]


def all_beaten(entries: Iterable[Entry]) -> Entry | None:
    """The match in which the last of the six levels was beaten in one rulebook, one against one."""
    beaten: defaultdict[str, set[str]] = defaultdict(set)
    for entry in oldest_first(entries):
        others = [seat.kind for seat in entry.seats if seat.kind != HUMAN]
        won = entry.decided and entry.won and not entry.assisted
        if won and len(others) == 1 and entry.house is None:
            beaten[entry.rulebook].update(others)
            if beaten[entry.rulebook] >= set(TABLE_LEVELS):
                return entry
    return None


def _feats_in(entry: Entry) -> Iterator[Feat]:
    """What was done in one match, or in the one round of a deal with a name."""
    if not entry.known or (entry.practice and entry.named is None):
        return
    try:
        life = read_record(entry.path).replayed
    except RecordError:
        return
    person = life.header.human
    if person is None:
        return
    ended = [played for played in life.rounds if played.tallies]
    for played in ended:
        if not played.assisted:
            history = life.round_at(played.n, len(played.moves)).history
            yield from _feats_of_round(entry, played, history, person)
    if entry.decided and entry.won and not entry.assisted:
        lowest = min(played.totals[person] for played in ended)
        yield Feat("match", entry, entry.totals[person])
        if lowest <= BEHIND:
            yield Feat("comeback", entry, lowest)


def _feats_of_round(
    entry: Entry, played: PlayedRound, history: Sequence[Event], person: int
) -> Iterator[Feat]:
    """What was done in one round; ``history``: all that happened in it."""
    yield Feat("round", entry, played.tallies[person].total)
    if not played.tallies[person].hand:
        yield Feat("uncaught", entry, 0)
    piles = [
        len(event.cards) for event in history if isinstance(event, Took) and event.seat == person
    ]
    pile = max(piles, default=0)
    if pile > 1:
        yield Feat("longest", entry, pile)
    if pile >= PILE:
        yield Feat("pile", entry, pile)
