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


class Section(NamedTuple):
    """A chapter."""

    title: Callable[[], str]
    clauses: tuple[Clause, ...]
