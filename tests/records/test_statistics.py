import shutil
import sqlite3
from pathlib import Path

import pytest

from rummy_qt.engine import RULEBOOKS, Match
from rummy_qt.lab.cli import main
from rummy_qt.records.figures import figures_of
from rummy_qt.records.header import Header, SeatInfo
from rummy_qt.records.library import Library
from rummy_qt.records.paths import matches_dir
from rummy_qt.records.record import MatchRecord, open_record
from rummy_qt.records.statistics import STEPS, Filter, Statistics, Summary
from tests.records.played import Scribe, header_for, saved_match


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Three matches that are over, one that goes on, and a file that is none."""
    folder = tmp_path / "matches"
    folder.mkdir()
    saved_match(folder / "a.rummy", header_for("rommy-dk", 3, "1"))
    saved_match(folder / "b.rummy", header_for("rommy-dk", 3, "2"))
    saved_match(folder / "c.rummy", header_for("femhundra", 2, "3"))
    saved_match(folder / "d.rummy", header_for("500-rum-pl", 4, "4", rounds=99), steps=600)
    (folder / "e.rummy").write_bytes(b"none")
    return folder


@pytest.fixture
def statistics(tmp_path: Path) -> Statistics:
    return Statistics(tmp_path / "statistics.sqlite")


def scores_of(folder: Path) -> list[int]:
    """The person's points in every finished round, by a replay."""
    points = []
    for path in sorted(folder.glob("[a-d].rummy")):
        opened = open_record(path)
        opened.record.close()
        points += [played.scores[0] for played in opened.replayed.rounds if played.scores]
    return points


def test_the_figures_are_those_of_the_records(statistics: Statistics, folder: Path) -> None:
    assert statistics.refresh(folder) == 5
    points = scores_of(folder)
    summary = statistics.summary()
    assert summary.matches == 3
    assert summary.longest_match == 3
    assert summary.rounds == len(points) > 9
    assert summary.points == pytest.approx(sum(points) / len(points))
    assert summary.best_round == max(points)
    groups = {(g.rulebook, g.opponents, g.players): g.matches for g in statistics.groups()}
    assert groups == {("femhundra", "club", 2): 1, ("rommy-dk", "club", 3): 2}
    assert statistics.summary(Filter(rulebook="femhundra")).rounds == 3
    assert statistics.summary(Filter(players=4)).matches == 0
    assert statistics.summary(Filter(since="2100")) == Summary()


def test_only_what_changed_is_read_again(statistics: Statistics, folder: Path) -> None:
    statistics.refresh(folder)
    assert statistics.refresh(folder) == 0
    (folder / "a.rummy").unlink()
    opened = open_record(folder / "d.rummy")
    Scribe.resume(opened.record, opened.replayed).steps(10)
    opened.record.close()
    assert statistics.refresh(folder) == 1
    assert statistics.summary().matches == 2


def test_a_copy_counts_once_and_as_far_as_it_went_its_own_way(
    statistics: Statistics, folder: Path
) -> None:
    statistics.refresh(folder)
    before = statistics.summary()
    library = Library(folder)
    library.duplicate(folder / "a.rummy")
    library.rename(folder / "a.rummy", "The first")
    copy = library.duplicate(folder / "d.rummy")
    statistics.refresh(folder)
    assert statistics.summary() == before
    opened = open_record(copy)
    scribe = Scribe.resume(opened.record, opened.replayed, chance=9)
    rounds = len(scribe.match.scores)
    while len(scribe.match.scores) == rounds:
        scribe.step()
    opened.record.close()
    statistics.refresh(folder)
    assert statistics.summary().rounds == before.rounds + 1


def test_assisted_rounds_are_told_apart(statistics: Statistics, tmp_path: Path) -> None:
    record = MatchRecord.create(header_for("femhundra", 2), tmp_path / "a.rummy")
    scribe = Scribe(record).steps(10)
    scribe.undo(4)
    scribe.assisted = True
    scribe.to_end()
    record.close()
    statistics.refresh(tmp_path)
    assert statistics.summary(Filter(assisted=True)).rounds == 1
    assert statistics.summary(Filter(assisted=True)).matches == 1
    assert statistics.summary(Filter(assisted=False)).rounds == 2
    assert statistics.summary(Filter(assisted=False)).matches == 0


def test_claims_and_piles_are_counted(tmp_path: Path) -> None:
    """Every claim the person makes, and every open one it lets go, seen while playing."""
    record = MatchRecord.create(header_for("rommy-dk", 3, rounds=8), tmp_path / "a.rummy")
    scribe = Scribe(record)
    won = failed = 0
    while not scribe.match.over:
        before = len(record.lines)
        scribe.step()
        move = next((line for line in record.lines[before:] if '"t":"move"' in line), "")
        won += '"seat":0,"m":"claim >' in move
        failed += '"seat":0,"m":"concede"' in move
    record.close()
    figures = figures_of(tmp_path / "a.rummy")
    assert figures is not None
    assert sum(counted.claims_won for counted in figures.rounds) == won > 0
    assert sum(counted.piles_failed for counted in figures.rounds) == failed > 0
    assert sum(counted.claims_missed for counted in figures.rounds) > 0
    assert sum(counted.piles_refused for counted in figures.rounds) > 0


def test_matches_without_a_person_count_for_nobody(statistics: Statistics, tmp_path: Path) -> None:
    seats = [SeatInfo("A", "random"), SeatInfo("B", "random")]
    header = Header.new("femhundra", RULEBOOKS["femhundra"], seats, "1")
    MatchRecord.create(header, tmp_path / "a.rummy").close()
    statistics.refresh(tmp_path)
    assert statistics.summary() == Summary()


def test_a_deleted_database_loses_nothing(folder: Path, tmp_path: Path) -> None:
    for _ in range(2):
        statistics = Statistics(tmp_path / "s.sqlite")
        statistics.refresh(folder)
        assert statistics.summary().matches == 3
        statistics.close()
        (tmp_path / "s.sqlite").unlink()


def test_rebuild_is_a_command(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for path in folder.iterdir():
        shutil.copy(path, matches_dir())
    assert main(["rebuild"]) == 0
    assert "5 records read: 3 matches" in capsys.readouterr().out
    assert main(["rebuild", "--matches", str(folder / "none")]) == 2
    capsys.readouterr()
    assert main(["rebuild", "--database", str(folder)]) == 2  # a folder is no file to write
    assert "cannot be saved" in capsys.readouterr().err


@pytest.mark.parametrize("content", [b"no database" * 300, b"SQLite format 3\0" + b"x" * 9000])
def test_a_broken_database_is_kept_and_begun_anew(
    folder: Path, tmp_path: Path, content: bytes
) -> None:
    path = tmp_path / "statistics.sqlite"
    path.write_bytes(content)
    statistics = Statistics(path)
    assert [note.name for note in statistics.notes] == ["statistics_broken"]
    assert (tmp_path / "statistics.damaged.sqlite").read_bytes() == content
    statistics.refresh(folder)
    assert statistics.summary().matches == 3


def test_a_newer_database_is_kept_and_begun_anew(folder: Path, tmp_path: Path) -> None:
    path = tmp_path / "statistics.sqlite"
    newer = Statistics(path, (*STEPS, "CREATE TABLE more (x INTEGER);"))
    newer.close()
    statistics = Statistics(path)
    assert [note.name for note in statistics.notes] == ["statistics_newer"]
    statistics.refresh(folder)
    assert statistics.summary().matches == 3


def test_an_older_database_is_backed_up_and_brought_up_to_date(
    folder: Path, tmp_path: Path
) -> None:
    path = tmp_path / "statistics.sqlite"
    old = Statistics(path)
    old.refresh(folder)
    old.close()
    before = path.read_bytes()
    steps = (
        *STEPS,
        "ALTER TABLE matches ADD COLUMN place TEXT;",
        "UPDATE matches SET place = 'home';",
    )
    statistics = Statistics(path, steps)
    assert statistics.notes == []
    assert (tmp_path / "statistics.version-2.sqlite").read_bytes() == before
    with sqlite3.connect(path) as database:
        assert database.execute("PRAGMA user_version").fetchone() == (4,)
        assert {row[0] for row in database.execute("SELECT place FROM matches")} == {"home"}
    database.close()
    assert statistics.summary().matches == 3


def test_statistics_that_cannot_be_saved_last_as_long_as_the_window(
    folder: Path, tmp_path: Path
) -> None:
    (tmp_path / "statistics.sqlite").mkdir()
    statistics = Statistics(tmp_path / "statistics.sqlite")
    assert [note.name for note in statistics.notes] == ["statistics_unsaved"]
    statistics.refresh(folder)
    assert statistics.summary().matches == 3


def test_victories_in_a_row(statistics: Statistics, tmp_path: Path) -> None:
    """Five short matches, and their winners counted by hand."""
    won = []
    for n in range(12):
        header = header_for("femhundra", 2, str(n), rounds=1)
        record = MatchRecord.create(header, tmp_path / f"{n:02}.rummy")
        match: Match = Scribe(record, chance=n).to_end().match
        record.close()
        won.append(match.winner == 0)
    statistics.refresh(tmp_path)
    summary = statistics.summary()
    runs = "".join("x" if victory else " " for victory in won).split(" ")
    assert summary.won == sum(won)
    assert summary.longest_streak == max(map(len, runs))
    assert summary.streak == len(runs[-1])
    assert [victory for _, victory in statistics.results()] == won
