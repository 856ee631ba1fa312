"""Answers of practice are lines of a record of their own: no valid line is ever lost."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rummy_qt.records import files
from rummy_qt.records.answers import NAME, Answers, GivenAnswer
from rummy_qt.records.sentences import RecordError
from tests.system_faults import full_disk

DAY = date(2026, 11, 24)
FIRST, SECOND = GivenAnswer("a-0-7", DAY, right=True), GivenAnswer("b-0-3", DAY, right=False)


@pytest.fixture
def answers(tmp_path: Path) -> Answers:
    found = Answers(tmp_path / "there" / NAME)
    found.add(FIRST)
    found.add(SECOND)
    return found


def test_answers_are_read_back_in_order(answers: Answers, tmp_path: Path) -> None:
    assert Answers(tmp_path / "there" / NAME).all() == [FIRST, SECOND]
    assert Answers(tmp_path / "nothing").all() == []


def test_answers_of_earlier_versions_are_read_and_continued(tmp_path: Path) -> None:
    path = tmp_path / NAME
    path.write_bytes(
        b'{"t":"answer","position":"a-0-7","day":"2026-11-24","right":true,'
        b'"sum":"0123456789abcdef"}\n'
    )
    answers = Answers(path)
    answers.add(SECOND)
    assert answers.all() == [FIRST, SECOND]


@given(cut=st.integers(0, 300), rubbish=st.binary(max_size=40))
def test_answers_before_a_damaged_spot_survive(
    cut: int, rubbish: bytes, tmp_path_factory: pytest.TempPathFactory
) -> None:
    path = tmp_path_factory.mktemp("answers") / NAME
    answers = Answers(path)
    for one in (FIRST, SECOND):
        answers.add(one)
    whole = path.read_bytes()
    path.write_bytes(whole[:cut] + rubbish)
    held = answers.all()
    good = whole[:cut].count(b"\n")
    assert held[:good] == [FIRST, SECOND][:good]
    answers.add(FIRST)
    assert answers.all() == [*held, FIRST]


def test_a_damaged_line_loses_no_other_answer_and_is_kept(answers: Answers, tmp_path: Path) -> None:
    path = tmp_path / "there" / NAME
    damaged = path.read_bytes().replace(b'"right":true', b'"right":maybe') + b"\x00 what is this?"
    path.write_bytes(damaged)
    answers.add(SECOND)
    assert answers.all() == [SECOND, SECOND]
    assert path.read_bytes().startswith(damaged)


def test_an_answer_that_cannot_be_saved_is_reported(
    answers: Answers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files, "replace", full_disk)
    with pytest.raises(RecordError) as trouble:
        answers.add(FIRST)
    assert trouble.value.sentence.name == "not_kept"
    monkeypatch.undo()
    assert answers.all() == [FIRST, SECOND]
