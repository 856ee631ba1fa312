"""Three rounds that a program of somebody else plays before it sits down."""

from pathlib import Path

import pytest

from rummy_qt.engine import RULEBOOKS
from rummy_qt.opponents.process import Reply
from rummy_qt.opponents.supervisor import Cause
from rummy_qt.play.trial import trouble_with
from tests.opponents.programs import BAD, GOOD, written

pytestmark = pytest.mark.threads
RULEBOOK = "500-rum-de"


def trouble(path: Path) -> Reply | None:
    return trouble_with(str(path), RULEBOOK, RULEBOOKS[RULEBOOK], 2, lambda: None)


def test_a_program_that_plays_by_the_rules_may_sit_down(tmp_path: Path) -> None:
    assert trouble(written(tmp_path / "fine.py", GOOD)) is None


def test_the_first_wrong_answer_is_told(tmp_path: Path) -> None:
    found = trouble(written(tmp_path / "liar.py", BAD["an illegal move"]))
    assert found is not None
    assert found.trouble


def test_what_cannot_be_started_is_told(tmp_path: Path) -> None:
    path = tmp_path / "no-program"
    path.write_text("", "utf-8")
    found = trouble(path)
    assert found is not None
    assert found.cause in (Cause.UNSTARTED, Cause.ENDED)
