"""A call: a clock on the card, a key and a button, and a price for a false one."""

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from rummy_qt.play.director import ClaimWindow
from tests.ui.mouse import LEFT

from .conftest import Lay, Table


@pytest.fixture
def table(lay: Lay) -> Table:
    """Bo has just discarded a card that fits a meld on the table; Cleo is next to move."""
    table = lay(
        ["4c 4d 4h 9s Jd", "4s Qh", "Kc"], upcard="2c", stock="6h 7h 8h 9h Th", rulebook="rommy-dk"
    )
    for move in ("draw", "discard 9s", "draw", "discard 7h", "draw", "discard 8h"):
        table.game.play(move)
    table.game.play("draw")
    table.game.play("meld 4c 4d 4h")
    table.game.play("discard Jd")
    table.game.play("draw")
    table.game.play("discard 4s")
    return table


def open_window(table: Table, milliseconds: int = 3_000) -> None:
    table.wishes.call_ms = milliseconds
    table.game.claim_window.emit(ClaimWindow(1, None))


def test_the_discard_is_dragged_onto_the_meld_it_fits(table: Table) -> None:
    open_window(table)
    table.drag(table.card("4s"), table.zone("meld", 1))
    assert table.game.submitted == ["claim > m1"]


def test_the_button_calls(table: Table) -> None:
    open_window(table)
    assert table.view.bar.call.isVisible()
    QTest.mouseClick(table.view.bar.call, LEFT)
    assert table.game.submitted == ["claim > m1"]


def test_a_ring_shows_the_time_and_letting_pass_ends_it(table: Table) -> None:
    open_window(table)
    assert table.view.clock.ring.visible
    assert table.view.bar.let_pass.isVisible()
    QTest.mouseClick(table.view.bar.let_pass, LEFT)
    assert table.game.let_passes == 1
    assert not table.view.clock.ring.visible


def test_when_the_time_is_up_the_card_passes(table: Table, qtbot: QtBot) -> None:
    open_window(table, 60)
    table.view.clock.resume()
    qtbot.waitUntil(lambda: table.game.let_passes == 1)
    assert not table.view.clock.ring.visible


def test_without_limit_there_is_no_ring(table: Table) -> None:
    open_window(table, 0)
    assert not table.view.clock.ring.visible
    assert table.view.bar.let_pass.isVisible()


def test_the_clock_stands_still_while_the_window_is_not_in_front(table: Table) -> None:
    open_window(table)
    QApplication.sendEvent(table.view, QEvent(QEvent.Type.WindowActivate))
    assert table.view.clock.running
    QApplication.sendEvent(table.view, QEvent(QEvent.Type.WindowDeactivate))
    assert not table.view.clock.running
    assert table.view.clock.left_ms > 0
    QApplication.sendEvent(table.view, QEvent(QEvent.Type.WindowActivate))
    assert table.view.clock.running


def test_no_fast_forward_skips_the_clock(table: Table) -> None:
    open_window(table)
    left = table.view.clock.left_ms
    table.view.scene_.motion.finish()
    table.press(table.stock())
    assert table.view.clock.left_ms > left - 1_000


def test_no_question_gives_away_whether_a_call_is_right(lay: Lay) -> None:
    table = lay(["4c 9s", "4s Qh", "Kc"], upcard="2c", stock="6h", rulebook="rommy-dk")
    table.game.play("draw")
    table.game.play("discard 9s")
    table.game.play("draw")
    table.game.play("discard Qh")
    QTest.mouseClick(table.view.bar.call, LEFT)
    assert table.question == []
    assert table.game.submitted == ["claim"]


def test_a_question_asked_again_is_seen_again(lay: Lay) -> None:
    table = lay(["4c 9s", "4s Qh", "Kc"], upcard="2c", stock="6h 6d 6c 6s", rulebook="rommy-dk")
    for move in ("draw", "discard 9s", "draw", "discard Qh", "draw", "discard Kc"):
        table.game.play(move)
    heights = []
    for _ in range(2):
        QTest.mouseClick(table.view.bar.peek, LEFT)
        assert table.question
        heights.append(table.view.chooser.height())
    assert heights[0] == heights[1] > 60


def test_a_time_to_call_that_begins_anew_offers_the_call_anew(table: Table) -> None:
    open_window(table)
    QTest.mouseClick(table.view.bar.let_pass, LEFT)
    assert not table.view.bar.call.isVisible()
    open_window(table)
    assert table.view.bar.call.isVisible()
    assert table.view.bar.let_pass.isVisible()
