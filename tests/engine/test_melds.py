"""What a joker stands for where it joins a meld on the table."""

import pytest

from rummy_qt.engine import Card
from rummy_qt.engine.cards import face_text
from rummy_qt.engine.melds import Meld, MeldKind
from rummy_qt.engine.moves import End


def meld(kind: MeldKind, text: str) -> Meld:
    cards = tuple(map(Card.parse, text.split()))
    return Meld(kind, cards, (0,) * len(cards), (False,) * len(cards))


@pytest.mark.rule("S-01")
@pytest.mark.parametrize(
    ("kind", "cards", "end", "face"),
    [
        ("run", "5c 6c 7c", "+", "8c"),
        ("run", "5c 6c 7c", "-", "4c"),
        ("run", "Jd Qd Kd", "+", "Ad"),
        ("run", "Qh Kh Ah", "+", "2h"),
        ("run", "Ah 2h 3h", "-", "Kh"),
        ("run", "2s 3s 4s", "-", "As"),
        ("run", "9s Ts *1=Js", "+", "Qs"),
        ("set", "8c 8d 8s", "", "8h"),
        ("set", "8d 8h 8s", "", "8c"),
        ("set", "8c *1=8d 8h", "", "8s"),
    ],
)
def test_a_joker_that_is_called_stands_for_the_next_card(
    kind: MeldKind, cards: str, end: End, face: str
) -> None:
    assert face_text(meld(kind, cards).joker_role(end)) == face
