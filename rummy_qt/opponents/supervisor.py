"""The one place where processes are started, given their time, started again, and ended.

Opponents, teacher and searchers, programs of others, an arena's workers and the system's player of
sounds: all of them come from ``start``. Whoever is asked and answers, a line each, has a
``Supervisor``: it starts the process when it is asked, and again when it has failed, but never
after so many failures in a row; what was wrong is one ``Failure`` for each question.

A process ends with what it started, and with us, whatever ends us: ours see to that themselves
(``keeper.end_with_parent``), somebody else's is started by a keeper where the system lets it be.
"""

from __future__ import annotations

import math
import os
import queue
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future
from contextlib import suppress
from pathlib import Path
from typing import IO, Any, Final, Generic, NamedTuple, TypeVar

from .keeper import end_below
from .protocol import Cause, is_ready

GIVEN_UP: Final = 20
"""After so many failures in a row it is not started again."""
HEAD_START: Final = 0.6
"""Seconds for which a process that nobody has asked yet leaves the processor to the window."""
_ENDING: Final = 1.0
"""Seconds in which a keeper ends what it keeps."""

T = TypeVar("T")
P = TypeVar("P", bound="Supervisor")
_Question = tuple[Future[Any], Callable[[P], Any]]


class Failure(Exception):
    """Why a process gave no usable answer: one sentence, of whom it was to be."""

    def __init__(self, why: str, cause: Cause = Cause.UNUSABLE) -> None:
        super().__init__(why)
        self.cause = cause


def own_command(switch: str = "--opponent") -> list[str]:
    """The command that starts a process of the project's own: from source, or from a bundle."""
    if getattr(sys, "frozen", False):
        return [sys.executable, switch]
    return [sys.executable, "-P", "-m", "rummy_qt", switch]


def start(
    command: Sequence[str],
    *,
    reads: int | IO[bytes] = subprocess.DEVNULL,
    writes: int | IO[bytes] = subprocess.DEVNULL,
    complains: int | None = subprocess.DEVNULL,
    folder: str | None = None,
    environment: Mapping[str, str] | None = None,
) -> subprocess.Popen[bytes]:
    """A new process, in a group by which it is ended, without a console; ``OSError``."""
    return subprocess.Popen(
        command,
        stdin=reads,
        stdout=writes,
        stderr=complains,
        env=environment,
        cwd=folder,
        process_group=0,  # one to end it by; a session of its own would undo its niceness
        creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0)
        | getattr(subprocess, "BELOW_NORMAL_PRIORITY_CLASS", 0),
    )


class Launch(NamedTuple):
    """How a process is started that answers lines."""

    command: Sequence[str]
    folder: str | None = None
    """In which it runs; None: where we do."""
    guest: bool = False
    """Whether it is somebody else's."""
    loading: float = math.inf
    """Seconds in which it says that it is ready, or answers its first question."""
    longest: int = 65_536
    """Bytes of a line, at most; -1: as many as there are."""
    complains: int | None = subprocess.DEVNULL
    """Where its errors go; None: where ours do."""
    settings: Mapping[str, str] = {}
    """More of the environment."""


class Supervisor:
    """Asks one process, which is started again whenever it has died, hung or lied."""

    def __init__(self, launch: Launch) -> None:
        self.failures = 0
        """In a row."""
        self._launch = launch
        self._ended = False
        self._talk: _Talk | None = None
        self._lock = threading.Lock()

    @property
    def pid(self) -> int | None:
        """The number of the running process, if there is one."""
        talk = self._talk
        return None if talk is None else talk.process.pid

    def ask(
        self, line: str, read: Callable[[str], T], limit: float = math.inf, attempts: int = 1
    ) -> T:
        """What ``read`` makes of the answer, which may take so many seconds; else a ``Failure``.

        ``read`` raises ``ValueError`` for what cannot be used. A process may die of the line; the
        next one is asked then, so many in all.
        """
        for _ in range(attempts - 1):
            with suppress(Failure):
                return self._ask(line, read, limit)
        return self._ask(line, read, limit)

    def _ask(self, line: str, read: Callable[[str], T], limit: float) -> T:
        try:
            answer = read(self.talk().exchange(line, limit))
        except (Failure, ValueError) as error:
            self.failures += 1
            self._hang_up()  # its next line may be the answer to this request
            if isinstance(error, Failure):
                raise
            raise Failure(f"an answer was refused: {error}") from None
        self.failures = 0
        return answer

    def talk(self) -> _Talk:
        """The conversation with the running process; starts one when there is none."""
        with self._lock:
            if self._ended:
                raise Failure("the opponent was closed", Cause.ENDED)
            if self._talk is not None and self._talk.has_died():
                self._talk.end()
                self._talk = None
            if self._talk is None:
                if self.failures >= GIVEN_UP:
                    why = f"it failed {GIVEN_UP} times in a row, and is not started again"
                    raise Failure(why, Cause.UNSTARTED)
                self._talk = _Talk(self._launch)
            return self._talk

    def end(self) -> None:
        """Ends the process, and starts no other. May be called twice, from any thread."""
        self._ended = True
        self._hang_up()

    def _hang_up(self) -> None:
        with self._lock:
            talk, self._talk = self._talk, None
        if talk is not None:
            talk.end()


class Pool(Generic[P]):
    """Processes that take questions from one queue: for each a thread, which asks and waits.

    They start with their first question, or a moment after this object was made: a window that is
    about to open needs the processor more.
    """

    def __init__(self, processes: Sequence[P]) -> None:
        self._processes = processes
        self._closed = False
        self._lock = threading.Lock()
        self._questions: queue.SimpleQueue[_Question[P] | None] = queue.SimpleQueue()
        self._threads = [
            threading.Thread(target=self._work, args=(process,), name="opponent", daemon=True)
            for process in processes
        ]
        for thread in self._threads:
            thread.start()

    def put(self, question: Callable[[P], T]) -> Future[T]:
        """What a question comes to that is put to a process, once one is free."""
        future: Future[T] = Future()
        with self._lock:
            if self._closed:
                future.cancel()
            else:
                self._questions.put((future, question))
        return future

    def close(self) -> None:
        """Ends the processes; questions still open are cancelled. May be called twice."""
        with self._lock:
            self._closed = True
            for _ in self._threads:
                self._questions.put(None)
        for process in self._processes:
            process.end()
        for thread in self._threads:
            thread.join(timeout=5)

    def _work(self, process: P) -> None:
        while (asked := self._next_question(process)) is not None:
            future, question = asked
            if self._closed:
                future.cancel()
            elif future.set_running_or_notify_cancel():
                try:
                    future.set_result(question(process))
                except Exception as error:  # noqa: BLE001 - whoever waits hears of it
                    future.set_exception(error)

    def _next_question(self, process: P) -> _Question[P] | None:
        """The next question, None at the end; in a first moment of quiet the process starts."""
        if process.pid is None:
            with suppress(queue.Empty):
                return self._questions.get(timeout=HEAD_START)
            with suppress(Failure):
                process.talk()
        return self._questions.get()


class _Talk:
    """One running process, and a thread for each question to it."""

    def __init__(self, launch: Launch) -> None:
        self._launch = launch
        self._kept = launch.guest and sys.platform == "linux"
        try:
            self.process = self._start(launch)
        except (OSError, MemoryError) as error:
            raise _not_started(error) from None
        self._listens = False
        """Whether it has said that it is ready, or anything else."""
        self._speaking = threading.Lock()

    def _start(self, launch: Launch) -> subprocess.Popen[bytes]:
        command = launch.command
        if self._kept:
            from shutil import which  # it is hardly ever needed, and takes its time

            if which(command[0]) is None:
                raise FileNotFoundError("no such program")
            command = [*own_command("--keep"), *command]
        return start(
            command,
            reads=subprocess.PIPE,
            writes=subprocess.PIPE,
            complains=launch.complains,
            folder=launch.folder,
            environment={**_environment(), **launch.settings},
        )

    def has_died(self) -> bool:
        """Whether the process is no more. Unreaped, where that can be, it keeps its number."""
        if sys.platform == "linux":
            options = os.WEXITED | os.WNOHANG | os.WNOWAIT
            with suppress(ChildProcessError):
                return os.waitid(os.P_PID, self.process.pid, options) is not None
        return self.process.poll() is not None

    def exchange(self, line: str, limit: float) -> str:
        """Sends a line and waits for one, so many seconds; longer while the process loads."""
        loads, self._listens = not self._listens, True
        answer = self._answer(line, max(limit, self._launch.loading) if loads else limit)
        return self._answer("", limit) if loads and is_ready(answer) else answer

    def _answer(self, line: str, seconds: float) -> str:
        """The next line, once this one is written; an empty one is not."""
        came: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        # A process that does not read must block neither the worker nor its ending.
        asking = threading.Thread(
            target=self._converse, args=(line, came), name="opponent pipe", daemon=True
        )
        try:
            asking.start()
            answer = came.get(timeout=seconds if math.isfinite(seconds) else None)
        except (RuntimeError, MemoryError) as error:  # no more threads are to be had
            raise _not_started(error) from None
        except queue.Empty:
            raise Failure("the opponent did not answer in time", Cause.LATE) from None
        if not answer:
            raise Failure("the opponent has ended", Cause.ENDED)
        if len(answer) == self._launch.longest and not answer.endswith(b"\n"):
            raise Failure(f"an answer has more than {self._launch.longest - 1} bytes")
        return answer.decode("utf-8", "replace")

    def _converse(self, line: str, came: queue.SimpleQueue[bytes]) -> None:
        asks, answers = self.process.stdin, self.process.stdout
        assert asks is not None
        assert answers is not None
        answer = b""
        with self._speaking, suppress(OSError, ValueError):  # then nothing came: it has ended
            if line:
                asks.write(line.encode() + b"\n")
                asks.flush()
            answer = answers.readline(self._launch.longest)
        came.put(answer)

    def end(self) -> None:
        if self._kept and not self.has_died():  # it ends what has left the group, too
            self.process.terminate()
            try:
                self.process.wait(_ENDING)
            except subprocess.TimeoutExpired:  # it was stopped, perhaps
                end_below(self.process.pid)
        self._kill()
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(timeout=2)
        if self._speaking.acquire(timeout=1.0):  # else somebody holds its pipes open
            for pipe in filter(None, (self.process.stdin, self.process.stdout)):
                with suppress(OSError):  # a line that it never read is lost with it
                    pipe.close()
            self._speaking.release()

    def _kill(self) -> None:
        if sys.platform == "win32":
            self.process.kill()
        elif self.process.returncode is None:  # a number that was given back may be another's
            # With all that it started, even if it has died: a script may leave its program running.
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self.process.pid, signal.SIGKILL)


def _not_started(error: Exception) -> Failure:
    """What is told of a process, or a thread to speak with it, that the system does not give."""
    why = getattr(error, "strerror", None) or str(error) or "there is no memory"
    return Failure(f"the opponent cannot be started: {why}", Cause.UNSTARTED)


def _environment() -> dict[str, str]:
    """The environment, in which the process finds this package however it was started.

    A bundle's process finds it by itself, and a Python of the system shall not find ours. Relative
    entries of the path are left out: they would name whatever folder one stands in.
    """
    if getattr(sys, "frozen", False):
        return dict(os.environ)
    above = str(Path(__file__).resolve().parents[2])
    known = os.environ.get("PYTHONPATH", "").split(os.pathsep)
    path = [above, *(entry for entry in known if Path(entry).is_absolute())]
    return os.environ | {"PYTHONPATH": os.pathsep.join(path)}
