"""The plays of a hand, and the moves of a player who lays everything."""

import random

import pytest

from rummy_qt.engine import RULEBOOKS, Card, Move, Round
from rummy_qt.lab.random_rules import random_rules
from rummy_qt.play.laying import all_layings, found_melds, layings
from tests.engine.worlds import Recorded
from tests.play.test_targets import GERMAN, stand

OTHERS = ["Kc Kd 2h 3s 5s 9s Td", "4d 4h 6s Jc Ts 6d 8h"]


def dealt(hands: list[str], upcard: str, stock: str, rulebook: str = "500-rum-de") -> Round:
    """A round of three with these hands of seven cards; the first seat moves first."""
    rules = RULEBOOKS[rulebook]
    held = [[Card.parse(card) for card in hand.split()] for hand in hands]
    top = [Card.parse(card) for card in (upcard, *stock.split())]
    known = [*(hand[at] for at in range(7) for hand in held), *top]
    rest = [card for card in rules.deck(3) if card not in known]
    return Round.deal(rules, 3, 2, [*known, *rest])


def laid_out(game: Round) -> list[str]:
    """All moves that "Lay all" plays, each of which is legal."""
    moves: list[str] = []
    while (move := next(layings(game.view(game.seat)), None)) is not None:
        game.play(move)
        moves.append(str(move))
    return moves


@pytest.mark.parametrize(
    ("hand", "melds"),
    [
        ("7c 8c 9c 7d 7h Qd 2d", ["7c 8c 9c"]),
        ("7c 7d 7h Qc Qd Qh 2d", ["Qc Qd Qh", "7c 7d 7h"]),
        ("7c 8c 9c Tc 2d 3h 4s", ["7c 8c 9c Tc"]),
        ("2d 4h 6s 8c Tc Qd Ah", []),
    ],
)
def test_found_melds_share_no_card_and_are_sorted_by_points(hand: str, melds: list[str]) -> None:
    found = found_melds(RULEBOOKS["500-rum-de"], [Card.parse(card) for card in hand.split()])
    assert [" ".join(map(str, move.cards)) for move in found] == melds


def test_lay_all_lays_melds_first_and_then_lay_offs() -> None:
    game = dealt(["7c 8c 9c Qc Qd Qh 2d", *OTHERS], "Ks", "Tc")
    game.play(Move.parse("draw"))
    assert laid_out(game) == ["meld 7c 8c 9c Tc", "meld Qc Qd Qh"]
    game = dealt(["7c 8c 9c 4c 5d Tc 2d", "Qc Qd Qh 3s 5s 9s Td", OTHERS[1]], "Ks", "3h 2h As Qs")
    for move in ("draw", "discard 2d", "draw", "meld Qc Qd Qh", "discard 3s", "draw", "discard 6s"):
        game.play(Move.parse(move))
    game.play(Move.parse("draw"))
    assert laid_out(game) == ["meld 7c 8c 9c Tc", "lay Qs > m1"]


def test_lay_all_prefers_two_melds_to_the_single_best_one() -> None:
    others = ["3c 4d 6h 8s 2d 5s 7d", "4c 4h 6s 5c Ts 6d 8h"]
    game = dealt(["9c Tc Jc Qc Kc Jh Js", *others], "Jd", "Ac")
    game.play(Move.parse("take Jd"))
    assert laid_out(game) == ["meld Jd Jh Js", "meld 9c Tc Jc Qc Kc"]


def test_lay_all_does_nothing_before_a_draw_or_out_of_turn() -> None:
    game = dealt(["7c 8c 9c 2d 3h 4s Qc", *OTHERS], "Ks", "Tc")
    assert next(layings(game.view(0)), None) is None
    game.play(Move.parse("draw"))
    assert next(layings(game.view(1)), None) is None


def test_lay_all_keeps_jokers_in_hand() -> None:
    game = dealt(["7c 8c 9c *1 2d 5h Js", *OTHERS], "Ks", "Ac", "rommy-dk")
    game.play(Move.parse("draw"))
    assert not any(move.startswith("lay *") for move in laid_out(game))


@pytest.mark.parametrize(
    ("hand", "stock"),
    [
        ("7c 8c 9c Qc Qd Qh 2d", "Tc"),  # two melds, one of four
        ("7c 8c 9c Qc Qd Qh Qs", "Tc"),
        ("7c 7d 7h 8h 9h Th 2d", "7s"),  # a card that fits another meld is laid off
        ("2d 4h 6s 8c Tc Qd Ah", "9s"),
    ],
)
def test_lay_all_names_the_points_that_it_brings(hand: str, stock: str) -> None:
    game = dealt([hand, *OTHERS_OF_FEW], "Ks", stock)
    game.play(Move.parse("draw"))
    _, said = all_layings(game.view(0))
    laid_out(game)
    assert said == game.position.laid_points(0)


OTHERS_OF_FEW = ["Kc Kd 2h 3s 5s 9d Td", "4d 6h 3c Jc Ts 6d 8s"]


def test_lay_all_offers_no_points_out_of_turn() -> None:
    assert all_layings(dealt(["7c 8c 9c 2d 3h 4s Qc", *OTHERS], "Ks", "Tc").view(0)) == ([], 0)


def test_hands_left_over_are_shown_once_the_round_is_over() -> None:
    game = dealt(["7c 8c 9c Tc Qc Ah Kh", *OTHERS_OF_FEW], "2s", "Ac")
    assert game.left_hands(0) == {}
    while not game.over:
        moves = game.legal_moves()
        lays = [move for move in moves if move.kind in ("meld", "lay")]
        game.play((lays or list(moves))[0])
    shown = game.left_hands(0)
    assert shown
    assert all(shown[seat] == game.hand(seat) and seat for seat in shown)


def test_lay_all_counts_cards_that_fit_one_after_another() -> None:
    lines = ("m1 run: 7c/1 8c/1 9c/1", "melders: 0 1")
    assert all_layings(stand(GERMAN, "Jc Tc 6c Kd", *lines).view(0))[1] == 10 + 10 + 6
    assert all_layings(stand(GERMAN, "Jc Qd Kd", *lines).view(0)) == ([], 0), "none fits yet"


def test_lay_all_brings_the_points_it_names_under_any_rules() -> None:
    """With any duty, even one that a meld only begins to meet."""
    chance = random.Random(30)
    pressed = with_duty = 0
    for number in range(150):
        rules = list(RULEBOOKS.values())[number] if number < 6 else random_rules(chance)
        world = Recorded(rules, chance)
        for _ in range(40):
            world.play_on(1, chance, 0.3)
            rnd = world.round
            moves, said = all_layings(rnd.view(rnd.seat))
            if rnd.over or not moves:
                continue
            pressed += 1
            with_duty += rnd.phase == "duty"
            game, seat = rnd.copy(), rnd.seat
            before, laid = game.position.laid_points(seat), []
            while game.seat == seat and (move := next(layings(game.view(seat)), None)) is not None:
                game.play(move)
                laid.append(move)
            assert laid == moves
            assert game.position.laid_points(seat) - before == said
    assert pressed > 300
    assert with_duty > 30
