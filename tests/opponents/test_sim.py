"""The simulation plays the engine's game: every move, every rulebook."""

import random
from collections.abc import Callable

import pytest

from rummy_qt.engine import RULEBOOKS, Match, Move, Round, Rules
from rummy_qt.engine.cards import CARDS, Card
from rummy_qt.engine.events import Rebuilt
from rummy_qt.engine.match import round_deck
from rummy_qt.engine.turns import tallies
from rummy_qt.opponents.judge import policy_for
from rummy_qt.opponents.sim import wild
from rummy_qt.opponents.sim.bridge import apply
from rummy_qt.opponents.sim.sheet import faces_of
from rummy_qt.opponents.sim.trace import Traced
from rummy_qt.opponents.sim.world import OVER, World
from tests.opponents.houses import HOUSE_RULES
from tests.opponents.tables import CASES, dealt
from tests.opponents.worlds import world_of


def state(world: World) -> dict[str, object]:
    names = set(World.__slots__) - {"known", "sheet", "jokers"}
    return {name: getattr(world, name) for name in names} | {"jokers": sorted(world.jokers)}


def all_moves(rnd: Round) -> list[tuple[int, Move]]:
    return [(seat, move) for seat in range(rnd.players) for move in rnd.legal_moves(seat)]


def compare(rnd: Round, chance: random.Random) -> None:
    """Plays a random round in both; after each move the two must be the same."""
    world = world_of(rnd.position)
    while not rnd.over:
        seat, move = chance.choice(all_moves(rnd))
        events = rnd.play(move, seat)
        new = [e.stock for e in events if isinstance(e, Rebuilt) and e.stock is not None]
        stock = [card.index for card in reversed(new[0])] if new else None
        apply(world, move, seat, stock)
        position = rnd.position
        assert state(world) == state(world_of(position)), move
        scores = [tally.total for tally in tallies(position)]
        assert [world.score(s) for s in range(rnd.players)] == scores
        assert all(known & ~hand == 0 for known, hand in zip(world.known, world.hands, strict=True))
    assert world.phase == OVER


@pytest.mark.parametrize(("rulebook", "players"), CASES)
def test_random_rounds_are_the_same_in_both(rulebook: str, players: int) -> None:
    for seed in range(6 if players == 2 else 2):
        compare(dealt(rulebook, players, seed), random.Random(seed))


@pytest.mark.parametrize("rules", HOUSE_RULES, ids=range(len(HOUSE_RULES)))
def test_random_rounds_of_house_rules_too(rules: Rules) -> None:
    for seed in range(6):
        compare(Match.new(rules, 3, seed=seed).round, random.Random(seed))


Play = Callable[[World, random.Random], None]


def play_and_replay(rules: Rules, players: int, seed: int, play: Play) -> None:
    """Plays a round in the simulation, then in the engine, which must accept and agree."""
    orders: list[list[Card]] = []
    deck = round_deck(rules, players, seed, 1)
    rnd = Round.deal(rules, players, seed % players, deck, reshuffle=lambda _: orders.pop(0))
    trace = Traced.of(world_of(rnd.position))
    play(trace, random.Random(seed))
    orders += [[CARDS[card] for card in reversed(stock)] for stock in trace.stocks]
    for seat, move in trace.played:
        rnd.play(move, seat)
    assert rnd.over
    assert rnd.scores == [trace.score(seat) for seat in range(players)]


@pytest.mark.parametrize("wildly", [True, False], ids=["random", "greedy"])
@pytest.mark.parametrize(("rulebook", "players"), CASES)
def test_whole_rounds_of_the_simulation_are_legal(
    rulebook: str, players: int, wildly: bool
) -> None:
    rules = RULEBOOKS[rulebook]
    play = wild.play_round if wildly else policy_for(rules, players).play_round
    for seed in range(4):
        play_and_replay(rules, players, seed, play)


@pytest.mark.parametrize("rules", HOUSE_RULES, ids=range(len(HOUSE_RULES)))
def test_whole_rounds_of_house_rules_are_legal_too(rules: Rules) -> None:
    for seed in range(8):
        play_and_replay(rules, 3, seed, policy_for(rules, 3).play_round)


@pytest.mark.parametrize("rules", HOUSE_RULES, ids=range(len(HOUSE_RULES)))
def test_a_copy_goes_on_by_itself(rules: Rules) -> None:
    world = world_of(Match.new(rules, 3, seed=1).round.position)
    before = state(world.copy())
    twin = world.copy()
    twin.draw(random.Random(1))
    twin.discard(max(i for i in range(120) if twin.hands[twin.seat] >> i & 1))
    assert state(world) == before
    assert faces_of(world.hands[0]).bit_count() <= world.hands[0].bit_count()
