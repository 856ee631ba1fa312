"""The program with the window: `rummy-qt [FILE]`."""

from __future__ import annotations

import gc
import logging
import os
import signal
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, TextIO

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication, QWidget

from rummy_qt import __version__
from rummy_qt.records.first_window import FirstWindow, SecondStart
from rummy_qt.records.pauses import wait_for_lasting
from rummy_qt.ui.application import NAME, make_application

if TYPE_CHECKING:
    from rummy_qt.ui.windows.main_window import MainWindow

USAGE = f"usage: {NAME} [FILE]"

ANNOUNCE = "RUMMY_QT_ANNOUNCE"
"""Names a file of Python that is handed the window: a test from outside learns where things are."""

ACTIVATION_TOKEN = "XDG_ACTIVATION_TOKEN"
_BAD_ARGUMENTS = 2


class Arguments(NamedTuple):
    """What the command line asks for."""

    file: Path | None = None
    words: str = ""
    """What to print instead of opening the window."""
    fault: str = ""
    """What is wrong with the arguments, in one sentence."""


def parse(argv: Sequence[str]) -> Arguments:
    """Read the arguments, given without the program's name."""
    end = [*argv, "--"].index("--")
    options = [word for word in argv[:end] if word.startswith("-") and word != "-"]
    files = [*(word for word in argv[:end] if word not in options), *argv[end + 1 :]]
    if options:
        if options[0] in ("-h", "--help"):
            return Arguments(words=f"{USAGE}\nPlays 500 Rum; opens the saved match FILE if given.")
        if options[0] in ("-V", "--version"):
            return Arguments(words=f"{NAME} {__version__}")
        return Arguments(fault=f"there is no option {options[0]} ({USAGE})")
    if len(files) > 1:
        return Arguments(fault=f"one match can be opened, not {len(files)} ({USAGE})")
    if not files:
        return Arguments()
    file = Path(files[0])
    if not files[0]:  # to Path it would be the folder one is in
        return Arguments(fault="there is no file ''")
    try:
        if file.is_dir():
            return Arguments(fault=f"{file} is a folder, not a saved match")
        if not file.is_file():
            return Arguments(fault=f"there is no file {file}")
    except OSError as error:
        return Arguments(fault=f"{file} cannot be read: {error.strerror}")
    return Arguments(file=file.absolute())


def main(argv: Sequence[str]) -> int:
    """Open the window and run until it is closed; the answer is the exit status."""
    arguments = parse(argv)
    if arguments.fault:
        one_line = " ".join(arguments.fault.splitlines())  # a file's name may have several
        tell(f"{NAME}: {one_line}", sys.stderr)
        return _BAD_ARGUMENTS
    if arguments.words:
        tell(arguments.words, sys.stdout)
        return 0
    set_up_logging()
    place = FirstWindow(os.environ)
    wish = SecondStart(arguments.file, os.environ.get(ACTIVATION_TOKEN, ""))
    if not place.take() and place.hand_over(wish):
        return 0
    app = make_application()
    from rummy_qt.ui.background import close_inbox
    from rummy_qt.ui.start import open_window  # after the application: windows need one

    window = open_window(arguments.file)
    FirstPaint(window, lambda: ready(window, place))
    status = app.exec()
    close_inbox()
    place.leave()
    wait_for_lasting()
    return status


def tell(words: str, stream: TextIO | None) -> None:
    """Say it on the console; in a box where there is none, as on Windows."""
    if stream is not None:
        stream.write(f"{words}\n")
        return
    from PySide6.QtWidgets import QMessageBox  # no start needs it

    app = make_application()
    box = QMessageBox(QMessageBox.Icon.Information, NAME, words)
    box.exec()
    del app


def set_up_logging() -> None:
    """Log to stderr: warnings, or everything with RUMMY_QT_DEBUG=1."""
    level = logging.DEBUG if os.environ.get("RUMMY_QT_DEBUG") else logging.WARNING
    logging.basicConfig(level=level, format="%(name)s: %(message)s")


def heed_signals(end: Callable[[], object]) -> None:
    """End the program in good order on Ctrl+C, SIGTERM, or when its terminal is closed.

    Python hears of a signal when it runs next: the search for garbage runs each second.
    """

    def heed(number: int, frame: object) -> None:
        logging.getLogger(__name__).info("ending on signal %d", number)
        QTimer.singleShot(0, end)

    for name in ("SIGINT", "SIGTERM", "SIGHUP"):
        number = getattr(signal, name, None)  # Windows has no hang-up
        # What was ignored stays so: ``nohup`` keeps a program that its terminal leaves behind.
        if number is not None and signal.getsignal(number) is not signal.SIG_IGN:
            signal.signal(number, heed)


class FirstPaint(QObject):
    """Calls back once after the first paint of a widget."""

    def __init__(self, widget: QWidget, then: Callable[[], None]) -> None:
        super().__init__(widget)
        self._then = then
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            watched.removeEventFilter(self)
            QTimer.singleShot(0, self._then)
        return False


def heed_second_starts(window: MainWindow, place: FirstWindow) -> None:
    """From now on the window comes forward when the program is started once more."""
    from PySide6.QtCore import QFileSystemWatcher  # after the first picture

    def come_forward() -> None:
        for wish in place.wishes():
            if wish.token:
                os.environ[ACTIVATION_TOKEN] = wish.token  # Qt looks there, and takes it away
            window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
            window.show()
            window.raise_()
            window.activateWindow()
            if wish.file is not None:
                window.commands.open_file(wish.file)

    watcher = QFileSystemWatcher([str(place.folder)], window)
    watcher.directoryChanged.connect(come_forward)
    come_forward()


def steady(window: MainWindow) -> None:
    """Do what waits for the first picture; from then on this thread looks for garbage."""
    from rummy_qt.ui.background import Sweeper  # after the first picture
    from rummy_qt.ui.preload import Preloader

    # Some desktops want it in four sizes.
    QApplication.setWindowIcon(QIcon(":/assets/icons/rummy-qt.svg"))
    window.finish_start()
    Preloader(window, window.notices.add)
    # What the start made stays: the search for garbage, off until now, need not walk it again.
    gc.freeze()
    Sweeper(window)


def ready(window: MainWindow, place: FirstWindow) -> None:
    """The window is there: say so where somebody listens, and go over to steady play."""
    heed_signals(QApplication.closeAllWindows)
    heed_second_starts(window, place)
    logging.getLogger(__name__).debug("ready")
    if (rig := os.environ.get(ANNOUNCE)) and sys.stdout is not None:
        import runpy  # for tests from outside only

        runpy.run_path(rig)["Announcer"](window)
    steady(window)
