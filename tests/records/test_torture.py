"""Short runs of `make kill-test`, `make damage-test` and `make forgery-test`."""

from pathlib import Path

import pytest

from rummy_qt.records.record import open_record
from rummy_qt.records.sentences import RecordError
from rummy_qt.records.settings import Settings
from tests.records.played import saved_match
from tests.records.torture import damage, forgery, kill


def test_a_kill_at_any_moment_loses_nothing(tmp_path: Path) -> None:
    report = kill.run(tmp_path, 6, seed=3)
    assert report.kills == 6
    assert report.lost == 0


def test_damaged_files_cause_no_crash(tmp_path: Path) -> None:
    report = damage.run(tmp_path, 150, seed=4)
    assert report.outcomes.total() == 150


def test_forgeries_are_refused(tmp_path: Path) -> None:
    assert forgery.run(tmp_path, 2 * len(forgery.FORGERIES), seed=5)


def test_a_huge_file_is_refused_at_once(tmp_path: Path) -> None:
    path = saved_match(tmp_path / "a.rummy", steps=5)
    with path.open("ab") as file:
        file.truncate(100 << 20)
    with pytest.raises(RecordError, match="larger than any match"):
        open_record(path)
    assert Settings(path).notes
