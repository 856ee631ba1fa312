"""Every meld and lay-off that a hand allows.

``Combinations`` belongs to one set of rules. It caches the plays of each suit and rank, so that
listing the plays of a hand takes a few look-ups. The table is passed as in ``Position.table``
(rows of numbers, see ``melds.py``), with the number of melds.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Final, TypeVar

from .bits import COLUMN, in_runs
from .cards import CARDS, DECK, FIRST_JOKER, JOKER_FACE, LANE, Card
from .flat import i64, vec
from .melds import (
    ACE_HIGH,
    FIT,
    JOKERS,
    KEY,
    KIND,
    LARGEST_RUN,
    LARGEST_SET,
    LOW,
    ROW,
    SET,
    SIZE,
    MeldKind,
    MeldRules,
)
from .moves import Move
from .rules import Rules

K = TypeVar("K")
V = TypeVar("V")
_MEMO_LIMIT: Final = 4_000
"""Entries of a memo before it is cleared, so that memory stays bounded."""
EVERY: Final = (1 << JOKER_FACE + 1) - 1
"""All faces, as bits."""
_OF_SUIT: Final = [LANE << 13 * suit | 1 << JOKER_FACE for suit in range(4)]
_OF_RANK: Final = [int(COLUMN) << rank | 1 << JOKER_FACE for rank in range(13)]
"""The faces, as bits, that may be in a run of each suit and in a set of each rank."""


class Combinations(MeldRules):
    """The melds and lay-offs of one set of rules. Make it with ``combinations_of``."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self._last_start = 12 if self.ring else ACE_HIGH + 1 - self.min_run
        self._runs: tuple[dict[int, tuple[Move, ...]], ...] = ({}, {}, {}, {})
        self._sets: dict[int, tuple[Move, ...]] = {}

    # ------------------------------------------------------------- melds of a hand

    def melds(self, hand: int, wanted: int = EVERY) -> list[Move]:
        """Every meld the hand allows, each once, with the lowest copies and jokers (S-04).

        Melds without any of the ``wanted`` faces (bits) may be left out.
        """
        melds: list[Move] = []
        jokers = hand >> FIRST_JOKER
        if self.runs:
            for suit in range(4):
                if not wanted & _OF_SUIT[suit]:
                    continue
                lane = hand >> 13 * suit & LANE
                second = hand >> (52 + 13 * suit) & LANE & ~lane
                ranks_in_runs = in_runs(lane | second, self.min_run, self.ring)
                if not jokers and not ranks_in_runs & wanted >> 13 * suit:
                    continue
                key = lane | second << 13 | jokers << 26
                memo = self._runs[suit]
                runs = memo.get(key)
                if runs is None:
                    runs = remember(memo, key, tuple(self._find_runs(suit, hand)))
                melds += runs
        if self.sets:
            ranks = self._set_ranks(hand)
            while ranks:
                rank = (ranks & -ranks).bit_length() - 1
                ranks &= ranks - 1
                if wanted & _OF_RANK[rank]:
                    melds += self._sets_of(rank, hand)
        return melds

    def _find_runs(self, suit: int, hand: int) -> Iterator[Move]:
        held = lane_cards(suit, hand)
        free = jokers_of(hand >> FIRST_JOKER)
        for start in range(self._last_start + 1):
            for cards in self.grow((), start, 1, held, free, suit, 0, 0):
                full_ring = self.ring and len(cards) == LARGEST_RUN
                if len(cards) >= self.min_run and not (full_ring and start):
                    yield Move("meld", cards)  # a full ring is written from the ace (S-14)

    def _set_ranks(self, hand: int) -> int:
        """The ranks, as bits, of which the hand may allow a set; a superset of those it does."""
        faces = (hand | hand >> 52) & DECK
        c, d, h, s = faces & LANE, faces >> 13 & LANE, faces >> 26 & LANE, faces >> 39
        three = c & d & (h | s) | h & s & (c | d)
        if not hand >> FIRST_JOKER and not self.same_suit:
            return three
        if self.joker_limit == "unlimited":
            return LANE
        both = hand & hand >> 52 if self.same_suit else 0
        doubled = (both | both >> 13 | both >> 26 | both >> 39) & LANE
        return c & d | h & s | (c | d) & (h | s) | doubled

    def _sets_of(self, rank: int, hand: int) -> tuple[Move, ...]:
        first, second = hand & DECK, hand >> 52 & DECK
        if not self.same_suit:
            second &= ~first
        held = [index for index in range(rank, 52, 13) if first >> index & 1]
        if second:
            held += [52 + index for index in range(rank, 52, 13) if second >> index & 1]
        jokers = hand >> FIRST_JOKER
        key = rank | jokers << 4
        for index in held:
            key |= 1 << 20 + index // 13
        sets = self._sets.get(key)
        if sets is None:
            sets = remember(self._sets, key, tuple(self._find_sets(rank, held, jokers)))
        return sets

    def _find_sets(self, rank: int, held: list[int], jokers: int) -> Iterator[Move]:
        """Every set of 3 or 4 cards: per suit nothing, one or two naturals, or a joker."""
        rows: list[tuple[Card, ...]] = [()]
        free = jokers_of(jokers)
        for suit in range(4):
            role = suit * 13 + rank
            own = tuple([CARDS[i] for i in held if i % 52 == role])
            naturals = [own[:count] for count in range(len(own) + 1)]
            longer: list[tuple[Card, ...]] = []
            for row in rows:
                used = sum(c.is_joker for c in row)
                joker = [(free[used].standing_for(role),)] if used < len(free) else []
                longer += [(*row, *more) for more in naturals + joker]
            rows = [row for row in longer if len(row) <= LARGEST_SET]
        for row in rows:
            if len(row) >= 3 and self.jokers_fit(sum(c.is_joker for c in row), len(row)):
                yield Move("meld", row)

    # ------------------------------------------------------------------ lay-offs

    def lay_offs(self, hand: int, table: vec[i64], melds: i64, wanted: int = EVERY) -> list[Move]:
        """Every lay-off of the hand on the first ``melds`` melds of ``table``.

        ``wanted`` as for the method ``melds``.
        """
        lay_offs: list[Move] = []
        faces = (hand | hand >> 52) & DECK
        jokers = jokers_of(hand >> FIRST_JOKER)
        for at in range(melds):
            row = ROW * at
            if faces & table[row + FIT] or jokers:
                key = int(table[row + KEY])
                if table[row + KIND] == SET:
                    if wanted & _OF_RANK[key]:
                        lay_offs += self._set_lay_offs(table, at, hand, jokers)
                elif wanted & _OF_SUIT[key]:
                    lay_offs += self._run_lay_offs(table, at, hand, jokers)
        return lay_offs

    def _set_lay_offs(
        self, table: vec[i64], at: i64, hand: int, jokers: tuple[Card, ...]
    ) -> list[Move]:
        """One card on a set: a natural that fits, or a joker for a suit not yet in it (S-01)."""
        row = ROW * at
        suits, size, number = table[row + LOW], table[row + SIZE], int(at) + 1
        joker_fits = (
            bool(jokers)
            and size < LARGEST_SET
            and self.jokers_fit(table[row + JOKERS] + 1, size + 1)
        )
        lay_offs = []
        for suit in range(4):
            role = 13 * suit + int(table[row + KEY])
            if table[row + FIT] >> role & 1:
                index = role if hand >> role & 1 else role + 52
                if hand >> index & 1:
                    lay_offs.append(Move("lay", (CARDS[index],), number))
            if joker_fits and not suits >> suit & 1:
                lay_offs.append(Move("lay", (jokers[0].standing_for(role),), number))
        return lay_offs

    def _run_lay_offs(
        self, table: vec[i64], at: i64, hand: int, jokers: tuple[Card, ...]
    ) -> list[Move]:
        row = ROW * at
        low, size, number = int(table[row + LOW]), int(table[row + SIZE]), int(at) + 1
        lay_offs = []
        for cards in self._rows(table, at, low + size, 1, hand, jokers):
            lay_offs.append(Move("lay", cards, number, "+"))
        for cards in self._rows(table, at, low - 1, -1, hand, jokers):
            lay_offs.append(Move("lay", jokers_ascending(cards[::-1]), number, "-"))
        return lay_offs

    def _rows(
        self, table: vec[i64], at: i64, place: int, step: int, hand: int, jokers: tuple[Card, ...]
    ) -> list[tuple[Card, ...]]:
        """The rows of cards that fit one end of a run, from ``place`` outward."""
        suit, size = int(table[ROW * at + KEY]), int(table[ROW * at + SIZE])
        if jokers:
            held = lane_cards(suit, hand)
            jokers_in_run = int(table[ROW * at + JOKERS])
            return list(self.grow((), place, step, held, jokers, suit, size, jokers_in_run))
        rows: list[tuple[Card, ...]] = []
        cards: tuple[Card, ...] = ()
        ring = self.ring
        for _ in range(LARGEST_RUN - size):
            if not ring and not 0 <= place <= ACE_HIGH:
                break
            index = suit * 13 + place % 13
            if not hand >> index & 1:
                index += 52
                if not hand >> index & 1:
                    break
            cards = (*cards, CARDS[index])
            rows.append(cards)
            place += step
        return rows

    def grow(
        self,
        cards: tuple[Card, ...],
        place: int,
        step: int,
        held: list[Card | None],
        free: tuple[Card, ...],
        suit: int,
        run_size: int,
        run_jokers: int,
    ) -> Iterator[tuple[Card, ...]]:
        """Every extension of ``cards`` from ``place`` on, in steps of +1 or −1, that a run accepts.

        ``held`` is the natural card of each rank, ``free`` the jokers left; ``run_size`` and
        ``run_jokers`` count the cards already in the run.
        """
        if cards and self.jokers_fit(
            run_jokers + sum(c.is_joker for c in cards), run_size + len(cards)
        ):
            yield cards
        if run_size + len(cards) == LARGEST_RUN or (not self.ring and not 0 <= place <= ACE_HIGH):
            return
        rank = place % 13
        natural = held[rank]
        choices = [(natural, free)] if natural is not None else []
        if free:
            choices.append((free[0].standing_for(suit * 13 + rank), free[1:]))
        for card, rest in choices:
            row = (*cards, card)
            yield from self.grow(row, place + step, step, held, rest, suit, run_size, run_jokers)

    def in_order(self, cards: tuple[Card, ...]) -> tuple[MeldKind, tuple[Card, ...]]:
        """The kind and table order of a new meld that ``judge`` accepts.

        Two cards of one suit in a set are ordered by copy.
        """
        if self.judge(cards) != "set":
            return "run", cards
        if self.same_suit:
            cards = tuple(sorted(cards, key=lambda card: (card.suit, card.index)))
        return "set", cards


@lru_cache(maxsize=8)  # bounded: each has memos, and a long session may use many rules
def combinations_of(rules: Rules) -> Combinations:
    """The shared ``Combinations`` of these rules."""
    return Combinations(rules)


def remember(memo: dict[K, V], key: K, value: V) -> V:
    """Stores a value in a memo, cleared when it is full, and returns the value."""
    if len(memo) >= _MEMO_LIMIT:
        memo.clear()
    memo[key] = value
    return value


def lane_cards(suit: int, hand: int) -> list[Card | None]:
    """For each rank of a suit, ace first: the lowest copy in the hand, or None."""
    cards: list[Card | None] = []
    for index in range(suit * 13, suit * 13 + 13):
        if hand >> index & 1:
            cards.append(CARDS[index])
        else:
            cards.append(CARDS[52 + index] if hand >> (52 + index) & 1 else None)
    return cards


@cache
def jokers_of(bits: int) -> tuple[Card, ...]:
    """The jokers given as bits, lowest first."""
    return tuple(CARDS[FIRST_JOKER + n] for n in range(bits.bit_length()) if bits >> n & 1)


def jokers_ascending(row: tuple[Card, ...]) -> tuple[Card, ...]:
    """The row with its jokers renumbered in ascending order from left to right (S-04)."""
    jokers = sorted(card.index for card in row if card.is_joker)
    if len(jokers) < 2:
        return row
    remaining = iter(jokers)
    return tuple(
        CARDS[next(remaining)].standing_for(card.role) if card.is_joker else card for card in row
    )
