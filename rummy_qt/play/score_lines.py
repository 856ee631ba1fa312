"""The scores of a match, as plain data for the score sheet."""

from __future__ import annotations

from typing import NamedTuple

from rummy_qt.engine import Card, Round, Rules
from rummy_qt.engine.sheet import sheet_of
from rummy_qt.records.header import SeatInfo, person_in
from rummy_qt.records.life import PlayedRound

from .company import Face, seat_faces
from .moods import mood_at_end


class ScoreLines(NamedTuple):
    """The contents of the score sheet."""

    seats: tuple[SeatInfo, ...]
    rounds: tuple[PlayedRound, ...]
    """The finished rounds."""
    target: int | None
    """The points to play to; None if the number of rounds is agreed, or there is only one."""
    winner: int | None = None
    settlement: tuple[int, ...] | None = None
    """The points that each seat collects; None if nothing is collected."""
    single_round: bool = False
    """Whether this is a single round that does not belong to a match."""
    round_open: bool = False
    """Whether a round is being played."""
    may_deal: bool = True
    """Whether another round can be dealt after the finished one."""
    on_ladder: bool = False
    """Whether the match still counts for the ladder."""
    remarks: bool = True
    """Whether remarks of the seven are shown."""
    winning: tuple[tuple[Card, ...], ...] = ()
    """The cards that scored for the winner in the last round; see ``scored_for``."""
    agreed_rounds: int | None = None
    rules: Rules = Rules()
    """The rules by which totals are compared."""

    @property
    def person(self) -> int | None:
        return person_in(self.seats)

    @property
    def totals(self) -> tuple[int, ...]:
        return tuple(series[-1] for series in self.lines)

    @property
    def merits(self) -> tuple[int, ...]:
        """The totals as they are compared; beyond the target they may be worth less."""
        return tuple(map(self.rules.merit, self.totals))

    @property
    def lines(self) -> list[tuple[int, ...]]:
        """Each seat's totals after 0, 1, 2, … rounds."""
        starts = (0,) * len(self.seats)
        return list(zip(starts, *(score.totals for score in self.rounds), strict=True))

    @property
    def faces(self) -> list[Face]:
        """The face of each seat, with its mood by the totals and its hand in the last round."""
        left = [-tally.hand for tally in self.rounds[-1].tallies] if self.rounds else []
        prices = left or [0] * len(self.seats)
        pairs = enumerate(zip(seat_faces(self.seats), prices, strict=True))
        return [
            face._replace(mood=mood_at_end(self.merits, seat, price))
            for seat, (face, price) in pairs
        ]


def scored_for(seat: int | None, rnd: Round) -> tuple[tuple[Card, ...], ...]:
    """The cards on the table that score for a seat, by meld, the most points first."""
    points_of, own = sheet_of(rnd.rules, rnd.players).meld_points, []
    for meld in rnd.melds:
        cards = zip(points_of(meld.kind, meld.cards), meld.cards, meld.owners, strict=True)
        own.append([(points, card) for points, card, owner in cards if owner == seat])
    own.sort(key=lambda cards: -sum(points for points, _ in cards))
    return tuple(tuple(card for _, card in cards) for cards in own if cards)
