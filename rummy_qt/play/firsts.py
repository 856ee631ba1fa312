"""Firsts and bests: what the person did for the first time, and most of, in the saved matches.

They follow from what the catalogue counts, and no round counts in which there was help.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from itertools import accumulate
from typing import Final, Literal, NamedTuple

from rummy_qt.opponents import TABLE_LEVELS
from rummy_qt.records.entry import Entry, oldest_first
from rummy_qt.records.figures import MatchFigures
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


def feats_of(
    entries: Iterable[Entry], figures: Mapping[str, MatchFigures], breathe: Breath = no_hurry
) -> list[Feat]:
    """The first of each of ``FIRSTS``, and the best of each of ``BESTS``, as far as there are.

    ``figures``: by the names of the files, what was counted in them.
    """
    found: dict[What, Feat] = {}
    for entry in oldest_first(entry for entry in entries if entry.path.name in figures):
        breathe()
        for feat in _feats_in(entry, figures[entry.path.name]):
            before = found.setdefault(feat.what, feat)
            if feat.what in BESTS and feat.number > before.number:
                found[feat.what] = feat
    beaten = all_beaten(entries)
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
    if not entry.known or (entry.practice and entry.named is None):
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
