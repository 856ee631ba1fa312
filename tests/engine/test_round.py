"""A round as other folders use it: refusals by name, undo, copies, history."""

import pickle
import random
from typing import Any

import pytest

from rummy_qt.engine import REASONS, RULEBOOKS, Card, IllegalMove, Move, Round, Rules
from rummy_qt.engine.events import Discarded, Drew, Melded
from rummy_qt.engine.reasons import counted
from tests.engine.worlds import Recorded
from tests.rules.build_scene import build_deck

DANISH = RULEBOOKS["rommy-dk"].replace(closed_first_lap=False)


def round_of(rules: Rules, hands: dict[int, str], stock: str = "", players: int = 2) -> Round:
    held = {seat: cards.split() for seat, cards in hands.items()}
    texts = build_deck(rules, players, players - 1, held, "Jh", stock.split())
    return Round.deal(rules, players, players - 1, [Card.parse(text) for text in texts])


def play(rnd: Round, *moves: str) -> Round:
    for move in moves:
        rnd.play(Move.parse(move))
    return rnd


REFUSED: list[tuple[dict[str, object], str, list[str], str, str]] = [
    ({}, "8c 8d 8h 8s 2h 4s Kd", ["draw"], "meld 8d 8c 8h", "wrong_suit_order"),
    ({}, "8c 8d 8h 8s *1 4s Kd", ["draw"], "meld 8c 8d 8h 8s *1=8c", "set_too_large"),
    ({"meld_kinds": "runs"}, "8c 8d 8h 2s 2h 4s Kd", ["draw"], "meld 8c 8d 8h", "sets_not_played"),
    ({"meld_kinds": "sets"}, "7c 8c 9c 2s 2h 4s Kd", ["draw"], "meld 7c 8c 9c", "runs_not_played"),
    ({"min_run": 4}, "7c 8c 9c 2s 2h 4s Kd", ["draw"], "meld 7c 8c 9c", "run_too_short"),
    ({"ring_runs": False}, "Kc Ac 2c 2s 2h 4s 9d", ["draw"], "meld Kc Ac 2c", "turns_the_corner"),
    ({}, "7c 8c Tc 2s 2h 4s Kd", ["draw"], "meld 7c 8c Tc", "not_a_meld"),
    ({}, "7c 7d 7h 7s *1 4s Kd", ["draw", "meld 7c 7d 7h"], "lay 7s > m1+", "does_not_fit"),
    ({}, "7c 8c 9c Tc 2h 4s Kd", ["draw", "meld 7c 8c 9c"], "lay Tc > m1", "end_needed"),
    ({}, "7c 8c 9c Tc 2h 4s Kd", ["draw", "meld 7c 8c 9c"], "lay Tc > m2+", "no_such_meld"),
    ({}, "7c 8c 9c Tc 2h 4s Kd", ["draw", "meld 7c 8c 9c"], "lay 4s > m1+", "does_not_fit"),
    ({}, "6c 7c 8c 9c Tc 4s Kd", ["draw", "meld 7c 8c 9c"], "lay 6c Tc > m1-", "both_ends"),
    ({}, "7c 8c 9c Tc 2h 4s Kd", [], "take 7d", "not_in_pile"),
    ({"first_meld_points": 30}, "7c 8c 9c 2h 4s", ["draw"], "meld 7c 8c 9c", "first_meld_too_low"),
    ({"claims": False}, "7c 8c 9c Tc 2h 4s Kd", [], "claim", "no_claims"),
]  # fmt: skip


@pytest.mark.parametrize(("options", "hand", "before", "move", "reason"), REFUSED)
def test_a_refusal_says_why(
    options: dict[str, object], hand: str, before: list[str], move: str, reason: str
) -> None:
    rnd = play(round_of(DANISH.replace(**options), {0: hand}, "5h"), *before)
    with pytest.raises(IllegalMove) as refused:
        rnd.play(Move.parse(move))
    assert refused.value.reason == reason
    assert str(refused.value).endswith(".")
    assert not {"{", "}", "%"} & set(str(refused.value))
    assert pickle.loads(pickle.dumps(refused.value)).reason == reason


def test_a_first_meld_must_be_worth_the_minimum() -> None:
    rules = DANISH.replace(first_meld_points=30)
    rnd = play(round_of(rules, {0: "Tc Jc Qc 7d 8d 9d 4s"}, "5h"), "draw")
    listed = {str(move) for move in rnd.legal_moves() if move.kind == "meld"}
    assert listed == {"meld Tc Jc Qc"}
    play(rnd, "meld Tc Jc Qc")
    assert "meld 7d 8d 9d" in {str(move) for move in rnd.legal_moves()}


def test_a_first_meld_below_the_minimum_meets_no_duty() -> None:
    rules = RULEBOOKS["500-rum-de"].replace(hand_sizes=(7,) * 7, first_meld_points=40)
    rnd = round_of(rules, {0: "Tc Td 2h 4s 6d Kd Jd"})
    assert [str(move) for move in rnd.legal_moves()] == ["draw"]
    rnd = round_of(rules.replace(first_meld_points=30), {0: "Jc Jd 2h 4s 6d Kd 8d"})
    assert {str(move) for move in rnd.legal_moves()} == {"draw", "take Jh"}


def test_a_refusal_carries_the_cards_and_numbers_it_mentions() -> None:
    rules = DANISH.replace(first_meld_points=30)
    rnd = play(round_of(rules, {0: "7c 8c 9c Tc 2h 4s Kd"}, "5h", players=3), "draw")
    low = rnd.refusal(Move.parse("meld 7c 8c 9c"))
    assert low.values == {"n": 30}
    assert low.sentence() == "Not enough for your first meld, which must be worth 30 points."
    wait = rnd.refusal(Move.parse("draw"), 2)
    assert wait.values == {"player": 0}
    assert wait.sentence(["Ann", "Bo", "Cleo"]) == "Please wait: Ann is playing."
    drawn = rnd.refusal(Move.parse("draw"))
    assert drawn.advice == "discard"
    assert drawn.sentence() == "You have already drawn. Discard a card."
    assert rnd.refusal(Move.parse("discard Kd")).values == {}


def test_a_draw_before_a_duty_is_met_is_refused_naming_the_cards_to_use() -> None:
    """The advice then names those cards: “Meld it” alone would not say what to meld."""
    rules = RULEBOOKS["500-rum-de"].replace(hand_sizes=(7,) * 7)
    rnd = play(round_of(rules, {0: "9h Th 2c 9s Kd Qc 3s"}), "take Jh")
    assert rnd.refusal(Move.parse("draw")).sentence() == "Use this first: Jh. Meld it."


@pytest.mark.parametrize(("number", "words"), [(1, "1 card"), (2, "2 cards"), (None, "%n card(s)")])
def test_a_number_chooses_singular_or_plural(number: int | None, words: str) -> None:
    assert counted("%n card(s)", number) == words


def test_too_many_jokers_are_refused_even_without_roles() -> None:
    rnd = play(round_of(DANISH, {0: "7c 8c *1 *2 2h 4s Kd"}, "9c"), "draw")
    jokers = (Card.parse("*1"), Card.parse("*2"))
    laid = rnd.refusal(Move("meld", (Card.parse("7c"), *jokers)))
    assert laid == "too_many_jokers"
    assert laid.advice == "more_naturals"


def test_every_reason_has_a_sentence_and_a_known_topic() -> None:
    topics = {*DANISH.as_dict(), "deal", "turn", "pass"}
    assert all(reason.sentence.endswith(".") for reason in REASONS.values())
    assert {reason.topic for reason in REASONS.values()} <= topics


def test_undo_goes_back_to_the_deal_and_no_further() -> None:
    rnd = round_of(DANISH, {0: "7c 8c 9c Tc 2h 4s Kd"}, "5h")
    before, told = rnd.position, rnd.history
    play(rnd, "draw", "meld 7c 8c 9c", "discard Kd")
    for _ in range(3):
        rnd.undo()
    assert rnd.position == before
    assert rnd.history == told
    with pytest.raises(IndexError):
        rnd.undo()


def test_a_copy_of_a_round_is_independent() -> None:
    rnd = play(round_of(DANISH, {0: "7c 8c 9c Tc 2h 4s Kd"}, "5h"), "draw")
    twin = rnd.copy()
    play(twin, "discard Kd")
    assert twin.seat == 1
    assert rnd.seat == 0
    assert twin.history[: len(rnd.history)] == rnd.history
    with pytest.raises(IndexError):
        rnd.copy().undo()


def test_events_of_the_last_moves() -> None:
    rnd = play(round_of(DANISH, {0: "7c 8c 9c Tc 2h 4s Kd"}, "5h"), "draw", "discard Kd")
    assert rnd.events_since(0) == ()
    assert rnd.events_since(1) == (Discarded(0, Card.parse("Kd"), True),)
    assert rnd.events_since(2)[0] == Drew(0, Card.parse("5h"))


def test_all_but_the_discarder_may_call_a_discard() -> None:
    rnd = play(round_of(DANISH, {0: "7c 8c 9c Tc 2h 4s Kd"}, "5h", players=3), "draw")
    assert rnd.discarder is None
    play(rnd, "discard Kd")
    assert rnd.discarder == 0
    assert [rnd.may_claim(seat) for seat in range(3)] == [False, True, True]


STOCK_OUT = DANISH.replace(hand_sizes=(24, 7, 7, 7, 7, 7, 7))


def played_to_an_empty_stock(reshuffle: object) -> Round:
    deck = STOCK_OUT.deck(2)
    rnd = Round.deal(STOCK_OUT, 2, 1, deck, seed=5, reshuffle=reshuffle)  # type: ignore[arg-type]  # the wrong type is the point
    while rnd.stock_count:
        play(rnd, "draw")
        rnd.play(next(move for move in rnd.legal_moves() if move.kind == "discard"))
    return rnd


def test_a_stock_is_rebuilt_from_the_seed() -> None:
    one, two = (play(played_to_an_empty_stock(None), "draw") for _ in range(2))
    assert one.position == two.position
    assert one.stock_count == 5
    assert len(one.discards) == 1


def test_a_stock_rebuilt_wrongly_is_refused_and_nothing_changes() -> None:
    rnd = played_to_an_empty_stock(lambda cards: cards[1:])
    before = rnd.position
    with pytest.raises(ValueError, match="exactly the discards below the top one"):
        play(rnd, "draw")
    assert rnd.position == before


def test_a_refused_stock_is_asked_for_again_and_undo_keeps_the_new_one() -> None:
    lost = iter((1, 0))
    rnd = played_to_an_empty_stock(lambda cards: cards[next(lost) :])
    with pytest.raises(ValueError, match="exactly the discards below the top one"):
        play(rnd, "draw")
    before = rnd.position
    play(rnd, "draw")
    after = rnd.position
    play(rnd, str(rnd.legal_moves()[0]))
    rnd.undo()
    assert rnd.position == after
    rnd.undo()
    assert rnd.position == before


@pytest.mark.parametrize("played", ["draw", None, 7, Card.parse("7c")])
def test_only_moves_are_played(played: Any) -> None:
    rnd = round_of(DANISH, {0: "7c 8c 9c Tc 2h 4s Kd"}, "5h")
    before = rnd.position
    for judge in (rnd.play, rnd.refusal):
        with pytest.raises(TypeError, match="Move"):
            judge(played)
    assert rnd.position == before
    assert played not in rnd.legal_moves()


def test_different_moves_have_different_hashes() -> None:
    moves = round_of(DANISH, {0: "7c 8c 9c Tc 2h 4s Kd"}, "5h").legal_moves()
    moves += [Move.parse(f"discard {card}") for card in ("7c", "8c", "9c", "Tc")]
    assert len({hash(move) for move in moves}) == len(set(moves))
    assert hash(Move.parse("discard 7c")) == hash(Move.parse("discard 7c"))


INCOMPLETE_MOVES = [
    Move("draw", (Card.parse("7c"),)),
    Move("take"),
    Move("discard"),
    Move("discard", (Card.parse("7c"), Card.parse("8c"))),
    Move("swap", (Card.parse("7c"),)),
    Move("swap", (Card.parse("7c"), Card.parse("8c")), 1),
    Move("lay", (Card.parse("7c"),)),
    Move("meld", (Card.parse("7c"),), 1),
    Move("claim", (Card.parse("7c"),), 1),
]


@pytest.mark.parametrize("move", INCOMPLETE_MOVES, ids=str)
def test_an_incomplete_move_is_refused(move: Move) -> None:
    rnd = play(round_of(DANISH, {0: "7c 8c 9c Tc 2h 4s Kd"}, "5h"), "draw")
    with pytest.raises(ValueError, match="not a move"):
        rnd.play(move)
    assert move not in rnd.legal_moves()


@pytest.mark.rule("S-04")
def test_in_is_true_exactly_for_legal_moves() -> None:
    rules = RULEBOOKS["500-rum-pl"].replace(two_decks_from=2, joker_limit="unlimited")
    hand = "7c 7c' 8c 9c *1 *2 7h 7s Kd Qd"
    rnd = play(round_of(rules, {0: hand}, "5h"), "draw")
    legal = rnd.legal_moves()
    for text in ("discard 7c'", "meld 7c' 8c 9c", "meld 7c *2=8c 9c", "meld 7c' 7h 7s"):
        assert Move.parse(text) not in list(legal), "another copy is listed"
        assert Move.parse(text) in legal, text
        assert not rnd.refusal(Move.parse(text))
    for text in ("discard 7h'", "meld 8c 7c 9c", "meld 7c 7h 7d", "draw", "discard 2d"):
        assert Move.parse(text) not in legal, text
    assert Move("meld", tuple(map(Card.parse, ["7c", "7c", "7h"]))) not in legal
    play(rnd, "meld 7c' 7h 7s")
    assert Move.parse("lay *2=7d > m1") in rnd.legal_moves()
    assert "7c'" in str(rnd.melds[0])


@pytest.mark.rule("S-09")
def test_copies_of_a_card_in_a_set_lie_in_deck_order() -> None:
    rules = RULEBOOKS["500-rum-pl"].replace(two_decks_from=2, same_suit_sets=True)
    hand = "7c 7c' 7d 7d' 8c 9c *1 Kd Qd 2h"
    rnd = play(round_of(rules, {0: hand}, "5h"), "draw", "meld 7c' 7c 7d'")
    assert str(rnd.melds[0]) == "7c 7c' 7d'"
    assert rnd.history[-1] == Melded(0, 1, rnd.melds[0].cards)
    play(rnd, "lay 7d > m1")
    assert str(rnd.melds[0]) == "7c 7c' 7d 7d'"


def test_a_card_lies_before_a_joker_that_stands_for_its_copy() -> None:
    rules = RULEBOOKS["500-rum-pl"].replace(two_decks_from=2, same_suit_sets=True)
    rnd = round_of(rules, {0: "7c 7h 7d 8c 9c *1 Kd Qd 2h 3s"}, "5h")
    play(rnd, "draw", "meld 7c *1=7d 7h", "lay 7d > m1")
    assert str(rnd.melds[0]) == "7c 7d *1=7d 7h"


def test_a_duty_names_only_one_of_two_copies() -> None:
    rules = RULEBOOKS["500-rum-de"].replace(two_decks_from=2, duty="covered_card_meld")
    rnd = round_of(rules, {0: "7c 9c Tc 2h 4s Kd 6d", 1: "Jh' 2c 4d 6h 8s 9d Qc"}, "5h 5s")
    play(rnd, "draw", "discard 2h", "draw", "discard Jh'")
    refused = rnd.refusal(Move.parse("take Jh"))
    assert list(map(str, refused.values["duty"])) == ["2h", "Jh"]


CARDS_OF_NO_USE: list[tuple[str, dict[str, Any], str, str]] = [
    ("500-rum-de", {"closed_first_lap": True}, "Jc Jd 2h 4s", "duty_in_first_lap"),
    ("500-rum-de", {"first_meld_points": 40}, "Jc Jd 2h 4s", "duty_meld_too_low"),
    ("500-rum-de", {}, "Jc Qd 2h 4s", "duty_cannot_be_met"),
]


@pytest.mark.rule("S-02")
@pytest.mark.parametrize(("rulebook", "options", "hand", "reason"), CARDS_OF_NO_USE)
def test_a_card_that_cannot_be_used_is_refused_for_the_true_reason(
    rulebook: str, options: dict[str, Any], hand: str, reason: str
) -> None:
    rules = RULEBOOKS[rulebook].replace(hand_sizes=(4,) * 7, **options)
    assert round_of(rules, {0: hand}).refusal(Move.parse("take Jh")) == reason


def test_a_lay_off_meets_no_duty_without_a_meld_of_ones_own() -> None:
    rules = RULEBOOKS["500-rum-de"].replace(hand_sizes=(4,) * 7, lay_off_needs_meld=True)
    rnd = round_of(rules, {0: "7c 8c 9c Tc", 1: "2d 4h 6s Kd"}, "3s 5d")
    play(rnd, "draw", "meld 7c 8c 9c", "discard Tc")
    assert rnd.refusal(Move.parse("take Tc")) == "duty_lay_off_barred"
    assert rnd.refusal(Move.parse("take Jh")) == "duty_cannot_be_met"


def test_the_refusal_names_a_duty_to_meld() -> None:
    rules = RULEBOOKS["rummy-500"].replace(hand_sizes=(4,) * 7, duty_price=None)
    rules = rules.replace(lay_off_needs_meld=False)
    rnd = round_of(rules, {0: "7c 8c 9c 2d", 1: "3d 4h 6s Kd"}, "3s Tc Ts Td")
    play(rnd, "draw", "meld 7c 8c 9c", "discard 2d", "draw", "discard 3d")
    assert rnd.refusal(Move.parse("take 2d")) == "duty_meld_missing_to_one"
    play(rnd, "draw", "discard 3s", "draw", "discard Tc")
    assert rnd.refusal(Move.parse("take Jh")) == "duty_wants_meld_to_one"


def test_a_duty_to_meld_one_card_is_worded_in_the_singular() -> None:
    rules = RULEBOOKS["rummy-500"].replace(hand_sizes=(4,) * 7, duty_price=None)
    rules = rules.replace(lay_off_needs_meld=False, duty="covered_card_meld")
    rnd = round_of(rules, {0: "7c 8c 9c 2d", 1: "3d 4h 6s Kd"}, "3s Tc Ts Td")
    play(rnd, "draw", "meld 7c 8c 9c", "discard 2d")
    said = rnd.refusal(Move.parse("take Jh")).sentence()
    assert said == "You could not lay a new meld at once with this: Jh."
    play(rnd, "draw", "discard Tc", "draw", "discard 3s")
    said = rnd.refusal(Move.parse("take Tc")).sentence()
    assert said == "This must be used in a new meld: Tc. Laying it off is not enough."


def test_under_a_duty_to_meld_a_lay_off_is_refused_for_the_duty() -> None:
    rules = RULEBOOKS["rummy-500"].replace(hand_sizes=(4,) * 7)
    rnd = round_of(rules, {0: "7c 8c 9c Tc", 1: "3d 4h 6s Jc"}, "3s 5d")
    play(rnd, "draw", "meld 7c 8c 9c", "discard 3s", "take Jh")
    assert rnd.refusal(Move.parse("lay Jc > m1+")) == "duty_open_to_one"


def test_a_refused_pass_says_why() -> None:
    rnd = played_to_an_empty_stock(None)
    assert rnd.refusal(Move.parse("pass")) == "stock_is_rebuilt"
    fresh = round_of(DANISH, {0: "7c 8c 9c Tc 2h 4s Kd"}, "5h")
    assert fresh.refusal(Move.parse("pass")) == "may_not_pass"


def test_a_tally_separates_points_laid_off_from_points_melded() -> None:
    rng, late = random.Random(7), 0
    for rules in RULEBOOKS.values():
        world = Recorded(rules, rng)
        while not world.round.over:
            world.play_on(1, rng, eager=0.9)
        view, tallies = world.round.view(0), world.round.tallies
        assert tallies is not None
        for seat, tally in enumerate(tallies):
            points = {True: 0, False: 0}
            for meld in view.melds:
                worth = view.position.sheet.meld_points(meld.kind, meld.cards)
                for owner, off, point in zip(meld.owners, meld.laid_off, worth, strict=True):
                    points[off] += point if owner == seat else 0
            assert (tally.melds, tally.lay_offs) == (points[False], points[True])
            late += points[True]
    assert late
