"""Texts of real rounds and rules are complete in every language, without English words."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from rummy_qt.ui.words.language import languages

from . import phrases
from .sound import faults_of


@pytest.fixture(autouse=True)
def one_rulebook(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(phrases, "RULEBOOKS", ["rommy-dk"])


@pytest.mark.parametrize("code", languages())
def test_every_text_is_complete_in_every_language(code: str, qapp: QApplication) -> None:
    texts = {phrase.text.replace("{count}", "Cleo") for phrase in phrases.all_said(code)}
    assert len(texts) > 1500
    assert not [fault for text in texts - {"", "."} for fault in faults_of(text)]


def test_phrases_are_written_side_by_side_with_english(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(phrases, "languages", lambda: ["en", "pl"])
    path = tmp_path / "phrases.txt"
    assert phrases.write(path) > 1500
    text = path.read_text("utf-8")
    assert "  en  Draw a card\n" in text
    assert "  pl  Dobierz kartę\n" in text
    assert text.count("\n  pl  ") == text.count("\n  en  ")
