"""Caches of what was worked out for positions have a limited size."""

from rummy_qt.engine import Rules, combinations
from rummy_qt.engine.combinations import Combinations, remember
from tests.engine.placed import round_at


def test_a_full_cache_is_emptied() -> None:
    memo: dict[int, int] = {}
    for number in range(3 * combinations._MEMO_LIMIT):
        assert remember(memo, number, -number) == -number
        assert memo[number] == -number
        assert len(memo) <= combinations._MEMO_LIMIT


def test_the_duty_of_a_take_is_checked_without_listing_every_play() -> None:
    rules = Rules(jokers_per_deck=8, max_players=4, joker_limit="unlimited")
    rnd = round_at(
        "players: 2, dealer 1\nto move: 0, draw\nturns: 9\nhand 0: *1 *2 *3 *4 *5 *6\n"
        "hand 1: Kd\ndiscards: 2c 3c 5c 6c 8c 9c Jc Qc 4d 5d 7d 8d Td Jd",
        rules,
    )
    plays = rnd.position.combinations
    before = listed(plays)
    assert len([move for move in rnd.legal_moves() if move.kind == "take"]) == 14
    assert listed(plays) - before < 5_000


def listed(plays: Combinations) -> int:
    """How many melds are in the caches."""
    return sum(len(found) for memo in (*plays._runs, plays._sets) for found in memo.values())
