"""Only what moved in the game flies, and it flies to its final place."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable

import pytest
from PySide6.QtCore import QRectF
from pytestqt.qtbot import QtBot

from rummy_qt.engine import RULEBOOKS, Card, Round
from rummy_qt.engine.events import Claimed, Discarded, Drew, LaidOff, Melded, Rebuilt, Swapped, Took
from rummy_qt.opponents.levels import new_player
from rummy_qt.opponents.player import Situation
from rummy_qt.play.game import Change
from rummy_qt.ui.drawings import numeral_width
from rummy_qt.ui.table import plates
from rummy_qt.ui.table.arrangement import Box, Spot, badge_on
from rummy_qt.ui.table.motion import Leg
from rummy_qt.ui.table.scene import TableScene
from rummy_qt.ui.table.sprites import TagSprite
from rummy_qt.ui.table.table_view import TableView
from tests.ui.tables import TableGame

from .conftest import Lay, Wishes
from .test_motion import just_before, moving

MOVERS = (Drew, Took, Melded, LaidOff, Swapped, Discarded, Claimed)


def random_game(rulebook: str, players: int, seed: int) -> TableGame:
    """A round with a shuffled deck."""
    game = TableGame([""] * players, rulebook=rulebook)
    deck = game.round.rules.deck(players)
    random.Random(seed).shuffle(deck)
    game.round = Round.deal(game.round.rules, players, players - 1, deck)
    return game


def moved(change: Change) -> tuple[set[int], int]:
    """The cards that the events moved, by ``Card.index``, and the number of unseen ones."""
    cards: set[int] = set()
    unseen = 0
    for event in change.events:
        if isinstance(event, Rebuilt):
            cards |= set(range(200))
        if not isinstance(event, MOVERS):
            continue
        listed: list[Card | None] = list(
            getattr(event, "cards", ()) or (getattr(event, "card", None),)
        )
        if isinstance(event, Swapped):
            listed.append(event.joker)
        cards |= {card.index for card in listed if card is not None}
        unseen += sum(card is None for card in listed)
    return cards, unseen


def judge(scene: TableScene, change: Change, lay: dict[int, Spot]) -> None:
    """Every flight is of a card that an event moved, from its old place to its new place."""
    cards, unseen = moved(change)
    known = {id(sprite): index for index, sprite in scene.cards.sprites.items()}
    hidden = {scene.arrangement.stock[:2], *map(seat_of(scene), range(scene.state.view.players))}
    for leg in scene.motion.legs:
        if leg.flight is None:
            stays = known.get(id(leg.sprite))
            assert stays is not None, "only what lies on the table makes way"
            continue
        index = known.get(id(leg.sprite))
        if index is not None:
            assert index in cards, scene.cards.sprites[index].card
            place = scene.places[index]
            assert leg.keys[-1].spot == place.spot
            if index in lay:
                assert leg.keys[0].spot == lay[index], "it leaves from where it lay"
            else:
                assert leg.keys[0].spot[:2] in hidden, "it comes from a hand, or from the stock"
        elif disappeared(leg, cards, lay):
            assert leg.keys[0].spot == lay[leg.sprite.card.index]
            assert leg.keys[-1].spot[:2] in hidden | piles(scene)
        else:
            assert unseen, "a back stands for one card that moved"
            assert {leg.keys[0].spot[:2], leg.keys[-1].spot[:2]} <= hidden | piles(scene)
            unseen -= 1


def seat_of(scene: TableScene) -> Callable[[int], tuple[float, float]]:
    """A function that returns the place of a seat's hand, whose cards are hidden."""
    arrangement = scene.arrangement
    fans = {seat.chair: badge_on(seat.face).centre for seat in arrangement.seats}
    own = arrangement.size.axis, scene.space.height
    return lambda seat: fans.get(scene.state.chair_of(seat), own)


def piles(scene: TableScene) -> set[tuple[float, float]]:
    """The places of the discards and of the next discard."""
    arrangement = scene.arrangement
    return {spot[:2] for spot in (*arrangement.pile_spots, arrangement.next_discard)}


def disappeared(leg: Leg, cards: set[int], lay: dict[int, Spot]) -> bool:
    index = leg.sprite.card.index
    return index in cards and index in lay


@pytest.mark.parametrize("rulebook", RULEBOOKS)
def test_only_cards_moved_in_the_game_fly_and_to_their_places(rulebook: str, qtbot: QtBot) -> None:
    rules = RULEBOOKS[rulebook]
    players = max(rules.min_players, 3)
    game, wishes = random_game(rulebook, players, 11), Wishes()
    view = TableView(game, wishes)
    qtbot.addWidget(view)
    view.resize(1280, 760)
    view.show()
    wishes.animation_speed = 1.0
    scene, minds = view.scene_, [new_player("plain") for _ in range(players)]
    changes: list[Change] = []
    view.state.changed.connect(changes.append)
    scene.motion.finish()
    while not game.round.over:
        lay = {index: sprite.spot for index, sprite in scene.cards.sprites.items()}
        seat = game.round.seat
        move = minds[seat].choose(game.round.view(seat), Situation((0,) * players, 1, 1))
        game.play(str(move), seat)
        judge(scene, changes[-1], lay)
        scene.motion.finish()
        assert set(scene.cards.sprites) == set(scene.arrangement.places)
    assert len(changes) > 10


@pytest.mark.parametrize("rulebook", ["rommy-dk", "femhundra"])
def test_covering_or_uncovering_a_discard_does_not_move_it(rulebook: str, lay: Lay) -> None:
    table = lay(["5d 6d 9s Kc", ""], upcard="7c", stock="2s 3h 3d", rulebook=rulebook)
    table.wishes.set("animation_speed", 1.0)
    scene = table.view.scene_
    for move in ("draw", "discard Kc", "draw", "discard 3h"):
        before = {
            str(sprite.card)
            for sprite in scene.cards.sprites.values()
            if sprite.place.home == "pile"
        }
        table.game.play(move)
        flying = {str(leg.sprite.card) for leg in scene.motion.legs if leg.flight}
        if move.startswith("discard"):
            assert not flying & before
        scene.motion.finish()
    table.drag(table.card("3h"), table.zone("hand"))
    if table.game.submitted:
        flying = {str(leg.sprite.card) for leg in scene.motion.legs if leg.flight}
        assert flying <= {"3h"}
    scene.motion.finish()
    assert table.at_rest()


def points_in_the_air(scene: TableScene) -> list[QRectF]:
    """Where flying points are visible until all motion has ended."""
    seen = []
    scene.motion.pause()
    while scene.motion.state() != scene.motion.State.Stopped:
        scene.motion.setCurrentTime(scene.motion.currentTime() + 10)
        tags = [item for item in scene.items() if isinstance(item, TagSprite) and item.isVisible()]
        seen += [item.sceneBoundingRect() for item in tags]
    assert len(seen) > 10
    return seen


def passes_over(tags: list[QRectF], boxes: Iterable[Box | Spot]) -> bool:
    """Whether the middle of anything flying passes over one of these boxes."""
    return any(box.holds(*tag.center().toTuple()) for tag in tags for box in boxes)


def test_flying_points_pass_over_no_face(lay: Lay) -> None:
    """For example from a card laid off on the meld of the opponent to the seat's left."""
    table = lay(["Kc 2c", "2d 3d 4d Qc", "5d 3c 9s"], upcard="9h", stock="7s 8s Th Jc Js")
    before = "draw, discard Kc, draw, meld 2d 3d 4d, discard Qc, draw"
    for move in before.split(", "):
        table.game.play(move)
    scene = moving(table).view.scene_
    table.game.play("lay 5d > m1+")
    faces = [seat.face for seat in scene.arrangement.seats]
    assert not passes_over(points_in_the_air(scene), faces)


def test_points_for_going_out_do_not_start_at_a_meld_of_another_round(lay: Lay) -> None:
    """In a replay: a card lands on a second meld, then it jumps to a round with one meld."""
    rules = RULEBOOKS["femhundra"]
    table, later = (
        moving(lay([hand, ""], upcard="2c", stock="Jh", rules=rules.replace(hand_sizes=(n,) * 7)))
        for hand, n in (("4d 5d 6d 7h 8h 9h Kc", 7), ("4d 5d 6d", 3))
    )
    motion = table.view.scene_.motion
    for move in ("draw", "meld 4d 5d 6d", "meld 7h 8h 9h"):
        table.game.play(move)
        motion.setCurrentTime(motion.totalDuration() - 1)
        motion.finish()
    for move in ("draw", "meld 4d 5d 6d"):
        later.game.play(move)
    table.game.round = later.game.round
    table.game.changed.emit(Change("shown"))
    table.game.play("discard Jh")
    motion.pause()
    tags = set()
    for at in range(0, motion.totalDuration() + 1_000, 10):
        motion.setCurrentTime(at)
        tags |= {i for i in table.view.scene_.items() if isinstance(i, TagSprite) and i.isVisible()}
    assert table.view.scene_.teller.all_told
    assert not tags


@pytest.mark.parametrize("more", ["", " 4c 6c 8c Tc Qc"])
def test_flying_points_go_around_the_pile_and_the_hand(more: str, lay: Lay) -> None:
    """From a card laid off on another player's meld to the person's own name.

    A slip of paper would hardly be visible over the paper of cards.
    """
    hands = [f"5d 2c{more}", "3c", "2d 3d 4d Kc"]
    table = lay(hands, upcard="9h", stock="7s 8s Th Jc", size=(1280, 760))
    before = "draw, discard 7s, draw, discard 8s, draw, meld 2d 3d 4d, discard Kc, draw"
    for move in before.split(", "):
        table.game.play(move)
    scene = moving(table).view.scene_
    table.game.play("lay 5d > m1+")
    lying = [place.spot for place in scene.arrangement.hand]
    heaps = scene.arrangement.stock.box, scene.arrangement.pile_box
    assert not passes_over(points_in_the_air(scene), [*lying, *heaps])


def test_flying_points_hide_neither_name_nor_total(lay: Lay) -> None:
    table, move = just_before(lay, "an opponent's meld")
    scene = moving(table).view.scene_
    table.game.play(move)
    tags = points_in_the_air(scene)
    seats = scene.arrangement.seats
    name = min((s.name for s in seats), key=lambda box: abs(box.centre[1] - tags[-1].center().y()))
    (look,) = [each for each in scene.furniture.seat_looks().values() if each.where.name == name]
    _, (total, *_) = plates.name_line(look, scene.furniture._name_size)
    ends = total + numeral_width(str(look.row.total), plates.FIGURES * 17.0 * look.t)
    written = QRectF(name.x, name.y, ends - name.x, name.h)
    assert not [tag for tag in tags if tag.intersects(written)]
