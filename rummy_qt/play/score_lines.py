"""How a match stands, as plain data for the score sheet."""

from __future__ import annotations

from typing import NamedTuple

from rummy_qt.engine import Card, Round, Rules
from rummy_qt.engine.sheet import sheet_of
from rummy_qt.records.header import SeatInfo, person_in
from rummy_qt.records.life import PlayedRound

from .company import Face, seated
from .moods import mood_at_end


class ScoreLines(NamedTuple):
    """All that the sheet shows."""

    seats: tuple[SeatInfo, ...]
    """Who sits there, with the colours that were chosen."""
    rounds: tuple[PlayedRound, ...]
    """Those that are over."""
    target: int | None
    """The points to play to; None where the number of rounds is agreed, or there is one."""
    winner: int | None = None
    settlement: tuple[int, ...] | None = None
    """What each seat collects; None where nothing is collected."""
    apart: bool = False
    """Whether all ends with this round, and no match is won or lost by it."""
    round_open: bool = False
    """Whether a round is being played."""
    may_deal: bool = True
    """Whether another round follows the one that is over; else there is nothing to offer."""
    on_ladder: bool = False
    """Whether it counts there, as far as it has been played."""
    remarks: bool = True
    """Whether a word of the seven is heard."""
    winning: tuple[tuple[Card, ...], ...] = ()
    """What scored for the winner in the last round, meld by meld, the dearest first."""
    agreed_rounds: int | None = None
    rules: Rules = Rules()
    """By which totals are compared."""

    @property
    def person(self) -> int | None:
        return person_in(self.seats)

    @property
    def totals(self) -> tuple[int, ...]:
        return tuple(series[-1] for series in self.lines)

    @property
    def merits(self) -> tuple[int, ...]:
        """The same as they are compared: beyond the target they may be worth less."""
        return tuple(map(self.rules.merit, self.totals))

    @property
    def lines(self) -> list[tuple[int, ...]]:
        """Each seat's totals after 0, 1, 2, … rounds."""
        starts = (0,) * len(self.seats)
        return list(zip(starts, *(score.totals for score in self.rounds), strict=True))

    @property
    def faces(self) -> list[Face]:
        """How each seat is drawn at its points, and at what the last round left in its hand."""
        left = [-tally.hand for tally in self.rounds[-1].tallies] if self.rounds else []
        prices = left or [0] * len(self.seats)
        both = enumerate(zip(seated(self.seats), prices, strict=True))
        return [
            who._replace(mood=mood_at_end(self.merits, seat, price)) for seat, (who, price) in both
        ]


def scored_for(seat: int | None, rnd: Round) -> tuple[tuple[Card, ...], ...]:
    """The cards on the table that score for a seat, meld by meld, the dearest first."""
    points, own = sheet_of(rnd.rules, rnd.players).meld_points, []
    for meld in rnd.melds:
        cards = zip(points(meld.kind, meld.cards), meld.cards, meld.owners, strict=True)
        own.append([(worth, card) for worth, card, owner in cards if owner == seat])
    own.sort(key=lambda cards: -sum(worth for worth, _ in cards))
    return tuple(tuple(card for _, card in cards) for cards in own if cards)
