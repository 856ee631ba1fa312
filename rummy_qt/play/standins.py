"""Where a simple player answered for an opponent that did not."""

from __future__ import annotations

from typing import NamedTuple

from rummy_qt.engine import Round
from rummy_qt.records.life import Help, PlayedRound


class StandIn(NamedTuple):
    """A simple player answers for this seat in one turn."""

    seat: int
    at: int
    """How many entries of the round's history came before."""


def stand_ins(played: PlayedRound, shown: Round, moves: int, tries: int = 0) -> list[StandIn]:
    """Those of a round up to a position.

    ``shown`` is the round after so many of its moves, and after ``tries`` that are none of them.
    """
    return [
        StandIn(mark.seat, len(shown.history) - len(shown.events_since(moves + tries - mark.at)))
        for mark in played.marks
        if mark.help is Help.STANDIN and mark.at <= moves
    ]
