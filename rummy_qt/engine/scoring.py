"""What a card is worth, and a seat's score of a round."""

from __future__ import annotations

from typing import Final, NamedTuple

from .cards import Card
from .rules import Rules

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


def pip_points(rules: Rules, rank: int) -> int:
    """What any card of rank 1 (a two) to 12 (a king) is worth."""
    if rank >= _TEN:
        return _COURT
    return rank + 1 if rules.pip_values else _FLAT_PIPS


def points_in_hand(rules: Rules, card: Card) -> int:
    """What a card that is left in hand counts against its holder."""
    if card.is_joker:
        return rules.joker_value
    return pip_points(rules, card.rank) if card.rank else rules.ace_in_hand
