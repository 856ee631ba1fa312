"""An opponent that cannot answer: the person is told during play, in the statistics and later."""

from collections.abc import Callable, Iterator

import pytest
from pytestqt.qtbot import QtBot

from rummy_qt.opponents.process import OpponentProcess
from rummy_qt.records.life import Help
from rummy_qt.records.reading import read_record
from rummy_qt.ui.models.table_state import TableState
from rummy_qt.ui.preferences import Preferences
from rummy_qt.ui.windows.main_window import MainWindow
from tests.ui.windows.conftest import bridge_of
from tests.ui.windows.playing import begin, play_round

NO_PROGRAM = "./there-is-no-such-program"


@pytest.fixture
def process() -> Iterator[OpponentProcess]:
    process = OpponentProcess([NO_PROGRAM])
    yield process
    process.close()


def test_a_round_can_be_played_if_opponents_never_answer(
    make_window: Callable[..., MainWindow],
    preferences: Preferences,
    process: OpponentProcess,
    qtbot: QtBot,
) -> None:
    window = make_window(preferences, lambda: process)
    begin(window, opponents=2)
    bridge = bridge_of(window)
    play_round(window, qtbot)
    state = TableState(bridge)
    told = [row.seat for row in state.turns.values if "a stand-in played:" in str(row.parts)]
    assert set(told) == {1, 2}
    assert bridge.game.life.current.assisted
    path = bridge.game.record.path
    assert path is not None
    window.session.leave()
    kept = read_record(path).replayed.rounds[0]
    assert kept.help == {Help.STANDIN}
    assert len(kept.marks) == len(told)
