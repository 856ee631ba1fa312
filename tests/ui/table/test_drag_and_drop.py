"""Every move can be made by dragging; an illegal one is reverted, and a line says why."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QTransform
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from rummy_qt.engine import RULEBOOKS, Card, Move
from rummy_qt.play.targets import DISCARD, HAND, NEW_MELD, Zone
from rummy_qt.ui.table.art import Mark
from rummy_qt.ui.table.pointer import FRAME_MS, LIFTED, MOST_SWING, SWINGS
from rummy_qt.ui.table.scene import PUT_DOWN
from rummy_qt.ui.table.sprites import HELD, HELD_TURN, SHADE_TURN
from tests.ui.keyboard import press
from tests.ui.mouse import LEFT, NO_KEY
from tests.ui.tables import cards

from .conftest import Lay, Table, before_a_swap, middle

OTHERS = "Kc Kd 2h 3s 5s 9s Td"


@pytest.fixture
def table(lay: Lay) -> Table:
    """Three players; the person holds a run, a pair, and a 7♦ that matches the pile's 7♠."""
    return lay(
        ["7c 8c 9c 7d 7h Qd 2d", OTHERS, "4d 4h 4s Jc Ts 6d Ah"],
        upcard="7s",
        stock="Jh 3c 6s",
    )


def test_dragging_the_stock_to_the_hand_draws(table: Table) -> None:
    table.drag(table.stock(), table.zone("hand"))
    assert table.game.submitted == ["draw"]
    assert "Jh" in table.hand
    assert table.at_rest()


def test_the_stock_dropped_beside_the_hand_goes_back(table: Table) -> None:
    table.drag(table.stock(), table.zone("new_meld"))
    assert table.game.submitted == []
    assert table.at_rest()


def test_dragging_a_discard_to_the_hand_takes_it(table: Table) -> None:
    table.drag(table.card("7s"), table.zone("hand"))
    assert table.game.submitted == ["take 7s"]


@pytest.mark.parametrize("upcard", ["2c", "8d", "Kh"])
def test_a_dragged_discard_shows_its_place_in_the_hand(lay: Lay, upcard: str) -> None:
    table = lay(["7c 8c 9c 7d Qd 3h Jh", OTHERS], upcard=upcard, rulebook="rummy-500")
    scene = table.view.scene_
    table.carry(table.card(upcard), table.zone("hand"))
    assert HAND in table.glowing
    shown = [each for each in scene.lights._silhouettes if each.isVisible()]
    (outline,) = [each for each in shown if each.y() > scene.arrangement.size.hand_top]
    sprites = [scene.cards.sprites[card.index] for card in table.view.state.hand.cards]
    left = [str(sprite.card) for sprite in sprites if sprite.x() < outline.x()]
    QTest.mouseRelease(table.port, LEFT, NO_KEY, table.zone("hand"))
    assert table.hand.split()[: len(left) + 1] == [*left, upcard]


def test_in_a_low_window_a_drop_counts_where_the_pointer_is(
    lay: Lay,
) -> None:
    table = lay(["7c 8c 9c 7d 7h Qd 2d", OTHERS], upcard="7s", stock="Jh 3c 6s", size=(872, 414))
    table.game.play("draw")
    for card in ("7c", "8c", "9c"):
        table.click(table.card(card))
    spots = table.view.scene_.landing(Move.parse("meld 7c 8c 9c"))
    table.drag(table.card("9c"), QPoint(round(spots[0].x), round(spots[0].y)))
    assert table.game.submitted == ["meld 7c 8c 9c"]


@pytest.mark.parametrize(
    "way",
    [
        ("draw", "meld 7c 8c 9c", "discard 2d"),
        ("draw", "meld 7c 8c 9c", "lay Tc > m1+", "discard Qd"),
        ("take 7s", "meld 7d 7h 7s", "discard 2d"),
    ],
)
def test_dropped_cards_lie_where_their_outline_was(lay: Lay, way: tuple[str, ...]) -> None:
    table = lay(["7c 8c 9c Tc 7d 7h Qd 2d", OTHERS], upcard="7s", stock="Jh 3c 6s")
    scene, moves = table.view.scene_, tuple(map(Move.parse, way))
    ahead = [scene.landing(move, moves) for move in moves]
    for move, in_the_end in zip(moves, ahead, strict=True):
        shown = scene.landing(move)
        assert len(shown) == len(in_the_end) == len(move.cards) * (move.kind in PUT_DOWN)
        table.game.play(str(move))
        lies = [scene.arrangement.places[card.index].spot for card in move.cards if shown]
        assert list(shown) == [pytest.approx(spot) for spot in lies]
    for move, shown in zip(moves, ahead, strict=True):
        lies = [scene.arrangement.places[card.index].spot for card in move.cards if shown]
        assert list(shown) == [pytest.approx(spot) for spot in lies]


def test_a_discard_melded_by_a_drop_lies_where_its_outline_was(lay: Lay) -> None:
    hands = ["7c 8c 2d 3d 4h Ks Qs", "2h 3h 4s 5s 6s 8s Ts", "9h Th Jd Qd Kd Ah As"]
    table = lay(hands, (1280, 1000), upcard="9c", stock="Jh 3c 6d 8d 9d Tc")
    for card in "Ks", "Ts", "Ah", "Qs", "2h", "As":
        table.game.play("draw")
        table.game.play(f"discard {card}")
    scene = table.view.scene_
    table.carry(table.card("9c"), table.zone("new_meld"))
    outlines = [e.sceneBoundingRect() for e in scene.lights._silhouettes if e.isVisible()]
    QTest.mouseRelease(table.port, LEFT, NO_KEY, table.zone("new_meld"))
    assert table.game.submitted == ["take 9c", "meld 7c 8c 9c"]
    lies = [scene.arrangement.places[card.index].spot for card in cards("7c 8c")]
    assert any(all(each.contains(QRectF(*spot.box)) for spot in lies) for each in outlines)


def test_the_place_of_a_meld_or_lay_off_is_one_outline(lay: Lay) -> None:
    """A nine amid a set: if another nine were framed, that one would seem to be swapped."""
    table = lay(["9c 9h 9s 9d Tc Jc Qc", ""], upcard="4s")
    scene, choose = table.view.scene_, table.view.state.hand.select
    table.game.play("draw")
    choose(cards("Tc Jc Qc"))
    assert len([each for each in scene.lights._silhouettes if each.isVisible()]) == 1
    table.game.play("meld 9c 9h 9s")
    (meld,) = scene.arrangement.melds
    choose(cards("9d"))
    shown = [each for each in scene.lights._silhouettes if each.isVisible()]
    assert any(each.sceneBoundingRect().intersects(QRectF(*meld.box)) for each in shown)
    lies = [scene.cards.sprites[card.index] for card in cards("9c 9h 9s")]
    assert {each.look.mark for each in lies} == {Mark.NONE}


def test_an_outline_between_two_melds_is_fully_visible(lay: Lay) -> None:
    """Two dashes between the melds would look like a bridge from one to the other."""
    hand = "Jc Jd Jh 3h 4h 5h 9c 9d 9h 2h Tc Td Th"
    table = lay([hand, ""], upcard="4s", stock="Ac", size=(872, 412))
    for move in ("draw", "meld Jc Jd Jh", "meld 9c 9d 9h", "meld 3h 4h 5h"):
        table.game.play(move)
    scene = table.view.scene_
    table.view.state.hand.select(cards("2h"))
    melds = [QRectF(*meld.box) for meld in scene.arrangement.melds]
    shown = [each for each in scene.lights._silhouettes if each.isVisible()]
    over = {e: e.sceneBoundingRect().adjusted(3, 3, -3, -3) for e in shown}
    (outline,) = [e for e, box in over.items() if sum(map(box.intersects, melds)) == 2]
    lying = [sprite for sprite in scene.cards.sprites.values() if sprite.place.home == "meld"]
    assert outline.zValue() > max(sprite.zValue() for sprite in lying)


def test_a_held_card_is_above_the_tab_of_the_list(table: Table) -> None:
    table.game.play("draw")
    tab = table.view.bar.moves
    table.carry(table.card("2d"), tab.geometry().center())
    assert not tab.mask().isEmpty()
    assert not tab.mask().contains(tab.rect().center())
    QTest.mouseRelease(table.port, LEFT, NO_KEY, tab.geometry().center())
    assert tab.mask().isEmpty()


def test_while_the_only_discard_is_held_its_place_is_outlined(table: Table) -> None:
    bare = table.view.scene_.furniture.covered
    assert not bare.isVisible()
    where = table.view.scene_.arrangement.pile_spots[0]
    table.carry(table.card("7s"), table.zone("hand"))
    table.view.scene_.teller.reword()
    assert bare.isVisible()
    assert bare.sceneBoundingRect().contains(where.x, where.y)
    table.view.pointer.cancel()
    assert not bare.isVisible()


def test_held_cards_hide_the_prompt_which_returns_to_its_place(
    table: Table,
) -> None:
    table.game.play("draw")
    bar, words = table.view.bar, table.view.scene_.arrangement.words
    stood = bar.sentence.sceneBoundingRect()
    over = table.view.mapFromScene(words.x + words.w / 2, words.y + words.h / 2)
    table.carry(table.card("2d"), over)
    held = table.view.pointer.held
    assert held is not None
    assert held.box.overlap(words)
    assert bar.caption.kind() != "preview"
    assert bar.sentence.what[0] == ("",)
    table.view.pointer.cancel()
    assert bar.sentence.sceneBoundingRect() == stood


def test_a_discard_dropped_on_the_own_melds_is_taken_and_melded(table: Table) -> None:
    table.carry(table.card("7s"), table.zone("new_meld"))
    assert table.told.startswith("Take 7♠; meld 7♣ 7♦ 7♥ 7♠"), "its duty is done by that"
    assert table.view.scene_.lights.tag.what[0] == "+28"
    said = table.view.bar.sentence.sceneBoundingRect()
    held = table.view.pointer.held
    assert held is not None
    assert not said.isEmpty()
    layers = [sprite.zValue() for sprite in held.sprites]
    assert table.view.bar.sentence.zValue() > max(layers), "the card does not hide it"
    assert NEW_MELD in table.glowing
    table.drag(table.card("7s"), table.zone("new_meld"))
    assert table.game.submitted == ["take 7s", "meld 7c 7d 7h 7s"]
    assert table.at_rest()


@pytest.fixture
def fitting(lay: Lay) -> Table:
    """The discarded ten fits the person's own run."""
    table = lay(["7c 8c 9c Kd 2h 5s", ""], upcard="Ks", stock="Ac Tc")
    for move in ("draw", "meld 7c 8c 9c", "discard Kd", "draw", "discard Tc"):
        table.game.play(move)
    return table


@pytest.mark.parametrize("beside", [False, True], ids=["on it", "on its outline"])
def test_a_discard_dropped_on_a_fitting_meld_is_taken_and_laid_off(
    fitting: Table, beside: bool
) -> None:
    scene, way = fitting.view.scene_, ("take Tc", "lay Tc > m1+")
    take, lay_off = map(Move.parse, way)
    (spot,) = scene.landing(lay_off, (take, lay_off))
    end = QPoint(round(spot.box.right - 4), round(spot.y))
    there = end if beside else fitting.zone("meld", 1)
    fitting.carry(fitting.card("Tc"), there)
    assert Zone("meld", 1) in fitting.glowing
    assert fitting.told == "Take 10♣; lay off on 7♣ 8♣ 9♣"
    assert scene.lights.tag.what[0] == "+10"
    fitting.drag(fitting.card("Tc"), there)
    assert tuple(fitting.game.submitted) == way
    assert scene.arrangement.places[Card.parse("Tc").index].spot == pytest.approx(spot)
    assert fitting.at_rest()


def test_a_discard_that_fits_two_melds_is_taken_and_asks_where(lay: Lay) -> None:
    table = lay(["7c 8c 9c Td Th Ts Kd", ""], upcard="Ks", stock="Ac Tc")
    for move in ("draw", "meld 7c 8c 9c", "meld Td Th Ts", "discard Kd", "draw", "discard Tc"):
        table.game.play(move)
    table.carry(table.card("Tc"), own_lane(table))
    assert table.told == "Take 10♣; lay off on 7♣ 8♣ 9♣ or lay off on 10♦ 10♥ 10♠"
    table.drag(table.card("Tc"), own_lane(table))
    table.choose("10♦ 10♥ 10♠")
    assert table.game.submitted == ["take Tc", "lay Tc > m2"]


def test_a_discard_dropped_on_a_meld_it_does_not_fit_says_so(lay: Lay, qtbot: QtBot) -> None:
    table = lay(["2d 2h Kd", "7c 8c 9c 2s"], upcard="Ks", stock="Ac Ad")
    for move in ("draw", "discard Kd", "draw", "meld 7c 8c 9c", "discard 2s"):
        table.game.play(move)
    table.carry(table.card("2s"), table.zone("meld", 1))
    qtbot.waitUntil(lambda: table.told == "2♠ will not fit 7♣ 8♣ 9♣.")
    table.drag(table.card("2s"), table.zone("meld", 1))
    assert table.game.submitted == []
    assert table.captions[-1] == "2♠ will not fit 7♣ 8♣ 9♣."
    assert table.at_rest()


def test_a_discard_that_cannot_be_melded_says_why(lay: Lay) -> None:
    table = lay(["5d 6d 9s Kc", ""], upcard="2c")
    table.drag(table.card("2c"), table.zone("new_meld"))
    assert table.game.submitted == []
    assert table.captions[-1]
    assert table.at_rest()


def test_putting_a_discard_back_gives_no_message(table: Table) -> None:
    told = list(table.captions)
    table.drag(table.card("7s"), table.zone("discard"))
    assert table.captions == told


def test_taking_a_lower_discard_brings_those_above_it(lay: Lay) -> None:
    table = lay(["5d 6d 9s Kc", ""], upcard="7d", stock="2s 2h 3h 3s")
    table.game.play("draw")
    table.game.play("discard Kc")
    table.game.play("draw")
    table.game.play("discard 2h")
    table.drag(table.card("7d"), table.zone("hand"))
    assert table.game.submitted == ["take 7d"]
    assert {"7d", "Kc", "2h"} <= set(table.hand.split())


def test_selected_cards_are_dragged_together_to_a_new_meld(table: Table) -> None:
    table.game.play("draw")
    for card in ("7c", "8c", "9c"):
        table.click(table.card(card))
    assert table.selection == "7c 8c 9c"
    table.drag(table.card("8c"), table.zone("new_meld"))
    assert table.game.submitted == ["meld 7c 8c 9c"]
    assert not table.selection
    assert table.at_rest()


def test_a_refused_meld_returns_the_cards_with_the_reason(table: Table) -> None:
    table.game.play("draw")
    for card in ("7c", "8c"):
        table.click(table.card(card))
    table.drag(table.card("8c"), table.zone("new_meld"))
    assert table.game.submitted == []
    assert table.captions[-1].endswith("a meld needs at least 3 cards.")
    assert table.view.bar.caption.text() == table.captions[-1]
    assert table.at_rest()


def test_a_refused_lay_off_returns_the_card(table: Table) -> None:
    table.game.play("draw")
    table.game.play("meld 7c 7d 7h")
    table.drag(table.card("9c"), table.zone("meld", 1))
    assert table.game.submitted == []
    assert table.at_rest()
    assert table.captions[-1] == "9♣ will not fit 7♣ 7♦ 7♥."


def test_dragging_a_card_to_anothers_meld_lays_it_off(lay: Lay) -> None:
    table = lay(["Tc 2d 3d", "7c 8c 9c"], upcard="Ks", stock="Ac Ad Ah")
    table.game.play("draw")
    table.game.play("discard Ac")
    table.game.play("draw")
    table.game.play("meld 7c 8c 9c")
    table.game.play("discard Ad")
    table.game.play("draw")
    table.drag(table.card("Tc"), table.zone("meld", 1))
    assert table.game.submitted == ["lay Tc > m1+"]
    assert table.at_rest()


@pytest.mark.parametrize("dragged", [True, False], ids=["drag", "click"])
def test_a_drop_on_the_outline_beside_a_meld_counts_for_it(lay: Lay, dragged: bool) -> None:
    table = lay(["2d Tc 3d", "7c 8c 9c Ah"], upcard="Ks", stock="Ac Ad Qh")
    for move in ("draw", "discard Ac", "draw", "meld 7c 8c 9c", "discard Ad", "draw"):
        table.game.play(move)
    scene, ten = table.view.scene_, Move.parse("lay Tc > m1+")
    (spot,), (meld,) = scene.landing(ten), scene.arrangement.melds
    beside = QPoint(round(max(spot.box.right - 4, meld.box.right + 4)), round(spot.y))
    assert spot.box.holds(*beside.toTuple())
    if dragged:  # gripped at its left edge, the card hangs beside the meld
        table.carry(table.card("Tc"), beside)
        assert table.told == "Lay off on 7♣ 8♣ 9♣"
        table.drag(table.card("Tc"), beside)
    else:
        table.click(table.card("Tc"))
        table.click(beside)
    assert table.game.submitted == [str(ten)]


def test_dragging_a_card_to_the_pile_discards_it(table: Table) -> None:
    table.game.play("draw")
    table.drag(table.card("2d"), table.zone("discard"))
    assert table.game.submitted == ["discard 2d"]


def test_a_discard_before_drawing_is_refused_with_the_reason(table: Table, qtbot: QtBot) -> None:
    refused = "You have not drawn yet. Draw, or take a discard."
    table.carry(table.card("2d"), table.zone("discard"))
    qtbot.waitUntil(lambda: table.told == refused)  # while it is still held
    table.drag(table.card("2d"), table.zone("discard"))
    assert table.game.submitted == []
    assert table.captions[-1] == refused
    assert table.at_rest()


def test_an_unusable_discard_is_refused_with_the_reason(lay: Lay) -> None:
    table = lay(["5d 6d 9s Kc", ""], upcard="2c")
    table.drag(table.card("2c"), table.zone("hand"))
    assert table.game.submitted == []
    assert table.captions[-1].startswith("You could not use this card at once")
    assert table.at_rest()


def test_cards_in_hand_can_be_reordered_by_dragging(table: Table) -> None:
    first = table.hand.split()[0]
    at, last = table.card(first), table.card(table.hand.split()[-1])
    table.drag(at, last + QPoint(80, 0))
    assert table.hand.split()[-1] == first
    assert table.view.state.hand.sort_mode == "mine"
    assert table.game.submitted == []
    assert table.at_rest()


def test_legal_places_are_highlighted_only_while_dragging(table: Table) -> None:
    table.game.play("draw")
    for card in ("7c", "7d", "7h"):
        table.click(table.card(card))
    table.carry(table.card("7d"), table.zone("new_meld"))
    assert table.glowing == {NEW_MELD}
    table.drag(table.card("7d"), table.zone("hand"))
    assert table.glowing == {NEW_MELD}  # the cards are still selected
    press(Qt.Key.Key_Escape, to=table.view)
    assert table.glowing == set()


def test_a_card_may_highlight_several_places(lay: Lay) -> None:
    table = lay(["Tc 2d 3d", "7c 8c 9c"], upcard="Ks", stock="Ac Ad Ah")
    table.game.play("draw")
    table.game.play("discard Ac")
    table.game.play("draw")
    table.game.play("meld 7c 8c 9c")
    table.game.play("discard Ad")
    table.game.play("draw")
    table.carry(table.card("Tc"), table.zone("discard"))
    assert table.glowing == {DISCARD, Zone("meld", 1)}


@pytest.fixture
def nines(lay: Lay) -> Table:
    """The 9♣ in the hand fits the clubs and the nines on the table, but not the eights."""
    rules = RULEBOOKS["500-rum-de"].replace(hand_sizes=(11, 7, 7, 7, 7, 7, 7))
    hand = "8c 8d 8h 9c 9d 9h 9s Tc Jc Qc 2d"
    table = lay([hand, ""], upcard="Ks", stock="Ac", rules=rules)
    for move in ("draw", "meld 8c 8d 8h", "meld Tc Jc Qc", "meld 9d 9h 9s"):
        table.game.play(move)
    return table


def own_lane(table: Table) -> QPoint:
    """An empty place in the person's own area."""
    room = table.view.scene_.arrangement.own_rooms[-1]
    return QPoint(round(room.x + 30), round(room.y + 0.5 * room.h))


def test_a_card_that_fits_two_melds_asks_with_both_places_and_their_points(nines: Table) -> None:
    nines.carry(nines.card("9c"), own_lane(nines))
    assert nines.told == "Lay off on 10♣ J♣ Q♣ or lay off on 9♦ 9♥ 9♠"
    nines.drag(nines.card("9c"), own_lane(nines))
    places = ["Lay off 9♣ at the low end: 10♣ J♣ Q♣  +9", "Lay off 9♣ on this meld: 9♦ 9♥ 9♠  +9"]
    assert nines.question == [*places, "None of these"]
    nines.choose("9♦ 9♥ 9♠")
    assert nines.game.submitted == ["lay 9c > m3"]


def test_highlights_of_a_selected_card_return_after_a_question(nines: Table) -> None:
    nines.click(nines.card("9c"))
    places = nines.glowing
    QTest.mouseClick(nines.view.bar.lay_off, LEFT)
    assert nines.question
    nines.choose("None of these")
    assert nines.selection == "9c"
    assert nines.glowing == places != set()


def test_a_drop_on_a_meld_it_does_not_fit_is_not_redirected(nines: Table) -> None:
    nines.drag(nines.card("9c"), nines.zone("meld", 1))
    assert nines.game.submitted == []
    assert nines.question == []
    assert nines.captions[-1] == "9♣ will not fit 8♣ 8♦ 8♥."


def test_the_preview_of_a_stacked_pile_names_duty_and_price(lay: Lay) -> None:
    table = lay(["5d 6d 9s Kc", ""], upcard="7c", stock="2s 3h 3d", rulebook="femhundra")
    for move in ("draw", "discard Kc", "draw", "discard 3h"):
        table.game.play(move)
    told = "Take 3 cards; lay a new meld with one of them, or pay 100"
    assert table.view.bar.whole_pile.toolTip() == told


def test_dragging_the_stock_highlights_the_hand(table: Table) -> None:
    table.carry(table.stock(), table.zone("new_meld"))
    assert table.glowing == {HAND}


def test_highlights_can_be_switched_off(table: Table) -> None:
    table.wishes.set("highlights", False)
    table.carry(table.stock(), table.zone("hand"))
    assert table.glowing == set()


def test_a_preview_shows_the_points_before_the_drop(table: Table) -> None:
    table.game.play("draw")
    for card in ("7c", "8c", "9c"):
        table.click(table.card(card))
    table.carry(table.card("7c"), table.zone("new_meld"))
    assert table.told == "Make a run 7 to 9"
    assert table.view.scene_.lights.tag.what[0] == "+24", "points are said once, on the cards"


def test_escape_cancels_a_drag(table: Table) -> None:
    table.carry(table.card("2d"), table.zone("discard"))
    press(Qt.Key.Key_Escape, to=table.view)
    assert table.glowing == set()
    assert table.at_rest()
    QTest.mouseRelease(table.port, Qt.MouseButton.LeftButton)
    assert table.game.submitted == []


def test_the_right_button_cancels_a_drag(table: Table) -> None:
    table.game.play("draw")
    for card in ("7c", "8c", "9c"):
        table.click(table.card(card))
    meld = table.zone("new_meld")
    table.carry(table.card("7c"), meld)
    QTest.mousePress(table.port, Qt.MouseButton.RightButton, pos=meld)
    QTest.mouseRelease(table.port, Qt.MouseButton.RightButton, pos=meld)
    assert table.at_rest()
    QTest.mouseRelease(table.port, LEFT, pos=meld)
    assert table.game.submitted == []


def test_an_opponents_move_does_not_end_a_drag(table: Table) -> None:
    table.game.play("draw")
    table.game.play("discard Jh")
    table.carry(table.card("2d"), table.zone("new_meld"))
    held = table.view.pointer.held
    table.game.play("draw")
    assert table.view.pointer.held is held
    assert held is not None
    table.view.pointer.cancel()
    assert table.at_rest()


@pytest.mark.parametrize("moved", [True, False], ids=["drag", "click"])
def test_a_drag_ends_when_an_opponent_takes_the_dragged_discard(moved: bool, lay: Lay) -> None:
    table = lay(["2d", "7c 7d 7h"], upcard="7s")
    table.game.play("draw")
    table.game.play("discard 2d")
    at = table.card("2d")
    table.press(at)
    table.game.play("take 7s")
    end = table.zone("hand") if moved else at
    QTest.mouseMove(table.port, (at + end) / 2)
    QTest.mouseMove(table.port, end)
    QTest.mouseRelease(table.port, LEFT, NO_KEY, end)
    assert table.game.submitted == []
    assert table.at_rest()


def test_cards_making_room_turn_back_when_a_drag_is_cancelled(table: Table) -> None:
    scene = table.view.scene_
    first, *_, last = table.hand.split()
    table.carry(table.card(first), table.zone("new_meld"))
    table.wishes.set("animation_speed", 1.0)
    QTest.mouseMove(table.port, table.card(last) - QPoint(90, 0))
    scene.motion.pause()
    scene.motion.setCurrentTime(30)
    parting = {leg.sprite: leg.sprite.spot for leg in scene.motion.legs}
    assert any(sprite.spot != sprite.place.spot for sprite in parting)
    press(Qt.Key.Key_Escape, to=table.view)
    assert {sprite: sprite.spot for sprite in parting} == parting
    scene.motion.finish()
    assert table.at_rest()


def test_a_gap_opens_in_the_hand_where_a_card_would_go(table: Table) -> None:
    scene = table.view.scene_
    first, *_, last = table.hand.split()
    table.carry(table.card(first), table.card(last) - QPoint(90, 0))
    assert scene.pose.gap is not None
    xs = sorted(place.spot.x for place in scene.hand_places)
    steps = sorted(right - left for left, right in pairwise(xs))
    assert scene.pose.gap == len(xs) or steps[-1] > 1.4 * steps[0]
    QTest.mouseRelease(table.port, LEFT, NO_KEY, table.zone("new_meld"))
    assert scene.pose.gap is None
    assert table.at_rest()


def test_pointing_at_a_plate_highlights_that_players_cards(table: Table) -> None:
    table.game.play("draw")
    table.game.play("meld 7c 8c 9c")
    table.point(middle(table.view.scene_.arrangement.seats[0].plate))
    assert table.view.scene_.cards.sprites[Card.parse("9c").index].look.veiled
    table.point(table.stock())
    assert not table.view.scene_.cards.sprites[Card.parse("9c").index].look.veiled


def test_pointing_at_a_discard_previews_taking_it(table: Table) -> None:
    table.point(table.card("7s"))
    assert table.told == "Take 7♠, to be used at once"
    table.point(table.stock())
    assert table.told == ""


def test_pointing_at_a_small_meld_magnifies_it(lay: Lay) -> None:
    hands = ["7c 8c 9c", "Jd Qd Kd", *[""] * 6]
    table = lay(hands, upcard="Ks", stock="Ac 2c", size=(880, 480), rulebook="femhundra")
    for move in ("draw", "meld 7c 8c 9c", "discard Ac", "draw", "meld Jd Qd Kd"):
        table.game.play(move)
    scene, magnifier = table.view.scene_, table.view.scene_.lights.lens
    table.point(table.zone("meld", 2))
    assert magnifier.isVisible()
    assert magnifier.boundingRect().width() > 2 * scene.arrangement.melds[1].box.w
    assert scene.sceneRect().contains(magnifier.sceneBoundingRect())
    table.point(table.stock())
    assert not magnifier.isVisible()


def test_dropping_the_card_a_joker_stands_for_swaps_it(lay: Lay) -> None:
    table = before_a_swap(lay)
    table.carry(table.card("7c"), table.zone("meld", 1))
    assert table.told == "Swap 7♣ for the joker"
    table.drag(table.card("7c"), table.zone("meld", 1))
    assert table.game.submitted == ["swap 7c > m1"]
    assert "*1" in table.hand
    assert table.at_rest()


@pytest.mark.parametrize(("side", "laid"), [(-1, "*1=6c > m1-"), (1, "*1=Tc > m1+")])
def test_a_joker_goes_to_the_end_of_a_run_where_it_is_dropped(
    lay: Lay, side: int, laid: str
) -> None:
    hands = ["*1 7c 8c 9c 2d 2s", "Td"]
    table = lay(hands, upcard="Ks", stock="Ac Ad Ah", rulebook="rommy-dk")
    for move in ("draw", "discard 2d", "draw", "discard Td", "draw", "meld 7c 8c 9c"):
        table.game.play(move)
    box = table.view.scene_.arrangement.melds[0].box
    there = QPoint(round(box.centre[0] + side * 0.4 * box.w), round(box.centre[1]))
    table.carry(table.card("*1"), there)
    assert table.told == "Lay off on 7♣ 8♣ 9♣"
    table.drag(table.card("*1"), there)
    assert not table.question
    assert table.game.submitted == [f"lay {laid}"]


def test_the_top_of_a_stacked_pile_is_taken_alone(lay: Lay) -> None:
    table = lay(["5d 6d 9s Kc", ""], upcard="7c", stock="2s 3h 3d", rulebook="femhundra")
    for move in ("draw", "discard Kc", "draw", "discard 3h"):
        table.game.play(move)
    table.drag(table.card("3h"), table.zone("hand"))
    assert table.game.submitted == ["take 3h"]


def test_a_refused_lay_in_a_closed_first_lap_says_why(lay: Lay) -> None:
    table = lay(["4c 4d 4h 2s", ""], upcard="7c", stock="2h", rulebook="rommy-dk")
    table.game.play("draw")
    for card in ("4c", "4d", "4h"):
        table.click(table.card(card))
    table.drag(table.card("4d"), table.zone("new_meld"))
    assert table.game.submitted == []
    assert table.captions[-1].startswith("Nothing may be laid until everybody has had a turn")
    assert table.at_rest()


def test_a_drag_ends_when_the_window_becomes_inactive(table: Table) -> None:
    card = table.card("2d")
    QTest.mousePress(table.port, LEFT, pos=card)
    table.point(card + QPoint(60, -60))
    assert table.view.pointer.held is not None
    QApplication.sendEvent(table.view, QEvent(QEvent.Type.WindowDeactivate))
    assert table.view.pointer.held is None
    QTest.mouseRelease(table.port, LEFT, pos=card)
    assert table.game.submitted == []


@pytest.mark.parametrize("dropped", ["*2", "*1 *2 5h"])
def test_a_meld_with_too_many_jokers_says_so(dropped: str, lay: Lay) -> None:
    table = lay(["8c *1 9c *2 5h", ""], upcard="2d", stock="2s", rulebook="500-rum-pl")
    table.game.play("draw")
    if dropped == "*2":
        table.game.play("meld 8c 9c *1=Tc")
    for card in dropped.split():
        table.click(table.card(card))
    zone = ("meld", 1) if dropped == "*2" else ("new_meld", None)
    table.drag(table.card("*2"), table.zone(*zone))
    assert table.captions[-1].endswith("A meld must have more natural cards than jokers.")


def test_the_list_of_moves_hides_below_a_held_card(table: Table) -> None:
    table.wishes.set("log_shown", True)
    table.game.play("draw")
    moves = table.view.moves
    assert moves.isVisible()
    over = moves.geometry().topLeft() + QPoint(30, 40)
    table.carry(table.card("2d"), over)
    assert table.view.pointer.held is not None
    assert not moves.isVisible()
    QTest.mouseRelease(table.port, LEFT, NO_KEY, over)
    assert moves.isVisible()


@pytest.mark.parametrize("way", [1, -1])
def test_a_dragged_card_swings_and_comes_to_rest(lay: Lay, qtbot: QtBot, way: int) -> None:
    table = lay(["7c 8c Kd 4d 2h", ""])
    table.wishes.set("animation_speed", 1.0)
    table.game.play("draw")
    table.view.scene_.motion.finish()
    pointer = table.view.pointer
    pointer._swing_timer.setInterval(1_000_000)  # the test triggers each step itself
    start = table.card("8c")
    table.carry(start, start - QPoint(0, 120))
    held = table.view.pointer.held
    assert held is not None
    (sprite,) = held.sprites
    art, side = table.view.scene_.art, sprite.side
    qtbot.waitUntil(  # the swinging pictures are drawn in idle time
        lambda: all(art.has(*side, HELD._replace(swing=angle)) for angle in SWINGS)
    )
    for step in range(1, 9):
        QTest.mouseMove(table.port, start + QPoint(25 * way * step, -120))
        pointer._advance_swing()
    QTest.mouseMove(table.port, start + QPoint(200 * way + way, -120))
    assert way * (sprite.spot.angle - HELD_TURN) > 0.5
    grip = QTransform().rotate(sprite.spot.angle - HELD_TURN).map(held.grip)
    below = QPointF(start) + QPointF(201 * way, -120 - LIFTED) - grip
    assert sprite.spot[:2] == pytest.approx(below.toTuple()), "it hangs from where it is gripped"
    pointer._swing_timer.setInterval(FRAME_MS)
    qtbot.waitUntil(lambda: table.view.pointer.held is None or sprite.spot.angle == HELD_TURN)
    assert table.view.pointer.held is held
    table.wishes.set("animation_speed", 0.0)
    QTest.mouseMove(table.port, start)
    assert sprite.spot.angle == HELD_TURN


def pull(table: Table, start: QPoint) -> None:
    """Drag the held card to the left, with a swing step after each move."""
    for step in range(1, 9):
        QTest.mouseMove(table.port, start - QPoint(25 * step, 60))
        table.view.pointer._advance_swing()
    QTest.mouseMove(table.port, start - QPoint(201, 60))


def test_swinging_uses_only_pictures_drawn_beforehand(
    table: Table,
) -> None:
    table.wishes.set("animation_speed", 1.0)
    scene, pointer = table.view.scene_, table.view.pointer
    pointer._swing_timer.setInterval(1_000_000)
    start = table.card("8c")
    table.carry(start, start - QPoint(0, 60))
    assert pointer.held is not None
    (sprite,) = pointer.held.sprites
    scene.idle.make_ready(())  # as if there had been no idle time to draw more than one picture
    scene.art.forget()
    scene.art.card(*sprite.side, HELD._replace(swing=-2.0))
    pull(table, start)
    assert {wear.swing for _, wear in scene.art._pictures} == {0.0, -2.0}
    assert sprite.spot.angle == HELD_TURN - 2


def test_a_card_drawn_by_dragging_swings_too(lay: Lay, qtbot: QtBot) -> None:
    table = lay(["7d 7h 9s Kc", ""], upcard="7c", stock="2s 3h 3d", rulebook="femhundra")
    for move in ("draw", "discard Kc", "draw", "discard 3h"):
        table.game.play(move)
    table.wishes.set("animation_speed", 1.0)
    pointer = table.view.pointer
    pointer._swing_timer.setInterval(1_000_000)
    start = table.stock()
    table.carry(start, start - QPoint(0, 60))
    assert pointer.held is not None
    (sprite,) = pointer.held.sprites
    qtbot.waitUntil(lambda: not table.view.scene_.idle._jobs)
    pull(table, start)
    assert sprite.spot.angle < HELD_TURN - 2


def test_a_released_swinging_card_keeps_the_angle_of_its_shadow(lay: Lay) -> None:
    table = lay(["7c 8c Kd 4d 2h", ""])
    table.wishes.set("animation_speed", 1.0)
    table.game.play("draw")
    scene = table.view.scene_
    scene.motion.finish()
    start = table.card("8c")
    table.carry(start, start - QPoint(0, 220))
    assert table.view.pointer.held is not None
    (sprite,) = table.view.pointer.held.sprites
    sprite.dress(HELD._replace(swing=MOST_SWING))
    table.view.pointer.cancel()
    scene.motion.setCurrentTime(20)
    (shadow,) = sprite.childItems()
    assert shadow.isVisible()
    turned = sprite.rotation() + shadow.rotation()
    assert turned == pytest.approx(sprite.spot.angle, abs=SHADE_TURN)


def test_a_held_card_stays_under_the_pointer_whatever_happens(lay: Lay) -> None:
    table = lay(["7c 8c Kd 4d 2h", ""], stock="Jh 3c 6s")
    table.wishes.set("animation_speed", 1.0)
    table.game.play("draw")
    cards = table.view.scene_.cards
    table.view.scene_.motion.finish()
    start = table.card("8c")
    table.point(start)
    table.view.scene_.motion.finish()  # the card is raised, but not drawn sharply yet
    table.carry(start, start - QPoint(0, 160))
    held = table.view.pointer.held
    assert held is not None
    (sprite,) = held.sprites
    spot, look = sprite.spot, sprite.look
    while cards.sharpen():
        pass
    cards.dress()
    assert (sprite.spot, sprite.look) == (spot, look)
