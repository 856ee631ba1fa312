"""Work on files, done on other threads so that the window never waits for a disk.

And delayed calls from the event loop.
"""

from __future__ import annotations

import gc
import threading
import weakref
from collections.abc import Callable
from functools import partial
from typing import Any, Final, TypeVar

import shiboken6
from PySide6.QtCore import QObject, Qt, QTimer, QTimerEvent, Signal

from rummy_qt.records.pauses import Cancelled, Pauses, start_thread
from rummy_qt.records.sentences import RecordError, Sentence

Work = Callable[["Task"], Any]
Failed = Callable[[Sentence], object]
Owner = TypeVar("Owner", bound=QObject)


class _Inbox(QObject):
    """Runs callbacks of other threads on the window's thread; lives as long as the program."""

    posted = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.posted.connect(lambda call: call(), Qt.ConnectionType.QueuedConnection)


_inbox: _Inbox | None = None
_post_lock = threading.RLock()


class Task(Pauses):
    """A piece of work in progress. The work calls it from time to time to pause for the window."""

    def __init__(
        self,
        owner: QObject,
        work: Work,
        then: Callable[[Any], object] = lambda _: None,
        *,
        failed: Failed = lambda _: None,
        unwanted: Callable[[Any], object] = lambda _: None,
        head_start: float = 0.0,
    ) -> None:
        """``then`` receives the result, ``failed`` the sentence of a ``RecordError``.

        If the task was cancelled or its owner destroyed, ``unwanted`` receives the result instead.
        Any other error is raised on the window's thread. ``head_start`` is that of ``Pauses``.
        """
        super().__init__(head_start)
        self._owner = owner
        self._work = work
        self._then = then
        self._failed = failed
        self._unwanted = unwanted
        self._done = threading.Event()
        self._outcome: Callable[[], object] | None = None
        self.thread: threading.Thread | None = None

    @property
    def awaited(self) -> bool:
        """Whether the result is still to be delivered."""
        return not self.cancelled and not (self._done.is_set() and self._outcome is None)

    def tell(self, value: Any) -> None:
        """Delivers an intermediate result to ``then``."""
        self._send(partial(self._deliver, value, self._then))

    def wait(self, seconds: float) -> bool:
        """Blocks the window's thread until the end, then delivers; returns False on timeout."""
        done = self._done.wait(seconds)
        if done:
            self._finish()
        return done

    def run(self) -> None:
        """Does the work on the current thread."""
        try:
            value = self._work(self)
            self._outcome = partial(self._deliver, value, self._then, self._unwanted)
        except Cancelled:
            pass
        except RecordError as error:
            self._outcome = partial(self._deliver, error.sentence, self._failed)
        except Exception as error:  # noqa: BLE001 - it is raised again on the window's thread
            self._outcome = partial(_raise, error)
        self._done.set()
        self._send(self._finish)

    def _deliver(
        self, value: Any, then: Callable[[Any], object], unwanted: Callable[[Any], object] = bool
    ) -> None:
        cancelled = self.cancelled or not shiboken6.isValid(self._owner)
        (unwanted if cancelled else then)(value)

    def _finish(self) -> None:
        if self.thread is not None:
            self.thread.join()  # it is ending; afterwards only this thread refers to the callbacks
        outcome, self._outcome = self._outcome, None
        if outcome is not None:
            outcome()

    def _send(self, call: Callable[[], object]) -> None:
        _post(call)  # a method of its own, as tests do without threads by replacing it


def start_task(
    owner: QObject, work: Work, *args: Any, lasting: bool = False, **options: Any
) -> Task:
    """Does ``work`` on another thread; the arguments are those of ``Task`` and ``start_thread``."""
    _open_inbox()
    task = Task(owner, work, *args, **options)
    task.thread = start_thread(task.run, "task", lasting=lasting)
    if task.thread is None:
        task.run()  # no thread could be started, so the window waits
    return task


class LatestTask:
    """The latest task of an owner; starting another one cancels the one before."""

    def __init__(self, owner: QObject) -> None:
        self._owner = owner
        self.task: Task | None = None

    def start(self, work: Work, *args: Any, **options: Any) -> Task:
        """Like ``start_task``."""
        self.cancel()
        self.task = start_task(self._owner, work, *args, **options)
        return self.task

    def cancel(self) -> None:
        """Cancels the task, if there is one: its result is no longer wanted."""
        if self.task is not None:
            self.task.cancel()
            self.task = None


def from_other_threads(owner: Owner, then: Callable[[Owner, Any], object]) -> Callable[[Any], None]:
    """A function that any thread may call: it calls ``then(owner, value)`` on this thread.

    It does nothing once ``owner`` is gone. It refers to it weakly, as otherwise another thread
    could drop the last reference and destroy it there.
    """
    _open_inbox()
    reference = weakref.ref(owner)

    def deliver(value: Any) -> None:
        target = reference()
        if target is not None and shiboken6.isValid(target):
            then(target, value)

    return lambda value: _post(lambda: deliver(value))


def _open_inbox() -> None:
    """Creates the inbox, on the window's thread, if there is none."""
    global _inbox
    if _inbox is None or not shiboken6.isValid(_inbox):
        _inbox = _Inbox()


def close_inbox() -> None:
    """Drops further callbacks; called at the program's end, before Qt is destroyed.

    Other threads still run then, and one could just be posting to an inbox that is destroyed.
    """
    global _inbox
    with _post_lock:
        _inbox = None


def _post(call: Callable[[], object]) -> None:
    """Calls something on the window's thread, unless the program is quitting."""
    with _post_lock:
        if _inbox is not None and shiboken6.isValid(_inbox):
            _inbox.posted.emit(call)


SWEEP_EVERY_MS: Final = 1000
THRESHOLDS: Final = (700, 10, 40)
"""By generation, the ``gc.get_count()`` above which it is collected."""


class Sweeper(QObject):
    """Runs the garbage collector on the window's thread only.

    Python's automatic collection runs on whichever thread allocates, and could there destroy timers
    and widgets, which Qt allows on their own thread only. So it has to be disabled.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.timer = QTimer(self, timerType=Qt.TimerType.CoarseTimer)
        self.timer.timeout.connect(self.sweep)
        self.timer.start(SWEEP_EVERY_MS)

    def sweep(self) -> None:
        """Collects the oldest generation that exceeds its threshold."""
        for generation in (2, 1, 0):
            if gc.get_count()[generation] > THRESHOLDS[generation]:
                gc.collect(generation)
                return


def _raise(error: Exception) -> None:
    raise error


def later(owner: QObject, milliseconds: int, then: Callable[[], object]) -> None:
    """Calls ``then`` after that time, for 0 in the next iteration; never once ``owner`` is gone.

    ``QTimer.singleShot`` would do, but PySide before 6.11 swallows errors in its callback.
    """
    _Call(owner, then).startTimer(milliseconds)


class _Call(QObject):
    def __init__(self, owner: QObject, then: Callable[[], object]) -> None:
        super().__init__(owner)
        self._then: Callable[[], object] | None = then

    def timerEvent(self, event: QTimerEvent) -> None:
        self.killTimer(event.timerId())
        self.deleteLater()
        then, self._then = self._then, None
        if then is not None:
            then()
