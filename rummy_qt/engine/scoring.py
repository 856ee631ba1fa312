"""What cards are worth, and what a round scores."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from .cards import JOKER_FACE, Card, cards_of
from .melds import Meld
from .rules import Rules

_ACE, _TEN = 0, 9
_FLAT_PIPS, _COURT = 5, 10


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


def hand_points(rules: Rules, hand: int) -> int:
    """What the cards of a hand count against their holder."""
    return sum(held_points(rules, card) for card in cards_of(hand))


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


def tally(
    rules: Rules,
    melds: Sequence[Meld],
    hands: Sequence[int],
    penalties: Sequence[int],
    closer: int | None,
) -> list[Tally]:
    """The score of a round for each seat; ``penalties`` are the prices each has paid."""
    melded, laid_off = [0] * len(hands), [0] * len(hands)
    for meld in melds:
        points = table_points(rules, meld)
        for owner, late, value in zip(meld.owners, meld.laid_off, points, strict=True):
            (laid_off if late else melded)[owner] += value
    return [
        Tally(
            melds=melded[seat],
            lay_offs=laid_off[seat],
            hand=-hand_points(rules, hand),
            bonus=rules.going_out_bonus if seat == closer else 0,
            penalties=-penalties[seat],
        )
        for seat, hand in enumerate(hands)
    ]
