"""Garbage is looked for on the window's thread: Qt's objects may be destroyed there alone."""

import gc
import threading

from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from rummy_qt.ui.errands import MUCH, Sweeper


class Knot:
    """Garbage that only a search can find, and that says on which thread it was found."""

    found: list[threading.Thread]

    def __init__(self) -> None:
        self.itself = self

    def __del__(self) -> None:
        self.found.append(threading.current_thread())


def test_a_thread_that_makes_much_collects_nothing_and_the_window_does(qtbot: QtBot) -> None:
    Knot.found = []
    owner = QObject()
    sweeper = Sweeper(owner)
    Knot()
    kept: list[list[int]] = []
    thread = threading.Thread(target=lambda: kept.extend([n] for n in range(20 * MUCH[0])))
    thread.start()
    thread.join()
    assert not Knot.found
    for _ in range(3):
        sweeper.sweep()
    assert Knot.found == [threading.current_thread()]
    assert not gc.isenabled()


def test_it_looks_by_itself_from_time_to_time(qtbot: QtBot) -> None:
    Knot.found = []
    owner = QObject()
    sweeper = Sweeper(owner)
    sweeper.timer.setInterval(1)
    Knot()
    kept = [[n] for n in range(2 * MUCH[0])]
    qtbot.waitUntil(lambda: bool(Knot.found))
    assert kept
