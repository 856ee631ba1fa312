"""What may join the melds on the table, and every lay-off that a hand allows.

The table is given as rows of numbers, as ``Position.table`` has it (``melds.py``), with the
number of melds.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final, TypeVar

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
    RUN,
    SET,
    SIZE,
    MeldRules,
)
from .moves import End, Move

K = TypeVar("K")
V = TypeVar("V")
Place = tuple[int, End, Card]
"""Meld number, end, and a card as it would lie there."""

_MEMO_LIMIT: Final = 4_000
"""A memo larger than this starts anew, so that memory stays bounded."""


class LayOffs:
    """The lay-offs of one set of rules."""

    def __init__(self, rules: MeldRules) -> None:
        self.rules = rules

    def lay_offs(self, hand: int, table: vec[i64], melds: i64) -> list[Move]:
        """Every lay-off of the hand on these melds, the first of which is ``m1``."""
        found: list[Move] = []
        faces = (hand | hand >> 52) & DECK
        jokers = jokers_of(hand >> FIRST_JOKER)
        for at in range(melds):
            row = ROW * at
            if faces & table[row + FIT] or jokers:
                if table[row + KIND] == SET:
                    found += self._set_lay_offs(table, at, hand, jokers)
                else:
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
            and self.rules.jokers_fit(table[row + JOKERS] + 1, size + 1)
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
        ring = self.rules.ring
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

    def claim_places(self, card: Card, table: vec[i64], melds: i64) -> list[Place]:
        """Where this discard fits: meld number, end, and the card as it would lie there.

        A joker takes the role of its place, in a set the first free suit (S-01).
        """
        places: list[Place] = []
        taken: set[tuple[int, End]] = set()
        for move in self.lay_offs(card.bit, table, melds):
            number = move.target
            if (number, move.end) not in taken:
                taken.add((number, move.end))
                places.append((number, move.end, move.cards[0]))
        return places

    def can_lay(self, face: int, hand: int, table: vec[i64], melds: i64) -> bool:
        """Whether some lay-off of the hand on these melds contains a card of this face.

        The hand holds one.
        """
        if face == JOKER_FACE or hand >> FIRST_JOKER:
            return any(move.faces >> face & 1 for move in self.lay_offs(hand, table, melds))
        suit, rank = divmod(face, 13)
        faces = (hand | hand >> 52) & DECK
        for at in range(melds):
            row = ROW * at
            if table[row + FIT] >> face & 1:
                return True
            if table[row + KIND] == RUN and table[row + KEY] == suit and faces & table[row + FIT]:
                lane = faces >> 13 * suit & LANE
                room = LARGEST_RUN - int(table[row + SIZE])
                low, high = int(table[row + LOW]) - 1, int(table[row + LOW] + table[row + SIZE])
                if self._leads(lane, low, -1, rank, room) or self._leads(lane, high, 1, rank, room):
                    return True
        return False

    def _leads(self, lane: int, place: int, step: int, rank: int, room: int) -> bool:
        """Whether naturals of this lane lead from an end of a run to this rank."""
        for _ in range(room):
            if not lane >> place % 13 & 1 or not (self.rules.ring or 0 <= place <= ACE_HIGH):
                return False
            if place % 13 == rank:
                return True
            place += step
        return False

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
        if cards and self.rules.jokers_fit(
            jokers_there + sum(c.is_joker for c in cards), on_table + len(cards)
        ):
            yield cards
        if on_table + len(cards) == LARGEST_RUN or (
            not self.rules.ring and not 0 <= place <= ACE_HIGH
        ):
            return
        rank = place % 13
        follow = held[rank]
        steps = [(follow, free)] if follow is not None else []
        if free:
            steps.append((free[0].standing_for(suit * 13 + rank), free[1:]))
        for card, rest in steps:
            row = (*cards, card)
            yield from self.grow(row, place + step, step, held, rest, suit, on_table, jokers_there)


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
