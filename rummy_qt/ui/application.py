"""The application object: its names, its icon, and the files that the desktop asks for."""

from __future__ import annotations

import logging
import os
import sys
import zlib
from collections.abc import MutableMapping
from pathlib import Path
from typing import Final

from PySide6.QtCore import (
    QEvent,
    QMessageLogContext,
    QResource,
    QSize,
    QtMsgType,
    Signal,
    qInstallMessageHandler,
)
from PySide6.QtGui import QFileOpenEvent, QGuiApplication, QPixmapCache
from PySide6.QtWidgets import QApplication

from rummy_qt import __version__

NAME = "rummy-qt"
DISPLAY_NAME = "Rummy Qt"
DESKTOP_ID = "org.rummyqt.RummyQt"
QT_ARGUMENTS = [NAME, "-style", "Fusion"]
"""The style goes this way, and not by ``setStyle``: that gives back a style, of which PySide would
make the class with its hundreds of constants at every start."""
MANY_PIXELS = 4_000_000
"""On screens with more, Qt's painting gains from several threads; on others it mostly waits."""
GIVE_WAY = 0.0005
"""Seconds after which Python on another thread lets the window's go on. At Python's own 5 ms a
match begins in 0.8 to 1.4 s beside a thread that reckons all the time, so in 0.16 to 0.2."""
RESOURCES: Final = Path(__file__).with_name("resources.rcc")
"""All that Qt finds below ``:/``: pictures, letters, sounds and words."""
SEALED: Final = 0x2144DF1C
"""The checksum of whatever ends with its own checksum."""
ICONS_KEPT = 2048
"""KB of icons, in all their sizes and states, that Qt keeps: every page brings its own anew."""


class Application(QApplication):
    """The application. On macOS it is told which match was double-clicked, also while it runs."""

    file_wanted = Signal(object)
    """The path of a file that the desktop asks for."""

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent) and event.file():
            self.file_wanted.emit(Path(event.file()))
            return True
        return super().event(event)


def make_application() -> Application:
    """The application, dressed; without a screen the program ends with a sentence and status 1."""
    QGuiApplication.setDesktopFileName(DESKTOP_ID)
    past = qInstallMessageHandler(_while_it_begins)
    app = Application(QT_ARGUMENTS)
    qInstallMessageHandler(past)
    for screen in app.screens()[:1]:  # a desktop may have none for a moment
        paint_alone(screen.size() * screen.devicePixelRatio(), os.environ)
    QPixmapCache.setCacheLimit(ICONS_KEPT)
    sys.setswitchinterval(GIVE_WAY)
    app.setApplicationName(NAME)
    app.setApplicationDisplayName(DISPLAY_NAME)
    app.setApplicationVersion(__version__)
    register_resources()
    return app


def register_resources() -> None:
    """Let Qt map the file of the resources: what nobody asks for takes no memory.

    Raises `RuntimeError` where it is missing, or does not bear the seal of this version's build: Qt
    believes what such a file says of its own parts, and would read beyond the end of a damaged one.
    """
    seal = zlib.crc32(__version__.encode())
    try:
        with RESOURCES.open("rb") as file:
            while piece := file.read(1 << 16):
                seal = zlib.crc32(piece, seal)
    except OSError:
        seal = 0
    if seal != SEALED or not QResource.registerResource(str(RESOURCES)):
        raise RuntimeError(
            f"its pictures and words are missing, damaged or another version's ({RESOURCES});"
            " in a source tree `make run` makes them"
        )


def paint_alone(pixels: QSize, environ: MutableMapping[str, str]) -> None:
    """On a screen of no more than usual size, have Qt paint on the window's thread alone.

    It looks at the variable when it paints first. To hand out larger areas to threads and to wait
    for them takes two to three times as long there as painting them (docs/performance.md).
    """
    if pixels.width() * pixels.height() <= MANY_PIXELS:
        environ.setdefault("QT_NO_GUI_THREADPOOL", "1")


def _while_it_begins(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
    """What Qt says of the screen. Where it finds none, it would end the program with a core."""
    if kind == QtMsgType.QtFatalMsg:
        names = ("QT_QPA_PLATFORM", "WAYLAND_DISPLAY", "DISPLAY")
        named = [f"{name}={os.environ[name]!r:.60}" for name in names if os.environ.get(name)]
        which = ", ".join(named) or "neither DISPLAY nor WAYLAND_DISPLAY is set"
        sys.stderr.write(f"{NAME}: the screen cannot be opened ({which}).\n")
        sys.stderr.flush()
        os._exit(1)
    logging.getLogger("qt").debug("%s", text)
