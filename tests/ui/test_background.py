"""Background work where no thread can be started, and at the end of the program."""

import subprocess
import sys
import threading

import pytest
import shiboken6
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from rummy_qt.ui import background
from rummy_qt.ui.background import close_inbox, from_other_threads, start_task
from tests.patience import PATIENCE, until


def test_background_work_is_done_even_if_no_thread_can_start(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def none_left(thread: threading.Thread) -> None:
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(threading.Thread, "start", none_left)
    owner, found = QObject(), list[int]()
    start_task(owner, lambda _: 5, found.append)
    qtbot.waitUntil(lambda: found == [5])


class Slow:
    """Replaces an inbox: delays a thread while it delivers something."""

    def __init__(self) -> None:
        self.posted = self
        self.order: list[str] = []
        self.entered, self.let_go = threading.Event(), threading.Event()

    def emit(self, _: object) -> None:
        self.entered.set()
        self.let_go.wait()
        self.order.append("handed over")


def test_an_inbox_is_not_closed_during_a_delivery(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At the end of the program, a half-delivered message would be destroyed with the inbox."""
    slow, owner, found = Slow(), QObject(), list[int]()
    monkeypatch.setattr(background, "_inbox", slow)
    monkeypatch.setattr(shiboken6, "isValid", lambda _: True)
    tell = from_other_threads(owner, lambda _, value: found.append(value))
    teller = threading.Thread(target=tell, args=[1])

    def close() -> None:
        close_inbox()
        slow.order.append("closed")

    closer = threading.Thread(target=close)
    teller.start()
    until(slow.entered.is_set)
    closer.start()
    slow.let_go.set()
    teller.join()
    closer.join()
    assert slow.order == ["handed over", "closed"]
    tell(2)
    assert slow.order == ["handed over", "closed"], "nobody takes it any more"


def test_objects_destroyed_with_an_inbox_may_still_send_to_it(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Python destroys it immediately: it would wait for itself."""
    owner, ended = QObject(), threading.Event()
    tell = from_other_threads(owner, lambda *_: None)

    class Inbox:
        def __del__(self) -> None:
            tell(1)

    def close() -> None:
        close_inbox()
        ended.set()

    monkeypatch.setattr(background, "_inbox", None)
    background._inbox = Inbox()  # type: ignore[assignment]  # with no other reference
    threading.Thread(target=close, daemon=True).start()
    until(ended.is_set)


ENDS = """
import threading
from PySide6.QtCore import QCoreApplication, QObject
from rummy_qt.records import pauses
from rummy_qt.ui import background
pauses.AT_THE_END = 1.0
app, owner, begun = QCoreApplication([]), QObject(), threading.Event()
background.start_task(owner, lambda task: threading.Event().wait(), lasting=True)
background.start_task(owner, lambda task: begun.wait() and print("done"), lasting=True)
background.close_inbox()
begun.set()
pauses.wait_for_lasting()
"""


def test_a_program_waits_for_lasting_work_at_its_end_but_not_forever() -> None:
    """A folder that hangs while a match is created may never answer."""
    ended = subprocess.run(
        [sys.executable, "-P", "-c", ENDS],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=True,
    )
    assert ended.stdout == "done\n"
