"""A match that was given up, and a round that is played once more: records that stay good."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rummy_qt.records.figures import figures_of
from rummy_qt.records.library import Library
from rummy_qt.records.reading import read_record
from rummy_qt.records.record import RecordError, open_record
from rummy_qt.records.verify import verify
from tests.records.played import Scribe, header_for, play_match, saved_match


@pytest.fixture
def library(tmp_path: Path) -> Library:
    (tmp_path / "matches").mkdir()
    return Library(tmp_path / "matches")


def resigned(library: Library) -> Path:
    path = library.folder / "a.rummy"
    record = play_match(header_for(), path, steps=30)
    record.append_resign(0)
    record.close()
    return path


def test_a_resigned_match_is_over_lost_and_a_good_record(library: Library) -> None:
    path = resigned(library)
    assert not verify(path).fault
    assert read_record(path).replayed.resigned
    (entry,) = library.entries()
    assert entry.ended
    assert entry.resigned
    assert entry.winner is None
    assert library.latest() is None
    figures = figures_of(path)
    assert figures is not None
    assert figures.ended
    assert not figures.won


def test_nothing_is_added_to_a_resigned_match_but_a_name(library: Library) -> None:
    path = resigned(library)
    record = open_record(path).record
    with pytest.raises(RecordError):
        record.append_title("no")
    record.close()
    library.rename(path, "Given up")
    (entry,) = library.entries()
    assert entry.title == "Given up"
    assert entry.resigned
    assert not verify(path).fault


@pytest.mark.parametrize("seat", [-1, 3, "0", None, True])
def test_a_resignation_of_nobody_is_a_bad_line(library: Library, seat: object) -> None:
    path = library.folder / "a.rummy"
    record = play_match(header_for(), path, steps=30)
    record.append_other("resign", {"seat": seat})
    record.close()
    assert verify(path).fault


def test_a_match_that_is_over_cannot_be_resigned(library: Library) -> None:
    path = saved_match(library.folder / "a.rummy")
    *lines, _ = path.read_text().splitlines()
    plain = [json.loads(line) for line in lines]
    for values in plain:
        values.pop("sum", None)
    told = [*plain, {"t": "resign", "seat": 0}]
    path.write_text("".join(json.dumps(values) + "\n" for values in told))
    assert verify(path).fault


@pytest.mark.parametrize("number", [1, 2])
def test_a_round_is_dealt_again_in_a_copy_and_counts_as_assisted(
    library: Library, number: int
) -> None:
    path = saved_match(library.folder / "a.rummy")
    before = path.read_bytes()
    copy = library.copy_to_deal(path, number)
    assert path.read_bytes() == before
    opened = open_record(copy)
    rounds = read_record(path).replayed.rounds
    assert opened.replayed.match.round_number == number
    assert opened.replayed.match.totals == rounds[number - 1].totals_before
    assert opened.replayed.moves_in_round == []
    assert opened.replayed.assisted
    scribe = Scribe.resume(opened.record, opened.replayed, chance=5)
    while not scribe.match.round.over:
        scribe.step()
    opened.record.close()
    assert not verify(copy).fault
    again = read_record(copy).replayed
    assert again.rounds[number - 1].assisted
    assert [entry.rounds for entry in library.entries() if entry.path == copy] == [number]


def test_practice_cannot_be_kept_quiet(library: Library) -> None:
    path = library.copy_to_deal(saved_match(library.folder / "a.rummy"), 1)
    opened = open_record(path)
    scribe = Scribe.resume(opened.record, opened.replayed, chance=5)
    scribe.assisted = False
    while not scribe.match.round.over:
        scribe.step()
    opened.record.close()
    assert "not marked as assisted" in str(verify(path).fault)


def test_a_round_that_was_never_dealt_is_not_dealt_again(library: Library) -> None:
    path = saved_match(library.folder / "a.rummy", steps=5)
    with pytest.raises(IndexError):
        library.copy_to_deal(path, 2)
