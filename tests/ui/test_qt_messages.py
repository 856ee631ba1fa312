"""The tests notice every Qt warning."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import qInstallMessageHandler, qWarning
from PySide6.QtWidgets import QApplication

from rummy_qt.ui.crash import CrashReporter
from tests.qt_messages import installed, listen, overheard


def test_a_qt_warning_that_the_program_logs_is_noticed(qapp: QApplication, tmp_path: Path) -> None:
    reporter = CrashReporter(lambda: tmp_path / "crash.log")
    with overheard() as heard, installed(reporter):
        qWarning("the cat sat on the cards")
    assert heard == ["the cat sat on the cards"]


def test_a_qt_warning_that_nobody_handles_is_noticed(qapp: QApplication) -> None:
    before = qInstallMessageHandler(None)
    with overheard() as heard:
        listen()
        qWarning("the cat is gone")
        qWarning("This plugin does not support cats")
    qInstallMessageHandler(before)
    assert heard == ["the cat is gone"]
