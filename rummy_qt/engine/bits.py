"""Bit operations on sets of cards: faces 0–51, suit by suit, ace lowest.

A *lane* is the thirteen bits of one suit. A hand is three such numbers: the cards of the
first deck, those of the second, and the jokers.
"""

from __future__ import annotations

from typing import Final

from .flat import i64, vec

LANE: Final[i64] = (1 << 13) - 1
"""The thirteen ranks of one suit."""
DECK: Final[i64] = (1 << 52) - 1
"""All faces of one deck."""
COLUMN: Final[i64] = 1 | 1 << 13 | 1 << 26 | 1 << 39
"""The four aces; shifted by a rank, the four cards of that rank."""

BIT: Final = vec[i64]([1 << place for place in range(62)])
"""``BIT[place]`` is the number with only that bit set."""


def _places() -> vec[i64]:
    places = [0] * 53
    for place in range(52):
        places[(1 << place) % 53] = place
    return vec[i64](places)


PLACE: Final = _places()
"""The place of a single bit, by the bit modulo 53 (two is a primitive root of 53)."""


ZEROS: Final = vec[i64]([0] * 512)
"""``ZEROS[:n]`` is a new row of ``n`` zeros."""


def row_of(numbers: list[int]) -> vec[i64]:
    """The numbers as a ``vec``."""
    return vec[i64](numbers)


def lowest(bits: i64) -> i64:
    """The place of the lowest set bit, which must be below 52."""
    return PLACE[(bits & -bits) % 53]


def highest(bits: i64) -> i64:
    """The place of the highest set bit; ``bits`` must not be 0."""
    place: i64 = 0
    if bits >> 32:
        place, bits = 32, bits >> 32
    if bits >> 16:
        place, bits = place + 16, bits >> 16
    if bits >> 8:
        place, bits = place + 8, bits >> 8
    while bits > 1:
        place, bits = place + 1, bits >> 1
    return place


def nth(bits: i64, skip: i64) -> i64:
    """The place of the set bit above ``skip`` lower ones; it must exist, below 52."""
    while skip:
        bits &= bits - 1
        skip -= 1
    return lowest(bits)


def in_runs(lane: i64, length: i64, ring: bool) -> i64:
    """The ranks of a lane, as bits, that are part of a run of at least ``length`` cards."""
    row = lane | lane << 13 if ring else lane | (lane & 1) << 13
    starts = row
    for step in range(1, length):
        starts &= row >> step
    runs = starts
    for step in range(1, length):
        runs |= starts << step
    return (runs | runs >> 13) & LANE


def count(bits: i64) -> i64:
    """The number of set bits."""
    bits = bits - (bits >> 1 & 0x5555555555555555)
    bits = (bits & 0x3333333333333333) + (bits >> 2 & 0x3333333333333333)
    bits = bits + (bits >> 4) & 0x0F0F0F0F0F0F0F0F
    bits += bits >> 8
    bits += bits >> 16
    bits += bits >> 32
    return bits & 127
