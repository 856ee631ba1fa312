"""Edge cases of calls (S-06)."""

import pytest

from rummy_qt.engine import RULEBOOKS, Move, Round
from tests.engine.placed import round_at
from tests.engine.test_round import round_of

DANISH = RULEBOOKS["rommy-dk"]


@pytest.mark.rule("S-06")
def test_a_discard_can_be_called_until_the_next_draw_even_after_a_pass() -> None:
    """With the stock empty and no rebuild allowed: passing does not count as drawing."""
    hands = ["2h 2s 4d Tc", "3h 3s 5d", "4h 4s 6d"]
    melds = {
        "c": "Ac 2c 3c 4c 5c 6c 7c 8c 9c",
        "d": "7d 8d 9d Td Jd Qd Kd",
        "h": "5h 6h 7h 8h 9h Th Jh Qh Kh Ah",
        "s": "5s 6s 7s 8s 9s Ts Js Qs Ks As",
    }
    lines = ["players: 3, dealer 2", "to move: 0, play", "turns: 30", "turn: laid"]
    lines += [f"hand {seat}: {hand}" for seat, hand in enumerate(hands)]
    lines += ["discards: *1 *2 *3 Ad 2d 3d Jc Qc Kc", "rebuilds: 1"]
    for number, cards in enumerate(melds.values(), 1):
        lines.append(f"m{number} run: " + " ".join(f"{card}/1" for card in cards.split()))
    rnd = round_at("\n".join(lines), DANISH)
    rnd.play(Move.parse("discard Tc"))
    assert [str(move) for move in rnd.legal_moves(2)] == ["claim > m1+"]
    rnd.play(Move.parse("pass"))
    assert [str(move) for move in rnd.legal_moves(1)] == ["claim > m1+"]
    taken = next(move for move in rnd.legal_moves() if move.kind == "take")
    rnd.play(taken)
    assert rnd.legal_moves(1) == []


@pytest.mark.rule("S-06")
def test_a_caller_who_may_not_lay_off_pays_even_if_the_discard_fits() -> None:
    rules = DANISH.replace(lay_off_needs_meld=True, closed_first_lap=False)
    rnd = round_of(rules, {0: "7c 8c 9c Tc 2h 4s Kd"}, "5h", players=3)
    for text in ("draw", "meld 7c 8c 9c", "discard Tc"):
        rnd.play(Move.parse(text))
    fits, bare = Move.parse("claim > m1+"), Move.parse("claim")
    assert rnd.refusal(fits, 1) == "own_meld_needed"
    assert rnd.refusal(Move.parse("claim > m1-"), 1) == "claim_does_not_fit"
    assert list(rnd.legal_moves(2)) == [bare]
    rnd.play(bare, 2)
    assert rnd.view(0).penalties == (0, 0, 50)
    assert rnd.may_claim(1), "the window stays open"


ANY_MELD_RULES = DANISH.replace(
    same_suit_sets=True, two_decks_from=2, ring_runs=True, joker_limit="unlimited"
)


def after_a_joker_was_discarded(kind: str, laid: str) -> Round:
    """Seat 1 has laid this meld, and seat 0 has just discarded a joker."""
    there = [card.partition("=")[0] for card in laid.split()]
    others = [
        card for card in map(str, ANY_MELD_RULES.deck(2)) if card not in (*there, "*1", "2h", "4s")
    ]
    lines = ["players: 2, dealer 1", "to move: 0, play", "turns: 30", "turn: laid"]
    lines += ["hand 0: *1 2h 4s", "hand 1: " + " ".join(others[:5])]
    lines += ["discards: " + " ".join(others[20:])]
    lines += [f"m1 {kind}: " + " ".join(f"{card}/1" for card in laid.split())]
    rnd = round_at("\n".join(lines), ANY_MELD_RULES)
    rnd.play(Move.parse("discard *1"))
    return rnd


@pytest.mark.rule("S-01")
def test_a_called_joker_can_join_a_set_in_only_one_way() -> None:
    rnd = after_a_joker_was_discarded("set", "8c 8c' 8d")
    calls = [str(move) for move in rnd.legal_moves(1) if move.kind == "claim"]
    assert calls == ["claim > m1"]


@pytest.mark.rule("S-01")
@pytest.mark.parametrize(
    ("kind", "laid", "end", "becomes"),
    [
        ("run", "5c 6c 7c", "+", "5c 6c 7c *1=8c"),
        ("run", "5c 6c 7c", "-", "*1=4c 5c 6c 7c"),
        ("run", "Jd Qd Kd", "+", "Jd Qd Kd *1=Ad"),
        ("run", "Qh Kh Ah", "+", "Qh Kh Ah *1=2h"),
        ("run", "Ah 2h' 3h", "-", "*1=Kh Ah 2h' 3h"),
        ("run", "2s 3s 4s'", "-", "*1=As 2s 3s 4s'"),
        ("run", "9s Ts *2=Js", "+", "9s Ts *2=Js *1=Qs"),
        ("set", "8c 8d 8s", "", "8c 8d *1=8h 8s"),
        ("set", "8d 8h 8s", "", "*1=8c 8d 8h 8s"),
        ("set", "8c *2=8d 8h", "", "8c *2=8d 8h *1=8s"),
    ],
)
def test_a_called_joker_stands_for_the_next_card(
    kind: str, laid: str, end: str, becomes: str
) -> None:
    rnd = after_a_joker_was_discarded(kind, laid)
    rnd.play(Move.parse(f"claim > m1{end}"), 1)
    assert str(rnd.melds[0]) == becomes


@pytest.mark.rule("S-06")
def test_a_run_lengthened_by_a_call_continues_from_the_called_card() -> None:
    rules = DANISH.replace(closed_first_lap=False)
    rnd = round_of(rules, {0: "4d 2h Tc Kd Js 9h 6s", 1: "5d 6d 7d 3d 8d 2d Ks"}, "5h")
    for text in ("draw", "discard Kd", "draw", "meld 5d 6d 7d", "discard Ks", "draw", "discard 4d"):
        rnd.play(Move.parse(text))
    rnd.play(Move.parse("claim > m1-"), 1)
    rnd.play(Move.parse("draw"))
    laid = {str(move) for move in rnd.legal_moves() if move.kind == "lay" and len(move.cards) == 1}
    assert laid == {"lay 3d > m1-", "lay 8d > m1+"}
