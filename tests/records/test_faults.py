"""Every possible fault of a record is reported: the line, and what is wrong with it."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from rummy_qt.records.lines import BadLine, Values
from rummy_qt.records.reading import read_record
from rummy_qt.records.sentences import RecordError, Sentence
from tests.records.played import header_for, saved_match, sealed

Change = Callable[[list[Values]], object]


def with_header(**values: Any) -> Change:
    """Change values of the header; None removes the key."""

    def change(lines: list[Values]) -> None:
        lines[0].update(values)
        for key in [key for key, value in values.items() if value is None]:
            del lines[0][key]

    return change


def with_first(kind: str, **values: Any) -> Change:
    """Change the first line of this kind."""

    def change(lines: list[Values]) -> None:
        next(line for line in lines if line["t"] == kind).update(values)

    return change


def with_line(**values: Any) -> Change:
    """Add a line at the end."""
    return lambda lines: lines.append(values)


def without_line(kind: str) -> Change:
    """Remove the first line of this kind."""
    return lambda lines: lines.remove(next(line for line in lines if line["t"] == kind))


def with_rules(**values: Any) -> Change:
    """Change options of the rules; None removes one."""

    def change(lines: list[Values]) -> None:
        lines[0]["rules"].update(values)
        for key in [key for key, value in values.items() if value is None]:
            del lines[0]["rules"][key]

    return change


FAULTS: dict[str, tuple[Change, str, bool]] = {
    "another kind of first line": (with_header(t="move"), "no_header", False),
    "no format": (with_header(format=None), "format", False),
    "a format that is none": (with_header(format=0), "format", False),
    "an id that is no text": (with_header(id=7), "id", False),
    "an empty id": (with_header(id=""), "id", False),
    "an id that is too long": (with_header(id="7" * 1_000), "id", False),
    "a house of which nothing is seen": (with_header(house="\u200b"), "house", False),
    "a house that is too long": (with_header(house="h" * 1_000), "house", False),
    "a time that is none": (with_header(created="yesterday"), "created", False),
    "a day that is none": (with_header(created="2026-02-30T18:30:00Z"), "created", False),
    "a part of a second": (with_header(created="2026-11-20T18:30:00.250000Z"), "created", False),
    "a time of elsewhere": (with_header(created="2026-11-20T18:30:00+02:00Z"), "created", False),
    "a nonce that is none": (with_header(nonce="zz"), "nonce", False),
    "another fingerprint": (with_header(fingerprint="0" * 64), "wrong_fingerprint", True),
    "another first dealer": (lambda lines: other_dealer(lines[0]), "wrong_dealer", True),
    "no seats": (with_header(seats=[]), "seats", False),
    "rules that are no rules": (with_header(rules=[]), "rules", False),
    "an option that is missing": (with_rules(target=None), "option_missing", False),
    "an option out of range": (with_rules(target=-1), "bad_rules", False),
    "an option that does not exist": (with_rules(wild=True), "bad_rules", False),
    "a hand for nobody": (with_rules(hand_sizes="many"), "bad_rules", False),
    "a move that is no text": (with_first("move", m=3), "m", False),
    "a move that is no move": (with_first("move", m="draw draw"), "not_a_move", False),
    "a move against the rules": (with_first("move", m="discard 2c"), "move_refused", False),
    "a seat that nobody has": (with_first("move", seat=9), "seat", False),
    "a round too early": (with_line(t="round", n=9, dealer=0, deck=""), "round_not_over", False),
    "a number that is none": (with_first("round", n="one"), "differs", False),
    "a title that is no text": (with_line(t="title", title=5), "title", False),
    "a second header": (lambda lines: lines.append(dict(lines[0])), "senseless", False),
    "a deal of other cards": (with_first("round", deck="0" * 64), "differs", True),
}


def other_dealer(values: Values) -> None:
    values["first_dealer"] = (values["first_dealer"] + 1) % len(values["seats"])


def changed(path: Path, change: Change) -> Path:
    """A record with a change, and correct checksums."""
    lines = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    change(lines)
    path.write_bytes(sealed(lines))
    return path


def fault_of(path: Path) -> tuple[str, bool]:
    """The fault's name, and whether it makes the record unfair."""
    try:
        fault = read_record(path).fault
    except RecordError as error:
        return _named(error.sentence.values["why"]), error.sentence.name == "refused"
    assert isinstance(fault, BadLine)
    return _named(fault.why), fault.unfair


def _named(why: Sentence) -> str:
    """The fault's name, with the key that is wrong, if the sentence names one."""
    return str(why.values.get("key")) if why.name == "bad_value" else why.name


@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_is_named(tmp_path: Path, name: str) -> None:
    change, why, unfair = FAULTS[name]
    path = changed(saved_match(tmp_path / "a.rummy", header_for("500-rum-de"), steps=40), change)
    assert fault_of(path) == (why, unfair)


def test_a_line_after_the_end_of_a_match_is_a_fault(tmp_path: Path) -> None:
    path = saved_match(tmp_path / "a.rummy", header_for("500-rum-de", rounds=1))
    assert fault_of(changed(path, with_line(t="move", seat=0, m="draw"))) == ("after_end", False)


TOO_DEEP = "not_an_object" if sys.version_info < (3, 14) else "t"
"""From 3.14 on, Python reads as many nested brackets as fit into a line."""

RAW_LINES: dict[str, tuple[bytes, str]] = {
    "a key that stands twice": (b'{"t":"move","t":"move"}', "key_twice"),
    "no object": (b"[1]", "not_an_object"),
    "no JSON": (b"{", "not_an_object"),
    "no text": (b"\xff\xfe", "not_an_object"),
    "no kind": (b'{"n":1}', "t"),
    "no number": (b'{"t":"move","seat":NaN}', "not_an_object"),
    "too deep": (b'{"t":' + b"[" * 30_000 + b"]" * 30_000 + b"}", TOO_DEEP),
    "no checksum": (b'{"t":"move","seat":0,"m":"draw"}', "sum_missing"),
    "a checksum elsewhere": (b'{"sum":"00","t":"move","seat":0}', "sum_missing"),
}


@pytest.mark.parametrize("name", RAW_LINES)
def test_a_malformed_line_is_named(tmp_path: Path, name: str) -> None:
    raw, why = RAW_LINES[name]
    path = saved_match(tmp_path / "a.rummy", header_for("500-rum-de"), steps=20)
    path.write_bytes(path.read_bytes() + raw + b"\n")
    assert fault_of(path)[0] == why
