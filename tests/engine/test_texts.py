"""Cards and moves as text that can be read back."""

import pickle
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rummy_qt.engine import Card, Move, Rules


@given(
    st.sampled_from(
        [str(card) for card in Rules(jokers_per_deck=8, two_decks_from=2).deck(2)]
        + ["*1=8c", "*16=Ah"]
    )
)
def test_a_card_becomes_text_and_back(text: str) -> None:
    assert str(Card.parse(text)) == text
    assert Card.parse(text) is Card.parse(text)


@pytest.mark.parametrize(
    "text", ["", "1c", "7C", "7c''", "*0", "*17", "*1=*2", "*1=8c'", "10c", "7"]
)
def test_text_that_is_not_a_card_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="not a card"):
        Card.parse(text)


NOT_MOVES = [
    "",
    "draw 7c",
    "draw ",
    "take",
    "take 7c 8c",
    "take *1=8c",
    "discard *1=8c",
    "meld",
    "meld 7c 7c",
    "meld *1 7c 8c",
    "meld *1=6c 7c *1=8c",
    "lay 7c",
    "lay > m1",
    "lay 7c > m0",
    "lay 7c > m1*",
    "lay 7c > 1",
    "lay 7c m1",
    "swap 7c > m1+",
    "swap 7c 8c > m1",
    "claim m1",
    "claim > m1 > m2",
    "Draw",
    "meld  7c 8c 9c",
    "lay 7c > m1\n",
]


@pytest.mark.parametrize("text", [None, 5, b"draw", ["draw"], 1.5])
def test_only_text_is_parsed_as_a_move_or_a_card(text: Any) -> None:
    with pytest.raises(ValueError, match="not a move"):
        Move.parse(text)
    with pytest.raises(ValueError, match="not a card"):
        Card.parse(text)


@pytest.mark.parametrize("text", NOT_MOVES)
def test_text_that_is_not_a_move_is_refused_in_one_line(text: str) -> None:
    with pytest.raises(ValueError, match=r"\Anot a move: .+\Z"):
        Move.parse(text)


def test_cards_and_moves_are_values() -> None:
    move = Move.parse("lay Tc *1=Jc > m3+")
    assert pickle.loads(pickle.dumps(move)) == move
    assert pickle.loads(pickle.dumps(move.cards[1])) is move.cards[1]
    assert eval(repr(move)) == move
    assert move != Move.parse("lay Tc *1=Jc > m3-")
    assert move != str(move)
