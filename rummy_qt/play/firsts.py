"""Firsts and bests: what the person did for the first time, and most of, in the saved matches.

They follow from what the catalogue counts, and no round counts in which there was help.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from itertools import accumulate
from typing import Final, Literal, NamedTuple

from rummy_qt.opponents import TABLE_LEVELS
from rummy_qt.records.entry import Entry, begun, oldest_first
from rummy_qt.records.figures import EntryFigures, MatchFigures
from rummy_qt.records.header import HUMAN
from rummy_qt.records.pauses import Breath, no_hurry

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


def feats_of(matches: Iterable[EntryFigures], breathe: Breath = no_hurry) -> list[Feat]:
    """The first of each of ``FIRSTS``, and the best of each of ``BESTS``, as far as there are."""
    found: dict[What, Feat] = {}
    told = sorted(matches, key=lambda one: begun(one[0]))
    for entry, figures in told:
        breathe()
        for feat in _feats_in(entry, figures):
            before = found.setdefault(feat.what, feat)
            if feat.what in BESTS and feat.number > before.number:
                found[feat.what] = feat
    beaten = all_beaten(entry for entry, _ in told)
    if beaten is not None:
        found["levels"] = Feat("levels", beaten, 0)
    return [found[what] for what in (*FIRSTS, *BESTS) if what in found]


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


def _feats_in(entry: Entry, figures: MatchFigures) -> Iterator[Feat]:
    """What was done in one match, or in the one round of a deal with a name."""
    if entry.practice and entry.named is None:
        return
    for played in figures.rounds:
        if played.assisted:
            continue
        yield Feat("round", entry, played.points)
        if played.uncaught:
            yield Feat("uncaught", entry, 0)
        if played.longest > 1:
            yield Feat("longest", entry, played.longest)
        if played.longest >= PILE:
            yield Feat("pile", entry, played.longest)
    if figures.won and not figures.assisted:  # the list believes a damaged record's last line
        *_, total = totals = list(accumulate(played.points for played in figures.rounds))
        yield Feat("match", entry, total)
        if min(totals) <= BEHIND:
            yield Feat("comeback", entry, min(totals))
