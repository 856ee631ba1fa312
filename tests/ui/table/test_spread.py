"""A long discard pile opens while it is pointed at, and can be taken from."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from rummy_qt.engine import Card
from rummy_qt.ui.table.dressing import line_for
from rummy_qt.ui.table.geometry import Box
from rummy_qt.ui.table.layout import Spec, table_layout
from rummy_qt.ui.table.pile_dress import lines_over_drawable
from rummy_qt.ui.table.spread import DWELL_MS, area_of, is_tight, spread_slots
from tests.ui.mouse import LEFT

from .conftest import Lay, Table
from .test_layout import PILES, WINDOWS, covers


@pytest.mark.parametrize("window", WINDOWS, ids=str)
@pytest.mark.parametrize("players", [2, 4, 8])
def test_a_spread_pile_is_as_large_as_the_hand_and_shows_every_index(
    window: tuple[int, int], players: int
) -> None:
    for count in PILES:
        spec = Spec(*window, 7, count, False, ((),) * players, line=line_for(window[1]))
        layout = table_layout(spec)
        slots = spread_slots(count, layout)
        assert len(slots) == count
        assert all(area_of(layout).contains(slot.box) for slot in slots)
        assert all(slot.w == layout.card for slot in slots)
        for at, slot in enumerate(slots):
            index = Box(slot.x, slot.y, 0.17 * slot.w, 0.38 * slot.w)
            assert not any(covers(upper, index) for upper in slots[at + 1 :]), spec
        if is_tight(layout):
            shown = max(b.x - a.x for a, b in pairwise(slots))
            wider = shown > layout.pile[1].x - layout.pile[0].x
            assert wider or layout.card > 1.2 * layout.pile[0].w, spec


@pytest.fixture
def table(lay: Lay) -> Table:
    return with_long_pile(lay(["", ""], upcard="2c", size=(960, 540)))


def with_long_pile(table: Table, count: int = 23) -> Table:
    """Two draw and discard until the pile is long."""
    while len(table.view.state.discards.values) < count or not table.view.state.my_turn:
        table.game.play("draw")
        worst = max(table.game.round.hand(table.game.round.seat), key=lambda card: card.index)
        table.game.play(f"discard {worst}")
    return table


def point_at(table: Table, card: Card) -> QPoint:
    box = table.view.scene_.item_of(card).box
    at = QPoint(round(box.x + 0.1 * box.w), round(box.y + 0.1 * box.h))
    table.point(at)
    return at


def open_pile(table: Table, qtbot: QtBot) -> None:
    table.point(QPoint(3, 3))
    point_at(table, table.view.state.discards.values[8])
    qtbot.waitUntil(lambda: table.view.scene_.spread.is_open)


def test_pointing_at_it_for_a_moment_spreads_it(table: Table, qtbot: QtBot) -> None:
    scene = table.view.scene_
    before = {item.place.slot for item in scene.items_by_index.values()}
    open_pile(table, qtbot)
    assert table.at_rest()
    widths = [scene.item_of(card).width for card in table.view.state.discards.values]
    assert widths == [pytest.approx(scene.arrangement.layout.card, abs=0.51)] * len(widths)
    table.point(table.zone("hand"))
    assert not scene.spread.is_open
    assert {item.place.slot for item in scene.items_by_index.values()} == before
    assert table.at_rest()


def test_a_pointer_that_leaves_the_table_from_the_pile_leaves_it_closed(
    table: Table, qtbot: QtBot
) -> None:
    open_pile(table, qtbot)
    QApplication.sendEvent(table.view, QEvent(QEvent.Type.Leave))
    assert not table.view.scene_.spread.is_open
    qtbot.wait(2 * DWELL_MS)
    assert not table.view.scene_.spread.is_open


def test_a_card_of_the_spread_pile_is_told_of_and_dragged_like_any(
    table: Table, qtbot: QtBot
) -> None:
    open_pile(table, qtbot)
    state = table.view.state
    card = next(iter(state.targets.take), state.discards.values[-1])
    at = point_at(table, card)
    assert table.view.scene_.card_at(QPointF(at)) is table.view.scene_.item_of(card)
    table.carry(at, table.zone("hand"))
    assert not table.view.scene_.spread.is_open
    table.view.gestures.cancel()
    assert table.at_rest()


def test_clicks_on_the_spread_pile_do_not_reach_the_melds_below(table: Table, qtbot: QtBot) -> None:
    open_pile(table, qtbot)
    middle = area_of(table.view.scene_.arrangement.layout).centre
    zone = table.view.scene_.zone_at(*middle)
    assert zone is not None
    assert zone.kind == "discard"


def test_a_move_closes_it(table: Table, qtbot: QtBot) -> None:
    open_pile(table, qtbot)
    table.game.play("draw")
    assert not table.view.scene_.spread.is_open
    assert table.at_rest()


def test_a_drag_begun_at_once_is_not_covered_by_the_pile(table: Table, qtbot: QtBot) -> None:
    table.point(QPoint(3, 3))
    at = point_at(table, table.view.state.discards.values[8])
    QTest.mousePress(table.port, LEFT, pos=at)
    with qtbot.assertNotEmitted(table.view.scene_.arranged, wait=2 * DWELL_MS):
        table.point(at + QPoint(40, 60))
    assert not table.view.scene_.spread.is_open
    QTest.mouseRelease(table.port, LEFT, pos=at)


def test_the_line_follows_when_other_cards_come_under_the_resting_pointer(
    table: Table, qtbot: QtBot
) -> None:
    scene, state = table.view.scene_, table.view.state
    QTest.mouseMove(table.port, QPoint(3, 3))
    deep = next(card for card in state.discards.values[10:] if card in state.targets.take)
    at = point_at(table, deep)
    told = table.view.bubble.text
    assert told
    qtbot.waitUntil(lambda: scene.spread.is_open)
    now = scene.card_at(QPointF(at))
    assert now is not None
    assert now is not scene.item_of(deep)
    qtbot.waitUntil(lambda: table.view.bubble.text != told)


def test_marks_of_what_may_be_taken_leave_every_index_free(lay: Lay) -> None:
    few = lay([""] * 2, upcard="2c", size=(960, 540), rulebook="rummy-500")
    table = with_long_pile(few, 33)
    scene = table.view.scene_
    lines = lines_over_drawable(scene.arrangement, table.view.state)
    assert len(lines) > 20
    pile = [place.slot for place in scene.arrangement.places.values() if place.home == "pile"]
    assert len({slot.y for slot in pile}) > 1
    for slot in pile:
        index = Box(slot.x, slot.y + 2, 0.17 * slot.w, 0.38 * slot.w - 2)
        assert not any(line.overlap(index) for line in lines)
