"""The handbook as rich text: numbered clauses, search, and drawn examples.

Also the clause that answers the "Why?" of a refusal, and the rulebooks side by side.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from itertools import groupby
from string import ascii_lowercase
from typing import Annotated, Any, Final, NamedTuple

from rummy_qt.engine import OPTIONS, REASONS, RULEBOOKS, Rules
from rummy_qt.engine.rules import Choice, Number, Option, RulesError
from rummy_qt.records.texts import English, as_markup
from rummy_qt.ui.words.handbook.chapters import CLAUSES, SECTIONS, Clause, Section
from rummy_qt.ui.words.language import in_context, translate, unaccented
from rummy_qt.ui.words.names import RULEBOOK_WORDS

tr = in_context("Handbook")
_OUR_CHOICE: Final = "\u00a0°"
"""After a sentence that is our choice."""


def anchor_of(topic: str) -> str:
    """The anchor of the clause that speaks of an option or topic."""
    return f"topic-{topic}"


def _matches(text: str, wanted: list[str]) -> bool:
    """Whether each wanted word, already ``unaccented``, begins some word of the text."""
    plain = unaccented(text) if wanted else ""
    return all(re.search(rf"\b{re.escape(word)}", plain) for word in wanted)


class HandbookPage(NamedTuple):
    """The handbook of ``rules`` as rich text."""

    rules: Rules
    title: str
    rulebook: str = ""
    """Whose sentences are marked where they are our choice."""
    words: str = ""
    """Search words: only clauses that have all of them are shown, with the words highlighted."""
    asked: str = ""
    """The option or topic whose clause is highlighted."""
    more: tuple[Section, ...] = ()
    """Chapters after those of the rules."""
    column_height: int = 0
    """In points, for two columns; 0: a single column."""

    @property
    def html(self) -> str:
        chapters = self.chapters() or _paragraph(tr("Nothing was found in the handbook."))
        silent = tr("° The source of these rules is silent here: our choice.")
        note = _paragraph(silent, "note") if _OUR_CHOICE in chapters else ""
        return f"<h1>{as_markup(self.title)}</h1>{note}{chapters}"

    @property
    def wanted(self) -> list[str]:
        return unaccented(self.words).split()

    def chapters(self) -> str:
        """The chapters that are not empty."""
        sections = (*SECTIONS, *self.more)
        filled = [s for s in sections if any(c.text(self.rules) for c in s.clauses)]
        chapters = (self.chapter(number, section) for number, section in enumerate(filled, 1))
        parts = [part for chapter in chapters for part in chapter]
        return "".join(_pages(parts, self.column_height) if self.column_height else parts)

    def chapter(self, number: int, section: Section) -> list[str]:
        """The clauses of a chapter that match the search, its title with the first of them."""
        title = tr(section.title)
        texts = [(clause, clause.text(self.rules)) for clause in section.clauses]
        lettered = zip(ascii_lowercase, (pair for pair in texts if pair[1]), strict=False)
        clauses = [
            self._clause(f"{number}{letter}", clause)
            for letter, (clause, text) in lettered
            if _matches(f"{title} {text}", self.wanted)
        ]
        clauses[:1] = [f"<h2>{number}. {as_markup(title)}</h2>{clause}" for clause in clauses[:1]]
        return clauses

    def _clause(self, label: str, clause: Clause) -> str:
        anchors = "".join(f'<a name="{anchor_of(topic)}"></a>' for topic in clause.topics)
        style = " class='asked'" if self.asked in clause.topics else ""
        ours = OURS.get(self.rulebook, ())
        text = " ".join(
            _marked(_unbroken(sentence.text), self.wanted) + _OUR_CHOICE * (sentence.name in ours)
            for sentence in clause.sentences(self.rules)
        )
        pictures = " &nbsp; ".join(
            f'<img src="{"right" if right else "wrong"}:{cards}">'
            for cards, right in clause.examples(self.rules)
        )
        examples = f"<p>{pictures}</p>" if pictures else ""
        return (
            f"<table width='100%' cellspacing='0'{style}><tr>"
            f"<td width='34' class='label'>{anchors}{label}</td>"
            f"<td class='clause'><p>{text}</p>{examples}</td></tr></table>"
        )


def _pages(parts: list[str], column_height: int) -> Iterator[str]:
    """Pages of two columns of about this height, which also break within chapters."""
    pages, used = [list[str]()], 160  # of both columns, for the title
    for part in parts:
        if used + _height(part) > 2 * column_height:
            carried = (
                [pages[-1].pop()] if "<h2" in pages[-1][-1] else []
            )  # a chapter's first clause
            pages, used = [*pages, carried], sum(map(_height, carried))
        pages[-1].append(part)
        used += _height(part)
    return (_columns(page, "first" if page is pages[0] else "page") for page in pages if page)


def _columns(parts: list[str], style: str) -> str:
    """The parts in order in two columns of about the same height."""
    heights = list(map(_height, parts))
    splits = range(1, len(parts) + 1)
    split = min(splits, key=lambda at: max(sum(heights[:at]), sum(heights[at:])))
    left, right = "".join(parts[:split]), "".join(parts[split:])
    of = f" class='{style}'"
    cells = (
        f"<td width='50%'{of}>{left}</td><td width='24'{of}></td><td width='50%'{of}>{right}</td>"
    )
    return f"<table width='100%' cellspacing='0' cellpadding='0'><tr>{cells}</tr></table>"


def _height(part: str) -> int:
    """The approximate height in points in a column: of lines, a drawing, a chapter's title."""
    letters = len(re.sub("<[^>]*>", "", part))
    return 10 + 20 * (1 + letters // 62) + 107 * ("<img" in part) + 40 * ("<h2" in part)


def _paragraph(text: str, style: str = "") -> str:
    return f"<p class='{style}'>{as_markup(text)}</p>"


def _unbroken(text: str) -> str:
    """The text without line breaks between numbers and what they count."""
    return re.sub(r"(?<=\d) (?=[^\W\d])", "\u00a0", text)


def _marked(text: str, wanted: list[str]) -> str:
    """The text with the wanted words highlighted at the start of words."""
    if not wanted:
        return as_markup(text)
    shown, done = "", 0
    for match in re.finditer(rf"\b(?:{'|'.join(map(re.escape, wanted))})", unaccented(text)):
        start, end = match.span()
        word = as_markup(text[start:end])
        shown += f"{as_markup(text[done:start])}<span class='found'>{word}</span>"
        done = end
    return shown + as_markup(text[done:])


def topic_for(reason: str, rules: Rules) -> str:
    """The option or topic of the clause that explains a refusal, else of the one before it."""
    topic = REASONS[reason].topic
    place = next(nth for nth, clause in enumerate(CLAUSES) if topic in clause.topics)
    filled = (clause for clause in reversed(CLAUSES[: place + 1]) if clause.text(rules))
    return next(topic for clause in filled for topic in clause.topics)


ANYWHERE: Final = {
    "tie_plays_on", "dealt_from_left", "pass_ends_turn", "no_peeking", "free_after_price",
    "swaps_before", "last_card_goes", "double_goes", "first_lap_prices", "peek_in_turn",
    "peek_once", "lay_offs_are_none", "joker_free_suit", "no_swaps", "call_window", "call_lays",
    "call_once", "others_call", "cardless_may", "last_card_ends", "rebuilt", "rebuilt_again",
    "not_rebuilt", "idle", "pips", "ace_in_hand",
}  # fmt: skip
"""The names of sentences (``Row.name``) that no rulebook's source has."""
_NOT_DANISH: Final = {"first_dealer", "deal_passes", "suits_differ", "run_most", "lay_off_stays"}
_RUMMY_500: Final = ANYWHERE | _NOT_DANISH | {
    "highest_wins", "meld_taken", "top_stays", "one_suit", "no_corner", "hands_count",
}  # fmt: skip
_GERMAN: Final = ANYWHERE | _NOT_DANISH | {
    "fewest_players", "most_players", "two_decks", "dealt_singly", "pass_ends_round",
    "declining_ends", "names_meld", "hands_count", "tens", "ace_in_run", "ace_in_set",
}  # fmt: skip
OURS: Final[dict[str, set[str]]] = {
    "femhundra": _RUMMY_500 - {"meld_taken"},
    "rummy-500": _RUMMY_500,
    "500-rum-de": _GERMAN,
    "500-rum-nl": _GERMAN | {"turn", "lay_off"},
    "rommy-dk": ANYWHERE | {"most_players", "dealt_singly", "hands_count"},
    "500-rum-pl": ANYWHERE | _NOT_DANISH | {
        "dealt_singly", "upcard", "turn", "fanned", "names_meld", "joker", "joker_keeps",
        "fewer_jokers", "tens", "ace_in_set", "joker_points",
    },  # its source wants melds in every turn, which nobody could lay
}  # fmt: skip
"""By rulebook, the names of its sentences that its source does not have."""
GROUP_WORDS: Final[dict[str, Annotated[English, "Options"]]] = {
    "players": "Players and decks",
    "deal": "The deal",
    "drawing": "Drawing",
    "melds": "Melds",
    "jokers": "Jokers",
    "closing": "The end of a round",
    "calls": "Calls",
    "points": "Points",
    "match": "The match",
}
"""By group of options, its title, in the order in which pages show them."""

_NONE: Final = "–"


def side_by_side_html(words: str = "") -> str:
    """Options that differ, by group, a column per rulebook; only rows that have the ``words``."""
    tables = ""
    for group in GROUP_WORDS:
        rows = "".join(_rows(group, unaccented(words).split()))
        if rows:
            head = f"<h2>{as_markup(group_title(group))}</h2>"
            tables += f"{head}<table width='100%' cellspacing='0' cellpadding='0'>{rows}</table>"
    if not tables:
        return _paragraph(tr("Nothing was found in the handbook."))
    return f"{_paragraph(tr('Bold: unlike most of the others.'), 'note')}{tables}"


def group_title(group: str) -> str:
    """The title of a group of options."""
    return translate("Options", GROUP_WORDS[group])


def _rows(group: str, wanted: list[str]) -> Iterator[str]:
    """The options of a group that differ between rulebooks."""
    for option in OPTIONS.values():
        if option.group != group or len({getattr(b, option.name) for b in RULEBOOKS.values()}) == 1:
            continue
        values, sentence = _values(option), translate("Options", option.sentence).rstrip(".")
        if not _matches(" ".join((sentence, *values)), wanted):
            continue
        usual = Counter(values).most_common(1)[0][1]
        marked = [
            f"<span class='label'>{html}</span>" if count == usual else f"<b>{html}</b>"
            for html, count in zip(map(as_markup, values), map(values.count, values), strict=True)
        ]
        cells = "".join(f"<td width='16.6%' class='told'>{value}</td>" for value in marked)
        heading = f"<td colspan='{len(values)}' class='about'>{as_markup(sentence)}</td>"
        yield f"<tr>{heading}</tr><tr>{cells}</tr>"


def _values(option: Option) -> list[str]:
    """The value of an option in each rulebook, in the order of ``RULEBOOK_WORDS``."""
    return [
        _NONE if _is_irrelevant(option, rules) else value_text(option, getattr(rules, option.name))
        for rules in map(RULEBOOKS.__getitem__, RULEBOOK_WORDS)
    ]


def value_text(option: Option, value: Any) -> str:
    """A value of an option, in a few words."""
    if isinstance(option.values, Number):
        words = option.values.without if value is None else option.values.counted
        return translate("Options", words, value)
    if isinstance(value, tuple):  # by the number of players: 13/7
        return "/".join(str(number) for number, _ in groupby(value))
    if isinstance(value, bool):
        return "✓" if value else _NONE
    assert isinstance(option.values, Choice)
    return translate("Options", option.values.words[value])


def _is_irrelevant(option: Option, rules: Rules) -> bool:
    """Whether any other value would leave the handbook the same, as a joker's without jokers."""
    clauses = [clause for clause in CLAUSES if option.name in clause.options]
    values = {getattr(other, option.name) for other in RULEBOOKS.values()}
    try:
        others = [rules.replace(**{option.name: value}) for value in values]
    except RulesError:
        return False
    return len({tuple(clause.text(other) for clause in clauses) for other in others}) == 1
