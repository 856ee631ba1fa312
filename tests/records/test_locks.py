"""One window per match: which is refused, and what happens where locks are not supported."""

from __future__ import annotations

import errno
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path
from types import SimpleNamespace

import pytest

from rummy_qt.records import locks
from rummy_qt.records.locks import FileLock, MatchLock, held_elsewhere
from rummy_qt.records.paths import locks_dir
from rummy_qt.records.record import MatchRecord, open_record
from rummy_qt.records.sentences import RecordError, Sentence
from tests.patience import PATIENCE
from tests.records.played import header_for, saved_match


@pytest.fixture(params=["this system", "Windows"])
def system(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Locks of this system, and as on Windows, where a locked first byte fails with EACCES."""
    if request.param == "Windows" and sys.platform != "win32":
        import fcntl

        def locking(file: int, mode: int, size: int) -> None:
            assert (mode, size) == (2, 1)
            assert os.lseek(file, 0, os.SEEK_CUR) == 0
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                raise PermissionError(errno.EACCES, "Permission denied") from None

        msvcrt = SimpleNamespace(LK_NBLCK=2, locking=locking)
        monkeypatch.setitem(sys.modules, "msvcrt", msvcrt)
        monkeypatch.setattr(locks, "sys", SimpleNamespace(platform="win32"))


@pytest.mark.usefixtures("system")
def test_checking_whether_a_match_is_open_locks_nobody_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.rummy"
    looking = FileLock(locks._lock_file(path))
    assert looking.take()
    monkeypatch.setattr(locks, "_PATIENCE", PATIENCE)
    monkeypatch.setattr(time, "sleep", lambda _: looking.release())
    MatchLock(path).release()


@pytest.mark.usefixtures("system")
def test_an_open_match_is_refused_to_others(tmp_path: Path) -> None:
    path = tmp_path / "a.rummy"
    assert not held_elsewhere(path)
    lock = MatchLock(path)
    assert held_elsewhere(path)
    with pytest.raises(RecordError, match="open in another window"):
        MatchLock(path)
    lock.release()
    assert not held_elsewhere(path)


@pytest.mark.parametrize("kept_later", [False, True])
def test_a_new_match_that_cannot_be_locked_is_reported(kept_later: bool, tmp_path: Path) -> None:
    folder = locks_dir()
    folder.rmdir()
    folder.write_text("no folder")
    path = tmp_path / "a.rummy"
    record = MatchRecord.create(header_for(), None if kept_later else path)
    if kept_later:
        record.keep(path)
    told: list[Sentence | None] = []
    record.listen(told.append)
    assert [sentence and sentence.name for sentence in told] == ["unlocked"]
    record.close()


@pytest.mark.usefixtures("system")
def test_an_error_while_releasing_a_lock_is_no_crash(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.rummy"
    lock, close, complaints = MatchLock(path), os.close, []

    def complaining(file: int) -> None:
        close(file)
        complaints.append(file)
        raise OSError(5, "Input/output error")

    # Only for locks: nothing else that this process closes may be affected.
    monkeypatch.setattr(locks, "os", SimpleNamespace(**{**vars(os), "close": complaining}))
    lock.release()
    monkeypatch.undo()
    assert len(complaints) == 1
    MatchLock(path).release()


@pytest.mark.skipif(sys.platform == "win32", reason="no open file goes there")
def test_a_lock_taken_after_a_discard_is_on_the_current_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A lock on a deleted file excludes nobody."""
    path = tmp_path / "a.rummy"
    over, lock = [MatchLock(path)], locks._lock

    def discarded_first(file: int) -> bool:
        while over:
            over.pop().discard()
        return lock(file)

    monkeypatch.setattr(locks, "_lock", discarded_first)
    late = FileLock(locks._lock_file(path))
    assert late.take(PATIENCE)
    assert os.fstat(late._file or 0).st_ino == locks._lock_file(path).stat().st_ino
    late.release()


@pytest.mark.skipif(shutil.which("flock") is None, reason="flock of util-linux is not here")
def test_locks_are_shared_with_other_programs(tmp_path: Path) -> None:
    path = tmp_path / "a.lock"
    lock = FileLock(path)
    assert lock.take()
    tried = ["flock", "--nonblock", str(path), "true"]
    assert subprocess.run(tried, check=False).returncode == 1
    lock.release()
    assert subprocess.run(tried, check=False).returncode == 0
    with path.open("w") as file:
        subprocess.run(
            ["flock", "--nonblock", str(file.fileno())], pass_fds=[file.fileno()], check=True
        )
        assert not lock.take()
    assert lock.take()
    lock.release()


@pytest.mark.skipif(sys.platform == "win32", reason="flock is of POSIX systems")
def test_without_lock_support_a_match_is_played_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A program killed there leaves no lock behind either."""
    import fcntl

    def missing(fd: int, operation: int) -> None:
        raise OSError(38, "Function not implemented")

    path = saved_match(tmp_path / "a.rummy", steps=5)
    monkeypatch.setattr(fcntl, "flock", missing)
    killed = open_record(path)
    assert [note.name for note in killed.notes] == ["unlocked"]
    assert not held_elsewhere(path)
    again = open_record(path)
    assert [note.name for note in again.notes] == ["unlocked"]
    for opened in (killed, again):
        opened.record.close()
