"""The claims of one discard: who has answered, and who is first (S-06)."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from rummy_qt.opponents.player import Claim


class OpenClaims:
    """What is known of the claims of one discard while it may be claimed."""

    def __init__(
        self, discarder: int, players: int, asked: Iterable[int], *, person_decides: bool = False
    ) -> None:
        self._discarder = discarder
        self._players = players
        self._awaited = set(asked)
        self._claims: dict[int, Claim] = {}
        self.person_decides = person_decides
        """Whether the person still may claim, or let it pass."""

    @property
    def all_answered(self) -> bool:
        """Whether every opponent that was asked has said whether it claims."""
        return not self._awaited

    def answer(self, seat: int, claim: Claim | None) -> None:
        """Notes what an opponent answered."""
        self._awaited.discard(seat)
        if claim is not None:
            self._claims[seat] = claim

    def first(self, may_claim: Callable[[int], bool]) -> tuple[int, Claim] | None:
        """The seat that claims first among those that still may, once all have answered.

        The smallest delay, on a tie the nearest to the discarder's left (S-06).
        """

        def late(seat: int) -> tuple[int, int]:
            return self._claims[seat].delay_ms, (seat - self._discarder - 1) % self._players

        seats = [] if self._awaited else [*filter(may_claim, self._claims)]
        return next(((seat, self._claims[seat]) for seat in sorted(seats, key=late)), None)
