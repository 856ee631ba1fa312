"""Who sits at the table: names, and the small differences in style between them.

A seat keeps its character through a match: it follows from the level and the seat.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from .weights import Weights


class Leaning(NamedTuple):
    """A leaning that changes a few weights by a factor."""

    name: str
    stock: float = 1.0
    """Below 1: eager for the discard pile; above: careful with it."""
    haste: float = 1.0
    """Above 1: wants to be rid of cards, and out; below: stays for points."""
    danger: float = 1.0
    """Above 1: gives others little."""

    def lean(self, weights: Weights) -> Weights:
        """These weights, leaning this way."""
        return weights._replace(
            stock=weights.stock * self.stock,
            dead=weights.dead * self.haste,
            haste=weights.haste * self.haste,
            fit=weights.fit * self.danger,
            pair=weights.pair * self.danger,
            open_pair=weights.open_pair * self.danger,
        )


EAGER: Final = Leaning("eager", stock=0.8)
CAREFUL: Final = Leaning("careful", stock=1.15, danger=1.15)
QUICK: Final = Leaning("quick", haste=1.35)
GREEDY: Final = Leaning("greedy for points", haste=0.75)


class Character(NamedTuple):
    """Somebody to play against."""

    name: str
    style: Leaning


CHARACTERS: Final[dict[str, tuple[Character, ...]]] = {
    "newcomer": (
        Character("Elin", CAREFUL),
        Character("Samir", EAGER),
        Character("Rosa", GREEDY),
        Character("Kasper", QUICK),
    ),
    "beginner": (
        Character("Ida", CAREFUL),
        Character("Max", EAGER),
        Character("Noor", QUICK),
        Character("Theo", GREEDY),
    ),
    "casual": (
        Character("Bo", EAGER),
        Character("Hanna", QUICK),
        Character("Piet", CAREFUL),
        Character("Zosia", GREEDY),
    ),
    "club": (
        Character("Marta", GREEDY),
        Character("Jens", CAREFUL),
        Character("Lotte", EAGER),
        Character("Karol", QUICK),
    ),
    "expert": (
        Character("Viktor", CAREFUL),
        Character("Ingrid", QUICK),
        Character("Henk", GREEDY),
        Character("Agnes", EAGER),
    ),
    "master": (
        Character("Sofia", GREEDY),
        Character("Anton", QUICK),
        Character("Greta", CAREFUL),
        Character("Mikkel", EAGER),
    ),
}
"""Four of each level; a seat has the one with its number, modulo four."""


def character(level: str, seat: int) -> Character | None:
    """Who plays this level in this seat; None for levels without characters."""
    known = CHARACTERS.get(level)
    return known[seat % len(known)] if known else None
