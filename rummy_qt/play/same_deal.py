"""The same deal by others: a finished round once more, with a level in the place of a player."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final, NamedTuple

from rummy_qt.opponents import TABLE_LEVELS
from rummy_qt.opponents.player import Points
from rummy_qt.opponents.process import Opponents
from rummy_qt.records.header import Header, SeatInfo
from rummy_qt.records.life import Help, Life
from rummy_qt.records.pauses import Breath
from rummy_qt.records.record import MatchRecord

from .director import rounds_played
from .game import Game

PLAYINGS: Final = 30
"""Of a deal by each level."""


class Spread(NamedTuple):
    """What many playings of one deal came to."""

    mean: Points
    apart: Points
    """Standard deviation of one playing; 0 of one alone."""
    playings: int

    @classmethod
    def of(cls, points: Sequence[Points]) -> Spread:
        """Of the points of two playings or more."""
        mean = sum(points) / len(points)
        apart = sqrt(sum((one - mean) ** 2 for one in points) / (len(points) - 1))
        return cls(mean, apart, len(points))


def may_be_played_by_others(life: Life, seat: int) -> bool:
    """Whether everybody else in the match is one of our levels, which can play it again."""
    kinds = [info.kind for info in life.header.seats]
    return all(kind in TABLE_LEVELS for kind in kinds[:seat] + kinds[seat + 1 :])


def points_of(
    life: Life, number: int, seat: int, level: str, opponents: Opponents, breathe: Breath
) -> int | None:
    """What a level makes of a round in a seat: the same cards, opponents and chance.

    None where somebody had to stand in for one of them.
    """
    game = _begun(life, number, seat, level)
    next(rounds_played(game, opponents, breathe))
    scores, played = game.match.round.scores, game.life.rounds[number - 1]
    return None if scores is None or Help.STANDIN in played.help else scores[seat]


def dealt(header: Header) -> Life:
    """A match whose first round has been dealt."""
    life = Life(header)
    life.catch_up()
    return life


def _begun(life: Life, number: int, seat: int, level: str) -> Game:
    """The match as it stood when this round was dealt, with the level in its seat."""
    seats = list(life.header.seats)
    seats[seat] = SeatInfo(seats[seat].name, level)
    header = life.header._replace(seats=tuple(seats))
    again = dealt(header)
    for before in life.rounds[: number - 1]:
        for mover, move in before.moves:
            again.play(move, mover)
        again.next_round()
    if deck := life.rounds[number - 1].deck:
        again.practise(alone=True, deck=deck)
    return Game(again, MatchRecord.create(header, None))
