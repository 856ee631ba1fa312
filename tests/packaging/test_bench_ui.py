"""The bench of the table measures what it says: a full table, real frames."""

import bench_ui
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from rummy_qt.ui.application import register_resources

register_resources()


def spin() -> None:
    for _ in range(bench_ui.PASSES):
        QApplication.processEvents()


def test_every_frame_of_a_crowded_table_is_painted(qtbot: QtBot) -> None:
    bridge, _ = bench_ui.crowded_game()
    view = bench_ui.watched_view(bridge)
    qtbot.addWidget(view)
    view.resize(1280, 760)
    with qtbot.waitExposed(view):
        view.show()
    spin()
    assert len(view.scene_.cards.sprites) == 108
    assert sum(s.place.home == "hand" for s in view.scene_.cards.sprites.values()) == 30
    dragged = list(bench_ui.drag_frames(view, spin))
    assert len(dragged) > 0.95 * bench_ui.DRAG_FRAMES
    flown = list(bench_ui.motion_frames(view, spin))
    assert len(flown) > 20 * bench_ui.MOTION_RUNS
    assert view.paints >= len(dragged) + len(flown)


def test_a_percentile_is_one_of_the_frames() -> None:
    assert bench_ui.at([1.0, 2.0, 3.0, 4.0], 0.5) == 3.0
    assert bench_ui.at([1.0], 0.99) == 1.0
