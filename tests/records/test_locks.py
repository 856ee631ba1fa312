"""One window a match: who is refused, who is not, and what is said where nothing can be locked."""

from __future__ import annotations

import sys
import time
from pathlib import Path

import pytest
from filelock import FileLock

from rummy_qt.records import locks
from rummy_qt.records.locks import MatchLock, held_elsewhere
from rummy_qt.records.paths import locks_dir
from rummy_qt.records.record import MatchRecord, open_record
from rummy_qt.records.sentences import RecordInUse, Sentence
from tests.records.played import header_for, saved_match


def test_a_look_whether_a_match_is_open_refuses_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.rummy"
    looking = FileLock(locks._lock_file(path), thread_local=False)
    looking.acquire()
    monkeypatch.setattr(time, "sleep", lambda _: looking.release())
    MatchLock(path).release()


def test_a_match_that_stays_open_is_refused_and_seen(tmp_path: Path) -> None:
    path = tmp_path / "a.rummy"
    assert not held_elsewhere(path)
    lock = MatchLock(path)
    assert held_elsewhere(path)
    with pytest.raises(RecordInUse):
        MatchLock(path)
    lock.release()
    assert not held_elsewhere(path)


@pytest.mark.parametrize("kept_later", [False, True])
def test_that_a_new_match_cannot_be_locked_is_told(kept_later: bool, tmp_path: Path) -> None:
    folder = locks_dir()
    folder.rmdir()
    folder.write_text("no folder")
    path = tmp_path / "a.rummy"
    record = MatchRecord.create(header_for(), None if kept_later else path)
    if kept_later:
        record.keep(path)
    told: list[Sentence] = []
    record.trouble = told.append
    assert [sentence.name for sentence in told] == ["unlocked"]
    record.close()


@pytest.mark.skipif(sys.platform == "win32", reason="flock is of POSIX systems")
@pytest.mark.parametrize("fails", [1, 100], ids=["once", "always"])
def test_a_lock_that_the_system_does_not_release_is_no_crash(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fails: int
) -> None:
    left = [fails]
    path = saved_match(tmp_path / "a.rummy", steps=5)
    record = open_record(path).record
    unlock_as_before(monkeypatch, left)
    record.close()
    assert left[0] < fails
    if fails == 1:
        open_record(path).record.close()


def unlock_as_before(monkeypatch: pytest.MonkeyPatch, left: list[int]) -> None:
    """Unlocking fails so often; everything else is as it was."""
    import fcntl

    flock = fcntl.flock

    def flaky(fd: int, operation: int) -> None:
        if operation == fcntl.LOCK_UN and left[0]:
            left[0] -= 1
            raise OSError(5, "Input/output error")
        flock(fd, operation)

    monkeypatch.setattr(fcntl, "flock", flaky)


@pytest.mark.skipif(sys.platform == "win32", reason="flock is of POSIX systems")
def test_where_nothing_can_be_locked_a_match_is_played_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nor does a killed program leave anything behind there that locks the match."""
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
