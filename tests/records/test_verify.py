"""What `rummy-lab verify` accepts and refuses."""

import json
from pathlib import Path

import pytest

from rummy_qt.engine import RULEBOOKS
from rummy_qt.lab.cli import main
from rummy_qt.records.lines import seal
from tests.records.played import header_for, saved_match

GOLDEN = Path(__file__).parents[1] / "golden"


def without_sums(path: Path) -> None:
    """The record as another program might write it: the contract asks for no checksum."""
    lines = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    for values in lines:
        del values["sum"]
    path.write_text("".join(json.dumps(values) + "\n" for values in lines), "utf-8")


def sealed_again(lines: list[dict]) -> bytes:
    """The lines with their checksums made right."""
    chain, data = "", b""
    for values in lines:
        values.pop("sum", None)
        line, chain = seal(chain, values)
        data += line + b"\n"
    return data


@pytest.mark.parametrize("rulebook", RULEBOOKS)
def test_records_of_every_rulebook_are_accepted(tmp_path: Path, rulebook: str) -> None:
    path = saved_match(tmp_path / "a.rummy", header_for(rulebook))
    assert main(["verify", str(path)]) == 0
    without_sums(path)
    assert main(["verify", str(path)]) == 0


@pytest.mark.parametrize("rulebook", RULEBOOKS)
def test_the_first_format_stays_readable(rulebook: str) -> None:
    assert main(["verify", str(GOLDEN / f"{rulebook}.rummy")]) == 0


def test_the_first_wrong_line_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = saved_match(tmp_path / "a.rummy")
    lines = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    at = next(n for n, values in enumerate(lines) if values["t"] == "score")
    lines[at]["scores"][1] += 5
    path.write_bytes(sealed_again(lines))
    assert main(["verify", str(path)]) == 1
    out, err = capsys.readouterr()
    assert not out
    assert err.count("\n") == 1
    assert f"{path}: line {at + 1}: scores" in err


def test_a_wrong_checksum_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = saved_match(tmp_path / "a.rummy")
    path.write_bytes(path.read_bytes().replace(b'"name":"Ann"', b'"name":"Eve"'))
    assert main(["verify", str(path)]) == 1
    assert "line 1: its checksum is wrong" in capsys.readouterr().err


def test_good_and_bad_files_are_told_apart(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good = saved_match(tmp_path / "good.rummy")
    assert main(["verify", str(good), str(tmp_path / "none.rummy")]) == 2
    (tmp_path / "bad.rummy").write_bytes(b"\x00\xff")
    assert main(["verify", str(tmp_path / "bad.rummy"), str(good)]) == 1
    assert capsys.readouterr().out.count("good: 3 rounds") == 2
