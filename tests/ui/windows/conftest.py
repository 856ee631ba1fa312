"""A main window with opponents that answer at once, and helpers to operate it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QRect
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QLabel, QTableView, QWidget
from pytestqt.qtbot import QtBot

from rummy_qt.engine import RULEBOOKS
from rummy_qt.opponents.judge import Judge
from rummy_qt.play.game import Game, situation_of
from rummy_qt.records.header import Header, SeatInfo
from rummy_qt.records.record import MatchRecord, new_path
from rummy_qt.records.settings import Settings
from rummy_qt.ui.application import Application
from rummy_qt.ui.bridge import GameBridge
from rummy_qt.ui.preferences import Preferences
from rummy_qt.ui.session import Session
from rummy_qt.ui.start import build_window
from rummy_qt.ui.windows.main_window import MainWindow
from rummy_qt.ui.windows.welcome import WelcomePage
from tests.ui.mouse import LEFT
from tests.ui.windows.prompt import PromptOpponents

W = TypeVar("W", bound=QObject)


def brisk_preferences() -> Preferences:
    """No animation and no pauses between moves."""
    preferences = Preferences(Settings())
    preferences.animation_speed = 0.0
    preferences.pace_ms = 0
    preferences.theme = "dark"
    return preferences


@pytest.fixture
def preferences() -> Preferences:
    return brisk_preferences()


@pytest.fixture
def make_window(qtbot: QtBot, qapp: Application) -> Iterator[Callable[..., MainWindow]]:
    windows: list[MainWindow] = []

    def make(
        preferences: Preferences, opponents: Callable[[], PromptOpponents] = PromptOpponents
    ) -> MainWindow:
        session = Session(preferences, make_opponents=opponents)
        window = build_window(qapp, preferences, session)
        session.setParent(window)
        windows.append(window)
        qtbot.addWidget(window)
        window.start(None)
        window.show()
        qtbot.waitExposed(window)
        return window

    yield make
    for window in windows:
        window.close()
    # Closed windows need not be restyled.
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    qapp.setStyleSheet("")


@pytest.fixture
def window(make_window: Callable[..., MainWindow], preferences: Preferences) -> MainWindow:
    return make_window(preferences)


def click(widget: QWidget) -> None:
    """Click the middle of a widget that is visible and enabled."""
    assert widget.isVisible()
    assert widget.isEnabled()
    QTest.mouseClick(widget, LEFT)


def named(parent: QWidget, kind: type[W], name: str) -> W:
    """The one widget or action with this object name inside a widget."""
    found = parent.findChild(kind, name)
    assert isinstance(found, kind), name
    return found


def label_texts(page: QWidget) -> list[str]:
    """All text that a page shows, including groups of labels."""
    return [label.text().replace("\u00a0", " ") for label in page.findChildren(QLabel)]


def dialog_of(window: MainWindow, name: str) -> QDialog:
    """The dialog with this name that the window shows."""
    dialog = window.dialogs.shown(name)
    assert dialog is not None, name
    assert dialog.isVisible()
    return dialog


def bridge_of(window: MainWindow) -> GameBridge:
    """The bridge to the match on the table."""
    assert window.session.bridge is not None
    return window.session.bridge


def decide(game: Game) -> None:
    """The seat to move plays the move that a good player would choose."""
    seat = game.match.round.seat
    game.submit(Judge().choose(game.view(seat), situation_of(game, seat)), seat)


def seats_of(welcome: WelcomePage) -> list[QRect]:
    """The rectangle of each opponent's picture on the cover."""
    corner = welcome.company.mapTo(welcome, QPoint())
    return [place.toAlignedRect().translated(corner) for place in welcome.company.places()]


def saved_match(name: str = "Anna") -> Path:
    """A match after two rounds, with an undone move and a hint in the first; it is our turn."""
    stem, lines = two_rounds(name)
    path = new_path(stem)
    path.write_bytes(lines)
    return path


@cache
def two_rounds(name: str) -> tuple[str, bytes]:
    """The file of such a match, which is played only once and saved in the homes of many tests."""
    seats = [SeatInfo(name, "human"), SeatInfo("Bo", "club"), SeatInfo("Cleo", "club")]
    header = Header.new("500-rum-de", RULEBOOKS["500-rum-de"], seats, seed="57")
    path = new_path(header.id)
    game = Game.start(header, MatchRecord.create(header, path))
    for _ in range(12):
        decide(game)
    game.undo()
    game.record.append(game.life.hint(0))
    for _ in range(2):
        while not game.match.round.over:
            decide(game)
        game.next_round()
    while game.match.round.seat != game.person:
        decide(game)
    game.record.close()
    lines = path.read_bytes()
    path.unlink()
    return header.id, lines


def rows_seen(table: QTableView) -> int:
    """How many rows are completely visible."""
    room = QRect(0, 0, 1, table.viewport().height())
    tops = [table.rowViewportPosition(row) for row in range(table.model().rowCount())]
    return sum(room.contains(QRect(0, top, 1, table.rowHeight(0))) for top in tops)
