"""The greedy player follows the rules: the engine allows what it does in a position."""

from collections.abc import Iterator

import pytest

from rummy_qt.engine import RULEBOOKS, Move, Round, Rules
from rummy_qt.engine.cards import Card
from rummy_qt.engine.match import round_deck
from rummy_qt.engine.position import OVER, Position
from rummy_qt.opponents.candidates import candidate_for, candidates, greedy, run_policy
from rummy_qt.opponents.chance import Chance
from rummy_qt.opponents.habitual import HABITS, Habitual
from rummy_qt.opponents.judge import hands_of, policy_for
from rummy_qt.opponents.player import Situation
from rummy_qt.opponents.policy import Policy
from rummy_qt.opponents.thinker import table_of
from rummy_qt.opponents.tuned import Weights
from tests.engine.placed import round_at
from tests.opponents.houses import HOUSE_RULES
from tests.opponents.tables import CASES
from tests.play.test_targets import stand

HOLDS_BACK = Weights(lay_few=2.0, lay_late=1.5, lay_loose=2.0, lay_points=0.3, lay_gifts=0.5)
"""A policy that holds melds back for a while."""


def turns(policy: Policy, position: Position, chance: Chance) -> Iterator[list[Move]]:
    """The moves of each turn that the policy plays."""
    while position.due != OVER:
        policy.notes = []
        policy.play_turn(position, chance)
        yield policy.notes
    policy.notes = None


def play_and_check(rules: Rules, players: int, seed: int, policy: Policy) -> None:
    """Check that every move is legal in the engine, and leads to the same position there."""
    orders: list[list[Card]] = []
    deck = round_deck(rules, players, seed, 1)
    rnd = Round.deal(rules, players, seed % players, deck, reshuffle=lambda _: orders.pop(0))
    position = rnd.position
    rebuilds = 0
    for moves in turns(policy, position, Chance(seed, 2, 3)):
        if position.rebuilds > rebuilds:
            rebuilds = position.rebuilds
            held = {card for seat in range(players) for card in rnd.hand(seat)}
            new = [card for card in rnd.discards[:-1] if card not in position.stock_cards]
            assert len(new) == 1
            assert not held & set(new)
            orders.append([*new, *reversed(position.stock_cards)])
        for move in moves:
            if move.kind == "claim":
                callers = [(rnd.discarder or 0) + step for step in range(1, players)]
                seat = next(s % players for s in callers if not rnd.refusal(move, s % players))
                rnd.play(move, seat)
            else:
                rnd.play(move)
        assert rnd.position == position, moves
    assert rnd.over
    assert rnd.scores == [position.score(seat) for seat in range(players)]


@pytest.mark.parametrize(("meld", "laid"), [("7c/1 7d/1 *2=7h/1", False), ("7c/1 7d/1 7h/1", True)])
def test_a_joker_is_laid_off_only_where_the_meld_allows_it(meld: str, laid: bool) -> None:
    rules = Rules(jokers_per_deck=2, max_players=4)
    lines = ["players: 2, dealer 1", "to move: 0, play", "hand 0: *1 9c", "hand 1: Kd"]
    lines += ["discards: 2h", f"m1 set: {meld}", "melders: 0 1", "turns: 9"]
    position = round_at("\n".join(lines), rules).position
    policy = policy_for(rules, 2)
    policy.notes = []
    policy.lay_all(position, 0)
    assert any(move.kind == "lay" for move in policy.notes) == laid
    policy.notes = None


@pytest.mark.parametrize(
    ("rulebook", "hand", "top"),
    [("500-rum-de", "Td 3c Kh", "Jd"), ("500-rum-pl", "9s 9h 3c Kh", "*1")],
    ids=["two cards at once", "a joker"],
)
def test_a_card_taken_under_a_duty_without_price_is_laid(
    rulebook: str, hand: str, top: str
) -> None:
    rules = RULEBOOKS[rulebook]
    lines = ["players: 2, dealer 1", "to move: 0, draw", f"hand 0: {hand}", "hand 1: 2h 2s 4d"]
    lines += ["m1 run: 7d/1 8d/1 9d/1", f"discards: 4h {top}", "melders: 0 1", "turns: 9"]
    rnd, policy, take = round_at("\n".join(lines), rules), policy_for(rules, 2), f"take {top}"
    after = candidate_for(policy, rnd.position, 0, [Move.parse(take)]).position
    assert not after.duty
    assert after.laid_points(0)
    rnd.play(Move.parse(take))
    asked = candidates(policy, rnd.position)
    assert {way.moves[0].kind for way in asked} == {"meld" if top == "*1" else "lay"}
    for move in greedy(policy, rnd.position).moves:
        rnd.play(move)
    assert rnd.seat == 1


@pytest.mark.parametrize(("rulebook", "players"), CASES)
def test_the_policy_plays_only_legal_moves(rulebook: str, players: int) -> None:
    rules = RULEBOOKS[rulebook]
    for seed in range(3):
        play_and_check(rules, players, seed, policy_for(rules, players))
        play_and_check(rules, players, seed, Policy(hands_of(rules, players), HOLDS_BACK))


@pytest.mark.parametrize("rules", HOUSE_RULES, ids=range(len(HOUSE_RULES)))
def test_the_policy_plays_only_legal_moves_by_house_rules(rules: Rules) -> None:
    for seed in range(6):
        play_and_check(rules, 3, seed, policy_for(rules, 3))
        play_and_check(rules, 3, seed, Policy(hands_of(rules, 3), HOLDS_BACK))


def test_a_policy_that_holds_melds_back_lays_late_but_in_time() -> None:
    rules = RULEBOOKS["500-rum-de"]
    holder, hasty = Policy(hands_of(rules, 2), HOLDS_BACK), Policy(hands_of(rules, 2), Weights())
    first_lays = []
    for policy in (holder, hasty):
        total = 0
        for seed in range(20):
            deck = round_deck(rules, 2, seed, 1)
            position = Round.deal(rules, 2, 0, deck).position
            turn = 0
            for moves in turns(policy, position, Chance(seed, 2, 3)):
                turn += 1
                if any(move.kind == "meld" for move in moves):
                    break
            policy.notes = None
            total += turn
        first_lays.append(total)
    assert first_lays[0] > first_lays[1]


@pytest.mark.parametrize("leaning", ["", "eager"])
@pytest.mark.parametrize("level", HABITS)
@pytest.mark.parametrize("rulebook", RULEBOOKS)
def test_a_level_plays_the_same_in_playouts_as_at_the_table(
    rulebook: str, level: str, leaning: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same moves, if nothing is overlooked; the deals are those of a table."""
    monkeypatch.setitem(HABITS, level, HABITS[level]._replace(overlooks=0.0))
    rules, asked = RULEBOOKS[rulebook], 0
    leanings = (leaning,) * 3 if leaning else ()
    player, situation = Habitual(HABITS[level]), Situation((0, 0, 0), 1, 0, leanings=leanings)
    playing = table_of(hands_of(rules, 3), (level,) * 3, leanings)[1]
    rnd = Round.deal(rules, 3, 0, round_deck(rules, 3, 36, 1), reshuffle=list)
    while not rnd.over:
        view = rnd.view(rnd.seat)
        move = player.choose(view, situation)
        if view.phase != "closed" and len(view.legal_moves) > 1:
            said = greedy(playing, view.position).moves
            assert said, move
            assert said[0] == move
            asked += 1
        rnd.play(move)
    assert asked > 10


@pytest.mark.parametrize(("overlooks", "first"), [(0.0, "swap 6c > m1"), (1.0, "meld *2=9c 9d 9h")])
def test_overlooking_a_swap_still_lays_the_joker_in_hand(overlooks: float, first: str) -> None:
    lines = ("m1 run: 5c/1 *1=6c/1 7c/1", "melders: 0 1", "turn: drew")
    view = stand(RULEBOOKS["rommy-dk"], "6c 9d 9h *2 Kd", *lines).view(0)
    player = Habitual(HABITS["newcomer"]._replace(overlooks=overlooks))
    assert str(player.choose(view, Situation((0, 0), 1, 0))) == first


def test_overlooking_one_swap_leaves_the_other() -> None:
    rules = RULEBOOKS["rommy-dk"]
    lines = ("m1 run: 5c/1 *1=6c/1 7c/1", "m2 run: 8d/1 *2=9d/1 Td/1", "melders: 0 1", "turn: drew")
    position = stand(rules, "6c 9d Kd Ks", *lines).position
    policy = Policy(hands_of(rules, position.players), Weights())
    policy.overlook(1 << Card.parse("6c").face)
    assert str(run_policy(policy, position, policy.lay).moves[0]) == "swap 9d > m2"
