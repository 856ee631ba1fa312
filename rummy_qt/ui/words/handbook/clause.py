"""What the handbook is made of: chapters of clauses, clauses of sentences."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from rummy_qt.engine import Rules


class Said(NamedTuple):
    """One sentence: it makes one promise about the game."""

    name: str
    """What it promises. Rulebooks say by it where their source is silent, and a test holds the
    engine to it."""
    text: str
    values: dict[str, Any]
    """The numbers that it names."""


def said(name: str, words: str, **values: Any) -> Said:
    """A sentence whose blanks are filled with ``values``."""
    return Said(name, words.format(**values), values)


class Clause(NamedTuple):
    """One paragraph."""

    options: tuple[str, ...]
    """The options of ``Rules`` behind it."""
    sentences: Callable[[Rules], Iterable[Said]]
    """What it says of these rules; nothing where there is nothing to say."""
    examples: Callable[[Rules], tuple[tuple[str, bool], ...]] = lambda rules: ()
    """Cards to draw below it, and whether they are right (or wrong)."""
    topic: str = ""
    """What it speaks of, where no option stands behind it and a refusal points at it."""

    def text(self, rules: Rules) -> str:
        """The paragraph; empty where there is nothing to say."""
        return " ".join(sentence.text for sentence in self.sentences(rules))

    @property
    def topics(self) -> tuple[str, ...]:
        """All by which it is found: its options, and its topic."""
        return (*self.options, self.topic) if self.topic else self.options


class Section(NamedTuple):
    """A chapter."""

    title: Callable[[], str]
    clauses: tuple[Clause, ...]
