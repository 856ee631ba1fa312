"""Calls at their edges (S-06)."""

from rummy_qt.engine import RULEBOOKS, Move
from rummy_qt.engine.notation import parse_position

DANISH = RULEBOOKS["rommy-dk"]


def test_a_discard_may_be_called_until_somebody_draws_though_a_player_passes() -> None:
    """The stock is out and may not be rebuilt: passing is not drawing."""
    hands = ["2h 2s 4d Tc", "3h 3s 5d", "4h 4s 6d"]
    melds = {
        "c": "Ac 2c 3c 4c 5c 6c 7c 8c 9c",
        "d": "7d 8d 9d Td Jd Qd Kd",
        "h": "5h 6h 7h 8h 9h Th Jh Qh Kh Ah",
        "s": "5s 6s 7s 8s 9s Ts Js Qs Ks As",
    }
    lines = ["players: 3, dealer 2", "to move: 0, play", "turns: 30", "turn: laid"]
    lines += [f"hand {seat}: {hand}" for seat, hand in enumerate(hands)]
    lines += ["stock:", "discards: *1 *2 *3 Ad 2d 3d Jc Qc Kc", "rebuilds: 1"]
    for number, cards in enumerate(melds.values(), 1):
        lines.append(f"m{number} run: " + " ".join(f"{card}/1" for card in cards.split()))
    rnd = parse_position("\n".join(lines), DANISH)
    rnd.play(Move.parse("discard Tc"))
    assert [str(move) for move in rnd.legal_moves(2)] == ["claim > m1+"]
    rnd.play(Move.parse("pass"))
    assert [str(move) for move in rnd.legal_moves(1)] == ["claim > m1+"]
    taken = next(move for move in rnd.legal_moves() if move.kind == "take")
    rnd.play(taken)
    assert rnd.legal_moves(1) == []
