"""The list of moves beside the table: a line lights the cards that it tells of."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from rummy_qt.engine import Card
from tests.ui.table.conftest import Lay, Table


@pytest.fixture
def table(lay: Lay) -> Table:
    table = lay(["7c 8c 9c 2d 3d 4h 5s", "Kd Qd"], upcard="7s", stock="Jh 3c 6s")
    for move in ("draw", "meld 7c 8c 9c", "discard 2d"):
        table.game.play(move)
    return table


def dimmed(table: Table, card: str) -> bool:
    return table.view.scene_.lights.veil.dims(table.card(card))


def line(table: Table, words: str) -> QPoint:
    """A point on the line that says this."""
    log = table.view.log
    log.doItemsLayout()
    rows = [row.text for row in table.view.state.log.values]
    row = next(at for at, text in enumerate(rows) if words in text)
    log.scrollTo(log.model().index(row, 0))
    return log.visualRect(log.model().index(row, 0)).center()


def point_at(table: Table, words: str) -> None:
    table.point(table.stock())  # a pointer that is there already does not move
    QTest.mouseMove(table.view.log.viewport(), line(table, words))


def test_pointing_at_a_line_lights_its_cards_and_dims_the_others(table: Table) -> None:
    point_at(table, "melded")
    assert not any(dimmed(table, card) for card in ("7c", "8c", "9c"))
    assert all(dimmed(table, card) for card in ("2d", "7s"))
    point_at(table, "discarded")
    assert not dimmed(table, "2d")
    assert dimmed(table, "9c")


def test_beside_the_lines_and_after_a_move_all_cards_are_alike(table: Table) -> None:
    point_at(table, "melded")
    QTest.mouseMove(table.view.log.viewport(), QPoint(5, table.view.log.height() - 3))
    assert not dimmed(table, "2d")
    point_at(table, "melded")
    table.game.play("draw")
    assert not dimmed(table, "2d")


def test_a_line_about_cards_that_nobody_sees_dims_nothing(table: Table) -> None:
    table.game.play("draw")
    point_at(table, "Bo drew")
    assert not dimmed(table, "2d")


def test_the_keyboard_lights_them_too_and_leaving_the_list_ends_it(table: Table) -> None:
    log = table.view.log
    log.setFocus(Qt.FocusReason.TabFocusReason)
    assert log.hasFocus()
    QTest.keyClick(log, Qt.Key.Key_End)
    assert dimmed(table, "9c")
    assert not dimmed(table, "2d")
    QTest.keyClick(log, Qt.Key.Key_Up)
    assert not dimmed(table, "9c")
    table.view.setFocus()
    assert not dimmed(table, "2d")


def test_what_a_swapped_joker_and_a_taken_pile_tell_of() -> None:
    from rummy_qt.engine.events import Passed, Swapped, Took
    from rummy_qt.ui.models.table_rows import cards_of

    seven, joker = Card.parse("7d"), Card.parse("*1=7d")
    assert cards_of(Swapped(0, 1, seven, joker)) == (seven, joker)
    assert cards_of(Took(0, (seven, joker))) == (seven, joker)
    assert cards_of(Passed(0)) == ()
