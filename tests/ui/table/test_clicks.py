"""Clicks and double clicks do what dragging does; ambiguous ones open a question."""

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QTransform
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from rummy_qt.engine import RULEBOOKS, Card, Move
from rummy_qt.ui.table import RATIO
from rummy_qt.ui.table.arrangement import Layer, Spot
from rummy_qt.ui.table.panels import Kind
from tests.ui.keyboard import press
from tests.ui.mouse import LEFT, NO_KEY

from .conftest import Lay, Table

RIGHT = Qt.MouseButton.RightButton
SHIFT = Qt.KeyboardModifier.ShiftModifier
PADDING = 4
"""Minimum number of pixels beside the text of a corner button."""


@pytest.fixture
def table(lay: Lay) -> Table:
    return lay(
        ["7c 8c 9c 7d 7h Qd 2d", "Kc Kd 2h 3s 5s 9s Td", "4d 4h 4s Jc Ts 6d Ah"],
        upcard="7s",
        stock="Jh 3c 6s",
    )


@pytest.fixture
def joined(lay: Lay) -> Table:
    """It is the person's turn to lay; an opponent has laid 7♣ 8♣ 9♣."""
    table = lay(["Tc 6c 2d 3d", "7c 8c 9c"], upcard="Ks", stock="Ac Ad Ah")
    for move in ("draw", "discard Ac", "draw", "meld 7c 8c 9c", "discard Ad", "draw"):
        table.game.play(move)
    return table


def test_a_click_on_the_stock_draws(table: Table) -> None:
    table.click(table.stock())
    assert table.game.submitted == ["draw"]


def test_a_click_on_a_discard_takes_it(table: Table) -> None:
    table.click(table.card("7s"))
    assert table.game.submitted == ["take 7s"]


def test_clicking_the_stock_again_says_why_not(table: Table) -> None:
    table.click(table.stock())
    table.click(table.stock())
    assert table.game.submitted == ["draw"]
    assert table.captions[-1] == "You have already drawn. Meld, or discard."


def test_clicks_select_and_deselect_cards(table: Table) -> None:
    table.click(table.card("8c"))
    table.click(table.card("7d"))
    assert set(table.selection.split()) == {"8c", "7d"}
    table.click(table.card("8c"))
    assert table.selection == "7d"


def test_clicks_hit_cards_on_a_scaled_down_table(table: Table) -> None:
    at = table.card("7c")
    table.view.setTransform(QTransform.fromScale(0.8, 0.8))
    table.click(table.view.mapFromScene(at))
    assert table.selection == "7c"


def test_widgets_are_in_place_over_a_scaled_down_table(lay: Lay) -> None:
    table = lay(["7c 7d 7h 7s Kc", ""], upcard="9s")
    table.wishes.log_shown = True
    view = table.view
    view.setTransform(QTransform.fromScale(0.5, 0.5))
    view.scene_.arranged.emit()
    view.want(tuple(map(Move.parse, ("meld 7c 7d 7h", "meld 7c 7d 7s"))))
    arrangement = view.scene_.arrangement
    row = view.mapFromScene(QRectF(*arrangement.row)).boundingRect()
    assert view.moves.geometry().right() < view.width() / 2
    assert view.moves.t == pytest.approx(arrangement.t / 2)
    assert abs(view.chooser.geometry().bottom() + 5 - row.top()) <= 1
    assert abs(view.chooser.geometry().right() - row.right()) <= 2
    assert view.areas.hand.geometry().right() < view.width() / 2


def test_undoing_a_turn_clicked_in_the_list_removes_its_highlight(joined: Table) -> None:
    joined.wishes.set("log_shown", True)
    moves = joined.view.moves
    QApplication.processEvents()
    rows = moves.model().rowCount()
    last = moves.model().index(rows - 1, 0)
    QTest.mouseClick(moves.viewport(), LEFT, NO_KEY, moves.visualRect(last).center())
    joined.game.undo()
    assert moves.model().rowCount() == rows - 1
    cards = joined.view.scene_.cards.sprites.values()
    veiled = [each.look.veiled for each in cards]
    moves.pointed.emit(())
    assert veiled == [each.look.veiled for each in cards]


@pytest.mark.parametrize("size", [(872, 412), (1024, 600), (1280, 800), (1600, 900)])
def test_the_list_of_moves_covers_no_text_and_its_tab_stays(
    lay: Lay, size: tuple[int, int]
) -> None:
    table = lay(["7c 8c 9c 4d 5d 6d 7d", ""], size=size)
    table.game.play("draw")
    bar, moves = table.view.bar, table.view.moves

    def stands() -> list[QRect]:
        row = [button.geometry() for button in bar.buttons if button.isVisible()]
        lines = [line for line in (bar.sentence, bar.reason) if line.isVisible()]
        return [*row, *(line.sceneBoundingRect().toAlignedRect() for line in lines)]

    before = stands()
    bar.moves.click()
    assert moves.isVisible()
    assert stands() == before
    assert not [each for each in before if each.intersects(moves.geometry())]
    for words in (3, 6, 12, 40):
        said = " ".join(["words"] * words)
        notes: dict[Kind, str] = {"remark": said, "hint": f"{said}\n{said}"}
        for kind, text in notes.items():
            bar.caption.say(kind, text)
            seen = moves.geometry() if moves.isVisible() else QRect()
            assert not [each for each in stands() if each.intersects(seen)], (kind, words)
            assert bar.moves.geometry() in before
            bar.caption.say(kind, "")
            assert moves.isVisible()
    bar.moves.click()
    assert not moves.isVisible()
    assert stands() == before


def test_shift_click_selects_up_to_there(table: Table) -> None:
    table.click(table.card("7c"))
    table.click(table.card("9c"), SHIFT)
    assert table.selection == "7c 8c 9c"


def test_a_rubber_band_selects_the_cards_it_touches(table: Table) -> None:
    first, second = (table.card(card) for card in table.hand.split()[:2])
    table.drag(first + QPoint(-60, 40), second + QPoint(2, 30))
    assert len(table.selection.split()) == 2
    assert table.game.submitted == []


def test_a_flat_rubber_band_selects_the_cards_it_crosses(table: Table) -> None:
    first, second = (table.card(card) for card in table.hand.split()[:2])
    start = first + QPoint(-60, 40)
    table.drag(start, QPoint(second.x() + 2, start.y()))
    assert len(table.selection.split()) == 2


def test_a_quickly_drawn_rubber_band_selects_too(table: Table) -> None:
    first, second = (table.card(card) for card in table.hand.split()[:2])
    start = first + QPoint(-60, 40)
    table.press(start)
    table.point(start + QPoint(0, 30))
    QTest.mouseRelease(table.port, LEFT, NO_KEY, second + QPoint(2, 30))
    assert len(table.selection.split()) == 2


def test_a_rubber_band_selects_a_card_by_any_visible_part(table: Table) -> None:
    view, hand = table.view, table.view.scene_.hand_places
    last, other = hand[-1], hand[6]

    def frame_from_above(spot: Spot, part: float) -> None:
        table.view.state.hand.select(())
        corner = view.mapFromScene(*spot.at(part, 0.2))
        table.drag(corner - QPoint(0, 60), corner + QPoint(4, 0))

    for part in (0.1, 0.5, 0.9):  # no card covers the last one
        frame_from_above(last.spot, part)
        assert str(last.card) in table.selection.split()
    for part in (0.1, 0.3):  # only this much of it is uncovered
        frame_from_above(other.spot, part)
        assert table.selection == str(other.card)


def test_a_click_on_the_own_meld_area_melds_the_selection(table: Table) -> None:
    table.click(table.stock())
    for card in ("7c", "8c", "9c"):
        table.click(table.card(card))
    table.click(table.zone("new_meld"))
    assert table.game.submitted == ["draw", "meld 7c 8c 9c"]


def test_the_meld_button_shows_only_for_a_meld(table: Table) -> None:
    button = table.view.bar.meld
    table.click(table.stock())
    table.click(table.card("7c"))
    table.click(table.card("8c"))
    assert not button.isVisible()
    table.click(table.card("9c"))
    assert button.isVisible()
    QTest.mouseClick(button, LEFT)
    assert table.game.submitted == ["draw", "meld 7c 8c 9c"]
    assert not button.isVisible()


def test_a_click_on_the_pile_discards_the_selection(table: Table) -> None:
    table.click(table.stock())
    table.click(table.card("2d"))
    table.click(table.card("7s"))
    assert table.game.submitted == ["draw", "discard 2d"]


def test_a_click_on_a_meld_lays_off_the_selection(joined: Table) -> None:
    joined.click(joined.card("Tc"))
    joined.click(joined.zone("meld", 1))
    assert joined.game.submitted == ["lay Tc > m1+"]


def test_a_double_click_lays_off_a_card_that_fits(joined: Table) -> None:
    joined.double_click(joined.card("Tc"))
    assert joined.game.submitted == ["lay Tc > m1+"]


def test_a_double_click_discards_a_card_that_fits_nowhere(joined: Table) -> None:
    joined.double_click(joined.card("2d"))
    assert joined.game.submitted == ["discard 2d"]


def test_dragging_right_after_a_click_is_not_a_double_click(joined: Table) -> None:
    card, to = joined.card("2d"), joined.zone("new_meld")
    joined.click(card)
    QTest.mouseDClick(joined.port, LEFT, NO_KEY, card)
    for part in (0.3, 0.7, 1.0):
        QTest.mouseMove(joined.port, card + (to - card) * part)
    assert joined.game.submitted == []
    assert joined.view.pointer.held is not None
    QTest.mouseRelease(joined.port, LEFT, NO_KEY, to)
    assert joined.game.submitted == []


def test_a_double_click_before_drawing_says_why_not(table: Table) -> None:
    table.double_click(table.card("2d"))
    assert table.game.submitted == []
    assert table.captions[-1] == "You have not drawn yet. Draw, or take a discard."
    assert not table.selection


def test_a_card_that_fits_two_melds_asks(lay: Lay) -> None:
    table = lay(["Tc 2d", "7c 8c 9c Td Th Ts"], upcard="Ks", stock="Ac Ad Ah")
    for move in ("draw", "discard Ac", "draw", "meld 7c 8c 9c", "meld Td Th Ts", "discard Ad"):
        table.game.play(move)
    table.game.play("draw")
    table.double_click(table.card("Tc"))
    assert table.game.submitted == []
    assert len(table.question) == 3
    table.choose("high end: 7♣ 8♣ 9♣")
    assert table.game.submitted == ["lay Tc > m1+"]
    assert not table.question


def test_dropping_a_card_on_one_of_two_melds_does_not_ask(lay: Lay) -> None:
    table = lay(["Tc 2d", "7c 8c 9c Td Th Ts"], upcard="Ks", stock="Ac Ad Ah")
    for move in ("draw", "discard Ac", "draw", "meld 7c 8c 9c", "meld Td Th Ts", "discard Ad"):
        table.game.play(move)
    table.game.play("draw")
    table.drag(table.card("Tc"), table.zone("meld", 2))
    assert table.game.submitted == ["lay Tc > m2"]


def test_a_joker_with_several_roles_asks(lay: Lay) -> None:
    table = lay(["6c 7c *1 2d", ""], upcard="Ks", stock="Ac", rulebook="500-rum-pl")
    table.game.play("draw")
    for card in ("6c", "7c", "*1"):
        table.click(table.card(card))
    table.drag(table.card("7c"), table.zone("new_meld"))
    assert table.game.submitted == []
    assert table.view.chooser.isVisible()
    table.choose("(8♣)")
    assert table.game.submitted == ["meld 6c 7c *1=8c"]


def test_a_click_elsewhere_or_escape_closes_the_question(lay: Lay) -> None:
    table = lay(["6c 7c *1 2d", ""], upcard="Ks", stock="Ac", rulebook="500-rum-pl")
    table.game.play("draw")
    for _ in range(2):
        table.view.state.hand.select(
            [c for c in table.view.state.hand.cards if str(c) in ("6c", "7c", "*1")]
        )
        table.click(table.zone("new_meld"))
        assert table.view.chooser.isVisible()
        press(Qt.Key.Key_Escape, to=table.view.chooser)
        assert not table.view.chooser.isVisible()
    assert table.game.submitted == []


def test_a_question_stands_out_from_the_table(lay: Lay) -> None:
    table = lay(["6c 7c 8c 9d Th Js", ""], upcard="*1", stock="Ks", rulebook="rommy-dk")
    frame = table.view.chooser
    state = table.view.state
    frame.ask("The discard pile", (), state.view, "Put them back", state.hand.cards)
    picture = frame.grab().toImage()
    theme = table.view.scene_.art.theme
    middle = picture.height() // 2
    assert picture.pixelColor(0, middle).name() == theme.accent
    assert picture.pixelColor(6, middle).name() == theme.panel
    assert all(frame.rect().adjusted(10, 8, -10, -8).contains(b.geometry()) for b in frame.buttons)


def test_taking_the_whole_pile_asks_before_a_price_is_paid(lay: Lay) -> None:
    table = lay(["5d 6d 9s Kc", ""], upcard="7c", stock="2s 3h 3d", rulebook="femhundra")
    for move in ("draw", "discard Kc", "draw", "discard 3h"):
        table.game.play(move)
    button = table.view.bar.whole_pile
    assert button.text() == "Take all 3 (−100)", "nothing could be done but pay"
    QTest.mouseClick(button, LEFT)
    assert table.game.submitted == [], "it asks first"
    table.choose("Do it  −100")
    assert table.game.submitted == ["take 7c"], "nothing is paid yet"
    assert table.view.bar.concede.isVisible()
    QTest.mouseClick(table.view.bar.concede, LEFT)
    assert table.game.submitted == ["take 7c", "concede"], "nothing else is legal: no question"
    assert not table.view.bar.concede.isVisible()


def test_paying_although_a_meld_is_possible_asks_first(lay: Lay) -> None:
    table = lay(["5d 6d 9s Kc", ""], upcard="7d", stock="2s 3h 3d", rulebook="femhundra")
    for move in ("draw", "discard Kc", "draw", "discard 3h", "take 7d"):
        table.game.play(move)
    QTest.mouseClick(table.view.bar.concede, LEFT)
    press(Qt.Key.Key_Return, to=table.view.focusWidget())  # the focus is on "no"
    assert table.game.submitted == []
    QTest.mouseClick(table.view.bar.concede, LEFT)
    table.choose("Pay 100 points")
    assert table.game.submitted == ["concede"]


def test_sort_buttons_order_the_hand(table: Table) -> None:
    QTest.mouseClick(table.view.bar.sorts["rank"], LEFT)
    assert table.hand == "2d 7c 7d 7h 8c 9c Qd"
    QTest.mouseClick(table.view.bar.sorts["melds"], LEFT)
    assert table.hand.startswith("7c 8c 9c")
    assert table.view.bar.sorts["melds"].isChecked()
    QTest.mouseClick(table.view.bar.sorts["melds"], LEFT)
    assert table.view.bar.sorts["melds"].isChecked(), "the hand lies so still"


def test_the_active_sort_button_has_room_for_bold_text(table: Table) -> None:
    for button in table.view.bar.sorts.values():
        bold = QFont(button.font())
        bold.setWeight(QFont.Weight.DemiBold)
        assert button.width() > QFontMetricsF(bold).horizontalAdvance(button.text()) + 2 * PADDING


def test_undo_returns_the_cards(table: Table) -> None:
    table.click(table.stock())
    table.double_click(table.card("2d"))
    table.game.undo()
    assert "2d" in table.hand
    assert table.at_rest()


def test_after_a_round_the_table_offers_the_next(lay: Lay) -> None:
    few = RULEBOOKS["500-rum-de"].replace(hand_sizes=(3,) * 7)
    table = lay(["7c 8c 9c", ""], upcard="2h", stock="3h", rules=few)
    button = table.view.bar.next_round
    assert not button.isVisible()
    assert all(order.isVisible() for order in table.view.bar.sorts.values())
    table.game.play("draw")
    table.game.play("meld 7c 8c 9c")
    table.game.play("discard 3h")
    assert table.game.round.over
    assert not [b for b in table.view.bar.sorts.values() if b.isVisible()], "nothing to sort"
    wanted: list[str] = []
    table.view.bar.next_round.clicked.connect(lambda: wanted.append("next round"))
    QTest.mouseClick(button, LEFT)
    assert wanted == ["next round"]


def test_a_click_on_a_discard_takes_it_while_cards_are_selected(table: Table) -> None:
    table.click(table.card("7c"))
    table.click(table.card("7d"))
    table.click(table.card("7s"))
    assert table.game.submitted == ["take 7s"]


@pytest.mark.parametrize("by", ["click", "drag"])
def test_two_selected_cards_cannot_be_discarded(by: str, table: Table) -> None:
    table.click(table.stock())
    table.click(table.card("Qd"))
    table.click(table.card("2d"))
    if by == "click":
        table.click(table.zone("discard"))
    else:
        table.drag(table.card("Qd"), table.zone("discard"))
    assert table.game.submitted == ["draw"]
    assert table.captions[-1] == "You discard one card: choose just that one."


def test_pointing_at_an_answer_highlights_it(lay: Lay) -> None:
    table = lay(["5h 6h *1", ""], upcard="2d", stock="2s", rulebook="500-rum-pl")
    table.click(table.stock())
    for card in ("5h", "6h", "*1"):
        table.click(table.card(card))
    QTest.mouseClick(table.view.bar.meld, LEFT)
    first, second, _none = table.view.chooser.buttons
    assert first.hasFocus()
    QTest.mouseMove(table.view.chooser, second.geometry().center())
    QTest.mouseMove(second)
    assert second.hasFocus()


@pytest.mark.parametrize("home", ["pile", "hand"])
def test_a_covered_card_can_be_raised_and_seen_whole(home: str, table: Table) -> None:
    for move in ("draw", "discard 2d", "draw", "discard Kc", "draw", "discard 6d"):
        table.game.play(move)
    card = Card.parse("7s" if home == "pile" else "8c")
    scene, played, point = table.view.scene_, list(table.game.submitted), table.card(str(card))

    def is_whole() -> bool:
        place = scene.places[card.index]
        return place.spot.shown == RATIO and place.layer in (Layer.WHOLE, Layer.HAND_WHOLE)

    assert not is_whole()
    QTest.mouseClick(table.port, RIGHT, NO_KEY, point)
    assert is_whole(), "until the pointer leaves"
    table.point(QPoint(5, 5))
    assert not is_whole()
    assert table.game.submitted == played
    assert table.selection == ""


def test_a_raised_card_that_is_taken_is_no_longer_raised(lay: Lay) -> None:
    table = lay(["2d", "7c 7d 7h"], upcard="7s")
    for move in ("draw", "discard 2d"):
        table.game.play(move)
    QTest.mouseClick(table.port, RIGHT, NO_KEY, table.card("7s"))
    assert table.view.scene_.pose.whole
    table.game.play("take 7s")
    assert not table.view.scene_.pose.whole
    assert table.game.submitted == []


def test_an_undo_clears_the_selection(table: Table) -> None:
    table.game.play("draw")
    table.click(table.card("7c"))
    assert table.selection == "7c"
    table.game.undo()
    assert table.selection == ""


def test_the_list_of_moves_hides_when_melds_need_its_room(lay: Lay) -> None:
    table = lay(["Jc Jd Jh 3h 4h 5h 9c 9d 9h Tc Td Th Kd", ""], upcard="4s", stock="Ac")
    view, tab = table.view, table.view.bar.moves
    QTest.mouseClick(tab, LEFT)
    for move in ("draw", "meld Jc Jd Jh", "meld 9c 9d 9h", "meld 3h 4h 5h"):
        table.game.play(move)
    assert view.moves.isVisible(), "there is room below them"
    table.game.play("meld Tc Td Th")
    drawer = view.scene_.arrangement.drawer
    assert any(drawer.overlap(meld.box) for meld in view.scene_.arrangement.melds)
    assert not view.moves.isVisible()
    assert not tab.isChecked()
    QTest.mouseClick(tab, LEFT)
    assert view.moves.isVisible()
    table.click(table.card("Kd"))
    assert not view.moves.isVisible()
    assert table.wishes.log_shown, "it comes back where there is room"
