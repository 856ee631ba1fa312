"""Sentences are pure text: composing one opens no file."""

from __future__ import annotations

from pathlib import Path

import pytest

from rummy_qt.records.paths import matches_dir
from rummy_qt.records.sentences import Sentence
from rummy_qt.ui.words.language import number_text, points_text
from rummy_qt.ui.words.names import rulebook_name
from rummy_qt.ui.words.notices import sentence_text, titled_text
from tests.records.played import header_for, saved_match


def test_naming_a_file_does_not_open_it(monkeypatch: pytest.MonkeyPatch) -> None:
    path = saved_match(matches_dir() / "a.rummy", header_for("femhundra"), steps=5)
    monkeypatch.setattr(Path, "open", lambda *_: pytest.fail("a file was opened"))
    assert sentence_text(Sentence("empty", path=path)) == "a.rummy is empty."


def test_a_saved_match_is_described_by_title_and_players() -> None:
    path = saved_match(matches_dir() / "a.rummy", header_for("femhundra", rounds=None), steps=5)
    said = titled_text(Sentence("in_use", path=path))
    assert "Femhundra" in said
    assert "(Ann, Bo 1, and Bo 2)" in said
    assert "a.rummy" not in said


@pytest.mark.parametrize(
    ("points", "signed", "sum_"), [(25, "+25", "25"), (0, "0", "0"), (-50, "−50", "−50")]
)
def test_points_have_a_sign_and_totals_only_a_minus(points: int, signed: str, sum_: str) -> None:
    assert points_text(points) == signed
    assert number_text(points) == sum_


def test_house_rules_are_marked_even_if_named_like_a_rulebook() -> None:
    book = rulebook_name("femhundra")
    assert rulebook_name("femhundra", book) == f"House rule: {book}"
    assert rulebook_name("femhundra", "\u200b") != book
