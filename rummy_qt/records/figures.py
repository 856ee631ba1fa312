"""What the statistics count in one record, from the person's seat."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from rummy_qt.engine import Move, Round

from .life import PlayedRound, SeatMove
from .lines import Status
from .pauses import Breath, no_hurry
from .reading import read_record
from .replay import Replayed


@dataclass
class RoundFigures:
    """One finished round."""

    n: int
    chain: str
    """Two records that share it share the round: one is a copy of the other."""
    points: int
    assisted: bool
    moves: int
    went_out: bool = False
    piles_taken: int = 0
    """Draws of more than the top discard."""
    piles_refused: int = 0
    """Draws from the stock where such a draw was allowed."""
    claims_won: int = 0
    claims_missed: int = 0
    """Discards of others that fitted and were not called, nor drawn, by the person."""
    false_calls: int = 0


class MatchFigures(NamedTuple):
    """One record with a person in it."""

    chain: str
    """Of the last finished round, or what else copies share."""
    created: str
    rulebook: str
    house: str | None
    players: int
    opponents: str
    """The kinds of the other seats, each once, in order: ``club,expert``."""
    ended: bool
    won: bool
    assisted: bool
    """Whether any of the rounds is."""
    rounds: list[RoundFigures]


def figures_of(path: Path, breathe: Breath = no_hurry) -> MatchFigures | None:
    """The figures of a record as far as it is good; None where no person plays.

    ``RecordError`` as ``read_record``.
    """
    replayed = read_record(path, breathe).replayed
    header = replayed.header
    person = header.human
    if person is None:
        return None
    others = {seat.kind for n, seat in enumerate(header.seats) if n != person}
    # A round that was given up is no match that was lost.
    ended = replayed.status is not Status.RUNNING and not replayed.one_round
    finished = [played for played in replayed.rounds if played.scores is not None]
    return MatchFigures(
        chain=finished[-1].chain if finished else header.id,
        created=header.created,
        rulebook=header.rulebook,
        house=header.house,
        players=len(header.seats),
        opponents=",".join(sorted(others)),
        ended=ended,
        won=ended and replayed.match.winner == person,
        assisted=any(played.assisted for played in finished),
        rounds=[_count(replayed, played, person, breathe) for played in finished],
    )


def _count(replayed: Replayed, played: PlayedRound, person: int, breathe: Breath) -> RoundFigures:
    scores = played.scores or []
    figures = RoundFigures(
        n=played.n,
        chain=played.chain,
        points=scores[person],
        assisted=played.assisted,
        moves=len(played.moves),
    )
    rnd = replayed.round_at(played.n, 0)
    for one in played.moves:
        breathe()
        _count_calls(figures, rnd, person, one)
        if one.seat == person:
            _count_piles(figures, rnd, one.move)
        rnd.play(one.move, one.seat)
    figures.went_out = rnd.closer == person
    return figures


def _count_calls(figures: RoundFigures, rnd: Round, person: int, played: SeatMove) -> None:
    """What a move makes of the call that is due; the round is as before it."""
    mine, move = played.seat == person, played.move
    fits = rnd.rules.claims and any(
        option.kind == "claim" and option.meld is not None for option in rnd.legal_moves(person)
    )
    if move.kind == "claim" and move.meld is None:
        figures.false_calls += mine
    elif move.kind == "claim" and mine:
        figures.claims_won += 1
    elif fits and not (mine and move.kind in ("take", "peek")):
        figures.claims_missed += 1


def _count_piles(figures: RoundFigures, rnd: Round, move: Move) -> None:
    """Whether a move of the person takes a pile, or leaves one; the round is as before it."""
    if move.kind == "take":
        figures.piles_taken += move.cards[0] is not rnd.discards[-1]
    elif move.kind == "draw" and rnd.phase == "draw":
        top = rnd.discards[-1:]
        figures.piles_refused += any(
            option.kind == "take" and option.cards != top for option in rnd.legal_moves()
        )
