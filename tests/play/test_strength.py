"""Playing strength: one number from the value of decisions, comparable between games."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from rummy_qt.play.review import ReviewResult, review_to_json
from rummy_qt.play.strength import (
    LEVELS,
    RoundResult,
    Strength,
    adjacent_levels,
    strength_in,
    strength_of,
)
from rummy_qt.records.figures import Filter

GAMES = ((-110.0, -60.0, -20.0, 0.0), (20.0, 25.0, 60.0, 130.0))
"""The levels' results in two games, the second among weak players."""


def review_worth(
    own: float, game: int = 0, *, by_match: bool = False, **about: Any
) -> dict[str, Any]:
    """A saved review of decisions that were worth ``own`` points more than a Club's."""
    levels = GAMES[game]
    result = levels[-1] + own  # a result without luck
    review = ReviewResult(1, 0, (), result, by_match, levels=levels, own=own)
    told = {"person": True, "assisted": False, "rulebook": "rommy-dk", "created": "2026-11-22"}
    return told | about | {"review": review_to_json(review)}


@pytest.mark.parametrize("game", [0, 1])
@pytest.mark.parametrize(("place", "level"), list(enumerate(LEVELS)))
def test_playing_like_a_level_gives_its_number_in_every_game(
    game: int, place: int, level: str
) -> None:
    levels = GAMES[game]
    own = levels[place] - levels[-1]
    found = strength_of([review_worth(own - 9, game), review_worth(own + 9, game)])
    assert found.number == pytest.approx(LEVELS[level])
    assert found.low < found.number < found.high
    assert found.rounds == 2


def test_different_games_combine_into_one_number() -> None:
    mixed = [review_worth(levels[2] - levels[-1], game) for game, levels in enumerate(GAMES)]
    assert strength_of(mixed).number == pytest.approx(LEVELS["casual"])
    assert strength_of(mixed).high - strength_of(mixed).low < 1, "both rounds say the same"


def test_a_number_beyond_the_levels_is_limited() -> None:
    assert strength_of([review_worth(9999)]).number == 200
    assert strength_of([review_worth(-9999)]).number == -100
    assert strength_of([review_worth(55)]).number == pytest.approx(150), "as wide as all levels"


def test_one_round_gives_no_clear_number_but_many_do() -> None:
    assert not strength_of([]).clear
    assert not strength_of([review_worth(-20)]).clear
    assert strength_of([review_worth(-20 + (30 if n % 2 else -30)) for n in range(60)]).clear


def test_the_interval_holds_the_true_number_19_times_in_20() -> None:
    chance, held = Random(36), 0
    for _ in range(400):
        rounds = [
            RoundResult(chance.gauss(levels[1] - levels[-1], 60.0), chance.gauss(0.0, 90.0), levels)
            for levels in (GAMES[n % 2] for n in range(20))
        ]
        found = strength_in(rounds)
        held += found.low <= LEVELS["beginner"] <= found.high
    assert 0.92 <= held / 400 <= 0.98


def test_rounds_with_good_luck_only_give_a_wider_interval() -> None:
    """The share of luck to subtract is estimated from these rounds alone, and moves the number."""
    chance = Random(38)
    rounds = [RoundResult(chance.gauss(-20.0, 40.0), 10.0 * n - 55.0, GAMES[0]) for n in range(12)]
    lucky = strength_in([one._replace(luck=one.luck + 90.0) for one in rounds])
    both = strength_in(rounds)
    assert lucky.high - lucky.low > 1.5 * (both.high - both.low)


def test_luck_does_not_change_the_number() -> None:
    chance, numbers = Random(37), []
    for _ in range(100):
        lucks = [chance.gauss(0.0, 90.0) for _ in range(40)]
        steady = [RoundResult(-20.0, luck, GAMES[0]) for luck in lucks]
        weak = [RoundResult(-60.0 - luck, luck, GAMES[0]) for luck in lucks]
        assert strength_in(steady).number == pytest.approx(LEVELS["casual"])
        assert strength_in(weak).number == pytest.approx(LEVELS["beginner"])
        mixed = [one._replace(own=one.own + chance.gauss(0, 60)) for one in steady]
        numbers.append(strength_in(mixed).number)
    assert abs(sum(numbers) / 100 - LEVELS["casual"]) < 6


@pytest.mark.parametrize(("rounds", "known"), [(9, False), (10, True)])
def test_luck_is_fully_subtracted_from_ten_rounds_on(rounds: int, known: bool) -> None:
    """With fewer rounds, half of it is subtracted."""
    steady = [RoundResult(-20.0, 10.0 * n, GAMES[0]) for n in range(rounds)]
    assert (strength_in(steady).number == pytest.approx(LEVELS["casual"])) is known


def test_only_the_persons_own_rounds_of_the_choice_are_counted() -> None:
    everything = [
        review_worth(-110),
        review_worth(-20, assisted=True),
        review_worth(-20, rulebook="femhundra"),
        review_worth(-20, created="2026-11-20"),
        review_worth(-20, person=False),
        review_worth(-20, by_match=True),
    ]
    assert strength_of(everything).rounds == 4
    assert strength_of(everything, Filter(assisted=False)).rounds == 3
    assert strength_of(everything, Filter("rommy-dk", False, "2026-11-21")).number == 0


@pytest.mark.parametrize(
    "rubbish", [{}, {"person": True}, {"person": True, "review": 7}, {"person": "yes"}]
)
def test_rubbish_among_the_reviews_is_skipped(rubbish: dict[str, Any]) -> None:
    assert strength_of([rubbish]) == Strength()
    assert strength_of([rubbish, review_worth(0)]).rounds == 1


@pytest.mark.parametrize("broken", [{"levels": []}, {"levels": [0.0, 1.0]}, {"own": None}])
def test_a_round_of_unknown_worth_is_not_counted(broken: dict[str, Any]) -> None:
    told = review_worth(0)
    told["review"] |= broken
    assert strength_of([told]) == Strength()


def test_a_trend_needs_enough_rounds_and_must_be_clear() -> None:
    def trend(*rounds: float) -> tuple[float, float] | None:
        days = [f"2026-11-{10 + n}" for n in range(len(rounds))]
        told = zip(reversed(rounds), reversed(days), strict=True)
        return strength_of(review_worth(own, created=day) for own, day in told).trend

    assert trend(-100, -100, 0) is None
    assert trend(-100, -10, -90, 0) is None
    rising, falling = trend(-100, -98, -2, 0), trend(0, -2, -98, -100)
    assert rising is not None
    assert falling is not None
    assert rising[0] < rising[1]
    assert falling[0] > falling[1]


def test_levels_with_equal_results_give_a_number_all_the_same() -> None:
    level = RoundResult(0.0, 0.0, (5.0, 5.0, 5.0, 5.0))
    assert strength_in([level, level]).number in (-100, 200)
    turned = RoundResult(-10.0, 0.0, (-20.0, -5.0, -9.0, 0.0))  # noisy results of the levels
    assert 0 <= strength_in([turned, turned]).number <= 75


def test_the_levels_stand_in_their_order_on_the_scale() -> None:
    assert list(LEVELS.values()) == sorted(LEVELS.values())
    assert adjacent_levels(-1) == ("", "newcomer")
    assert adjacent_levels(60) == ("beginner", "casual")
    assert adjacent_levels(100) == ("club", "")
