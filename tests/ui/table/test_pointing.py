"""What lies under a still pointer stands out, for as long as it is pointed at."""

import pytest

from .conftest import Lay, Table

OTHERS = "Kc Kd 2h 3s 5s 9s Td"


@pytest.fixture
def table(lay: Lay) -> Table:
    """Three players; the 7♠ of the pile may be taken, as it goes with two sevens of the hand."""
    hands = ["7c 8c 9c 7d 7h Qd 2d", OTHERS, "4d 4h 4s Jc Ts 6d Ah"]
    return lay(hands, upcard="7s", stock="Jh 3c 6s")


def outlined(table: Table) -> bool:
    return bool(table.view.scene_.cards.pointed_out)


def test_a_discard_tells_what_taking_it_brings(table: Table) -> None:
    table.point(table.card("7s"))
    assert outlined(table)
    assert "7♠" in table.told
    table.point(table.zone("hand"))
    assert not outlined(table)
    assert not table.told


def test_a_discard_that_was_clicked_leaves_no_line_behind(table: Table) -> None:
    seven = table.card("7s")
    table.point(seven)
    table.click(seven)
    assert table.game.submitted == ["take 7s"]
    assert not outlined(table)
    assert not table.told


def test_a_discard_in_the_air_leaves_no_line_behind(table: Table) -> None:
    seven = table.card("7s")
    table.point(seven)
    table.carry(seven, table.zone("hand"))
    assert not outlined(table)
    table.view.pointer.cancel()


def test_a_pointer_that_stands_still_is_told_what_has_come_below_it(table: Table) -> None:
    for move in ("draw", "discard 2d"):
        table.game.play(move)
    table.point(table.card("7s"))
    assert not outlined(table)  # another player's turn
    for move in ("draw", "discard Kc", "draw", "discard Jc"):
        table.game.play(move)
    assert outlined(table)
    assert "7♠" in table.told
