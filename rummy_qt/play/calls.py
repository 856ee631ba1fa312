"""The calls on one discard: who has answered, and who is first (S-06)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from rummy_qt.opponents.player import Call


def first_call(calls: Mapping[int, Call], discarder: int, players: int) -> int | None:
    """The seat that is first: the smallest delay, on a tie the nearest to the discarder's left."""
    if not calls:
        return None
    return min(calls, key=lambda s: (calls[s].delay_ms, (s - discarder - 1) % players))


class OpenCalls:
    """What is known of the calls on one discard while its window is open."""

    def __init__(self, discarder: int, players: int, asked: Iterable[int], *, timed: bool) -> None:
        self._discarder = discarder
        self._players = players
        self._awaited = set(asked)
        self._calls: dict[int, Call] = {}
        self.time_is_up = not timed
        """Whether the person's time to call has passed."""

    @property
    def all_answered(self) -> bool:
        """Whether every opponent that was asked has said whether it calls."""
        return not self._awaited

    def answer(self, seat: int, call: Call | None) -> None:
        """Notes what an opponent answered."""
        self._awaited.discard(seat)
        if call is not None:
            self._calls[seat] = call

    def first(self, may_call: Callable[[int], bool]) -> tuple[int, Call] | None:
        """The seat that calls first among those that still may, once all have answered."""
        calls = {seat: call for seat, call in self._calls.items() if may_call(seat)}
        seat = None if self._awaited else first_call(calls, self._discarder, self._players)
        return None if seat is None else (seat, calls[seat])
