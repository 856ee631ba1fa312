"""Assembles the main window."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from rummy_qt.records.paths import crash_log_file
from rummy_qt.records.settings import Settings
from rummy_qt.ui.application import Application
from rummy_qt.ui.crash import CrashReporter
from rummy_qt.ui.preferences import Preferences
from rummy_qt.ui.session import Session
from rummy_qt.ui.sounds.sounds import Sounds
from rummy_qt.ui.voice import Voice
from rummy_qt.ui.windows.look import Appearance
from rummy_qt.ui.windows.main_window import MainWindow
from rummy_qt.ui.words import language
from rummy_qt.ui.words.cards import Letters
from rummy_qt.ui.words.notices import LANGUAGE, Notice, notice_of

PATIENCE: Final = 0.1
"""Seconds that the first paint waits for the last match, which usually suffices."""


def build_window(
    app: Application, preferences: Preferences, session: Session | None = None
) -> MainWindow:
    """The main window with fonts, styles and sounds, not shown yet."""
    Letters.own = preferences.own_letters
    voice = Voice(app, preferences)  # first, as a later font change would restyle all widgets
    window = MainWindow(session or Session(preferences), preferences)
    voice.setParent(window)
    voice.fill(window.size())
    window.font_size_wanted.connect(voice.fill)
    app.file_wanted.connect(window.commands.open_file)
    Appearance(app, preferences, window)
    Sounds(window.session, preferences, window, lambda: window.pages.table)
    return window


def open_window(file: Path | None) -> MainWindow:
    """Show the main window with ``file``, the last match, or the welcome page."""
    app = QApplication.instance()
    assert isinstance(app, Application)
    crashes = CrashReporter(crash_log_file, app)
    crashes.install()
    preferences = Preferences(Settings(), app)
    spoken = language.speak(preferences.language)
    window = build_window(app, preferences)
    # Queued: Qt may be in the middle of a layout or paint event that failed.
    crashes.crashed.connect(window.commands.show_crash, Qt.ConnectionType.QueuedConnection)
    crashes.unloaded.connect(window.notices.add)
    if not spoken:
        window.notices.add(Notice(partial(language.not_spoken, preferences.language), LANGUAGE))
    for note in preferences.notes:
        window.notices.add(notice_of(note))
    window.start(file, PATIENCE)
    window.show()
    return window
