"""An opponent's process, seen from the program: asked through a pipe, never waited for.

One worker thread holds the conversation, so the process answers one request at a time. Each
answer is checked against the view's legal moves. Whatever goes wrong (death, silence, garbage,
an illegal move), the future still completes, with a move of the greedy core made here, and
``on_trouble`` hears one sentence about it.
"""

from __future__ import annotations

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
from pathlib import Path
from typing import Final, Literal, NamedTuple, Protocol, TypeVar

from rummy_qt.engine.moves import Move
from rummy_qt.engine.view import View

from .player import Call, Situation, is_legal
from .protocol import Answer, Ask, Request, answer_of, call_of, read_answer, request_line

T = TypeVar("T")

BUDGETS: Final = {"expert": 0.3, "master": 1.0}
"""Seconds that a level may think, on a core of its own; the others answer at once."""
PROGRAM_BUDGET: Final = 1.0
"""Seconds that an outside program may think."""
GRACE: Final = 1.7
"""Seconds over the budget after which the fallback answers: it needs to come within 2."""

HEAD_START: Final = 0.6
"""Seconds for which a process that nobody has asked yet leaves the processor to the window."""


class Trouble(NamedTuple):
    """Something that the log or the record should know."""

    kind: Literal["fallback", "braked"]
    """``fallback``: the move is the greedy core's; ``braked``: the clock ended a search."""
    level: str
    seat: int
    text: str
    """One sentence."""


OnTrouble = Callable[[Trouble], None]
"""Called in the worker's thread."""


class _Failure(Exception):
    """Why the process gave no usable answer: one sentence."""


class _Question(NamedTuple):
    request: Request
    complete: Callable[[Answer], None]
    begin: Callable[[], bool]
    """Whether the answer is still wanted; from then on it cannot be cancelled."""
    cancel: Callable[[], object]


def own_command() -> list[str]:
    """The command that starts the project's own opponents: from source, or from a bundle."""
    if getattr(sys, "frozen", False):
        return [sys.executable, "--opponent"]
    return [sys.executable, "-m", "rummy_qt.opponents"]


class Opponents(Protocol):
    """Whoever answers for the opponents: all of it comes as a future, and is never waited for."""

    def ask(self, level: str, view: View, situation: Situation) -> Future[Move]:
        """The move of the seat to move; always completes, with a legal move."""

    def ask_call(self, level: str, view: View, situation: Situation) -> Future[Call | None]:
        """Whether the view's seat claims the discard; always completes."""

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
        on_trouble: OnTrouble | None = None,
        budget: float | None = None,
        grace: float = GRACE,
    ) -> None:
        """Times are in seconds, None stands for what is the project's own."""
        self._command = own_command() if command is None else list(command)
        self._outside = command is not None
        self._on_trouble = on_trouble or (lambda trouble: None)
        self._budget = budget
        self._grace = grace
        self._numbers = 0
        self._closed = False
        self._talk: _Talk | None = None
        self._talk_lock = threading.Lock()
        self._questions: queue.SimpleQueue[_Question | None] = queue.SimpleQueue()
        self._worker = threading.Thread(target=self._work, name="opponent", daemon=True)
        self._worker.start()

    def ask(self, level: str, view: View, situation: Situation) -> Future[Move]:
        """The move of the seat to move; always completes, with a legal move."""

        def read(answer: Answer) -> Move:
            return answer.move or view.legal_moves[0]

        return self._ask("choose", level, view, situation, read)

    def ask_call(self, level: str, view: View, situation: Situation) -> Future[Call | None]:
        """Whether the view's seat claims the discard; always completes."""
        return self._ask("call", level, view, situation, call_of)

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

    def _ask(
        self,
        ask: Ask,
        level: str,
        view: View,
        situation: Situation,
        read: Callable[[Answer], T],
    ) -> Future[T]:
        future: Future[T] = Future()
        self._numbers += 1
        question = _Question(
            Request(ask, self._numbers, level, view, situation),
            complete=lambda answer: future.set_result(read(answer)),
            begin=future.set_running_or_notify_cancel,
            cancel=future.cancel,
        )
        if self._closed:
            future.cancel()
        else:
            self._questions.put(question)
        return future

    # ----------------------------------------------------- in the worker's thread

    def _work(self) -> None:
        for question in iter(self._next_question, None):
            if self._closed:
                question.cancel()
            elif question.begin():
                question.complete(self._answer(question.request))
        while not self._questions.empty():
            late = self._questions.get()
            if late is not None:
                late.cancel()
        self._hang_up()

    def _next_question(self) -> _Question | None:
        """The next question, None at the end; in a first moment of quiet the process starts."""
        if self._talk is None:
            with suppress(queue.Empty):
                return self._questions.get(timeout=HEAD_START)
            with suppress(_Failure):
                self._connect()
        return self._questions.get()

    def _answer(self, request: Request) -> Answer:
        try:
            answer = self._answer_of_process(request)
        except _Failure as failure:
            if not self._closed:
                self._tell("fallback", request, str(failure))
            return _fallback(request)
        if answer.braked:
            self._tell("braked", request, "the clock ended the search before its last playout")
        return answer

    def _answer_of_process(self, request: Request) -> Answer:
        deadline = time.monotonic() + self._seconds(request.level) + self._grace
        try:
            line = self._connect().exchange(request_line(request), deadline)
        except _Failure:
            self._hang_up()
            raise
        try:
            answer = read_answer(line)
            _check(request, answer)
        except ValueError as error:
            self._hang_up()  # its next line may be the answer to this request
            raise _Failure(f"an answer was refused: {error}") from None
        return answer

    def _seconds(self, level: str) -> float:
        if self._budget is not None:
            return self._budget
        return PROGRAM_BUDGET if self._outside else BUDGETS.get(level, 0.0)

    def _tell(self, kind: Literal["fallback", "braked"], request: Request, text: str) -> None:
        self._on_trouble(Trouble(kind, request.level, request.view.seat, text))

    def _connect(self) -> _Talk:
        """The conversation with the running process; starts one when there is none."""
        with self._talk_lock:
            if self._closed:
                raise _Failure("the opponent was closed")
            if self._talk is not None and self._talk.ended:
                self._talk.end()
                self._talk = None
            if self._talk is None:
                self._talk = _Talk(self._command)
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


def _fallback(request: Request) -> Answer:
    """The greedy core's answer, made here; a plainer one should it stumble over the position.

    Both are imported when they are needed, which is hardly ever.
    """
    from .judge import Judge
    from .plain import Plain

    try:
        return answer_of(Judge(), request)
    except Exception:  # noqa: BLE001 - the match goes on, whatever has gone wrong
        return answer_of(Plain(), request)


class _Talk:
    """One running process, a thread that writes to it and one that reads its lines."""

    _LONGEST_LINE = 65_536
    _MOST_WAITING = 64
    """Lines that wait unread; whoever writes on without being asked is not listened to."""

    def __init__(self, command: Sequence[str]) -> None:
        try:
            self.process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                env=_environment(),
                process_group=0,  # one to end it by; a session of its own would undo its niceness
                creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0)
                | getattr(subprocess, "BELOW_NORMAL_PRIORITY_CLASS", 0),
            )
        except OSError as error:
            why = error.strerror or error
            raise _Failure(f"the opponent cannot be started: {why}") from None
        self._to_write: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self._lines: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self._silent = threading.Event()
        # A process that does not read must block neither the worker nor its ending.
        threading.Thread(target=self._write, name="opponent writer", daemon=True).start()
        threading.Thread(target=self._read, name="opponent reader", daemon=True).start()

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

    def exchange(self, line: str, deadline: float) -> str:
        """Sends a line and waits for one until the deadline, on the monotonic clock."""
        if not self._lines.empty() and self._next_line(deadline):
            raise _Failure("the opponent spoke without being asked")
        self._to_write.put(line)
        return self._next_line(deadline)

    def _next_line(self, deadline: float) -> str:
        try:
            line = self._lines.get(timeout=max(0.0, deadline - time.monotonic()))
        except queue.Empty:
            raise _Failure("the opponent did not answer in time") from None
        if line is None:
            raise _Failure("the opponent has ended")
        return line

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
    """The environment, in which the process finds this package however it was started."""
    above = str(Path(__file__).resolve().parents[2])
    known = os.environ.get("PYTHONPATH")
    return os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, (above, known)))}
