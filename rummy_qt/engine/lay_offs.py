"""What may join the melds on the table, and every lay-off that a hand allows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import NamedTuple, TypeVar

from .cards import CARDS, DECK, FIRST_JOKER, JOKER_FACE, LANE, Card
from .melds import ACE_HIGH, LARGEST_RUN, LARGEST_SET, Meld, MeldRules
from .moves import End, Move

K = TypeVar("K")
V = TypeVar("V")
Place = tuple[int, End, Card]
"""Meld number, end, and a card as it would lie there."""

_MEMO_LIMIT = 50_000
"""A memo larger than this starts anew, so that memory stays bounded."""


class Fit(NamedTuple):
    """What may join a meld."""

    naturals: int
    """The faces that fit at once, as bits."""
    jokers_as: int
    """Of a set: the faces that a joker may be laid as, as bits."""
    suit: int
    """The suit of a run; −1 for a set."""
    below: int | None
    """Of a run: the place below it, ace 0, ace high 13; None where it cannot go on."""
    above: int | None
    jokers: int
    """How many jokers the meld holds."""
    room: int
    """How many cards may still join."""


class Table(NamedTuple):
    """Melds with what may join them."""

    melds: Sequence[Meld]
    fits: tuple[Fit, ...]
    naturals: int
    """All faces that fit somewhere at once, as bits."""


class LayOffs:
    """The lay-offs of one set of rules."""

    def __init__(self, rules: MeldRules) -> None:
        self.rules = rules
        self._fits: dict[tuple[Card, ...], Fit] = {}

    def lay_offs(self, hand: int, melds: Sequence[Meld]) -> list[Move]:
        """Every lay-off of the hand on these melds, the first of which is ``m1``."""
        found: list[Move] = []
        faces = (hand | hand >> 52) & DECK
        jokers = jokers_of(hand >> FIRST_JOKER)
        fits = self._fits
        for number, meld in enumerate(melds, 1):
            fit = fits.get(meld.cards) or self._fit(meld)
            if faces & fit.naturals or jokers:
                if meld.kind == "set":
                    found += self._set_lay_offs(meld, fit, number, hand, jokers)
                else:
                    found += self._run_lay_offs(fit, number, hand, jokers)
        return found

    def table(self, melds: Sequence[Meld]) -> Table:
        """These melds with what may join them."""
        fits = tuple(map(self._fit, melds))
        naturals = 0
        for fit in fits:
            naturals |= fit.naturals
        return Table(melds, fits, naturals)

    def _fit(self, meld: Meld) -> Fit:
        fit = self._fits.get(meld.cards)
        if fit is None:
            find = self._fit_of_set if meld.kind == "set" else self._fit_of_run
            fit = remember(self._fits, meld.cards, find(meld))
        return fit

    def _fit_of_set(self, meld: Meld) -> Fit:
        room = LARGEST_SET - len(meld.cards)
        if not room:
            return Fit(0, 0, -1, None, None, meld.jokers, 0)
        naturals = empty = 0
        for suit in range(4):
            role = suit * 13 + meld.cards[0].rank
            there = sum(card.role == role for card in meld.cards)
            naturals |= (there <= self.rules.same_suit) << role
            empty |= (not there) << role
        more_jokers = self.rules.jokers_fit(meld.jokers + 1, len(meld.cards) + 1)
        return Fit(naturals, empty if more_jokers else 0, -1, None, None, meld.jokers, room)

    def _fit_of_run(self, meld: Meld) -> Fit:
        below, above = self.rules.next_places(meld)
        room = LARGEST_RUN - len(meld.cards)
        naturals = 0
        for place in (below, above):
            if place is not None:
                naturals |= 1 << meld.suit * 13 + place % 13
        return Fit(naturals, 0, meld.suit, below, above, meld.jokers, room)

    @staticmethod
    def _set_lay_offs(
        meld: Meld, fit: Fit, number: int, hand: int, jokers: Sequence[Card]
    ) -> Iterator[Move]:
        rank = meld.cards[0].rank
        for role in range(rank, 52, 13):
            if fit.naturals >> role & 1 and hand >> role & 1:
                yield Move("lay", (CARDS[role],), number)
            elif fit.naturals >> role & 1 and hand >> (52 + role) & 1:
                yield Move("lay", (CARDS[52 + role],), number)
            if jokers and fit.jokers_as >> role & 1:
                yield Move("lay", (jokers[0].standing_for(role),), number)

    def _run_lay_offs(
        self, fit: Fit, number: int, hand: int, jokers: tuple[Card, ...]
    ) -> Iterator[Move]:
        for row in self._rows(fit, fit.above, 1, hand, jokers):
            yield Move("lay", row, number, "+")
        for row in self._rows(fit, fit.below, -1, hand, jokers):
            yield Move("lay", jokers_ascending(row[::-1]), number, "-")

    def _rows(
        self, fit: Fit, place: int | None, step: int, hand: int, jokers: tuple[Card, ...]
    ) -> Iterator[tuple[Card, ...]]:
        """The rows of cards that a run may gain at one end, from ``place`` outward."""
        if place is None:
            return
        if jokers:
            held = lane_cards(fit.suit, hand)
            size = LARGEST_RUN - fit.room
            yield from self.grow((), place, step, held, jokers, fit.suit, size, fit.jokers)
            return
        row: tuple[Card, ...] = ()
        while len(row) < fit.room and (self.rules.ring or 0 <= place <= ACE_HIGH):
            index = fit.suit * 13 + place % 13
            if not hand >> index & 1:
                index += 52
                if not hand >> index & 1:
                    return
            row = (*row, CARDS[index])
            yield row
            place += step

    def claim_places(self, card: Card, melds: Sequence[Meld]) -> list[Place]:
        """Where this discard fits: meld number, end, and the card as it would lie there.

        A joker takes the role of its place, in a set the first free suit (S-01).
        """
        places: list[Place] = []
        taken: set[tuple[int, End]] = set()
        for move in self.lay_offs(card.bit, melds):
            number = move.meld or 0
            if (number, move.end) not in taken:
                taken.add((number, move.end))
                places.append((number, move.end, move.cards[0]))
        return places

    def can_lay(self, face: int, hand: int, table: Table) -> bool:
        """Whether some lay-off of the hand contains a card of this face (which it holds)."""
        if table.naturals >> face & 1:
            return True
        if face == JOKER_FACE or hand >> FIRST_JOKER:
            return any(move.faces >> face & 1 for move in self.lay_offs(hand, table.melds))
        suit, rank = divmod(face, 13)
        faces = (hand | hand >> 52) & DECK
        for fit in table.fits:
            if fit.suit == suit and faces & fit.naturals and self._reaches(fit, rank, faces):
                return True
        return False

    def _reaches(self, fit: Fit, rank: int, faces: int) -> bool:
        """Whether naturals of the hand lead from an end of the run to this rank."""
        lane = faces >> 13 * fit.suit & LANE
        ring = self.rules.ring
        return _leads(lane, fit.below, -1, rank, fit.room, ring) or _leads(
            lane, fit.above, 1, rank, fit.room, ring
        )

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


def _leads(lane: int, place: int | None, step: int, rank: int, room: int, ring: bool) -> bool:
    if place is None:
        return False
    for _ in range(room):
        if not lane >> place % 13 & 1 or not (ring or 0 <= place <= ACE_HIGH):
            return False
        if place % 13 == rank:
            return True
        place += step
    return False


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
