"""The client side of opponent processes: every request returns a future.

Each process has a thread that exchanges lines with it, one request at a time. If the process
crashes, times out or gives a malformed or illegal answer, the future still completes, with a move
of the greedy player made here and a note in the reply. That stand-in plays the rest of the turn,
while the process is restarted.
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
from .supervisor import MOST_FAILURES, Failure, Launch, Pool, Supervisor, own_command

OWN_LIMIT: Final = 25.0
"""Timeout in seconds for one of our levels, which searches that long only on a stalled machine."""
PROGRAM_LIMIT: Final = 2.7
"""The same for an outside program, which should take one second."""
LOADING: Final = 30.0
"""Timeout in seconds for a process to report that it is ready, or to answer its first request."""

_MOST_TURNS_OUT: Final = 7
"""The most turns for which a process that keeps failing is not asked."""
TEACHER: Final = "master"
"""The level that gives advice."""
advice_request: Final = partial(Request, "advise", 0, TEACHER)
"""Makes a request for advice from a view, a situation, and the other fields of ``Request``."""


class Opponents(Protocol):
    """Answers for the opponents of a match, by futures."""

    def ask(self, request: Request, /) -> Future[Reply]:
        """A move of the seat to move, or a claim of the view's seat; always completes."""

    def close(self) -> None:
        """Ends processes and cancels open requests; nothing is asked afterwards."""
        return  # for implementations without processes


class Adviser(Protocol):
    """Gives advice, by futures that always complete."""

    def advise(self, request: Request, /) -> Future[Counsel]:
        """The value of each way to play on, as in ``Thinker.ways``; see ``advice_request``."""

    def close(self) -> None:
        """Ends processes and cancels open requests; nothing is asked afterwards."""


class OpponentProcess(Pool[Supervisor]):
    """``Opponents`` and ``Adviser`` in processes that are restarted when they crash or hang.

    The first free process takes the next request.
    """

    def __init__(
        self, command: Sequence[str] | None = None, folder: str | None = None, processes: int = 1
    ) -> None:
        """``command``: None for our own levels. ``folder``: as in ``Launch``."""
        self._outside = command is not None
        self.limit = PROGRAM_LIMIT if self._outside else OWN_LIMIT
        """Timeout for an answer, in seconds."""
        self.wrong: list[Failure] = []
        """All failures, in their order."""
        self._trouble = ""
        """Why a stand-in plays now; empty if none does."""
        self._turn: tuple[int, int, int] | None = None
        """The turn of the last request: round, finished turns, and seat."""
        self._turns_out = 0
        """For how many more turns the process is not asked."""
        self._numbers = count(1)
        launch = Launch(command or own_command(), folder, self._outside, LOADING)
        super().__init__([Supervisor(launch) for _ in range(processes)])

    @property
    def pid(self) -> int | None:
        """The ID of the first process, if it runs."""
        return self._processes[0].pid

    def ask(self, request: Request) -> Future[Reply]:
        return self.put(partial(self._reply, request))

    def advise(self, request: Request) -> Future[Counsel]:
        """As ``Adviser.advise``; has no stand-in, and does not ask outside programs."""
        return self.put(partial(self._counsel, request))

    # ---------------------------------------------------------------- on a pool's thread

    def _reply(self, request: Request, process: Supervisor) -> Reply:
        if self._is_suspended(request, process):
            return stand_in(request, self._trouble)
        try:
            answer: Reply = self._answer(request, process)
        except Failure as failure:
            # Each further failure may cost the player a wait, so fewer turns are tried.
            self._turns_out = min(2 ** (process.failures - 1) - 1, _MOST_TURNS_OUT)
            self._trouble = str(failure)
            self.wrong.append(failure)
            return stand_in(request, self._trouble, failure.cause)
        return answer

    def _is_suspended(self, request: Request, process: Supervisor) -> bool:
        """Whether the process has failed and is not asked in this turn."""
        turn = request.situation.round, request.view.turns, request.view.seat
        if turn != self._turn:
            self._turn = turn
            if self._turns_out:
                self._turns_out -= 1
            elif process.failures < MOST_FAILURES:
                self._trouble = ""
        return bool(self._trouble)

    def _counsel(self, request: Request, process: Supervisor) -> Counsel:
        """The advice, asked for a second time if the first request fails."""
        if self._outside:
            return Counsel(trouble="an outside program is not asked for advice")
        try:
            counsel: Counsel = self._answer(request, process, attempts=2)
        except Failure as failure:
            return Counsel(trouble=str(failure), cause=failure.cause)
        return counsel

    def _answer(self, request: Request, process: Supervisor, attempts: int = 1) -> Any:
        """The process's answer; ``Failure`` if there is none, or it is malformed or illegal."""
        request = request._replace(id=next(self._numbers))
        read = partial(read_answer, request=request)
        return process.ask(request_line(request), read, self.limit, attempts)


def stand_in(request: Request, trouble: str, cause: Cause | None = None) -> Reply:
    """The greedy player's answer, or that of ``Plain`` if it raises an exception.

    The greedy player is imported when first needed, which is rare and may fail.
    """
    log = logging.getLogger(__name__)
    log.info("%s (%s, seat %d)", trouble, request.level, request.view.seat)
    try:
        from .judge import Judge

        answer = answer_of(Judge(), request)
    except Exception:  # noqa: BLE001 - the match must go on
        answer = answer_of(Plain(), request)
    return answer._replace(trouble=trouble, cause=cause)
