"""Source files use one way to translate, and only texts that can be translated."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from notes_for_translators import BLANKS, NOTES, blanks_of
from update_translations import messages

from rummy_qt.records.sentences import SENTENCES
from tests.architecture.sources import name_of, python_files

LANGUAGE = "rummy_qt/ui/words/language.py"
CARDS = "card|cards|meld|top|duty|joker|rank|name|names|player|other|one"
ARTICLE = re.compile(rf"\b(the|a|an) \{{({CARDS})\}}", re.IGNORECASE)
NO_NOUN = {
    "of", "to", "is", "from", "as", "or", "each", "before", "anywhere", "once", "wins", "again",
    "for", "should", "learned", "and", "came", "over", "with", "if", "after",
}  # fmt: skip
"""Words that may follow a number without plural forms."""
STRAYS = re.compile(r"\.\.|[^ ] [.,;:!?]|\w'\w|\"|^\s|\s$|\(s\)(?<!\w\(s\))")


def calls_of(path: Path) -> Iterator[ast.Call]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Call):
            yield node


def translations() -> Iterator[tuple[str, ast.Call]]:
    """The calls of ``translate`` and ``tr`` in the window's files, with their place and text."""
    for path in python_files("rummy_qt/ui"):
        for call in calls_of(path):
            if (function := ast.unparse(call.func)) in ("translate", "tr"):
                texts = call.args[function == "translate" :]
                yield f"{name_of(path)}:{call.lineno}", ast.Call(call.func, texts, call.keywords)


def test_texts_are_translated_by_one_function() -> None:
    others = ("tr", "trUtf8", "translate", "QT_TR_NOOP")
    found = [
        f"{name_of(path)}:{call.lineno}"
        for path in python_files("rummy_qt")
        if name_of(path) != LANGUAGE
        for call in calls_of(path)
        if isinstance(call.func, ast.Attribute)
        and call.func.attr in others
        and ast.unparse(call.func.value) in ("self", "QCoreApplication", "QApplication", "QObject")
    ]
    assert not found


def test_no_composed_text_is_passed_to_translation() -> None:
    """No composed text is passed to translation: no file could contain it."""
    glued = (ast.JoinedStr, ast.BinOp, ast.Call)
    assert not [place for place, call in translations() if isinstance(call.args[0], glued)]


def test_the_values_given_fit_the_blanks_of_a_text() -> None:
    wrong = []
    for place, call in translations():
        text = call.args[0]
        if not isinstance(text, ast.Constant) or any(k.arg is None for k in call.keywords):
            continue
        given = {keyword.arg for keyword in call.keywords}
        blanks = set(re.findall(r"\{(\w+)\}", str(text.value)))
        counted = len(call.args) > 1
        if counted != ("%n" in str(text.value)) or (given and given != blanks):
            wrong.append(f"{place}: {text.value!r}")
    assert not wrong


def numbers(context: str, text: str) -> Iterator[str]:
    """Words after the numbers of a sentence that have no plural forms."""
    for name, blank in blanks_of(context, text).items():
        if name != "%n" and blank is not None and blank.example.isdigit():
            yield from re.findall(rf"\{name} ([a-z]+)", text)


def test_every_counted_noun_has_plural_forms() -> None:
    assert not [
        f"{m.context}: {m.text}"
        for m in messages()
        if set(numbers(m.context, m.text)) - NO_NOUN or ("(s)" in m.text) > ("%n" in m.text)
    ]


def test_no_sentence_has_two_plurals() -> None:
    assert not [m.text for m in messages() if m.text.count("%n") > 1 or m.text.count("(s)") > 1]


def test_cards_and_names_have_no_article() -> None:
    said = [m for m in messages() if m.context != "Cards"]  # where the names themselves are made
    assert not [f"{m.context}: {m.text}" for m in said if ARTICLE.search(m.text)]


COMFORT: Final = {
    "The match is saved up to the last move.": "asked of the file (words.notices.kept_text)",
    "The match is saved up to the last move, in {path}.": "asked of the file",
    "It is not certain that your last moves are saved.": "asked of the file",
    "%n move(s) are not saved yet.": "asked of the file",
    "The match on the table is not being saved.": "asked of the record",
    "Matches, statistics and settings are kept in {folder}": "where, not that",
    "No decision cost anything that can be measured.": "asked of the review, all of it judged",
    "None of the others cost anything that can be measured.": "of what was judged",
    **dict.fromkeys(SENTENCES.values(), "by the records, once it is so"),
}
"""Every sentence of comfort, and where it is used."""


def test_reassuring_sentences_depend_on_facts() -> None:
    comfort = re.compile(
        r"is lost|No decision cost|others cost any|(is|are) (not )?(being )?(saved|kept)\b"
    )
    said = {m.text for m in messages() if comfort.search(m.text)}
    assert said <= set(COMFORT), "COMFORT says of each where that is asked for"
    assert set(COMFORT) - set(SENTENCES.values()) <= {m.text for m in messages()}


def test_texts_have_no_stray_spaces_or_punctuation() -> None:
    allowed = (" …", "  {points}")  # as in the sources
    texts = {m.text for m in messages()}
    for sign in allowed:
        texts = {text.replace(sign, "") for text in texts}
    assert not [text for text in texts if STRAYS.search(text)]


def test_every_blank_has_a_note_for_translators() -> None:
    assert not [
        f"{m.context}: {m.text}"
        for m in messages()
        if None in blanks_of(m.context, m.text).values()
    ], "packaging/notes_for_translators.py says what each blank holds"


@pytest.mark.parametrize("word", NOTES)
def test_every_note_belongs_to_a_text(word: str) -> None:
    assert any(word in (m.text, f"{m.context}.{m.text}") for m in messages())


def test_every_explained_blank_is_used() -> None:
    used = {name.strip("{}") for m in messages() for name in blanks_of(m.context, m.text)}
    assert {name.rpartition(".")[2] for name in BLANKS} <= used


def test_spoken_texts_contain_no_symbols() -> None:
    assert not [
        m.text for m in messages() if m.context == "Spoken" and re.search("[♣♦♥♠·–]", m.text)
    ]
