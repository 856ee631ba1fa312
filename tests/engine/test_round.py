"""A round as other rooms use it: refusals by name, undo, copies, what happened."""

import pytest

from rummy_qt.engine import REASONS, RULEBOOKS, Card, IllegalMove, Move, Round, Rules
from rummy_qt.engine.events import Discarded, Drew
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
    ({}, "8c 8d 8h 8s 2h 4s Kd", ["draw"], "meld 8d 8c 8h", "wrong_order"),
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
    ({}, "7c 8c 9c Tc 2h 4s Kd", [], "take 7d", "not_in_pile"),
    ({"first_meld_points": 30}, "7c 8c 9c 2h 4s", ["draw"], "meld 7c 8c 9c", "first_meld_too_low"),
    ({"claims": False}, "7c 8c 9c Tc 2h 4s Kd", [], "claim", "no_claims"),
]  # fmt: skip


@pytest.mark.parametrize(("options", "hand", "before", "move", "reason"), REFUSED)
def test_a_refusal_says_why(
    options: dict[str, object], hand: str, before: list[str], move: str, reason: str
) -> None:
    rnd = play(round_of(DANISH.replace(**options), {0: hand}, "5h"), *before)
    with pytest.raises(IllegalMove, match=REASONS[reason].sentence[:20]) as refused:
        rnd.play(Move.parse(move))
    assert refused.value.reason == reason


def test_a_first_meld_may_have_to_be_worth_something() -> None:
    rules = DANISH.replace(first_meld_points=30)
    rnd = play(round_of(rules, {0: "Tc Jc Qc 7d 8d 9d 4s"}, "5h"), "draw")
    listed = {str(move) for move in rnd.legal_moves() if move.kind == "meld"}
    assert listed == {"meld Tc Jc Qc"}
    play(rnd, "meld Tc Jc Qc")
    assert "meld 7d 8d 9d" in {str(move) for move in rnd.legal_moves()}


def test_a_first_meld_too_low_meets_no_duty() -> None:
    rules = RULEBOOKS["500-rum-de"].replace(hand_sizes=(7,) * 7, first_meld_points=40)
    rnd = round_of(rules, {0: "Tc Td 2h 4s 6d Kd Jd"})
    assert [str(move) for move in rnd.legal_moves()] == ["draw"]
    rnd = round_of(rules.replace(first_meld_points=30), {0: "Jc Jd 2h 4s 6d Kd 8d"})
    assert {str(move) for move in rnd.legal_moves()} == {"draw", "take Jh"}


def test_every_reason_has_a_sentence_and_an_option_that_exists() -> None:
    options = set(DANISH.as_dict())
    assert all(reason.sentence.endswith(".") for reason in REASONS.values())
    assert {reason.option for reason in REASONS.values() if reason.option} <= options


def test_moves_are_taken_back_to_the_deal_and_no_further() -> None:
    rnd = round_of(DANISH, {0: "7c 8c 9c Tc 2h 4s Kd"}, "5h")
    before, told = rnd.position, rnd.history
    play(rnd, "draw", "meld 7c 8c 9c", "discard Kd")
    for _ in range(3):
        rnd.undo()
    assert rnd.position == before
    assert rnd.history == told
    with pytest.raises(IndexError):
        rnd.undo()


def test_a_copy_goes_its_own_way() -> None:
    rnd = play(round_of(DANISH, {0: "7c 8c 9c Tc 2h 4s Kd"}, "5h"), "draw")
    twin = rnd.copy()
    play(twin, "discard Kd")
    assert twin.seat == 1
    assert rnd.seat == 0
    assert twin.history[: len(rnd.history)] == rnd.history
    with pytest.raises(IndexError):
        rnd.copy().undo()


def test_what_happened_in_the_last_moves() -> None:
    rnd = play(round_of(DANISH, {0: "7c 8c 9c Tc 2h 4s Kd"}, "5h"), "draw", "discard Kd")
    assert rnd.events_since(0) == ()
    assert rnd.events_since(1) == (Discarded(0, Card.parse("Kd"), True),)
    assert rnd.events_since(2)[0] == Drew(0, Card.parse("5h"))


def test_a_seat_that_may_call_is_told_and_no_other() -> None:
    rnd = play(round_of(DANISH, {0: "7c 8c 9c Tc 2h 4s Kd"}, "5h", players=3), "draw")
    assert rnd.discarder is None
    play(rnd, "discard Kd")
    assert rnd.discarder == 0
    assert [rnd.may_call(seat) for seat in range(3)] == [False, True, True]
    assert rnd.refusal(Move.parse("claim"), 7) == "not_your_turn"


STOCK_OUT = DANISH.replace(hand_sizes=(24, 7, 7, 7, 7, 7, 7))


def played_to_an_empty_stock(reshuffle: object) -> Round:
    deck = STOCK_OUT.deck(2)
    rnd = Round.deal(STOCK_OUT, 2, 1, deck, seed=5, reshuffle=reshuffle)  # type: ignore[arg-type]  # a wrong one is the point
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
