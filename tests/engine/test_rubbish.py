"""For any argument of the engine's public functions, compiled and plain code answer alike.

CONTRACT promises ``ValueError`` for an invalid seat, number of players, deck or text, and
``TypeError`` for anything that is not a ``Move``. No other error is raised, and the round is
unchanged.
"""

from collections.abc import Callable
from typing import Any

import pytest

from rummy_qt.engine import RULEBOOKS, Card, Match, Move, Round, Rules

DANISH = RULEBOOKS["rommy-dk"]
DECK = DANISH.deck(3)
DRAW = Move.parse("draw")


class One:
    """Has ``__index__``: machine code would accept it as a number."""

    def __index__(self) -> int:
        return 1


RUBBISH: list[Any] = [
    None, True, False, -1, 99, 10**30, 1.0, float("nan"), "1", "", b"1", [], {}, (), object(),
    One(), Card.parse("7c"), Card.parse("*1=8c"), Move("take"), DECK[:5], [*DECK[1:], DECK[1]],
    ["7c"] * 55, [None] * 55, lambda cards: cards,
]  # fmt: skip


def dealt() -> Round:
    return Round.deal(DANISH, 3, 0, DECK)


def match() -> Match:
    return Match.new(DANISH, 3, seed=1)


TAKES_A_SEAT: dict[str, Callable[[Any], object]] = {
    "deal, dealer": lambda it: Round.deal(DANISH, 3, it, DECK),
    "hand": lambda it: dealt().hand(it),
    "view": lambda it: dealt().view(it),
    "may_claim": lambda it: dealt().may_claim(it),
}
ONE_SEAT_IS_NONE: dict[str, Callable[[Any], object]] = {
    "legal_moves": lambda it: dealt().legal_moves(it),
    "refusal, seat": lambda it: dealt().refusal(DRAW, it),
    "play, seat": lambda it: dealt().play(DRAW, it),
    "match.play, seat": lambda it: match().play(DRAW, it),
    "new, first dealer": lambda it: Match.new(DANISH, 3, 1, it),
}
TAKES_ANOTHER_VALUE: dict[str, Callable[[Any], object]] = {
    "deal, players": lambda it: Round.deal(DANISH, it, 0, DECK),
    "deal, deck": lambda it: Round.deal(DANISH, 3, 0, it),
    "new, players": lambda it: Match.new(DANISH, it, 1),
    "new, one of the decks": lambda it: Match.new(DANISH, 3, 1, 0, [it]),
    "redeal": lambda it: match().redeal(it),
    "parse a move": Move.parse,
    "deck": DANISH.deck,
    "hand_size": DANISH.hand_size,
    "replace": lambda it: DANISH.replace(decline=it),
}
TAKES_A_MOVE: dict[str, Callable[[Any], object]] = {
    "play": lambda it: dealt().play(it),
    "refusal": lambda it: dealt().refusal(it),
    "match.play": lambda it: match().play(it),
    "after": lambda it: dealt().view(1).after(it),
    "played": lambda it: dealt().view(1).played(it),
}
NAMED: Any = Rules.from_dict
TAKES_ITS_TYPE: dict[str, Callable[[Any], object]] = {
    "deal, rules": lambda it: Round.deal(it, 3, 0, DECK),
    "new, rules": lambda it: Match.new(it, 3, 1),
    "from_dict": lambda it: NAMED(it or None),
}


@pytest.mark.parametrize("name", [*TAKES_A_SEAT, *ONE_SEAT_IS_NONE, *TAKES_ANOTHER_VALUE])
def test_an_invalid_seat_number_or_deck_raises_value_error(name: str) -> None:
    function = (TAKES_A_SEAT | ONE_SEAT_IS_NONE | TAKES_ANOTHER_VALUE)[name]
    for rubbish in RUBBISH:
        if rubbish is None and name in ONE_SEAT_IS_NONE:
            continue
        with pytest.raises(ValueError, match=r"."):
            function(rubbish)


@pytest.mark.parametrize("name", TAKES_A_MOVE)
def test_anything_but_a_move_raises_type_error(name: str) -> None:
    for rubbish in RUBBISH:
        with pytest.raises(ValueError if isinstance(rubbish, Move) else TypeError, match=r"."):
            TAKES_A_MOVE[name](rubbish)


@pytest.mark.parametrize("name", TAKES_ITS_TYPE)
def test_anything_but_rules_raises_type_error(name: str) -> None:
    for rubbish in RUBBISH:
        with pytest.raises(TypeError, match=r"."):
            TAKES_ITS_TYPE[name](rubbish)


@pytest.mark.parametrize("field", range(4))
def test_a_move_with_a_rubbish_field_is_refused(field: int) -> None:
    for rubbish in RUBBISH:
        rnd = dealt()
        before = rnd.position
        fields: list[Any] = ["lay", (Card.parse("7c"),), 1, "+"]
        fields[field] = rubbish
        with pytest.raises((ValueError, TypeError)):
            rnd.play(Move(*fields))
        assert rnd.position == before


def test_rubbish_arguments_leave_the_round_unchanged() -> None:
    rnd, other = dealt(), dealt()
    for rubbish in RUBBISH:
        for ask in (rnd.play, rnd.view, rnd.hand, rnd.legal_moves, rnd.events_since):
            try:
                ask(rubbish)
            except (ValueError, TypeError, IndexError):
                continue
    assert rnd.history == other.history
    assert rnd.position == other.position
