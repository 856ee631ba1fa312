"""The claims of one discard: who has answered, and who is first (S-06)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from rummy_qt.opponents.player import Claim


def first_claim(claims: Mapping[int, Claim], discarder: int, players: int) -> int | None:
    """The seat that is first: the smallest delay, on a tie the nearest to the discarder's left."""
    if not claims:
        return None
    return min(claims, key=lambda s: (claims[s].delay_ms, (s - discarder - 1) % players))


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
        """The seat that claims first among those that still may, once all have answered."""
        claims = {seat: claim for seat, claim in self._claims.items() if may_claim(seat)}
        seat = None if self._awaited else first_claim(claims, self._discarder, self._players)
        return None if seat is None else (seat, claims[seat])
