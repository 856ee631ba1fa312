"""Who is first when several call on one discard (S-06)."""

from __future__ import annotations

from collections.abc import Mapping

from rummy_qt.opponents.player import Call


def first_call(calls: Mapping[int, Call | None], discarder: int, players: int) -> int | None:
    """The seat that is first: the smallest delay, on a tie the nearest to the discarder's left.

    ``calls`` holds the answer of each seat that was asked; None where it does not call.
    """
    made = {seat: call for seat, call in calls.items() if call is not None}
    if not made:
        return None
    return min(made, key=lambda s: (made[s].delay_ms, (s - discarder - 1) % players))
