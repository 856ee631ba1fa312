"""What `rummy-lab verify --explain` calls proved cannot be forged; what it calls stated can."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from rummy_qt.lab.cli import main
from rummy_qt.records.lines import Values
from rummy_qt.records.record import MatchRecord
from rummy_qt.records.replay import KINDS
from rummy_qt.records.sentences import RecordError
from rummy_qt.records.verdict import CLAIMS, NEVER_SAID, Worth, explained, note, verify
from tests.records.played import Scribe, header_for, saved_match, sealed

GOLDEN = Path(__file__).resolve().parents[1] / "golden/0.1.0/matches"
WHOLE = sorted(path for path in GOLDEN.glob("*.rummy") if verify(path).fault is None)


def lines_of(path: Path) -> list[Values]:
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


def spoilt(value: Any) -> Any:
    """Another value of the same kind."""
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


def helped(path: Path) -> Path:
    """A whole match with a title, hints, moves taken back and a stand-in."""
    record = MatchRecord.create(header_for(players=3), path)
    scribe = Scribe(record)
    record.append(scribe.life.entitle("Grudge match"))
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
    assert verify(path).fault is None
    return path


def forged(tmp_path: Path, lines: list[Values]) -> bool:
    path = tmp_path / "forged.rummy"
    path.write_bytes(sealed(lines))
    try:
        return verify(path).fault is None
    except RecordError:
        return False


def test_every_kind_of_line_is_explained() -> None:
    assert CLAIMS.keys() == KINDS.keys()
    sentences = [claim.sentence for claims in CLAIMS.values() for claim in claims]
    assert all(text[0].isupper() and text.endswith(".") for text in [*sentences, *NEVER_SAID])
    assert len(set(sentences)) == len(sentences)
    assert {c.worth for claims in CLAIMS.values() for c in claims} == {Worth.PROVED, Worth.STATED}


@pytest.mark.parametrize("path", WHOLE, ids=lambda path: path.stem)
def test_nothing_that_the_program_writes_is_unknown_to_it(path: Path) -> None:
    unknown = [text for worth, text in explained(verify(path).said) if worth is Worth.UNKNOWN]
    assert unknown == list(NEVER_SAID)


def test_what_is_proved_cannot_be_forged(tmp_path: Path) -> None:
    tried = set()
    sources = [
        helped(tmp_path / "a.rummy"),
        *(GOLDEN / f"{name}.rummy" for name in ("won-femhundra", "running")),
    ]
    for source in sources:
        lines = lines_of(source)
        for at, values in enumerate(lines):
            for claim in CLAIMS[values["t"]]:
                if claim.worth is not Worth.PROVED or claim.unless in values:
                    continue
                for key in claim.keys:
                    spot = values["t"], key
                    if key not in values or spot in tried or values[key] is None:
                        continue
                    tried.add(spot)
                    lie = values | {key: spoilt(values[key])}
                    assert not forged(tmp_path, [*lines[:at], lie, *lines[at + 1 :]]), spot
    assert {kind for kind, _ in tried} >= {"match", "round", "move", "undo", "score", "end"}
    assert len(tried) >= 16


def test_what_is_stated_is_believed(tmp_path: Path) -> None:
    lines = lines_of(helped(tmp_path / "a.rummy"))
    head = lines[0]
    others: list[Values] = [
        {"id": "another"},
        {"app": "Somebody Else's 9"},
        {"created": "1999-12-31T23:59:59Z"},
        {"house": "Femhundra · Swedish rules"},
        {"seats": [seat | {"name": "Eve"} for seat in head["seats"]]},
    ]
    for other in others:
        assert forged(tmp_path, [head | other, *lines[1:]]), other
        said = {text: worth for worth, text in explained(verify(tmp_path / "forged.rummy").said)}
        [claim] = [one for one in CLAIMS["match"] if set(one.keys) & other.keys()]
        assert said[claim.sentence] is Worth.STATED
    without = [v for v in lines if v["t"] not in ("hint", "standin", "title")]
    back = next(at for at, values in enumerate(without) if values["t"] == "undo")
    assert without[back - 1]["t"] == "move"
    del without[back - 1 : back + 1]
    without = [{k: v for k, v in values.items() if k != "title"} for values in without]
    for values in without:
        if values["t"] == "score":
            values["assisted"] = False
    assert forged(tmp_path, without), "help that is told nowhere cannot be known"


def test_a_house_rule_is_no_proved_rulebook_whatever_its_name(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = saved_match(tmp_path / "a.rummy", header_for(rounds=None), steps=20)
    lines = lines_of(path)
    book, house = "exactly those of the rulebook", "a house rule of this name"
    assert main(["verify", "--explain", str(path)]) == 0
    out = capsys.readouterr().out
    assert book in out
    assert house not in out
    path.write_bytes(sealed([lines[0] | {"house": "Femhundra · Swedish rules"}, *lines[1:]]))
    assert main(["verify", "--explain", str(path)]) == 0
    out = capsys.readouterr().out
    assert book not in out
    assert house in out


def test_a_bad_record_is_not_explained(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = saved_match(tmp_path / "a.rummy")
    assert main(["verify", "--explain", str(tmp_path / "none.rummy")]) == 2
    path.write_bytes(path.read_bytes().replace(b'"name":"Ann"', b'"name":"Eve"'))
    assert main(["verify", "--explain", str(path)]) == 1
    said = capsys.readouterr()
    assert not said.out
    assert said.err.count("\n") == 2
    assert main(["verify", str(GOLDEN / "running.rummy")]) == 0
    assert capsys.readouterr().out.count("\n") == 1


def test_what_others_added_is_named_and_harmless(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = lines_of(saved_match(tmp_path / "a.rummy", steps=20))
    lines[0] |= {f"\x1b[31m\n{n}": n for n in range(1_000)}
    lines[2:2] = [{"t": f"\u202ekind {n}", "a": 1} for n in range(900)]
    lines[-1]["time"] = 5
    (tmp_path / "a.rummy").write_bytes(sealed(lines))
    assert main(["verify", "--explain", str(tmp_path / "a.rummy")]) == 0
    out = capsys.readouterr().out.splitlines()
    assert all(line.isprintable() and len(line) < 600 for line in out)
    assert sum("is not read here" in line for line in out) == 1
    assert any("legal for its seat" in line for line in out)


def test_a_kind_of_line_without_keys_is_explained_however_much_others_added(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = saved_match(tmp_path / "a.rummy", steps=20)
    lines = lines_of(path)
    lines.insert(2, {"t": "copied"})
    lines[3:3] = [{"t": f"strange {n}"} for n in range(900)]
    path.write_bytes(sealed(lines))
    assert main(["verify", "--explain", str(path)]) == 0
    out = capsys.readouterr().out
    assert "The match was copied, and is played on in two files." in out
    assert out.count("strange") <= 9


def test_of_what_nobody_here_reads_only_the_first_few_are_kept() -> None:
    said: set[tuple[str, str]] = set()
    for n in range(900):
        note(said, {"t": f"strange {n}"})
    assert len(said) < 300
    note(said, {"t": "stop"})
    assert ("stop", "") in said
