"""Where the ghost cards of a hint appear, and what is said with them."""

import math

import pytest
from PySide6.QtCore import QObject, QRectF, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from rummy_qt.engine import Card, Move
from rummy_qt.engine.cards import CARDS
from rummy_qt.opponents.player import Parts, Way
from rummy_qt.ui.bridge import TableSource
from rummy_qt.ui.table.art import Mark
from rummy_qt.ui.table.hint import ghost_width
from rummy_qt.ui.table.sprites import SilhouetteSprite
from tests.patience import until
from tests.ui.keyboard import press
from tests.ui.mouse import LEFT
from tests.ui.table.conftest import Lay, Table
from tests.ui.tables import cards, ghosts


class Knowing(QObject):
    """A teacher who knows one way immediately."""

    changed = Signal()
    refused = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.told: tuple[str, ...] = ()
        self.ways: tuple[Way, ...] = ()
        self.asking = False

    def ask(self, _: float) -> None:
        self.ways = (Way(tuple(map(Move.parse, self.told)), 20.0, 0.0, 400),)
        self.changed.emit()

    def go_on(self) -> None:
        """Continue after the first move of the way has been played."""
        self.ways = tuple(way._replace(moves=way.moves[1:]) for way in self.ways)
        self.changed.emit()

    def forget(self) -> None:
        self.ways = ()


@pytest.fixture
def teacher(monkeypatch: pytest.MonkeyPatch) -> Knowing:
    teacher = Knowing()
    monkeypatch.setattr(TableSource, "hints", teacher)
    return teacher


def hinted(table: Table, teacher: Knowing, *moves: str) -> list[str]:
    """The ghost cards of this hint."""
    teacher.told = moves
    table.view.ask_for_hint()
    return [str(card) for card, _ in ghosts(table.view.hint)]


def pointed(table: Table, *moves: str) -> list[str]:
    """The ghost cards when these moves are pointed out, as in a review."""
    table.view.hint.ghosts.show(tuple(map(Move.parse, moves)))
    return [str(card) for card, _ in ghosts(table.view.hint)]


def test_a_hint_with_several_plays_shows_only_the_next_step(lay: Lay, teacher: Knowing) -> None:
    """The rest follows step by step; the screen reader and the details give the whole plan."""
    table = lay(["7c 8c Kd 4d 5d 6d", "4s 5s"], upcard="9c")
    plan = ("take 9c", "meld 7c 8c 9c", "meld 4d 5d 6d", "discard Kd")
    meld, take = "Meld 7♣ 8♣ 9♣ (+24).", "Take 9♣."
    steps = [(f"{take} {meld}", ["7c", "8c", "9c"]), (meld, ["7c", "8c", "9c"])]
    steps.append(("Meld 4♦ 5♦ 6♦ (+15). Discard K♦.", ["4d", "5d", "6d", "Kd"]))
    told = list[str]()
    table.view.hint.spoken.connect(told.append)
    hinted(table, teacher, *plan)
    assert "Discard K♦." in table.view.hint.details
    assert "king of diamonds" in told[-1]
    for move, (words, shown) in zip(plan, steps, strict=False):
        assert table.view.hint.text.splitlines()[0] == words
        assert [str(card) for card, _ in ghosts(table.view.hint)] == shown
        risen = {card.index for card in cards(" ".join(shown))}
        assert table.view.scene_.pose.advised == risen, "all that it names, in the hand too"
        table.game.play(move)
        teacher.go_on()


def test_a_hint_requested_after_a_refusal_is_shown_at_once(lay: Lay, teacher: Knowing) -> None:
    """It comes with its button, however it is requested again."""
    table = lay(["7c 8c 9c Kd", ""])
    table.game.play("draw")
    bar, teacher.told = table.view.bar, ("meld 7c 8c 9c",)
    refused = table.card("7c"), table.zone("new_meld")
    table.drag(*refused)
    assert bar.caption.kind() == "remark"
    hint = QAction("Hint", table.view)
    hint.triggered.connect(table.view.ask_for_hint)
    bar.offer(bar.hint, hint)
    QTest.mouseClick(bar.hint, LEFT)
    assert bar.caption.text().startswith("Meld 7♣ 8♣ 9♣ (+24).")
    assert bar.do_it.isVisible()
    assert not bar.why.isVisible()
    table.drag(*refused)
    assert bar.caption.kind() == "remark"
    QTest.mouseClick(bar.hint, LEFT)
    assert bar.do_it.isVisible()


def test_a_hint_and_its_reason_are_centred(lay: Lay) -> None:
    view = lay(["7c 8c 9c Kd", ""]).view
    for text in ("Discard K♦.\nAbout 5 points worse: discard 9♣.", "Draw from the stock.\nSo."):
        view.bar.advise(text, "", follow=True)
        axis, button = view.scene_.arrangement.size.axis, view.bar.do_it.geometry()
        assert (view.bar.sentence.x() + button.x() + button.width()) / 2 == pytest.approx(
            axis, abs=2
        )
        assert view.bar.reason.sceneBoundingRect().center().x() == pytest.approx(axis, abs=2)


def test_a_drag_hides_the_hint_and_shows_its_own_preview(lay: Lay, teacher: Knowing) -> None:
    table = lay(["7c 8c 9c Kd", ""])
    table.game.play("draw")
    hinted(table, teacher, "meld 7c 8c 9c", "discard Kd")
    assert table.view.hint.ghosts.boxes
    table.carry(table.card("Kd"), table.zone("discard"))
    assert table.told == "Discard K♦"
    table.view.pointer.cancel()
    assert not table.view.hint.shown
    assert not table.view.hint.ghosts.boxes
    assert not table.view.bar.reason.isVisible()


def test_during_a_hint_only_hinted_cards_have_brass_edges(lay: Lay) -> None:
    table = lay(["7c 8c 4d 5d", ""], upcard="9c")
    table.game.play("take 9c")
    nine, scene = Card.parse("9c"), table.view.scene_
    assert scene.pose.due == {nine.index}
    table.view.hint.ghosts.show((Move.parse("discard 4d"),))
    assert scene.pose.due == frozenset()
    table.view.hint.ghosts.show(())
    assert scene.pose.due == {nine.index}


def test_buttons_stay_while_a_hint_is_being_searched(lay: Lay, teacher: Knowing) -> None:
    table = lay(["7c 8c 9c Kd", ""])
    table.game.play("draw")
    bar = table.view.bar
    assert bar.lay_all.isVisible()
    before = bar.hint.geometry()
    teacher.asking = True
    teacher.changed.emit()
    until(lambda: table.view.hint.shown, QTest.qWait)
    assert "Trying out" in bar.caption.text()
    assert bar.lay_all.isVisible()
    assert bar.hint.geometry() == before


def test_the_list_of_moves_hides_where_a_hint_has_outlines(lay: Lay, teacher: Knowing) -> None:
    table = lay(["7c 8c 9c 4d 5d 6d Kd", ""])
    for move in ("draw", "meld 7c 8c 9c"):
        table.game.play(move)
    moves, tab = table.view.moves, table.view.bar.moves
    tab.click()
    assert moves.isVisible()
    hinted(table, teacher, "meld 4d 5d 6d", "discard Kd")
    drawer = table.view.scene_.arrangement.drawer
    assert any(map(drawer.overlap, table.view.hint.ghosts.boxes)), "it would lie there"
    assert not moves.isVisible()
    assert not tab.isChecked()
    press(Qt.Key.Key_Escape, to=table.view)
    assert moves.isVisible()
    table.view.ask_for_hint()
    assert not moves.isVisible()
    tab.click()
    assert moves.isVisible()
    assert not table.view.hint.shown, "one of both lies there"
    teacher.forget()
    hinted(table, teacher, "discard Kd")
    table.view.ask_for_hint()
    assert table.view.hint.shown
    assert moves.isVisible(), "nothing of it lies there"


def test_ghosts_of_new_melds_are_where_the_cards_will_lie(lay: Lay) -> None:
    table = lay(["7c 8c 9c 4d 5d 6d 7d", ""])
    table.game.play("draw")
    found = pointed(table, "meld 7c 8c 9c", "meld 4d 5d 6d 7d")
    assert found == ["7c", "8c", "9c", "4d", "5d", "6d", "7d"]
    seen = [spot[:2] for _, spot in ghosts(table.view.hint)]
    table.game.play("meld 7c 8c 9c")
    table.game.play("meld 4d 5d 6d 7d")
    places = table.view.scene_.arrangement.places
    assert seen == [places[card.index].spot[:2] for card in cards(" ".join(found))]


@pytest.mark.parametrize(
    "moves",
    [
        ("lay Tc > m1+", "meld 4d 5d 6d 7d", "lay Jc > m1+", "discard Ks"),
        ("meld 4d 5d 6d 7d", "lay 8d > m2+", "lay Tc > m1+", "discard Ks"),
    ],
    ids=" ".join,
)
def test_ghosts_are_at_the_final_places_even_if_melds_grow(
    lay: Lay, moves: tuple[str, ...]
) -> None:
    table = lay(["7c 8c 9c Tc Jc 4d 5d 6d 7d 8d Ks 2h", ""], size=(1500, 760))
    table.game.play("draw")
    table.game.play("meld 7c 8c 9c")
    pointed(table, *moves)
    seen = {card: spot for card, spot in ghosts(table.view.hint) if card and str(card) != "Ks"}
    for move in moves:
        table.game.play(move)
    lies = {card: table.view.scene_.arrangement.places[card.index].spot for card in seen}
    assert len(seen) == sum(len(Move.parse(move).cards) for move in moves) - 1
    for card, (x, y, *_) in seen.items():
        there = lies[card]
        aside = x - there.x
        assert y == there.y
        assert aside in (0, pytest.approx((there.w - ghost_width(there.w)) / 2)), (
            "outwards at an end"
        )


def test_ghosts_of_a_hint_appear_gradually_or_at_once_on_a_click(
    lay: Lay, teacher: Knowing
) -> None:
    table = lay(["7c 8c 9c 4d 5d 6d 7d", ""])
    table.game.play("draw")
    table.wishes.set("animation_speed", 1.0)
    hinted(table, teacher, "meld 7c 8c 9c")
    scene, seen = table.view.scene_, [g for g in table.view.hint.ghosts._cards if g.isVisible()]
    opacities = []
    for at in (0, 60, 120):
        scene.motion.pause()
        scene.motion.setCurrentTime(at)
        opacities.append({ghost.opacity() for ghost in seen})
    first, later, last = (each.pop() for each in opacities)
    assert 0 <= first < later < last < 1
    scene.finish()
    assert {ghost.opacity() for ghost in seen} == {1.0}


def test_the_next_step_of_a_hint_appears_once_the_last_has_landed(
    lay: Lay, teacher: Knowing
) -> None:
    """A key pressed earlier finishes all motion and shows the step: no move is played unseen."""
    table = lay(["7c 8c 9c 4d 5d 6d Kd", ""])
    table.game.play("draw")
    table.wishes.set("animation_speed", 1.0)
    hinted(table, teacher, "meld 7c 8c 9c", "meld 4d 5d 6d", "discard Kd")
    view, motion = table.view, table.view.scene_.motion
    motion.finish()
    first, submitted = view.hint.text, table.game.submitted
    table.game.changed.connect(lambda _: teacher.go_on())
    view.follow_hint()
    motion.pause()
    while motion.told_until < math.inf:
        assert not view.bar.caption.text().strip()
        assert view.bar.do_it.isHidden(), "what was pressed goes at once"
        assert not ghosts(view.hint)
        motion.setCurrentTime(motion.currentTime() + 10)
    assert view.hint.text.strip() not in {"", first}
    assert [str(card) for card, _ in ghosts(view.hint)] == ["4d", "5d", "6d"]
    view.follow_hint()
    assert motion.busy
    view.follow_hint()
    assert submitted == ["meld 7c 8c 9c", "meld 4d 5d 6d"]
    assert view.hint.text.startswith("Discard K♦.")
    view.follow_hint()
    assert submitted == ["meld 7c 8c 9c", "meld 4d 5d 6d", "discard Kd"]


def test_asking_during_motion_shows_the_next_step_of_the_same_hint(
    lay: Lay, teacher: Knowing
) -> None:
    table = lay(["7c 8c 9c 4d 5d 6d Kd", ""])
    table.game.play("draw")
    table.wishes.set("animation_speed", 1.0)
    hinted(table, teacher, "meld 7c 8c 9c", "meld 4d 5d 6d", "discard Kd")
    best = teacher.ways[0]
    teacher.ways = best, best._replace(moves=best.moves[::2])
    table.game.changed.connect(lambda _: teacher.go_on())
    table.view.follow_hint()
    table.view.ask_for_hint()
    assert "4d" in {str(card) for card, _ in ghosts(table.view.hint)}
    table.view.ask_for_hint()
    assert table.view.hint.text.startswith("Or: discard K♦.")


def test_a_hint_on_a_call_shows_the_better_choice_first(lay: Lay, teacher: Knowing) -> None:
    """Letting pass has no moves, like the remainder of a hint when none was shown before."""
    hands, stock = ["4c 4d 4h 9s Jd", "4s Qh", "Kc"], "6h 7h 8h 9h Th"
    table = lay(hands, upcard="2c", stock=stock, rulebook="rommy-dk")
    others = "draw", "discard 7h", "draw", "discard 8h"
    before = "draw", "discard 9s", *others, "draw", "meld 4c 4d 4h", "discard Jd"
    for move in (*before, "draw", "discard 4s"):
        table.game.play(move)
    call = Way((Move.parse("claim > m1"),), 20.0, 0.0, 400)
    teacher.ways = call, call._replace(moves=(), mean=5.0)
    teacher.changed.emit()
    assert table.view.hint.way == call


def test_a_hinted_take_and_meld_is_shown_only_in_the_meld(lay: Lay, teacher: Knowing) -> None:
    """A later discard would overlap the card that is to be taken now."""
    table = lay(["7c 8c Kd 4d", ""], upcard="9c")
    way = "take 9c", "meld 7c 8c 9c", "discard Kd"
    assert hinted(table, teacher, *way) == ["7c", "8c", "9c"]
    assert "K♦" not in table.view.hint.text.splitlines()[0]


@pytest.mark.parametrize("moves", [(), ("pass",), ("claim",), ("concede",), ("peek",)])
def test_hints_that_put_no_card_down_have_no_ghosts(
    lay: Lay, teacher: Knowing, moves: tuple[str, ...]
) -> None:
    table = lay(["7c 8c Kd 4d", ""])
    assert not hinted(table, teacher, *moves)
    assert table.view.hint.shown


@pytest.mark.parametrize("size", [(880, 440), (1280, 760), (2200, 1200)])
def test_a_hint_is_shown_with_one_button_that_plays_it(
    lay: Lay, teacher: Knowing, size: tuple[int, int]
) -> None:
    table = lay(["7c 8c 9c Kd 4d", "", ""], size=size)
    hinted(table, teacher, "draw")
    bar, view = table.view.bar, table.view
    held = len(table.game.round.hand(0))
    assert bar.caption.text().startswith("Draw from the stock.")
    quiet = "corner", "tab"
    in_the_row = {button for button in bar.buttons if button.property("kind") not in quiet}
    assert set(filter(QWidget.isVisible, in_the_row)) == {bar.do_it}
    QTest.mouseClick(bar.do_it, LEFT)
    assert len(table.game.round.hand(0)) == held + 1
    view.hint.put_away()
    assert bar.do_it.isHidden()
    assert bar.caption.text() == table.view.scene_.teller.now.prompt


def test_a_ghost_is_a_small_card_within_its_outline(lay: Lay, teacher: Knowing) -> None:
    table = lay(["7c 8c 9c Kd 4d", ""])
    table.game.play("draw")
    hinted(table, teacher, "meld 7c 8c 9c")
    slots = table.view.scene_.landing(Move.parse("meld 7c 8c 9c"))
    for (_, ghost), slot in zip(ghosts(table.view.hint), slots, strict=True):
        assert ghost[:3] == pytest.approx((slot.x, slot.y, 0.72 * slot.w))
    (outline,) = [each for each in table.view.hint.ghosts._outlines if each.isVisible()]
    assert outline.sceneBoundingRect().width() > 1.5 * slots[0].w
    ground = outline.pixmap().toImage()
    assert ground.pixelColor(ground.rect().center()).alphaF() < 0.2, "the cloth in shade"


def test_ghosts_of_a_lay_off_cover_no_card_of_the_meld(lay: Lay) -> None:
    table = lay(["7c 8c 9c 6c 5c Kd 4d", ""])
    for move in ("draw", "meld 7c 8c 9c"):
        table.game.play(move)
    pointed(table, "lay 6c > m1-", "lay 5c > m1-")
    lowest = table.view.scene_.arrangement.places[Card.parse("7c").index]
    spots = {str(card): spot for card, spot in ghosts(table.view.hint)}
    assert spots["5c"].x < spots["6c"].x < lowest.spot.x - 20
    seen = sorted(table.view.hint.ghosts._cards, key=lambda ghost: ghost.x())
    five, six = (ghost.zValue() for ghost in seen if ghost.isVisible())
    assert five < six < lowest.layer, "of each the index is seen"
    (outline,) = [each for each in table.view.hint.ghosts._outlines if each.isVisible()]
    assert outline.zValue() < lowest.layer
    assert 0 < outline.sceneBoundingRect().x() < lowest.spot.box.x - 20


def test_a_ghost_within_a_set_is_shown_whole_at_its_end(lay: Lay, teacher: Knowing) -> None:
    table = lay(["Ac Ad As Ah Kd", ""])
    for move in ("draw", "meld Ac Ad As"):
        table.game.play(move)
    hinted(table, teacher, "lay Ah > m1")
    last = table.view.scene_.places[Card.parse("As").index]
    ((_, ghost),) = ghosts(table.view.hint)
    assert ghost.box.x > last.spot.box.x + 0.25 * last.spot.w, "its index is seen"
    assert ghost.box.right > last.spot.box.right
    (outline,) = [each for each in table.view.hint.ghosts._outlines if each.isVisible()]
    assert outline.zValue() > last.layer


def test_the_background_of_a_ghost_covers_no_card(lay: Lay, teacher: Knowing) -> None:
    table = lay(["7c 8c 9c Tc Kd 4d", ""])
    for move in ("draw", "meld 7c 8c 9c"):
        table.game.play(move)
    assert hinted(table, teacher, "lay Tc > m1+") == ["Tc"]
    (outline,) = [each for each in table.view.hint.ghosts._outlines if each.isVisible()]
    ground = outline.pixmap().toImage()
    assert ground.pixelColor(ground.rect().center()).alpha() == 0


def test_all_ghosts_of_a_meld_below_the_pile_stand_together(lay: Lay, teacher: Knowing) -> None:
    table = lay(["7c 8c 9c Tc Jc Kd 4d", ""], upcard="2c", size=(760, 1000))
    table.game.play("draw")
    hinted(table, teacher, "meld 7c 8c 9c Tc Jc")
    slots = table.view.scene_.landing(Move.parse("meld 7c 8c 9c Tc Jc"))
    assert [spot[:2] for _, spot in ghosts(table.view.hint)] == [slot[:2] for slot in slots]


def test_the_ghost_of_a_discard_is_on_the_empty_pile(lay: Lay, teacher: Knowing) -> None:
    table = lay(["7c 8c 9c Kd", ""], upcard="Tc")
    table.game.play("take Tc")
    table.game.play("meld 7c 8c 9c Tc")
    hinted(table, teacher, "discard Kd")
    slot, outline = table.view.scene_.furniture.covered, table.view.hint.ghosts._outlines[0]
    assert slot.isVisible()
    assert slot.rotation() == outline.rotation() != 0
    assert (slot.pos() - outline.pos()).manhattanLength() <= 1


def test_the_place_of_a_discard_is_outlined_and_not_the_top_card(
    lay: Lay, teacher: Knowing
) -> None:
    """Whether hinted or selected: a frame on the top card would look as if that were swapped."""
    table = lay(["7c 8c 9c Kd 4d", ""], upcard="2c")
    table.game.play("draw")
    assert not hinted(table, teacher, "discard Kd")
    scene, [last] = table.view.scene_, table.view.scene_.state.discards.values
    lies = scene.cards.sprites[last.index]
    slot = QRectF(*scene.arrangement.next_discard.box)

    def outlined(outlines: list[SilhouetteSprite]) -> bool:
        [outline] = [each for each in outlines if each.isVisible()]
        assert (lies.look.mark, lies.look.veiled) == (Mark.NONE, False)
        assert outline.zValue() < lies.zValue()
        around = outline.sceneBoundingRect()
        return around.contains(slot) and around.width() < 1.3 * slot.width()

    assert outlined(table.view.hint.ghosts._outlines)
    table.view.hint.put_away()
    table.view.state.hand.select(cards("Kd"))
    assert outlined(scene.lights._silhouettes)


def beside_a_joker(lay: Lay) -> Table:
    """The person has drawn, and holds the card that a joker on the table stands for."""
    hands = ["7c 4d 5d 6d Ks 2d 3d", "6c *1 8c Jh Js"]
    table = lay(hands, upcard="9s", stock="Qc Qd Qh Qs Ac Ad Ah", rulebook="rommy-dk")
    for move in ("draw", "discard 2d", "draw", "discard Jh", "draw", "discard 3d", "draw"):
        table.game.play(move)
    for move in ("meld 6c *1=7c 8c", "discard Js", "draw"):
        table.game.play(move)
    return table


def test_a_hinted_swap_marks_the_joker(lay: Lay, teacher: Knowing) -> None:
    table = beside_a_joker(lay)
    assert not hinted(table, teacher, "swap 7c > m1")
    assert not any(each.isVisible() for each in table.view.hint.ghosts._outlines)
    worn = {str(s.card): s.look.mark for s in table.view.scene_.cards.sprites.values()}
    assert [card for card, mark in worn.items() if mark == Mark.ADVISED] == ["7c", "*1=7c"]


def test_a_hinted_card_flies_like_any_other(lay: Lay, teacher: Knowing) -> None:
    table = lay(["7c 8c 9c Kd 4d", ""])
    table.game.play("draw")
    hinted(table, teacher, "discard Kd")
    table.wishes.set("animation_speed", 1.0)
    table.game.play("discard Kd")
    legs = table.view.scene_.motion.legs
    assert [leg.flight is not None for leg in legs if leg.sprite.card == Card.parse("Kd")] == [True]


def test_only_the_hinted_card_is_raised_with_a_brass_edge(lay: Lay, teacher: Knowing) -> None:
    table = lay(["7c 8c 9c Kd 4d", ""])
    table.game.play("draw")
    scene, king = table.view.scene_, Card.parse("Kd")
    hinted(table, teacher, "discard Kd")
    worn = {place.card: scene.cards._look(place).mark for place in scene.hand_places}
    assert {card for card, mark in worn.items() if mark is not Mark.NONE} == {king}
    lies = {place.card.index: place.spot.y for place in scene.arrangement.hand}
    risen = {place.card for place in scene.hand_places if place.spot.y < lies[place.card.index]}
    assert risen == {king}
    table.view.hint.put_away()
    assert scene.places[king.index] == scene.arrangement.places[king.index]
    marks = {scene.cards._look(place).mark for place in scene.hand_places}
    assert marks == {Mark.NONE}


def test_a_hint_for_another_position_marks_nothing(lay: Lay) -> None:
    """As in a review that continues after a mistake: the discard in question is no longer there."""
    table = lay(["7d 7h 2d Kc", "8c 9c Ts 3h"], upcard="7c", stock="Jh 3c 6s")
    better = "take 7c", "meld 7c 7d 7h", "discard 2d"
    table.view.hint.ghosts.show(tuple(map(Move.parse, better)))
    assert [card for card, _ in ghosts(table.view.hint)] == cards("7c 7d 7h")
    for move in ("draw", "discard Kc", "take 7c"):
        table.game.play(move)
        assert not ghosts(table.view.hint)
        assert not table.view.scene_.pose.advised


def test_selecting_a_card_hides_the_hint_and_shows_its_actions(lay: Lay, teacher: Knowing) -> None:
    table = lay(["7c 8c 9c Kd", ""])
    table.game.play("draw")
    hinted(table, teacher, "discard Kd")
    for card in ("7c", "8c", "9c"):
        table.click(table.card(card))
    assert not table.view.hint.shown
    assert table.view.bar.meld.isVisible()
    assert table.view.bar.do_it.isHidden()


def test_a_hinted_take_highlights_all_cards_that_come_along(lay: Lay, teacher: Knowing) -> None:
    table = lay(["7d 7h 2d Kc", "8c 9c Ts 3h"], upcard="7c", stock="Jh 3c 6s")
    for move in ("draw", "discard Kc", "draw", "discard Ts"):
        table.game.play(move)
    hinted(table, teacher, "take 7c", "meld 7c 7d 7h", "discard 2d")
    scene = table.view.scene_
    assert {CARDS[index] for index in scene.pose.advised} == set(cards("7c Kc Ts 7d 7h"))
    pile = [scene.cards._look(place) for place in scene.places.values() if place.home == "pile"]
    assert [wear.mark for wear in pile] == [Mark.ADVISED, Mark.NONE, Mark.NONE]
    assert not any(wear.veiled for wear in pile)


def test_discards_that_a_hinted_take_leaves_are_shaded(lay: Lay, teacher: Knowing) -> None:
    table = lay(["7d 7h Td Th Kc", "9c 9s"], upcard="7c", stock="Jh 3c 6s")
    for move in ("draw", "discard Kc", "draw", "discard 9c", "draw", "discard 6s", "draw"):
        table.game.play(move)
    table.game.play("discard 9s")
    scene = table.view.scene_

    def veiled() -> list[bool]:
        lies = [place for place in scene.places.values() if place.home == "pile"]
        return [scene.cards._look(place).veiled for place in lies]

    assert not veiled()[0]
    hinted(table, teacher, "take 9s")
    assert veiled() == [True, True, True, True, False]


def test_a_refusal_hides_the_button_of_the_hint(lay: Lay, teacher: Knowing) -> None:
    table = lay(["7c 8c 9c Kd 4d", ""])
    table.game.play("draw")
    hinted(table, teacher, "meld 7c 8c 9c")
    bar = table.view.bar
    table.view.want((Move.parse("meld 7c 8c Kd"),))
    assert bar.do_it.isHidden()
    bar.caption.clear_remark()
    assert bar.do_it.isVisible()
    assert bar.caption.text() == table.view.hint.text


def test_a_hint_disappears_when_its_moves_are_played_out_of_order(
    lay: Lay, teacher: Knowing
) -> None:
    table = beside_a_joker(lay)
    found = hinted(table, teacher, "meld 4d 5d 6d", "swap 7c > m1", "discard Ks")
    assert found == ["4d", "5d", "6d"]
    table.game.play("swap 7c > m1")
    assert not ghosts(table.view.hint)


def test_the_button_of_a_hint_has_full_height_beside_its_reason(lay: Lay) -> None:
    view = lay(["7c 8c 9c Kd 4d", ""], size=(1280, 800)).view
    found = []
    for reason in ("", "\nBecause."):
        view.bar.advise(f"7♣ 8♣ 9♣{reason}", "", follow=True)
        found.append(view.bar.do_it.height())
    assert found[0] == found[1]


def test_a_hint_has_the_same_place_with_or_without_a_reason(lay: Lay) -> None:
    for size in (872, 412), (1024, 600), (1280, 800):
        bar = lay(["7c 8c 9c Kd 4d", ""], size=size).view.bar
        plain = bar.sentence.y()
        for reason in ("", "\nBecause."):
            bar.advise(f"7♣ 8♣ 9♣{reason}", "", follow=True)
            assert bar.sentence.y() == pytest.approx(plain, abs=3)
        assert bar.reason.isVisible()


def test_the_shown_pile_does_not_cover_the_button_of_a_hint(lay: Lay, teacher: Knowing) -> None:
    table = lay(["4c", "4s", "Kc"], upcard="2c", rulebook="rommy-dk", size=(1024, 600))
    round_ = table.game.round
    for _ in range(15):
        table.game.play("draw", round_.seat)
        thrown = [move for move in round_.view(round_.seat).legal_moves if move.kind == "discard"]
        table.game.play(str(thrown[0]), round_.seat)
    table.game.play("peek")
    assert table.view.chooser.isVisible()
    worse = Parts(hand=-20.0)
    best = Way((Move("draw"),), 20.0, 0.0, 400)
    teacher.ways = (best, Way((Move("take", round_.view(0).discards[-1:]),), 0.0, 1.0, 400, worse))
    table.view.ask_for_hint()
    assert "\n" in table.view.hint.text, "its reason, above which the button stands higher"
    follow = table.view.bar.do_it
    assert follow.isVisible()
    assert not table.view.chooser.geometry().intersects(follow.geometry())


def test_a_discard_dragged_during_a_hint_is_above_everything(lay: Lay, teacher: Knowing) -> None:
    table = lay(["7d 7h 2d Kc", "8c 9c Ts 3h"], upcard="7c", stock="Jh 3c 6s")
    hinted(table, teacher, "take 7c", "meld 7c 7d 7h", "discard 2d")
    table.carry(table.card("7c"), table.zone("hand"))
    held, sprites = table.view.pointer.held, table.view.scene_.cards.sprites.values()
    assert held is not None
    below = max(sprite.zValue() for sprite in sprites if sprite not in held.sprites)
    assert all(sprite.zValue() > below for sprite in held.sprites)
