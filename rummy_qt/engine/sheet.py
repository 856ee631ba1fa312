"""One set of rules for one number of players, precomputed as numbers for ``Position``."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple, final

from .bits import BIT, LANE, count, row_of
from .cards import CARDS, FIRST_JOKER, Card
from .combinations import combinations_of
from .flat import i64
from .melds import ACE_HIGH, LARGEST_RUN, LARGEST_SET, MeldKind
from .rules import Rules

_TEN: Final = 9
_FLAT_PIPS: Final = 5
_COURT: Final = 10


class Tally(NamedTuple):
    """One seat's itemised score of a round, in points."""

    melds: int
    """For cards laid as new melds."""
    lay_offs: int
    """For cards laid off or claimed."""
    hand: int
    """For cards left in hand: zero or negative."""
    bonus: int
    """For going out."""
    penalties: int
    """For prices paid: zero or negative."""

    @property
    def total(self) -> int:
        return sum(self)


def pip_points(rules: Rules, rank: int) -> int:
    """The points of a card of rank 1 (a two) to 12 (a king)."""
    if rank >= _TEN:
        return _COURT
    return rank + 1 if rules.pip_values else _FLAT_PIPS


def points_in_hand(rules: Rules, card: Card) -> int:
    """The points that a card left in hand costs, as a positive number."""
    if card.is_joker:
        return rules.joker_value
    return pip_points(rules, card.rank) if card.rank else rules.ace_in_hand


NO_DUTY: Final[i64] = 0
CHOSEN_CARD: Final[i64] = 1
COVERED_CARD_MELD: Final[i64] = 2

_DUTIES: Final = (None, "chosen_card", "covered_card_meld", "taken_card_meld")
"""The values of the option ``duty``, by these numbers; 3 has no constant of its own."""


@final
class Sheet:
    """The rules of a round in numbers. Make it with ``sheet_of``."""

    def __init__(self, rules: Rules, players: int) -> None:
        self.rules = rules
        self.combinations = combinations_of(rules)
        self.players: i64 = players
        self.hand_size: i64 = rules.hand_size(players)
        deck = rules.deck(players)
        self.cards: i64 = len(deck)

        self.any_discard: bool = rules.discard_draw == "any"
        self.fanned: bool = rules.discard_pile == "fanned"
        self.duty: i64 = _DUTIES.index(rules.duty)
        self.duty_has_price: bool = rules.duty_price is not None
        self.duty_price: i64 = rules.duty_price or 0
        self.may_return_top_card: bool = rules.may_return_top_card
        self.top_card_free: bool = rules.top_card_free
        self.take_needs_meld: bool = rules.take_needs_meld
        self.closed_first_lap: bool = rules.closed_first_lap
        self.peek_price: i64 = rules.peek_price or 0

        self.runs: bool = rules.meld_kinds != "sets"
        self.sets: bool = rules.meld_kinds != "runs"
        self.ring: bool = rules.ring_runs
        self.min_run: i64 = rules.min_run
        self.same_suit_sets: bool = rules.same_suit_sets
        self.first_meld_points: i64 = rules.first_meld_points or 0
        self.lay_off_needs_meld: bool = rules.lay_off_needs_meld
        self.swaps: bool = rules.joker_swap != "never"
        self.swaps_own: bool = rules.joker_swap == "anyone"

        self.must_discard: bool = rules.must_discard_to_go_out
        self.closing_card_may_fit: bool = rules.closing_card_may_fit
        self.closing_card_claimable: bool = rules.closing_card_claimable
        self.claims: bool = rules.claims
        self.false_claim_price: i64 = rules.false_claim_price
        self.stock_is_rebuilt: bool = rules.stock_out == "rebuild"
        self.last_draw_ends: bool = rules.stock_out == "last_draw"
        self.declining_ends: bool = rules.stock_out == "decline"
        self.bonus: i64 = rules.going_out_bonus

        self.joker_value: i64 = rules.joker_value
        self.ace_low: i64 = rules.ace_low
        ranks = [rules.ace_high, *[pip_points(rules, rank) for rank in range(1, 13)]]
        self.laid = row_of(ranks * 4)
        """By face: the points on the table, with aces high."""
        self.held = row_of([points_in_hand(rules, card) for card in CARDS])
        """By card index: the points that a card costs in hand."""
        self._held_in_lane = row_of([-1] * 8192)

    # ------------------------------------------------------------------------- points

    def laid_points(self, card: i64, role: i64, from_ace: bool) -> i64:
        """The points of a card on the table; an ace is low only in a run ``from_ace`` (S-15)."""
        if card >= FIRST_JOKER:
            return self.joker_value
        return self.ace_low if from_ace and role % 13 == 0 else self.laid[role]

    def meld_points(self, kind: MeldKind, cards: tuple[Card, ...]) -> list[int]:
        """The points of each card of a meld, in the meld's order."""
        from_ace = kind == "run" and not cards[0].rank
        return [int(self.laid_points(card.index, card.role, from_ace)) for card in cards]

    def held_points(self, first: i64, second: i64, jokers: i64) -> i64:
        """The points that a hand costs, as a positive number."""
        points: i64 = 0
        if jokers:
            points = self.joker_value * count(jokers)
        for suit in range(4):
            points += self._lane_points(first >> 13 * suit & LANE)
        if second:
            for suit in range(4):
                points += self._lane_points(second >> 13 * suit & LANE)
        return points

    def _lane_points(self, lane: i64) -> i64:
        points = self._held_in_lane[lane]
        if points < 0:
            points = 0
            for rank in range(13):
                if lane >> rank & 1:
                    points += self.held[rank]
            self._held_in_lane[lane] = points
        return points

    # ----------------------------------------------------------------------- what fits

    def run_fit(self, suit: i64, low: i64, size: i64) -> i64:
        """The faces, as bits, that extend a run at either end."""
        if size >= LARGEST_RUN:
            return 0
        base = 13 * suit
        high = low + size
        if self.ring:
            return BIT[base + (low + 12) % 13] | BIT[base + high % 13]
        fit: i64 = 0
        if low:
            fit = BIT[base + low - 1]
        if high <= ACE_HIGH:
            fit |= BIT[base + high % 13]
        return fit

    def set_fit(self, rank: i64, suits: i64, size: i64) -> i64:
        """The faces, as bits, that extend a set; ``suits`` as in ``melds.LOW``."""
        if size >= LARGEST_SET:
            return 0
        fit: i64 = 0
        allowed: i64 = 1 if self.same_suit_sets else 0
        for suit in range(4):
            if (suits >> suit & 1) + (suits >> suit + 4 & 1) <= allowed:
                fit |= BIT[13 * suit + rank]
        return fit


@lru_cache(maxsize=4)
def sheet_of(rules: Rules, players: int) -> Sheet:
    """The shared ``Sheet`` for these rules and this number of players."""
    return Sheet(rules, players)
