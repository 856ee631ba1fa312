"""The list of saved matches is the same with its index, without it, and with a spoilt one."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from rummy_qt.records import index
from rummy_qt.records.library import Library
from rummy_qt.records.listing import Entry, entry_of
from rummy_qt.records.record import open_record
from tests.records.played import Scribe, header_for, saved_match


@pytest.fixture
def library(tmp_path: Path) -> Library:
    """Three matches and a file that is none, listed once."""
    library = Library(tmp_path / "matches")
    for n, rulebook in enumerate(("rommy-dk", "femhundra", "500-rum-de")):
        saved_match(library.folder / f"{n}.rummy", header_for(rulebook), steps=40 * n)
    (library.folder / "9.rummy").write_bytes(b"no match")
    library.entries()
    return library


def as_files_say(library: Library) -> list[Entry]:
    paths = sorted(library.folder.glob("*.rummy"), key=lambda p: (-p.stat().st_mtime, p.name))
    return [entry_of(path) for path in paths]


def reads(
    library: Library,
    monkeypatch: pytest.MonkeyPatch,
    look: Callable[[Library], object] | None = None,
) -> list[str]:
    """The files that are read for a list, or for another look."""
    read = []

    def noted(path: Path) -> Entry:
        read.append(path.name)
        return entry_of(path)

    with monkeypatch.context() as patch:
        patch.setattr(index, "entry_of", noted)
        if look is None:
            assert library.entries() == as_files_say(library)
        else:
            look(library)
    return read


def test_only_what_has_changed_is_read(library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    assert reads(library, monkeypatch) == []
    opened = open_record(library.folder / "1.rummy")
    Scribe.resume(opened.record, opened.replayed).steps(30)
    opened.record.close()
    library.rename(library.folder / "0.rummy", "Grudge match")
    assert set(reads(library, monkeypatch)) == {"0.rummy", "1.rummy"}
    assert reads(library, monkeypatch) == []


BAD: dict[str, Callable[[Path], object]] = {
    "no match": lambda path: path.write_bytes(b"no match"),
    "empty": lambda path: path.write_bytes(b""),
    "newer": lambda path: path.write_text('{"t":"match","format":9,"app":"Rummy Qt 8"}'),
    "a folder": lambda path: path.mkdir(),
}


@pytest.mark.parametrize("what", BAD)
def test_a_bad_file_does_not_have_the_index_written_each_time(what: str, library: Library) -> None:
    BAD[what](library.folder / "bad.rummy")
    library.entries()
    before = (library.folder / index.NAME).stat()
    problems = {entry.path: entry.problem for entry in as_files_say(library)}
    assert {entry.path: entry.problem for entry in library.entries()} == problems
    after = (library.folder / index.NAME).stat()
    assert (before.st_ino, before.st_mtime_ns) == (after.st_ino, after.st_mtime_ns)


@pytest.fixture
def finished(tmp_path: Path) -> Library:
    """Thirty matches that are over."""
    library = Library(tmp_path / "finished")
    content = saved_match(library.folder / "0.rummy").read_bytes()
    for n in range(1, 30):
        (library.folder / f"{n}.rummy").write_bytes(content)
    return library


def test_many_finished_matches_are_read_once_and_not_at_every_start(
    finished: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert set(reads(finished, monkeypatch, Library.latest)) == {f"{n}.rummy" for n in range(30)}
    for look in (Library.latest, Library.latest_free):
        assert len(reads(finished, monkeypatch, look)) <= 8
    assert reads(finished, monkeypatch, Library.entries) == []
    old = saved_match(finished.folder / "old.rummy", steps=9)
    os.utime(old, (1, 1))
    assert finished.latest() == entry_of(old)
    assert finished.latest_free() == entry_of(old)


def test_where_the_last_match_goes_on_nothing_else_is_read(
    finished: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    new = saved_match(finished.folder / "new.rummy", steps=9)
    os.utime(new, (2e9, 2e9))
    assert reads(finished, monkeypatch, Library.latest) == ["new.rummy"]
    assert not (finished.folder / index.NAME).exists()


def test_what_a_killed_program_left_is_cleared_away(library: Library) -> None:
    old, fresh = (library.folder / f".{name}.draft" for name in ("0a", "0b"))
    for draft in (old, fresh):
        draft.write_bytes(b"half")
    os.utime(old, (1, 1))
    library.latest()
    assert not old.exists()
    assert fresh.exists()


def test_a_match_that_is_gone_leaves_the_list(library: Library) -> None:
    (library.folder / "1.rummy").unlink()
    assert library.entries() == as_files_say(library)
    assert b"femhundra" not in (library.folder / index.NAME).read_bytes()


SPOILS: list[Callable[[Path], object]] = [
    lambda path: path.write_bytes(b""),
    lambda path: path.write_bytes(path.read_bytes()[:-5]),
    lambda path: path.write_bytes(path.read_bytes().replace(b"femhundra", b"hundredem")),
    lambda path: path.write_bytes(index._seal(b"[[]]") + b"\n[[]]"),
    lambda path: path.write_bytes(index._seal(b"7") + b"\n7"),
    lambda path: path.replace(path.with_name("elsewhere")).with_name(index.NAME).mkdir(),
]


@pytest.mark.parametrize("spoil", SPOILS)
def test_a_spoilt_index_is_not_used(spoil: Callable[[Path], object], library: Library) -> None:
    spoil(library.folder / index.NAME)
    assert library.entries() == as_files_say(library)
    assert library.entries() == as_files_say(library)


def test_without_leave_to_write_the_list_is_read_each_time(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    (library.folder / index.NAME).unlink()

    def refuse(path: Path, data: bytes) -> int:
        raise PermissionError(path)

    monkeypatch.setattr(Path, "write_bytes", refuse)
    assert library.entries() == as_files_say(library)
    left = sorted(path.name for path in library.folder.iterdir())
    assert left == ["0.rummy", "1.rummy", "2.rummy", "9.rummy"]


def test_a_link_to_nowhere_hides_no_match(library: Library) -> None:
    (library.folder / "3.rummy").symlink_to(library.folder / "nowhere")
    assert len(library.entries()) == 4
