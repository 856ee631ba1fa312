"""The game never waits for motion: cut short at any point, it ends as if it had finished.

``test_flights`` checks that only what moved in the game flies.
"""

import math
import sys
from functools import partial
from itertools import pairwise, product

import pytest
from PySide6.QtCore import QAbstractAnimation, QPoint, QPointF
from PySide6.QtGui import QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGraphicsPixmapItem
from pytestqt.qtbot import QtBot

from rummy_qt.engine import RULEBOOKS, Card, Move
from rummy_qt.engine.events import Drew
from rummy_qt.play.game import Change
from rummy_qt.ui.table import RATIO
from rummy_qt.ui.table.arrangement import Box, Layer, badge_on
from rummy_qt.ui.table.choreography import to_stock
from rummy_qt.ui.table.motion import Effect, dissolve
from rummy_qt.ui.table.sprites import HELD, CardSprite, TagSprite
from rummy_qt.ui.table.table_view import TableView
from tests.ui.tables import TableGame

from .conftest import Lay, Table, before_a_swap, middle

HANDS = ["7c 8c 9c 7d 7h Qd 2d", "Kc Kd 2h 3s 5s 9s Td", "4d 4h 4s Jc Ts 6d Ah"]
OTHER_HANDS = [HANDS[0], HANDS[1], "4d 4h 4s Jc Ts 6d 7s"]
MOVES = (
    "draw", "meld 7c 8c 9c", "discard 2d", "draw", "discard 2h", "draw", "meld 4d 4h 4s",
    "discard Ah", "draw", "discard Qd",
)  # fmt: skip

Picture = list[tuple[str, object, float, float, float, bool, bool, bool, float, float]]


def picture(view: TableView) -> Picture:
    """Everything visible of the cards."""
    return sorted(
        (
            str(sprite.card),
            sprite.spot,
            round(sprite.x(), 3),
            round(sprite.y(), 3),
            sprite.zValue(),
            sprite.face_up,
            sprite.transform().isIdentity(),
            sprite.isVisible(),
            sprite.scale(),
            sprite.rotation(),
        )
        for sprite in view.scene_.cards.sprites.values()
    )


def moving(table: Table) -> Table:
    table.wishes.set("animation_speed", 1.0)
    return table


def test_motion_cut_short_at_any_move_ends_in_the_same_picture(lay: Lay) -> None:
    still, cut = (
        lay(HANDS, upcard="7s", stock="Jh 3c 6s"),
        lay(HANDS, upcard="7s", stock="Jh 3c 6s"),
    )
    moving(cut)
    motion = cut.view.scene_.motion
    for at, move in enumerate(MOVES):
        still.game.play(move)
        cut.game.play(move)
        if motion.busy:
            motion.setCurrentTime(motion.totalDuration() * (at % 5) // 5)
        cut.view.scene_.finish()
        assert picture(cut.view) == picture(still.view), move
        assert cut.at_rest()


STEPS = 10
ONE_LAP = "draw, discard Qd, draw, discard 2h, draw, discard 7s"
CUT_SHORT = {
    "draw": ("", "draw"),
    "discard": ("draw, meld 7c 8c 9c", "discard 2d"),
    "meld": ("draw", "meld 7c 8c 9c"),
    "take": (f"{ONE_LAP}, draw, discard 2d, draw, discard 3s, draw, discard Jc", "take 7s"),
    "an opponent's draw": ("draw, discard Qd", "draw"),
    "an opponent's discard": ("draw, discard Qd, draw", "discard 2h"),
    "an opponent's meld": ("draw, discard Qd, draw, discard 2h, draw", "meld 4d 4h 4s"),
    "an opponent's take": ("draw, discard Qd", "take Kh"),
    "round end": (
        f"{ONE_LAP}, take 7s, meld 7d 7h 7s, meld 7c 8c 9c, discard 2d, draw, discard 3s, draw, "
        "discard Ts, draw, lay Tc > m2+",
        "discard Jh",
    ),
}


def just_before(lay: Lay, kind: str) -> tuple[Table, str]:
    """A table at rest whose next move is one of ``CUT_SHORT``, and that move."""
    table = lay(OTHER_HANDS, upcard="Kh", stock="Jh 3c 6s 8h 5c Tc 8d")
    before, move = CUT_SHORT[kind]
    for earlier in before.split(", ") if before else ():
        table.game.play(earlier)
    return table, move


@pytest.mark.parametrize("kind", CUT_SHORT)
def test_motion_cut_short_at_any_frame_ends_as_if_finished(lay: Lay, kind: str) -> None:
    (still, move), (cut, _) = just_before(lay, kind), just_before(lay, kind)
    still.game.play(move)
    pixels = still.view.grab().toImage()
    moving(cut)
    motion = cut.view.scene_.motion
    for step in range(STEPS + 1):
        cut.game.play(move)
        assert motion.busy
        motion.setCurrentTime(motion.totalDuration() * step // STEPS)
        cut.view.scene_.finish()
        assert picture(cut.view) == picture(still.view), step
        assert cut.view.grab().toImage() == pixels, step
        cut.game.undo()
        motion.finish()


def deal(table: Table) -> None:
    """Animate the deal of the cards on the table once more."""
    table.view.scene_.show_state(Change("dealt"))


def test_a_deal_cut_short_at_any_frame_ends_as_if_finished(lay: Lay) -> None:
    table = moving(lay(HANDS, upcard="7s"))
    motion = table.view.scene_.motion
    motion.finish()
    pixels, cards = table.view.grab().toImage(), picture(table.view)
    for step in range(2 * STEPS + 1):
        deal(table)
        motion.setCurrentTime(motion.totalDuration() * step // (2 * STEPS))
        table.view.scene_.finish()
        assert picture(table.view) == cards, step
        assert table.view.grab().toImage() == pixels, step


def test_finished_motion_ends_in_the_same_picture_as_none(lay: Lay, qtbot: QtBot) -> None:
    still, run = (
        lay(HANDS, upcard="7s", stock="Jh 3c 6s"),
        lay(HANDS, upcard="7s", stock="Jh 3c 6s"),
    )
    moving(run).wishes.set("animation_speed", 4.0)
    still.game.play("draw")
    with qtbot.waitSignal(run.view.scene_.motion.finished):
        run.game.play("draw")
    qtbot.waitUntil(lambda: picture(run.view) == picture(still.view))  # drawn sharply in idle time


def test_motion_begun_at_the_last_landing_finishes_after_a_late_frame(
    lay: Lay, qtbot: QtBot
) -> None:
    """As points of a round: on a busy machine a frame may come after the last card has landed."""
    motion = moving(lay(HANDS)).view.scene_.motion
    parts: list[float] = []

    def tell() -> None:
        if not parts:
            motion.run([Effect(parts.append, 40.0)])

    motion.passed.connect(tell)
    motion.run([Effect(lambda _: None, 40.0)])
    motion.pause()
    motion.setCurrentTime(motion.totalDuration())
    qtbot.waitUntil(lambda: 1.0 in parts)


def test_a_drawn_card_starts_at_once_whatever_the_size_of_the_hand(lay: Lay) -> None:
    table = moving(lay(HANDS, upcard="7s", stock="Jh 3c 6s"))
    table.game.play("draw")
    flights = [leg for leg in table.view.scene_.motion.legs if leg.flight]
    assert [leg.delay for leg in flights] == [0]


def test_the_next_move_may_begin_during_the_last_motion(lay: Lay) -> None:
    table = moving(lay(HANDS, upcard="7s", stock="Jh 3c 6s"))
    table.game.play("draw")
    assert table.view.scene_.motion.busy
    table.game.play("discard 2d")
    table.view.scene_.motion.finish()
    assert table.at_rest()


def test_a_flying_card_stays_on_top_when_the_next_move_begins(lay: Lay) -> None:
    """The next move interrupts its landing, but it never goes below cards that it flies over."""
    table = moving(lay(HANDS, upcard="7s", stock="Jh 3c 6s"))
    motion, cards = table.view.scene_.motion, table.view.scene_.cards
    table.game.play("draw")
    motion.finish()
    table.game.play("discard 7d")
    motion.pause()
    motion.setCurrentTime(100)
    sprite = cards.sprites[Card.parse("7d").index]
    assert sprite.zValue() >= Layer.FLIGHT
    table.game.play("draw")
    motion.pause()
    motion.setCurrentTime(130)
    assert sprite.height > 0
    assert sprite.zValue() >= Layer.FLIGHT
    motion.finish()
    assert sprite.zValue() == sprite.place.layer


def test_a_deal_continues_card_by_card_during_the_first_move(lay: Lay) -> None:
    dealt = []
    for moves in ((), ("draw",)):
        table = moving(lay(HANDS, upcard="7s", stock="Jh 3c 6s"))
        motion = table.view.scene_.motion
        table.game.play("draw")
        table.game.play("discard 2d")
        hand = table.view.state.hand.cards
        deal(table)
        motion.setCurrentTime(200)
        for move in moves:
            table.game.play(move)
        motion.pause()
        seen = []
        for at in range(200, 900, 20):
            motion.setCurrentTime(at)
            sprites = [table.view.scene_.cards.sprites[card.index] for card in hand]
            seen.append([(each.isVisible(), each.face_up) for each in sprites])
        dealt.append(seen)
    assert dealt[0] == dealt[1]


def test_moving_the_pointer_does_not_delay_announcements(lay: Lay) -> None:
    """Otherwise the game would wait, as nobody moves before the deal has been seen."""
    table = moving(lay(HANDS, upcard="7s"))
    scene = table.view.scene_
    deal(table)
    scene.motion.pause()
    for at in range(0, scene.motion.duration() + 20, 20):
        scene.motion.setCurrentTime(at)
        pointed_at = scene.arrangement.hand[2 + at // 20 % 2].card.index
        scene.pose_hand(scene.pose._replace(hover=pointed_at))
    assert scene.motion.busy
    assert scene.teller.all_told
    assert not table.view.watched


def test_pointing_at_the_hand_during_a_deal_speeds_up_no_card(lay: Lay) -> None:
    table = moving(lay(HANDS, upcard="7s"))
    scene = table.view.scene_
    seen = []
    for points in (False, True):
        deal(table)
        scene.motion.pause()
        for at in range(0, scene.motion.duration(), 20):
            scene.motion.setCurrentTime(at)
            pointed_at = scene.arrangement.hand[2 + at // 20 % 2].card.index
            scene.pose_hand(scene.pose._replace(hover=pointed_at if points else None))
            sprites = [scene.cards.sprites[place.card.index] for place in scene.arrangement.hand]
            seen.append([(sprite.isVisible(), sprite.face_up) for sprite in sprites])
        scene.finish()
        assert table.at_rest()
    assert seen[: len(seen) // 2] == seen[len(seen) // 2 :]


def test_a_click_finishes_all_motion_and_then_acts(lay: Lay) -> None:
    table = moving(lay(HANDS, upcard="7s", stock="Jh 3c 6s"))
    table.game.play("draw")
    table.view.scene_.motion.setCurrentTime(60)
    assert not table.at_rest()
    table.press(table.stock())
    assert table.at_rest()


def test_a_drawn_card_turns_over_in_flight(lay: Lay) -> None:
    table = moving(lay(HANDS, upcard="7s", stock="Jh 3c 6s"))
    table.game.play("draw")
    sprite = table.view.scene_.cards.sprites[Card.parse("Jh").index]
    assert not sprite.face_up
    table.view.scene_.motion.setCurrentTime(table.view.scene_.motion.totalDuration() - 5)
    assert sprite.face_up


def test_a_hand_stays_a_fan_while_it_is_sorted(lay: Lay) -> None:
    """It keeps its width, and each card covers its left neighbour: none jumps above the others."""
    table = moving(lay(HANDS, upcard="7s"))
    scene = table.view.scene_
    table.view.state.hand.sort_by("rank")
    hand = [scene.cards.sprites[place.card.index] for place in scene.arrangement.hand]
    lay_at = {sprite: sprite.spot.x for sprite in hand}
    passed, broad = 0, max(lay_at.values()) - min(lay_at.values())
    for at in range(0, scene.motion.totalDuration(), 5):
        scene.motion.setCurrentTime(at)
        fan = sorted(hand, key=lambda sprite: sprite.spot.x)
        passed += fan != sorted(hand, key=lay_at.__getitem__)
        assert fan == sorted(hand, key=CardSprite.zValue), at
        assert fan[-1].spot.x - fan[0].spot.x > 0.85 * broad, at
    assert passed


def test_cards_making_room_in_two_rows_move_at_once(lay: Lay) -> None:
    many = "2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc 2d 3d 4d 5d 6d 7d 8d 9d Td Jd Qd Kd"
    rules = RULEBOOKS["500-rum-de"].replace(hand_sizes=(24, *(7,) * 6))
    table = moving(lay([many, ""], (872, 408), upcard="7s", stock="9h", rules=rules))
    table.game.play("draw")
    scene = table.view.scene_
    assert scene.arrangement.fan.rows == 2
    slide = [leg for leg in scene.motion.legs if leg.flight is None]
    makes_way = [leg for leg in slide if leg.sprite.place.home == "hand"]
    assert len(makes_way) > 20
    assert {(leg.delay, leg.arc) for leg in makes_way} == {(0.0, (0.0, 0.0))}


def test_a_card_raised_as_all_motion_ends_lands_too(
    lay: Lay,
) -> None:
    """For example under a pointer that reacts to landed cards, when a replay jumps."""
    table = moving(lay(HANDS, upcard="7s", stock="Jh 3c 6s"))
    scene = table.view.scene_
    scene.finish()
    table.game.play("draw")
    scene.motion.pause()
    points_at = scene.pose._replace(hover=scene.arrangement.hand[2].card.index)
    scene.motion.passed.connect(partial(scene.pose_hand, points_at))
    scene.motion.finish()
    scene.finish()
    assert table.at_rest()


@pytest.mark.parametrize("kind", ["draw", "discard", "meld"])
def test_a_card_that_has_landed_has_nothing_left_to_settle(lay: Lay, kind: str) -> None:
    table, move = just_before(lay, kind)
    moving(table).game.play(move)
    scene = table.view.scene_
    scene.motion.setCurrentTime(round(max(leg.end for leg in scene.motion.legs)) - 5)
    scene.motion.setCurrentTime(scene.motion.totalDuration() - 1)
    assert not scene.motion.busy
    sprites = scene.cards.sprites.values()
    assert [sprite.spot for sprite in sprites] == [sprite.place.spot for sprite in sprites]


@pytest.mark.parametrize("kind", ["draw", "take"])
def test_a_card_enters_the_hand_between_its_neighbours(lay: Lay, kind: str) -> None:
    """A card flying above all of them would jump below its right neighbours as it lands."""
    table, move = just_before(lay, kind)
    moving(table).game.play(move)
    scene = table.view.scene_
    for step in range(1, STEPS):
        scene.motion.setCurrentTime(scene.motion.totalDuration() * step // STEPS)
        held = [scene.cards.sprites[place.card.index] for place in scene.arrangement.hand]
        came = [sprite.zValue() for sprite in held if sprite.face_up and sprite.isVisible()]
        if step > STEPS // 2:
            assert len(came) == len(held), step
            assert came == sorted(came), step


@pytest.mark.parametrize("kind", ["an opponent's discard", "an opponent's meld"])
def test_a_card_from_a_hidden_hand_turns_over_in_flight(lay: Lay, kind: str) -> None:
    table, move = just_before(lay, kind)
    moving(table).game.play(move)
    scene = table.view.scene_
    scene.motion.setCurrentTime(10)
    flying = [leg.sprite for leg in scene.motion.legs if leg.flight]
    assert flying
    assert not any(sprite.face_up for sprite in flying)
    scene.motion.setCurrentTime(400)
    assert all(sprite.face_up for sprite in flying)


def seen_turn(sprite: CardSprite) -> float:
    """The visible rotation of a card, in degrees."""
    assert sprite._picture is not None
    return sprite._picture.angle + sprite.rotation()


@pytest.mark.parametrize("kind", ["draw", "take"])
def test_a_card_lands_at_its_final_angle(lay: Lay, kind: str) -> None:
    """However many cards move aside: otherwise it would turn abruptly."""
    table, move = just_before(lay, kind)
    moving(table).game.play(move)
    scene = table.view.scene_
    flights = [leg for leg in scene.motion.legs if leg.flight]
    scene.motion.setCurrentTime(round(max(leg.end for leg in flights)) - 5)
    last = [leg.sprite for leg in flights if not leg.landed]
    assert last
    for sprite in last:
        assert seen_turn(sprite) == pytest.approx(sprite.place.spot.angle, abs=1.5)


def test_a_card_keeps_its_right_angles_while_turning_over(lay: Lay) -> None:
    table = moving(lay(HANDS, upcard="7s", stock="Jh 3c 6s"))
    table.game.play("draw")
    sprite = table.view.scene_.cards.sprites[Card.parse("Jh").index]
    seen = []
    for at in range(20, 220, 20):
        table.view.scene_.motion.setCurrentTime(at)
        lies = math.radians(seen_turn(sprite))
        shape = sprite.sceneTransform()
        across, along = (  # the directions of its edges
            shape.map(QPointF(*way)) - shape.map(QPointF())
            for way in _edges(math.radians(seen_turn(sprite) - sprite.rotation()))
        )
        seen.append(abs(QPointF.dotProduct(across, along)))
        assert math.atan2(across.y(), across.x()) == pytest.approx(lies, abs=0.01)
    assert max(seen) < 1e-6


def _edges(angle: float) -> tuple[tuple[float, float], tuple[float, float]]:
    return (math.cos(angle), math.sin(angle)), (-math.sin(angle), math.cos(angle))


@pytest.mark.parametrize("speed", [0.5, 1.0, 4.0])
def test_a_card_turns_over_in_flight_at_any_speed(lay: Lay, speed: float) -> None:
    table = lay(HANDS, upcard="7s", stock="Jh 3c 6s")
    table.wishes.set("animation_speed", speed)
    table.game.play("draw")
    motion = table.view.scene_.motion
    sprite = table.view.scene_.cards.sprites[Card.parse("Jh").index]
    (leg,) = [leg for leg in motion.legs if leg.flight]
    motion.setCurrentTime(round(0.1 * leg.end))
    assert sprite.transform().isIdentity()
    assert not sprite.face_up
    motion.setCurrentTime(round(0.5 * leg.end))
    assert not sprite.transform().isIdentity()
    motion.setCurrentTime(round(0.95 * leg.end))
    assert sprite.transform().isIdentity()
    assert sprite.face_up


def test_a_card_taken_by_an_opponent_is_visible_for_most_of_its_way(lay: Lay) -> None:
    table, take = just_before(lay, "an opponent's take")
    moving(table).game.play(take)
    motion = table.view.scene_.motion
    leg = next(leg for leg in motion.legs if leg.sprite.card == Card.parse("Kh"))
    start, (x, y, *_) = leg.sprite.spot, leg.keys[-1].spot
    way, seen = math.hypot(x - start.x, y - start.y), 0.0
    for at in range(round(leg.delay), round(leg.end), 5):
        motion.setCurrentTime(at)
        lies = leg.sprite.spot
        if math.hypot(lies.x - start.x, lies.y - start.y) < 0.55 * way:
            assert leg.sprite.face_up
            assert leg.sprite.transform().m11() > 0.9, at
            seen = at - leg.delay
    assert seen > 60, "time to read it"


def test_the_pile_outline_appears_once_its_last_card_has_left(lay: Lay) -> None:
    table, take = just_before(lay, "an opponent's take")
    moving(table).game.play(take)
    motion, outline = table.view.scene_.motion, table.view.scene_.furniture.covered
    assert not outline.isVisible()
    motion.setCurrentTime(20)  # the upper card is moving, the lower one is still in its place
    assert not outline.isVisible()
    motion.setCurrentTime(60)
    assert outline.isVisible()
    motion.finish()
    table.game.play("meld Kc Kd Kh")
    motion.finish()
    table.game.play("discard 2h")
    assert outline.isVisible(), "nothing lies there yet"
    motion.setCurrentTime(100)
    assert outline.isVisible()
    motion.finish()
    assert not outline.isVisible()


def test_a_stacked_pile_is_taken_from_above(lay: Lay) -> None:
    table = lay(["7d 8c Tc 7c 7h Qd 2d", ""], upcard="7s", stock="2s 3h", rulebook="rommy-dk")
    for earlier in ("draw", "discard Qd", "draw", "discard 3h"):
        table.game.play(earlier)
    moving(table).game.play("take 7s")
    scene = table.view.scene_
    scene.motion.setCurrentTime(10)
    lying = [scene.cards.sprites[Card.parse(card).index] for card in ("3h", "Qd", "7s")]
    assert all(sprite.isVisible() and sprite.pixmap().width() for sprite in lying)
    assert [sprite.spot[:2] for sprite in lying[1:]] == [lying[1].spot[:2]] * 2
    layers = [sprite.zValue() for sprite in lying]
    assert layers == sorted(layers, reverse=True)
    scene.motion.finish()
    assert table.at_rest()


def test_the_cards_of_a_deep_pile_leave_in_order(lay: Lay) -> None:
    hands = ["Kc Kd 9c 7d 7h Qd 2d", "4c 5d 2h 3s 5s 9s Td"]
    table = lay(hands, upcard="Kh")
    for _ in range(20):
        (drawn,) = table.game.round.play(Move("draw"), table.game.round.seat)
        assert isinstance(drawn, Drew)
        table.game.play(f"discard {drawn.card}")
    moving(table).game.play("take Kh")
    leaves = sorted(leg.delay for leg in table.view.scene_.motion.legs if leg.flight)
    steps = [after - before for before, after in pairwise(leaves)]
    assert len(leaves) == 21
    assert steps == pytest.approx([steps[0]] * 20)
    assert 30 < steps[0] < 60
    scene = table.view.scene_
    flights = [leg for leg in scene.motion.legs if leg.flight]
    for leg in sorted(flights, key=lambda leg: leg.delay):
        scene.motion.setCurrentTime(round(leg.delay + leg.keys[1].ms / 2))
        assert leg.sprite.height > 0.9, "each is seen to fly, however many they are"
    scene.motion.finish()
    table.game.undo()
    scene.motion.setCurrentTime(200)
    back = [scene.cards.sprites[place.card.index] for place in scene.arrangement.places.values()
            if place.home == "pile"]  # fmt: skip
    flies = [(sprite.zValue(), sprite.place.layer) for sprite in back if sprite.height]
    assert len(flies) > 2
    assert sorted(flies) == sorted(flies, key=lambda each: each[1]), "in the order of the pile"


def test_undone_cards_fly_back_to_where_they_came_from(lay: Lay) -> None:
    table, move = just_before(lay, "an opponent's meld")
    table.game.play(move)
    scene = table.view.scene_
    laid = scene.cards.sprites[Card.parse("4d").index]
    moving(table).game.undo()
    said = scene.teller.now
    (leg,) = [leg for leg in scene.motion.legs if leg.sprite is laid]
    leaves = [leg.delay for leg in scene.motion.legs if leg.flight]
    assert len(set(leaves)) == len(leaves) > 1, "one after the other, not as a block"
    scene.motion.setCurrentTime(round(leg.end) - 20)
    assert laid.isVisible()
    assert not laid.face_up, "it turns over on its way"
    assert scene.teller.now is said
    assert laid.place.owner is not None
    seat = scene.arrangement.seats[laid.place.owner - 1]
    assert leg.keys[-1].spot[:2] == badge_on(seat.face).centre
    scene.motion.finish()
    assert scene.teller.all_told
    assert not laid.isVisible() or laid.scene() is None
    assert table.at_rest()


def test_discards_that_become_the_stock_turn_over_in_flight(lay: Lay) -> None:
    rules = RULEBOOKS["500-rum-de"].replace(
        stock_out="rebuild", duty=None, hand_sizes=(25, 7, 7, 7, 7, 7, 7), max_players=2
    )
    deck = [f"{rank}{suit}" for suit in "cdhs" for rank in "A23456789TJQK"]
    held = [card for card in deck if card not in ("3h", "Jh")]
    hands = [" ".join(held[:25]), " ".join(held[25:])]
    table = moving(lay(hands, upcard="3h", stock="Jh", rules=rules))
    scene = table.view.scene_
    for move in ("draw", "discard 2c"):
        table.game.play(move)
    scene.motion.finish()
    under = scene.cards.sprites[Card.parse("3h").index]
    table.game.play("draw")
    assert under.face_up
    assert Card.parse("3h").index not in scene.cards.sprites
    scene.motion.setCurrentTime(scene.motion.totalDuration() - 5)
    assert not under.face_up
    scene.motion.finish()
    assert under.scene() is None
    assert table.at_rest()


def test_an_opponents_meld_is_shown_large_before_it_is_laid(lay: Lay) -> None:
    table, move = just_before(lay, "an opponent's meld")
    motion, scene = table.view.scene_.motion, table.view.scene_
    moving(table).game.play(move)
    motion.setCurrentTime(500)
    sprite = scene.cards.sprites[Card.parse("4h").index]
    assert sprite.spot.w > 1.1 * sprite.place.spot.w
    hidden = (sprite.spot.box.overlap(seat.last) for seat in scene.arrangement.seats)
    assert not any(hidden), "it grows away from what is told beside the face"
    motion.finish()
    assert table.at_rest()


def test_the_text_of_a_seats_turn_fades_over_the_previous_one(lay: Lay) -> None:
    table, move = just_before(lay, "an opponent's meld")
    scene, seats = moving(table).view.scene_, table.view.scene_.furniture._seats
    table.game.play(move)
    (flights,) = {round(leg.end) for leg in scene.motion.legs if leg.flight}
    scene.motion.setCurrentTime(flights + 1)
    (seat,) = [each for each in seats.values() if each.opacity() < 1]
    (before,) = seat.childItems()
    assert before.opacity() == 1, "a name that stays does not fade"
    scene.finish()
    assert seat.opacity() == 1
    assert not seat.childItems()
    assert table.at_rest()


def test_a_card_laid_before_a_run_slides_under_it(lay: Lay) -> None:
    table = lay(["6c 7c 8c 9c 7d 2d", "Kc Kd 2h 3s 5s 9s"], upcard="7s", stock="Jh 3c 6s")
    for move in ("draw", "meld 7c 8c 9c"):
        table.game.play(move)
    scene = table.view.scene_
    moving(table).game.play("lay 6c > m1-")
    six, seven = (scene.cards.sprites[Card.parse(card).index] for card in ("6c", "7c"))
    (leg,) = [leg for leg in scene.motion.legs if leg.sprite is six]
    (yarn,) = scene.furniture._yarn
    start = six.spot
    scene.motion.setCurrentTime(10)
    assert abs(six.spot.x - start.x) < 0.1 * abs(six.place.spot.x - start.x), "softly"
    scene.motion.setCurrentTime(round(leg.touches) - 20)
    assert six.zValue() > seven.zValue()
    assert yarn.isVisible()
    scene.motion.setCurrentTime(round(leg.touches) + 1)
    assert six.zValue() < seven.zValue()
    outside = (six.place.spot.x - six.spot.x) / six.place.spot.w
    assert 0.2 < outside <= 0.301, "from beside it"
    assert yarn.isVisible()
    scene.finish()
    assert table.at_rest()


def test_undoing_a_meld_leaves_the_yarn_of_the_others(lay: Lay) -> None:
    table = lay([*OTHER_HANDS[:1], "4d 4h 4s Jc Ts 6d 7s", "Kc Kd Kh Ks 3s 5s 9s"], upcard="2h")
    for move in ("draw", "discard 7d", "draw", "discard Jc", "draw", "meld Kc Kd Kh", "discard 3s"):
        table.game.play(move)
    table.game.play("draw")
    scene = table.view.scene_
    (yarn,) = scene.furniture._yarn
    drawn = yarn._key
    later = "discard Qd", "draw", "meld 4d 4h 4s", "discard Ts", "draw", "lay Ks > m1"
    for move in later:
        table.game.play(move)
    moving(table)
    for _ in later[1:]:
        table.game.round.undo()
    table.game.undo()
    assert scene.motion.busy
    assert [each._key for each in scene.furniture._yarn if each.isVisible()] == [drawn]
    scene.finish()
    assert [each._key for each in scene.furniture._yarn if each.isVisible()] == [drawn]


def test_no_points_fly_for_a_swapped_joker(lay: Lay) -> None:
    table = before_a_swap(lay)
    moving(table).game.play("swap 7c > m1")
    scene = table.view.scene_
    scene.finish()
    table.game.undo()
    while scene.motion.busy:
        scene.motion.setCurrentTime(scene.motion.currentTime() + 10)
    scene.motion.setCurrentTime(scene.motion.currentTime() + 40)
    before, now = (told.points[1] for told in (scene.teller.before, scene.teller.now))
    assert before < now
    assert not [tag for tag in scene.items() if isinstance(tag, TagSprite) and tag.isVisible()]


def test_a_round_with_a_swap_can_be_left_during_the_last_motion(lay: Lay) -> None:
    table = before_a_swap(lay)
    laid = "swap 7c > m1, meld Qc *1=Qh Qs, meld 9s Ts *2=Js, lay *3=9c > m1+"
    for move in laid.split(", "):
        table.game.play(move)
    scene, discarded = moving(table).view.scene_, len(table.game.round.history) + 1
    table.game.play("discard Ah")
    while len(scene.teller.turns._history) < discarded:
        scene.motion.setCurrentTime(scene.motion.currentTime() + 10)
    table.game.round = lay(HANDS).game.round
    table.game.changed.emit(Change("dealt"))
    scene.finish()
    assert scene.teller.turns.last_of(0) is None


def test_the_cards_of_an_opponents_meld_are_released_together(lay: Lay) -> None:
    table, move = just_before(lay, "an opponent's meld")
    moving(table).game.play(move)
    flights = [leg for leg in table.view.scene_.motion.legs if leg.flight is not None]
    assert len({leg.delay for leg in flights}) == len({leg.keys[1].spot for leg in flights}) == 3
    assert len({leg.delay + leg.keys[2].ms for leg in flights}) == 1


def test_a_returning_card_flies_above_the_fan_until_it_enters(lay: Lay) -> None:
    table = moving(lay(HANDS, upcard="7s", stock="Jh 3c 6s"))
    table.game.play("draw")
    motion, card = table.view.scene_.motion, Card.parse("2d")
    motion.finish()
    table.drag(table.card("2d"), nowhere(table))
    (leg,) = [leg for leg in motion.legs if leg.sprite.card is card]
    others = max(place.layer for place in table.view.scene_.hand_places)
    steps, layers = [], []
    for at in range(10, round(leg.end), 10):
        before = leg.sprite.spot
        motion.pause()
        motion.setCurrentTime(at)
        steps.append(math.hypot(leg.sprite.spot.x - before.x, leg.sprite.spot.y - before.y))
        layers.append(leg.sprite.zValue())
    assert 0 < leg.sprite.height < 1
    fastest = steps.index(max(steps))
    assert steps[:fastest] == sorted(steps[:fastest]), "it gathers speed, and ..."
    assert steps[fastest:] == sorted(steps[fastest:], reverse=True), "... loses it, once"
    assert all(layer > others for layer in layers[:-4])
    assert layers[-1] == leg.sprite.place.layer
    table.view.scene_.finish()
    assert table.at_rest()


def test_with_animation_off_nothing_moves(lay: Lay) -> None:
    table = lay(HANDS, upcard="7s", stock="Jh 3c 6s")
    table.game.play("draw")
    motion = table.view.scene_.motion
    assert motion.state() == QAbstractAnimation.State.Stopped
    assert table.at_rest()


@pytest.mark.parametrize("size", [(960, 540), (1400, 700), (1920, 1080)])
def test_resizing_during_motion_leaves_everything_in_place(
    lay: Lay, qtbot: QtBot, size: tuple[int, int]
) -> None:
    table = moving(lay(HANDS, upcard="7s", stock="Jh 3c 6s"))
    table.game.play("draw")
    table.view.resize(*size)
    qtbot.waitUntil(lambda: table.view.scene_.space.width == size[0])
    assert table.at_rest()


def test_cards_are_drawn_sharp_after_a_resize(lay: Lay) -> None:
    table = lay(HANDS, upcard="7s")
    table.view.resize(1700, 1000)
    sprites = table.view.scene_.cards.sprites.values()
    assert all(sprite.scale() == 1.0 and sprite.rotation() == 0 for sprite in sprites)
    ratios = {sprite.pixmap().devicePixelRatio() for sprite in sprites}
    assert ratios == {table.view.devicePixelRatioF()}


def test_a_round_is_dealt_from_the_stock_face_down(lay: Lay) -> None:
    table = moving(lay(HANDS, upcard="7s"))
    scene = table.view.scene_
    deal(table)
    assert {sprite.spot for sprite in scene.cards.sprites.values()} == {scene.arrangement.stock}
    assert not any(sprite.face_up for sprite in scene.cards.sprites.values())
    scene.motion.finish()
    assert table.at_rest()
    assert all(sprite.face_up for sprite in scene.cards.sprites.values())
    assert len(scene.cards.sprites) == 8


def test_cards_of_a_round_go_to_the_stock_before_the_next_deal(lay: Lay) -> None:
    table, move = just_before(lay, "round end")
    moving(table).game.play(move)
    scene = table.view.scene_
    scene.finish()
    lay_open = list(scene.cards.sprites.values())
    (winner,) = scene.furniture.winners
    assert lay_open
    assert winner.isVisible()
    table.game.round = lay(HANDS, upcard="7s").game.round
    table.game.changed.emit(Change("dealt"))
    assert all(sprite.isVisible() for sprite in [*lay_open, winner])
    dealt = scene.cards.sprites.values()
    stock = scene.furniture._stock
    for at in range(0, round(max(leg.delay + leg.keys[1].ms for leg in scene.motion.legs)), 15):
        scene.motion.setCurrentTime(at)
        if any(sprite.isVisible() for sprite in lay_open):
            assert not any(sprite.isVisible() for sprite in dealt), at
            assert not scene.furniture.covered.isVisible(), "no empty place is marked among them"
        assert not winner.isVisible() or stock.transform().m11() == 0, "one stands there, not both"
        assert stock.opacity() == 1, "cards are seen, or are not"
    assert not winner.isVisible()
    scene.finish()
    assert table.at_rest()
    heaps = winner, scene.furniture._stock
    assert {(sprite.opacity(), sprite.transform().m11()) for sprite in heaps} == {(1.0, 1.0)}


def test_at_the_rounds_end_the_stock_leaves_without_its_number(
    lay: Lay,
) -> None:
    table, move = just_before(lay, "round end")
    furniture, motion = moving(table).view.scene_.furniture, table.view.scene_.motion
    table.game.play(move)
    motion.pause()
    stock, number, went = furniture._stock, furniture._count, 0
    while motion.state() != QAbstractAnimation.State.Stopped:
        motion.setCurrentTime(motion.currentTime() + 10)
        words = [number, *furniture._names, *furniture._gains]
        assert {each.transform().m11() for each in words} == {1.0}
        if stock.isVisible() and stock.transform().m11() < 1:
            went += 1
            assert not number.isVisible()
    assert went > 5
    assert furniture.winners[0].isVisible()


def test_a_face_never_shows_two_moods_at_once(lay: Lay) -> None:
    table, move = just_before(lay, "round end")
    scene = moving(table).view.scene_
    moods = {face: face.what[0].who.mood for face in scene.furniture._faces.values()}
    table.game.play(move)
    scene.motion.pause()
    seen = {face: list[float]() for face in moods}
    while scene.motion.state() != QAbstractAnimation.State.Stopped:
        scene.motion.setCurrentTime(scene.motion.currentTime() + 10)
        for face, mood in moods.items():
            assert not face.childItems(), "nothing of its old mood is left behind it"
            if face.what[0].who.mood != mood:
                seen[face].append(face.transform().m11())
    changed = [breadths for breadths in seen.values() if breadths]
    assert changed
    for breadths in changed:
        assert breadths[0] < 0.1, "it turns up, edge on at first"
        assert breadths == sorted(breadths)
        assert breadths[-1] == 1.0


def test_open_cards_are_gathered_seat_by_seat(lay: Lay) -> None:
    table, move = just_before(lay, "an opponent's meld")
    table.game.play(move)
    table.view.scene_.finish()
    lies = table.view.scene_.arrangement
    gone = to_stock(lies, lies, None, all_open=True)
    begins = {f.journey.start: f.begins for f in gone if f.journey.start != "pile"}
    assert begins["hand"] < begins["meld"]


def test_a_card_held_during_the_next_deal_may_be_in_the_new_hand(lay: Lay) -> None:
    few = RULEBOOKS["500-rum-de"].replace(hand_sizes=(3,) * 7)
    table = lay(["7c 8h Kc", "4d 4h 4s"], upcard="2c", stock="Jh 3c", rules=few)
    for move in ("draw", "discard Kc", "draw", "meld 4d 4h 4s", "discard 3c"):
        table.game.play(move)
    table.game.round = TableGame(["7c 9h Ks", ""], upcard="7s", rules=few).round
    moving(table).carry(table.card("7c"), table.zone("hand"))
    assert table.view.pointer.held is not None
    table.game.changed.emit(Change("dealt"))
    table.view.scene_.finish()
    table.view.pointer.cancel()
    table.view.scene_.finish()
    assert table.at_rest()


def test_the_first_deal_gathers_no_cards(lay: Lay) -> None:
    """The table is there from the start: its cards are not left over from an earlier round."""
    table = moving(lay(HANDS, upcard="7s"))
    scene = table.view.scene_
    table.game.changed.emit(Change("dealt"))
    flown = [leg.flight.journey for leg in scene.motion.legs if leg.flight is not None]
    assert {journey.end for journey in flown} == {"hand", "seat", "pile"}


def test_the_first_round_is_dealt_from_a_whole_stock(lay: Lay) -> None:
    table = lay(HANDS, upcard="7s", speed=0.1)
    scene = table.view.scene_
    scene.motion.pause()
    stock, count = scene.furniture._stock, scene.furniture._count
    scene.motion.setCurrentTime(40)
    assert count.what[0] > 45, "few have left"
    for heap in (stock, count):
        assert heap.isVisible()
        assert heap.transform().isIdentity()


def test_the_hand_turns_over_and_is_sorted_after_the_deal(lay: Lay) -> None:
    table = moving(lay(HANDS, upcard="7s"))
    scene = table.view.scene_
    deal(table)
    hand = [scene.cards.sprites[card.index] for card in table.view.state.hand.cards]
    dealt = max(leg.delay for leg in scene.motion.legs if leg.flight)
    scene.motion.setCurrentTime(round(dealt))
    assert not any(sprite.face_up for sprite in hand)
    scene.motion.setCurrentTime(scene.motion.totalDuration() - 210)
    assert all(sprite.face_up for sprite in hand)
    assert not table.at_rest()
    scene.motion.finish()
    assert table.at_rest()


def test_a_drop_is_played_while_other_cards_are_in_flight(lay: Lay) -> None:
    table = moving(lay(HANDS, upcard="7s", stock="Jh 3c 6s"))
    scene = table.view.scene_
    table.drag(table.stock(), table.zone("hand"))
    assert table.game.submitted == ["draw"]
    assert scene.motion.busy
    scene.motion.finish()
    table.drag(table.card("2d"), table.zone("new_meld"))
    assert table.captions[-1].endswith("a meld needs at least 3 cards.")
    assert scene.motion.busy
    scene.motion.finish()
    table.drag(table.card("2d"), table.zone("discard"))
    assert table.game.submitted == ["draw", "discard 2d"]
    scene.motion.finish()
    assert table.at_rest()


def test_others_moves_do_not_put_down_a_card_just_picked_up(lay: Lay) -> None:
    """Its targets and the closed-up hand appear one frame later."""
    table = lay(HANDS, upcard="7s", stock="Jh 3c 6s")
    for move in ("draw", "discard Jh"):
        table.game.play(move)
    at = moving(table).card("7c")
    table.press(at)
    QTest.mouseMove(table.port, at - QPoint(0, 150))
    held = table.view.scene_.cards.sprites[Card.parse("7c").index]
    table.game.play("draw")
    assert not held.flying
    assert held.look == HELD
    table.view.pointer.cancel()
    table.view.scene_.motion.finish()
    assert table.at_rest()


@pytest.mark.parametrize("what", ["pile", "stock"])
def test_cards_cleared_at_the_rounds_end_cannot_be_picked_up(lay: Lay, what: str) -> None:
    table, last = just_before(lay, "round end")
    moving(table)
    pile = table.view.scene_.arrangement.pile_spots[-1].box
    at = middle(pile) if what == "pile" else table.stock()
    table.press(at)
    table.game.play(last)
    for step in (40, 80):
        QTest.mouseMove(table.port, at + QPoint(step, step))
    assert table.view.pointer.held is None
    table.view.scene_.motion.finish()
    assert not backs(table)
    assert table.at_rest()


def test_a_drawn_card_dropped_on_the_hand_flies_on_from_there(lay: Lay) -> None:
    table = moving(lay(HANDS, upcard="7s", stock="Jh 3c 6s"))
    scene = table.view.scene_
    over = table.zone("hand")
    table.drag(table.stock(), over)
    assert table.game.submitted == ["draw"]
    drawn = scene.cards.sprites[Card.parse("Jh").index]
    assert drawn.isVisible()
    assert not drawn.face_up
    assert math.hypot(drawn.x() - over.x(), drawn.y() - over.y()) < drawn.place.spot.w
    assert len(backs(table)) == 1
    scene.motion.finish()
    assert drawn.face_up
    assert table.at_rest()


def test_a_drawn_card_dropped_elsewhere_returns_to_the_stock(lay: Lay) -> None:
    table = moving(lay(HANDS, upcard="7s", stock="Jh 3c 6s"))
    scene = table.view.scene_
    table.drag(table.stock(), nowhere(table))
    assert not table.game.submitted
    (back,) = backs(table)
    away = math.dist((back.x(), back.y()), scene.arrangement.stock[:2])
    scene.motion.setCurrentTime(80)
    assert 0 < math.dist((back.x(), back.y()), scene.arrangement.stock[:2]) < away
    scene.motion.finish()
    assert not backs(table)
    assert table.at_rest()


def backs(table: Table) -> list[CardSprite]:
    """The visible cards that are face down, other than the stock."""
    items = table.view.scene_.items()
    cards = [item for item in items if isinstance(item, CardSprite)]
    return [card for card in cards if card.isVisible() and not card.face_up]


def test_a_drop_on_nothing_returns_the_cards_silently(lay: Lay) -> None:
    table = lay(HANDS, upcard="7s", stock="Jh 3c 6s")
    table.game.play("draw")
    told = list(table.captions)
    table.drag(table.card("2d"), nowhere(table))
    assert table.captions == told
    assert table.at_rest()


def nowhere(table: Table) -> QPoint:
    """A point where a card covers no target."""
    arrangement = table.view.scene_.arrangement
    w, space = arrangement.fan.w, arrangement.space
    spots = product(range(20, round(space.width), 40), range(20, round(space.height), 40))
    for x, y in spots:
        card = Box(x - 0.2 * w, y - 0.3 * w, w, RATIO * w)
        if not any(card.overlap(box) for zone in arrangement.zones.values() for box in zone):
            return QPoint(x, y)
    raise AssertionError("zones cover all of the table")


def test_an_error_in_a_mouse_handler_is_reported_and_survived(
    lay: Lay, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = lay(HANDS, upcard="7s")
    told: list[BaseException] = []
    monkeypatch.setattr(sys, "excepthook", lambda kind, error, trace: told.append(error))
    monkeypatch.setattr(table.view.scene_, "card_at", lambda x, y: 1 / 0)
    table.click(table.stock())
    assert isinstance(told[0], ZeroDivisionError)


def test_a_changed_picture_fades_in_quickly(qtbot: QtBot) -> None:
    """The pile is lit about when the prompt for a discard appears."""
    item = QGraphicsPixmapItem()
    (roll,) = dissolve([(item, (QPixmap(), QPointF()))])
    roll.step(0.4)
    (before,) = item.childItems()
    assert before.opacity() < 0.4
