"""What lies under a still pointer is emphasised for as long as it is pointed at."""

from dataclasses import replace

import pytest
import shiboken6
from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rummy_qt.engine import RULEBOOKS, Card
from rummy_qt.ui.table.arrangement import around
from rummy_qt.ui.table.art import Mark
from rummy_qt.ui.table.table_view import TableView
from tests.ui.tables import TableGame

from .conftest import Lay, Table, Wishes
from .test_motion import moving

OTHERS = "Kc Kd 2h 3s 5s 9s Td"


@pytest.fixture
def table(lay: Lay) -> Table:
    """Three players; the 7♠ of the pile may be taken, as it goes with two sevens in the hand."""
    hands = ["7c 8c 9c 7d 7h Qd 2d", OTHERS, "4d 4h 4s Jc Ts 6d Ah"]
    return lay(hands, upcard="7s", stock="Jh 3c 6s")


def outlined(table: Table) -> bool:
    return bool(table.view.scene_.pose.advised)


def test_pointing_at_a_discard_shows_what_taking_it_brings(table: Table) -> None:
    table.point(table.card("7s"))
    assert outlined(table)
    assert "7♠" in table.told
    table.point(table.zone("hand"))
    assert not outlined(table)
    assert not table.told


def in_shade(table: Table, card: str) -> bool:
    return table.view.scene_.cards.sprites[Card.parse(card).index].look.veiled


def test_discards_that_may_not_be_taken_are_shaded_before_a_draw(lay: Lay) -> None:
    """Even the only discard; but never a card that may be called, or during another's turn."""
    table = lay(["2c 4d 9s", "Kc Kd"], upcard="Jh", stock="3c 6s")
    assert in_shade(table, "Jh")
    table.game.play("draw")
    assert not in_shade(table, "Jh")
    table = lay(["7c 8c 9c 7d 7h Qd 2d", OTHERS, ""], upcard="7s", stock="Jh 3c 6s")
    assert not in_shade(table, "7s")
    table.game.play("draw")
    table.game.play("discard 2d")
    assert not in_shade(table, "7s")


def test_clicking_a_discard_clears_its_preview(table: Table) -> None:
    seven = table.card("7s")
    table.point(seven)
    table.click(seven)
    assert table.game.submitted == ["take 7s"]
    assert not outlined(table)
    assert not table.told


def test_dragging_a_discard_clears_its_outline(table: Table) -> None:
    seven = table.card("7s")
    table.point(seven)
    table.carry(seven, table.zone("hand"))
    assert not outlined(table)
    table.view.pointer.cancel()


def test_a_still_pointer_does_not_point_at_the_card_below_a_drop(table: Table) -> None:
    """Otherwise the next turn would begin as if the discard below it were being taken."""
    table.game.play("draw")
    table.drag(table.card("2d"), table.card("7s"))
    assert table.game.submitted[-1] == "discard 2d"
    seven = table.card("7s")
    table.point(seven)
    assert not outlined(table)  # it is another player's turn
    for move in ("draw", "discard Kc", "draw", "discard Jc"):
        table.game.play(move)
    assert not outlined(table)
    assert table.view.bar.caption.text().endswith("Draw, or take a discard.")
    table.point(seven)
    assert outlined(table)
    assert "7♠" in table.told


def test_a_discard_landing_under_a_moved_pointer_shows_its_preview(table: Table) -> None:
    for move in ("draw", "discard 2d", "draw", "discard Kc", "draw"):
        table.game.play(move)
    seven = table.card("7s")
    moving(table).game.play("discard Jc")
    table.view.scene_.motion.pause()
    table.point(seven)
    assert table.view.scene_.motion.busy
    assert not outlined(table)
    assert not table.told
    table.view.scene_.finish()
    assert outlined(table)
    assert "7♠" in table.told


def test_a_discard_returned_by_undo_shows_its_preview_once_it_lies(lay: Lay) -> None:
    """It is announced after its flight back, not when other motion is finished before that."""
    hands = ["7c 8c 9c 7d 7h Qd 2d", "Kc Kd 2h 3s 5s 6c Td"]
    table = lay(hands, upcard="7s", stock="Jh 4s", rules=RULEBOOKS["femhundra"])
    for move in ("draw", "discard 2d", "draw", "discard 6c"):
        table.game.play(move)
    moving(table).game.play("take 6c")
    table.view.scene_.motion.pause()
    pile = table.view.scene_.arrangement.pile_spots[0].box
    table.point(QPoint(*map(round, pile.centre)))
    table.game.undo()
    table.point(QPoint(*map(round, pile.centre)))
    assert table.view.scene_.motion.busy
    assert not table.told
    table.view.scene_.finish()
    assert table.told


@pytest.mark.parametrize(("cards", "focus"), [(13, None), (25, None), (13, 0)])
def test_a_raised_card_stays_up_under_a_still_pointer(
    lay: Lay, cards: int, focus: int | None
) -> None:
    """Otherwise it would fall and rise repeatedly while the pointer rests, wherever that is.

    This also holds when the ``focus`` has raised another card and its neighbours move aside.
    """
    rules = RULEBOOKS["500-rum-de"]
    table = lay(["", ""], rules=replace(rules, hand_sizes=(cards, *rules.hand_sizes[1:])))
    scene = table.view.scene_
    box = around(scene.arrangement.hand_boxes)
    if focus is not None:
        raised = scene.hand_places[focus].card.index
        scene.pose_hand(scene.pose._replace(hover=raised))
    trembling = set()
    for x in range(round(box.x) - 20, round(box.right) + 20, 5):
        for y in range(round(box.y) - 40, table.port.height(), 8):
            QTest.mouseMove(table.port, QPoint(x, y))
            pointed = scene.pose.hover
            table.view.pointer.point_again()
            if scene.pose.hover != pointed:
                trembling.add((x, y))
    assert not trembling


def test_a_table_can_be_deleted_while_it_has_the_focus(qtbot: QtBot) -> None:
    """For example when the program ends while its table is shown."""
    game, wishes = TableGame(["7c 8c 9c", ""]), Wishes()
    view = TableView(game, wishes)
    view.setFocus()
    with qtbot.waitExposed(view):
        view.show()
    qtbot.waitUntil(view.areas.home.hasFocus)
    shiboken6.delete(view)  # an error during deletion fails the test


def test_new_cards_stand_higher_and_only_due_cards_have_brass(lay: Lay) -> None:
    table = lay(["7c 8c Kd 4d", "9c", "Qh 2s"], upcard="2h")
    for move in ("draw", "discard Kd", "draw", "discard 9c", "draw", "discard Qh"):
        table.game.play(move)
    table.game.play("take 9c")
    scene = table.view.scene_
    lies = {place.card.index: place.spot.y for place in scene.arrangement.hand}
    risen = {str(p.card): lies[p.card.index] - p.spot.y for p in scene.hand_places}
    assert 0 == risen["7c"] < risen["Qh"] < risen["9c"]
    marks = {str(place.card): scene.cards._look(place).mark for place in scene.hand_places}
    assert {card for card, mark in marks.items() if mark is not Mark.NONE} == {"9c"}
    table.game.play("meld 7c 8c 9c")
    assert Mark.ADVISED not in {scene.cards._look(place).mark for place in scene.hand_places}


def test_an_opponents_duty_does_not_mark_the_copy_in_ones_hand(lay: Lay) -> None:
    """From five players on, there are two decks."""
    table = lay(["9c' Kd 4d", "7c 8c", "", "", ""], upcard="9c")
    for move in ("draw", "discard Kd", "take 9c"):
        table.game.play(move)
    assert table.game.view().duty
    scene = table.view.scene_
    mine = next(place for place in scene.hand_places if str(place.card) == "9c'")
    assert mine == scene.arrangement.places[mine.card.index]
    assert scene.cards._look(mine).mark is Mark.NONE
