"""What melds can be worth."""

import itertools
from collections.abc import Iterator

import pytest

from rummy_qt.engine import RULEBOOKS, Card, Rules
from rummy_qt.engine.melds import Meld, MeldKind, MeldRules
from rummy_qt.engine.sheet import dearest_meld


def meld(kind: MeldKind, text: str) -> Meld:
    cards = tuple(map(Card.parse, text.split()))
    return Meld(kind, cards, (0,) * len(cards), (False,) * len(cards))


def slow_dearest(rules: Rules) -> int:
    """The most points of one meld, by laying every one that a suit or a rank allows."""
    two = rules.two_decks_from is not None and rules.two_decks_from <= rules.max_players
    jokers = rules.jokers_per_deck * (2 if two else 1)
    judge, most = MeldRules(rules), 0
    for size in range(3, 14):
        for start in range(13):
            row = [Card.parse("A23456789TJQK"[(start + n) % 13] + "s") for n in range(size)]
            four = [Card.parse("A23456789TJQK"[start] + suit) for suit in "cdhs"[:size]]
            for cards in (row, four) if size <= 4 else (row,):
                for count in range(min(jokers, size) + 1):
                    for places in itertools.combinations(range(size), count):
                        laid = tuple(
                            Card.parse(f"*{places.index(n) + 1}").standing_for(card.face)
                            if n in places
                            else card
                            for n, card in enumerate(cards)
                        )
                        if judge.judge(laid) in ("run", "set"):
                            low = laid[0].rank == 0 and laid[0].suit == laid[1].suit
                            most = max(most, sum(worth(rules, laid, low=low)))
    return most


def worth(rules: Rules, cards: tuple[Card, ...], *, low: bool) -> Iterator[int]:
    for place, card in enumerate(cards):
        if card.is_joker:
            yield rules.joker_value
        elif card.rank == 0:
            yield rules.ace_low if low and place == 0 else rules.ace_high
        elif card.rank >= 9:
            yield 10
        else:
            yield card.rank + 1 if rules.pip_values else 5


@pytest.mark.parametrize("rulebook", RULEBOOKS)
def test_no_meld_is_dearer_than_the_dearest(rulebook: str) -> None:
    """A first meld of more points could never be laid; the handbook says so."""
    rules = RULEBOOKS[rulebook]
    assert dearest_meld(rules) == slow_dearest(rules)
    low = rules.replace(ace_low=40, ace_high=1)
    assert dearest_meld(low) == slow_dearest(low)


def test_the_dearest_german_meld_is_worth_99() -> None:
    assert dearest_meld(RULEBOOKS["500-rum-de"]) == 99
