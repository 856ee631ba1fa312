"""Hears Qt's warnings wherever they go: also those that the program logs, or that come too late.

pytest-qt listens while a test runs, as long as nobody takes its place. The program's own crash
reporter does, and what a test leaves behind is taken away when pytest-qt has stopped listening.
"""

from __future__ import annotations

import logging
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

from rummy_qt.ui.crash import CrashReporter

HARMLESS = "This plugin does not support"
"""The offscreen platform says this of sizes, of raised windows and of grabbed keys."""
LOUD = {QtMsgType.QtWarningMsg, QtMsgType.QtCriticalMsg, QtMsgType.QtFatalMsg}

_listeners: list[list[str]] = []


def listen() -> None:
    """Hear what no other handler takes; to be called before pytest-qt installs its own."""
    qInstallMessageHandler(_hear)


def _hear(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
    sys.stderr.write(f"{text}\n")
    if kind in LOUD:
        _note(text)


def _note(text: str) -> None:
    if _listeners and HARMLESS not in text:
        _listeners[-1].append(text)


class _Log(logging.Handler):
    """Hears what the crash reporter logs in Qt's name."""

    def emit(self, record: logging.LogRecord) -> None:
        _note(record.getMessage())


@contextmanager
def overheard() -> Iterator[list[str]]:
    """The warnings of Qt's that come meanwhile; the innermost listener hears them."""
    heard: list[str] = []
    handler = _Log(logging.WARNING)
    outer = logging.getLogger("qt").handlers[:]
    logging.getLogger("qt").handlers[:] = [handler]
    _listeners.append(heard)
    try:
        yield heard
    finally:
        _listeners.remove(heard)
        logging.getLogger("qt").handlers[:] = outer


@contextmanager
def installed(reporter: CrashReporter) -> Iterator[None]:
    """The program's own last words, in the place of Python's and Qt's, which come back."""
    hooks, messages = (sys.excepthook, threading.excepthook), qInstallMessageHandler(None)
    reporter.install()
    try:
        yield
    finally:
        sys.excepthook, threading.excepthook = hooks
        qInstallMessageHandler(messages)
