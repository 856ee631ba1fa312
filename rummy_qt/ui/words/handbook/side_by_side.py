"""What differs between the rulebooks: their options beside each other, as a page of text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from html import escape
from itertools import groupby
from typing import Final

from rummy_qt.engine import OPTIONS, RULEBOOKS, Rules
from rummy_qt.engine.options import NONE, Choice, Number, Option
from rummy_qt.engine.rules import RulesError
from rummy_qt.ui.words.language import QT_TRANSLATE_NOOP, bare, translate
from rummy_qt.ui.words.names import RULEBOOK_WORDS

from .chapters import SECTIONS
from .page import holds

GROUP_WORDS: Final[dict[str, str]] = {
    "players": QT_TRANSLATE_NOOP("Options", "Players and decks"),
    "deal": QT_TRANSLATE_NOOP("Options", "The deal"),
    "drawing": QT_TRANSLATE_NOOP("Options", "Drawing"),
    "melds": QT_TRANSLATE_NOOP("Options", "Melds"),
    "jokers": QT_TRANSLATE_NOOP("Options", "Jokers"),
    "closing": QT_TRANSLATE_NOOP("Options", "The end of a round"),
    "calls": QT_TRANSLATE_NOOP("Options", "Calls"),
    "points": QT_TRANSLATE_NOOP("Options", "Points"),
    "match": QT_TRANSLATE_NOOP("Options", "The match"),
}
"""By group of options, its title, in the order in which pages show them."""

_YES: Final = "✓"
_NOTHING: Final = "–"


def side_by_side_html(words: str = "") -> str:
    """A table of what differs for each group of options, with a column for each rulebook.

    What is not as in most of them stands out. With ``words``, only rows that hold all of them.
    """
    heads = "".join(
        f"<td width='16%' class='told label'>{escape(translate('Words', said.origin))}</td>"
        for said in RULEBOOK_WORDS.values()
    )
    tables = ""
    for group in GROUP_WORDS:
        rows = "".join(_rows(group, bare(words).split()))
        if rows:
            tables += (
                f"<h2>{escape(group_title(group))}</h2><table width='100%' cellspacing='0'"
                f" cellpadding='4' class='beside'><tr>{heads}</tr>{rows}</table>"
            )
    nothing = escape(translate("Handbook", "Nothing in the handbook says that."))
    return tables or f"<p>{nothing}</p>"


def group_title(group: str) -> str:
    """What a group of options is called."""
    return translate("Options", GROUP_WORDS[group])


def _rows(group: str, wanted: list[str]) -> Iterator[str]:
    """The options of a group that are not the same everywhere."""
    for option in OPTIONS.values():
        if option.group != group or len({getattr(b, option.name) for b in RULEBOOKS.values()}) == 1:
            continue
        values, sentence = _values(option), translate("Options", option.sentence).rstrip(".")
        if not holds(" ".join((sentence, *values)), wanted):
            continue
        usual = Counter(values).most_common(1)[0][1]
        shown = map(escape, values)
        marked = [
            one if values.count(said) == usual else f"<b>{one}</b>"
            for one, said in zip(shown, values, strict=True)
        ]
        cells = "".join(f"<td class='told'>{one}</td>" for one in marked)
        asked = f"<td colspan='{len(values)}'>{escape(sentence)}</td>"
        yield f"<tr>{asked}</tr><tr>{cells}</tr>"


def _values(option: Option) -> list[str]:
    """What an option is in each rulebook, in the order of ``RULEBOOK_WORDS``."""
    books = [RULEBOOKS[name] for name in RULEBOOK_WORDS]
    return [
        _NOTHING if _says_nothing(option, rules) else value_text(option, rules) for rules in books
    ]


def value_text(option: Option, rules: Rules) -> str:
    """What an option is in some rules, in a few words."""
    value = getattr(rules, option.name)
    if isinstance(option.values, Number):
        said = NONE if value is None else option.values.counted
        return translate("Options", said, value)
    if isinstance(value, tuple):  # by the number of players: 13/7
        return "/".join(str(number) for number, _ in groupby(value))
    if isinstance(value, bool):
        return _YES if value else _NOTHING
    assert isinstance(option.values, Choice)
    return translate("Options", option.values.words[value])


def _says_nothing(option: Option, rules: Rules) -> bool:
    """Whether the handbook would be the same with any other value: a joker's, without jokers."""
    clauses = [
        clause
        for section in SECTIONS
        for clause in section.clauses
        if option.name in clause.options
    ]
    values = {getattr(other, option.name) for other in RULEBOOKS.values()}
    try:
        others = [rules.replace(**{option.name: value}) for value in values]
    except RulesError:
        return False
    return len({tuple(clause.text(other) for clause in clauses) for other in others}) == 1
