"""Names from a file, as they are displayed."""

import json
from pathlib import Path

import pytest

from rummy_qt.records.reading import read_record
from rummy_qt.records.texts import as_markup, escaped, shown
from tests.records.played import add_line, header_for, saved_match, sealed


@pytest.mark.parametrize(
    ("text", "seen"),
    [
        ("Zoë Ñandú 日本 🦊", "Zoë Ñandú 日本 🦊"),
        ("  Ann \n  Bo\t", "Ann Bo"),
        ("\u202eevil\u202c", "evil"),
        ("a\u200bb\u2060c\ufeffd", "a b c d"),
        ("\u200b" * 60, "?"),
        ("\x1b[2JAnn\x07", "[2JAnn"),
        ("\u2800\u3164", "?"),
        ("e\u0301", "e\u0301"),
        ("one\u2028two", "one two"),
    ],
)
def test_a_name_is_shown_on_one_line_and_as_it_reads(text: str, seen: str) -> None:
    assert shown(text) == seen


def test_unprintable_signs_are_escaped_for_a_terminal() -> None:
    assert escaped("é\x1b\n\u202e\udcff") == r"é\x1b\n\u202e\udcff"


def test_text_that_looks_like_markup_is_escaped() -> None:
    assert as_markup("<b>&lt;\"'") == "&lt;b&gt;&amp;lt;\"'"


def test_names_in_a_record_are_cleaned_when_read(tmp_path: Path) -> None:
    path = saved_match(tmp_path / "a.rummy", header_for(), steps=5)
    lines = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    lines[0]["seats"][1]["name"] = "\u202eBo\n"
    lines[0]["house"] = "My\u200b\u200b rules"
    path.write_bytes(sealed(lines))
    before = path.read_bytes()
    add_line(path, {"t": "title", "title": "A\nB\u2066"})
    replayed = read_record(path).replayed
    assert replayed.header.seats[1].name == "Bo"
    assert replayed.header.house == "My rules"
    assert replayed.title == "A B"
    assert path.read_bytes().startswith(before), "the file itself stays as it is"
