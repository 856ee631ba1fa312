"""An opponent's process, seen from the program: asked through a pipe, never waited for.

One worker thread holds the conversation, so the process answers one request at a time. Each
answer is checked against the view's legal moves. Whatever goes wrong (death, silence, garbage,
an illegal move), the future still completes, with a move of the greedy core made here: it stands
in for the rest of the turn, while the process is started anew, and the reply says so.
"""

from __future__ import annotations

import logging
import queue
import threading
from collections.abc import Sequence
from concurrent.futures import Future
from contextlib import suppress
from functools import partial
from typing import Any, Final, NamedTuple, Protocol

from .plain import Plain
from .protocol import Cause, Counsel, Reply, Request, answer_of, read_answer, request_line
from .supervisor import GIVEN_UP, Failure, Launch, Supervisor, own_command

OWN_LIMIT: Final = 25.0
"""Seconds after which one of our levels counts as hung: more than the brake of any search."""
PROGRAM_LIMIT: Final = 2.7
"""The same for an outside program: it is told to think for one second, and forgiven some more."""
LOADING: Final = 30.0
"""Seconds in which a process says that it is ready, or answers its first question."""

HEAD_START: Final = 0.6
"""Seconds for which a process that nobody has asked yet leaves the processor to the window."""
MOST_TURNS_OUT: Final = 7
"""For how many turns a process that fails again and again is not asked."""
TEACHER: Final = "master"
"""The level that advises."""
about: Final = partial(Request, "advise", 0, TEACHER)
"""A request to it: of a view and a situation, and of what else a ``Request`` may say."""


class _Question(NamedTuple):
    request: Request
    future: Future[Any]
    """Of a ``Reply``; of a ``Counsel`` where advice was asked for."""


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


class OpponentProcess:
    """``Opponents`` in a process that plays. It is started again whenever it has died or hung.

    It starts with the first question, or a moment after this object was made: a window that is
    about to open needs the processor more.
    """

    def __init__(
        self,
        command: Sequence[str] | None = None,
        limit: float | None = None,
        loading: float = LOADING,
        folder: str | None = None,
    ) -> None:
        """``limit``: seconds for an answer; ``folder``: in which it runs; None: our own."""
        self._outside = command is not None
        usual = PROGRAM_LIMIT if self._outside else OWN_LIMIT
        self.limit = usual if limit is None else limit
        words = own_command() if command is None else list(command)
        self._process = Supervisor(Launch(words, folder, self._outside, loading))
        self._trouble = ""
        """Why somebody stands in now; empty where nobody does."""
        self._turn: tuple[int, int, int] | None = None
        """The turn of the last question: round, finished turns, and seat."""
        self._turns_out = 0
        """For how many more turns the process is not asked."""
        self._numbers = 0
        self._closed = False
        self._questions: queue.SimpleQueue[_Question | None] = queue.SimpleQueue()
        self._worker = threading.Thread(target=self._work, name="opponent", daemon=True)
        self._worker.start()

    def ask(self, request: Request) -> Future[Reply]:
        return self._put(request)

    def advise(self, request: Request) -> Future[Counsel]:
        """As an ``Adviser``; nobody stands in for a teacher, and no outside program is asked."""
        return self._put(request)

    @property
    def pid(self) -> int | None:
        return self._process.pid

    def close(self) -> None:
        """Ends the process; questions still open are cancelled. May be called twice."""
        self._closed = True
        self._questions.put(None)
        self._process.end()
        self._worker.join(timeout=5)

    # ----------------------------------------------------------------------- asking

    def _put(self, request: Request) -> Future[Any]:
        future: Future[Any] = Future()
        self._numbers += 1
        if self._closed:
            future.cancel()
        else:
            self._questions.put(_Question(request._replace(id=self._numbers), future))
        return future

    # ----------------------------------------------------- in the worker's thread

    def _work(self) -> None:
        for question in iter(self._next_question, None):
            if self._closed:
                question.future.cancel()
            elif question.future.set_running_or_notify_cancel():
                advises = question.request.ask == "advise"
                answered = self._counsel if advises else self._answer
                question.future.set_result(answered(question.request))
        while not self._questions.empty():
            late = self._questions.get()
            if late is not None:
                late.future.cancel()

    def _next_question(self) -> _Question | None:
        """The next question, None at the end; in a first moment of quiet the process starts."""
        if self.pid is None:
            with suppress(queue.Empty):
                return self._questions.get(timeout=HEAD_START)
            with suppress(Failure):
                self._process.talk()
        return self._questions.get()

    def _answer(self, request: Request) -> Reply:
        if self._sits_out(request):
            return stand_in(request, self._trouble)
        try:
            answer: Reply = self._ask(request)
        except Failure as failure:
            # Each further failure in a row costs a wait; after ``GIVEN_UP`` it comes no more.
            self._turns_out = min(2 ** (self._process.failures - 1) - 1, MOST_TURNS_OUT)
            self._trouble = str(failure)
            return stand_in(request, self._trouble, failure.cause)
        if answer.braked and not self._outside:  # what it found so far depends on the machine
            return stand_in(request, "the clock ended the search before its last playout")
        return answer

    def _sits_out(self, request: Request) -> bool:
        """Whether the process, which has failed, is not asked in this turn."""
        turn = request.situation.round, request.view.turns, request.view.seat
        if turn != self._turn:
            self._turn = turn
            if self._turns_out:
                self._turns_out -= 1
            elif self._process.failures < GIVEN_UP:
                self._trouble = ""
        return bool(self._trouble)

    def _counsel(self, request: Request) -> Counsel:
        """The advice, asked for once more where the process has died of it."""
        if self._outside:
            return Counsel(trouble="an outside program is not asked for advice")
        try:
            counsel: Counsel = self._ask(request, attempts=2)
        except Failure as failure:
            return Counsel(trouble=str(failure), cause=failure.cause)
        return counsel

    def _ask(self, request: Request, attempts: int = 1) -> Any:
        """What it answers; ``Failure`` where that cannot be read, or is not good."""
        read = partial(read_answer, request=request)
        return self._process.ask(request_line(request), read, self.limit, attempts)


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
