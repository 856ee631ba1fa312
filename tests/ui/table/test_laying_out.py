"""Laying everything: only when asked, one move after the other, as plain moves."""

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from pytestqt.qtbot import QtBot

from tests.ui.keyboard import press

from .conftest import Lay, Table

HANDS = ["7c 8c 9c Qc Qd Qh 2d", "Kc Kd 2h 3s 5s 9s Td", "4d 4h 6s Jc Ts 6d 8h"]
LAID = ["meld 7c 8c 9c Tc", "meld Qc Qd Qh"]


@pytest.fixture
def table(lay: Lay) -> Table:
    table = lay(HANDS, upcard="Ks", stock="Tc 3h")
    table.game.play("draw")
    return table


def test_all_that_the_hand_holds_is_laid(table: Table, qtbot: QtBot) -> None:
    table.view.lay_all()
    qtbot.waitUntil(lambda: table.game.submitted == LAID)
    assert table.hand == "2d"
    assert table.at_rest()


def test_each_meld_is_seen_to_land_before_the_next(table: Table, qtbot: QtBot) -> None:
    table.wishes.set("animation_speed", 4.0)
    table.view.lay_all()
    assert table.game.submitted == LAID[:1]
    assert table.view.scene_.motion.busy
    qtbot.waitUntil(lambda: table.game.submitted == LAID)


def test_a_press_lays_the_rest_at_once(table: Table) -> None:
    table.wishes.set("animation_speed", 1.0)
    table.view.lay_all()
    table.press(table.stock())
    assert table.game.submitted == LAID
    assert table.at_rest()


def test_after_a_press_has_laid_the_rest_no_more_is_laid(lay: Lay) -> None:
    hands = ["7c 8c 9c 2d Kh 5d 9h", *HANDS[1:]]
    table = lay(hands, upcard="Ks", stock="Tc 3h Js 6c")
    table.game.play("draw")
    table.view.lay_all()
    table.press(table.stock())
    for move in ("discard 2d", "draw", "discard 3h", "draw", "discard Js", "draw"):
        table.game.play(move)
    QCoreApplication.processEvents()
    assert table.game.submitted == LAID[:1]


def test_nothing_is_laid_out_of_turn(table: Table) -> None:
    table.game.play("discard 2d")
    table.view.lay_all()
    assert table.game.submitted == []


@pytest.mark.parametrize("stop", ["undo", "escape", "hide"])
def test_undo_escape_or_another_page_ends_it(stop: str, table: Table) -> None:
    table.wishes.set("animation_speed", 4.0)
    table.view.lay_all()
    if stop == "undo":
        table.game.undo()
    elif stop == "escape":
        press(Qt.Key.Key_Escape, to=table.view)
    else:
        table.view.hide()
    table.view.scene_.motion.finish()
    QCoreApplication.processEvents()
    assert table.game.submitted == LAID[:1]
