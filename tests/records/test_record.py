import errno
import json
import os
from pathlib import Path
from typing import Any

import pytest

from rummy_qt.engine import RULEBOOKS
from rummy_qt.records.entry import entry_of
from rummy_qt.records.header import (
    COLOURS,
    Header,
    SeatInfo,
    fingerprint,
    secret_of,
    seed_of_deal,
)
from rummy_qt.records.lines import MAX_LINE, Status
from rummy_qt.records.reading import read_record
from rummy_qt.records.record import MatchRecord, open_record
from rummy_qt.records.sentences import Fault, RecordError
from tests.records.played import (
    Scribe,
    add_line,
    header_for,
    play_match,
    retell,
    saved_match,
    sealed,
)


def kinds(record: MatchRecord) -> list[str]:
    return [json.loads(line)["t"] for line in record.lines]


def test_a_new_record_says_who_plays_what_before_anything_else(tmp_path: Path) -> None:
    header = Header.new(
        "rommy-dk", RULEBOOKS["rommy-dk"], [SeatInfo("Zoë", "human"), SeatInfo("Bo", "club")]
    )
    MatchRecord.create(header, tmp_path / "a.rummy").close()
    first = json.loads((tmp_path / "a.rummy").read_text("utf-8"))
    assert first["t"] == "match"
    assert first["format"] == 1
    assert first["seats"][0] == {"name": "Zoë", "kind": "human"}
    assert first["rules"] == RULEBOOKS["rommy-dk"].as_dict()
    assert first["fingerprint"] == fingerprint(first["seed"], first["nonce"])
    assert len(first["seed"]) == 32
    assert "house" not in first


def test_secret_seeds_differ() -> None:
    seats = [SeatInfo("A", "human"), SeatInfo("B", "club")]
    seeds = {Header.new("femhundra", RULEBOOKS["femhundra"], seats).seed for _ in range(20)}
    assert len(seeds) == 20


@pytest.mark.parametrize(
    ("typed", "seed"),
    [("7", "7"), (" 0042 ", "42"), ("12 345", "12345"), ("AB" * 16, "ab" * 16), ("0", "0")],
)
def test_a_deal_number_is_its_own_seed(typed: str, seed: str) -> None:
    assert seed_of_deal(typed) == seed


@pytest.mark.parametrize("typed", ["", "x", "-3", "1.5", "1" * 16, "٣", "g" * 32])
def test_an_invalid_deal_number_is_refused(typed: str) -> None:
    with pytest.raises(RecordError, match="deal number"):
        seed_of_deal(typed)


def test_every_move_is_in_the_file_as_soon_as_it_is_appended(tmp_path: Path) -> None:
    path = tmp_path / "a.rummy"
    record = MatchRecord.create(header_for(), path)
    scribe = Scribe(record)
    for _ in range(60):
        scribe.step()
        assert path.read_bytes().splitlines() == list(record.lines)
    record.close()


def test_a_match_continues_where_it_stopped(tmp_path: Path) -> None:
    path = saved_match(tmp_path / "a.rummy", steps=150)
    opened = open_record(path)
    assert not opened.notes
    scribe = Scribe(opened.record, opened.replayed).to_end()
    opened.record.close()
    again = open_record(path)
    assert again.replayed.status is Status.WON
    assert again.replayed.match.totals == scribe.match.totals
    with pytest.raises(RecordError, match="over"):
        again.record.append({"t": "move", "seat": 0, "m": "draw"})
    again.record.close()


def test_a_record_in_memory_holds_the_same_lines() -> None:
    record = play_match(header_for(), None, steps=80)
    assert kinds(record)[:3] == ["match", "round", "move"]
    assert record.path is None
    assert record.unsaved == len(record.lines)


def test_a_record_in_memory_can_be_saved_somewhere(tmp_path: Path) -> None:
    record = play_match(header_for(), None, steps=80)
    record.save_copy(tmp_path / "b.rummy")
    opened = open_record(tmp_path / "b.rummy")
    assert opened.record.lines == record.lines
    opened.record.close()


def test_a_second_window_is_told_that_the_match_is_open(tmp_path: Path) -> None:
    path = saved_match(tmp_path / "a.rummy", steps=9)
    first = open_record(path)
    with pytest.raises(RecordError, match="open in another window"):
        open_record(path)
    first.record.close()
    open_record(path).record.close()


def test_an_existing_file_is_never_written_over(tmp_path: Path) -> None:
    path = saved_match(tmp_path / "a.rummy", steps=9)
    before = path.read_bytes()
    with pytest.raises(RecordError, match="exists"):
        MatchRecord.create(header_for(), path)
    assert path.read_bytes() == before


@pytest.mark.parametrize("left", [1, 2, 10, 40])
def test_a_torn_last_line_is_dropped_with_a_note(tmp_path: Path, left: int) -> None:
    path = saved_match(tmp_path / "a.rummy", steps=50)
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:-1]) + lines[-1][:left])
    opened = open_record(path)
    assert [note.name for note in opened.notes] == ["torn"]
    assert opened.record.lines == tuple(line.rstrip(b"\n") for line in lines[:-1])
    Scribe(opened.record, opened.replayed).steps(20)
    opened.record.close()
    again = open_record(path)
    assert not again.notes
    again.record.close()


def test_a_whole_last_line_without_a_line_break_counts(tmp_path: Path) -> None:
    path = saved_match(tmp_path / "a.rummy", steps=50)
    whole = path.read_bytes()
    path.write_bytes(whole.rstrip(b"\n"))
    opened = open_record(path)
    assert not opened.notes
    Scribe(opened.record, opened.replayed).steps(1)
    opened.record.close()
    assert path.read_bytes().startswith(whole)
    open_record(path).record.close()


def test_a_damaged_line_is_named_and_the_match_goes_on_in_a_copy(tmp_path: Path) -> None:
    path = saved_match(tmp_path / "a.rummy", steps=50)
    lines = path.read_bytes().splitlines(keepends=True)
    lines[20] = lines[20].replace(b'"m":"', b'"m":"?')
    damaged = b"".join(lines)
    path.write_bytes(damaged)
    opened = open_record(path)
    assert "damaged. Line 21" in opened.notes[0]
    assert opened.record.path not in (None, path)
    Scribe(opened.record, opened.replayed).steps(30)
    opened.record.close()
    assert path.read_bytes() == damaged
    copied = opened.record.path
    assert copied is not None
    assert copied.read_bytes().startswith(b"".join(lines[:20]))
    again = open_record(copied)
    assert not again.notes
    again.record.close()


@pytest.mark.parametrize("cut", ["match", "round", "score"])
def test_a_kill_between_two_lines_of_one_event_is_repaired(tmp_path: Path, cut: str) -> None:
    """A header without its first deal, or a last move without its score or its end."""
    path = saved_match(tmp_path / "a.rummy", header_for(rounds=1))
    lines = path.read_bytes().splitlines(keepends=True)
    last = {"match": 1, "round": len(lines) - 2, "score": len(lines) - 1}[cut]
    path.write_bytes(b"".join(lines[:last]))
    opened = open_record(path)
    opened.record.close()
    assert not opened.notes
    mended = path.read_bytes().splitlines(keepends=True)
    assert mended == (lines[:2] if cut == "match" else lines)


def test_a_newer_format_says_which_version_is_needed(tmp_path: Path) -> None:
    path = tmp_path / "a.rummy"
    path.write_text('{"t":"match","format":2,"app":"Rummy Qt 9.1"}\n')
    with pytest.raises(RecordError, match=r"format 2.*newer version.*Rummy Qt 9\.1"):
        open_record(path)


def test_unknown_lines_and_keys_are_ignored(tmp_path: Path) -> None:
    path = tmp_path / "a.rummy"
    record = MatchRecord.create(header_for(), path)
    scribe = Scribe(record).steps(5)
    record.close()
    add_line(path, {"t": "weather", "sun": True})
    seat, move = scribe.choose()
    add_line(path, {"t": "move", "seat": seat, "m": str(move), "at": 12.5})
    opened = open_record(path)
    assert not opened.notes
    Scribe(opened.record, opened.replayed).step()
    opened.record.close()
    assert len(read_record(path).replayed.current.moves) == 7


def test_opening_a_folder_or_device_does_not_block(tmp_path: Path) -> None:
    for path in (tmp_path, Path(os.devnull)):
        with pytest.raises(RecordError, match="is not a file"):
            open_record(path)


def test_lines_without_their_checksums_are_not_trusted(tmp_path: Path) -> None:
    """Damage to a name and also to the checksums that would reveal it."""
    path = saved_match(tmp_path / "a.rummy", steps=20)
    lines = path.read_bytes().splitlines(keepends=True)
    lines[0] = lines[0].replace(b"Ann", b"Eve").replace(b'"sum"', b'"sun"')
    lines[1] = lines[1].replace(b'"sum"', b'"sun"')
    path.write_bytes(b"".join(lines))
    with pytest.raises(RecordError, match=r"Line 3: Its checksum is wrong\. Nothing vouches"):
        open_record(path)


def test_a_record_without_checksums_is_continued_with_them(tmp_path: Path) -> None:
    path = saved_match(tmp_path / "a.rummy", steps=20)
    lines = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    path.write_text("".join(json.dumps(line | {"sum": None}) + "\n" for line in lines))
    with pytest.raises(RecordError, match="checksum is wrong"):
        open_record(path)
    for line in lines:
        del line["sum"]
    path.write_text("".join(json.dumps(line) + "\n" for line in lines))
    opened = open_record(path)
    Scribe(opened.record, opened.replayed).steps(20)
    opened.record.close()
    again = open_record(path)
    assert not again.notes
    again.record.close()
    damaged = path.read_text().replace('"Ann"', '"Eve"')
    path.write_text(damaged)
    with pytest.raises(RecordError, match="Nothing vouches"):
        open_record(path)


def test_a_record_in_memory_can_be_saved_and_continues_in_its_file(tmp_path: Path) -> None:
    path = tmp_path / "a.rummy"
    record = MatchRecord.create(header_for(), None)
    scribe = Scribe(record).steps(20)
    assert record.path is None
    record.keep(path)
    scribe.steps(20)
    assert tuple(path.read_bytes().splitlines()) == record.lines
    with pytest.raises(RecordError, match="open in another window"):
        open_record(path)
    record.close()
    assert open_record(path).replayed.match.round.position == scribe.match.round.position


@pytest.mark.parametrize("call", ["stat", "lstat"])
def test_a_failing_file_status_stops_no_match(
    call: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, real = tmp_path / "a.rummy", getattr(os, call)
    failed: list[tuple[Any, ...]] = []

    def fails_once(*args: Any, **options: Any) -> os.stat_result:
        if not failed:
            failed.append(args)
            raise OSError(errno.EIO, "Input/output error")
        return real(*args, **options)

    with monkeypatch.context() as patch:
        patch.setattr(os, call, fails_once)
        record = MatchRecord.create(header_for(), path)
    Scribe(record).steps(20)
    record.write()
    assert record.unsaved == 0
    assert tuple(path.read_bytes().splitlines()) == record.lines
    record.close()


def test_a_record_in_memory_overwrites_no_file(tmp_path: Path) -> None:
    path = tmp_path / "a.rummy"
    path.write_text("mine", "utf-8")
    with pytest.raises(RecordError):
        MatchRecord.create(header_for(), None).keep(path)
    assert path.read_text("utf-8") == "mine"


def test_a_score_that_hides_practice_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "a.rummy"
    record = MatchRecord.create(header_for(), path)
    scribe = Scribe(record)
    record.append(scribe.life.practise())
    while not scribe.match.round.over:
        scribe.step()
    record.close()
    retell(path, lambda line: line.replace('"assisted":true', '"assisted":false'))
    fault = read_record(path).fault
    assert fault is not None
    assert "not marked as assisted" in fault.why


@pytest.mark.rule("S-22")
def test_a_record_with_rules_that_an_older_version_allowed_is_read(tmp_path: Path) -> None:
    """An option that had no effect is read as off; a settlement stays as it was computed."""
    values = header_for("500-rum-de").as_values()
    kept: dict[str, Any] = values["rules"]
    idle = Header.from_values(values | {"rules": kept | {"may_return_top_card": True}})
    assert idle.rules == header_for("500-rum-de").rules
    nearest = Header.from_values(values | {"rules": kept | {"winner": "nearest"}})
    assert nearest.rules.settlement
    assert nearest.rules.clash is not None
    with pytest.raises(Fault, match="peek_price and discard_pile"):
        Header.from_values(values | {"rules": kept | {"peek_price": 25}})
    with pytest.raises(ValueError, match="winner and settlement"):
        Header.new("500-rum-de", nearest.rules, nearest.seats)


@pytest.mark.parametrize("more", [0, 1])
def test_a_line_of_the_maximum_length_is_read(tmp_path: Path, more: int) -> None:
    path = saved_match(tmp_path / "a.rummy", steps=8)
    lines = [json.loads(line) for line in path.read_bytes().splitlines()]
    lines[1]["of another program"] = ""
    short = len(sealed(lines).split(b"\n")[1]) + 1
    lines[1]["of another program"] = "x" * (MAX_LINE - short + more)
    path.write_bytes(sealed(lines))
    fault = read_record(path).fault
    if more:
        assert fault is not None
        assert "line 2: It is too long" in str(fault)
    else:
        assert fault is None


def test_an_overlong_first_line_is_reported_as_such(tmp_path: Path) -> None:
    """Even if it is a complete JSON object."""
    path = tmp_path / "long.rummy"
    path.write_text(json.dumps({"t": "match", "format": 1, "more": "x" * 2_000_000}) + "\n")
    with pytest.raises(RecordError, match="Line 1: It is too long"):
        read_record(path)


def test_a_file_larger_than_any_match_is_not_read(tmp_path: Path) -> None:
    """64 MB, as documented; of a smaller file that ends in garbage, the valid lines are read."""
    path, longest = saved_match(tmp_path / "a.rummy", steps=8), 64 * 1024 * 1024
    os.truncate(path, longest)
    assert len(read_record(path).lines) > 8
    os.truncate(path, longest + 1)
    with pytest.raises(RecordError, match="is larger than any match: 64 MB"):
        read_record(path)
    assert entry_of(path).problem is not None


def test_rules_of_no_rulebook_must_be_named_as_house_rules(tmp_path: Path) -> None:
    path = saved_match(tmp_path / "a.rummy", steps=8)
    lines = [json.loads(line) for line in path.read_bytes().splitlines()]
    assert lines[0].pop("house")
    path.write_bytes(sealed(lines))
    with pytest.raises(RecordError, match="Line 1: The rules are not those of rommy-dk"):
        read_record(path)


def test_a_seat_keeps_its_colour_and_an_unknown_one_is_dropped() -> None:
    for colour, known in ((0, 0), (COLOURS - 1, COLOURS - 1), (COLOURS, None), (-1, None)):
        seats = [SeatInfo("Ann", "human", colour=colour), SeatInfo("Bo", "club")]
        header = Header.new("femhundra", RULEBOOKS["femhundra"], seats, "7")
        assert Header.from_values(header.as_values()).seats[0].colour == known


def test_seed_and_nonce_of_a_named_match_follow_from_its_name() -> None:
    seats = [SeatInfo("Ann", "human"), SeatInfo("Bo", "club")]
    header = Header.new("femhundra", RULEBOOKS["femhundra"], seats, named="a name")
    assert header.seed == secret_of("a name", "seed") != header.nonce
    assert header.nonce == secret_of("a name", "nonce")
    assert Header.from_values(header.as_values()) == header
    wrong = header.as_values() | {"named": "another name"}
    with pytest.raises(Fault) as refused:
        Header.from_values(wrong)
    assert refused.value.why.name == "wrong_name"


def test_a_list_reads_a_limited_number_of_lines_other_than_moves(tmp_path: Path) -> None:
    """They are used for the row; a file may have many of them, but not without limit."""
    path = saved_match(tmp_path / "a.rummy", steps=2)
    lines = len(path.read_bytes().splitlines())
    moves = sum(line.startswith(b'{"t":"move"') for line in path.read_bytes().splitlines())
    with path.open("ab") as file:
        file.write(b"\n" * (20_000 - lines + moves))
    assert entry_of(path).problem is None
    with path.open("ab") as file:
        file.write(b"\n")
    problem = entry_of(path).problem
    assert problem is not None
    assert "lines" in str(problem)
