"""The benchmark plays whole rounds of the requested games."""

import pytest

from rummy_qt.engine import RULEBOOKS
from rummy_qt.lab import bench
from rummy_qt.lab.cli import main


def bench_lines(capsys: pytest.CaptureFixture[str], *args: str) -> list[str]:
    assert main(["bench", "--passes", "1", "--slice", "0.01", *args]) == 0
    return capsys.readouterr().out.splitlines()


def test_every_rulebook_is_measured(capsys: pytest.CaptureFixture[str]) -> None:
    lines = bench_lines(capsys, "--players", "2")
    measured = [line for line in lines if "2 players" in line]
    assert [line.split(",")[0] for line in measured] == list(RULEBOOKS)
    assert all(len(line.split()) == 5 for line in measured)  # name, N players, rates


def test_only_the_requested_games_are_measured(capsys: pytest.CaptureFixture[str]) -> None:
    assert len(bench_lines(capsys, "--players", "8", "--rulebook", "femhundra")) == 2


def test_the_benchmark_repeats_with_its_seed() -> None:
    rules = RULEBOOKS["500-rum-pl"]
    one, two = bench.own_player(rules, 3, seed=4), bench.own_player(rules, 3, seed=4)
    assert [one() for _ in range(3)] == [two() for _ in range(3)]


@pytest.mark.parametrize("wrong", [["7", "--rulebook", "rommy-dk"], ["9"]])
def test_a_number_of_players_that_no_game_allows_is_refused(
    wrong: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["bench", "--players", *wrong]) == 2
    assert capsys.readouterr().err.count("\n") == 1
