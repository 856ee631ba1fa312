"""The list of saved matches is the same with its index, without it, and with a spoilt one."""

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


def reads(library: Library, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The files that are read for a list."""
    read = []

    def noted(path: Path) -> Entry:
        read.append(path.name)
        return entry_of(path)

    with monkeypatch.context() as patch:
        patch.setattr(index, "entry_of", noted)
        assert library.entries() == as_files_say(library)
    return read


def test_only_what_has_changed_is_read(library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    assert reads(library, monkeypatch) == ["9.rummy"]
    opened = open_record(library.folder / "1.rummy")
    Scribe.resume(opened.record, opened.replayed).steps(30)
    opened.record.close()
    library.rename(library.folder / "0.rummy", "Grudge match")
    assert set(reads(library, monkeypatch)) == {"0.rummy", "1.rummy", "9.rummy"}
    assert reads(library, monkeypatch) == ["9.rummy"]


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
