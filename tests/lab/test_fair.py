"""The command that checks whether opponents are honest finds cheating."""

import random

import pytest

from rummy_qt.engine import Move, Round, View
from rummy_qt.lab import fair
from rummy_qt.lab.cli import main
from rummy_qt.opponents.player import Situation


def test_our_own_opponents_are_fair(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--positions", "20", "--full", "0", "--decisions", "40", "--timed", "1"]
    assert main(["fair", *arguments]) == 0
    said = capsys.readouterr().out
    assert "changed: 0" in said
    assert "not legal: 0" in said


def test_a_redeal_moves_hidden_cards_and_no_others() -> None:
    chance = random.Random(3)
    moved = 0
    for number, (rnd, view) in enumerate(fair.sample(chance)):
        other = fair.redealt(rnd, view.seat, chance)
        assert other == view
        moved += rnd.stock_count > 1
        if number == 20:
            break
    assert moved


def test_a_peeking_opponent_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(rnd: Round, seat: int, chance: random.Random) -> View:
        return rnd.view((seat + 1) % rnd.players)

    monkeypatch.setattr(fair, "redealt", leaky)
    assert fair.honesty(positions=6, full=0, seed=1) == 12, "moves, and Master's advice"


def test_an_illegal_answer_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    class Liar:
        def choose(self, view: View, situation: Situation) -> Move:
            return Move.parse("discard *8")

        def claim(self, view: View, situation: Situation) -> None:
            return None

    monkeypatch.setattr(fair, "new_player", lambda *_, **__: Liar())
    illegal, played = fair.legality(decisions=1, seed=1)
    assert illegal == sum(played.values()) > 0
