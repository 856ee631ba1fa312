"""One finished round of a record, to be looked at move by move, forwards and backwards."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, NamedTuple

from rummy_qt.engine import Card, Move, View
from rummy_qt.engine.events import Event
from rummy_qt.records.life import Life, PlayedRound

from .standins import StandIn, stand_ins


def finished_rounds(life: Life) -> list[int]:
    """The numbers of the rounds that may be replayed: nothing in them is a secret any more."""
    return [played.n for played in life.rounds if played.scores is not None]


class ReplayedMatch(NamedTuple):
    """The match as it stood at the position that is shown."""

    round_number: int
    totals: list[int]
    winner: int | None = None
    """Nobody: the end is not told while rounds are looked at."""
    target: int | None = None
    """Nothing is played to while rounds are looked at."""


_GOES_ON: Final = frozenset({"meld", "lay", "swap", "concede"})
"""Moves after which a choice is not made yet."""


class RoundReplay:
    """A round at one of its positions; ``at`` moves have been played, undone ones not counted.

    One live round is wound to and fro: a step costs one move, wherever in the round it is. The
    table reads it as it reads a game.
    """

    last_round = True

    def __init__(self, life: Life, number: int) -> None:
        """Of round ``number`` (1, 2, …); ``ValueError`` while it is being played."""
        if number not in finished_rounds(life):
            raise ValueError(f"round {number} is not over")
        self.header, self.title = life.header, life.title
        self.seats, self.person = life.header.seats, life.header.human
        self._played: PlayedRound = life.rounds[number - 1]
        self._round = life.round_at(number, 0)
        self.number = number
        self.at = 0
        self.tries: list[Move] | None = None
        """What the person plays from here instead; None while nothing may be played."""

    @property
    def match(self) -> ReplayedMatch:
        """Its totals count this round once it is over."""
        over = self.at == len(self._played.moves)
        totals = list(self._played.totals) if over else self._played.totals_before
        return ReplayedMatch(self.number, totals)

    def wind(self, at: int) -> None:
        """Goes to the position after ``at`` moves; ``IndexError`` where there is none."""
        if not 0 <= at <= len(self._played.moves):
            raise IndexError(f"the round has no position {at}")
        for _ in self.tries or ():
            self._round.undo()
        self.tries = None
        while self.at > at:
            self._round.undo()
            self.at -= 1
        for seat, move in self._played.moves[self.at : at]:
            self._round.play(move, seat)
        self.at = at

    def stand_ins(self) -> list[StandIn]:
        """Where a simple player had answered for an opponent by then."""
        return stand_ins(self._played, self._round, self.at, len(self.tries or ()))

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

    def play(self, move: Move) -> tuple[Event, ...]:
        """A try of the person, and what they see of it; ``IllegalMove`` where it cannot be."""
        assert self.tries is not None
        seat = self.person or 0
        events = self._round.play(move, seat)
        self.tries.append(move)
        return tuple(event.seen_by(seat) for event in events)

    def tried_out(self) -> bool:
        """Whether the person has made a choice: a draw, a call, or the rest of a turn."""
        last = self.tries[-1] if self.tries else None
        return last is not None and (self._round.over or last.kind not in _GOES_ON)

    def view(self, seat: int) -> View:
        """What a seat saw then; it has nothing to do any more, unless it tries."""
        view = self._round.view(seat)
        return replace(view, legal_moves=()) if self.tries is None else view

    def open_view(self, seat: int) -> View:
        """The same, with a history that tells the cards which were hidden then."""
        return replace(self.view(seat), history=self._round.history)
