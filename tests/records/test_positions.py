"""A round in retrospect agrees with the round as played: one here, hundreds by command."""

from pathlib import Path

import pytest

from rummy_qt.play.round_replay import RoundReplay
from tests.records.positions import compare_rounds


def test_every_position_in_retrospect_is_as_played(tmp_path: Path) -> None:
    found = compare_rounds(1, 5, tmp_path, copied=5, every=20)
    assert not found.wrong
    assert found.positions > 4
    assert found.questions > 10
    assert found.copies > 1


def test_a_slider_one_move_behind_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wind = RoundReplay.wind
    monkeypatch.setattr(RoundReplay, "wind", lambda replay, at: wind(replay, max(0, at - 1)))
    assert any(
        "the slider" in what for what in compare_rounds(1, 5, tmp_path, copied=99, every=40).wrong
    )
