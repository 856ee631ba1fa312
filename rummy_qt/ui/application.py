"""The application object: its names, its icon, and the files that the desktop asks for."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QFileOpenEvent, QGuiApplication, QIcon
from PySide6.QtWidgets import QApplication

from rummy_qt import __version__

NAME = "rummy-qt"
DISPLAY_NAME = "Rummy Qt"
DESKTOP_ID = "org.rummyqt.RummyQt"
QT_ARGUMENTS = [NAME, "-style", "Fusion"]
"""The style goes this way, and not by ``setStyle``: that gives back a style, of which PySide would
make the class with its hundreds of constants at every start."""


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
    """The application with its names, icon and resources."""
    QGuiApplication.setDesktopFileName(DESKTOP_ID)
    app = Application(QT_ARGUMENTS)
    app.setApplicationName(NAME)
    app.setApplicationDisplayName(DISPLAY_NAME)
    app.setApplicationVersion(__version__)
    from rummy_qt.ui import resources_rc  # noqa: F401 - importing it registers the pictures

    app.setWindowIcon(QIcon(":/assets/icons/rummy-qt.svg"))
    return app
