"""The table of targets: where cards of a hand may go, and which move each place means."""

import pytest

from rummy_qt.engine import RULEBOOKS, Card, Round, Rules
from rummy_qt.engine.refusals import refusal
from rummy_qt.play.targets import DISCARD, NEW_MELD, Grab, Targets, Zone, refused_moves
from tests.engine.placed import round_at

GERMAN = RULEBOOKS["500-rum-de"]
POLISH = RULEBOOKS["500-rum-pl"]
DANISH = RULEBOOKS["rommy-dk"]
MICHIGAN = RULEBOOKS["rummy-500"]


def stand(rules: Rules, hand: str, *more: str, players: int = 2) -> Round:
    """A round in which seat 0 is to play with this hand; the rest of the deck is the stock."""
    known = " ".join([hand, *(line.partition(":")[2] for line in more)])
    used = {word.split("/")[0].split("=")[0] for word in known.split()}
    rest = [str(card) for card in rules.deck(players) if str(card) not in used]
    given = {line.partition(":")[0] for line in more}
    lines = [f"players: {players}, dealer 1", "to move: 0, play", "turns: 4", f"hand 0: {hand}"]
    if "hand 1" not in given:
        lines.append(f"hand 1: {rest.pop()} {rest.pop()}")
    if "discards" not in given:
        lines.append(f"discards: {rest.pop()}")
    return round_at("\n".join([*lines, *more]), rules)


def cards(text: str) -> list[Card]:
    return [Card.parse(word) for word in text.split()]


def targets_of(rnd: Round, seat: int = 0) -> Targets:
    return Targets(rnd.view(seat))


def texts(rnd: Round, held: str) -> dict[Zone, list[str]]:
    found = targets_of(rnd).for_cards(cards(held))
    return {zone: [str(move) for move in moves] for zone, moves in found.items()}


def test_a_card_that_fits_nowhere_may_only_be_discarded() -> None:
    rnd = stand(GERMAN, "2c 7d 9h Kd")
    assert texts(rnd, "7d") == {DISCARD: ["discard 7d"]}


def test_a_selection_in_any_order_is_one_meld() -> None:
    rnd = stand(GERMAN, "9c 7c 8c Kd")
    assert texts(rnd, "9c 7c 8c") == {NEW_MELD: ["meld 7c 8c 9c"]}
    assert texts(rnd, "9c Kd") == {}


def test_a_card_that_fits_two_melds_has_two_places() -> None:
    rnd = stand(GERMAN, "8c Kd", "m1 run: 5c/1 6c/1 7c/1", "m2 set: 8d/1 8h/1 8s/1", "melders: 1")
    assert texts(rnd, "8c") == {
        Zone("meld", 1): ["lay 8c > m1+"],
        Zone("meld", 2): ["lay 8c > m2"],
        DISCARD: ["discard 8c"],
    }


def test_a_joker_with_several_meanings_gives_several_moves() -> None:
    rnd = stand(POLISH, "7c 8c *2 Kd")
    assert sorted(texts(rnd, "*2 8c 7c")[NEW_MELD]) == ["meld *2=6c 7c 8c", "meld 7c 8c *2=9c"]


def test_the_selected_copies_are_the_ones_played() -> None:
    rules = GERMAN.replace(two_decks_from=2)
    rnd = stand(rules, "7c 7c' 8c 9c Kd")
    assert texts(rnd, "7c' 8c 9c") == {NEW_MELD: ["meld 7c' 8c 9c"]}
    assert texts(rnd, "7c'") == {DISCARD: ["discard 7c'"]}


def test_under_a_duty_only_cards_that_meet_it_can_be_played() -> None:
    rnd = stand(GERMAN, "7c 8c 9c 2h 2s 2d Kd", "duty: 9c", "to move: 0, duty")
    assert texts(rnd, "7c 8c 9c") == {NEW_MELD: ["meld 7c 8c 9c"]}
    assert texts(rnd, "2h 2s 2d") == texts(rnd, "Kd") == {}


def test_draws_and_takes_have_their_own_targets() -> None:
    rnd = Round.deal(GERMAN, 2, 1, GERMAN.deck(2))
    table = targets_of(rnd)
    assert {kind: str(move) for kind, (move,) in table.basic.items()} == {"draw": "draw"}
    assert {str(card) for card in table.take} == {
        str(move.cards[0]) for move in rnd.legal_moves() if move.kind == "take"
    }
    assert targets_of(rnd, seat=1).basic == {}


@pytest.mark.parametrize(
    ("held", "zone", "reason"),
    [
        ("8c", Zone("meld", 1), "does_not_fit"),
        ("8c 7c", NEW_MELD, "meld_too_small"),
        ("Kd 8c 7c", NEW_MELD, "not_a_meld"),
    ],
)
def test_a_refused_drop_says_why(held: str, zone: Zone, reason: str) -> None:
    rnd = stand(GERMAN, "7c 8c Kd", "m1 run: 4h/1 5h/1 6h/1", "melders: 1")
    assert targets_of(rnd).for_cards(cards(held)).get(zone) is None
    assert rnd.refusal(targets_of(rnd).intended(cards(held), zone)) == reason


def test_a_refused_drop_is_read_as_the_nearest_move() -> None:
    """The move that it would have been, whose refusal gives the reason."""
    rnd = stand(GERMAN, "2c Kc 7d 9h Qd", "m1 run: 4c/0 5c/0 6c/0", "m2 set: 7c/1 7h/1 7s/1")
    targets = targets_of(rnd)
    meant = {
        "discard 2c": targets.intended(cards("2c Kc"), DISCARD),
        "lay 2c > m1-": targets.intended(cards("2c"), Zone("meld", 1)),
        "lay Kc > m1+": targets.intended(cards("Kc"), Zone("meld", 1)),
        "lay 9h > m2": targets.intended(cards("9h"), Zone("meld", 2)),
        "meld 2c 7d 9h": targets.intended(cards("9h 2c 7d"), NEW_MELD),
        "meld 2c 7d *1": targets.intended(cards("*1 7d 2c"), NEW_MELD),
    }
    assert {text: str(move) for text, move in meant.items()} == {text: text for text in meant}


@pytest.mark.parametrize(
    ("rules", "held", "more", "zone", "reason"),
    [
        # What makes a meld, though no row from low to high, is refused for what stands against it.
        (GERMAN, "As Qs Ks 9c 9d", ["m1 set: 8h/1 8s/1 8c/1"], NEW_MELD, "duty_open"),
        (POLISH, "7c *1 9c 2h Kd", [], NEW_MELD, "duty_open"),
        (DANISH, "9c *2 Kd", ["m1 run: 7c/0 8c/0 *1=9c/0"], Zone("meld", 1), "own_joker"),
        (POLISH, "9c *2 Kd", ["m1 run: 7c/1 8c/1 *1=9c/1"], Zone("meld", 1), "no_swaps"),
    ],
)
def test_a_valid_meld_is_refused_for_the_rule_against_it(
    rules: Rules, held: str, more: list[str], zone: Zone, reason: str
) -> None:
    duty = ["duty: Kd" if "Kd" in held else "duty: 9c", "to move: 0, duty"]
    rnd = stand(rules, held, *more, *(duty if reason == "duty_open" else []))
    dropped = held.split()[: 1 if zone.meld else 3]
    assert rnd.refusal(targets_of(rnd).intended(cards(" ".join(dropped)), zone)) == reason


@pytest.mark.parametrize(
    ("rules", "pile", "more", "first", "reason"),
    [
        (GERMAN, "8c", (), [], "duty_cannot_be_met"),
        (GERMAN, "2d", (), ["take 2d"], "does_not_fit"),
        (MICHIGAN, "7c 2d", (), ["take 7c"], "duty_open"),
        (DANISH, "8c", ("melders: 0",), ["take 8c"], "does_not_fit"),
        (DANISH, "7c", ("turns: 0",), ["take 7c"], "first_lap_closed"),
        (DANISH, "7c", ("to move: 1, draw",), [], "nothing_to_claim"),
    ],
)
def test_a_refused_lay_off_of_a_discard_names_the_real_obstacle(
    rules: Rules, pile: str, more: tuple[str, ...], first: list[str], reason: str
) -> None:
    """Not that a card has to be drawn first, as that is what the hand is about to do."""
    lines = "m1 run: 4c/0 5c/0 6c/0", f"discards: {pile}", "to move: 0, draw", *more
    rnd = stand(rules, "9h Kd 2s 2h", *lines)
    grab = Grab("pile", tuple(cards(pile)))
    *takes, refused = refused_moves(grab, Zone("meld", 1), targets_of(rnd))
    assert [str(move) for move in takes] == first
    assert refusal(rnd.view(0).played(*takes)[0], 0, refused) == reason


def test_cards_for_both_ends_of_a_run_must_be_laid_off_separately() -> None:
    rnd = stand(GERMAN, "3c 7c 8c 9h Kd", "m1 run: 4c/0 5c/0 6c/0")
    refused = {
        held: rnd.refusal(targets_of(rnd).intended(cards(held), Zone("meld", 1)))
        for held in ("3c 7c", "8c 7c 3c", "3c 8c", "3c 9h")
    }
    assert refused == {
        "3c 7c": "both_ends",
        "8c 7c 3c": "both_ends",
        "3c 8c": "does_not_fit",
        "3c 9h": "does_not_fit",
    }


def test_a_card_is_laid_off_at_the_end_that_it_fits() -> None:
    rnd = stand(GERMAN, "3c 7c 9h Kd", "m1 run: 4c/0 5c/0 6c/0")
    assert texts(rnd, "3c")[Zone("meld", 1)] == ["lay 3c > m1-"]
    assert texts(rnd, "7c")[Zone("meld", 1)] == ["lay 7c > m1+"]
    assert texts(rnd, "9h") == {DISCARD: ["discard 9h"]}


def test_a_run_takes_a_joker_at_either_end_and_a_card_for_its_joker() -> None:
    bare = stand(DANISH, "9c *2 Kd", "m1 run: 7c/1 8c/1 9c/1", "melders: 0 1")
    assert sorted(texts(bare, "*2")[Zone("meld", 1)]) == ["lay *2=6c > m1-", "lay *2=Tc > m1+"]
    joker = stand(DANISH, "9c *2 Kd", "m1 run: 7c/1 8c/1 *1=9c/1", "melders: 0 1")
    assert texts(joker, "9c")[Zone("meld", 1)] == ["swap 9c > m1"]
