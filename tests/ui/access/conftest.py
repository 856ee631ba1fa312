"""Tables that are played with the keyboard only."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from rummy_qt.engine import Card
from rummy_qt.ui.models.table_state import HeldCard
from rummy_qt.ui.table.areas import Area
from rummy_qt.ui.table.table_view import TableView
from tests.ui.keyboard import Key, focus, press
from tests.ui.table.conftest import Wishes
from tests.ui.tables import TableGame


class NoMouse(QObject):
    """Records every mouse event that reaches a widget of the program."""

    KINDS = frozenset(
        {
            QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease,
            QEvent.Type.MouseButtonDblClick, QEvent.Type.MouseMove, QEvent.Type.Wheel,
        }
    )  # fmt: skip

    def __init__(self) -> None:
        super().__init__()
        self.seen: list[str] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in self.KINDS:
            self.seen.append(f"{event.type()} {watched}")
        return False


class Keyboard:
    """A table on a game, operated with the keyboard."""

    def __init__(self, game: TableGame, view: TableView, wishes: Wishes) -> None:
        self.game, self.view, self.wishes = game, view, wishes

    @property
    def here(self) -> str:
        """The name of the area with the focus."""
        return focus().accessibleName()

    @property
    def current(self) -> str:
        """The card with the focus."""
        area = focus()
        assert isinstance(area, Area)
        value = area.current
        return str(value.card if isinstance(value, HeldCard) else value)

    def go_to(self, area: QWidget) -> None:
        """Move the focus there with Tab."""
        for _ in range(12):
            if focus() is area:
                return
            press(Key.Key_Tab)
        raise AssertionError(f"Tab does not lead to {area.accessibleName()}")

    def find(self, text: str, area: Area | None = None) -> None:
        """Move with the arrow keys to a card of an area, by default the hand."""
        area = area or self.view.areas.hand
        self.go_to(area)
        press(Key.Key_Home)
        for _ in range(len(area.rows)):
            if Card.parse(self.current) == Card.parse(text):
                return
            press(Key.Key_Right)
        raise AssertionError(f"no {text} among {area.rows}")

    def choose(self, text: str) -> None:
        """Select these cards of the hand with Space."""
        for card in text.split():
            self.find(card)
            press(Key.Key_Space)

    @property
    def selection(self) -> str:
        return " ".join(map(str, self.view.state.hand.selection))


Seat = Callable[..., Keyboard]


@pytest.fixture
def sit(qtbot: QtBot, qapp: QApplication) -> Iterator[Seat]:
    """Sets up a table for a player without a mouse: ``sit(["7c 8c 9c", ""], upcard="2c")``."""
    kept: list[object] = []
    mouse = NoMouse()
    qapp.installEventFilter(mouse)

    def make(hands: list[str], size: tuple[int, int] = (1280, 760), **deal: Any) -> Keyboard:
        game, wishes = TableGame(hands, **deal), Wishes()
        view = TableView(game, wishes)
        qtbot.addWidget(view)
        view.resize(*size)
        with qtbot.waitExposed(view):
            view.show()
        view.activateWindow()
        qtbot.waitUntil(view.isActiveWindow)
        view.setFocus()
        kept.extend((game, wishes))
        return Keyboard(game, view, wishes)

    yield make
    qapp.removeEventFilter(mouse)
    assert not mouse.seen


@pytest.fixture
def called(sit: Seat) -> Keyboard:
    """Bo has just discarded a card that fits a meld on the table; Cleo is next to move."""
    table = sit(
        ["4c 4d 4h 9s Jd", "4s Qh", "Kc"], upcard="2c", stock="6h 7h 8h 9h Th", rulebook="rommy-dk"
    )
    for move in ("draw", "discard 9s", "draw", "discard 7h", "draw", "discard 8h",
                 "draw", "meld 4c 4d 4h", "discard Jd", "draw", "discard 4s"):  # fmt: skip
        table.game.play(move)
    return table


@pytest.fixture
def asked(sit: Seat) -> Keyboard:
    """A table with an open question, a refusal, melds and a list of moves."""
    table = sit(["6c 7c 8c *1 2d", ""], upcard="Ks", stock="Ac", rulebook="500-rum-pl")
    for move in ("draw", "meld 6c 7c 8c"):
        table.game.play(move)
    table.choose("*1")
    table.go_to(table.view.areas.melds)
    press(Key.Key_Return)
    return table
