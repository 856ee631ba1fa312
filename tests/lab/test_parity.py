"""The command that holds a compiled search to the plain one; `make compiled` runs it for real."""

from pathlib import Path

import pytest

from rummy_qt.lab import parity
from rummy_qt.lab.cli import main

ROOT = Path(__file__).resolve().parents[2]
QUESTIONS = ["--decisions", "4", "--playouts", "16", "--seed", "3"]


def test_the_same_questions_have_the_same_answers(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["parity", *QUESTIONS]) == 0
    told, *answers = capsys.readouterr().out.splitlines()
    assert told == "plain"
    assert answers == list(parity.answers(4, 16, 3))


def test_a_copy_that_is_not_compiled_proves_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["parity", "--other", str(ROOT), *QUESTIONS]) == 2
    assert "no compiled copy" in capsys.readouterr().err


def test_an_answer_that_differs_is_found(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def other(copy: Path, decisions: int, playouts: int | None, seed: int) -> list[str]:
        first, *rest = parity.answers(decisions, playouts, seed)
        return [first + "1", *rest]

    monkeypatch.setattr(parity, "_answers_of", other)
    assert main(["parity", "--other", "build", *QUESTIONS]) == 1
    assert "answered differently: 1\n" in capsys.readouterr().out
