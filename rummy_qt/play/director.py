"""The director: asks the opponents when it is their turn, and settles who claims first.

It knows neither Qt nor a clock. ``Host`` gives it both: a window's host uses timers and
signals, one without a window answers at once. How long the person may take to claim a discard is
the window's affair too: it lets the discard pass when the time is up.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import Future, wait
from dataclasses import dataclass, field
from functools import partial
from heapq import heappop, heappush
from typing import Any, Final, Protocol

from rummy_qt.engine import Move
from rummy_qt.opponents.player import Claim
from rummy_qt.opponents.process import Opponents
from rummy_qt.opponents.protocol import Ask, Reply, Request
from rummy_qt.records.pauses import Breath, no_hurry

from .game import Change, Game, Hook, situation_of

SEEING_MS: Final = 1_250
"""How much later than its delay an opponent calls a discard that the person could call, too.

A card flies for a quarter of a second, and a person needs 0.9 to 1.5 s from there: with this she
has at least her share of the calls that several could make."""
LOOK_MS: Final = 20
"""Milliseconds from one look at whether what happened has been seen to the next."""
REST: Final = 1 / 3
"""The part of the usual time before an action that an opponent rests once that has been seen."""
_MOMENT: Final = 0.05
"""Seconds for which an answer is waited for without a breath."""


class Host(Protocol):
    """What the director needs from the world outside."""

    def when_done(self, future: Future[Any], then: Callable[[Any], None]) -> None:
        """Calls ``then`` with the result on the game's own thread, once it is there."""

    def after(self, milliseconds: int, then: Callable[[], None]) -> None:
        """Calls ``then`` on the game's own thread after that time."""


class EmptyHost:
    """A host without a window: everything happens at once, in the order of its stated time."""

    def __init__(self, breathe: Breath = no_hurry) -> None:
        self._breathe = breathe
        self.now = 0
        """Milliseconds that nobody waited."""
        self._plans: list[tuple[int, int, Callable[[], None]]] = []
        self._number = 0

    def when_done(self, future: Future[Any], then: Callable[[Any], None]) -> None:
        """Waits for the result when everything planned before has been done."""

        def settle() -> None:
            self._breathe()
            while not future.done():
                wait([future], _MOMENT)
                self._breathe()
            then(future.result())

        self.after(0, settle)

    def after(self, milliseconds: int, then: Callable[[], None]) -> None:
        """Plans it; of two for the same time, the one planned first comes first."""
        self._number += 1
        heappush(self._plans, (self.now + milliseconds, self._number, then))

    def run(self) -> None:
        """Until nothing is left to do."""
        while self._plans:
            self.now, _, then = heappop(self._plans)
            then()


@dataclass(eq=False)
class OpenClaims:
    """Who has answered whether to claim one discard, and who is first (S-06)."""

    discarder: int
    players: int
    awaited: set[int]
    """The seats that have been asked, and have not answered."""
    person_decides: bool = False
    """Whether the person still may claim, or let it pass."""
    claims: dict[int, Claim] = field(default_factory=dict)

    def answer(self, seat: int, claim: Claim | None) -> None:
        self.awaited.discard(seat)
        if claim is not None:
            self.claims[seat] = claim

    def first(self, may_claim: Callable[[int], bool]) -> tuple[int, Claim] | None:
        """The seat that claims first among those that still may, once all have answered.

        The smallest delay, on a tie the nearest to the discarder's left (S-06).
        """

        def late(seat: int) -> tuple[int, int]:
            return self.claims[seat].delay_ms, (seat - self.discarder - 1) % self.players

        seats = [] if self.awaited else [*filter(may_claim, self.claims)]
        return next(((seat, self.claims[seat]) for seat in sorted(seats, key=late)), None)


class Director:
    """Moves the opponents of one game.

    Its hook ``claim_window`` tells whether the person may call a discard now.
    """

    def __init__(self, game: Game, opponents: Opponents, host: Host, beat: int = 0) -> None:
        self.beat = beat
        """Milliseconds before each action of an opponent, for the eye."""
        self.watched: Callable[[], bool] = bool
        """Whether somebody is being shown what happened before: no opponent breaks into that."""
        self.claim_window = Hook()
        self._game = game
        self._opponents = opponents
        self._host = host
        self._turn = 0
        """Counts positions, so that answers to an earlier one are dropped."""
        self._claims: OpenClaims | None = None
        """The claims of the last discard; None while nobody may claim."""
        self._mover_asked = False
        self._paused = False
        self._stopped = False
        game.changed.connect(self._follow)

    def go_on(self) -> None:
        """Looks at the position and has the right opponents asked. Call it once at the start."""
        self._turn += 1
        self._mover_asked = False
        if self._paused or self._stopped:
            return
        rnd = self._game.match.round
        if rnd.over:
            self._close_window()
        elif any(map(rnd.may_claim, range(rnd.players))):
            if self._claims is None:
                self._open_window()
            self._settle_claims()
        else:
            self._close_window()
            self._ask_mover()

    def _follow(self, change: Change) -> None:
        if change.kind == "undone":
            self._close_window()
        self.go_on()

    def pause(self) -> None:
        """Lets nobody move or claim until ``resume``; who had time to claim gets it anew then."""
        self._paused = True
        self._close_window()
        self.go_on()

    def resume(self) -> None:
        self._paused = False
        self.go_on()

    def stop(self) -> None:
        """Drops whatever is still being thought about; nobody is asked any more.

        The window hears of a move before the director, and may leave the match over it.
        """
        self._stopped = True
        self._claims = None
        self._turn += 1
        self.watched = bool  # whoever looks on may go now

    def _ask(self, ask: Ask, seat: int) -> Future[Reply]:
        game = self._game
        view, told = game.view(seat), situation_of(game, seat)
        return self._opponents.ask(Request(ask, 0, game.seats[seat].kind, view, told))

    # ------------------------------------------------------------------ a turn

    def _ask_mover(self) -> None:
        self._mover_asked = True
        seat = self._game.match.round.seat
        if seat == self._game.person:
            return
        answer = self._ask("choose", seat)
        turn = self._turn
        self._host.after(self.beat, lambda: self._await_move(turn, seat, answer))

    def _await_move(self, turn: int, seat: int, answer: Future[Reply]) -> None:
        if turn == self._turn:
            self._host.when_done(answer, lambda reply: self._answer(turn, seat, reply))

    def _answer(self, turn: int, seat: int, reply: Reply) -> None:
        if turn == self._turn and reply.move is not None:
            if reply.trouble:
                self._game.stand_in(seat)
            self._act(turn, seat, reply.move)

    def _act(self, turn: int, seat: int, move: Move, rest: int = 0) -> None:
        if turn != self._turn:
            return
        if wait := LOOK_MS if self.watched() else rest:
            rest = round(REST * self.beat) if self.watched() else 0
            self._host.after(wait, lambda: self._act(turn, seat, move, rest))
            return
        before = len(self._game.match.round.history)
        try:
            self._game.submit(move, seat)
        finally:
            if turn == self._turn and len(self._game.match.round.history) > before:
                self.go_on()  # who heard of the move before the director failed over it

    # ---------------------------------------------------------------- claiming

    def _open_window(self) -> None:
        """Asks every opponent that may claim, all on the same position."""
        rnd = self._game.match.round
        asked = [s for s in range(rnd.players) if s != self._game.person and rnd.may_claim(s)]
        waits = self._person_may_claim() and bool(rnd.melds)  # nothing fits an empty table
        decides = waits and rnd.seat != self._game.person  # else by drawing
        self._claims = claims = OpenClaims(rnd.discarder or 0, rnd.players, set(asked), decides)
        if waits:
            self.claim_window.emit(True)
        for seat in asked:
            self._host.when_done(self._ask("call", seat), partial(self._answered, claims, seat))

    def _person_may_claim(self) -> bool:
        person = self._game.person
        return person is not None and self._game.match.round.may_claim(person)

    def _answered(self, claims: OpenClaims, seat: int, reply: Reply) -> None:
        claims.answer(seat, reply.claim)
        if claims is self._claims:
            if reply.trouble and self._game.match.round.may_claim(seat):
                self._game.stand_in(seat)
            self._settle_claims()

    def let_pass(self) -> None:
        """The person does not want to claim: the next player need not wait any longer."""
        if self._claims is not None:
            self._claims.person_decides = False
            self._settle_claims()

    def _settle_claims(self) -> None:
        """Lets the first opponent claim, or has the next player move when nobody will."""
        claims, rnd = self._claims, self._game.match.round
        if claims is None or self._mover_asked:
            return
        if claims.person_decides and not self._person_may_claim():  # called already, in vain
            claims.person_decides = False
            self.claim_window.emit(False)
        first = claims.first(rnd.may_claim)
        if first is not None:
            seat, claim = first
            turn = self._turn
            wait = SEEING_MS + claim.delay_ms if self._person_may_claim() else 0
            self._host.after(wait, lambda: self._act(turn, seat, claim.move))
        elif not (claims.awaited or claims.person_decides):
            self._ask_mover()

    def _close_window(self) -> None:
        if self._claims is not None:
            self._claims = None
            self.claim_window.emit(False)


def rounds_played(game: Game, opponents: Opponents, breathe: Breath = no_hurry) -> Iterator[int]:
    """Plays a game of opponents without a window: the number of each round, at its end."""
    host = EmptyHost(breathe)
    Director(game, opponents, host).go_on()
    while True:
        host.run()
        yield game.match.round_number
        if game.match.over:
            return
        game.next_round()
