"""The table by keyboard: where Tab and arrow keys move the focus, and what Enter does there."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtWidgets import QAbstractButton, QApplication

from rummy_qt.engine import RULEBOOKS, Card
from rummy_qt.ui.actions import ACTIONS
from rummy_qt.ui.models.table_state import ORDERS
from rummy_qt.ui.table import RATIO
from rummy_qt.ui.table.arrangement import Layer
from rummy_qt.ui.table.sprites import FOCUS_AWAY, FOCUS_LINE, FOCUS_RIM
from rummy_qt.ui.words.cards import Letters
from tests.ui.access.conftest import Keyboard, Seat
from tests.ui.access.presses import MOST, counted, too_long
from tests.ui.keyboard import CONTROL, SHIFT, Key, focus, held_down, press
from tests.ui.table.legibility import problems

HANDS = ["7c 8c 9c 7d 7h Qd 2d", "Kc Kd 2h 3s 5s 9s Td"]


def test_tab_goes_around_the_table_and_shift_tab_back(sit: Seat) -> None:
    table = sit(HANDS, upcard="7s")
    table.wishes.set("log_shown", True)
    assert focus() is table.view.areas.stock, "a match begins where the next act is"
    press(Key.Key_Tab, Key.Key_Tab)
    there, back = [], []
    for _ in range(6):
        press(Key.Key_Tab)
        there.append(focus())
    for _ in range(6):
        back.append(focus())
        press(Key.Key_Tab, modifier=SHIFT)
    assert len(set(there)) == 6, "the melds, of which there are none, are no stop"
    assert there[-1] is table.view.areas.hand
    assert back == there[::-1]
    areas = table.view.areas
    assert there[0] is areas.players
    assert there[1] in table.view.bar.buttons
    assert there[2:] == [table.view.moves, areas.stock, areas.pile, areas.hand]


def test_arrow_keys_move_along_the_hand_and_the_buttons(sit: Seat) -> None:
    table = sit(HANDS, upcard="7s")
    cards = [str(card) for card in table.view.state.hand.cards]
    table.go_to(table.view.areas.hand)
    press(Key.Key_Home)
    for card in cards:
        assert table.current == card
        press(Key.Key_Right)
    assert table.current == cards[-1], "the row does not begin anew"
    press(Key.Key_Home, Key.Key_Right, Key.Key_Left)
    assert table.current == cards[0]
    press(Key.Key_End)
    assert table.current == cards[-1]
    press(Key.Key_Tab, Key.Key_Tab)
    buttons = []
    wanted = sum(bool(order.text) for order in ORDERS.values()) + 1  # one for the tab of moves
    for _ in range(wanted):
        buttons.append(focus())
        press(Key.Key_Right)
    assert all(isinstance(button, QAbstractButton) for button in buttons)
    assert len(set(buttons)) == wanted
    press(Key.Key_W)
    assert focus() is buttons[-1], "a key that means nothing there leads nowhere"
    press(Key.Key_Home)
    assert focus() is buttons[0]


def test_typing_a_rank_moves_to_the_next_such_card(sit: Seat) -> None:
    table = sit(["7c 7h Td Qd Qs 2d", ""], upcard="5s")
    press(Key.Key_Home)
    found = []
    for key in (Key.Key_7, Key.Key_7, Key.Key_T, Key.Key_Q, Key.Key_Q, Key.Key_Q, Key.Key_2):
        press(key)
        found.append(table.current[:1])
    assert found == ["7", "7", "T", "Q", "Q", "Q", "2"]
    table.wishes.letter_keys = False
    press(Key.Key_7)
    assert table.current == "2d"


def test_the_focus_follows_a_turn_from_stock_to_new_card_and_back(sit: Seat) -> None:
    """S-11 and others: draw, then discard; at most four keys, counted here."""
    table = sit(HANDS, upcard="7s", stock="Jh 3c 5c")
    areas = table.view.areas
    table.go_to(areas.stock)
    press(Key.Key_Return)
    assert focus() is areas.hand
    assert table.current == "Jh", "the new card"
    press(Key.Key_Q, Key.Key_Return)
    assert table.game.submitted == ["draw", "discard Qd"]
    table.game.play("draw")
    table.game.play("discard Kc")
    assert focus() is areas.stock, "the next turn begins where the next act is"
    press(Key.Key_Return, Key.Key_Return)
    assert table.game.submitted[2:] == ["draw", "discard 5c"]


def test_a_meld_of_three_takes_nine_keys_and_a_take_with_its_meld_seven(sit: Seat) -> None:
    table = sit(HANDS, upcard="7s", stock="9d 3c 5c")
    table.go_to(table.view.areas.stock)
    press(Key.Key_Return)
    press(Key.Key_7, Key.Key_Space, Key.Key_8, Key.Key_Space, Key.Key_9, Key.Key_Space)
    chosen = {str(card) for card in table.view.state.hand.selection}
    assert len(chosen) == 3
    table = sit(["7c 7d Qd 2d", "Kc Kd"], upcard="7s", stock="3h Js")
    table.go_to(table.view.areas.stock)
    press(Key.Key_Tab)
    keys = [Key.Key_Return, Key.Key_7, Key.Key_Space, Key.Key_7, Key.Key_Space, Key.Key_Return]
    press(*keys)
    assert table.game.submitted[0] == "take 7s"
    assert table.game.submitted[1].startswith("meld")


def test_with_the_mouse_the_focus_does_not_move(sit: Seat) -> None:
    table = sit(HANDS, upcard="7s", stock="Jh 3c 5c")
    areas = table.view.areas
    before = focus()
    table.game.play("draw")
    assert not areas.by_keys
    assert focus() is before


def test_tab_skips_an_empty_part_of_the_table(sit: Seat) -> None:
    table = sit(HANDS, upcard="7s")
    areas = table.view.areas
    table.go_to(areas.pile)
    press(Key.Key_Tab)
    assert not areas.melds.rows
    assert focus() is areas.hand


def test_the_focus_stays_in_its_place_over_a_whole_turn(sit: Seat) -> None:
    table = sit(HANDS, upcard="7s", stock="Jh 3c")
    areas = table.view.areas
    table.go_to(areas.stock)
    press(Key.Key_Return)
    table.choose("7c 8c 9c")
    press(Key.Key_Return)
    assert table.game.submitted == ["draw", "meld 7c 8c 9c"]
    assert focus() is areas.hand
    assert areas.hand.current is not None
    table.find("Qd")
    place = table.view.state.hand.cards.index(Card.parse("Qd"))
    press(Key.Key_Return)
    assert table.game.submitted[-1] == "discard Qd"
    held = table.view.state.hand.cards
    assert areas.hand.current.card in held[place - 1 : place + 1], "on the neighbour"
    table.game.play("draw")
    assert focus() is areas.hand
    assert areas.hand.current.card in held[place - 1 : place + 1]


def test_enter_on_a_discard_takes_it_and_those_above(sit: Seat) -> None:
    table = sit(["7c 8c Qd 2d", "Kc Kd"], upcard="9c", stock="3h Js")
    for move in ("draw", "discard 2d", "draw", "discard Kc"):
        table.game.play(move)
    table.find("9c", table.view.areas.pile)
    press(Key.Key_Return)
    assert table.game.submitted == ["take 9c"]


def test_a_lay_off_at_either_end_asks_and_returns_the_focus(sit: Seat) -> None:
    table = sit(["6c 7c 8c *1 2d", ""], upcard="Ks", stock="Ac", rulebook="500-rum-pl")
    areas, chooser = table.view.areas, table.view.chooser
    for move in ("draw", "meld 6c 7c 8c"):
        table.game.play(move)
    table.choose("*1")
    table.go_to(areas.melds)
    press(Key.Key_Return)
    assert focus() is chooser.buttons[0]
    held_down(Key.Key_Return)
    assert chooser.isVisible(), "a key that is held down answers nothing"
    press(Key.Key_Escape)
    assert not chooser.isVisible()
    assert focus() is areas.melds
    assert table.selection == "*1"
    press(Key.Key_Return, Key.Key_Down, Key.Key_Return)
    assert [move.partition("=")[0] for move in table.game.submitted] == ["lay *1"]
    assert focus() is areas.melds


def test_enter_asks_before_it_costs_points(sit: Seat) -> None:
    table = sit(["5d 6d 9s Kc", ""], upcard="7c", stock="2s 3h 3d", rulebook="femhundra")
    for move in ("draw", "discard Kc", "draw", "discard 3h"):
        table.game.play(move)
    bar = table.view.bar
    table.go_to(table.view.areas.players)
    press(Key.Key_Tab)
    assert focus() is bar.whole_pile
    press(Key.Key_Return, Key.Key_Return)
    assert table.game.submitted == [], "nothing would be left but to pay: the first answer is no"
    press(Key.Key_Return, Key.Key_Up, Key.Key_Space)
    assert table.game.submitted == ["take 7c"]
    assert focus() is table.view.areas.hand, "not on whatever button is next"
    press(Key.Key_Tab, Key.Key_Tab)
    assert focus() is bar.concede
    press(Key.Key_Return)
    assert table.game.submitted == ["take 7c", "concede"], "nothing else is legal: no question"


@pytest.mark.rule("S-10")
def test_the_key_of_the_whole_pile_takes_the_whole_pile_or_nothing(sit: Seat) -> None:
    """It never takes just the top card, which is all that a stacked pile shows."""
    hands, cards = ["5d 6d 9s Kc", ""], "2s 3h 3d"
    rules = RULEBOOKS["femhundra"].replace(take_needs_meld=True)
    barred = sit(hands, upcard="7d", stock=cards, rules=rules)
    for move in ("draw", "discard Kc", "draw", "discard 3h"):
        barred.game.play(move)
    assert not barred.view.bar.whole_pile.isVisible()
    barred.view.areas.do("take_pile")
    assert barred.game.submitted == []
    assert "Until you have laid a meld" in barred.view.bar.caption.text()

    table = sit(hands, upcard="7d", stock=cards, rulebook="femhundra")
    for move in ("draw", "discard Kc", "draw", "discard 3h"):
        table.game.play(move)
    assert table.view.bar.whole_pile.isVisible()
    table.view.bar.advise("Draw from the stock.", "", follow=True)
    assert not table.view.bar.whole_pile.isVisible(), "a hint stands in its place"
    table.view.areas.do("take_pile")
    assert table.game.submitted == ["take 7d"]


def test_the_keys_of_the_pile_discard_no_chosen_card(sit: Seat) -> None:
    table = sit(["5d 6d 9s Kc", ""], upcard="7c", stock="2s 3h 3d")
    table.game.play("draw")
    table.choose("9s")
    for key in ("take_top", "take_pile"):
        table.view.areas.do(key)
        assert table.game.submitted == [], key
        assert table.view.bar.caption.text().startswith("You have already drawn."), key
    assert table.selection == "9s"


def test_what_happened_last_is_shown_again_and_nothing_that_is_not_seen_yet(sit: Seat) -> None:
    table = sit(["5d 6d 9s Kc", ""], upcard="7c", stock="2s 3h 3d")
    table.wishes.set("animation_speed", 1.0)
    scene, caption = table.view.scene_, table.view.bar.caption
    table.game.play("draw")
    assert not scene.teller.all_told
    table.view.areas.do("say_again")
    assert caption.text() == "You drew 2♠ from the stock."
    assert scene.teller.all_told, "what is asked for is shown at once"
    table.game.play("discard Kc")
    assert not scene.teller.all_told
    assert "K♣" not in caption.text(), "it still flies"


@pytest.mark.parametrize("key", ["read_hand", "read_scores", "read_table"])
def test_what_is_asked_for_lands_first(sit: Seat, key: str) -> None:
    """Nothing is written over the hand that the table has not shown yet."""
    table = sit(["5d 6d 9s Kc", ""], upcard="7c", stock="2s 3h 3d")
    table.wishes.set("animation_speed", 1.0)
    table.game.play("draw")
    teller = table.view.scene_.teller
    assert not teller.all_told
    table.view.areas.do(key)
    assert table.view.bar.caption.kind() == "remark"
    assert teller.all_told


def test_enter_pressed_as_the_time_to_call_begins_never_calls(
    called: Keyboard,
) -> None:
    table, areas = called, called.view.areas
    for area in areas.all:
        table.go_to(area)
        table.game.call_window.emit(True)
        press(Key.Key_Return)
        table.game.call_window.emit(False)
    assert table.game.submitted == []


def test_the_call_key_calls_and_esc_first_lets_the_discard_pass(called: Keyboard) -> None:
    table = called
    table.choose("9h")
    table.game.call_window.emit(True)
    press(Key.Key_Escape)
    assert table.game.let_passes == 1
    assert table.selection == "9h"
    table.game.call_window.emit(False)
    table.game.call_window.emit(True)
    table.view.areas.call()
    assert table.game.submitted == ["claim > m1"]
    table.view.areas.call()
    assert table.game.submitted == ["claim > m1"]


def test_a_key_that_is_held_down_plays_once(sit: Seat) -> None:
    table = sit(HANDS, upcard="7s", stock="Jh 3c")
    table.go_to(table.view.areas.stock)
    held_down(Key.Key_Return)
    assert table.game.submitted == []
    press(Key.Key_Return)
    table.find("Qd")
    held_down(Key.Key_Return)
    held_down(Key.Key_Space)
    assert table.game.submitted == ["draw"]
    assert table.selection == ""


def test_a_refusal_keeps_the_focus_and_esc_clears_step_by_step(sit: Seat) -> None:
    table = sit(HANDS, upcard="7s", stock="Jh 3c")
    table.choose("7d Qd")
    press(Key.Key_Return)
    assert table.game.submitted == []
    assert table.current == "Qd"
    caption = table.view.bar.caption
    assert caption.kind() == "remark"
    press(Key.Key_Escape)
    assert table.selection == ""
    assert caption.kind() == "remark"
    press(Key.Key_Escape)
    assert caption.kind() == "prompt"
    assert focus() is table.view.areas.hand


def test_keys_move_cards_within_the_hand(sit: Seat) -> None:
    table = sit(["2c 3c 4c 5c 6c 7c 8c", ""], upcard="7s")
    areas, hand = table.view.areas, table.view.state.hand
    first = [str(card) for card in hand.cards[:4]]
    table.find(first[1])
    areas.shift(1)
    assert [str(card) for card in hand.cards[:4]] == [first[0], first[2], first[1], first[3]]
    assert table.current == first[1], "the focus goes along"
    areas.shift(-1)
    areas.shift(-1)
    areas.shift(-1)
    assert [str(card) for card in hand.cards[:4]] == [first[1], first[0], first[2], first[3]]
    table.choose(f"{first[0]} {first[3]}")
    areas.shift(1)
    assert set(map(str, hand.selection)) == {first[0], first[3]}
    places = [hand.cards.index(card) for card in hand.selection]
    assert places[1] - places[0] == 1, "chosen cards come together"


@pytest.mark.parametrize("order", ORDERS)
def test_the_focus_stays_on_its_card_while_the_hand_is_sorted(order: str, sit: Seat) -> None:
    table = sit(HANDS, upcard="7s", stock="Jh")
    table.find("7h")
    table.view.state.hand.sort_by(order)
    assert table.current == "7h"
    table.game.play("draw")
    assert table.current == "Jh"
    table.game.undo()
    assert focus() is table.view.areas.hand


def test_the_focused_card_is_raised_and_ringed(sit: Seat) -> None:
    table = sit(HANDS, upcard="7s", stock="Jh 3c 4c 5c")
    scene, areas = table.view.scene_, table.view.areas
    assert not scene.focus.isVisible(), "no ring before a key was used"
    for move in ("draw", "discard 2d", "draw", "discard Kc"):
        table.game.play(move)
    table.find("7s", areas.pile)
    card = Card.parse("7s")
    place = scene.places[card.index]
    assert place.layer == Layer.WHOLE
    assert place.spot.shown == RATIO
    assert place.spot.y < scene.arrangement.places[card.index].spot.y
    assert scene.focus.isVisible()
    assert scene.focus.zValue() > place.layer
    table.find("9c")
    place = scene.places[Card.parse("9c").index]
    assert place.spot.y < scene.arrangement.places[place.card.index].spot.y
    assert scene.places[card.index].layer == Layer.PILE, "it lies down again"


def is_hand_legible(table: Keyboard) -> bool:
    """Whether each card of the hand can have the focus, without hiding anything."""
    scene = table.view.scene_
    for card in map(str, table.view.state.hand.cards):
        table.find(card)
        layer = scene.places[Card.parse(card).index].layer
        assert layer < scene.focus.zValue() < layer + 1, "the ring lies on its card alone"
        lies = replace(scene.arrangement, places=scene.places)
        if any(problem.startswith("hand") for problem in problems(lies)):
            return False
    return True


@pytest.mark.parametrize("size", [(1280, 760), (872, 430)])
def test_the_focused_card_hides_no_other_card_of_the_hand(size: tuple[int, int], sit: Seat) -> None:
    table = sit(["2c 3c 5d 7d 8d 9h Th Jh Qs Ks As 2s 4s", ""], size, upcard="7s", stock="Jd")
    assert is_hand_legible(table)
    table.game.play("draw")
    assert is_hand_legible(table)


def test_at_the_rounds_end_the_focused_card_hides_no_other(sit: Seat) -> None:
    few = RULEBOOKS["500-rum-de"].replace(hand_sizes=(3,) * 7)
    table = sit(["7d 8h Kd", "7c 8c 9c"], upcard="2h", stock="3h 4s", rules=few)
    for move in ("draw", "discard 3h", "draw", "meld 7c 8c 9c", "discard 4s"):
        table.game.play(move)
    assert table.game.round.over
    assert is_hand_legible(table)


def test_an_empty_hand_has_no_focus_ring(sit: Seat) -> None:
    few = RULEBOOKS["500-rum-de"].replace(hand_sizes=(3,) * 7)
    table = sit(["7c 8c 9c", "7d 8h Kd"], upcard="2h", stock="3h 4s", rules=few)
    table.game.play("draw")
    table.find("3h")
    assert table.view.scene_.focus.isVisible()
    for move in ("meld 7c 8c 9c", "discard 3h"):
        table.game.play(move)
    assert table.game.round.over
    assert not table.view.state.hand.cards
    assert not table.view.scene_.focus.isVisible()


def test_at_the_rounds_end_tab_skips_the_hidden_stock_and_pile(sit: Seat) -> None:
    few = RULEBOOKS["500-rum-de"].replace(hand_sizes=(3,) * 7)
    table = sit(["7d 8h Kd", "7c 8c 9c"], upcard="2h", stock="3h 4s", rules=few)
    view, areas = table.view, table.view.areas
    table.go_to(areas.hand)
    table.go_to(areas.stock)
    assert view.scene_.focus.isVisible()
    for move in ("draw", "discard 3h", "draw", "meld 7c 8c 9c", "discard 4s"):
        table.game.play(move)
        areas.stock.setFocus()
    assert view.scene_.arrangement.contents.gathered
    assert not view.scene_.focus.isVisible()
    view.setFocus()
    assert focus() is areas.hand
    for _ in range(8):
        press(Key.Key_Tab)
        assert focus() not in (areas.stock, areas.pile)


@pytest.mark.parametrize("left", [2, 30])
def test_the_focus_ring_of_the_stock_spares_its_number(left: int, sit: Seat) -> None:
    table = sit(HANDS, upcard="7s")
    view, scene = table.view, table.view.scene_
    while view.state.view.stock_count > left or not view.state.my_turn:
        table.game.play("draw")
        *_, last = (move for move in table.game.round.legal_moves() if move.kind == "discard")
        table.game.play(str(last))
    press(Key.Key_Tab)
    table.go_to(view.areas.stock)
    assert scene.focus.isVisible()
    edge = FOCUS_AWAY + FOCUS_LINE + FOCUS_RIM
    inner = scene.focus.sceneBoundingRect().adjusted(edge, edge, -edge, -edge)
    number = scene.furniture._count.sceneBoundingRect()
    assert inner.adjusted(-1, -1, 1, 1).contains(number)


def test_the_preview_of_a_focused_discard_waits_for_the_motion(sit: Seat) -> None:
    table = sit(HANDS, upcard="7s")
    view, scene = table.view, table.view.scene_
    for move in ("draw", "discard 2d", "draw"):
        table.game.play(move)
    press(Key.Key_Tab)
    table.wishes.set("animation_speed", 1.0)
    table.game.play("discard Kc")
    scene.motion.pause()
    table.go_to(view.areas.pile)
    view.areas.pile.walk(-2)
    view.areas.show_focus()
    assert scene.motion.busy
    assert view.bar.caption.kind() != "preview"
    scene.finish()
    assert view.bar.caption.kind() == "preview"
    assert "7♠" in view.bar.caption.text()


def test_the_focus_ring_of_a_player_is_behind_the_face(sit: Seat) -> None:
    table = sit(HANDS, upcard="7s")
    scene, players = table.view.scene_, table.view.areas.players
    press(Key.Key_Tab)
    table.go_to(players)
    for row in players.rows:
        face = scene.furniture._faces[scene.state.chair_of(players.current.seat)]
        assert players.current == row
        assert scene.focus.isVisible()
        assert scene.focus.sceneBoundingRect().intersects(face.sceneBoundingRect())
        assert scene.focus.zValue() < face.zValue()
        press(Key.Key_Right)


def test_the_focus_ring_stays_while_the_pointer_passes_other_cards(sit: Seat) -> None:
    table = sit(["2c 3c 5d 7d 8d 9h Th Jh Qs Ks As 2s 4s", ""], upcard="7s", stock="Jd")
    table.find("5d")
    scene, ringed = table.view.scene_, Card.parse("5d").index
    for other in ("2c", "Qs", "5d"):
        spot = scene.arrangement.places[Card.parse(other).index].spot
        table.view.pointer.move(QPointF(*spot.at(0.1, 0.3)), Qt.MouseButton.NoButton)
        assert scene.pose.hover == Card.parse(other).index
        lies = scene.places[ringed].spot
        assert (scene.focus.x(), scene.focus.y()) == pytest.approx(lies[:2])


def test_the_focused_card_rises_although_the_mouse_rests_elsewhere(sit: Seat) -> None:
    table = sit(["2c 3c 5d 7d 8d 9h Th Jh Qs Ks As 2s 4s", ""], upcard="7s", stock="Jd")
    table.find("5d")
    scene = table.view.scene_
    lies = {card: place.spot.y for card, place in scene.arrangement.places.items()}
    spot = scene.arrangement.places[Card.parse("Qs").index].spot
    table.view.pointer.move(QPointF(*spot.at(0.1, 0.3)), Qt.MouseButton.NoButton)
    press(Key.Key_Right)
    risen = [str(p.card) for p in scene.hand_places if p.spot.y < lies[p.card.index] - 1]
    assert risen == [table.current]


def test_when_the_mouse_leaves_the_keyboards_preview_stays(sit: Seat) -> None:
    table = sit(["5c 6c 8c", ""], upcard="7c")
    table.go_to(table.view.areas.pile)
    said, scene = table.view.bar.caption.text(), table.view.scene_
    pointed = scene.pose.advised
    assert table.view.bar.caption.kind() == "preview"
    assert pointed == {Card.parse("7c").index}
    spot = scene.arrangement.places[Card.parse("5c").index].spot
    table.view.pointer.move(QPointF(*spot.at(0.1, 0.3)), Qt.MouseButton.NoButton)
    QApplication.sendEvent(table.view, QEvent(QEvent.Type.Leave))
    assert (table.view.bar.caption.text(), scene.pose.advised) == (said, pointed)


def test_keys_with_a_modifier_or_without_a_target_do_nothing(sit: Seat) -> None:
    table = sit(["2c 3d", ""], upcard="7s")
    table.go_to(table.view.areas.hand)
    table.view.areas.melds.setFocus()
    press(Key.Key_Home, Key.Key_End, Key.Key_Left, Key.Key_Return, Key.Key_Space)
    press(Key.Key_Return, modifier=CONTROL)
    press(Key.Key_Left, modifier=SHIFT)
    assert focus() is table.view.areas.melds
    assert table.game.submitted == []


@pytest.mark.parametrize("printed", ["A K Q J", "A K D B", "A H V B", "A K D W", "E K D Kn"])
def test_the_letters_printed_on_cards_are_the_keys(
    sit: Seat, printed: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = sit(["Ac Kd Qh Js 2d 3d 4d", "5c 6c 7c 8c 9c Td 5d"], upcard="7s")
    monkeypatch.setattr(Letters, "now", lambda: printed)
    for sign, rank in zip(printed.split(), "AKQJ", strict=True):
        press(Key.Key_Home, Key(ord(sign[-1].upper())))
        assert table.current[0] == rank


def test_a_rank_that_is_not_in_the_hand_says_so(sit: Seat) -> None:
    table = sit(HANDS, upcard="7s")
    held = {str(card)[0] for card in table.view.state.hand.cards}
    missing = next(rank for rank in "AKQJ" if rank not in held)
    press(Key(ord(missing)))
    words = {"A": "ace", "K": "king", "Q": "queen", "J": "jack"}
    assert table.view.bar.caption.text() == f"{words[missing]}: not here."


def test_no_action_uses_a_letter_printed_on_cards() -> None:
    letters = {*"AKQJTEDNBHVW"}
    assert not letters & {spec.keys for spec in ACTIONS}


@pytest.mark.parametrize("seed", [1, 100])
def test_turns_of_whole_rounds_take_few_keys(seed: int, qapp: object) -> None:
    """`make presses` counts those of 200 turns."""
    turns = counted(25, seed)
    assert {turn.kind for turn in turns} >= set(MOST)
    assert not list(too_long(turns))


def test_the_focus_ring_crosses_no_letter_of_ones_own_name(sit: Seat) -> None:
    table = sit(HANDS, upcard="7s")
    scene, players = table.view.scene_, table.view.areas.players
    table.go_to(players)
    players.set_row(next(n for n, row in enumerate(players.rows) if row.seat == 0))
    table.view.areas.show_focus()
    written = scene.furniture._own
    image = written.pixmap().toImage()
    first = next(
        y for y in range(image.height())
        if any(image.pixelColor(x, y).alpha() for x in range(image.width()))
    )  # fmt: skip
    name = written.sceneBoundingRect().top() + first / image.devicePixelRatio()
    assert scene.focus.sceneBoundingRect().top() + FOCUS_LINE + 2 * FOCUS_RIM < name
