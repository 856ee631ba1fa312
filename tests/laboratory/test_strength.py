"""``python -m laboratory strength`` in small: a Club's number is right, a wrong one is found."""

import re

import pytest

from laboratory import strength
from laboratory.__main__ import main
from rummy_qt.play import true_hands

FEW = ["strength", "--rounds", "12", "--books", "500-rum-pl", "--seed", "5"]


@pytest.mark.parametrize(("mark", "status"), [(100, 0), (150, 1)])
def test_a_level_is_compared_with_its_number(
    mark: int, status: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(strength, "LEVELS", {"club": mark})
    monkeypatch.setattr(strength, "COMPANIES", ("club",))
    monkeypatch.setattr(strength, "_PAIRS", 20)
    monkeypatch.setattr(true_hands, "_DEALS", 50)
    assert main(FEW) == status
    told = capsys.readouterr().out
    assert f"club in 500-rum-pl, 2, among club: 100 (100 to 100), {100 - mark:+d}" in told
    assert re.search(r"numbers of 20 rounds of two games agree in 100\.0 %", told)
