"""The benchmark plays whole rounds and compares what was measured in the same pass."""

import random
import sys
from types import SimpleNamespace

import pytest

from rummy_qt.engine import RULEBOOKS
from rummy_qt.lab import bench
from rummy_qt.lab.cli import main


class ThreeChoices:
    """A game of one chance event and two moves, in OpenSpiel's words."""

    def __init__(self) -> None:
        self.chosen: list[int] = []

    def is_terminal(self) -> bool:
        return len(self.chosen) == 3

    def is_chance_node(self) -> bool:
        return not self.chosen

    def legal_actions(self) -> list[int]:
        return [4, 5, 6]

    def apply_action(self, action: int) -> None:
        assert action in self.legal_actions()
        self.chosen.append(action)


@pytest.fixture
def yardstick(monkeypatch: pytest.MonkeyPatch) -> None:
    game = SimpleNamespace(new_initial_state=ThreeChoices)
    monkeypatch.setitem(sys.modules, "pyspiel", SimpleNamespace(load_game=lambda name: game))


def bench_lines(capsys: pytest.CaptureFixture[str], *args: str) -> list[str]:
    assert main(["bench", "--passes", "1", "--slice", "0.01", *args]) == 0
    return capsys.readouterr().out.splitlines()


@pytest.mark.usefixtures("yardstick")
def test_every_rulebook_is_measured_beside_the_yardstick(
    capsys: pytest.CaptureFixture[str],
) -> None:
    lines = bench_lines(capsys, "--players", "2")
    measured = [line for line in lines if "2 players" in line]
    assert [line.split(",")[0] for line in measured] == list(RULEBOOKS)
    assert all(len(line.split()) == 6 for line in measured)  # name, N players, rates, ratio


def test_without_the_yardstick_it_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    lines = bench_lines(capsys, "--players", "8", "--rulebook", "femhundra")
    assert len(lines) == 3
    assert "not installed" in lines[-1]


@pytest.mark.usefixtures("yardstick")
def test_chance_is_not_counted_as_a_move() -> None:
    play = bench.open_spiel_player(seed=1)
    assert play is not None
    assert play() == 2


def test_own_play_repeats_with_its_seed() -> None:
    rules = RULEBOOKS["500-rum-pl"]
    one, two = bench.own_player(rules, 3, seed=4), bench.own_player(rules, 3, seed=4)
    assert [one() for _ in range(3)] == [two() for _ in range(3)]


def test_ratio_is_taken_within_a_pass() -> None:
    noise = [random.Random(1).uniform(0.2, 5) for _ in range(5)]
    rates = {
        "twice": [bench.Rate(2 * n, n) for n in noise],
        bench.YARDSTICK: [bench.Rate(n, n) for n in noise],
    }
    line = next(line for line in bench.report(rates) if line.startswith("twice"))
    assert line.split()[-1] == "2.00"


@pytest.mark.parametrize("wrong", [["7", "--rulebook", "rommy-dk"], ["9"]])
def test_players_whom_no_game_has_are_refused(
    wrong: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["bench", "--players", *wrong]) == 2
    assert capsys.readouterr().err.count("\n") == 1
