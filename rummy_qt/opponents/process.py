"""An opponent's process, seen from the program: asked through a pipe, never waited for.

A thread holds the conversation, so the process answers one request at a time. Whatever goes wrong
(death, silence, garbage, an illegal move), the future still completes, with a move of the greedy
core made here: it stands in for the rest of the turn, while the process is started anew, and the
reply says so.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from concurrent.futures import Future
from functools import partial
from itertools import count
from typing import Any, Final, Protocol

from .plain import Plain
from .protocol import Cause, Counsel, Reply, Request, answer_of, read_answer, request_line
from .supervisor import GIVEN_UP, Failure, Launch, Pool, Supervisor, own_command

OWN_LIMIT: Final = 25.0
"""Seconds after which one of our levels counts as hung: more than the brake of any search."""
PROGRAM_LIMIT: Final = 2.7
"""The same for an outside program: it is told to think for one second, and forgiven some more."""
LOADING: Final = 30.0
"""Seconds in which a process says that it is ready, or answers its first question."""

MOST_TURNS_OUT: Final = 7
"""For how many turns a process that fails again and again is not asked."""
TEACHER: Final = "master"
"""The level that advises."""
about: Final = partial(Request, "advise", 0, TEACHER)
"""A request to it: of a view and a situation, and of what else a ``Request`` may say."""


class Opponents(Protocol):
    """Whoever answers for the opponents: all of it comes as a future, and is never waited for."""

    def ask(self, request: Request, /) -> Future[Reply]:
        """A move of the seat to move, or whether the view's seat claims; always completes."""

    def close(self) -> None:
        """Nothing will be asked any more; questions still open are cancelled."""
        return  # who answers at once has nothing to end


class Adviser(Protocol):
    """Whoever says what each way to play is worth: it comes as a future that always completes."""

    def advise(self, request: Request, /) -> Future[Counsel]:
        """What each way to go on is worth, as ``Thinker.ways`` has it; see ``about``."""

    def close(self) -> None:
        """Nothing will be asked any more; questions still open are cancelled."""


class OpponentProcess(Pool[Supervisor]):
    """``Opponents`` in a process that plays. It is started again whenever it has died or hung.

    Also an ``Adviser``: of several processes the next that is free advises.
    """

    def __init__(
        self, command: Sequence[str] | None = None, folder: str | None = None, processes: int = 1
    ) -> None:
        """``folder``: in which it runs; None: our own."""
        self._outside = command is not None
        self.limit = PROGRAM_LIMIT if self._outside else OWN_LIMIT
        """Seconds for an answer."""
        self.wrong: list[Failure] = []
        """What was wrong with its answers, in their order."""
        self._trouble = ""
        """Why somebody stands in now; empty where nobody does."""
        self._turn: tuple[int, int, int] | None = None
        """The turn of the last question: round, finished turns, and seat."""
        self._turns_out = 0
        """For how many more turns the process is not asked."""
        self._numbers = count(1)
        words = own_command() if command is None else list(command)
        launch = Launch(words, folder, self._outside, LOADING)
        super().__init__([Supervisor(launch) for _ in range(processes)])

    @property
    def pid(self) -> int | None:
        """Of the first process, if it runs."""
        return self._processes[0].pid

    def ask(self, request: Request) -> Future[Reply]:
        return self.put(partial(self._reply, self._numbered(request)))

    def advise(self, request: Request) -> Future[Counsel]:
        """As an ``Adviser``; nobody stands in for a teacher, and no outside program is asked."""
        return self.put(partial(self._counsel, self._numbered(request)))

    def _numbered(self, request: Request) -> Request:
        return request._replace(id=next(self._numbers))

    # ------------------------------------------------------------ in a process's thread

    def _reply(self, request: Request, process: Supervisor) -> Reply:
        if self._sits_out(request, process):
            return stand_in(request, self._trouble)
        try:
            answer: Reply = self._answer(request, process)
        except Failure as failure:
            # Each further failure in a row costs a wait; after ``GIVEN_UP`` it comes no more.
            self._turns_out = min(2 ** (process.failures - 1) - 1, MOST_TURNS_OUT)
            self._trouble = str(failure)
            self.wrong.append(failure)
            return stand_in(request, self._trouble, failure.cause)
        if answer.braked and not self._outside:  # what it found so far depends on the machine
            return stand_in(request, "the clock ended the search before its last playout")
        return answer

    def _sits_out(self, request: Request, process: Supervisor) -> bool:
        """Whether the process, which has failed, is not asked in this turn."""
        turn = request.situation.round, request.view.turns, request.view.seat
        if turn != self._turn:
            self._turn = turn
            if self._turns_out:
                self._turns_out -= 1
            elif process.failures < GIVEN_UP:
                self._trouble = ""
        return bool(self._trouble)

    def _counsel(self, request: Request, process: Supervisor) -> Counsel:
        """The advice, asked for once more where the process has died of it."""
        if self._outside:
            return Counsel(trouble="an outside program is not asked for advice")
        try:
            counsel: Counsel = self._answer(request, process, attempts=2)
        except Failure as failure:
            return Counsel(trouble=str(failure), cause=failure.cause)
        return counsel

    def _answer(self, request: Request, process: Supervisor, attempts: int = 1) -> Any:
        """What it answers; ``Failure`` where that cannot be read, or is not good."""
        read = partial(read_answer, request=request)
        return process.ask(request_line(request), read, self.limit, attempts)


def stand_in(request: Request, trouble: str, cause: Cause | None = None) -> Reply:
    """The greedy core's answer, made here; a plainer one should it stumble over the position.

    The core is imported when it is needed, which is hardly ever, and may be gone by then.
    """
    log = logging.getLogger(__name__)
    log.info("%s (%s, seat %d)", trouble, request.level, request.view.seat)
    try:
        from .judge import Judge

        answer = answer_of(Judge(), request)
    except Exception:  # noqa: BLE001 - the match goes on, whatever has gone wrong
        answer = answer_of(Plain(), request)
    return answer._replace(trouble=trouble, cause=cause)
