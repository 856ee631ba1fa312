"""Laying everything: only on request, and as ordinary moves."""

import pytest

from .conftest import Lay, Table

HANDS = ["7c 8c 9c Qc Qd Qh 2d", "Kc Kd 2h 3s 5s 9s Td", "4d 4h 6s Jc Ts 6d 8h"]
LAID = ["meld 7c 8c 9c Tc", "meld Qc Qd Qh"]


@pytest.fixture
def table(lay: Lay) -> Table:
    table = lay(HANDS, upcard="Ks", stock="Tc 3h")
    table.game.play("draw")
    return table


@pytest.mark.parametrize("speed", [0.0, 1.0])
def test_lay_all_lays_everything_in_hand(speed: float, table: Table) -> None:
    table.wishes.set("animation_speed", speed)
    table.view.lay_all()
    assert table.game.submitted == LAID
    assert table.hand == "2d"
    table.press(table.stock())
    assert table.at_rest()


def test_lay_all_does_nothing_out_of_turn(table: Table) -> None:
    table.game.play("discard 2d")
    table.view.lay_all()
    assert table.game.submitted == []
