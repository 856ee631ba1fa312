"""``python -m laboratory teacher``: parts add up, and an error in them is found."""

import re

import pytest

from laboratory.__main__ import main
from rummy_qt.opponents.player import Parts

FEW = ["teacher", "--pairs", "60", "--playouts", "40", "--seed", "5"]


def test_the_parts_of_a_value_add_up(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(FEW) == 0
    told = re.search(r"pairs: (\d+); .* faults: 0", capsys.readouterr().out)
    assert told is not None
    assert int(told[1]) >= 60


def test_a_missing_part_is_caught(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(Parts, "total", property(lambda parts: sum(parts) - parts.others))
    assert main(FEW) == 1
    assert "the parts are off by" in capsys.readouterr().out
