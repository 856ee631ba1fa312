"""A whole round in the real window: by drag and drop, against the opponents' process."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rummy_qt.engine import RULEBOOKS
from rummy_qt.records.header import SeatInfo
from rummy_qt.records.reading import read_record
from rummy_qt.records.settings import Settings
from rummy_qt.ui.application import Application
from rummy_qt.ui.match_choice import MatchChoice
from rummy_qt.ui.preferences import Preferences
from rummy_qt.ui.start import build_window
from rummy_qt.ui.windows.main_window import MainWindow
from rummy_qt.ui.windows.score_sheet import ScoreSheet
from tests.ui.mouse_player import MousePlayer


@pytest.fixture
def preferences() -> Preferences:
    preferences = Preferences(Settings())
    preferences.animation_speed = 0.0
    preferences.pace_ms = 0
    return preferences


@pytest.fixture
def window(qtbot: QtBot, qapp: Application, preferences: Preferences) -> Iterator[MainWindow]:
    window = build_window(qapp, preferences)
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    yield window
    window.close()


def seated(rulebook: str, opponents: int, seed: str) -> MatchChoice:
    seats = [SeatInfo("Anna", "human")]
    seats += [SeatInfo(f"Opponent {n}", "plain") for n in range(opponents)]
    return MatchChoice(rulebook, RULEBOOKS[rulebook], tuple(seats), seed=seed)


LARGE = 1.18


@pytest.mark.parametrize(
    ("rulebook", "opponents", "scale"),
    [
        ("500-rum-de", 1, 1.0),
        ("500-rum-de", 3, LARGE),
        ("femhundra", 2, LARGE),
        ("rummy-500", 3, 1.0),
        ("500-rum-nl", 2, LARGE),
        ("rommy-dk", 2, 1.0),
        ("500-rum-pl", 4, 1.0),
    ],
)
def test_a_round_by_drag_and_drop_to_the_score_sheet(
    qtbot: QtBot,
    window: MainWindow,
    preferences: Preferences,
    rulebook: str,
    opponents: int,
    scale: float,
) -> None:
    preferences.card_scale = scale
    window.commands.begin(seated(rulebook, opponents, seed="2026"))
    bridge, table = window.session.bridge, window.pages.table
    assert bridge is not None
    assert table is not None
    rnd = bridge.game.match.round
    assert bridge.game.header.fingerprint[:16] not in table.state.turns.index(0).data()
    player = MousePlayer(table)
    played = []
    calls = table.bar.let_pass
    while not rnd.over:
        qtbot.waitUntil(lambda: rnd.over or rnd.seat == 0 or calls.isVisible())
        if calls.isVisible():
            QTest.mouseClick(calls, Qt.MouseButton.LeftButton)
        elif not rnd.over:
            position, move = rnd.position, player.play()
            played.append(move.kind)
            assert rnd.position != position, f"{move} was not played"
    assert {"draw", "discard"} <= set(played)
    assert {"meld", "lay"} & set(played)
    assert window.findChild(ScoreSheet) is None, "the sheet waits until it is wanted"
    QTest.mouseClick(table.bar.scores, Qt.MouseButton.LeftButton)
    sheet = window.findChild(ScoreSheet)
    assert isinstance(sheet, ScoreSheet)
    assert sheet.isVisible()
    cells = sheet.rounds.cells
    shown = [cells.index(0, column).data() for column in range(1, cells.columnCount())]
    totals = bridge.game.match.totals
    assert shown == [str(points or "–").replace("-", "−") for points in totals]
    path = bridge.game.record.path
    assert path is not None
    saved = read_record(path)
    assert saved.fault is None
    assert saved.replayed.match.totals == bridge.game.match.totals
