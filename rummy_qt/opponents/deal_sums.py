"""What the results of a search are made of: sums over its deals.

They are kept in rows of sums, never by deal. Two ways are compared in the deals that both were
tried in, so the sums are kept as they stood whenever the field was halved.
"""

from __future__ import annotations

from typing import Final, final

from rummy_qt.engine.flat import i64, vec
from rummy_qt.engine.position import Position

from .player import Parts

_LAID: Final[i64] = 0
_HAND: Final[i64] = 1
_BONUS: Final[i64] = 2
_PRICES: Final[i64] = 3
_OTHERS: Final[i64] = 4
_MATCH: Final[i64] = 5
_KINDS: Final[i64] = 6


@final
class DealSums:
    """The sums of one search."""

    def __init__(self, ways: int, me: i64, players: i64) -> None:
        self._me = me
        self._players = players
        self._ways: i64 = ways
        self._sums = vec[float]([0.0] * int(ways * _KINDS))
        self._kept: dict[int, vec[float]] = {}
        """By the number of deals: the sums after them."""

    def note(self, way: i64, end: Position, value: float) -> None:
        """This way came to this end of the round in one more deal."""
        me = self._me
        row = way * _KINDS
        laid = float(end.laid_points(me))
        hand = float(end.hand_points(me))
        prices = float(end.penalties[me])
        bonus = float(end.sheet.bonus) if end.out == me else 0.0
        others: i64 = 0
        for seat in range(self._players):
            if seat != me:
                others += end.score(seat)
        theirs = float(others) / float(self._players - 1)
        self._sums[row + _LAID] += laid
        self._sums[row + _HAND] -= hand
        self._sums[row + _BONUS] += bonus
        self._sums[row + _PRICES] -= prices
        self._sums[row + _OTHERS] -= theirs
        self._sums[row + _MATCH] += value - (laid - hand + bonus - prices - theirs)

    def keep(self, deals: i64) -> None:
        """All ways that are still in the field have been tried in so many deals."""
        self._kept[int(deals)] = vec[float]([self._sums[at] for at in range(self._ways * _KINDS)])

    def parts(self, way: i64, best: i64, deals: i64) -> Parts:
        """By how much a way differs from the best in so many deals, which were ``kept``."""
        if not deals or way == best:
            return Parts()
        sums = self._kept[int(deals)]
        n = float(deals)
        row, other = way * _KINDS, best * _KINDS
        return Parts(*[(sums[row + kind] - sums[other + kind]) / n for kind in range(_KINDS)])
