"""What lies on the table of the simulation."""

from __future__ import annotations

from typing import Final, NamedTuple

RUN: Final = 0
SET: Final = 1


class Laid(NamedTuple):
    """A meld on the table."""

    kind: int
    """``RUN`` or ``SET``."""
    key: int
    """A run's suit, a set's rank."""
    low: int
    """A run's first rank; a set's suits: bits 0–3 there once, 4–7 there twice."""
    size: int
    jokers: int
    fit: int
    """The faces that it may gain as single naturals."""
    ace: int
    """The seat whose natural ace lies lowest in a run; −1: none does."""


class TableJoker(NamedTuple):
    """A joker on the table."""

    meld: int
    """The meld's place in ``World.melds``."""
    role: int
    """The face that it stands for."""
    owner: int
    card: int
