"""One window a match: who is refused, who is not, and what is said where nothing can be locked."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from filelock import FileLock

from rummy_qt.records import locks
from rummy_qt.records.locks import MatchLock, held_elsewhere
from rummy_qt.records.paths import locks_dir
from rummy_qt.records.record import MatchRecord
from rummy_qt.records.sentences import RecordInUse, Sentence
from tests.records.played import header_for


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
