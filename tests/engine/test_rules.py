"""Rules as data: defaults, checks, and conversion to JSON and back."""

import json
import pickle
import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from rummy_qt.engine import OPTIONS, RULEBOOKS, Card, Move, Round, Rules
from rummy_qt.engine.rules import Choice, Number, Numbers, OptionsClash
from rummy_qt.lab.random_rules import USUAL

DANISH, FEMHUNDRA, GERMAN = (RULEBOOKS[n] for n in ("rommy-dk", "femhundra", "500-rum-de"))

IMPOSSIBLE: list[tuple[Rules, dict[str, Any], tuple[str, str]]] = [
    (GERMAN, {"peek_price": 25}, ("peek_price", "discard_pile")),
    (FEMHUNDRA, {"discard_draw": "any"}, ("discard_draw", "discard_pile")),
    (FEMHUNDRA, {"duty_price": None}, ("duty", "discard_pile")),
    (GERMAN, {"duty_price": 50}, ("duty_price", "duty")),
    (
        GERMAN,
        {"closing_card_face_up": True},
        ("closing_card_face_up", "must_discard_to_go_out"),
    ),
    (
        DANISH,
        {"closing_card_claimable": True},
        ("closing_card_claimable", "closing_card_face_up"),
    ),
    (
        DANISH,
        {"closing_card_claimable": True, "closing_card_face_up": True, "claims": False},
        ("closing_card_claimable", "claims"),
    ),
    (GERMAN, {"joker_swap": "anyone"}, ("joker_swap", "jokers_per_deck")),
    (DANISH, {"max_players": 8}, ("hand_sizes", "max_players")),
    (FEMHUNDRA, {"two_decks_from": None}, ("hand_sizes", "two_decks_from")),
    (DANISH, {"hand_sizes": (26,) * 7}, ("hand_sizes", "max_players")),
    (DANISH, {"same_suit_sets": True}, ("same_suit_sets", "two_decks_from")),
    (GERMAN, {"winner": "nearest"}, ("winner", "settlement")),
    (GERMAN, {"may_return_top_card": True}, ("may_return_top_card", "duty")),
    (GERMAN, {"min_players": 5, "max_players": 4}, ("min_players", "max_players")),
]


@pytest.mark.rule("S-22")
@pytest.mark.parametrize(("rules", "changes", "names"), IMPOSSIBLE, ids=lambda v: str(v)[:40])
def test_an_impossible_combination_names_both_options(
    rules: Rules, changes: dict[str, Any], names: tuple[str, str]
) -> None:
    with pytest.raises(ValueError, match=names[0]) as refused:
        rules.replace(**changes)
    assert names[1] in str(refused.value)


def clashes(o: dict[str, Any]) -> set[tuple[str, str]]:
    """The pairs of options that the statement excludes, among these options."""
    stacked, obliged = o["discard_pile"] == "stacked", o["duty"] is not None
    found = {
        ("min_players", "max_players"): o["min_players"] > o["max_players"],
        ("peek_price", "discard_pile"): o["peek_price"] is not None and not stacked,
        ("discard_draw", "discard_pile"): o["discard_draw"] == "any" and stacked,
        ("duty", "discard_pile"): stacked and obliged and o["duty_price"] is None,
        ("duty_price", "duty"): o["duty_price"] is not None and o["duty"] == "chosen_card",
        ("closing_card_face_up", "must_discard_to_go_out"): o["closing_card_face_up"]
        and not o["must_discard_to_go_out"],
        ("closing_card_claimable", "closing_card_face_up"): o["closing_card_claimable"]
        and not o["closing_card_face_up"],
        ("closing_card_claimable", "claims"): o["closing_card_claimable"] and not o["claims"],
        ("joker_swap", "jokers_per_deck"): o["joker_swap"] != "never" and not o["jokers_per_deck"],
        ("same_suit_sets", "two_decks_from"): o["same_suit_sets"] and o["two_decks_from"] is None,
        ("winner", "settlement"): o["winner"] == "nearest" and o["settlement"],
        ("may_return_top_card", "duty"): o["may_return_top_card"]
        and o["duty"] == "chosen_card"
        and not o["top_card_free"],
    }
    for players in range(o["min_players"], o["max_players"] + 1):
        decks = 1 if o["two_decks_from"] is None or players < o["two_decks_from"] else 2
        left = decks * (52 + o["jokers_per_deck"]) - players * o["hand_sizes"][players - 2]
        found["hand_sizes", "max_players"] = left < 2 or found.get(("hand_sizes", "max_players"))
    return {pair for pair, clash in found.items() if clash}


@pytest.mark.rule("S-22")
def test_only_the_named_combinations_of_options_are_impossible() -> None:
    """Rules are refused exactly when they contain an excluded pair, and the refusal names one."""
    rng, refused = random.Random(22), Counter[tuple[str, str]]()
    for _ in range(2500):
        options = rng.choice([FEMHUNDRA, GERMAN]).as_dict() | {
            "min_players": 2,
            "max_players": rng.randint(2, 6),
        }
        for name, option in OPTIONS.items():
            values = option.values
            if isinstance(values, Choice) and rng.random() < 0.4:
                options[name] = rng.choice(values.values)
            elif isinstance(values, Number) and values.without and rng.random() < 0.3:
                options[name] = rng.choice([None, *USUAL.get(name, range(2, 9))])
        options["jokers_per_deck"] = rng.choice([0, 0, 2])
        options["hand_sizes"] = tuple(7 if rng.random() < 0.9 else 17 for _ in range(7))
        options["min_players"] = rng.choice([2] * 9 + [5])
        expected = clashes(options)
        if expected:
            with pytest.raises(OptionsClash) as clash:
                Rules.from_dict(options)
            assert clash.value.pair in expected
            refused[clash.value.pair] += 1
        else:
            Rules.from_dict(options)
    assert len(refused) == 13, "each of the pairs"


@pytest.mark.rule("S-22")
def test_rules_made_directly_are_checked_too() -> None:
    with pytest.raises(ValueError, match="peek_price and discard_pile"):
        Rules(peek_price=25)
    with pytest.raises(ValueError, match="hand_sizes and max_players"):
        Rules(jokers_per_deck=1)


@pytest.mark.rule("S-22")
@pytest.mark.parametrize(
    "changes", [{"winner": "nearest"}, {"may_return_top_card": True}], ids=lambda v: next(iter(v))
)
def test_saved_rules_that_an_older_version_allowed_can_be_read(changes: dict[str, Any]) -> None:
    kept = json.loads(json.dumps(GERMAN.as_dict() | changes))
    rules = Rules.saved(kept)
    assert rules.as_dict() == kept
    assert rules.clash is not None
    assert next(iter(changes)) in str(rules.clash)
    assert pickle.loads(pickle.dumps(rules)) == rules
    with pytest.raises(OptionsClash):
        rules.replace(target=300)


@pytest.mark.rule("S-22")
def test_an_option_without_effect_is_read_as_off() -> None:
    both = GERMAN.as_dict() | {"winner": "nearest", "may_return_top_card": True}
    assert Rules.saved(GERMAN.as_dict() | {"may_return_top_card": True}).effective == GERMAN
    left = Rules.saved(both).effective
    assert not left.may_return_top_card
    assert left.clash is not None
    assert left.clash.pair == ("winner", "settlement")
    free = GERMAN.replace(top_card_free=True, may_return_top_card=True)
    assert free.effective is free


@pytest.mark.rule("S-22")
def test_saved_rules_with_any_other_clash_are_refused() -> None:
    for rules, changes, names in IMPOSSIBLE:
        if names[0] not in ("winner", "may_return_top_card", "hand_sizes"):
            with pytest.raises(ValueError, match=f"{names[0]} and {names[1]}"):
                Rules.saved(rules.as_dict() | changes)


def test_rules_made_from_nothing_have_the_defaults() -> None:
    rules = Rules()
    assert {name: getattr(rules, name) for name in OPTIONS} == {
        name: option.default for name, option in OPTIONS.items()
    }


@pytest.mark.parametrize("players", [7, 8])
def test_the_default_deck_has_cards_for_seven(players: int) -> None:
    deck = Rules().deck(players)
    if players == 7:
        assert Round.deal(Rules(), 7, 0, deck).stock_count == 2
    else:
        with pytest.raises(ValueError, match="too few cards for 8 players"):
            Round.deal(Rules(), 8, 0, deck)


@pytest.mark.parametrize("name", RULEBOOKS)
def test_rules_go_to_json_and_back(name: str) -> None:
    rules = RULEBOOKS[name]
    assert Rules.from_dict(json.loads(json.dumps(rules.as_dict()))) == rules


def test_an_unknown_option_is_named() -> None:
    with pytest.raises(ValueError, match="There is no option 'wild'"):
        GERMAN.replace(wild=True)


WRONG_VALUES: list[tuple[str, Any]] = [
    ("target", 0),
    ("target", True),
    ("target", None),
    ("rounds", 0),
    ("duty_price", 0),
    ("winner", "lowest"),
    ("claims", 1),
    ("hand_sizes", (7, 7)),
    ("hand_sizes", 7),
    ("hand_sizes", (0,) * 7),
    ("max_players", 9),
    ("duty", "none"),
]


@pytest.mark.parametrize(("name", "value"), WRONG_VALUES)
def test_a_value_that_an_option_does_not_have_is_refused(name: str, value: Any) -> None:
    with pytest.raises(ValueError, match=f"{name} must be"):
        FEMHUNDRA.replace(**{name: value})


@pytest.mark.parametrize("option", OPTIONS.values(), ids=lambda option: option.name)
def test_every_option_describes_itself(option: Any) -> None:
    assert option.values.admits(option.default)
    assert option.sentence.endswith(".")
    assert isinstance(option.values, Choice | Number | Numbers)
    assert option.name in option.values.refuse(option.name, object()).sentence()


def dealt(deck: list[Card], **changes: Any) -> Round:
    arguments: dict[str, Any] = {"rules": GERMAN, "players": 3, "dealer": 0} | changes
    return Round.deal(arguments["rules"], arguments["players"], arguments["dealer"], deck)


@pytest.mark.parametrize("name", ["duty_price", "false_claim_price", "peek_price"])
def test_a_price_is_from_1_to_10_000_points(name: str) -> None:
    admits = OPTIONS[name].values.admits
    assert [admits(n) for n in (0, 1, 10_000, 10_001)] == [False, True, True, False]


def test_a_hand_has_from_1_to_26_cards() -> None:
    admits = OPTIONS["hand_sizes"].values.admits
    assert [admits((n,) * 7) for n in (0, 1, 26, 27)] == [False, True, True, False]


def test_nobody_is_dealt_more_than_half_a_deck() -> None:
    assert Rules(hand_sizes=(26,) + (7,) * 6, max_players=2, two_decks_from=2).hand_size(2) == 26
    with pytest.raises(ValueError, match="26"):
        Rules(hand_sizes=(27,) + (7,) * 6, max_players=2, two_decks_from=2)


def test_a_deal_checks_players_dealer_and_deck() -> None:
    deck = GERMAN.deck(3)
    assert dealt(deck).stock_count == 30
    with pytest.raises(ValueError, match="2 to 8 players, not 9"):
        dealt(deck, players=9)
    with pytest.raises(ValueError, match="a seat is from 0 to 2"):
        dealt(deck, dealer=3)
    for wrong in (deck[1:], [*deck[1:], deck[1]], [*deck, Card.parse("7c'")]):
        with pytest.raises(ValueError, match="exactly the 52 cards"):
            dealt(wrong)


def test_a_joker_is_dealt_without_a_role() -> None:
    deck = [*DANISH.deck(3)[:-1], Card.parse("*3=8c")]
    with pytest.raises(ValueError, match="exactly the 55 cards"):
        dealt(deck, rules=DANISH)


@pytest.mark.parametrize("seat", [3, -1, True, "1", 1.0])
def test_a_seat_that_does_not_exist_is_refused(seat: Any) -> None:
    rnd = dealt(DANISH.deck(3), rules=DANISH)
    asked: list[Callable[[], object]] = [
        lambda: rnd.hand(seat),
        lambda: rnd.view(seat),
        lambda: rnd.legal_moves(seat),
        lambda: rnd.may_claim(seat),
        lambda: rnd.refusal(Move.parse("claim"), seat),
        lambda: rnd.play(Move.parse("draw"), seat),
    ]
    before = rnd.position
    for ask in asked:
        with pytest.raises(ValueError, match=r"a seat is from 0 to 2, not"):
            ask()
    assert rnd.position == before
