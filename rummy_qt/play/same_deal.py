"""The same deal by others: replays a finished round with a level in the place of a player."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final, NamedTuple

from rummy_qt.opponents import TABLE_LEVELS
from rummy_qt.opponents.player import Points
from rummy_qt.opponents.process import Opponents
from rummy_qt.records.header import Header, SeatInfo
from rummy_qt.records.life import Help, Life
from rummy_qt.records.pauses import Pause
from rummy_qt.records.record import MatchRecord

from .director import rounds_played
from .game import Game

PLAYINGS: Final = 30
"""The number of times that each level plays a deal."""


class Spread(NamedTuple):
    """The results of several playings of one deal."""

    mean: Points
    apart: Points
    """The standard apart of one playing; 0 if there is only one."""
    playings: int

    @classmethod
    def of(cls, points: Sequence[Points]) -> Spread:
        """The spread of the points of at least two playings."""
        mean = sum(points) / len(points)
        apart = sqrt(sum((one - mean) ** 2 for one in points) / (len(points) - 1))
        return cls(mean, apart, len(points))


def may_be_played_by_others(life: Life, seat: int) -> bool:
    """Whether all other seats are played by levels, so that the round can be played again."""
    kinds = [info.kind for info in life.header.seats]
    return all(kind in TABLE_LEVELS for kind in kinds[:seat] + kinds[seat + 1 :])


def points_of(
    life: Life, number: int, seat: int, level: str, opponents: Opponents, pause: Pause
) -> int | None:
    """The points of a level in a seat of a round, with the same cards, opponents and seeds.

    None if a stand-in answered for one of the opponents.
    """
    game = _start(life, number, seat, level)
    next(rounds_played(game, opponents, pause))
    scores, played = game.match.round.scores, game.life.rounds[number - 1]
    return None if scores is None or Help.STANDIN in played.help else scores[seat]


def new_life(header: Header) -> Life:
    """A new match whose first round has been dealt."""
    life = Life(header)
    life.catch_up()
    return life


def _start(life: Life, number: int, seat: int, level: str) -> Game:
    """The match right after this round was dealt, with the level in the seat."""
    seats = list(life.header.seats)
    seats[seat] = SeatInfo(seats[seat].name, level)
    header = life.header._replace(seats=tuple(seats))
    copy = new_life(header)
    for before in life.rounds[: number - 1]:
        for mover, move in before.moves:
            copy.play(move, mover)
        copy.next_round()
    if deck := life.rounds[number - 1].deck:
        copy.practise(alone=True, deck=deck)
    return Game(copy, MatchRecord.create(header, None))
