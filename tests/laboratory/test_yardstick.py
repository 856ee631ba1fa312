"""Our speed and OpenSpiel's are compared within the same run."""

import random
import sys
from types import SimpleNamespace

import pytest

from laboratory import yardstick as beside
from laboratory.__main__ import COMMANDS
from rummy_qt.engine import RULEBOOKS
from rummy_qt.lab.bench import Rate
from rummy_qt.lab.cli import main


class ThreeChoices:
    """A game of one chance event and two moves, with OpenSpiel's interface."""

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


@pytest.mark.usefixtures("yardstick")
def test_every_rulebook_is_measured_beside_the_yardstick(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["yardstick", "--passes", "1", "--slice", "0.01"], COMMANDS) == 0
    lines = capsys.readouterr().out.splitlines()
    measured = [line for line in lines if "2 players" in line]
    assert [line.split(",")[0] for line in measured] == list(RULEBOOKS)
    assert all(len(line.split()) == 5 for line in measured)  # name, N players, two ratios


def test_without_openspiel_the_command_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    assert main(["yardstick"], COMMANDS) == 2
    assert "not installed" in capsys.readouterr().err


@pytest.mark.usefixtures("yardstick")
def test_chance_is_not_counted_as_a_move() -> None:
    assert beside.open_spiel_player(seed=1)() == 2


def test_ratio_is_taken_within_a_pass() -> None:
    noise = [random.Random(1).uniform(0.2, 5) for _ in range(5)]
    rates = {
        "twice": [Rate(2 * n, n) for n in noise],
        beside.YARDSTICK: [Rate(n, n) for n in noise],
    }
    line = next(line for line in beside.report(rates) if line.startswith("twice"))
    assert line.split()[1:] == ["2.00", "1.00"]
