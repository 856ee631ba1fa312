"""Cards, moves and positions as texts that read back."""

import pickle
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rummy_qt.engine import Card, Move, Round, Rules


@given(
    st.sampled_from(
        [str(card) for card in Rules(jokers_per_deck=8, two_decks_from=2).deck(2)]
        + ["*1=8c", "*16=Ah"]
    )
)
def test_a_card_is_its_text(text: str) -> None:
    assert str(Card.parse(text)) == text
    assert Card.parse(text) is Card.parse(text)


@pytest.mark.parametrize(
    "text", ["", "1c", "7C", "7c''", "*0", "*17", "*1=*2", "*1=8c'", "10c", "7"]
)
def test_what_is_no_card_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="not a card"):
        Card.parse(text)


NO_MOVES = [
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
def test_what_is_no_text_is_refused(text: Any) -> None:
    with pytest.raises(ValueError, match="not a move"):
        Move.parse(text)
    with pytest.raises(ValueError, match="not a card"):
        Card.parse(text)


@pytest.mark.parametrize("text", NO_MOVES)
def test_what_is_no_move_is_refused_in_one_line(text: str) -> None:
    with pytest.raises(ValueError, match=r"\Anot a move: .+\Z"):
        Move.parse(text)


def test_cards_and_moves_are_values() -> None:
    move = Move.parse("lay Tc *1=Jc > m3+")
    assert pickle.loads(pickle.dumps(move)) == move
    assert pickle.loads(pickle.dumps(move.cards[1])) is move.cards[1]
    assert eval(repr(move)) == move
    assert move != Move.parse("lay Tc *1=Jc > m3-")
    assert move != str(move)


RULES = Rules(jokers_per_deck=1, max_players=7, must_discard_to_go_out=True, claims=True)
POSITION = """\
players: 3, dealer 2
to move: 0, draw
hand 0: 7c
hand 1: 2c 3c
hand 2: 4c
stock: 5c 6c
discards: 8c 9c Tc
m1 run: Qc/0 *1=Kc/0 Ac/0
m2 set: Jc/2 Jd/2 Jh/2 Js/1+
"""


def whole(text: str) -> str:
    """The text with the cards that it leaves out put under the stock."""
    there = {word.partition("/")[0].partition("=")[0] for word in text.split()}
    rest = [card for card in map(str, RULES.deck(3)) if card not in there]
    return text.replace("stock: 5c 6c", " ".join(["stock: 5c 6c", *rest]))


def test_a_position_reads_as_it_is_written() -> None:
    text = whole(POSITION) + (
        "turns: 7\nidle: 2\npenalties: 0 50 0\nmelders: 0 2\nrebuilds: 1, table grew\n"
        "turn: peeked\ncall: 2, by 1\n"
    )
    rnd = Round.parse(text, RULES)
    assert str(rnd) == text
    assert [str(card) for card in rnd.discards] == ["8c", "9c", "Tc"]
    assert {str(move) for move in rnd.legal_moves(0)} == {"draw", "take 8c", "claim"}
    assert rnd.legal_moves(1) == []
    rnd.play(Move.parse("draw"))
    assert "5c" in map(str, rnd.hand(0))


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        ("players: 3, dealer 2", "players: 3"),
        ("players: 3, dealer 2", "players: 9, dealer 2"),
        ("players: 3, dealer 2", "players: 3, dealer 3"),
        ("to move: 0, draw", "to move: 0, sleep"),
        ("hand 1: 2c 3c", "hand 3: 2c 3c"),
        ("hand 1: 2c 3c", "hand 1: 2c *1=3c"),
        ("hand 1: 2c 3c", "hands 1: 2c 3c"),
        ("hand 1: 2c 3c", "hand 1: 2c"),
        ("hand 1: 2c 3c", "hand 1: 2c 3c 3c"),
        ("hand 1: 2c 3c", "2c 3c"),
        ("discards: 8c 9c Tc", "discards: 8c 9c Tc\npenalties: 0 0"),
        ("discards: 8c 9c Tc", "discards: 8c 9c Tc\nidle: -1"),
        ("discards: 8c 9c Tc", "discards: 8c 9c Tc\nrebuilds: 1, grew"),
        ("discards: 8c 9c Tc", "discards: 8c 9c Tc\nturn: slept"),
        ("discards: 8c 9c Tc", "discards: 8c 9c Tc\nending: rain"),
    ],
)
def test_what_is_no_position_is_refused(line: str, wrong: str) -> None:
    with pytest.raises(ValueError, match=r"not a position|must hold exactly"):
        Round.parse(whole(POSITION).replace(line, wrong), RULES)
