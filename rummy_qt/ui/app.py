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
"""Names a Python file that receives the window, so that an external test can locate widgets."""

ACTIVATION_TOKEN = "XDG_ACTIVATION_TOKEN"
_BAD_ARGUMENTS = 2


class Arguments(NamedTuple):
    """The parsed command line."""

    file: Path | None = None
    words: str = ""
    """Text to print instead of opening the window."""
    fault: str = ""
    """What is wrong with the arguments, in one sentence."""


def parse(argv: Sequence[str]) -> Arguments:
    """Parse the arguments, given without the program's name."""
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
    if not files[0]:  # Path("") is the current folder
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
    """Open the window and run until it is closed; returns the exit status."""
    arguments = parse(argv)
    if arguments.fault:
        one_line = " ".join(arguments.fault.splitlines())  # a file's name may contain line breaks
        print_or_show(f"{NAME}: {one_line}", sys.stderr)
        return _BAD_ARGUMENTS
    if arguments.words:
        print_or_show(arguments.words, sys.stdout)
        return 0
    level = logging.DEBUG if os.environ.get("RUMMY_QT_DEBUG") else logging.WARNING
    logging.basicConfig(level=level, format="%(name)s: %(message)s")
    place = FirstWindow(os.environ)
    request = SecondStart(arguments.file, os.environ.get(ACTIVATION_TOKEN, ""))
    if not place.take() and place.hand_over(request):
        return 0
    app = make_application()
    from rummy_qt.ui.background import close_inbox
    from rummy_qt.ui.start import open_window  # its imports need the application

    window = open_window(arguments.file)
    FirstPaint(window, lambda: ready(window, place))
    status = app.exec()
    close_inbox()
    place.leave()
    wait_for_lasting()
    return status


def print_or_show(words: str, stream: TextIO | None) -> None:
    """Print to the console, or show a message box if there is none, as on Windows."""
    if stream is not None:
        stream.write(f"{words}\n")
        return
    from PySide6.QtWidgets import QMessageBox  # not needed at startup

    app = make_application()
    box = QMessageBox(QMessageBox.Icon.Information, NAME, words)
    box.exec()
    del app


def quit_on_signals(quit_program: Callable[[], object]) -> None:
    """Quit properly on Ctrl+C, SIGTERM, or when the terminal is closed.

    Python handles a signal when it next runs bytecode: the garbage collection's timer does each
    second.
    """

    def on_signal(number: int, frame: object) -> None:
        logging.getLogger(__name__).info("ending on signal %d", number)
        QTimer.singleShot(0, quit_program)

    for name in ("SIGINT", "SIGTERM", "SIGHUP"):
        number = getattr(signal, name, None)  # Windows has no SIGHUP
        # Ignored signals remain ignored: ``nohup`` keeps a program running without its terminal.
        if number is not None and signal.getsignal(number) is not signal.SIG_IGN:
            signal.signal(number, on_signal)


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


def watch_second_starts(window: MainWindow, place: FirstWindow) -> None:
    """From now on raise the window, and open the file, when the program is started again."""
    from PySide6.QtCore import QFileSystemWatcher  # after the first paint

    def come_forward() -> None:
        for wish in place.requests():
            if wish.token:
                os.environ[ACTIVATION_TOKEN] = wish.token  # Qt reads it there and unsets it
            window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
            window.show()
            window.raise_()
            window.activateWindow()
            if wish.file is not None:
                window.commands.open_file(wish.file)

    watcher = QFileSystemWatcher([str(place.folder)], window)
    watcher.directoryChanged.connect(come_forward)
    come_forward()


def finish_startup(window: MainWindow) -> None:
    """Do what was postponed until after the first paint, and start the garbage collection."""
    from rummy_qt.ui.background import Sweeper  # after the first paint
    from rummy_qt.ui.preload import Preloader

    # Slow: some desktops request it in four sizes.
    QApplication.setWindowIcon(QIcon(":/assets/icons/rummy-qt.svg"))
    window.finish_start()
    Preloader(window, window.notices.add)
    # Objects of the startup live on: the collector, disabled until now, need not traverse them.
    gc.freeze()
    Sweeper(window)


def ready(window: MainWindow, place: FirstWindow) -> None:
    """After the first paint: handle signals and second starts, and run the announcer of tests."""
    quit_on_signals(QApplication.closeAllWindows)
    watch_second_starts(window, place)
    logging.getLogger(__name__).debug("ready")
    if (script := os.environ.get(ANNOUNCE)) and sys.stdout is not None:
        import runpy  # for external tests only

        runpy.run_path(script)["Announcer"](window)
    finish_startup(window)
