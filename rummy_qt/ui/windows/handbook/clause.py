"""What the handbook is made of."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from rummy_qt.engine import Rules


class Clause(NamedTuple):
    """One paragraph."""

    options: tuple[str, ...]
    """The options of ``Rules`` behind it."""
    text: Callable[[Rules], str]
    """The paragraph for these rules; empty where there is nothing to say."""
    examples: Callable[[Rules], tuple[tuple[str, bool], ...]] = lambda rules: ()
    """Cards to draw below it, and whether they are right (or wrong)."""
    topic: str = ""
    """What it speaks of, where no option stands behind it and a refusal points at it."""

    @property
    def topics(self) -> tuple[str, ...]:
        """All by which it is found: its options, and its topic."""
        return (*self.options, self.topic) if self.topic else self.options


class Section(NamedTuple):
    """A chapter."""

    title: Callable[[], str]
    clauses: tuple[Clause, ...]
