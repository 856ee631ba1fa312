"""When writing fails, the match goes on, reports it once, and is saved as soon as possible."""

import errno
import os
import shutil
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from rummy_qt.records import files, journal
from rummy_qt.records.library import Library
from rummy_qt.records.paths import matches_dir, refuge_dir
from rummy_qt.records.reading import read_record
from rummy_qt.records.record import MatchRecord, new_path, open_record
from rummy_qt.records.sentences import RecordError, Sentence
from tests.patience import PATIENCE, until
from tests.records.played import Scribe, header_for, play_match


class Play:
    """A match that is written, and the messages to its player."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.told: list[str] = []
        self.record = MatchRecord.create(header_for(rounds=9), path)
        self.why: list[str] = []
        self.record.listen(self._hear)
        self.scribe = Scribe(self.record)

    def _hear(self, sentence: Sentence | None) -> None:
        if sentence is None:
            return
        self.told.append(sentence.name)
        if isinstance(why := sentence.values.get("why"), Sentence):
            self.why.append(why.name)

    def goes_on(self, steps: int = 10) -> None:
        before = len(self.record.lines)
        self.scribe.steps(steps)
        assert len(self.record.lines) > before

    def is_whole(self) -> None:
        """Check that the file has everything played, and opens without a warning."""
        self.record.close()
        assert self.record.unsaved == 0
        assert self.record.path is not None
        opened = open_record(self.record.path)
        assert not opened.notes
        assert opened.record.lines == self.record.lines
        opened.record.close()


@pytest.fixture
def play(tmp_path: Path) -> Iterator[Play]:
    played = Play(tmp_path / "Spaß-ö-日本" / "a.rummy")
    yield played
    played.record.close()


class FullDisk:
    """Accepts that many bytes, and no more until there is room again."""

    def __init__(self, room: int) -> None:
        self.room = room
        self._write = os.write

    def write(self, fd: int, data: bytes) -> int:
        if len(data) <= self.room:
            self.room -= len(data)
            return self._write(fd, data)
        if not self.room:
            raise OSError(errno.ENOSPC, "No space left on device")
        written = self._write(fd, data[: self.room])
        self.room = 0
        return written


def test_a_full_disk_loses_nothing(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    disk = FullDisk(333)
    monkeypatch.setattr(os, "write", disk.write)
    play.goes_on(30)
    assert play.told == ["disk_full"]
    saved = play.path.read_bytes()
    assert saved.endswith(b"\n"), "half a line was left in the file"
    assert play.record.unsaved
    disk.room = 1 << 20
    play.goes_on(1)
    assert play.record.unsaved == 0
    assert play.path.read_bytes().startswith(saved)
    play.is_whole()


def test_unsaved_moves_are_saved_later_without_another_move(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(journal, "_RETRY", 0.01)
    disk = FullDisk(0)
    monkeypatch.setattr(os, "write", disk.write)
    play.goes_on()
    disk.room = 1 << 20
    until(lambda: not play.record.unsaved)
    play.is_whole()


def test_a_file_removed_while_playing_comes_back(play: Play) -> None:
    play.goes_on()
    play.path.unlink()
    play.goes_on()
    assert play.told == ["moved"]
    assert play.record.path == play.path
    play.is_whole()


def test_a_moved_file_stays_unchanged_even_if_the_new_one_vanishes(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    play.goes_on()
    moved = play.path.rename(play.path.with_name("mine.rummy"))
    before = moved.read_bytes()
    create = files.create

    def gone(path: Path, data: bytes, *, lasting: bool) -> None:
        create(path, data, lasting=lasting)
        path.unlink()

    monkeypatch.setattr(files, "create", gone)
    play.goes_on()
    monkeypatch.setattr(files, "create", create)
    assert moved.read_bytes() == before
    play.is_whole()


@pytest.mark.skipif(os.name == "nt", reason="files have other numbers there")
def test_a_program_started_without_stdin_closes_its_match(tmp_path: Path) -> None:
    path = tmp_path / "a.rummy"
    kept = os.dup(0)
    os.close(0)
    try:
        written = journal.Journal(path)
        written.write([b"one"])
        assert os.path.samestat(os.fstat(0), path.stat()), "it has the input's number"
        written.write([b"two"])
        written.close()
        written.wait()
        with pytest.raises(OSError, match="file descriptor"):
            os.fstat(0)
    finally:
        os.dup2(kept, 0)
        os.close(kept)
    assert path.read_bytes() == b"one\ntwo\n"


def test_a_folder_removed_while_playing_comes_back(play: Play) -> None:
    play.goes_on()
    play.path.rename(play.path.parents[1] / "elsewhere.rummy")
    play.path.parent.rmdir()
    play.goes_on()
    assert play.told == ["moved"]
    play.is_whole()


class Outage:
    """During an outage every call on the disk fails, as in a folder whose mount is gone."""

    CALLS = ("open", "write", "stat", "fstat", "ftruncate", "fsync", "dup", "link", "mkdir")

    def __init__(self, patch: pytest.MonkeyPatch, code: int) -> None:
        self.code = code
        self.on = False
        for name in self.CALLS:
            patch.setattr(os, name, self._failing(getattr(os, name)))

    def _failing(self, real: Callable[..., Any]) -> Callable[..., Any]:
        def call(*args: Any, **keywords: Any) -> Any:
            if self.on:
                raise OSError(self.code, os.strerror(self.code))
            return real(*args, **keywords)

        return call


@pytest.mark.parametrize("half", ["", "half of the next line"])
@pytest.mark.parametrize(
    "name", ["ESTALE", "ENOTCONN", "EIO", "EMFILE", "ENOSPC", "EROFS", "ENOENT", "ETIMEDOUT"]
)
def test_an_outage_of_the_whole_folder_loses_nothing(
    play: Play, monkeypatch: pytest.MonkeyPatch, name: str, half: str
) -> None:
    outage = Outage(monkeypatch, getattr(errno, name))
    play.goes_on()
    play.record.sync()
    outage.on = True
    play.goes_on(2)
    play.record.sync()
    play.goes_on()
    assert play.record.unsaved
    assert len(play.told) == 1, "it is told, and once"
    if half:  # the last write before the outage was only half done
        with play.path.open("ab") as file:
            file.write(play.record.lines[-play.record.unsaved][:40])
    outage.on = False
    play.goes_on(1)
    assert play.record.unsaved == 0
    assert play.record.path == play.path, "the match stays in its file"
    play.is_whole()


def test_a_folder_that_returns_in_an_older_state_gets_the_rest(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The file has an older state, as on a mount that was away for a while."""
    play.goes_on()
    older = play.path.read_bytes()
    play.goes_on()
    outage = Outage(monkeypatch, errno.ENOTCONN)
    outage.on = True
    play.goes_on()
    outage.on = False
    play.path.unlink()
    play.path.write_bytes(older)
    play.goes_on(1)
    assert play.record.path == play.path
    play.is_whole()


def test_moves_that_cannot_be_saved_go_into_the_refuge(play: Play, tmp_path: Path) -> None:
    refuge = tmp_path / "state" / "kept"
    play.record.take_refuge_in(refuge)
    play.goes_on()
    away = play.path.parent.with_name("away")
    with unwritable(play.path.parent, away):
        play.goes_on()
        assert play.told == ["kept_elsewhere"]
        assert play.record.kept_in == refuge / "a.rummy"
        play.goes_on()
        assert read_record(refuge / "a.rummy").lines == list(play.record.lines)
    play.goes_on(1)
    assert play.record.kept_in is None
    assert not list(refuge.iterdir())
    assert play.record.path == play.path
    play.is_whole()


@contextmanager
def unwritable(folder: Path, away: Path) -> Iterator[None]:
    """A file is in the folder's place, so nothing can be written there."""
    folder.rename(away)
    folder.write_bytes(b"")
    try:
        yield
    finally:
        folder.unlink()
        away.rename(folder)


def test_a_match_in_the_refuge_returns_to_the_saved_matches(tmp_path: Path) -> None:
    path = matches_dir() / "a.rummy"
    play = Play(path)
    play.record.take_refuge_in(refuge_dir())
    play.goes_on()
    with unwritable(matches_dir(), tmp_path / "away"):
        play.goes_on()
        play.record.close()
        assert play.record.kept_in is not None
    lines = list(play.record.lines)
    assert len(read_record(path).lines) < len(lines)
    assert [entry.path for entry in Library().entries()] == [path]
    assert read_record(path).lines == lines
    assert not list(refuge_dir().iterdir())


def test_a_refuge_copy_is_kept_until_the_match_is_in_its_folder(tmp_path: Path) -> None:
    path = matches_dir() / "a.rummy"
    play = Play(path)
    play.record.take_refuge_in(refuge_dir())
    play.goes_on()
    play.record.close()
    refuge_dir().mkdir(parents=True)
    path.rename(refuge_dir() / path.name)
    for beneath, kept in ((False, 1), (True, 1), (False, 0)):
        if beneath:  # the folder is mounted again, and hides what was written beneath the mount
            path.unlink()
        assert [entry.path for entry in Library().entries()] == [path]
        assert len(list(refuge_dir().iterdir())) == kept


@pytest.fixture
def mounted(monkeypatch: pytest.MonkeyPatch) -> set[str | os.PathLike[str]]:
    """Paths treated as mount points; `make outage-test` uses real mounts."""
    folders: set[str | os.PathLike[str]] = set()
    real = os.path.ismount
    monkeypatch.setattr(os.path, "ismount", lambda path: path in folders or real(path))
    return folders


@pytest.mark.parametrize("beneath", ["nothing", "what an earlier outage left"])
def test_an_unmounted_folder_never_gets_the_only_copy(
    tmp_path: Path,
    mounted: set[str | os.PathLike[str]],
    beneath: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(journal, "_RETRY", 0.5)
    refuge, folder = tmp_path / "state" / "kept", tmp_path / "drive"
    mounted.add(folder)
    play = Play(folder / "a.rummy")
    play.record.take_refuge_in(refuge)
    play.goes_on()
    folder.rename(tmp_path / "away")
    mounted.clear()
    if beneath != "nothing":
        folder.mkdir()
        earlier = b"".join(line + b"\n" for line in play.record.lines[:-3])
        (folder / "a.rummy").write_bytes(earlier)
    play.goes_on()
    assert play.told == (["moved"] if beneath == "nothing" else [])
    assert read_record(refuge / "a.rummy").lines == list(play.record.lines)
    shutil.rmtree(folder)
    (tmp_path / "away").rename(folder)
    mounted.add(folder)
    until(lambda: play.record.kept_in is None)  # without a further move
    assert not list(refuge.iterdir())
    play.is_whole()


def test_a_slow_disk_does_not_keep_the_refuge_copy(
    tmp_path: Path, mounted: set[str | os.PathLike[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was begun beneath the mount is waiting for the disk when the folder returns."""
    monkeypatch.setattr(journal, "_RETRY", 0.01)
    refuge, folder = tmp_path / "state" / "kept", tmp_path / "drive"
    mounted.add(folder)
    play = Play(folder / "a.rummy")
    play.record.take_refuge_in(refuge)
    play.goes_on()
    play.record.wait()
    waits, synced, real = threading.Event(), threading.Event(), os.fsync

    def fsync(fd: int) -> None:
        waits.set()
        assert synced.wait(PATIENCE)
        real(fd)

    monkeypatch.setattr(os, "fsync", fsync)
    folder.rename(tmp_path / "away")
    mounted.clear()
    play.goes_on()
    assert waits.wait(PATIENCE)
    try:
        folder.rename(tmp_path / "beneath")
        (tmp_path / "away").rename(folder)
        mounted.add(folder)
        until(lambda: play.record.kept_in is None)
    finally:
        synced.set()
    assert not list(refuge.iterdir())
    play.is_whole()


@pytest.mark.parametrize("moment", ["open", "ismount"])
def test_a_folder_mounted_during_a_save_gets_no_partial_match(
    tmp_path: Path,
    mounted: set[str | os.PathLike[str]],
    monkeypatch: pytest.MonkeyPatch,
    moment: str,
) -> None:
    """It returns between two calls of one attempt: before a file is opened, or renamed."""
    monkeypatch.setattr(journal, "_RETRY", 0.05)
    refuge, folder = tmp_path / "state" / "kept", tmp_path / "drive"
    mounted.add(folder)
    play = Play(folder / "a.rummy")
    play.record.take_refuge_in(refuge)
    play.goes_on()
    folder.rename(tmp_path / "away")
    mounted.clear()
    owner, name = (os, "open") if moment == "open" else (os.path, "ismount")
    real = getattr(owner, name)

    def late(path: Any, *how: Any, **more: Any) -> Any:
        if not mounted and (folder / "a.rummy").exists() and path in (folder / "a.rummy", folder):
            folder.rename(tmp_path / "beneath")
            (tmp_path / "away").rename(folder)
            mounted.add(folder)
        return real(path, *how, **more)

    with monkeypatch.context() as race:
        race.setattr(owner, name, late)
        play.goes_on(1)
    assert mounted
    until(lambda: not play.record.unsaved and play.record.kept_in is None)
    whole = b"".join(line + b"\n" for line in play.record.lines)
    assert (folder / "a.rummy").read_bytes() == whole
    play.is_whole()


@pytest.mark.parametrize("first", ["beneath", "at home"])
def test_a_mounted_folder_gets_the_match_whatever_it_held(
    tmp_path: Path, mounted: set[str | os.PathLike[str]], first: str
) -> None:
    """A match begun while the drive was out, and one whose file the drive lost."""
    refuge, folder = tmp_path / "state" / "kept", tmp_path / "drive"
    mounted |= {folder} if first == "at home" else set()
    play = Play(folder / "a.rummy")
    play.record.take_refuge_in(refuge)
    play.goes_on()
    folder.rename(tmp_path / "away")
    mounted.add(folder)
    play.goes_on()
    assert play.record.kept_in is None
    play.is_whole()


def test_running_out_of_memory_is_reported_and_saved_later(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    def none_left(fd: int, data: bytes) -> None:
        raise MemoryError

    with monkeypatch.context() as full:
        full.setattr(files, "write_all", none_left)
        play.goes_on()
        assert play.told == ["unsaved"]
        assert play.record.unsaved
    play.goes_on(1)
    play.is_whole()


def test_a_refuge_copy_whose_name_is_taken_returns_beside_it(tmp_path: Path) -> None:
    path = matches_dir() / "a.rummy"
    play = Play(path)
    play.record.take_refuge_in(refuge_dir())
    with unwritable(matches_dir(), tmp_path / "away"):
        play.goes_on()
        play.record.close()
    path.unlink()
    other = play_match(header_for("femhundra"), path, steps=10)
    assert len(Library().record_files()) == 1, "it is being played: what was kept waits"
    other.close()
    assert {entry.path for entry in Library().entries()} == {path, path.with_name("a-2.rummy")}
    assert read_record(path).lines == list(other.lines)
    assert not list(refuge_dir().iterdir())


def test_a_match_can_be_closed_during_an_outage(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    outage = Outage(monkeypatch, errno.ESTALE)
    play.goes_on()
    outage.on = True
    play.goes_on()
    play.record.close()
    play.record.wait()
    outage.on = False
    assert play.record.unsaved
    assert play.told


@pytest.mark.parametrize("how", ["replaced", "written into", "a byte of line 1"])
def test_a_file_changed_by_another_program_is_left_alone(play: Play, how: str) -> None:
    play.goes_on()
    other = play.path.with_name("other")
    if how == "replaced":
        other.write_bytes(b"something else\n")
        other.replace(play.path)
    elif how == "a byte of line 1":
        with play.path.open("r+b") as file:
            file.seek(10)
            file.write(b"#")
    else:
        with play.path.open("ab") as file:
            file.write(b"something else\n")
    theirs = play.path.read_bytes()
    play.goes_on()
    assert play.told == ["changed"]
    assert play.path.read_bytes() == theirs
    assert play.record.path == play.path.with_name("a-2.rummy")
    play.is_whole()


def test_a_new_file_time_alone_is_no_change(play: Play) -> None:
    play.goes_on()
    os.utime(play.path, (1, 1))
    play.goes_on()
    assert not play.told
    play.is_whole()


@pytest.mark.parametrize(
    ("code", "told"),
    [(errno.EROFS, "read_only_disk"), (errno.EACCES, "denied"), (errno.EIO, "disk_fault")],
)
def test_a_read_only_folder_is_reported_and_saved_to_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: int, told: str
) -> None:
    """Even the first line cannot be saved; the player is told once; later saving succeeds."""
    real = os.open

    def refuse(path: Path, flags: int, mode: int = 0o777) -> int:
        if flags & (os.O_WRONLY | os.O_RDWR):
            raise OSError(code, os.strerror(code), str(path))
        return real(path, flags, mode)

    with monkeypatch.context() as trouble:
        trouble.setattr(os, "open", refuse)
        play = Play(tmp_path / "a.rummy")
        play.goes_on(20)
    assert play.told == ["unlocked", "unsaved"]
    assert play.why[-1] == told
    assert not play.path.exists()
    assert play.record.unsaved == len(play.record.lines)
    play.goes_on(1)
    play.is_whole()


def test_a_missing_folder_is_created(tmp_path: Path) -> None:
    play = Play(tmp_path / "not" / "there" / "a.rummy")
    play.goes_on()
    assert play.told == []
    play.is_whole()


def test_a_sentence_can_be_said_in_another_language() -> None:
    sentence = Sentence("torn")
    assert sentence.name == "torn"
    error = RecordError(Sentence("missing", path="a.rummy"))
    assert str(error) == "There is no file a.rummy."
    assert error.sentence.values == {"path": "a.rummy"}


def test_a_sync_does_not_wait_for_the_disk(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    started, done = os.pipe()
    monkeypatch.setattr(os, "fsync", lambda fd: os.read(started, 1))
    play.record.sync()
    play.goes_on()
    assert len(play.path.read_bytes().splitlines()) == len(play.record.lines)
    os.write(done, b"xx")
    play.is_whole()
    os.close(started)
    os.close(done)


def test_a_sync_happens_on_request_and_not_at_every_move(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    synced = threading.Semaphore(0)
    monkeypatch.setattr(os, "fsync", lambda fd: synced.release())
    for _ in range(3):
        play.record.sync()
        assert synced.acquire(timeout=PATIENCE)
    play.goes_on(100)
    play.is_whole()
    assert sum(synced.acquire(blocking=False) for _ in range(100)) < 20


@pytest.mark.skipif(not Path("/dev/fd").exists(), reason="open files are counted in /dev/fd")
def test_a_file_touched_again_and_again_leaks_no_open_files(play: Play) -> None:
    before = len([*Path("/dev/fd").iterdir()])
    for time_ in range(30):
        os.utime(play.path, (time_, time_))
        play.goes_on(1)
    assert len([*Path("/dev/fd").iterdir()]) < before + 10


def test_names_of_new_files_are_valid_on_every_system() -> None:
    path = new_path("Ålborg/../7: a*b\0")
    assert path.name == "Ålborg----7- a-b-.rummy"
    path.write_bytes(b"")
    assert new_path("Ålborg/../7: a*b\0").name == "Ålborg----7- a-b--2.rummy"


def test_a_saved_record_misses_no_line(play: Play) -> None:
    play.goes_on()
    kept = play.record.kept()
    assert kept is not None
    assert kept.missing == 0
