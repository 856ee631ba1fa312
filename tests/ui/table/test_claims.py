"""A call: a countdown on the card, a key and a button, and a penalty for a false call."""

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from rummy_qt.engine import RULEBOOKS, Card
from rummy_qt.ui.table.arrangement import Box
from rummy_qt.ui.table.calling import SECONDS
from rummy_qt.ui.words.cards import SPOKEN
from rummy_qt.ui.words.prompts import prompt_text
from tests.ui.keyboard import press
from tests.ui.mouse import LEFT

from .conftest import Lay, Table


@pytest.fixture
def table(lay: Lay) -> Table:
    """Bo has just discarded a card that fits a meld on the table; Cleo moves next."""
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


def open_window(table: Table) -> None:
    table.game.call_window.emit(True)


def test_the_discard_is_dragged_onto_the_meld_it_fits(table: Table) -> None:
    open_window(table)
    table.drag(table.card("4s"), table.zone("meld", 1))
    assert table.game.submitted == ["claim > m1"]


def test_the_place_of_a_called_card_is_outlined_beside_its_meld(table: Table) -> None:
    table.wishes.set("calls", "fits")
    open_window(table)
    meld = table.view.scene_.arrangement.melds[0].box
    (outline,) = [each for each in table.view.scene_.lights._silhouettes if each.isVisible()]
    lowest = min(p.layer for p in table.view.scene_.places.values() if p.home == "meld")
    assert outline.zValue() < lowest
    box = outline.sceneBoundingRect()
    assert box.x() < meld.x - 10 or box.right() > meld.right + 10


def test_the_call_button_calls(table: Table) -> None:
    open_window(table)
    assert table.view.bar.call.isVisible()
    QTest.mouseClick(table.view.bar.call, LEFT)
    assert table.game.submitted == ["claim > m1"]


def test_a_ring_shows_the_time_to_call_until_the_card_is_let_pass(table: Table) -> None:
    open_window(table)
    scene = table.view.scene_
    assert scene.ring.isVisible()
    (*_, card), ring = scene.arrangement.pile_spots, scene.ring.sceneBoundingRect()
    figure = card.box.inset(0.32 * card.w, 0.32 * card.w)
    assert not figure.overlap(Box(ring.x(), ring.y(), ring.width(), ring.height()))
    assert table.view.bar.let_pass.isVisible()
    QTest.mouseClick(table.view.bar.let_pass, LEFT)
    assert table.game.let_passes == 1
    assert not table.view.scene_.ring.isVisible()


def test_a_running_clock_for_a_call_can_be_stopped(
    table: Table, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(SECONDS, "3s", 3_600.0)  # it must not run out during the test
    clock = table.view.calling
    for stop in (clock.let_pass, clock.take_time):
        open_window(table)
        clock.resume()
        qtbot.waitUntil(lambda: 0 < clock.left_ms < 1_000 * SECONDS["3s"] - 30)
        stop()
        assert clock.left_ms == 0
        assert not table.view.scene_.ring.isVisible()


def test_when_the_time_to_call_is_up_the_discard_passes(
    table: Table, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(SECONDS, "3s", 0.06)
    open_window(table)
    table.view.calling.resume()
    qtbot.waitUntil(lambda: table.game.let_passes == 1)
    assert not table.view.scene_.ring.isVisible()


def test_without_a_time_limit_there_is_no_ring(table: Table) -> None:
    table.wishes.calls = "open"
    open_window(table)
    assert not table.view.scene_.ring.isVisible()
    assert table.view.bar.let_pass.isVisible()


def test_the_clock_for_a_call_stops_while_the_window_is_inactive(table: Table) -> None:
    open_window(table)
    QApplication.sendEvent(table.view, QEvent(QEvent.Type.WindowActivate))
    assert table.view.calling.running
    QApplication.sendEvent(table.view, QEvent(QEvent.Type.WindowDeactivate))
    assert not table.view.calling.running
    assert table.view.calling.left_ms > 0
    QApplication.sendEvent(table.view, QEvent(QEvent.Type.WindowActivate))
    assert table.view.calling.running


def test_skipping_motion_does_not_skip_the_clock_for_a_call(table: Table) -> None:
    open_window(table)
    left = table.view.calling.left_ms
    table.view.scene_.motion.finish()
    table.press(table.stock())
    assert table.view.calling.left_ms > left - 1_000


def test_a_discard_that_fits_nowhere_does_not_pause_the_game(table: Table) -> None:
    table.wishes.calls = "fits"
    table.game.play("draw")
    table.game.play("discard Kc")
    table.game.play("draw")
    table.game.play("discard 9h")
    table.game.play("draw")
    table.game.play("discard Qh")
    open_window(table)
    assert table.game.let_passes == 1
    assert not table.view.bar.let_pass.isVisible()
    assert not table.view.bar.call.isVisible()


def test_a_discard_that_fits_pauses_the_game_until_answered(table: Table) -> None:
    table.wishes.calls = "fits"
    open_window(table)
    assert table.game.let_passes == 0
    assert table.view.bar.caption.text() == "It fits: call it?"
    assert not table.view.scene_.ring.isVisible()
    press(Qt.Key.Key_Escape, to=table.view)
    assert table.game.let_passes == 1
    assert not table.view.bar.call.isVisible()


def test_a_click_on_the_empty_table_lets_the_discard_pass(table: Table) -> None:
    open_window(table)
    table.click(table.view.rect().topLeft() + QPoint(3, 200))
    assert table.game.let_passes == 1


def test_with_pauses_off_a_call_is_still_possible(table: Table) -> None:
    table.wishes.calls = "never"
    open_window(table)
    assert table.game.let_passes == 1
    assert not table.view.bar.let_pass.isVisible()
    QTest.mouseClick(table.view.bar.call, LEFT)
    assert table.game.submitted == ["claim > m1"]


def test_asking_before_a_call_does_not_reveal_whether_it_is_right(lay: Lay) -> None:
    table = lay(["4c 9s", "4s Qh", "Kc"], upcard="2c", stock="6h", rulebook="rommy-dk")
    table.game.play("draw")
    table.game.play("discard 9s")
    table.game.play("draw")
    table.game.play("discard Qh")
    QTest.mouseClick(table.view.bar.call, LEFT)
    assert table.question == []
    assert table.game.submitted == ["claim"]


def test_a_question_asked_again_is_shown_again(lay: Lay) -> None:
    table = lay(["4c 9s", "4s Qh", "Kc"], upcard="2c", stock="6h 6d 6c 6s", rulebook="rommy-dk")
    for move in ("draw", "discard 9s", "draw", "discard Qh", "draw", "discard Kc"):
        table.game.play(move)
    heights = []
    for _ in range(2):
        QTest.mouseClick(table.view.bar.peek, LEFT)
        assert table.question
        heights.append(table.view.chooser.height())
    assert heights[0] == heights[1] > 60


def test_a_new_time_to_call_offers_the_call_again(table: Table) -> None:
    open_window(table)
    QTest.mouseClick(table.view.bar.let_pass, LEFT)
    assert not table.view.bar.call.isVisible()
    open_window(table)
    assert table.view.bar.call.isVisible()
    assert table.view.bar.let_pass.isVisible()


@pytest.mark.parametrize(("discard", "fits"), [("4s", True), ("9s", False)])
def test_before_ones_own_draw_only_a_fitting_discard_can_be_called(
    lay: Lay, discard: str, fits: bool
) -> None:
    table = lay(
        ["Jd Qs 2h", "4c 4d 4h 4s 9s Kc"], upcard="2c", stock="6h 7h 8h Th", rulebook="rommy-dk"
    )
    table.wishes.calls = "fits"
    for move in ("draw", "discard Jd", "draw", "discard Kc", "draw", "discard Qs", "draw"):
        table.game.play(move)
    for move in ("meld 4c 4d 4h", f"discard {discard}"):
        table.game.play(move)
    open_window(table)
    assert table.view.state.my_turn
    assert table.view.bar.call.isVisible() == fits
    assert table.game.let_passes == 0
    table.game.play("peek")  # a peek does not change what may be called
    assert table.view.bar.call.isVisible() == fits


def test_a_discard_let_pass_is_not_offered_again_after_a_false_call(lay: Lay) -> None:
    rules = RULEBOOKS["rommy-dk"].replace(lay_off_needs_meld=True, closed_first_lap=False)
    table = lay(["4c 4d 4h 9s Jd", "4s Qh", "Kc"], upcard="2c", stock="6h 7h 8h", rules=rules)
    for move in ("draw", "meld 4c 4d 4h", "discard Jd", "draw", "discard 4s"):
        table.game.play(move)
    open_window(table)
    QTest.mouseClick(table.view.bar.let_pass, LEFT)
    assert not table.view.bar.call.isVisible()
    table.game.play("claim", 2)
    assert not table.view.bar.call.isVisible()


def test_without_pauses_only_a_fitting_discard_offers_a_call(lay: Lay) -> None:
    hands = ["9s 2h", "4c 4d 4h Kc"]
    table = lay(hands, upcard="2c", stock="6h 7h 8h", rulebook="rommy-dk", calls="fits")
    for move in ("draw", "discard 9s", "draw", "discard Kc", "draw", "discard 2h", "draw"):
        table.game.play(move)
    for move in ("meld 4c 4d 4h", "discard 7h"):
        table.game.play(move)
    assert table.view.state.targets.calls
    assert not table.view.bar.call.isVisible()


def test_a_discard_that_can_be_neither_taken_nor_called_is_shaded(lay: Lay) -> None:
    rules = RULEBOOKS["500-rum-de"].replace(claims=True)
    table = lay(["Jd Qs 2h", "4c 4d 4h 9d Kc"], upcard="2c", stock="6h 7h 8h Th", rules=rules)
    table.wishes.calls = "fits"
    cards = table.view.scene_.cards.sprites
    for move in ("draw", "discard Jd", "draw", "discard Kc"):
        table.game.play(move)
    assert table.view.state.my_turn
    assert cards[Card.parse("Kc").index].look.veiled  # there is no meld of kings
    for move in ("draw", "discard Qs", "draw", "meld 4c 4d 4h", "discard 9d"):
        table.game.play(move)
    open_window(table)
    assert table.view.state.my_turn
    assert cards[Card.parse("9d").index].look.veiled


def test_a_possible_call_before_ones_own_draw_is_announced(lay: Lay) -> None:
    """The screen reader announces it; on screen there is the button."""
    hands = ["4c 4d 4h 9s Jd", "4s Qh"]
    table = lay(hands, upcard="2c", stock="6h 7h 8h 9h", rulebook="rommy-dk")
    for move in ("draw", "discard 9s", "draw", "discard 7h", "draw", "meld 4c 4d 4h"):
        table.game.play(move)
    table.game.play("discard Jd")
    table.game.play("draw")
    table.game.play("discard 4s")
    assert table.view.state.my_turn
    assert table.view.bar.call.isVisible()
    spoken = "Your turn. Draw, or take a discard. Does it fit? Then call it."
    assert prompt_text(table.view.state, SPOKEN) == spoken
    assert table.view.bar.caption.text() == "Draw, or take a discard."


@pytest.mark.rule("S-06")
def test_without_a_meld_of_ones_own_the_price_of_a_call_is_shown(lay: Lay) -> None:
    rules = RULEBOOKS["rommy-dk"].replace(lay_off_needs_meld=True, closed_first_lap=False)
    table = lay(["9s Jd", "4c 4d 4h 4s", "Kc"], upcard="2c", stock="6h 7h 8h", rules=rules)
    for move in ("draw", "discard Jd", "draw", "meld 4c 4d 4h", "discard 4s"):
        table.game.play(move)
    assert table.view.bar.caption.text() == "A call would cost 50 points."


def test_a_false_call_is_shown_where_it_was_made(lay: Lay) -> None:
    """The person's is explained above the hand, another's beside that seat's next move."""
    hands = ["4c 9s", "4s Qh", "Kc Jd"]
    table = lay(hands, upcard="2c", stock="6h 7h 8h 9d", rulebook="rommy-dk")
    for move in ("draw", "discard 9s", "draw", "discard Qh"):
        table.game.play(move)
    table.game.play("claim", 0)
    assert table.view.bar.caption.text() == "“Rommy!” A false call: you lost 50 points."
    table.game.play("claim", 2)
    table.game.play("draw")
    table.game.play("discard Kc")
    table.view.scene_.finish()
    row = table.view.scene_.teller.turns.last_of(2)
    assert row is not None
    assert [part.word for part in row.parts] == ["called in vain, −50", "drew", "discarded"]
