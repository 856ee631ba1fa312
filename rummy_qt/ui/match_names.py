"""What saved matches are called in sentences: their files are read for that, each time."""

from __future__ import annotations

from pathlib import Path

from rummy_qt.records.entry import entry_of
from rummy_qt.records.paths import matches_dir
from rummy_qt.records.sentences import Sentence
from rummy_qt.ui.names import entry_name, joined, sentence_text


def match_text(path: Path) -> str:
    """A saved match by its name and players; any other file by its name."""
    if path.parent == matches_dir():
        entry = entry_of(path)
        if entry.problem is None:
            names = joined([seat.name for seat in entry.seats])
            return f"{entry_name(entry)} ({names})"
    return path.name


def told(sentence: Sentence) -> str:
    """A sentence of the records in the person's language, with saved matches by their names."""
    return sentence_text(sentence, match_text)
