"""The Python module for opponents knows what a seat may know, and is never wrong."""

import importlib.util
import random
from typing import Any

import pytest

from rummy_qt.engine import RULEBOOKS, Rules
from rummy_qt.engine.match import round_deck
from rummy_qt.engine.round import Round
from rummy_qt.opponents.protocol import view_to_json
from tests.opponents.examples import EXAMPLES
from tests.opponents.houses import HOUSE_RULES
from tests.opponents.tables import CASES


def load() -> Any:
    spec = importlib.util.spec_from_file_location("known_cards", EXAMPLES / "known_cards.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


known_cards = load()


def hold_to_the_truth(rnd: Round, seat: int) -> None:
    """Everything it claims to know is true, and it knows everything that was visible."""
    view = rnd.view(seat)
    known = known_cards.Known(view_to_json(view))
    hands = [{str(card) for card in rnd.hand(other)} for other in range(rnd.players)]
    assert known.held[seat] == hands[seat]
    assert all(held <= hand for held, hand in zip(known.held, hands, strict=True))
    face_down = rnd.over and len(known.pile) < len(rnd.discards)
    assert known.pile == [str(card) for card in rnd.discards][: len(known.pile)]
    assert len(rnd.discards) - len(known.pile) == face_down
    elsewhere = sum(map(len, hands)) - sum(map(len, known.held))
    assert len(known.unseen) == rnd.stock_count + elsewhere + face_down
    assert len(set(known.unseen)) == len(known.unseen)
    visible = {str(card.bare) for meld in view.melds for card in meld.cards} | hands[seat]
    assert not visible & set(known.unseen)


def play(rules: Rules, players: int, seed: int) -> None:
    rnd = Round.deal(rules, players, 0, round_deck(rules, players, seed, 1), seed)
    chance = random.Random(seed)
    while True:
        hold_to_the_truth(rnd, chance.randrange(players))
        if rnd.over:
            return
        callers = [seat for seat in range(players) if rnd.may_claim(seat) and seat != rnd.seat]
        if callers and chance.random() < 0.3:
            seat = chance.choice(callers)
            rnd.play(chance.choice(list(rnd.legal_moves(seat))), seat)
        else:
            rnd.play(chance.choice(list(rnd.legal_moves())))


@pytest.mark.parametrize(("rulebook", "players"), CASES)
def test_known_cards_are_true_in_every_rulebook(rulebook: str, players: int) -> None:
    play(RULEBOOKS[rulebook], players, seed=players)


@pytest.mark.parametrize("rules", HOUSE_RULES, ids=range(len(HOUSE_RULES)))
def test_known_cards_are_true_by_house_rules(rules: Rules) -> None:
    for seed in range(3):
        play(rules, 3, seed)


def test_taken_and_discarded_cards_are_remembered() -> None:
    rules = RULEBOOKS["500-rum-de"]
    rnd = Round.deal(rules, 2, 1, rules.deck(2), seed=0)
    first = rnd.hand(0)[0]
    for text in ("draw", f"discard {first}"):
        rnd.play(next(move for move in rnd.legal_moves() if str(move) == text))
    known = known_cards.Known(view_to_json(rnd.view(1)))
    assert known.thrown == [[str(first)], []]
    assert known.held[0] == set()
    pile = [str(card) for card in rnd.discards]
    take = next(move for move in rnd.legal_moves() if move.kind == "take")
    taken = pile[pile.index(str(take.cards[0])) :]
    rnd.play(take)
    known = known_cards.Known(view_to_json(rnd.view(0)))
    assert known.held[1] == set(taken)
    assert not set(taken) & set(known.pile)
