"""The catalogue agrees with the records: rebuilt, updated, or damaged."""

import errno
import json
import os
import shutil
import sqlite3
import threading
import time
import zlib
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any, BinaryIO

import pytest

from rummy_qt.engine import RULEBOOKS, Match
from rummy_qt.engine.events import Discarded
from rummy_qt.engine.moves import PASS
from rummy_qt.lab.cli import main
from rummy_qt.records import catalogue as catalogue_module
from rummy_qt.records import entry as entry_module
from rummy_qt.records import files
from rummy_qt.records.catalogue import Catalogue, is_ours
from rummy_qt.records.entry import Entry, entry_of, record_files_in
from rummy_qt.records.figures import Filter, Summary, figures_of
from rummy_qt.records.header import Header, SeatInfo
from rummy_qt.records.library import Library
from rummy_qt.records.paths import matches_dir, refuge_dir
from rummy_qt.records.pauses import Cancelled, Pauses
from rummy_qt.records.reading import read_record
from rummy_qt.records.record import MatchRecord, open_record
from rummy_qt.records.sentences import RecordError, Sentence
from tests.records.played import Scribe, header_for, header_of, saved_match


@pytest.fixture
def library(tmp_path: Path) -> Library:
    """Three matches and a file that is not a match, listed once."""
    library = Library(tmp_path / "matches")
    for n, rulebook in enumerate(("rommy-dk", "femhundra", "500-rum-de")):
        saved_match(library.folder / f"{n}.rummy", header_for(rulebook), steps=40 * n)
    (library.folder / "9.rummy").write_bytes(b"no match")
    library.entries()
    return library


def as_files_say(library: Library) -> list[Entry]:
    paths = sorted(library.folder.glob("*.rummy"), key=lambda p: (-p.stat().st_mtime, p.name))
    return [entry_of(path) for path in paths]


def files_read(
    library: Library,
    monkeypatch: pytest.MonkeyPatch,
    look: Callable[[Library], object] | None = None,
) -> list[str]:
    """The files that the catalogue reads for a list, or for another action."""
    read = []

    def noted(path: Path, *rest: Callable[[], None]) -> Entry:
        read.append(path.name)
        return entry_of(path, *rest)

    with monkeypatch.context() as patch:
        patch.setattr(catalogue_module, "entry_of", noted)
        if look is None:
            assert library.entries() == as_files_say(library)
        else:
            look(library)
    return read


# ---------------------------------------------------------------------------- the list


def test_only_changed_files_are_read_again(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert files_read(library, monkeypatch) == []
    opened = open_record(library.folder / "1.rummy")
    Scribe(opened.record, opened.replayed).steps(30)
    opened.record.close()
    library.rename(library.folder / "0.rummy", "Grudge match")
    assert set(files_read(library, monkeypatch)) == {"0.rummy", "1.rummy"}
    assert files_read(library, monkeypatch) == []


def test_a_replaced_file_of_equal_size_and_time_is_read_again(
    library: Library,
) -> None:
    path = library.folder / "1.rummy"
    about = path.stat()
    new = path.read_bytes().replace(b"Ann", b"Eva")
    path.with_suffix(".new").write_bytes(new)
    path.with_suffix(".new").replace(path)
    os.utime(path, ns=(about.st_atime_ns, about.st_mtime_ns))
    (entry,) = (entry for entry in library.entries() if entry.path == path)
    assert entry.seats[0].name == "Eva"


def make_huge(path: Path) -> None:
    path.touch()
    os.truncate(path, 100 << 20)


BAD_FILES: dict[str, Callable[[Path], object]] = {
    "no match": lambda path: path.write_bytes(b"no match"),
    "empty": lambda path: path.write_bytes(b""),
    "blank": lambda path: path.write_bytes(b"\n" * 1000),
    "newer": lambda path: path.write_text('{"t":"match","format":9,"app":"Rummy Qt 8"}'),
    "a folder": lambda path: path.mkdir(),
    "a pipe": os.mkfifo,
    "a device": lambda path: path.symlink_to("/dev/zero"),
    "endless blank lines": lambda path: path.write_bytes(b"\n" * (1 << 20)),
    "huge": make_huge,
}


@pytest.mark.parametrize("what", BAD_FILES)
def test_a_bad_file_is_read_once_and_hides_no_match(
    what: str, library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    bad = library.folder / "bad.rummy"
    BAD_FILES[what](bad)
    (entry,) = (entry for entry in library.entries() if entry.path == bad)
    assert entry.problem is not None
    assert entry.problem == entry_of(bad).problem
    assert len(library.entries()) == 5
    assert files_read(library, monkeypatch, Library.entries) == []


def test_a_list_is_available_before_the_files_are_read(library: Library) -> None:
    saved_match(library.folder / "new.rummy", steps=9)
    entries = library.catalogue.known_entries(library.record_files())
    assert [entry.path.name for entry in entries if entry.unread] == ["new.rummy"]
    assert not any(entry.can_be_opened for entry in entries if entry.unread)


def test_reading_reports_progress_and_can_be_cancelled(library: Library) -> None:
    for n in range(10, 30):
        shutil.copy(library.folder / "1.rummy", library.folder / f"{n}.rummy")
    patience, heard = Pauses(), []

    def leave_soon() -> None:
        heard.append([entry.unread for entry in library.catalogue.known_entries(found)].count(True))
        patience.cancel()

    found = library.record_files()
    with pytest.raises(Cancelled):
        library.catalogue.entries(found, patience, leave_soon)
    assert heard == [19]
    assert len(library.entries()) == 24


@pytest.fixture
def finished(tmp_path: Path) -> Library:
    """Thirty finished matches."""
    library = Library(tmp_path / "finished")
    content = saved_match(library.folder / "0.rummy").read_bytes()
    for n in range(1, 30):
        (library.folder / f"{n}.rummy").write_bytes(content)
    return library


def test_finished_matches_are_read_once_and_not_at_every_start(
    finished: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert set(files_read(finished, monkeypatch, Library.latest)) == {
        f"{n}.rummy" for n in range(30)
    }
    for look in (Library.latest, partial(Library.latest, free=True), Library.entries):
        assert files_read(finished, monkeypatch, look) == []
    old = saved_match(finished.folder / "old.rummy", steps=9)
    os.utime(old, (1, 1))
    assert finished.latest() == entry_of(old)
    assert finished.latest(free=True) == entry_of(old)


def test_a_last_match_in_progress_is_found_without_the_catalogue(finished: Library) -> None:
    new = saved_match(finished.folder / "new.rummy", steps=9)
    later = time.time() + 60
    os.utime(new, (later, later))
    latest = finished.latest()
    assert latest is not None
    assert latest.path == new
    assert "catalogue" not in vars(finished)


def test_known_matches_are_listed_without_opening_any_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two thousand are listed in a tenth of a second."""
    library = Library(tmp_path / "many")
    content = saved_match(library.folder / "0.rummy", steps=60).read_bytes()
    for n in range(1, 100):
        (library.folder / f"{n}.rummy").write_bytes(content)
    library.entries()
    again = Library(library.folder)
    found = again.record_files()
    assert not any(entry.unread for entry in again.catalogue.known_entries(found))
    opened: list[str] = []
    really = files.open_regular

    def noted(path: Path) -> BinaryIO:
        opened.append(path.suffix)
        return really(path)

    monkeypatch.setattr(files, "open_regular", noted)
    entries = again.catalogue.known_entries(found)
    assert set(opened) <= {".jsonl"}
    assert len(entries) == 100
    assert not any(entry.unread for entry in entries)


def test_a_match_that_is_gone_leaves_the_list(library: Library) -> None:
    (library.folder / "1.rummy").unlink()
    assert library.entries() == as_files_say(library)
    _, *rows = map(json.loads, catalogue_of(library).read_bytes().splitlines())
    assert sorted(name for name, *_ in rows) == ["0.rummy", "2.rummy"], "9 is none"


def test_a_link_to_nowhere_hides_no_match(library: Library) -> None:
    (library.folder / "3.rummy").symlink_to(library.folder / "nowhere")
    assert len(library.entries()) == 4


def test_leftovers_of_killed_programs_and_old_versions_are_removed(library: Library) -> None:
    here = library.folder.parent
    drafts = [folder / f".{'0a' * 8}.draft" for folder in (library.folder, here)]
    fresh, foreign = here / f".{'0b' * 8}.draft", here / "letter.draft"
    names = "catalogue.sqlite", "catalogue.sqlite-journal", "statistics.sqlite", "played.json"
    of_before = [here / name for name in (*names, "matches/.listing.json")]
    for file in (*drafts, fresh, foreign, *of_before):
        file.write_bytes(b"half")
    for old in (*drafts, foreign):
        os.utime(old, (1, 1))
    library.tidy()
    assert not any(file.exists() for file in (*drafts, *of_before))
    assert fresh.exists()
    assert foreign.exists()


# ------------------------------------------------------------------ the match played last


def three_matches(folder: Path) -> Library:
    for name in "abc":
        saved_match(folder / f"{name}.rummy", steps=5)
    return Library(folder)


def stems_in_order(library: Library) -> str:
    return "".join(entry.path.stem for entry in library.entries())


def test_the_match_to_continue_is_the_one_whose_file_changed_last(tmp_path: Path) -> None:
    library = three_matches(tmp_path / "matches")
    for place, name in enumerate("bca"):
        os.utime(library.folder / f"{name}.rummy", (1e9 - place, 1e9 - place))
    assert stems_in_order(library) == "bca"
    catalogue_of(library).unlink()
    assert stems_in_order(library) == "bca"
    later = time.time() + 60
    os.utime(library.folder / "c.rummy", (later, later))
    assert stems_in_order(library) == "cba"
    latest = library.latest()
    assert latest is not None
    assert latest.path.stem == "c"
    os.utime(library.folder / "c.rummy", (2e10, 2e10))
    assert stems_in_order(library) == "bac", "a clock went wrong"


# -------------------------------------------------------------------- damaged or locked


def catalogue_of(library: Library) -> Path:
    path = library.catalogue.path
    assert path is not None
    return path


def replace_bytes(path: Path, old: bytes, new: bytes) -> None:
    data = path.read_bytes()
    assert old in data
    path.write_bytes(data.replace(old, new))


def alter_head(path: Path, **head: object) -> None:
    """Change values in the first line."""
    first, rows = path.read_bytes().split(b"\n", 1)
    told = json.dumps(json.loads(first) | head, separators=(",", ":"))
    path.write_bytes(told.encode() + b"\n" + rows)


def no_objects(path: Path) -> None:
    """Other rows, with a correct checksum in the first line."""
    rows = b'["0.rummy",[1,2,3],7,8]\n[]\n'
    path.write_bytes(path.read_bytes().split(b"\n", 1)[0] + b"\n" + rows)
    alter_head(path, sum=zlib.crc32(rows))


def become_a_device(path: Path) -> None:
    path.unlink()
    path.symlink_to("/dev/zero")


DAMAGE: dict[str, Callable[[Path], object]] = {
    "empty": lambda path: path.write_bytes(b""),
    "cut": lambda path: path.write_bytes(path.read_bytes()[:-5000]),
    "another text": lambda path: replace_bytes(path, b'"femhundra"', b'"hundredem"'),
    "rubbish": lambda path: path.write_bytes(b"no database" * 300),
    "rubbish with a head": lambda path: path.write_bytes(b'{"t":"catalogue",' + b"x" * 9000),
    "no object": no_objects,
    "another version": lambda path: alter_head(path, version=7),
    "no format": lambda path: alter_head(path, format="new"),
    "a folder": lambda path: path.replace(path.with_name("moved")).with_name(path.name).mkdir(),
    "a device": become_a_device,
}


@pytest.mark.parametrize("spoil", DAMAGE)
def test_a_damaged_catalogue_is_rebuilt(spoil: str, library: Library) -> None:
    library.catalogue.count(library.record_files())
    rounds = library.catalogue.summary().rounds
    DAMAGE[spoil](catalogue_of(library))
    for _ in range(2):
        again = Library(library.folder)
        assert again.entries() == as_files_say(library)
        again.catalogue.count(again.record_files())
        assert again.catalogue.summary().rounds == rounds


def test_a_catalogue_that_cannot_be_saved_works_in_memory(library: Library) -> None:
    catalogue_of(library).unlink()
    catalogue_of(library).mkdir()
    again = Library(library.folder)
    assert again.entries() == as_files_say(library)
    assert again.entries() == as_files_say(library)
    assert [note.name for note in again.catalogue.notes] == ["statistics_unsaved"]
    assert "it is not a file" in str(again.catalogue.notes[0])


def test_the_reason_why_a_catalogue_is_not_saved_is_in_words(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    catalogue = Catalogue(tmp_path / "file" / "catalogue.jsonl")
    catalogue.forget_all()
    (note,) = catalogue.notes
    assert "Errno" not in str(note)


def test_two_windows_keep_what_either_knows(library: Library) -> None:
    """Whichever writes last: what is saved is true, and no more is required."""
    other = Library(library.folder)
    other.entries()
    saved_match(library.folder / "new.rummy", steps=9)
    for one in (library, other, Library(library.folder)):
        one.catalogue.count(one.record_files())
        assert one.entries() == as_files_say(library)
        assert not one.catalogue.notes


def test_a_deleted_match_stays_deleted_in_two_windows(library: Library) -> None:
    early, busy = library.catalogue, Library(library.folder).catalogue
    busy.count(library.record_files())
    (library.folder / "2.rummy").unlink()
    for one in (early, busy, early):
        one.entries(library.record_files())
    later = Library(library.folder).catalogue
    assert "2.rummy" not in {entry.path.name for entry, _ in later.counted()}


def test_threads_share_one_catalogue(library: Library) -> None:
    """One keeps updating it while others read it."""
    for n in range(10, 60):
        shutil.copy(library.folder / "1.rummy", library.folder / f"{n}.rummy")
    found, troubles = library.record_files(), []

    def work(deed: Callable[[], object]) -> None:
        try:
            for _ in range(20):
                deed()
        except (AssertionError, OSError, LookupError, ValueError) as error:
            troubles.append(error)

    def renew() -> None:
        library.catalogue.forget_all()
        library.catalogue.entries(found)

    deeds = (renew, lambda: library.catalogue.known_entries(found), library.catalogue.summary)
    threads = [threading.Thread(target=work, args=(deed,)) for deed in deeds]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not troubles
    assert not library.catalogue.notes
    assert library.entries() == as_files_say(library)


# ------------------------------------------------------------------------- statistics


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Three finished matches, one in progress, and a file that is not a match."""
    folder = tmp_path / "matches"
    folder.mkdir()
    saved_match(folder / "a.rummy", header_for("rommy-dk", 3, "1"))
    saved_match(folder / "b.rummy", header_for("rommy-dk", 3, "2"))
    saved_match(folder / "c.rummy", header_for("femhundra", 2, "3"))
    saved_match(folder / "d.rummy", header_for("500-rum-pl", 4, "4", rounds=99), steps=600)
    (folder / "e.rummy").write_bytes(b"none")
    return folder


@pytest.fixture
def catalogue(tmp_path: Path) -> Catalogue:
    return Catalogue(tmp_path / "catalogue.jsonl")


def refresh(catalogue: Catalogue, folder: Path) -> int:
    """Update the catalogue; returns how many records were counted."""
    return catalogue.count(record_files_in(folder))


def scores_of(folder: Path) -> list[int]:
    """The person's points in every finished round, worked out by replaying it."""
    points = []
    for path in sorted(folder.glob("[a-d].rummy")):
        opened = open_record(path)
        opened.record.close()
        points += [played.scores[0] for played in opened.replayed.rounds if played.scores]
    return points


def test_the_figures_are_those_of_the_records(catalogue: Catalogue, folder: Path) -> None:
    assert refresh(catalogue, folder) == 4
    points = scores_of(folder)
    summary = catalogue.summary()
    assert summary.matches == 3
    assert summary.longest_match == 3
    assert summary.rounds == len(points) > 9
    assert summary.points == pytest.approx(sum(points) / len(points))
    assert summary.best_round == max(points)
    groups = {(g.rulebook, g.opponents, g.players): g.matches for g in catalogue.summary().groups}
    assert groups == {("femhundra", ("club",), 2): 1, ("rommy-dk", ("club",), 3): 2}
    assert catalogue.summary(Filter(rulebook="500-rum-de")).matches == 0
    assert catalogue.summary(Filter(since="2100")) == Summary()


def test_house_rules_do_not_count_for_their_rulebook(catalogue: Catalogue, folder: Path) -> None:
    """All in the folder use house rules; one more uses the rulebook, and is in progress."""
    by_the_book = header_of(RULEBOOKS["femhundra"], 2, "5", "femhundra")
    path = saved_match(folder / "f.rummy", by_the_book, steps=400)
    refresh(catalogue, folder)
    rounds = len(read_record(path).replayed.match.scores)
    assert catalogue.summary(Filter(rulebook="femhundra")).rounds == rounds > 0
    groups = {(g.rulebook, g.house): g.matches for g in catalogue.summary().groups}
    assert groups == {("femhundra", "Three at random"): 1, ("rommy-dk", "Three at random"): 2}


def test_only_what_changed_is_counted_again(catalogue: Catalogue, folder: Path) -> None:
    refresh(catalogue, folder)
    assert refresh(catalogue, folder) == 0
    (folder / "a.rummy").unlink()
    opened = open_record(folder / "d.rummy")
    Scribe(opened.record, opened.replayed).steps(10)
    opened.record.close()
    assert refresh(catalogue, folder) == 1
    assert catalogue.summary().matches == 2


def test_a_copy_counts_only_what_was_played_after_copying(
    catalogue: Catalogue, folder: Path
) -> None:
    refresh(catalogue, folder)
    before = catalogue.summary()
    library = Library(folder)
    library.duplicate(folder / "a.rummy")
    library.rename(folder / "a.rummy", "The first")
    copy = library.duplicate(folder / "d.rummy")
    refresh(catalogue, folder)
    assert catalogue.summary() == before
    opened = open_record(copy)
    scribe = Scribe(opened.record, opened.replayed, chance=9)
    rounds = len(scribe.match.scores)
    while len(scribe.match.scores) == rounds:
        scribe.step()
    opened.record.close()
    refresh(catalogue, folder)
    assert catalogue.summary().rounds == before.rounds + 1


def test_each_match_resigned_before_a_score_counts(catalogue: Catalogue, tmp_path: Path) -> None:
    for seed in ("7", "8"):
        path = saved_match(tmp_path / f"{seed}.rummy", header_for(seed=seed), steps=5)
        record, replayed, _ = open_record(path)
        record.append(replayed.resign(0))
        record.close()
        Library(tmp_path).duplicate(path)
    refresh(catalogue, tmp_path)
    assert catalogue.summary().matches == 2
    assert catalogue.summary().results == (False, False)


def test_assisted_rounds_are_counted_separately(catalogue: Catalogue, tmp_path: Path) -> None:
    record = MatchRecord.create(header_for("femhundra", 2), tmp_path / "a.rummy")
    scribe = Scribe(record).steps(10)
    scribe.undo(4)
    scribe.to_end()
    record.close()
    refresh(catalogue, tmp_path)
    assert catalogue.summary(Filter(assisted=True)).rounds == 1
    assert catalogue.summary(Filter(assisted=True)).matches == 1
    assert catalogue.summary(Filter(assisted=False)).rounds == 2
    assert catalogue.summary(Filter(assisted=False)).matches == 0


def test_claims_and_piles_are_counted(tmp_path: Path) -> None:
    """Counts every call made or not made by the person, and each turn with a choice of discards."""
    record = MatchRecord.create(header_for("rommy-dk", 3, rounds=8), tmp_path / "a.rummy")
    scribe = Scribe(record)
    won = taken = could = drawn = 0
    fitted: set[tuple[int, int]] = set()
    """The discards that might be called, by round and number of earlier ones."""
    while not scribe.match.over:
        before, rnd = len(record.lines), scribe.match.round
        mine = rnd.legal_moves() if rnd.seat == 0 else []
        deeper = any(m.kind == "take" and m.cards[0] != rnd.discards[-1] for m in mine)
        top = f'"take {rnd.discards[-1]}"'.encode() if rnd.discards else b"none"
        thrown = sum(isinstance(event, Discarded) for event in rnd.history)
        fits = any(m.kind == "claim" and m.meld for m in rnd.legal_moves(0))
        if fits:
            fitted.add((scribe.match.round_number, thrown))
        scribe.step()
        move = next((line for line in record.lines[before:] if b'"t":"move"' in line), b"")
        takes = b'"seat":0,"m":"take' in move
        won += b'"seat":0,"m":"claim >' in move
        taken += takes and top not in move
        drawn += takes and fits
        could += deeper and any(
            b'"seat":0,"m":"' + did in move for did in (b"take", b"draw", b"pass")
        )
    record.close()
    figures = figures_of(tmp_path / "a.rummy")
    assert figures is not None
    assert sum(counted.claims_won for counted in figures.rounds) == won > 0
    missed = len(fitted) - won - drawn
    assert sum(counted.claims_missed for counted in figures.rounds) == missed > 0
    assert sum(counted.piles_taken for counted in figures.rounds) == taken > 0
    assert sum(counted.piles_refused for counted in figures.rounds) == could - taken > 0


def test_a_pass_counts_as_leaving_the_pile(tmp_path: Path) -> None:
    """Both draw and discard until the stock is empty; then the person may take all, but passes."""
    record = MatchRecord.create(
        header_for("femhundra", 2, seed="2", rounds=1), tmp_path / "a.rummy"
    )
    scribe, could = Scribe(record), 0
    while not (rnd := scribe.match.round).over:
        mine = rnd.legal_moves() if rnd.seat == 0 else ()
        could += any(m.kind == "take" and m.cards[0] != rnd.discards[-1] for m in mine)
        scribe.play(rnd.seat, next(m for m in rnd.legal_moves() if m.kind not in ("take", "meld")))
    assert scribe.life.rounds[0].moves[-1] == (0, PASS)
    record.close()
    figures = figures_of(tmp_path / "a.rummy")
    assert figures is not None
    assert figures.rounds[0].piles_refused == could


@pytest.mark.parametrize("worth", [0, 15])
def test_a_worthless_card_in_hand_counts_as_a_card(worth: int, tmp_path: Path) -> None:
    """The person still holds a joker."""
    dealt, found = (1,) * 7, tmp_path / "a.rummy"
    header = header_for("500-rum-pl", 2, seed="5", rounds=1, hand_sizes=dealt, joker_value=worth)
    scribe = Scribe(MatchRecord.create(header, found))
    while not (rnd := scribe.match.round).over:
        scribe.play(rnd.seat, next(m for m in rnd.legal_moves() if m.kind in ("draw", "discard")))
    assert [card.is_joker for card in rnd.hand(0)] == [True]
    scribe.record.close()
    figures = figures_of(found)
    assert figures is not None
    assert not figures.rounds[0].uncaught


def test_matches_without_a_person_are_not_counted(catalogue: Catalogue, tmp_path: Path) -> None:
    seats = [SeatInfo("A", "random"), SeatInfo("B", "random")]
    header = Header.new("femhundra", RULEBOOKS["femhundra"], seats, "1")
    MatchRecord.create(header, tmp_path / "a.rummy").close()
    refresh(catalogue, tmp_path)
    assert catalogue.summary() == Summary()


def test_a_deleted_catalogue_loses_nothing(folder: Path, tmp_path: Path) -> None:
    for _ in range(2):
        catalogue = Catalogue(tmp_path / "c.jsonl")
        refresh(catalogue, folder)
        assert catalogue.summary().matches == 3
        (tmp_path / "c.jsonl").unlink()


def test_rebuild_is_a_command(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for path in folder.iterdir():
        shutil.copy(path, matches_dir())
    for _ in range(2):
        assert main(["rebuild"]) == 0
        assert "4 records read: 3 matches" in capsys.readouterr().out
    assert main(["rebuild", "--matches", str(folder)]) == 0
    said = capsys.readouterr()
    assert "4 records read: 3 matches" in said.out
    assert said.err.startswith(f"rummy-lab: {folder / 'e.rummy'}")
    assert said.err.count("\n") == 1
    assert not list(folder.parent.glob("*.jsonl"))
    assert main(["rebuild", "--matches", str(folder / "none")]) == 2
    capsys.readouterr()
    assert main(["rebuild", "--database", str(folder)]) == 2  # a folder cannot be written as a file
    assert "left as it is" in capsys.readouterr().err


def foreign_database(path: Path) -> None:
    with closing(sqlite3.connect(path)) as database:
        database.executescript("CREATE TABLE recipes (name TEXT); PRAGMA application_id = 7;")


FOREIGN: dict[str, Callable[[Path], object]] = {
    "a record": lambda path: saved_match(path, steps=20),
    "a text": lambda path: path.write_text('{"t":"cattle", or so'),
    "another program's database": foreign_database,
    "half a head": lambda path: path.write_bytes(b'{"t":"catalogue"'),
}


@pytest.mark.parametrize("kind", FOREIGN)
def test_rebuild_touches_no_file_that_is_not_ours(
    kind: str, folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    other = tmp_path / "other.file"
    FOREIGN[kind](other)
    before = other.read_bytes()
    assert main(["rebuild", "--matches", str(folder), "--database", str(other)]) == 2
    said = capsys.readouterr()
    assert not said.out
    assert said.err.count("\n") == 1
    assert str(other) in said.err
    assert other.read_bytes() == before


@pytest.mark.parametrize("kind", FOREIGN)
def test_a_foreign_file_in_the_catalogues_place_is_moved_aside(
    kind: str, folder: Path, tmp_path: Path
) -> None:
    FOREIGN[kind](tmp_path / "c.jsonl")
    before = (tmp_path / "c.jsonl").read_bytes()
    catalogue = Catalogue(tmp_path / "c.jsonl")
    refresh(catalogue, folder)
    assert catalogue.summary().matches == 3
    assert (tmp_path / "c-2.jsonl").read_bytes() == before
    assert is_ours(tmp_path / "c.jsonl")


def test_rebuild_writes_a_new_file_an_empty_one_and_its_own(folder: Path, tmp_path: Path) -> None:
    database = tmp_path / "made.jsonl"
    database.touch()
    for _ in range(2):
        assert main(["rebuild", "--matches", str(folder), "--database", str(database)]) == 0
        assert is_ours(database)
        assert database.stat().st_size
        database.write_bytes(database.read_bytes()[:300])
    assert list(tmp_path.glob("made*")) == [database]


def test_victories_in_a_row(catalogue: Catalogue, tmp_path: Path) -> None:
    """Twelve short matches, whose winners were counted by hand."""
    won = []
    for n in range(12):
        header = header_for("femhundra", 2, str(n), rounds=1)
        record = MatchRecord.create(header, tmp_path / f"{n:02}.rummy")
        match: Match = Scribe(record, chance=n).to_end().match
        record.close()
        won.append(match.winner == 0)
    refresh(catalogue, tmp_path)
    summary = catalogue.summary()
    runs = "".join("x" if victory else " " for victory in won).split(" ")
    assert summary.won == sum(won)
    assert summary.longest_streak == max(map(len, runs))
    assert summary.streak == len(runs[-1])
    assert list(summary.results) == won


@pytest.fixture
def unreadable(library: Library, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of files that the disk cannot read, while they are in this list."""
    names: list[str] = []
    opens = files.open_regular

    def opened(path: Path) -> BinaryIO:
        if path.name in names:
            raise OSError(errno.EIO, os.strerror(errno.EIO))
        return opens(path)

    monkeypatch.setattr(files, "open_regular", opened)
    return names


def test_a_match_unreadable_for_a_moment_is_read_again(
    library: Library, unreadable: list[str]
) -> None:
    over = saved_match(library.folder / "over.rummy", header_for("femhundra", 2, "3"))
    library.catalogue.count(library.record_files())
    before = library.catalogue.summary()
    library.catalogue.forget_all()
    unreadable.append(over.name)
    (entry,) = (entry for entry in library.entries() if entry.path == over)
    assert entry.unreadable
    library.catalogue.count(library.record_files())
    assert library.catalogue.missing(library.record_files()) == 1
    assert library.catalogue.summary().matches == before.matches - 1
    unreadable.clear()
    assert library.entries() == as_files_say(library)
    library.catalogue.count(library.record_files())
    assert library.catalogue.missing(library.record_files()) == 0
    assert library.catalogue.summary() == before


def test_an_unreadable_match_is_reported_if_it_may_be_the_last_one(
    library: Library, unreadable: list[str]
) -> None:
    last = library.latest()
    assert last is not None
    unreadable.append(last.path.name)
    told: list[Sentence] = []
    other = library.latest(unread=told.append)
    assert [sentence.name for sentence in told] == ["unreadable"]
    assert other is not None
    assert other.path != last.path
    later = time.time() + 60
    os.utime(other.path, (later, later))
    told.clear()
    latest = library.latest(unread=told.append)
    assert latest is not None
    assert latest.path == other.path
    assert told == []


def test_a_file_without_a_known_status_stays_in_the_list(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    expected = as_files_say(library)
    library.catalogue.forget_all()
    monkeypatch.setattr(entry_module, "_status_of", lambda _: entry_module._UNKNOWN_STATUS)
    assert {entry.path for entry in library.entries()} == {entry.path for entry in expected}
    monkeypatch.undo()
    assert library.entries() == expected


def test_an_unreadable_refuge_hides_no_match(monkeypatch: pytest.MonkeyPatch) -> None:
    saved_match(matches_dir() / "a.rummy", steps=9)
    refuge_dir().mkdir(parents=True)

    def broken(real: Callable[..., Any]) -> Callable[..., Any]:
        def call(name: object, *args: object, **options: object) -> Any:
            if name == refuge_dir():
                raise OSError(errno.EIO, os.strerror(errno.EIO))
            return real(name, *args, **options)

        return call

    for name in ("stat", "scandir"):
        monkeypatch.setattr(os, name, broken(getattr(os, name)))
    assert [entry.path.name for entry in Library().entries()] == ["a.rummy"]


def test_an_unreadable_folder_is_reported(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(folder: Path) -> None:
        raise OSError(errno.EIO, os.strerror(errno.EIO))

    monkeypatch.setattr(os, "scandir", fail)
    for look in (library.record_files, library.latest, library.entries):
        with pytest.raises(RecordError, match="cannot be read"):
            look()
    assert library.deals_had("1") == 0
