"""A refusal names the cards and what to do; every refusal has a sentence."""

import random
from collections.abc import Iterator

import pytest

from rummy_qt.engine import RULEBOOKS, Move, Round, Rules, View
from rummy_qt.engine.moves import End
from rummy_qt.engine.reasons import TEMPLATES
from rummy_qt.ui.words.log import EventTexts
from rummy_qt.ui.words.prompts import reason_text
from tests.ui.tables import stacked_deck

TEXTS = EventTexts(["You", "Bo"], 0)
ENDS: tuple[End, End] = ("+", "-")
BARE = [Move(kind) for kind in ("draw", "pass", "peek", "concede", "claim")]


def moves_to_try(view: View, chance: random.Random) -> Iterator[Move]:
    """Moves that a player might try at this table, sensible or not."""
    yield from BARE
    for card in view.discards:
        yield Move("take", (card,))
    for count in range(1, min(5, len(view.hand) + 1)):
        cards = tuple(sorted(chance.sample(view.hand, count), key=lambda card: card.index))
        yield Move("meld", cards)
        yield Move("discard", cards[:1])
        for number, meld in enumerate(view.melds, 1):
            end = chance.choice(ENDS) if meld.kind == "run" else ""
            yield Move("lay", cards, number, end)
            yield Move("swap", cards[:1], number)


def refusals(rulebook: str) -> set[str]:
    """The sentences of all refusals in some random rounds."""
    told = set()
    rules = RULEBOOKS[rulebook]
    for seed in range(2):
        chance = random.Random(seed)
        deck = rules.deck(2)
        chance.shuffle(deck)
        rnd = Round.deal(rules, 2, 1, deck)
        for _ in range(40):
            if rnd.over:
                break
            view = rnd.view(0)
            for move in moves_to_try(view, chance):
                reason = rnd.refusal(move, 0)
                if reason:
                    told.add(reason_text(reason, TEXTS.name))
            rnd.play(chance.choice(rnd.legal_moves()))
    return told


@pytest.mark.parametrize("rulebook", RULEBOOKS)
def test_no_refusal_has_unfilled_blanks(rulebook: str) -> None:
    told = refusals(rulebook)
    assert len(told) > 30
    assert all(text.endswith(".") and not {"{", "}"} & set(text) for text in told)
    assert not any("None" in text for text in told)


HOUSE_RULES = [
    (
        {"first_meld_points": 40},
        ["draw"],
        "meld 7c 8c 9c",
        "Not enough for your first meld, which must be worth 40 points.",
    ),
    (
        {"min_run": 4},
        ["draw"],
        "meld 7c 8c 9c",
        "Too short: 7♣ 8♣ 9♣. A run needs at least 4 cards in this game.",
    ),
    (
        {"take_needs_meld": True},
        ["draw", "discard 7c", "draw", "discard Kc"],
        "take 7c",
        "Until you have laid a meld of your own, nothing below the top discard may be taken.",
    ),
]


@pytest.mark.parametrize(("options", "moves", "wanted", "sentence"), HOUSE_RULES)
def test_refusals_by_house_rules_are_explained(
    options: dict[str, object], moves: list[str], wanted: str, sentence: str
) -> None:
    rules = RULEBOOKS["500-rum-de"].replace(**options)
    assert refusal_text(["7c 8c 9c Jd", "Kc"], rules, "2c", moves, wanted).startswith(sentence)


def test_every_refusal_has_a_sentence() -> None:
    sentences = [template.sentence for template in TEMPLATES.values()]
    assert all(sentence.endswith(".") for sentence in sentences)


def refusal_text(hands: list[str], rules: Rules, upcard: str, moves: list[str], wanted: str) -> str:
    rnd = Round.deal(rules, 2, 1, stacked_deck(rules, hands, upcard))
    for text in moves:
        rnd.play(Move.parse(text))
    move = Move.parse(wanted)
    return reason_text(rnd.refusal(move, 0), TEXTS.name)


def test_a_duty_names_the_card_and_what_to_do_with_it() -> None:
    hand = ["7d 7h Kc 2d", ""]
    sentence = refusal_text(hand, RULEBOOKS["500-rum-de"], "7c", ["take 7c"], "discard Kc")
    assert sentence == "Use this first: 7♣. Meld it."


def test_the_card_just_taken_is_named_when_discarding_it_is_refused() -> None:
    hand = ["7d Jh Kc 2d", ""]
    moves = ["take 7c"]
    sentence = refusal_text(hand, RULEBOOKS["rommy-dk"], "7c", moves, "discard 7c")
    assert sentence == "Taken this turn: 7♣. Discard another card."


def test_a_refused_pass_says_what_a_draw_would_do() -> None:
    rules = RULEBOOKS["rommy-dk"].replace(hand_sizes=(24, *(7,) * 6))
    rnd = Round.deal(rules, 2, 1, stacked_deck(rules, ["", ""], "7c"))
    while rnd.stock_count:
        rnd.play(Move.parse("draw"))
        rnd.play(next(move for move in rnd.legal_moves() if move.kind == "discard"))
    move = Move.parse("pass")
    text = reason_text(rnd.refusal(move), TEXTS.name)
    assert text == "You may not pass: as soon as you draw, the discards become a new stock."


def test_a_player_without_cards_is_not_sent_to_the_discards() -> None:
    rules = RULEBOOKS["rommy-dk"].replace(hand_sizes=(4,) * 7, closed_first_lap=False)
    hands = ["7c 8c 9c Tc", "2d 4h 6s Kd"]
    moves = ["draw", "meld 7c 8c 9c", "lay Tc > m1+", "lay Jc > m1+", "draw", "discard 2d"]
    rnd = Round.deal(rules, 2, 1, stacked_deck(rules, hands, "2h", "Jc 3h 5h"))
    for text in moves:
        rnd.play(Move.parse(text))
    assert not rnd.hand(0)
    move = Move.parse("concede")
    assert rnd.refusal(move, 0) == "no_duty_open"
    move = Move.parse("meld 7c 8c 9c")
    text = reason_text(rnd.refusal(move, 0), TEXTS.name)
    assert text == "You have not drawn yet. Draw from the stock."


def test_a_caller_without_a_meld_is_told_what_a_call_costs() -> None:
    rules = RULEBOOKS["rommy-dk"].replace(
        hand_sizes=(4,) * 7, closed_first_lap=False, lay_off_needs_meld=True
    )
    hands = ["2d 4h 6s Kd", "7c 8c 9c Tc"]
    rnd = Round.deal(rules, 2, 1, stacked_deck(rules, hands, "2h", "5h 3h"))
    for text in ("draw", "discard Kd", "draw", "meld 7c 8c 9c", "discard Tc"):
        rnd.play(Move.parse(text))
    move = Move.parse("claim > m1+")
    text = reason_text(rnd.refusal(move, 0), TEXTS.name)
    assert text == (
        "Without a meld of your own you may not lay off: 10♣. A call would be false and cost 50"
        " points."
    )
