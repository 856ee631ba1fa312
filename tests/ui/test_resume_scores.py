"""After resuming a match, the same points are shown everywhere.

Checked at a few moves of a match in each rulebook; `make resume-test` checks every move of a
hundred.
"""

from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from rummy_qt.engine import RULEBOOKS
from rummy_qt.ui.application import Application
from rummy_qt.ui.preferences import Preferences
from rummy_qt.ui.session import Session
from rummy_qt.ui.start import build_window
from rummy_qt.ui.windows import main_window
from rummy_qt.ui.windows.main_window import MainWindow
from tests.ui.torture.resumes import Resumer, play_match, resume_all
from tests.ui.windows.conftest import brisk_preferences
from tests.ui.windows.prompt import PromptOpponents

RESUMES = 4
"""Minimum number of resumes per match."""


@pytest.fixture
def make(qapp: Application, monkeypatch: pytest.MonkeyPatch) -> Callable[[], MainWindow]:
    monkeypatch.setattr(main_window, "END_PAUSE_MS", 0)

    def new() -> MainWindow:
        preferences: Preferences = brisk_preferences()
        session = Session(preferences, make_opponents=PromptOpponents)
        window = build_window(qapp, preferences, session)
        session.setParent(window)
        return window

    return new


@pytest.mark.parametrize("rulebook", RULEBOOKS)
def test_sheet_table_and_record_agree_after_a_resume(
    qapp: Application, make: Callable[[], MainWindow], tmp_path: Path, rulebook: str
) -> None:
    number = list(RULEBOOKS).index(rulebook)
    source = play_match(rulebook, number, tmp_path, target=150)
    (outside := tmp_path / "outside").mkdir()
    every = len(source.cuts) // RESUMES
    with closing(Resumer(qapp, make, outside)) as resumer:
        resume_all(resumer, source, every, every - 1 - number, door=number)
    assert resumer.report.resumes.total() >= RESUMES - 2
    assert not resumer.report.faults
