"""Starts, times out, restarts and ends all child processes of the program.

Opponents, advisers, outside programs, an arena's workers and the system's audio player are all
started by ``start``. A process that answers requests, one line each, has a ``Supervisor``, which
starts it for the first request and again after a failure, up to ``MOST_FAILURES`` in a row. Each
request that fails raises one ``Failure``.

A process ends together with its own children, and when this one ends for any reason: our own
programs watch their parent (``keeper.end_with_parent``); on Linux an outside one is started below a
keeper, which does that for it.
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

MOST_FAILURES: Final = 20
"""After so many failures in a row a process is not started again."""
_START_DELAY: Final = 0.6
"""Seconds after which a pool starts its processes without a question: the window comes first."""
_KEEPER_TIMEOUT: Final = 1.0
"""Seconds for a keeper to end its child processes."""

T = TypeVar("T")
P = TypeVar("P", bound="Supervisor")
_Question = tuple[Future[Any], Callable[[P], Any]]


class Failure(Exception):
    """Raised when a process gives no usable answer; the message is one sentence."""

    def __init__(self, why: str, cause: Cause = Cause.UNUSABLE) -> None:
        super().__init__(why)
        self.cause = cause


def own_command(switch: str = "--opponent") -> list[str]:
    """The command that starts this program with a switch, from source or from a bundle."""
    if getattr(sys, "frozen", False):
        return [sys.executable, switch]
    return [sys.executable, "-P", "-m", "rummy_qt", switch]


def start(
    command: Sequence[str],
    *,
    stdin: int | IO[bytes] = subprocess.DEVNULL,
    stdout: int | IO[bytes] = subprocess.DEVNULL,
    stderr: int | None = subprocess.DEVNULL,
    folder: str | None = None,
    environment: Mapping[str, str] | None = None,
) -> subprocess.Popen[bytes]:
    """Starts a process in a group of its own, without a console; ``OSError`` if that fails."""
    return subprocess.Popen(
        command,
        stdin=stdin,
        stdout=stdout,
        stderr=stderr,
        env=environment,
        cwd=folder,
        process_group=0,  # to be killed as one; a new session would reset the niceness
        creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0)
        | getattr(subprocess, "BELOW_NORMAL_PRIORITY_CLASS", 0),
    )


class Launch(NamedTuple):
    """How to start a process that answers lines."""

    command: Sequence[str]
    folder: str | None = None
    """Its working directory; None for ours."""
    outside: bool = False
    """Whether it is not one of our own programs."""
    loading: float = math.inf
    """Seconds it has to report that it is ready, or to answer its first question."""
    longest: int = 65_536
    """The longest line in bytes; -1 for no limit."""
    stderr: int | None = subprocess.DEVNULL
    """Its standard error; None for ours."""
    settings: Mapping[str, str] = {}
    """Additional environment variables."""


class Supervisor:
    """Sends requests to one process, which is restarted after each crash, timeout or bad answer."""

    def __init__(self, launch: Launch) -> None:
        self.failures = 0
        """The number of failures in a row."""
        self._launch = launch
        self._ended = False
        self._connection: _Connection | None = None
        self._lock = threading.Lock()

    @property
    def pid(self) -> int | None:
        """The running process's ID, if there is one."""
        connection = self._connection
        return None if connection is None else connection.process.pid

    def ask(
        self, line: str, read: Callable[[str], T], limit: float = math.inf, attempts: int = 1
    ) -> T:
        """The answer to ``line`` as ``read`` parses it; ``Failure`` if there is none.

        ``limit``: seconds for each answer. ``read`` raises ``ValueError`` for an unusable one.
        ``attempts``: how many processes receive the line before the failure is raised.
        """
        for _ in range(attempts - 1):
            with suppress(Failure):
                return self._ask(line, read, limit)
        return self._ask(line, read, limit)

    def _ask(self, line: str, read: Callable[[str], T], limit: float) -> T:
        try:
            answer = read(self.connect().exchange(line, limit))
        except (Failure, ValueError) as error:
            self.failures += 1
            self._disconnect()  # the next line it writes may answer this request
            if isinstance(error, Failure):
                raise
            raise Failure(f"an answer was refused: {error}") from None
        self.failures = 0
        return answer

    def connect(self) -> _Connection:
        """The connection to the running process; starts one if there is none."""
        with self._lock:
            if self._ended:
                raise Failure("the opponent was closed", Cause.ENDED)
            if self._connection is not None and self._connection.has_died():
                self._connection.end()
                self._connection = None
            if self._connection is None:
                if self.failures >= MOST_FAILURES:
                    why = f"it failed {MOST_FAILURES} times in a row, and is not started again"
                    raise Failure(why, Cause.UNSTARTED)
                self._connection = _Connection(self._launch)
            return self._connection

    def end(self) -> None:
        """Ends the process for good. May be called twice, from any thread."""
        self._ended = True
        self._disconnect()

    def _disconnect(self) -> None:
        with self._lock:
            connection, self._connection = self._connection, None
        if connection is not None:
            connection.end()


class Pool(Generic[P]):
    """Processes that share one queue of questions, each with a thread that waits for its answers.

    They start with their first question, or ``_START_DELAY`` after this object was made.
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
        """Queues a question; the future has its answer from the first free process."""
        future: Future[T] = Future()
        with self._lock:
            if self._closed:
                future.cancel()
            else:
                self._questions.put((future, question))
        return future

    def close(self) -> None:
        """Ends the processes and cancels open questions. May be called twice."""
        with self._lock:
            self._closed = True
            for _ in self._threads:
                self._questions.put(None)
        for process in self._processes:
            process.end()
        for thread in self._threads:
            thread.join(timeout=5)

    def _work(self, process: P) -> None:
        while (item := self._next_question(process)) is not None:
            future, question = item
            if self._closed:
                future.cancel()
            elif future.set_running_or_notify_cancel():
                try:
                    future.set_result(question(process))
                except Exception as error:  # noqa: BLE001 - it is raised by the future
                    future.set_exception(error)

    def _next_question(self, process: P) -> _Question[P] | None:
        """The next question, or None at the end; starts the process if none comes at once."""
        if process.pid is None:
            with suppress(queue.Empty):
                return self._questions.get(timeout=_START_DELAY)
            with suppress(Failure):
                process.connect()
        return self._questions.get()


class _Connection:
    """One running process, with a thread for each question to it."""

    def __init__(self, launch: Launch) -> None:
        self._launch = launch
        self._has_keeper = launch.outside and sys.platform == "linux"
        command = launch.command
        try:
            if self._has_keeper:
                from shutil import which  # rarely needed, and slow to import

                if which(command[0]) is None:
                    raise FileNotFoundError("no such program")
                command = [*own_command("--keep"), *command]
            self.process = start(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=launch.stderr,
                folder=launch.folder,
                environment={**_environment(), **launch.settings},
            )
        except (OSError, MemoryError) as error:
            raise _not_started(error) from None
        self._has_loaded = False
        """Whether it has been asked a question, and so has had time to load."""
        self._pipe_lock = threading.Lock()

    def has_died(self) -> bool:
        """Whether the process has ended. On Linux it is not reaped, so that its ID stays valid."""
        if sys.platform == "linux":
            options = os.WEXITED | os.WNOHANG | os.WNOWAIT
            with suppress(ChildProcessError):
                return os.waitid(os.P_PID, self.process.pid, options) is not None
        return self.process.poll() is not None

    def exchange(self, line: str, limit: float) -> str:
        """Sends a line and waits ``limit`` seconds for one, longer while the process loads."""
        loads, self._has_loaded = not self._has_loaded, True
        answer = self._read_answer(line, max(limit, self._launch.loading) if loads else limit)
        return self._read_answer("", limit) if loads and is_ready(answer) else answer

    def _read_answer(self, line: str, seconds: float) -> str:
        """The next line from the process, after writing ``line`` unless it is empty."""
        answers: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        # A process that does not read must block neither this thread nor ``end``.
        thread = threading.Thread(
            target=self._write_and_read, args=(line, answers), name="opponent pipe", daemon=True
        )
        try:
            thread.start()
            answer = answers.get(timeout=seconds if math.isfinite(seconds) else None)
        except (RuntimeError, MemoryError) as error:  # no thread can be started
            raise _not_started(error) from None
        except queue.Empty:
            raise Failure("the opponent did not answer in time", Cause.LATE) from None
        if not answer:
            raise Failure("the opponent has ended", Cause.ENDED)
        if len(answer) == self._launch.longest and not answer.endswith(b"\n"):
            raise Failure(f"an answer has more than {self._launch.longest - 1} bytes")
        return answer.decode("utf-8", "replace")

    def _write_and_read(self, line: str, answers: queue.SimpleQueue[bytes]) -> None:
        stdin, stdout = self.process.stdin, self.process.stdout
        assert stdin is not None
        assert stdout is not None
        answer = b""
        with self._pipe_lock, suppress(OSError, ValueError):  # then it has ended
            if line:
                stdin.write(line.encode() + b"\n")
                stdin.flush()
            answer = stdout.readline(self._launch.longest)
        answers.put(answer)

    def end(self) -> None:
        if self._has_keeper and not self.has_died():
            self.process.terminate()  # the keeper also ends processes that left the group
            try:
                self.process.wait(_KEEPER_TIMEOUT)
            except subprocess.TimeoutExpired:  # it may be stopped (SIGSTOP)
                end_below(self.process.pid)
        if sys.platform == "win32":
            self.process.kill()
        elif self.process.returncode is None:  # a reaped ID may belong to another process
            # The whole group, even if it has ended: a script may leave its program running.
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self.process.pid, signal.SIGKILL)
        with suppress(subprocess.TimeoutExpired):  # the kernel still holds it
            self.process.wait(timeout=2)
        if self._pipe_lock.acquire(timeout=1.0):  # otherwise another process holds its pipes open
            for pipe in filter(None, (self.process.stdin, self.process.stdout)):
                with suppress(OSError):  # flushing a line that it never read
                    pipe.close()
            self._pipe_lock.release()


def _not_started(error: Exception) -> Failure:
    """The failure for a process, or its thread, that the system could not create."""
    why = getattr(error, "strerror", None) or str(error) or "there is no memory"
    return Failure(f"the opponent cannot be started: {why}", Cause.UNSTARTED)


def _environment() -> dict[str, str]:
    """This environment, with this package on ``PYTHONPATH``.

    Not in a bundle: its own process needs no path, and the system's Python must not load our
    package. Relative entries are left out, as they depend on the working directory.
    """
    if getattr(sys, "frozen", False):
        return dict(os.environ)
    root = str(Path(__file__).resolve().parents[2])
    entries = os.environ.get("PYTHONPATH", "").split(os.pathsep)
    path = [root, *(entry for entry in entries if Path(entry).is_absolute())]
    return os.environ | {"PYTHONPATH": os.pathsep.join(path)}
