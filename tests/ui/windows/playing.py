"""A person at the window: begins a match and plays it by the rules."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Final

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit, QListWidget, QPushButton, QSpinBox
from pytestqt.qtbot import QtBot

from rummy_qt.engine import Match
from rummy_qt.opponents.judge import Judge
from rummy_qt.opponents.player import Situation
from rummy_qt.records import header
from rummy_qt.ui.windows.main_window import MainWindow
from tests.ui.keyboard import write
from tests.ui.windows.conftest import bridge_of, click, dialog_of, named

SOON_OVER: Final = "8fa589b1ee4f1919525a114c1e87dfea"
"""The lot of a deal for three that good players play to its end in fourteen moves."""


def begin(window: MainWindow, rulebook: str = "500 Rum · German rules", opponents: int = 2) -> None:
    """Choose and start a match as a person does; its first round is soon over."""
    window.commands.actions["new_match"].trigger()
    dialog = dialog_of(window, "new_match_dialog")
    rulebooks = named(dialog, QListWidget, "rulebooks")
    rulebooks.setCurrentItem(rulebooks.findItems(rulebook, Qt.MatchFlag.MatchExactly)[0])
    named(dialog, QSpinBox, "opponents").setValue(opponents)
    name = named(dialog, QLineEdit, "name_0")
    name.clear()
    write("Anna", to=name)
    lots = iter([bytes.fromhex(SOON_OVER)])
    chance = vars(header)["os"].urandom
    with pytest.MonkeyPatch.context() as patch:
        drawn = SimpleNamespace(urandom=lambda size: next(lots, None) or chance(size))
        patch.setattr("rummy_qt.records.header.os", drawn)
        click(named(dialog, QPushButton, "play"))


def match_of(window: MainWindow) -> Match:
    return bridge_of(window).game.match


def my_turn(window: MainWindow) -> bool:
    rnd = match_of(window).round
    return rnd.seat == 0 or rnd.over


def play_move(window: MainWindow) -> None:
    """Play a move of the person."""
    bridge = bridge_of(window)
    bridge.submit(Judge().choose(bridge.game.view(), Situation((0, 0), 1, 0)))


def play_round(window: MainWindow, qtbot: QtBot) -> None:
    """Play the person's moves until the round is over."""
    while not match_of(window).round.over:
        qtbot.waitUntil(lambda: my_turn(window))  # they think on a busy machine
        if not match_of(window).round.over:
            play_move(window)


def play_match(window: MainWindow, qtbot: QtBot) -> None:
    """Play the person's moves until the match is over."""
    while not match_of(window).over:
        play_round(window, qtbot)
        window.commands.actions["next_round"].trigger()
