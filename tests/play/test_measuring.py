"""A difference that is shown is reliable, however it was found."""

from collections.abc import Iterator
from random import Random

import pytest

from rummy_qt.engine import Move
from rummy_qt.opponents.player import Parts, Way
from rummy_qt.play.measuring import Difference, combined, mean_difference

BEST, *OTHERS = ((Move.parse(f"discard {card}"),) for card in ("2c", "3c", "4c", "5c"))
SPREAD = 6.0
"""The spread in points between searches of the same ways."""


def losses_found(cost: float, chance: Random) -> tuple[Way, ...]:
    """Three ways worse by ``cost`` than a fourth, by twenty searches with different deals each."""

    def ways() -> Iterator[Way]:
        yield Way(BEST, 20.0, 0.0, 100)
        for moves in OTHERS:
            behind = chance.gauss(cost, SPREAD)
            yield Way(moves, 20.0 - behind, SPREAD, 100, Parts(laid=-behind))

    return combined(tuple(ways()), [tuple(ways())[::-1] for _ in range(20)])


def test_equal_ways_are_hardly_ever_called_a_loss() -> None:
    chance = Random(5)
    told = [way for _ in range(300) for way in losses_found(0.0, chance) if way.loss]
    assert len(told) <= 18, "2 % of 900"


@pytest.mark.parametrize("cost", [4.0, 8.0, 20.0])
def test_a_stated_loss_is_seldom_wrong_by_half(
    cost: float,
) -> None:
    chance = Random(6)
    told = [way for _ in range(100) for way in losses_found(cost, chance) if way.sized]
    assert BEST not in [way.moves for way in told]
    off = [way for way in told if abs(way.loss - cost) > way.loss / 2]
    assert len(off) <= 0.1 * len(told)
    assert cost < 8.0 or len(told) > 250, "and mostly there is one"


def test_the_way_that_is_ahead_in_other_deals_is_the_best() -> None:
    best, other, *_ = losses_found(-10.0, Random(7))
    assert best.moves in OTHERS
    assert not best.parts.total
    assert other.moves in OTHERS


def test_the_parts_of_a_difference_add_up() -> None:
    best, *others = losses_found(10.0, Random(7))
    assert best.moves == BEST
    assert not any(best.parts)
    for way in others:
        assert way.mean - best.mean == pytest.approx(way.parts.total)
        assert way.playouts == 20 * 100


@pytest.mark.parametrize(("searches", "quantile"), [(9, 2.3060), (11, 2.2281), (31, 2.0423)])
def test_the_error_of_few_searches_is_widened_by_students_t(searches: int, quantile: float) -> None:
    """Compares Student's 97.5 % quantiles, from a table, with the normal one."""
    batches = [Difference(0.0, float(n % 2), 0.1) for n in range(searches)]
    mean = sum(batch.cost for batch in batches) / searches
    spread = (sum((b.cost - mean) ** 2 for b in batches) / (searches - 1) / searches) ** 0.5
    assert mean_difference(batches).error / spread == pytest.approx(quantile / 1.96, rel=0.004)
    assert mean_difference(batches[:1]).error == 0.1, "one has no spread"
