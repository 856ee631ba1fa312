"""Replay of the finished rounds of a record, move by move, forwards and backwards."""

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
    """The numbers of the rounds that can be replayed, since nothing in them is secret any more."""
    return [played.n for played in life.rounds if played.scores is not None]


class ReplayedMatch(NamedTuple):
    """The state of the match at the position shown."""

    round_number: int
    totals: list[int]
    winner: int | None = None
    """Always None: a replay does not reveal the winner."""


_MID_TURN: Final = frozenset({*LAYING, "concede"})
"""Moves after which the person's choice is not complete yet."""


class RoundReplay:
    """A round at the position after ``at`` of its moves; undone moves do not count.

    One live round is moved back and forth, so that each step costs one move. The table reads it
    like a ``Game`` and is notified by the same hook, ``changed``. The hook ``tried`` emits the
    moves with which the person has replaced a choice.
    """

    last_round = True

    def __init__(self, life: Life, number: int) -> None:
        """Starts at the deal of round ``number``, from 1; ``ValueError`` if it is not over."""
        self.life = life
        """The match, which is not modified."""
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
        """The moves that the person tries from here; None outside a trial."""

    # ------------------------------------------------------------------ for the table

    @property
    def match(self) -> ReplayedMatch:
        """Its totals include this round once its last move is shown."""
        over = self.at == len(self.moves)
        totals = list(self._played.totals) if over else self._played.totals_before
        return ReplayedMatch(self.number, totals)

    @property
    def _open(self) -> bool:
        """Whether all hands are visible: never during a trial."""
        return self._opened and self.tries is None

    def view(self) -> View:
        """What the person saw in this position, or would have seen with all hands open."""
        view = self._round.view(self._seat)
        if self._open:
            view = replace(view, history=self._round.history)
        return view if self.may_play else replace(view, legal_moves=())

    def covered(self) -> set[int]:
        """Always empty: the round is over."""
        return set()

    def open_hands(self) -> dict[int, list[Card]]:
        """By seat, the visible hands of the others."""
        seats = range(self._round.players) if self._open else ()
        return {seat: self._round.hand(seat) for seat in seats if seat != self._seat}

    def stand_ins(self) -> list[HelpMark]:
        """When a simple player had answered for an opponent by then."""
        return self._played.stand_ins(self.at)

    # ------------------------------------------------------------------ trying again

    @property
    def may_play(self) -> bool:
        """Whether a trial runs and its choice is incomplete: a draw, a call or a turn's rest."""
        if not self.tries:
            return self.tries is not None
        return not self._round.over and self.tries[-1].kind in _MID_TURN

    def begin_trial(self) -> None:
        """Lets the person play the next choice from here."""
        self.tries = []
        self.changed.emit(Change("shown"))

    def end_trial(self) -> None:
        """Takes back the moves of the trial."""
        if self.tries is not None:
            self.jump(self.at)

    def submit(self, move: Move, seat: int | None = None) -> None:
        """Plays a move of the trial; ``IllegalMove`` if refused. The record is not changed."""
        assert self.tries is not None
        seat = self._seat if seat is None else seat
        events = self._round.play(move, seat)
        self.tries.append(move)
        self.changed.emit(Change("played", seat, move, self._seen(events)))
        if not self.may_play:
            self.tried.emit(tuple(self.tries))

    # ----------------------------------------------------------------------- navigation

    @property
    def numbers(self) -> list[int]:
        """The numbers of the rounds that can be shown."""
        return finished_rounds(self.life)

    @property
    def moves(self) -> Sequence[tuple[int, Move]]:
        """The seat and move of each move of the round."""
        return self._played.moves

    @property
    def last_events(self) -> tuple[Event, ...]:
        """The events of the last move, hidden cards included; empty after the deal."""
        return self._round.events_since(1) if self.at else ()

    @property
    def at_end(self) -> bool:
        """Whether this is the last position of the last round that can be shown."""
        return self.at == len(self.moves) and self.number == self.numbers[-1]

    def wind(self, at: int) -> None:
        """Goes to the position after ``at`` moves without a signal; ``IndexError`` if none."""
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
        """Plays the next move; after the last one, goes to the deal of the next round."""
        if self.at < len(self.moves):
            seat, move = self.moves[self.at]
            self.wind(self.at + 1)
            self.changed.emit(Change("played", seat, move, self._seen(self.last_events)))
        elif not self.at_end:
            self._begin(self.number + 1)
            self.changed.emit(Change("dealt"))

    def back(self) -> None:
        """Takes back the last move, if any."""
        if self.at:
            self.wind(self.at - 1)
            self.changed.emit(Change("undone"))

    def jump(self, at: int) -> None:
        """Shows the position after ``at`` moves at once; ``IndexError`` if there is none."""
        self.wind(at)
        self.changed.emit(Change("shown"))

    def show_round(self, number: int) -> None:
        """Shows the deal of a round at once; ``ValueError`` if it is not over."""
        self._begin(number)
        self.changed.emit(Change("shown"))

    def show_hands(self, opened: bool) -> None:
        """Shows all hands, or only what the person saw."""
        self._opened = opened
        self.changed.emit(Change("shown"))

    def _seen(self, events: Sequence[Event]) -> tuple[Event, ...]:
        return tuple(events if self._open else (seen_by(self._seat, event) for event in events))
