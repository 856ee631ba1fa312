"""The director: requests the opponents' moves and decides who calls a discard first.

It uses neither Qt nor a clock; a ``Host`` provides both. A window's host uses timers and signals,
one without a window runs everything at once. The window also limits how long the person may take
to call a discard: it calls ``let_pass`` when the time is up.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import Future, wait
from dataclasses import dataclass, field
from functools import partial
from heapq import heappop, heappush
from itertools import count
from typing import Any, Final, Protocol

from rummy_qt.engine import Move
from rummy_qt.opponents.player import Claim
from rummy_qt.opponents.process import Opponents
from rummy_qt.opponents.protocol import Ask, Reply, Request
from rummy_qt.records.pauses import Pause, no_pause

from .game import Change, Game, Hook, situation_of

GRACE_MS: Final = 1_250
"""Added to an opponent's delay before it calls a discard that the person could call, too.

A card flies for a quarter of a second, and a person reacts 0.9 to 1.5 s after that. With this
grace the person gets at least a fair share of the calls that several seats could make."""
WATCHED_POLL_MS: Final = 20
"""The interval in ms at which ``Director.watched`` is polled."""
REST: Final = 1 / 3
"""The fraction of ``Director.beat`` for which an opponent waits after ``watched`` turns false."""
_POLL_SECONDS: Final = 0.05
"""The interval at which ``pause`` is called while an answer is awaited."""


class Host(Protocol):
    """The timers and threads that the director needs."""

    def when_done(self, future: Future[Any], then: Callable[[Any], None]) -> None:
        """Calls ``then`` with the result, on the game's thread, when the future is done."""

    def after(self, milliseconds: int, then: Callable[[], None]) -> None:
        """Calls ``then`` on the game's thread after that time."""


class EmptyHost:
    """A host without a window: runs everything at once, in the order of its scheduled time."""

    def __init__(self, pause: Pause = no_pause) -> None:
        self._pause = pause
        self.now = 0
        """The simulated time in milliseconds."""
        self._scheduled: list[tuple[int, int, Callable[[], None]]] = []
        """A heap of time, sequence number and callback."""
        self._numbers = count()

    def when_done(self, future: Future[Any], then: Callable[[Any], None]) -> None:
        """Waits for the result after everything scheduled before has run."""

        def finish() -> None:
            self._pause()
            while not future.done():
                wait([future], _POLL_SECONDS)
                self._pause()
            then(future.result())

        self.after(0, finish)

    def after(self, milliseconds: int, then: Callable[[], None]) -> None:
        """Schedules ``then``; callbacks for the same time run in the order of the calls."""
        heappush(self._scheduled, (self.now + milliseconds, next(self._numbers), then))

    def run(self) -> None:
        """Runs all callbacks until none is scheduled."""
        while self._scheduled:
            self.now, _, then = heappop(self._scheduled)
            then()


@dataclass(eq=False)
class OpenCalls:
    """The answers of all seats that may call one discard, and which call wins (S-06)."""

    discarder: int
    players: int
    awaited: set[int]
    """The seats that have not answered yet."""
    person_decides: bool = False
    """Whether the person can still call the discard or let it pass."""
    calls: dict[int, Claim] = field(default_factory=dict)

    def answer(self, seat: int, call: Claim | None) -> None:
        self.awaited.discard(seat)
        if call is not None:
            self.calls[seat] = call

    def first(self, may_claim: Callable[[int], bool]) -> tuple[int, Claim] | None:
        """The winning call and its seat; None if there is none or an answer is missing.

        The smallest delay wins; on a tie the seat nearest to the discarder's left (S-06).
        """

        def order(seat: int) -> tuple[int, int]:
            return self.calls[seat].delay_ms, (seat - self.discarder - 1) % self.players

        seats = [] if self.awaited else [*filter(may_claim, self.calls)]
        return next(((seat, self.calls[seat]) for seat in sorted(seats, key=order)), None)


class Director:
    """Plays the opponents' moves in one game.

    The hook ``call_window`` emits True when the person may call a discard, False when that ends.
    """

    def __init__(self, game: Game, opponents: Opponents, host: Host, beat: int = 0) -> None:
        self.beat = beat
        """The pause in ms before each action of an opponent, so that people can follow."""
        self.watched: Callable[[], bool] = bool
        """Returns whether earlier events are still being shown; opponents wait until then."""
        self.call_window = Hook()
        self._game = game
        self._opponents = opponents
        self._host = host
        self._turn = 0
        """Counts positions, so that answers to earlier ones can be ignored."""
        self._calls: OpenCalls | None = None
        """The calls of the last discard; None while nobody may call."""
        self._mover_asked = False
        self._paused = False
        self._stopped = False
        game.changed.connect(self._on_change)

    def go_on(self) -> None:
        """Requests what the position needs from the opponents. Call it once at the start."""
        self._turn += 1
        self._mover_asked = False
        if self._paused or self._stopped:
            return
        rnd = self._game.match.round
        if rnd.over:
            self._close_calls()
        elif any(map(rnd.may_claim, range(rnd.players))):
            if self._calls is None:
                self._open_calls()
            self._settle_calls()
        else:
            self._close_calls()
            self._ask_mover()

    def _on_change(self, change: Change) -> None:
        if change.kind == "undone":
            self._close_calls()
        self.go_on()

    def pause(self) -> None:
        """Stops all moves and calls until ``resume``, which starts the time to call anew."""
        self._paused = True
        self._close_calls()
        self.go_on()

    def resume(self) -> None:
        self._paused = False
        self.go_on()

    def stop(self) -> None:
        """Ignores all pending answers and sends no more requests.

        The window is notified of a move before the director, and may close the match on it.
        """
        self._stopped = True
        self._calls = None
        self._turn += 1
        self.watched = bool  # drops the reference to the window

    def _ask(self, ask: Ask, seat: int) -> Future[Reply]:
        game = self._game
        view, situation = game.view(seat), situation_of(game, seat)
        return self._opponents.ask(Request(ask, 0, game.seats[seat].kind, view, situation))

    # ------------------------------------------------------------------ a turn

    def _ask_mover(self) -> None:
        self._mover_asked = True
        seat = self._game.match.round.seat
        if seat == self._game.person:
            return
        answer, turn = self._ask("choose", seat), self._turn

        def await_answer() -> None:
            if turn == self._turn:
                self._host.when_done(answer, play)

        def play(reply: Reply) -> None:
            if turn == self._turn and reply.move is not None:
                if reply.trouble:
                    self._game.stand_in(seat)
                self._act(turn, seat, reply.move)

        self._host.after(self.beat, await_answer)

    def _act(self, turn: int, seat: int, move: Move, rest: int = 0) -> None:
        if turn != self._turn:
            return
        if delay := WATCHED_POLL_MS if self.watched() else rest:
            rest = round(REST * self.beat) if self.watched() else 0
            self._host.after(delay, lambda: self._act(turn, seat, move, rest))
            return
        before = len(self._game.match.round.history)
        try:
            self._game.submit(move, seat)
        finally:
            if turn == self._turn and len(self._game.match.round.history) > before:
                self.go_on()  # another callback of ``changed`` raised before ``_on_change`` ran

    # ---------------------------------------------------------------- calling

    def _open_calls(self) -> None:
        """Asks every opponent that may call, all in the same position."""
        rnd = self._game.match.round
        seats = [s for s in range(rnd.players) if s != self._game.person and rnd.may_claim(s)]
        offered = self._person_may_call() and bool(rnd.melds)  # nothing fits an empty table
        decides = offered and rnd.seat != self._game.person  # the seat to move decides by drawing
        self._calls = calls = OpenCalls(rnd.discarder or 0, rnd.players, set(seats), decides)
        if offered:
            self.call_window.emit(True)
        for seat in seats:
            self._host.when_done(self._ask("call", seat), partial(self._note_call, calls, seat))

    def _person_may_call(self) -> bool:
        person = self._game.person
        return person is not None and self._game.match.round.may_claim(person)

    def _note_call(self, calls: OpenCalls, seat: int, reply: Reply) -> None:
        calls.answer(seat, reply.claim)
        if calls is self._calls:
            if reply.trouble and self._game.match.round.may_claim(seat):
                self._game.stand_in(seat)
            self._settle_calls()

    def let_pass(self) -> None:
        """The person does not call the discard: the next player no longer waits."""
        if self._calls is not None:
            self._calls.person_decides = False
            self._settle_calls()

    def _settle_calls(self) -> None:
        """Plays the winning call, or asks the next player to move if there is none."""
        calls, rnd = self._calls, self._game.match.round
        if calls is None or self._mover_asked:
            return
        if calls.person_decides and not self._person_may_call():  # after a false call
            calls.person_decides = False
            self.call_window.emit(False)
        first = calls.first(rnd.may_claim)
        if first is not None:
            seat, call = first
            turn = self._turn
            delay = GRACE_MS + call.delay_ms if self._person_may_call() else 0
            self._host.after(delay, lambda: self._act(turn, seat, call.move))
        elif not (calls.awaited or calls.person_decides):
            self._ask_mover()

    def _close_calls(self) -> None:
        if self._calls is not None:
            self._calls = None
            self.call_window.emit(False)


def rounds_played(game: Game, opponents: Opponents, pause: Pause = no_pause) -> Iterator[int]:
    """Plays a game of opponents without a window; yields the number of each finished round."""
    host = EmptyHost(pause)
    Director(game, opponents, host).go_on()
    while True:
        host.run()
        yield game.match.round_number
        if game.match.over:
            return
        game.next_round()
