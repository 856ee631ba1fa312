"""Folders of all files, records that are saved later, and hooks called from time to time."""

from __future__ import annotations

from pathlib import Path

import pytest

from rummy_qt.records import paths, pauses
from rummy_qt.records.reading import read_record
from rummy_qt.records.record import MatchRecord
from rummy_qt.records.sentences import RecordError, Sentence
from tests.records.played import header_for, play_match


def test_settings_and_crash_log_are_in_one_folder() -> None:
    home = paths.data_dir()
    assert {paths.settings_file().parent, paths.crash_log_file().parent} == {home}


def test_a_hook_is_called_at_most_four_times_a_second(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr("rummy_qt.records.pauses.time.monotonic", lambda: now[0])
    called: list[float] = []
    hook = pauses.throttled(lambda: called.append(now[0]))
    for tenth in range(11):
        now[0] = tenth / 10
        hook()
    assert called == [0.3, 0.6, 0.9]


def test_a_record_in_memory_is_saved_once_and_overwrites_nothing(tmp_path: Path) -> None:
    record = play_match(header_for(), None, steps=30)
    assert record.unsaved == len(record.lines)
    taken = tmp_path / "taken.rummy"
    taken.write_bytes(b"another")
    with pytest.raises(RecordError):
        record.keep(taken)
    path = tmp_path / "a.rummy"
    record.keep(path)
    record.keep(taken)  # it is saved already
    record.write()
    record.close()
    record.wait()
    assert (record.unsaved, taken.read_bytes()) == (0, b"another")
    assert read_record(path).fault is None


def test_a_record_in_memory_that_cannot_be_saved_goes_to_the_refuge(tmp_path: Path) -> None:
    record = play_match(header_for(), None, steps=5)
    record.take_refuge_in(tmp_path / "refuge")
    assert record.kept_in is None
    (tmp_path / "home").touch()  # prevents a folder of that name
    record.keep(tmp_path / "home" / "a.rummy")
    assert record.kept_in == tmp_path / "refuge" / "a.rummy"
    assert record.kept_in.read_bytes().splitlines() == list(record.lines)
    record.close()


def test_a_record_in_memory_reports_no_trouble() -> None:
    record = MatchRecord.create(header_for(), None)
    told: list[Sentence | None] = []
    record.listen(told.append)
    record.write()
    record.sync()
    record.close()
    record.close()
    record.wait()
    assert not told
