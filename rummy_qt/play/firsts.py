"""Firsts and bests: the person's first feats and best results in the saved matches.

They are derived from the catalogue's figures; assisted rounds do not count.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from itertools import accumulate
from typing import Final, Literal, NamedTuple

from rummy_qt.opponents import TABLE_LEVELS
from rummy_qt.records.entry import Entry, creation_order, oldest_first
from rummy_qt.records.figures import EntryFigures, MatchFigures
from rummy_qt.records.header import HUMAN
from rummy_qt.records.pauses import Pause, no_pause

PILE: Final = 15
"""The number of cards in a take that is a feat."""
BEHIND: Final = -100
"""A total, in points, from which winning the match is a feat."""

What = Literal["pile", "uncaught", "comeback", "levels", "round", "longest", "match"]
FIRSTS: Final[tuple[What, ...]] = ("pile", "uncaught", "comeback", "levels")
BESTS: Final[tuple[What, ...]] = ("round", "longest", "match")


class Feat(NamedTuple):
    """Something that the person achieved in a match."""

    what: What
    entry: Entry
    number: int
    """Cards or points; 0 if there is nothing to count."""


def feats_of(matches: Iterable[EntryFigures], pause: Pause = no_pause) -> list[Feat]:
    """The first feat of each of ``FIRSTS`` and the best of each of ``BESTS``, if there is one."""
    feats: dict[What, Feat] = {}
    in_order = sorted(matches, key=lambda one: creation_order(one[0]))
    for entry, figures in in_order:
        pause()
        for feat in _feats_in(entry, figures):
            before = feats.setdefault(feat.what, feat)
            if feat.what in BESTS and feat.number > before.number:
                feats[feat.what] = feat
    beaten = all_beaten(entry for entry, _ in in_order)
    if beaten is not None:
        feats["levels"] = Feat("levels", beaten, 0)
    return [feats[what] for what in (*FIRSTS, *BESTS) if what in feats]


def all_beaten(entries: Iterable[Entry]) -> Entry | None:
    """The match that completed wins against all levels in one rulebook, in matches for two."""
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
    """The feats of one match, or of the one round of a named deal."""
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
    if figures.won and not figures.assisted:  # a damaged record's entry trusts its last line
        *_, total = totals = list(accumulate(played.points for played in figures.rounds))
        yield Feat("match", entry, total)
        if min(totals) <= BEHIND:
            yield Feat("comeback", entry, min(totals))
