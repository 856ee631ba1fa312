"""Collects Qt's warnings wherever they go, also those that the program logs or that come late.

pytest-qt's handler works while a test runs, unless it is replaced. The program's crash reporter
does replace it, and objects left by a test are deleted after pytest-qt has stopped listening.
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
"""Warnings of the offscreen platform about sizes, raised windows and grabbed keys."""
LOUD = {QtMsgType.QtWarningMsg, QtMsgType.QtCriticalMsg, QtMsgType.QtFatalMsg}

_listeners: list[list[str]] = []


def listen() -> None:
    """Handle messages that no other handler takes; call it before pytest-qt installs its own."""
    qInstallMessageHandler(_hear)


def _hear(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
    sys.stderr.write(f"{text}\n")
    if kind in LOUD:
        _note(text)


def _note(text: str) -> None:
    if _listeners and HARMLESS not in text:
        _listeners[-1].append(text)


class _Log(logging.Handler):
    """Receives what the crash reporter logs on Qt's behalf."""

    def emit(self, record: logging.LogRecord) -> None:
        _note(record.getMessage())


@contextmanager
def overheard() -> Iterator[list[str]]:
    """Qt's warnings during the context; of nested contexts, the innermost receives them."""
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
    """Install the program's crash hooks in place of those of Python and Qt, which are restored."""
    hooks, messages = (sys.excepthook, threading.excepthook), qInstallMessageHandler(None)
    reporter.install()
    try:
        yield
    finally:
        sys.excepthook, threading.excepthook = hooks
        qInstallMessageHandler(messages)
