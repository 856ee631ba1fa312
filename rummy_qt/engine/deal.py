"""Shuffling from a seed, so that anyone can repeat every deal in any language.

``docs/engine.md`` describes the algorithm, its labels and a worked example under "Every deal from
a seed".
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
    """A whole number from 0 to ``n - 1`` that follows from the seed and the label alone."""
    return _below(n, _numbers(seed, label))


def shuffled(items: Sequence[T], seed: Seed, label: str) -> list[T]:
    """The items in an order that follows from the seed and the label alone."""
    numbers = _numbers(seed, label)
    order = list(items)
    for i in range(len(order) - 1, 0, -1):
        j = _below(i + 1, numbers)
        order[i], order[j] = order[j], order[i]
    return order
