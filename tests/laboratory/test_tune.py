"""Tuning by self-play."""

import csv
import random
from dataclasses import replace

import pytest

from laboratory import tune
from laboratory.__main__ import main
from laboratory.tables import DOCS
from laboratory.tune import NAMES, beats, vary
from rummy_qt.engine import RULEBOOKS
from rummy_qt.opponents.judge import hands_of
from rummy_qt.opponents.tuned import START, TUNED, Weights, weights_for


def test_a_run_prints_a_row_with_its_command(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tune, "STAGES", (2, 3, 4, 5))
    assert main(["tune", "--minutes", "0.002", "--deals", "4"]) == 0
    row, run = capsys.readouterr().out.splitlines()[-2:]
    assert row.startswith("Tuned(rulebook='500-rum-de', players=2, best=")
    assert row.endswith(", leans=1.0)"), "pasted, it would let leanings go as far as before"
    command = "python -m laboratory tune --rulebook 500-rum-de --players 2"
    assert run.startswith(f"500-rum-de,2,{command} --minutes 0.002 --seed ")


def test_tuning_for_too_many_players_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tune", "--rulebook", "rommy-dk", "--players", "8"]) == 2
    assert "2 to 6 players, not 8" in capsys.readouterr().err


def test_tuning_an_unknown_weight_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tune", "--only", "ace", "--minutes", "0.002", "--deals", "4"]) == 2
    assert "no weight begins with 'ace': stock, out, " in capsys.readouterr().err


def test_a_bad_challenger_is_dropped() -> None:
    hands = hands_of(RULEBOOKS["500-rum-de"], 2)
    assert not beats(hands, replace(START, stock=200.0), START, seed=1)


def test_a_challenger_differs() -> None:
    chance = random.Random(1)
    assert all(vary(START, list(NAMES), chance) != START for _ in range(20))


def test_every_tuned_row_names_its_run() -> None:
    with (DOCS / "measurements" / "tuned.csv").open(encoding="utf-8", newline="") as file:
        runs = {(row["rulebook"], int(row["players"])): row["run"] for row in csv.DictReader(file)}
    for row in TUNED:
        run = runs.pop((row.rulebook, row.players))
        assert run.startswith(f"python -m laboratory tune --rulebook {row.rulebook} ")
        assert weights_for(RULEBOOKS[row.rulebook], row.players) == row.weights
        assert isinstance(row.weights, Weights)
    assert not runs
