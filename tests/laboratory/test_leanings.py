"""Leanings are visible in public events, and helpful only to a player with that leaning."""

import random

import pytest

from laboratory import leanings
from laboratory.__main__ import main
from laboratory.leanings import figures, lost, named, play
from rummy_qt.opponents.leanings import LEANINGS, Leaning
from tests.opponents.tables import random_views


def test_the_judge_recognizes_figures_it_has_seen_before() -> None:
    chance = random.Random(1)

    def rows(middle: float) -> list[list[float]]:
        return [[chance.gauss(middle, 1.0), chance.gauss(0.0, 5.0)] for _ in range(60)]

    told = named({"low": rows(0.0), "high": rows(6.0)})
    assert told == {"low": {"low": 20, "high": 0}, "high": {"low": 0, "high": 20}}
    alike = named({"one": rows(0.0), "other": rows(0.0)})
    assert alike["one"]["other"] + alike["other"]["one"] > 2


def test_a_clubs_leaning_is_recognized() -> None:
    """A small version of `python -m laboratory leanings`; chance would be 25 %."""
    seen = {
        name: [play("500-rum-de", "club", "club", name, f"small {n}").figures for n in range(30)]
        for name in LEANINGS
    }
    told = named(seen)
    assert sum(row[name] for name, row in told.items()) >= 0.4 * sum(
        sum(row.values()) for row in told.values()
    )


def test_figures_depend_only_on_visible_events() -> None:
    """Both seats' views of a round give the same figures for either seat."""
    for rnd, _ in random_views("500-rum-de", 2, seed=4):
        if rnd.over:
            assert figures(rnd.view(0), 1) == figures(rnd.view(1), 1)


@pytest.mark.parametrize("level", ["casual", "club"])
def test_only_a_leaning_causes_a_loss(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """There is no loss without a leaning, and a large one if it never takes from the pile."""
    assert not any(lost("500-rum-de", level, "", 3, 4))
    monkeypatch.setitem(LEANINGS, "careful", Leaning(stock=99.0))
    assert sum(lost("500-rum-de", level, "careful", 3, 12)) > 0


def test_a_level_that_searches_loses_only_by_its_leaning(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leanings, "_TRIED", 8)
    few = ("500-rum-de", "expert", "casual")
    seeds = ("few 1", "few 2", "few 3")
    assert any(play(*few, "careful", seed, playouts=4).lost for seed in seeds)
    assert not any(play(*few, "", seed, playouts=4).lost for seed in seeds)


def test_the_command_prints_how_often_it_was_right(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["leanings", "--level", "casual", "--rounds", "12", "--deals", "2"]) == 0
    assert capsys.readouterr().out.splitlines()[5].startswith("named rightly")
