"""Results from an opponent's thread arrive on the window's thread, or nowhere."""

from __future__ import annotations

import queue
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import Future

import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication, QObject
from pytestqt.qtbot import QtBot

from rummy_qt.ui.bridge import QtHost

MATCHES, AT_ONCE = 500, 20


@pytest.fixture
def asked() -> Iterator[queue.Queue[Future[int] | None]]:
    """Futures whose results other threads set to 1."""
    questions: queue.Queue[Future[int] | None] = queue.Queue()

    def work() -> None:
        for future in iter(questions.get, None):
            if future.set_running_or_notify_cancel():
                future.set_result(1)

    usual = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)  # switch threads as often as possible
    threads = [threading.Thread(target=work) for _ in range(3)]
    for thread in threads:
        thread.start()
    yield questions
    for _ in threads:
        questions.put(None)
    for thread in threads:
        thread.join()
    sys.setswitchinterval(usual)


def test_an_answer_arrives_on_the_windows_thread(
    asked: queue.Queue[Future[int] | None], qtbot: QtBot
) -> None:
    host, told = QtHost(), list[tuple[int, threading.Thread]]()
    future: Future[int] = Future()
    host.when_done(future, lambda answer: told.append((answer, threading.current_thread())))
    asked.put(future)
    qtbot.waitUntil(lambda: bool(told))
    assert told == [(1, threading.main_thread())]


def test_a_cancelled_request_gives_no_answer(qapp: QCoreApplication) -> None:
    host, told = QtHost(), list[int]()
    future: Future[int] = Future()
    host.when_done(future, told.append)
    future.cancel()
    qapp.processEvents()
    assert told == []


def test_a_match_can_be_deleted_while_answers_arrive(
    asked: queue.Queue[Future[int] | None], qapp: QCoreApplication
) -> None:
    for _ in range(MATCHES):
        match = QObject()
        for _ in range(AT_ONCE):
            future: Future[int] = Future()
            QtHost(match).when_done(future, lambda _: None)
            asked.put(future)
        qapp.processEvents()
        shiboken6.delete(match)
    qapp.processEvents()
