import json
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from rummy_qt.records import files
from rummy_qt.records.library import Library
from rummy_qt.records.life import Help, Origin
from rummy_qt.records.lines import Status
from rummy_qt.records.paths import matches_dir
from rummy_qt.records.reading import read_record
from rummy_qt.records.record import MatchRecord, open_record
from rummy_qt.records.replay import RecordedMatch
from rummy_qt.records.sentences import RecordError
from tests.records.played import Scribe, fault_in, header_for, play_match, retell, saved_match
from tests.system_faults import full_disk


@pytest.fixture
def library(tmp_path: Path) -> Library:
    (tmp_path / "matches").mkdir()
    return Library(tmp_path / "matches")


def test_a_list_shows_the_standing_without_a_replay(library: Library) -> None:
    path = saved_match(library.folder / "a.rummy", header_for(rounds=9), steps=700)
    replayed = open_record(path).replayed
    (entry,) = library.entries()
    assert entry.problem is None
    assert (entry.id, entry.rulebook) == ("rommy-dk-7", "rommy-dk")
    assert [seat.name for seat in entry.seats] == ["Ann", "Bo 1", "Bo 2"]
    assert entry.rounds == len(replayed.match.scores) > 0
    assert entry.totals == replayed.match.totals
    assert entry.status is Status.RUNNING
    assert not entry.assisted


def test_a_list_shows_who_won(library: Library) -> None:
    path = saved_match(library.folder / "a.rummy")
    match = open_record(path).replayed.match
    (entry,) = library.entries()
    assert entry.status is Status.WON
    assert entry.winner == match.winner
    assert entry.totals == match.totals
    assert library.latest() is None


def test_an_undone_round_does_not_count_in_the_list(library: Library) -> None:
    record = play_match(header_for("femhundra"), library.folder / "a.rummy", steps=1)
    scribe = Scribe(record, replay_copy(record, library.folder / "copy"))
    while not scribe.match.round.over:
        scribe.step()
    scribe.undo(2)
    record.close()
    (entry,) = library.entries()
    assert entry.totals == [0, 0, 0]
    assert entry.rounds == 0


def replay_copy(record: MatchRecord, copy: Path) -> RecordedMatch:
    record.save_copy(copy)
    opened = open_record(copy)
    opened.record.close()
    copy.unlink()
    return opened.replayed


def test_the_match_played_last_is_the_one_to_continue(library: Library) -> None:
    for name in ("a", "b", "c"):
        saved_match(library.folder / f"{name}.rummy", steps=5)
    later = time.time() + 60
    os.utime(library.folder / "b.rummy", (later, later))
    latest = library.latest()
    assert latest is not None
    assert latest.path.name == "b.rummy"


def test_an_unreadable_file_says_why_and_hides_no_match(library: Library) -> None:
    saved_match(library.folder / "a.rummy", steps=5)
    (library.folder / "b.rummy").write_bytes(b"")
    (library.folder / "c.rummy").write_bytes(b"[" * 100_000)
    (library.folder / "d.rummy").mkdir()
    (library.folder / "e.rummy").write_text('{"t":"match","format":9,"app":"Rummy Qt 8"}')
    problems = {entry.path.name: entry.problem for entry in library.entries()}
    assert problems.pop("a.rummy") is None
    names = {name: problem.name for name, problem in problems.items() if problem}
    assert names == {
        "b.rummy": "empty",
        "c.rummy": "not_a_record",
        "d.rummy": "not_a_file",
        "e.rummy": "newer",
    }


@pytest.mark.parametrize("steps", [200, 0], ids=["going on", "over"])
def test_a_title_is_a_line_of_the_record(library: Library, steps: int) -> None:
    path = saved_match(library.folder / "a.rummy", steps=steps)
    before = open_record(path)
    before.record.close()
    library.rename(path, " Abend mit Ömer ")
    library.rename(path, "Grudge match")
    (entry,) = library.entries()
    assert entry.title == "Grudge match"
    assert read_record(path).fault is None
    opened = open_record(path)
    assert opened.replayed.title == "Grudge match"
    assert opened.replayed.match.totals == before.replayed.match.totals
    assert b'"t":"end"' in opened.record.lines[-1] or steps
    opened.record.close()


@pytest.mark.parametrize("steps", [200, 0], ids=["going on", "over"])
def test_a_title_on_a_full_disk_is_refused_with_the_reason(
    library: Library, steps: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = saved_match(library.folder / "a.rummy", steps=steps)
    before = path.read_bytes()

    monkeypatch.setattr(files, "write_all", full_disk)
    with pytest.raises(RecordError, match=r"a\.rummy cannot be written\. The disk is full\.$"):
        library.rename(path, "Long")
    assert path.read_bytes() == before


def test_renaming_a_damaged_match_goes_to_a_repaired_copy(library: Library) -> None:
    path = saved_match(library.folder / "a.rummy", steps=200)
    damaged = path.read_bytes()[:-900] + b"rubbish\n" * 3
    path.write_bytes(damaged)
    library.rename(path, "Long")
    assert path.read_bytes() == damaged
    copy = path.with_name("a-recovered.rummy")
    assert read_record(copy).fault is None
    assert read_record(copy).replayed.title == "Long"


def test_renaming_a_linked_match_writes_to_the_linked_file(
    library: Library, tmp_path: Path
) -> None:
    """A match may be on another disk; a reader of it there reads the title, too."""
    there = saved_match(tmp_path / "elsewhere/a.rummy", steps=200)
    link = library.folder / "a.rummy"
    library.folder.mkdir(parents=True, exist_ok=True)
    link.symlink_to(there)
    library.rename(link, "Long")
    assert link.is_symlink()
    assert read_record(there).replayed.title == "Long"


def test_a_title_is_still_there_many_rounds_later(library: Library) -> None:
    path = saved_match(library.folder / "a.rummy", header_for(rounds=99), steps=20)
    library.rename(path, "Long")
    opened = open_record(path)
    Scribe(opened.record, opened.replayed).steps(3000)
    opened.record.close()
    assert path.stat().st_size > 1 << 17
    assert library.entries()[0].title == "Long"


@pytest.mark.parametrize("title", ["", "  ", "a\nb", "x" * 201, "\ud800"])
def test_an_invalid_title_is_refused(library: Library, title: str) -> None:
    path = saved_match(library.folder / "a.rummy", steps=5)
    with pytest.raises(RecordError, match="title"):
        library.rename(path, title)


def test_a_match_open_elsewhere_is_not_renamed_or_deleted(library: Library) -> None:
    record = play_match(header_for(), library.folder / "a.rummy", steps=5)
    with pytest.raises(RecordError, match="open in another window"):
        library.rename(library.folder / "a.rummy", "x")
    with pytest.raises(RecordError, match="open in another window"):
        library.delete(library.folder / "a.rummy")
    record.close()


def test_a_duplicate_is_independent(library: Library) -> None:
    path = saved_match(library.folder / "a.rummy", steps=50)
    copy = library.duplicate(path)
    before = path.read_bytes()
    opened = open_record(copy)
    Scribe(opened.record, opened.replayed).steps(50)
    opened.record.close()
    assert path.read_bytes() == before
    assert copy.read_bytes().startswith(before)


def test_a_match_can_be_exported_and_imported(library: Library, tmp_path: Path) -> None:
    path = saved_match(library.folder / "a.rummy", steps=50)
    library.export(path, tmp_path / "stick" / "für Bo.rummy")
    other = Library(tmp_path / "other")
    arrived, notes = other.add(tmp_path / "stick" / "für Bo.rummy")
    assert [note.name for note in notes] == ["added"]
    assert arrived.read_bytes() == path.read_bytes()
    assert arrived.name == "für Bo.rummy"
    again, notes = other.add(tmp_path / "stick" / "für Bo.rummy")
    assert (again, [note.name for note in notes]) == (arrived, ["here_already"])
    assert other.add(arrived) == (arrived, [])
    assert len(other.entries()) == 1


def test_the_good_part_of_a_damaged_match_is_imported(library: Library, tmp_path: Path) -> None:
    path = saved_match(tmp_path / "a.rummy", steps=50)
    lines = path.read_bytes().splitlines(keepends=True)
    lines[30] = b"\xff" * 20 + b"\n"
    path.write_bytes(b"".join(lines))
    arrived, (note,) = library.add(path)
    assert (note.name, note.values["line"]) == ("damaged", 31)
    assert arrived.read_bytes() == b"".join(lines[:30])
    assert path.read_bytes() == b"".join(lines)


@pytest.mark.parametrize(("more", "problem"), [(0, None), (1, "not_a_record")])
def test_a_file_of_endless_lines_is_not_read_to_its_end(
    library: Library, more: int, problem: str | None
) -> None:
    path = saved_match(library.folder / "a.rummy", steps=5)
    path.write_bytes(path.read_bytes().splitlines(keepends=True)[0] + b"\n" * (19_999 + more))
    (entry,) = library.entries()
    assert (entry.problem and entry.problem.name) == problem


def test_a_match_in_another_window_is_not_offered(library: Library) -> None:
    saved_match(library.folder / "old.rummy", steps=5)
    os.utime(library.folder / "old.rummy", (1, 1))
    opened = open_record(saved_match(library.folder / "new.rummy", steps=5))
    latest, free = library.latest(), library.latest(free=True)
    assert latest is not None
    assert free is not None
    assert latest.path.name == "new.rummy"
    assert free.path.name == "old.rummy"
    opened.record.close()
    assert library.latest(free=True) == latest


def test_deleting_puts_a_match_into_the_trash(library: Library, fresh_user: Path) -> None:
    path = saved_match(library.folder / "a.rummy", steps=5)
    content = path.read_bytes()
    code = (
        "import sys; from pathlib import Path; from rummy_qt.records.library import Library;"
        " Library().delete(Path(sys.argv[1]))"
    )
    subprocess.run([sys.executable, "-c", code, str(path)], check=True)
    assert not path.exists()
    if sys.platform.startswith("linux"):
        (trashed,) = fresh_user.glob("data/Trash/files/*.rummy")
        assert trashed.read_bytes() == content


def test_a_match_that_cannot_be_deleted_stays(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(path: Path) -> None:
        raise PermissionError(13, "Permission denied")

    path = saved_match(library.folder / "a.rummy", steps=5)
    monkeypatch.setattr("send2trash.send2trash", refuse)
    with pytest.raises(RecordError, match="Access is denied"):
        library.delete(path)
    open_record(path).record.close()


def test_an_export_that_fails_says_why(library: Library, tmp_path: Path) -> None:
    path = saved_match(library.folder / "a.rummy", steps=5)
    (tmp_path / "taken").write_text("")
    with pytest.raises(RecordError, match="could not be copied"):
        library.export(path, tmp_path / "taken" / "a.rummy")


def test_a_missing_folder_holds_no_matches(tmp_path: Path) -> None:
    assert Library(tmp_path / "none").entries() == []


def test_a_deal_seen_in_another_match_counts_as_known(library: Library) -> None:
    """Only as many deals of that seed as were dealt in the match."""
    saved_match(library.folder / "b.rummy", header_for(seed="8")._replace(id="7"), steps=5)
    assert library.deals_had("7") == 0
    before = open_record(saved_match(library.folder / "a.rummy", header_for(), steps=300))
    before.record.close()
    had = len(before.replayed.rounds)
    assert library.deals_had("7") == had > 1
    header = header_for(rounds=9)._replace(known=had)
    path = saved_match(library.folder / "c.rummy", header, steps=700)
    assert read_record(path).fault is None
    rounds = open_record(path).replayed.rounds
    assert len(rounds) > had
    told = [played.help == {Help.KNOWN_DEAL} for played in rounds]
    assert told == [True] * had + [False] * (len(rounds) - had)


@pytest.mark.parametrize("known", [-1, "2", True, None])
def test_an_invalid_number_of_known_deals_is_refused(library: Library, known: object) -> None:
    path = saved_match(library.folder / "a.rummy", steps=5)
    retell(path, lambda line: line.replace('"app"', f'"known":{json.dumps(known)},"app"'))
    assert "“known”" in fault_in(path)


def test_a_duplicate_of_a_damaged_match_counts_as_assisted(library: Library) -> None:
    path = saved_match(library.folder / "a.rummy", steps=50)
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([*lines[:-10], b"{}\n", *lines[-9:]]))
    before = path.read_bytes()
    copy = library.duplicate(path)
    assert path.read_bytes() == before
    assert {*library.folder.glob("*.rummy")} == {path, copy}
    assert not [*matches_dir().glob("*")], "nothing was recovered on the way"
    opened = open_record(copy)
    opened.record.close()
    assert opened.record.lines[: len(lines) - 10] == tuple(
        line.rstrip(b"\n") for line in lines[:-10]
    )
    assert not opened.notes
    assert opened.replayed.origin is Origin.COPY_OF
