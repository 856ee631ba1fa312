"""What the cards of a hand are to each other: the melds they make, and those they may make."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, final

from rummy_qt.engine.bits import BIT, COLUMN, LANE, PLACE, ZEROS, count, row_of
from rummy_qt.engine.flat import append, i64
from rummy_qt.engine.melds import ACE_HIGH, LARGEST_SET, RUN, SET
from rummy_qt.engine.sheet import Sheet

PAIRS: Final[i64] = 12
"""Room for the pairs of one face."""


@final
class Melds:
    """Melds of naturals that a hand allows, made once and filled anew."""

    def __init__(self) -> None:
        self.size: i64 = 0
        """How many there are."""
        self.points: i64 = 0
        """What they score together."""
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
    """Melds and pairs by one set of rules."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet
        one: list[int] = []
        other: list[int] = []
        amount: list[int] = []
        near = [0] * 52
        for face in range(52):
            pairs = list(_pairs_of(sheet, face))
            filling = [0] * (int(PAIRS) - len(pairs))
            amount.append(len(pairs))
            one += [a for a, _ in pairs] + filling
            other += [b for _, b in pairs] + filling
            for a, b in pairs:
                near[face] |= a | b
        self.one = row_of(one)
        self.other = row_of(other)
        """The two faces, as bits, of each pair that makes a meld of three with a face …"""
        self.pairs = row_of(amount)
        """… and how many pairs there are, in rows of ``PAIRS``."""
        self.near = row_of(near)
        """The faces of all its pairs."""
        self.beside = row_of([_beside(sheet, face) for face in range(52)])
        """The faces next to it in its suit."""
        self._runs_at = row_of([-1] * 8192)
        """For each lane: the place of its runs in ``_found``, and how many there are."""
        self._found = ZEROS[:0]

    # -------------------------------------------------------------------------- melds

    def best(self, faces: i64, found: Melds, spare: Melds) -> Melds:
        """Melds that share no card, in one of the two lists; the better of runs or sets first."""
        found.clear()
        self._add_runs(faces, found)
        ranks = self._set_ranks(faces)
        if not ranks:
            return found
        if not found.size:
            self._add_sets(faces, ranks, found)
            return found
        rest = faces & ~found.union()
        others = self._set_ranks(rest)
        if others == ranks:
            wanted = (ranks | ranks << 13 | ranks << 26 | ranks << 39) & faces
            if wanted == wanted & rest:
                self._add_sets(rest, ranks, found)
                return found
        if others:
            self._add_sets(rest, others, found)
        spare.clear()
        self._add_sets(faces, ranks, spare)
        self._add_runs(faces & ~spare.union(), spare)
        return spare if spare.points > found.points else found

    def all(self, faces: i64, found: Melds) -> None:
        """The longest runs and the sets, each for itself; they may share cards."""
        found.clear()
        self._add_runs(faces, found)
        self._add_sets(faces, self._set_ranks(faces), found)

    def opened_by(self, melds: Melds, at: i64) -> i64:
        """The faces that would fit one of these melds on the table."""
        key, length = melds.key[at], melds.length[at]
        if melds.kind[at] == RUN:
            return self.sheet.run_fit(key, melds.low[at], length)
        if length >= LARGEST_SET:
            return 0
        return COLUMN << key & ~melds.faces[at]

    def _add_runs(self, faces: i64, found: Melds) -> None:
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
                    run = self._found[at]
                    found.add(
                        (run & LANE) << 13 * suit,
                        run >> 24,
                        RUN,
                        suit,
                        run >> 13 & 15,
                        run >> 17 & 15,
                    )

    def _find_runs(self, lane: i64) -> i64:
        """Works the longest runs of a lane out, by the better way to count its ace."""
        start: i64 = len(self._found)
        if self.sheet.ring:
            if lane == LANE:
                self._note(0, 13)
            else:
                gap: i64 = 0
                while lane >> gap & 1:
                    gap += 1
                self._segments((lane >> gap | lane << 13 - gap) & LANE, gap)
        elif not lane & 1:
            self._segments(lane, 0)
        else:
            high = lane & ~1 | BIT[ACE_HIGH]
            self._segments(high if self._worth(high) > self._worth(lane) else lane, 0)
        where = start << 3 | len(self._found) - start
        self._runs_at[lane] = where
        return where

    def _worth(self, row: i64) -> i64:
        before: i64 = len(self._found)
        self._segments(row, 0)
        points: i64 = 0
        for at in range(before, i64(len(self._found))):
            points += self._found[at] >> 24
        self._found = self._found[:before]
        return points

    def _segments(self, row: i64, turn: i64) -> None:
        """Notes the unbroken stretches of a row of fourteen places that are long enough."""
        start: i64 = 0
        while row >> start:
            if not row >> start & 1:
                start += 1
                continue
            end = start
            while row >> end & 1:
                end += 1
            if end - start >= self.sheet.min_run:
                self._note((start + turn) % 13 if turn else start, end - start)
            start = end

    def _note(self, low: i64, length: i64) -> None:
        lane: i64 = 0
        points: i64 = 0
        for place in range(low, low + length):
            lane |= BIT[place % 13]
            points += self.sheet.laid[place % 13]
        if low == 0:
            points += self.sheet.ace_low - self.sheet.laid[0]
        self._found = append(self._found, lane | low << 13 | length << 17 | points << 24)

    def _set_ranks(self, faces: i64) -> i64:
        """The ranks of which three or four are held, as bits of a lane."""
        if not self.sheet.sets:
            return 0
        c = faces & LANE
        d = faces >> 13 & LANE
        h = faces >> 26 & LANE
        s = faces >> 39
        return c & d & (h | s) | h & s & (c | d)

    def _add_sets(self, faces: i64, ranks: i64, found: Melds) -> None:
        while ranks:
            low = ranks & -ranks
            ranks ^= low
            rank = PLACE[low % 53]
            held = faces & COLUMN << rank
            size = count(held)
            found.add(held, size * self.sheet.laid[rank], SET, rank, 0, size)


def _pairs_of(sheet: Sheet, face: int) -> Iterator[tuple[int, int]]:
    """The pairs of faces, as bits, that make a set or run of three with this face."""
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
    """The faces next to this one in its suit, as bits."""
    suit, rank = divmod(face, 13)
    ranks = {place % 13 for place in (rank - 1, rank + 1) if sheet.ring or 0 <= place <= ACE_HIGH}
    if rank == 0:
        ranks |= {12}
    bits = 0
    for other in ranks if sheet.runs else ():
        bits |= 1 << 13 * suit + other
    return bits
