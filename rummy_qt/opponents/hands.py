"""The melds in a hand, and the pairs of cards that could become melds."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, final

from rummy_qt.engine.bits import BIT, COLUMN, LANE, PLACE, ZEROS, count, row_of
from rummy_qt.engine.flat import append, i64
from rummy_qt.engine.melds import ACE_HIGH, LARGEST_SET, RUN, SET
from rummy_qt.engine.sheet import Sheet

PAIRS: Final[i64] = 12
"""The most pairs that a face can have: the length of its row in ``Hands.one``."""


@final
class Melds:
    """A reusable list of melds without jokers; each field is an array over the melds."""

    def __init__(self) -> None:
        self.size: i64 = 0
        """The number of melds."""
        self.points: i64 = 0
        """Their points together."""
        self.faces = ZEROS[:24]
        self.value = ZEROS[:24]
        self.kind = ZEROS[:24]
        self.key = ZEROS[:24]
        """A run's suit, a set's rank."""
        self.low = ZEROS[:24]
        self.length = ZEROS[:24]

    def clear(self) -> None:
        self.size = 0
        self.points = 0

    def add(self, faces: i64, value: i64, kind: i64, key: i64, low: i64, length: i64) -> None:
        at = self.size
        self.faces[at] = faces
        self.value[at] = value
        self.kind[at] = kind
        self.key[at] = key
        self.low[at] = low
        self.length[at] = length
        self.points += value
        self.size = at + 1

    def union(self) -> i64:
        """The faces of all of them."""
        faces: i64 = 0
        for at in range(self.size):
            faces |= self.faces[at]
        return faces


@final
class Hands:
    """Finds melds and pairs under one set of rules."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet
        one: list[int] = []
        other: list[int] = []
        sizes: list[int] = []
        near = [0] * 52
        for face in range(52):
            pairs = list(_pairs_of(sheet, face))
            padding = [0] * (int(PAIRS) - len(pairs))
            sizes.append(len(pairs))
            one += [a for a, _ in pairs] + padding
            other += [b for _, b in pairs] + padding
            for a, b in pairs:
                near[face] |= a | b
        self.one = row_of(one)
        self.other = row_of(other)
        """The two faces, as bits, of each pair that makes a meld of three with a face:
        ``PAIRS`` places for each face, …"""
        self.pairs = row_of(sizes)
        """… of which so many are used."""
        self.near = row_of(near)
        """By face: the faces of all its pairs."""
        self.beside = row_of([_beside(sheet, face) for face in range(52)])
        """By face: its neighbours in its suit."""
        self._runs_at = row_of([-1] * 8192)
        """A cache: for each lane, ``first place in _runs << 3 | number of runs``, or −1."""
        self._runs = ZEROS[:0]
        """``lane | low << 13 | length << 17 | points << 24`` for each run found so far."""

    # -------------------------------------------------------------------------- melds

    def best(self, faces: i64, melds: Melds, spare: Melds) -> Melds:
        """The better of two disjoint choices of melds, runs first or sets first, in points.

        It is returned in one of the two lists, which are overwritten.
        """
        melds.clear()
        self._add_runs(faces, melds)
        ranks = self._set_ranks(faces)
        if not ranks:
            return melds
        if not melds.size:
            self._add_sets(faces, ranks, melds)
            return melds
        rest = faces & ~melds.union()
        others = self._set_ranks(rest)
        if others == ranks:
            wanted = (ranks | ranks << 13 | ranks << 26 | ranks << 39) & faces
            if wanted == wanted & rest:
                self._add_sets(rest, ranks, melds)
                return melds
        if others:
            self._add_sets(rest, others, melds)
        spare.clear()
        self._add_sets(faces, ranks, spare)
        self._add_runs(faces & ~spare.union(), spare)
        return spare if spare.points > melds.points else melds

    def all(self, faces: i64, melds: Melds) -> None:
        """Fills ``melds`` with the longest runs and all sets, which may share cards."""
        melds.clear()
        self._add_runs(faces, melds)
        self._add_sets(faces, self._set_ranks(faces), melds)

    def opened_by(self, melds: Melds, at: i64) -> i64:
        """The faces that could be laid off on the meld at this place."""
        key, length = melds.key[at], melds.length[at]
        if melds.kind[at] == RUN:
            return self.sheet.run_fit(key, melds.low[at], length)
        if length >= LARGEST_SET:
            return 0
        return COLUMN << key & ~melds.faces[at]

    def _add_runs(self, faces: i64, melds: Melds) -> None:
        if not self.sheet.runs:
            return
        for suit in range(4):
            lane = faces >> 13 * suit & LANE
            if lane & lane - 1:
                where = self._runs_at[lane]
                if where < 0:
                    where = self._find_runs(lane)
                start = where >> 3
                for at in range(start, start + (where & 7)):
                    run = self._runs[at]
                    melds.add(
                        (run & LANE) << 13 * suit,
                        run >> 24,
                        RUN,
                        suit,
                        run >> 13 & 15,
                        run >> 17 & 15,
                    )

    def _find_runs(self, lane: i64) -> i64:
        """Caches the longest runs of a lane, with its ace high or low, whichever scores more."""
        start: i64 = len(self._runs)
        if self.sheet.ring:
            if lane == LANE:
                self._append_run(0, 13)
            else:
                gap: i64 = 0
                while lane >> gap & 1:
                    gap += 1
                self._split((lane >> gap | lane << 13 - gap) & LANE, gap)
        elif not lane & 1:
            self._split(lane, 0)
        else:
            high = lane & ~1 | BIT[ACE_HIGH]
            self._split(high if self._points_of(high) > self._points_of(lane) else lane, 0)
        where = start << 3 | len(self._runs) - start
        self._runs_at[lane] = where
        return where

    def _points_of(self, row: i64) -> i64:
        before: i64 = len(self._runs)
        self._split(row, 0)
        points: i64 = 0
        for at in range(before, i64(len(self._runs))):
            points += self._runs[at] >> 24
        self._runs = self._runs[:before]
        return points

    def _split(self, row: i64, rotation: i64) -> None:
        """Adds the runs in a row of fourteen places, where both end places may be the ace.

        ``rotation``: the rank of place 0 if the row was rotated, else 0.
        """
        start: i64 = 0
        while row >> start:
            if not row >> start & 1:
                start += 1
                continue
            end = start
            while row >> end & 1:
                end += 1
            if end - start >= self.sheet.min_run:
                self._append_run((start + rotation) % 13 if rotation else start, end - start)
            start = end

    def _append_run(self, low: i64, length: i64) -> None:
        lane: i64 = 0
        points: i64 = 0
        for place in range(low, low + length):
            lane |= BIT[place % 13]
            points += self.sheet.laid[place % 13]
        if low == 0:
            points += self.sheet.ace_low - self.sheet.laid[0]
        self._runs = append(self._runs, lane | low << 13 | length << 17 | points << 24)

    def _set_ranks(self, faces: i64) -> i64:
        """The ranks with three or four faces, as bits of a lane."""
        if not self.sheet.sets:
            return 0
        c = faces & LANE
        d = faces >> 13 & LANE
        h = faces >> 26 & LANE
        s = faces >> 39
        return c & d & (h | s) | h & s & (c | d)

    def _add_sets(self, faces: i64, ranks: i64, melds: Melds) -> None:
        while ranks:
            low = ranks & -ranks
            ranks ^= low
            rank = PLACE[low % 53]
            held = faces & COLUMN << rank
            size = count(held)
            melds.add(held, size * self.sheet.laid[rank], SET, rank, 0, size)


def _pairs_of(sheet: Sheet, face: int) -> Iterator[tuple[int, int]]:
    """The pairs of faces, as bits, that make a set or a run of three with this face."""
    suit, rank = divmod(face, 13)
    if sheet.sets:
        others = [1 << 13 * other + rank for other in range(4) if other != suit]
        yield others[0], others[1]
        yield others[0], others[2]
        yield others[1], others[2]
    if not sheet.runs:
        return
    for place in (rank, 13) if rank == 0 and not sheet.ring else (rank,):
        for start in (place - 2, place - 1, place):
            row = [p for p in range(start, start + 3) if p != place]
            if sheet.ring or all(0 <= p <= ACE_HIGH for p in row):
                yield 1 << 13 * suit + row[0] % 13, 1 << 13 * suit + row[1] % 13


def _beside(sheet: Sheet, face: int) -> int:
    """The neighbours of this face in its suit, as bits."""
    suit, rank = divmod(face, 13)
    ranks = {place % 13 for place in (rank - 1, rank + 1) if sheet.ring or 0 <= place <= ACE_HIGH}
    if rank == 0:
        ranks |= {12}
    bits = 0
    for other in ranks if sheet.runs else ():
        bits |= 1 << 13 * suit + other
    return bits
