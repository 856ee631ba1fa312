"""The handbook as a page of text: clauses numbered, searched, and with drawn examples."""

from __future__ import annotations

import re
from collections.abc import Iterable
from html import escape
from typing import Final, NamedTuple

from rummy_qt.engine import Rules
from rummy_qt.ui.words.language import bare, in_context

from .chapters import SECTIONS
from .clause import Clause, Section
from .ours import OURS

tr = in_context("Handbook")
_OWN: Final = " °"
"""Behind a sentence that is our choice."""


def anchor_of(topic: str) -> str:
    """The anchor of the clause that speaks of an option or topic."""
    return f"topic-{topic}"


def page_html(
    rules: Rules,
    title: str,
    rulebook: str | None = None,
    words: str = "",
    asked: str = "",
    more: tuple[Section, ...] = (),
    *,
    spread: bool = False,
) -> str:
    """The handbook of ``rules`` as rich text, each chapter in two columns where it is ``spread``.

    ``rulebook`` marks what is our choice in it; with ``words``, only the clauses that hold all of
    them are shown, the words marked. The clause of the option or topic ``asked`` stands out.
    ``more``: chapters behind those of the rules.
    """
    ours = OURS.get(rulebook or "", frozenset())
    page = _Page(rules, ours, bare(words).split(), asked, more, spread)
    chapters = page.chapters() or _paragraph(tr("Nothing in the handbook says that."))
    silent = tr("° The source of these rules is silent here: our choice.")
    note = _paragraph(silent, "note") if _OWN in chapters else ""
    return f"<h1>{escape(title)}</h1>{note}{chapters}"


def chapter_titles(rules: Rules, words: str = "", more: tuple[Section, ...] = ()) -> list[str]:
    """The chapters of ``page_html`` in order; empty for one that the search leaves out."""
    page = _Page(rules, frozenset(), bare(words).split(), "", more, False)
    sections = page.speaking()
    shown = [bool(page.chapter(number, section)) for number, section in enumerate(sections, 1)]
    return [s.title() if seen else "" for s, seen in zip(sections, shown, strict=True)]


def chapter_anchor(number: int) -> str:
    """The anchor of a chapter, the first is 1."""
    return f"chapter-{number}"


def holds(text: str, wanted: list[str]) -> bool:
    """Whether every wanted word, bare of accents, begins some word of the text."""
    said = bare(text) if wanted else ""
    return all(re.search(rf"\b{re.escape(word)}", said) for word in wanted)


class _Page(NamedTuple):
    """Chapters and clauses as rich text, as ``page_html`` has them."""

    rules: Rules
    ours: frozenset[str]
    wanted: list[str]
    asked: str
    more: tuple[Section, ...]
    spread: bool

    def speaking(self) -> list[Section]:
        """The chapters that say something."""
        sections = (*SECTIONS, *self.more)
        return [s for s in sections if any(c.text(self.rules) for c in s.clauses)]

    def chapters(self) -> str:
        return "".join(self.chapter(number, s) for number, s in enumerate(self.speaking(), 1))

    def chapter(self, number: int, section: Section) -> str:
        """A chapter as far as it holds what is wanted; empty if nothing of it does."""
        title = section.title()
        clauses = [
            self._clause(f"{number}{letter}", clause)
            for letter, clause in _lettered(section.clauses, self.rules)
            if holds(f"{title} {clause.text(self.rules)}", self.wanted)
        ]
        anchor = f'<a name="{chapter_anchor(number)}"></a>'
        head = f"<h2>{anchor}{number}. {escape(title)}</h2>"
        if self.spread and clauses:
            clauses = [_columns(clauses)]
        return f"{head}{''.join(clauses)}" if clauses else ""

    def _clause(self, label: str, clause: Clause) -> str:
        anchors = "".join(f'<a name="{anchor_of(topic)}"></a>' for topic in clause.topics)
        style = " class='asked'" if self.asked in clause.topics else ""
        text = " ".join(
            _marked(sentence.text, self.wanted) + _OWN * (sentence.name in self.ours)
            for sentence in clause.sentences(self.rules)
        )
        return (
            f"<table width='100%'{style}><tr><td width='34' class='label'>{anchors}{label}</td>"
            f"<td><p>{text}</p>{self._examples(clause)}</td></tr></table>"
        )

    def _examples(self, clause: Clause) -> str:
        pictures = " &nbsp; ".join(
            f'<img src="{"right" if right else "wrong"}:{cards}">'
            for cards, right in clause.examples(self.rules)
        )
        return f"<p>{pictures}</p>" if pictures else ""


def _columns(clauses: list[str]) -> str:
    """The clauses side by side, the first ones at the left, so that both columns are as long."""
    lengths = list(map(_length, clauses))
    places = range(1, len(clauses) + 1)
    half = min(places, key=lambda at: max(sum(lengths[:at]), sum(lengths[at:])))
    left, right = "".join(clauses[:half]), "".join(clauses[half:])
    cells = f"<td width='50%'>{left}</td><td width='24'></td><td width='50%'>{right}</td>"
    return f"<table width='100%' cellspacing='0' cellpadding='0'><tr>{cells}</tr></table>"


def _length(clause: str) -> int:
    """About how long it is on paper, in letters: no line is empty, a drawing takes four."""
    return len(re.sub("<[^>]*>", "", clause)) + 30 + 200 * ("<img" in clause)


def _lettered(clauses: Iterable[Clause], rules: Rules) -> Iterable[tuple[str, Clause]]:
    """The clauses that say something, with the letters a, b, c and so on."""
    speaking = [clause for clause in clauses if clause.text(rules)]
    return [(chr(ord("a") + place), clause) for place, clause in enumerate(speaking)]


def _paragraph(text: str, style: str = "") -> str:
    return f"<p class='{style}'>{escape(text)}</p>"


def _marked(text: str, wanted: list[str]) -> str:
    """The text with the wanted words marked where a word begins so."""
    if not wanted:
        return escape(text)
    shown, done = "", 0
    for found in re.finditer(rf"\b(?:{'|'.join(map(re.escape, wanted))})", bare(text)):
        at, end = found.span()
        word = escape(text[at:end])
        shown += f"{escape(text[done:at])}<span class='found'>{word}</span>"
        done = end
    return shown + escape(text[done:])
