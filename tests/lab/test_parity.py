"""The command that compares compiled opponents with plain Python; `make parity` runs it in full."""

import pytest

from rummy_qt.lab import parity
from rummy_qt.lab.cli import main
from rummy_qt.lab.worker import Worker

QUESTIONS = ["--decisions", "4", "--playouts", "16", "--seed", "3"]


def test_parity_refuses_to_compare_machine_code_with_itself(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Worker, "do", lambda self, task, *asked: (True, ["the same"]))
    with pytest.raises(ValueError, match="plain Python did not answer"):
        parity._plain_answers(4, 16, 3)


def test_parity_without_compiled_code_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(parity, "is_compiled", lambda: False)
    assert main(["parity", *QUESTIONS]) == 2
    assert "nothing is compiled" in capsys.readouterr().err


def test_plain_python_answers_the_same(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(parity, "is_compiled", lambda: True)
    assert main(["parity", *QUESTIONS]) == 0
    assert "answered differently: 0\n" in capsys.readouterr().out


def test_a_differing_answer_is_caught(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def other(decisions: int, playouts: int | None, seed: int) -> list[str]:
        first, *rest = parity.answers(decisions, playouts, seed)
        return [first + "1", *rest]

    monkeypatch.setattr(parity, "is_compiled", lambda: True)
    monkeypatch.setattr(parity, "_plain_answers", other)
    assert main(["parity", *QUESTIONS]) == 1
    assert "answered differently: 1\n" in capsys.readouterr().out
