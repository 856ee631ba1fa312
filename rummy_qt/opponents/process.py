"""An opponent's process, seen from the program: asked through a pipe, never waited for.

One worker thread holds the conversation, so the process answers one request at a time. Each
answer is checked against the view's legal moves. Whatever goes wrong (death, silence, garbage,
an illegal move), the future still completes, with a move of the greedy core made here: it stands
in for the rest of the turn, while the process is started anew, and the reply says so.
"""

from __future__ import annotations

import logging
import os
import queue
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from contextlib import suppress
from enum import StrEnum
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple, Protocol, TypeVar

from rummy_qt.engine.moves import Move
from rummy_qt.engine.view import View

from .player import Claim, Situation, Way, is_legal
from .protocol import (
    Advice,
    Answer,
    Request,
    answer_of,
    is_ready,
    read_advice,
    read_answer,
    request_line,
)

OWN_LIMIT: Final = 25.0
"""Seconds after which one of our levels counts as hung: more than the brake of any search."""
STANDSTILL: Final = 5.0
"""Seconds without any work after which it does, too, where the system tells (Linux)."""
PROGRAM_LIMIT: Final = 2.7
"""The same for an outside program: it is told to think for one second, and forgiven some more."""
LOADING: Final = 30.0
"""Seconds in which a process says that it is ready, or answers its first question."""

HEAD_START: Final = 0.6
"""Seconds for which a process that nobody has asked yet leaves the processor to the window."""
MOST_TURNS_OUT: Final = 7
"""For how many turns a process that fails again and again is not asked."""
GIVEN_UP: Final = 20
"""After so many failures in a row it is not started again."""
TEACHER: Final = "master"
"""The level that advises."""
about: Final = partial(Request, "advise", 0, TEACHER)
"""A request to it: of a view and a situation, and of what else a ``Request`` may say."""


class Reply(NamedTuple):
    """What came of a question."""

    move: Move | None
    """Legal, and never None for the seat to move; None: the discard may lie."""
    delay_ms: int = 0
    """How long the seat takes to call."""
    trouble: str = ""
    """Why the greedy core answered for this opponent, in a sentence; empty where it did not."""
    braked: bool = False
    """Whether an outside program says that the clock ended its thinking."""

    @property
    def claim(self) -> Claim | None:
        """The claim, if it is one."""
        return None if self.move is None else Claim(self.move, self.delay_ms)


class Cause(StrEnum):
    """What kept a process from a usable answer."""

    UNSTARTED = "unstarted"
    ENDED = "ended"
    LATE = "late"
    CLOCK = "clock"
    """It answered, but the clock had ended its search."""
    UNUSABLE = "unusable"
    """Its answer, or that it spoke unasked."""


class Counsel(NamedTuple):
    """What came of a question for advice."""

    ways: tuple[Way, ...] = ()
    """The best first; none where there was trouble."""
    trouble: str = ""
    """Why there is no answer, in a sentence."""
    braked: bool = False
    """Whether the clock, not the number of playouts, ended the search."""
    cause: Cause = Cause.UNUSABLE
    """Of the trouble, where there is any."""


T = TypeVar("T", Answer, Advice)


class _Failure(Exception):
    """Why the process gave no usable answer: one sentence."""

    def __init__(self, why: str, cause: Cause = Cause.UNUSABLE) -> None:
        super().__init__(why)
        self.cause = cause


class _Question(NamedTuple):
    request: Request
    future: Future[Any]
    """Of a ``Reply``; of a ``Counsel`` where advice was asked for."""


def own_command() -> list[str]:
    """The command that starts the project's own opponents: from source, or from a bundle."""
    if getattr(sys, "frozen", False):
        return [sys.executable, "--opponent"]
    return [sys.executable, "-P", "-m", "rummy_qt.opponents"]


class Opponents(Protocol):
    """Whoever answers for the opponents: all of it comes as a future, and is never waited for."""

    def ask(self, level: str, view: View, situation: Situation) -> Future[Reply]:
        """The move of the seat to move; always completes."""

    def ask_claim(self, level: str, view: View, situation: Situation) -> Future[Reply]:
        """Whether the view's seat claims the discard; always completes."""

    def close(self) -> None:
        """Nothing will be asked any more; questions still open are cancelled."""


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
        """``limit``: seconds for an answer; ``folder``: in which it runs.

        None stands for what is the project's own.
        """
        self._folder = folder
        self._command = own_command() if command is None else list(command)
        self._outside = command is not None
        usual = PROGRAM_LIMIT if self._outside else OWN_LIMIT
        self.limit = usual if limit is None else limit
        self._loading = loading
        self._failures = 0
        """In a row."""
        self._trouble = ""
        """Why somebody stands in now; empty where nobody does."""
        self._turn: tuple[int, int, int] | None = None
        """The turn of the last question: round, finished turns, and seat."""
        self._turns_out = 0
        """For how many more turns the process is not asked."""
        self._numbers = 0
        self._closed = False
        self._talk: _Talk | None = None
        self._talk_lock = threading.Lock()
        self._questions: queue.SimpleQueue[_Question | None] = queue.SimpleQueue()
        self._worker = threading.Thread(target=self._work, name="opponent", daemon=True)
        self._worker.start()

    def ask(self, level: str, view: View, situation: Situation) -> Future[Reply]:
        """The move of the seat to move; always completes."""
        return self._put(Request("choose", 0, level, view, situation))

    def ask_claim(self, level: str, view: View, situation: Situation) -> Future[Reply]:
        """Whether the view's seat claims the discard; always completes."""
        return self._put(Request("call", 0, level, view, situation))

    def advise(self, request: Request) -> Future[Counsel]:
        """As an ``Adviser``; nobody stands in for a teacher.

        An outside program is not asked: it need not know the request.
        """
        return self._put(request)

    @property
    def pid(self) -> int | None:
        """The number of the running process, if there is one."""
        talk = self._talk
        return None if talk is None else talk.process.pid

    def close(self) -> None:
        """Ends the process; questions still open are cancelled. May be called twice."""
        self._closed = True
        self._questions.put(None)
        self._hang_up()
        self._worker.join(timeout=5)

    # ----------------------------------------------------------------------- asking

    def _put(self, request: Request) -> Future[Any]:
        future: Future[Any] = Future()
        self._numbers += 1
        if self._closed:
            future.cancel()
        else:
            self._questions.put(_Question(request._replace(number=self._numbers), future))
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
        self._hang_up()

    def _next_question(self) -> _Question | None:
        """The next question, None at the end; in a first moment of quiet the process starts."""
        if self._talk is None:
            with suppress(queue.Empty):
                return self._questions.get(timeout=HEAD_START)
            with suppress(_Failure):
                self._connect()
        return self._questions.get()

    def _answer(self, request: Request) -> Reply:
        if self._sits_out(request):
            return _stand_in(request, self._trouble)
        try:
            answer = self._answer_of_process(request, read_answer, _check)
        except _Failure as failure:
            self._failed(str(failure))
            return _stand_in(request, str(failure))
        self._failures = 0
        if answer.braked and not self._outside:  # what it found so far depends on the machine
            return _stand_in(request, "the clock ended the search before its last playout")
        return Reply(answer.move, answer.delay_ms, braked=answer.braked)

    def _sits_out(self, request: Request) -> bool:
        """Whether the process, which has failed, is not asked in this turn."""
        turn = request.situation.round_number, request.view.turns, request.view.seat
        if turn != self._turn:
            self._turn = turn
            if self._turns_out:
                self._turns_out -= 1
            elif self._failures < GIVEN_UP:
                self._trouble = ""
        return bool(self._trouble)

    def _failed(self, why: str) -> None:
        """Each further failure in a row costs a wait, and after ``GIVEN_UP`` it comes no more."""
        self._failures += 1
        self._turns_out = min(2 ** (self._failures - 1) - 1, MOST_TURNS_OUT)
        self._trouble = why

    def _counsel(self, request: Request) -> Counsel:
        """The advice, asked for once more where the process has died of it."""
        if self._outside:
            return Counsel(trouble="an outside program is not asked for advice")
        for last in (False, True):
            try:
                advice = self._answer_of_process(request, read_advice, _check_advice)
            except _Failure as failure:
                if last:
                    return Counsel(trouble=str(failure), cause=failure.cause)
            else:
                return Counsel(advice.ways, braked=advice.braked)
        raise AssertionError("it was asked twice")

    def _answer_of_process(
        self, request: Request, read: Callable[[str], T], check: Callable[[Request, T], None]
    ) -> T:
        """What it answers; ``_Failure`` where that cannot be read, or is not good."""
        try:
            line = self._connect().exchange(request_line(request), self.limit, self._loading)
        except _Failure:
            self._hang_up()
            raise
        try:
            answer = read(line)
            check(request, answer)
        except ValueError as error:
            self._hang_up()  # its next line may be the answer to this request
            raise _Failure(f"an answer was refused: {error}") from None
        return answer

    def _connect(self) -> _Talk:
        """The conversation with the running process; starts one when there is none."""
        with self._talk_lock:
            if self._closed:
                raise _Failure("the opponent was closed", Cause.ENDED)
            if self._talk is not None and self._talk.ended:
                self._talk.end()
                self._talk = None
            if self._talk is None:
                self._talk = _Talk(self._command, self._folder, watched=not self._outside)
            return self._talk

    def _hang_up(self) -> None:
        with self._talk_lock:
            talk, self._talk = self._talk, None
        if talk is not None:
            talk.end()


def _check(request: Request, answer: Answer) -> None:
    """``ValueError`` for an answer to something else, or with an illegal move."""
    if answer.number != request.number:
        raise ValueError(f"it answers request {answer.number!r:.20}, not {request.number}")
    move = answer.move
    if move is None:
        if request.ask == "choose":
            raise ValueError("a move is missing")
        return
    calls = move.kind == "claim" or request.ask == "choose"
    if not calls or not is_legal(move, request.view):
        raise ValueError(f"{str(move)[:60]!r} is not a legal move")


def _check_advice(request: Request, advice: Advice) -> None:
    """``ValueError`` for advice on something else, or with a way that cannot be begun."""
    if advice.number != request.number:
        raise ValueError(f"it answers request {advice.number!r:.20}, not {request.number}")
    view = request.view
    for way in advice.ways:
        if way.moves and not is_legal(way.moves[0], view):
            raise ValueError(f"{str(way.moves[0])[:60]!r} is not a legal move")


def _stand_in(request: Request, trouble: str) -> Reply:
    """The greedy core's answer, made here; a plainer one should it stumble over the position.

    Both are imported when they are needed, which is hardly ever.
    """
    from .judge import Judge
    from .plain import Plain

    log = logging.getLogger(__name__)
    log.info("%s (%s, seat %d)", trouble, request.level, request.view.seat)
    try:
        answer = answer_of(Judge(), request)
    except Exception:  # noqa: BLE001 - the match goes on, whatever has gone wrong
        answer = answer_of(Plain(), request)
    return Reply(answer.move, answer.delay_ms, trouble)


def _not_started(error: Exception) -> _Failure:
    """What is told of a process, or a thread to speak with it, that the system does not give."""
    why = getattr(error, "strerror", None) or str(error) or "there is no memory"
    return _Failure(f"the opponent cannot be started: {why}", Cause.UNSTARTED)


class _Talk:
    """One running process, a thread that writes to it and one that reads its lines."""

    _LONGEST_LINE = 65_536
    _MOST_WAITING = 64
    """Lines that wait unread; whoever writes on without being asked is not listened to."""

    def __init__(self, command: Sequence[str], folder: str | None, *, watched: bool) -> None:
        """``watched``: it answers by its own work alone, so that it hangs when it does none."""
        self._watched = watched
        try:
            self.process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                env=_environment(),
                cwd=folder,
                process_group=0,  # one to end it by; a session of its own would undo its niceness
                creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0)
                | getattr(subprocess, "BELOW_NORMAL_PRIORITY_CLASS", 0),
            )
        except (OSError, MemoryError) as error:
            raise _not_started(error) from None
        self._to_write: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self._lines: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self._silent = threading.Event()
        self._listens = False
        """Whether it has said that it is ready, or anything else."""
        # A process that does not read must block neither the worker nor its ending.
        try:
            threading.Thread(target=self._write, name="opponent writer", daemon=True).start()
            threading.Thread(target=self._read, name="opponent reader", daemon=True).start()
        except (RuntimeError, MemoryError) as error:  # no more threads are to be had
            self.end()
            raise _not_started(error) from None

    @property
    def ended(self) -> bool:
        """Whether no answer can come any more."""
        return self._silent.is_set() or self._died()

    def _died(self) -> bool:
        """Whether the process is no more. Unreaped, where that can be, it keeps its number."""
        if sys.platform == "linux":
            options = os.WEXITED | os.WNOHANG | os.WNOWAIT
            with suppress(ChildProcessError):
                return os.waitid(os.P_PID, self.process.pid, options) is not None
        return self.process.poll() is not None

    def exchange(self, line: str, limit: float, loading: float) -> str:
        """Sends a line and waits for one, so many seconds; longer while the process loads."""
        while not self._lines.empty():
            if not self._said_ready(self._next_line(limit)):
                raise _Failure("the opponent spoke without being asked")
        self._to_write.put(line)
        if not self._listens:
            answer = self._next_line(max(limit, loading))
            if not self._said_ready(answer):
                return answer
        return self._next_line(limit)

    def _said_ready(self, line: str) -> bool:
        """Whether this is what it may say once, before anything else."""
        first, self._listens = not self._listens, True
        return first and is_ready(line)

    def _next_line(self, seconds: float) -> str:
        now = time.monotonic()
        end, worked, idle_since = now + seconds, self._worked(), now
        while True:
            try:
                line = self._lines.get(timeout=max(0.0, min(end - now, STANDSTILL / 5)))
            except queue.Empty:
                now = time.monotonic()
                if now >= end:
                    raise _Failure("the opponent did not answer in time", Cause.LATE) from None
                before, worked = worked, self._worked()
                if worked is None or worked != before:
                    idle_since = now
                elif now - idle_since >= STANDSTILL:
                    raise _Failure("the opponent stands still", Cause.LATE) from None
                continue
            if line is None:
                raise _Failure("the opponent has ended", Cause.ENDED)
            return line

    def _worked(self) -> int | None:
        """The processor's time that the process has had, in ticks; None where nobody tells."""
        if not self._watched or sys.platform != "linux":
            return None
        try:
            told = Path(f"/proc/{self.process.pid}/stat").read_text("utf-8", "replace")
        except OSError:
            return None
        user, system = told.rpartition(")")[2].split()[11:13]
        return int(user) + int(system)

    def end(self) -> None:
        """Ends the process for good, whatever state it is in."""
        self._kill()
        self._to_write.put(None)
        self._lines.put(None)  # whoever waits for an answer need not wait for the pipe to close
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(timeout=2)

    def _kill(self) -> None:
        if sys.platform == "win32":
            self.process.kill()
        elif self.process.returncode is None:  # a number that was given back may be another's
            # With all that it started, even if it has died: a script may leave its program running.
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self.process.pid, signal.SIGKILL)

    def _write(self) -> None:
        pipe = self.process.stdin
        assert pipe is not None
        with suppress(OSError, ValueError):  # the reader notices the end of the process
            while (line := self._to_write.get()) is not None:
                pipe.write(line.encode() + b"\n")
                pipe.flush()
        with suppress(OSError, ValueError):
            pipe.close()

    def _read(self) -> None:
        pipe = self.process.stdout
        assert pipe is not None
        with suppress(OSError, ValueError):
            while line := pipe.readline(self._LONGEST_LINE):
                if self._lines.qsize() >= self._MOST_WAITING:
                    break
                self._lines.put(line.decode("utf-8", "replace"))
        self._silent.set()
        self._lines.put(None)
        pipe.close()


def _environment() -> dict[str, str]:
    """The environment, in which the process finds this package however it was started.

    Relative entries of the path are left out: they would name whatever folder one stands in.
    """
    above = str(Path(__file__).resolve().parents[2])
    known = os.environ.get("PYTHONPATH", "").split(os.pathsep)
    path = [above, *(entry for entry in known if Path(entry).is_absolute())]
    return os.environ | {"PYTHONPATH": os.pathsep.join(path)}
