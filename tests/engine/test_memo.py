"""What is remembered of positions is bounded."""

from rummy_qt.engine import combinations
from rummy_qt.engine.combinations import remember


def test_a_memo_that_is_full_starts_anew() -> None:
    memo: dict[int, int] = {}
    for number in range(3 * combinations._MEMO_LIMIT):
        assert remember(memo, number, -number) == -number
        assert memo[number] == -number
        assert len(memo) <= combinations._MEMO_LIMIT
