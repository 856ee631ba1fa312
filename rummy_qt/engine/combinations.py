"""Every meld and lay-off that a hand allows.

``Combinations`` answers for one set of rules. It finds the plays of one suit or rank once
and remembers them, so that listing the plays of a hand is a few look-ups. The table is given as
rows of numbers, as ``Position.table`` has it (``melds.py``), with the number of melds.
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
from .moves import End, Move
from .rules import Rules

K = TypeVar("K")
V = TypeVar("V")
Places = dict[tuple[int, End], Card]
"""By meld number and end, a card as it would lie there."""

_MEMO_LIMIT: Final = 4_000
"""A memo larger than this starts anew, so that memory stays bounded."""
EVERY: Final = (1 << JOKER_FACE + 1) - 1
"""All faces, as bits."""
_OF_SUIT: Final = [LANE << 13 * suit | 1 << JOKER_FACE for suit in range(4)]
_OF_RANK: Final = [int(COLUMN) << rank | 1 << JOKER_FACE for rank in range(13)]
"""The faces that may be in a run of a suit, in a set of a rank."""


class Combinations(MeldRules):
    """The melds and lay-offs of one set of rules. Make it with ``combinations_of``."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self._last_start = 12 if self.ring else ACE_HIGH + 1 - self.min_run
        self._runs: tuple[dict[int, tuple[Move, ...]], ...] = ({}, {}, {}, {})
        self._sets: dict[int, tuple[Move, ...]] = {}
        self._verdicts: dict[tuple[Card, ...], MeldKind | str] = {}

    # ------------------------------------------------------------- melds of a hand

    def melds(self, hand: int, wanted: int = EVERY) -> list[Move]:
        """Every meld the hand allows, each once, with the lowest copies and jokers (S-04).

        Those without any of the ``wanted`` faces may be left out.
        """
        found: list[Move] = []
        jokers = hand >> FIRST_JOKER
        if self.runs:
            for suit in range(4):
                if not wanted & _OF_SUIT[suit]:
                    continue
                lane = hand >> 13 * suit & LANE
                second = hand >> (52 + 13 * suit) & LANE & ~lane
                runs_in = in_runs(lane | second, self.min_run, self.ring)
                if not jokers and not runs_in & wanted >> 13 * suit:
                    continue
                key = lane | second << 13 | jokers << 26
                memo = self._runs[suit]
                runs = memo.get(key)
                if runs is None:
                    runs = remember(memo, key, tuple(self._find_runs(suit, hand)))
                found += runs
        if self.sets:
            ranks = self._set_ranks(hand)
            while ranks:
                rank = (ranks & -ranks).bit_length() - 1
                ranks &= ranks - 1
                if wanted & _OF_RANK[rank]:
                    found += self._sets_of(rank, hand)
        return found

    def _find_runs(self, suit: int, hand: int) -> Iterator[Move]:
        held = lane_cards(suit, hand)
        free = jokers_of(hand >> FIRST_JOKER)
        for start in range(self._last_start + 1):
            for cards in self.grow((), start, 1, held, free, suit, 0, 0):
                full_ring = self.ring and len(cards) == LARGEST_RUN
                if len(cards) >= self.min_run and not (full_ring and start):
                    yield Move("meld", cards)  # a full ring is written from the ace (S-14)

    def _set_ranks(self, hand: int) -> int:
        """The ranks of which the hand may allow a set, as bits; some may turn out not to."""
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
        found = self._sets.get(key)
        if found is None:
            found = remember(self._sets, key, tuple(self._find_sets(rank, held, jokers)))
        return found

    def _find_sets(self, rank: int, held: list[int], jokers: int) -> Iterator[Move]:
        """Each choice of 3 or 4: per suit nothing, one or two naturals, or a joker."""
        rows: list[tuple[Card, ...]] = [()]
        free = jokers_of(jokers)
        for suit in range(4):
            role = suit * 13 + rank
            own = [CARDS[i] for i in held if i % 52 == role]
            rows = [
                (*row, *more)
                for row in rows
                for more in self._suit_choices(role, own, free, sum(c.is_joker for c in row))
                if len(row) + len(more) <= LARGEST_SET
            ]
        for row in rows:
            if len(row) >= 3 and self.jokers_fit(sum(c.is_joker for c in row), len(row)):
                yield Move("meld", row)

    @staticmethod
    def _suit_choices(
        role: int, own: list[Card], free: tuple[Card, ...], used: int
    ) -> Iterator[tuple[Card, ...]]:
        yield ()
        for count in range(1, len(own) + 1):
            yield tuple(own[:count])
        if used < len(free):
            yield (free[used].standing_for(role),)

    # ------------------------------------------------------------------ lay-offs

    def lay_offs(self, hand: int, table: vec[i64], melds: i64, wanted: int = EVERY) -> list[Move]:
        """Every lay-off of the hand on these melds, the first of which is ``m1``.

        ``wanted`` as for ``melds``.
        """
        found: list[Move] = []
        faces = (hand | hand >> 52) & DECK
        jokers = jokers_of(hand >> FIRST_JOKER)
        for at in range(melds):
            row = ROW * at
            if faces & table[row + FIT] or jokers:
                key = int(table[row + KEY])
                if table[row + KIND] == SET:
                    if wanted & _OF_RANK[key]:
                        found += self._set_lay_offs(table, at, hand, jokers)
                elif wanted & _OF_SUIT[key]:
                    found += self._run_lay_offs(table, at, hand, jokers)
        return found

    def _set_lay_offs(
        self, table: vec[i64], at: i64, hand: int, jokers: tuple[Card, ...]
    ) -> list[Move]:
        """One card to a set: a natural that fits, or a joker for a suit not yet in it (S-01)."""
        row = ROW * at
        suits, size, number = table[row + LOW], table[row + SIZE], int(at) + 1
        may_joker = (
            bool(jokers)
            and size < LARGEST_SET
            and self.jokers_fit(table[row + JOKERS] + 1, size + 1)
        )
        found = []
        for suit in range(4):
            role = 13 * suit + int(table[row + KEY])
            if table[row + FIT] >> role & 1:
                index = role if hand >> role & 1 else role + 52
                if hand >> index & 1:
                    found.append(Move("lay", (CARDS[index],), number))
            if may_joker and not suits >> suit & 1:
                found.append(Move("lay", (jokers[0].standing_for(role),), number))
        return found

    def _run_lay_offs(
        self, table: vec[i64], at: i64, hand: int, jokers: tuple[Card, ...]
    ) -> list[Move]:
        row = ROW * at
        low, size, number = int(table[row + LOW]), int(table[row + SIZE]), int(at) + 1
        found = []
        for cards in self._rows(table, at, low + size, 1, hand, jokers):
            found.append(Move("lay", cards, number, "+"))
        for cards in self._rows(table, at, low - 1, -1, hand, jokers):
            found.append(Move("lay", jokers_ascending(cards[::-1]), number, "-"))
        return found

    def _rows(
        self, table: vec[i64], at: i64, place: int, step: int, hand: int, jokers: tuple[Card, ...]
    ) -> list[tuple[Card, ...]]:
        """The rows of cards that a run may gain at one end, from ``place`` outward."""
        suit, size = int(table[ROW * at + KEY]), int(table[ROW * at + SIZE])
        if jokers:
            held = lane_cards(suit, hand)
            there = int(table[ROW * at + JOKERS])
            return list(self.grow((), place, step, held, jokers, suit, size, there))
        found: list[tuple[Card, ...]] = []
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
            found.append(cards)
            place += step
        return found

    def claim_places(self, card: Card, table: vec[i64], melds: i64) -> Places:
        """Where this discard fits.

        A joker takes the role of its place, in a set the first free suit (S-01).
        """
        places: Places = {}
        for move in self.lay_offs(card.bit, table, melds):
            places.setdefault((move.target, move.end), move.cards[0])
        return places

    def grow(
        self,
        cards: tuple[Card, ...],
        place: int,
        step: int,
        held: list[Card | None],
        free: tuple[Card, ...],
        suit: int,
        on_table: int,
        jokers_there: int,
    ) -> Iterator[tuple[Card, ...]]:
        """Rows of cards from ``place`` on, in steps of +1 or −1, that a run may gain.

        ``on_table`` and ``jokers_there`` count the cards that the run already has.
        """
        if cards and self.jokers_fit(
            jokers_there + sum(c.is_joker for c in cards), on_table + len(cards)
        ):
            yield cards
        if on_table + len(cards) == LARGEST_RUN or (not self.ring and not 0 <= place <= ACE_HIGH):
            return
        rank = place % 13
        follow = held[rank]
        steps = [(follow, free)] if follow is not None else []
        if free:
            steps.append((free[0].standing_for(suit * 13 + rank), free[1:]))
        for card, rest in steps:
            row = (*cards, card)
            yield from self.grow(row, place + step, step, held, rest, suit, on_table, jokers_there)

    # ------------------------------------------------------------------- judging

    def judge(self, cards: tuple[Card, ...]) -> MeldKind | str:
        """``MeldRules.judge``, remembered."""
        verdict = self._verdicts.get(cards)
        if verdict is None:
            verdict = remember(self._verdicts, cards, super().judge(cards))
        return verdict

    def in_order(self, cards: tuple[Card, ...]) -> tuple[MeldKind, tuple[Card, ...]]:
        """What new meld these cards are, as they lie; ``judge`` must have nothing against it.

        Two cards of one suit in a set lie in the order of their copies.
        """
        if self.judge(cards) != "set":
            return "run", cards
        if self.same_suit:
            cards = tuple(sorted(cards, key=lambda card: (card.suit, card.index)))
        return "set", cards


@lru_cache(maxsize=8)  # with their memos; a program that stays open meets many rules
def combinations_of(rules: Rules) -> Combinations:
    """The combinations of these rules, made once while they are played."""
    return Combinations(rules)


def remember(memo: dict[K, V], key: K, value: V) -> V:
    """Keeps a value in a memo, and gives it back."""
    if len(memo) >= _MEMO_LIMIT:
        memo.clear()
    memo[key] = value
    return value


def lane_cards(suit: int, hand: int) -> list[Card | None]:
    """The card that the hand holds of each rank of a suit: the lowest copy, or None."""
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
    """The row with its jokers, places unchanged, numbered upward from left to right (S-04)."""
    jokers = sorted(card.index for card in row if card.is_joker)
    if len(jokers) < 2:
        return row
    left = iter(jokers)
    return tuple(
        CARDS[next(left)].standing_for(card.role) if card.is_joker else card for card in row
    )
