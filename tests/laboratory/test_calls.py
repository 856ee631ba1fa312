"""A person who presses a key 1.5 s after a card has landed wins at least a fair share of calls."""

from laboratory.calls import REACTIONS, Table


def test_a_slow_person_wins_a_fair_share_of_calls_against_clubs() -> None:
    table = Table("club", 3, max(REACTIONS))
    for number in range(25):
        table.play(f"3|3|{number}")
    assert table.shared >= 10
    assert table.won >= table.share
