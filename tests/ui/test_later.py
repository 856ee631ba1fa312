"""Calls in a later iteration of the event loop, whose owner may be deleted by then."""

import gc
import weakref

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Signal
from pytestqt.qtbot import QtBot

from rummy_qt.ui.background import later


class Caller(QObject):
    """The owner of a deferred call."""

    called = Signal()


class Heavy:
    """Something large that a call may refer to, such as a whole match."""

    def __init__(self, caller: Caller) -> None:
        self._caller = caller

    def call(self) -> None:
        self._caller.called.emit()


def test_a_deferred_call_runs_once_and_later(qtbot: QtBot) -> None:
    caller = Caller()
    heard: list[str] = []
    caller.called.connect(lambda: heard.append("called"))
    with qtbot.waitSignal(caller.called):
        later(caller, 0, Heavy(caller).call)
        assert not heard
    with qtbot.waitSignal(caller.called):  # an iteration in which the first could have run again
        later(caller, 1, Heavy(caller).call)
    assert heard == ["called", "called"]


def test_a_deferred_call_is_dropped_with_its_owner(qtbot: QtBot) -> None:
    caller, other = Caller(), Caller()
    heavy = Heavy(caller)
    kept = weakref.ref(heavy)
    heard: list[str] = []
    caller.called.connect(lambda: heard.append("called"))
    later(caller, 0, heavy.call)
    caller.deleteLater()
    QCoreApplication.sendPostedEvents(caller, QEvent.Type.DeferredDelete.value)
    with qtbot.waitSignal(other.called):
        later(other, 0, Heavy(other).call)
    del heavy, caller
    gc.collect()
    assert not heard
    assert kept() is None
