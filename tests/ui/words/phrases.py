"""Writes every text of the window, in all languages side by side, for translators to read.

    python -m tests.ui.words.phrases [FILE]

First every message with examples filled in, then the texts of real rounds, then the handbook's
clauses for all options and values.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QLocale
from update_translations import messages

from rummy_qt.engine import RULEBOOKS
from rummy_qt.engine.rules import Rules
from rummy_qt.ui.application import make_application
from rummy_qt.ui.words.cards import SPOKEN, WRITTEN
from rummy_qt.ui.words.handbook.chapters import SECTIONS
from rummy_qt.ui.words.language import languages, speak, translate
from tests.architecture.sources import ROOT

from .test_sentences import examples_for, rules_of_every_kind, texts_of_round

COUNTS = (1, 2, 5)


class Phrase(NamedTuple):
    """A text of the window."""

    place: str
    """The context, the rulebook of the round, or the handbook."""
    source: str
    """The source text; empty if it was composed."""
    text: str


def messages_said() -> Iterator[Phrase]:
    """Every message with its examples, and with several numbers where it has plural forms."""
    for message in messages():
        values = examples_for(message.context, message.text)
        for n in COUNTS if "%n" in message.text else (None,):
            text = translate(message.context, message.text, n, **values)
            yield Phrase(message.context, message.text, text)


def rounds_said() -> Iterator[Phrase]:
    """Log, prompts, previews, questions and refusals of a round in each rulebook."""
    for rulebook in RULEBOOKS:
        for naming in (WRITTEN, SPOKEN):
            for text in texts_of_round(rulebook, naming, seed=5):
                yield Phrase(rulebook, "", text)


def handbook_said() -> Iterator[Phrase]:
    """Every clause for each rulebook, and for each value of each option."""
    for rules in rules_of_every_kind():
        if isinstance(rules, Rules):
            for section in SECTIONS:
                for clause in section.clauses:
                    yield Phrase("handbook", "", clause.text(rules))


def all_said(language: str) -> list[Phrase]:
    """Everything in one language, in the same order for all."""
    speak(language)
    if language == "en":
        QLocale.setDefault(QLocale("en"))
    return [*messages_said(), *rounds_said(), *handbook_said()]


def side_by_side(codes: list[str]) -> Iterator[list[Phrase]]:
    """Each phrase in these languages, English first; repetitions are omitted."""
    told: set[tuple[str, str, str]] = set()
    for phrases in zip(*map(all_said, codes), strict=True):
        first = phrases[0]
        key = (first.place, first.source, first.text)
        if key not in told and first.text.strip(" ."):
            told.add(key)
            yield list(phrases)


def write(path: Path) -> int:
    """Write the file, and return the number of phrases."""
    codes, number, place = languages(), 0, ""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("w", encoding="utf-8") as file:
        for phrases in side_by_side(codes):
            number += 1
            if phrases[0].place != place:
                place = phrases[0].place
                file.write(f"\n======== {place}\n")
            source = phrases[0].source
            file.write(f"\n{number}  {source}\n" if source else f"\n{number}\n")
            file.writelines(
                f"  {code}  {phrase.text}\n" for code, phrase in zip(codes, phrases, strict=True)
            )
    speak("en")
    return number


if __name__ == "__main__":
    app = make_application()
    target = ROOT / "build" / "phrases.txt"
    sys.stdout.write(f"{write(target)} phrases in {', '.join(languages())}: {target}\n")
