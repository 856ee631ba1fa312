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


def test_a_file_is_called_by_its_name_and_not_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    path = saved_match(matches_dir() / "a.rummy", header_for("femhundra"), steps=5)
    monkeypatch.setattr(Path, "open", lambda *_: pytest.fail("a file was opened"))
    assert sentence_text(Sentence("empty", path=path)) == "a.rummy is empty."


def test_a_saved_match_is_told_by_its_name_and_players() -> None:
    path = saved_match(matches_dir() / "a.rummy", header_for("femhundra", rounds=None), steps=5)
    said = titled_text(Sentence("in_use", path=path))
    assert "Femhundra" in said
    assert "(Ann, Bo 1, and Bo 2)" in said
    assert "a.rummy" not in said


@pytest.mark.parametrize(
    ("points", "signed", "sum_"), [(25, "+25", "25"), (0, "0", "0"), (-50, "−50", "−50")]
)
def test_points_have_a_sign_and_sums_only_a_minus(points: int, signed: str, sum_: str) -> None:
    assert points_text(points) == signed
    assert number_text(points) == sum_


def test_house_rules_say_that_they_are_whatever_they_are_called() -> None:
    book = rulebook_name("femhundra")
    assert rulebook_name("femhundra", book) == f"House rule: {book}"
    assert rulebook_name("femhundra", "\u200b") != book
