"""Resigned matches and rounds that are played again: their records remain valid."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from rummy_qt.play.game import Game
from rummy_qt.records.figures import figures_of
from rummy_qt.records.library import Library
from rummy_qt.records.life import Help
from rummy_qt.records.lines import Status
from rummy_qt.records.reading import read_record
from rummy_qt.records.record import open_record
from rummy_qt.records.replay import RecordedMatch
from rummy_qt.records.sentences import Fault, RecordError
from tests.records.played import add_line, header_for, retell, saved_match


@pytest.fixture
def library(tmp_path: Path) -> Library:
    (tmp_path / "matches").mkdir()
    return Library(tmp_path / "matches")


def copy_to_deal(library: Library, path: Path, number: int) -> Path:
    return library.copy_to_move(f"{path.stem}-copy", path.read_bytes().splitlines(), number, ())


def play_round(path: Path) -> RecordedMatch:
    """Play a record's round to its end as a game does; returns the match read from its file."""
    opened = open_record(path)
    game = Game(opened.replayed, opened.record)
    chance = Random(5)
    while not game.match.round.over:
        game.submit(chance.choice(game.view(game.match.round.seat).legal_moves))
    opened.record.close()
    assert not read_record(path).fault
    return read_record(path).replayed


def test_a_practice_ends_with_its_round_and_keeps_the_seed(library: Library) -> None:
    path = saved_match(library.folder / "a.rummy", header_for(rounds=9), steps=600)
    copy = copy_to_deal(library, path, 1)
    replayed = play_round(copy)
    assert replayed.status is Status.PRACTICE_OVER
    opened = open_record(copy)
    game = Game(opened.replayed, opened.record)
    assert not game.may_deal
    assert not game.played_out
    with pytest.raises(ValueError, match="over"):
        game.next_round()
    opened.record.close()
    latest = library.latest()
    assert latest is not None
    assert latest.path == path
    figures = figures_of(copy)
    assert figures is not None
    assert not figures.ended


def test_a_resigned_practice_is_no_lost_match(library: Library) -> None:
    copy = copy_to_deal(library, saved_match(library.folder / "a.rummy"), 1)
    resign(copy)
    assert not read_record(copy).fault
    figures = figures_of(copy)
    assert figures is not None
    assert not figures.ended


def test_a_practice_that_wins_the_match_is_still_one_round(library: Library) -> None:
    path = saved_match(library.folder / "a.rummy", header_for(rounds=1))
    replayed = play_round(copy_to_deal(library, path, 1))
    assert replayed.match.over
    assert replayed.status is Status.PRACTICE_OVER


def test_a_practice_killed_before_its_last_line_gets_that_line(library: Library) -> None:
    copy = copy_to_deal(library, saved_match(library.folder / "a.rummy"), 1)
    play_round(copy)
    copy.write_bytes(b"".join(copy.read_bytes().splitlines(keepends=True)[:-1]))
    open_record(copy).record.close()
    assert read_record(copy).replayed.status is Status.PRACTICE_OVER


def test_a_practice_with_a_second_round_is_refused(library: Library) -> None:
    path = saved_match(library.folder / "a.rummy")
    copy = copy_to_deal(library, path, 1)
    play_round(copy)
    lines = copy.read_text().splitlines(keepends=True)[:-1]
    deal = next(line for line in path.read_text().splitlines() if '"n":2,"dealer"' in line)
    copy.write_text("".join([*lines, deal]))
    retell(copy, lambda line: line)
    assert "The end of the last round is missing" in str(read_record(copy).fault)


@pytest.mark.parametrize("steps", [30, 330])
def test_both_copies_of_a_running_match_count_as_assisted_afterwards(
    library: Library, steps: int
) -> None:
    path = saved_match(library.folder / "a.rummy", header_for(rounds=9), steps=steps)
    before = read_record(path).replayed.rounds
    copy = library.duplicate(path)
    for one in (path, copy):
        rounds = play_round(one).rounds
        assert rounds[-1].assisted
        assert not any(played.assisted for played in rounds[: len(before) - 1])
        opened = open_record(one)
        game = Game(opened.replayed, opened.record)
        game.next_round()
        assert game.life.current.assisted
        opened.record.close()
        assert read_record(one).replayed.current.assisted


def test_a_copy_of_a_practice_is_still_one_round(library: Library) -> None:
    path = saved_match(library.folder / "a.rummy", header_for(rounds=9), steps=30)
    copy = library.duplicate(copy_to_deal(library, path, 1))
    assert play_round(copy).status is Status.PRACTICE_OVER


def test_a_match_that_is_over_is_copied_as_it_is(library: Library) -> None:
    path = saved_match(library.folder / "a.rummy")
    assert library.duplicate(path).read_bytes() == path.read_bytes()


def resigned_match(library: Library) -> Path:
    path = saved_match(library.folder / "a.rummy", steps=30)
    resign(path)
    return path


def resign(path: Path) -> None:
    record, replayed, _ = open_record(path)
    record.append(replayed.resign(0))
    record.close()


def test_a_resigned_match_is_lost_and_its_record_valid(library: Library) -> None:
    path = resigned_match(library)
    assert not read_record(path).fault
    assert read_record(path).replayed.status is Status.RESIGNED
    (entry,) = library.entries()
    assert entry.status is Status.RESIGNED
    assert not entry.can_be_opened
    assert entry.winner is None
    assert library.latest() is None
    figures = figures_of(path)
    assert figures is not None
    assert figures.ended
    assert not figures.won


def test_nothing_is_added_to_a_resigned_match_but_a_name(library: Library) -> None:
    path = resigned_match(library)
    record, replayed, _ = open_record(path)
    with pytest.raises(RecordError):
        record.append(replayed.set_title("no"))
    record.close()
    library.rename(path, "Given up")
    (entry,) = library.entries()
    assert entry.title == "Given up"
    assert entry.status is Status.RESIGNED
    assert not read_record(path).fault


@pytest.mark.parametrize("seat", [-1, 3, "0", None, True])
def test_a_resignation_of_an_invalid_seat_is_refused(library: Library, seat: object) -> None:
    path = library.folder / "a.rummy"
    saved_match(path, header_for(), steps=30)
    add_line(path, {"t": "resign", "seat": seat})
    assert read_record(path).fault


def test_a_match_that_is_over_cannot_be_resigned(library: Library) -> None:
    path = saved_match(library.folder / "a.rummy")
    retell(path, lambda line: '{"t":"resign","seat":0}' if '"t":"end"' in line else line)
    assert read_record(path).fault


def test_a_match_that_is_over_cannot_be_undone(library: Library) -> None:
    opened = open_record(saved_match(library.folder / "a.rummy", header_for(), steps=30))
    opened.replayed.resign(0)
    with pytest.raises(Fault, match="match is over"):
        opened.replayed.undo(1)
    opened.record.close()


@pytest.mark.parametrize("number", [1, 2])
def test_a_round_is_dealt_again_in_a_copy_and_counts_as_assisted(
    library: Library, number: int
) -> None:
    path = saved_match(library.folder / "a.rummy")
    before = path.read_bytes()
    copy = copy_to_deal(library, path, number)
    assert path.read_bytes() == before
    opened = open_record(copy)
    rounds = read_record(path).replayed.rounds
    assert opened.replayed.match.round_number == number
    assert opened.replayed.match.totals == rounds[number - 1].totals_before
    assert opened.replayed.current.moves == []
    assert opened.replayed.current.help == {Help.KNOWN_DEAL}
    opened.record.close()
    play_round(copy)
    again = read_record(copy).replayed
    assert again.rounds[number - 1].assisted
    assert [entry.rounds for entry in library.entries() if entry.path == copy] == [number]


def test_a_practice_not_marked_as_assisted_is_refused(library: Library) -> None:
    path = copy_to_deal(library, saved_match(library.folder / "a.rummy"), 1)
    play_round(path)
    retell(path, lambda line: line.replace('"assisted":true', '"assisted":false'))
    assert "not marked as assisted" in str(read_record(path).fault)


def test_a_round_that_was_never_dealt_is_not_dealt_again(library: Library) -> None:
    path = saved_match(library.folder / "a.rummy", steps=5)
    with pytest.raises(IndexError):
        copy_to_deal(library, path, 2)
