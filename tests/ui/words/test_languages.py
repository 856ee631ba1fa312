"""Translations: English has plural forms, and its file has every sentence with a number."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from PySide6.QtWidgets import QApplication
from update_translations import messages, update_one, write_catalogue

from rummy_qt.engine import RULEBOOKS
from rummy_qt.engine.reasons import TEMPLATES
from rummy_qt.play.concepts import CONCEPTS, LOST_BY
from rummy_qt.records.sentences import SENTENCES
from rummy_qt.ui.words import language
from rummy_qt.ui.words.handbook.page import HandbookPage
from tests.architecture.sources import ROOT, python_files


def test_numbers_have_singular_and_plural() -> None:
    page = HandbookPage(RULEBOOKS["rommy-dk"], "Rommy").html
    assert "3\u00a0jokers" in page
    one = HandbookPage(RULEBOOKS["rommy-dk"].replace(jokers_per_deck=1), "Rommy").html
    assert "and 1\u00a0joker." in one
    assert "(s)" not in page + one


def test_english_is_always_available() -> None:
    assert language.languages()[0] == "en"


def test_a_sentence_without_plural_is_translated_even_with_a_number(
    qapp: QApplication,
) -> None:
    """The lesson passes the points of the match to all its sentences."""
    language.speak("de")
    praise = language.translate(
        "Lesson", "A joker in your hand can stand for whatever you need.", 500
    )
    assert praise == "Ein Joker auf deiner Hand kann für alles stehen, was du brauchst."


def test_every_sentence_with_a_number_has_its_plural_forms() -> None:
    file = ROOT / "assets" / "translations" / "rummy-qt_en.ts"
    rows = ET.parse(file).getroot().iter("message")
    ready = {m.findtext("source") for m in rows if all(f.text for f in m.iter("numerusform"))}
    counting = {m.text for m in messages() if "%n" in m.text}
    assert counting & ready
    for text in counting - ready:  # not updated yet: English uses the source text
        assert "(s)" not in language.translate("Nowhere", text, 1)


@pytest.mark.parametrize("noun", ["card(s)", "match(es)"])
def test_untranslated_nouns_are_counted_in_english(noun: str) -> None:
    one, _, ending = noun.rstrip(")").partition("(")
    for number, wanted in ((1, f"1 {one}"), (2, f"2 {one}{ending}"), (0, f"0 {one}{ending}")):
        assert language.translate("Nowhere", f"%n {noun}", number) == wanted


def found_for_translation(folder: Path) -> dict[str, set[str]]:
    """The sentences that a new language would have to translate, by context."""
    catalogue, target = folder / "catalogue.py", folder / "rummy-qt_sv.ts"
    write_catalogue(catalogue)
    update_one(target, catalogue)
    return {
        context.findtext("name", ""): {m.findtext("source", "") for m in context.iter("message")}
        for context in ET.parse(target).getroot().iter("context")
    }


NO_TEXTS = {
    "long and short",  # the name of a stitch
    "all open",  # a state of the table
    "there is no file ''",  # console output
    "neither DISPLAY nor WAYLAND_DISPLAY is set",  # likewise
    "<frozen importlib._bootstrap_external>",
}


def texts_in(path: Path) -> Iterator[str]:
    """Strings that look like text; error and log messages are for developers."""
    nodes = list(ast.walk(ast.parse(path.read_text("utf-8"))))
    apart = set[ast.AST]()
    for node in nodes:
        told = isinstance(node, ast.Call) and "getLogger" in ast.unparse(node.func)
        docs = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        if told or docs or isinstance(node, ast.Raise | ast.JoinedStr):
            apart.update(ast.walk(node))
    for node in nodes:
        text = node.value if isinstance(node, ast.Constant) and node not in apart else None
        if isinstance(text, str) and re.search("[a-z’]{2} [a-z]{2}", text):
            yield text


def test_every_sentence_is_in_the_translation_files(tmp_path: Path) -> None:
    found = found_for_translation(tmp_path)
    templates = (*TEMPLATES.values(), *CONCEPTS.values())
    assert found["Reasons"] == {template.sentence for template in templates}
    assert found["Records"] == set(SENTENCES.values())
    assert set(LOST_BY.values()) <= found["Practice"]
    said = {text for path in python_files("rummy_qt/ui") for text in texts_in(path)} - NO_TEXTS
    assert len(said) > 500
    assert said <= set().union(*found.values())
