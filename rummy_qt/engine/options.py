"""What an option of the rules is: its legal values, its default, and what is said of them.

The texts are English; the window translates them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, NamedTuple

from .reasons import Datum, OptionName, Reason

Value = str | int | bool | None | tuple[int, ...]
Group = Literal[
    "players", "deal", "drawing", "melds", "jokers", "closing", "calls", "points", "match"
]

_SEAT_COUNTS = range(2, 9)
NONE: Final = "none"


class Choice(NamedTuple):
    """One of a few values."""

    words: Mapping[str | bool | None, str]
    """By value, what it is called."""

    @property
    def values(self) -> tuple[str | bool | None, ...]:
        return tuple(self.words)

    @property
    def texts(self) -> tuple[str, ...]:
        """All that is said of the values."""
        return tuple(filter(None, self.words.values()))

    def admits(self, value: object) -> bool:
        return any(value is v or (type(value) is type(v) and value == v) for v in self.values)

    def refuse(self, option: str, value: object) -> Reason:
        """Why the option does not admit this value."""
        choices = ", ".join(map(str, self.values))
        return _refused("not_one_of_these", option, value, choices=choices)


class Number(NamedTuple):
    """A whole number, or None where ``optional``."""

    low: int
    high: int
    counted: str
    """What it counts, as ``%n card(s)``."""
    optional: bool = False

    @property
    def texts(self) -> tuple[str, ...]:
        return (self.counted, NONE) if self.optional else (self.counted,)

    def admits(self, value: object) -> bool:
        if value is None:
            return self.optional
        return type(value) is int and self.low <= value <= self.high

    def refuse(self, option: str, value: object) -> Reason:
        name = "neither_number_nor_none" if self.optional else "not_a_number"
        return _refused(name, option, value, low=self.low, high=self.high)


class Numbers(NamedTuple):
    """A whole number from ``low`` to ``high`` for each of 2, 3, … 8 players."""

    low: int
    high: int

    @property
    def texts(self) -> tuple[str, ...]:
        """Nothing is said of the values: they stand below their numbers of players."""
        return ()

    def admits(self, value: object) -> bool:
        return (
            isinstance(value, tuple)
            and len(value) == len(_SEAT_COUNTS)
            and all(type(n) is int and self.low <= n <= self.high for n in value)
        )

    def refuse(self, option: str, value: object) -> Reason:
        return _refused("not_seven_numbers", option, value, low=self.low, high=self.high)


def _refused(name: str, option: str, value: object, **values: Datum) -> Reason:
    return Reason(name, option=OptionName(option), written=f"{value!r:.60}", **values)


Values = Choice | Number | Numbers
YES_NO = Choice({False: "", True: ""})
"""What is not called anything: the option's sentence holds, or not."""


class Option(NamedTuple):
    """What there is to know about one option of ``Rules``."""

    name: str
    group: Group
    values: Values
    default: Value
    sentence: str
    """What the option means, in one English sentence."""
