"""Tables of fixed games: how many moves are legal, and which position each move leads to.

    python -m tests.golden.perft

writes ``perft-<rulebook>.txt`` beside this file. A line that changes tells that the rules have
changed, or the deal, or the text of positions.
"""

import hashlib
from collections.abc import Iterator
from pathlib import Path

from rummy_qt.engine import RULEBOOKS, Move, Round, Rules
from rummy_qt.engine.match import round_deck

FOLDER = Path(__file__).parent
DEALS = ((2, 1), (3, 2), (6, 3))
"""Numbers of players and seeds."""
PLIES = 80
DEPTH = 4
"""How deep all lines of play from the deal are counted."""


def table(rulebook: str) -> str:
    """The table of one rulebook."""
    return "".join(line + "\n" for line in _lines(RULEBOOKS[rulebook]))


def file_of(rulebook: str) -> Path:
    return FOLDER / f"perft-{rulebook}.txt"


def _lines(rules: Rules) -> Iterator[str]:
    yield "# ply, legal moves of all seats, the move played, SHA-256 of the position's text"
    for players, seed in DEALS:
        rnd = Round.deal(rules, players, 0, round_deck(rules, players, seed, 1), seed)
        yield f"# {players} players, seed {seed}"
        yield f"lines of play: {' '.join(str(_count(rnd, depth)) for depth in range(1, DEPTH + 1))}"
        yield f"0 {_digest(rnd)}"
        for ply in range(1, PLIES + 1):
            if rnd.over:
                yield f"over: {rnd.scores}"
                break
            moves = sorted(_moves(rnd), key=str)
            seat, move = _choice(moves, seed, ply)
            rnd.play(move, seat)
            yield f"{ply} {len(moves)} {seat}: {move} {_digest(rnd)}"


def _moves(rnd: Round) -> list[tuple[int, Move]]:
    return [(seat, move) for seat in range(rnd.players) for move in rnd.legal_moves(seat)]


def _count(rnd: Round, depth: int) -> int:
    """How many lines of play of this many moves there are."""
    moves = _moves(rnd)
    if depth == 1:
        return len(moves)
    total = 0
    for seat, move in moves:
        rnd.play(move, seat)
        total += _count(rnd, depth - 1)
        rnd.undo()
    return total


def _choice(moves: list[tuple[int, Move]], seed: int, ply: int) -> tuple[int, Move]:
    """One of the moves, a play to the table if there is one."""
    plays = [(seat, move) for seat, move in moves if move.kind in ("meld", "lay", "swap")]
    number = int(hashlib.sha256(f"{seed} {ply}".encode()).hexdigest(), 16)
    return (plays or moves)[number % len(plays or moves)]


def _digest(rnd: Round) -> str:
    return hashlib.sha256(str(rnd).encode()).hexdigest()[:16]


def main() -> None:
    for rulebook in RULEBOOKS:
        file_of(rulebook).write_text(table(rulebook), encoding="utf-8")


if __name__ == "__main__":
    main()
