"""What the handbook is made of: chapters of clauses, clauses of sentences."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final, NamedTuple

from rummy_qt.engine import Rules
from rummy_qt.ui.words.language import translate

Values = dict[str, Any]

MOVED: Final = "+"
"""Behind a card of an example that goes somewhere: it stands up."""
APART: Final = "-"
"""Stands between what lies on the table and a card that comes from elsewhere."""
PILE: Final = "="
"""Before discards, which are no meld."""
BACK: Final = "0"
"""A card that lies covered."""


class Promise(NamedTuple):
    """One sentence of a handbook: it makes one promise about the game."""

    name: str
    text: str
    values: Values
    """The numbers that it names."""


def of(**options: str) -> Callable[[Rules], Iterable[Values]]:
    """The values of a sentence: each is that of an option."""
    return lambda rules: [{blank: getattr(rules, name) for blank, name in options.items()}]


class Row(NamedTuple):
    """A sentence, and of which rules it is true."""

    name: str
    """What it promises. Rulebooks say by it where their source is silent, and a test holds the
    engine to it."""
    text: str
    """In English; ``%n`` is the first of its values."""
    holds: Callable[[Rules], bool] = lambda rules: True
    values: Callable[[Rules], Iterable[Values]] = of()
    """It is said once for each of these."""
    context: str = "Handbook"
    """In which it is translated."""

    def said(self, rules: Rules) -> Iterator[Promise]:
        """What it says of these rules; nothing where it is not true."""
        if self.holds(rules):
            for values in self.values(rules):
                number = next(iter(values.values()), None)
                text = translate(self.context, self.text, number, **values)
                yield Promise(self.name, text, values)


class Clause:
    """One paragraph."""

    def __init__(
        self,
        options: tuple[str, ...],
        *rows: Row,
        examples: Callable[[Rules], tuple[tuple[str, bool], ...]] = lambda rules: (),
        topic: str = "",
    ) -> None:
        """``topic``: where no option stands behind it, what it speaks of for a refusal."""
        self.options = options
        """The options of ``Rules`` behind it."""
        self.rows = rows
        self.examples = examples
        """Cards to draw below it, with the signs above, and whether they are right (or wrong)."""
        self.topics = (*options, topic) if topic else options
        """All by which it is found."""

    def sentences(self, rules: Rules) -> Iterator[Promise]:
        """What it says of these rules; nothing where there is nothing to say."""
        return (said for row in self.rows for said in row.said(rules))

    def text(self, rules: Rules) -> str:
        """The paragraph; empty where there is nothing to say."""
        return " ".join(sentence.text for sentence in self.sentences(rules))


class Section:
    """A chapter."""

    def __init__(self, title: Callable[[], str], *clauses: Clause) -> None:
        self.title = title
        self.clauses = clauses
