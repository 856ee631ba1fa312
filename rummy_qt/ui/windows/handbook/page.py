"""The handbook as a page of text: clauses numbered, searched, and with drawn examples."""

from __future__ import annotations

import re
from collections.abc import Iterable
from html import escape

from PySide6.QtCore import QCoreApplication

from rummy_qt.engine import Rules

from .chapters import SECTIONS
from .clause import Clause

translate = QCoreApplication.translate

OURS: dict[str, frozenset[str]] = {
    "femhundra": frozenset(
        {"may_return_top_card", "ring_runs", "same_suit_sets", "peek_price", "ace_in_hand",
         "winner", "tie_break", "next_dealer"}
    ),
    "rummy-500": frozenset(
        {"duty", "may_return_top_card", "ring_runs", "same_suit_sets", "ace_in_hand", "winner",
         "tie_break", "next_dealer"}
    ),
    "500-rum-de": frozenset(
        {"min_players", "max_players", "two_decks_from", "same_suit_sets", "pip_values",
         "ace_low", "ace_high", "ace_in_hand", "stock_out", "tie_break", "next_dealer"}
    ),
    "rommy-dk": frozenset({"min_players", "max_players", "stock_out", "tie_break"}),
    "500-rum-pl": frozenset(
        {"discard_pile", "same_suit_sets", "joker_limit", "joker_swap", "ace_in_hand",
         "joker_value", "tie_break", "next_dealer"}
    ),
}  # fmt: skip
"""Options on which the source of a rulebook is silent: their values are our choice."""
OURS["500-rum-nl"] = OURS["500-rum-de"]


def anchor_of(topic: str) -> str:
    """The anchor of the clause that speaks of an option or topic."""
    return f"topic-{topic}"


def page_html(
    rules: Rules, title: str, rulebook: str | None = None, words: str = "", asked: str = ""
) -> str:
    """The handbook of ``rules`` as rich text.

    ``rulebook`` marks what is our choice in it; with ``words``, only the clauses that hold all of
    them are shown, the words marked. The clause of the option or topic ``asked`` stands out.
    """
    ours = OURS.get(rulebook or "", frozenset())
    wanted = words.lower().split()
    parts = [f"<h1>{escape(title)}</h1>"]
    marked = False
    speaking = [section for section in SECTIONS if any(c.text(rules) for c in section.clauses)]
    for number, section in enumerate(speaking, 1):
        shown = []
        for letter, clause in _numbered(section.clauses, rules):
            text = clause.text(rules)
            if not holds(f"{section.title()} {text}", wanted):
                continue
            own = bool(ours.intersection(clause.options))
            marked = marked or own
            shown.append(_clause_html(f"{number}{letter}", clause, rules, text, wanted, own, asked))
        if shown:
            parts.append(f"<h2>{number}. {escape(section.title())}</h2>{''.join(shown)}")
    if len(parts) == 1:
        nothing = translate("Handbook", "Nothing in these rules says that.")
        parts.append(f"<p>{escape(nothing)}</p>")
    if marked:
        note = translate("Handbook", "° The source of these rules is silent here: our choice.")
        parts.append(f"<p class='note'>{escape(note)}</p>")
    return "".join(parts)


def holds(text: str, wanted: list[str]) -> bool:
    """Whether every wanted word begins some word of the text."""
    return all(re.search(rf"\b{re.escape(word)}", text, re.IGNORECASE) for word in wanted)


def _numbered(clauses: Iterable[Clause], rules: Rules) -> Iterable[tuple[str, Clause]]:
    """The clauses that say something, with the letters a, b, c and so on."""
    speaking = [clause for clause in clauses if clause.text(rules)]
    return [(chr(ord("a") + place), clause) for place, clause in enumerate(speaking)]


def _clause_html(
    label: str, clause: Clause, rules: Rules, text: str, wanted: list[str], own: bool, asked: str
) -> str:
    anchors = "".join(f'<a name="{anchor_of(topic)}"></a>' for topic in clause.topics)
    style = " class='asked'" if asked in clause.topics else ""
    mark = " °" if own else ""
    pictures = "".join(
        f'<td><img src="{"right" if right else "wrong"}:{cards}"></td><td width="14"></td>'
        for cards, right in clause.examples(rules)
    )
    drawn = f"<table cellpadding='0'><tr>{pictures}</tr></table>" if pictures else ""
    return (
        f"<table width='100%'{style}><tr><td width='34' class='label'>{anchors}{label}</td>"
        f"<td><p>{_marked(text, wanted)}{mark}</p>{drawn}</td></tr></table>"
    )


def _marked(text: str, wanted: list[str]) -> str:
    """The text with the wanted words marked where a word begins so."""
    shown = escape(text)
    if not wanted:
        return shown
    pattern = "|".join(re.escape(escape(word)) for word in wanted)
    return re.sub(rf"\b({pattern})", r"<span class='found'>\1</span>", shown, flags=re.IGNORECASE)
