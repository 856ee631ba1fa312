"""The director: asks the opponents when it is their turn, and settles who called first.

It knows neither Qt nor a clock. ``Stage`` gives it both: a window's stage uses timers and
signals, a headless one answers at once.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from typing import Any, NamedTuple, Protocol

from rummy_qt.engine import Move
from rummy_qt.opponents.player import Call
from rummy_qt.opponents.process import Opponents

from .calls import OpenCalls
from .game import Game
from .hooks import Hooks
from .situations import situation_of


class Stage(Protocol):
    """What the director needs from the world outside."""

    def when_done(self, future: Future[Any], then: Callable[[Any], None]) -> None:
        """Calls ``then`` with the result on the game's own thread, once it is there."""

    def after(self, milliseconds: int, then: Callable[[], None]) -> None:
        """Calls ``then`` on the game's own thread after that time."""


class ClaimWindow(NamedTuple):
    """The time in which a discard may be called."""

    discarder: int
    milliseconds: int | None
    """How long the person has; None: until the next player draws."""


class Pace(NamedTuple):
    """How long things take for the eye, in milliseconds."""

    beat: int = 0
    """Before each action of an opponent."""
    call: int | None = 3_000
    """How long a discard stays open for the person's call; None: without end."""


class Director:
    """Moves the opponents of one game.

    Hook: ``claim_window(ClaimWindow or None)``.
    """

    def __init__(self, game: Game, opponents: Opponents, stage: Stage, pace: Pace) -> None:
        self.pace = pace
        self.hooks = Hooks("claim_window")
        self._game = game
        self._opponents = opponents
        self._stage = stage
        self._turn = 0
        """Counts positions, so that answers to an earlier one are dropped."""
        self._calls: OpenCalls | None = None
        """The calls on the last discard; None while nobody may call."""
        self._mover_asked = False
        self._paused = False
        game.hooks.connect("played", lambda _: self.go_on())
        game.hooks.connect("undone", self._undone)
        game.hooks.connect("dealt", lambda _: self.go_on())

    def go_on(self) -> None:
        """Looks at the position and has the right opponents asked. Call it once at the start."""
        self._turn += 1
        self._mover_asked = False
        if self._paused:
            return
        rnd = self._game.match.round
        if rnd.over:
            self._close_window()
        elif any(rnd.may_call(seat) for seat in range(rnd.players)):
            if self._calls is None:
                self._open_window()
            self._settle_calls()
        else:
            self._close_window()
            self._ask_mover()

    def _undone(self) -> None:
        self._close_window()
        self.go_on()

    def pause(self) -> None:
        """Lets nobody move or call until ``resume``; who had time to call gets it anew then."""
        self._paused = True
        self._close_window()
        self.go_on()

    def resume(self) -> None:
        """Goes on after ``pause``."""
        self._paused = False
        self.go_on()

    def stop(self) -> None:
        """Drops whatever is still being thought about."""
        self._turn += 1

    # ------------------------------------------------------------------ a turn

    def _ask_mover(self) -> None:
        self._mover_asked = True
        seat = self._game.match.round.seat
        if seat == self._game.person:
            return
        answer = self._opponents.ask(
            self._game.seats[seat].kind, self._game.view(seat), situation_of(self._game.match, seat)
        )
        turn = self._turn
        self._stage.after(self.pace.beat, lambda: self._await_move(turn, seat, answer))

    def _await_move(self, turn: int, seat: int, answer: Future[Move]) -> None:
        if turn == self._turn:
            self._stage.when_done(answer, lambda move: self._act(turn, seat, move))

    def _act(self, turn: int, seat: int, move: Move) -> None:
        if turn == self._turn:
            self._game.submit(move, seat)

    # ----------------------------------------------------------------- calling

    def _open_window(self) -> None:
        """Asks every opponent that may call, all on the same position."""
        rnd = self._game.match.round
        asked = [s for s in range(rnd.players) if s != self._game.person and rnd.may_call(s)]
        waits = self._person_may_call() and bool(rnd.melds)  # nothing fits an empty table
        timed = waits and rnd.seat != self._game.person
        calls = OpenCalls(rnd.discarder or 0, rnd.players, asked, timed=timed)
        self._calls = calls
        time = self.pace.call if timed else None
        if waits:
            self.hooks.emit("claim_window", ClaimWindow(rnd.discarder or 0, time))
        if time is not None:
            self._stage.after(time, lambda: self._time_passed(calls))
        for seat in asked:
            self._ask_for_call(calls, seat)

    def _ask_for_call(self, calls: OpenCalls, seat: int) -> None:
        answer = self._opponents.ask_call(
            self._game.seats[seat].kind, self._game.view(seat), situation_of(self._game.match, seat)
        )
        self._stage.when_done(answer, lambda call: self._answered(calls, seat, call))

    def _person_may_call(self) -> bool:
        person = self._game.person
        return person is not None and self._game.match.round.may_call(person)

    def _answered(self, calls: OpenCalls, seat: int, call: Call | None) -> None:
        calls.answer(seat, call)
        if calls is self._calls:
            self._settle_calls()

    def _time_passed(self, calls: OpenCalls) -> None:
        calls.time_is_up = True
        if calls is self._calls:
            self._settle_calls()

    def let_pass(self) -> None:
        """The person does not want to call: the next player need not wait any longer."""
        if self._calls is not None:
            self._time_passed(self._calls)

    def _settle_calls(self) -> None:
        """Lets the first opponent call, or has the next player move when nobody will."""
        calls, rnd = self._calls, self._game.match.round
        if calls is None or self._mover_asked:
            return
        first = calls.first(rnd.may_call)
        if first is not None:
            seat, call = first
            turn = self._turn
            wait = call.delay_ms if self._person_may_call() else 0
            self._stage.after(wait, lambda: self._act(turn, seat, call.move))
        elif calls.all_answered and calls.time_is_up:
            self._ask_mover()

    def _close_window(self) -> None:
        if self._calls is not None:
            self._calls = None
            self.hooks.emit("claim_window", None)
