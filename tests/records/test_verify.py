"""What `rummy-lab verify` accepts and refuses."""

import json
from pathlib import Path

import pytest

from rummy_qt.engine import RULEBOOKS
from rummy_qt.lab.cli import main
from rummy_qt.records.lines import seal
from rummy_qt.records.listing import entry_of
from rummy_qt.records.reading import read_record
from rummy_qt.records.sentences import RecordError
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


def test_blank_lines_do_no_harm_wherever_they_stand(tmp_path: Path) -> None:
    path = saved_match(tmp_path / "a.rummy")
    path.write_bytes(b"\n \r\n" + path.read_bytes().replace(b"\n", b"\r\n\r\n"))
    assert main(["verify", str(path)]) == 0
    assert read_record(path).fault is None
    assert entry_of(path).problem is None


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (b"\n\n", "line 3: it is not a JSON object"),
        (b"\xef\xbb\xbf{}\n", "line 1: a byte order mark stands before it"),
    ],
)
def test_a_file_that_is_no_record_is_told_why(
    text: bytes, why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "a.rummy"
    path.write_bytes(text)
    assert main(["verify", str(path)]) == 1
    assert why in capsys.readouterr().err
    with pytest.raises(RecordError):
        read_record(path)


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
