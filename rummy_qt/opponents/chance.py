"""An opponent's random numbers, from integers: the same on every machine, compiled or not."""

from __future__ import annotations

import hashlib
from typing import Final, final

from rummy_qt.engine.flat import i64, vec

_WORD: Final[i64] = 0xFFFFFFFF


@final
class Chance:
    """A generator of 32-bit numbers, seeded by three (Doty-Humphrey's sfc32)."""

    def __init__(self, one: i64, two: i64, three: i64) -> None:
        self._one: i64 = one & _WORD
        self._two: i64 = two & _WORD
        self._three: i64 = three & _WORD
        self._count: i64 = 1
        for _ in range(12):
            self.word()

    def word(self) -> i64:
        """The next number, from 0 to 2³² − 1."""
        drawn = self._one + self._two + self._count & _WORD
        self._count = self._count + 1 & _WORD
        self._one = self._two ^ self._two >> 9
        self._two = self._three + (self._three << 3) & _WORD
        self._three = (self._three << 21 & _WORD | self._three >> 11) + drawn & _WORD
        return drawn

    def below(self, n: i64) -> i64:
        """A number from 0 to ``n`` − 1; ``n`` is less than 2³⁰."""
        return self.word() * n >> 32

    def uniform(self) -> float:
        """A number from 0 up to 1."""
        return float(self.word()) / 4294967296.0

    def shuffle(self, row: vec[i64], size: i64, start: i64 = 0) -> None:
        """Shuffles ``size`` numbers of a row in place, from index ``start`` on."""
        last = size - 1
        while last > 0:
            other = start + self.below(last + 1)
            kept = row[start + last]
            row[start + last] = row[other]
            row[other] = kept
            last -= 1


def chance_of(label: str) -> Chance:
    """The generator seeded by a text."""
    digest = hashlib.sha256(label.encode()).digest()
    words = [int.from_bytes(digest[at : at + 4], "big") for at in (0, 4, 8)]
    return Chance(words[0], words[1], words[2])
