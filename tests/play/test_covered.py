"""Cards covered in a stacked pile are not named to the person during the round."""

import random

import pytest

from rummy_qt.engine import RULEBOOKS, Card, Move, Rules
from rummy_qt.engine.events import Dealt, Discarded, Event, Peeked, Took
from rummy_qt.opponents.player import Way
from rummy_qt.play.covered import Covered, as_seen, hidden_cards, showable_ways, without_memory
from tests.engine.worlds import Recorded

STACKED = [rules for rules in RULEBOOKS.values() if rules.discard_pile == "stacked"]


def named(event: Event | Covered) -> set[Card]:
    """The discards that an event names."""
    match event:
        case Dealt(upcard=card) | Discarded(card=Card() as card):
            return {card}
        case Took(cards=cards):
            return set(cards)
    return set()


@pytest.mark.parametrize("rules", STACKED)
def test_covered_discards_are_not_named_until_the_round_is_over(rules: Rules) -> None:
    rng, covered, told_again = random.Random(4), 0, 0
    for _ in range(4):
        world = Recorded(rules, rng)
        rnd = world.round
        for _ in range(900):
            world.play_on(1, rng, eager=0.9)
            view = rnd.view(0)
            unseen = hidden_cards(view)
            told = [as_seen(event, 0, unseen) for event in view.history]
            if rnd.over:
                assert not unseen
                assert told == list(view.history)
                told_again += 1
                break
            looked = {c for e in view.history if isinstance(e, Peeked) for c in e.cards or ()}
            others = [
                event
                for event in told
                if isinstance(event, Dealt) or getattr(event, "seat", 0) != 0
            ]
            for event in others:
                assert not named(event) & set(rnd.discards[:-1]) - looked
            covered += sum(isinstance(event, Covered) for event in told)
            assert all(e.size > 0 and e.seat >= 0 for e in told if isinstance(e, Covered))
    assert covered > 300
    assert told_again


def test_a_player_who_paid_to_look_sees_the_whole_pile() -> None:
    rng = random.Random(6)
    world = Recorded(RULEBOOKS["rommy-dk"], rng)
    rnd, looked = world.round, 0
    for _ in range(300):
        view = rnd.view(0)
        if Move("peek") in view.legal_moves:
            before = hidden_cards(view)
            rnd.play(Move("peek"))
            assert not hidden_cards(rnd.view(0)) & {card.index for card in rnd.discards}
            looked += bool(before)
        if rnd.over:
            break
        world.play_on(1, rng)
    assert looked


def test_a_fanned_pile_hides_nothing() -> None:
    rng = random.Random(1)
    world = Recorded(RULEBOOKS["500-rum-de"], rng)
    world.play_on(40, rng)
    assert hidden_cards(world.round.view(0)) == set()


@pytest.mark.parametrize("rules", STACKED)
def test_a_seat_without_memory_knows_no_covered_discard(rules: Rules) -> None:
    rng, hid = random.Random(5), 0
    for _ in range(4):
        world = Recorded(rules, rng)
        for _ in range(300):
            world.play_on(1, rng, eager=0.9)
            view = world.round.view(0)
            if world.round.over:
                break
            unseen = hidden_cards(view)
            seen = without_memory(view)
            assert (seen is view) == (not unseen)
            position = seen.position
            pile = [position.pile[at] for at in range(position.pile_size)]
            assert len(pile) == view.position.pile_size
            assert not unseen & set(pile)
            lying = [card.bare for meld in view.melds for card in meld.cards]
            assert not unseen & {card.index for card in (*view.hand, *lying)}
            hid += bool(unseen)
    assert hid > 10


def test_a_take_of_a_covered_pile_names_only_the_top_card() -> None:
    rng, draw, drop = random.Random(6), Move.parse("draw"), Move.parse("discard 2c")
    told_of = 0
    for _ in range(60):
        rnd = (world := Recorded(STACKED[0], rng)).round
        while not rnd.over and not told_of:
            world.play_on(1, rng)
            view = rnd.view(rnd.seat)
            takes = [move for move in rnd.legal_moves() if move.kind == "take"]
            for take in (move for move in takes if move.cards[0] not in view.discards):
                ways = [Way((take, drop), 4.0, 0.0, 9), Way((take, draw), 3.0, 1.0, 9)]
                told = showable_ways([*ways, Way((draw, drop), 2.0, 1.0, 9)], view)
                assert [way.moves for way in told] == [(take,), (draw, drop)]
                assert told[0].mean == 4.0
                told_of += 1
    assert told_of
