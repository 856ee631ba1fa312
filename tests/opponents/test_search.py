"""Looking ahead: what a search must notice, and what it must not depend on."""

import math
import random

import pytest

from rummy_qt.engine import RULEBOOKS, Card, Move, Round, Rules, View
from rummy_qt.opponents.candidates import candidates
from rummy_qt.opponents.characters import CHARACTERS, character
from rummy_qt.opponents.estimate import Estimate
from rummy_qt.opponents.judge import Judge, policy_for
from rummy_qt.opponents.levels import LEVELS, MASTER, new_player
from rummy_qt.opponents.sim.seen import Seen, table_of
from rummy_qt.opponents.sim.sheet import Sheet
from rummy_qt.opponents.sim.tuned import weights_for
from rummy_qt.opponents.thinker import Thinker, match_value
from tests.opponents.tables import CASES, dealt, random_views, situation

RULES = RULEBOOKS["500-rum-de"]


@pytest.mark.parametrize(("rulebook", "players"), CASES)
def test_the_world_of_a_view_is_the_world_it_came_from(rulebook: str, players: int) -> None:
    for rnd, view in random_views(rulebook, players, seed=9):
        table = table_of(view, Seen.of(view))
        position = rnd.position
        world = table.world
        assert world.discards == [card.index for card in position.discards]
        assert (world.idle, world.rebuilds) == (position.idle, position.rebuilds)
        assert (world.melders, world.turns) == (position.melders, position.turns)
        assert len(table.hidden) == sum(table.missing) + table.stock
        for seat, hand in enumerate(position.hands):
            assert world.hands[seat] & ~hand == 0
        if view.to_move == view.seat:
            assert world.drew_stock == position.drew_stock
            assert world.laid == position.laid


@pytest.mark.parametrize(("rulebook", "players"), CASES)
def test_every_way_to_play_begins_with_a_legal_move(rulebook: str, players: int) -> None:
    policy = policy_for(RULEBOOKS[rulebook], players)
    for rnd, view in random_views(rulebook, players, seed=12):
        if view.to_move == view.seat and view.phase != "closed":
            table = table_of(view, Seen.of(view))
            ways = candidates(policy, table.filled(table.hidden), view)
            for way in ways:
                assert rnd.refusal(way.moves[0]) == ""
            assert len(set(ways)) == len(ways)


def test_in_company_every_card_of_a_dealt_hand_may_be_thrown() -> None:
    """A card may be thrown as bait, however good it is to keep."""
    rnd = dealt("rommy-dk", 3)
    rnd.play(Move.parse("draw"))
    view = rnd.view(rnd.seat)
    table = table_of(view, Seen.of(view))
    ways = candidates(policy_for(view.rules, 3), table.filled(table.hidden), view)
    thrown = {way.moves[-1] for way in ways}
    assert thrown == {move for move in view.legal_moves if move.kind == "discard"}


def test_the_greedy_choice_is_left_sooner_in_company() -> None:
    assert MASTER.clear_for(3) == MASTER.clear_in_company < MASTER.clear_for(2)


def test_hidden_cards_are_drawn_likelier_where_the_signs_point() -> None:
    """A player who threw the neighbours of a card rarely holds it."""
    rnd = dealt("500-rum-de", 2, seed=3)
    chance = random.Random(1)
    judge = Judge()
    for _ in range(24):
        if not rnd.over:
            rnd.play(judge.choose(rnd.view(rnd.seat), situation(2)))
    while rnd.phase.name != "DRAW":
        rnd.play(judge.choose(rnd.view(rnd.seat), situation(2)))
    view = rnd.view(rnd.seat)
    table, seen = table_of(view, Seen.of(view)), Seen.of(view)
    estimate = Estimate(table, seen, view.seat, policy_for(RULES, 2), deals=8)
    other = 1 - view.seat
    truth = rnd.position.hands[other]
    right = sum((estimate.world(chance).hands[other] & truth).bit_count() for _ in range(200))
    unknown = table.missing[other]
    by_chance = truth.bit_count() - unknown + unknown * unknown / len(table.hidden)
    assert right / 200 > by_chance


def view_after_drawing() -> View:
    rnd = dealt("500-rum-de", 2)
    rnd.play(Move.parse("draw"))
    return rnd.view(rnd.seat)


def test_playouts_end_a_search_and_repeat_it() -> None:
    view = view_after_drawing()
    answers = set()
    for _ in range(2):
        player = Thinker(MASTER._replace(playouts=60, brake=math.inf))
        answers.add((player.choose(view, situation(2)), player.playouts))
        assert not player.braked
    assert len(answers) == 1
    assert answers.pop()[1] <= 120


def test_the_clock_ends_a_search_that_takes_too_long() -> None:
    player = Thinker(MASTER._replace(playouts=100_000, turns=10**9, brake=0.05))
    view = view_after_drawing()
    assert player.choose(view, situation(2)) in view.legal_moves
    assert player.braked


def test_a_forced_move_is_not_thought_about() -> None:
    rules = RULES.replace(hand_sizes=[1, 7, 7, 7, 7, 7, 7])
    deck = [Card.parse(text) for text in ("9c", "4h", "Kd")]
    deck += [card for card in rules.deck(2) if card not in deck]
    rnd = Round.deal(rules, 2, 0, deck)
    player = new_player("master")
    assert isinstance(player, Thinker)
    assert player.choose(rnd.view(1), situation(2)) == Move.parse("draw")
    assert player.playouts == 0


def test_points_count_far_from_the_target_and_the_match_near_it() -> None:
    far = match_value(RULES, (0, 0), 0)
    assert far([30, 10]) == 20
    near = match_value(RULES, (470, 480), 0)
    just_won, just_lost = near([60, 40]), near([40, 60])
    assert just_won - just_lost > 2 * (far([60, 40]) - far([40, 60]))


def test_a_match_of_rounds_is_played_for_points() -> None:
    value = match_value(Rules(max_players=4, rounds=3), (900, 10), 1)
    assert value([0, 25]) == 25


@pytest.mark.parametrize("level", CHARACTERS)
def test_a_seat_keeps_its_character(level: str) -> None:
    assert level in LEVELS
    names = [who.name for seat in range(4) if (who := character(level, seat))]
    assert len(set(names)) == 4
    assert character(level, 5) == character(level, 1)


def test_names_are_not_used_twice() -> None:
    names = [who.name for group in CHARACTERS.values() for who in group]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize(("rulebook", "players"), CASES)
def test_every_game_has_weights(rulebook: str, players: int) -> None:
    assert weights_for(Sheet.of(RULEBOOKS[rulebook], players)).stock > 0


@pytest.mark.parametrize("level", ["expert", "master"])
@pytest.mark.parametrize("rulebook", RULEBOOKS)
def test_searchers_play_whole_rounds(level: str, rulebook: str) -> None:
    rnd = dealt(rulebook, 3, seed=6)
    searcher = new_player(level, timed=False, playouts=16)
    club = new_player("club")
    while not rnd.over:
        player = searcher if rnd.seat == 0 else club
        rnd.play(player.choose(rnd.view(rnd.seat), situation(3)))
    assert rnd.scores is not None
