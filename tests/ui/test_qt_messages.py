"""The tests' own ears: no warning of Qt's gets past them."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import qInstallMessageHandler, qWarning
from PySide6.QtWidgets import QApplication

from rummy_qt.ui.crash import CrashReporter
from tests.qt_messages import listen, overheard


def test_a_warning_that_the_program_logs_is_heard(qapp: QApplication, tmp_path: Path) -> None:
    reporter = CrashReporter(lambda: tmp_path / "crash.log")
    with overheard() as heard:
        reporter.install()
        qWarning("the cat sat on the cards")
        reporter.uninstall()
    assert heard == ["the cat sat on the cards"]


def test_a_warning_that_nobody_else_takes_is_heard(qapp: QApplication) -> None:
    before = qInstallMessageHandler(None)
    with overheard() as heard:
        listen()
        qWarning("the cat is gone")
        qWarning("This plugin does not support cats")
    qInstallMessageHandler(before)
    assert heard == ["the cat is gone"]


def test_the_program_gives_qts_messages_back(qapp: QApplication, tmp_path: Path) -> None:
    reporter = CrashReporter(lambda: tmp_path / "crash.log")
    before = qInstallMessageHandler(None)
    qInstallMessageHandler(before)
    reporter.install()
    reporter.uninstall()
    after = qInstallMessageHandler(None)
    qInstallMessageHandler(after)
    assert after == before
