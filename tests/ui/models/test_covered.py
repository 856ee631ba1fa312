"""During a round, no text names a card hidden by a stacked pile that nobody paid to see.

``python -m tests.ui.models.test_covered 10000`` plays that many rounds.
"""

from __future__ import annotations

import random
import re
import sys
from collections.abc import Callable
from functools import cache, lru_cache
from typing import Any

import pytest

from rummy_qt.engine import RULEBOOKS, Card, Round
from rummy_qt.engine.cards import CARDS
from rummy_qt.ui.models.table_state import TableState
from rummy_qt.ui.words.cards import SPOKEN, card_text, spoken_card
from tests.ui.tables import TableGame

STACKED = ("femhundra", "rommy-dk")
NAMED = {told(card) for told in (card_text, spoken_card) for card in CARDS}
NAMES = re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, sorted(NAMED)))})")
JOKERS_END = re.compile(r"\bto (\w+ of \w+)(?=, [^.]*?joker as \1)")
"""The card that a joker stands for, in a run named by its ends."""
JOKERS_ROLE = re.compile(r"\(\S+\)|joker as \w+ of \w+|=\w+")


class Known:
    """What the person may name, worked out from the table after each move, not from events."""

    def __init__(self, rnd: Round) -> None:
        self.rnd = rnd
        self.buried: set[int] = set()
        self.paid: set[int] = set()

    def look(self) -> None:
        rnd = self.rnd
        self.buried |= {card.index for card in rnd.discards[:-1]}
        seen = {card.index for card in [*rnd.discards[-1:], *rnd.hand(0)]}
        seen |= {card.index for meld in rnd.melds for card in meld.cards}
        self.buried -= seen

    @property
    def covered(self) -> set[int]:
        return self.buried - self.paid


def named(
    state: TableState, tell: Callable[..., str], spoken: Callable[[Any], str]
) -> dict[str, set[str]]:
    """By place, the texts about what others did, without the person's own actions.

    ``tell`` and ``spoken`` are those of the table, which always give the same text for an event.
    """
    rows = [row for row in state.turns.values if row.seat != 0]
    history = [event for event in state.view.history if getattr(event, "seat", None) != 0]
    shown = [state.as_seen(event) for event in history]
    told = {tell(event, *form) for event in shown for form in ((), (SPOKEN,))}
    return {
        "seats": {str(part) for row in rows for part in row.parts},
        "chips": {words(card)[0] for row in rows for part in row.parts for card in part.cards},
        "spoken": {spoken(row) for row in rows},
        "told": {*told, state.latest if rows and rows[-1] is state.turns.values[-1] else ""},
    }


def count_judged_texts(rulebook: str, seed: int, *, remembers: bool = False) -> int:
    """Play a random round; returns how many texts were judged while something was covered."""
    chance = random.Random(seed)
    game = TableGame(["", "", ""], rulebook=rulebook, upcard=chance.choice(["2c", "Kd", "7h"]))
    game.round = rnd = new_game(rulebook, chance)
    if remembers:
        game.game.covered = set  # a fault that the judge must notice
    state, eyes, judged, deck = TableState(game), Known(rnd), 0, rnd.rules.deck(3)
    tell, spoken = cache(state.texts.sentence), cache(state.turns.spoken)
    for _ in range(120):
        if rnd.over:
            break
        moves = list(rnd.legal_moves())
        keen = [m for m in moves if m.kind in ("meld", "lay", "swap", "take", "peek")]
        move = chance.choice(keen if keen and chance.random() < 0.5 else moves)
        if move.kind == "peek" and rnd.seat == 0:
            eyes.paid |= {card.index for card in rnd.discards}
        game.play(str(move))
        eyes.look()
        if rnd.over:
            continue
        hidden = {word for card in deck if card.index in eyes.covered for word in words(card)}
        hidden -= {word for card in deck if card.index not in eyes.covered for word in words(card)}
        for place, texts in named(state, tell, spoken).items():
            judged += len(texts)
            for text in texts:
                found = hidden & cards_in(text)
                assert not found, (rulebook, seed, place, text, found)
    return judged


@cache
def words(card: Card) -> tuple[str, str]:
    """The names that texts may use for a card."""
    return card_text(card), spoken_card(card)


@lru_cache(maxsize=1 << 14)
def cards_in(text: str) -> frozenset[str]:
    """The cards that a text names, except those that jokers stand for."""
    return frozenset(NAMES.findall(JOKERS_ROLE.sub("", JOKERS_END.sub("", text))))


def new_game(rulebook: str, chance: random.Random) -> Round:
    rules = RULEBOOKS[rulebook]
    deck = rules.deck(3)
    chance.shuffle(deck)
    return Round.deal(rules, 3, 2, deck, seed=1)


@pytest.mark.parametrize("rulebook", STACKED)
def test_no_text_names_a_covered_card(rulebook: str) -> None:
    assert sum(count_judged_texts(rulebook, seed) for seed in range(6)) > 1_000


def test_a_text_that_names_a_covered_card_is_noticed() -> None:
    with pytest.raises(AssertionError, match=r"told|chips"):
        count_judged_texts("femhundra", 1, remembers=True)


def test_a_discard_is_named_until_it_is_covered() -> None:
    game = TableGame(
        ["2d 3s", "Kc Kd", "4d 4h"], upcard="7s", stock="Jh 3c 6s", rulebook="femhundra"
    )
    state = TableState(game)
    for move in ("draw", "discard 2d", "draw", "discard Kc"):
        game.play(move)

    def told() -> list[str]:
        rows = state.turns.values
        return [" ".join(map(state.texts.sentence, row.events)) for row in rows]

    assert "7♠" not in told()[0]
    assert told()[1:] == [
        "You drew J♥ from the stock. You discarded 2♦.",
        "Bo drew from the stock. Bo discarded K♣.",
    ]
    for move in ("draw", "discard 4d"):
        game.play(move)
    assert told()[2:] == [
        "Bo drew from the stock. Bo discarded a card.",
        "Cleo drew from the stock. Cleo discarded 4♦.",
    ]


if __name__ == "__main__":
    rounds = int(sys.argv[1])
    texts = sum(
        count_judged_texts(rulebook, seed) for seed in range(rounds // 2) for rulebook in STACKED
    )
    sys.stdout.write(f"{rounds} rounds, {texts} texts: none names a covered card\n")
