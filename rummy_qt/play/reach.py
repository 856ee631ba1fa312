"""Opponents of one's own reach: what the last matches say of the levels at the table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from rummy_qt.records.entry import Entry
from rummy_qt.records.header import HUMAN
from rummy_qt.records.lines import Status

ENDED: Final = (Status.WON, Status.RESIGNED)
IN_A_ROW: Final = 2
"""So many matches have to end alike before others are offered."""


def step_of(entries: Iterable[Entry], levels: Sequence[str]) -> int:
    """1 where the last matches against these levels were won, −1 where they were lost, else 0.

    ``entries``: the saved matches, the last played first. Practice says nothing.
    """
    wanted = sorted(levels)
    ended = [
        entry.status is Status.WON and entry.won
        for entry in entries
        if entry.known and entry.status in ENDED and not entry.practice
        if sorted(seat.kind for seat in entry.seats if seat.kind != HUMAN) == wanted
        if any(seat.kind == HUMAN for seat in entry.seats)
    ][:IN_A_ROW]
    if len(ended) < IN_A_ROW or len(set(ended)) > 1:
        return 0
    return 1 if ended[0] else -1
