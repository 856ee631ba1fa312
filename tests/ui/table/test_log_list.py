"""The list of what happened, beside the table."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics, QImage, QPainter
from PySide6.QtWidgets import QStyleOptionViewItem
from pytestqt.qtbot import QtBot

from rummy_qt.ui.table.log_list import LogList

from .conftest import Lay, Table


@pytest.fixture
def table(lay: Lay) -> Table:
    return lay(["7c 8c 9c 7d 2d Kc", ""], upcard="9s", stock="Jh")


def cut_rows(log: LogList) -> list[str]:
    """The lines that have not the height they need."""
    indices = [log.model().index(row, 0) for row in range(log.model().rowCount())]
    wanted = log.itemDelegate().sizeHint
    option = QStyleOptionViewItem()
    return [
        str(index.data())
        for index in indices
        if log.visualRect(index).height() != wanted(option, index).height()
    ]


def test_a_line_told_anew_gets_the_height_it_needs(
    table: Table, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    log, state = table.view.log, table.view.state
    for move in ("draw", "meld 7c 8c 9c", "discard Kc"):
        table.game.play(move)
    qtbot.waitUntil(lambda: not cut_rows(log))
    for name in ("Bartholomew the Elder of the Long House by the Fjord", "Bo"):
        monkeypatch.setattr(state.teller, "_names", ["You", name])
        state.retell()
        assert name in state.log.values[0].text
        qtbot.waitUntil(lambda: not cut_rows(log))


def test_lines_keep_their_height_in_every_window(table: Table, qtbot: QtBot) -> None:
    for move in ("draw", "meld 7c 8c 9c", "discard Kc"):
        table.game.play(move)
    for width, height in ((960, 540), (1920, 1080), (1024, 570)):
        table.view.resize(width, height)
        qtbot.waitUntil(lambda: not cut_rows(table.view.log))


def test_the_upper_edge_cuts_no_line_in_two(table: Table) -> None:
    log = table.view.log
    line = QFontMetrics(log.font()).lineSpacing()
    option = QStyleOptionViewItem()
    option.rect.setRect(0, -line // 2, 120, 6 + 4 * line)
    image = QImage(120, 4 * line, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    log.itemDelegate().paint(painter, option, log.model().index(0, 0))
    painter.end()
    inked = [y for y in range(image.height()) if any(image.pixel(x, y) for x in range(120))]
    assert min(inked) >= line // 2
    assert max(inked) > 2 * line
