"""Shuffling from a seed, so that anyone can repeat every deal in any language.

The algorithm, ``shuffled(cards, seed, label)``:

1. The random bytes are SHA-256(``"rummy-qt|{seed}|{label}|{counter}"`` in UTF-8) for
   counter 0, 1, 2, …, one digest after the other.
2. They are read as unsigned big-endian 64-bit numbers. A number ``x`` gives a choice below
   ``n`` as ``x mod n``, unless ``x ≥ 2⁶⁴ − (2⁶⁴ mod n)``: then it is skipped, so that every
   choice is equally likely.
3. Fisher–Yates from the end: for ``i`` from the last index down to 1, swap the items at
   ``i`` and at a choice below ``i + 1``.

Labels: ``deal {n}`` for the deck of round ``n`` (1, 2, …), from the unshuffled deck in the
order of ``Rules.deck``; ``dealer`` for the first dealer (one choice below the number of
players); ``round {n} stock {k}`` for the ``k``-th stock (1, 2, …) rebuilt in round ``n``,
from the discards, bottom first.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from typing import TypeVar

T = TypeVar("T")
Seed = int | str


def _numbers(seed: Seed, label: str) -> Iterator[int]:
    counter = 0
    while True:
        digest = hashlib.sha256(f"rummy-qt|{seed}|{label}|{counter}".encode()).digest()
        for start in range(0, len(digest), 8):
            yield int.from_bytes(digest[start : start + 8], "big")
        counter += 1


def _below(n: int, numbers: Iterator[int]) -> int:
    limit = (1 << 64) - (1 << 64) % n
    return next(x for x in numbers if x < limit) % n


def choice(n: int, seed: Seed, label: str) -> int:
    """A whole number from 0 to ``n - 1``."""
    return _below(n, _numbers(seed, label))


def shuffled(items: Sequence[T], seed: Seed, label: str) -> list[T]:
    """The items in an order that follows from the seed and the label alone."""
    numbers = _numbers(seed, label)
    order = list(items)
    for i in range(len(order) - 1, 0, -1):
        j = _below(i + 1, numbers)
        order[i], order[j] = order[j], order[i]
    return order
