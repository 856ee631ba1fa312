"""Work on other threads, where the system gives none."""

import threading

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from rummy_qt.ui.background import start_task


def test_work_is_done_though_no_thread_is_to_be_had(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def none_left(thread: threading.Thread) -> None:
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(threading.Thread, "start", none_left)
    owner, found = QObject(), list[int]()
    start_task(owner, lambda _: 5, found.append)
    qtbot.waitUntil(lambda: found == [5])
