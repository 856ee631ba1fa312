"""What `rummy-lab verify` accepts and refuses."""

import json
import re
import sys
from pathlib import Path
from types import FrameType

import pytest

from rummy_qt.engine import RULEBOOKS
from rummy_qt.lab.cli import main
from rummy_qt.records.entry import entry_of
from rummy_qt.records.lines import Values
from rummy_qt.records.reading import read_record
from rummy_qt.records.record import MatchRecord, open_record
from rummy_qt.records.sentences import Fault, RecordError
from tests.records.played import Scribe, fault_in, header_for, retell, saved_match, sealed


def remove_checksums(path: Path) -> None:
    """Rewrite a record as another program might: the contract requires no checksums."""
    lines = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    for values in lines:
        del values["sum"]
    path.write_text("".join(json.dumps(values) + "\n" for values in lines), "utf-8")


@pytest.mark.parametrize("rulebook", RULEBOOKS)
def test_records_of_every_rulebook_are_accepted(tmp_path: Path, rulebook: str) -> None:
    path = saved_match(tmp_path / "a.rummy", header_for(rulebook))
    assert main(["verify", str(path)]) == 0
    remove_checksums(path)
    assert main(["verify", str(path)]) == 0


def test_verify_counts_moves_and_rounds(tmp_path: Path) -> None:
    path = saved_match(tmp_path / "a.rummy", steps=60)
    kinds = [json.loads(line)["t"] for line in path.read_text("utf-8").splitlines()]
    assert kinds.count("move") > 50
    assert (read_record(path).moves, read_record(path).rounds) == (
        kinds.count("move"),
        kinds.count("score"),
    )


def test_a_stand_in_is_marked_once_also_in_the_first_turn(tmp_path: Path) -> None:
    record = MatchRecord.create(header_for(players=3), tmp_path / "a.rummy")
    scribe = Scribe(record)
    while scribe.match.round.seat == 0 or scribe.life.current.moves:
        scribe.step()
    record.append(scribe.life.stand_in(scribe.match.round.seat))
    with pytest.raises(Fault, match="makes no sense here"):
        scribe.life.stand_in(scribe.match.round.seat)
    record.close()


def test_blank_lines_anywhere_do_no_harm(tmp_path: Path) -> None:
    path = saved_match(tmp_path / "a.rummy")
    path.write_bytes(b"\n \r\n" + path.read_bytes().replace(b"\n", b"\r\n\r\n"))
    assert main(["verify", str(path)]) == 0
    assert read_record(path).fault is None
    assert entry_of(path).problem is None


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (b"\n\n", "Line 2: A record begins with a line “match”"),
        (b"\xef\xbb\xbf{}\n", "Line 1: It is not a JSON object"),
    ],
)
def test_a_file_that_is_not_a_record_is_refused_with_the_reason(
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
    path.write_bytes(sealed(lines))
    assert main(["verify", str(path)]) == 1
    out, err = capsys.readouterr()
    assert not out
    assert err.count("\n") == 1
    assert f"{path}: line {at + 1}: scores" in err


def test_a_wrong_checksum_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = saved_match(tmp_path / "a.rummy")
    path.write_bytes(path.read_bytes().replace(b'"name":"Ann"', b'"name":"Eve"'))
    assert main(["verify", str(path)]) == 1
    assert "Line 1: Its checksum is wrong" in capsys.readouterr().err


def test_good_and_bad_files_are_told_apart(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good = saved_match(tmp_path / "good.rummy")
    assert main(["verify", str(good), str(tmp_path / "none.rummy")]) == 2
    (tmp_path / "bad.rummy").write_bytes(b"\x00\xff")
    assert main(["verify", str(tmp_path / "bad.rummy"), str(good)]) == 1
    begun = saved_match(tmp_path / "begun.rummy", steps=1)
    assert main(["verify", str(begun)]) == 0
    said = capsys.readouterr().out
    assert said.count("good: 3 rounds") == 2
    assert "good: 0 rounds, 1 move, the match goes on" in said


@pytest.mark.parametrize(
    ("key", "value", "why"),
    [
        ("rulebook", "chess", "There is no rulebook 'chess'"),
        ("rulebook", "femhundra", "The rules are not those of femhundra"),
        ("id", "../../../../tmp/evil", "“id” makes no sense"),
        *(("id", bad, "“id” makes no sense") for bad in ("a\nb", "a\0", "\u202ea", "   ")),
        ("house", "\u200b", "“house” makes no sense"),
        ("house", " \u3164 ", "“house” makes no sense"),
        ("created", "yesterday", "“created” makes no sense"),
        ("seats", [{"name": "A", "kind": "human"}] * 3, "There are two human players"),
        ("seats", [{"name": "A", "kind": "God-Emperor"}] * 3, "“kind” makes no sense"),
        ("seats", [{"name": "A", "kind": "wizard"}] * 3, "no opponent of the kind 'wizard'"),
    ],
)
def test_a_false_value_in_the_first_line_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], key: str, value: object, why: str
) -> None:
    path = saved_match(tmp_path / "a.rummy", header_for(rounds=None), steps=20)
    lines = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    path.write_bytes(sealed([lines[0] | {key: value}, *lines[1:]]))
    assert main(["verify", str(path)]) == 1
    assert why in capsys.readouterr().err


def test_rules_with_a_missing_option_are_refused(tmp_path: Path) -> None:
    path = saved_match(tmp_path / "a.rummy", steps=20)
    lines = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    del lines[0]["rules"]["target"]
    path.write_bytes(sealed(lines))
    assert "leave out target" in fault_in(path)


@pytest.mark.parametrize(("stated", "why"), [(True, "nothing helped"), (False, "not marked")])
def test_a_false_mark_of_help_is_refused(tmp_path: Path, stated: bool, why: str) -> None:
    record = MatchRecord.create(header_for(), tmp_path / "a.rummy")
    scribe = Scribe(record)
    if not stated:
        while scribe.match.round.seat != 0:
            scribe.step()
        record.append(scribe.life.hint(0))
    scribe.to_end()
    record.close()
    told = f'"assisted":{str(stated).lower()}'
    lie = re.compile(r'"assisted":(true|false)')
    retell(tmp_path / "a.rummy", lambda line: lie.sub(told, line))
    assert why in fault_in(tmp_path / "a.rummy")


def test_rules_without_a_house_name_must_match_the_rulebook(tmp_path: Path) -> None:
    path = saved_match(tmp_path / "a.rummy", header_for("500-rum-de", rounds=None), steps=20)
    lines = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    lines[0]["rules"]["may_return_top_card"] = True
    path.write_bytes(sealed(lines))
    assert "not those of 500-rum-de" in fault_in(path)
    lines[0]["house"] = "Give it back"
    path.write_bytes(sealed(lines))
    assert read_record(path).fault is None, "an older version let it pass in house rules"


def test_an_undo_without_a_person_is_refused(tmp_path: Path) -> None:
    path = saved_match(tmp_path / "a.rummy", steps=20)
    lines = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    back: Values = {"t": "undo", "moves": 1}
    path.write_bytes(sealed([*lines, back]))
    assert read_record(path).fault is None
    lines[0]["seats"][0] = {"name": "Ada", "kind": "club"}
    path.write_bytes(sealed(lines))
    assert read_record(path).fault is None
    path.write_bytes(sealed([*lines, back]))
    assert "makes no sense here" in fault_in(path)


def test_help_is_recorded_once_per_position_or_turn(tmp_path: Path) -> None:
    record = MatchRecord.create(header_for(players=3), tmp_path / "a.rummy")
    scribe = Scribe(record).steps(4)
    path = tmp_path / "a.rummy"

    def judged(*more: Values) -> str:
        path.write_bytes(sealed([*map(json.loads, record.lines), *map(dict, more)]))
        return fault_in(path)

    while scribe.match.round.seat != 0:
        scribe.step()
    hint: Values = {"t": "hint", "seat": 0}
    assert judged(hint) == ""
    assert "makes no sense here" in judged(hint, hint)
    while scribe.match.round.seat == 0:
        scribe.step()
    seat = scribe.match.round.seat
    standin: Values = {"t": "standin", "seat": seat}
    assert judged(standin) == ""
    record.append(standin)
    scribe.life.stand_in(seat)
    scribe.step()
    assert scribe.match.round.seat == seat, "the turn goes on"
    assert "makes no sense here" in judged(standin)
    record.close()


def test_control_characters_of_a_file_never_reach_the_terminal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    evil = "\x1b]0;title\x07\x1b[2J\n\u202e\x9b31m"
    newer = tmp_path / f"{evil}.rummy"
    newer.write_text(json.dumps({"t": "match", "format": 2, "app": evil}))
    good = saved_match(tmp_path / f"good {evil}.rummy", header_for(), 20)
    bad = tmp_path / f"bad {evil}.rummy"
    lines = [json.loads(line) for line in good.read_text("utf-8").splitlines()]
    bad.write_bytes(sealed([lines[0] | {"rulebook": evil}]))
    assert main(["verify", str(newer), str(good), str(bad), str(tmp_path / evil)]) == 1
    for text in capsys.readouterr():
        lines = text.splitlines()
        assert lines
        assert all(line.isprintable() for line in lines)
        assert all(line.startswith(("rummy-lab: ", str(tmp_path))) for line in lines)


LINES_THAT_PLAY_NOTHING: list[bytes] = [
    b"\n",
    b'{"t":""}\n',
    b'{"t":"title","title":"x"}\n',
    b'{"t":"copied"}\n',
]


@pytest.mark.parametrize("line", LINES_THAT_PLAY_NOTHING)
def test_a_file_of_lines_that_play_nothing_is_refused_early(tmp_path: Path, line: bytes) -> None:
    path = tmp_path / "a.rummy"
    path.write_bytes(without_checksums(saved_match(path, steps=20)) + line * 1_000_000)
    soon = r"[Ll]ine 10\d{3}: Too many of the lines so far play nothing"
    with pytest.raises(RecordError, match=soon):
        open_record(path)
    assert re.search(soon, fault_in(path))


@pytest.mark.parametrize(("lines", "soon"), [(3, "Line 3"), (1_000_000, "Line 10001")])
@pytest.mark.parametrize("line", [b"\n", b" " * 60 + b"\r\n"])
def test_a_file_of_blank_lines_is_refused_early(
    tmp_path: Path, line: bytes, lines: int, soon: str
) -> None:
    path = tmp_path / "a.rummy"
    path.write_bytes(line * lines)
    with pytest.raises(RecordError, match="begins with a line"):
        read_record(path)
    assert soon in str(entry_of(path).problem)


def test_the_time_for_undone_moves_grows_with_the_file_only(tmp_path: Path) -> None:
    """Played, undone and marked repeatedly: time is proportional to the length of the file."""

    def calls_for(times: int) -> int:
        record = MatchRecord.create(header_for("rommy-dk", 2), None)
        scribe = Scribe(record).steps(30)
        seat, move = scribe.choose()
        for _ in range(times):
            record.append(*scribe.life.play(move, seat)[1])
            record.append(scribe.life.undo(1))
        path = tmp_path / f"{times}.rummy"
        record.save_copy(path)
        calls = 0

        def count(frame: FrameType, event: str, argument: object) -> None:
            nonlocal calls
            calls += event == "call"

        sys.setprofile(count)
        try:
            reading = read_record(path)
        finally:
            sys.setprofile(None)
        assert reading.fault is None
        return calls

    assert calls_for(800) < 5 * calls_for(200)


def without_checksums(path: Path) -> bytes:
    """The record without its checksums."""
    remove_checksums(path)
    return path.read_bytes()
