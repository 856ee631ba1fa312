"""Deals follow from a seed by an algorithm that anyone can reproduce."""

import hashlib
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from rummy_qt.engine import RULEBOOKS, Card, Match, Move, Round
from rummy_qt.engine import deal as dealing
from rummy_qt.engine.deal import choice, shuffled
from rummy_qt.engine.match import round_deck

PAGE = (Path(__file__).parents[2] / "docs" / "engine.md").read_text("utf-8")
TEXT = " ".join(PAGE.split())
GERMAN = RULEBOOKS["500-rum-de"]


def test_the_worked_example_of_a_deal_in_the_docs_is_true() -> None:
    deck = [str(card) for card in round_deck(GERMAN, 2, 7, 1)]
    assert PAGE.count("```\n" + " ".join(deck[:26]) + "\n" + " ".join(deck[26:]) + "\n```") == 1
    digest = hashlib.sha256(b"rummy-qt|7|deal 1|0").hexdigest()
    assert f"`{digest}`" in PAGE
    for start, n, i in ((0, 52, 51), (16, 51, 50), (32, 50, 49)):
        number = int(digest[start : start + 16], 16)
        assert str(number) in PAGE
        assert re.search(rf"mod {n} (it )?is {number % n}|\*i\* = {i} the third mod {n} is", TEXT)
    match = Match.new(GERMAN, 2, seed=7)
    assert (match.first_dealer, match.round.seat) == (0, 1)
    held = " ".join(deck[0:26:2])
    assert held in TEXT
    assert set(held.split()) == {str(card) for card in match.round.hand(1)}
    assert [str(card) for card in match.round.discards] == ["Ad"]
    match.play(Move.parse("draw"))
    assert "9c" in {str(card) for card in match.round.hand(1)}


@pytest.mark.parametrize("players", [1, 9, 0, -2, 2.0, "2", None])
def test_a_wrong_number_of_players_is_a_value_error(players: Any) -> None:
    deck = round_deck(GERMAN, 2, 7, 1)
    with pytest.raises(ValueError, match="2 to 8 players"):
        Match.new(GERMAN, players, seed=7)
    with pytest.raises(ValueError, match="2 to 8 players"):
        Round.deal(GERMAN, players, dealer=0, deck=deck)


def test_a_deck_that_is_not_exactly_the_right_cards_is_a_value_error() -> None:
    deck = list(round_deck(GERMAN, 2, 7, 1))
    wrong: list[list[Any]] = [
        deck[:-1],
        [*deck, deck[0]],
        [*deck[:-1], deck[0]],
        [*deck[:-1], Card.parse("*1")],
        [str(card) for card in deck],
        [None] * 52,
        [],
    ]
    for cards in wrong:
        with pytest.raises(ValueError, match="exactly the 52 cards"):
            Round.deal(GERMAN, 2, dealer=0, deck=cards)


def test_a_number_that_would_favour_some_choices_is_skipped(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    numbers = iter([2**64 - 16, 2**64 - 17])
    monkeypatch.setattr(dealing, "_numbers", lambda seed, label: numbers)
    assert choice(52, 7, "any") == (2**64 - 17) % 52


def test_every_order_is_equally_likely() -> None:
    orders = Counter(tuple(shuffled("abc", seed, "test")) for seed in range(6000))
    assert len(orders) == 6
    assert all(850 < count < 1150 for count in orders.values())


def test_a_shuffle_depends_on_seed_and_label_and_spares_its_input() -> None:
    items = list(range(52))
    assert shuffled(items, 1, "deal 1") == shuffled(items, "1", "deal 1")
    assert shuffled(items, 1, "deal 1") != shuffled(items, 2, "deal 1")
    assert shuffled(items, 1, "deal 1") != shuffled(items, 1, "deal 2")
    assert items == list(range(52))


@pytest.mark.rule("DK-02")
def test_the_first_dealer_is_drawn_by_lot() -> None:
    dealers = Counter(Match.new(GERMAN, 3, seed).first_dealer for seed in range(600))
    assert set(dealers) == {0, 1, 2}
    assert min(dealers.values()) > 150
