"""Every opponent plays every game to its end, by the rules."""

import pytest

from rummy_qt.engine import Match, Rules
from rummy_qt.opponents.levels import LEVELS, new_player
from tests.opponents.houses import HOUSE_RULES
from tests.opponents.tables import CASES, dealt, play_round, situation

QUICK = [
    level for level in LEVELS if level not in ("expert", "master", "naive", "stranger")
]  # the last two are Plain with a shallower search


@pytest.mark.parametrize("level", QUICK)
@pytest.mark.parametrize(("rulebook", "players"), CASES)
def test_every_level_plays_a_round_to_its_end(level: str, rulebook: str, players: int) -> None:
    rnd = dealt(rulebook, players, seed=players)
    play_round(rnd, [new_player(level) for _ in range(players)], situation(players))
    assert rnd.scores is not None


@pytest.mark.parametrize("level", QUICK)
def test_a_level_gives_the_same_answers_again(level: str) -> None:
    scores = []
    for _ in range(2):
        rnd = dealt("rommy-dk", 3, seed=4)
        play_round(rnd, [new_player(level) for _ in range(3)], situation(3))
        scores.append(rnd.scores)
    assert scores[0] == scores[1]


@pytest.mark.parametrize("level", QUICK)
@pytest.mark.parametrize("rules", HOUSE_RULES, ids=range(len(HOUSE_RULES)))
def test_every_level_plays_by_house_rules(level: str, rules: Rules) -> None:
    for seed in range(3):
        rnd = Match.new(rules, 3, seed=seed).round
        play_round(rnd, [new_player(level) for _ in range(3)], situation(3))
        assert rnd.over
