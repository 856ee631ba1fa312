"""Every meld and lay-off that a hand allows.

``Combinations`` answers for one set of rules. It finds the plays of one suit or rank once
and remembers them, so that listing the plays of a hand is a few look-ups.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import NamedTuple, TypeVar

from .cards import CARDS, DECK, FIRST_JOKER, JOKER_FACE, LANE, Card
from .melds import ACE_HIGH, LARGEST_RUN, LARGEST_SET, Meld, MeldKind, MeldRules, run_windows
from .moves import End, Move
from .rules import Rules

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


_COLUMNS = [sum(1 << index for index in range(rank, FIRST_JOKER, 13)) for rank in range(13)]
"""All cards of a rank, as a hand."""


class Combinations:
    """The melds and lay-offs of one set of rules. Make it with ``Combinations.of``."""

    def __init__(self, rules: MeldRules) -> None:
        self.rules = rules
        self._last_start = 12 if rules.ring else ACE_HIGH + 1 - rules.min_run
        self._runs: tuple[dict[int, tuple[Move, ...]], ...] = ({}, {}, {}, {})
        self._sets: dict[int, tuple[Move, ...]] = {}
        self._run_ranks: dict[int, int] = {}
        self._fits: dict[tuple[Card, ...], Fit] = {}
        self._verdicts: dict[tuple[Card, ...], MeldKind | str] = {}

    @staticmethod
    def of(rules: Rules) -> Combinations:
        """The combinations of these rules, shared with rules that have the same melds."""
        return _combinations(MeldRules.of(rules))

    # ------------------------------------------------------------- melds of a hand

    def melds(self, hand: int) -> list[Move]:
        """Every meld the hand allows, each once, with the lowest copies and jokers (S-04)."""
        found: list[Move] = []
        jokers = hand >> FIRST_JOKER
        if self.rules.runs:
            for suit in range(4):
                lane = hand >> 13 * suit & LANE
                second = hand >> (52 + 13 * suit) & LANE & ~lane
                key = lane | second << 13 | jokers << 26
                memo = self._runs[suit]
                runs = memo.get(key)
                if runs is None:
                    runs = _remember(memo, key, tuple(self._find_runs(suit, lane, second, jokers)))
                found += runs
        if self.rules.sets:
            ranks = self._set_ranks(hand)
            while ranks:
                rank = (ranks & -ranks).bit_length() - 1
                ranks &= ranks - 1
                found += self._sets_of(rank, hand)
        return found

    def _find_runs(self, suit: int, lane: int, second: int, jokers: int) -> Iterator[Move]:
        held = _lane_cards(suit, lane, second)
        if not jokers:
            for window in run_windows(self.rules.ring, self.rules.min_run):
                if window.ranks & ~(lane | second) == 0:
                    yield Move("meld", tuple(c for rank in window.places if (c := held[rank])))
            return
        free = _jokers(jokers)
        for start in range(self._last_start + 1):
            for cards in self._grow((), start, 1, held, free, suit, 0, 0):
                full_ring = self.rules.ring and len(cards) == LARGEST_RUN
                if len(cards) >= self.rules.min_run and not (full_ring and start):
                    yield Move("meld", cards)  # a full ring is written from the ace (S-14)

    def _grow(
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
            yield from self._grow(row, place + step, step, held, rest, suit, on_table, jokers_there)

    def _set_ranks(self, hand: int) -> int:
        """The ranks of which the hand may allow a set, as bits; some may turn out not to."""
        faces = (hand | hand >> 52) & DECK
        c, d, h, s = faces & LANE, faces >> 13 & LANE, faces >> 26 & LANE, faces >> 39
        three = c & d & (h | s) | h & s & (c | d)
        if not hand >> FIRST_JOKER and not self.rules.same_suit:
            return three
        if self.rules.joker_limit == "unlimited":
            return LANE
        both = hand & hand >> 52 if self.rules.same_suit else 0
        doubled = (both | both >> 13 | both >> 26 | both >> 39) & LANE
        return c & d | h & s | (c | d) & (h | s) | doubled

    def _sets_of(self, rank: int, hand: int) -> tuple[Move, ...]:
        held = [index for index in range(rank, FIRST_JOKER, 13) if hand >> index & 1]
        if not self.rules.same_suit:
            held = [index for index in held if index < 52 or not hand >> (index - 52) & 1]
        jokers = hand >> FIRST_JOKER
        key = rank | jokers << 4
        for index in held:
            key |= 1 << 20 + index // 13
        found = self._sets.get(key)
        if found is None:
            found = _remember(self._sets, key, tuple(self._find_sets(rank, held, jokers)))
        return found

    def _find_sets(self, rank: int, held: list[int], jokers: int) -> Iterator[Move]:
        """Each choice of 3 or 4: per suit nothing, one or two naturals, or a joker."""
        rows: list[tuple[Card, ...]] = [()]
        free = _jokers(jokers)
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
            if len(row) >= 3 and self.rules.jokers_fit(sum(c.is_joker for c in row), len(row)):
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

    # ---------------------------------------------------------------- lay-offs

    def lay_offs(self, hand: int, melds: Sequence[Meld]) -> list[Move]:
        """Every lay-off of the hand on these melds, the first of which is ``m1``."""
        found: list[Move] = []
        faces = (hand | hand >> 52) & DECK
        jokers = _jokers(hand >> FIRST_JOKER)
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
            fit = _remember(self._fits, meld.cards, find(meld))
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
        suit = fit.suit
        lane = hand >> 13 * suit & LANE
        held = _lane_cards(suit, lane, hand >> (52 + 13 * suit) & LANE & ~lane)
        size = LARGEST_RUN - fit.room
        if fit.above is not None:
            for row in self._grow((), fit.above, 1, held, jokers, suit, size, fit.jokers):
                yield Move("lay", row, number, "+")
        if fit.below is not None:
            for row in self._grow((), fit.below, -1, held, jokers, suit, size, fit.jokers):
                yield Move("lay", _jokers_ascending(row[::-1]), number, "-")

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

    # -------------------------------------------------- what a chosen discard needs

    def can_use(self, face: int, hand: int, table: Table) -> bool:
        """Whether some meld or lay-off of the hand contains a card of this face.

        The hand holds one. Most answers come from a bit or two, as every draw asks for
        every card of the discard pile.
        """
        if table.naturals >> face & 1:
            return True
        return self.can_meld(face, hand) or (bool(table.fits) and self.can_lay(face, hand, table))

    def can_meld(self, face: int, hand: int) -> bool:
        """Whether some meld of the hand contains a card of this face (which it holds)."""
        if face == JOKER_FACE:
            return any(move.faces >> JOKER_FACE & 1 for move in self.melds(hand))
        rules, rank = self.rules, face % 13
        faces = (hand | hand >> 52) & DECK
        jokers = (hand >> FIRST_JOKER).bit_count()
        if rules.runs:
            key = faces >> face - rank & LANE | jokers << 13
            ranks = self._run_ranks.get(key)
            if ranks is None:
                ranks = _remember(self._run_ranks, key, self._ranks_in_runs(key & LANE, jokers))
            if ranks >> rank & 1:
                return True
        if not rules.sets:
            return False
        held = ((hand if rules.same_suit else faces) & _COLUMNS[rank]).bit_count()
        return held >= 3 or (3 - held <= jokers and rules.jokers_fit(3 - held, 3))

    def _ranks_in_runs(self, lane: int, jokers: int) -> int:
        """The ranks of a lane that are part of some run, given that many jokers, as bits."""
        ranks = 0
        for window in run_windows(self.rules.ring, self.rules.min_run):
            there = lane & window.ranks
            size = len(window.places)
            missing = size - there.bit_count()
            if missing <= jokers and self.rules.jokers_fit(missing, size):
                ranks |= there
        return ranks

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

    # ------------------------------------------------------------------- judging

    def judge(self, cards: tuple[Card, ...]) -> MeldKind | str:
        """``MeldRules.judge``, remembered."""
        verdict = self._verdicts.get(cards)
        if verdict is None:
            verdict = _remember(self._verdicts, cards, self.rules.judge(cards))
        return verdict


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


@cache
def _combinations(rules: MeldRules) -> Combinations:
    return Combinations(rules)


def _remember(memo: dict[K, V], key: K, value: V) -> V:
    if len(memo) >= _MEMO_LIMIT:
        memo.clear()
    memo[key] = value
    return value


def _lane_cards(suit: int, lane: int, second: int) -> list[Card | None]:
    """The card held of each rank, the lowest copy; ``second``: ranks held in that copy only."""
    cards: list[Card | None] = []
    for rank in range(13):
        index = suit * 13 + rank
        if lane >> rank & 1:
            cards.append(CARDS[index])
        else:
            cards.append(CARDS[52 + index] if second >> rank & 1 else None)
    return cards


@cache
def _jokers(bits: int) -> tuple[Card, ...]:
    return tuple(CARDS[FIRST_JOKER + n] for n in range(bits.bit_length()) if bits >> n & 1)


def _jokers_ascending(row: tuple[Card, ...]) -> tuple[Card, ...]:
    """The row with its jokers, places unchanged, numbered upward from left to right (S-04)."""
    jokers = sorted(card.index for card in row if card.is_joker)
    if len(jokers) < 2:
        return row
    left = iter(jokers)
    return tuple(
        CARDS[next(left)].standing_for(card.role) if card.is_joker else card for card in row
    )
