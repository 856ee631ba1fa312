"""Unexpected errors: logged and reported, while the program goes on."""

from __future__ import annotations

import logging
import sys
import threading
import traceback
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import (
    QMessageLogContext,
    QObject,
    QSysInfo,
    QtMsgType,
    Signal,
    qInstallMessageHandler,
    qVersion,
)

from rummy_qt import __version__
from rummy_qt.records.sentences import Sentence, reason
from rummy_qt.ui.words.notices import LOADING, notice_of

LOG_SIZE = 256 * 1024
"""The size in bytes at which the crash log is rotated."""
_IMPORT_FILE = "<frozen importlib._bootstrap_external>"
"""The file name of Python's import machinery in tracebacks, where it reads a module's file."""
_LEVELS = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}


def log_qt_message(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
    """Pass a message of Qt to Python's logging."""
    logging.getLogger("qt").log(_LEVELS[kind], "%s", text)


class Replaced(ImportError):
    """The program's files were updated or removed. Raised after the player has been notified."""


class CrashReporter(QObject):
    """Logs unexpected errors and reports them. Errors while doing so are only logged."""

    crashed = Signal(str)
    """The details, ready to be copied. Emitted on the thread of the error."""
    unloaded = Signal(object)
    """A ``Notice``: a module could not be read when it was imported late."""

    def __init__(self, log_file: Callable[[], Path], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._log_file = log_file
        self._reporting = False

    def install(self) -> None:
        """Install the hooks for uncaught errors of all threads, and for Qt's messages."""
        sys.excepthook = self.report
        threading.excepthook = lambda failure: self.report(
            failure.exc_type, failure.exc_value, failure.exc_traceback
        )
        qInstallMessageHandler(log_qt_message)

    def report(
        self,
        kind: type[BaseException],
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Log an unexpected error and emit ``crashed``; Ctrl+C ends the program as usual."""
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error or kind(), trace)
            return
        if isinstance(error, Replaced):
            return
        details = describe(kind, error, trace)
        files = [frame.f_code.co_filename for frame, _ in traceback.walk_tb(trace)]
        if isinstance(error, OSError) and files[-1:] == [_IMPORT_FILE]:
            logging.getLogger("rummy_qt").error("%s", details)
            self.unloaded.emit(notice_of(Sentence("unloaded", why=reason(error)), LOADING))
            return
        if self._reporting:
            sys.stderr.write(details)
            return
        self._reporting = True
        try:
            logging.getLogger("rummy_qt").error("%s", details)
            write_log(self._log_file(), details)
            self.crashed.emit(details)
        except OSError as trouble:
            logging.getLogger("rummy_qt").error("the crash log cannot be written: %s", trouble)
            self.crashed.emit(details)
        finally:
            self._reporting = False


def describe(
    kind: type[BaseException], error: BaseException | None, trace: TracebackType | None
) -> str:
    """The traceback with the time, versions and system, for a bug report."""
    now = datetime.now(UTC).isoformat(timespec="seconds")
    head = (
        f"{now} Rummy Qt {__version__}, Python {sys.version.split()[0]}, Qt {qVersion()},"
        f" {QSysInfo.prettyProductName()}, {QSysInfo.kernelType()} {QSysInfo.kernelVersion()}"
    )
    return "\n".join([head, *traceback.format_exception(kind, error, trace)])


def write_log(path: Path, details: str) -> None:
    """Append ``details`` to the log at ``path``; raises ``OSError`` on failure."""
    path.parent.mkdir(parents=True, exist_ok=True)
    entry = f"{details}\n".encode("utf-8", "backslashreplace")
    if path.exists() and path.stat().st_size + len(entry) > LOG_SIZE:
        path.replace(f"{path}.1")
    with path.open("ab") as log:
        log.write(entry)
