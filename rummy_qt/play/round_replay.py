"""The finished rounds of a record, looked at move by move, forwards and backwards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from rummy_qt.engine import Card, Move, View
from rummy_qt.engine.events import Event, seen_by
from rummy_qt.engine.moves import LAYING
from rummy_qt.records.life import HelpMark, Life, PlayedRound

from .game import Change, Hook


def finished_rounds(life: Life) -> list[int]:
    """The numbers of the rounds that may be replayed: nothing in them is a secret any more."""
    return [played.n for played in life.rounds if played.scores is not None]


class ReplayedMatch(NamedTuple):
    """The match as it stood at the position that is shown."""

    round_number: int
    totals: list[int]
    winner: int | None = None
    """Nobody: the end is not told while rounds are looked at."""


_GOES_ON: Final = frozenset({*LAYING, "concede"})
"""Moves after which a choice is not made yet."""


class RoundReplay:
    """A round at one of its positions; ``at`` moves have been played, undone ones not counted.

    One live round is wound to and fro: a step costs one move, wherever in the round it is. The
    table reads it as it reads a ``Game``, and hears of it by the same hook, ``changed``. Another,
    ``tried``, tells the moves by which the person has played a choice anew.
    """

    last_round = True

    def __init__(self, life: Life, number: int) -> None:
        """At the deal of round ``number`` (1, 2, …); ``ValueError`` while it is being played."""
        self.life = life
        """The match, to be read."""
        self.header, self.title = life.header, life.title
        self.seats, self.person = life.header.seats, life.header.human
        self._seat = self.person or 0
        self._opened = False
        self.changed, self.tried = Hook(), Hook()
        self._begin(number)

    def _begin(self, number: int) -> None:
        if number not in self.numbers:
            raise ValueError(f"round {number} is not over")
        self._played: PlayedRound = self.life.rounds[number - 1]
        self._round = self.life.round_at(number, 0)
        self.number = number
        self.at = 0
        self.tries: list[Move] | None = None
        """What the person plays from here instead; None while nothing is tried."""

    # ------------------------------------------------------------------ for the table

    @property
    def match(self) -> ReplayedMatch:
        """Its totals count this round once it is over."""
        over = self.at == len(self.moves)
        totals = list(self._played.totals) if over else self._played.totals_before
        return ReplayedMatch(self.number, totals)

    @property
    def _open(self) -> bool:
        """Whether everything is seen: never while the person tries."""
        return self._opened and self.tries is None

    def view(self) -> View:
        """What the person saw then, or would have with all hands open."""
        view = self._round.view(self._seat)
        if self._open:
            view = replace(view, history=self._round.history)
        return view if self.may_play else replace(view, legal_moves=())

    def covered(self) -> set[int]:
        """No card: the round is over."""
        return set()

    def open_hands(self) -> dict[int, list[Card]]:
        """By seat: the hands of others that lie open."""
        seats = range(self._round.players) if self._open else ()
        return {seat: self._round.hand(seat) for seat in seats if seat != self._seat}

    def stand_ins(self) -> list[HelpMark]:
        """Where a simple player had answered for an opponent by then."""
        return self._played.stand_ins(self.at)

    # ------------------------------------------------------------------ trying again

    @property
    def may_play(self) -> bool:
        """Whether the person may try, and has not made a choice: a draw, a call, a turn's rest."""
        if not self.tries:
            return self.tries is not None
        return not self._round.over and self.tries[-1].kind in _GOES_ON

    def begin_trial(self) -> None:
        """Let the person play the next choice from here."""
        self.tries = []
        self.changed.emit(Change("shown"))

    def end_trial(self) -> None:
        """Show the position as it was."""
        if self.tries is not None:
            self.jump(self.at)

    def submit(self, move: Move, seat: int | None = None) -> None:
        """A try of the person; ``IllegalMove`` where it cannot be. The record stays as it is."""
        assert self.tries is not None
        seat = self._seat if seat is None else seat
        events = self._round.play(move, seat)
        self.tries.append(move)
        self.changed.emit(Change("played", seat, move, self._seen(events)))
        if not self.may_play:
            self.tried.emit(tuple(self.tries))

    # ----------------------------------------------------------------------- winding

    @property
    def numbers(self) -> list[int]:
        """The rounds that can be shown."""
        return finished_rounds(self.life)

    @property
    def moves(self) -> Sequence[tuple[int, Move]]:
        """Seat and move, of the whole round."""
        return self._played.moves

    @property
    def last_events(self) -> tuple[Event, ...]:
        """What the last move brought about, hidden cards included; empty after the deal."""
        return self._round.events_since(1) if self.at else ()

    @property
    def at_end(self) -> bool:
        """Whether nothing follows, in no later round either."""
        return self.at == len(self.moves) and self.number == self.numbers[-1]

    def wind(self, at: int) -> None:
        """Goes to the position after ``at`` moves; ``IndexError`` where there is none."""
        if not 0 <= at <= len(self.moves):
            raise IndexError(f"the round has no position {at}")
        for _ in self.tries or ():
            self._round.undo()
        self.tries = None
        while self.at > at:
            self._round.undo()
            self.at -= 1
        for seat, move in self.moves[self.at : at]:
            self._round.play(move, seat)
        self.at = at

    def forward(self) -> None:
        """Shows the next move as it was played; after the last one, the deal of the next round."""
        if self.at < len(self.moves):
            seat, move = self.moves[self.at]
            self.wind(self.at + 1)
            self.changed.emit(Change("played", seat, move, self._seen(self.last_events)))
        elif not self.at_end:
            self._begin(self.number + 1)
            self.changed.emit(Change("dealt"))

    def back(self) -> None:
        """Takes the last move off the table; before the first one there is nothing."""
        if self.at:
            self.wind(self.at - 1)
            self.changed.emit(Change("undone"))

    def jump(self, at: int) -> None:
        """Shows the position after ``at`` moves at once; ``IndexError`` where there is none."""
        self.wind(at)
        self.changed.emit(Change("shown"))

    def show_round(self, number: int) -> None:
        """Shows the deal of a round at once; ``ValueError`` for one that is being played."""
        self._begin(number)
        self.changed.emit(Change("shown"))

    def show_hands(self, opened: bool) -> None:
        """Lets the hands of the others lie open, or shows what the person saw."""
        self._opened = opened
        self.changed.emit(Change("shown"))

    def _seen(self, events: Sequence[Event]) -> tuple[Event, ...]:
        return tuple(events if self._open else (seen_by(self._seat, event) for event in events))
