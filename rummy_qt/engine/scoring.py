"""What cards are worth, and what a round scores."""

from __future__ import annotations

from typing import Final, NamedTuple

from .cards import JOKER_FACE, Card
from .melds import Meld
from .rules import Rules

_ACE: Final = 0
_TEN: Final = 9
_FLAT_PIPS: Final = 5
_COURT: Final = 10


class Tally(NamedTuple):
    """One seat's score of a round, in points, by where it comes from."""

    melds: int
    """Cards laid as new melds."""
    lay_offs: int
    """Cards laid off or claimed."""
    hand: int
    """Cards left in hand: zero or negative."""
    bonus: int
    """For going out."""
    penalties: int
    """Prices paid: zero or negative."""

    @property
    def total(self) -> int:
        return sum(self)


def table_points(rules: Rules, meld: Meld) -> list[int]:
    """What each card of a meld scores, in the meld's order.

    An ace is low only as the first card of a run (S-15).
    """
    points = [_laid_points(rules, card) for card in meld.cards]
    first = meld.cards[0]
    if meld.kind == "run" and first.rank == _ACE and not first.is_joker:
        points[0] = rules.ace_low
    return points


def _laid_points(rules: Rules, card: Card) -> int:
    if card.is_joker:
        return rules.joker_value
    return rules.ace_high if card.rank == _ACE else pip_points(rules, card.rank)


def held_points(rules: Rules, card: Card) -> int:
    """What one card left in hand counts."""
    if card.face == JOKER_FACE:
        return rules.joker_value
    return rules.ace_in_hand if card.rank == _ACE else pip_points(rules, card.rank)


def pip_points(rules: Rules, rank: int) -> int:
    """What any card of rank 1 (a two) to 12 (a king) is worth."""
    if rank >= _TEN:
        return _COURT
    return rank + 1 if rules.pip_values else _FLAT_PIPS
