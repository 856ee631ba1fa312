"""What docs/match-record.md calls proved cannot be forged; what it calls stated can."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from rummy_qt.records.lines import Values
from rummy_qt.records.record import MatchRecord
from tests.records.played import Scribe, fault_in, header_for, saved_match, sealed

GOLDEN = Path(__file__).resolve().parents[1] / "golden/0.1.0/matches"


def lines_of(path: Path) -> list[Values]:
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


def other_value(value: Any) -> Any:
    """A different value of the same type."""
    match value:
        case bool():
            return not value
        case int():
            return value + 1
        case str():
            return value + "0"
        case list():
            return value[1:]
        case dict():
            return dict(list(value.items())[1:])
    return 7


def match_with_help(path: Path) -> Path:
    """A complete match with a title, hints, undone moves and a stand-in."""
    record = MatchRecord.create(header_for(players=3), path)
    scribe = Scribe(record)
    record.append(scribe.life.set_title("Grudge match"))
    while scribe.match.round.seat != 0:
        scribe.step()
    record.append(scribe.life.hint(0))
    scribe.steps(3)
    had_shown = scribe.life.has_shown(1)
    record.append(scribe.life.undo(1) | {"assisted": had_shown})
    while scribe.match.round.seat == 0:
        scribe.step()
    record.append(scribe.life.stand_in(scribe.match.round.seat))
    scribe.to_end()
    record.close()
    assert not fault_in(path)
    return path


PROVED = {
    "match": "format seed nonce fingerprint first_dealer rulebook rules named",
    "round": "n dealer deck",
    "move": "seat m",
    "stock": "cards",
    "undo": "assisted",
    "score": "n scores totals assisted",
    "end": "winner totals settlement",
}
"""By kind of line, values that follow from seed, fingerprint and moves: no other is accepted."""


def fault_in_lines(tmp_path: Path, lines: list[Values]) -> str:
    """What is wrong with a record of these lines; empty if nothing is."""
    path = tmp_path / "forged.rummy"
    path.write_bytes(sealed(lines))
    return fault_in(path)


def test_proved_values_cannot_be_forged(tmp_path: Path) -> None:
    tried = set()
    sources = [
        match_with_help(tmp_path / "a.rummy"),
        *(GOLDEN / f"{name}.rummy" for name in ("won-femhundra", "running")),
    ]
    for source in sources:
        lines = lines_of(source)
        for at, values in enumerate(lines):
            for key in PROVED.get(values["t"], "").split():
                spot = values["t"], key
                named = key == "rulebook" and "house" in values
                if named or key not in values or spot in tried or values[key] is None:
                    continue
                tried.add(spot)
                lie = values | {key: other_value(values[key])}
                assert fault_in_lines(tmp_path, [*lines[:at], lie, *lines[at + 1 :]]), spot
    assert {kind for kind, _ in tried} >= {"match", "round", "move", "undo", "score", "end"}
    assert len(tried) >= 16


def test_stated_values_are_accepted(tmp_path: Path) -> None:
    lines = lines_of(match_with_help(tmp_path / "a.rummy"))
    head = lines[0]
    others: list[Values] = [
        {"id": "another"},
        {"app": "Somebody Else's 9"},
        {"created": "1999-12-31T23:59:59Z"},
        {"house": "Femhundra · Swedish rules"},
        {"seats": [seat | {"name": "Eve"} for seat in head["seats"]]},
    ]
    for other in others:
        assert not fault_in_lines(tmp_path, [head | other, *lines[1:]]), other
    without = [v for v in lines if v["t"] not in ("hint", "standin", "title")]
    back = next(at for at, values in enumerate(without) if values["t"] == "undo")
    assert without[back - 1]["t"] == "move"
    del without[back - 1 : back + 1]
    for values in without:
        if values["t"] == "score":
            values["assisted"] = False
    assert not fault_in_lines(tmp_path, without), "help that is told nowhere cannot be known"


def test_additions_by_other_programs_are_harmless(tmp_path: Path) -> None:
    lines = lines_of(saved_match(tmp_path / "a.rummy", steps=20))
    lines[0] |= {f"\x1b[31m\n{n}": n for n in range(1_000)}
    lines[2:2] = [{"t": f"\u202ekind {n}", "a": 1} for n in range(900)]
    lines[-1]["time"] = 5
    assert not fault_in_lines(tmp_path, lines)
