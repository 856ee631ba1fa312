"""The application object: its names, resources, and the files that the desktop opens."""

from __future__ import annotations

import logging
import os
import sys
import zlib
from pathlib import Path
from typing import Final

from PySide6.QtCore import (
    QEvent,
    QMessageLogContext,
    QResource,
    QtMsgType,
    Signal,
    qInstallMessageHandler,
)
from PySide6.QtGui import QFileOpenEvent, QGuiApplication, QPixmapCache
from PySide6.QtWidgets import QApplication

from rummy_qt import __version__

NAME = "rummy-qt"
QT_ARGUMENTS = [NAME, "-style", "Fusion"]
"""Sets the style without ``setStyle``, whose return value would make PySide create the class
``QStyle`` with its hundreds of constants at every start."""
SWITCH_INTERVAL = 0.0005
"""Seconds after which Python on another thread yields to the window's thread. Beside a thread that
computes all the time, a match starts in 0.16 to 0.2 s; with Python's default of 5 ms, in 0.8 to
1.4 s."""
RESOURCES: Final = Path(__file__).with_name("resources.rcc")
"""Everything below ``:/``: images, fonts, sounds and translations."""
SEALED: Final = 0x2144DF1C
"""The CRC-32 of any data that ends with its own CRC-32."""
ICONS_KEPT = 2048
"""Size in KB of Qt's pixmap cache, which holds icons in all sizes and states across pages."""


class Application(QApplication):
    """The application. On macOS it receives events for double-clicked files, also while running."""

    file_wanted = Signal(object)
    """The path of a file that the desktop asks to open."""

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent) and event.file():
            self.file_wanted.emit(Path(event.file()))
            return True
        return super().event(event)


def make_application() -> Application:
    """Create and configure the application; without a screen, exit with a message and status 1."""
    QGuiApplication.setDesktopFileName("org.rummyqt.RummyQt")
    previous = qInstallMessageHandler(_on_startup_message)
    app = Application(QT_ARGUMENTS)
    qInstallMessageHandler(previous)
    # Distributing areas to threads and waiting for them takes longer than painting them.
    os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")  # Qt reads it at its first painting
    QPixmapCache.setCacheLimit(ICONS_KEPT)
    sys.setswitchinterval(SWITCH_INTERVAL)
    app.setApplicationName(NAME)
    app.setApplicationDisplayName("Rummy Qt")
    app.setApplicationVersion(__version__)
    register_resources()
    return app


def register_resources() -> None:
    """Let Qt map the resource file into memory, so that unused parts are not loaded.

    Raises `RuntimeError` if the file is missing or its checksum is not that of this version's
    build: Qt trusts the offsets in the file and would read beyond the end of a damaged one.
    """
    checksum = zlib.crc32(__version__.encode())
    try:
        with RESOURCES.open("rb") as file:
            while chunk := file.read(1 << 16):
                checksum = zlib.crc32(chunk, checksum)
    except OSError:
        checksum = 0
    if checksum != SEALED or not QResource.registerResource(str(RESOURCES)):
        raise RuntimeError(
            f"its pictures and words are missing, damaged or another version's ({RESOURCES});"
            " in a source tree `make run` makes them"
        )


def _on_startup_message(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
    """Log Qt's messages; exit if there is no screen, where Qt would abort with a core dump."""
    if kind == QtMsgType.QtFatalMsg:
        names = ("QT_QPA_PLATFORM", "WAYLAND_DISPLAY", "DISPLAY")
        named = [f"{name}={os.environ[name]!r:.60}" for name in names if os.environ.get(name)]
        which = ", ".join(named) or "neither DISPLAY nor WAYLAND_DISPLAY is set"
        sys.stderr.write(f"{NAME}: the screen cannot be opened ({which}).\n")
        sys.stderr.flush()
        os._exit(1)
    logging.getLogger("qt").debug("%s", text)
