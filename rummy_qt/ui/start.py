"""Puts the parts of the window together."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication

from rummy_qt.records.paths import crash_log_file
from rummy_qt.ui import i18n
from rummy_qt.ui.crash import CrashReporter, unseen_crash
from rummy_qt.ui.preferences import MemoryStore, Preferences, Store
from rummy_qt.ui.session import Session
from rummy_qt.ui.windows.look import Look
from rummy_qt.ui.windows.main_window import MainWindow
from rummy_qt.ui.windows.saved import SavedMatches


def open_window(file: Path | None, store: Store | None = None) -> MainWindow:
    """Make the main window and show it with ``file``, the last match, or the welcome page."""
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    crashes = CrashReporter(crash_log_file, app)
    crashes.install()
    preferences = Preferences(MemoryStore() if store is None else store, app)
    i18n.install(preferences.language)
    Look(app, preferences)
    window = MainWindow(Session(preferences, app), preferences, SavedMatches())
    crashes.crashed.connect(window.show_crash)
    mention_crash(window, preferences)
    window.start(file)
    window.show()
    return window


def mention_crash(window: MainWindow, preferences: Preferences) -> None:
    """Say once that the last run met an unexpected error."""
    mark = unseen_crash(crash_log_file(), preferences.crash_seen)
    if mark:
        preferences.crash_seen = mark
        text = QCoreApplication.translate(
            "Crash", "Last time something unexpected happened. What is known of it is in {path}."
        )
        window.notices.tell(text.format(path=crash_log_file()))
