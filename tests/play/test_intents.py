"""The moves that held cards could mean, for every place where they are dropped."""

from collections.abc import Iterable

from rummy_qt.engine import RULEBOOKS, Card, Move, Round
from rummy_qt.play.targets import (
    DISCARD,
    HAND,
    NEW_MELD,
    Grab,
    Zone,
    double_click_moves,
    drop_zones,
    plays_with,
    refused_moves,
)
from tests.play.test_targets import GERMAN, cards, stand, targets_of

RUN = "m1 run: 7c/1 8c/1 9c/1"
MELD = Zone("meld", 1)
STOCK = Grab("stock")


def held(text: str) -> Grab:
    return Grab("hand", tuple(cards(text)))


def taken(*pile: Card) -> Grab:
    return Grab("pile", pile)


def texts(moves: Iterable[Move]) -> list[str]:
    return [str(move) for move in moves]


def dropped(rnd: Round, grab: Grab) -> dict[Zone, list[str]]:
    return {zone: texts(moves) for zone, moves in drop_zones(grab, targets_of(rnd)).items()}


def test_cards_from_the_hand_can_be_melded_laid_off_or_discarded() -> None:
    rnd = stand(GERMAN, "2h 3h 4h Tc Kd", RUN, "melders: 0 1")
    assert dropped(rnd, held("2h 3h 4h")) == {NEW_MELD: ["meld 2h 3h 4h"]}
    assert dropped(rnd, held("Kd")) == {DISCARD: ["discard Kd"]}
    fits = ["lay Tc > m1+"]
    assert dropped(rnd, held("Tc")) == {MELD: fits, DISCARD: ["discard Tc"], NEW_MELD: fits}
    assert dropped(rnd, STOCK) == {}, "nobody draws now"


def test_the_stock_and_discards_can_be_dropped_on_the_hand() -> None:
    rnd = stand(GERMAN, "2h 3h 8s Kd", "discards: 4h", "to move: 0, draw")
    assert dropped(rnd, STOCK) == {HAND: ["draw"]}
    both = ["take 4h", "meld 2h 3h 4h"]
    assert dropped(rnd, taken(*cards("4h"))) == {HAND: ["take 4h"], NEW_MELD: both}
    assert dropped(rnd, taken(*cards("5s"))) == {}


def test_a_taken_discard_is_laid_off_or_rather_melded_by_one_drop() -> None:
    lines = RUN, "melders: 0 1", "discards: Tc", "to move: 0, draw"
    off = ["take Tc", "lay Tc > m1+"]
    alone = {HAND: ["take Tc"], MELD: off, NEW_MELD: off}
    assert dropped(stand(GERMAN, "2h 3h Kd", *lines), taken(*cards("Tc"))) == alone
    both = {**alone, NEW_MELD: ["take Tc", "meld Tc Td Ts"]}
    assert dropped(stand(GERMAN, "Td Ts Kd", *lines), taken(*cards("Tc"))) == both
    first_lap = stand(RULEBOOKS["rommy-dk"], "2h 3h Kd", *lines, "turns: 0")
    assert dropped(first_lap, taken(*cards("Tc"))) == {HAND: ["take Tc"]}
    deep = stand(RULEBOOKS["rummy-500"], "2h 3h Kd", RUN, "discards: Tc 4h", "to move: 0, draw")
    assert dropped(deep, taken(*cards("Tc 4h"))) == {HAND: ["take Tc"]}, "it owes a meld first"


def test_the_copy_that_was_taken_is_the_one_laid_off() -> None:
    rules = GERMAN.replace(two_decks_from=2)
    rnd = stand(rules, "Tc 2h Kd", RUN, "discards: Tc'", "to move: 0, draw")
    assert dropped(rnd, taken(*cards("Tc'")))[MELD] == ["take Tc'", "lay Tc' > m1+"]


def test_a_discard_that_may_be_called_can_be_dropped_on_its_meld() -> None:
    lines = (
        "m1 run: 7c/1 8c/1 9c/1",
        "melders: 0 1",
        "discards: Tc",
        "to move: 1, draw",
        "call: 1",
    )
    rnd = stand(RULEBOOKS["rommy-dk"], "2h 3h Kd", *lines)
    calls = [str(move) for move in targets_of(rnd).calls if move.meld == 1]
    assert calls
    assert dropped(rnd, taken(*cards("Tc"))) == {MELD: calls}
    assert refused_moves(taken(*cards("Tc")), MELD, targets_of(rnd)) == (Move("claim", (), 1),)


def test_a_double_click_lays_off_before_it_discards() -> None:
    rnd = stand(GERMAN, "2h Tc Kd", RUN, "melders: 0 1")
    ten, king = cards("Tc Kd")
    assert texts(double_click_moves(ten, targets_of(rnd))) == ["lay Tc > m1+"]
    assert texts(double_click_moves(king, targets_of(rnd))) == ["discard Kd"]
    assert double_click_moves(Card.parse("As"), targets_of(rnd)) == ()


def test_a_refused_drop_knows_the_move_that_was_meant() -> None:
    rnd = stand(GERMAN, "2h Tc Kd", RUN, "melders: 0 1")
    targets, top = targets_of(rnd), taken(*rnd.view(0).discards[-1:])
    take = (Move("take", top.cards),)
    assert refused_moves(STOCK, HAND, targets) == (Move.parse("draw"),)
    assert refused_moves(STOCK, MELD, targets) == ()
    assert refused_moves(held("Kd"), HAND, targets) == ()
    assert refused_moves(held("Kd Tc"), DISCARD, targets) == ()
    assert texts(refused_moves(held("Kd"), MELD, targets)) == ["lay Kd > m1+"]
    assert refused_moves(top, HAND, targets) == take
    assert refused_moves(top, MELD, targets) == take, "nobody calls here"
    assert refused_moves(top, DISCARD, targets) == ()
    assert refused_moves(top, NEW_MELD, targets) == take


def test_a_discard_can_be_melded_with_cards_in_hand() -> None:
    for top, meld in (("4h", "meld 2h 3h 4h"), ("8c", "meld 8c 8d 8s"), ("Qs", "")):
        rnd = stand(GERMAN, "2h 3h 8s 8d Kd", "to move: 0, draw", f"discards: {top}")
        found = plays_with(rnd.view(0), tuple(cards(top)))
        assert [*map(texts, found.values())] == ([[meld]] if meld else [])
    targets = targets_of(stand(GERMAN, "2h 3h 8s 8d Kd"))
    assert NEW_MELD not in targets.for_cards(cards("2h 3h"))


def test_a_covered_discard_does_not_reveal_that_it_makes_a_meld() -> None:
    lines = ("to move: 0, draw", "discards: 4h Kd")
    rnd = stand(RULEBOOKS["femhundra"], "2h 3h Ks Kc", *lines)
    bottom, top = cards("4h Kd")
    assert rnd.view(0).discards == (top,)
    assert plays_with(rnd.view(0), (bottom,)) == {}
    assert texts(plays_with(rnd.view(0), (top,))[NEW_MELD]) == ["meld Kc Kd Ks"]
