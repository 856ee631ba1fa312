"""The real program, played with the mouse as fast as possible until it is killed.

Each time the table has been painted, it prints how many lines the record had then, and a digest
of the table: ``LINES DIGEST``. Run as ``python -m tests.ui.plays_itself``.
"""

from __future__ import annotations

import sys

from PySide6.QtCore import QTimer

from rummy_qt.engine import RULEBOOKS
from rummy_qt.records.header import SeatInfo
from rummy_qt.records.library import Library
from rummy_qt.records.settings import Settings
from rummy_qt.ui.application import make_application
from rummy_qt.ui.match_choice import MatchChoice
from rummy_qt.ui.start import open_window
from rummy_qt.ui.windows.main_window import MainWindow
from rummy_qt.ui.windows.score_sheet import ScoreSheet
from tests.ui.mouse_player import MousePlayer
from tests.ui.table_digest import digest_of_scene


class Game:
    """Plays continuously, and prints what is visible."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self._told = ""
        if Library().latest() is None:  # otherwise that match opens, however long it takes to read
            seats = (SeatInfo("Anna", "human"), SeatInfo("Bo", "club"))
            rules = RULEBOOKS["500-rum-de"]
            window.commands.begin(MatchChoice("500-rum-de", rules, seats, seed="7"))
        self._timer = QTimer(window, interval=0)
        self._timer.timeout.connect(self._step)
        self._timer.start()
        window.session.opened.connect(lambda _: self._timer.start())

    def _step(self) -> None:
        window, bridge, table = self._window, self._window.session.bridge, self._window.pages.table
        if bridge is None or table is None:
            return
        table.viewport().repaint()
        self._tell(f"{len(bridge.game.record.lines)} {digest_of_scene(table.scene_)}")
        rnd = bridge.game.match.round
        if bridge.game.match.over:
            self._close_sheet()
            self._timer.stop()  # until the next match is on the table
            window.session.again(same_deals=False)
        elif rnd.over:
            self._close_sheet()
            bridge.game.next_round()
        elif rnd.seat == 0:
            MousePlayer(table).play()

    def _close_sheet(self) -> None:
        sheet = self._window.findChild(ScoreSheet)
        if sheet is not None:
            sheet.reject()

    def _tell(self, line: str) -> None:
        if line != self._told:
            self._told = line
            sys.stdout.write(line + "\n")
            sys.stdout.flush()


def main() -> int:
    app = make_application()
    Settings().save({"animation_speed": 0.0, "pace_ms": 0})
    window = open_window(None)
    game = Game(window)
    status = app.exec()
    del game
    return status


if __name__ == "__main__":
    sys.exit(main())
