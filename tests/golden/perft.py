"""Tables of fixed games: how many moves are legal, and which position each move leads to.

    python -m tests.golden.perft

writes ``perft-<rulebook>.txt`` beside this file. A changed line shows that the rules, the deal, or
the text of positions have changed.
"""

import hashlib
from collections.abc import Iterable, Iterator
from pathlib import Path

from rummy_qt.engine import RULEBOOKS, Move, Round, Rules
from rummy_qt.engine.cards import cards_of, face_text
from rummy_qt.engine.match import round_deck
from rummy_qt.engine.position import Position

FOLDER = Path(__file__).parent
DEALS = ((2, 1), (3, 2), (6, 3))
"""Numbers of players and seeds."""
PLIES = 80
DEPTH = 4
"""The depth to which all sequences of moves from the deal are counted."""


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
    """The number of sequences of this many moves."""
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
    """One of the moves, if possible one that lays cards."""
    plays = [(seat, move) for seat, move in moves if move.kind in ("meld", "lay", "swap")]
    number = int(hashlib.sha256(f"{seed} {ply}".encode()).hexdigest(), 16)
    return (plays or moves)[number % len(plays or moves)]


def _digest(rnd: Round) -> str:
    text = "".join(f"{name}: {value}\n" for name, value in _facts(rnd.position))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def _facts(position: Position) -> Iterator[tuple[str, object]]:
    """All that the rules need to continue, with hidden cards, but without zeros and defaults."""
    yield "players", f"{position.players}, dealer {position.dealer}"
    yield "to move", f"{position.seat}, {position.phase}"
    for seat in range(position.players):
        yield f"hand {seat}", _told(cards_of(position.held(seat)))
    yield "stock", _told(position.stock_cards[::-1])
    yield "discards", _told(position.discards)
    for number, meld in enumerate(position.melds, 1):
        cards = zip(meld.cards, meld.owners, meld.laid_off, strict=True)
        laid = _told(f"{card}/{owner}{'+' * late}" for card, owner, late in cards)
        yield f"m{number} {meld.kind}", laid
    grew, callers = ", table grew" * position.table_grew, _told(_bits(position.callers))
    window = str(position.discarder) if position.discarder >= 0 else "closed" * bool(callers)
    turn = {
        "drew": position.drew_stock, "last card": position.drew_last,
        "laid": position.laid, "peeked": position.peeked,
    }  # fmt: skip
    lesser = {
        "turns": position.turns,
        "idle": position.idle,
        "penalties": _told(position.penalties) if any(position.penalties) else "",
        "melders": _told(_bits(position.melders)),
        "rebuilds": f"{position.rebuilds}{grew}" if position.rebuilds or grew else "",
        "duty": _told(map(face_text, _bits(position.duty))),
        "barred": face_text(position.barred) if position.barred >= 0 else "",
        "turn": ", ".join(word for word, held in turn.items() if held),
        "call": window + f", by {callers}" * bool(callers),
        "closer": str(position.out) if position.out >= 0 else "",
        "ending": position.ending,
    }
    yield from ((name, value) for name, value in lesser.items() if value)


def _told(row: Iterable[object]) -> str:
    return " ".join(map(str, row))


def _bits(bits: int) -> list[int]:
    return [place for place in range(bits.bit_length()) if bits >> place & 1]


def main() -> None:
    for rulebook in RULEBOOKS:
        file_of(rulebook).write_text(table(rulebook), encoding="utf-8")


if __name__ == "__main__":
    main()
