"""Work that reads or writes files, done on a thread of its own: the window waits for no disk.

And calls in a later turn of the event loop.
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

from rummy_qt.records.pauses import Left, Pauses, start_thread
from rummy_qt.records.sentences import RecordError, Sentence

Work = Callable[["Task"], Any]
Tell = Callable[[Any], None]
Failed = Callable[[Sentence], object]
Owner = TypeVar("Owner", bound=QObject)


class _Inbox(QObject):
    """Where tasks come back to: it lives on the window's thread, as long as the program."""

    back = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.back.connect(lambda call: call(), Qt.ConnectionType.QueuedConnection)


_inbox: _Inbox | None = None
_handing_over = threading.RLock()


class Task(Pauses):
    """One piece of work under way. Called by the work, it lets the window breathe."""

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
        """``then`` gets what came of the work, ``failed`` the sentence of a ``RecordError``.

        Once the task was left or its owner is gone, ``unwanted`` gets what came of it all the same.
        Any other error is raised on the window's thread. ``head_start`` is that of a ``Pauses``.
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
        """Whether somebody waits for what is still to come of it."""
        return not self.left and not (self._done.is_set() and self._outcome is None)

    def tell(self, value: Any) -> None:
        """Hands over what there is so far, as if it were all."""
        self._send(partial(self._deliver, value, self._then))

    def wait(self, seconds: float) -> bool:
        """Waits for the end on the window's thread, and hands over; whether it came in time."""
        done = self._done.wait(seconds)
        if done:
            self._finish()
        return done

    def run(self) -> None:
        """Does the work, on whatever thread this is."""
        try:
            value = self._work(self)
            self._outcome = partial(self._deliver, value, self._then, self._unwanted)
        except Left:
            pass
        except RecordError as error:
            self._outcome = partial(self._deliver, error.sentence, self._failed)
        except Exception as error:  # noqa: BLE001 - it is raised again on the window's thread
            self._outcome = partial(_raise, error)
        self._done.set()
        self._send(self._finish)

    def _deliver(
        self, value: Any, then: Callable[[Any], object], else_: Callable[[Any], object] = bool
    ) -> None:
        left = self.left or not shiboken6.isValid(self._owner)
        (else_ if left else then)(value)

    def _finish(self) -> None:
        if self.thread is not None:
            self.thread.join()  # at its end: the last to let go of the window's is the window
        outcome, self._outcome = self._outcome, None
        if outcome is not None:
            outcome()

    def _send(self, call: Callable[[], object]) -> None:
        _hand_over(call)


def start_task(
    owner: QObject, work: Work, *args: Any, lasting: bool = False, **options: Any
) -> Task:
    """Has ``work`` done on another thread; the rest is as for ``Task`` and ``start_thread``."""
    _open_inbox()
    task = Task(owner, work, *args, **options)
    task.thread = start_thread(task.run, "task", lasting=lasting)
    if task.thread is None:
        task.run()  # the window waits for it
    return task


class LatestTask:
    """The task of an owner that counts: with each new one, the one before is left."""

    def __init__(self, owner: QObject) -> None:
        self._owner = owner
        self.task: Task | None = None

    def start(self, work: Work, *args: Any, **options: Any) -> Task:
        """As ``start_task``."""
        self.leave()
        self.task = start_task(self._owner, work, *args, **options)
        return self.task

    def leave(self) -> None:
        """Nobody waits for it any more."""
        if self.task is not None:
            self.task.leave()
            self.task = None


def from_other_threads(owner: Owner, then: Callable[[Owner, Any], object]) -> Tell:
    """What other threads may call with a value: ``then`` is called with it on this thread.

    It is not once ``owner`` has gone, which those threads do not hold: it would be destroyed on
    the one that lets go of it last.
    """
    _open_inbox()
    known = weakref.ref(owner)

    def deliver(value: Any) -> None:
        found = known()
        if found is not None and shiboken6.isValid(found):
            then(found, value)

    return lambda value: _hand_over(lambda: deliver(value))


def _open_inbox() -> None:
    """Makes the inbox, on the window's thread, where it is not there yet."""
    global _inbox
    if _inbox is None or not shiboken6.isValid(_inbox):
        _inbox = _Inbox()


def close_inbox() -> None:
    """At the program's end, while Qt is there: other threads go on until they are ended with it.

    One that was just handing over would find its inbox destroyed.
    """
    global _inbox
    with _handing_over:
        _inbox = None


def _hand_over(call: Callable[[], object]) -> None:
    """Has something called on the window's thread, unless the program is at its end."""
    with _handing_over:
        if _inbox is not None and shiboken6.isValid(_inbox):
            _inbox.back.emit(call)


SWEPT_EVERY = 1000  # ms
MUCH: Final = (700, 10, 40)
"""How many new objects, and sweeps of each younger generation, are worth looking for garbage."""


class Sweeper(QObject):
    """Looks for garbage on the window's thread, and nobody does elsewhere.

    Python itself looks on whichever thread happens to make an object, and would there destroy what
    Qt allows its own thread only: timers, widgets. So Python's search has to be off.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.timer = QTimer(self, timerType=Qt.TimerType.CoarseTimer)
        self.timer.timeout.connect(self.sweep)
        self.timer.start(SWEPT_EVERY)

    def sweep(self) -> None:
        """Collects the oldest generation of which there is much."""
        for generation in (2, 1, 0):
            if gc.get_count()[generation] > MUCH[generation]:
                gc.collect(generation)
                return


def _raise(error: Exception) -> None:
    raise error


def later(owner: QObject, milliseconds: int, then: Callable[[], object]) -> None:
    """Calls ``then`` after that time, in the next turn for 0; never once ``owner`` has gone.

    A single shot of Qt's would do, but of an error in ``then`` PySide before 6.11 says nothing.
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
