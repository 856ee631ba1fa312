"""One finished round of a record, to be looked at move by move, forwards and backwards."""

from __future__ import annotations

from dataclasses import replace

from rummy_qt.engine import Card, Move, View
from rummy_qt.engine.events import Event
from rummy_qt.records.life import Life, PlayedRound

from .standins import StandIn, stand_ins


def finished_rounds(life: Life) -> list[int]:
    """The numbers of the rounds that may be replayed: nothing in them is a secret any more."""
    return [played.n for played in life.rounds if played.scores is not None]


class RoundReplay:
    """A round at one of its positions; ``at`` moves have been played, undone ones not counted.

    One live round is wound to and fro: a step costs one move, wherever in the round it is.
    """

    def __init__(self, life: Life, number: int) -> None:
        """Of round ``number`` (1, 2, …); ``ValueError`` while it is being played."""
        if number not in finished_rounds(life):
            raise ValueError(f"round {number} is not over")
        self._played: PlayedRound = life.rounds[number - 1]
        self._round = life.round_at(number, 0)
        self.number = number
        self.at = 0

    @property
    def totals(self) -> list[int]:
        """Each seat's points: with those of this round once it is over."""
        before, scores = self._played.totals_before, self._round.scores or ()
        return [sum(pair) for pair in zip(before, scores, strict=True)] if scores else before

    def wind(self, at: int) -> None:
        """Goes to the position after ``at`` moves; ``IndexError`` where there is none."""
        if not 0 <= at <= len(self._played.moves):
            raise IndexError(f"the round has no position {at}")
        while self.at > at:
            self._round.undo()
            self.at -= 1
        for seat, move in self._played.moves[self.at : at]:
            self._round.play(move, seat)
        self.at = at

    def stand_ins(self) -> list[StandIn]:
        """Where a simple player had answered for an opponent by then."""
        return stand_ins(self._played, self._round, self.at)

    @property
    def last_move(self) -> tuple[int, Move]:
        """Seat and move that led here; ``IndexError`` after the deal."""
        if not self.at:
            raise IndexError("nothing has been played yet")
        return self._played.moves[self.at - 1]

    @property
    def last_events(self) -> tuple[Event, ...]:
        """What the last move brought about, hidden cards included."""
        return self._round.events_since(1) if self.at else ()

    def hands(self) -> list[list[Card]]:
        """What every seat holds."""
        return [self._round.hand(seat) for seat in range(self._round.players)]

    def view(self, seat: int) -> View:
        """What a seat saw then; it has nothing to do any more."""
        return replace(self._round.view(seat), legal_moves=())

    def open_view(self, seat: int) -> View:
        """The same, with a history that tells the cards which were hidden then."""
        return replace(self.view(seat), history=self._round.history)
