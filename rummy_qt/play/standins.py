"""Where a simple player answered for an opponent that did not, and for whom it still does."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from rummy_qt.engine import Round
from rummy_qt.engine.events import Discarded, Event, Passed
from rummy_qt.records.life import Help, PlayedRound


class StandIn(NamedTuple):
    """A simple player answers for this seat in one turn."""

    seat: int
    at: int
    """How many entries of the round's history came before."""


def stand_ins(played: PlayedRound, shown: Round, moves: int) -> list[StandIn]:
    """Those of a round up to a position: ``shown`` is the round after so many of its moves."""
    return [
        StandIn(mark.seat, len(shown.history) - len(shown.events_since(moves - mark.at)))
        for mark in played.marks
        if mark.help is Help.STANDIN and mark.at <= moves
    ]


def stood_in_for(history: Sequence[Event], found: Iterable[StandIn]) -> set[int]:
    """The seats that have not played a turn by themselves since."""
    return {stand_in.seat for stand_in in found if _is_last_turn(history, stand_in)}


def _is_last_turn(history: Sequence[Event], stand_in: StandIn) -> bool:
    since = history[stand_in.at :]
    own = [event for event in since if getattr(event, "seat", None) == stand_in.seat]
    ends = [n for n, event in enumerate(own, 1) if isinstance(event, Discarded | Passed)]
    return not ends or ends[0] == len(own)
