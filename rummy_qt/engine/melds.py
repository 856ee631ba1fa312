"""Melds as values, and the rules for new melds and lay-offs."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, Literal, NamedTuple

from .bits import in_runs
from .cards import Card
from .flat import i64
from .moves import End
from .rules import Rules

MeldKind = Literal["run", "set"]
LARGEST_RUN: Final = 13
LARGEST_SET: Final = 4
ACE_HIGH: Final = 13
"""The place above the king, where an ace ends a run that does not turn the corner."""

# In ``Position.table``, a meld is a row of numbers with these offsets:
ROW: Final[i64] = 6
"""The length of a row."""
KIND: Final[i64] = 0
"""``RUN`` or ``SET``."""
KEY: Final[i64] = 1
"""A run's suit; a set's rank."""
LOW: Final[i64] = 2
"""A run's lowest rank; a set's suits: bits 0–3 if present, bits 4–7 if present twice."""
SIZE: Final[i64] = 3
"""The number of cards."""
JOKERS: Final[i64] = 4
"""The number of jokers among them."""
FIT: Final[i64] = 5
"""The faces that fit as a single natural card, as bits."""

RUN: Final[i64] = 0
SET: Final[i64] = 1


class Meld(NamedTuple):
    """An immutable meld as it lies on the table."""

    # In compiled code, ``codec`` can read annotations at run time only if they are quoted.
    kind: "MeldKind"
    cards: "tuple[Card, ...]"
    """In table order: a run from low to high, a set in suit order; jokers with their roles."""
    owners: "tuple[int, ...]"
    """The seat that each card scores for."""
    laid_off: "tuple[bool, ...]"
    """Whether each card came by a lay-off or claim, not with the meld itself."""

    @property
    def suit(self) -> int:
        """The suit of a run, 0–3."""
        return self.cards[0].suit

    @property
    def low(self) -> int:
        """The rank of a run's lowest card, 0–12, ace 0."""
        return self.cards[0].rank

    @property
    def jokers(self) -> int:
        return sum(card.is_joker for card in self.cards)

    def __str__(self) -> str:
        return " ".join(map(str, self.cards))

    def joker_at(self, role: int) -> int:
        """The index in ``cards`` of the joker that stands for this face, or −1."""
        for at, card in enumerate(self.cards):
            if card.is_joker and card.role == role:
                return at
        return -1


class MeldRules:
    """Which cards make a meld or a lay-off under one set of rules."""

    def __init__(self, rules: Rules) -> None:
        self.ring: bool = rules.ring_runs
        self.min_run: int = rules.min_run
        self.runs: bool = rules.meld_kinds != "sets"
        self.sets: bool = rules.meld_kinds != "runs"
        self.joker_limit: str = rules.joker_limit
        self.same_suit: bool = rules.same_suit_sets

    @property
    def smallest(self) -> int:
        """The minimum number of cards in a meld."""
        return 3 if self.sets else max(3, self.min_run)

    def jokers_fit(self, jokers: int, size: int) -> bool:
        if self.joker_limit == "fewer_than_naturals":
            return 2 * jokers < size
        return jokers <= 1 or self.joker_limit == "unlimited"

    def judge(self, cards: tuple[Card, ...]) -> MeldKind | str:
        """``run`` or ``set`` for a valid new meld, otherwise the name of the reason against it."""
        if len(cards) < 3:
            return "meld_too_small"
        if len({card.rank for card in cards}) == 1:
            verdict = self._judge_set(cards)
        elif len({card.suit for card in cards}) == 1:
            verdict = self._judge_run(cards)
        else:
            return "not_a_meld"
        if verdict in ("run", "set") and not self.jokers_fit(
            sum(card.is_joker for card in cards), len(cards)
        ):
            return "too_many_jokers"
        return verdict

    def _judge_set(self, cards: tuple[Card, ...]) -> MeldKind | str:
        if not self.sets:
            return "sets_not_played"
        if len(cards) > LARGEST_SET:
            return "set_too_large"
        suits = [card.suit for card in cards]
        for suit in set(suits):
            doubled = suits.count(suit) > 1
            has_joker = any(card.is_joker for card in cards if card.suit == suit)
            if doubled and (not self.same_suit or has_joker):
                return "suit_twice_in_set"
        ordered = sorted(cards, key=lambda card: (card.suit, card.index))
        in_order = [c.role for c in ordered] == [c.role for c in cards]
        return "set" if in_order else "wrong_suit_order"

    def _judge_run(self, cards: tuple[Card, ...]) -> MeldKind | str:
        if not self.runs:
            return "runs_not_played"
        if not _in_sequence(cards):
            lane = sum({1 << card.rank for card in cards})
            distinct = lane.bit_count() == len(cards)
            run_if_sorted = distinct and in_runs(lane, len(cards), self.ring) != 0
            return "wrong_order" if run_if_sorted else "not_a_meld"
        if len(cards) < self.min_run:
            return "run_too_short"
        ring_off_ace = self.ring and len(cards) == LARGEST_RUN and cards[0].rank
        return self.judge_row(cards) or ("wrong_order" if ring_off_ace else "run")

    def judge_row(self, cards: Sequence[Card]) -> str:
        """Why cards in sequence are too long for a run or turn the corner; empty if neither."""
        if len(cards) > LARGEST_RUN:
            return "run_too_long"
        if not self.ring and cards[0].rank + len(cards) - 1 > ACE_HIGH:
            return "turns_the_corner"
        return ""

    def judge_lay_off(self, meld: Meld, cards: tuple[Card, ...], end: End) -> str:
        """The name of the reason why these cards cannot be laid off there; empty if they can."""
        if meld.kind == "set":
            reason = self._judge_set_lay_off(meld, cards, end)
        elif end == "":
            reason = "end_needed"
        else:
            row = meld.cards + cards if end == "+" else cards + meld.cards
            same_suit = all(card.suit == meld.suit for card in cards)
            in_sequence = same_suit and _in_sequence(row)
            reason = self.judge_row(row) if in_sequence else "does_not_fit"
        if reason:
            return reason
        jokers = meld.jokers + sum(card.is_joker for card in cards)
        fits = self.jokers_fit(jokers, len(meld.cards) + len(cards))
        return "" if fits else "too_many_jokers"

    def _judge_set_lay_off(self, meld: Meld, cards: tuple[Card, ...], end: End) -> str:
        card = cards[0]
        if end or len(cards) > 1 or card.rank != meld.cards[0].rank:
            return "does_not_fit"
        if len(meld.cards) == LARGEST_SET:
            return "set_too_large"
        copies = sum(other.role == card.role for other in meld.cards)
        allowed = 0 if card.is_joker else int(self.same_suit)
        return "suit_twice_in_set" if copies > allowed else ""


def _in_sequence(cards: Sequence[Card]) -> bool:
    return all(b.rank == (a.rank + 1) % 13 for a, b in pairwise(cards))
