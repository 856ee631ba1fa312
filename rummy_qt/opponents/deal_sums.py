"""What the results of a search are made of: sums over its deals, for whoever wants reasons.

They are kept in rows of sums, never by deal. Two ways are compared in the deals that both were
tried in, so the sums are kept as they stood whenever the field was halved.
"""

from __future__ import annotations

from typing import Final, NamedTuple, final

from rummy_qt.engine.bits import count, nth
from rummy_qt.engine.cards import CARDS, FIRST_JOKER, Card
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


class Ending(NamedTuple):
    """How the rounds ended that a way was tried in: shares of its deals, 0 to 1."""

    caught: dict[Card, float]
    """By card: in how many it is left in the own hand."""
    thrown: tuple[float, ...]
    """By seat: in how many the card with which the way ends the turn comes to lie on the table
    as that seat's; all 0 where the way throws none."""


@final
class DealSums:
    """The sums of one search."""

    def __init__(self, ways: int, me: i64, players: i64, thrown: vec[i64]) -> None:
        """``thrown``: the card with which each way ends the turn, or −1."""
        self._me = me
        self._players = players
        self._ways: i64 = ways
        self._card = thrown
        self._cards: i64 = len(CARDS)
        self._sums = vec[float]([0.0] * int(ways * _KINDS))
        self._caught = vec[i64]([0] * int(ways * self._cards))
        self._laid_by = vec[i64]([0] * int(ways * players))
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
        self._note_cards(way, end)

    def _note_cards(self, way: i64, end: Position) -> None:
        me = self._me
        base = way * self._cards
        for at in range(count(end.first[me])):
            self._caught[base + nth(end.first[me], at)] += 1
        for at in range(count(end.second[me])):
            self._caught[base + 52 + nth(end.second[me], at)] += 1
        for at in range(count(end.jokers[me])):
            self._caught[base + FIRST_JOKER + nth(end.jokers[me], at)] += 1
        card = self._card[way]
        if card >= 0:
            owner = end.owner_of(card)
            if owner >= 0:
                self._laid_by[way * self._players + owner] += 1

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
        return Parts(
            (sums[row + _LAID] - sums[other + _LAID]) / n,
            (sums[row + _HAND] - sums[other + _HAND]) / n,
            (sums[row + _BONUS] - sums[other + _BONUS]) / n,
            (sums[row + _PRICES] - sums[other + _PRICES]) / n,
            (sums[row + _OTHERS] - sums[other + _OTHERS]) / n,
            (sums[row + _MATCH] - sums[other + _MATCH]) / n,
        )

    def ending(self, way: i64, deals: i64) -> Ending:
        """How a way ended in the deals that it was tried in, so many in all."""
        n = float(max(i64(1), deals))
        base = way * self._cards
        caught = {
            CARDS[card]: float(self._caught[base + card]) / n
            for card in range(self._cards)
            if self._caught[base + card]
        }
        row = way * self._players
        thrown = [float(self._laid_by[row + seat]) / n for seat in range(self._players)]
        return Ending(caught, tuple(thrown))
